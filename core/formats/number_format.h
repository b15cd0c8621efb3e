// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"

#include <cstdint>
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
/// The text with each character as `change`, std::tolower or std::toupper, has it: names are told apart
/// without case.
std::string changedCase(std::string_view text, int (*change)(int));

} // namespace scalescope::formats
