// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/operators.h"

#include <numeric>

namespace scalescope::graph {

Operators::Operators(const Graph& graph) : m_places(NodePlaces(graph), -1)
{
    for (const Node& node : graph.nodes) {
        if (node.kind != NodeKind::Op)
            continue;
        m_places.set(node.id, static_cast<int>(m_all.size()));
        m_all.push_back(&node);
    }
    m_begins.resize(m_all.size() + 1);
    for (const Edge& edge : graph.edges) {
        if (const int reader = placeOf(edge.target); reader >= 0)
            ++m_begins[static_cast<std::size_t>(reader) + 1];
    }
    std::partial_sum(m_begins.begin(), m_begins.end(), m_begins.begin());
    m_sources.resize(m_begins.back());
    std::vector<std::size_t> next = m_begins;
    for (const Edge& edge : graph.edges) {
        if (const int reader = placeOf(edge.target); reader >= 0)
            m_sources[next[static_cast<std::size_t>(reader)]++] = placeOf(edge.source);
    }
}

} // namespace scalescope::graph
