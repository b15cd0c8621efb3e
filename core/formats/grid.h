// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/rounding.h"

#include <algorithm>
#include <bit>
#include <cstdint>

namespace scalescope::formats {

/// The magnitude significand * 2^exponent, exactly.
struct Magnitude
{
    std::uint64_t significand = 0;
    int exponent = 0;

    /// Exponent of the leading bit; of a magnitude above zero.
    [[nodiscard]] int leading() const { return static_cast<int>(std::bit_width(significand)) - 1 + exponent; }
    /// Order by size; both are above zero.
    [[nodiscard]] bool exceeds(const Magnitude& other) const;
};

/// How the bits of a type of floating-point numbers, which carries the values, are laid out.
template <typename Number>
struct Carrier;

template <>
struct Carrier<float>
{
    using Bits = std::uint32_t;
    static constexpr int mantissaBits = 23;
    static constexpr int bias = 127;
    static constexpr Bits sign = 0x80000000U;
    static constexpr Bits infinity = 0x7f800000U;
    static constexpr Bits nan = 0x7fc00000U;
};

template <>
struct Carrier<double>
{
    using Bits = std::uint64_t;
    static constexpr int mantissaBits = 52;
    static constexpr int bias = 1023;
    static constexpr Bits sign = 0x8000000000000000U;
    static constexpr Bits infinity = 0x7ff0000000000000U;
    static constexpr Bits nan = 0x7ff8000000000000U;
};

/// A finite magnitude as the bits of a carrier say it.
template <typename Number>
constexpr Magnitude magnitudeOf(typename Carrier<Number>::Bits bits)
{
    using C = Carrier<Number>;
    const int field = static_cast<int>(bits >> C::mantissaBits);
    const std::uint64_t hidden = field > 0 ? std::uint64_t{1} << C::mantissaBits : 0;
    const std::uint64_t fraction = bits & ((std::uint64_t{1} << C::mantissaBits) - 1);
    return {fraction | hidden, std::max(field, 1) - C::bias - C::mantissaBits};
}

/// The other way; bits below the carrier's smallest are cut off, magnitudes beyond its range are Inf.
template <typename Number>
constexpr Carrier<Number>::Bits bitsOf(Magnitude magnitude)
{
    using C = Carrier<Number>;
    if (magnitude.significand == 0)
        return 0;
    const int field = std::max(magnitude.leading() + C::bias, 1);
    if (field > 2 * C::bias)
        return C::infinity;
    const int shift = magnitude.exponent - (field - C::bias - C::mantissaBits);
    if (shift <= -64)
        return 0;
    const std::uint64_t aligned =
        shift >= 0 ? magnitude.significand << shift : magnitude.significand >> -shift;
    // The hidden bit, where there is one, adds 1 to the exponent's field.
    return static_cast<C::Bits>((static_cast<std::uint64_t>(field - 1) << C::mantissaBits) + aligned);
}

/// The magnitudes of a format, times 2^-scale: what rounding a value times 2^scale and dividing by it again
/// leaves. Exact whatever the format's range is beside the carrier's.
class Grid
{
public:
    /// `highest` is what the carrier holds; the grid ends at its own largest magnitude that does not exceed
    /// it.
    Grid(const NumberFormat& format, int scale, Magnitude highest);

    [[nodiscard]] int mantissaBits() const { return m_mantissaBits; }
    /// Exponent of the smallest normal magnitude.
    [[nodiscard]] int minExponent() const { return m_minExponent; }
    [[nodiscard]] Magnitude largest() const { return m_largest; }
    [[nodiscard]] Magnitude smallestSubnormal() const;
    [[nodiscard]] Magnitude smallestNormal() const { return {1, m_minExponent}; }

    /// One of the two neighbours of a magnitude, or itself; also beyond the largest, as if the grid went on.
    /// `random` is uniform over all 64-bit numbers; only stochastic rounding uses it.
    [[nodiscard]] Magnitude rounded(Magnitude value, Rounding rounding, std::uint64_t random) const;
    [[nodiscard]] bool isBeyond(Magnitude value) const { return value.exceeds(m_largest); }
    [[nodiscard]] bool isSubnormal(Magnitude value) const { return value.leading() < m_minExponent; }

private:
    [[nodiscard]] Magnitude roundedTo(int mantissaBits, Magnitude value, Rounding rounding,
                                      std::uint64_t random) const;

    int m_mantissaBits;
    int m_minExponent;
    bool m_hasZero;
    bool m_isUnitScaling;
    Magnitude m_largest;
};

} // namespace scalescope::formats
