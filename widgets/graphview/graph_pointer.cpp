// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graphview/graph_pointer.h"

#include "widgets/graphview/edge_at.h"
#include "widgets/graphview/graph_painter.h"

#include <QApplication>
#include <algorithm>
#include <cmath>
#include <utility>

namespace scalescope::widgets {

namespace {

constexpr QSizeF triangle(26, 28); // before a frame's title, with what is around it
constexpr double wheelNotch = 120;

} // namespace

GraphPointer::GraphPointer(const GraphPicture& picture, GraphPanels& panels, GraphCamera& camera)
    : m_picture(picture), m_panels(panels), m_camera(camera)
{
}

int GraphPointer::cardAt(const QPointF& point) const
{
    return isOnPanel(point) ? -1 : m_picture.cardAt(m_camera.viewport().toLayout(point));
}

int GraphPointer::edgeAt(const QPointF& point) const
{
    constexpr double reach = 5; // of the screen's pixels
    const double zoom = m_camera.viewport().zoom;
    const QPointF inLayout = m_camera.viewport().toLayout(point);
    const bool canBeMet = zoom >= GraphPainter::leastForCurves && !isOnPanel(point);
    return canBeMet && m_picture.cardAt(inLayout) < 0
               ? widgets::edgeAt(m_picture, inLayout, reach / std::min(zoom, 1.0))
               : -1;
}

void GraphPointer::hover(int edge)
{
    if (std::exchange(m_hovered, edge) != edge)
        Q_EMIT edgeHovered();
}

bool GraphPointer::isOnPanel(const QPointF& point) const
{
    return m_panels.cover(point, m_camera.viewport(), m_camera.size());
}

bool GraphPointer::isOnMinimap(const QPointF& point) const
{
    return m_panels.shows(GraphPanel::Minimap, m_camera.viewport(), m_camera.size()) &&
           m_panels.rect(GraphPanel::Minimap, m_camera.size()).contains(point);
}

void GraphPointer::press(const QPointF& point)
{
    m_camera.takeForUser();
    m_pressed = point;
    m_origin = m_camera.viewport().origin;
    m_isDragging = false;
    m_pressedMinimap = isOnMinimap(point);
    if (m_pressedMinimap)
        m_camera.goToOnMinimap(point);
}

void GraphPointer::move(const QPointF& point)
{
    if (!m_pressed || m_picture.empty()) {
        hover(edgeAt(point));
        return;
    }
    if (m_pressedMinimap) {
        m_camera.goToOnMinimap(point);
        return;
    }
    const QPointF way = point - *m_pressed;
    m_isDragging = m_isDragging || way.manhattanLength() >= QApplication::startDragDistance();
    if (m_isDragging)
        m_camera.dragTo(m_origin + way);
}

void GraphPointer::release(const QPointF& point, bool selects)
{
    const bool wasClick = m_pressed && !m_isDragging && !m_pressedMinimap && selects;
    m_pressed.reset();
    m_pressedMinimap = false;
    if (std::exchange(m_isDragging, false))
        Q_EMIT dragEnded();
    if (!wasClick || isOnPanel(point))
        return;
    const QPointF inLayout = m_camera.viewport().toLayout(point);
    const int card = m_picture.cardAt(inLayout);
    const int frame = card < 0 ? m_picture.moduleAt(inLayout) : -1;
    if (frame >= 0) {
        const auto index = static_cast<std::size_t>(frame);
        if (QRectF(m_picture.layout.clusters[index].topLeft(), triangle).contains(inLayout)) {
            Q_EMIT moduleToggled(std::string(m_picture.view.modules[index].key), false);
            return;
        }
    }
    const int edge = card < 0 ? edgeAt(point) : -1;
    if (edge >= 0)
        Q_EMIT edgeClicked(edge);
    else
        Q_EMIT clicked(card);
}

void GraphPointer::doubleClick(const QPointF& point)
{
    if (isOnPanel(point))
        return;
    const QPointF inLayout = m_camera.viewport().toLayout(point);
    const int card = m_picture.cardAt(inLayout);
    const int frame = m_picture.moduleAt(inLayout);
    if (card >= 0) {
        const ViewCard& shown = m_picture.view.cards[static_cast<std::size_t>(card)];
        if (shown.isStack())
            Q_EMIT moduleToggled(std::string(shown.folded()), true);
    } else if (frame >= 0) {
        Q_EMIT moduleToggled(std::string(m_picture.view.modules[static_cast<std::size_t>(frame)].key), false);
    }
}

void GraphPointer::leave()
{
    hover(-1);
}

void GraphPointer::turnWheel(const QPointF& point, const QPoint& turned, bool sideways)
{
    if (sideways)
        m_camera.scroll((turned.y() != 0 ? turned.y() : turned.x()) / 2.0);
    else if (turned.y() != 0)
        m_camera.zoomAt(point, std::pow(1.2, turned.y() / wheelNotch));
}

} // namespace scalescope::widgets
