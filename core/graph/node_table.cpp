// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/node_table.h"

#include <algorithm>

namespace scalescope::graph {

NodePlaces::NodePlaces(const Graph& graph)
{
    m_ids.reserve(graph.nodes.size());
    for (const Node& node : graph.nodes)
        m_ids.push_back(node.id);
}

std::size_t NodePlaces::of(NodeId id) const
{
    if (m_ids.empty() || id < m_ids.front() || id > m_ids.back())
        return none;
    // Ids differ, so that it is no further behind the first than its id is: right there where none is
    // missing.
    const auto apart = static_cast<std::uint64_t>(id) - static_cast<std::uint64_t>(m_ids.front());
    const auto furthest = static_cast<std::size_t>(std::min<std::uint64_t>(apart, m_ids.size() - 1));
    if (m_ids[furthest] == id)
        return furthest;
    const auto end = m_ids.begin() + static_cast<std::ptrdiff_t>(furthest);
    const auto found = std::lower_bound(m_ids.begin(), end, id);
    return *found == id ? static_cast<std::size_t>(found - m_ids.begin()) : none;
}

NodeTable<NodeId> firstReaders(const Graph& graph)
{
    NodeTable<NodeId> readers(NodePlaces(graph), -1);
    for (const Edge& edge : graph.edges) {
        const NodeId known = readers.of(edge.source);
        if (known < 0 || edge.target < known)
            readers.set(edge.source, edge.target);
    }
    return readers;
}

} // namespace scalescope::graph
