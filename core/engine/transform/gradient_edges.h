// SPDX-License-Identifier: GPL-3.0-or-later
// Building blocks for operators whose gradient is not that of what they compute.
#pragma once

#include <ATen/core/Tensor.h>
#include <functional>
#include <torch/script.h>

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

namespace scalescope::engine::unit_scaling {

/// The tensor times `factor` in forward; the gradient passes unchanged. Source: Blake et al., "Unit Scaling:
/// Out-of-the-Box Low-Precision Training" (2023), section 4. A factor of 1 gives the tensor itself.
at::Tensor scaleForward(const at::Tensor& tensor, double factor);

/// The same values in forward, without a copy; the gradient is multiplied by `factor`, rounded to the
/// tensor's dtype. Tensors that need no gradient are given back as they are.
at::Tensor scaleBackward(const at::Tensor& tensor, double factor);

/// As scaleBackward(), but always another tensor object with an autograd function of its own, so that it has
/// a gradient of its own.
at::Tensor branchOff(const at::Tensor& tensor, double factor);

} // namespace scalescope::engine::unit_scaling
