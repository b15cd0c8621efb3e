// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/range_loss.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace scalescope::formats {

namespace {

using graph::Histogram;
using graph::Metric;

constexpr double mostLeft = 0.5;  ///< of the loss, with a power of two that is worth recommending
constexpr double manyZeros = 0.1; ///< more than this part of a tensor's elements

/// Whether values at a threshold count as below it.
enum class At { IsAbove, IsBelow };

/// How many of a bin's magnitudes are below a threshold in it. They are taken as evenly spread between the
/// bin's edges, or the tensor's own extremes where those lie inside, which are on the side where they are.
double cutBelow(double count, double threshold, At at, int bin, double low, double high)
{
    double lower = Histogram::lowerEdge(bin);
    double upper = Histogram::lowerEdge(bin + 1);
    const bool hasLow = low >= lower && low < upper;
    const bool hasHigh = high >= lower && high < upper;
    if (hasLow)
        lower = low;
    if (hasHigh && high > lower)
        upper = high;
    const double below = std::round(count * std::clamp((threshold - lower) / (upper - lower), 0.0, 1.0));
    const auto isBelow = [&](double value) {
        return value < threshold || (value == threshold && at == At::IsBelow);
    };
    const double least = hasLow && isBelow(low) ? 1 : 0;
    const double most = hasHigh && !isBelow(high) ? count - 1 : count;
    return std::max(std::min(below, most), std::min(least, most));
}

/// The largest finite magnitude, as far as a threshold in the largest bin asks for it: where infinities or
/// NaN hide it, one that is below, so that nothing is said to be beyond a limit that is not known to be.
double knownHigh(double high, bool isOfLargestBin, double threshold)
{
    return isOfLargestBin && !std::isfinite(high) ? std::nextafter(threshold, 0.0) : high;
}

/// Whether all magnitudes up to `high` are below a threshold.
bool isAboveAll(double threshold, At at, double high)
{
    return threshold > high || (threshold == high && at == At::IsBelow) || std::isinf(threshold);
}

/// A histogram that can be asked how many magnitudes lie below a threshold, also inside a bin.
class Magnitudes
{
public:
    explicit Magnitudes(const Metric& metric)
        : m_low(metric.statistics.absMinNonzero), m_high(metric.statistics.absMax)
    {
        for (const auto& [bin, count] : metric.histogram.counts()) {
            m_bins.push_back(bin);
            m_before.push_back(m_total);
            m_total += static_cast<double>(count);
        }
    }

    [[nodiscard]] bool empty() const { return m_bins.empty(); }
    [[nodiscard]] double total() const { return m_total; }
    [[nodiscard]] int lowestBin() const { return m_bins.front(); }
    [[nodiscard]] int highestBin() const { return m_bins.back(); }

    /// Finite non-zero magnitudes below the threshold. Which values lie exactly at the threshold can be told
    /// only where it is the largest magnitude.
    [[nodiscard]] double below(double threshold, At at) const
    {
        if (isAboveAll(threshold, at, m_high))
            return m_total;
        if (threshold <= 0)
            return 0;
        const int bin = Histogram::binOf(threshold);
        const auto found = std::lower_bound(m_bins.begin(), m_bins.end(), bin);
        if (found == m_bins.end())
            return m_total;
        const auto index = static_cast<std::size_t>(found - m_bins.begin());
        if (*found != bin)
            return m_before[index];
        const double end = index + 1 < m_before.size() ? m_before[index + 1] : m_total;
        return m_before[index] + cutBelow(end - m_before[index], threshold, at, bin, m_low,
                                          knownHigh(m_high, index + 1 == m_bins.size(), threshold));
    }

private:
    std::vector<int> m_bins;
    std::vector<double> m_before; ///< counts in all bins before each
    double m_total = 0;
    double m_low;
    double m_high; ///< NaN or Inf where such elements hide the largest finite magnitude
};

/// Where rounding to nearest even changes what becomes of a magnitude.
struct Thresholds
{
    double underflow;  ///< up to and including half of the smallest: to zero, which is even
    double subnormal;  ///< below this to a subnormal; the tie goes up, because the smallest normal is even
    double overflow;   ///< half a step beyond the largest
    bool tieOverflows; ///< where the largest is odd
};

Thresholds thresholdsOf(const NumberFormat& format)
{
    int exponent = 0;
    const double fraction = std::frexp(format.max, &exponent);
    const double step = std::ldexp(1, exponent - 1 - format.mantissaBits);
    const double steps = std::ldexp(fraction, format.mantissaBits + 1); // of the largest, as a whole number
    return {format.minSubnormal / 2, format.minNormal - format.minSubnormal / 2, format.max + step / 2,
            std::fmod(steps, 2) == 1};
}

/// `infinities` of the elements are taken as overflowing beside the magnitudes.
RangeLoss lossesOf(const Magnitudes& magnitudes, const Metric& metric, const Thresholds& limits, int scale,
                   std::int64_t infinities)
{
    const auto elements = static_cast<double>(metric.statistics.numel);
    if (elements == 0)
        return {};
    const auto scaled = [scale](double threshold) { return std::ldexp(threshold, -scale); };
    const double underflow = magnitudes.below(scaled(limits.underflow), At::IsBelow);
    const double tiny = magnitudes.below(scaled(limits.subnormal), At::IsAbove);
    const double kept =
        magnitudes.below(scaled(limits.overflow), limits.tieOverflows ? At::IsAbove : At::IsBelow);
    RangeLoss result;
    result.underflow = underflow / elements;
    result.subnormal = std::max(tiny - underflow, 0.0) / elements;
    result.overflow = (magnitudes.total() - kept + static_cast<double>(infinities)) / elements;
    return result;
}

std::int64_t infinitiesOf(const Metric& metric)
{
    return metric.statistics.posInfs + metric.statistics.negInfs;
}

/// Beyond this power of two the largest magnitude underflows, or the smallest overflows.
int farthest(const Magnitudes& magnitudes, const NumberFormat& format, bool down)
{
    return down ? magnitudes.highestBin() / Histogram::binsPerBinade - std::ilogb(format.minSubnormal) + 2
                : std::ilogb(format.max) - magnitudes.lowestBin() / Histogram::binsPerBinade + 2;
}

/// Magnitudes below a threshold, from the smallest bin on.
double countBelow(const Metric& metric, double threshold)
{
    const graph::Statistics& statistics = metric.statistics;
    const Histogram& histogram = metric.histogram;
    const bool all = isAboveAll(threshold, At::IsBelow, statistics.absMax);
    const int end = all ? 0 : Histogram::binOf(threshold);
    double count = 0;
    for (const auto& [bin, number] : histogram.counts()) {
        if (!all && bin > end)
            break;
        const bool isCut = !all && bin == end;
        const double high = knownHigh(statistics.absMax, bin == histogram.counts().back().first, threshold);
        count += isCut ? cutBelow(static_cast<double>(number), threshold, At::IsBelow, bin,
                                  statistics.absMinNonzero, high)
                       : static_cast<double>(number);
    }
    return count;
}

/// Magnitudes from a threshold on, from the largest bin down.
double countAbove(const Metric& metric, double threshold, At at)
{
    const graph::Statistics& statistics = metric.statistics;
    const Histogram& histogram = metric.histogram;
    if (isAboveAll(threshold, at, statistics.absMax))
        return 0;
    const int end = Histogram::binOf(threshold);
    double count = 0;
    const auto& counts = histogram.counts();
    for (auto it = counts.rbegin(); it != counts.rend() && it->first >= end; ++it) {
        const auto number = static_cast<double>(it->second);
        const bool isCut = it->first == end;
        const double high = knownHigh(statistics.absMax, it == counts.rbegin(), threshold);
        count +=
            isCut ? number - cutBelow(number, threshold, at, end, statistics.absMinNonzero, high) : number;
    }
    return count;
}

} // namespace

Tails tailsOf(const Metric& metric, const NumberFormat& format)
{
    const auto elements = static_cast<double>(metric.statistics.numel);
    if (elements == 0)
        return {};
    const Thresholds limits = thresholdsOf(format);
    const At at = limits.tieOverflows ? At::IsAbove : At::IsBelow;
    return {countBelow(metric, limits.underflow) / elements,
            (countAbove(metric, limits.overflow, at) + static_cast<double>(infinitiesOf(metric))) / elements};
}

std::optional<double> partNotZero(const Metric& metric)
{
    const auto numel = static_cast<double>(metric.statistics.numel);
    const auto zeros = static_cast<double>(metric.statistics.zeros);
    return zeros > manyZeros * numel && zeros < numel ? std::optional((numel - zeros) / numel) : std::nullopt;
}

RangeLoss losses(const Metric& metric, const NumberFormat& format, int scale)
{
    return lossesOf(Magnitudes(metric), metric, thresholdsOf(format), scale, infinitiesOf(metric));
}

RangeLoss finiteLosses(const Metric& metric, const NumberFormat& format, int scale)
{
    return lossesOf(Magnitudes(metric), metric, thresholdsOf(format), scale, 0);
}

RangeLoss without(const graph::MeaninglessParts& parts, RangeLoss losses)
{
    const double underflow = std::min(parts.smallest, losses.underflow);
    losses.underflow -= underflow;
    losses.subnormal -= std::min(parts.smallest - underflow, losses.subnormal);
    losses.overflow -= std::min(parts.largest, losses.overflow);
    return losses;
}

Verdict verdictOf(const RangeLoss& losses, const RangeThresholds& limits)
{
    Verdict verdict;
    verdict.overflows = losses.overflow > limits.overflow;
    verdict.underflows = losses.underflow > limits.underflow;
    verdict.isSubnormal = !verdict.underflows && losses.subnormal > limits.subnormal;
    verdict.losesMuch = losses.lost() > limits.lost;
    return verdict;
}

std::optional<ScaleFix> recommendedScale(const Metric& metric, const NumberFormat& format,
                                         const RangeThresholds& limits)
{
    const Magnitudes magnitudes(metric);
    if (magnitudes.empty())
        return std::nullopt;
    const Thresholds thresholds = thresholdsOf(format);
    const auto lossesAt = [&](int scale) { return lossesOf(magnitudes, metric, thresholds, scale, 0); };
    const RangeLoss unscaled = lossesAt(0);
    const Verdict verdict = verdictOf(unscaled, limits);
    if (!verdict.isProblem())
        return std::nullopt;
    const bool down = verdict.overflows;
    std::optional<ScaleFix> best;
    double least = unscaled.lost();
    for (int distance = 1; distance <= farthest(magnitudes, format, down); ++distance) {
        const int scale = down ? -distance : distance;
        const RangeLoss losses = lossesAt(scale);
        if (losses.overflow > unscaled.overflow)
            break;
        if (!verdictOf(losses, limits).isProblem())
            return ScaleFix{scale, true, !verdict.isError(), unscaled, losses};
        if (losses.lost() < least) {
            least = losses.lost();
            best = ScaleFix{scale, false, false, unscaled, losses};
        }
    }
    return best && best->partLeft() <= mostLeft * best->partBefore() ? best : std::nullopt;
}

std::optional<int> tooManyBinades(const Metric& metric, const NumberFormat& format,
                                  const RangeThresholds& limits)
{
    if (!verdictOf(finiteLosses(metric, format), limits).isProblem() ||
        recommendedScale(metric, format, limits))
        return std::nullopt;
    const Magnitudes magnitudes(metric);
    const int bins = magnitudes.highestBin() - magnitudes.lowestBin() + 1;
    return (bins + Histogram::binsPerBinade - 1) / Histogram::binsPerBinade;
}

} // namespace scalescope::formats
