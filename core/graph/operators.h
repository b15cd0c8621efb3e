// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/node_table.h"

#include <span>
#include <vector>

namespace scalescope::graph {

/// The operators of a graph in order, with what each reads, by their places among each other. Holds on to the
/// graph.
class Operators
{
public:
    explicit Operators(const Graph& graph);

    [[nodiscard]] const std::vector<const Node*>& all() const { return m_all; }
    /// The place of a node, -1 for what is no operator.
    [[nodiscard]] int placeOf(NodeId id) const { return m_places.of(id); }
    /// Places of what an operator reads, in the order of the edges; -1 for what is no operator.
    [[nodiscard]] std::span<const int> sourcesOf(std::size_t place) const
    {
        return std::span(m_sources).subspan(m_begins[place], m_begins[place + 1] - m_begins[place]);
    }

private:
    std::vector<const Node*> m_all;
    NodeTable<int> m_places;
    std::vector<int> m_sources;        ///< of all operators, one after the other
    std::vector<std::size_t> m_begins; ///< of each operator's sources; the last is the end of all
};

} // namespace scalescope::graph
