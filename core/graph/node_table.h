// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/graph.h"

#include <utility>
#include <vector>

namespace scalescope::graph {

/// Where nodes are among those of a graph, by their ids: for who asks for many. Graph::find says the same of
/// one, and has to look at nodes, which a cache holds few of.
class NodePlaces
{
public:
    static constexpr std::size_t none = static_cast<std::size_t>(-1);

    NodePlaces() = default;
    explicit NodePlaces(const Graph& graph);
    /// Of ids that ascend.
    explicit NodePlaces(std::vector<NodeId> ids) : m_ids(std::move(ids)) {}

    [[nodiscard]] std::size_t of(NodeId id) const;
    [[nodiscard]] std::size_t size() const { return m_ids.size(); }

private:
    std::vector<NodeId> m_ids;
};

/// A value of each node.
template <typename Value>
class NodeTable
{
public:
    /// At first all have the one that nodes have which are not there.
    NodeTable(NodePlaces places, Value ofOthers)
        : m_places(std::move(places)), m_values(m_places.size(), ofOthers), m_ofOthers(std::move(ofOthers))
    {
    }

    [[nodiscard]] const Value& of(NodeId id) const
    {
        const std::size_t place = m_places.of(id);
        return place == NodePlaces::none ? m_ofOthers : m_values[place];
    }
    /// Of a node that is there; nothing happens for another.
    void set(NodeId id, Value value)
    {
        if (const std::size_t place = m_places.of(id); place != NodePlaces::none)
            m_values[place] = std::move(value);
    }

private:
    NodePlaces m_places;
    std::vector<Value> m_values; ///< by place
    Value m_ofOthers;
};

/// The first node that reads each, -1 where none does.
NodeTable<NodeId> firstReaders(const Graph& graph);

} // namespace scalescope::graph
