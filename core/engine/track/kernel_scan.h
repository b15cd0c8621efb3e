// SPDX-License-Identifier: GPL-3.0-or-later
// The inner loops of the statistics kernel, compiled for several instruction sets and chosen at run time.
// Plain memory in, plain numbers out; nothing here knows libtorch.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>

namespace scalescope::engine::scan {

/// How the bits of a type give histogram keys: exponent and four mantissa bits, the sign cut off.
template <typename T>
struct Format;

template <>
struct Format<float>
{
    using Bits = std::uint32_t;
    static constexpr int keyShift = 19;
    static constexpr int keys = 1 << 12;
    static constexpr int bias = 127;
};

template <>
struct Format<double>
{
    using Bits = std::uint64_t;
    static constexpr int keyShift = 48;
    static constexpr int keys = 1 << 15;
    static constexpr int bias = 1023;
};

/// Neighbouring elements count in different tables, so that equal values don't wait for each other's
/// increment.
inline constexpr int tables = 4;

/// Sums over one block. Magnitudes are kept as bit patterns of the scanned type: their order is that of the
/// numbers, with Inf and then NaN above all.
template <typename T>
struct BlockSums
{
    using Bits = Format<T>::Bits;

    double sum = 0;
    double sumAbs = 0;
    double sumSquares = 0;
    Bits largest = 0;
    Bits smallestNonzero = std::numeric_limits<Bits>::max();
};

/// Sums, and counts each element's key in `counts` (`tables` tables of Format<T>::keys counters).
/// Sums accumulate in double over the whole block.
void scanBlock(const float* x, std::size_t n, std::uint32_t* counts, BlockSums<float>& sums);
void scanBlock(const double* x, std::size_t n, std::uint32_t* counts, BlockSums<double>& sums);

/// Sum of (x - mean)^2.
double squaredDeviations(const float* x, std::size_t n, double mean);
double squaredDeviations(const double* x, std::size_t n, double mean);

} // namespace scalescope::engine::scan
