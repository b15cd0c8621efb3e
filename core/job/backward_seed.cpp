// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/job/backward_seed.h"

#include "core/graph/names.h"
#include "core/job/options.h"
#include "core/message/say_job.h"

namespace scalescope::job {

namespace {

constexpr graph::Names<SeedKind, 9> seedNames{{{SeedKind::Default, ""},
                                               {SeedKind::None, "none"},
                                               {SeedKind::Output, "output"},
                                               {SeedKind::Ones, "ones"},
                                               {SeedKind::Randn, "randn"},
                                               {SeedKind::Sum, "sum"},
                                               {SeedKind::Mean, "mean"},
                                               {SeedKind::Mse, "mse"},
                                               {SeedKind::CrossEntropy, "cross_entropy"}}};

bool takesTarget(SeedKind kind)
{
    return kind == SeedKind::Mse || kind == SeedKind::CrossEntropy;
}

/// The loss against a target that a text begins with, whatever comes after its colon.
std::optional<SeedKind> lossWithTarget(std::string_view text)
{
    const auto kind = graph::valueOf(seedNames, text.substr(0, text.find(':')));
    return kind && takesTarget(*kind) ? kind : std::nullopt;
}

} // namespace

std::string_view toString(SeedKind kind)
{
    return graph::nameOf(seedNames, kind);
}

std::vector<std::string> seedTexts(const std::function<std::string(SeedKind)>& targetOf)
{
    std::vector<std::string> texts;
    for (const auto& [kind, name] : seedNames)
        if (kind != SeedKind::Default)
            texts.push_back(std::string(name) + (takesTarget(kind) ? ":" + targetOf(kind) : ""));
    return texts;
}

std::string seedList()
{
    return graph::listOf(seedTexts([](SeedKind) { return "SPEC"; }));
}

Result<BackwardSeed> parseBackward(const std::string& text, const std::string& option)
{
    if (const auto kind = graph::valueOf(seedNames, text); kind && !takesTarget(*kind))
        return BackwardSeed{*kind, {}};
    const auto colon = text.find(':');
    if (const auto loss = lossWithTarget(text); loss && colon != std::string::npos) {
        const std::string target = text.substr(colon + 1);
        if (const auto spec = parseSpec(target); !spec)
            return fail(
                say::backwardTargetWrong(written(option, std::string(toString(*loss))), spec.error().said),
                option);
        return BackwardSeed{*loss, target};
    }
    const auto spec = parseSpec(text);
    if (spec && (std::holds_alternative<FileReference>(spec->value) ||
                 std::holds_alternative<Generated>(spec->value)))
        return BackwardSeed{SeedKind::File, text};
    return fail(say::seedNotKnown(written(option, text), seedList()), option);
}

std::optional<FileReference> fileOf(const BackwardSeed& seed)
{
    const auto spec = parseSpec(seed.spec);
    const auto* file = spec ? std::get_if<FileReference>(&spec->value) : nullptr;
    return file ? std::optional(*file) : std::nullopt;
}

} // namespace scalescope::job
