// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/models/document.h"
#include "widgets/theme/theme.h"

#include <QRectF>
#include <optional>

class QPainter;

namespace scalescope::widgets {

/// A log2 axis from `lo` to `hi` (exponents of two), the same for every bar of a view, so that bars compare.
struct ScaleAxis
{
    double lo = -34;
    double hi = 18;

    /// One axis for all nodes of a graph, forward and backward: whole exponents, covers [-16, 16] always,
    /// every mean and rms, and the bars' ends as far as 2^-40; a single tiny outlier does not squeeze the
    /// rest.
    static ScaleAxis of(const graph::Graph& graph);

    /// Where `log2Value` is between the ends, 0 to 1; what lies outside is put at the nearer end.
    [[nodiscard]] double position(double log2Value) const;
    /// Its x between the left and right side of `rect`.
    [[nodiscard]] double x(double log2Value, const QRectF& rect) const
    {
        return rect.left() + position(log2Value) * rect.width();
    }
    bool operator==(const ScaleAxis&) const = default;
};

/// Smallest and largest finite non-zero magnitude of a tensor, as exponents of two (not rounded). NaN and Inf
/// elements poison abs_max; then the histogram says it, to one sixteenth of a binade.
struct MagnitudeRange
{
    double lo = 0;
    double hi = 0;
};
std::optional<MagnitudeRange> magnitudeRange(const graph::Metric& metric);

/// What a metric shows at an edge of a scale axis because no place on it is right.
struct EdgeMarks
{
    bool zero = false;     ///< the quantity is 0 (all elements are, for all quantities but std and abs_mean)
    bool nan = false;      ///< there are NaN elements, or the quantity itself is NaN while there are elements
    bool infinity = false; ///< there are Inf elements, or the quantity overflowed
};
EdgeMarks edgeMarks(const graph::Statistics& statistics, Quantity quantity);

/// Paints scale bars: a rail with the format's normal and subnormal range shaded, a line from the smallest
/// non-zero to the largest magnitude and a dot at the quantity. At the edges: a ring at the left for zero, a
/// triangle at the right for Inf, a cross at the right for NaN. Graph cards, tree and table paint the same
/// bars.
struct ScaleBar
{
    ScaleAxis axis;
    formats::NumberFormat forwardFormat;
    formats::NumberFormat backwardFormat;
    Quantity quantity = Quantity::MeanAbs;
    Theme theme;
    bool showDot = true;    ///< off for the narrow bars of the module tree
    bool showRanges = true; ///< off likewise

    /// With the document's formats and quantity, and one axis for all nodes of its unpruned run. The axis
    /// looks at every node: make one ScaleBar per graphChanged, formatsChanged or quantityChanged, not per
    /// paint.
    static ScaleBar of(const Document& document, const Theme& theme);

    /// One bar that fills `rail`, 4 to 10 pixels high; a null metric paints the empty rail alone.
    void paint(QPainter& painter, const QRectF& rail, const graph::Metric* metric,
               graph::Direction direction) const;
    /// Forward above, gradient below, with a gap of a third of a bar between; `area` is 10 to 24 pixels high.
    void paintPair(QPainter& painter, const QRectF& area, const graph::Metric* forward,
                   const graph::Metric* backward) const;
    void paintPair(QPainter& painter, const QRectF& area, const graph::Node& node) const
    {
        paintPair(painter, area, node.forward.get(), node.backward.get());
    }
};

} // namespace scalescope::widgets
