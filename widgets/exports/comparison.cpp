// SPDX-License-Identifier: GPL-3.0-or-later
// What is exported of two runs that are compared.
#include "core/report/text/sanitized_text.h"
#include "core/sheet/fields.h"
#include "core/sheet/opened_state.h"
#include "core/sheet/tables.h"
#include "widgets/compare/comparison_export.h"
#include "widgets/exports/export.h"
#include "widgets/exports/export_command.h"

namespace scalescope::widgets::exports {

namespace {

/// JSON holds all texts as they are, and not as they are shown.
std::string exactJson(const compare::Comparison& comparison)
{
    const auto a = report::exactRun(comparison.a);
    const auto b = report::exactRun(comparison.b);
    return sheet::comparisonJson(a == comparison.a && b == comparison.b ? comparison
                                                                        : compare::compare(a, b));
}

/// Which of the runs gives the command its formats is for it to find; only those of the second are sure.
void addComparedFormats(const ExportSubject& subject, ExportCommand& command)
{
    const sheet::ViewState opened = sheet::openedState(subject.state.run);
    const bool isOfSecond = subject.comparedFiles[1] == subject.file &&
                            opened.formats != formats::usualFormats() &&
                            subject.state.simulation == opened.simulation;
    if (isOfSecond && subject.state.formats == opened.formats)
        return;
    if (const auto names = formatNames(subject.state))
        command.add("--format", *names);
    else
        command.lacks(ExportCommandWords::tr("the formats of the recipe"));
}

void addComparedLook(const ExportSubject& subject, const ExportStyle&, ExportCommand& command)
{
    if (subject.state.quantity != sheet::FieldId::MeanAbs)
        command.add("--metric", metricName({}, subject.state.quantity));
    addComparedFormats(subject, command);
    if (subject.state.pruning != prune::Options())
        command.lacks(ExportCommandWords::tr("what is hidden"));
    if (subject.state.rangeThresholds != formats::RangeThresholds())
        command.lacks(ExportCommandWords::tr("what counts as a problem"));
}

} // namespace

const Export comparisonPlot = {
    .id = "export.comparisonPlot",
    .group = ExportGroup::Pictures,
    .title = QT_TRANSLATE_NOOP("Commands", "Comparison as p&icture…"),
    .meaning = QT_TRANSLATE_NOOP("scalescope::app::Exporter",
                                 "The scales of both runs, with arrows from the one to the other."),
    .files = QT_TRANSLATE_NOOP("scalescope::app::Exporter", "Pictures (*.svg *.png *.pdf)"),
    .part = "-compared",
    .need = ExportNeed::Comparison,
    .make =
        [](const ExportRequest& request) {
            return comparisonPlotExport(request.subject.comparison, request.subject.compared, request.theme(),
                                        request.path);
        },
    .option = {"compare", "--plot", 2, "Arrows from the first run to the second"},
    .isPainted = true,
    .addWords = addComparedLook};

const Export comparisonCsv = {
    .id = "export.comparisonCsv",
    .group = ExportGroup::Tables,
    .title = QT_TRANSLATE_NOOP("Commands", "Comparison as CS&V…"),
    .meaning = QT_TRANSLATE_NOOP("scalescope::app::Exporter",
                                 "What changed between both runs, a row for each tensor, for a spreadsheet."),
    .files = QT_TRANSLATE_NOOP("scalescope::app::Exporter", "Tables (*.csv)"),
    .part = "-compared",
    .need = ExportNeed::Comparison,
    .make =
        [](const ExportRequest& request) {
            return textExport(request, [](const ExportRequest& asked) {
                return sheet::comparisonCsv(*asked.subject.comparison);
            });
        },
    .option = {"compare", "--table", 1, "One row for each aligned node and direction"}};

const Export comparisonJson = {.id = "export.comparisonJson",
                               .group = ExportGroup::Tables,
                               .title = QT_TRANSLATE_NOOP("Commands", "Comparison as JSO&N…"),
                               .meaning = QT_TRANSLATE_NOOP("scalescope::app::Exporter",
                                                            "What changed between both runs, for a program."),
                               .files = QT_TRANSLATE_NOOP("scalescope::app::Exporter", "JSON (*.json)"),
                               .part = "-compared",
                               .need = ExportNeed::Comparison,
                               .make =
                                   [](const ExportRequest& request) {
                                       return textExport(request, [](const ExportRequest& asked) {
                                           return exactJson(*asked.subject.comparison);
                                       });
                                   },
                               .option = {"compare", "--table", 1, ""}};

const Export comparisonReport = {
    .id = "export.comparisonReport",
    .group = ExportGroup::Documents,
    .title = QT_TRANSLATE_NOOP("Commands", "Comparison as &report…"),
    .meaning = QT_TRANSLATE_NOOP("scalescope::app::Exporter",
                                 "Both runs on one page: what changed most, with graphs and plot."),
    .files = QT_TRANSLATE_NOOP("scalescope::app::Exporter", "Reports (*.html)"),
    .part = "-compared",
    .need = ExportNeed::Comparison,
    .make =
        [](const ExportRequest& request) {
            return comparisonReportExport(request.subject.comparison, request.subject.compared, request.path);
        },
    .option = {"compare", "--report", 3, "All of it in one file, the largest changes first"},
    .isPainted = true,
    .shortcut = "Ctrl+Shift+E",
    .addWords = addComparedLook};

} // namespace scalescope::widgets::exports
