// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/transform.h"
#include "core/engine/values/errors.h"
#include "core/message/say_transforms.h"

#include <algorithm>

namespace scalescope::engine {

namespace {

Result<std::unique_ptr<Transform>> make(const job::Transform& wanted, const job::Job& job)
{
    return simulatesFormats(wanted) ? makeSimulation(wanted, job)
                                    : makeUnitScale(std::get<job::UnitScaling>(wanted), job);
}

TransformStage stageOf(const job::Transform& transform)
{
    return std::holds_alternative<job::UnitScaling>(transform) ? TransformStage::Scale
                                                               : TransformStage::Quantize;
}

message::Clause named(const job::Transform& transform)
{
    return say::transformNamed(shortName(transform));
}

} // namespace

Result<std::vector<ChosenTransform>> chooseTransforms(const job::Job& job)
{
    std::vector<ChosenTransform> chosen;
    for (const job::Transform& asked : job.transforms) {
        const TransformStage stage = stageOf(asked);
        for (const ChosenTransform& other : chosen) {
            if (other.stage == stage) {
                return fail(say::transformsOfOneKind(named(other.asked), named(asked)), "--transform");
            }
        }
        auto transform = make(asked, job);
        if (!transform) {
            return tl::unexpected(transform.error());
        }
        chosen.push_back({asked, stage, std::move(*transform)});
    }
    std::stable_sort(chosen.begin(), chosen.end(),
                     [](const ChosenTransform& a, const ChosenTransform& b) { return a.stage < b.stage; });
    return chosen;
}

message::Finding changedOrder(const job::Job& job, const std::vector<ChosenTransform>& chosen)
{
    for (std::size_t i = 0; i < chosen.size(); ++i) {
        if (chosen[i].asked != job.transforms[i]) {
            return say::transformMoved(named(chosen[i].asked), named(job.transforms[i]));
        }
    }
    return {};
}

std::vector<message::Finding> unusedOptions(const job::Job& job, const std::vector<ChosenTransform>& chosen)
{
    const auto has = [&chosen](TransformStage stage) {
        return std::any_of(chosen.begin(), chosen.end(),
                           [stage](const ChosenTransform& transform) { return transform.stage == stage; });
    };
    std::vector<message::Finding> sentences;
    if (!job.replacements.empty() && !has(TransformStage::Scale)) {
        sentences.push_back(say::optionWithoutEffect("--replace", say::theUnitScaling()));
    }
    if (!job.constraint.empty() && !has(TransformStage::Scale)) {
        sentences.push_back(say::optionWithoutEffect("--constraint", say::theUnitScaling()));
    }
    if (!job.rounding.empty() && !has(TransformStage::Quantize)) {
        sentences.push_back(say::optionWithoutEffect("--rounding", say::theSimulations()));
    }
    return sentences;
}

Result<Program> applyTransform(Program program, const ChosenTransform& chosen, TransformContext& context)
{
    try {
        return chosen.transform->rewrite(std::move(program), context);
    } catch (const std::exception& error) {
        return fail(say::transformNotApplied(named(chosen.asked), errorClause(error)), "--transform");
    }
}

RoundingSwitches::Switch RoundingSwitches::switchOf(const Operand& operand)
{
    const auto [found, isNew] =
        m_numbers.emplace(Key(operand.module, operand.op, operand.role), m_operands.size());
    if (isNew) {
        m_operands.push_back(operand);
        m_switches.push_back(std::make_shared<std::atomic<bool>>(true));
    }
    return m_switches[found->second];
}

void RoundingSwitches::set(const std::vector<bool>& rounded)
{
    for (std::size_t i = 0; i < m_switches.size(); ++i) {
        *m_switches[i] = rounded.at(i);
    }
}

} // namespace scalescope::engine
