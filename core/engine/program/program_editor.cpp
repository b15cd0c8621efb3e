// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/program/program_editor.h"

#include "core/engine/program/instructions.h"
#include "core/engine/values/errors.h"
#include "core/message/say_program.h"

#include <algorithm>

namespace scalescope::engine {

namespace {

ProgramEditor::New constantStep(c10::IValue value)
{
    ValueFacts facts;
    if (!value.isTensor()) {
        facts.kind = ValueFacts::Kind::Plain;
        facts.plain = value;
    }
    return {constantInstruction(std::move(value)), {}, "constant", std::move(facts)};
}

} // namespace

ProgramEditor::ProgramEditor(Program program)
    : m_program(std::move(program)),
      m_given(static_cast<StepId>(m_program.steps.size())),
      m_before(m_program.steps.size()),
      m_after(m_program.steps.size() + 1),
      m_flows(static_cast<std::size_t>(m_program.values)),
      m_uses(static_cast<std::size_t>(m_program.values))
{
    for (StepId id = 0; id < m_given; ++id) {
        m_lines.push_back({std::move(m_program.steps[static_cast<std::size_t>(id)])});
        m_lines.back().position = id;
        for (const ValueId value : step(id).outputs) {
            m_flows[static_cast<std::size_t>(value)] = {id, id, false};
        }
        noteReads(id);
    }
    m_program.steps.clear();
}

void ProgramEditor::followTensors()
{
    const auto flow = std::exchange(m_program.flow, nullptr);
    if (!flow || flow->steps.size() != m_lines.size()) {
        throw ClauseError(say::recordedWithoutFlow());
    }
    m_program.result = flow->result;
    m_flows = flow->values;
    m_flows.resize(static_cast<std::size_t>(m_program.values));
    m_uses.assign(m_flows.size(), {});
    for (StepId id = 0; id < m_given; ++id) {
        Line& line = m_lines[static_cast<std::size_t>(id)];
        const StepFlow& read = flow->steps[static_cast<std::size_t>(id)];
        line.containers = read.containers;
        line.after = read.after;
        line.writesShared = read.writesShared;
        for (std::size_t k = 0; k < read.tensors.size(); ++k) {
            line.step.inputs[k] = read.tensors[k] == noValue ? line.step.inputs[k] : read.tensors[k];
        }
        noteReads(id);
    }
}

void ProgramEditor::noteReads(StepId id)
{
    const Line& line = at(id);
    for (std::size_t k = 0; k < line.step.inputs.size(); ++k) {
        uses(line.step.inputs[k]).push_back({id, k});
    }
    for (const StepFlow::Container& container : line.containers) {
        for (const ValueId value : container.tensors) {
            m_holders[value].push_back(id);
        }
    }
}

const std::vector<ProgramEditor::Use>& ProgramEditor::usesOf(ValueId value) const
{
    return m_uses[static_cast<std::size_t>(value)];
}

const ValueFlow& ProgramEditor::flowOf(ValueId value) const
{
    static const ValueFlow none;
    const auto place = static_cast<std::size_t>(value);
    return value >= 0 && place < m_flows.size() ? m_flows[place] : none;
}

c10::IValue ProgramEditor::plainValue(ValueId value) const
{
    const ValueFacts& facts = factsOf(value);
    return facts.kind == ValueFacts::Kind::Plain ? facts.plain : c10::IValue();
}

std::vector<ValueId> ProgramEditor::readsOf(StepId id) const
{
    std::vector<ValueId> reads;
    for (const ValueId value : step(id).inputs) {
        if (factsOf(value).isTensor()) {
            reads.push_back(value);
        }
    }
    for (const StepFlow::Container& container : at(id).containers) {
        reads.insert(reads.end(), container.tensors.begin(), container.tensors.end());
    }
    return reads;
}

Step ProgramEditor::make(StepId place, New& added)
{
    const Step& origin = step(added.origin.value_or(place));
    Step made;
    added.instruction.location = origin.instruction->location;
    added.instruction.ownPlace = origin.instruction->ownPlace;
    made.caller = origin.caller;
    made.instruction = std::make_shared<const Instruction>(std::move(added.instruction));
    made.scope = step(place).scope;
    made.inputs = std::move(added.inputs);
    made.outputs = std::move(added.outputs);
    made.provenance = provenanceOf(origin).withRole(added.role);
    const bool isNew = made.outputs.empty();
    for (std::size_t i = 0; isNew && i < made.instruction->outputs; ++i) {
        made.outputs.push_back(m_program.values++);
    }
    const auto values = static_cast<std::size_t>(m_program.values);
    m_program.facts.resize(values);
    m_flows.resize(values);
    m_uses.resize(values);
    for (const ValueId value : made.outputs) {
        const auto index = static_cast<std::size_t>(value);
        const auto id = static_cast<StepId>(m_lines.size());
        m_flows[index] = {id, id, false};
        if (isNew) {
            m_program.facts[index] = added.facts;
        }
    }
    return made;
}

ValueId ProgramEditor::insert(std::vector<StepId>& where, StepId place, New added)
{
    const auto id = static_cast<StepId>(m_lines.size());
    where.push_back(id);
    m_lines.push_back({make(place, added), std::move(added.containers)});
    m_lines.back().position = at(place).position;
    m_before.emplace_back();
    m_after.emplace_back();
    noteReads(id);
    return step(id).outputs.empty() ? noValue : step(id).outputs.front();
}

ValueId ProgramEditor::insertBefore(StepId id, New added)
{
    return insert(before(id), id, std::move(added));
}

ValueId ProgramEditor::insertAfter(StepId id, New added)
{
    return insert(after(id), std::max(id, 0), std::move(added));
}

ValueId ProgramEditor::constantBefore(StepId id, c10::IValue value)
{
    return insertBefore(id, constantStep(std::move(value)));
}

ValueId ProgramEditor::constantAfter(StepId id, c10::IValue value)
{
    return insertAfter(id, constantStep(std::move(value)));
}

void ProgramEditor::remove(StepId id)
{
    Line& line = m_lines[static_cast<std::size_t>(id)];
    line.removed = true;
    for (std::size_t k = 0; k < line.step.inputs.size(); ++k) {
        std::erase(uses(line.step.inputs[k]), Use{id, k});
    }
}

void ProgramEditor::replace(StepId id, Instruction instruction)
{
    Step& step = m_lines[static_cast<std::size_t>(id)].step;
    step.provenance = provenanceOf(step);
    instruction.location = step.instruction->location;
    instruction.ownPlace = step.instruction->ownPlace;
    step.instruction = std::make_shared<const Instruction>(std::move(instruction));
}

void ProgramEditor::rewire(Use use, ValueId value)
{
    ValueId& input = m_lines[static_cast<std::size_t>(use.step)].step.inputs[use.input];
    if (input != value) {
        std::erase(uses(input), use);
        uses(value).push_back(use);
        input = value;
    }
}

void ProgramEditor::rewireAll(ValueId from, ValueId to, Marks marks)
{
    const StepId maker = flowOf(to).definedBy;
    for (const Use& use : std::exchange(uses(from), {})) {
        const bool stays =
            use.step == maker || (marks == Marks::Stay && isMark(step(use.step).instruction->kind));
        uses(stays ? from : to).push_back(use);
        m_lines[static_cast<std::size_t>(use.step)].step.inputs[use.input] = stays ? from : to;
    }
    if (const auto held = m_holders.extract(from)) {
        for (const StepId id : held.mapped()) {
            for (StepFlow::Container& container : m_lines[static_cast<std::size_t>(id)].containers) {
                std::replace(container.tensors.begin(), container.tensors.end(), from, to);
            }
            m_holders[to].push_back(id);
        }
    }
    if (m_program.result == from) {
        m_program.result = to;
    }
}

void ProgramEditor::emit(StepId id, std::vector<StepId>& order) const
{
    for (const StepId before : m_before[static_cast<std::size_t>(id)]) {
        emit(before, order);
    }
    if (!at(id).removed) {
        order.push_back(id);
    }
    for (const StepId after : m_after[static_cast<std::size_t>(id + 1)]) {
        emit(after, order);
    }
}

std::vector<StepId> ProgramEditor::order() const
{
    std::vector<StepId> order;
    for (const StepId id : m_after.front()) {
        emit(id, order);
    }
    for (StepId id = 0; id < m_given; ++id) {
        emit(id, order);
    }
    return order;
}

Program ProgramEditor::take()
{
    for (const StepId id : order()) {
        m_program.steps.push_back(std::move(m_lines[static_cast<std::size_t>(id)].step));
    }
    m_lines.clear();
    m_program.flow = nullptr;
    return std::move(m_program);
}

} // namespace scalescope::engine
