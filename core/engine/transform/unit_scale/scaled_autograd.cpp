// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/unit_scale/scaled_autograd.h"

#include "core/engine/transform/gradient_edges.h"

#include <ATen/ATen.h>

namespace scalescope::engine::unit_scaling {

at::Tensor scaleForward(const at::Tensor& tensor, double factor)
{
    if (factor == 1) {
        return tensor;
    }
    at::Tensor scaled;
    {
        const at::NoGradGuard noGradients;
        scaled = at::mul(tensor, factor);
    }
    passGradient(scaled, tensor);
    return scaled;
}

at::Tensor scaleBackward(const at::Tensor& tensor, double factor)
{
    const bool changes = factor != 1 && at::GradMode::is_enabled() && tensor.requires_grad();
    return changes ? branchOff(tensor, factor) : tensor;
}

at::Tensor branchOff(const at::Tensor& tensor, double factor)
{
    const at::Tensor same = tensor.detach();
    const auto options = at::TensorOptions(tensor.scalar_type()).device(at::kCPU);
    const at::Tensor scale = at::scalar_tensor(factor, options);
    passGradient(same, tensor, [scale](const at::Tensor& gradient) { return at::mul(gradient, scale); });
    return same;
}

} // namespace scalescope::engine::unit_scaling
