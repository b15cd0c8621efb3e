// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/scale/scale_bar.h"

#include "widgets/scale/strokes.h"

#include <QPainter>
#include <QPolygonF>
#include <algorithm>

namespace scalescope::widgets {

namespace {

void paintMarks(QPainter& painter, const QRectF& rail, const sheet::EdgeMarks& marks, const QColor& hue,
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

} // namespace

ScaleBar ScaleBar::of(const Document& document, const Theme& theme)
{
    return {document.axis(),
            document.format(graph::Direction::Forward),
            document.format(graph::Direction::Backward),
            document.quantity(),
            theme,
            true,
            true};
}

void ScaleBar::paint(QPainter& painter, const QRectF& rail, const graph::Metric* metric,
                     graph::Direction direction, const BarSpans& spans) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rail, theme.rail);
    if (metric != nullptr) {
        const bool forward = direction == graph::Direction::Forward;
        const QColor& hue = theme.of(direction);
        const double y = rail.center().y();
        if (showRanges)
            strokes::formatRanges(painter, rail, axis, forward ? forwardFormat : backwardFormat,
                                  strokes::RangeFills::ofBar(theme));
        const auto line = [&](const sheet::MagnitudeRange& range, const QColor& colour, double width) {
            strokes::bar(painter, axis.x(range.lo, rail), axis.x(range.hi, rail), y, colour, width);
        };
        if (const auto range = sheet::magnitudeRange(*metric)) {
            const auto middle = spans.middle ? spans.middle : sheet::middleRange(*metric);
            line(*range, hue, middle ? thin(rail.height()) : thick(rail.height()));
            if (middle)
                line(*middle, hue, thick(rail.height()));
        }
        if (spans.spread && showDot)
            line(*spans.spread, mixed(hue, theme.card, 0.35), rail.height() * 0.75);
        if (const auto exponent = showDot ? exponentOf(metric, quantity) : std::nullopt) {
            const QPointF centre(axis.x(*exponent, rail), y);
            const double radius = std::max(2.0, rail.height() * 0.45);
            painter.setPen(Qt::NoPen);
            painter.setBrush(theme.card);
            strokes::dot(painter, centre, radius + 1);
            painter.setBrush(hue);
            strokes::dot(painter, centre, radius);
        }
        paintMarks(painter, rail, sheet::edgeMarks(metric->statistics, quantity), hue, theme);
    }
    painter.restore();
}

void ScaleBar::paintPair(QPainter& painter, const QRectF& area, const graph::Metric* forward,
                         const graph::Metric* backward, const BarSpans& forwardSpans,
                         const BarSpans& backwardSpans) const
{
    const double height = area.height() * 3 / 7;
    const QRectF above(area.left(), area.top(), area.width(), height);
    const QRectF below(area.left(), area.bottom() - height, area.width(), height);
    paint(painter, above, forward, graph::Direction::Forward, forwardSpans);
    paint(painter, below, backward, graph::Direction::Backward, backwardSpans);
}

} // namespace scalescope::widgets
