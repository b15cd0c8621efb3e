// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <torch/script.h>
#include <vector>

namespace scalescope::engine {

/// Operators whose mode, training or not, is written out in the model's code, as in a trace, and is another
/// than the mode that is asked for: the attribute `training` does not reach them. "aten::dropout"; sorted.
std::vector<std::string> operatorsOfOtherMode(const torch::jit::Module& module, bool training);

} // namespace scalescope::engine
