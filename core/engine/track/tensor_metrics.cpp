// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/track/tensor_metrics.h"

#include "core/engine/track/kernel.h"
#include "core/engine/values/tensor_facts.h"

#include <ATen/ATen.h>
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

namespace {

/// The metric of the same elements, for a tensor that arranges them in other blocks where not `sameBlocks`.
std::shared_ptr<const graph::Metric> sharedMetric(const std::shared_ptr<const graph::Metric>& metric,
                                                  const at::Tensor& tensor, bool sameBlocks)
{
    return sameBlocks ? metric : std::make_shared<const graph::Metric>(withBlocksOf(*metric, tensor));
}

} // namespace

std::shared_ptr<const graph::Metric> TensorMetrics::of(const at::Tensor& tensor) const
{
    static const auto notMeasured = std::make_shared<const graph::Metric>();
    if (!m_measures) {
        return notMeasured;
    }
    return std::make_shared<const graph::Metric>(isSparseFloat(tensor) ? observeSparse(tensor)
                                                                       : observe(tensor));
}

std::shared_ptr<const graph::Metric> TensorMetrics::ofComplex(const at::Tensor& tensor) const
{
    if (!m_measures || !isDenseComplex(tensor)) {
        return nullptr;
    }
    const at::NoGradGuard noGradients;
    const at::Tensor parts = at::view_as_real(tensor.detach().resolve_conj());
    if (std::isfinite(parts.sum().item<double>())) {
        return nullptr;
    }
    const at::Tensor nans = parts.isnan().any(-1);
    const at::Tensor infinities = parts.isinf().any(-1).logical_and(nans.logical_not());
    graph::Metric metric;
    metric.statistics.numel = tensor.numel();
    metric.statistics.nans = nans.sum().item<std::int64_t>();
    metric.statistics.posInfs = infinities.sum().item<std::int64_t>();
    const bool isFinite = metric.statistics.nans + metric.statistics.posInfs == 0; // if their sum is not
    return isFinite ? nullptr : std::make_shared<const graph::Metric>(std::move(metric));
}

std::shared_ptr<const graph::Metric>
TensorMetrics::ofSame(const Step& step, const std::vector<TrackedOperand>& operands, const at::Tensor& result)
{
    if (!isObservable(result) || operands.empty()) {
        return nullptr;
    }
    const auto unchanged = [](const TrackedOperand& operand) {
        return operand.metric && versionOf(operand.tensor) == operand.version;
    };
    const TrackedOperand& first = operands.front();
    if (unchanged(first) && first.tensor.scalar_type() == result.scalar_type() &&
        first.tensor.numel() == result.numel() && onlyRearranges(step.instruction->target)) {
        return sharedMetric(first.metric, result,
                            keepsBlocks(step.instruction->target, first.tensor, result));
    }
    const Elements elements(result);
    for (const TrackedOperand& operand : operands) {
        if (!unchanged(operand) || !isObservable(operand.tensor)) {
            continue;
        }
        if (const Elements others(operand.tensor); others.sameAs(elements)) {
            return sharedMetric(operand.metric, result, others.sameBlocksAs(elements));
        }
    }
    return nullptr;
}

std::shared_ptr<const graph::Metric> TensorMetrics::ofGradient(const at::Tensor& gradient)
{
    if (isSparseFloat(gradient)) {
        return of(gradient);
    }
    const RecentGradients::Found recent = m_recentGradients.find(gradient);
    if (recent.metric && recent.sameBlocks) {
        return recent.metric;
    }
    auto metric = recent.metric ? sharedMetric(recent.metric, gradient, false) : of(gradient);
    m_recentGradients.add(gradient, metric);
    return metric;
}

} // namespace scalescope::engine
