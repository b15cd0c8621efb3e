// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/number_format.h"

#include <cmath>
#include <limits>

namespace scalescope::formats {

double valueOfCode(const NumberFormat& format, std::uint64_t code)
{
    const int mantissa = format.mantissaBits;
    const std::uint64_t fraction = code & ((std::uint64_t{1} << mantissa) - 1);
    const auto field = static_cast<int>((code >> mantissa) & ((std::uint64_t{1} << format.exponentBits) - 1));
    const bool negative = format.hasSign && (code >> (mantissa + format.exponentBits) & 1) != 0;
    const int top = (1 << format.exponentBits) - 1;
    const double nan = std::numeric_limits<double>::quiet_NaN();
    double value = 0;
    if (!format.hasSign) {
        value = std::ldexp(1, field - format.bias);
    } else if (format.hasInfinity && field == top) {
        value = fraction == 0 ? std::numeric_limits<double>::infinity() : nan;
    } else if (field == 0) {
        value = std::ldexp(static_cast<double>(fraction), 1 - format.bias - mantissa);
    } else {
        value = std::ldexp(static_cast<double>(fraction | std::uint64_t{1} << mantissa),
                           field - format.bias - mantissa);
    }
    if (format.hasNan &&
        (format.hasNegativeZero ? value > format.max && !std::isinf(value) : negative && value == 0))
        return nan;
    return negative ? -value : value;
}

} // namespace scalescope::formats
