// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/exported/operator_calls.h"

#include "core/message/say_exported.h"

#include <algorithm>

namespace scalescope::engine::exported {

namespace {

using torch::jit::Value;

constexpr std::string_view assertScalar = "torch.ops.aten._assert_scalar.";
constexpr std::string_view constrainRange = "torch.ops.aten.sym_constrain_range";

const Operand* inputNamed(const Operation& operation, std::string_view name)
{
    const auto found =
        std::ranges::find(operation.inputs, name, [](const auto& input) { return input.first; });
    return found == operation.inputs.end() ? nullptr : &found->second;
}

const Operand& operandOf(const Operation& operation, std::string_view name)
{
    const Operand* found = inputNamed(operation, name);
    if (found == nullptr)
        throw ClauseError(say::programNotAsWritten(operation.node->target));
    return *found;
}

/// Null where it is none or no constant of the type.
template <typename T>
const T* constantOf(const Operand* operand)
{
    const auto* constant = operand == nullptr ? nullptr : std::get_if<Argument>(&operand->content);
    return constant == nullptr ? nullptr : constant->as<T>();
}

void raiseUnless(torch::jit::Graph& graph, OperatorCalls& calls, Value* holds, const std::string& message)
{
    torch::jit::Node* node = graph.insertNode(graph.create(torch::jit::prim::If, {holds}, 0));
    node->addBlock();
    const torch::jit::WithInsertPoint inside(node->addBlock());
    calls.insert("prim::RaiseException", {graph.insertConstant(message)});
}

} // namespace

bool isAssertion(const std::string& target)
{
    return target.starts_with(assertScalar) || target.starts_with(constrainRange);
}

void writeAssertion(torch::jit::Graph& graph, OperatorCalls& calls, const Operation& operation)
{
    if (operation.node->target.starts_with(assertScalar)) {
        Value* holds = calls.asCondition(calls.valueOf(operandOf(operation, "self")));
        const auto* message = constantOf<std::string>(inputNamed(operation, "assert_msg"));
        return raiseUnless(graph, calls, holds, message == nullptr ? "Runtime assertion failed" : *message);
    }
    Value* size = calls.valueOf(operandOf(operation, "size"));
    const auto check = [&](const char* bound, const char* comparison, const std::string& words) {
        if (const auto* number = constantOf<std::int64_t>(inputNamed(operation, bound)))
            raiseUnless(graph, calls, calls.insert(comparison, {size, graph.insertConstant(*number)}),
                        "Runtime assertion failed: a size must be " + words + " " + std::to_string(*number));
    };
    check("min", "aten::ge", "at least");
    check("max", "aten::le", "at most");
}

} // namespace scalescope::engine::exported
