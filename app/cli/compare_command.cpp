// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/export_files.h"
#include "app/cli/export_style_args.h"
#include "app/cli/files.h"
#include "app/cli/help.h"
#include "core/report/text/error_sentence.h"
#include "core/report/text/sanitized_text.h"
#include "core/sheet/fields.h"
#include "core/sheet/opened_state.h"
#include "core/sheet/run_analysis.h"
#include "widgets/compare/comparison_scene.h"
#include "widgets/models/export_style.h"

#include <fmt/format.h>
#include <memory>
#include <utility>

namespace scalescope::app::cli {

namespace {

using compare::Comparison;
using widgets::ComparisonOptions;

struct CompareOptions
{
    std::string runA;
    std::string runB;
    std::vector<ExportTarget> targets = exportTargets("compare");
    std::string metric = "mean_abs";
    std::string formats;
};

Result<job::OperandFormat> formatFrom(const std::string& name)
{
    return widgets::operandFormatFrom(name).map_error([](Error error) {
        error.message = "--format: " + error.message;
        return error;
    });
}

/// "e4m3fn,e5m2", or one format for both directions.
Result<job::OperandPair> formatsFrom(const std::string& text)
{
    const auto comma = text.find(',');
    return formatFrom(text.substr(0, comma)).and_then([&](const job::OperandFormat& forward) {
        return formatFrom(comma == std::string::npos ? text : text.substr(comma + 1))
            .map([&](const job::OperandFormat& backward) { return job::OperandPair(forward, backward); });
    });
}

/// Of which tensors may leave what: what the window holds a run against that it opens.
job::OperandPair formatsOf(const std::shared_ptr<const graph::Run>& run)
{
    return sheet::RunAnalysis(sheet::openedState(run)).usualOperands();
}

/// With the formats of a run that simulates some, of two those of the second.
Result<ComparisonOptions> comparisonOptions(const CompareOptions& options,
                                            const std::shared_ptr<const graph::Run>& a,
                                            const std::shared_ptr<const graph::Run>& b)
{
    const widgets::Document document;
    ComparisonOptions result = ComparisonOptions::of(document);
    if (const sheet::Field* field = sheet::findMetric(options.metric))
        result.quantity = field->fieldId;
    if (options.formats.empty()) {
        const job::OperandPair ofB = formatsOf(b);
        result.formats = ofB == result.formats ? formatsOf(a) : ofB;
        return result;
    }
    return formatsFrom(options.formats).map([&](const job::OperandPair& formats) {
        noteFormats(options.formats);
        result.formats = formats;
        return result;
    });
}

Result<void> checkCompareOptions(const CompareOptions& options)
{
    if (options.runA.empty() || options.runB.empty())
        return fail(
            ExitStatus::Usage,
            fmt::format("{} named; write scalescope compare A.scales B.scales, see scalescope compare "
                        "--help.",
                        options.runA.empty() ? "No run files are" : "Only one run file is"),
            "RUN");
    return checkOutputs(outputsOf(options.targets), {options.runA, options.runB}, "changes");
}

Result<std::shared_ptr<const graph::Run>> readRun(const std::string& file)
{
    return readMeasuredRun(file).map(
        [](graph::Run run) { return std::make_shared<const graph::Run>(std::move(run)); });
}

Result<void> compareRuns(const CompareOptions& options)
{
    if (auto checked = checkCompareOptions(options); !checked)
        return checked;
    auto a = readRun(options.runA);
    if (!a)
        return tl::unexpected(a.error());
    auto b = readRun(options.runB);
    if (!b)
        return tl::unexpected(b.error());
    if (const auto why = report::whyNoBaseline(**a, options.runA))
        return fail(why);
    const auto look = comparisonOptions(options, *a, *b);
    if (!look)
        return tl::unexpected(look.error());
    Comparison comparison = compare::compare(report::shownRun(*a), report::shownRun(*b));
    const auto scene = widgets::ComparisonScene::of(comparison, *look);
    fmt::print("{}\n", scene.title.toStdString());
    for (const QString& sentence : scene.sentences)
        fmt::print("{}\n", sentence.toStdString());
    widgets::ExportSubject subject;
    subject.comparison = std::make_shared<const Comparison>(std::move(comparison));
    subject.compared = *look;
    for (const ExportTarget& target : options.targets) {
        if (target.file.empty())
            continue;
        if (auto written = writeExport(target, subject, {}); !written)
            return written;
    }
    return {};
}

} // namespace

void addCompareCommand(CLI::App& app, Action& action)
{
    CLI::App* command = app.add_subcommand(
        "compare", "Compare two runs: of a model and its variant, two checkpoints, two seeds");
    auto options = std::make_shared<CompareOptions>();
    command->add_option("A", options->runA, "The run file to compare with, such as the original's")
        ->option_text(" ");
    command->add_option("B", options->runB, "The run file that is compared")->option_text(" ");
    for (ExportTarget& target : options->targets)
        addOutputOption(*command, target.output, target.file);
    command->add_option("--metric", options->metric, "Of summary, plot and report: " + statisticsText())
        ->option_text("NAME")
        ->check(oneOf(sheet::axisWords()));
    command
        ->add_option("--format", options->formats,
                     "The formats that tensors and gradients may leave (default: those that B, or else A, "
                     "simulates, or e4m3fn,e5m2)")
        ->option_text("FWD[,BWD]");
    command->callback([&action, options] {
        action = [options] {
            const auto compared = compareRuns(*options);
            return compared ? ExitStatus::Done : report(compared.error());
        };
    });
}

} // namespace scalescope::app::cli
