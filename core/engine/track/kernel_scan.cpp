// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/track/kernel_scan.h"

#include "core/arrays/instruction_sets.h"

#include <algorithm>
#include <bit>

namespace scalescope::engine::scan {

namespace {

template <typename T>
struct Vectors;

template <>
struct Vectors<float>
{
    static constexpr std::size_t lanes = 8;
    using Signed = std::int32_t __attribute__((vector_size(32)));
    using SignedInMemory = std::int32_t __attribute__((vector_size(32), aligned(4), may_alias));
};

template <>
struct Vectors<double>
{
    static constexpr std::size_t lanes = 4;
    using Signed = std::int64_t __attribute__((vector_size(32)));
    using SignedInMemory = std::int64_t __attribute__((vector_size(32), aligned(8), may_alias));
};

using Doubles = double __attribute__((vector_size(32)));
using Longs = std::int64_t __attribute__((vector_size(32)));

/// Sums of four lanes.
struct LaneSums
{
    Doubles sum{};
    Doubles sumAbs{};
    Doubles sumSquares{};

    SCALESCOPE_INLINE void add(const Doubles& x)
    {
        sum += x;
        sumAbs +=
            reinterpret_cast<Doubles>(reinterpret_cast<Longs>(x) & std::numeric_limits<std::int64_t>::max());
        sumSquares += x * x;
    }
};

SCALESCOPE_INLINE double total(const Doubles& lanes)
{
    return (lanes[0] + lanes[1]) + (lanes[2] + lanes[3]);
}

/// What one element at a time adds: the tail of a block.
template <typename T>
SCALESCOPE_INLINE void scanTail(const T* x, std::size_t n, std::uint32_t* counts, BlockSums<T>& sums)
{
    using Bits = Format<T>::Bits;
    for (std::size_t i = 0; i < n; ++i) {
        const double value = x[i];
        const Bits bits = std::bit_cast<Bits>(x[i]) & (std::numeric_limits<Bits>::max() >> 1);
        sums.sum += value;
        sums.sumAbs += value < 0 ? -value : value;
        sums.sumSquares += value * value;
        sums.largest = std::max(sums.largest, bits);
        sums.smallestNonzero = bits ? std::min(sums.smallestNonzero, bits) : sums.smallestNonzero;
        ++counts[bits >> Format<T>::keyShift];
    }
}

/// Vector arithmetic of this round and scalar increments for the keys of the round before run side by side.
template <typename T>
SCALESCOPE_INLINE void scan(const T* x, std::size_t n, std::uint32_t* counts, BlockSums<T>& sums)
{
    using Vector = Vectors<T>;
    using Signed = Vector::Signed;
    using Bits = Format<T>::Bits;
    using Integer = std::make_signed_t<Bits>;
    constexpr std::size_t round = 32;
    constexpr Integer top = std::numeric_limits<Integer>::max();
    LaneSums low, high;
    Signed largest{};
    Signed smallest = Signed{} + top; // of magnitude - 1, shifted so that zero comes last
    alignas(64) Bits keys[2][round] = {};
    std::size_t side = 0;
    std::size_t done = 0;
    for (; done + round <= n; done += round, side ^= 1) {
        for (std::size_t i = 0; i < round; i += Vector::lanes) {
            const T* p = x + done + i;
            const Signed bits = *reinterpret_cast<const Vector::SignedInMemory*>(p) & top;
            *reinterpret_cast<Signed*>(keys[side] + i) = bits >> Format<T>::keyShift;
            largest = largest > bits ? largest : bits;
            const Signed shifted = bits + top;
            smallest = smallest < shifted ? smallest : shifted;
            low.add(Doubles{double(p[0]), double(p[1]), double(p[2]), double(p[3])});
            if constexpr (Vector::lanes == 8) {
                high.add(Doubles{double(p[4]), double(p[5]), double(p[6]), double(p[7])});
            }
            asm volatile("" ::: "memory"); // or GCC 12 spills every increment
            for (std::size_t k = 0; k < Vector::lanes; ++k) {
                ++counts[(k % tables) * Format<T>::keys + keys[side ^ 1][i + k]];
            }
        }
    }
    for (std::size_t k = 0; k < round && done > 0; ++k) {
        ++counts[(k % tables) * Format<T>::keys + keys[side ^ 1][k]];
        --counts[(k % tables) * Format<T>::keys]; // the first round counted keys that were not there yet
    }
    sums.sum += total(low.sum) + total(high.sum);
    sums.sumAbs += total(low.sumAbs) + total(high.sumAbs);
    sums.sumSquares += total(low.sumSquares) + total(high.sumSquares);
    for (std::size_t lane = 0; lane < Vector::lanes; ++lane) {
        sums.largest = std::max(sums.largest, static_cast<Bits>(largest[lane]));
        if (smallest[lane] != top) {
            const Bits bits = static_cast<Bits>(smallest[lane]) - static_cast<Bits>(top);
            sums.smallestNonzero = std::min(sums.smallestNonzero, bits);
        }
    }
    scanTail(x + done, n - done, counts, sums);
}

template <typename T>
SCALESCOPE_INLINE double deviations(const T* x, std::size_t n, double mean)
{
    Doubles sum{};
    std::size_t i = 0;
    for (; i + 4 <= n; i += 4) {
        const Doubles difference =
            Doubles{double(x[i]), double(x[i + 1]), double(x[i + 2]), double(x[i + 3])} - mean;
        sum += difference * difference;
    }
    double rest = 0;
    for (; i < n; ++i) {
        rest += (x[i] - mean) * (x[i] - mean);
    }
    return total(sum) + rest;
}

/// The loops, compiled for one instruction set.
struct Loops
{
    void (*scanFloats)(const float*, std::size_t, std::uint32_t*, BlockSums<float>&);
    void (*scanDoubles)(const double*, std::size_t, std::uint32_t*, BlockSums<double>&);
    double (*floatDeviations)(const float*, std::size_t, double);
    double (*doubleDeviations)(const double*, std::size_t, double);
};

#define DEFINE_LOOPS(NAME, TARGET)                                                                           \
    struct NAME                                                                                              \
    {                                                                                                        \
        TARGET static void scanFloats(const float* x, std::size_t n, std::uint32_t* c, BlockSums<float>& s)  \
        {                                                                                                    \
            scan(x, n, c, s);                                                                                \
        }                                                                                                    \
        TARGET static void scanDoubles(const double* x, std::size_t n, std::uint32_t* c,                     \
                                       BlockSums<double>& s)                                                 \
        {                                                                                                    \
            scan(x, n, c, s);                                                                                \
        }                                                                                                    \
        TARGET static double floatDeviations(const float* x, std::size_t n, double mean)                     \
        {                                                                                                    \
            return deviations(x, n, mean);                                                                   \
        }                                                                                                    \
        TARGET static double doubleDeviations(const double* x, std::size_t n, double mean)                   \
        {                                                                                                    \
            return deviations(x, n, mean);                                                                   \
        }                                                                                                    \
        static constexpr Loops loops = {scanFloats, scanDoubles, floatDeviations, doubleDeviations};         \
    };

SCALESCOPE_FOR_EACH_INSTRUCTION_SET(DEFINE_LOOPS)

const Loops& loops()
{
    static const Loops& fastest = SCALESCOPE_FASTEST_LOOPS;
    return fastest;
}

} // namespace

void scanBlock(const float* x, std::size_t n, std::uint32_t* counts, BlockSums<float>& sums)
{
    loops().scanFloats(x, n, counts, sums);
}

void scanBlock(const double* x, std::size_t n, std::uint32_t* counts, BlockSums<double>& sums)
{
    loops().scanDoubles(x, n, counts, sums);
}

double squaredDeviations(const float* x, std::size_t n, double mean)
{
    return loops().floatDeviations(x, n, mean);
}

double squaredDeviations(const double* x, std::size_t n, double mean)
{
    return loops().doubleDeviations(x, n, mean);
}

} // namespace scalescope::engine::scan
