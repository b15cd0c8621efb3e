// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/number_text.h"

#include <array>
#include <charconv>
#include <cmath>
#include <cstdlib>

namespace scalescope::text {

namespace {

std::string nonFiniteText(double value)
{
    if (std::isnan(value))
        return "nan";
    return value > 0 ? "inf" : "-inf";
}

/// Digits "abc" of a.bc x 10^exponent with the point put where it belongs.
std::string fixedText(std::string digits, int exponent)
{
    if (exponent < 0)
        return "0." + std::string(static_cast<std::size_t>(-exponent - 1), '0') + digits;
    const auto whole = static_cast<std::size_t>(exponent) + 1;
    if (digits.size() < whole)
        digits.append(whole - digits.size(), '0');
    const std::string fraction = digits.substr(whole);
    return digits.substr(0, whole) + "." + (fraction.empty() ? "0" : fraction);
}

} // namespace

std::string roundTripText(double value)
{
    if (!std::isfinite(value))
        return nonFiniteText(value);
    std::array<char, 32> buffer{};
    const auto result = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value);
    return {buffer.data(), result.ptr};
}

std::string threeDigitText(double value)
{
    if (!std::isfinite(value))
        return nonFiniteText(value);
    std::array<char, 32> buffer{};
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), std::abs(value),
                                   std::chars_format::scientific, 2);
    const std::string text(buffer.data(), end.ptr); // "5.78e-01"
    const std::string sign = std::signbit(value) ? "-" : "";
    const int exponent = std::atoi(text.c_str() + text.find('e') + 1);
    std::string digits = text.substr(0, 1) + text.substr(2, 2);
    while (digits.size() > 1 && digits.back() == '0')
        digits.pop_back();
    if (exponent >= -4 && exponent < 2)
        return sign + fixedText(digits, exponent);
    const std::string fraction = digits.size() > 1 ? "." + digits.substr(1) : "";
    return sign + digits.substr(0, 1) + fraction + text.substr(text.find('e'));
}

std::string roundedText(double value, int decimals)
{
    // Only a multiple of this power of two can lie halfway, and it is one exactly.
    const double halves = std::ldexp(value, decimals + 1);
    const bool isHalfway = std::fmod(std::abs(halves), 2) == 1;
    const double nudged = isHalfway ? std::nextafter(value, std::copysign(HUGE_VAL, value)) : value;
    constexpr std::size_t mostDigits = 512; ///< of the largest double, with its decimals
    std::array<char, mostDigits> buffer{};
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), nudged,
                                   std::chars_format::fixed, decimals);
    return {buffer.data(), end.ptr};
}

std::string shapeText(const std::vector<std::int64_t>& shape)
{
    std::string result;
    for (const std::int64_t size : shape)
        result += (result.empty() ? "" : "x") + std::to_string(size);
    return result;
}

} // namespace scalescope::text
