// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <ATen/core/Tensor.h>

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
