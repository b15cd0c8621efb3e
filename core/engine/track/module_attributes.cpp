// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/track/module_attributes.h"

#include "core/engine/capture/module_scopes.h"

namespace scalescope::engine {

ModuleAttributes::ModuleAttributes(const torch::jit::Module& module)
{
    for (const auto& owner : module.named_modules()) {
        const auto type = owner.value.type();
        const std::string prefix = owner.name.empty() ? "" : owner.name + ".";
        for (std::size_t i = 0; i < type->numAttributes(); ++i) {
            const c10::IValue value = owner.value._ivalue()->getSlot(i);
            if (value.isTensor() && value.toTensor().defined()) {
                m_attributes.try_emplace(value.toTensor().unsafeGetTensorImpl(),
                                         ModuleAttribute{prefix + type->getAttributeName(i), owner.name,
                                                         className(*type), type->is_parameter(i)});
            }
        }
    }
}

const ModuleAttribute* ModuleAttributes::find(const at::Tensor& tensor) const
{
    const auto found = m_attributes.find(tensor.unsafeGetTensorImpl());
    return found == m_attributes.end() ? nullptr : &found->second;
}

} // namespace scalescope::engine
