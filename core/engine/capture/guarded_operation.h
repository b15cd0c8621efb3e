// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <ATen/core/stack.h>
#include <torch/csrc/jit/ir/ir.h>

namespace scalescope::engine {

/// The operation of a node; for a division of whole numbers one that raises where libtorch's would end the
/// process with an arithmetic signal (a remainder by zero, the least number divided by -1); for a print one
/// that keeps the limit of prints (limitedPrint).
torch::jit::Operation guardedOperation(const torch::jit::Node& node, torch::jit::Operation operation);

} // namespace scalescope::engine
