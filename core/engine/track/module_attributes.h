// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <torch/script.h>

#include <string>
#include <unordered_map>

namespace scalescope::engine {

/// A parameter or buffer of a module.
struct ModuleAttribute
{
    std::string name; ///< "layers.0.weight"
    std::string module;
    std::string moduleType;
    bool isParameter;
};

/// The parameters and buffers of the module that runs and of those inside it, by the tensors' own objects.
class ModuleAttributes
{
public:
    /// The module has to outlive this.
    explicit ModuleAttributes(const torch::jit::Module& module);

    /// The attribute that a tensor is, or null. Of several the first.
    [[nodiscard]] const ModuleAttribute* find(const at::Tensor& tensor) const;

private:
    std::unordered_map<const c10::TensorImpl*, ModuleAttribute> m_attributes;
};

} // namespace scalescope::engine
