// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/export_files.h"
#include "app/cli/export_style_args.h"
#include "core/graph/figures.h"
#include "core/report/recipes/proposals.h"
#include "core/report/recipes/recipe_estimates.h"
#include "core/report/text/sanitized_text.h"
#include "core/sheet/fields.h"
#include "core/sheet/opened_state.h"

#include <algorithm>
#include <fmt/format.h>
#include <memory>
#include <optional>
#include <utility>

namespace scalescope::app::cli {

namespace {

namespace exports = widgets::exports;

/// Which path a waterfall is of, by the names of nodes as tables have them.
struct ExportedPath
{
    std::string from; ///< empty: the input
    std::string to;   ///< empty: the loss
    bool showsAllLayers = false;
    [[nodiscard]] bool isAny() const { return !from.empty() || !to.empty() || showsAllLayers; }
};

struct ExportOptions
{
    std::string run;
    std::vector<ExportTarget> targets = exportTargets("export");
    std::string bound;
    ExportedPath path;
    HeatRequest heat;
    ExportStyleArgs look;
};

/// "--table, --modules or --plot", with all that there are.
std::string optionsText(const std::vector<ExportTarget>& targets)
{
    std::string text = targets.front().output.option;
    for (std::size_t i = 1; i < targets.size(); ++i)
        text += (i + 1 == targets.size() ? " or " : ", ") + std::string(targets[i].output.option);
    return text;
}

bool proposes(const ExportOptions& options)
{
    return isAskedFor(exports::proposals, options.targets) || isAskedFor(exports::recipe, options.targets);
}

/// What waterfall and heat map are of.
Result<void> checkPictures(const ExportOptions& options)
{
    if (!isAskedFor(exports::waterfall, options.targets) && options.path.isAny())
        return fail(ExitStatus::Usage,
                    "--from, --to and --all-layers say which path --waterfall shows, which is not asked for.",
                    "--waterfall");
    if (!isAskedFor(exports::heatMap, options.targets) && options.heat.isAny())
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
    if (std::ranges::all_of(options.targets, &std::string::empty, &ExportTarget::file))
        return fail(ExitStatus::Usage,
                    fmt::format("Nothing is asked for; give {}, see scalescope export --help.",
                                optionsText(options.targets)));
    if (!options.bound.empty() && !proposes(options))
        return fail(ExitStatus::Usage,
                    "--bound is what --proposals and --recipe keep within, which are not asked for.",
                    "--bound");
    if (auto checked = checkPictures(options); !checked)
        return checked;
    return checkOutputs(outputsOf(options.targets), {options.run}, "scales");
}

/// Whether a run has the errors that an option wants.
Result<void> checkErrors(const std::string& file, const graph::Graph& graph, const char* option)
{
    if (graph::hasErrors(graph))
        return {};
    return fail(ExitStatus::Usage,
                fmt::format("{} has no errors, because no number formats were simulated in it; make a run "
                            "with --transform fp8, or name another.",
                            file),
                option);
}

/// Whether there is in the run what an export is of, or is coloured by.
Result<void> checkKind(const widgets::Export& kind, const widgets::ExportSubject& subject,
                       const widgets::ExportStyle& look)
{
    const std::string file = subject.file.toStdString();
    const graph::Graph& graph = subject.opened->graph;
    if (kind.need == widgets::ExportNeed::Errors)
        return checkErrors(file, graph, kind.option.name);
    const sheet::Field* metric = sheet::findMetric(look.metric);
    const bool isOfErrors =
        kind.style.testFlag(widgets::StyleOption::Colour) && metric && metric->is(sheet::OfErrors);
    return isOfErrors ? checkErrors(file, graph, "--metric") : Result<void>();
}

bool hasGradients(const graph::Graph& graph)
{
    return std::ranges::any_of(graph.nodes,
                               [](const graph::Node& node) { return node.backward.metric != nullptr; });
}

/// Whether there is something in the part of the run that pictures are asked to be of.
Result<void> checkPart(const std::vector<ExportTarget>& targets, const widgets::ExportSubject& subject,
                       const widgets::ExportStyle& look)
{
    const auto isPart = [](const ExportTarget& target) {
        const widgets::Export& kind = *target.kinds.front();
        return !target.file.empty() && kind.isPainted && kind.style.testFlag(widgets::StyleOption::Modules);
    };
    if (std::ranges::none_of(targets, isPart))
        return {};
    sheet::ViewState state = sheet::openedState(subject.opened);
    look.applyTo(state);
    if (auto chosen = look.choosePart(state); !chosen)
        return chosen;
    const bool hasPlot = std::ranges::any_of(targets, [&](const ExportTarget& target) {
        return isPart(target) && target.kinds.front()->hasBothDirections;
    });
    const bool isOfGradients = look.direction == graph::Direction::Backward;
    if (hasPlot && isOfGradients && !hasGradients(prune::prune(subject.opened->graph, state.pruning)))
        return fail(ExitStatus::Usage,
                    fmt::format("--direction is bwd, but what is shown of {} has no gradients; leave it out.",
                                subject.file.toStdString()),
                    "--direction");
    return {};
}

/// Names of nodes are what the tables of the run have, not what is shown of them.
Result<std::optional<graph::NodeId>> nodeNamed(const widgets::ExportSubject& subject, const std::string& name,
                                               const char* option)
{
    if (name.empty())
        return std::nullopt;
    const graph::Node* node = subject.opened->graph.findByName(name);
    if (node == nullptr)
        return fail(ExitStatus::Usage,
                    fmt::format("{} names '{}', but {} has no node of that name; the names are in the column "
                                "name of --table.",
                                option, name, subject.file.toStdString()),
                    option);
    return node->id;
}

Result<void> addPath(const ExportedPath& path, widgets::ExportSubject& subject)
{
    return nodeNamed(subject, path.from, "--from").and_then([&](const auto& first) {
        return nodeNamed(subject, path.to, "--to").map([&](const auto& last) {
            subject.waterfall.first = first;
            subject.waterfall.last = last;
            subject.waterfall.showsAllLayers = path.showsAllLayers;
        });
    });
}

/// Says on standard error what lacks in these proposals, and which recipes with a name do as well.
void noteOnProposals(const widgets::ExportSubject& subject)
{
    const graph::Graph& graph = subject.opened->graph;
    const report::Proposals proposals(graph, subject.bound);
    if (proposals.lacksBlocks())
        printError(fmt::format("Note: {} has tensors without histograms of block maxima, as files of older "
                               "releases do; formats with scales of blocks are not proposed for them.",
                               subject.file.toStdString()));
    if (const auto others = report::recipesAsGoodSentence(proposals, graph))
        printError("Note: " + message::english(*others));
}

Result<void> writeTarget(const ExportTarget& target, const ExportOptions& options,
                         widgets::ExportSubject subject, const widgets::ExportStyle& look)
{
    if (auto there = checkKind(*target.kinds.front(), subject, look); !there)
        return there;
    if (target.isOf(exports::waterfall))
        if (auto path = addPath(options.path, subject); !path)
            return path;
    return writeExport(target, subject, look);
}

Result<void> exportRun(const ExportOptions& options)
{
    if (auto checked = checkOptions(options); !checked)
        return checked;
    const auto bound =
        options.bound.empty() ? Result<report::ProposalBound>() : report::proposalBoundFrom(options.bound);
    if (!bound)
        return tl::unexpected(bound.error());
    auto look = lookOf(options.look, outputsOf(options.targets));
    if (!look)
        return tl::unexpected(look.error());
    auto run = readMeasuredRun(options.run);
    if (!run)
        return tl::unexpected(run.error());
    if (run->status != graph::RunStatus::Done)
        printError(fmt::format("Note: the run in {} is {}; what it recorded is exported.", options.run,
                               graph::toString(run->status)));
    if (auto pruned = addPruning(options.look, run->graph, *look); !pruned)
        return pruned;
    widgets::ExportSubject subject;
    subject.opened = std::make_shared<const graph::Run>(std::move(*run));
    subject.state = sheet::openedState(report::shownRun(subject.opened));
    subject.file = QString::fromStdString(options.run);
    subject.bound = *bound;
    subject.heat = heatOptions(options.heat);
    if (auto checked = checkPart(options.targets, subject, *look); !checked)
        return checked;
    if (proposes(options))
        noteOnProposals(subject);
    for (const ExportTarget& target : options.targets) {
        if (target.file.empty())
            continue;
        if (auto written = writeTarget(target, options, subject, *look); !written)
            return written;
    }
    return {};
}

} // namespace

void addExportCommand(CLI::App& app, Action& action)
{
    CLI::App* command =
        app.add_subcommand("export", "Write tables, plots, graphs, annotated code and a report of a run");
    auto options = std::make_shared<ExportOptions>();
    command->add_option("RUN", options->run, "The run file (.scales)")->option_text(" ");
    std::vector<OutputOption> outputs;
    for (ExportTarget& target : options->targets) {
        addOutputOption(*command, target.output, target.file);
        outputs.push_back(target.output);
    }
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
    addLookOptions(*command, options->look, outputs);
    command->callback([&action, options] {
        action = [options] {
            const auto exported = exportRun(*options);
            return exported ? ExitStatus::Done : report(exported.error());
        };
    });
}

} // namespace scalescope::app::cli
