// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/expected_error.h"

#include "core/formats/group_scales.h"
#include "core/formats/number_format.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <unordered_map>
#include <vector>

namespace scalescope::formats {

namespace {

/// What rounding to the nearest value of a format does to magnitudes that are spread evenly between two
/// bounds, as they are taken to be in a bin of a histogram.
///
/// With m mantissa bits the steps between values from 2^e to 2^(e+1) are 2^(e-m) wide, those below the
/// smallest normal number as wide as the smallest subnormal one. The error of a rounded magnitude is uniform
/// in half a step to either side, so that its mean square is step^2 / 12 (Widrow and Kollar, Quantization
/// Noise, Cambridge 2008, chapters 1 and 12). A magnitude of at most half of the smallest number becomes
/// zero, and its error is itself; one beyond the largest becomes the largest, and its error is what it
/// exceeds that by.
class RoundingNoise
{
public:
    explicit RoundingNoise(const NumberFormat& format);

    /// Mean square of the error of magnitudes from `low` to `high`; of one magnitude where both are the same.
    [[nodiscard]] double meanSquare(double low, double high) const;
    /// The part of them that becomes zero, or is beyond the largest by more than half a step.
    [[nodiscard]] double partLost(double low, double high) const;

private:
    [[nodiscard]] double stepAt(double magnitude) const;
    [[nodiscard]] double errorOf(double magnitude) const;

    int m_mantissaBits;
    double m_largest;
    double m_smallestNormal;
    double m_smallest;
    double m_flushed;    ///< up to here to zero
    double m_saturating; ///< from here on to the largest with more than half a step
};

/// Integral of (x - origin)^2.
double squaresBetween(double low, double high, double origin)
{
    const double a = low - origin;
    const double b = high - origin;
    return (b - a) * (a * a + a * b + b * b) / 3;
}

RoundingNoise::RoundingNoise(const NumberFormat& format)
    : m_mantissaBits(format.mantissaBits),
      m_largest(format.max),
      m_smallestNormal(format.minNormal),
      m_smallest(format.minSubnormal),
      m_flushed(format.minSubnormal / 2),
      m_saturating(format.max + std::ldexp(1, std::ilogb(format.max) - format.mantissaBits) / 2)
{
}

double RoundingNoise::stepAt(double magnitude) const
{
    // So that NaN has one, too: it has no binade.
    return magnitude >= m_smallestNormal ? std::ldexp(1, std::ilogb(magnitude) - m_mantissaBits) : m_smallest;
}

double RoundingNoise::errorOf(double magnitude) const
{
    if (magnitude >= m_largest)
        return magnitude - m_largest;
    const double step = stepAt(magnitude);
    return magnitude - std::nearbyint(magnitude / step) * step;
}

double RoundingNoise::meanSquare(double low, double high) const
{
    if (!(low < high))
        return errorOf(low) * errorOf(low);
    double sum = 0;
    for (double at = low; at < high;) {
        double end = high;
        if (at < m_flushed) {
            end = std::min(high, m_flushed);
            sum += squaresBetween(at, end, 0);
        } else if (at >= m_saturating) {
            sum += squaresBetween(at, end, m_largest);
        } else {
            const double step = stepAt(at);
            const double next = at < m_smallestNormal ? m_smallestNormal : std::ldexp(1, std::ilogb(at) + 1);
            end = std::min({high, next, m_saturating});
            sum += (end - at) * step * step / 12;
        }
        at = end;
    }
    return sum / (high - low);
}

double RoundingNoise::partLost(double low, double high) const
{
    if (!(low < high))
        return low <= m_flushed || low > m_saturating ? 1 : 0;
    const double flushed = std::clamp(m_flushed, low, high) - low;
    const double saturated = high - std::clamp(m_saturating, low, high);
    return (flushed + saturated) / (high - low);
}

using graph::Histogram;
using graph::Metric;

/// Magnitudes that are spread evenly between two bounds.
struct Range
{
    int bin = 0;
    double low = 0;
    double high = 0;
    double count = 0;

    [[nodiscard]] double meanSquare() const { return (low * low + low * high + high * high) / 3; }
};

/// The bins of a histogram, each no wider than the tensor's own extremes; from the largest magnitudes down.
std::vector<Range> rangesOf(const Metric& metric)
{
    std::vector<Range> ranges;
    const double least = metric.statistics.absMinNonzero;
    const double most = metric.statistics.absMax; // NaN or Inf where such elements hide the largest
    for (const auto& [bin, count] : metric.histogram.counts()) {
        Range range{bin, Histogram::lowerEdge(bin), Histogram::lowerEdge(bin + 1),
                    static_cast<double>(count)};
        if (least > range.low && least < range.high)
            range.low = least;
        if (most >= range.low && most < range.high)
            range.high = most;
        ranges.push_back(range);
    }
    std::ranges::reverse(ranges);
    return ranges;
}

/// Sums of squares, in units of the largest magnitude: those of float64 may leave its range.
class Sums
{
public:
    explicit Sums(double unit) : m_unit(unit) {}

    void addSignal(const Range& range)
    {
        const Range part{0, range.low / m_unit, range.high / m_unit, range.count};
        m_signal += range.count * part.meanSquare();
    }
    /// Noise of so many elements that were divided by `scale`.
    void addNoise(double count, double scale, double meanSquare)
    {
        const double factor = scale / m_unit;
        m_noise += count * factor * factor * meanSquare;
    }
    [[nodiscard]] double sqnr() const { return 10 * std::log10(m_signal / m_noise); }

private:
    double m_unit;
    double m_signal = 0;
    double m_noise = 0;
};

double elementsOf(const Metric& metric)
{
    return static_cast<double>(metric.statistics.numel);
}

/// All elements are divided by one scale.
double sqnrOf(const std::vector<Range>& ranges, const NumberFormat& format, double scale)
{
    const RoundingNoise noise(format);
    Sums sums(ranges.front().high);
    for (const Range& range : ranges) {
        sums.addSignal(range);
        sums.addNoise(range.count, scale, noise.meanSquare(range.low / scale, range.high / scale));
    }
    return sums.sqnr();
}

ExpectedError withTensorScale(const Metric& metric, const ScaledFormat& format)
{
    const auto ranges = rangesOf(metric);
    const double scale = ranges.front().high / format.element.max;
    return {lossesIn(metric, format)->lost(), sqnrOf(ranges, format.element, scale)};
}

/// Which power of two is the scale of a block whose largest magnitude is in that bin; within a bin it is the
/// same for all formats with at most four mantissa bits, but for a bin's lower edge.
int scaleExponent(int bin, const ScaledFormat& format)
{
    const double largest = (Histogram::lowerEdge(bin) + Histogram::lowerEdge(bin + 1)) / 2;
    const int exponent = std::ilogb(largest);
    const int mostOfElement = std::ilogb(format.element.max);
    switch (format.scaling.rule) {
    case ScaleRule::Floor:
        return exponent - mostOfElement;
    case ScaleRule::Ceil:
        return exponent + 1 - mostOfElement;
    case ScaleRule::Even: {
        const double fraction = std::ldexp(largest, -exponent);
        const double halfStep = std::ldexp(1, -format.element.mantissaBits - 1);
        return exponent + (fraction >= 2 - halfStep ? 1 : 0) - mostOfElement;
    }
    case ScaleRule::RoundCeil:
        break;
    }
    return static_cast<int>(std::ceil(std::log2(largest / format.element.max)));
}

/// The places of elements in blocks, by the scale of these, as elements are dealt out from the largest down.
class Places
{
public:
    /// Blocks of such a largest magnitude are there from now on; it has one of their places itself.
    void open(int scale, double blocks)
    {
        m_left[scale] += blocks * static_cast<double>(graph::blockLength - 1);
    }
    /// So many elements take places, everywhere the same part of those that are left.
    template <typename Take>
    void deal(double count, const Take& take)
    {
        double all = 0;
        for (const auto& [scale, left] : m_left)
            all += left;
        if (all <= 0)
            return;
        const double part = std::min(1.0, count / all);
        for (auto& [scale, left] : m_left) {
            take(scale, left / all * count);
            left *= 1 - part;
        }
    }

private:
    std::map<int, double> m_left;
};

/// Noise and loss of elements of a bin that are divided by 2^scale: those of the bin so many binades lower,
/// which is looked up.
class ShiftedNoise
{
public:
    explicit ShiftedNoise(const NumberFormat& format) : m_noise(format) {}

    struct Found
    {
        double meanSquare;
        double lost;
    };
    Found at(int bin, int scale)
    {
        const int shifted = bin - scale * Histogram::binsPerBinade;
        const auto [known, isNew] = m_known.try_emplace(shifted);
        if (isNew) {
            const double low = Histogram::lowerEdge(shifted);
            const double high = Histogram::lowerEdge(shifted + 1);
            known->second = {m_noise.meanSquare(low, high), m_noise.partLost(low, high)};
        }
        return known->second;
    }

private:
    RoundingNoise m_noise;
    std::unordered_map<int, Found> m_known;
};

ExpectedError withBlockScales(const Metric& metric, const ScaledFormat& format)
{
    const auto ranges = rangesOf(metric);
    ShiftedNoise noise(format.element);
    Sums sums(ranges.front().high);
    Places places;
    double lost = 0;
    const auto add = [&](int bin, int scale, double count) {
        const auto found = noise.at(bin, scale);
        sums.addNoise(count, std::ldexp(1, scale), found.meanSquare);
        lost += count * found.lost;
    };
    for (const Range& range : ranges) {
        sums.addSignal(range);
        double others = range.count;
        if (const std::int64_t blocks = metric.blockMaxima.countOf(range.bin); blocks > 0) {
            const int scale = std::clamp(scaleExponent(range.bin, format), -127, 127);
            const auto count = static_cast<double>(blocks);
            add(range.bin, scale, count);
            others -= count;
            places.open(scale, count);
        }
        if (others > 0)
            places.deal(others, [&](int scale, double count) { add(range.bin, scale, count); });
    }
    return {lost / elementsOf(metric), sums.sqnr()};
}

bool isOfRecordedBlocks(const Scaling& scaling)
{
    return scaling.grouping == Grouping::Block && scaling.length == graph::blockLength &&
           scaling.type == ScaleType::PowerOfTwo;
}

/// The scale that all elements share; nothing where they do not.
std::optional<double> sharedScale(const Metric& metric, const ScaledFormat& format, int exponent)
{
    if (format.scaling.grouping == Grouping::None)
        return std::ldexp(1, -exponent);
    if (format.scaling.grouping != Grouping::Tensor)
        return std::nullopt;
    const auto ranges = rangesOf(metric);
    if (ranges.empty())
        return 1;
    return scalesOf({ranges.front().high}, format.element, format.scaling).decode.front();
}

} // namespace

std::optional<NumberFormat> rangeIn(const Metric& metric, const ScaledFormat& format, int exponent)
{
    const auto scale = sharedScale(metric, format, exponent);
    if (!scale)
        return std::nullopt;
    NumberFormat range = format.element;
    range.max *= *scale;
    range.minNormal *= *scale;
    range.minSubnormal *= *scale;
    return range;
}

std::optional<RangeLoss> lossesIn(const Metric& metric, const ScaledFormat& format, int exponent)
{
    if (metric.histogram.empty())
        return RangeLoss{};
    if (const auto range = rangeIn(metric, format, exponent))
        return finiteLosses(metric, *range);
    if (!isOfRecordedBlocks(format.scaling) || metric.blockMaxima.empty())
        return std::nullopt;
    return RangeLoss{withBlockScales(metric, format).lost, 0, 0};
}

std::optional<RangeLoss> withInfinities(std::optional<RangeLoss> losses, const Metric& metric)
{
    const graph::Statistics& statistics = metric.statistics;
    if (losses && statistics.numel > 0)
        losses->overflow += static_cast<double>(statistics.posInfs + statistics.negInfs) / elementsOf(metric);
    return losses;
}

std::optional<ExpectedError> expectedError(const Metric& metric, const ScaledFormat& format, int exponent)
{
    if (metric.histogram.empty())
        return std::nullopt;
    switch (format.scaling.grouping) {
    case Grouping::None:
        return ExpectedError{finiteLosses(metric, format.element, exponent).lost(),
                             sqnrOf(rangesOf(metric), format.element, std::ldexp(1, -exponent))};
    case Grouping::Tensor:
        if (format.scaling.type != ScaleType::Float32)
            return std::nullopt;
        return withTensorScale(metric, format);
    case Grouping::Block:
        if (!isOfRecordedBlocks(format.scaling) || metric.blockMaxima.empty())
            return std::nullopt;
        return withBlockScales(metric, format);
    case Grouping::Channel:
    case Grouping::Tile:
        break;
    }
    return std::nullopt;
}

} // namespace scalescope::formats
