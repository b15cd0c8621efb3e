// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/heatmap/lanes_view.h"

#include "widgets/models/plain_text.h"

#include <QCoreApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

namespace scalescope::widgets {

namespace {

constexpr double narrowest = 22;
constexpr double widest = 90;
constexpr double lanesMargin = 16;
constexpr double titleHeight = 24;

} // namespace

LanesView::LanesView(QWidget* parent) : QAbstractScrollArea(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(QFrame::NoFrame);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Histograms of all layers"));
    horizontalScrollBar()->setAccessibleName(tr("Histograms of all layers"));
}

void LanesView::setLanes(LayerLanes lanes)
{
    m_lanes = std::move(lanes);
    setAccessibleDescription(m_lanes.title());
    updateScrollBar();
    viewport()->update();
}

void LanesView::setTheme(const Theme& theme)
{
    m_theme = theme;
    viewport()->update();
}

void LanesView::setSelectedRow(std::optional<std::size_t> row)
{
    m_row = row;
    if (const auto lane = row ? m_lanes.laneOf(*row) : std::nullopt) {
        const QRectF rect = laneRect(*lane);
        QScrollBar* bar = horizontalScrollBar();
        if (rect.left() < area().left())
            bar->setValue(bar->value() - static_cast<int>(std::ceil(area().left() - rect.left())));
        else if (rect.right() > area().right())
            bar->setValue(bar->value() + static_cast<int>(std::ceil(rect.right() - area().right())));
    }
    viewport()->update();
}

QRectF LanesView::area() const
{
    return QRectF(viewport()->rect())
        .adjusted(lanesMargin + LayerLanes::axisWidth, titleHeight, -lanesMargin, 0);
}

double LanesView::laneWidth() const
{
    const auto count = static_cast<double>(std::max<std::size_t>(1, m_lanes.count()));
    return std::clamp(std::floor(area().width() / count), narrowest, widest);
}

QRectF LanesView::laneRect(std::size_t lane) const
{
    const QRectF all = area();
    return {all.left() - horizontalScrollBar()->value() + static_cast<double>(lane) * laneWidth(), all.top(),
            laneWidth(), all.height()};
}

std::optional<std::size_t> LanesView::laneAt(const QPointF& point) const
{
    const double x = point.x() - area().left() + horizontalScrollBar()->value();
    if (!area().contains(point) || x < 0 || x >= laneWidth() * static_cast<double>(m_lanes.count()))
        return std::nullopt;
    return static_cast<std::size_t>(x / laneWidth());
}

void LanesView::updateScrollBar()
{
    const double all = laneWidth() * static_cast<double>(m_lanes.count());
    horizontalScrollBar()->setRange(0, static_cast<int>(std::ceil(std::max(0.0, all - area().width()))));
    horizontalScrollBar()->setPageStep(static_cast<int>(std::max(1.0, area().width())));
    horizontalScrollBar()->setSingleStep(static_cast<int>(laneWidth()));
}

void LanesView::paintEvent(QPaintEvent* event)
{
    QPainter painter(viewport());
    painter.fillRect(event->rect(), m_theme.canvas);
    painter.setFont(m_theme.detailFont);
    if (m_lanes.count() == 0) {
        painter.setPen(m_theme.muted);
        painter.drawText(viewport()->rect().adjusted(24, 8, -24, -8), Qt::AlignCenter | Qt::TextWordWrap,
                         tr("Select a cell to see the histograms of this tensor in all layers."));
        return;
    }
    const QRectF all = area();
    painter.setPen(m_theme.text);
    painter.drawText(QRectF(all.left(), 0, all.width(), titleHeight), Qt::AlignLeft | Qt::AlignVCenter,
                     m_lanes.title());
    m_lanes.paintAxis(painter, all, m_theme);
    const double scrolled = horizontalScrollBar()->value();
    const auto first = static_cast<std::size_t>(scrolled / laneWidth());
    const auto end =
        std::min(m_lanes.count(), static_cast<std::size_t>((scrolled + all.width()) / laneWidth()) + 1);
    painter.setClipRect(all.adjusted(-2, -2, 2, 0));
    const QRectF lanes(laneRect(first).left(), all.top(), all.width(), all.height());
    m_lanes.paint(painter, lanes, first, end, laneWidth(), m_theme);
    if (const auto lane = m_row ? m_lanes.laneOf(*m_row) : std::nullopt)
        LayerLanes::paintSelection(painter, all, laneRect(*lane).left(), laneWidth(), m_theme);
    painter.setClipping(false);
    if (hasFocus()) {
        painter.setPen(m_theme.accent);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(viewport()->rect().adjusted(0, 0, -1, -1));
    }
}

void LanesView::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    updateScrollBar();
}

bool LanesView::event(QEvent* event)
{
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)
        viewport()->update(); // its outline
    return QAbstractScrollArea::event(event);
}

bool LanesView::viewportEvent(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QAbstractScrollArea::viewportEvent(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    if (const auto lane = laneAt(help->pos()))
        QToolTip::showText(help->globalPos(), plainToolTip(m_lanes.descriptionOf(*lane)), this,
                           laneRect(*lane).toAlignedRect());
    else
        QToolTip::hideText();
    return true;
}

void LanesView::mousePressEvent(QMouseEvent* event)
{
    const auto lane = event->button() == Qt::LeftButton ? laneAt(event->position()) : std::nullopt;
    if (lane)
        Q_EMIT laneActivated(m_lanes.node(*lane).id);
}

/// There is one way to go.
void LanesView::wheelEvent(QWheelEvent* event)
{
    QCoreApplication::sendEvent(horizontalScrollBar(), event);
}

void LanesView::keyPressEvent(QKeyEvent* event)
{
    const bool isLeft = event->key() == Qt::Key_Left;
    if (m_lanes.count() == 0 || (!isLeft && event->key() != Qt::Key_Right)) {
        QAbstractScrollArea::keyPressEvent(event);
        return;
    }
    const auto lane = m_row ? m_lanes.laneOf(*m_row) : std::nullopt;
    const std::size_t next = !lane ? 0 : *lane + (isLeft ? static_cast<std::size_t>(-1) : 1);
    if (next < m_lanes.count())
        Q_EMIT laneActivated(m_lanes.node(next).id);
}

} // namespace scalescope::widgets
