// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/track/kernel_bytes.h"

#include <bit>
#include <cmath>

namespace scalescope::engine {

namespace {

/// Bin of a finite magnitude > 0 that is a normal double.
int binOf(double magnitude)
{
    return static_cast<int>(std::bit_cast<std::uint64_t>(magnitude) >> 48) - 1023 * 16;
}

void addCode(graph::Metric& metric, double value, std::int64_t count)
{
    graph::Statistics& s = metric.statistics;
    const double magnitude = std::abs(value);
    if (std::isnan(value)) {
        s.nans += count;
        return;
    }
    s.absMax = std::fmax(s.absMax, magnitude); // fmax and fmin pass over "unavailable"
    s.absMin = std::fmin(s.absMin, magnitude);
    if (magnitude == 0) {
        s.zeros += count;
        return;
    }
    s.absMinNonzero = std::fmin(s.absMinNonzero, magnitude);
    if (std::isinf(value)) {
        (value > 0 ? s.posInfs : s.negInfs) += count;
    } else {
        metric.histogram.add(binOf(magnitude), count);
    }
}

} // namespace

void countBytes(const std::uint8_t* codes, std::size_t n, ByteCounts& counts)
{
    for (std::size_t i = 0; i < n; ++i) {
        ++counts[codes[i]];
    }
}

graph::Metric metricOfBytes(const ByteCounts& counts, const std::array<float, 256>& values)
{
    graph::Metric metric;
    graph::Statistics& s = metric.statistics;
    double sum = 0, sumAbs = 0, sumSquares = 0;
    for (std::size_t code = 0; code < 256; ++code) {
        if (counts[code] > 0) {
            const double value = values[code];
            const auto count = static_cast<double>(counts[code]);
            s.numel += counts[code];
            sum += count * value;
            sumAbs += count * std::abs(value);
            sumSquares += count * value * value;
            addCode(metric, value, counts[code]);
        }
    }
    if (s.numel == 0) {
        return metric;
    }
    const auto n = static_cast<double>(s.numel);
    double deviations = 0;
    for (std::size_t code = 0; code < 256; ++code) {
        if (counts[code] > 0) {
            deviations +=
                static_cast<double>(counts[code]) * (values[code] - sum / n) * (values[code] - sum / n);
        }
    }
    s.meanAbs = sumAbs / n;
    s.absMean = std::abs(sum / n);
    s.rms = std::sqrt(sumSquares / n);
    s.std = s.numel > 1 ? std::sqrt(deviations / (n - 1)) : graph::Statistics::unavailable;
    if (s.nans > 0) {
        s.absMax = s.absMin = graph::Statistics::unavailable;
    }
    return metric;
}

} // namespace scalescope::engine
