// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/tensor_error.h"

#include <ATen/core/Tensor.h>
#include <cstdint>
#include <limits>

namespace scalescope::engine {

/// Of tensors with more elements only so many are drawn, and about a quarter as many that are largest.
inline constexpr std::int64_t mostSampledElements = 65'536;

/// The elements of a real floating-point tensor that errors are measured on, as float32 on the CPU, float64
/// where the tensor is: all in their order, or mostSampledElements of them at positions drawn with a
/// counter-based generator seeded by the number of elements, in ascending order: the same in every tensor of
/// that size. A new tensor without a gradient.
at::Tensor sampledElements(const at::Tensor& tensor);

/// The largest elements of a tensor, which a sample would miss although a few outliers may be most of a sum
/// of squares.
struct LargestElements
{
    at::Tensor positions; ///< ascending, int64; empty where all elements are in the sample
    double bound = std::numeric_limits<double>::infinity(); ///< all are there whose magnitude is above
};

/// Those of a tensor of which `sample` is the sample: the bound is one of its magnitudes.
LargestElements largestElements(const at::Tensor& tensor, const at::Tensor& sample);

/// The elements at such positions, as sampledElements() has its own.
at::Tensor elementsAt(const at::Tensor& tensor, const at::Tensor& positions);

/// All elements in order, on the CPU, as float32, float64 where the tensor is. Without a gradient; may share
/// the tensor's memory.
at::Tensor flatElements(const at::Tensor& tensor);

/// Adds the pairs of two tensors that flatElements() made, of one type and size.
void addPairs(const at::Tensor& reference, const at::Tensor& own, graph::ErrorSums& sums);

} // namespace scalescope::engine
