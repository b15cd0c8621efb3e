// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/statistics.h"

#include <ATen/Tensor.h>

namespace scalescope::engine {

/// All statistics, the magnitude histogram and the histogram of block maxima of a tensor's elements, in one
/// pass over its memory; a second one where rows along the last dimension lie across it.
///
/// Any floating dtype (float8 kinds to float64), any strides, any device; the tensor is only read. Moments
/// accumulate in double or an equally accurate form. Not for complex tensors.
/// An empty tensor gives numel 0 and everything else unavailable.
graph::Metric observe(const at::Tensor& tensor);

/// How many elements observe() reads: as many as there are, each of an expanded dimension once.
std::int64_t readElements(const at::Tensor& tensor);

/// A metric of the same elements in another arrangement, with the block maxima of this one.
graph::Metric withBlocksOf(graph::Metric metric, const at::Tensor& tensor);

} // namespace scalescope::engine
