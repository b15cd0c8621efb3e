// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/graph.h"

#include <optional>
#include <set>

namespace scalescope::prune {

/// 2^-16, the reference library's default tolerance.
inline constexpr double defaultTolerance = 0x1p-16;

/// Which rules to apply, in this order. No rule changes its input graph, and edges survive: the users of a
/// dropped node are connected to its float inputs. Modules that are kept are cut out: what leads through
/// others is left out with them.
struct Options
{
    bool nonFloat = true;
    std::optional<double> sameScale = defaultTolerance; ///< relative tolerance, none to keep all
    std::set<std::string> targets;                      ///< drop everything with one of these targets
    std::set<graph::NodeId> nodes;                      ///< drop these nodes, chosen by hand
    std::optional<std::set<std::string>> modules = {};  ///< keep what these made alone
    bool operator==(const Options&) const = default;
};

graph::Graph pruneNonFloatTensors(const graph::Graph& graph);
graph::Graph pruneSameScaleTensors(const graph::Graph& graph, double tolerance = defaultTolerance);
graph::Graph pruneSelectedTargets(const graph::Graph& graph, const std::set<std::string>& targets);
graph::Graph pruneSelectedNodes(const graph::Graph& graph, const std::set<graph::NodeId>& nodes);
graph::Graph keepModules(const graph::Graph& graph, const std::set<std::string>& modules);

/// All rules of `options` in order.
graph::Graph prune(const graph::Graph& graph, const Options& options);

} // namespace scalescope::prune
