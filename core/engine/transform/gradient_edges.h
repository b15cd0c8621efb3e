// SPDX-License-Identifier: GPL-3.0-or-later
// Building blocks for operators whose gradient is not that of what they compute.
#pragma once

#include <torch/script.h>

#include <functional>

namespace scalescope::engine {

/// What becomes of a gradient on its way; must return a tensor of the same shape and dtype. Where gradients
/// of gradients are asked for it runs with gradients on.
using ChangeGradient = std::function<at::Tensor(const at::Tensor&)>;

/// Makes `result`, a new tensor without a gradient of its own, part of the graph: its gradient goes to
/// `source` (of the same shape and dtype), changed by `change` where there is one. Does nothing where
/// gradients are off or `source` requires none.
void passGradient(const at::Tensor& result, const at::Tensor& source, ChangeGradient change = {});

/// Puts `change` between a tensor and what made it, without a copy: the gradient of all its later uses
/// arrives changed at the maker. For results of operators. A tensor, or a view of it, that is written to
/// later on must be copied first (`x.clone()`), because the write replaces the tensor's place in the graph.
/// Does nothing where gradients are off or the tensor requires none.
void changeGradient(const at::Tensor& tensor, ChangeGradient change);

} // namespace scalescope::engine
