// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graphview/edge_at.h"

#include "widgets/graphview/edge_gains.h"
#include "widgets/models/display.h"

#include <QCoreApplication>
#include <QLineF>
#include <QStringList>
#include <algorithm>
#include <cmath>

namespace scalescope::widgets {

namespace {

/// The translation context of this file's words.
struct GraphEdge
{
    Q_DECLARE_TR_FUNCTIONS(scalescope::widgets::GraphEdge)
};

double distance(const QPointF& point, const QPointF& from, const QPointF& to)
{
    const QPointF way = to - from;
    const double length = QPointF::dotProduct(way, way);
    const double part =
        length > 0 ? std::clamp(QPointF::dotProduct(point - from, way) / length, 0.0, 1.0) : 0;
    return QLineF(point, from + part * way).length();
}

double distance(const QPointF& point, const QPainterPath& path)
{
    double least = HUGE_VAL;
    for (const QPolygonF& line : path.toSubpathPolygons())
        for (qsizetype i = 1; i < line.size(); ++i)
            least = std::min(least, distance(point, line[i - 1], line[i]));
    return least;
}

const ViewEdge& edgeOf(const GraphPicture& picture, int edge)
{
    return picture.view.edges[static_cast<std::size_t>(edge)];
}

const CardLook& lookOf(const GraphPicture& picture, int card)
{
    return picture.looks[static_cast<std::size_t>(card)];
}

} // namespace

int edgeAt(const GraphPicture& picture, const QPointF& point, double reach)
{
    int nearest = -1;
    double least = reach;
    for (std::size_t i = 0; i < picture.edgePaths.size(); ++i) {
        if (!picture.edgeBounds[i].contains(point))
            continue;
        const std::vector<QPointF>& points = picture.layout.edges[i];
        double away = distance(point, picture.edgePaths[i]);
        if (points.size() >= 2) // the arrow's head
            away = std::min(away, distance(point, points[points.size() - 2], points.back()));
        if (away <= least) {
            least = away;
            nearest = static_cast<int>(i);
        }
    }
    return nearest;
}

int cardAlong(const GraphPicture& picture, int edge, int selected)
{
    const ViewEdge& along = edgeOf(picture, edge);
    return along.target == selected ? along.source : along.target;
}

QString edgeFacts(const GraphPicture& picture, int edge, sheet::FieldId quantity)
{
    const ViewEdge& along = edgeOf(picture, edge);
    const CardLook& source = lookOf(picture, along.source);
    const CardLook& target = lookOf(picture, along.target);
    QStringList lines{QStringLiteral("%1 → %2").arg(source.title, target.title)};
    const EdgeGain gain = EdgeGain::between(source, target, quantity);
    for (const auto& [direction, amount] : {std::pair{graph::Direction::Forward, gain.forward},
                                            std::pair{graph::Direction::Backward, gain.backward}})
        if (const QString text = gainText(amount); !text.isEmpty())
            lines << GraphEdge::tr("%1: %2 binades", "direction and log2(out/in)")
                         .arg(directionText(direction), text);
    return lines.join(QLatin1Char('\n'));
}

QString edgeText(const GraphPicture& picture, int edge, sheet::FieldId quantity, int selected)
{
    const bool isReached = edgeOf(picture, edge).target == selected;
    const CardLook& next = lookOf(picture, cardAlong(picture, edge, selected));
    const QString click =
        isReached ? GraphEdge::tr("Click to select the producer, %1").arg(next.title)
                  : GraphEdge::tr("Click to select the consumer, %1; again for the producer").arg(next.title);
    return edgeFacts(picture, edge, quantity) + QLatin1Char('\n') + click;
}

} // namespace scalescope::widgets
