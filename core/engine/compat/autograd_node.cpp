// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/compat/autograd_node.h"

#include <torch/version.h>
#if TORCH_VERSION_MAJOR >= 2
#include <torch/csrc/autograd/autograd_not_implemented_fallback.h>
#endif

namespace scalescope::engine {

bool takesGradient(const at::Tensor& tensor)
{
    if (!tensor.requires_grad()) {
        return false;
    }
    const auto* view = torch::autograd::impl::get_view_autograd_meta(tensor);
    if (!view || !view->has_bw_view() || view->requires_grad_ || view->grad_fn_) {
        return true;
    }
    using torch::autograd::CreationMeta;
    const CreationMeta made = view->get_creation_meta();
    return made != CreationMeta::NO_GRAD_MODE && made != CreationMeta::INFERENCE_MODE;
}

at::Tensor baseOf(const at::Tensor& tensor)
{
    const auto* view = torch::autograd::impl::get_view_autograd_meta(tensor);
    return view && view->has_bw_view() ? view->get_backward_view().base_ : at::Tensor();
}

void ignoreMissingGradients()
{
#if TORCH_VERSION_MAJOR >= 2
    torch::autograd::setAutogradFallbackMode(torch::autograd::AutogradFallbackMode::Nothing);
#endif
}

} // namespace scalescope::engine
