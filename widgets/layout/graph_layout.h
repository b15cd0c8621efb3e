// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"

#include <QByteArray>
#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <vector>

namespace scalescope::widgets {

/// What is to be laid out, top to bottom: cards of one size, clusters around some of them, edges. Indices
/// count from 0; -1 is "none". Lengths are in pixels.
struct LayoutRequest
{
    struct Cluster
    {
        int parent = -1;  ///< the cluster around this one; comes before it
        QSizeF labelSize; ///< room for its title, at the upper left
    };
    struct Edge
    {
        int source = 0;
        int target = 0;
        bool operator==(const Edge&) const = default;
    };

    QSizeF cardSize{212, 62};
    std::vector<int> clusterOfCard; ///< one entry a card
    std::vector<Cluster> clusters;
    std::vector<Edge> edges; ///< at most one for a pair of cards
};

/// Where everything goes; y grows downwards, the upper left corner of all is (0, 0).
struct LayoutResult
{
    enum class Method {
        Dot,           ///< Graphviz's
        LayersForSize, ///< layeredLayout(), because dot would take too long
        LayersForTime  ///< layeredLayout(), because dot took too long
    };
    Method method = Method::Dot;
    QRectF bounds;
    std::vector<QRectF> cards;
    std::vector<QRectF> clusters;
    /// For each edge the points of a Bezier spline: a start, then groups of two control points and an end.
    /// The last one is where the arrow's tip is, straight on from the spline. Empty where there is no way to
    /// draw it.
    std::vector<std::vector<QPointF>> edges;
};

/// The request as a graph in Graphviz's DOT language, without any text that depends on the machine's fonts.
/// Big graphs ask for straight lines instead of curves, which take most of the time.
QByteArray dotText(const LayoutRequest& request);

/// What `dot -Tjson0` answered to dotText(request).
Result<LayoutResult> layoutFromAnswer(const QByteArray& json, const LayoutRequest& request);

} // namespace scalescope::widgets
