// SPDX-License-Identifier: GPL-3.0-or-later
// What the transforms of a run did, as HTML. Each table is bounded as those of run_tables.h are.
#pragma once

#include "core/graph/transform_records.h"

#include <QString>

namespace scalescope::widgets {

/// A row for each thing that a transform did, or left undone though one might expect it; empty where there is
/// none.
QString transformTable(const graph::TransformRecords& records);

/// A row for each tensor that was rounded to a format, those with the most noise first; empty where there is
/// none.
QString roundingTable(const graph::TransformRecords& records, const graph::Graph& graph);

} // namespace scalescope::widgets
