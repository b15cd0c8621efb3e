// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/program/program.h"
#include "core/engine/track/same_values.h"
#include "core/engine/track/tracked_operand.h"

#include <memory>
#include <vector>

namespace scalescope::engine {

/// The statistics of tensors and gradients, each read once: those that hold the elements of another share its
/// metric.
class TensorMetrics
{
public:
    /// Where nothing is measured, all metrics are empty.
    explicit TensorMetrics(bool measures) : m_measures(measures) {}

    /// The metric of a dense or sparse tensor.
    [[nodiscard]] std::shared_ptr<const graph::Metric> of(const at::Tensor& tensor) const;
    /// Of a dense complex tensor how many elements are NaN or infinite, in one part or both; null where none
    /// is: such a tensor has no scale.
    [[nodiscard]] std::shared_ptr<const graph::Metric> ofComplex(const at::Tensor& tensor) const;
    /// The metric of a step's result where it holds the elements of an operand that did not change; else
    /// null.
    [[nodiscard]] static std::shared_ptr<const graph::Metric>
    ofSame(const Step& step, const std::vector<TrackedOperand>& operands, const at::Tensor& result);
    /// The metric of a gradient, which may be a recent one seen differently.
    std::shared_ptr<const graph::Metric> ofGradient(const at::Tensor& gradient);
    /// Gradients that come later are not compared with those seen so far.
    void forgetGradients() { m_recentGradients.clear(); }

private:
    const bool m_measures;
    RecentGradients m_recentGradients;
};

} // namespace scalescope::engine
