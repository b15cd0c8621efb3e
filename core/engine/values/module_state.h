// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <torch/script.h>

namespace scalescope::engine {

/// Visits each parameter once, however many modules share it, by its first name.
void forEachParameter(const torch::jit::Module& module,
                      const std::function<void(const std::string& name, const at::Tensor& parameter)>& visit);

/// What a run may change in a model, as a text that is another where it did: which tensors and objects its
/// attributes are, how often each tensor was written to, and plain values. Values themselves are not looked
/// at. It means nothing for another load of the model.
std::string stateOf(const torch::jit::Module& module);

} // namespace scalescope::engine
