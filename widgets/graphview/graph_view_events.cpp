// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graphview/graph_view_private.h"

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
        const int card = d->picture.cardAt(d->viewport.toLayout(help->pos()));
        if (card < 0)
            QToolTip::hideText();
        else
            QToolTip::showText(help->globalPos(),
                               d->picture.looks[static_cast<std::size_t>(card)].description, this);
        return true;
    }
    case QEvent::NativeGesture: {
        const auto* gesture = static_cast<QNativeGestureEvent*>(event);
        if (gesture->gestureType() != Qt::ZoomNativeGesture)
            break;
        d->zoomAt(gesture->position(), std::max(0.2, 1 + gesture->value()));
        return true;
    }
    case QEvent::Gesture: {
        auto* gestures = static_cast<QGestureEvent*>(event);
        if (auto* pinch = qobject_cast<QPinchGesture*>(gestures->gesture(Qt::PinchGesture))) {
            d->zoomAt(mapFromGlobal(pinch->centerPoint()), std::clamp(pinch->scaleFactor(), 0.2, 5.0));
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
    painter.fillRect(event->rect(), d->theme.canvas);
    painter.setRenderHint(QPainter::Antialiasing);
    if (d->picture.empty()) {
        painter.setFont(d->theme.textFont);
        painter.setPen(d->theme.muted);
        const QString text = d->document->run().graph.nodes.empty() ? tr("Run a model to see its graph here.")
                             : isLayingOut()                        ? QString()
                                             : tr("Nothing is left to draw: prune less.");
        painter.drawText(rect().adjusted(24, 24, -24, -24), Qt::AlignCenter | Qt::TextWordWrap, text);
        return;
    }
    painter.save();
    painter.translate(d->viewport.origin);
    painter.scale(d->viewport.zoom, d->viewport.zoom);
    d->painter.paint(painter, d->picture, d->viewport.toLayout(QRectF(event->rect())));
    painter.restore();
    if (d->showsLegend())
        d->legend.paint(painter, size(), d->theme);
    if (d->showsMinimap())
        d->minimap.paint(painter, d->picture, d->viewport, size(), d->theme, d->painter.selected);
}

void GraphView::resizeEvent(QResizeEvent* event)
{
    if (!d->placedByUser)
        d->showStart();
    else if (event->oldSize().isValid()) // what was in the middle stays there when a dock is moved
        d->viewport.origin.rx() += (event->size() - event->oldSize()).width() / 2.0;
    d->placePanels();
    d->hint->place();
    QWidget::resizeEvent(event);
}

void GraphView::wheelEvent(QWheelEvent* event)
{
    const QPoint turned = event->angleDelta();
    if (event->modifiers().testFlag(Qt::ShiftModifier)) {
        d->placedByUser = true;
        const double pixels = turned.y() != 0 ? turned.y() : turned.x();
        d->viewport.origin.rx() += pixels / 2;
        d->movedByHand();
    } else if (turned.y() != 0) {
        constexpr double notch = 120;
        d->zoomAt(event->position(), std::pow(1.2, turned.y() / notch));
    }
    event->accept();
}

void GraphView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton && event->button() != Qt::MiddleButton)
        return;
    d->placedByUser = true;
    d->pressed = event->position();
    d->dragFrom = d->viewport.origin;
    d->dragging = false;
    d->onMinimap = d->showsMinimap() && d->minimap.rect(size()).contains(event->position());
    if (d->onMinimap) {
        d->viewport.put(d->minimap.toLayout(d->picture, d->viewport, size(), event->position()),
                        rect().center());
        d->movedByHand();
    }
}

void GraphView::mouseMoveEvent(QMouseEvent* event)
{
    const bool legendBefore = d->showsLegend();
    d->mouse = event->position();
    if (legendBefore != d->showsLegend())
        update();
    if (!d->pressed || d->picture.empty())
        return;
    if (d->onMinimap) {
        d->viewport.put(d->minimap.toLayout(d->picture, d->viewport, size(), event->position()),
                        rect().center());
        d->movedByHand();
        return;
    }
    const QPointF way = event->position() - *d->pressed;
    if (!d->dragging && way.manhattanLength() < QApplication::startDragDistance())
        return;
    if (!std::exchange(d->dragging, true))
        setCursor(Qt::ClosedHandCursor);
    d->viewport.origin = d->dragFrom + way;
    d->movedByHand();
}

void GraphView::mouseReleaseEvent(QMouseEvent* event)
{
    const bool wasClick = d->pressed && !d->dragging && !d->onMinimap && event->button() == Qt::LeftButton;
    if (d->dragging && !d->onMinimap)
        d->placePanels();
    d->pressed.reset();
    d->dragging = false;
    d->onMinimap = false;
    unsetCursor();
    if (!wasClick)
        return;
    const QPointF point = d->viewport.toLayout(event->position());
    const int card = d->picture.cardAt(point);
    const int frame = card < 0 ? d->picture.moduleAt(point) : -1;
    if (frame >= 0) {
        const QRectF& rect = d->picture.layout.clusters[static_cast<std::size_t>(frame)];
        if (QRectF(rect.topLeft(), QSizeF(26, 28)).contains(point)) { // the triangle before the title
            d->toggleModule(std::string(d->picture.view.modules[static_cast<std::size_t>(frame)].path),
                            false);
            return;
        }
    }
    d->selectCard(card);
}

void GraphView::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton ||
        (d->showsMinimap() && d->minimap.rect(size()).contains(event->position())))
        return;
    const QPointF point = d->viewport.toLayout(event->position());
    const int card = d->picture.cardAt(point);
    const int frame = d->picture.moduleAt(point);
    if (card >= 0) {
        const ViewCard& shown = d->picture.view.cards[static_cast<std::size_t>(card)];
        if (shown.isStack())
            d->toggleModule(std::string(shown.foldedModule), true);
    } else if (frame >= 0) {
        d->toggleModule(std::string(d->picture.view.modules[static_cast<std::size_t>(frame)].path), false);
    }
}

void GraphView::leaveEvent(QEvent* event)
{
    d->mouse = {-1, -1};
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
        d->step(Step::Producer);
    else if (plain && is({Qt::Key_Down}))
        d->step(Step::Consumer);
    else if (plain && is({Qt::Key_Left}))
        d->step(Step::Left);
    else if (plain && is({Qt::Key_Right}))
        d->step(Step::Right);
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
