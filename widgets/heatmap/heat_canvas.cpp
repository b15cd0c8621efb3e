// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/heatmap/heat_canvas.h"

#include "widgets/models/plain_text.h"

#include <QAccessible>
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

constexpr double canvasMargin = 16;
constexpr double namesShare = 0.4; ///< of the height, at most
constexpr int leastHeight = 110;   ///< with some rows below the names

} // namespace

HeatCanvas::HeatCanvas(QWidget* parent) : QAbstractScrollArea(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(QFrame::NoFrame);
    setMinimumHeight(leastHeight);
    setAccessibleName(tr("Heat map of the layers"));
    verticalScrollBar()->setAccessibleName(tr("Rows of the heat map"));
    horizontalScrollBar()->setAccessibleName(tr("Columns of the heat map"));
}

void HeatCanvas::setScene(std::shared_ptr<const HeatScene> scene, bool isOther)
{
    m_painter.setScene(std::move(scene));
    m_painter.selected.reset();
    m_painter.furthest.reset();
    if (isOther)
        m_view = View::First;
    fitNames();
    if (isOther) {
        horizontalScrollBar()->setValue(0);
        verticalScrollBar()->setValue(0);
        m_isFollowing = false;
    }
    viewport()->update();
}

void HeatCanvas::setTheme(const Theme& theme)
{
    m_painter.setTheme(theme);
    fitNames();
    viewport()->update();
}

void HeatCanvas::setRelative(bool isRelative)
{
    m_painter.isRelative = isRelative;
    m_painter.furthest = m_painter.scene().furthest(isRelative);
    viewport()->update();
}

void HeatCanvas::setHint(const QString& hint)
{
    m_hint = hint;
    viewport()->update();
}

void HeatCanvas::setSelected(const std::optional<HeatScene::Place>& place, bool isScrolled)
{
    m_isFollowing = m_isFollowing || isScrolled;
    if (place != m_painter.selected && place && isScrolled)
        ensureVisible(*place);
    m_painter.selected = place;
    announce();
    viewport()->update();
}

QPointF HeatCanvas::origin() const
{
    return cellsArea().topLeft() - QPointF(horizontalScrollBar()->value(), verticalScrollBar()->value());
}

QRectF HeatCanvas::cellsArea() const
{
    return QRectF(viewport()->rect())
        .adjusted(canvasMargin + m_painter.nameWidth(), canvasMargin / 2 + m_painter.nameHeight(), 0, 0);
}

QRectF HeatCanvas::cellRect(const HeatScene::Place& place) const
{
    return m_painter.cellRect(place).translated(origin());
}

std::optional<HeatScene::Place> HeatCanvas::placeAt(const QPointF& point) const
{
    return cellsArea().contains(point) ? m_painter.placeAt(point - origin()) : std::nullopt;
}

void HeatCanvas::updateScrollBars()
{
    const QSizeF cells = m_painter.cellsSize() + QSizeF(canvasMargin, canvasMargin);
    const QSizeF area = cellsArea().size();
    const auto update = [](QScrollBar* bar, double all, double seen, double single) {
        bar->setRange(0, static_cast<int>(std::ceil(std::max(0.0, all - seen))));
        bar->setPageStep(static_cast<int>(std::max(1.0, seen)));
        bar->setSingleStep(static_cast<int>(single));
    };
    update(verticalScrollBar(), cells.height(), area.height(), HeatPainter::highestRow);
    update(horizontalScrollBar(), cells.width(), area.width(), HeatPainter::highestRow);
}

void HeatCanvas::ensureVisible(const HeatScene::Place& place)
{
    const QRectF rect = cellRect(place);
    const QRectF area = cellsArea();
    const auto move = [](QScrollBar* bar, double before, double after) {
        if (before < 0 || after > 0)
            bar->setValue(bar->value() + static_cast<int>(std::round(before < 0 ? before : after)));
    };
    move(verticalScrollBar(), rect.top() - area.top(), rect.bottom() + canvasMargin - area.bottom());
    move(horizontalScrollBar(), rect.left() - area.left(), rect.right() + canvasMargin - area.right());
}

void HeatCanvas::fit()
{
    fitRows(0);
    m_view = View::Fitted;
}

/// As high as all of them have room for, but no less.
void HeatCanvas::fitRows(double least)
{
    if (m_painter.scene().empty())
        return;
    const auto rows = static_cast<double>(m_painter.scene().table->rows.size());
    const double room = cellsArea().height() - canvasMargin - m_painter.gapHeight();
    setRowHeight(std::max(least, std::floor(room / rows)), 0);
}

/// Names of columns leave most of the room to cells, or have what few rows leave; then the rows are fitted
/// again.
void HeatCanvas::fitNames()
{
    const auto& table = m_painter.scene().table;
    const double rows = table ? static_cast<double>(table->rows.size()) * HeatPainter::readableRow : 0;
    const double left =
        (viewport()->height() - rows - 4 * canvasMargin) / (m_painter.gapHeight() > 0 ? 2 : 1);
    m_painter.setNameRoom(std::max(viewport()->height() * namesShare, left));
    updateScrollBars();
    if (m_view == View::First) {
        fitRows(HeatPainter::readableRow);
        m_view = View::First;
    } else if (m_view == View::Fitted) {
        fit();
    }
}

void HeatCanvas::zoomBy(double factor)
{
    setRowHeight(m_painter.rowHeight * factor, cellsArea().height() / 2);
}

/// What is so far below the names stays where it is.
void HeatCanvas::setRowHeight(double height, double anchor)
{
    const double before = m_painter.rowHeight;
    m_painter.rowHeight = std::clamp(height, HeatPainter::lowestRow, HeatPainter::highestRow);
    m_view = View::Chosen;
    const double row = (verticalScrollBar()->value() + anchor) / before;
    updateScrollBars();
    verticalScrollBar()->setValue(static_cast<int>(std::round(row * m_painter.rowHeight - anchor)));
    viewport()->update();
}

void HeatCanvas::paintEvent(QPaintEvent* event)
{
    QPainter painter(viewport());
    const Theme& theme = m_painter.theme();
    painter.fillRect(event->rect(), theme.canvas);
    if (m_painter.scene().empty()) {
        painter.setFont(theme.textFont);
        painter.setPen(theme.muted);
        painter.drawText(viewport()->rect().adjusted(24, 24, -24, -24), Qt::AlignCenter | Qt::TextWordWrap,
                         m_hint);
        return;
    }
    const QRectF cells = cellsArea();
    const QPointF from = origin();
    const auto paint = [&](const QRectF& clip, const QPointF& at, auto what) {
        painter.save();
        painter.setClipRect(clip);
        painter.translate(at);
        (m_painter.*what)(painter, cells.translated(-from));
        painter.restore();
    };
    // A little more than the cells: the outline of the selected one.
    paint(cells.adjusted(-3, -3, 0, 0), from, &HeatPainter::paintCells);
    paint(QRectF(0, cells.top() - 3, cells.left(), cells.height() + 3), {cells.left(), from.y()},
          &HeatPainter::paintRowNames);
    paint(QRectF(cells.left(), 0, cells.width(), cells.top()), {from.x(), cells.top()},
          &HeatPainter::paintColumnNames);
    if (hasFocus()) {
        painter.setPen(theme.accent);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(viewport()->rect().adjusted(0, 0, -1, -1));
    }
}

void HeatCanvas::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    fitNames();
    if (m_painter.selected && m_isFollowing)
        ensureVisible(*m_painter.selected);
}

bool HeatCanvas::event(QEvent* event)
{
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)
        viewport()->update(); // its outline
    return QAbstractScrollArea::event(event);
}

bool HeatCanvas::viewportEvent(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QAbstractScrollArea::viewportEvent(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto place = placeAt(help->pos());
    const QString text = place ? m_painter.scene().descriptionOf(*place) : QString();
    if (text.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(help->globalPos(), plainToolTip(text), this, cellRect(*place).toAlignedRect());
    return true;
}

void HeatCanvas::mousePressEvent(QMouseEvent* event)
{
    const auto place = event->button() == Qt::LeftButton ? placeAt(event->position()) : std::nullopt;
    if (place)
        activate(*place);
}

void HeatCanvas::activate(const HeatScene::Place& place)
{
    if (const graph::Node* node = m_painter.scene().node(place))
        Q_EMIT cellActivated(node->id);
}

void HeatCanvas::wheelEvent(QWheelEvent* event)
{
    if (!event->modifiers().testFlag(Qt::ControlModifier)) {
        QAbstractScrollArea::wheelEvent(event);
        return;
    }
    const double turns = event->angleDelta().y() / 120.0;
    setRowHeight(m_painter.rowHeight * std::pow(zoomStep, turns), event->position().y() - cellsArea().top());
    event->accept();
}

void HeatCanvas::keyPressEvent(QKeyEvent* event)
{
    const bool isPlain = (event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) == Qt::NoModifier;
    if (isPlain && (event->key() == Qt::Key_Plus || event->key() == Qt::Key_Equal))
        zoomBy(zoomStep);
    else if (isPlain && event->key() == Qt::Key_Minus)
        zoomBy(1 / zoomStep);
    else if (isPlain && event->key() == Qt::Key_0)
        fit();
    else if (!isPlain || !move(event->key()))
        QAbstractScrollArea::keyPressEvent(event);
}

bool HeatCanvas::move(int key)
{
    if (m_painter.scene().empty())
        return false;
    switch (key) {
    case Qt::Key_Up:
        step(-1, 0);
        return true;
    case Qt::Key_Down:
        step(1, 0);
        return true;
    case Qt::Key_Left:
        step(0, -1);
        return true;
    case Qt::Key_Right:
        step(0, 1);
        return true;
    default:
        return false;
    }
}

namespace {

std::size_t nearestColumn(const report::LayerTable::Row& row, std::size_t column)
{
    const auto distance = [column](const report::LayerTable::Cell& cell) {
        return std::max(cell.column, column) - std::min(cell.column, column);
    };
    return std::ranges::min_element(row.cells, {}, distance)->column;
}

} // namespace

/// To the next cell in that direction that is not empty; to the first one where none is selected.
void HeatCanvas::step(int rows, int columns)
{
    const auto& table = *m_painter.scene().table;
    if (!m_painter.selected) {
        activate({0, table.rows.front().cells.front().column});
        return;
    }
    HeatScene::Place place = *m_painter.selected;
    const std::size_t next = place.row + static_cast<std::size_t>(rows);
    const auto isOutside = [&](std::size_t row) { return table.rows[row].isOutside; };
    if (rows != 0 && next < table.rows.size() && (isOutside(place.row) || isOutside(next))) {
        activate({next, nearestColumn(table.rows[next], place.column)}); // they have few columns in common
        return;
    }
    do { // numbers below zero are beyond the last
        place.row += static_cast<std::size_t>(rows);
        place.column += static_cast<std::size_t>(columns);
    } while (place.row < table.rows.size() && place.column < table.columns.size() && !table.at(place));
    activate(place);
}

void HeatCanvas::announce()
{
    const QString text =
        m_painter.selected ? m_painter.scene().descriptionOf(*m_painter.selected) : tr("No cell is selected");
    if (text == accessibleDescription())
        return;
    setAccessibleDescription(text);
    QAccessibleEvent event(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
}

} // namespace scalescope::widgets
