// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/flow_program.h"

#include "core/engine/program/instructions.h"

#include <algorithm>
#include <stdexcept>

namespace scalescope::engine {

FlowProgram::FlowProgram(Program program) : m_program(std::move(program))
{
    if (!m_program.flow || m_program.flow->steps.size() != m_program.steps.size()) {
        throw std::runtime_error("the program was recorded without its data flow");
    }
    const auto flow = std::exchange(m_program.flow, nullptr);
    m_values = flow->values;
    m_values.resize(static_cast<std::size_t>(m_program.values));
    m_program.result = flow->result;
    m_originals = static_cast<StepId>(m_program.steps.size());
    for (std::size_t i = 0; i < m_program.steps.size(); ++i) {
        const StepFlow& read = flow->steps[i];
        Line line{std::move(m_program.steps[i]), read.containers, read.after, read.writesShared, false,
                  static_cast<StepId>(i)};
        for (std::size_t k = 0; k < read.tensors.size(); ++k) {
            line.step.inputs[k] = read.tensors[k] == noValue ? line.step.inputs[k] : read.tensors[k];
        }
        m_lines.push_back(std::move(line));
        noteUses(static_cast<StepId>(i));
    }
    m_program.steps.clear();
    m_before.resize(m_lines.size());
    m_after.resize(m_lines.size());
}

void FlowProgram::noteUses(StepId id)
{
    const Line& line = at(id);
    if (isMark(line.step.instruction->kind)) {
        return;
    }
    m_uses.resize(std::max(m_uses.size(), static_cast<std::size_t>(m_program.values)));
    for (std::size_t k = 0; k < line.step.inputs.size(); ++k) {
        m_uses[static_cast<std::size_t>(line.step.inputs[k])].push_back({id, k});
    }
}

std::vector<FlowProgram::Use> FlowProgram::usesOf(ValueId value) const
{
    std::vector<Use> uses;
    if (static_cast<std::size_t>(value) < m_uses.size()) {
        for (const Use& use : m_uses[static_cast<std::size_t>(value)]) {
            const Line& line = at(use.step);
            if (!line.removed && use.input < line.step.inputs.size() &&
                line.step.inputs[use.input] == value) {
                uses.push_back(use);
            }
        }
    }
    return uses;
}

const ValueFlow& FlowProgram::flowOf(ValueId value) const
{
    static const ValueFlow none;
    const auto place = static_cast<std::size_t>(value);
    return value >= 0 && place < m_values.size() ? m_values[place] : none;
}

c10::IValue FlowProgram::plainValue(ValueId value) const
{
    const ValueFacts& facts = factsOf(value);
    return facts.kind == ValueFacts::Kind::Plain ? facts.plain : c10::IValue();
}

std::vector<ValueId> FlowProgram::readsOf(StepId id) const
{
    std::vector<ValueId> reads;
    for (const ValueId value : at(id).step.inputs) {
        if (factsOf(value).isTensor()) {
            reads.push_back(value);
        }
    }
    for (const StepFlow::Container& container : at(id).containers) {
        reads.insert(reads.end(), container.tensors.begin(), container.tensors.end());
    }
    return reads;
}

ValueId FlowProgram::newValue(ValueId like)
{
    const ValueFacts facts = factsOf(like);
    const ValueId value = m_program.values++;
    m_program.facts.resize(static_cast<std::size_t>(m_program.values));
    m_program.facts.back() = facts;
    m_values.resize(static_cast<std::size_t>(m_program.values));
    return value;
}

ValueId FlowProgram::newTransposed(ValueId matrix)
{
    const ValueId value = newValue(matrix);
    auto& shape = m_program.facts.back().shape;
    std::reverse(shape.begin(), shape.end());
    return value;
}

StepId FlowProgram::add(Step step, StepId position)
{
    const auto id = static_cast<StepId>(m_lines.size());
    for (const ValueId value : step.outputs) {
        m_values[static_cast<std::size_t>(value)] = {id, id, false};
    }
    m_lines.push_back({std::move(step), {}, {}, false, false, position});
    m_before.emplace_back();
    m_after.emplace_back();
    noteUses(id);
    return id;
}

StepId FlowProgram::insertAfter(StepId id, Step step)
{
    const StepId made = add(std::move(step), id < 0 ? -1 : at(id).position);
    (id < 0 ? m_first : m_after[static_cast<std::size_t>(id)]).push_back(made);
    return made;
}

StepId FlowProgram::insertBefore(StepId id, Step step)
{
    const StepId made = add(std::move(step), at(id).position);
    m_before[static_cast<std::size_t>(id)].push_back(made);
    return made;
}

ValueId FlowProgram::constantBefore(StepId id, c10::IValue value)
{
    const ValueId made = newValue(noValue);
    if (!value.isTensor()) {
        m_program.facts.back().kind = ValueFacts::Kind::Plain;
        m_program.facts.back().plain = value;
    }
    Step step;
    step.instruction = std::make_shared<const Instruction>(constantInstruction(std::move(value)));
    step.scope = at(id).step.scope;
    step.outputs = {made};
    step.provenance = provenanceOf(at(id).step) + "|constant";
    insertBefore(id, std::move(step));
    return made;
}

void FlowProgram::remove(StepId id)
{
    at(id).removed = true;
}

void FlowProgram::setMaker(ValueId value, StepId id)
{
    m_values[static_cast<std::size_t>(value)] = {id, id, false};
}

void FlowProgram::rewireAll(ValueId from, ValueId to)
{
    for (const Use& use : usesOf(from)) {
        at(use.step).step.inputs[use.input] = to;
        m_uses.resize(std::max(m_uses.size(), static_cast<std::size_t>(m_program.values)));
        m_uses[static_cast<std::size_t>(to)].push_back(use);
    }
    for (Line& line : m_lines) {
        for (StepFlow::Container& container : line.containers) {
            std::replace(container.tensors.begin(), container.tensors.end(), from, to);
        }
    }
    if (m_program.result == from) {
        m_program.result = to;
    }
}

void FlowProgram::emit(StepId id, std::vector<StepId>& order) const
{
    for (const StepId before : m_before[static_cast<std::size_t>(id)]) {
        emit(before, order);
    }
    if (!at(id).removed) {
        order.push_back(id);
    }
    for (const StepId after : m_after[static_cast<std::size_t>(id)]) {
        emit(after, order);
    }
}

std::vector<StepId> FlowProgram::order() const
{
    std::vector<StepId> order;
    for (const StepId id : m_first) {
        emit(id, order);
    }
    for (StepId id = 0; id < m_originals; ++id) {
        emit(id, order);
    }
    return order;
}

Program FlowProgram::take()
{
    for (const StepId id : order()) {
        m_program.steps.push_back(std::move(at(id).step));
    }
    m_lines.clear();
    return std::move(m_program);
}

} // namespace scalescope::engine
