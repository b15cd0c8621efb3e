// SPDX-License-Identifier: GPL-3.0-or-later
// What holds for the rows of a run's tables, read or written: all of it throws Damaged where it does not.
#pragma once

#include "core/graph/node_table.h"
#include "core/message/say_runfile.h"
#include "core/runfile/bounds.h"
#include "core/runfile/reading.h"

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <utility>

namespace scalescope::runfile {

template <typename T>
T orDamaged(std::optional<T> value, const char* table)
{
    if (!value)
        throw Damaged(say::valueNotAllowed(table));
    return std::move(*value);
}

template <typename T>
T orDamaged(std::optional<T> value, const char* table, const char* column)
{
    if (!value)
        throw Damaged(say::columnNotAllowed(table, column));
    return std::move(*value);
}

/// Rows of a table in the order of a key that no two of them have.
class Ascending
{
public:
    explicit Ascending(const char* table) : m_table(table) {}

    void check(std::int64_t key, std::int64_t within = 0)
    {
        // SQLite takes the order of a primary key from the pages as they are.
        if (!m_isFirst && (key < m_last || (key == m_last && within <= m_lastWithin)))
            throw Damaged(say::rowTwice(m_table));
        m_isFirst = false;
        m_last = key;
        m_lastWithin = within;
    }

private:
    const char* m_table;
    bool m_isFirst = true;
    std::int64_t m_last = 0;
    std::int64_t m_lastWithin = 0;
};

/// The nodes of a graph, for tables that refer to them.
class Nodes
{
public:
    explicit Nodes(graph::Graph& graph) : m_graph(graph), m_places(graph) {}

    [[nodiscard]] std::size_t size() const { return m_places.size(); }
    [[nodiscard]] std::size_t placeOf(graph::NodeId id, const char* table) const
    {
        const std::size_t place = m_places.of(id);
        if (place == graph::NodePlaces::none)
            throw Damaged(say::nodeMissing(table));
        return place;
    }
    void check(graph::NodeId id, const char* table) const { static_cast<void>(placeOf(id, table)); }
    [[nodiscard]] graph::Node& at(std::size_t place) const { return m_graph.nodes[place]; }

private:
    graph::Graph& m_graph;
    graph::NodePlaces m_places;
};

/// Elements of a table's tensors, all together: what sums up parts of them never leaves its type.
class Elements
{
public:
    explicit Elements(const char* table) : m_table(table) {}

    void add(std::int64_t count)
    {
        if (count > m_left)
            throw Damaged(say::tooManyElements(m_table, mostElements));
        m_left -= count;
    }
    /// Of a tensor: these are among its elements, each in one of the counts only.
    void checkParts(std::int64_t elements, std::initializer_list<std::int64_t> counts) const
    {
        for (const std::int64_t count : counts) {
            if (count > elements)
                refuse();
            elements -= count;
        }
    }

private:
    [[noreturn]] void refuse() const { throw Damaged(say::countsTooLarge(m_table)); }

    const char* m_table;
    std::int64_t m_left = mostElements;
};

inline void checkCounts(const graph::Metric& metric)
{
    const graph::Statistics& counts = metric.statistics;
    const Elements elements("metric");
    elements.checkParts(
        counts.numel, {counts.zeros, counts.nans, counts.posInfs, counts.negInfs, metric.histogram.total()});
    elements.checkParts(counts.numel, {metric.blockMaxima.total()});
}

inline graph::Direction directionFrom(std::string_view text)
{
    for (const auto direction : {graph::Direction::Forward, graph::Direction::Backward})
        if (text == toString(direction))
            return direction;
    throw Damaged(say::directionNotAllowed());
}

} // namespace scalescope::runfile
