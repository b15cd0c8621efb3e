// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/number_format.h"
#include "core/graph/statistics.h"

#include <optional>

namespace scalescope::formats {

/// What rounding to the nearest value of a format, after multiplication by 2^scale, does to a tensor's
/// elements. Fractions of all its elements, zeros included in the denominator.
struct RangeLoss
{
    double underflow = 0; ///< non-zero elements that become zero
    double subnormal = 0; ///< that stay non-zero but below the smallest normal
    double overflow = 0;  ///< that exceed the largest by more than half a step, and Inf
    [[nodiscard]] double lost() const { return underflow + overflow; }
    bool operator==(const RangeLoss&) const = default;
};

/// The part of a tensor's elements that are not zero, where so many are zero that parts of all elements hide
/// what is lost of the others; else nothing.
std::optional<double> partNotZero(const graph::Metric& metric);

RangeLoss losses(const graph::Metric& metric, const NumberFormat& format, int scale = 0);

/// The same of the finite elements, which are those that a scale can bring back; parts of all elements still.
RangeLoss finiteLosses(const graph::Metric& metric, const NumberFormat& format, int scale = 0);

/// The parts of a tensor's elements that a format loses at the ends of its range, each from 0 to 1.
struct Tails
{
    double underflow = 0; ///< finite non-zero elements that become zero
    double overflow = 0;  ///< beyond the largest, infinite ones included
};

/// What losses() says of them with scale 0, without a look at the rest of the histogram: thousands of tensors
/// are counted while somebody waits.
Tails tailsOf(const graph::Metric& metric, const NumberFormat& format);

/// Those of a tensor without what is lost of elements that mean nothing: still parts of all.
RangeLoss without(const graph::MeaninglessParts& parts, RangeLoss losses);

/// How much of a tensor a format may take before it counts. What is just at a limit is within it.
struct RangeThresholds
{
    double overflow = 0;     ///< more than this part overflows: an error
    double underflow = 0.1;  ///< more than this part becomes zero: an error
    double subnormal = 0.25; ///< more than this part is subnormal: a warning
    double lost = 0.01;      ///< more than this part overflows or becomes zero: a figure to look at
    bool operator==(const RangeThresholds&) const = default;
};

/// What losses count as.
struct Verdict
{
    bool overflows = false;
    bool underflows = false;
    bool isSubnormal = false; ///< where it underflows, that is said instead
    bool losesMuch = false;   ///< at both ends together

    [[nodiscard]] bool isError() const { return overflows || underflows; }
    [[nodiscard]] bool isProblem() const { return isError() || isSubnormal; }
};

/// The one place that holds losses against limits: problems, badges, comparisons, tables and the recommended
/// scale all ask here.
Verdict verdictOf(const RangeLoss& losses, const RangeThresholds& limits);

/// A power of two to multiply a tensor by before it is stored in a format.
struct ScaleFix
{
    int exponent = 0;   ///< multiply by 2^exponent
    bool whole = false; ///< the tensor is then within the limits; else it only loses less
    /// What it lessens is the part that is subnormal: of a tensor of which too many elements are, and not too
    /// many overflow or become zero.
    bool ofSubnormal = false;
    RangeLoss before; ///< of the finite elements
    RangeLoss left;   ///< the same with that power of two

    /// The part that it lessens.
    [[nodiscard]] double partBefore() const { return ofSubnormal ? before.subnormal : before.lost(); }
    [[nodiscard]] double partLeft() const { return ofSubnormal ? left.subnormal : left.lost(); }
    bool operator==(const ScaleFix&) const = default;
};

/// The one power of two that is recommended for a tensor in a format, wherever one is: the nearest to 0 that
/// brings it within the limits, else the one that loses the fewest elements (ties: nearest to 0), if that is
/// at most half of what is lost without. Never one with which more overflows than without: where too much
/// overflows it makes the tensor smaller, else larger. Nothing where the tensor is within the limits as it
/// is, or where no such power of two helps.
std::optional<ScaleFix> recommendedScale(const graph::Metric& metric, const NumberFormat& format,
                                         const RangeThresholds& limits = {});

/// Over how many binades the magnitudes of a tensor spread that is not within the limits, where that is why
/// no power of two is recommended for it; else nothing.
std::optional<int> tooManyBinades(const graph::Metric& metric, const NumberFormat& format,
                                  const RangeThresholds& limits = {});

} // namespace scalescope::formats
