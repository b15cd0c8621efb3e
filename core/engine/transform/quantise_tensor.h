// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/scaled_quantiser.h"

#include <torch/script.h>

#include <functional>

namespace scalescope::engine {

/// Whether quantise() takes tensors of this dtype: float32, float64, bfloat16 and float16.
bool canQuantise(at::ScalarType type);

/// A new tensor with the values rounded, without a gradient of its own; counts what became of them. Of any
/// shape, strides and device; another dtype than canQuantise() takes throws std::runtime_error. Random words
/// follow the order of memory, so that the result does not depend on the number of threads.
at::Tensor quantise(const at::Tensor& tensor, const formats::Quantiser& quantiser,
                    formats::QuantisationCounts& counts);

/// The same with scales for groups of elements; `axis` says how an operand of a shape is cut, and is not
/// asked where all elements share one.
using AxisOf = std::function<formats::AxisView(at::IntArrayRef shape)>;
at::Tensor quantise(const at::Tensor& tensor, const formats::ScaledQuantiser& quantiser, const AxisOf& axis,
                    formats::ScaledCounts& counts);

} // namespace scalescope::engine
