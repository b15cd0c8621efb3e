// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/layout/graph_layout.h"

#include <numeric>
#include <span>
#include <vector>

namespace scalescope::widgets {

/// A card or a frame inside the frame that is laid out.
struct LayeredItem
{
    int node = 0; ///< the caller's number
    QSizeF size;
    int rank = 0;
    double x = 0; ///< of its middle
    double y = 0; ///< of its top
};

/// Of each item those on one side that it has edges with, by their places; all in one array, which takes one
/// allocation however many items there are.
class LayeredNeighbours
{
public:
    LayeredNeighbours() = default;
    /// The other ends of edges, in order, by the end that `endOf` gives.
    template <typename EndOf>
    LayeredNeighbours(std::size_t items, const std::vector<LayoutRequest::Edge>& edges, EndOf endOf)
        : m_begins(items + 1), m_others(edges.size())
    {
        for (const LayoutRequest::Edge& edge : edges)
            ++m_begins[static_cast<std::size_t>(endOf(edge)) + 1];
        std::partial_sum(m_begins.begin(), m_begins.end(), m_begins.begin());
        std::vector<std::size_t> next = m_begins;
        for (const LayoutRequest::Edge& edge : edges) {
            const int end = endOf(edge);
            m_others[next[static_cast<std::size_t>(end)]++] = edge.source == end ? edge.target : edge.source;
        }
    }

    [[nodiscard]] std::span<const int> of(int item) const
    {
        const auto place = static_cast<std::size_t>(item);
        return std::span(m_others).subspan(m_begins[place], m_begins[place + 1] - m_begins[place]);
    }

private:
    std::vector<std::size_t> m_begins; ///< of each item's; the last is the end of all
    std::vector<int> m_others;
};

/// The content of one frame, or of what is around all frames, in rows: each item below the earlier ones that
/// it needs, near the middle of its neighbours. A tower of rows is broken into columns, as a page is.
class LayeredFrame
{
public:
    static constexpr double rowGap = 40;

    /// Lays the items out, which are in the order of execution. `edges` go between items by their places,
    /// ordered by the later of their ends.
    LayeredFrame(std::vector<LayeredItem> items, const std::vector<LayoutRequest::Edge>& edges);

    [[nodiscard]] const std::vector<LayeredItem>& items() const { return m_items; }
    [[nodiscard]] QRectF bounds() const;

private:
    LayeredItem& at(int index) { return m_items[static_cast<std::size_t>(index)]; }
    void rank(const std::vector<LayoutRequest::Edge>& edges);
    /// What depends on nothing stands right above what needs it first.
    void pullDown();
    void breakIntoRows();
    /// Moves items to their neighbours above, or below, row by row.
    void sweep(bool downwards);
    void stackRows();
    void breakIntoColumns();
    double moveColumn(const std::vector<int>& column, double left);

    std::vector<LayeredItem> m_items;
    LayeredNeighbours m_above; ///< earlier items
    LayeredNeighbours m_below; ///< later ones
    std::vector<std::vector<int>> m_rows;
};

} // namespace scalescope::widgets
