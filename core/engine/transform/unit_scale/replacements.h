// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/transform/unit_scale/rule.h"
#include "core/result.h"

#include <map>
#include <string>

namespace scalescope::engine::unit_scaling {

/// One entry of the user's dictionary: `--replace FROM=TO`.
struct Replacement
{
    /// An operator ("aten::relu", "relu", "torch.relu", a rule's name), a scripted function ("my_gelu",
    /// "package.my_gelu"), or a module's type ("MyGelu", "torch.nn.ReLU").
    std::string from;
    std::string to; ///< as it was written, for sentences
    /// The unit-scaled operator: "gelu", "gelu(mult=2)", "F.gelu", "unit_scaled::gelu", "aten::gelu"; null
    /// for `target`.
    const Rule* rule = nullptr;
    Options options;
    std::string target; ///< an operator without a rule, to be called as it is: "aten::sin", "mylib::gelu"
};

/// The dictionary of a job, where `extended` says whether operators with a namespace have the extended rules.
/// An unknown unit-scaled operator or option is a usage error.
Result<std::vector<Replacement>> parseReplacements(const std::map<std::string, std::string>& entries,
                                                   bool extended);

/// Whether `from` means the operator, which `rule` (or null) scales.
bool meansOperator(const Replacement& replacement, const std::string& target, const Rule* rule);

/// Whether `from` means a function or a class with this qualified name:
/// "__torch__.package.___torch_mangle_3.MyGelu".
bool meansName(const Replacement& replacement, const std::string& qualifiedName);

} // namespace scalescope::engine::unit_scaling
