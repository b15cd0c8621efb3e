// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/export_files.h"

#include "app/cli/commands.h"
#include "app/cli/platform.h"

#include <algorithm>
#include <fmt/format.h>

namespace scalescope::app::cli {

namespace {

bool hasSuffix(widgets::ExportKind kind, const std::string& file)
{
    return std::ranges::any_of(widgets::suffixesOf(*kind), [&file](const QString& suffix) {
        return file.ends_with("." + suffix.toStdString());
    });
}

void add(widgets::ExportKind kind, ExportTarget& target)
{
    target.kinds.push_back(kind);
    target.output.style |= kind->style;
    for (const QString& suffix : widgets::suffixesOf(*kind))
        target.output.suffixes.push_back(suffix.toStdString());
}

} // namespace

bool ExportTarget::isOf(const widgets::Export& kind) const
{
    return std::ranges::find(kinds, &kind) != kinds.end();
}

std::vector<ExportTarget> exportTargets(std::string_view command)
{
    std::vector<widgets::ExportKind> kinds;
    std::ranges::copy_if(widgets::exportKinds(), std::back_inserter(kinds),
                         [command](widgets::ExportKind kind) { return kind->option.command == command; });
    std::ranges::stable_sort(kinds, {}, [](widgets::ExportKind kind) { return kind->option.place; });
    std::vector<ExportTarget> targets;
    for (const widgets::ExportKind kind : kinds) {
        const widgets::ExportOption& option = kind->option;
        if (targets.empty() || targets.back().output.option != std::string_view(option.name))
            targets.push_back({{option.name, {}, option.help}, {}});
        add(kind, targets.back());
    }
    return targets;
}

std::vector<RequestedOutput> outputsOf(const std::vector<ExportTarget>& targets)
{
    std::vector<RequestedOutput> outputs;
    for (const ExportTarget& target : targets)
        outputs.push_back({target.output, target.file});
    return outputs;
}

bool isAskedFor(const widgets::Export& kind, const std::vector<ExportTarget>& targets)
{
    return std::ranges::any_of(
        targets, [&kind](const ExportTarget& target) { return target.isOf(kind) && !target.file.empty(); });
}

const widgets::Export& kindOf(const ExportTarget& target)
{
    const auto found = std::ranges::find_if(
        target.kinds, [&target](widgets::ExportKind kind) { return hasSuffix(kind, target.file); });
    return **(found == target.kinds.end() ? target.kinds.begin() : found);
}

Result<void> writeExport(const ExportTarget& target, const widgets::ExportSubject& subject,
                         const widgets::ExportStyle& look)
{
    const widgets::Export& kind = kindOf(target);
    if (kind.isPainted)
        if (auto room = pictureApplication(); !room)
            return room;
    const auto write = [](const QString& path, const std::string& text) {
        return writeOutputFile(path.toStdString(), text);
    };
    const auto file = widgets::makeExport(kind, {subject, look, QString::fromStdString(target.file), write});
    auto written = file->writeNow();
    if (written && !file->note().isEmpty())
        printError(fmt::format("Note on {}: {}", target.file, file->note().toStdString()));
    return written;
}

} // namespace scalescope::app::cli
