// SPDX-License-Identifier: GPL-3.0-or-later
// quantize_loops.cpp in the operations of AVX-512: comparisons give masks, and what is counted or chosen by a
// mask takes one operation. Of the vectors that every compiler knows GCC 12 makes scalars where they have 64
// bytes. For files that stand behind SCALESCOPE_X86V4.
#pragma once

#include "core/arrays/instruction_sets.h"
#include "core/formats/quantize_loops.h"

#include <immintrin.h>

#ifndef __clang__
// GCC 12 takes the intrinsics' own undefined vectors for variables that were forgotten (its bug 105593).
#pragma GCC diagnostic ignored "-Wuninitialized"
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif

#define SCALESCOPE_LANES SCALESCOPE_INLINE SCALESCOPE_X86V4

namespace scalescope::formats::wide {

inline constexpr std::size_t lanes = 16;
inline constexpr std::size_t atOnce = 2 * lanes; ///< elements whose random words are drawn together
inline constexpr int mantissaBits = 23;
inline constexpr int infinity = 0x7f800000;

/// The plan in every lane.
struct WidePlan
{
    SCALESCOPE_LANES explicit WidePlan(const LoopPlan<std::uint32_t>& plan)
        : drop(_mm512_set1_epi32(plan.drop)),
          lowestExponent(_mm512_set1_epi32(plan.lowestExponent)),
          largest(_mm512_set1_epi32(static_cast<int>(plan.largest))),
          beyond(_mm512_set1_epi32(static_cast<int>(plan.beyond))),
          nan(_mm512_set1_epi32(static_cast<int>(plan.nan))),
          smallest(_mm512_set1_epi32(static_cast<int>(plan.smallest))),
          smallestNormal(_mm512_set1_epi32(static_cast<int>(plan.smallestNormal))),
          keepsZeroSign(plan.negativeZero ? 0xffff : 0)
    {
    }

    __m512i drop;
    __m512i lowestExponent;
    __m512i largest;
    __m512i beyond;
    __m512i nan;
    __m512i smallest;
    __m512i smallestNormal;
    __mmask16 keepsZeroSign;
};

/// Counts in every lane; they count down.
struct WideCounts
{
    __m512i saturated;
    __m512i flushed;
    __m512i subnormal;
    __m512i nans;
};

/// Sums of x^2 and (x - rounded)^2 in every lane.
struct WideNoise
{
    __m512d signal;
    __m512d noise;
};

/// randomWord32() of the 32 elements from `first` on, a multiple of 16.
SCALESCOPE_LANES void drawWide(RandomKey key, std::uint64_t first, __m512i& words, __m512i& moreWords)
{
    using Words = std::uint32_t __attribute__((vector_size(64)));
    constexpr Words numbers = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
    const std::uint64_t counter = first / elementsPerDraw * (elementsPerDraw / 2);
    const __m512i base = _mm512_set1_epi32(static_cast<int>(counter));
    __m512i low = _mm512_add_epi32(base, reinterpret_cast<__m512i>(numbers));
    const __m512i upper = _mm512_set1_epi32(static_cast<int>(counter >> 32));
    const __mmask16 carries = _mm512_cmplt_epu32_mask(low, base);
    __m512i high = _mm512_mask_add_epi32(upper, carries, upper, _mm512_set1_epi32(1));
    auto lowWords = reinterpret_cast<Words>(low);
    auto highWords = reinterpret_cast<Words>(high);
    threefry(key, lowWords, highWords);
    low = reinterpret_cast<__m512i>(lowWords);
    high = reinterpret_cast<__m512i>(highWords);
    words = _mm512_maskz_shuffle_i64x2(0xff, low, high, 0b01000100);
    moreWords = _mm512_maskz_shuffle_i64x2(0xff, low, high, 0b11101110);
}

/// Rounds significands to multiples of 2^shift, nearest, ties to even multiples. `mayBeZero`: a shift of 0
/// changes nothing.
template <bool mayBeZero>
SCALESCOPE_LANES __m512i toEven(const __m512i& significand, const __m512i& shift)
{
    const __m512i one = _mm512_set1_epi32(1);
    const __m512i all = _mm512_set1_epi32(-1);
    const __m512i whole = _mm512_sllv_epi32(all, shift);
    const __m512i half = _mm512_srli_epi32(_mm512_andnot_si512(whole, all), 1);
    const __m512i last = _mm512_srlv_epi32(significand, shift);
    const __m512i odd = mayBeZero ? _mm512_maskz_and_epi32(_mm512_test_epi32_mask(shift, shift), last, one)
                                  : _mm512_and_si512(last, one);
    return _mm512_and_si512(_mm512_add_epi32(_mm512_add_epi32(significand, half), odd), whole);
}

/// Whether what the format's subnormals are made of is far above the carrier's, so that floating-point
/// arithmetic rounds them: exactly so with subnormals of the carrier taken for zero, too.
inline bool canLift(const LoopPlan<std::uint32_t>& plan)
{
    constexpr int farAbove = 32;
    constexpr int largestExponent = 254;
    const bool isNearest =
        plan.rounding == LoopRounding::NearestEven || plan.rounding == LoopRounding::TwiceTiesToZero;
    return isNearest && plan.lowestExponent > farAbove && plan.lowestExponent + plan.drop <= largestExponent;
}

/// roundWide() where canLift(). Below the smallest normal magnitude, adding that makes what is to be dropped
/// the last bits, as they are above it, and rounds to float32's subnormals as the Python library does. Of
/// NearestEven, where a second rounding would do harm, a number so large is added that the first rounds to
/// the format.
template <LoopRounding rounding>
SCALESCOPE_LANES __m512i roundLifted(const __m512i& magnitude, const WidePlan& plan)
{
    constexpr int nearest = _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC;
    const __m512i all = _mm512_set1_epi32(-1);
    const __m512i whole = _mm512_sllv_epi32(all, plan.drop); // of what the loop does not change
    __m512i half = _mm512_srli_epi32(_mm512_andnot_si512(whole, all), 1);
    __m512i raised = plan.smallestNormal;
    if constexpr (rounding == LoopRounding::NearestEven) {
        raised = _mm512_add_epi32(raised, _mm512_slli_epi32(plan.drop, mantissaBits));
        const __m512i last = _mm512_srlv_epi32(magnitude, plan.drop);
        half = _mm512_add_epi32(half, _mm512_and_si512(last, _mm512_set1_epi32(1)));
    }
    const __m512 lift = _mm512_castsi512_ps(raised);
    const __mmask16 small = _mm512_cmplt_epi32_mask(magnitude, plan.smallestNormal);
    const __m512 x = _mm512_castsi512_ps(magnitude);
    const __m512 lifted = _mm512_mask_add_round_ps(x, small, x, lift, nearest);
    __m512i rounded = _mm512_castps_si512(lifted);
    if constexpr (rounding == LoopRounding::NearestEven) {
        rounded = _mm512_mask_add_epi32(rounded, static_cast<__mmask16>(~small), rounded, half);
        rounded = _mm512_mask_and_epi32(rounded, static_cast<__mmask16>(~small), rounded, whole);
    } else {
        rounded = _mm512_and_si512(_mm512_add_epi32(rounded, half), whole);
    }
    const __m512 result = _mm512_castsi512_ps(rounded);
    return _mm512_castps_si512(_mm512_mask_sub_round_ps(result, small, result, lift, nearest));
}

/// Magnitudes without their signs, rounded as if the format had no largest.
template <LoopRounding rounding>
SCALESCOPE_LANES __m512i roundWide(const __m512i& magnitude, const WidePlan& plan, const __m512i& random)
{
    const __m512i one = _mm512_set1_epi32(1);
    const __m512i all = _mm512_set1_epi32(-1);
    // Subnormals of the carrier share the first exponent.
    const __m512i exponent = _mm512_max_epi32(_mm512_srli_epi32(magnitude, mantissaBits), one);
    const __m512i base = _mm512_slli_epi32(_mm512_sub_epi32(exponent, one), mantissaBits);
    const __m512i significand = _mm512_sub_epi32(magnitude, base);
    const __m512i below =
        _mm512_max_epi32(_mm512_sub_epi32(plan.lowestExponent, exponent), _mm512_setzero_si512());
    const __m512i wanted = _mm512_add_epi32(plan.drop, below);
    if constexpr (rounding == LoopRounding::Stochastic) {
        const __m512i most = _mm512_set1_epi32(31); // bits that are random
        const __m512i shift = _mm512_min_epi32(wanted, most);
        const __m512i early = _mm512_sub_epi32(wanted, shift);
        const __m512i added = _mm512_srlv_epi32(random, _mm512_sub_epi32(_mm512_set1_epi32(32), shift));
        const __m512i moved = _mm512_and_si512(_mm512_add_epi32(_mm512_srlv_epi32(significand, early), added),
                                               _mm512_sllv_epi32(all, shift));
        // A significand below a whole step becomes nothing or the smallest, whose exponent is another.
        const __mmask16 small = _mm512_cmpgt_epi32_mask(shift, _mm512_set1_epi32(mantissaBits + 1));
        const __mmask16 nonzero = _mm512_test_epi32_mask(moved, moved);
        return _mm512_maskz_mov_epi32(
            nonzero, _mm512_mask_mov_epi32(_mm512_add_epi32(base, moved), small, plan.smallest));
    } else {
        const __m512i most = _mm512_set1_epi32(mantissaBits + 2); // from here on all is less than half a step
        const __m512i shift = _mm512_min_epi32(wanted, most);
        __m512i rounded = significand;
        if constexpr (rounding == LoopRounding::NearestEven) {
            rounded = toEven<false>(rounded, shift);
        } else {
            if constexpr (rounding == LoopRounding::TwiceTiesToZero) {
                rounded = toEven<true>(rounded, _mm512_sub_epi32(shift, plan.drop));
            }
            const __m512i whole = _mm512_sllv_epi32(all, shift);
            const __m512i half = _mm512_srli_epi32(_mm512_andnot_si512(whole, all), 1);
            rounded = _mm512_and_si512(_mm512_add_epi32(rounded, half), whole);
        }
        return _mm512_maskz_add_epi32(_mm512_test_epi32_mask(rounded, rounded), base, rounded);
    }
}

SCALESCOPE_LANES __m512d lowerDoubles(const __m512i& bits)
{
    return _mm512_cvtps_pd(_mm256_castsi256_ps(_mm512_castsi512_si256(bits)));
}

SCALESCOPE_LANES __m512d upperDoubles(const __m512i& bits)
{
    return _mm512_cvtps_pd(_mm256_castsi256_ps(_mm512_maskz_extracti64x4_epi64(0xff, bits, 1)));
}

SCALESCOPE_LANES void addNoise(const __m512i& before, const __m512i& after, WideNoise& sums)
{
    const __m512d low = lowerDoubles(before);
    const __m512d high = upperDoubles(before);
    sums.signal = _mm512_fmadd_pd(low, low, sums.signal);
    const __m512d lowDifference = low - lowerDoubles(after);
    sums.noise = _mm512_fmadd_pd(lowDifference, lowDifference, sums.noise);
    sums.signal = _mm512_fmadd_pd(high, high, sums.signal);
    const __m512d highDifference = high - upperDoubles(after);
    sums.noise = _mm512_fmadd_pd(highDifference, highDifference, sums.noise);
}

SCALESCOPE_LANES void countWhere(__mmask16 lanesThatAre, __m512i& counts)
{
    counts = _mm512_mask_add_epi32(counts, lanesThatAre, counts, _mm512_set1_epi32(-1));
}

/// A vector's numbers rounded, and what is needed to say what became of them.
struct Rounded
{
    __m512i magnitude; ///< before
    __m512i result;    ///< the magnitude after, if it is a number
    __m512i bits;      ///< the result with its sign
};

/// Rounds 16 numbers and counts what happened; `lifts` only where canLift().
template <LoopRounding rounding, bool lifts = false>
SCALESCOPE_LANES Rounded quantizeSixteen(const __m512i& bits, const WidePlan& plan, const __m512i& random,
                                         WideCounts& counts)
{
    const __m512i signBit = _mm512_set1_epi32(static_cast<int>(0x80000000U));
    const __m512i magnitude = _mm512_andnot_si512(signBit, bits);
    __m512i rounded;
    if constexpr (lifts) {
        rounded = roundLifted<rounding>(magnitude, plan);
    } else {
        rounded = roundWide<rounding>(magnitude, plan, random);
    }
    const __mmask16 isNumber = _mm512_cmple_epu32_mask(magnitude, _mm512_set1_epi32(infinity));
    const __mmask16 isBeyond = _mm512_mask_cmpgt_epu32_mask(isNumber, rounded, plan.largest);
    const __m512i result = _mm512_mask_mov_epi32(rounded, isBeyond, plan.beyond);
    const __mmask16 isNonzero = _mm512_mask_test_epi32_mask(isNumber, result, result);
    const __mmask16 isZero = _mm512_mask_testn_epi32_mask(isNumber, result, result);
    countWhere(static_cast<__mmask16>(~isNumber), counts.nans);
    countWhere(isBeyond, counts.saturated);
    countWhere(_mm512_mask_test_epi32_mask(isZero, magnitude, magnitude), counts.flushed);
    countWhere(_mm512_mask_cmplt_epu32_mask(isNonzero, result, plan.smallestNormal), counts.subnormal);
    const __m512i sign = _mm512_maskz_and_epi32(isNonzero | plan.keepsZeroSign, bits, signBit);
    return {magnitude, result, _mm512_mask_or_epi32(plan.nan, isNumber, result, sign)};
}

} // namespace scalescope::formats::wide
