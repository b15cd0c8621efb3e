// SPDX-License-Identifier: GPL-3.0-or-later
// Rounding, with scales and without, and numbers of every type to round: for the tests of it.
#pragma once

#include "core/formats/scaled_format.h"
#include "core/formats/scaled_quantizer.h"

#include <bit>
#include <cmath>
#include <cstring>
#include <random>
#include <string>
#include <vector>

namespace scalescope::tests {

using formats::Bfloat16;
using formats::Half;
using formats::Quantization;
using formats::Quantizer;
using formats::Rounding;
using formats::ScaledCounts;
using formats::ScaledFormat;
using formats::ScaledQuantizer;

inline Quantization how(const formats::NumberFormat& format, Rounding rounding = Rounding::NearestEven)
{
    return {format, rounding, true, 0, formats::randomKey(5, 1)};
}

inline Quantization roundingTo(const std::string& format, Rounding rounding = Rounding::NearestEven,
                               bool saturate = true)
{
    return {formats::findFormat(format).value(), rounding, saturate, 0, formats::randomKey(0, 0)};
}

inline ScaledQuantizer quantizerOf(const std::string& format, const std::string& scaling,
                                   const std::string& rule = {}, Rounding rounding = Rounding::NearestEven)
{
    const ScaledFormat found = formats::findScaledFormat(format, {scaling, rule, {}}).value();
    return {how(found.element, rounding), found.scaling};
}

/// Rounds a row of numbers that are grouped along it.
template <typename T>
std::vector<T> rounded(const ScaledQuantizer& quantizer, std::vector<T> values,
                       ScaledCounts* counts = nullptr)
{
    const ScaledCounts found =
        quantizer.quantize(values.data(), values.data(), {1, static_cast<std::int64_t>(values.size()), 1});
    if (counts != nullptr)
        *counts = found;
    return values;
}

inline double toDouble(double x)
{
    return x;
}

inline double toDouble(Bfloat16 x)
{
    return std::bit_cast<float>(std::uint32_t{x.bits} << 16);
}

inline double toDouble(Half x)
{
    static const formats::NumberFormat half = formats::findFormat("fp16").value();
    return formats::valueOfCode(half, x.bits);
}

/// The nearest value of a type, with ties to even, by the rounding that has tests of its own.
inline void assign(double x, double& to)
{
    to = x;
}

inline void assign(double x, float& to)
{
    to = static_cast<float>(x);
}

inline void assign(double x, Bfloat16& to)
{
    auto value = static_cast<float>(x);
    Quantizer(how(formats::findFormat("bf16").value())).quantize(&value, &value, 1);
    to.bits = static_cast<std::uint16_t>(std::bit_cast<std::uint32_t>(value) >> 16);
}

inline void assign(double x, Half& to)
{
    static const Quantizer toHalf(how(formats::findFormat("fp16").value()));
    auto value = static_cast<float>(x);
    toHalf.quantize(&value, &value, 1);
    const float magnitude = std::abs(value);
    const int exponent = magnitude < 0x1p-14F ? -15 : std::ilogb(magnitude);
    const float fraction =
        exponent == -15 ? std::ldexp(magnitude, 24) : std::ldexp(magnitude, 10 - exponent) - 1024;
    to.bits = static_cast<std::uint16_t>((exponent + 15) << 10 | static_cast<int>(fraction) |
                                         (std::signbit(value) ? 0x8000 : 0));
}

template <typename T>
std::vector<T> normalNumbers(std::size_t n)
{
    std::mt19937 random(4);
    std::normal_distribution<double> normal;
    std::vector<T> values(n);
    for (T& value : values)
        assign(std::ldexp(normal(random), static_cast<int>(random() % 9) - 4), value);
    return values;
}

/// -0 and 0 are different, all NaN are the same.
inline bool sameValue(double a, double b)
{
    return (std::isnan(a) && std::isnan(b)) || (a == b && std::signbit(a) == std::signbit(b));
}

template <typename T>
bool sameBytes(const std::vector<T>& a, const std::vector<T>& b)
{
    return a.size() == b.size() && std::memcmp(a.data(), b.data(), a.size() * sizeof(T)) == 0;
}

} // namespace scalescope::tests
