// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/track/node_sink.h"
#include "core/job/bisect_target.h"

#include <map>
#include <optional>
#include <string>
#include <torch/script.h>

namespace scalescope::engine {

/// What one run left of a target.
struct TargetValues
{
    std::optional<double> loss;
    std::map<std::string, at::Tensor> tensors; ///< gradients by parameter, or the one tensor
};

/// Whether what a run left of a target has neither NaN nor infinities.
bool isFinite(const job::BisectTarget& target, const TargetValues& values);

/// How far a target of a run is off that of the reference: of a loss the difference over the reference's, or
/// the difference itself where that is zero; of gradients 1 - cosine of all as one vector, 1 where all have
/// become zero; of a tensor the relative error sqrt(sum (y-x)^2 / sum x^2). NaN where there is no number.
/// Over all elements.
double errorOfTarget(const job::BisectTarget& target, const TargetValues& reference, const TargetValues& own);

/// Takes the tensor that is the target from a run that is observed.
class TensorTaker : public TensorObserver
{
public:
    explicit TensorTaker(const job::BisectTarget& target) : m_target(target) {}

    void see(const ObservedNode& node, const at::Tensor& tensor, graph::Direction direction) override;
    [[nodiscard]] const at::Tensor& tensor() const { return m_tensor; }

private:
    const job::BisectTarget& m_target;
    at::Tensor m_tensor;
};

} // namespace scalescope::engine
