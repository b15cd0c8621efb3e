// SPDX-License-Identifier: GPL-3.0-or-later
// The inner loops of the statistics kernel, compiled for several instruction sets and chosen at run time.
// Plain memory in, plain numbers out; nothing here knows libtorch.
#pragma once

#include <bit>
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
    static constexpr int mantissaBits = 23;
    static constexpr Bits smallestNormal = Bits{1} << mantissaBits;
    static constexpr Bits infinity = Bits{0xff} << mantissaBits;
};

template <>
struct Format<double>
{
    using Bits = std::uint64_t;
    static constexpr int keyShift = 48;
    static constexpr int keys = 1 << 15;
    static constexpr int bias = 1023;
    static constexpr int mantissaBits = 52;
    static constexpr Bits smallestNormal = Bits{1} << mantissaBits;
    static constexpr Bits infinity = Bits{0x7ff} << mantissaBits;
};

/// The bits of |x|, 0 for NaN and infinities.
template <typename T>
constexpr Format<T>::Bits finiteMagnitude(T x)
{
    using Bits = Format<T>::Bits;
    const Bits bits = std::bit_cast<Bits>(x) & (std::numeric_limits<Bits>::max() >> 1);
    return bits < Format<T>::infinity ? bits : 0;
}

/// The histogram's bin of a subnormal magnitude, not zero. Subnormals have one key of exponent and mantissa
/// field for all their binades; their true bins come from the position of the leading bit.
template <typename T>
constexpr int subnormalBin(typename Format<T>::Bits bits)
{
    constexpr int lowestExponent = 1 - Format<T>::bias - Format<T>::mantissaBits;
    const int leading = std::bit_width(bits) - 1;
    const auto mantissa = (leading >= 4 ? bits >> (leading - 4) : bits << (4 - leading)) & 15;
    return (lowestExponent + leading) * 16 + static_cast<int>(mantissa);
}

/// Elements of a block whose largest magnitude is wanted.
inline constexpr std::size_t blockLength = 32;

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

/// The bits of the largest finite magnitude of each of so many blocks of `blockLength` elements.
void blockMaxima(const float* x, std::size_t blocks, std::uint32_t* maxima);
void blockMaxima(const double* x, std::size_t blocks, std::uint64_t* maxima);

/// Makes each of `maxima` the largest of itself and the bits of the finite magnitude beside it.
void raiseMaxima(const float* x, std::size_t n, std::uint32_t* maxima);
void raiseMaxima(const double* x, std::size_t n, std::uint64_t* maxima);

/// Sum of (x - mean)^2.
double squaredDeviations(const float* x, std::size_t n, double mean);
double squaredDeviations(const double* x, std::size_t n, double mean);

} // namespace scalescope::engine::scan
