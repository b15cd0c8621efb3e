// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/simulate_format.h"
#include "core/engine/transform/transform.h"
#include "core/engine/transform/unit_scale.h"
#include "core/engine/values/error_text.h"

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
                return fail(ExitStatus::Usage,
                            "The transforms " + other.name + " and " + text +
                                " are of one kind; a run takes one of them.",
                            "--transform");
            }
        }
        chosen.push_back(std::move(*transform));
    }
    std::stable_sort(chosen.begin(), chosen.end(),
                     [](const ChosenTransform& a, const ChosenTransform& b) { return a.stage < b.stage; });
    return chosen;
}

std::string changedOrder(const job::Job& job, const std::vector<ChosenTransform>& chosen)
{
    for (std::size_t i = 0; i < chosen.size(); ++i) {
        if (chosen[i].name != job.transforms[i]) {
            return "The transform " + chosen[i].name + " was moved before " + job.transforms[i] +
                   ": formats are simulated inside of scaled operators.";
        }
    }
    return {};
}

std::vector<std::string> unusedOptions(const job::Job& job, const std::vector<ChosenTransform>& chosen)
{
    const auto has = [&chosen](TransformStage stage) {
        return std::any_of(chosen.begin(), chosen.end(),
                           [stage](const ChosenTransform& transform) { return transform.stage == stage; });
    };
    std::vector<std::string> sentences;
    const auto note = [&sentences](const std::string& option, const std::string& transforms) {
        sentences.push_back(option + " has no effect on this run; it is for " + transforms + ".");
    };
    if (!job.replacements.empty() && !has(TransformStage::Scale)) {
        note("--replace", "the transform unit_scale");
    }
    if (!job.constraint.empty() && !has(TransformStage::Scale)) {
        note("--constraint", "the transform unit_scale");
    }
    if (!job.rounding.empty() && !has(TransformStage::Quantise)) {
        note("--rounding", "the transforms fp8 and format");
    }
    return sentences;
}

Result<Program> applyTransforms(Program program, const std::vector<ChosenTransform>& transforms,
                                TransformContext& context)
{
    for (const ChosenTransform& chosen : transforms) {
        try {
            program = chosen.transform->rewrite(std::move(program), context);
        } catch (const std::exception& error) {
            return fail(ExitStatus::ModelFailed,
                        "The transform " + chosen.name + " can't be applied: " + errorText(error) + ".",
                        "--transform");
        }
    }
    return program;
}

} // namespace scalescope::engine
