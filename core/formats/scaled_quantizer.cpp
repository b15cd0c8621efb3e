// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/scaled_quantizer.h"

#include "core/formats/group_maxima.h"
#include "core/formats/group_scales.h"
#include "core/formats/noise.h"
#include "core/formats/quantize_wide.h"
#include "core/formats/scale_loops.h"
#include "core/formats/small_floats.h"
#include "core/formats/standard_arithmetic.h"

#include <algorithm>
#include <array>
#include <type_traits>

namespace scalescope::formats {

namespace {

/// Elements that one thread takes at a time, and those of them that stay in the processor's nearest cache;
/// multiples of 16, as Quantizer asks for.
constexpr std::int64_t partSize = std::int64_t{1} << 16;
constexpr std::size_t elementsAtOnce = 1024;

template <typename Number>
using Block = std::array<Number, elementsAtOnce>;

/// Elements of a type as the numbers that are computed with: copies, or themselves.
template <typename T>
const T* widen(const T* in, std::size_t /*n*/, Block<T>& /*wide*/)
{
    return in;
}

const float* widen(const Bfloat16* in, std::size_t n, Block<float>& wide)
{
    widenBfloat16(reinterpret_cast<const std::uint16_t*>(in), n, wide.data());
    return wide.data();
}

const float* widen(const Half* in, std::size_t n, Block<float>& wide)
{
    widenHalf(reinterpret_cast<const std::uint16_t*>(in), n, wide.data());
    return wide.data();
}

/// What `loop` makes of n numbers as numbers of a type that it is told.
template <typename Loop>
UnscaleSums narrowed(std::size_t /*n*/, float* out, const Loop& loop)
{
    return loop(NarrowType::None, out);
}

template <typename Loop>
UnscaleSums narrowed(std::size_t n, Bfloat16* out, const Loop& loop)
{
    Block<float> results;
    const UnscaleSums sums = loop(NarrowType::Bfloat16, results.data());
    narrowToBfloat16(reinterpret_cast<const std::uint32_t*>(results.data()), n,
                     reinterpret_cast<std::uint16_t*>(out));
    return sums;
}

template <typename Loop>
UnscaleSums narrowed(std::size_t n, Half* out, const Loop& loop)
{
    Block<float> results;
    const UnscaleSums sums = loop(NarrowType::Half, results.data());
    narrowToHalf(reinterpret_cast<const std::uint32_t*>(results.data()), n,
                 reinterpret_cast<std::uint16_t*>(out));
    return sums;
}

/// Scales, rounds and scales back one part after another.
class ScaledWorker
{
public:
    ScaledWorker(const Quantizer& elements, const Groups& groups, const GroupScales& scales)
        : m_elements(elements), m_groups(groups), m_scales(scales)
    {
        if (hasWideLoops())
            m_plan = floatPlan(elements.how());
    }

    template <typename T>
    ScaledCounts part(const T* in, T* out, std::int64_t first, std::int64_t last) const
    {
        const StandardArithmetic guard;
        ScaledCounts counts;
        for (std::int64_t at = first; at < last; at += elementsAtOnce) {
            const auto n = static_cast<std::size_t>(std::min<std::int64_t>(elementsAtOnce, last - at));
            block(in + at, out + at, at, n, counts);
        }
        return counts;
    }

private:
    template <typename T>
    void block(const T* in, T* out, std::int64_t first, std::size_t n, ScaledCounts& counts) const
    {
        using Number = std::conditional_t<std::is_same_v<T, double>, double, float>;
        Block<Number> wide;
        Block<float> encode;
        Block<float> decode;
        const bool ofSixteens = m_plan && !std::is_same_v<T, double> && m_groups.holdSixteens();
        const auto spread = ofSixteens ? &Groups::spreadToSixteens : &Groups::spread;
        (m_groups.*spread)(m_scales.decode.data(), first, n, decode.data());
        if (!m_scales.divides)
            (m_groups.*spread)(m_scales.encode.data(), first, n, encode.data());
        const ScaleFactors factors{m_scales.divides ? nullptr : encode.data(), decode.data(), ofSixteens};
        QuantizationCounts values;
        UnscaleSums sums;
        if constexpr (std::is_same_v<T, double>) { // `out` may be `in`, and the noise may be summed again
            const double* x = std::copy_n(in, n, wide.data()) - n;
            sums = doubles(x, n, factors, first, out, values);
            take(sums, values);
            correctNoise(x, out, n, values);
        } else {
            const float* x = widen(in, n, wide);
            sums = narrowed(n, out, [&](NarrowType type, float* result) {
                return floats(x, n, factors, type, first, result, values);
            });
            take(sums, values);
        }
        counts.values.add(values);
        counts.infinities += sums.infinities;
    }

    static void take(const UnscaleSums& sums, QuantizationCounts& values)
    {
        values.saturated -= sums.infinities;
        values.flushed = sums.flushed;
        values.signal = sums.signal;
        values.noise = sums.noise;
    }

    UnscaleSums floats(const float* x, std::size_t n, const ScaleFactors& factors, NarrowType type,
                       std::int64_t first, float* result, QuantizationCounts& values) const
    {
        UnscaleSums sums;
        if (m_plan) {
            LoopSums counted;
            quantizeScaledWide(x, n, factors, type, *m_plan, static_cast<std::uint64_t>(first), result,
                               counted, sums);
            values = {
                static_cast<std::int64_t>(n), counted.saturated, 0, counted.subnormal, counted.nans, 0, 0};
            return sums;
        }
        Block<float> rounded;
        round(x, n, factors, first, rounded, values);
        unscaleLoop(x, rounded.data(), n, factors.decode, type, result, sums);
        return sums;
    }

    UnscaleSums doubles(const double* x, std::size_t n, const ScaleFactors& factors, std::int64_t first,
                        double* result, QuantizationCounts& values) const
    {
        UnscaleSums sums;
        Block<double> rounded;
        round(x, n, factors, first, rounded, values);
        unscaleLoop(x, rounded.data(), n, factors.decode, result, sums);
        return sums;
    }

    template <typename Number>
    void round(const Number* x, std::size_t n, const ScaleFactors& factors, std::int64_t first,
               Block<Number>& rounded, QuantizationCounts& values) const
    {
        const bool divides = factors.encode == nullptr;
        scaleLoop(x, n, divides ? factors.decode : factors.encode, divides, rounded.data());
        values = m_elements.quantize(rounded.data(), rounded.data(), n, static_cast<std::uint64_t>(first));
    }

    const Quantizer& m_elements;
    const Groups& m_groups;
    const GroupScales& m_scales;
    std::optional<LoopPlan<std::uint32_t>> m_plan; ///< where all can be done in one loop
};

/// Work on parts of an operand, whose counts are summed in the order of the parts.
template <typename DoPart>
ScaledCounts countParts(std::int64_t elements, const InParallel& inParallel, const DoPart& doPart)
{
    const std::int64_t parts = (elements + partSize - 1) / partSize;
    std::vector<ScaledCounts> ofParts(static_cast<std::size_t>(parts));
    inParallel(parts, [&](std::int64_t part) {
        const std::int64_t first = part * partSize;
        ofParts[static_cast<std::size_t>(part)] = doPart(first, std::min(first + partSize, elements));
    });
    ScaledCounts all;
    for (const ScaledCounts& counts : ofParts) {
        all.values.add(counts.values);
        all.infinities += counts.infinities;
    }
    return all;
}

template <typename T>
ScaledCounts quantizeAll(const Quantization& how, const Scaling& scaling, const T* in, T* out,
                         const AxisView& view, const InParallel& inParallel)
{
    const bool isScaled = scaling.grouping != Grouping::None; // then the noise is that of scaled results
    const Quantizer elements(how, !isScaled);
    if (!isScaled)
        return countParts(view.elements(), inParallel, [&](std::int64_t first, std::int64_t last) {
            ScaledCounts counts;
            counts.values = elements.quantize(in + first, out + first, static_cast<std::size_t>(last - first),
                                              static_cast<std::uint64_t>(first));
            return counts;
        });
    const Groups groups(scaling, view);
    const GroupScales scales = scalesOf(groupMaxima(in, groups, inParallel), how.format, scaling);
    const ScaledWorker worker(elements, groups, scales);
    ScaledCounts counts = countParts(view.elements(), inParallel, [&](std::int64_t first, std::int64_t last) {
        return worker.part(in, out, first, last);
    });
    counts.groups = groups.count();
    counts.zeroGroups = scales.zero;
    counts.cutScales = scales.cut;
    counts.smallestScale = scales.smallest;
    counts.largestScale = scales.largest;
    return counts;
}

} // namespace

ScaledQuantizer::ScaledQuantizer(Quantization how, const Scaling& scaling)
    : m_how(std::move(how)), m_scaling(scaling)
{
    if (m_scaling.grouping != Grouping::None)
        m_how.scale = 0;
}

ScaledCounts ScaledQuantizer::quantize(const float* in, float* out, const AxisView& view,
                                       const InParallel& inParallel) const
{
    return quantizeAll(m_how, m_scaling, in, out, view, inParallel);
}

ScaledCounts ScaledQuantizer::quantize(const double* in, double* out, const AxisView& view,
                                       const InParallel& inParallel) const
{
    return quantizeAll(m_how, m_scaling, in, out, view, inParallel);
}

ScaledCounts ScaledQuantizer::quantize(const Bfloat16* in, Bfloat16* out, const AxisView& view,
                                       const InParallel& inParallel) const
{
    return quantizeAll(m_how, m_scaling, in, out, view, inParallel);
}

ScaledCounts ScaledQuantizer::quantize(const Half* in, Half* out, const AxisView& view,
                                       const InParallel& inParallel) const
{
    return quantizeAll(m_how, m_scaling, in, out, view, inParallel);
}

} // namespace scalescope::formats
