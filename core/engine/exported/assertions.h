// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/exported/operator_calls.h"

namespace scalescope::engine::exported {

/// Whether an operation only checks a number that a run computes: torch._check, and the bounds that an export
/// gives to sizes that depend on values.
bool isAssertion(const std::string& target);

/// Puts it into the graph of `calls` as what TorchScript makes of assert: an exception with its message.
void writeAssertion(torch::jit::Graph& graph, OperatorCalls& calls, const Operation& operation);

} // namespace scalescope::engine::exported
