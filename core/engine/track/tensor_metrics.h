// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/program/program.h"
#include "core/engine/track/same_values.h"
#include "core/engine/track/tensor_table.h"
#include "core/graph/statistics.h"

#include <memory>
#include <torch/script.h>
#include <vector>

namespace scalescope::engine {

/// Whether a tensor keeps only some of its elements, floating-point ones: the others are zero.
bool isSparseFloat(const at::Tensor& tensor);

/// The metric of the dense tensor that a sparse one stands for, which is never made: elements that are there
/// several times are summed, those that are not there count as zeros.
graph::Metric observeSparse(const at::Tensor& tensor);

/// The metric of a tensor of `numel` elements: those that were measured, and zeros.
graph::Metric withZeros(graph::Metric measured, std::int64_t numel);

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
