// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/graph.h"

#include <torch/script.h>

namespace scalescope::engine {

/// Gives the node of a tensor.
using NodeOf = std::function<graph::NodeId(const at::Tensor&)>;

/// The arguments of an operator call as the graph keeps them: tensors as nodes, lists nested, constants as
/// Python would write them. `schema` names them; null where there is none.
std::vector<graph::Argument> describeArguments(const c10::FunctionSchema* schema,
                                               c10::ArrayRef<c10::IValue> values, const NodeOf& nodeOf);

} // namespace scalescope::engine
