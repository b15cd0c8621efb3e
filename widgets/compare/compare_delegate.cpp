// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compare/compare_delegate.h"

#include "widgets/compare/comparison_scene.h"
#include "widgets/models/sheet_model.h"
#include "widgets/scale/strokes.h"
#include "widgets/theme/names.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

namespace scalescope::widgets {

namespace {

using graph::Direction;

} // namespace

CompareDelegate::CompareDelegate(const CompareDocument* document, QObject* parent)
    : QStyledItemDelegate(parent), m_document(document)
{
}

void CompareDelegate::setAxis(const sheet::ScaleAxis& axis, const PlotSides& sides, double largest)
{
    m_axis = axis;
    m_sides = sides;
    m_largest = largest;
}

void CompareDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const
{
    painter->save();
    if (option.state & QStyle::State_Selected) {
        painter->fillRect(option.rect, m_theme.selection);
        if (index.column() == 0) // the accent is for what is selected, in every view
            painter->fillRect(QRect(option.rect.topLeft(), QSize(3, option.rect.height())), m_theme.accent);
    } else if (index.row() % 2 == 1) {
        painter->fillRect(option.rect, strokes::stripe(m_theme));
    }
    if (index.data(LookRole).toInt() == static_cast<int>(CellLook::Bars))
        paintPlot(*painter, option.rect, index.data(AlignedRowRole).toULongLong());
    else if (index.data(DirectionRole).isValid())
        paintRatio(*painter, option.rect, index);
    else
        paintText(*painter, option.rect, index);
    painter->restore();
}

QSize CompareDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    return {QFontMetrics(m_theme.textFont).horizontalAdvance(index.data().toString()) + 2 * cellTextMargin,
            option.rect.height()};
}

void CompareDelegate::paintPlot(QPainter& painter, const QRect& cell, std::size_t row) const
{
    const QRectF plot = plotIn(QRectF(cell), m_sides);
    const double left = m_axis.x(-nearOne, plot);
    painter.fillRect(QRectF(left, cell.top(), m_axis.x(nearOne, plot) - left, cell.height()), m_theme.normal);
    painter.setPen(QPen(strokes::grid(m_theme), 1));
    for (const int tick : m_axis.ticks(plot.width(), tickDistance)) {
        const double x = m_axis.x(tick, plot);
        painter.drawLine(QPointF(x, cell.top()), QPointF(x, cell.bottom() + 1));
    }
    painter.setRenderHint(QPainter::Antialiasing);
    ChangeStrokes change;
    change.row = plot;
    change.axis = m_axis;
    change.sides = m_sides;
    change.wordOffset = change.offset;
    change.wordSpacing = edgeWidth / 4;
    change.words = demiBold(m_theme.detailFont);
    change.quantity = m_document->document().quantity();
    const compare::Comparison& comparison = *m_document->comparison();
    for (const Direction direction : directions)
        change.paint(painter, m_theme, comparison.nodeA(row), comparison.nodeB(row), direction);
}

void CompareDelegate::paintRatio(QPainter& painter, const QRect& cell, const QModelIndex& index) const
{
    const auto direction = static_cast<Direction>(index.data(DirectionRole).toInt());
    const QString text = index.data().toString();
    if (text.isEmpty())
        return;
    painter.setFont(m_theme.numberFont);
    painter.setPen(m_theme.text);
    const QRect number(cell.left(), cell.top(), std::min(ratioNumberWidth, cell.width()), cell.height());
    painter.drawText(number, Qt::AlignRight | Qt::AlignVCenter, text);
    const double value = std::abs(index.data(SortRole).toDouble());
    const double room = cell.width() - ratioNumberWidth - 2.0 * cellTextMargin;
    if (room <= 0 || std::isnan(value))
        return;
    const double length = std::isinf(value) ? room : room * std::min(value / m_largest, 1.0);
    painter.fillRect(QRectF(number.right() + cellTextMargin, cell.center().y() - 3.0, length, 8),
                     faded(m_theme.of(direction), 0.75));
}

void CompareDelegate::paintText(QPainter& painter, const QRect& cell, const QModelIndex& index) const
{
    const bool isName = index.data(LookRole).toInt() == static_cast<int>(CellLook::Name);
    QRect area = cell.adjusted(cellTextMargin, 0, -cellTextMargin, 0);
    if (const QString sign = isName ? index.data(StatusSignRole).toString() : QString(); !sign.isEmpty()) {
        QFont bold = m_theme.textFont;
        bold.setBold(true);
        painter.setFont(bold);
        const QRect badge(area.right() - 14, area.center().y() - 6, 14, 14);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme.text);
        painter.drawRoundedRect(badge, 3, 3);
        painter.setPen(m_theme.card);
        painter.drawText(badge, Qt::AlignCenter, sign);
        area.setRight(badge.left() - 6);
    }
    const int alignment = index.data(Qt::TextAlignmentRole).toInt();
    const bool isNumber = (alignment & Qt::AlignRight) != 0;
    const QString text = index.data().toString();
    // Words in place of a number, as "not rounded", are wider than it.
    const bool hasDigits = std::ranges::any_of(text, [](QChar letter) { return letter.isDigit(); });
    painter.setFont(!isNumber ? m_theme.textFont : hasDigits ? m_theme.numberFont : m_theme.detailFont);
    painter.setPen(isName || isNumber ? m_theme.text : m_theme.muted);
    painter.drawText(area, alignment,
                     isName
                         ? m_names.like(index, this).elided(text, QFontMetricsF(painter.font()), area.width())
                         : painter.fontMetrics().elidedText(text, Qt::ElideRight, area.width()));
}

} // namespace scalescope::widgets
