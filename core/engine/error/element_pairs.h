// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/tensor_error.h"

#include <ATen/core/Tensor.h>

namespace scalescope::engine {

/// All elements in order, on the CPU, as float32, float64 where the tensor is. Without a gradient; may share
/// the tensor's memory.
at::Tensor flatElements(const at::Tensor& tensor);

/// Adds the pairs of two tensors that flatElements() made, of one type and size.
void addPairs(const at::Tensor& reference, const at::Tensor& own, graph::ErrorSums& sums);

} // namespace scalescope::engine
