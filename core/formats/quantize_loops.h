// SPDX-License-Identifier: GPL-3.0-or-later
// The inner loops of rounding to a format, compiled for several instruction sets and chosen at run time.
#pragma once

#include "core/formats/random_words.h"

#include <cstddef>
#include <cstdint>

namespace scalescope::formats {

/// How a loop rounds.
enum class LoopRounding {
    NearestEven,
    TiesToZero,
    TwiceTiesToZero, ///< to float32's subnormals first, as the Python library does
    Stochastic
};

/// A format in the bits of the carrier that is rounded. Holds for formats with 1 mantissa bit or more, fewer
/// than the carrier, and a smallest normal magnitude that is normal in the carrier.
template <typename Bits>
struct LoopPlan
{
    int drop = 0;            ///< mantissa bits that the format does not have
    int lowestExponent = 0;  ///< exponent field of the smallest normal magnitude
    Bits largest = 0;        ///< largest magnitude
    Bits beyond = 0;         ///< what magnitudes beyond it become
    Bits nan = 0;            ///< what NaN becomes
    Bits smallest = 0;       ///< smallest subnormal magnitude
    Bits smallestNormal = 0; ///< smallest normal magnitude
    bool negativeZero = true;
    bool noise = true; ///< whether signal and noise are summed
    LoopRounding rounding = LoopRounding::NearestEven;
    RandomKey key;
};

/// What a loop counts; `signal` and `noise` sum x^2 and (x - rounded)^2 where both are finite.
struct LoopSums
{
    std::int64_t saturated = 0;
    std::int64_t flushed = 0;
    std::int64_t subnormal = 0;
    std::int64_t nans = 0;
    double signal = 0;
    double noise = 0;
};

/// Rounds bit patterns of float32; `first` is the number of the first element, a multiple of 16.
void quantizeLoop(const std::uint32_t* in, std::uint32_t* out, std::size_t n,
                  const LoopPlan<std::uint32_t>& plan, std::uint64_t first, LoopSums& sums);
/// The same of float64.
void quantizeLoop(const std::uint64_t* in, std::uint64_t* out, std::size_t n,
                  const LoopPlan<std::uint64_t>& plan, std::uint64_t first, LoopSums& sums);

} // namespace scalescope::formats
