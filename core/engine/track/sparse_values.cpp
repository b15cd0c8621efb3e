// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/track/sparse_values.h"

#include "core/engine/track/kernel.h"
#include "core/engine/values/tensor_facts.h"

#include <cmath>

namespace scalescope::engine {

namespace {

bool isCompressed(at::Layout layout)
{
    return layout == at::kSparseCsr || layout == at::kSparseCsc || layout == at::kSparseBsr ||
           layout == at::kSparseBsc;
}

} // namespace

bool isSparseFloat(const at::Tensor& tensor)
{
    return tensor.defined() && hasScale(tensor.scalar_type()) && !tensor.is_meta() &&
           (tensor.layout() == at::kSparse || isCompressed(tensor.layout()));
}

graph::Metric observeSparse(const at::Tensor& tensor)
{
    const at::NoGradGuard noGradients;
    const at::Tensor values =
        tensor.layout() == at::kSparse ? tensor.detach().coalesce().values() : tensor.detach().values();
    graph::Metric metric = observe(values);
    const bool hasRows = tensor.layout() == at::kSparse && values.dim() > 1;
    if (!hasRows) {
        metric.blockMaxima = {}; // neighbours are not known to be neighbours of the dense tensor
    }
    return withZeros(std::move(metric), tensor.numel());
}

graph::Metric withZeros(graph::Metric measured, std::int64_t numel)
{
    graph::Statistics& s = measured.statistics;
    const std::int64_t added = numel - s.numel;
    if (added <= 0) {
        return measured;
    }
    if (s.numel == 0) {
        s.meanAbs = s.absMean = s.rms = s.absMax = s.absMin = 0;
        s.std = numel > 1 ? 0 : graph::Statistics::unavailable;
    } else {
        const auto n = static_cast<double>(s.numel);
        const auto all = static_cast<double>(numel);
        // Sum of squared deviations of two groups together: that of each, and n m / (n + m) times the square
        // of the difference of their means (Chan, Golub and LeVeque, 1979). The zeros' own sum is zero.
        const double own = s.numel > 1 ? s.std * std::sqrt((n - 1) / (all - 1)) : 0;
        const double between = s.absMean * std::sqrt(n / all * (all - n) / (all - 1));
        s.std = std::isfinite(own) && std::isfinite(between) ? std::hypot(own, between)
                                                             : graph::Statistics::unavailable;
        s.meanAbs *= n / all;
        s.absMean *= n / all;
        s.rms *= std::sqrt(n / all);
        s.absMin = s.nans > 0 ? s.absMin : 0;
    }
    s.zeros += added;
    s.numel = numel;
    return measured;
}

} // namespace scalescope::engine
