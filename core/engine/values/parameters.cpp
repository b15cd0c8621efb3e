// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/values/parameters.h"

#include <unordered_set>

namespace scalescope::engine {

void forEachParameter(const torch::jit::Module& module,
                      const std::function<void(const std::string& name, const at::Tensor& parameter)>& visit)
{
    std::unordered_set<const c10::TensorImpl*> seen;
    for (const auto& parameter : module.named_parameters()) {
        if (seen.insert(parameter.value.unsafeGetTensorImpl()).second) {
            visit(parameter.name, parameter.value);
        }
    }
}

} // namespace scalescope::engine
