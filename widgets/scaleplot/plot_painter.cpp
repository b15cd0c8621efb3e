// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/scaleplot/plot_painter.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPolygonF>
#include <algorithm>
#include <cmath>

namespace scalescope::widgets {

namespace {

using graph::Direction;

constexpr std::array directions{Direction::Forward, Direction::Backward};
constexpr double headerHeight = 132;
constexpr double axisHeight = 60;
constexpr double outerMargin = 24;
constexpr double labelGap = 12;
constexpr double bracketColumn = 26;
constexpr double widestLabel = 190;
constexpr int longLink = 3; ///< steps; longer links are fainter, or residuals would hide the rest

/// What stands at an edge in place of a dot: "0" at the left; "NaN", "Inf" or both at the right.
QString edgeText(const graph::Metric* metric, Quantity quantity, bool left)
{
    if (metric == nullptr)
        return {};
    const EdgeMarks marks = edgeMarks(metric->statistics, quantity);
    if (left)
        return marks.zero ? QStringLiteral("0") : QString();
    if (marks.nan && marks.infinity)
        return QStringLiteral("NaN Inf");
    return marks.nan ? QStringLiteral("NaN") : (marks.infinity ? QStringLiteral("Inf") : QString());
}

double dotRadius(double rowHeight)
{
    return std::clamp(rowHeight * 0.19, 1.2, 4.5);
}

} // namespace

PlotPainter::PlotPainter(PlotScene scene, const Theme& theme)
    : m_scene(std::move(scene)), m_theme(theme), m_titleFont(theme.textFont), m_boldDetail(theme.detailFont)
{
    m_titleFont.setBold(true);
    m_titleFont.setPixelSize(theme.textFont.pixelSize() + 4);
    m_boldDetail.setWeight(QFont::DemiBold);
    measure();
}

void PlotPainter::measure()
{
    const QFontMetricsF text(m_theme.textFont);
    const QFontMetricsF detail(m_boldDetail);
    for (const PlotRow& row : m_scene.rows) {
        m_labelWidth = std::max(m_labelWidth, text.horizontalAdvance(row.label));
        for (std::size_t i = 0; i < directions.size(); ++i) {
            const graph::Metric* metric = row.metric(directions[i]);
            const auto widen = [&](double& width, bool left) {
                const QString mark = edgeText(metric, m_scene.quantity, left);
                if (!mark.isEmpty())
                    width = std::max(width, detail.horizontalAdvance(mark) + 8);
            };
            widen(m_gutters[i].left, true);
            widen(m_gutters[i].right, false);
        }
    }
    m_labelWidth = std::ceil(std::min(m_labelWidth, widestLabel));
    for (const PlotBracket& bracket : m_scene.brackets)
        m_bracketWidth = std::max(m_bracketWidth, bracketColumn * (bracket.level + 1));
}

QMarginsF PlotPainter::margins() const
{
    return {outerMargin + m_bracketWidth + m_labelWidth + labelGap + m_gutters[0].left + m_gutters[1].left,
            headerHeight, outerMargin + 8 + m_gutters[0].right + m_gutters[1].right, axisHeight};
}

QRectF PlotPainter::rowsRect(const PlotGeometry& geometry) const
{
    return geometry.plot.adjusted(-m_gutters[0].left - m_gutters[1].left, 0,
                                  m_gutters[0].right + m_gutters[1].right, 0);
}

int PlotPainter::rowAt(const PlotGeometry& geometry, double y) const
{
    if (y < geometry.plot.top() || y >= geometry.plot.bottom())
        return -1;
    const double row = std::floor(geometry.topRow + (y - geometry.plot.top()) / geometry.rowHeight);
    return row >= 0 && row < static_cast<double>(m_scene.rows.size()) ? static_cast<int>(row) : -1;
}

double PlotPainter::offset(const PlotGeometry& geometry, Direction direction) const
{
    if (!m_scene.hasGradient)
        return 0;
    const double part = std::min(geometry.rowHeight * 0.17, 5.0);
    return direction == Direction::Forward ? -part : part;
}

void PlotPainter::paint(QPainter& painter, const PlotGeometry& geometry, int selected, int hovered) const
{
    painter.save();
    painter.fillRect(geometry.whole, m_theme.window);
    painter.setRenderHint(QPainter::Antialiasing);
    paintHeader(painter, geometry);
    painter.save();
    painter.setClipRect(rowsRect(geometry));
    paintStripes(painter, geometry, selected, hovered);
    painter.restore();
    paintAxis(painter, geometry);
    paintLimits(painter, geometry);
    painter.save();
    painter.setClipRect(rowsRect(geometry));
    if (m_scene.arrows)
        paintLinks(painter, geometry);
    paintRows(painter, geometry);
    painter.restore();
    paintLabels(painter, geometry, selected);
    paintBrackets(painter, geometry);
    painter.restore();
}

void PlotPainter::paintStripes(QPainter& painter, const PlotGeometry& geometry, int selected,
                               int hovered) const
{
    const QRectF area = rowsRect(geometry);
    const auto fill = [&](int row, const QColor& colour) {
        painter.fillRect(QRectF(area.left(), geometry.y(row), area.width(), geometry.rowHeight), colour);
    };
    const int first = std::max(0, static_cast<int>(std::floor(geometry.topRow)));
    const double end = geometry.topRow + geometry.plot.height() / geometry.rowHeight;
    const int last = std::min(static_cast<int>(m_scene.rows.size()) - 1, static_cast<int>(std::floor(end)));
    QColor stripe = m_theme.rail;
    stripe.setAlphaF(0.5F);
    // Stripes thinner than a few pixels would be one grey.
    for (int row = first | 1; row <= last && geometry.rowHeight >= 6; row += 2)
        fill(row, stripe);
    QColor hit = m_theme.accent;
    hit.setAlphaF(0.12F);
    for (int row = first; row <= last; ++row) {
        if (m_scene.rows[static_cast<std::size_t>(row)].highlighted)
            fill(row, hit);
    }
    if (hovered >= 0)
        fill(hovered, m_theme.rail);
    if (selected >= 0) {
        fill(selected, m_theme.selection);
        painter.fillRect(QRectF(area.left(), geometry.y(selected), 3, geometry.rowHeight), m_theme.accent);
    }
}

void PlotPainter::paintLinks(QPainter& painter, const PlotGeometry& geometry) const
{
    const double end = geometry.topRow + geometry.plot.height() / geometry.rowHeight;
    for (const auto direction : directions) {
        for (const PlotLink& link : m_scene.links) {
            if (std::max(link.source, link.target) + 1 < geometry.topRow ||
                std::min(link.source, link.target) > end)
                continue;
            // A gradient flows from the reader of a tensor to its producer.
            const bool forward = direction == Direction::Forward;
            const int from = forward ? link.source : link.target;
            const int to = forward ? link.target : link.source;
            const auto place = [&](int row) -> std::optional<QPointF> {
                const graph::Metric* metric = m_scene.rows[static_cast<std::size_t>(row)].metric(direction);
                const double value = metric ? valueOf(metric->statistics, m_scene.quantity) : 0;
                if (!(value > 0 && std::isfinite(value)))
                    return std::nullopt;
                return QPointF(geometry.x(std::log2(value)),
                               geometry.y(row + 0.5) + offset(geometry, direction));
            };
            const auto start = place(from);
            const auto stop = place(to);
            if (!start || !stop)
                continue;
            QColor colour = m_theme.of(direction);
            colour.setAlphaF(link.steps > longLink ? 0.18F : 0.45F);
            painter.setPen(QPen(colour, 1));
            painter.drawLine(*start, *stop);
            if (geometry.rowHeight < 14)
                continue;
            const QPointF along = *stop - *start;
            const double length = std::hypot(along.x(), along.y());
            const QPointF unit = along / std::max(length, 1.0);
            const QPointF normal(-unit.y(), unit.x());
            const QPointF tip = *stop - unit * (dotRadius(geometry.rowHeight) + 2);
            painter.setPen(Qt::NoPen);
            painter.setBrush(colour);
            if (length > 14)
                painter.drawPolygon(
                    QPolygonF{tip, tip - unit * 5 + normal * 2.2, tip - unit * 5 - normal * 2.2});
        }
    }
}

void PlotPainter::paintRows(QPainter& painter, const PlotGeometry& geometry) const
{
    const int first = std::max(0, static_cast<int>(std::floor(geometry.topRow)) - 1);
    const double end = geometry.topRow + geometry.plot.height() / geometry.rowHeight;
    const int last = std::min(static_cast<int>(m_scene.rows.size()) - 1, static_cast<int>(end) + 1);
    painter.save();
    painter.setClipRect(geometry.plot, Qt::IntersectClip);
    for (int row = first; row <= last && m_scene.bars; ++row) {
        for (const auto direction : directions)
            paintBar(painter, geometry, row, direction);
    }
    painter.setClipRect(geometry.plot.adjusted(-6, 0, 6, 0));
    for (int row = first; row <= last; ++row) {
        for (const auto direction : directions)
            paintDot(painter, geometry, row, direction);
    }
    painter.restore();
    for (int row = first; row <= last; ++row) {
        for (const auto direction : directions)
            paintMarks(painter, geometry, row, direction);
    }
}

void PlotPainter::paintBar(QPainter& painter, const PlotGeometry& geometry, int row,
                           Direction direction) const
{
    const graph::Metric* metric = m_scene.rows[static_cast<std::size_t>(row)].metric(direction);
    const auto range = metric != nullptr ? magnitudeRange(*metric) : std::nullopt;
    if (!range || range->hi < geometry.axis.lo || range->lo > geometry.axis.hi)
        return;
    const double y = geometry.y(row + 0.5) + offset(geometry, direction);
    // Ends far outside are cut: some devices mishandle coordinates of millions.
    const double left = std::max(geometry.x(range->lo), geometry.plot.left() - 4);
    const double right = std::min(geometry.x(range->hi), geometry.plot.right() + 4);
    // Bars of thousands of rows lie on each other: fainter ones leave dots and limits visible.
    QColor colour = m_theme.of(direction);
    colour.setAlphaF(static_cast<float>(std::clamp(geometry.rowHeight / 10, 0.12, 1.0)));
    painter.setPen(
        QPen(colour, std::clamp(geometry.rowHeight * 0.125, 0.8, 3.0), Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(QPointF(left, y), QPointF(std::max(right, left + 1), y));
}

void PlotPainter::paintDot(QPainter& painter, const PlotGeometry& geometry, int row,
                           Direction direction) const
{
    const PlotRow& entry = m_scene.rows[static_cast<std::size_t>(row)];
    const graph::Metric* metric = entry.metric(direction);
    const double value = metric != nullptr ? valueOf(metric->statistics, m_scene.quantity) : 0;
    if (!(value > 0 && std::isfinite(value)))
        return;
    const double exponent = std::log2(value);
    if (exponent < geometry.axis.lo - 1 || exponent > geometry.axis.hi + 1)
        return;
    const QPointF centre(geometry.x(exponent), geometry.y(row + 0.5) + offset(geometry, direction));
    const double radius = dotRadius(geometry.rowHeight);
    painter.setBrush(m_theme.of(direction));
    painter.setPen(radius > 2 ? QPen(m_theme.window, 1.5) : QPen(Qt::NoPen));
    if (entry.parameter) {
        const double arm = radius + 1.5;
        painter.drawPolygon(QPolygonF{centre + QPointF(0, -arm), centre + QPointF(arm, 0),
                                      centre + QPointF(0, arm), centre + QPointF(-arm, 0)});
    } else {
        painter.drawEllipse(centre, radius + 0.5, radius + 0.5);
    }
}

void PlotPainter::paintMarks(QPainter& painter, const PlotGeometry& geometry, int row,
                             Direction direction) const
{
    const graph::Metric* metric = m_scene.rows[static_cast<std::size_t>(row)].metric(direction);
    const auto index = direction == Direction::Forward ? 0U : 1U;
    const QRectF area = rowsRect(geometry);
    for (const bool left : {true, false}) {
        const QString text = edgeText(metric, m_scene.quantity, left);
        if (text.isEmpty())
            continue;
        const double width = left ? m_gutters[index].left : m_gutters[index].right;
        double x = left ? area.left() : geometry.plot.right();
        if (index == 1)
            x += left ? m_gutters[0].left : m_gutters[0].right;
        const QRectF cell(x, geometry.y(row), width, geometry.rowHeight);
        if (geometry.rowHeight >= 12) {
            painter.setFont(m_boldDetail);
            painter.setPen(m_theme.of(direction));
            painter.drawText(cell, Qt::AlignCenter, text);
        } else {
            const double side = std::min(3.0, geometry.rowHeight);
            painter.fillRect(QRectF(cell.center().x() - side / 2, cell.center().y() - side / 2, side, side),
                             m_theme.of(direction));
        }
    }
}

} // namespace scalescope::widgets
