// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/statistics.h"

#include <torch/script.h>

namespace scalescope::engine {

/// Whether a tensor keeps only some of its elements, floating-point ones: the others are zero.
bool isSparseFloat(const at::Tensor& tensor);

/// The metric of the dense tensor that a sparse one stands for, which is never made: elements that are there
/// several times are summed, those that are not there count as zeros.
graph::Metric observeSparse(const at::Tensor& tensor);

/// The metric of a tensor of `numel` elements: those that were measured, and zeros.
graph::Metric withZeros(graph::Metric measured, std::int64_t numel);

} // namespace scalescope::engine
