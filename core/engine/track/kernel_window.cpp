// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/track/kernel_window.h"

#include "core/arrays/instruction_sets.h"

#include <algorithm>
#include <bit>
#include <cstring>

#if defined(__x86_64__) && defined(__GNUC__)
#include <immintrin.h>

#define SCALESCOPE_LANES SCALESCOPE_INLINE SCALESCOPE_X86V4

namespace scalescope::engine::scan {

namespace {

constexpr std::size_t group = WindowBlock::group;
constexpr std::size_t pairs = group / 2;
constexpr std::size_t ahead = 1024; ///< elements; farther is too early for the first-level cache

/// Sums of eight lanes of doubles. Two sets take turns, so that additions don't wait for each other.
struct LaneSums
{
    __m512d sum;
    __m512d sumAbs;
    __m512d squares;
    __m512d moreSquares;
};

/// |a| + |b| is the larger of |a + b| and |a - b|: one operation less than two absolute values.
SCALESCOPE_LANES void addSixteen(const float* x, LaneSums& lanes)
{
    constexpr int largerMagnitude = 0b1011;
    const __m512d a = _mm512_cvtps_pd(_mm256_loadu_ps(x));
    const __m512d b = _mm512_cvtps_pd(_mm256_loadu_ps(x + 8));
    const __m512d sum = a + b;
    lanes.sum += sum;
    lanes.sumAbs += _mm512_range_pd(sum, a - b, largerMagnitude);
    lanes.squares = _mm512_fmadd_pd(a, a, lanes.squares);
    lanes.moreSquares = _mm512_fmadd_pd(b, b, lanes.moreSquares);
}

SCALESCOPE_LANES double total(const __m512d& lanes)
{
    alignas(64) std::array<double, 8> x;
    _mm512_store_pd(x.data(), lanes);
    return ((x[0] + x[1]) + (x[2] + x[3])) + ((x[4] + x[5]) + (x[6] + x[7]));
}

/// The distances of 32 elements, in an order of no importance: two floats' upper halves make a lane.
SCALESCOPE_LANES __m512i distances(const float* x, const __m512i& top)
{
    constexpr int secondOrFirst = 0xca; // by the bits of the mask
    const __m512i first = _mm512_srli_epi32(_mm512_loadu_si512(x), 16);
    const __m512i second = _mm512_loadu_si512(x + 16);
    const __m512i upperHalf = _mm512_set1_epi32(static_cast<int>(0xffff0000));
    const __m512i halves = _mm512_ternarylogic_epi32(upperHalf, second, first, secondOrFirst);
    const __m512i keys = _mm512_srli_epi16(_mm512_add_epi16(halves, halves), 4);
    return _mm512_min_epu16(_mm512_sub_epi16(top, keys), _mm512_set1_epi16(Window::outside));
}

/// Of two blocks, four candidates each for the least distance.
SCALESCOPE_LANES __m128i nearestOf(const __m512i& first, const __m512i& second)
{
    const __m512i all =
        _mm512_min_epu16(_mm512_unpacklo_epi64(first, second), _mm512_unpackhi_epi64(first, second));
    const __m256i half =
        _mm256_min_epu16(_mm512_castsi512_si256(all), _mm512_maskz_extracti64x4_epi64(0xff, all, 1));
    return _mm_min_epu16(_mm256_castsi256_si128(half), _mm256_extracti128_si256(half, 1));
}

SCALESCOPE_INLINE void countPairs(const std::uint16_t* indices, std::uint16_t* counters)
{
#pragma GCC unroll 8
    for (std::size_t i = 0; i < pairs / 4; ++i) {
        ++counters[indices[i]];
    }
}

/// Of two blocks of 32 each, four candidates for the least distance.
using Candidates = std::array<std::uint16_t, 8>;

/// The state of a pass over a block.
struct Pass
{
    LaneSums even;
    LaneSums odd;
    __m512i farthest;
    std::array<std::array<std::uint16_t, pairs>, 2>& indices; ///< of the pairs of this group and the last
    std::array<Candidates, WindowBlock::length / group>& nearest;
};

/// Vector arithmetic for this group and scalar increments for the group before run side by side. What comes
/// later is fetched from `next`, which may be beyond all that is there.
template <bool counts>
SCALESCOPE_LANES void scanGroup(const float* x, const float* next, std::size_t number, const __m512i& top,
                                std::uint16_t* counters, Pass& pass, WindowBlock& block)
{
    const __m512i outside = _mm512_set1_epi16(Window::outside);
    const __m512i first = distances(x, top);
    const __m512i second = distances(x + pairs, top);
    _mm512_store_si512(
        pass.indices[number % 2].data(),
        _mm512_add_epi16(first, _mm512_mullo_epi16(second, _mm512_set1_epi16(Window::rowLength))));
    _mm_storeu_si128(reinterpret_cast<__m128i*>(pass.nearest[number].data()), nearestOf(first, second));
    const __m512i farther = _mm512_max_epu16(first, second);
    const __mmask32 inside = _mm512_cmpneq_epu16_mask(farther, outside);
    pass.farthest = _mm512_mask_max_epu16(pass.farthest, inside, pass.farthest, farther);
    block.hasOutsiders |= std::uint64_t{inside != 0xffffffff} << number;
    const std::uint16_t* before = pass.indices[(number + 1) % 2].data();
#pragma GCC unroll 4
    for (std::size_t i = 0; i < 4; ++i) {
        _mm_prefetch(reinterpret_cast<const char*>(next + 16 * i), _MM_HINT_T0);
        addSixteen(x + 16 * i, i % 2 == 0 ? pass.even : pass.odd);
        if constexpr (counts) {
            asm volatile("" ::: "memory"); // or the compiler parts what should run side by side
            countPairs(before + i * pairs / 4, counters);
            asm volatile("" ::: "memory");
        }
    }
}

/// The least of each four candidates, of which a vector has those of eight blocks.
SCALESCOPE_LANES void finishNearest(const std::array<Candidates, WindowBlock::length / group>& candidates,
                                    WindowBlock& block)
{
    constexpr std::size_t atOnce = sizeof(__m512i) / sizeof(Candidates);
    __m128i ofAll = _mm_set1_epi16(Window::outside);
    for (std::size_t i = 0; i < candidates.size(); i += atOnce) {
        __m512i least = _mm512_loadu_si512(candidates[i].data());
        least = _mm512_min_epu16(least, _mm512_srli_epi32(least, 16));
        least = _mm512_min_epu16(least, _mm512_srli_epi64(least, 32));
        const __m128i ofBlocks = _mm512_cvtepi64_epi16(least);
        _mm_storeu_si128(reinterpret_cast<__m128i*>(block.nearest.data() + 2 * i), ofBlocks);
        ofAll = _mm_min_epu16(ofAll, ofBlocks);
    }
    block.nearestOfAll = _mm_extract_epi16(_mm_minpos_epu16(ofAll), 0);
}

template <bool counts>
SCALESCOPE_LANES void scanGroups(const float* x, std::size_t n, int topKey, std::uint16_t* counters,
                                 WindowBlock& block)
{
    static_assert(WindowBlock::length / group <= 64, "a bit for each");
    block.hasOutsiders = 0;
    const __m512i top = _mm512_set1_epi16(static_cast<short>(topKey));
    const LaneSums none = {_mm512_setzero_pd(), _mm512_setzero_pd(), _mm512_setzero_pd(),
                           _mm512_setzero_pd()};
    alignas(64) std::array<std::array<std::uint16_t, pairs>, 2> indices;
    indices[1].fill(Window::counters - Window::rowLength + Window::outside); // nothing came before the first
    std::array<Candidates, WindowBlock::length / group> nearest;
    for (std::size_t i = n / group; i < nearest.size(); ++i) {
        nearest[i].fill(Window::outside);
    }
    Pass pass{none, none, _mm512_setzero_si512(), indices, nearest};
    const std::size_t whole = n / group;
    for (std::size_t i = 0; i < whole; ++i) {
        scanGroup<counts>(x + i * group, x + i * group + ahead, i, top, counters, pass, block);
    }
    std::size_t groups = whole;
    if (n % group > 0) { // zeros change no sum, and are outside
        alignas(64) std::array<float, group> rest{};
        std::memcpy(rest.data(), x + whole * group, n % group * sizeof(float));
        scanGroup<counts>(rest.data(), x, groups++, top, counters, pass, block);
    }
    if constexpr (counts) {
        for (std::size_t i = 0; i < 4; ++i) {
            countPairs(indices[(groups + 1) % 2].data() + i * pairs / 4, counters);
        }
    }
    finishNearest(nearest, block);
    block.sum = total(pass.even.sum + pass.odd.sum);
    block.sumAbs = total(pass.even.sumAbs + pass.odd.sumAbs);
    block.sumSquares =
        total((pass.even.squares + pass.even.moreSquares) + (pass.odd.squares + pass.odd.moreSquares));
    alignas(64) std::array<std::uint16_t, pairs> farthest;
    _mm512_store_si512(farthest.data(), pass.farthest);
    block.farthest = *std::max_element(farthest.begin(), farthest.end());
}

SCALESCOPE_X86V4 void scanCounting(const float* x, std::size_t n, int top, std::uint16_t* counters,
                                   WindowBlock& block)
{
    scanGroups<true>(x, n, top, counters, block);
}

SCALESCOPE_X86V4 void scanOnly(const float* x, std::size_t n, int top, WindowBlock& block)
{
    scanGroups<false>(x, n, top, nullptr, block);
}

SCALESCOPE_LANES std::uint32_t leastLane(const __m512i& lanes)
{
    alignas(64) std::array<std::uint32_t, 16> x;
    _mm512_store_si512(x.data(), lanes);
    return *std::min_element(x.begin(), x.end());
}

SCALESCOPE_LANES std::uint32_t greatestLane(const __m512i& lanes)
{
    alignas(64) std::array<std::uint32_t, 16> x;
    _mm512_store_si512(x.data(), lanes);
    return *std::max_element(x.begin(), x.end());
}

/// Up to 16 elements' magnitudes as bits, zeros after the last.
SCALESCOPE_LANES __m512i magnitudes(const float* x, std::size_t n)
{
    const __mmask16 there = n < 16 ? static_cast<__mmask16>((1U << n) - 1) : static_cast<__mmask16>(0xffff);
    return _mm512_and_si512(_mm512_maskz_loadu_epi32(there, x), _mm512_set1_epi32(0x7fffffff));
}

SCALESCOPE_X86V4 Outsiders outsidersOfAll(const float* x, std::size_t n, int top)
{
    const __m512i one = _mm512_set1_epi32(1);
    __m512i smallest = _mm512_set1_epi32(-1); // of magnitude - 1, so that zero comes last
    Outsiders found;
    for (std::size_t i = 0; i < n; i += 16) {
        const std::size_t count = std::min<std::size_t>(n - i, 16);
        const __m512i bits = magnitudes(x + i, count);
        const __m512i below =
            _mm512_sub_epi32(_mm512_set1_epi32(top), _mm512_srli_epi32(bits, Format<float>::keyShift));
        const __mmask16 zeros = _mm512_testn_epi32_mask(bits, bits);
        const __mmask16 outside = _mm512_cmpge_epu32_mask(below, _mm512_set1_epi32(Window::outside));
        found.zeros += std::popcount(static_cast<unsigned>(zeros)) - static_cast<int>(16 - count);
        found.strays |= static_cast<std::uint64_t>(outside & ~zeros & 0xffff) << i;
        smallest = _mm512_min_epu32(smallest, _mm512_sub_epi32(bits, one));
    }
    const std::uint32_t least = leastLane(smallest);
    found.smallestNonzero = least == std::numeric_limits<std::uint32_t>::max() ? least : least + 1;
    return found;
}

SCALESCOPE_X86V4 void extremesOf(const float* x, std::size_t n, std::uint32_t& largest,
                                 std::uint32_t& smallest)
{
    const __m512i one = _mm512_set1_epi32(1);
    __m512i most = _mm512_setzero_si512();
    __m512i least = _mm512_set1_epi32(-1); // of magnitude - 1
    for (std::size_t i = 0; i < n; i += 16) {
        const __m512i bits = magnitudes(x + i, n - i);
        most = _mm512_max_epu32(most, bits);
        least = _mm512_min_epu32(least, _mm512_sub_epi32(bits, one));
    }
    largest = greatestLane(most);
    const std::uint32_t lowest = leastLane(least);
    smallest = lowest == std::numeric_limits<std::uint32_t>::max() ? lowest : lowest + 1;
}

/// Sums along the rows and across them. All counters together are no more than 16 bits hold, and so are the
/// sums.
SCALESCOPE_X86V4 void takeAll(std::uint16_t* counters, std::array<std::uint32_t, Window::outside>& counts)
{
    constexpr std::size_t vectors = 7; // of 32 counters: the places after a row's last distance stay zero
    alignas(64) std::array<std::uint16_t, vectors * 32> columns{};
    alignas(64) std::array<std::uint16_t, 32> sums;
    for (int distance = 0; distance <= Window::outside; ++distance) {
        std::uint16_t* row = counters + std::ptrdiff_t{distance} * Window::rowLength;
        __m512i all = _mm512_setzero_si512();
        for (std::size_t i = 0; i < vectors; ++i) {
            const __m512i some = _mm512_load_si512(row + 32 * i);
            std::uint16_t* column = columns.data() + 32 * i;
            _mm512_store_si512(column, _mm512_add_epi16(_mm512_load_si512(column), some));
            all = _mm512_add_epi16(all, some);
            _mm512_store_si512(row + 32 * i, _mm512_setzero_si512());
        }
        if (distance < Window::outside) {
            _mm512_store_si512(sums.data(), all);
            std::uint32_t total = 0;
            for (std::size_t i = 0; i < 32; ++i) {
                total += sums[i];
            }
            counts[static_cast<std::size_t>(distance)] = total;
        }
    }
    for (std::size_t i = 0; i < counts.size(); ++i) {
        counts[i] += columns[i];
    }
}

} // namespace

bool hasWindows()
{
    static const bool has = arrays::hasX86V4();
    return has;
}

void scanWindow(const float* x, std::size_t n, int top, std::uint16_t* counters, WindowBlock& block)
{
    if (counters) {
        scanCounting(x, n, top, counters, block);
    } else {
        scanOnly(x, n, top, block);
    }
}

Outsiders outsidersOf(const float* x, std::size_t n, int top)
{
    return outsidersOfAll(x, n, top);
}

void extremes(const float* x, std::size_t n, std::uint32_t& largest, std::uint32_t& smallestNonzero)
{
    extremesOf(x, n, largest, smallestNonzero);
}

void takePairs(std::uint16_t* counters, std::array<std::uint32_t, Window::outside>& counts)
{
    takeAll(counters, counts);
}

} // namespace scalescope::engine::scan

#else

namespace scalescope::engine::scan {

bool hasWindows()
{
    return false;
}

void scanWindow(const float*, std::size_t, int, std::uint16_t*, WindowBlock&) {}

Outsiders outsidersOf(const float*, std::size_t, int)
{
    return {};
}

void extremes(const float*, std::size_t, std::uint32_t&, std::uint32_t&) {}

void takePairs(std::uint16_t*, std::array<std::uint32_t, Window::outside>&) {}

} // namespace scalescope::engine::scan

#endif
