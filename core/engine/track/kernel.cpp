// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/track/kernel.h"

#include <ATen/ATen.h>
#include <bit>
#include <cmath>
#include <unordered_map>

namespace scalescope::engine {

namespace {

/// Bin of a finite magnitude > 0, as graph::Histogram counts them.
int binOf(double magnitude)
{
    const bool subnormal = magnitude < std::numeric_limits<double>::min();
    const auto bits = std::bit_cast<std::uint64_t>(subnormal ? magnitude * 0x1p64 : magnitude);
    return static_cast<int>(bits >> 48) - 1023 * 16 - (subnormal ? 64 * 16 : 0);
}

at::Tensor asDoubles(const at::Tensor& tensor)
{
    at::Tensor values = tensor.detach();
    if (values.is_complex()) {
        values = at::abs(values.to(at::kCPU).to(at::kComplexDouble));
    }
    return values.to(at::kCPU).to(at::kDouble).reshape({-1}).contiguous();
}

} // namespace

graph::Metric observe(const at::Tensor& tensor)
{
    graph::Metric metric;
    graph::Statistics& s = metric.statistics;
    s.numel = tensor.numel();
    if (s.numel == 0) {
        return metric;
    }
    const at::NoGradGuard noGradients;
    const at::Tensor values = asDoubles(tensor);
    const double* x = values.const_data_ptr<double>();
    const auto n = static_cast<double>(s.numel);
    double sum = 0, sumAbs = 0, sumSquares = 0, largest = 0, smallest = INFINITY, smallestNonzero = INFINITY;
    std::unordered_map<int, std::int64_t> counts;
    for (std::int64_t i = 0; i < s.numel; ++i) {
        const double magnitude = std::abs(x[i]);
        sum += x[i];
        sumAbs += magnitude;
        sumSquares += magnitude * magnitude;
        if (std::isnan(magnitude)) {
            ++s.nans;
            continue;
        }
        largest = std::max(largest, magnitude);
        smallest = std::min(smallest, magnitude);
        if (magnitude == 0) {
            ++s.zeros;
            continue;
        }
        smallestNonzero = std::min(smallestNonzero, magnitude);
        if (std::isinf(magnitude)) {
            ++(x[i] > 0 ? s.posInfs : s.negInfs);
        } else {
            ++counts[binOf(magnitude)];
        }
    }
    double squaredDeviations = 0;
    for (std::int64_t i = 0; i < s.numel; ++i) {
        squaredDeviations += (x[i] - sum / n) * (x[i] - sum / n);
    }
    s.meanAbs = sumAbs / n;
    s.absMean = std::abs(sum / n);
    s.rms = std::sqrt(sumSquares / n);
    s.std = s.numel > 1 ? std::sqrt(squaredDeviations / (n - 1)) : graph::Statistics::unavailable;
    s.absMax = s.nans > 0 ? graph::Statistics::unavailable : largest;
    s.absMin = s.nans > 0 ? graph::Statistics::unavailable : smallest;
    s.absMinNonzero = s.zeros + s.nans == s.numel ? graph::Statistics::unavailable : smallestNonzero;
    for (const auto& [bin, count] : counts) {
        metric.histogram.add(bin, count);
    }
    return metric;
}

} // namespace scalescope::engine
