// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/quantize_loops.h"
#include "core/formats/random_words.h"
#include "core/formats/rounding.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>

namespace scalescope::formats {

/// How to bring numbers into a format.
struct Quantization
{
    NumberFormat format;
    Rounding rounding = Rounding::NearestEven;
    /// Whether what is beyond the largest magnitude, Inf too, becomes the largest; else Inf, or NaN, where
    /// the format has them.
    bool saturate = true;
    int scale = 0; ///< numbers are multiplied by 2^scale before rounding and divided by it afterwards
    RandomKey key; ///< of stochastic rounding
};

/// What became of the elements.
struct QuantizationCounts
{
    std::int64_t numel = 0;
    std::int64_t saturated = 0; ///< beyond the largest after rounding, Inf too, whatever became of them
    std::int64_t flushed = 0;   ///< not zero before, zero after
    std::int64_t subnormal = 0; ///< below the smallest normal magnitude after, but not zero
    std::int64_t nans = 0;      ///< NaN before; of e8m0fnu what has no power of two
    long double signal = 0;     ///< sum of x^2 where x and its rounded value are finite
    long double noise = 0;      ///< sum of (x - rounded)^2 there

    void add(const QuantizationCounts& other);
    /// Signal-to-quantization-noise ratio in dB, 10 log10(signal / noise): Inf where nothing changed, NaN
    /// where all is zero.
    [[nodiscard]] double signalToNoise() const;
    bool operator==(const QuantizationCounts&) const = default;
};

/// The bits of a bfloat16 number, and of an IEEE binary16 one.
struct Bfloat16
{
    std::uint16_t bits = 0;
};
struct Half
{
    std::uint16_t bits = 0;
};

/// Rounds numbers to a format, exactly as the format's grid says whatever type carries them, and whether or
/// not the processor flushes subnormal numbers to zero. NaN stays NaN; where a format has none it becomes the
/// largest, but passes through those of the Python library (`us`), which for float64 also round to float32
/// first. Values that the carrier can't hold (bf16's largest in float16) are cut to what it holds.
class Quantizer
{
public:
    /// Who has no use for the sums of signal and noise goes without; what they then are is not said.
    explicit Quantizer(Quantization how, bool noise = true) : m_how(std::move(how)), m_noise(noise) {}

    [[nodiscard]] const Quantization& how() const { return m_how; }

    /// Rounds `n` numbers; `out` may be `in`. `first` is the number of the first element in its tensor, a
    /// multiple of 16: the same key and number draw the same random bits, so that parts can go in any order.
    /// May be called from several threads.
    QuantizationCounts quantize(const float* in, float* out, std::size_t n, std::uint64_t first = 0) const;
    QuantizationCounts quantize(const double* in, double* out, std::size_t n, std::uint64_t first = 0) const;
    QuantizationCounts quantize(const Bfloat16* in, Bfloat16* out, std::size_t n,
                                std::uint64_t first = 0) const;
    QuantizationCounts quantize(const Half* in, Half* out, std::size_t n, std::uint64_t first = 0) const;

private:
    Quantization m_how;
    bool m_noise;
};

/// How the loops bring float32 into a format, or nothing where it is out of the ordinary for them.
std::optional<LoopPlan<std::uint32_t>> floatPlan(const Quantization& how);

} // namespace scalescope::formats
