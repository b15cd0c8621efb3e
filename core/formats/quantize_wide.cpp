// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/quantize_wide.h"

#include <cstring>

#if defined(__x86_64__) && defined(__GNUC__)
#include "core/formats/wide_rounding.h"

namespace scalescope::formats {

namespace {

using namespace wide;

struct WideSums
{
    WideCounts counts;
    WideNoise noise;
};

template <LoopRounding rounding, bool lifts, bool noise>
SCALESCOPE_LANES void quantizeOne(const std::uint32_t* in, std::uint32_t* out, const WidePlan& plan,
                                  const __m512i& random, WideSums& sums)
{
    const Rounded rounded =
        quantizeSixteen<rounding, lifts>(_mm512_loadu_si512(in), plan, random, sums.counts);
    if constexpr (noise) {
        const __m512i limit = _mm512_set1_epi32(infinity);
        const __mmask16 isFinite = _mm512_mask_cmplt_epu32_mask(
            _mm512_cmplt_epu32_mask(rounded.magnitude, limit), rounded.result, limit);
        addNoise(_mm512_maskz_mov_epi32(isFinite, rounded.magnitude),
                 _mm512_maskz_mov_epi32(isFinite, rounded.result), sums.noise);
    }
    _mm512_storeu_si512(out, rounded.bits);
}

template <LoopRounding rounding, bool lifts, bool noise>
SCALESCOPE_LANES void quantizePart(const std::uint32_t* in, std::uint32_t* out, std::size_t n,
                                   const LoopPlan<std::uint32_t>& plan, std::uint64_t first, WideSums& sums)
{
    const WidePlan widePlan(plan);
    __m512i random = _mm512_setzero_si512();
    __m512i moreRandom = random;
    for (std::size_t i = 0; i < n; i += atOnce) {
        if constexpr (rounding == LoopRounding::Stochastic) {
            drawWide(plan.key, first + i, random, moreRandom);
        }
        quantizeOne<rounding, lifts, noise>(in + i, out + i, widePlan, random, sums);
        quantizeOne<rounding, lifts, noise>(in + i + lanes, out + i + lanes, widePlan, moreRandom, sums);
    }
}

/// Whole rounds straight from memory, the rest through a copy that zeros fill up: they count as nothing.
template <LoopRounding rounding, bool lifts, bool noise>
SCALESCOPE_LANES void quantizeAll(const std::uint32_t* in, std::uint32_t* out, std::size_t n,
                                  const LoopPlan<std::uint32_t>& plan, std::uint64_t first, LoopSums& sums)
{
    const __m512i none = _mm512_setzero_si512();
    WideSums wide{{none, none, none, none}, {_mm512_setzero_pd(), _mm512_setzero_pd()}};
    const std::size_t whole = n / atOnce * atOnce;
    quantizePart<rounding, lifts, noise>(in, out, whole, plan, first, wide);
    if (whole < n) {
        std::uint32_t rest[atOnce] = {};
        std::memcpy(rest, in + whole, (n - whole) * sizeof(std::uint32_t));
        quantizePart<rounding, lifts, noise>(rest, rest, atOnce, plan, first + whole, wide);
        std::memcpy(out + whole, rest, (n - whole) * sizeof(std::uint32_t));
    }
    sums.saturated -= _mm512_reduce_add_epi32(wide.counts.saturated);
    sums.flushed -= _mm512_reduce_add_epi32(wide.counts.flushed);
    sums.subnormal -= _mm512_reduce_add_epi32(wide.counts.subnormal);
    sums.nans -= _mm512_reduce_add_epi32(wide.counts.nans);
    sums.signal += _mm512_reduce_add_pd(wide.noise.signal);
    sums.noise += _mm512_reduce_add_pd(wide.noise.noise);
}

template <LoopRounding rounding, bool lifts = false>
SCALESCOPE_LANES void quantizeWith(const std::uint32_t* in, std::uint32_t* out, std::size_t n,
                                   const LoopPlan<std::uint32_t>& plan, std::uint64_t first, LoopSums& sums)
{
    if (plan.noise)
        quantizeAll<rounding, lifts, true>(in, out, n, plan, first, sums);
    else
        quantizeAll<rounding, lifts, false>(in, out, n, plan, first, sums);
}

SCALESCOPE_X86V4 void quantize(const std::uint32_t* in, std::uint32_t* out, std::size_t n,
                               const LoopPlan<std::uint32_t>& plan, std::uint64_t first, LoopSums& sums)
{
    const bool lifts = canLift(plan);
    switch (plan.rounding) {
    case LoopRounding::NearestEven:
        if (lifts)
            return quantizeWith<LoopRounding::NearestEven, true>(in, out, n, plan, first, sums);
        return quantizeWith<LoopRounding::NearestEven>(in, out, n, plan, first, sums);
    case LoopRounding::TiesToZero:
        return quantizeWith<LoopRounding::TiesToZero>(in, out, n, plan, first, sums);
    case LoopRounding::TwiceTiesToZero:
        if (lifts)
            return quantizeWith<LoopRounding::TwiceTiesToZero, true>(in, out, n, plan, first, sums);
        return quantizeWith<LoopRounding::TwiceTiesToZero>(in, out, n, plan, first, sums);
    case LoopRounding::Stochastic:
        return quantizeWith<LoopRounding::Stochastic>(in, out, n, plan, first, sums);
    }
}

} // namespace

bool hasWideLoops()
{
    static const bool has = arrays::hasX86V4();
    return has;
}

void quantizeWide(const std::uint32_t* in, std::uint32_t* out, std::size_t n,
                  const LoopPlan<std::uint32_t>& plan, std::uint64_t first, LoopSums& sums)
{
    quantize(in, out, n, plan, first, sums);
}

} // namespace scalescope::formats

#else

namespace scalescope::formats {

bool hasWideLoops()
{
    return false;
}

void quantizeWide(const std::uint32_t* /*in*/, std::uint32_t* /*out*/, std::size_t /*n*/,
                  const LoopPlan<std::uint32_t>& /*plan*/, std::uint64_t /*first*/, LoopSums& /*sums*/)
{
}

} // namespace scalescope::formats

#endif
