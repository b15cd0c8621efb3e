// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/call_tree.h"

#include <vector>

namespace scalescope::report {

/// Whether a node is one that tables of layers are of: a floating-point operator, parameter or buffer.
bool isInLayers(const graph::Node& node);

/// For each span of the calls whether it is a layer that comes again, as layerTable() has it.
std::vector<bool> repeatedLayers(const graph::Graph& graph, const graph::CallTree& callTree);

} // namespace scalescope::report
