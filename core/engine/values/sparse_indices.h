// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <ATen/core/ivalue.h>

#include <vector>

namespace scalescope::engine {

/// Throws what libtorch throws about a sparse tensor (of coordinates, or compressed) whose indices lead
/// beyond its sizes: libtorch's operators take indices as they are. Other tensors pass.
void checkIndices(const at::Tensor& tensor);

/// Whether that is a tensor of coordinates or a compressed one.
bool hasIndices(const at::Tensor& tensor);
/// Its coordinates, or its compressed and its plain indices.
std::vector<at::Tensor> indicesOf(const at::Tensor& tensor);
at::Tensor valuesOf(const at::Tensor& tensor);
/// checkIndices() of a tensor's parts.
void checkIndices(at::Layout layout, const std::vector<at::Tensor>& indices, const at::Tensor& values,
                  at::IntArrayRef sizes);

/// checkIndices() of each tensor in a value: in lists, tuples and dicts in it too, but not in objects.
void checkIndicesIn(const c10::IValue& value);

/// Before backward: throws where a model has written to indices that operators had kept for it, so that they
/// lead beyond their tensor.
void checkKeptIndices();

/// The same of the tensors that a call of an operator takes: the last `inputs` values of a stack. Indices can
/// be written to through another tensor after a sparse one was made of them, so that it is checked at each
/// use, but not where an operator only gives its parts.
void checkOperands(const c10::FunctionSchema* schema, const std::vector<c10::IValue>& stack,
                   std::size_t inputs);

/// Remembers the tensors that a call of an operator gave, the last `outputs` values of a stack, for
/// checkKeptIndices().
void noteResults(const std::vector<c10::IValue>& stack, std::size_t outputs);

} // namespace scalescope::engine
