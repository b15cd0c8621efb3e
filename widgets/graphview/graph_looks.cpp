// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graphview/graph_looks.h"

#include <QPainter>
#include <utility>

namespace scalescope::widgets {

GraphLooks::GraphLooks(const GraphPicture& picture) : m_picture(picture)
{
    setTheme(Theme::light());
}

void GraphLooks::setHighlighted(const std::set<graph::NodeId>& nodes)
{
    m_highlighted = nodes;
    updateMarks();
}

void GraphLooks::setTagged(const std::set<graph::NodeId>& nodes, const QString& word)
{
    m_tagged = nodes;
    m_tagWord = word;
    updateMarks();
}

void GraphLooks::takeBars(const Document& document)
{
    if (std::exchange(m_barsAreOld, false))
        m_painter.bars = ScaleBar::of(document, theme());
}

void GraphLooks::updateMarks()
{
    m_painter.marked.clear();
    for (const graph::NodeId node : m_highlighted) {
        if (const int card = m_picture.view.cardOf(node); card >= 0)
            m_painter.marked.insert(card);
    }
    m_painter.tags = tagsOf(m_picture.view, m_tagged, m_tagWord);
}

void GraphLooks::paint(QPainter& painter, const Viewport& viewport, const QRectF& exposed, int selected,
                       int hovered)
{
    painter.save();
    painter.translate(viewport.origin);
    painter.scale(viewport.zoom, viewport.zoom);
    m_painter.zoom = viewport.zoom;
    m_painter.selected = selected;
    m_painter.hovered = hovered;
    m_painter.paint(painter, m_picture, viewport.toLayout(exposed));
    painter.restore();
}

} // namespace scalescope::widgets
