// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compare/change_strokes.h"

#include "widgets/compare/comparison_scene.h"
#include "widgets/scale/strokes.h"

#include <QPainter>
#include <cmath>

namespace scalescope::widgets {

namespace {

constexpr double lineWidth = 1.4;

} // namespace

std::optional<ChangeStrokes::Spot> ChangeStrokes::spot(const graph::Node* node,
                                                       graph::Direction direction) const
{
    const graph::Metric* metric = node ? node->metric(direction) : nullptr;
    const double value = metric ? valueOf(metric->statistics, quantity) : 0;
    if (!metric || !isValue(*metric, value))
        return std::nullopt;
    const double side = direction == graph::Direction::Forward ? -1 : 1;
    const double middle = row.center().y();
    if (const auto exponent = exponentOf(metric, quantity))
        return Spot{{axis.x(*exponent, row), middle + side * offset}, value, true};
    const double centre = value == 0 ? row.left() - sides.zeros / 2 : row.right() + sides.nonFinites / 2;
    return Spot{{centre + side * wordSpacing, middle + side * wordOffset}, value, false};
}

void ChangeStrokes::paintSpot(QPainter& painter, const Spot& spot, const QColor& hue,
                              const QColor& fill) const
{
    if (spot.isOnAxis) {
        painter.setPen(QPen(hue, lineWidth));
        painter.setBrush(fill);
        strokes::dot(painter, spot.place, radius, diamond);
        return;
    }
    const QString text = spot.value == 0          ? QStringLiteral("0")
                         : std::isnan(spot.value) ? QStringLiteral("NaN")
                                                  : QStringLiteral("Inf");
    const QSizeF room(40, row.height());
    strokes::word(painter, {spot.place - QPointF(room.width(), room.height()) / 2, room}, text, words, hue);
}

void ChangeStrokes::paint(QPainter& painter, const Theme& theme, const graph::Node* first,
                          const graph::Node* second, graph::Direction direction) const
{
    const auto isNoise = [&](const graph::Node* node) { return node && node->side(direction).isNoise; };
    if (isNoise(first) || isNoise(second))
        return;
    const QColor& hue = theme.of(direction);
    const auto from = spot(first, direction);
    const auto to = spot(second, direction);
    if (from && to && std::abs(to->place.x() - from->place.x()) > 2 * radius) {
        const QPointF way(to->place.x() > from->place.x() ? 1 : -1, 0);
        const QPointF room = way * (radius + 4); // beside a word, not through it
        const QPointF start = from->isOnAxis ? from->place : from->place + room;
        const QPointF stop = to->isOnAxis ? to->place : to->place - room;
        painter.setPen(QPen(hue, lineWidth));
        painter.drawLine(start, stop);
        if (radius >= 2 && std::abs(stop.x() - start.x()) >= 5 * radius)
            strokes::arrowHead(painter, stop - way * (radius + 1), way, 6, 2.6, hue);
    }
    if (from)
        paintSpot(painter, *from, hue, theme.window);
    if (to)
        paintSpot(painter, *to, hue, hue);
}

} // namespace scalescope::widgets
