// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/unit_scale/residuals.h"

#include "core/engine/transform/unit_scale/rule.h"

#include <unordered_set>

namespace scalescope::engine::unit_scaling {

namespace {

/// The step that a reader depends on by reading a value: its maker. Elements of lists have the list's.
StepId makerOf(const ProgramEditor& program, ValueId value)
{
    return program.flowOf(value).madeBy;
}

bool isAttention(const ProgramEditor& program, const Plans& plans, StepId id)
{
    const auto plan = plans.find(id);
    if (plan != plans.end() && plan->second.rule) {
        return plan->second.rule->attends;
    }
    const std::string name = outOfPlaceName(program.step(id).instruction->target);
    return name == "aten::softmax" || name == "aten::_softmax" ||
           name.find("scaled_dot_product") != std::string::npos;
}

/// A number written in the model, which traced ones hold as a constant without dimensions. Equal ones may be
/// one constant.
bool isNumber(const ProgramEditor& program, ValueId value)
{
    const StepId maker = program.flowOf(value).definedBy;
    return program.factsOf(value).shape.empty() && maker >= 0 &&
           program.step(maker).instruction->kind == StepKind::Constant;
}

/// Two floating-point tensors.
bool addsTensors(const ProgramEditor& program, StepId id)
{
    const Step& step = program.step(id);
    const auto isTensor = [&](ValueId value) {
        return program.factsOf(value).isFloatTensor() && !isNumber(program, value);
    };
    return step.inputs.size() > 1 && isTensor(step.inputs[0]) && isTensor(step.inputs[1]);
}

} // namespace

/// Calls `visit` with each step that `from` depends on, and each value on the way there; it says of a value
/// whether to go on through it, and of a step whether to go on at all.
template <typename Visit>
void Dependencies::walk(StepId from, const Visit& visit) const
{
    std::vector<StepId> open = {from};
    std::unordered_set<StepId> seen = {from};
    const auto go = [&](StepId maker) {
        if (maker >= 0 && seen.insert(maker).second) {
            open.push_back(maker);
        }
    };
    while (!open.empty()) {
        const StepId id = open.back();
        open.pop_back();
        if (!visit.step(id)) {
            return;
        }
        for (const ValueId value : m_program.readsOf(id)) {
            if (visit.value(value)) {
                go(makerOf(m_program, value));
            }
        }
        for (const StepId maker : m_program.at(id).after) {
            go(maker);
        }
    }
}

bool Dependencies::dependsOn(ValueId value, ValueId ancestor) const
{
    struct Search
    {
        const ProgramEditor& program;
        ValueId ancestor;
        StepId earliest;
        bool& found;

        [[nodiscard]] bool step(StepId /*id*/) const { return !found; }
        [[nodiscard]] bool value(ValueId read) const
        {
            found = found || read == ancestor;
            const StepId maker = makerOf(program, read);
            return maker >= 0 && program.at(maker).position >= earliest;
        }
    };
    const StepId from = makerOf(m_program, value);
    const StepId made = makerOf(m_program, ancestor);
    const StepId earliest = made < 0 ? -1 : m_program.at(made).position;
    bool found = false;
    if (from >= 0 && m_program.at(from).position >= earliest) {
        walk(from, Search{m_program, ancestor, earliest, found});
    }
    return found;
}

bool Dependencies::attends(ValueId value, ValueId stop) const
{
    struct Search
    {
        const ProgramEditor& program;
        const Plans& plans;
        ValueId stop;
        bool& found;

        [[nodiscard]] bool step(StepId id) const
        {
            found = found || isAttention(program, plans, id);
            return !found;
        }
        [[nodiscard]] bool value(ValueId read) const { return read != stop; }
    };
    const StepId from = makerOf(m_program, value);
    bool found = false;
    if (from >= 0) {
        walk(from, Search{m_program, m_plans, stop, found});
    }
    return found;
}

void Dependencies::collect(StepId step, std::set<StepId>& steps) const
{
    std::vector<StepId> open = {step};
    // As walk(), but what an earlier call has collected is not gone through again.
    while (!open.empty()) {
        const StepId id = open.back();
        open.pop_back();
        if (!steps.insert(id).second) {
            continue;
        }
        for (const ValueId value : m_program.readsOf(id)) {
            if (const StepId maker = makerOf(m_program, value); maker >= 0) {
                open.push_back(maker);
            }
        }
        for (const StepId maker : m_program.at(id).after) {
            open.push_back(maker);
        }
    }
}

std::vector<ResidualAdd> findResidualAdds(const ProgramEditor& program, const Plans& plans,
                                          const Trunk* trunk)
{
    const Dependencies dependencies(program, plans);
    std::vector<ResidualAdd> adds;
    for (const StepId id : program.order()) {
        const auto plan = plans.find(id);
        const bool isAdd = plan != plans.end() && plan->second.rule && plan->second.rule->name == "add" &&
                           !plan->second.replaced;
        if (!isAdd || !addsTensors(program, id)) {
            continue;
        }
        const ValueId left = program.step(id).inputs[0];
        const ValueId right = program.step(id).inputs[1];
        if (trunk && !(trunk->carries(left) && trunk->carries(right))) {
            continue;
        }
        const bool leftIsSkip = dependencies.dependsOn(right, left);
        if (leftIsSkip || dependencies.dependsOn(left, right)) {
            const bool attends =
                leftIsSkip ? dependencies.attends(right, left) : dependencies.attends(left, right);
            adds.push_back({id, leftIsSkip ? 0U : 1U, attends ? tauOfAttention : tauOfOthers, attends});
        }
    }
    return adds;
}

std::set<StepId> stepsBeforeResidualAdds(const ProgramEditor& program, const Plans& plans,
                                         const std::vector<ResidualAdd>& adds)
{
    const Dependencies dependencies(program, plans);
    std::set<StepId> steps;
    for (const ResidualAdd& add : adds) {
        dependencies.collect(add.add, steps);
    }
    return steps;
}

} // namespace scalescope::engine::unit_scaling
