// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compare/plot_header.h"

#include "widgets/compare/comparison_scene.h"
#include "widgets/models/display.h"
#include "widgets/models/item_roles.h"

#include <QPainter>
#include <algorithm>

namespace scalescope::widgets {

namespace {

constexpr int headerHeight = 34;

QString arrowOf(Qt::SortOrder order)
{
    return order == Qt::AscendingOrder ? QStringLiteral(" ▲") : QStringLiteral(" ▼");
}

} // namespace

QRectF plotIn(const QRectF& cell, const PlotSides& sides)
{
    return cell.adjusted(plotMargin + sides.zeros, 0, -plotMargin - sides.nonFinites, 0);
}

PlotHeader::PlotHeader(int column, QWidget* parent) : QHeaderView(Qt::Horizontal, parent), m_column(column) {}

void PlotHeader::setTheme(const Theme& theme)
{
    m_theme = theme;
    viewport()->update();
}

void PlotHeader::setAxis(const sheet::ScaleAxis& axis, const PlotSides& sides)
{
    m_axis = axis;
    m_sides = sides;
    viewport()->update();
}

QSize PlotHeader::sizeHint() const
{
    return {QHeaderView::sizeHint().width(), headerHeight};
}

QString PlotHeader::title(int section) const
{
    QString text = model()->headerData(section, Qt::Horizontal).toString();
    if (sortIndicatorSection() != section)
        return section == m_column ? tr("%1 · band: 2^±%2", "a statistic, powers of two around 1")
                                         .arg(text, QString::number(nearOne))
                                   : text;
    const QString arrow = arrowOf(sortIndicatorOrder());
    return section == m_column ? text + QStringLiteral(" · |log2(b/a)|") + arrow : text + arrow;
}

void PlotHeader::paintSection(QPainter* painter, const QRect& rect, int section) const
{
    painter->save();
    painter->fillRect(rect, m_theme.window);
    painter->setPen(m_theme.line);
    painter->drawLine(rect.bottomLeft(), rect.bottomRight());
    paintTitle(*painter, rect, section);
    if (section == m_column)
        paintAxis(*painter, rect);
    painter->restore();
}

void PlotHeader::paintTitle(QPainter& painter, const QRect& rect, int section) const
{
    const QVariant direction = model()->headerData(section, Qt::Horizontal, DirectionRole);
    painter.setFont(direction.isValid() ? demiBold(m_theme.detailFont) : m_theme.detailFont);
    painter.setPen(direction.isValid() ? m_theme.of(static_cast<graph::Direction>(direction.toInt()))
                                       : m_theme.muted);
    const QString text = title(section);
    const bool isPlot = section == m_column;
    const int width = painter.fontMetrics().horizontalAdvance(text);
    QRect line = rect.adjusted(cellTextMargin, 2, -cellTextMargin, isPlot ? -headerHeight / 2 : -2);
    if (direction.isValid()) // over the numbers, and beyond them where the words are longer
        line = QRect(rect.left(), line.top(), std::min(std::max(ratioNumberWidth, width + 4), rect.width()),
                     line.height());
    const int side = direction.isValid() ? Qt::AlignRight : isPlot ? Qt::AlignHCenter : Qt::AlignLeft;
    if (!isPlot && width > line.width())
        painter.drawText(line, side | Qt::AlignVCenter | Qt::TextWordWrap, text);
    else
        painter.drawText(line, side | Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(text, Qt::ElideRight, line.width()));
}

void PlotHeader::paintAxis(QPainter& painter, const QRect& rect) const
{
    const QRectF plot = plotIn(QRectF(rect), m_sides);
    QFont font = m_theme.numberFont;
    font.setPixelSize(m_theme.detailFont.pixelSize());
    painter.setFont(font);
    painter.setPen(m_theme.muted);
    for (const int tick : m_axis.ticks(plot.width(), tickDistance)) {
        const double x = m_axis.x(tick, plot);
        const double half = tickDistance / 2;
        // The outermost labels stay inside.
        const double left = std::clamp(x - half, double(rect.left()), rect.right() - 2 * half);
        painter.drawText(QRectF(left, rect.top() + headerHeight / 2.0, 2 * half, headerHeight / 2.0 - 2),
                         Qt::AlignCenter, powerText(tick, 0));
    }
}

} // namespace scalescope::widgets
