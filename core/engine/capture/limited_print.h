// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <ATen/core/stack.h>

namespace scalescope::engine {

/// `print`, libtorch's operation of prim::Print, until limitPrints' limit is reached; from then on a print is
/// counted by its arguments and not formatted: libtorch formats a tensor whole before anything is asked.
torch::jit::Operation limitedPrint(torch::jit::Operation print);

} // namespace scalescope::engine
