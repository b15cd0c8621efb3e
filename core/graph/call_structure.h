// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/call_tree.h"

namespace scalescope::graph {

/// Fills in CallSpan::structure: of the operators of each span, in order, with the names of their modules
/// relative to the span's, and with the operators that each reads, counted back inside the span.
void addStructures(const Graph& graph, std::vector<CallSpan>& spans, const NodeTable<int>& spanOfNode);

} // namespace scalescope::graph
