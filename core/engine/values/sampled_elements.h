// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <ATen/core/Tensor.h>

#include <cstdint>

namespace scalescope::engine {

/// Of tensors with more elements only so many are compared.
inline constexpr std::int64_t mostSampledElements = 65'536;

/// The elements of a real floating-point tensor that errors are measured on, as float32 on the CPU, float64
/// where the tensor is: all in their order, or mostSampledElements of them at positions drawn with a
/// counter-based generator seeded by the number of elements, in ascending order: the same in every tensor of
/// that size. A new tensor without a gradient.
at::Tensor sampledElements(const at::Tensor& tensor);

} // namespace scalescope::engine
