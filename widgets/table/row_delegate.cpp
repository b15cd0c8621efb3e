// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/table/row_delegate.h"

#include "widgets/models/sheet_model.h"
#include "widgets/theme/names.h"

#include <QPainter>
#include <algorithm>

namespace scalescope::widgets {

namespace {

constexpr int barHeight = 13; // of the pair

} // namespace

CellStyle sheetStyle(const QModelIndex& index, const Theme& theme)
{
    const auto look = static_cast<CellLook>(index.data(LookRole).toInt());
    const bool isText = look <= CellLook::Word;
    CellStyle style{isText ? theme.textFont : theme.numberFont,
                    look <= CellLook::Sentence ? theme.text : theme.muted,
                    look == CellLook::Name ? Qt::ElideMiddle : Qt::ElideRight};
    if (look == CellLook::Name && index.model()->rowCount(index) > 0)
        style.font.setWeight(QFont::DemiBold);
    if (index.data(SeverityRole).isValid()) {
        style.colour = theme.error;
    } else if (index.data(LossRole).toBool()) { // to look at, but within the limits of problems
        style.font.setBold(true);
        style.colour = theme.text;
    } else if (index.data(ConsequenceRole).toBool()) {
        style.colour = theme.muted;
    } else if (const QVariant direction = index.data(DirectionRole); direction.isValid()) {
        style.colour = theme.of(static_cast<graph::Direction>(direction.toInt()));
    } else if (index.data(HitRole).toBool()) {
        style.colour = theme.accent;
    }
    return style;
}

RowDelegate::RowDelegate(QObject* parent, StyleOf styleOf)
    : QStyledItemDelegate(parent), m_styleOf(std::move(styleOf))
{
}

void RowDelegate::setBars(int column, const ScaleBar& bar)
{
    m_barColumn = column;
    m_bar = bar;
}

void RowDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    painter->save();
    if (option.state & QStyle::State_Selected)
        painter->fillRect(option.rect, m_theme.selection);
    if (!m_paintCell || !m_paintCell(*painter, option.rect, index, m_theme)) {
        if (index.column() == m_barColumn)
            paintBars(*painter, option.rect, index);
        else
            paintText(*painter, option.rect, index);
    }
    painter->restore();
}

void RowDelegate::paintText(QPainter& painter, const QRect& cell, const QModelIndex& index) const
{
    const CellStyle style = m_styleOf(index, m_theme);
    const QVariant alignment = index.data(Qt::TextAlignmentRole);
    const QRect area = cell.adjusted(cellMargin, 0, -cellMargin, 0);
    painter.setFont(style.font);
    painter.setPen(style.colour);
    const QString whole = index.data().toString();
    QString text = whole;
    // The names of a whole column are read only where one has to be cut.
    if (style.elide != Qt::ElideMiddle)
        text = QFontMetrics(style.font).elidedText(whole, style.elide, area.width());
    else if (const QFontMetricsF metrics(style.font); metrics.horizontalAdvance(whole) > area.width())
        text = m_names.like(index, this).elided(whole, metrics, area.width());
    painter.drawText(area, alignment.isValid() ? alignment.toInt() : int(Qt::AlignLeft | Qt::AlignVCenter),
                     text);
}

void RowDelegate::paintBars(QPainter& painter, const QRect& cell, const QModelIndex& index) const
{
    const auto* node = index.data(NodeRole).value<const graph::Node*>();
    if (!node || !node->floating)
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    const int height = std::min(barHeight, cell.height() - 4);
    const QRectF area(cell.left() + cellMargin, cell.center().y() - height / 2.0,
                      cell.width() - 2 * cellMargin, height);
    m_bar.paintPair(painter, area, *node);
}

QSize RowDelegate::sizeHint(const QStyleOptionViewItem& /*option*/, const QModelIndex& index) const
{
    const CellStyle style = m_styleOf(index, m_theme);
    const int width = QFontMetrics(style.font).horizontalAdvance(index.data().toString()) + 2 * cellMargin;
    return {width, rowHeight};
}

} // namespace scalescope::widgets
