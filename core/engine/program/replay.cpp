// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/program/replay.h"

#include "core/engine/compat/autocast.h"
#include "core/engine/values/errors.h"
#include "core/message/say_program.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace scalescope::engine {

namespace {

/// For each step, the values that nothing reads after it.
std::vector<std::vector<ValueId>> lastUses(const Program& program)
{
    std::vector<std::vector<ValueId>> result(program.steps.size());
    std::vector<bool> read(static_cast<std::size_t>(program.values), false);
    if (program.result != noValue) {
        read[static_cast<std::size_t>(program.result)] = true;
    }
    for (std::size_t i = program.steps.size(); i-- > 0;) {
        const auto note = [&](ValueId value) {
            auto flag = read[static_cast<std::size_t>(value)];
            if (!flag) {
                flag = true;
                result[i].push_back(value);
            }
        };
        std::for_each(program.steps[i].inputs.begin(), program.steps[i].inputs.end(), note);
        std::for_each(program.steps[i].outputs.begin(), program.steps[i].outputs.end(), note);
    }
    return result;
}

/// Whether a value is or may hold a tensor or an object.
bool isPlain(const c10::IValue& value)
{
    if (value.isList()) {
        const auto elements = value.toListRef();
        return std::all_of(elements.begin(), elements.end(), isPlain);
    }
    return value.isNone() || (value.isScalar() && !value.isComplexDouble()) || value.isString() ||
           value.isDevice();
}

ValueFacts factsOf(const c10::IValue& value)
{
    ValueFacts facts;
    if (value.isTensor() && value.toTensor().defined()) {
        const at::Tensor& tensor = value.toTensor();
        facts.kind = ValueFacts::Kind::Tensor;
        facts.type = tensor.scalar_type();
        facts.shape = tensor.sizes().vec();
        facts.requiresGrad = tensor.requires_grad();
        facts.isQuantized = tensor.is_quantized();
    } else if (isPlain(value)) {
        facts.kind = ValueFacts::Kind::Plain;
        // A list may be written to later on.
        facts.plain = value.isList() ? value.deepcopy() : value;
    }
    return facts;
}

} // namespace

void ProgramRecorder::beforeStep(const Step& step, c10::ArrayRef<c10::IValue> inputs)
{
    m_flow.beforeStep(step, inputs);
}

void ProgramRecorder::afterStep(const Step& step, c10::ArrayRef<c10::IValue> outputs)
{
    m_flow.afterStep(step, outputs);
    m_program.steps.push_back(step);
    for (std::size_t i = 0; i < step.outputs.size(); ++i) {
        noteFacts(step.outputs[i], outputs[i]);
    }
}

void ProgramRecorder::noteArguments(c10::ArrayRef<c10::IValue> arguments)
{
    m_arguments.clear();
    std::transform(arguments.begin(), arguments.end(), std::back_inserter(m_arguments), factsOf);
}

void ProgramRecorder::noteFacts(ValueId value, const c10::IValue& content)
{
    m_program.values = std::max(m_program.values, value + 1);
    m_program.facts.resize(static_cast<std::size_t>(m_program.values));
    m_program.facts[static_cast<std::size_t>(value)] = factsOf(content);
}

Program ProgramRecorder::take(std::vector<ValueId> inputs, ValueId result)
{
    for (const ValueId value : inputs) {
        m_program.values = std::max(m_program.values, value + 1);
    }
    m_program.facts.resize(static_cast<std::size_t>(m_program.values));
    for (std::size_t i = 0; i < m_arguments.size() && i + 1 < inputs.size(); ++i) {
        m_program.facts[static_cast<std::size_t>(inputs[i + 1])] = std::move(m_arguments[i]);
    }
    m_arguments.clear();
    m_program.inputs = std::move(inputs);
    m_program.result = result;
    m_program.flow = std::make_shared<const DataFlow>(m_flow.take(result));
    return std::exchange(m_program, {});
}

c10::IValue replay(const Program& program, const torch::jit::Module& module,
                   std::vector<c10::IValue> arguments, StepObserver* observer)
{
    if (arguments.size() + 1 != program.inputs.size()) {
        throw ClauseError(say::recordedWithInputs({std::ssize(program.inputs) - 1}, std::ssize(arguments)));
    }
    const AutocastBlocks autocast;
    std::vector<c10::IValue> values(static_cast<std::size_t>(program.values));
    const auto at = [&values](ValueId id) -> c10::IValue& { return values[static_cast<std::size_t>(id)]; };
    at(program.inputs[0]) = module._ivalue();
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        at(program.inputs[i + 1]) = std::move(arguments[i]);
    }
    const auto freed = lastUses(program);
    torch::jit::Stack stack;
    for (std::size_t i = 0; i < program.steps.size(); ++i) {
        const Step& step = program.steps[i];
        for (const ValueId id : step.inputs) {
            stack.push_back(at(id));
        }
        for (const ValueId id : freed[i]) {
            at(id) = {};
        }
        if (observer) {
            observer->beforeStep(step, stack);
        }
        executeStep(step, stack, step.inputs.size());
        if (observer) {
            observer->afterStep(step, stack);
        }
        for (std::size_t k = 0; k < step.outputs.size(); ++k) {
            at(step.outputs[k]) = std::move(stack[k]);
        }
        stack.clear();
        // What a step makes and nothing reads is freed at once.
        for (const ValueId id : freed[i]) {
            at(id) = {};
        }
    }
    return program.result == noValue ? c10::IValue() : at(program.result);
}

} // namespace scalescope::engine
