// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/message/message.h"

#include <torch/script.h>

namespace scalescope::engine {

/// What is wrong with a loaded module's attributes ("its attribute fc.weight is not of type Tensor"), or
/// nothing: libtorch puts what a pickle holds into an attribute without a look at the attribute's type.
/// Throws what libtorch throws about the indices of a sparse tensor.
message::Clause attributeProblem(const torch::jit::Module& module);

} // namespace scalescope::engine
