// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/graph.h"
#include "core/sheet/fields.h"

#include <array>
#include <optional>
#include <vector>

namespace scalescope::sheet {

/// A log2 axis from `lo` to `hi` (exponents of two), the same for every bar of a view, so that bars compare.
struct ScaleAxis
{
    double lo = -34;
    double hi = 18;

    /// One axis for all nodes of a graph, forward and backward: whole exponents, covers [-16, 16] always,
    /// every mean and rms, and the bars' ends as far as 2^-40; a single tiny outlier does not squeeze the
    /// rest.
    static ScaleAxis of(const graph::Graph& graph);

    void cover(double low, double high);
    /// With even exponents at the ends and a little room beside what it covers.
    [[nodiscard]] ScaleAxis rounded() const;

    /// Where `log2Value` is between the ends, 0 to 1; what lies outside is put at the nearer end.
    [[nodiscard]] double position(double log2Value) const;
    /// Its x between the left and right side of `rect`.
    template <typename Rect>
    [[nodiscard]] double x(double log2Value, const Rect& rect) const
    {
        return rect.left() + position(log2Value) * rect.width();
    }

    /// The step between ticks on `pixels`: the smallest power of two, `finest` or more, that leaves them
    /// `distance` pixels apart.
    [[nodiscard]] double tickStep(double pixels, double distance, double finest = 1) const;
    /// The ticks themselves, at whole exponents.
    [[nodiscard]] std::vector<int> ticks(double pixels, double distance) const;
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
/// Of these magnitudes the middle 98 %, to one sixteenth of a binade: without the hundredth at either end,
/// which may be a few elements far away. Nothing where there is no histogram.
std::optional<MagnitudeRange> middleRange(const graph::Metric& metric);

/// The exponent of a quantity; nothing where there is no metric, and for zero, NaN and Inf, which have no
/// place on the axis.
std::optional<double> exponentOf(const graph::Metric* metric, FieldId quantity);

/// What a metric shows at an edge of a scale axis because no place on it is right.
struct EdgeMarks
{
    bool zero = false;     ///< the quantity is 0 (all elements are, for all quantities but std and abs_mean)
    bool nan = false;      ///< there are NaN elements, or the quantity itself is NaN while there are elements
    bool infinity = false; ///< there are Inf elements, or the quantity overflowed
};
EdgeMarks edgeMarks(const graph::Statistics& statistics, FieldId quantity);

} // namespace scalescope::sheet
