// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/small_floats.h"

#include "core/arrays/instruction_sets.h"

#include <algorithm>
#include <bit>

namespace scalescope::formats {

namespace {

template <typename Wide>
SCALESCOPE_INLINE void halfToFloat(const std::uint16_t* x, std::size_t n, Wide* wide)
{
    constexpr std::uint32_t rebias = (127U - 15U) << 23;
    for (std::size_t i = 0; i < n; ++i) {
        const std::uint32_t magnitude = x[i] & 0x7fffU;
        const std::uint32_t special =
            magnitude >= 0x7c00U ? rebias : 0; // Inf and NaN: the top exponent again
        const std::uint32_t normal = (magnitude << 13) + rebias + special;
        const auto subnormal =
            std::bit_cast<std::uint32_t>(static_cast<float>(static_cast<int>(magnitude)) * 0x1p-24F);
        const std::uint32_t isSubnormal = 0U - static_cast<std::uint32_t>(magnitude < 0x400U);
        const std::uint32_t sign = (x[i] & 0x8000U) << 16;
        wide[i] = std::bit_cast<Wide>((subnormal & isSubnormal) | (normal & ~isSubnormal) | sign);
    }
}

SCALESCOPE_INLINE void floatToHalf(const std::uint32_t* x, std::size_t n, std::uint16_t* narrow)
{
    constexpr std::uint32_t rebias = (127U - 15U) << 23;
    for (std::size_t i = 0; i < n; ++i) {
        const std::uint32_t magnitude = x[i] & 0x7fffffffU;
        const std::uint32_t normal = (magnitude - rebias) >> 13;
        // Whole multiples of 2^-24, which are normal in float32.
        const auto subnormal = static_cast<std::uint32_t>(
            static_cast<std::int32_t>(std::bit_cast<float>(std::min(magnitude, 0x38800000U)) * 0x1p24F));
        const std::uint32_t finite = magnitude < 0x38800000U ? subnormal : normal;
        const std::uint32_t special = magnitude == 0x7f800000U ? 0x7c00U : 0x7e00U;
        narrow[i] = static_cast<std::uint16_t>((magnitude >= 0x7f800000U ? special : finite) |
                                               ((x[i] >> 16) & 0x8000U));
    }
}

template <typename Wide>
SCALESCOPE_INLINE void bfloat16ToFloat(const std::uint16_t* x, std::size_t n, Wide* wide)
{
    for (std::size_t i = 0; i < n; ++i) {
        wide[i] = std::bit_cast<Wide>(static_cast<std::uint32_t>(x[i]) << 16);
    }
}

SCALESCOPE_INLINE void floatToBfloat16(const std::uint32_t* x, std::size_t n, std::uint16_t* narrow)
{
    for (std::size_t i = 0; i < n; ++i) {
        narrow[i] = static_cast<std::uint16_t>(x[i] >> 16);
    }
}

/// The loops, compiled for one instruction set.
struct Loops
{
    void (*halfToBits)(const std::uint16_t*, std::size_t, std::uint32_t*);
    void (*halfToFloats)(const std::uint16_t*, std::size_t, float*);
    void (*bfloat16ToBits)(const std::uint16_t*, std::size_t, std::uint32_t*);
    void (*bfloat16ToFloats)(const std::uint16_t*, std::size_t, float*);
    void (*bitsToHalf)(const std::uint32_t*, std::size_t, std::uint16_t*);
    void (*bitsToBfloat16)(const std::uint32_t*, std::size_t, std::uint16_t*);
};

#define DEFINE_LOOPS(NAME, TARGET)                                                                           \
    struct NAME                                                                                              \
    {                                                                                                        \
        TARGET static void halfToBits(const std::uint16_t* x, std::size_t n, std::uint32_t* y)               \
        {                                                                                                    \
            halfToFloat(x, n, y);                                                                            \
        }                                                                                                    \
        TARGET static void halfToFloats(const std::uint16_t* x, std::size_t n, float* y)                     \
        {                                                                                                    \
            halfToFloat(x, n, y);                                                                            \
        }                                                                                                    \
        TARGET static void bfloat16ToBits(const std::uint16_t* x, std::size_t n, std::uint32_t* y)           \
        {                                                                                                    \
            bfloat16ToFloat(x, n, y);                                                                        \
        }                                                                                                    \
        TARGET static void bfloat16ToFloats(const std::uint16_t* x, std::size_t n, float* y)                 \
        {                                                                                                    \
            bfloat16ToFloat(x, n, y);                                                                        \
        }                                                                                                    \
        TARGET static void bitsToHalf(const std::uint32_t* x, std::size_t n, std::uint16_t* y)               \
        {                                                                                                    \
            floatToHalf(x, n, y);                                                                            \
        }                                                                                                    \
        TARGET static void bitsToBfloat16(const std::uint32_t* x, std::size_t n, std::uint16_t* y)           \
        {                                                                                                    \
            floatToBfloat16(x, n, y);                                                                        \
        }                                                                                                    \
        static constexpr Loops loops = {halfToBits,       halfToFloats, bfloat16ToBits,                      \
                                        bfloat16ToFloats, bitsToHalf,   bitsToBfloat16};                     \
    };

SCALESCOPE_FOR_EACH_INSTRUCTION_SET(DEFINE_LOOPS)

const Loops& loops()
{
    static const Loops& fastest = SCALESCOPE_FASTEST_LOOPS;
    return fastest;
}

} // namespace

void widenHalf(const std::uint16_t* x, std::size_t n, std::uint32_t* wide)
{
    loops().halfToBits(x, n, wide);
}

void widenHalf(const std::uint16_t* x, std::size_t n, float* wide)
{
    loops().halfToFloats(x, n, wide);
}

void widenBfloat16(const std::uint16_t* x, std::size_t n, std::uint32_t* wide)
{
    loops().bfloat16ToBits(x, n, wide);
}

void widenBfloat16(const std::uint16_t* x, std::size_t n, float* wide)
{
    loops().bfloat16ToFloats(x, n, wide);
}

void narrowToHalf(const std::uint32_t* x, std::size_t n, std::uint16_t* narrow)
{
    loops().bitsToHalf(x, n, narrow);
}

void narrowToBfloat16(const std::uint32_t* x, std::size_t n, std::uint16_t* narrow)
{
    loops().bitsToBfloat16(x, n, narrow);
}

} // namespace scalescope::formats
