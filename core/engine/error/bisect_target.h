// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/track/tensor_observer.h"
#include "core/graph/statistics.h"

#include <torch/script.h>

#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace scalescope::engine {

/// What a bisection looks at in each run: `--target`.
struct BisectTarget
{
    enum class Kind { Loss, Gradients, Tensor };

    Kind kind = Kind::Loss;
    std::string name; ///< of the tensor's node
    graph::Direction direction = graph::Direction::Forward;

    /// "loss", "gradients", a node's name, or with ":bwd" at its end the gradient there.
    static BisectTarget from(std::string_view text);

    [[nodiscard]] bool needsBackward() const
    {
        return kind == Kind::Gradients || direction == graph::Direction::Backward;
    }
};

/// What one run left of a target.
struct TargetValues
{
    std::optional<double> loss;
    std::map<std::string, at::Tensor> tensors; ///< gradients by parameter, or the one tensor
};

/// How far a target of a run is off that of the reference: of a loss the difference over the reference's, or
/// the difference itself where that is zero; of gradients 1 - cosine of all as one
/// vector, 1 where all have become zero; of a tensor the
/// relative error sqrt(sum (y-x)^2 / sum x^2). NaN where there is no number. Over all elements.
double errorOfTarget(const BisectTarget& target, const TargetValues& reference, const TargetValues& own);

/// Takes a tensor from a run that is observed.
class TensorTaker : public TensorObserver
{
public:
    explicit TensorTaker(const BisectTarget& target) : m_target(target) {}

    void see(const ObservedNode& node, const at::Tensor& tensor, graph::Direction direction) override;
    [[nodiscard]] const at::Tensor& tensor() const { return m_tensor; }

private:
    const BisectTarget& m_target;
    at::Tensor m_tensor;
};

} // namespace scalescope::engine
