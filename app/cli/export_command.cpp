// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/export_files.h"
#include "core/runfile/run_reader.h"

#include <algorithm>
#include <fmt/format.h>
#include <memory>

namespace scalescope::app::cli {

namespace {

/// An option of `scalescope export`: a file to write, its suffixes, and who writes it.
struct Target
{
    const char* option;
    std::vector<std::string> suffixes;
    const char* description;
    WriteFile write;
    WriteRecords writeRecords = {}; ///< instead of `write`, where the records of transforms are needed
};

const std::vector<Target>& targets()
{
    static const std::vector<Target> all = {
        {"--table", {"csv", "json"}, "One row for each node and direction, all nodes", writeTable},
        {"--modules", {"csv"}, "One row for each tensor that a module call returned", writeModules},
        {"--plot", {"svg", "png", "pdf"}, "The scale plot", writePlot},
        {"--graph", {"svg", "png", "pdf", "dot"}, "The pruned graph", writeGraph},
        {"--code", {"txt"}, "The model's code with the scale of what each line produced", writeCode},
        {"--transforms", {"csv"}, "What transforms changed in the model", {}, writeTransforms},
        {"--quantisation",
         {"csv"},
         "One row for each tensor that was rounded to a format",
         {},
         writeQuantisation},
        {"--report", {"html"}, "Not in this version", writeReport},
    };
    return all;
}

struct ExportOptions
{
    std::string run;
    std::vector<std::string> files = std::vector<std::string>(targets().size()); ///< beside targets()
};

std::string suffixesText(const Target& target)
{
    std::string text = "." + target.suffixes.front();
    for (std::size_t i = 1; i < target.suffixes.size(); ++i)
        text += (i + 1 == target.suffixes.size() ? " or ." : ", .") + target.suffixes[i];
    return text;
}

Result<void> checkSuffix(const Target& target, const std::string& file)
{
    const bool fits = std::ranges::any_of(
        target.suffixes, [&file](const auto& suffix) { return file.ends_with("." + suffix); });
    if (fits)
        return {};
    return fail(ExitStatus::Usage,
                fmt::format("{} {}: the name must end in {}.", target.option, file, suffixesText(target)),
                target.option);
}

Result<void> checkOptions(const ExportOptions& options)
{
    if (std::ranges::all_of(options.files, &std::string::empty))
        return fail(ExitStatus::Usage,
                    "Nothing is asked for; give --table, --modules, --plot, --graph or --code, see "
                    "scalescope export --help.");
    for (std::size_t i = 0; i < options.files.size(); ++i) {
        if (options.files[i].empty())
            continue;
        if (const auto fits = checkSuffix(targets()[i], options.files[i]); !fits)
            return fits;
    }
    return {};
}

Result<void> write(const Target& target, const std::string& runFile, const SharedRun& run,
                   const std::string& file)
{
    if (target.write)
        return target.write(run, file);
    return runfile::readTransforms(runFile).and_then(
        [&](const graph::TransformRecords& records) { return target.writeRecords(run, records, file); });
}

ExitStatus exportRun(const ExportOptions& options)
{
    if (const auto checked = checkOptions(options); !checked)
        return report(checked.error());
    auto run = runfile::readRun(options.run);
    if (!run)
        return report(run.error());
    if (run->status != graph::RunStatus::Done)
        printError(fmt::format("Note: the run in {} is {}; what it recorded is exported.", options.run,
                               graph::toString(run->status)));
    const auto shared = std::make_shared<const graph::Run>(std::move(*run));
    for (std::size_t i = 0; i < options.files.size(); ++i) {
        if (options.files[i].empty())
            continue;
        if (const auto written = write(targets()[i], options.run, shared, options.files[i]); !written)
            return report(written.error());
    }
    return ExitStatus::Done;
}

} // namespace

void addExportCommand(CLI::App& app, Action& action)
{
    CLI::App* command =
        app.add_subcommand("export", "Write tables, plots, graphs and annotated code of a run");
    auto options = std::make_shared<ExportOptions>();
    command->add_option("RUN", options->run, "The run file (.scales)")->required()->option_text(" ");
    for (std::size_t i = 0; i < targets().size(); ++i) {
        const Target& target = targets()[i];
        command
            ->add_option(target.option, options->files[i],
                         fmt::format("{} ({})", target.description, suffixesText(target)))
            ->option_text("FILE");
    }
    command->callback([&action, options] { action = [options] { return exportRun(*options); }; });
}

} // namespace scalescope::app::cli
