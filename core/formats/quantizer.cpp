// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/quantizer.h"

#include "core/formats/grid.h"
#include "core/formats/noise.h"
#include "core/formats/small_floats.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstring>
#include <type_traits>

namespace scalescope::formats {

namespace {

/// Elements that go through a buffer at a time; a multiple of 16, so that random words follow the elements.
constexpr std::size_t blockSize = 4096;

/// The largest finite magnitudes of the types that carry numbers.
constexpr Magnitude highestFloat{0xffffff, 104};
constexpr Magnitude highestDouble{0x1fffffffffffff, 971};
constexpr Magnitude highestBfloat16{0xff, 120};
constexpr Magnitude highestHalf{0x7ff, 5};

/// Bits of the carrier for what has no place on the grid.
template <typename Number>
struct Specials
{
    using C = Carrier<Number>;
    C::Bits beyond;
    C::Bits nan;

    Specials(const Quantization& how, const Grid& grid) : beyond(bitsOf<Number>(grid.largest())), nan(beyond)
    {
        const NumberFormat& format = how.format;
        if (format.hasNan || format.isUnitScaling)
            nan = C::nan;
        if (!how.saturate && (format.hasInfinity || format.hasNan))
            beyond = format.hasInfinity ? C::infinity : C::nan;
    }
};

/// The plan for the fast loops, or nothing where the format is out of the ordinary.
template <typename Number>
std::optional<LoopPlan<typename Carrier<Number>::Bits>> loopPlan(const Quantization& how, const Grid& grid,
                                                                 bool noise)
{
    using C = Carrier<Number>;
    LoopPlan<typename C::Bits> plan;
    plan.drop = C::mantissaBits - grid.mantissaBits();
    plan.lowestExponent = grid.minExponent() + C::bias;
    const bool ordinary = how.format.hasSign && grid.mantissaBits() > 0 && plan.drop > 0 &&
                          plan.lowestExponent > 0 && plan.lowestExponent <= 2 * C::bias;
    if (!ordinary)
        return std::nullopt;
    const Specials<Number> specials(how, grid);
    plan.largest = bitsOf<Number>(grid.largest());
    plan.beyond = specials.beyond;
    plan.nan = specials.nan;
    plan.smallest = bitsOf<Number>(grid.smallestSubnormal());
    plan.smallestNormal = bitsOf<Number>(grid.smallestNormal());
    plan.negativeZero = how.format.hasNegativeZero;
    plan.noise = noise;
    plan.key = how.key;
    switch (how.rounding) {
    case Rounding::NearestEven:
        plan.rounding = LoopRounding::NearestEven;
        break;
    case Rounding::Nearest:
        plan.rounding = how.format.isUnitScaling ? LoopRounding::TwiceTiesToZero : LoopRounding::TiesToZero;
        break;
    case Rounding::Stochastic:
        plan.rounding = LoopRounding::Stochastic;
        break;
    }
    return plan;
}

std::uint64_t randomWord(std::uint32_t /*carrier*/, RandomKey key, std::uint64_t index)
{
    return static_cast<std::uint64_t>(randomWord32(key, index)) << 32;
}

std::uint64_t randomWord(std::uint64_t /*carrier*/, RandomKey key, std::uint64_t index)
{
    return randomWord64(key, index);
}

/// One number after the other, for formats that the loops can't do.
template <typename Number>
class OneByOne
{
public:
    using C = Carrier<Number>;
    using Bits = C::Bits;

    OneByOne(const Quantization& how, const Grid& grid) : m_how(how), m_grid(grid), m_specials(how, grid) {}

    Bits round(Bits bits, std::uint64_t index, LoopSums& sums) const
    {
        const Bits magnitude = bits & ~C::sign;
        const Bits sign = bits & C::sign;
        const bool isPower = m_how.format.hasSign || (sign == 0 && magnitude != 0);
        if (magnitude > C::infinity || !isPower) {
            ++sums.nans;
            return m_specials.nan;
        }
        if (magnitude == C::infinity) {
            ++sums.saturated;
            return m_specials.beyond | sign;
        }
        const Bits result = roundFinite(magnitude, index, sums);
        add(magnitude, result, sums);
        return result == 0 && !m_how.format.hasNegativeZero ? result : result | sign;
    }

private:
    Bits roundFinite(Bits magnitude, std::uint64_t index, LoopSums& sums) const
    {
        if (magnitude == 0)
            return 0;
        const std::uint64_t random =
            m_how.rounding == Rounding::Stochastic ? randomWord(Bits{}, m_how.key, index) : 0;
        const Magnitude rounded = m_grid.rounded(magnitudeOf<Number>(magnitude), m_how.rounding, random);
        if (rounded.significand == 0) {
            ++sums.flushed;
            return 0;
        }
        if (m_grid.isBeyond(rounded)) {
            ++sums.saturated;
            return m_specials.beyond;
        }
        sums.subnormal += static_cast<std::int64_t>(m_grid.isSubnormal(rounded));
        return bitsOf<Number>(rounded);
    }

    static void add(Bits before, Bits after, LoopSums& sums)
    {
        if (after >= C::infinity)
            return;
        const double x = std::bit_cast<Number>(before);
        const double difference = x - std::bit_cast<Number>(after);
        sums.signal += x * x;
        sums.noise += difference * difference;
    }

    const Quantization& m_how;
    const Grid& m_grid;
    Specials<Number> m_specials;
};

QuantizationCounts countsOf(const LoopSums& sums, std::size_t n)
{
    return {static_cast<std::int64_t>(n),
            sums.saturated,
            sums.flushed,
            sums.subnormal,
            sums.nans,
            sums.signal,
            sums.noise};
}

/// Rounds bit patterns of one carrier.
template <typename Number>
class Worker
{
public:
    using Bits = Carrier<Number>::Bits;

    Worker(const Quantization& how, Magnitude highest, bool noise)
        : m_grid(how.format, how.scale, highest),
          m_plan(loopPlan<Number>(how, m_grid, noise)),
          m_oneByOne(how, m_grid)
    {
    }

    QuantizationCounts operator()(const Bits* in, Bits* out, std::size_t n, std::uint64_t first) const
    {
        LoopSums sums;
        if (m_plan) {
            quantizeLoop(in, out, n, *m_plan, first, sums);
        } else {
            for (std::size_t i = 0; i < n; ++i) {
                Bits bits = 0; // the memory may be that of floating-point numbers
                std::memcpy(&bits, in + i, sizeof bits);
                bits = m_oneByOne.round(bits, first + i, sums);
                std::memcpy(out + i, &bits, sizeof bits);
            }
        }
        return countsOf(sums, n);
    }

private:
    Grid m_grid;
    std::optional<LoopPlan<Bits>> m_plan;
    OneByOne<Number> m_oneByOne;
};

template <typename T>
using Widen = void (*)(const T*, std::size_t, std::uint32_t*);
template <typename T>
using Narrow = void (*)(const std::uint32_t*, std::size_t, T*);

/// Rounds blocks of numbers that are converted to float32 and back.
template <typename T>
QuantizationCounts quantizeAsFloats(const Worker<float>& worker, const T* in, T* out, std::size_t n,
                                    std::uint64_t first, Widen<std::type_identity_t<T>> widen,
                                    Narrow<std::type_identity_t<T>> narrow)
{
    QuantizationCounts counts;
    std::array<std::uint32_t, blockSize> block;
    for (std::size_t done = 0; done < n; done += blockSize) {
        const std::size_t count = std::min(blockSize, n - done);
        widen(in + done, count, block.data());
        counts.add(worker(block.data(), block.data(), count, first + done));
        narrow(block.data(), count, out + done);
    }
    return counts;
}

static_assert(sizeof(Bfloat16) == 2 && sizeof(Half) == 2);

} // namespace

void QuantizationCounts::add(const QuantizationCounts& other)
{
    numel += other.numel;
    saturated += other.saturated;
    flushed += other.flushed;
    subnormal += other.subnormal;
    nans += other.nans;
    signal += other.signal;
    noise += other.noise;
}

double QuantizationCounts::signalToNoise() const
{
    if (signal == 0)
        return std::numeric_limits<double>::quiet_NaN();
    if (noise == 0)
        return std::numeric_limits<double>::infinity();
    return static_cast<double>(10 * std::log10(signal / noise));
}

std::optional<LoopPlan<std::uint32_t>> floatPlan(const Quantization& how)
{
    return loopPlan<float>(how, Grid(how.format, how.scale, highestFloat), false);
}

QuantizationCounts Quantizer::quantize(const float* in, float* out, std::size_t n, std::uint64_t first) const
{
    const Worker<float> worker(m_how, highestFloat, m_noise);
    return worker(reinterpret_cast<const std::uint32_t*>(in), reinterpret_cast<std::uint32_t*>(out), n,
                  first);
}

QuantizationCounts Quantizer::quantize(const double* in, double* out, std::size_t n,
                                       std::uint64_t first) const
{
    if (m_how.format.isUnitScaling) {
        const Worker<float> worker(m_how, highestFloat, m_noise);
        return quantizeAsFloats(
            worker, in, out, n, first,
            [](const double* x, std::size_t count, std::uint32_t* bits) {
                for (std::size_t i = 0; i < count; ++i)
                    bits[i] = std::bit_cast<std::uint32_t>(static_cast<float>(x[i]));
            },
            [](const std::uint32_t* bits, std::size_t count, double* x) {
                for (std::size_t i = 0; i < count; ++i)
                    x[i] = std::bit_cast<float>(bits[i]);
            });
    }
    const Worker<double> worker(m_how, highestDouble, m_noise);
    QuantizationCounts counts;
    std::array<double, blockSize> before;
    std::array<std::uint64_t, blockSize> block;
    for (std::size_t done = 0; done < n; done += blockSize) {
        const std::size_t count = std::min(blockSize, n - done);
        std::memcpy(before.data(), in + done, count * sizeof(double));
        std::memcpy(block.data(), in + done, count * sizeof(double));
        QuantizationCounts part = worker(block.data(), block.data(), count, first + done);
        std::memcpy(out + done, block.data(), count * sizeof(double));
        correctNoise(before.data(), out + done, count, part);
        counts.add(part);
    }
    return counts;
}

QuantizationCounts Quantizer::quantize(const Bfloat16* in, Bfloat16* out, std::size_t n,
                                       std::uint64_t first) const
{
    const Worker<float> worker(m_how, highestBfloat16, m_noise);
    return quantizeAsFloats(worker, reinterpret_cast<const std::uint16_t*>(in),
                            reinterpret_cast<std::uint16_t*>(out), n, first, widenBfloat16, narrowToBfloat16);
}

QuantizationCounts Quantizer::quantize(const Half* in, Half* out, std::size_t n, std::uint64_t first) const
{
    const Worker<float> worker(m_how, highestHalf, m_noise);
    return quantizeAsFloats(worker, reinterpret_cast<const std::uint16_t*>(in),
                            reinterpret_cast<std::uint16_t*>(out), n, first, widenHalf, narrowToHalf);
}

} // namespace scalescope::formats
