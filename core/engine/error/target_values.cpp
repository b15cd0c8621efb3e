// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/error/target_values.h"

#include "core/engine/error/sampled_elements.h"
#include "core/engine/values/tensor_facts.h"
#include "core/graph/tensor_error.h"

#include <algorithm>
#include <cmath>

namespace scalescope::engine {

namespace {

constexpr double unavailable = graph::TensorError::unavailable;

double errorOfLoss(double reference, double own)
{
    const double difference = std::abs(own - reference);
    return reference == 0 ? difference : difference / std::abs(reference);
}

const at::Tensor* find(const TargetValues& values, const std::string& name)
{
    const auto found = values.tensors.find(name);
    return found == values.tensors.end() ? nullptr : &found->second;
}

/// Of all tensors as one vector; one that only one of the runs has counts as zero in the other.
graph::TensorError errorOfTensors(const TargetValues& reference, const TargetValues& own)
{
    graph::ErrorSums sums;
    for (const auto& [name, tensor] : reference.tensors) {
        const at::Tensor* other = find(own, name);
        const at::Tensor elements = flatElements(tensor);
        addPairs(elements, other ? flatElements(*other).to(elements.scalar_type()) : at::zeros_like(elements),
                 sums);
    }
    for (const auto& [name, tensor] : own.tensors) {
        if (!find(reference, name)) {
            const at::Tensor elements = flatElements(tensor);
            addPairs(at::zeros_like(elements), elements, sums);
        }
    }
    return sums.error();
}

/// Rounding of the sums may make equal vectors' cosine a little more than one.
double errorOfDirection(const graph::TensorError& error)
{
    if (error.normRatio == 0) {
        return 1;
    }
    return std::isnan(error.cosine) ? unavailable : std::max(0.0, 1 - error.cosine);
}

bool haveOneShape(const TargetValues& reference, const TargetValues& own)
{
    return std::ranges::all_of(own.tensors, [&](const auto& named) {
        const at::Tensor* other = find(reference, named.first);
        return !other || other->sizes() == named.second.sizes();
    });
}

} // namespace

bool isFinite(const job::BisectTarget& target, const TargetValues& values)
{
    if (target.kind == job::BisectTarget::Kind::Loss) {
        return std::isfinite(values.loss.value_or(unavailable));
    }
    return std::ranges::all_of(values.tensors, [](const auto& named) {
        return torch::isfinite(named.second).all().template item<bool>();
    });
}

double errorOfTarget(const job::BisectTarget& target, const TargetValues& reference, const TargetValues& own)
{
    if (target.kind == job::BisectTarget::Kind::Loss) {
        return errorOfLoss(reference.loss.value_or(unavailable), own.loss.value_or(unavailable));
    }
    if (!haveOneShape(reference, own)) {
        return unavailable;
    }
    const graph::TensorError error = errorOfTensors(reference, own);
    return target.kind == job::BisectTarget::Kind::Gradients ? errorOfDirection(error) : error.relativeError;
}

void TensorTaker::see(const ObservedNode& node, const at::Tensor& tensor, graph::Direction direction)
{
    if (node.name == m_target.name && direction == m_target.direction && isObservable(tensor)) {
        m_tensor = tensor.detach().clone();
    }
}

} // namespace scalescope::engine
