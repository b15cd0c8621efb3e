// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/job/spec.h"

#include <torch/script.h>

#include <vector>

namespace scalescope::engine {

/// SPECs that an argument of a method could be given, best first, found without running it: tensors have the
/// shape that the first layer they reach wants, dictionaries the keys that the code reads, numbers and texts
/// the values that the code compares them with. Empty where the type has no SPEC. `argument` counts without
/// self.
std::vector<job::Spec> guessArgument(const torch::jit::Module& module, const torch::jit::Method& method,
                                     std::size_t argument);

} // namespace scalescope::engine
