// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/run.h"
#include "core/graph/transform_records.h"
#include "core/runfile/reading.h"

#include <vector>

namespace scalescope::runfile {

/// All of a run but the records of its transforms. Throws SQLite::Exception and Damaged, as the next.
graph::Run readTables(Reading& reading);
/// The tensors that transforms rounded; none in files of version 1.
std::vector<graph::QuantizedTensor> readRoundings(Reading& reading);
/// What the transforms of a run did.
graph::TransformRecords readRecords(Reading& reading);

} // namespace scalescope::runfile
