// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/range_loss.h"
#include "core/formats/scaled_format.h"
#include "core/graph/statistics.h"

#include <optional>

namespace scalescope::formats {

/// What storing a tensor in a format is expected to do to it, told by its histograms alone.
struct ExpectedError
{
    double lost = 0; ///< the part of all elements that becomes zero or leaves the range; infinite ones apart
    double sqnr = 0; ///< in dB: 10 log10 of the sum of x^2 over that of the squared errors; infinite without
    bool operator==(const ExpectedError&) const = default;
};

/// The error of a tensor's finite elements where they are multiplied by 2^exponent before they are rounded to
/// the nearest, which goes without a scaling alone. Signal and noise are summed over the bins of the
/// histogram, in each of which magnitudes are taken as spread evenly (RoundingNoise).
///
/// - Without a scaling: lost is what losses() says.
/// - Tensor: the scale is the largest magnitude over the format's largest.
/// - Blocks of graph::blockLength with powers of two as scales: from the histogram of block maxima. Which
///   elements share a block with which maximum is not recorded; of all arrangements that both histograms
///   allow, the most even one is taken: magnitudes are dealt out from the largest down, each over the blocks
///   with at least such a maximum, in proportion to the places that are left there. That is the arrangement
///   of greatest entropy (quasi-independence of a table with a triangle of zeros: Goodman, JASA 63, 1968).
///
/// Nothing where it can't be told: for other groupings and scales, for blocks whose maxima were not recorded,
/// and for a tensor without finite elements other than zero.
std::optional<ExpectedError> expectedError(const graph::Metric& metric, const ScaledFormat& format,
                                           int exponent = 0);

/// The limits that a tensor meets in a format: those of the elements, of a tensor that is multiplied by
/// 2^exponent, or that gets one scale by its largest magnitude. Nothing where its groups have scales of their
/// own.
std::optional<NumberFormat> rangeIn(const graph::Metric& metric, const ScaledFormat& format,
                                    int exponent = 0);

/// What a format is told, or expected, to lose of a tensor's finite elements, parts of all elements. In
/// blocks (expectedError) what is lost at either end counts as underflow: scales follow the largest
/// magnitude, so that one beyond the largest is off by less than a binade. Nothing where it can't be told: in
/// channels, tiles and blocks whose maxima were not recorded.
std::optional<RangeLoss> lossesIn(const graph::Metric& metric, const ScaledFormat& format, int exponent = 0);

/// With the tensor's infinite elements, which no format takes.
std::optional<RangeLoss> withInfinities(std::optional<RangeLoss> losses, const graph::Metric& metric);

} // namespace scalescope::formats
