// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/spread.h"

#include <algorithm>
#include <optional>
#include <unordered_map>

namespace scalescope::report {

std::vector<Source> sourcesOf(const graph::Graph& graph, graph::Direction direction,
                              const std::function<bool(const graph::Node&)>& affected)
{
    const bool forward = direction == graph::Direction::Forward;
    std::unordered_map<graph::NodeId, std::size_t> sourceOf; // of affected nodes: position in the result
    std::unordered_map<graph::NodeId, std::vector<graph::NodeId>> before;
    for (const graph::Edge& edge : graph.edges)
        before[forward ? edge.target : edge.source].push_back(forward ? edge.source : edge.target);
    std::vector<Source> result;
    const auto look = [&](const graph::Node& node) {
        if (!affected(node))
            return;
        std::optional<std::size_t> from;
        for (const graph::NodeId neighbour : before[node.id])
            if (const auto known = sourceOf.find(neighbour); known != sourceOf.end())
                from = std::min(from.value_or(known->second), known->second);
        if (from)
            ++result[*from].reach;
        else
            result.push_back({&node, 0});
        sourceOf[node.id] = from.value_or(result.size() - 1);
    };
    if (forward)
        std::for_each(graph.nodes.begin(), graph.nodes.end(), look);
    else
        std::for_each(graph.nodes.rbegin(), graph.nodes.rend(), look);
    return result;
}

} // namespace scalescope::report
