// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/group_scales.h"

#include "core/formats/grid.h"
#include "core/formats/quantizer.h"
#include "core/formats/standard_arithmetic.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

namespace scalescope::formats {

namespace {

/// Not below the smallest normal number, so that its inverse is finite.
constexpr double smallestScale = 0x1p-126;
constexpr double largestScale = std::numeric_limits<float>::max();

/// NVFP4's scale of the tensor: its product with the smallest block scale, 2^-6, is a normal number, and the
/// inverse of that is finite.
constexpr double smallestTensorScale = 0x1p-120;
constexpr float smallestBlockScale = 0x1p-6F;
constexpr float largestBlockScale = 448;

constexpr int largestExponent = 127; ///< of e8m0fnu; the smallest is its negative

double largestIn(const NumberFormat& element)
{
    return std::min(element.max, largestScale);
}

void makeFloats(const std::vector<double>& maxima, double largest, GroupScales& scales)
{
    scales.divides = true;
    for (std::size_t i = 0; i < maxima.size(); ++i) {
        const double wanted = maxima[i] / largest;
        const double held = std::clamp(wanted, smallestScale, largestScale);
        scales.cut += static_cast<std::int64_t>(held != wanted && maxima[i] > 0);
        scales.decode[i] = static_cast<float>(held);
    }
}

/// What is added to the bits of the largest magnitude so that its exponent is that of the rule.
std::uint64_t addendOf(ScaleRule rule, const NumberFormat& element, double largest)
{
    using C = Carrier<double>;
    constexpr std::uint64_t fractions = (std::uint64_t{1} << C::mantissaBits) - 1;
    switch (rule) {
    case ScaleRule::Floor:
        return 0;
    case ScaleRule::Ceil:
        return fractions;
    case ScaleRule::Even:
        return (std::uint64_t{1} << (C::mantissaBits - element.mantissaBits)) >> 1;
    case ScaleRule::RoundCeil:
        // a / L > 2^k is, with the same exponents, a fraction of a above that of L.
        return fractions - (std::bit_cast<std::uint64_t>(largest) & fractions);
    }
    return 0;
}

float powerOfTwo(int exponent)
{
    return static_cast<float>(std::bit_cast<double>(
        static_cast<std::uint64_t>(exponent + Carrier<double>::bias) << Carrier<double>::mantissaBits));
}

void makePowersOfTwo(const std::vector<double>& maxima, const NumberFormat& element, double largest,
                     ScaleRule rule, GroupScales& scales)
{
    using C = Carrier<double>;
    const std::uint64_t addend = addendOf(rule, element, largest);
    const int offset = C::bias + std::ilogb(largest);
    for (std::size_t i = 0; i < maxima.size(); ++i) {
        const std::uint64_t field = (std::bit_cast<std::uint64_t>(maxima[i]) + addend) >> C::mantissaBits;
        const int wanted = static_cast<int>(field) - offset;
        const int held = std::clamp(wanted, -largestExponent, largestExponent);
        scales.cut += static_cast<std::int64_t>(held != wanted && maxima[i] > 0);
        scales.encode[i] = powerOfTwo(-held);
        scales.decode[i] = powerOfTwo(held);
    }
}

/// As torchao's nvfp4_quantize has it, in float32 throughout.
void makeE4m3(const std::vector<double>& maxima, double largest, int levels, GroupScales& scales)
{
    const auto most = static_cast<float>(largest);
    float ofTensor = 1;
    if (levels == 2 && !maxima.empty()) {
        const double amax = static_cast<float>(std::min(std::ranges::max(maxima), largestScale));
        ofTensor = static_cast<float>(std::max(amax / (largestBlockScale * largest), smallestTensorScale));
    }
    std::vector<float> blocks(maxima.size());
    for (std::size_t i = 0; i < maxima.size(); ++i) {
        const auto amax = static_cast<float>(std::min(maxima[i], largestScale));
        const float wanted = amax / most / ofTensor;
        blocks[i] = std::clamp(wanted, smallestBlockScale, largestBlockScale);
        // Of the tensor's largest it may be just above 448.
        scales.cut += static_cast<std::int64_t>(
            amax > 0 && (wanted < smallestBlockScale || wanted > largestBlockScale * 1.001F));
    }
    const Quantizer toE4m3({findFormat("e4m3fn").value(), Rounding::NearestEven, true, 0, {}});
    toE4m3.quantize(blocks.data(), blocks.data(), blocks.size());
    for (std::size_t i = 0; i < maxima.size(); ++i) {
        scales.encode[i] = (1 / ofTensor) / blocks[i];
        scales.decode[i] = blocks[i] * ofTensor;
    }
}

/// All-zero groups, and between what the scales of the others lie.
void countScales(const std::vector<double>& maxima, GroupScales& scales)
{
    float smallest = std::numeric_limits<float>::infinity();
    float largest = 0;
    for (std::size_t i = 0; i < maxima.size(); ++i) {
        if (maxima[i] > 0) {
            smallest = std::min(smallest, scales.decode[i]);
            largest = std::max(largest, scales.decode[i]);
            continue;
        }
        ++scales.zero;
        scales.decode[i] = 1;
        if (!scales.divides)
            scales.encode[i] = 1;
    }
    scales.largest = largest;
    scales.smallest = std::isinf(smallest) ? 0 : smallest;
}

} // namespace

GroupScales scalesOf(const std::vector<double>& maxima, const NumberFormat& element, const Scaling& scaling)
{
    const StandardArithmetic guard;
    GroupScales scales;
    scales.decode.resize(maxima.size());
    if (scaling.type != ScaleType::Float32)
        scales.encode.resize(maxima.size());
    const double largest = largestIn(element);
    switch (scaling.type) {
    case ScaleType::Float32:
        makeFloats(maxima, largest, scales);
        break;
    case ScaleType::PowerOfTwo:
        makePowersOfTwo(maxima, element, largest, scaling.rule, scales);
        break;
    case ScaleType::E4m3:
        makeE4m3(maxima, largest, scaling.levels, scales);
        break;
    }
    countScales(maxima, scales);
    return scales;
}

} // namespace scalescope::formats
