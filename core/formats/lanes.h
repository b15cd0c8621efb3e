// SPDX-License-Identifier: GPL-3.0-or-later
// Vectors of 32 bytes for loops over the bits of numbers; what a compiler makes of them depends on the
// instruction set that it compiles for (core/arrays/instruction_sets.h).
#pragma once

#include "core/arrays/instruction_sets.h"

#include <array>
#include <cstdint>
#include <cstring>

namespace scalescope::formats {

using Doubles = double __attribute__((vector_size(32)));

template <typename Bits>
struct Lanes;

template <>
struct Lanes<std::uint32_t>
{
    static constexpr int count = 8;
    static constexpr int mantissaBits = 23;
    using Unsigned = std::uint32_t __attribute__((vector_size(32)));
    using Signed = std::int32_t __attribute__((vector_size(32)));
    using Numbers = float __attribute__((vector_size(32)));

    /// Adds x^2 in double precision.
    static SCALESCOPE_INLINE void addSquares(const Unsigned& bits, Doubles& sum)
    {
        const auto [low, high] = widened(bits);
        sum += low * low;
        sum += high * high;
    }

    /// Adds (x - y)^2 in double precision.
    static SCALESCOPE_INLINE void addDifferences(const Unsigned& xBits, const Unsigned& yBits, Doubles& sum)
    {
        const auto [xLow, xHigh] = widened(xBits);
        const auto [yLow, yHigh] = widened(yBits);
        const Doubles low = xLow - yLow;
        const Doubles high = xHigh - yHigh;
        sum += low * low;
        sum += high * high;
    }

private:
    struct Widened
    {
        Doubles low;
        Doubles high;
    };
    /// By whole halves: of the numbers one by one compilers make a shuffle each.
    static SCALESCOPE_INLINE Widened widened(const Unsigned& bits)
    {
        using Half = float __attribute__((vector_size(16)));
        std::array<Half, 2> halves;
        std::memcpy(halves.data(), &bits, sizeof bits);
        return {__builtin_convertvector(halves[0], Doubles), __builtin_convertvector(halves[1], Doubles)};
    }
};

template <>
struct Lanes<std::uint64_t>
{
    static constexpr int count = 4;
    static constexpr int mantissaBits = 52;
    using Unsigned = std::uint64_t __attribute__((vector_size(32)));
    using Signed = std::int64_t __attribute__((vector_size(32)));

    static SCALESCOPE_INLINE void addSquares(const Unsigned& bits, Doubles& sum)
    {
        const auto x = reinterpret_cast<Doubles>(bits);
        sum += x * x;
    }

    static SCALESCOPE_INLINE void addDifferences(const Unsigned& xBits, const Unsigned& yBits, Doubles& sum)
    {
        const Doubles difference = reinterpret_cast<Doubles>(xBits) - reinterpret_cast<Doubles>(yBits);
        sum += difference * difference;
    }
};

} // namespace scalescope::formats
