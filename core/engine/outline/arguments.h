// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/outline/collector.h"
#include "core/engine/outline/value.h"

namespace scalescope::engine::outline {

/// The arguments of an operator's call: tensors as nodes, a list where there are several or they are
/// alternatives, constants as Python would write them. What depends on the run is left out.
std::vector<graph::Argument> describeArguments(const c10::FunctionSchema* schema,
                                               const std::vector<ValuePtr>& inputs, Collector& collector);

/// The tensors that a value is or holds, each once, at most mostElements. Reads them.
std::vector<graph::NodeId> nodesIn(Value& value, Collector& collector);

} // namespace scalescope::engine::outline
