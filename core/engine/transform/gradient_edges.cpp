// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/gradient_edges.h"

#include "core/engine/compat/autograd_node.h"

#include <ATen/ATen.h>

namespace scalescope::engine {

namespace {

struct ChangedGradient : torch::autograd::Node
{
    ChangeGradient change;

    torch::autograd::variable_list apply(torch::autograd::variable_list&& gradients) override
    {
        if (change && gradients.at(0).defined()) {
            gradients[0] = change(gradients[0]);
        }
        return std::move(gradients);
    }
};

void putInFront(const at::Tensor& tensor, torch::autograd::Edge next, ChangeGradient change)
{
    AutogradNode made = makeAutogradNode<ChangedGradient>();
    static_cast<ChangedGradient&>(*made).change = std::move(change);
    made->add_input_metadata(tensor);
    made->set_next_edges({std::move(next)});
    torch::autograd::impl::set_gradient_edge(tensor, {std::move(made), 0});
}

} // namespace

void passGradient(const at::Tensor& result, const at::Tensor& source, ChangeGradient change)
{
    if (at::GradMode::is_enabled() && takesGradient(source)) {
        putInFront(result, torch::autograd::impl::gradient_edge(source), std::move(change));
    }
}

void changeGradient(const at::Tensor& tensor, ChangeGradient change)
{
    if (at::GradMode::is_enabled() && takesGradient(tensor) && !tensor.is_leaf()) {
        putInFront(tensor, torch::autograd::impl::gradient_edge(tensor), std::move(change));
    }
}

} // namespace scalescope::engine

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
