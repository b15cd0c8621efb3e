// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/program/program_editor.h"

#include "core/engine/program/instructions.h"

#include <algorithm>
#include <iterator>

namespace scalescope::engine {

ProgramEditor::ProgramEditor(Program program)
    : m_program(std::move(program)),
      m_places(m_program.steps.size()),
      m_producers(static_cast<std::size_t>(m_program.values)),
      m_uses(static_cast<std::size_t>(m_program.values))
{
    for (std::size_t i = 0; i < m_program.steps.size(); ++i) {
        const Step& step = m_program.steps[i];
        for (const ValueId value : step.outputs) {
            m_producers[static_cast<std::size_t>(value)] = i;
        }
        for (std::size_t k = 0; k < step.inputs.size(); ++k) {
            m_uses[static_cast<std::size_t>(step.inputs[k])].push_back({i, k});
        }
    }
}

std::optional<std::size_t> ProgramEditor::producerOf(ValueId value) const
{
    const auto index = static_cast<std::size_t>(value);
    return index < m_producers.size() ? m_producers[index] : std::nullopt;
}

const std::vector<ProgramEditor::Use>& ProgramEditor::usesOf(ValueId value) const
{
    static const std::vector<Use> none;
    const auto index = static_cast<std::size_t>(value);
    return index < m_uses.size() ? m_uses[index] : none;
}

c10::IValue ProgramEditor::plainValue(ValueId value) const
{
    const ValueFacts& facts = m_program.factsOf(value);
    if (facts.kind == ValueFacts::Kind::Plain) {
        return facts.plain;
    }
    const auto producer = producerOf(value);
    const bool isConstant = producer && step(*producer).instruction->kind == StepKind::Constant;
    return isConstant ? step(*producer).instruction->payload : c10::IValue();
}

Step ProgramEditor::make(const Step& origin, New added)
{
    Step step;
    added.instruction.location = origin.instruction->location;
    step.instruction = std::make_shared<const Instruction>(std::move(added.instruction));
    step.scope = origin.scope;
    step.inputs = std::move(added.inputs);
    step.provenance = provenanceOf(origin) + (added.role.empty() ? "" : "|" + added.role);
    for (std::size_t i = 0; i < step.instruction->outputs; ++i) {
        step.outputs.push_back(m_program.values++);
    }
    m_program.facts.resize(static_cast<std::size_t>(m_program.values));
    if (!step.outputs.empty()) {
        m_program.facts[static_cast<std::size_t>(step.outputs.front())] = std::move(added.facts);
    }
    return step;
}

ValueId ProgramEditor::insertBefore(std::size_t index, New added)
{
    m_places[index].before.push_back(make(step(index), std::move(added)));
    const Step& made = m_places[index].before.back();
    return made.outputs.empty() ? noValue : made.outputs.front();
}

ValueId ProgramEditor::insertAfter(std::size_t index, New added)
{
    m_places[index].after.push_back(make(step(index), std::move(added)));
    const Step& made = m_places[index].after.back();
    return made.outputs.empty() ? noValue : made.outputs.front();
}

ValueId ProgramEditor::constantBefore(std::size_t index, c10::IValue value)
{
    return insertBefore(index, {constantInstruction(std::move(value)), {}, "constant", {}});
}

ValueId ProgramEditor::constantAfter(std::size_t index, c10::IValue value)
{
    return insertAfter(index, {constantInstruction(std::move(value)), {}, "constant", {}});
}

void ProgramEditor::remove(std::size_t index)
{
    m_places[index].removed = true;
}

void ProgramEditor::replace(std::size_t index, Instruction instruction, std::vector<ValueId> inputs)
{
    Step& step = m_program.steps[index];
    step.provenance = provenanceOf(step);
    instruction.location = step.instruction->location;
    step.instruction = std::make_shared<const Instruction>(std::move(instruction));
    step.inputs = std::move(inputs);
}

void ProgramEditor::rewire(Use use, ValueId value)
{
    m_program.steps[use.step].inputs[use.input] = value;
}

void ProgramEditor::rewireAll(ValueId from, ValueId to, std::size_t after)
{
    for (const Use& use : usesOf(from)) {
        const auto& inputs = m_program.steps[use.step].inputs;
        if (use.step > after && use.input < inputs.size() && inputs[use.input] == from) {
            rewire(use, to);
        }
    }
    if (m_program.result == from) {
        m_program.result = to;
    }
}

Program ProgramEditor::take()
{
    std::vector<Step> steps;
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        Place& place = m_places[i];
        std::move(place.before.begin(), place.before.end(), std::back_inserter(steps));
        if (!place.removed) {
            steps.push_back(std::move(m_program.steps[i]));
        }
        std::move(place.after.begin(), place.after.end(), std::back_inserter(steps));
    }
    m_program.steps = std::move(steps);
    m_places.clear();
    return std::move(m_program);
}

} // namespace scalescope::engine
