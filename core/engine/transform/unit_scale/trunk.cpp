// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/unit_scale/trunk.h"

#include "core/graph/scaled_target.h"

#include <algorithm>

namespace scalescope::engine::unit_scaling {

namespace {

bool hasGradient(const ProgramEditor& program, ValueId value)
{
    const ValueFacts& facts = program.factsOf(value);
    return facts.isFloatTensor() && facts.requiresGrad;
}

} // namespace

Trunk::Trunk(const ProgramEditor& program) : m_program(program)
{
    const auto order = program.order();
    findCarriers(order);
    findCuts(order);
    findOnlyWays(order);
}

/// Whether a gradient goes from the step's results back to what carries the input.
bool Trunk::takesUp(const Step& step, const std::vector<ValueId>& reads) const
{
    const bool embeds = graph::unscaledName(step.instruction->target).find("aten::embedding") == 0;
    return std::any_of(reads.begin(), reads.end(), [&](ValueId value) {
        return m_carries.count(value) > 0 || (embeds && m_fromInput.count(value) > 0);
    });
}

/// The step that made what a step's output holds.
StepId Trunk::makerOf(ValueId output, StepId step) const
{
    const StepId maker = m_program.flowOf(output).madeBy;
    return maker < 0 ? step : maker;
}

void Trunk::findCarriers(const std::vector<StepId>& order)
{
    std::unordered_set<StepId> from; // what makes values of the input
    std::unordered_set<StepId> taking;
    for (const StepId id : order) {
        const Step& step = m_program.step(id);
        if (isMark(step.instruction->kind)) {
            continue;
        }
        const auto reads = m_program.readsOf(id);
        std::for_each(reads.begin(), reads.end(), [this](ValueId value) { noteArgument(value); });
        if (std::any_of(reads.begin(), reads.end(),
                        [&](ValueId value) { return m_fromInput.count(value) > 0; })) {
            from.insert(id);
        }
        if (takesUp(step, reads)) {
            taking.insert(id);
        }
        for (const ValueId value : step.outputs) {
            // What is taken out of a list was made by who made the list.
            const StepId maker = makerOf(value, id);
            if (from.count(maker) > 0) {
                m_fromInput.insert(value);
            }
            if (taking.count(maker) > 0 && mayCarry(value)) {
                m_carries.insert(value);
            }
        }
    }
}

/// Of a value that a step reads: the method's tensors are where all begins.
void Trunk::noteArgument(ValueId value)
{
    if (m_program.flowOf(value).definedBy >= 0 || !m_program.factsOf(value).isTensor()) {
        return;
    }
    m_fromInput.insert(value);
    if (hasGradient(m_program, value)) {
        m_carries.insert(value);
    }
}

/// What a list holds is known by those who take it out.
bool Trunk::mayCarry(ValueId value) const
{
    return hasGradient(m_program, value) || !m_program.factsOf(value).isTensor();
}

/// From where to where in the order each value that carries the input is needed.
std::unordered_map<ValueId, Trunk::Life> Trunk::livesIn(const std::vector<StepId>& order) const
{
    std::unordered_map<ValueId, Life> lives;
    std::unordered_map<StepId, std::size_t> places;
    for (std::size_t place = 0; place < order.size(); ++place) {
        const Step& step = m_program.step(order[place]);
        if (isMark(step.instruction->kind)) {
            continue;
        }
        places.emplace(order[place], place);
        for (const ValueId value : m_program.readsOf(order[place])) {
            if (carries(value)) {
                lives.try_emplace(value).first->second.end = place;
            }
        }
        for (const ValueId value : step.outputs) {
            if (carries(value)) {
                const auto made = places.find(makerOf(value, order[place]));
                lives.insert_or_assign(value, Life{made == places.end() ? place : made->second, place});
            }
        }
    }
    if (const auto result = lives.find(m_program.result()); result != lives.end()) {
        result->second.end = order.size();
    }
    return lives;
}

void Trunk::findCuts(const std::vector<StepId>& order)
{
    const auto lives = livesIn(order);
    std::vector<int> change(order.size() + 1);
    for (const auto& [value, life] : lives) {
        change[life.begin] += life.end > life.begin ? 1 : 0;
        change[life.end] -= life.end > life.begin ? 1 : 0;
    }
    // How many places there are, up to each, after which one value alone goes on.
    std::vector<std::size_t> alone(order.size() + 1);
    int living = 0;
    for (std::size_t place = 0; place < order.size(); ++place) {
        living += change[place];
        alone[place + 1] = alone[place] + (living == 1 ? 1 : 0);
    }
    for (const auto& [value, life] : lives) {
        if (alone[life.end] > alone[life.begin]) {
            m_cuts.insert(value);
        }
    }
}

void Trunk::findOnlyWays(const std::vector<StepId>& order)
{
    const auto isOneCut = [&](const std::vector<ValueId>& values) {
        const auto carried = [&](ValueId value) { return carries(value); };
        const auto first = std::find_if(values.begin(), values.end(), carried);
        return std::count_if(values.begin(), values.end(), carried) == 1 && isCut(*first);
    };
    for (const StepId id : order) {
        if (isOneCut(m_program.readsOf(id)) && isOneCut(m_program.step(id).outputs)) {
            m_onlyWays.insert(id);
        }
    }
}

} // namespace scalescope::engine::unit_scaling
