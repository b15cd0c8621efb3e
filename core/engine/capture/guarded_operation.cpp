// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/capture/prepared_graph.h"

#include "core/engine/capture/print_limit.h"
#include "core/engine/values/errors.h"
#include "core/message/say_program.h"

#include <ATen/core/ivalue.h>
#include <algorithm>
#include <cstdint>
#include <limits>
#include <utility>

namespace scalescope::engine {

namespace {

/// Adds the ends of lines inside `value`'s text and the tensors in it.
void count(const c10::IValue& value, PrintsLeftOut& counted)
{
    if (value.isTensor()) {
        ++counted.tensors;
    } else if (value.isString()) {
        const std::string& text = value.toStringRef();
        counted.lines += static_cast<std::uint64_t>(std::count(text.begin(), text.end(), '\n'));
    } else if (value.isList() && !value.isIntList() && !value.isDoubleList() && !value.isBoolList()) {
        for (const c10::IValue& element : value.toListRef())
            count(element, counted);
    } else if (value.isTuple()) {
        for (const c10::IValue& element : value.toTupleRef().elements())
            count(element, counted);
    } else if (value.isGenericDict()) {
        for (const auto& entry : value.toGenericDict()) {
            count(entry.key(), counted);
            count(entry.value(), counted);
        }
    }
}

/// Takes the arguments of a print and their number off the stack.
void leaveOutPrint(torch::jit::Stack& stack)
{
    const auto arguments = static_cast<std::size_t>(torch::jit::pop(stack).toInt());
    PrintsLeftOut counted;
    bool isText = arguments == 0;
    for (const c10::IValue& argument : torch::jit::last(stack, arguments)) {
        count(argument, counted);
        isText = isText || !argument.isTensor();
    }
    counted.lines += isText ? 1 : 0;
    torch::jit::drop(stack, arguments);
    leaveOut(counted);
}

/// `print`, libtorch's operation of prim::Print, until limitPrints' limit is reached; from then on a print is
/// counted by its arguments and not formatted: libtorch formats a tensor whole before anything is asked.
torch::jit::Operation limitedPrint(torch::jit::Operation print)
{
    return [print = std::move(print)](torch::jit::Stack& stack) mutable {
        if (printsReachedLimit())
            leaveOutPrint(stack);
        else
            print(stack);
    };
}

bool dividesWholeNumbers(const torch::jit::Node& node)
{
    static const auto remainder = c10::Symbol::fromQualString("aten::remainder");
    static const auto floorDivision = c10::Symbol::fromQualString("aten::floordiv");
    static const auto both = c10::Symbol::fromQualString("aten::divmod");
    const auto kind = node.kind();
    return (kind == remainder || kind == floorDivision || kind == both) && node.inputs().size() == 2 &&
           node.input(0)->type()->kind() == c10::TypeKind::IntType &&
           node.input(1)->type()->kind() == c10::TypeKind::IntType;
}

void checkDivision(const torch::jit::Stack& stack)
{
    const std::int64_t dividend = stack[stack.size() - 2].toInt();
    const std::int64_t divisor = stack[stack.size() - 1].toInt();
    if (divisor == 0)
        throw ClauseError(say::dividedByZero());
    if (divisor == -1 && dividend == std::numeric_limits<std::int64_t>::min())
        throw ClauseError(say::leastDivided());
}

} // namespace

torch::jit::Operation guardedOperation(const torch::jit::Node& node, torch::jit::Operation operation)
{
    if (node.kind() == c10::prim::Print)
        return limitedPrint(std::move(operation));
    if (!dividesWholeNumbers(node))
        return operation;
    return [operation = std::move(operation)](torch::jit::Stack& stack) mutable {
        checkDivision(stack);
        operation(stack);
    };
}

} // namespace scalescope::engine
