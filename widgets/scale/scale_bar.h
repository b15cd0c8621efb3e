// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sheet/scale_axis.h"
#include "widgets/models/document.h"
#include "widgets/theme/theme.h"

#include <algorithm>

class QPainter;

namespace scalescope::widgets {

/// What a bar needs beside its metric, worked out once where many bars are painted again and again.
struct BarSpans
{
    std::optional<sheet::MagnitudeRange> middle =
        {}; ///< middleRange() of the metric; where it is missing it is asked for
    std::optional<sheet::MagnitudeRange> spread = {}; ///< of the quantity over several tensors
};

/// Paints scale bars: a rail with the format's normal and subnormal range shaded, a thin line from the
/// smallest non-zero to the largest magnitude, thick over the middle 98 % of them, and a dot at the quantity.
/// At the edges: a ring at the left for zero, a triangle at the right for Inf, a cross at the right for NaN.
/// Graph cards, tree and table paint the same bars.
struct ScaleBar
{
    sheet::ScaleAxis axis;
    formats::NumberFormat forwardFormat;
    formats::NumberFormat backwardFormat;
    sheet::FieldId quantity = sheet::FieldId::MeanAbs;
    Theme theme;
    bool showDot = true;    ///< off for the narrow bars of the module tree
    bool showRanges = true; ///< off likewise

    /// With the document's formats and quantity, and one axis for all nodes of its unpruned run. The axis
    /// looks at every node: make one ScaleBar per graphChanged, formatsChanged or quantityChanged, not per
    /// paint.
    static ScaleBar of(const Document& document, const Theme& theme);

    /// How wide the line is, on a bar so high: of the tails and of the middle.
    static double thin(double height) { return std::max(0.75, height * 0.13); }
    static double thick(double height) { return std::max(1.5, height * 0.4); }

    /// One bar that fills `rail`, 4 to 10 pixels high; a null metric paints the empty rail alone.
    void paint(QPainter& painter, const QRectF& rail, const graph::Metric* metric, graph::Direction direction,
               const BarSpans& spans = {}) const;
    /// Forward above, gradient below, with a gap of a third of a bar between; `area` is 10 to 24 pixels high.
    void paintPair(QPainter& painter, const QRectF& area, const graph::Metric* forward,
                   const graph::Metric* backward, const BarSpans& forwardSpans = {},
                   const BarSpans& backwardSpans = {}) const;
    void paintPair(QPainter& painter, const QRectF& area, const graph::Node& node) const
    {
        paintPair(painter, area, node.forward.metric.get(), node.backward.metric.get());
    }
};

} // namespace scalescope::widgets
