// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/exported/input_rules.h"
#include "core/job/model_info.h"
#include "core/job/spec.h"

#include <cstddef>
#include <string>
#include <torch/script.h>
#include <vector>

namespace scalescope::engine {

/// SPECs that an argument of a method could be given, best first, found without running it: tensors have the
/// shape that the first layer they reach wants, dictionaries the keys that the code reads, numbers and texts
/// the values that the code compares them with. Empty where the type has no SPEC. `argument` counts without
/// self.
std::vector<job::Spec> guessArgument(const torch::jit::Module& module, const torch::jit::Method& method,
                                     std::size_t argument);

/// What the rules say of one of their tensors.
job::TakenTensor takenTensor(const exported::InputRules::Tensor& rule, const exported::InputRules& rules);

/// A SPEC for an argument, a guess, with the dtypes and the sizes that the model was exported with, where
/// they are known. Whole numbers that the guess does not bound are 0 and 1, which most indices and classes
/// may be.
std::string fittedSuggestion(std::string guess, std::size_t argument, const exported::InputRules& rules);

} // namespace scalescope::engine
