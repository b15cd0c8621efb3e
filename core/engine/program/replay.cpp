// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/program/replay.h"

#include "core/engine/program/model_failure.h"

#include <algorithm>
#include <stdexcept>
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

} // namespace

void ProgramRecorder::beforeStep(const Step& /*step*/, c10::ArrayRef<c10::IValue> /*inputs*/) {}

void ProgramRecorder::afterStep(const Step& step, c10::ArrayRef<c10::IValue> /*outputs*/)
{
    m_program.steps.push_back(step);
    for (const ValueId value : step.outputs) {
        m_program.values = std::max(m_program.values, value + 1);
    }
}

Program ProgramRecorder::take(std::vector<ValueId> inputs, ValueId result)
{
    for (const ValueId value : inputs) {
        m_program.values = std::max(m_program.values, value + 1);
    }
    m_program.inputs = std::move(inputs);
    m_program.result = result;
    return std::exchange(m_program, {});
}

c10::IValue replay(const Program& program, const torch::jit::Module& module,
                   std::vector<c10::IValue> arguments, StepObserver* observer)
{
    if (arguments.size() + 1 != program.inputs.size()) {
        throw std::invalid_argument("The program was recorded with " +
                                    std::to_string(program.inputs.size() - 1) + " inputs, not " +
                                    std::to_string(arguments.size()) + ".");
    }
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
