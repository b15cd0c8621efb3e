// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/run.h"

#include <cstddef>
#include <memory>

namespace scalescope::tests {

/// A run made up in code that looks like that of a pre-norm transformer language model with a loss: inputs,
/// parameters, integer and float operators, views of the same scale, gradients, modules and a source text.
///
/// Per layer there are norm1, q, k, v, matmul, div, softmax, matmul_1, out, add, norm2, up, gelu, down, add_1
/// and a view after each of q, k and v. The gradients of `layers.0.k` underflow in e5m2.
/// The same arguments give the same run.
std::shared_ptr<graph::Run> sampleRun(int layers = 2);

/// The same with as many layers as it takes for `nodes` or more nodes.
std::shared_ptr<graph::Run> sampleRunOfSize(std::size_t nodes);

/// A metric of `numel` elements whose magnitudes are those of a normal distribution times `scale`.
std::shared_ptr<const graph::Metric> sampleMetric(double scale, std::int64_t numel = 8192);

} // namespace scalescope::tests
