// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/graph.h"

#include <torch/script.h>

namespace scalescope::engine {

/// Whether values of the type have a scale in a number format: floating-point ones. Complex ones do not.
bool hasScale(at::ScalarType type);

/// Whether a tensor has metrics: dense floating-point values that can be read.
bool isObservable(const at::Tensor& tensor);

/// Whether a tensor has complex values that can be read. They have no scale, but may be NaN or infinite.
bool isDenseComplex(const at::Tensor& tensor);

/// Fills in shape, dtype, device, contiguity and whether the tensor is floating.
void describe(const at::Tensor& tensor, graph::Node& node);

/// Version of the tensor's content: it grows when something is written in place to the tensor or to what
/// shares its memory.
std::int64_t versionOf(const at::Tensor& tensor);

/// Calls `visit` for each defined tensor in lists, tuples and dictionaries, in order; objects are not
/// entered.
void forEachTensor(const c10::IValue& value, const std::function<void(const at::Tensor&)>& visit);

/// Whether there is any such tensor.
bool holdsTensors(const c10::IValue& value);

} // namespace scalescope::engine
