// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <torch/script.h>
#include <vector>

namespace scalescope::engine {

/// Operators of all methods with the number of their calls as the code is written: a submodule's or
/// function's calls count once for each place that calls it, a loop's body once. A method that another method
/// calls is counted there.
std::map<std::string, std::int64_t> countOperators(const torch::jit::Module& module);

/// Operators whose mode, training or not, is written out in the model's code, as in a trace, and is another
/// than the mode that is asked for: the attribute `training` does not reach them. "aten::dropout"; sorted.
std::vector<std::string> operatorsOfOtherMode(const torch::jit::Module& module, bool training);

/// Makes the code compute on `device` where it names the CPU or a CUDA card, as traces and exports do, which
/// keep where they were made. Constants of the code and tensors that are plain attributes go there too;
/// parameters and buffers are left where they are.
void computeOn(torch::jit::Module& module, const at::Device& device);

} // namespace scalescope::engine
