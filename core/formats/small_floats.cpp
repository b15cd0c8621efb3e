// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/small_floats.h"

#include <algorithm>
#include <bit>

#if defined(__x86_64__) && defined(__GNUC__)
#define SCALESCOPE_X86_VERSIONS 1
#else
#define SCALESCOPE_X86_VERSIONS 0
#endif
#define ALWAYS_INLINE inline __attribute__((always_inline))

namespace scalescope::formats {

namespace {

ALWAYS_INLINE void halfToFloat(const std::uint16_t* x, std::size_t n, std::uint32_t* wide)
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
        wide[i] = (subnormal & isSubnormal) | (normal & ~isSubnormal) | ((x[i] & 0x8000U) << 16);
    }
}

ALWAYS_INLINE void floatToHalf(const std::uint32_t* x, std::size_t n, std::uint16_t* narrow)
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

ALWAYS_INLINE void bfloat16ToFloat(const std::uint16_t* x, std::size_t n, std::uint32_t* wide)
{
    for (std::size_t i = 0; i < n; ++i) {
        wide[i] = static_cast<std::uint32_t>(x[i]) << 16;
    }
}

ALWAYS_INLINE void floatToBfloat16(const std::uint32_t* x, std::size_t n, std::uint16_t* narrow)
{
    for (std::size_t i = 0; i < n; ++i) {
        narrow[i] = static_cast<std::uint16_t>(x[i] >> 16);
    }
}

#define DEFINE_CONVERSIONS(NAME, TARGET)                                                                     \
    struct NAME                                                                                              \
    {                                                                                                        \
        TARGET static void wideHalf(const std::uint16_t* x, std::size_t n, std::uint32_t* wide)              \
        {                                                                                                    \
            halfToFloat(x, n, wide);                                                                         \
        }                                                                                                    \
        TARGET static void narrowHalf(const std::uint32_t* x, std::size_t n, std::uint16_t* narrow)          \
        {                                                                                                    \
            floatToHalf(x, n, narrow);                                                                       \
        }                                                                                                    \
        TARGET static void wideBfloat16(const std::uint16_t* x, std::size_t n, std::uint32_t* wide)          \
        {                                                                                                    \
            bfloat16ToFloat(x, n, wide);                                                                     \
        }                                                                                                    \
        TARGET static void narrowBfloat16(const std::uint32_t* x, std::size_t n, std::uint16_t* narrow)      \
        {                                                                                                    \
            floatToBfloat16(x, n, narrow);                                                                   \
        }                                                                                                    \
    };

DEFINE_CONVERSIONS(Plain, )
#if SCALESCOPE_X86_VERSIONS
DEFINE_CONVERSIONS(Avx2, __attribute__((target("avx2"))))
#endif

bool hasAvx2()
{
#if SCALESCOPE_X86_VERSIONS
    static const bool has = __builtin_cpu_supports("avx2") != 0;
    return has;
#else
    return false;
#endif
}

#if !SCALESCOPE_X86_VERSIONS
using Avx2 = Plain;
#endif

} // namespace

void widenHalf(const std::uint16_t* x, std::size_t n, std::uint32_t* wide)
{
    hasAvx2() ? Avx2::wideHalf(x, n, wide) : Plain::wideHalf(x, n, wide);
}

void widenBfloat16(const std::uint16_t* x, std::size_t n, std::uint32_t* wide)
{
    hasAvx2() ? Avx2::wideBfloat16(x, n, wide) : Plain::wideBfloat16(x, n, wide);
}

void narrowToHalf(const std::uint32_t* x, std::size_t n, std::uint16_t* narrow)
{
    hasAvx2() ? Avx2::narrowHalf(x, n, narrow) : Plain::narrowHalf(x, n, narrow);
}

void narrowToBfloat16(const std::uint32_t* x, std::size_t n, std::uint16_t* narrow)
{
    hasAvx2() ? Avx2::narrowBfloat16(x, n, narrow) : Plain::narrowBfloat16(x, n, narrow);
}

} // namespace scalescope::formats
