// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <torch/script.h>

#include <string>

namespace scalescope::engine {

/// "Linear" of `__torch__.torch.nn.modules.linear.___torch_mangle_3.Linear`; empty for types without a name.
std::string className(const c10::Type& type);

} // namespace scalescope::engine
