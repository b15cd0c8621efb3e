// SPDX-License-Identifier: GPL-3.0-or-later
// What all pruning rules share: walking a graph in execution order and dropping nodes while edges survive.
#pragma once

#include "core/graph/graph.h"

#include <functional>
#include <set>
#include <span>
#include <string>

namespace scalescope::prune {

/// Decides whether a node is dropped. `inputs` are its producers that survived, one for each use: a producer
/// that was dropped is replaced by what its users were connected to.
using DropRule = std::function<bool(const graph::Node& node, std::span<const graph::Node* const> inputs)>;

/// The graph without the nodes that the rule drops. The users of a dropped node are connected to its float
/// inputs, each once and in execution order (to all of its inputs where none is floating); their arguments
/// say the same. Takes the graph by value, so that several rules in a row copy its nodes once.
graph::Graph dropNodes(graph::Graph graph, const DropRule& rule);

// One function for each rule, for use in a row; prune.h has them for a graph that stays.
graph::Graph dropNonFloatTensors(graph::Graph graph);
graph::Graph dropSameScaleTensors(graph::Graph graph, double tolerance);
graph::Graph dropSelectedTargets(graph::Graph graph, const std::set<std::string>& targets);
graph::Graph dropSelectedNodes(graph::Graph graph, const std::set<graph::NodeId>& nodes);

} // namespace scalescope::prune
