// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/layout/graph_layout.h"

#include <vector>

namespace scalescope::widgets {

/// A card or a frame inside the frame that is laid out.
struct LayeredItem
{
    int node = 0; ///< the caller's number
    QSizeF size;
    int rank = 0;
    double x = 0;           ///< of its middle
    double y = 0;           ///< of its top
    std::vector<int> above; ///< earlier items with an edge to this one or from it, by their places
    std::vector<int> below; ///< later ones
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
    void connect(const std::vector<LayoutRequest::Edge>& edges);
    /// What depends on nothing stands right above what needs it first.
    void pullDown();
    void breakIntoRows();
    /// Moves items to their neighbours above, or below, row by row.
    void sweep(bool downwards);
    void stackRows();
    void breakIntoColumns();
    double moveColumn(const std::vector<int>& column, double left);

    std::vector<LayeredItem> m_items;
    std::vector<std::vector<int>> m_rows;
};

} // namespace scalescope::widgets
