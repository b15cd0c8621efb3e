// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/simulate_format.h"
#include "core/engine/transform/transform.h"
#include "core/engine/transform/unit_scale.h"
#include "core/engine/values/error_text.h"
#include "core/message/say_transforms.h"

#include <algorithm>

namespace scalescope::engine {

namespace {

Result<std::unique_ptr<Transform>> make(const job::Transform& wanted, const std::string& name,
                                        const job::Job& job)
{
    const auto formats = formatsOf(wanted);
    return formats ? makeSimulation(name, *formats, isExtended(wanted), job)
                   : makeUnitScale(std::get<job::UnitScaling>(wanted), job);
}

Result<ChosenTransform> chooseTransform(const std::string& name, const job::Job& job)
{
    const auto wanted = job::transformFrom(name);
    if (!wanted) {
        return tl::unexpected(wanted.error());
    }
    auto transform = make(*wanted, name, job);
    if (!transform) {
        return tl::unexpected(transform.error());
    }
    const bool scales = std::holds_alternative<job::UnitScaling>(*wanted);
    return ChosenTransform{name, scales ? TransformStage::Scale : TransformStage::Quantise,
                           std::move(*transform)};
}

} // namespace

Result<std::vector<ChosenTransform>> chooseTransforms(const job::Job& job)
{
    std::vector<ChosenTransform> chosen;
    for (const std::string& text : job.transforms) {
        auto transform = chooseTransform(text, job);
        if (!transform) {
            return tl::unexpected(transform.error());
        }
        for (const ChosenTransform& other : chosen) {
            if (other.stage == transform->stage) {
                return fail(
                    say::transformsOfOneKind(say::transformNamed(other.name), say::transformNamed(text)),
                    "--transform");
            }
        }
        chosen.push_back(std::move(*transform));
    }
    std::stable_sort(chosen.begin(), chosen.end(),
                     [](const ChosenTransform& a, const ChosenTransform& b) { return a.stage < b.stage; });
    return chosen;
}

message::Message changedOrder(const job::Job& job, const std::vector<ChosenTransform>& chosen)
{
    for (std::size_t i = 0; i < chosen.size(); ++i) {
        if (chosen[i].name != job.transforms[i]) {
            return say::transformMoved(say::transformNamed(chosen[i].name),
                                       say::transformNamed(job.transforms[i]));
        }
    }
    return {};
}

std::vector<message::Sentence> unusedOptions(const job::Job& job, const std::vector<ChosenTransform>& chosen)
{
    const auto has = [&chosen](TransformStage stage) {
        return std::any_of(chosen.begin(), chosen.end(),
                           [stage](const ChosenTransform& transform) { return transform.stage == stage; });
    };
    std::vector<message::Sentence> sentences;
    if (!job.replacements.empty() && !has(TransformStage::Scale)) {
        sentences.push_back(say::optionWithoutEffect("--replace", say::theUnitScaling()));
    }
    if (!job.constraint.empty() && !has(TransformStage::Scale)) {
        sentences.push_back(say::optionWithoutEffect("--constraint", say::theUnitScaling()));
    }
    if (!job.rounding.empty() && !has(TransformStage::Quantise)) {
        sentences.push_back(say::optionWithoutEffect("--rounding", say::theSimulations()));
    }
    return sentences;
}

Result<Program> applyTransforms(Program program, const std::vector<ChosenTransform>& transforms,
                                TransformContext& context)
{
    for (const ChosenTransform& chosen : transforms) {
        const auto notApplied = [&chosen](message::Clause why) {
            return fail(say::transformNotApplied(say::transformNamed(chosen.name), std::move(why)),
                        "--transform");
        };
        try {
            program = chosen.transform->rewrite(std::move(program), context);
        } catch (const CannotApply& refusal) {
            return notApplied(refusal.why());
        } catch (const std::exception& error) {
            return notApplied(errorClause(error));
        }
    }
    return program;
}

} // namespace scalescope::engine
