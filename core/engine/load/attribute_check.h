// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <torch/script.h>

namespace scalescope::engine {

/// What is wrong with a loaded module's attributes, as a clause ("its attribute fc.weight is no Tensor"), or
/// nothing: libtorch puts what a pickle holds into an attribute without a look at the attribute's type.
/// Throws what libtorch throws about the indices of a sparse tensor.
std::string attributeProblem(const torch::jit::Module& module);

} // namespace scalescope::engine
