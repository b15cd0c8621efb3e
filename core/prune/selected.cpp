// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/prune/drop.h"
#include "core/prune/prune.h"

namespace scalescope::prune {

graph::Graph pruneSelectedTargets(const graph::Graph& graph, const std::set<std::string>& targets)
{
    return dropNodes(graph, [&targets](const graph::Node& node, auto) {
        return node.kind == graph::NodeKind::Op && targets.contains(node.target);
    });
}

graph::Graph pruneSelectedNodes(const graph::Graph& graph, const std::set<graph::NodeId>& nodes)
{
    return dropNodes(graph, [&nodes](const graph::Node& node, auto) { return nodes.contains(node.id); });
}

} // namespace scalescope::prune
