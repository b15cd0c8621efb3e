// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/scaled_quantiser.h"

#include "core/formats/group_maxima.h"
#include "core/formats/group_scales.h"
#include "core/formats/noise.h"
#include "core/formats/scale_loops.h"
#include "core/formats/small_floats.h"
#include "core/formats/standard_arithmetic.h"

#include <algorithm>
#include <array>
#include <type_traits>

namespace scalescope::formats {

namespace {

/// Elements that one thread takes at a time, and those of them that stay in the processor's nearest cache;
/// multiples of 16, as Quantiser asks for.
constexpr std::int64_t partSize = std::int64_t{1} << 16;
constexpr std::size_t blockSize = 1024;

template <typename Number>
using Block = std::array<Number, blockSize>;

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

UnscaleSums unscale(const float* x, const Block<float>& rounded, std::size_t n, const Block<float>& scales,
                    float* out)
{
    UnscaleSums sums;
    unscaleLoop(x, rounded.data(), n, scales.data(), NarrowType::None, out, sums);
    return sums;
}

UnscaleSums unscale(const double* x, const Block<double>& rounded, std::size_t n, const Block<float>& scales,
                    double* out)
{
    UnscaleSums sums;
    unscaleLoop(x, rounded.data(), n, scales.data(), out, sums);
    return sums;
}

UnscaleSums unscale(const float* x, const Block<float>& rounded, std::size_t n, const Block<float>& scales,
                    Bfloat16* out)
{
    UnscaleSums sums;
    Block<float> results;
    unscaleLoop(x, rounded.data(), n, scales.data(), NarrowType::Bfloat16, results.data(), sums);
    narrowToBfloat16(reinterpret_cast<const std::uint32_t*>(results.data()), n,
                     reinterpret_cast<std::uint16_t*>(out));
    return sums;
}

UnscaleSums unscale(const float* x, const Block<float>& rounded, std::size_t n, const Block<float>& scales,
                    Half* out)
{
    UnscaleSums sums;
    Block<float> results;
    unscaleLoop(x, rounded.data(), n, scales.data(), NarrowType::Half, results.data(), sums);
    narrowToHalf(reinterpret_cast<const std::uint32_t*>(results.data()), n,
                 reinterpret_cast<std::uint16_t*>(out));
    return sums;
}

/// Scales, rounds and scales back one part after another.
class Worker
{
public:
    Worker(const Quantiser& elements, const Groups& groups, const GroupScales& scales)
        : m_elements(elements), m_groups(groups), m_scales(scales)
    {
    }

    template <typename T>
    ScaledCounts part(const T* in, T* out, std::int64_t first, std::int64_t last) const
    {
        const StandardArithmetic guard;
        ScaledCounts counts;
        for (std::int64_t at = first; at < last; at += blockSize) {
            const auto n = static_cast<std::size_t>(std::min<std::int64_t>(blockSize, last - at));
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
        Block<Number> rounded;
        Block<float> encode;
        Block<float> decode;
        m_groups.spread(m_scales.decode.data(), first, n, decode.data());
        if (!m_scales.divides)
            m_groups.spread(m_scales.encode.data(), first, n, encode.data());
        const Number* x = widen(in, n, wide);
        scaleLoop(x, n, m_scales.divides ? decode.data() : encode.data(), m_scales.divides, rounded.data());
        QuantisationCounts values =
            m_elements.quantise(rounded.data(), rounded.data(), n, static_cast<std::uint64_t>(first));
        if constexpr (std::is_same_v<T, double>) // `out` may be `in`, and the noise may be summed again
            x = std::copy_n(x, n, wide.data()) - n;
        const UnscaleSums sums = unscale(x, rounded, n, decode, out);
        values.saturated -= sums.infinities;
        values.flushed = sums.flushed;
        values.signal = sums.signal;
        values.noise = sums.noise;
        if constexpr (std::is_same_v<T, double>)
            correctNoise(x, out, n, values);
        counts.values.add(values);
        counts.infinities += sums.infinities;
    }

    const Quantiser& m_elements;
    const Groups& m_groups;
    const GroupScales& m_scales;
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
ScaledCounts quantiseAll(const Quantisation& how, const Scaling& scaling, const T* in, T* out,
                         const AxisView& view, const InParallel& inParallel)
{
    const bool isScaled = scaling.grouping != Grouping::None; // then the noise is that of scaled results
    const Quantiser elements(how, !isScaled);
    if (!isScaled)
        return countParts(view.elements(), inParallel, [&](std::int64_t first, std::int64_t last) {
            ScaledCounts counts;
            counts.values = elements.quantise(in + first, out + first, static_cast<std::size_t>(last - first),
                                              static_cast<std::uint64_t>(first));
            return counts;
        });
    const Groups groups(scaling, view);
    const GroupScales scales = scalesOf(groupMaxima(in, groups, inParallel), how.format, scaling);
    const Worker worker(elements, groups, scales);
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

ScaledQuantiser::ScaledQuantiser(Quantisation how, const Scaling& scaling)
    : m_how(std::move(how)), m_scaling(scaling)
{
    if (m_scaling.grouping != Grouping::None)
        m_how.scale = 0;
}

ScaledCounts ScaledQuantiser::quantise(const float* in, float* out, const AxisView& view,
                                       const InParallel& inParallel) const
{
    return quantiseAll(m_how, m_scaling, in, out, view, inParallel);
}

ScaledCounts ScaledQuantiser::quantise(const double* in, double* out, const AxisView& view,
                                       const InParallel& inParallel) const
{
    return quantiseAll(m_how, m_scaling, in, out, view, inParallel);
}

ScaledCounts ScaledQuantiser::quantise(const Bfloat16* in, Bfloat16* out, const AxisView& view,
                                       const InParallel& inParallel) const
{
    return quantiseAll(m_how, m_scaling, in, out, view, inParallel);
}

ScaledCounts ScaledQuantiser::quantise(const Half* in, Half* out, const AxisView& view,
                                       const InParallel& inParallel) const
{
    return quantiseAll(m_how, m_scaling, in, out, view, inParallel);
}

} // namespace scalescope::formats
