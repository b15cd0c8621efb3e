// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/program/program.h"
#include "core/engine/track/module_calls.h"
#include "core/engine/track/node_sink.h"
#include "core/engine/track/tensor_table.h"
#include "core/graph/graph.h"

#include <cstdint>
#include <string>
#include <torch/script.h>
#include <unordered_map>

namespace scalescope::engine {

/// Gives each node a name that no other has: "linear", "linear_1", "linear_2".
class UniqueNames
{
public:
    /// The wanted name, or the first free one that begins with it.
    std::string nameFor(const std::string& wanted);

private:
    std::unordered_map<std::string, int> m_names; ///< and the last number behind each
};

// Nodes as far as their origin says what they are: name, place and provenance. Their names may be others'.

/// A tensor input: "x", "batch.ids".
graph::Node inputNode(const std::string& path);
graph::Node attributeNode(const ModuleAttribute& attribute);
/// The tensor that was found as the `number`th of unknown origin.
graph::Node constantNode(std::int64_t number);
/// One of the results of an operator's call.
graph::Node resultNode(const Step& step, int index);
/// The new content of a tensor whose memory was written through another one. `write` is null where nobody
/// knows by whom.
graph::Node rewrittenNode(const ObservedNode& before, const Write* write);
/// A tensor of the method's result, whose path is empty where it is the result itself.
graph::Node outputNode(const std::string& path);

/// Gives the node of a tensor.
using NodeOf = std::function<graph::NodeId(const at::Tensor&)>;

/// The arguments of an operator call as the graph keeps them: tensors as nodes, lists nested, constants as
/// Python would write them. `schema` names them; null where there is none.
std::vector<graph::Argument> describeArguments(const c10::FunctionSchema* schema,
                                               c10::ArrayRef<c10::IValue> values, const NodeOf& nodeOf);

} // namespace scalescope::engine
