// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <torch/script.h>

#include <functional>
#include <string>

namespace scalescope::engine {

/// Visits each parameter once, however many modules share it, by its first name.
void forEachParameter(const torch::jit::Module& module,
                      const std::function<void(const std::string& name, const at::Tensor& parameter)>& visit);

} // namespace scalescope::engine
