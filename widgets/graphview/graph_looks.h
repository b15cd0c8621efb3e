// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/graphview/graph_painter.h"
#include "widgets/graphview/viewport.h"

#include <set>

namespace scalescope::widgets {

/// How the graph of a view is painted: in which colours, with which bars, gains and marks.
class GraphLooks
{
public:
    explicit GraphLooks(const GraphPicture& picture);

    void setTheme(const Theme& theme) { m_painter.bars.theme = theme; }
    [[nodiscard]] const Theme& theme() const { return m_painter.bars.theme; }
    void setGains(const GainsShown& gains) { m_painter.gains = gains; }
    [[nodiscard]] const GainsShown& gains() const { return m_painter.gains; }
    /// Marks the hits of a search.
    void setHighlighted(const std::set<graph::NodeId>& nodes);
    /// Gives the cards of these nodes a dashed outline and a word.
    void setTagged(const std::set<graph::NodeId>& nodes, const QString& word);

    /// The run, or how one looks at it, has changed: the bars are others.
    void forgetBars() { m_barsAreOld = true; }
    /// Bars as the document has them, where they were forgotten.
    void takeBars(const Document& document);
    /// Another picture has other cards for what is marked.
    void updateMarks();

    /// Paints what meets `exposed`, in the widget's coordinates. `hovered` is an edge; -1 for none.
    void paint(QPainter& painter, const Viewport& viewport, const QRectF& exposed, int selected, int hovered);

private:
    const GraphPicture& m_picture;
    GraphPainter m_painter;
    std::set<graph::NodeId> m_highlighted;
    std::set<graph::NodeId> m_tagged;
    QString m_tagWord;
    bool m_barsAreOld = true; ///< whose axis looks at every node
};

} // namespace scalescope::widgets
