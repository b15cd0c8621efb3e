// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/simulate_format.h"
#include "core/engine/transform/transform.h"
#include "core/engine/transform/unit_scale.h"
#include "core/engine/values/error_text.h"

#include <algorithm>

namespace scalescope::engine {

const std::vector<TransformKind>& transformKinds()
{
    static const std::vector<TransformKind> kinds = {
        {"unit_scale", TransformStage::Scale, "unit_scale or unit_scale:extended", makeUnitScale},
        {"fp8", TransformStage::Quantise, "fp8 or fp8:extended", makeFp8},
        {"format", TransformStage::Quantise,
         "format:FORWARD, format:FORWARD,BACKWARD or either with :extended", makeFormat},
    };
    return kinds;
}

namespace {

std::string usages()
{
    std::string text;
    for (const TransformKind& kind : transformKinds()) {
        text += (text.empty() ? "" : "; ") + std::string(kind.usage);
    }
    return text;
}

Result<ChosenTransform> chooseTransform(const std::string& text, const job::Job& job)
{
    const auto colon = text.find(':');
    const std::string name = text.substr(0, colon);
    const auto& kinds = transformKinds();
    const auto kind = std::find_if(kinds.begin(), kinds.end(),
                                   [&name](const TransformKind& known) { return known.name == name; });
    if (kind == kinds.end()) {
        return fail(ExitStatus::Usage, "There is no transform \"" + text + "\"; take " + usages() + ".",
                    "--transform");
    }
    auto transform = kind->make(colon == std::string::npos ? "" : text.substr(colon + 1), job);
    if (!transform) {
        return tl::unexpected(transform.error());
    }
    return ChosenTransform{text, kind->stage, std::move(*transform)};
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
