// SPDX-License-Identifier: GPL-3.0-or-later
// Vectors of 32 bytes for loops over the bits of numbers; what a compiler makes of them depends on the
// instruction set that it compiles for (core/arrays/instruction_sets.h).
#pragma once

#include "core/arrays/instruction_sets.h"

#include <cstddef>
#include <cstdint>

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
        const auto x = reinterpret_cast<Numbers>(bits);
        const Doubles low = {x[0], x[1], x[2], x[3]};
        const Doubles high = {x[4], x[5], x[6], x[7]};
        sum += low * low;
        sum += high * high;
    }

    /// Adds (x - y)^2 in double precision.
    static SCALESCOPE_INLINE void addDifferences(const Unsigned& xBits, const Unsigned& yBits, Doubles& sum)
    {
        const auto x = reinterpret_cast<Numbers>(xBits);
        const auto y = reinterpret_cast<Numbers>(yBits);
        const Doubles low = Doubles{x[0], x[1], x[2], x[3]} - Doubles{y[0], y[1], y[2], y[3]};
        const Doubles high = Doubles{x[4], x[5], x[6], x[7]} - Doubles{y[4], y[5], y[6], y[7]};
        sum += low * low;
        sum += high * high;
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
