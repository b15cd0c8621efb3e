// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of a run. Names are as they are, not as they are shown.
#include "core/sheet/tables.h"
#include "core/report/problems/problem_tables.h"
#include "core/report/recipes/transform_tables.h"
#include "core/report/theory/theory.h"
#include "core/runfile/run_reader.h"
#include "core/sheet/run_analysis.h"
#include "widgets/exports/export.h"

namespace scalescope::widgets::exports {

namespace {

/// In the formats and within the limits that are shown.
std::string problemTable(const ExportRequest& request)
{
    sheet::ViewState state = request.subject.state;
    state.run = request.subject.exactRun();
    const sheet::RunAnalysis analysis(state);
    const graph::Graph& graph = analysis.state().run->graph;
    const formats::RangeThresholds& limits = analysis.state().rangeThresholds;
    const auto problems = analysis.listedProblems();
    const auto& rounded = analysis.operandTensors();
    return request.isJson() ? report::problemsJson(problems, graph, rounded, limits)
                            : report::problemsCsv(problems, graph, rounded, limits);
}

std::string theoryTable(const ExportRequest& request)
{
    const auto run = request.subject.exactRun();
    const report::Theory theory(*run);
    return request.isJson() ? report::theoryJson(theory, run->graph) : report::theoryCsv(theory, run->graph);
}

Result<graph::TransformRecords> recordsOf(const ExportRequest& request)
{
    return runfile::readTransforms(request.subject.file.toStdString());
}

Result<std::string> transformTable(const ExportRequest& request)
{
    return recordsOf(request).map(&report::transformsCsv);
}

Result<std::string> quantizationTable(const ExportRequest& request)
{
    return recordsOf(request).map([&](const graph::TransformRecords& records) {
        return report::quantizationCsv(records, request.subject.exactRun()->graph);
    });
}

} // namespace

const Export tableCsv = {
    .id = "export.tableCsv",
    .group = ExportGroup::Tables,
    .title = QT_TRANSLATE_NOOP("Commands", "Node table as &CSV…"),
    .meaning = QT_TRANSLATE_NOOP("scalescope::app::Exporter", "The figures of every tensor and its gradient, "
                                                              "a row each, for a spreadsheet."),
    .files = QT_TRANSLATE_NOOP("scalescope::app::Exporter", "Tables (*.csv)"),
    .make =
        [](const ExportRequest& request) {
            return textExport(request, [](const ExportRequest& asked) {
                return sheet::nodesCsv(asked.subject.exactRun()->graph,
                                       sheet::RunAnalysis(asked.subject.state).sources());
            });
        },
    .option = {"export", "--table", 1, "One row for each node and direction, all nodes"}};

const Export tableJson = {
    .id = "export.tableJson",
    .group = ExportGroup::Tables,
    .title = QT_TRANSLATE_NOOP("Commands", "Node table as &JSON…"),
    .meaning = QT_TRANSLATE_NOOP("scalescope::app::Exporter",
                                 "The figures of every tensor and its gradient, for a program."),
    .files = QT_TRANSLATE_NOOP("scalescope::app::Exporter", "JSON (*.json)"),
    .make =
        [](const ExportRequest& request) {
            return textExport(request, [](const ExportRequest& asked) {
                return sheet::nodesJson(asked.subject.exactRun()->graph,
                                        sheet::RunAnalysis(asked.subject.state).sources());
            });
        },
    .option = {"export", "--table", 1, ""}};

const Export modules = {
    .id = "export.modules",
    .group = ExportGroup::Tables,
    .title = QT_TRANSLATE_NOOP("Commands", "&Modules as CSV…"),
    .meaning = QT_TRANSLATE_NOOP("scalescope::app::Exporter",
                                 "What each call of a module returned, a row for each tensor."),
    .files = QT_TRANSLATE_NOOP("scalescope::app::Exporter", "Tables (*.csv)"),
    .part = "-modules",
    .make =
        [](const ExportRequest& request) {
            return textExport(request, [](const ExportRequest& asked) {
                return sheet::modulesCsv(*asked.subject.exactRun(),
                                         asked.look ? asked.look->modules : report::ModuleFilter());
            });
        },
    .option = {"export", "--modules", 2, "One row for each tensor that a module call returned"},
    .style = StyleOption::Modules};

const Export problems = {
    .id = "export.problems",
    .group = ExportGroup::Tables,
    .title = QT_TRANSLATE_NOOP("Commands", "Pro&blems as table…"),
    .meaning = QT_TRANSLATE_NOOP("scalescope::app::Exporter", "The problems as they are listed, a row each."),
    .files = QT_TRANSLATE_NOOP("scalescope::app::Exporter", "Tables (*.csv *.json)"),
    .part = "-problems",
    .make = [](const ExportRequest& request) { return textExport(request, problemTable); },
    .option = {"export", "--problems", 14,
               "One row for each problem in the formats of the run, errors first, each cause in order of "
               "execution with what comes of it behind it"},
    .style = StyleOptions(StyleOption::Formats) | StyleOption::Limits};

const Export theory = {
    .id = "export.theory",
    .group = ExportGroup::Tables,
    .title = QT_TRANSLATE_NOOP("Commands", "Theor&y as table…"),
    .meaning = QT_TRANSLATE_NOOP("scalescope::app::Exporter", "The scales that the theory of unit scaling "
                                                              "expects, and those that were measured."),
    .files = QT_TRANSLATE_NOOP("scalescope::app::Exporter", "Tables (*.csv *.json)"),
    .part = "-theory",
    .make = [](const ExportRequest& request) { return textExport(request, theoryTable); },
    .option = {"export", "--theory", 13,
               "What unit scaling's theory expects of each tensor and gradient, beside what was measured"}};

const Export transforms = {
    .id = "export.transforms",
    .group = ExportGroup::Tables,
    .title = QT_TRANSLATE_NOOP("Commands", "Tr&ansforms as table…"),
    .meaning = QT_TRANSLATE_NOOP("scalescope::app::Exporter", "What unit scaling and simulated formats "
                                                              "changed, a row for each operator."),
    .files = QT_TRANSLATE_NOOP("scalescope::app::Exporter", "Tables (*.csv)"),
    .part = "-transforms",
    .need = ExportNeed::Transforms,
    .make = [](const ExportRequest& request) { return textExport(request, transformTable); },
    .option = {"export", "--transforms", 8, "What transforms changed in the model"}};

const Export quantization = {
    .id = "export.quantization",
    .group = ExportGroup::Tables,
    .title = QT_TRANSLATE_NOOP("Commands", "&Quantization as table…"),
    .meaning =
        QT_TRANSLATE_NOOP("scalescope::app::Exporter", "What rounding lost of each tensor that was rounded."),
    .files = QT_TRANSLATE_NOOP("scalescope::app::Exporter", "Tables (*.csv)"),
    .part = "-quantization",
    .need = ExportNeed::Transforms,
    .make = [](const ExportRequest& request) { return textExport(request, quantizationTable); },
    .option = {"export", "--quantization", 9, "One row for each tensor that was rounded to a format"}};

} // namespace scalescope::widgets::exports
