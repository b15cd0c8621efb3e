// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <torch/script.h>

namespace scalescope::engine {

/// Operators of all methods with the number of their calls as the code is written: a submodule's or
/// function's calls count once for each place that calls it, a loop's body once. A method that another method
/// calls is counted there.
std::map<std::string, std::int64_t> countOperators(const torch::jit::Module& module);

} // namespace scalescope::engine
