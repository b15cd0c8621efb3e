// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/quantize_wide.h"

#include <algorithm>

#if defined(__x86_64__) && defined(__GNUC__)
#include "core/formats/wide_rounding.h"

namespace scalescope::formats {

namespace {

using namespace wide;

constexpr int largestFloat = infinity - 1;

struct ScaledSums
{
    WideCounts values; ///< of the rounding; what it flushed is not asked for
    __m512i flushed;
    __m512i infinities;
    WideNoise noise;
};

/// The largest magnitude of a type.
constexpr int largestOf(NarrowType type)
{
    return type == NarrowType::None ? largestFloat : type == NarrowType::Bfloat16 ? 0x7f7f0000 : 0x477fe000;
}

/// Rounds magnitudes to nearest even in bfloat16 or float16; beyond their largest as if they went on.
template <NarrowType type>
SCALESCOPE_LANES __m512i narrowed(const __m512i& bits)
{
    if constexpr (type == NarrowType::None) {
        return bits;
    } else {
        constexpr int drop = type == NarrowType::Bfloat16 ? 16 : 13;
        constexpr int mask = (1 << drop) - 1;
        const __m512i odd = _mm512_and_si512(_mm512_srli_epi32(bits, drop), _mm512_set1_epi32(1));
        const __m512i raised = _mm512_add_epi32(_mm512_add_epi32(bits, _mm512_set1_epi32(mask >> 1)), odd);
        const __m512i rounded = _mm512_andnot_si512(_mm512_set1_epi32(mask), raised);
        if constexpr (type == NarrowType::Bfloat16) {
            return rounded;
        } else {
            // float32 has steps of float16's subnormals from 0.5 to 1.
            const __m512 half = _mm512_set1_ps(0.5F);
            const __m512 shifted = (_mm512_castsi512_ps(bits) + half) - half;
            const __mmask16 isSubnormal = _mm512_cmplt_epu32_mask(bits, _mm512_set1_epi32(0x38800000));
            return _mm512_mask_mov_epi32(rounded, isSubnormal, _mm512_castps_si512(shifted));
        }
    }
}

/// Scales rounded numbers back and counts what became of `x`.
template <NarrowType type>
SCALESCOPE_LANES __m512i unscaleSixteen(const __m512i& x, const __m512i& rounded, const __m512& scale,
                                        ScaledSums& sums)
{
    const __m512i limit = _mm512_set1_epi32(infinity);
    const __m512i largest = _mm512_set1_epi32(largestOf(type));
    const __m512i magnitudeBits = _mm512_set1_epi32(0x7fffffff);
    const __m512i bits = _mm512_castps_si512(_mm512_castsi512_ps(rounded) * scale);
    const __m512i before = _mm512_and_si512(rounded, magnitudeBits);
    const __mmask16 wasFinite = _mm512_cmplt_epu32_mask(before, limit);
    __m512i magnitude =
        _mm512_mask_mov_epi32(before, wasFinite, narrowed<type>(_mm512_and_si512(bits, magnitudeBits)));
    magnitude = _mm512_mask_min_epu32(magnitude, wasFinite, magnitude, largest);
    const __m512i xMagnitude = _mm512_and_si512(x, magnitudeBits);
    const __mmask16 isOrdinary = _mm512_cmplt_epu32_mask(xMagnitude, limit);
    const __mmask16 isZero = _mm512_testn_epi32_mask(magnitude, magnitude);
    countWhere(_mm512_mask_test_epi32_mask(isZero, xMagnitude, xMagnitude), sums.flushed);
    countWhere(_mm512_cmpeq_epi32_mask(xMagnitude, limit), sums.infinities);
    const __mmask16 isFinite = _mm512_mask_cmplt_epu32_mask(isOrdinary, magnitude, limit);
    addNoise(_mm512_maskz_mov_epi32(isFinite, xMagnitude), _mm512_maskz_mov_epi32(isFinite, magnitude),
             sums.noise);
    const __m512i sign = _mm512_andnot_si512(magnitudeBits, bits);
    return _mm512_mask_or_epi32(x, isOrdinary, magnitude, sign);
}

SCALESCOPE_LANES __m512 factorsAt(const float* factors, std::size_t at, bool ofSixteens, __mmask16 there)
{
    return ofSixteens ? _mm512_set1_ps(factors[at / lanes]) : _mm512_maskz_loadu_ps(there, factors + at);
}

/// Up to 16 numbers, zeros after the last, which count as nothing.
template <LoopRounding rounding, NarrowType type>
SCALESCOPE_LANES void quantizeSome(const float* in, const ScaleFactors& factors, std::size_t at,
                                   __mmask16 there, const WidePlan& plan, const __m512i& random, float* out,
                                   ScaledSums& sums)
{
    const __m512 x = _mm512_maskz_loadu_ps(there, in + at);
    const __m512 decode = factorsAt(factors.decode, at, factors.ofSixteens, there);
    const __m512 scaled = factors.encode ? x * factorsAt(factors.encode, at, factors.ofSixteens, there)
                                         : _mm512_maskz_div_ps(there, x, decode);
    const Rounded rounded = quantizeSixteen<rounding>(_mm512_castps_si512(scaled), plan, random, sums.values);
    const __m512i result = unscaleSixteen<type>(_mm512_castps_si512(x), rounded.bits, decode, sums);
    _mm512_mask_storeu_ps(out + at, there, _mm512_castsi512_ps(result));
}

SCALESCOPE_INLINE __mmask16 lanesBefore(std::size_t n, std::size_t at)
{
    const std::size_t left = n > at ? std::min(n - at, lanes) : 0;
    return static_cast<__mmask16>((1U << left) - 1);
}

template <LoopRounding rounding, NarrowType type>
SCALESCOPE_LANES void quantizeAll(const float* x, std::size_t n, const ScaleFactors& factors,
                                  const LoopPlan<std::uint32_t>& plan, std::uint64_t first, float* result,
                                  LoopSums& values, UnscaleSums& sums)
{
    const WidePlan widePlan(plan);
    const __m512i none = _mm512_setzero_si512();
    ScaledSums wide{{none, none, none, none}, none, none, {_mm512_setzero_pd(), _mm512_setzero_pd()}};
    __m512i random = none;
    __m512i moreRandom = none;
    for (std::size_t i = 0; i < n; i += atOnce) {
        if constexpr (rounding == LoopRounding::Stochastic) {
            drawWide(plan.key, first + i, random, moreRandom);
        }
        quantizeSome<rounding, type>(x, factors, i, lanesBefore(n, i), widePlan, random, result, wide);
        if (i + lanes < n) {
            quantizeSome<rounding, type>(x, factors, i + lanes, lanesBefore(n, i + lanes), widePlan,
                                         moreRandom, result, wide);
        }
    }
    values.saturated -= _mm512_reduce_add_epi32(wide.values.saturated);
    values.subnormal -= _mm512_reduce_add_epi32(wide.values.subnormal);
    values.nans -= _mm512_reduce_add_epi32(wide.values.nans);
    sums.flushed -= _mm512_reduce_add_epi32(wide.flushed);
    sums.infinities -= _mm512_reduce_add_epi32(wide.infinities);
    sums.signal += _mm512_reduce_add_pd(wide.noise.signal);
    sums.noise += _mm512_reduce_add_pd(wide.noise.noise);
}

template <LoopRounding rounding>
SCALESCOPE_LANES void quantizeWith(const float* x, std::size_t n, const ScaleFactors& factors,
                                   NarrowType type, const LoopPlan<std::uint32_t>& plan, std::uint64_t first,
                                   float* result, LoopSums& values, UnscaleSums& sums)
{
    switch (type) {
    case NarrowType::None:
        return quantizeAll<rounding, NarrowType::None>(x, n, factors, plan, first, result, values, sums);
    case NarrowType::Bfloat16:
        return quantizeAll<rounding, NarrowType::Bfloat16>(x, n, factors, plan, first, result, values, sums);
    case NarrowType::Half:
        return quantizeAll<rounding, NarrowType::Half>(x, n, factors, plan, first, result, values, sums);
    }
}

SCALESCOPE_X86V4 void quantize(const float* x, std::size_t n, const ScaleFactors& factors, NarrowType type,
                               const LoopPlan<std::uint32_t>& plan, std::uint64_t first, float* result,
                               LoopSums& values, UnscaleSums& sums)
{
    switch (plan.rounding) {
    case LoopRounding::NearestEven:
        return quantizeWith<LoopRounding::NearestEven>(x, n, factors, type, plan, first, result, values,
                                                       sums);
    case LoopRounding::TiesToZero:
        return quantizeWith<LoopRounding::TiesToZero>(x, n, factors, type, plan, first, result, values, sums);
    case LoopRounding::TwiceTiesToZero:
        return quantizeWith<LoopRounding::TwiceTiesToZero>(x, n, factors, type, plan, first, result, values,
                                                           sums);
    case LoopRounding::Stochastic:
        return quantizeWith<LoopRounding::Stochastic>(x, n, factors, type, plan, first, result, values, sums);
    }
}

} // namespace

void quantizeScaledWide(const float* x, std::size_t n, const ScaleFactors& factors, NarrowType type,
                        const LoopPlan<std::uint32_t>& plan, std::uint64_t first, float* result,
                        LoopSums& values, UnscaleSums& sums)
{
    quantize(x, n, factors, type, plan, first, result, values, sums);
}

} // namespace scalescope::formats

#else

namespace scalescope::formats {

void quantizeScaledWide(const float* /*x*/, std::size_t /*n*/, const ScaleFactors& /*factors*/,
                        NarrowType /*type*/, const LoopPlan<std::uint32_t>& /*plan*/, std::uint64_t /*first*/,
                        float* /*result*/, LoopSums& /*values*/, UnscaleSums& /*sums*/)
{
}

} // namespace scalescope::formats

#endif
