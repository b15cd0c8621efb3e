// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/data_flow.h"

#include <unordered_map>

namespace scalescope::graph {

DataFlow::DataFlow(const Graph& graph)
{
    std::unordered_map<NodeId, std::size_t> positions;
    positions.reserve(graph.nodes.size());
    for (std::size_t i = 0; i < graph.nodes.size(); ++i)
        positions.emplace(graph.nodes[i].id, i);
    std::vector<Ends> edges;
    edges.reserve(graph.edges.size());
    for (const Edge& edge : graph.edges) {
        const auto source = positions.find(edge.source);
        const auto target = positions.find(edge.target);
        if (source != positions.end() && target != positions.end())
            edges.emplace_back(source->second, target->second);
    }
    m_inputs = neighbours(graph.nodes.size(), edges, true);
    m_users = neighbours(graph.nodes.size(), edges, false);
}

/// Sorts by counting; edges of one node keep their order.
DataFlow::Neighbours DataFlow::neighbours(std::size_t nodes, const std::vector<Ends>& edges, bool ofTargets)
{
    Neighbours result;
    result.begins.assign(nodes + 1, 0);
    for (const auto& [source, target] : edges)
        ++result.begins[(ofTargets ? target : source) + 1];
    for (std::size_t i = 0; i < nodes; ++i)
        result.begins[i + 1] += result.begins[i];
    result.all.resize(edges.size());
    std::vector<std::size_t> next(result.begins.begin(), result.begins.end() - 1);
    for (const auto& [source, target] : edges)
        result.all[next[ofTargets ? target : source]++] = ofTargets ? source : target;
    return result;
}

} // namespace scalescope::graph
