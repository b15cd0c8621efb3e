// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/grid.h"

#include <algorithm>

namespace scalescope::formats {

bool Magnitude::exceeds(const Magnitude& other) const
{
    if (leading() != other.leading())
        return leading() > other.leading();
    return significand << std::countl_zero(significand) > other.significand
                                                              << std::countl_zero(other.significand);
}

Grid::Grid(const NumberFormat& format, int scale, Magnitude highest)
    : m_mantissaBits(format.mantissaBits),
      m_minExponent((format.hasSign ? 1 : 0) - format.bias - scale), // e8m0fnu's first code is 2^-bias
      m_hasZero(format.hasSign),
      m_isUnitScaling(format.isUnitScaling),
      m_largest(magnitudeOf<double>(std::bit_cast<std::uint64_t>(format.max)))
{
    m_largest.exponent -= scale;
    if (m_largest.exceeds(highest)) {
        const int cut =
            std::max(static_cast<int>(std::bit_width(highest.significand)) - 1 - m_mantissaBits, 0);
        m_largest = {highest.significand >> cut << cut, highest.exponent};
    }
}

Magnitude Grid::smallestSubnormal() const
{
    return {1, m_minExponent - (m_hasZero ? m_mantissaBits : 0)};
}

Magnitude Grid::rounded(Magnitude value, Rounding rounding, std::uint64_t random) const
{
    if (value.significand == 0)
        return value;
    // The library divides by a power of two that makes the format's subnormals those of float32, which rounds
    // them for a first time.
    if (m_isUnitScaling && rounding == Rounding::Nearest)
        value = roundedTo(Carrier<float>::mantissaBits, value, Rounding::NearestEven, 0);
    value = roundedTo(m_mantissaBits, value, rounding, random);
    if (!m_hasZero && (value.significand == 0 || isSubnormal(value)))
        return smallestNormal();
    return value;
}

Magnitude Grid::roundedTo(int mantissaBits, Magnitude value, Rounding rounding, std::uint64_t random) const
{
    if (value.significand == 0)
        return value;
    const int leading = value.leading();
    const int step = std::max(leading, m_minExponent) - mantissaBits; // exponent of the grid's step there
    const int shift = step - value.exponent;
    if (shift <= 0)
        return value;
    // Steps below the value, and what is left in units of 2^-64 steps.
    std::uint64_t steps = shift < 64 ? value.significand >> shift : 0;
    std::uint64_t rest = 0;
    if (shift <= 64)
        rest = value.significand << (64 - shift);
    else if (shift < 128)
        rest = value.significand >> (shift - 64);
    constexpr std::uint64_t half = std::uint64_t{1} << 63;
    // Without a mantissa the last bit of a code is the exponent's. e8m0fnu has ties go up, as in ml_dtypes.
    const bool byExponent = mantissaBits == 0 && m_hasZero && leading >= m_minExponent;
    const bool odd = byExponent ? (leading - m_minExponent) % 2 == 0 : steps % 2 == 1;
    switch (rounding) {
    case Rounding::NearestEven:
        steps += static_cast<std::uint64_t>(rest > half || (rest == half && odd));
        break;
    case Rounding::Nearest:
        steps += static_cast<std::uint64_t>(rest > half);
        break;
    case Rounding::Stochastic:
        steps += static_cast<std::uint64_t>(random < rest);
        break;
    }
    return {steps, step};
}

} // namespace scalescope::formats
