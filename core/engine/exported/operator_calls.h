// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/exported/lowered_program.h"

#include <functional>
#include <set>
#include <string>
#include <torch/csrc/jit/ir/ir.h>
#include <vector>

namespace scalescope::engine::exported {

/// Puts calls of operators into a graph where it inserts now, as the interpreter of TorchScript takes them:
/// their arguments in the schema's order, with what an export leaves out.
class OperatorCalls
{
public:
    /// What stands for a value of the program in the graph.
    using ValueOf = std::function<torch::jit::Value*(const Operand::Value& value)>;

    /// Both have to outlive this. Operators that are not there are added to `missing`.
    OperatorCalls(torch::jit::Graph& graph, std::set<std::string>& missing, ValueOf valueOf)
        : m_graph(graph), m_missing(missing), m_valueOf(std::move(valueOf))
    {
    }

    /// Calls it; gives what it makes, in the order of the operation's outputs, lists taken apart. Null for
    /// what is no value. Throws ClauseError where an argument is none of the operator's.
    std::vector<torch::jit::Value*> call(const Operation& operation);

    /// A value, a constant or a list of such, as it is where nothing is known of what it is for.
    torch::jit::Value* valueOf(const Operand& operand);

    /// Calls an operator of TorchScript, by the types of what it is given, as its compiler does it.
    torch::jit::Value* insert(const std::string& target, const std::vector<torch::jit::Value*>& inputs);
    /// A value as what If and Loop take.
    torch::jit::Value* asCondition(torch::jit::Value* value);

    /// Operators of the export alone, which check what the inputs' rules have checked: nothing is computed.
    static bool isGuard(const std::string& target);

private:
    using Values = std::vector<torch::jit::Value*>;

    Values callSymbolic(const Operation& operation);
    Values callOperator(const Operation& operation, const c10::OperatorName& name);
    torch::jit::Value* argument(const Operand& operand, const c10::TypePtr& type);
    torch::jit::Value* listArgument(const Operand::List& items, const c10::TypePtr& type);
    torch::jit::Value* constant(const Argument& value, const c10::TypePtr& type);
    torch::jit::Node* matched(const Operation& operation, const c10::FunctionSchema& schema, Values inputs);
    torch::jit::Value* asNumber(torch::jit::Value* value, ValueName::Sort sort);
    Values takeApart(const Operation& operation, const Values& made);

    torch::jit::Graph& m_graph;
    std::set<std::string>& m_missing;
    ValueOf m_valueOf;
};

/// The type of a value of that sort in a graph.
c10::TypePtr typeOf(ValueName::Sort sort);

/// Whether an operation only checks a number that a run computes: torch._check, and the bounds that an export
/// gives to sizes that depend on values.
bool isAssertion(const std::string& target);

/// Puts it into the graph of `calls` as what TorchScript makes of assert: an exception with its message.
void writeAssertion(torch::jit::Graph& graph, OperatorCalls& calls, const Operation& operation);

} // namespace scalescope::engine::exported
