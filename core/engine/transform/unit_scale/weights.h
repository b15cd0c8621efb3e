// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <torch/script.h>

#include <string>
#include <vector>

namespace scalescope::engine::unit_scaling {

/// Stage 5, on a freshly loaded model: weights of Linear and Embedding modules are divided by their
/// (unbiased) standard deviation, their biases become zero. A weight that several modules share is divided
/// once; one of a single element, and one without spread, stays. Other parameters stay. The names of the
/// weights that were divided.
std::vector<std::string> rescaleWeights(torch::jit::Module& module);

} // namespace scalescope::engine::unit_scaling
