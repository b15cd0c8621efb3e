// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/statistics.h"
#include "core/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace scalescope::formats {

/// The range of a number format: what a plot needs to draw its limits and what a histogram can be asked.
struct NumberFormat
{
    std::string name;  ///< as typed: "e4m3fn"
    std::string label; ///< as shown: "E4M3FN"
    int exponentBits = 0;
    int mantissaBits = 0;
    int bias = 0;
    double max = 0;          ///< largest finite magnitude
    double minNormal = 0;    ///< smallest normal magnitude
    double minSubnormal = 0; ///< smallest non-zero magnitude
    bool hasInfinity = false;
    bool hasNan = false;
    bool hasSign = true;         ///< not for e8m0fnu, whose every code is a power of two
    bool hasNegativeZero = true; ///< not in the formats whose NaN is the code of negative zero
    /// FPFormat of the Python library: float32 is what it works in, and NaN passes through it.
    bool isUnitScaling = false;
    bool operator==(const NumberFormat&) const = default;
};

/// A format by name, as semantics names them: `e4m3fn`, `e5m2`, `e4m3fnuz`, `e3m2fn`, `fp16`, `bf16`, `tf32`,
/// `e4m3us`, any `eXmY`, `eXmYus`, ... An unknown name fails with a sentence that lists what there is.
Result<NumberFormat> findFormat(std::string_view name);

/// Width in bits.
int bitsOf(const NumberFormat& format);

/// The value of a code of a format of at most 64 bits, from its table: sign, exponent field, mantissa field.
/// NaN and Inf where the code says so. Values beyond float64 don't occur.
double valueOfCode(const NumberFormat& format, std::uint64_t code);

/// The formats offered in lists, in the order to show them.
const std::vector<NumberFormat>& standardFormats();

/// What rounding to the nearest value of a format, after multiplication by 2^scale, does to a tensor's
/// elements. Fractions of all its elements, zeros included in the denominator.
struct Losses
{
    double underflow = 0; ///< non-zero elements that become zero
    double subnormal = 0; ///< that stay non-zero but below the smallest normal
    double overflow = 0;  ///< that exceed the largest by more than half a step, and Inf
    [[nodiscard]] double lost() const { return underflow + overflow; }
};

Losses losses(const graph::Metric& metric, const NumberFormat& format, int scale = 0);

/// The same of the finite elements, which are those that a scale can bring back; parts of all elements still.
Losses finiteLosses(const graph::Metric& metric, const NumberFormat& format, int scale = 0);

/// From which part of a tensor's elements on a loss is a problem.
struct LossLimits
{
    double overflow = 0;     ///< more than this part overflows: an error
    double underflow = 0.1;  ///< more than this part becomes zero: an error
    double subnormal = 0.25; ///< more than this part is subnormal: a warning

    [[nodiscard]] bool hold(const Losses& losses) const
    {
        return losses.overflow <= overflow && losses.underflow <= underflow && losses.subnormal <= subnormal;
    }
};

/// A power of two to multiply a tensor by before it is stored in a format.
struct ScaleFix
{
    int exponent = 0;   ///< multiply by 2^exponent
    bool whole = false; ///< the tensor is then within the limits; else it only loses less
    bool operator==(const ScaleFix&) const = default;
};

/// The one power of two that is recommended for a tensor in a format, wherever one is: the nearest to 0 that
/// brings it within the limits, else the one that loses the fewest elements (ties: nearest to 0). Never one
/// with which more overflows than without: where too much overflows it makes the tensor smaller, else larger.
/// Nothing where the tensor is within the limits as it is, or where no such power of two loses less.
std::optional<ScaleFix> recommendedScale(const graph::Metric& metric, const NumberFormat& format,
                                         const LossLimits& limits = {});

} // namespace scalescope::formats
