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

/// The largest of the lanes.
SCALESCOPE_INLINE std::uint32_t largestLane(const Vectors<float>::Signed& all)
{
    auto lanes = all;
    auto other = __builtin_shufflevector(lanes, lanes, 4, 5, 6, 7, 0, 1, 2, 3);
    lanes = lanes > other ? lanes : other;
    other = __builtin_shufflevector(lanes, lanes, 2, 3, 0, 1, 6, 7, 4, 5);
    lanes = lanes > other ? lanes : other;
    other = __builtin_shufflevector(lanes, lanes, 1, 0, 3, 2, 5, 4, 7, 6);
    lanes = lanes > other ? lanes : other;
    return static_cast<std::uint32_t>(lanes[0]);
}

SCALESCOPE_INLINE std::uint64_t largestLane(const Vectors<double>::Signed& all)
{
    auto lanes = all;
    auto other = __builtin_shufflevector(lanes, lanes, 2, 3, 0, 1);
    lanes = lanes > other ? lanes : other;
    other = __builtin_shufflevector(lanes, lanes, 1, 0, 3, 2);
    lanes = lanes > other ? lanes : other;
    return static_cast<std::uint64_t>(lanes[0]);
}

/// Makes each lane the largest of itself and the bits of the element's magnitude, which NaN and infinities
/// don't have.
template <typename T>
SCALESCOPE_INLINE void raiseLanes(const T* x, typename Vectors<T>::Signed& lanes)
{
    using Integer = std::make_signed_t<typename Format<T>::Bits>;
    auto bits = *reinterpret_cast<const Vectors<T>::SignedInMemory*>(x) & std::numeric_limits<Integer>::max();
    bits &= bits < static_cast<Integer>(Format<T>::infinity);
    lanes = lanes > bits ? lanes : bits;
}

template <typename T>
SCALESCOPE_INLINE void maximaOfBlocks(const T* x, std::size_t blocks, typename Format<T>::Bits* maxima)
{
    using Signed = Vectors<T>::Signed;
    for (std::size_t block = 0; block < blocks; ++block, x += blockLength) {
        Signed largest{};
        for (std::size_t i = 0; i < blockLength; i += Vectors<T>::lanes) {
            raiseLanes(x + i, largest);
        }
        maxima[block] = largestLane(largest);
    }
}

template <typename T>
SCALESCOPE_INLINE void raise(const T* x, std::size_t n, typename Format<T>::Bits* maxima)
{
    using Vector = Vectors<T>;
    using Signed = Vector::Signed;
    std::size_t i = 0;
    for (; i + Vector::lanes <= n; i += Vector::lanes) {
        auto* place = reinterpret_cast<Vector::SignedInMemory*>(maxima + i);
        Signed largest = *place;
        raiseLanes(x + i, largest);
        *place = largest;
    }
    for (; i < n; ++i)
        maxima[i] = std::max(maxima[i], finiteMagnitude(x[i]));
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

/// The loops for elements of one type.
template <typename T>
struct LoopsOf
{
    using Bits = Format<T>::Bits;

    void (*scan)(const T*, std::size_t, std::uint32_t*, BlockSums<T>&);
    double (*deviations)(const T*, std::size_t, double);
    void (*maxima)(const T*, std::size_t, Bits*);
    void (*raise)(const T*, std::size_t, Bits*);
};

/// The loops, compiled for one instruction set.
struct Loops
{
    LoopsOf<float> floats;
    LoopsOf<double> doubles;
};

#define DEFINE_LOOPS(NAME, TARGET)                                                                           \
    struct NAME                                                                                              \
    {                                                                                                        \
        template <typename T>                                                                                \
        TARGET static void scanAll(const T* x, std::size_t n, std::uint32_t* c, BlockSums<T>& s)             \
        {                                                                                                    \
            scan(x, n, c, s);                                                                                \
        }                                                                                                    \
        template <typename T>                                                                                \
        TARGET static double deviationsOf(const T* x, std::size_t n, double mean)                            \
        {                                                                                                    \
            return deviations(x, n, mean);                                                                   \
        }                                                                                                    \
        template <typename T>                                                                                \
        TARGET static void maximaOf(const T* x, std::size_t blocks, typename Format<T>::Bits* m)             \
        {                                                                                                    \
            maximaOfBlocks(x, blocks, m);                                                                    \
        }                                                                                                    \
        template <typename T>                                                                                \
        TARGET static void raiseAll(const T* x, std::size_t n, typename Format<T>::Bits* m)                  \
        {                                                                                                    \
            raise(x, n, m);                                                                                  \
        }                                                                                                    \
        template <typename T>                                                                                \
        static constexpr LoopsOf<T> of = {scanAll<T>, deviationsOf<T>, maximaOf<T>, raiseAll<T>};            \
        static constexpr Loops loops = {of<float>, of<double>};                                              \
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
    loops().floats.scan(x, n, counts, sums);
}

void scanBlock(const double* x, std::size_t n, std::uint32_t* counts, BlockSums<double>& sums)
{
    loops().doubles.scan(x, n, counts, sums);
}

double squaredDeviations(const float* x, std::size_t n, double mean)
{
    return loops().floats.deviations(x, n, mean);
}

double squaredDeviations(const double* x, std::size_t n, double mean)
{
    return loops().doubles.deviations(x, n, mean);
}

void blockMaxima(const float* x, std::size_t blocks, std::uint32_t* maxima)
{
    loops().floats.maxima(x, blocks, maxima);
}

void blockMaxima(const double* x, std::size_t blocks, std::uint64_t* maxima)
{
    loops().doubles.maxima(x, blocks, maxima);
}

void raiseMaxima(const float* x, std::size_t n, std::uint32_t* maxima)
{
    loops().floats.raise(x, n, maxima);
}

void raiseMaxima(const double* x, std::size_t n, std::uint64_t* maxima)
{
    loops().doubles.raise(x, n, maxima);
}

} // namespace scalescope::engine::scan
