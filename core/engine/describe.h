// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/job/model_info.h"

#include <string>
#include <torch/script.h>

namespace scalescope::engine {

/// Methods with their arguments' types, modules, parameters, buffers, operators.
job::ModelInfo describe(const torch::jit::Module& module, const std::string& file);

} // namespace scalescope::engine
