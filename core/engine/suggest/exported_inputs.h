// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/exported/input_rules.h"
#include "core/job/model_info.h"

#include <cstddef>
#include <string>

namespace scalescope::engine {

/// What the rules say of one of their tensors.
job::TakenTensor takenTensor(const exported::InputRules::Tensor& rule, const exported::InputRules& rules);

/// A SPEC for an argument, a guess, with the dtypes and the sizes that the model was exported with, where
/// they are known. Whole numbers that the guess does not bound are 0 and 1, which most indices and classes
/// may be.
std::string fittedSuggestion(std::string guess, std::size_t argument, const exported::InputRules& rules);

} // namespace scalescope::engine
