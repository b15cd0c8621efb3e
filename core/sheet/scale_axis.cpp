// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/scale_axis.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace scalescope::sheet {

namespace {

// What the axis shows at least, and how far the bars' ends may stretch it: below 2^-40 only means do.
constexpr double leastLo = -16;
constexpr double leastHi = 16;
constexpr double barLo = -40;
constexpr double barHi = 40;

} // namespace

ScaleAxis ScaleAxis::of(const graph::Graph& graph)
{
    ScaleAxis axis{leastLo, leastHi};
    for (const graph::Node& node : graph.nodes) {
        for (const auto direction : graph::directions) {
            const graph::Metric* metric = node.metric(direction);
            if (const auto range = metric ? magnitudeRange(*metric) : std::nullopt)
                axis.cover(std::max(range->lo, barLo), std::min(range->hi, barHi));
            for (const FieldId quantity : {FieldId::MeanAbs, FieldId::Rms})
                if (const auto exponent = exponentOf(metric, quantity))
                    axis.cover(*exponent, *exponent);
        }
    }
    return {std::floor(axis.lo) - 1, std::ceil(axis.hi) + 1};
}

void ScaleAxis::cover(double low, double high)
{
    lo = std::min(lo, low);
    hi = std::max(hi, high);
}

ScaleAxis ScaleAxis::rounded() const
{
    return {2 * std::floor((lo - 1) / 2), 2 * std::ceil((hi + 1) / 2)};
}

double ScaleAxis::position(double log2Value) const
{
    if (std::isnan(log2Value) || !(hi > lo))
        return 0;
    return std::clamp((log2Value - lo) / (hi - lo), 0.0, 1.0);
}

double ScaleAxis::tickStep(double pixels, double distance, double finest) const
{
    double step = finest;
    while (hi > lo && pixels > 0 && step * pixels / (hi - lo) < distance)
        step *= 2;
    return step;
}

std::vector<int> ScaleAxis::ticks(double pixels, double distance) const
{
    std::vector<int> ticks;
    const int step = static_cast<int>(tickStep(pixels, distance));
    for (int tick = static_cast<int>(std::ceil(lo / step)) * step; tick <= hi && pixels > 0; tick += step)
        ticks.push_back(tick);
    return ticks;
}

std::optional<MagnitudeRange> magnitudeRange(const graph::Metric& metric)
{
    const graph::Statistics& statistics = metric.statistics;
    const auto& counts = metric.histogram.counts();
    double low = statistics.absMinNonzero;
    double high = statistics.absMax;
    if (!(low > 0 && std::isfinite(low)))
        low = counts.empty() ? graph::Statistics::unavailable
                             : graph::Histogram::lowerEdge(counts.begin()->first);
    if (!(high > 0 && std::isfinite(high)))
        high = counts.empty() ? graph::Statistics::unavailable
                              : graph::Histogram::lowerEdge(counts.rbegin()->first + 1);
    if (!(low > 0 && high >= low && std::isfinite(high)))
        return std::nullopt;
    return MagnitudeRange{std::log2(low), std::log2(high)};
}

std::optional<MagnitudeRange> middleRange(const graph::Metric& metric)
{
    constexpr std::int64_t partOfTail = 100; ///< the whole is so many times a tail
    const auto whole = magnitudeRange(metric);
    const auto& counts = metric.histogram.counts();
    if (!whole || counts.empty())
        return std::nullopt;
    const std::int64_t tail = metric.histogram.total() / partOfTail;
    const auto endOf = [tail](auto bin, auto end) {
        for (std::int64_t passed = bin->second; passed <= tail && std::next(bin) != end;)
            passed += (++bin)->second;
        return bin->first;
    };
    const int first = endOf(counts.begin(), counts.end());
    const int last = endOf(counts.rbegin(), counts.rend());
    return MagnitudeRange{std::max(whole->lo, std::log2(graph::Histogram::lowerEdge(first))),
                          std::min(whole->hi, std::log2(graph::Histogram::lowerEdge(last + 1)))};
}

std::optional<double> exponentOf(const graph::Metric* metric, FieldId quantity)
{
    const double value = metric ? valueOf(metric->statistics, quantity) : 0;
    return value > 0 && std::isfinite(value) ? std::optional(std::log2(value)) : std::nullopt;
}

EdgeMarks edgeMarks(const graph::Statistics& statistics, FieldId quantity)
{
    EdgeMarks marks;
    if (statistics.numel == 0)
        return marks;
    const double value = valueOf(statistics, quantity);
    marks.zero = value == 0;
    marks.infinity = statistics.posInfs + statistics.negInfs > 0 || std::isinf(value);
    // The standard deviation of one element is not available rather than poisoned; Inf poisons std and
    // abs_mean.
    const bool undefined = quantity == FieldId::Std && statistics.numel == 1;
    marks.nan = statistics.nans > 0 || (std::isnan(value) && !undefined && !marks.infinity);
    return marks;
}

} // namespace scalescope::sheet
