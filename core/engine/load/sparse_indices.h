// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <ATen/core/ivalue.h>

namespace scalescope::engine {

/// Throws what libtorch throws about a sparse tensor (of coordinates, or compressed) whose indices lead
/// beyond its sizes: libtorch's operators take indices as they are. Other tensors pass.
void checkIndices(const at::Tensor& tensor);

/// The same of each tensor in a value: in lists, tuples and dicts in it too, but not in objects.
void checkIndicesIn(const c10::IValue& value);

/// The same of the tensors that a call of an operator takes: the last `inputs` values of a stack. Indices can
/// be written to through another tensor after a sparse one was made of them, so that it is checked at each
/// use, but not where an operator only gives its parts.
void checkOperands(const c10::FunctionSchema* schema, const std::vector<c10::IValue>& stack,
                   std::size_t inputs);

} // namespace scalescope::engine
