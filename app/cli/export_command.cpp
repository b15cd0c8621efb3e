// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/export_files.h"
#include "app/cli/files.h"
#include "app/cli/look_request.h"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <memory>

namespace scalescope::app::cli {

namespace {

/// An option of `scalescope export`, and who writes its file.
struct Target
{
    OutputOption output;
    WriteFile write;
};

const std::vector<Target>& targets()
{
    static const std::vector<Target> all = {
        {{"--table", {"csv", "json"}, "One row for each node and direction, all nodes"}, writeTable},
        {{"--modules", {"csv"}, "One row for each tensor that a module call returned"}, writeModules},
        {{"--plot", {"svg", "png", "pdf"}, "The scale plot"}, writePlot},
        {{"--error-plot",
          {"svg", "png", "pdf"},
          "The error of each tensor over the model's order, of a run that simulates number formats"},
         writeErrorPlot},
        {{"--heat-map",
          {"svg", "png", "pdf"},
          "The scales, losses or errors of all layers' tensors, a row a layer"},
         writeHeatMap},
        {{"--graph", {"svg", "png", "pdf", "dot"}, "The pruned graph"}, writeGraph},
        {{"--code", {"txt"}, "The model's code with the scale of what each line produced"}, writeCode},
        {{"--transforms", {"csv"}, "What transforms changed in the model"}, writeTransforms},
        {{"--quantisation", {"csv"}, "One row for each tensor that was rounded to a format"},
         writeQuantisation},
        {{"--proposals",
          {"csv", "json"},
          "For each tensor the cheapest format or scale that keeps within --bound"},
         writeProposals},
        {{"--recipe", {"json"}, "The recipe that these proposals make, to run with --transform recipe:FILE"},
         writeRecipe},
        {{"--waterfall",
          {"svg", "png", "pdf"},
          "How the scale changes from operator to operator on the way from the input to the loss"},
         writeWaterfall},
        {{"--theory",
          {"csv", "json"},
          "What unit scaling's theory expects of each tensor and gradient, beside what was measured"},
         writeTheory},
        {{"--problems",
          {"csv", "json"},
          "One row for each problem in the formats of the run, errors first, each cause in order of "
          "execution with what comes of it "
          "behind it"},
         writeProblems},
        {{"--report",
          {"html"},
          "The run on one page: what goes wrong first, figures, problems, graph, scale plot, tables"},
         writeReport},
    };
    return all;
}

/// "--table, --modules or --plot", with all that there are.
std::string optionsText()
{
    std::string text = targets().front().output.option;
    for (std::size_t i = 1; i < targets().size(); ++i)
        text += (i + 1 == targets().size() ? " or " : ", ") + std::string(targets()[i].output.option);
    return text;
}

constexpr std::size_t heatTarget = 4; ///< places in targets()
constexpr std::size_t proposalsTarget = 9;
constexpr std::size_t recipeTarget = 10;
constexpr std::size_t waterfallTarget = 11;

struct ExportOptions
{
    std::string run;
    std::vector<std::string> files = std::vector<std::string>(targets().size()); ///< beside targets()
    std::string bound;
    ExportedPath path;
    HeatRequest heat;
    LookRequest look;
};

std::vector<RequestedOutput> outputsOf(const ExportOptions& options)
{
    std::vector<RequestedOutput> outputs;
    for (std::size_t i = 0; i < options.files.size(); ++i)
        outputs.push_back({targets()[i].output, options.files[i]});
    return outputs;
}

bool proposes(const ExportOptions& options)
{
    return !options.files[proposalsTarget].empty() || !options.files[recipeTarget].empty();
}

/// What waterfall and heat map are of.
Result<void> checkPictures(const ExportOptions& options)
{
    const bool hasWaterfall = !options.files[waterfallTarget].empty();
    const bool hasHeatMap = !options.files[heatTarget].empty();
    if (!hasWaterfall && options.path.isAny())
        return fail(ExitStatus::Usage,
                    "--from, --to and --all-layers say which path --waterfall shows, which is not asked for.",
                    "--waterfall");
    if (!hasHeatMap && options.heat.isAny())
        return fail(ExitStatus::Usage,
                    "--rows and --relative say what --heat-map shows, which is not asked for.", "--heat-map");
    return check(options.heat, options.look.metric);
}

Result<void> checkOptions(const ExportOptions& options)
{
    if (options.run.empty())
        return fail(ExitStatus::Usage,
                    "No run file is named; write scalescope export RUN.scales, see scalescope export --help.",
                    "RUN");
    if (std::ranges::all_of(options.files, &std::string::empty))
        return fail(
            ExitStatus::Usage,
            fmt::format("Nothing is asked for; give {}, see scalescope export --help.", optionsText()));
    if (!options.bound.empty() && !proposes(options))
        return fail(ExitStatus::Usage,
                    "--bound is what --proposals and --recipe keep within, which are not asked for.",
                    "--bound");
    if (auto checked = checkPictures(options); !checked)
        return checked;
    return checkOutputs(outputsOf(options), {options.run}, "scales");
}

ExitStatus exportRun(const ExportOptions& options)
{
    if (auto checked = checkOptions(options); !checked)
        return report(checked.error());
    const auto bound =
        options.bound.empty() ? Result<report::ProposalBound>() : report::proposalBoundFrom(options.bound);
    if (!bound)
        return report(bound.error());
    auto look = lookOf(options.look, outputsOf(options));
    if (!look)
        return report(look.error());
    auto run = readMeasuredRun(options.run);
    if (!run)
        return report(run.error());
    if (run->status != graph::RunStatus::Done)
        printError(fmt::format("Note: the run in {} is {}; what it recorded is exported.", options.run,
                               graph::toString(run->status)));
    if (auto pruned = addPruning(options.look, run->graph, *look); !pruned)
        return report(pruned.error());
    const ExportedRun exported{options.run,  std::make_shared<const graph::Run>(std::move(*run)),
                               *bound,       options.path,
                               options.heat, std::move(*look)};
    if (auto checked = checkPart(exported, outputsOf(options)); !checked)
        return report(checked.error());
    if (proposes(options))
        noteOnProposals(exported);
    for (std::size_t i = 0; i < options.files.size(); ++i) {
        if (options.files[i].empty())
            continue;
        if (const auto written = targets()[i].write(exported, options.files[i]); !written)
            return report(written.error());
    }
    return ExitStatus::Done;
}

} // namespace

void addExportCommand(CLI::App& app, Action& action)
{
    CLI::App* command =
        app.add_subcommand("export", "Write tables, plots, graphs, annotated code and a report of a run");
    auto options = std::make_shared<ExportOptions>();
    command->add_option("RUN", options->run, "The run file (.scales)")->option_text(" ");
    for (std::size_t i = 0; i < targets().size(); ++i)
        addOutputOption(*command, targets()[i].output, options->files[i]);
    command
        ->add_option("--bound", options->bound,
                     "Of --proposals and --recipe: at most a part of the elements lost, lost:0.001 (what it "
                     "is without), or at least dB of SQNR, sqnr:20")
        ->option_text("BOUND");
    command
        ->add_option("--from", options->path.from,
                     "Of --waterfall: the node where the path begins, by its name in --table")
        ->option_text("NODE");
    command->add_option("--to", options->path.to, "Of --waterfall: the node where it ends")
        ->option_text("NODE");
    command->add_flag("--all-layers", options->path.showsAllLayers,
                      "Of --waterfall: each layer by itself; without it those that come again are one step");
    addHeatOptions(*command, options->heat);
    std::vector<OutputOption> outputs;
    std::ranges::transform(targets(), std::back_inserter(outputs), &Target::output);
    addLookOptions(*command, options->look, outputs);
    command->callback([&action, options] { action = [options] { return exportRun(*options); }; });
}

} // namespace scalescope::app::cli
