// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/compat/autograd_node.h"

#include <torch/version.h>
#if TORCH_VERSION_MAJOR >= 2
#include <torch/csrc/autograd/autograd_not_implemented_fallback.h>
#endif

namespace scalescope::engine {

void ignoreMissingGradients()
{
#if TORCH_VERSION_MAJOR >= 2
    torch::autograd::setAutogradFallbackMode(torch::autograd::AutogradFallbackMode::Nothing);
#endif
}

} // namespace scalescope::engine
