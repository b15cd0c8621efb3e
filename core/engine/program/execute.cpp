// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/engine/compat/warnings.h"
#include "core/engine/program/replay.h"
#include "core/engine/values/errors.h"
#include "core/engine/values/sparse_indices.h"
#include "core/message/say_program.h"

#include <ATen/core/List.h>
#include <ATen/core/ivalue.h>
#include <ATen/detail/CUDAHooksInterface.h>

namespace scalescope::engine {

namespace {

using c10::IValue;
using torch::jit::Stack;

void getAttribute(const Instruction& instruction, Stack& stack)
{
    const auto object = torch::jit::pop(stack).toObject();
    torch::jit::push(stack, object->getAttr(instruction.name));
}

void setAttribute(const Instruction& instruction, Stack& stack)
{
    IValue value = torch::jit::pop(stack);
    const auto object = torch::jit::pop(stack).toObject();
    object->setAttr(instruction.name, std::move(value));
}

/// Takes the last values off the stack, in order.
std::vector<IValue> take(Stack& stack, std::size_t count)
{
    const auto first = stack.end() - static_cast<std::ptrdiff_t>(count);
    std::vector<IValue> values(std::make_move_iterator(first), std::make_move_iterator(stack.end()));
    stack.erase(first, stack.end());
    return values;
}

void constructTuple(const Instruction& instruction, Stack& stack, std::size_t inputs)
{
    const auto type = instruction.type ? instruction.type->cast<c10::TupleType>() : nullptr;
    std::vector<IValue> elements = take(stack, inputs);
    if (type && type->name()) {
        stack.emplace_back(c10::ivalue::Tuple::createNamed(std::move(elements), type));
    } else {
        stack.emplace_back(c10::ivalue::Tuple::create(std::move(elements)));
    }
}

void unpackTuple(Stack& stack)
{
    const auto tuple = torch::jit::pop(stack).toTuple();
    stack.insert(stack.end(), tuple->elements().begin(), tuple->elements().end());
}

void sliceTuple(const Instruction& instruction, Stack& stack)
{
    const auto tuple = torch::jit::pop(stack).toTuple();
    const auto first = tuple->elements().begin();
    stack.emplace_back(
        c10::ivalue::Tuple::create(std::vector<IValue>(first + instruction.begin, first + instruction.end)));
}

void constructList(const Instruction& instruction, Stack& stack, std::size_t inputs)
{
    c10::impl::GenericList list(instruction.type->expectRef<c10::ListType>().getElementType());
    list.reserve(inputs);
    for (IValue& element : take(stack, inputs)) {
        list.push_back(std::move(element));
    }
    stack.emplace_back(std::move(list));
}

void unpackList(const Instruction& instruction, Stack& stack)
{
    const IValue list = torch::jit::pop(stack);
    const auto elements = list.toListRef();
    if (elements.size() != instruction.outputs) { // in libtorch's words, as its interpreter has them
        throw std::runtime_error("expected a list of " + std::to_string(instruction.outputs) +
                                 " elements but it has " + std::to_string(elements.size()));
    }
    stack.insert(stack.end(), elements.begin(), elements.end());
}

void constructDict(const Instruction& instruction, Stack& stack, std::size_t inputs)
{
    const auto& type = instruction.type->expectRef<c10::DictType>();
    c10::impl::GenericDict dict(type.getKeyType(), type.getValueType());
    dict.reserve(inputs / 2);
    std::vector<IValue> elements = take(stack, inputs);
    for (std::size_t i = 0; i + 1 < elements.size(); i += 2) {
        dict.insert_or_assign(elements[i], elements[i + 1]);
    }
    stack.emplace_back(std::move(dict));
}

void createObject(const Instruction& instruction, Stack& stack)
{
    const auto type = instruction.type->expect<c10::ClassType>();
    stack.emplace_back(c10::ivalue::Object::create(c10::StrongTypePtr(type->compilation_unit(), type),
                                                   type->numAttributes()));
}

void checkInstance(const Instruction& instruction, Stack& stack)
{
    const auto type = torch::jit::pop(stack).type();
    const auto fits = [&type](const c10::TypePtr& candidate) { return type->isSubtypeOf(*candidate); };
    stack.emplace_back(std::any_of(instruction.types.begin(), instruction.types.end(), fits));
}

void warn(const Instruction& instruction, Stack& stack, std::size_t inputs)
{
    const std::vector<IValue> said = take(stack, inputs);
    const graph::SourceLocation& place = instruction.location;
    warnByModel(said.front().toStringRef(), place.file, static_cast<std::uint32_t>(place.line));
}

void wrapFuture(const Instruction& instruction, Stack& stack)
{
    IValue result = torch::jit::pop(stack);
    auto future = c10::make_intrusive<c10::ivalue::Future>(instruction.type);
    future->markCompleted(std::move(result));
    torch::jit::push(stack, IValue(std::move(future)));
}

void waitForFuture(Stack& stack)
{
    const auto future = torch::jit::pop(stack).toFuture();
    future->waitAndThrow();
    torch::jit::push(stack, future->value());
}

void callOperation(const Instruction& instruction, Stack& stack, std::size_t inputs)
{
    if (instruction.namesTensors) { // what a container holds was looked at when it came
        checkOperands(instruction.schema, stack, inputs);
    }
    if (instruction.variadic) {
        torch::jit::push(stack, static_cast<std::int64_t>(inputs));
    }
    // An Operation's call is not const, though it changes nothing.
    const_cast<torch::jit::Operation&>(instruction.operation)(stack); // NOLINT
    if (instruction.namesTensors) {
        noteResults(stack, instruction.outputs);
    }
}

/// Executes an instruction: takes its inputs from the end of the stack and leaves its outputs there. Throws
/// whatever the operator throws.
void execute(const Instruction& instruction, Stack& stack, std::size_t inputs)
{
    switch (instruction.kind) {
    case StepKind::Operator:
        return callOperation(instruction, stack, inputs);
    case StepKind::Constant:
        return torch::jit::push(stack, instruction.payload);
    case StepKind::GetAttribute:
        return getAttribute(instruction, stack);
    case StepKind::SetAttribute:
        return setAttribute(instruction, stack);
    case StepKind::TupleConstruct:
        return constructTuple(instruction, stack, inputs);
    case StepKind::TupleUnpack:
        return unpackTuple(stack);
    case StepKind::TupleSlice:
        return sliceTuple(instruction, stack);
    case StepKind::ListConstruct:
        return constructList(instruction, stack, inputs);
    case StepKind::ListUnpack:
        return unpackList(instruction, stack);
    case StepKind::DictConstruct:
        return constructDict(instruction, stack, inputs);
    case StepKind::CreateObject:
        return createObject(instruction, stack);
    case StepKind::IsInstance:
        return checkInstance(instruction, stack);
    case StepKind::Identity:
    case StepKind::Raise: // by executeStep()
        return;
    case StepKind::Warn:
        return warn(instruction, stack, inputs);
    case StepKind::Future:
        return wrapFuture(instruction, stack);
    case StepKind::Wait:
        return waitForFuture(stack);
    case StepKind::EnterModule:
    case StepKind::LeaveModule:
    case StepKind::EnterFunction:
    case StepKind::LeaveFunction:
        return torch::jit::drop(stack, inputs);
    }
}

/// "in encoder.linear1 at model.py line 12", as much of it as is known.
message::Clause placeOf(const Step& step)
{
    const std::string path = step.scope ? step.scope->path : std::string();
    const graph::SourceLocation& location = step.instruction->location;
    if (location.line <= 0) {
        return path.empty() ? message::Clause() : say::inModule(path);
    }
    return path.empty() ? say::atLine(location.file, location.line)
                        : say::inModuleAtLine(path, location.file, location.line);
}

[[noreturn]] void failOperator(const Step& step, const message::Clause& why, RunFailure::Cause cause)
{
    const message::Clause place = placeOf(step);
    const std::string& target = step.instruction->target;
    Error error = errorOf(place ? say::modelFailedAt(place, target, why) : say::modelFailed(target, why));
    if (cause == RunFailure::Cause::OutOfMemory)
        error.status = ExitStatus::Stopped;
    throw RunFailure(std::move(error), cause, step.instruction->location, why);
}

/// The model raises: a text, and a class where the file says so ("builtins.ValueError").
[[noreturn]] void raise(const Step& step, Stack& stack, std::size_t inputs)
{
    const IValue last = inputs > 1 ? torch::jit::pop(stack) : IValue();
    const std::string qualified = last.isString() ? last.toStringRef() : std::string();
    const std::string exceptionClass = qualified.substr(qualified.rfind('.') + 1);
    const IValue raised = torch::jit::pop(stack);
    const std::string text = raisedText(raised.isString() ? raised.toStringRef() : std::string());
    const message::Clause kind = exceptionClass.empty() ? say::anException() : say::verbatim(exceptionClass);
    const message::Clause place = placeOf(step);
    const message::Clause what = place ? say::exceptionAt(kind, place) : kind;
    throw RunFailure(errorOf(text.empty() ? say::modelRaised(what) : say::modelRaisedSaying(what, text)),
                     RunFailure::Cause::RaisedByModel, step.instruction->location,
                     text.empty() ? kind : say::verbatim(text));
}

/// A card computes later than it is asked to: what goes wrong there is said of the step that asked for it.
void waitForCard(const torch::jit::Stack& results)
{
    for (const c10::IValue& result : results)
        if (result.isTensor() && result.toTensor().defined() && result.toTensor().is_cuda())
            return at::detail::getCUDAHooks().deviceSynchronize(result.toTensor().device().index());
}

} // namespace

void executeStep(const Step& step, torch::jit::Stack& stack, std::size_t inputs)
{
    if (step.instruction->kind == StepKind::Raise)
        raise(step, stack, inputs);
    try {
        execute(*step.instruction, stack, inputs);
        if (step.instruction->kind == StepKind::Operator)
            waitForCard(stack);
    } catch (const std::exception& error) {
        failOperator(step, errorClause(error),
                     isOutOfMemory(error) ? RunFailure::Cause::OutOfMemory : RunFailure::Cause::Operator);
    } catch (...) {
        failOperator(step, say::unknownException(), RunFailure::Cause::Operator);
    }
}

} // namespace scalescope::engine
