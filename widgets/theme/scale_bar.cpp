// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/scale_bar.h"

#include <QPainter>
#include <QPolygonF>
#include <algorithm>
#include <cmath>
#include <limits>

namespace scalescope::widgets {

namespace {

// What the axis shows at least, and how far the bars' ends may stretch it: below 2^-40 only means do.
constexpr double leastLo = -16;
constexpr double leastHi = 16;
constexpr double barLo = -40;
constexpr double barHi = 40;

void paintRanges(QPainter& painter, const QRectF& rail, const ScaleBar& bar,
                 const formats::NumberFormat& format)
{
    if (!(format.max > 0))
        return;
    const auto fill = [&](double low, double high, const QColor& colour) {
        const double left = bar.axis.x(std::log2(low), rail);
        const double right = bar.axis.x(std::log2(high), rail);
        painter.fillRect(QRectF(left, rail.top(), right - left, rail.height()), colour);
    };
    fill(format.minSubnormal, format.minNormal, bar.theme.subnormal);
    fill(format.minNormal, format.max, bar.theme.normal);
}

void paintDot(QPainter& painter, const QPointF& centre, double radius, const QColor& colour,
              const QColor& halo)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(halo);
    painter.drawEllipse(centre, radius + 1, radius + 1);
    painter.setBrush(colour);
    painter.drawEllipse(centre, radius, radius);
}

void paintMarks(QPainter& painter, const QRectF& rail, const EdgeMarks& marks, const QColor& hue,
                const Theme& theme)
{
    const double half = rail.height() / 2;
    const double y = rail.center().y();
    painter.setBrush(Qt::NoBrush);
    if (marks.zero) {
        painter.setPen(QPen(hue, 1.5));
        painter.drawEllipse(QPointF(rail.left() + half, y), half - 1, half - 1);
    }
    double right = rail.right();
    if (marks.infinity) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.error);
        painter.drawPolygon(QPolygonF{QPointF(right - 2 * half, y - half), QPointF(right, y),
                                      QPointF(right - 2 * half, y + half)});
        right -= 2 * half + 2;
    }
    if (marks.nan) {
        painter.setPen(QPen(theme.error, 1.5));
        const double arm = half - 0.5;
        const QPointF centre(right - half, y);
        painter.drawLine(centre - QPointF(arm, arm), centre + QPointF(arm, arm));
        painter.drawLine(centre - QPointF(arm, -arm), centre + QPointF(arm, -arm));
    }
}

/// Widens an axis by what one metric needs.
void cover(ScaleAxis& axis, const graph::Metric& metric)
{
    if (const auto range = magnitudeRange(metric)) {
        axis.lo = std::min(axis.lo, std::max(range->lo, barLo));
        axis.hi = std::max(axis.hi, std::min(range->hi, barHi));
    }
    for (const double value : {metric.statistics.meanAbs, metric.statistics.rms}) {
        if (value > 0 && std::isfinite(value)) {
            axis.lo = std::min(axis.lo, std::log2(value));
            axis.hi = std::max(axis.hi, std::log2(value));
        }
    }
}

} // namespace

ScaleAxis ScaleAxis::of(const graph::Graph& graph)
{
    ScaleAxis axis{leastLo, leastHi};
    for (const graph::Node& node : graph.nodes) {
        for (const auto direction : {graph::Direction::Forward, graph::Direction::Backward}) {
            if (const graph::Metric* metric = node.metric(direction))
                cover(axis, *metric);
        }
    }
    return {std::floor(axis.lo) - 1, std::ceil(axis.hi) + 1};
}

double ScaleAxis::position(double log2Value) const
{
    if (std::isnan(log2Value) || !(hi > lo))
        return 0;
    return std::clamp((log2Value - lo) / (hi - lo), 0.0, 1.0);
}

std::optional<MagnitudeRange> magnitudeRange(const graph::Metric& metric)
{
    const graph::Statistics& statistics = metric.statistics;
    const auto& counts = metric.histogram.counts();
    double low = statistics.absMinNonzero;
    double high = statistics.absMax;
    if (!(low > 0 && std::isfinite(low)))
        low = counts.empty() ? graph::Statistics::unavailable
                             : graph::Histogram::lowerEdge(counts.begin()->first);
    if (!(high > 0 && std::isfinite(high)))
        high = counts.empty() ? graph::Statistics::unavailable
                              : graph::Histogram::lowerEdge(counts.rbegin()->first + 1);
    if (!(low > 0 && high >= low && std::isfinite(high)))
        return std::nullopt;
    return MagnitudeRange{std::log2(low), std::log2(high)};
}

EdgeMarks edgeMarks(const graph::Statistics& statistics, Quantity quantity)
{
    EdgeMarks marks;
    if (statistics.numel == 0)
        return marks;
    const double value = valueOf(statistics, quantity);
    marks.zero = value == 0;
    marks.infinity = statistics.posInfs + statistics.negInfs > 0 || std::isinf(value);
    // The standard deviation of one element is not available rather than poisoned; Inf poisons std and
    // abs_mean.
    const bool undefined = quantity == Quantity::Std && statistics.numel == 1;
    marks.nan = statistics.nans > 0 || (std::isnan(value) && !undefined && !marks.infinity);
    return marks;
}

ScaleBar ScaleBar::of(const Document& document, const Theme& theme)
{
    return {ScaleAxis::of(document.run().graph),
            document.format(graph::Direction::Forward),
            document.format(graph::Direction::Backward),
            document.quantity(),
            theme,
            true,
            true};
}

void ScaleBar::paint(QPainter& painter, const QRectF& rail, const graph::Metric* metric,
                     graph::Direction direction) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rail, theme.rail);
    if (metric != nullptr) {
        const bool forward = direction == graph::Direction::Forward;
        const QColor& hue = theme.of(direction);
        const double y = rail.center().y();
        if (showRanges)
            paintRanges(painter, rail, *this, forward ? forwardFormat : backwardFormat);
        if (const auto range = magnitudeRange(*metric)) {
            painter.setPen(QPen(hue, std::max(1.5, rail.height() / 3), Qt::SolidLine, Qt::FlatCap));
            const double left = axis.x(range->lo, rail);
            const double right = axis.x(range->hi, rail);
            painter.drawLine(QPointF(left, y), QPointF(std::max(right, left + 1), y));
        }
        const double value = valueOf(metric->statistics, quantity);
        const double radius = std::max(2.0, rail.height() * 0.45);
        if (showDot && value > 0 && std::isfinite(value))
            paintDot(painter, {axis.x(std::log2(value), rail), y}, radius, hue, theme.card);
        paintMarks(painter, rail, edgeMarks(metric->statistics, quantity), hue, theme);
    }
    painter.restore();
}

void ScaleBar::paintPair(QPainter& painter, const QRectF& area, const graph::Metric* forward,
                         const graph::Metric* backward) const
{
    const double height = area.height() * 3 / 7;
    const QRectF above(area.left(), area.top(), area.width(), height);
    const QRectF below(area.left(), area.bottom() - height, area.width(), height);
    paint(painter, above, forward, graph::Direction::Forward);
    paint(painter, below, backward, graph::Direction::Backward);
}

} // namespace scalescope::widgets
