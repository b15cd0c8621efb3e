// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/export_files.h"

#include "app/cli/commands.h"
#include "app/cli/files.h"
#include "app/cli/platform.h"
#include "core/graph/figures.h"
#include "core/report/annotated_code.h"
#include "core/report/problem_tables.h"
#include "core/report/recipe_estimates.h"
#include "core/report/shown_text.h"
#include "core/report/theory.h"
#include "core/report/transform_tables.h"
#include "core/runfile/run_reader.h"
#include "core/sheet/fields.h"
#include "core/sheet/opened_state.h"
#include "core/sheet/run_analysis.h"
#include "core/sheet/tables.h"
#include "widgets/graphview/graph_export.h"
#include "widgets/heatmap/heat_export.h"
#include "widgets/models/document.h"
#include "widgets/report/run_report.h"
#include "widgets/scaleplot/plot_export.h"
#include "widgets/waterfall/waterfall_export.h"

#include <algorithm>
#include <fmt/format.h>
#include <string_view>
#include <utility>

namespace scalescope::app::cli {

namespace {

Result<void> writeText(const std::string& text, const std::string& name)
{
    return writeOutputFile(name, text);
}

report::Proposals proposalsFor(const ExportedRun& exported)
{
    return {exported.run->graph, exported.bound};
}

/// Names of nodes are what the tables of the run have, not what is shown of them.
Result<std::optional<graph::NodeId>> nodeNamed(const ExportedRun& exported, const std::string& name,
                                               const char* option)
{
    if (name.empty())
        return std::nullopt;
    const graph::Node* node = exported.run->graph.findByName(name);
    if (node == nullptr)
        return fail(ExitStatus::Usage,
                    fmt::format("{} names '{}', but {} has no node of that name; the names are in the column "
                                "name of --table.",
                                option, name, exported.file),
                    option);
    return node->id;
}

/// Whether a run has the errors that an option wants.
Result<void> checkErrors(const ExportedRun& exported, const char* option)
{
    if (graph::hasErrors(exported.run->graph))
        return {};
    return fail(ExitStatus::Usage,
                fmt::format("{} has no errors, because no number formats were simulated in it; make a run "
                            "with --transform fp8, or name another.",
                            exported.file),
                option);
}

/// Whether a run has what colours it.
Result<void> checkColour(const ExportedRun& exported)
{
    const sheet::Field* metric = sheet::findMetric(exported.look.metric);
    return metric && metric->is(sheet::OfErrors) ? checkErrors(exported, "--metric") : Result<void>();
}

/// The run as it opens in the window, looked at as it is asked for. Only after it there are fonts, which
/// themes have.
Result<sheet::ViewState> pictured(const ExportedRun& exported)
{
    return pictureApplication().map([&exported] {
        sheet::ViewState state = sheet::openedState(report::shownRun(exported.run));
        exported.look.applyTo(state);
        return state;
    });
}

/// The modules of it that are asked for.
Result<sheet::ViewState> picturedPart(const ExportedRun& exported)
{
    return pictured(exported).and_then([&exported](sheet::ViewState&& state) {
        return exported.look.choosePart(state).map([&state] { return std::move(state); });
    });
}

widgets::Theme themeOf(const ExportedRun& exported)
{
    return exported.look.isDark ? widgets::Theme::dark() : widgets::Theme::light();
}

Result<void> writePlotOf(const ExportedRun& exported, const widgets::PlotOptions& options,
                         const std::string& file)
{
    return picturedPart(exported).and_then([&](const sheet::ViewState& state) {
        return widgets::plotExport(state, options, themeOf(exported), QString::fromStdString(file),
                                   exported.look.width)
            ->writeNow();
    });
}

bool hasGradients(const graph::Graph& graph)
{
    return std::ranges::any_of(graph.nodes,
                               [](const graph::Node& node) { return node.backward.metric != nullptr; });
}

} // namespace

Result<void> checkPart(const ExportedRun& exported, const std::vector<RequestedOutput>& outputs)
{
    const auto isAskedFor = [&outputs](std::string_view option) {
        return std::ranges::any_of(outputs, [option](const RequestedOutput& output) {
            return !output.file.empty() && output.option.option == option;
        });
    };
    const bool hasPlot = isAskedFor("--plot") || isAskedFor("--error-plot");
    if (!hasPlot && !isAskedFor("--graph"))
        return {};
    sheet::ViewState state = sheet::openedState(exported.run);
    exported.look.applyTo(state);
    if (auto chosen = exported.look.choosePart(state); !chosen)
        return chosen;
    const bool isOfGradients = exported.look.direction == graph::Direction::Backward;
    if (hasPlot && isOfGradients && !hasGradients(prune::prune(exported.run->graph, state.pruning)))
        return fail(ExitStatus::Usage,
                    fmt::format("--direction is bwd, but what is shown of {} has no gradients; leave it out.",
                                exported.file),
                    "--direction");
    return {};
}

Result<void> writeTable(const ExportedRun& exported, const std::string& file)
{
    return writeText(file.ends_with(".json") ? sheet::nodesJson(exported.run->graph)
                                             : sheet::nodesCsv(exported.run->graph),
                     file);
}

Result<void> writeModules(const ExportedRun& exported, const std::string& file)
{
    return sheet::modulesCsv(*exported.run, exported.look.modules)
        .and_then([&file](const std::string& table) { return writeText(table, file); });
}

Result<void> writeCode(const ExportedRun& exported, const std::string& file)
{
    return writeText(report::annotatedCode(*report::shownRun(exported.run)), file);
}

Result<void> writeTransforms(const ExportedRun& exported, const std::string& file)
{
    return runfile::readTransforms(exported.file).and_then([&](const graph::TransformRecords& records) {
        return writeText(report::transformsCsv(records), file);
    });
}

Result<void> writeQuantisation(const ExportedRun& exported, const std::string& file)
{
    return runfile::readTransforms(exported.file).and_then([&](const graph::TransformRecords& records) {
        return writeText(report::quantisationCsv(records, exported.run->graph), file);
    });
}

Result<void> writeProposals(const ExportedRun& exported, const std::string& file)
{
    const report::Proposals proposals = proposalsFor(exported);
    return writeText(file.ends_with(".json") ? report::proposalsJson(proposals, exported.run->graph)
                                             : report::proposalsCsv(proposals, exported.run->graph),
                     file);
}

Result<void> writeRecipe(const ExportedRun& exported, const std::string& file)
{
    return writeText(report::shownJson(job::toText(proposalsFor(exported).recipe())), file);
}

void noteOnProposals(const ExportedRun& exported)
{
    const report::Proposals proposals = proposalsFor(exported);
    if (proposals.lacksBlocks())
        printError(fmt::format("Note: {} has tensors without histograms of block maxima, as files of older "
                               "releases do; formats with scales of blocks are not proposed for them.",
                               exported.file));
    if (const auto others = report::recipesAsGoodSentence(proposals, exported.run->graph))
        printError("Note: " + message::english(*others));
}

Result<void> writeTheory(const ExportedRun& exported, const std::string& file)
{
    const report::Theory theory(*exported.run);
    return writeText(file.ends_with(".json") ? report::theoryJson(theory, exported.run->graph)
                                             : report::theoryCsv(theory, exported.run->graph),
                     file);
}

Result<void> writeProblems(const ExportedRun& exported, const std::string& file)
{
    sheet::ViewState state = sheet::openedState(exported.run);
    exported.look.applyTo(state);
    const sheet::RunAnalysis analysis(state);
    const graph::Graph& graph = exported.run->graph;
    const formats::LossLimits& limits = analysis.state().lossLimits;
    const auto problems = analysis.listedProblems();
    const auto& rounded = analysis.operandTensors();
    return writeText(file.ends_with(".json") ? report::problemsJson(problems, graph, rounded, limits)
                                             : report::problemsCsv(problems, graph, rounded, limits),
                     file);
}

Result<void> writePlot(const ExportedRun& exported, const std::string& file)
{
    widgets::PlotOptions options;
    options.xmin = exported.look.xmin;
    options.xmax = exported.look.xmax;
    options.direction = exported.look.direction;
    if (exported.look.formats)
        options.moreFormats = exported.look.formats->more;
    return writePlotOf(exported, options, file);
}

Result<void> writeErrorPlot(const ExportedRun& exported, const std::string& file)
{
    if (auto known = checkErrors(exported, "--error-plot"); !known)
        return known;
    widgets::PlotOptions options;
    options.error = true;
    options.direction = exported.look.direction;
    return writePlotOf(exported, options, file);
}

Result<void> writeHeatMap(const ExportedRun& exported, const std::string& file)
{
    if (auto known = checkColour(exported); !known)
        return known;
    return pictured(exported).and_then([&](const sheet::ViewState& state) {
        return widgets::heatMapExport(state, heatOptions(exported.heat), themeOf(exported),
                                      QString::fromStdString(file), exported.look.width)
            ->writeNow();
    });
}

Result<void> writeWaterfall(const ExportedRun& exported, const std::string& file)
{
    const auto first = nodeNamed(exported, exported.path.from, "--from");
    if (!first)
        return tl::unexpected(first.error());
    const auto last = nodeNamed(exported, exported.path.to, "--to");
    if (!last)
        return tl::unexpected(last.error());
    widgets::WaterfallOptions options;
    options.first = *first;
    options.last = *last;
    options.direction = exported.look.direction.value_or(graph::Direction::Forward);
    options.showsAllLayers = exported.path.showsAllLayers;
    return pictured(exported).and_then([&](const sheet::ViewState& state) {
        return widgets::waterfallExport(state, options, themeOf(exported), QString::fromStdString(file),
                                        exported.look.width)
            ->writeNow();
    });
}

Result<void> writeGraph(const ExportedRun& exported, const std::string& file)
{
    if (auto known = checkColour(exported); !known)
        return known;
    auto state = picturedPart(exported);
    if (!state)
        return tl::unexpected(state.error());
    const widgets::Document document(*state);
    const widgets::GraphLook look{widgets::openedFolding(document, !exported.look.modules.include.empty()),
                                  {},
                                  {},
                                  exported.look.width};
    return widgets::exportGraph(document, themeOf(exported), QString::fromStdString(file), look)
        .map([&file](const QString& note) {
            if (!note.isEmpty())
                printError(fmt::format("Note on {}: {}", file, note.toStdString()));
        });
}

Result<void> writeReport(const ExportedRun& exported, const std::string& file)
{
    if (auto known = checkColour(exported); !known)
        return known;
    return pictured(exported).and_then([&](sheet::ViewState&& state) {
        widgets::RunReportContent content;
        content.state = std::move(state);
        content.file = QString::fromStdString(exported.file);
        return widgets::runReportExport(std::move(content), QString::fromStdString(file))->writeNow();
    });
}

} // namespace scalescope::app::cli
