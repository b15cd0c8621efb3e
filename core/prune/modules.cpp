// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/prune/prune.h"

#include <algorithm>
#include <iterator>

namespace scalescope::prune {

graph::Graph keepModules(const graph::Graph& graph, const std::set<std::string>& modules)
{
    graph::Graph result;
    std::set<graph::NodeId> kept;
    for (const graph::Node& node : graph.nodes) {
        if (!modules.contains(node.module))
            continue;
        kept.insert(node.id);
        result.nodes.push_back(node);
    }
    std::ranges::copy_if(graph.edges, std::back_inserter(result.edges), [&kept](const graph::Edge& edge) {
        return kept.contains(edge.source) && kept.contains(edge.target);
    });
    return result;
}

} // namespace scalescope::prune
