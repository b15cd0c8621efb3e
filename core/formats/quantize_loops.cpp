// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/quantize_loops.h"

#include "core/arrays/instruction_sets.h"
#include "core/formats/lanes.h"
#include "core/formats/quantize_wide.h"

#include <cstring>
#include <limits>

// All rounding is arithmetic of integers: it does not depend on whether the processor flushes subnormal
// numbers to zero.

namespace scalescope::formats {

namespace {

/// The plan in every lane.
template <typename Bits>
struct LanePlan
{
    using Signed = Lanes<Bits>::Signed;
    using Unsigned = Lanes<Bits>::Unsigned;

    SCALESCOPE_INLINE explicit LanePlan(const LoopPlan<Bits>& plan)
        : drop(Signed{} + static_cast<std::make_signed_t<Bits>>(plan.drop)),
          lowestExponent(Signed{} + static_cast<std::make_signed_t<Bits>>(plan.lowestExponent)),
          largest(Unsigned{} + plan.largest),
          beyond(Unsigned{} + plan.beyond),
          nan(Unsigned{} + plan.nan),
          smallest(Unsigned{} + plan.smallest),
          smallestNormal(Unsigned{} + plan.smallestNormal),
          zeroSign(Unsigned{} - static_cast<Bits>(plan.negativeZero ? 1 : 0))
    {
    }

    Signed drop;
    Signed lowestExponent;
    Unsigned largest;
    Unsigned beyond;
    Unsigned nan;
    Unsigned smallest;
    Unsigned smallestNormal;
    Unsigned zeroSign; ///< all ones where a zero keeps its sign
};

/// Counts and sums in every lane.
template <typename Bits>
struct LaneSums
{
    using Signed = Lanes<Bits>::Signed;
    Signed saturated{};
    Signed flushed{};
    Signed subnormal{};
    Signed nans{};
    Doubles signal{};
    Doubles noise{};
};

/// Rounds the significand to a multiple of 2^shift, nearest, ties to even multiples. A shift of 0 changes
/// nothing.
template <typename Bits>
SCALESCOPE_INLINE void roundToEven(typename Lanes<Bits>::Unsigned& significand,
                                   const typename Lanes<Bits>::Unsigned& shift)
{
    using Unsigned = Lanes<Bits>::Unsigned;
    const Unsigned step = (Unsigned{} + 1) << shift;
    const Unsigned mask = step - 1;
    const auto odd = reinterpret_cast<Unsigned>((significand & step) != 0) & 1;
    const auto moves = reinterpret_cast<Unsigned>(mask != 0);
    significand = (significand + (mask >> 1) + (odd & moves)) & ~mask;
}

/// A magnitude without its sign, rounded as if the format had no largest. `random` is used by stochastic
/// rounding only.
template <LoopRounding rounding, typename Bits>
SCALESCOPE_INLINE void
roundMagnitude(const typename Lanes<Bits>::Unsigned& magnitude, const LanePlan<Bits>& plan,
               const typename Lanes<Bits>::Unsigned& random, typename Lanes<Bits>::Unsigned& result)
{
    using Unsigned = Lanes<Bits>::Unsigned;
    using Signed = Lanes<Bits>::Signed;
    constexpr int mantissaBits = Lanes<Bits>::mantissaBits;
    constexpr int width = std::numeric_limits<Bits>::digits;
    const auto field = reinterpret_cast<Signed>(magnitude >> mantissaBits);
    const Signed exponent = field - (field == 0); // subnormals of the carrier share the first exponent
    // The exponent's field less the hidden bit: what the significand is added to again.
    const auto base = reinterpret_cast<Unsigned>((exponent - 1) << mantissaBits);
    Unsigned significand = magnitude - base;
    const Signed below = plan.lowestExponent - exponent;
    const Signed wanted = plan.drop + (below > 0 ? below : Signed{});
    if constexpr (rounding == LoopRounding::Stochastic) {
        // With the most bits that a random number has; significands far below them lose their last bits.
        const Signed excess = wanted - (width - 1);
        const Signed early = excess > 0 ? (excess < width - 1 ? excess : Signed{} + (width - 1)) : Signed{};
        significand = significand >> reinterpret_cast<Unsigned>(early);
        const auto shift = reinterpret_cast<Unsigned>(excess > 0 ? Signed{} + (width - 1) : wanted);
        const Unsigned mask = ((Unsigned{} + 1) << shift) - 1;
        const Unsigned moved = (significand + (random >> (width - shift))) & ~mask;
        // A significand below a whole step becomes nothing or the smallest, whose exponent is another.
        const auto small = reinterpret_cast<Unsigned>(shift > mantissaBits + 1);
        const auto nonzero = reinterpret_cast<Unsigned>(moved != 0);
        result = ((plan.smallest & small) | ((base + moved) & ~small)) & nonzero;
    } else {
        constexpr int most = mantissaBits + 2; // from here on all is less than half a step
        const Signed capped = wanted < most ? wanted : Signed{} + most;
        const auto shift = reinterpret_cast<Unsigned>(capped);
        const Unsigned mask = ((Unsigned{} + 1) << shift) - 1;
        if constexpr (rounding == LoopRounding::NearestEven)
            roundToEven<Bits>(significand, shift);
        if constexpr (rounding == LoopRounding::TwiceTiesToZero)
            roundToEven<Bits>(significand, reinterpret_cast<Unsigned>(capped - plan.drop));
        if constexpr (rounding != LoopRounding::NearestEven)
            significand = (significand + (mask >> 1)) & ~mask;
        result = (base + significand) & reinterpret_cast<Unsigned>(significand != 0);
    }
}

/// Rounds one vector in place and counts what happened.
template <LoopRounding rounding, bool noise, typename Bits>
SCALESCOPE_INLINE void quantizeVector(typename Lanes<Bits>::Unsigned& bits, const LanePlan<Bits>& plan,
                                      const typename Lanes<Bits>::Unsigned& random, LaneSums<Bits>& sums)
{
    using Unsigned = Lanes<Bits>::Unsigned;
    constexpr int mantissaBits = Lanes<Bits>::mantissaBits;
    constexpr Bits signBit = Bits{1} << (std::numeric_limits<Bits>::digits - 1);
    constexpr Bits infinity = (signBit - 1) >> mantissaBits << mantissaBits;
    const Unsigned magnitude = bits & ~signBit;
    Unsigned result;
    roundMagnitude<rounding, Bits>(magnitude, plan, random, result);
    const auto isNan = magnitude > infinity;
    const auto isBeyond = (result > plan.largest) & ~isNan;
    result = isBeyond ? plan.beyond : result;
    const auto isZero = result == 0;
    sums.nans -= isNan;
    sums.saturated -= isBeyond;
    sums.flushed -= isZero & (magnitude != 0) & ~isNan;
    sums.subnormal -= ~isZero & (result < plan.smallestNormal) & ~isNan;
    if constexpr (noise) {
        const auto finite = reinterpret_cast<Unsigned>((magnitude < infinity) & (result < infinity));
        Lanes<Bits>::addSquares(magnitude & finite, sums.signal);
        Lanes<Bits>::addDifferences(magnitude & finite, result & finite, sums.noise);
    }
    const Unsigned sign = (bits & signBit) & (plan.zeroSign | ~reinterpret_cast<Unsigned>(isZero));
    bits = isNan ? plan.nan : result | sign;
}

/// Random words of the next `elementsPerDraw` elements.
struct Draws
{
    using Words = std::uint32_t __attribute__((vector_size(32)));
    Words words[2];

    SCALESCOPE_INLINE void draw(RandomKey key, std::uint64_t counter)
    {
        constexpr Words lanes = {0, 1, 2, 3, 4, 5, 6, 7};
        words[0] = lanes + static_cast<std::uint32_t>(counter); // a multiple of 8: the lanes don't carry
        words[1] = Words{} + static_cast<std::uint32_t>(counter >> 32);
        threefry(key, words[0], words[1]);
    }
};

template <LoopRounding rounding, bool noise>
SCALESCOPE_INLINE void quantizePart(const std::uint32_t* in, std::uint32_t* out, std::size_t n,
                                    const LoopPlan<std::uint32_t>& plan, std::uint64_t first,
                                    LaneSums<std::uint32_t>& sums)
{
    using Unsigned = Lanes<std::uint32_t>::Unsigned;
    const LanePlan<std::uint32_t> lanePlan(plan);
    Draws draws{};
    for (std::size_t i = 0; i < n; i += elementsPerDraw) {
        if constexpr (rounding == LoopRounding::Stochastic) {
            draws.draw(plan.key, (first + i) / elementsPerDraw * 8);
        }
#pragma GCC unroll 2
        for (std::size_t half = 0; half < 2; ++half) {
            Unsigned x;
            std::memcpy(&x, in + i + half * 8, sizeof x);
            quantizeVector<rounding, noise, std::uint32_t>(x, lanePlan, draws.words[half], sums);
            std::memcpy(out + i + half * 8, &x, sizeof x);
        }
    }
}

template <LoopRounding rounding, bool noise>
SCALESCOPE_INLINE void quantizePart(const std::uint64_t* in, std::uint64_t* out, std::size_t n,
                                    const LoopPlan<std::uint64_t>& plan, std::uint64_t first,
                                    LaneSums<std::uint64_t>& sums)
{
    using Unsigned = Lanes<std::uint64_t>::Unsigned;
    const LanePlan<std::uint64_t> lanePlan(plan);
    for (std::size_t i = 0; i < n; i += 4) {
        Unsigned random{};
        if constexpr (rounding == LoopRounding::Stochastic) {
            for (std::size_t lane = 0; lane < 4; ++lane) {
                random[lane] = randomWord64(plan.key, first + i + lane);
            }
        }
        Unsigned x;
        std::memcpy(&x, in + i, sizeof x);
        quantizeVector<rounding, noise, std::uint64_t>(x, lanePlan, random, sums);
        std::memcpy(out + i, &x, sizeof x);
    }
}

template <typename Bits>
SCALESCOPE_INLINE void addLanes(const LaneSums<Bits>& lanes, LoopSums& sums)
{
    for (int lane = 0; lane < Lanes<Bits>::count; ++lane) {
        sums.saturated += lanes.saturated[lane];
        sums.flushed += lanes.flushed[lane];
        sums.subnormal += lanes.subnormal[lane];
        sums.nans += lanes.nans[lane];
    }
    sums.signal += (lanes.signal[0] + lanes.signal[1]) + (lanes.signal[2] + lanes.signal[3]);
    sums.noise += (lanes.noise[0] + lanes.noise[1]) + (lanes.noise[2] + lanes.noise[3]);
}

/// Whole rounds straight from memory, the rest through a copy that zeros fill up: they count as nothing.
template <LoopRounding rounding, bool noise, typename Bits>
SCALESCOPE_INLINE void quantizeAll(const Bits* in, Bits* out, std::size_t n, const LoopPlan<Bits>& plan,
                                   std::uint64_t first, LoopSums& sums)
{
    LaneSums<Bits> lanes;
    const std::size_t whole = n / elementsPerDraw * elementsPerDraw;
    quantizePart<rounding, noise>(in, out, whole, plan, first, lanes);
    if (whole < n) {
        Bits rest[elementsPerDraw] = {};
        std::memcpy(rest, in + whole, (n - whole) * sizeof(Bits));
        quantizePart<rounding, noise>(rest, rest, elementsPerDraw, plan, first + whole, lanes);
        std::memcpy(out + whole, rest, (n - whole) * sizeof(Bits));
    }
    addLanes<Bits>(lanes, sums);
}

template <LoopRounding rounding, typename Bits>
SCALESCOPE_INLINE void quantizeWith(const Bits* in, Bits* out, std::size_t n, const LoopPlan<Bits>& plan,
                                    std::uint64_t first, LoopSums& sums)
{
    if (plan.noise)
        quantizeAll<rounding, true>(in, out, n, plan, first, sums);
    else
        quantizeAll<rounding, false>(in, out, n, plan, first, sums);
}

template <typename Bits>
SCALESCOPE_INLINE void quantizeBy(const Bits* in, Bits* out, std::size_t n, const LoopPlan<Bits>& plan,
                                  std::uint64_t first, LoopSums& sums)
{
    switch (plan.rounding) {
    case LoopRounding::NearestEven:
        return quantizeWith<LoopRounding::NearestEven>(in, out, n, plan, first, sums);
    case LoopRounding::TiesToZero:
        return quantizeWith<LoopRounding::TiesToZero>(in, out, n, plan, first, sums);
    case LoopRounding::TwiceTiesToZero:
        return quantizeWith<LoopRounding::TwiceTiesToZero>(in, out, n, plan, first, sums);
    case LoopRounding::Stochastic:
        return quantizeWith<LoopRounding::Stochastic>(in, out, n, plan, first, sums);
    }
}

/// The loops, compiled for one instruction set.
struct Loops
{
    void (*floats)(const std::uint32_t*, std::uint32_t*, std::size_t, const LoopPlan<std::uint32_t>&,
                   std::uint64_t, LoopSums&);
    void (*doubles)(const std::uint64_t*, std::uint64_t*, std::size_t, const LoopPlan<std::uint64_t>&,
                    std::uint64_t, LoopSums&);
};

#define DEFINE_LOOPS(NAME, TARGET)                                                                           \
    struct NAME                                                                                              \
    {                                                                                                        \
        TARGET static void floats(const std::uint32_t* in, std::uint32_t* out, std::size_t n,                \
                                  const LoopPlan<std::uint32_t>& plan, std::uint64_t first, LoopSums& sums)  \
        {                                                                                                    \
            quantizeBy(in, out, n, plan, first, sums);                                                       \
        }                                                                                                    \
        TARGET static void doubles(const std::uint64_t* in, std::uint64_t* out, std::size_t n,               \
                                   const LoopPlan<std::uint64_t>& plan, std::uint64_t first, LoopSums& sums) \
        {                                                                                                    \
            quantizeBy(in, out, n, plan, first, sums);                                                       \
        }                                                                                                    \
        static constexpr Loops loops = {floats, doubles};                                                    \
    };

SCALESCOPE_FOR_EACH_INSTRUCTION_SET(DEFINE_LOOPS)

const Loops& loops()
{
    static const Loops& fastest = SCALESCOPE_FASTEST_LOOPS;
    return fastest;
}

} // namespace

void quantizeLoop(const std::uint32_t* in, std::uint32_t* out, std::size_t n,
                  const LoopPlan<std::uint32_t>& plan, std::uint64_t first, LoopSums& sums)
{
    if (hasWideLoops())
        quantizeWide(in, out, n, plan, first, sums);
    else
        loops().floats(in, out, n, plan, first, sums);
}

void quantizeLoop(const std::uint64_t* in, std::uint64_t* out, std::size_t n,
                  const LoopPlan<std::uint64_t>& plan, std::uint64_t first, LoopSums& sums)
{
    loops().doubles(in, out, n, plan, first, sums);
}

} // namespace scalescope::formats
