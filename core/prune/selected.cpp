// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/prune/drop.h"
#include "core/prune/prune.h"

namespace scalescope::prune {

graph::Graph dropSelectedTargets(graph::Graph graph, const std::set<std::string>& targets)
{
    return dropNodes(std::move(graph),
                     [&targets](const graph::Node& node, auto) { return targets.contains(node.target); });
}

graph::Graph dropSelectedNodes(graph::Graph graph, const std::set<graph::NodeId>& nodes)
{
    return dropNodes(std::move(graph),
                     [&nodes](const graph::Node& node, auto) { return nodes.contains(node.id); });
}

graph::Graph pruneSelectedTargets(const graph::Graph& graph, const std::set<std::string>& targets)
{
    return dropSelectedTargets(graph, targets);
}

graph::Graph pruneSelectedNodes(const graph::Graph& graph, const std::set<graph::NodeId>& nodes)
{
    return dropSelectedNodes(graph, nodes);
}

} // namespace scalescope::prune
