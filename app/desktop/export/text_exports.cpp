// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/export/text_exports.h"

#include "core/report/annotated_code.h"
#include "core/report/problem_tables.h"
#include "core/report/proposals.h"
#include "core/report/shown_text.h"
#include "core/report/theory.h"
#include "core/report/transform_tables.h"
#include "core/runfile/run_reader.h"
#include "core/sheet/run_analysis.h"
#include "core/sheet/tables.h"
#include "widgets/models/whole_file.h"

#include <functional>

namespace scalescope::app {

namespace {

using Text = std::function<Result<std::string>()>;

Result<void> writeText(const QString& path, const std::string& text)
{
    const auto reason = widgets::writeWhole(path, text);
    if (!reason)
        return {};
    return fail(ExitStatus::Usage,
                ExportWords::tr("%1 was not written: %2.").arg(path, *reason).toStdString());
}

/// The run with the names as they are, not as they are shown.
std::shared_ptr<const graph::Run> exactOf(const TextSource& source)
{
    const auto exact = source.opened ? report::exactRun(source.opened) : nullptr;
    // A run that goes on may be shown with fewer nodes than were read meanwhile.
    const bool isSame = exact && exact->graph.nodes.size() == source.state.run->graph.nodes.size();
    return isSame ? exact : source.state.run;
}

std::string theoryTable(const graph::Run& run, bool asJson)
{
    const report::Theory theory(run);
    return asJson ? report::theoryJson(theory, run.graph) : report::theoryCsv(theory, run.graph);
}

/// In the formats and within the limits that the window shows.
std::string problemTable(const TextSource& source, bool asJson)
{
    sheet::ViewState state = source.state;
    state.run = exactOf(source);
    const sheet::RunAnalysis analysis(state);
    const graph::Run& exact = *analysis.state().run;
    const formats::LossLimits& limits = analysis.state().lossLimits;
    const auto problems = analysis.listedProblems();
    const auto& rounded = analysis.operandTensors();
    return asJson ? report::problemsJson(problems, exact.graph, rounded, limits)
                  : report::problemsCsv(problems, exact.graph, rounded, limits);
}

/// Within the bound that commands have, too.
std::string proposalTable(const graph::Run& run, bool asJson)
{
    const report::Proposals proposals(run.graph, {});
    return asJson ? report::proposalsJson(proposals, run.graph) : report::proposalsCsv(proposals, run.graph);
}

/// With the names as they are, not as they are shown.
std::string exactJson(const compare::Comparison& comparison)
{
    const auto a = report::exactRun(comparison.a);
    const auto b = report::exactRun(comparison.b);
    return sheet::comparisonJson(a == comparison.a && b == comparison.b ? comparison
                                                                        : compare::compare(a, b));
}

Result<std::string> transformTable(const TextSource& source, bool ofRoundings)
{
    return runfile::readTransforms(source.file.toStdString())
        .map([&](const graph::TransformRecords& records) {
            return ofRoundings ? report::quantisationCsv(records, exactOf(source)->graph)
                               : report::transformsCsv(records);
        });
}

/// Null for no text.
Text textOf(ExportKind kind, const TextSource& source, bool asJson)
{
    switch (kind) {
    case ExportKind::TableCsv:
        return [=] { return sheet::nodesCsv(source.state.run->graph); };
    case ExportKind::TableJson:
        return [=] { return sheet::nodesJson(exactOf(source)->graph); };
    case ExportKind::Modules:
        return [=] { return sheet::modulesCsv(*source.state.run, source.modules); };
    case ExportKind::Code:
        return [=] { return report::annotatedCode(*source.state.run); };
    case ExportKind::Problems:
        return [=] { return problemTable(source, asJson); };
    case ExportKind::Theory:
        return [=] { return theoryTable(*exactOf(source), asJson); };
    case ExportKind::Transforms:
        return [=] { return transformTable(source, false); };
    case ExportKind::Quantisation:
        return [=] { return transformTable(source, true); };
    case ExportKind::Proposals:
        return [=] { return proposalTable(*exactOf(source), asJson); };
    case ExportKind::Recipe:
        return [=] {
            return report::shownJson(job::toText(report::Proposals(exactOf(source)->graph, {}).recipe()));
        };
    case ExportKind::ComparisonCsv:
        return [=] { return sheet::comparisonCsv(*source.comparison); };
    case ExportKind::ComparisonJson:
        return [=] { return exactJson(*source.comparison); };
    default:
        return {};
    }
}

} // namespace

std::unique_ptr<widgets::StagedExport> textExportOf(ExportKind kind, const TextSource& source,
                                                    const QString& path)
{
    const Text text = textOf(kind, source, path.endsWith(QLatin1String(".json")));
    if (!text)
        return nullptr;
    return std::make_unique<widgets::PlainExport>([path, text] {
        return text().and_then([&path](const std::string& whole) { return writeText(path, whole); });
    });
}

} // namespace scalescope::app
