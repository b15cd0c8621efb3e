// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sheet/scale_axis.h"
#include "widgets/theme/theme.h"

class QPainter;

namespace scalescope::widgets {

/// How much room is taken beside an axis, for values that it has no place for.
struct PlotSides
{
    double zeros = 0;      ///< at the left
    double nonFinites = 0; ///< at the right: NaN and Inf
};

/// How a tensor's values in two runs are drawn on one axis: hollow in the first, filled in the second, with
/// an arrow from one to the other, forward above and gradient below. Table cells and the picture draw them
/// so.
struct ChangeStrokes
{
    QRectF row; ///< the axis goes over its width
    sheet::ScaleAxis axis;
    PlotSides sides;
    double offset = 4;      ///< of a direction's dots from the middle of the row
    double wordOffset = 0;  ///< the same of words for what has no place on the axis
    double wordSpacing = 0; ///< how far such words are from the middle of their side
    double radius = 3;
    double diamond = 0; ///< where values are diamonds: from the middle to a tip
    QFont words;
    sheet::FieldId quantity = sheet::FieldId::MeanAbs;

    /// Null for a run that has not the tensor. Paints nothing of a gradient that is zero in theory.
    void paint(QPainter& painter, const Theme& theme, const graph::Node* first, const graph::Node* second,
               graph::Direction direction) const;

private:
    /// A value, and the middle of what stands for it.
    struct Spot
    {
        QPointF place;
        double value = 0;
        bool isOnAxis = true;
    };
    [[nodiscard]] std::optional<Spot> spot(const graph::Node* node, graph::Direction direction) const;
    void paintSpot(QPainter& painter, const Spot& spot, const QColor& hue, const QColor& fill) const;
};

} // namespace scalescope::widgets
