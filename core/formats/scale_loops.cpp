// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/scale_loops.h"

#include "core/arrays/instruction_sets.h"
#include "core/formats/grid.h"
#include "core/formats/lanes.h"

#include <cstring>

namespace scalescope::formats {

namespace {

template <typename Number>
using BitsOf = Carrier<Number>::Bits;

template <typename Number>
using Numbers __attribute__((vector_size(32))) = Number;

SCALESCOPE_INLINE void loadFactors(const float* factors, Numbers<float>& vector)
{
    std::memcpy(&vector, factors, sizeof vector);
}

SCALESCOPE_INLINE void loadFactors(const float* factors, Numbers<double>& vector)
{
    vector = Numbers<double>{factors[0], factors[1], factors[2], factors[3]};
}

template <typename Number>
SCALESCOPE_INLINE void scaleAll(const Number* x, std::size_t n, const float* factors, bool divides,
                                Number* scaled)
{
    if (divides) {
        for (std::size_t i = 0; i < n; ++i)
            scaled[i] = x[i] / static_cast<Number>(factors[i]);
    } else {
        for (std::size_t i = 0; i < n; ++i)
            scaled[i] = x[i] * static_cast<Number>(factors[i]);
    }
}

/// Counts and sums in every lane.
template <typename Bits>
struct LaneSums
{
    Lanes<Bits>::Signed flushed{};
    Lanes<Bits>::Signed infinities{};
    Doubles signal{};
    Doubles noise{};
};

/// The largest magnitude of a type.
template <typename Bits>
constexpr Bits largestOf(NarrowType type)
{
    if constexpr (sizeof(Bits) == 8)
        return Carrier<double>::infinity - 1;
    return type == NarrowType::None       ? Carrier<float>::infinity - 1
           : type == NarrowType::Bfloat16 ? 0x7f7f0000U
                                          : 0x477fe000U;
}

/// Rounds a float32 magnitude to nearest even in bfloat16 or float16; beyond their largest as if they went
/// on.
template <NarrowType type>
SCALESCOPE_INLINE void narrow(Lanes<std::uint32_t>::Unsigned& bits)
{
    using Floats = Lanes<std::uint32_t>::Numbers;
    using Unsigned = Lanes<std::uint32_t>::Unsigned;
    if constexpr (type != NarrowType::None) {
        constexpr int drop = type == NarrowType::Bfloat16 ? 16 : 13;
        constexpr std::uint32_t mask = (1U << drop) - 1;
        const Unsigned rounded = (bits + (mask >> 1) + ((bits >> drop) & 1)) & ~mask;
        if constexpr (type == NarrowType::Half) {
            // float32 has steps of float16's subnormals from 0.5 to 1.
            const Floats shifted = (reinterpret_cast<Floats>(bits) + 0.5F) - 0.5F;
            bits = bits < 0x38800000U ? reinterpret_cast<Unsigned>(shifted) : rounded;
        } else {
            bits = rounded;
        }
    }
}

/// One vector: `rounded` becomes the result.
template <NarrowType type, typename Number>
SCALESCOPE_INLINE void unscaleVector(const typename Lanes<BitsOf<Number>>::Unsigned& x,
                                     const Numbers<Number>& scale, Numbers<Number>& rounded,
                                     LaneSums<BitsOf<Number>>& sums)
{
    using Bits = BitsOf<Number>;
    using Unsigned = Lanes<Bits>::Unsigned;
    using C = Carrier<Number>;
    const auto before = reinterpret_cast<Unsigned>(rounded) & ~C::sign;
    const Numbers<Number> product = rounded * scale;
    const auto bits = reinterpret_cast<Unsigned>(product);
    Unsigned magnitude = bits & ~C::sign;
    if constexpr (sizeof(Bits) == 4)
        narrow<type>(magnitude);
    constexpr Bits largest = largestOf<Bits>(type);
    magnitude = before >= C::infinity ? before : magnitude;
    magnitude = (magnitude > largest) & (before < C::infinity) ? Unsigned{} + largest : magnitude;
    const Unsigned xMagnitude = x & ~C::sign;
    const auto isSpecial = xMagnitude >= C::infinity;
    sums.flushed -= (magnitude == 0) & (xMagnitude != 0);
    sums.infinities -= xMagnitude == C::infinity;
    const auto finite = reinterpret_cast<Unsigned>(~isSpecial & (magnitude < C::infinity));
    const Unsigned xFinite = xMagnitude & finite;
    Lanes<Bits>::addSquares(xFinite, sums.signal);
    Lanes<Bits>::addDifferences(xFinite, magnitude & finite, sums.noise);
    rounded = reinterpret_cast<Numbers<Number>>(isSpecial ? x : magnitude | (bits & C::sign));
}

template <NarrowType type, typename Number>
SCALESCOPE_INLINE void unscalePart(const Number* x, const Number* rounded, std::size_t n, const float* scales,
                                   Number* result, LaneSums<BitsOf<Number>>& sums)
{
    constexpr int lanes = Lanes<BitsOf<Number>>::count;
    for (std::size_t i = 0; i < n; i += lanes) {
        typename Lanes<BitsOf<Number>>::Unsigned xBits;
        Numbers<Number> scale{};
        Numbers<Number> vector;
        std::memcpy(&xBits, x + i, sizeof xBits);
        std::memcpy(&vector, rounded + i, sizeof vector);
        loadFactors(scales + i, scale);
        unscaleVector<type, Number>(xBits, scale, vector, sums);
        std::memcpy(result + i, &vector, sizeof vector);
    }
}

/// Whole vectors straight from memory, the rest through a copy that zeros fill up: they count as nothing.
template <NarrowType type, typename Number>
SCALESCOPE_INLINE void unscaleAll(const Number* x, const Number* rounded, std::size_t n, const float* scales,
                                  Number* result, UnscaleSums& sums)
{
    using Bits = BitsOf<Number>;
    constexpr std::size_t lanes = Lanes<Bits>::count;
    LaneSums<Bits> laneSums;
    const std::size_t whole = n / lanes * lanes;
    unscalePart<type, Number>(x, rounded, whole, scales, result, laneSums);
    if (const std::size_t rest = n - whole; rest > 0) {
        Number xRest[lanes] = {};
        Number roundedRest[lanes] = {};
        float scalesRest[lanes] = {};
        std::memcpy(xRest, x + whole, rest * sizeof(Number));
        std::memcpy(roundedRest, rounded + whole, rest * sizeof(Number));
        std::memcpy(scalesRest, scales + whole, rest * sizeof(float));
        unscalePart<type, Number>(xRest, roundedRest, lanes, scalesRest, roundedRest, laneSums);
        std::memcpy(result + whole, roundedRest, rest * sizeof(Number));
    }
    for (std::size_t lane = 0; lane < lanes; ++lane) {
        sums.flushed += laneSums.flushed[lane];
        sums.infinities += laneSums.infinities[lane];
    }
    const auto& [flushed, infinities, signal, noise] = laneSums;
    sums.signal += (signal[0] + signal[1]) + (signal[2] + signal[3]);
    sums.noise += (noise[0] + noise[1]) + (noise[2] + noise[3]);
}

SCALESCOPE_INLINE void unscaleBy(const float* x, const float* rounded, std::size_t n, const float* scales,
                                 NarrowType type, float* result, UnscaleSums& sums)
{
    switch (type) {
    case NarrowType::None:
        return unscaleAll<NarrowType::None>(x, rounded, n, scales, result, sums);
    case NarrowType::Bfloat16:
        return unscaleAll<NarrowType::Bfloat16>(x, rounded, n, scales, result, sums);
    case NarrowType::Half:
        return unscaleAll<NarrowType::Half>(x, rounded, n, scales, result, sums);
    }
}

/// The loops, compiled for one instruction set.
struct Loops
{
    void (*scaleFloats)(const float*, std::size_t, const float*, bool, float*);
    void (*scaleDoubles)(const double*, std::size_t, const float*, bool, double*);
    void (*unscaleFloats)(const float*, const float*, std::size_t, const float*, NarrowType, float*,
                          UnscaleSums&);
    void (*unscaleDoubles)(const double*, const double*, std::size_t, const float*, double*, UnscaleSums&);
};

#define DEFINE_LOOPS(NAME, TARGET)                                                                           \
    struct NAME                                                                                              \
    {                                                                                                        \
        TARGET static void scaleFloats(const float* x, std::size_t n, const float* factors, bool divides,    \
                                       float* scaled)                                                        \
        {                                                                                                    \
            scaleAll(x, n, factors, divides, scaled);                                                        \
        }                                                                                                    \
        TARGET static void scaleDoubles(const double* x, std::size_t n, const float* factors, bool divides,  \
                                        double* scaled)                                                      \
        {                                                                                                    \
            scaleAll(x, n, factors, divides, scaled);                                                        \
        }                                                                                                    \
        TARGET static void unscaleFloats(const float* x, const float* rounded, std::size_t n,                \
                                         const float* scales, NarrowType type, float* result,                \
                                         UnscaleSums& sums)                                                  \
        {                                                                                                    \
            unscaleBy(x, rounded, n, scales, type, result, sums);                                            \
        }                                                                                                    \
        TARGET static void unscaleDoubles(const double* x, const double* rounded, std::size_t n,             \
                                          const float* scales, double* result, UnscaleSums& sums)            \
        {                                                                                                    \
            unscaleAll<NarrowType::None>(x, rounded, n, scales, result, sums);                               \
        }                                                                                                    \
        static constexpr Loops loops = {scaleFloats, scaleDoubles, unscaleFloats, unscaleDoubles};           \
    };

SCALESCOPE_FOR_EACH_INSTRUCTION_SET(DEFINE_LOOPS)

const Loops& loops()
{
    static const Loops& fastest = SCALESCOPE_FASTEST_LOOPS;
    return fastest;
}

} // namespace

void scaleLoop(const float* x, std::size_t n, const float* factors, bool divides, float* scaled)
{
    loops().scaleFloats(x, n, factors, divides, scaled);
}

void scaleLoop(const double* x, std::size_t n, const float* factors, bool divides, double* scaled)
{
    loops().scaleDoubles(x, n, factors, divides, scaled);
}

void unscaleLoop(const float* x, const float* rounded, std::size_t n, const float* scales, NarrowType type,
                 float* result, UnscaleSums& sums)
{
    loops().unscaleFloats(x, rounded, n, scales, type, result, sums);
}

void unscaleLoop(const double* x, const double* rounded, std::size_t n, const float* scales, double* result,
                 UnscaleSums& sums)
{
    loops().unscaleDoubles(x, rounded, n, scales, result, sums);
}

} // namespace scalescope::formats
