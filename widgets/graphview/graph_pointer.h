// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/graphview/graph_camera.h"

namespace scalescope::widgets {

/// What the mouse does to a graph: drags it and the frame on its map, turns the wheel, and says what is
/// clicked. Points are the view's.
class GraphPointer : public QObject
{
    Q_OBJECT

public:
    GraphPointer(const GraphPicture& picture, GraphPanels& panels, GraphCamera& camera);

    void press(const QPointF& point);
    void move(const QPointF& point);
    /// A click, where nothing was dragged and `selects`.
    void release(const QPointF& point, bool selects);
    void doubleClick(const QPointF& point);
    void leave();
    /// Zooms at the point; sideways it moves.
    void turnWheel(const QPointF& point, const QPoint& turned, bool sideways);
    [[nodiscard]] bool isDragging() const { return m_isDragging; }
    /// The card that is seen at a point, -1 where there is none.
    [[nodiscard]] int cardAt(const QPointF& point) const;
    /// The edge under a point that is beside all cards, -1 where there is none, and where all are too small.
    [[nodiscard]] int edgeAt(const QPointF& point) const;
    /// The edge under the mouse, -1 where there is none.
    [[nodiscard]] int hoveredEdge() const { return m_hovered; }
    /// Another picture: what was under the mouse is gone.
    void forget() { m_hovered = -1; }

Q_SIGNALS:
    /// A card, or -1 for what is beside all cards.
    void clicked(int card);
    void edgeClicked(int edge);
    /// The mouse is on another edge, or on none.
    void edgeHovered();
    /// What has this key is to be opened, or to be folded.
    void moduleToggled(const std::string& key, bool open);
    /// Something is dragged no more.
    void dragEnded();

private:
    void hover(int edge);
    [[nodiscard]] bool isOnPanel(const QPointF& point) const;
    [[nodiscard]] bool isOnMinimap(const QPointF& point) const;

    const GraphPicture& m_picture;
    GraphPanels& m_panels;
    GraphCamera& m_camera;
    std::optional<QPointF> m_pressed; ///< where the mouse went down
    QPointF m_origin;                 ///< the layout's then
    bool m_isDragging = false;
    bool m_pressedMinimap = false;
    int m_hovered = -1; ///< edge
};

} // namespace scalescope::widgets
