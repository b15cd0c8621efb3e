// SPDX-License-Identifier: GPL-3.0-or-later
// What all pruning rules share: walking a graph in execution order and dropping nodes while edges survive.
#pragma once

#include "core/graph/graph.h"

#include <functional>
#include <span>

namespace scalescope::prune {

/// Decides whether a node is dropped. `inputs` are its producers that survived, one for each use: a producer
/// that was dropped is replaced by what its users were connected to.
using DropRule = std::function<bool(const graph::Node& node, std::span<const graph::Node* const> inputs)>;

/// A copy of the graph without the nodes that the rule drops. The users of a dropped node are connected to
/// its float inputs, each once (to all of its inputs where none is floating); their arguments say the same.
graph::Graph dropNodes(const graph::Graph& graph, const DropRule& rule);

} // namespace scalescope::prune
