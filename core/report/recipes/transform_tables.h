// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/transform_records.h"

#include <string>

namespace scalescope::report {

/// What a run's transforms did to its program: one row for each note, in order. Header:
/// transform,action,target,module,provenance,file,line,message
std::string transformsCsv(const graph::TransformRecords& records);

/// One row for each tensor that was rounded to a format, as the run went: id and name of the node that holds
/// it (of a gradient, the node whose gradient it is), empty where the run did not come to it. The ratio is in
/// dB, inf where nothing changed and empty where all is zero. Header:
/// id,name,direction,role,target,module,format,rounding,numel,saturated,flushed,subnormal,nans,sqnr
std::string quantizationCsv(const graph::TransformRecords& records, const graph::Graph& graph);

} // namespace scalescope::report
