// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/job/model_info.h"
#include "core/job/spec.h"

#include <optional>
#include <torch/script.h>

namespace scalescope::engine {

/// A TorchScript type taken apart.
job::TypeInfo typeInfo(const c10::TypePtr& type);

/// As job::TypeInfo has it.
job::TypeKind typeKind(const c10::Type& type);
/// The type as a user reads it: "Optional[Dict[str, Tensor]]".
std::string typeText(const c10::TypePtr& type);

/// A SPEC that a value of the type could be written as: "[randn:[8], 1.0]". Empty where there is none.
std::string exampleSpec(const c10::TypePtr& type);

/// A value as a SPEC literal; nothing where there is no such literal (a class instance, a tensor of several
/// elements).
std::optional<job::Spec> specOf(const c10::IValue& value);

} // namespace scalescope::engine
