// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/graphview/graph_overlays.h"

namespace scalescope::widgets {

/// The panels over a graph, its legend and its map: in which corners they hide least, and whether they are
/// shown. What they may hide is `picture`, which has to outlive them.
class GraphPanels
{
public:
    explicit GraphPanels(const GraphPicture& picture) : m_picture(picture) {}

    void setTheme(const Theme& theme) { m_theme = theme; }
    void setContent(const Document& document) { m_legend.setContent(document); }
    void setLegendWanted(bool wanted) { m_wantsLegend = wanted; }
    void setMinimapWanted(bool wanted) { m_wantsMinimap = wanted; }
    /// Whether something else lies in the upper left corner.
    void setCovered(bool covered) { m_isCovered = covered; }
    /// Where the mouse is in the view; the legend gives way to it.
    void setMouse(const QPointF& point) { m_mouse = point; }

    /// Puts both where they hide least, the legend first.
    void place(const Viewport& viewport, const QSizeF& view);
    [[nodiscard]] QRectF legendRect(const QSizeF& view) const { return m_legend.rect(view, m_theme); }
    [[nodiscard]] QRectF minimapRect(const QSizeF& view) const { return m_minimap.rect(view); }
    [[nodiscard]] bool wantsLegend() const { return m_wantsLegend; }
    /// Whether a rectangle of the view lies over a card.
    [[nodiscard]] bool hidesCards(const QRectF& panel, const Viewport& viewport) const;
    /// Not under the mouse, nor over a card unless it explains their colours.
    [[nodiscard]] bool showsLegend(const Viewport& viewport, const QSizeF& view) const;
    [[nodiscard]] bool showsMinimap(const Viewport& viewport, const QSizeF& view) const;
    /// The layout's point at a point of the map.
    [[nodiscard]] QPointF onMinimap(const QPointF& point, const Viewport& viewport, const QSizeF& view) const;

    void paint(QPainter& painter, const Viewport& viewport, const QSizeF& view, int selected) const;

private:
    /// How much of the cards it lies over, in the layout's units squared.
    [[nodiscard]] double hiddenBy(const QRectF& panel, const Viewport& viewport) const;

    const GraphPicture& m_picture;
    Theme m_theme = Theme::light();
    GraphLegend m_legend;
    Minimap m_minimap;
    bool m_wantsLegend = true;
    bool m_wantsMinimap = true;
    bool m_isCovered = false;
    QPointF m_mouse{-1, -1};
};

} // namespace scalescope::widgets
