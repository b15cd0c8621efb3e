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

/// The upper halves of 32 floats, those of the first 16 in the lower halves of lanes.
SCALESCOPE_LANES __m512i upperHalves(const float* x)
{
    constexpr __mmask32 lower = 0x55555555;
    return _mm512_mask_loadu_epi16(_mm512_loadu_si512(x + 16), lower, reinterpret_cast<const char*>(x) + 2);
}

/// The distances of 32 elements, of which those above 254 are outside. A key is an upper half without its
/// sign, which twice the half has not, and without the last four bits of that.
SCALESCOPE_LANES __m512i distances(const float* x, const __m512i& top)
{
    const __m512i halves = upperHalves(x);
    return _mm512_srli_epi16(_mm512_sub_epi16(top, _mm512_add_epi16(halves, halves)), 4);
}

/// What `distances` subtracts from.
SCALESCOPE_LANES __m512i topOf(int key)
{
    return _mm512_set1_epi16(static_cast<short>(key << 4 | 0xf));
}

/// Where the counter of a place in a row stands: rows that are near each other would have their frequent
/// places in a few sets of the first-level cache.
constexpr int placeBits = 0xe0;
constexpr int rowShift = 6;

constexpr int placeOf(int row, int place)
{
    return place ^ (((row * Window::rowLength) >> rowShift) & placeBits);
}

SCALESCOPE_LANES __m512i counterOf(const __m512i& pairsOfDistances)
{
    constexpr int exclusiveOrOfBoth = 0x78; // by the bits of the first, and of the second and the third
    return _mm512_ternarylogic_epi32(pairsOfDistances, _mm512_srli_epi16(pairsOfDistances, rowShift),
                                     _mm512_set1_epi16(placeBits), exclusiveOrOfBoth);
}

/// Of two blocks, eight candidates each for the least distance.
SCALESCOPE_LANES __m128i nearestOf(const __m512i& bytes)
{
    const __m256i half =
        _mm256_min_epu8(_mm512_castsi512_si256(bytes), _mm512_maskz_extracti64x4_epi64(0xff, bytes, 1));
    return _mm_min_epu8(_mm256_castsi256_si128(half), _mm256_extracti128_si256(half, 1));
}

SCALESCOPE_INLINE void countPairs(const std::uint16_t* indices, std::uint16_t* counters)
{
#pragma GCC unroll 8
    for (std::size_t i = 0; i < pairs / 4; ++i) {
        ++counters[indices[i]];
    }
}

/// Of two blocks of 32 each, eight candidates for the least distance.
using Candidates = std::array<std::uint8_t, 16>;

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
    const __m512i bytes = _mm512_packus_epi16(distances(x, top), distances(x + pairs, top));
    _mm512_store_si512(pass.indices[number % 2].data(), counterOf(bytes));
    _mm_storeu_si128(reinterpret_cast<__m128i*>(pass.nearest[number].data()), nearestOf(bytes));
    const __mmask64 inside =
        _mm512_cmpneq_epu8_mask(bytes, _mm512_set1_epi8(static_cast<char>(Window::outside)));
    pass.farthest = _mm512_mask_max_epu8(pass.farthest, inside, pass.farthest, bytes);
    block.hasOutsiders |= std::uint64_t{inside != ~__mmask64{0}} << number;
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

SCALESCOPE_LANES int leastByte(const __m128i& bytes)
{
    const __m128i least = _mm_min_epu8(bytes, _mm_srli_epi16(bytes, 8));
    return _mm_extract_epi16(_mm_minpos_epu16(_mm_and_si128(least, _mm_set1_epi16(0xff))), 0);
}

/// The least of each eight candidates, of which a vector has those of eight blocks.
SCALESCOPE_LANES void finishNearest(const std::array<Candidates, WindowBlock::length / group>& candidates,
                                    WindowBlock& block)
{
    constexpr std::size_t atOnce = sizeof(__m512i) / sizeof(Candidates);
    __m128i ofAll = _mm_set1_epi8(-1);
    for (std::size_t i = 0; i < candidates.size(); i += atOnce) {
        __m512i least = _mm512_loadu_si512(candidates[i].data());
        least = _mm512_min_epu8(least, _mm512_srli_epi64(least, 32));
        least = _mm512_min_epu8(least, _mm512_srli_epi64(least, 16));
        least = _mm512_min_epu8(least, _mm512_srli_epi64(least, 8));
        const __m128i ofBlocks = _mm512_cvtepi64_epi8(least);
        _mm_storel_epi64(reinterpret_cast<__m128i*>(block.nearest.data() + 2 * i), ofBlocks);
        ofAll = _mm_min_epu8(ofAll, _mm_unpacklo_epi64(ofBlocks, ofBlocks));
    }
    block.nearestOfAll = leastByte(ofAll);
}

template <bool counts>
SCALESCOPE_LANES void scanGroups(const float* x, std::size_t n, int topKey, std::uint16_t* counters,
                                 WindowBlock& block)
{
    static_assert(WindowBlock::length / group <= 64, "a bit for each");
    block.hasOutsiders = 0;
    const __m512i top = topOf(topKey);
    const LaneSums none = {_mm512_setzero_pd(), _mm512_setzero_pd(), _mm512_setzero_pd(),
                           _mm512_setzero_pd()};
    alignas(64) std::array<std::array<std::uint16_t, pairs>, 2> indices;
    // Nothing came before the first.
    indices[1].fill(Window::outside * Window::rowLength + placeOf(Window::outside, Window::outside));
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
    alignas(64) std::array<std::uint8_t, group> farthest;
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
    Outsiders found;
    for (std::size_t i = 0; i < n; i += 16) {
        const std::size_t count = std::min<std::size_t>(n - i, 16);
        const __m512i bits = magnitudes(x + i, count);
        const __m512i below =
            _mm512_sub_epi32(_mm512_set1_epi32(top), _mm512_srli_epi32(bits, Format<float>::keyShift));
        const __mmask16 nonzero = _mm512_test_epi32_mask(bits, bits);
        const __mmask16 strays =
            _mm512_mask_cmpge_epu32_mask(nonzero, below, _mm512_set1_epi32(Window::outside));
        found.zeros += static_cast<int>(count) - std::popcount(static_cast<unsigned>(nonzero));
        found.strays |= static_cast<std::uint64_t>(strays) << i;
    }
    return found;
}

SCALESCOPE_X86V4 std::uint32_t largestOf(const float* x, std::size_t n)
{
    __m512i most = _mm512_setzero_si512();
    std::size_t i = 0;
    for (; i + 16 <= n; i += 16) {
        most = _mm512_max_epu32(most, magnitudes(x + i, 16));
    }
    most = _mm512_max_epu32(most, magnitudes(x + i, n - i));
    return greatestLane(most);
}

SCALESCOPE_X86V4 std::uint32_t smallestOf(const float* x, std::size_t n)
{
    const __m512i one = _mm512_set1_epi32(1);
    __m512i least = _mm512_set1_epi32(-1); // of magnitude - 1, so that zero comes last
    std::size_t i = 0;
    for (; i + 16 <= n; i += 16) {
        least = _mm512_min_epu32(least, _mm512_sub_epi32(magnitudes(x + i, 16), one));
    }
    least = _mm512_min_epu32(least, _mm512_sub_epi32(magnitudes(x + i, n - i), one));
    const std::uint32_t lowest = leastLane(least);
    return lowest == std::numeric_limits<std::uint32_t>::max() ? lowest : lowest + 1;
}

/// The sum of 32 counters in eight parts.
SCALESCOPE_LANES __m128i inEightParts(const __m512i& counters)
{
    const __m256i half = _mm256_add_epi16(_mm512_castsi512_si256(counters),
                                          _mm512_maskz_extracti64x4_epi64(0xff, counters, 1));
    return _mm_add_epi16(_mm256_castsi256_si128(half), _mm256_extracti128_si256(half, 1));
}

constexpr int rowsAtOnce = 8; ///< whose places stand alike
constexpr int placesAtOnce = 32;

/// Takes eight rows: gives the sums along them and adds to those across.
SCALESCOPE_LANES __m128i takeRows(int firstRow, std::uint16_t* counters, std::uint16_t* columns)
{
    constexpr int vectors = Window::rowLength / placesAtOnce;
    __m512i across[vectors] = {};
    __m128i along[rowsAtOnce];
    std::uint16_t* from = counters + std::ptrdiff_t{firstRow} * Window::rowLength;
    for (__m128i& sums : along) {
        __m512i all = _mm512_setzero_si512();
#pragma GCC unroll 8
        for (int i = 0; i < vectors; ++i, from += placesAtOnce) {
            const __m512i some = _mm512_load_si512(from);
            across[i] = _mm512_add_epi16(across[i], some);
            all = _mm512_add_epi16(all, some);
            _mm512_store_si512(from, _mm512_setzero_si512());
        }
        sums = inEightParts(all);
    }
    for (int i = 0; i < vectors; ++i) {
        std::uint16_t* const column = columns + placeOf(firstRow, i * placesAtOnce);
        _mm512_store_si512(column, _mm512_add_epi16(_mm512_load_si512(column), across[i]));
    }
    for (std::size_t left = rowsAtOnce / 2; left > 0; left /= 2) {
        for (std::size_t i = 0; i < left; ++i) {
            along[i] = _mm_hadd_epi16(along[2 * i], along[2 * i + 1]);
        }
    }
    return along[0];
}

/// All counters together are no more than 16 bits hold, and so are the sums.
SCALESCOPE_X86V4 void takeAll(std::uint16_t* counters, std::array<std::uint32_t, Window::outside>& counts)
{
    alignas(64) std::array<std::uint16_t, Window::rowLength> columns{};
    alignas(64) std::array<std::uint16_t, Window::outside + 1> rows;
    for (int row = 0; row <= Window::outside; row += rowsAtOnce) {
        _mm_store_si128(reinterpret_cast<__m128i*>(rows.data() + row),
                        takeRows(row, counters, columns.data()));
    }
    for (std::size_t i = 0; i < counts.size(); ++i) {
        counts[i] = std::uint32_t{rows[i]} + columns[i];
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

std::uint32_t largestMagnitude(const float* x, std::size_t n)
{
    return largestOf(x, n);
}

std::uint32_t smallestMagnitude(const float* x, std::size_t n)
{
    return smallestOf(x, n);
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

std::uint32_t largestMagnitude(const float*, std::size_t)
{
    return 0;
}

std::uint32_t smallestMagnitude(const float*, std::size_t)
{
    return 0;
}

void takePairs(std::uint16_t*, std::array<std::uint32_t, Window::outside>&) {}

} // namespace scalescope::engine::scan

#endif
