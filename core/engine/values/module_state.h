// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <torch/script.h>

#include <string>

namespace scalescope::engine {

/// What a run may change in a model, as a text that is another where it did: which tensors and objects its
/// attributes are, how often each tensor was written to, and plain values. Values themselves are not looked
/// at. It means nothing for another load of the model.
std::string stateOf(const torch::jit::Module& module);

} // namespace scalescope::engine
