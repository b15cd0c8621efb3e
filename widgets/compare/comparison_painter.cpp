// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compare/comparison_painter.h"

#include "widgets/compare/comparison_strokes.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPolygonF>
#include <algorithm>
#include <cmath>

namespace scalescope::widgets {

namespace {

using graph::Direction;

constexpr std::array directions{Direction::Forward, Direction::Backward};
constexpr double headerHeight = 196;
constexpr double axisHeight = 44;
constexpr double labelGap = 14;
constexpr double widestLabel = 300;
constexpr double rowHeightOfPicture = 26;
constexpr double tallest = 15000; ///< logical pixels; rows get thinner where a picture would be taller
constexpr double edgeWidth = 64;  ///< of a gutter: forward's mark and the gradient's side by side

std::size_t indexOf(Direction direction)
{
    return direction == Direction::Forward ? 0 : 1;
}

/// Zero, NaN and Inf have no place on the axis.
bool isOnAxis(double value)
{
    return value > 0 && std::isfinite(value);
}

} // namespace

ComparisonPainter::ComparisonPainter(ComparisonScene scene, const Theme& theme)
    : m_scene(std::move(scene)),
      m_theme(theme),
      m_titleFont(theme.textFont),
      m_boldDetail(theme.detailFont),
      m_cardFont(theme.numberFont)
{
    m_titleFont.setBold(true);
    m_titleFont.setPixelSize(theme.textFont.pixelSize() + 5);
    m_boldDetail.setWeight(QFont::DemiBold);
    m_cardFont.setPixelSize(theme.numberFont.pixelSize() + 5);
    const QFontMetricsF metrics(m_theme.textFont);
    for (const ComparisonRow& row : m_scene.rows)
        m_labelWidth = std::max(m_labelWidth, metrics.horizontalAdvance(row.label) + strokes::signWidth);
    m_leftGutter = m_scene.hasZeros ? edgeWidth : 0;
    m_rightGutter = m_scene.hasNonFinites ? edgeWidth : 0;
    m_labelWidth = std::ceil(std::min(m_labelWidth, widestLabel));
}

QMarginsF ComparisonPainter::margins() const
{
    return {strokes::outerMargin + m_labelWidth + labelGap + m_leftGutter, headerHeight,
            strokes::outerMargin + 2 * strokes::ratioColumn + m_rightGutter, axisHeight};
}

PlotGeometry ComparisonPainter::wholeGeometry(double width) const
{
    const auto rows = static_cast<double>(std::max<std::size_t>(m_scene.rows.size(), 1));
    const double height = std::min(rows * rowHeightOfPicture, tallest);
    PlotGeometry geometry;
    geometry.whole = QRectF(0, 0, width, std::ceil(height + margins().top() + margins().bottom()));
    geometry.plot = geometry.whole.marginsRemoved(margins());
    geometry.axis = m_scene.axis;
    geometry.rowHeight = height / rows;
    return geometry;
}

int ComparisonPainter::rowAt(const PlotGeometry& geometry, double y) const
{
    if (y < geometry.plot.top() || y >= geometry.plot.bottom())
        return -1;
    const double row = std::floor(geometry.topRow + (y - geometry.plot.top()) / geometry.rowHeight);
    return row >= 0 && row < static_cast<double>(m_scene.rows.size()) ? static_cast<int>(row) : -1;
}

void ComparisonPainter::paint(QPainter& painter, const PlotGeometry& geometry, int selected,
                              int hovered) const
{
    painter.save();
    painter.fillRect(geometry.whole, m_theme.window);
    painter.setRenderHint(QPainter::Antialiasing);
    paintHeader(painter, geometry);
    paintCards(painter, geometry);
    paintStripes(painter, geometry, selected, hovered);
    paintBand(painter, geometry);
    paintHeadings(painter, geometry);
    paintAxis(painter, geometry);
    paintLabels(painter, geometry, selected);
    const int first = std::max(0, static_cast<int>(std::floor(geometry.topRow)));
    const double end = geometry.topRow + geometry.plot.height() / geometry.rowHeight;
    painter.setClipRect(
        QRectF(geometry.whole.left(), geometry.plot.top(), geometry.whole.width(), geometry.plot.height()));
    for (int row = first; row < static_cast<int>(m_scene.rows.size()) && row < end; ++row)
        paintRow(painter, geometry, row);
    painter.restore();
}

void ComparisonPainter::paintRow(QPainter& painter, const PlotGeometry& geometry, int row) const
{
    for (const Direction direction : directions) {
        paintArrow(painter, geometry, row, direction);
        paintRatio(painter, geometry, row, direction);
    }
}

std::optional<QPointF> ComparisonPainter::place(const PlotGeometry& geometry, int row,
                                                const graph::Node* node, Direction direction) const
{
    const graph::Metric* metric = node ? node->metric(direction) : nullptr;
    if (!metric)
        return std::nullopt;
    const double side = direction == Direction::Forward ? -1 : 1;
    const double y = geometry.y(row + 0.5) + side * std::min(geometry.rowHeight * 0.19, 5.0);
    const double value = valueOf(metric->statistics, m_scene.quantity);
    if (!isValue(*metric, value))
        return std::nullopt;
    if (isOnAxis(value))
        return QPointF(std::clamp(geometry.x(std::log2(value)), geometry.plot.left() - m_leftGutter,
                                  geometry.plot.right() + m_rightGutter),
                       y);
    const double middle =
        value == 0 ? geometry.plot.left() - m_leftGutter / 2 : geometry.plot.right() + m_rightGutter / 2;
    return QPointF(middle + side * edgeWidth / 4, geometry.y(row + 0.5));
}

void ComparisonPainter::paintArrow(QPainter& painter, const PlotGeometry& geometry, int row,
                                   Direction direction) const
{
    const ComparisonRow& entry = m_scene.rows[static_cast<std::size_t>(row)];
    const auto start = place(geometry, row, entry.a, direction);
    const auto stop = place(geometry, row, entry.b, direction);
    const strokes::Mark mark{m_theme.of(direction), m_theme.window,
                             std::clamp(geometry.rowHeight * 0.15, 1.2, 3.8), entry.parameter};
    if (start && stop)
        strokes::arrow(painter, *start, *stop, mark);
    for (const bool isSecond : {false, true}) {
        const auto& point = isSecond ? stop : start;
        const graph::Node* node = isSecond ? entry.b : entry.a;
        if (!point)
            continue;
        const double value = valueOf(node->metric(direction)->statistics, m_scene.quantity);
        if (isOnAxis(value))
            strokes::point(painter, *point, mark, isSecond);
        else
            strokes::edge(painter, *point, mark, value, m_boldDetail, geometry.rowHeight);
    }
}

void ComparisonPainter::paintRatio(QPainter& painter, const PlotGeometry& geometry, int row,
                                   Direction direction) const
{
    if (geometry.rowHeight < 9)
        return;
    const ComparisonRow& entry = m_scene.rows[static_cast<std::size_t>(row)];
    const QRectF column = strokes::ratioCell(geometry, m_rightGutter, indexOf(direction), row);
    const QRectF number(column.left(), column.top(), strokes::numberWidth, column.height());
    painter.setFont(m_theme.numberFont);
    const auto& log2 = entry.log2[indexOf(direction)];
    painter.setPen(log2 ? m_theme.text : m_theme.muted);
    if (entry.status != compare::Status::Matched) {
        if (direction == Direction::Forward)
            strokes::status(painter, number, entry.status, m_theme);
        return;
    }
    painter.drawText(number, static_cast<int>(Qt::AlignRight | Qt::AlignVCenter), changeText(log2));
    if (!log2 || std::isnan(*log2) || *log2 == 0)
        return;
    const double room = column.width() - strokes::numberWidth - strokes::barGap;
    const double part = std::isfinite(*log2) && m_scene.largest > 0 ? std::abs(*log2) / m_scene.largest : 1.0;
    QColor colour = m_theme.of(direction);
    colour.setAlphaF(0.75F);
    const double height = std::min(8.0, geometry.rowHeight * 0.4);
    painter.fillRect(QRectF(number.right() + strokes::barGap, column.center().y() - height / 2,
                            std::max(1.0, part * room), height),
                     colour);
}

} // namespace scalescope::widgets
