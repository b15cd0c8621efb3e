// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <torch/script.h>

namespace scalescope::engine {

/// A SPEC that could fit an argument of a method: a tensor's from the first layer that it reaches (a Linear's
/// width, an Embedding's rows, a convolution's channels), other types' from the type alone. Empty where
/// nothing can be guessed. `argument` counts without self.
std::string suggestInput(const torch::jit::Module& module, const torch::jit::Method& method,
                         std::size_t argument);

} // namespace scalescope::engine
