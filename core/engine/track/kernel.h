// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/statistics.h"

#include <ATen/Tensor.h>

namespace scalescope::engine {

/// All statistics and the magnitude histogram of a tensor's elements in one pass over its memory.
///
/// Any floating dtype (float8 kinds to float64), any strides, any device; the tensor is only read. Moments
/// accumulate in double or an equally accurate form. Not for complex tensors.
/// An empty tensor gives numel 0 and everything else unavailable.
graph::Metric observe(const at::Tensor& tensor);

} // namespace scalescope::engine
