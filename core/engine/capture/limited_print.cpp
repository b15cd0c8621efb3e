// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/capture/limited_print.h"

#include "core/engine/capture/print_limit.h"

#include <ATen/core/ivalue.h>

#include <algorithm>
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

} // namespace

torch::jit::Operation limitedPrint(torch::jit::Operation print)
{
    return [print = std::move(print)](torch::jit::Stack& stack) mutable {
        if (printsReachedLimit())
            leaveOutPrint(stack);
        else
            print(stack);
    };
}

} // namespace scalescope::engine
