// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graphview/graph_view_private.h"

#include "widgets/models/plain_text.h"

#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QPainter>
#include <QPinchGesture>
#include <QToolTip>
#include <QWheelEvent>
#include <cmath>

namespace scalescope::widgets {

bool GraphView::event(QEvent* event)
{
    switch (event->type()) {
    case QEvent::ToolTip: {
        const auto* help = static_cast<QHelpEvent*>(event);
        const int card = m_d->picture.cardAt(m_d->viewport.toLayout(help->pos()));
        if (card < 0)
            QToolTip::hideText();
        else
            QToolTip::showText(help->globalPos(),
                               plainToolTip(m_d->picture.looks[static_cast<std::size_t>(card)].description),
                               this);
        return true;
    }
    case QEvent::NativeGesture: {
        const auto* gesture = static_cast<QNativeGestureEvent*>(event);
        if (gesture->gestureType() != Qt::ZoomNativeGesture)
            break;
        m_d->zoomAt(gesture->position(), std::max(0.2, 1 + gesture->value()));
        return true;
    }
    case QEvent::Gesture: {
        auto* gestures = static_cast<QGestureEvent*>(event);
        if (auto* pinch = qobject_cast<QPinchGesture*>(gestures->gesture(Qt::PinchGesture))) {
            m_d->zoomAt(mapFromGlobal(pinch->centerPoint()), std::clamp(pinch->scaleFactor(), 0.2, 5.0));
            return true;
        }
        break;
    }
    default:
        break;
    }
    return QWidget::event(event);
}

void GraphView::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    painter.fillRect(event->rect(), m_d->theme.canvas);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_d->picture.empty()) {
        painter.setFont(m_d->theme.textFont);
        painter.setPen(m_d->theme.muted);
        const QString text = m_d->document->run().graph.nodes.empty()
                                 ? tr("Run a model to see its graph here.")
                             : isLayingOut() ? QString()
                                             : tr("Nothing is left to draw: prune less.");
        painter.drawText(rect().adjusted(24, 24, -24, -24), Qt::AlignCenter | Qt::TextWordWrap, text);
        return;
    }
    painter.save();
    painter.translate(m_d->viewport.origin);
    painter.scale(m_d->viewport.zoom, m_d->viewport.zoom);
    m_d->painter.paint(painter, m_d->picture, m_d->viewport.toLayout(QRectF(event->rect())));
    painter.restore();
    if (m_d->showsLegend())
        m_d->legend.paint(painter, size(), m_d->theme);
    if (m_d->showsMinimap())
        m_d->minimap.paint(painter, m_d->picture, m_d->viewport, size(), m_d->theme, m_d->painter.selected);
}

void GraphView::resizeEvent(QResizeEvent* event)
{
    if (!m_d->placedByUser)
        m_d->showStart();
    else if (event->oldSize().isValid()) // what was in the middle stays there when a dock is moved
        m_d->viewport.origin.rx() += (event->size() - event->oldSize()).width() / 2.0;
    m_d->placePanels();
    m_d->hint->place();
    QWidget::resizeEvent(event);
}

void GraphView::wheelEvent(QWheelEvent* event)
{
    const QPoint turned = event->angleDelta();
    if (event->modifiers().testFlag(Qt::ShiftModifier)) {
        m_d->placedByUser = true;
        const double pixels = turned.y() != 0 ? turned.y() : turned.x();
        m_d->viewport.origin.rx() += pixels / 2;
        m_d->movedByHand();
    } else if (turned.y() != 0) {
        constexpr double notch = 120;
        m_d->zoomAt(event->position(), std::pow(1.2, turned.y() / notch));
    }
    event->accept();
}

void GraphView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton && event->button() != Qt::MiddleButton)
        return;
    m_d->placedByUser = true;
    m_d->pressed = event->position();
    m_d->dragFrom = m_d->viewport.origin;
    m_d->dragging = false;
    m_d->onMinimap = m_d->showsMinimap() && m_d->minimap.rect(size()).contains(event->position());
    if (m_d->onMinimap) {
        m_d->viewport.put(m_d->minimap.toLayout(m_d->picture, m_d->viewport, size(), event->position()),
                          rect().center());
        m_d->movedByHand();
    }
}

void GraphView::mouseMoveEvent(QMouseEvent* event)
{
    const bool legendBefore = m_d->showsLegend();
    m_d->mouse = event->position();
    if (legendBefore != m_d->showsLegend())
        update();
    if (!m_d->pressed || m_d->picture.empty())
        return;
    if (m_d->onMinimap) {
        m_d->viewport.put(m_d->minimap.toLayout(m_d->picture, m_d->viewport, size(), event->position()),
                          rect().center());
        m_d->movedByHand();
        return;
    }
    const QPointF way = event->position() - *m_d->pressed;
    if (!m_d->dragging && way.manhattanLength() < QApplication::startDragDistance())
        return;
    if (!std::exchange(m_d->dragging, true))
        setCursor(Qt::ClosedHandCursor);
    m_d->viewport.origin = m_d->dragFrom + way;
    m_d->movedByHand();
}

void GraphView::mouseReleaseEvent(QMouseEvent* event)
{
    const bool wasClick =
        m_d->pressed && !m_d->dragging && !m_d->onMinimap && event->button() == Qt::LeftButton;
    if (m_d->dragging && !m_d->onMinimap)
        m_d->placePanels();
    m_d->pressed.reset();
    m_d->dragging = false;
    m_d->onMinimap = false;
    unsetCursor();
    if (!wasClick)
        return;
    const QPointF point = m_d->viewport.toLayout(event->position());
    const int card = m_d->picture.cardAt(point);
    const int frame = card < 0 ? m_d->picture.moduleAt(point) : -1;
    if (frame >= 0) {
        const QRectF& rect = m_d->picture.layout.clusters[static_cast<std::size_t>(frame)];
        if (QRectF(rect.topLeft(), QSizeF(26, 28)).contains(point)) { // the triangle before the title
            m_d->toggleModule(std::string(m_d->picture.view.modules[static_cast<std::size_t>(frame)].path),
                              false);
            return;
        }
    }
    m_d->selectCard(card);
}

void GraphView::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton ||
        (m_d->showsMinimap() && m_d->minimap.rect(size()).contains(event->position())))
        return;
    const QPointF point = m_d->viewport.toLayout(event->position());
    const int card = m_d->picture.cardAt(point);
    const int frame = m_d->picture.moduleAt(point);
    if (card >= 0) {
        const ViewCard& shown = m_d->picture.view.cards[static_cast<std::size_t>(card)];
        if (shown.isStack())
            m_d->toggleModule(std::string(shown.foldedModule), true);
    } else if (frame >= 0) {
        m_d->toggleModule(std::string(m_d->picture.view.modules[static_cast<std::size_t>(frame)].path),
                          false);
    }
}

void GraphView::leaveEvent(QEvent* event)
{
    m_d->mouse = {-1, -1};
    update();
    QWidget::leaveEvent(event);
}

void GraphView::keyPressEvent(QKeyEvent* event)
{
    const bool plain = (event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) == Qt::NoModifier;
    const bool control = event->modifiers().testFlag(Qt::ControlModifier);
    const auto is = [event](std::initializer_list<int> keys) {
        return std::find(keys.begin(), keys.end(), event->key()) != keys.end();
    };
    if ((plain || control) && is({Qt::Key_Plus, Qt::Key_Equal}))
        zoomIn();
    else if ((plain || control) && is({Qt::Key_Minus}))
        zoomOut();
    else if (control && is({Qt::Key_0}))
        resetZoom();
    else if (plain && is({Qt::Key_Up}))
        m_d->step(Step::Producer);
    else if (plain && is({Qt::Key_Down}))
        m_d->step(Step::Consumer);
    else if (plain && is({Qt::Key_Left}))
        m_d->step(Step::Left);
    else if (plain && is({Qt::Key_Right}))
        m_d->step(Step::Right);
    else if (plain && is({Qt::Key_Return, Qt::Key_Enter}))
        openModule();
    else if (plain && is({Qt::Key_Backspace}))
        foldModule();
    else if (plain && is({Qt::Key_Escape}) && isLayingOut())
        cancelLayout();
    else
        QWidget::keyPressEvent(event);
}

} // namespace scalescope::widgets
