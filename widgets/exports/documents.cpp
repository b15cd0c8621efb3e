// SPDX-License-Identifier: GPL-3.0-or-later
// The model's code, and the report of a run.
#include "core/report/text/annotated_code.h"
#include "widgets/exports/export.h"
#include "widgets/exports/export_command.h"
#include "widgets/report/run_report.h"

namespace scalescope::widgets::exports {

const Export code = {
    .id = "export.code",
    .group = ExportGroup::Documents,
    .title = QT_TRANSLATE_NOOP("Commands", "C&ode with scales…"),
    .meaning = QT_TRANSLATE_NOOP("scalescope::app::Exporter",
                                 "The model's code as text, with the scales beside its lines."),
    .files = QT_TRANSLATE_NOOP("scalescope::app::Exporter", "Text (*.txt)"),
    .make =
        [](const ExportRequest& request) {
            return textExport(request, [](const ExportRequest& asked) {
                return report::annotatedCode(*asked.subject.state.run);
            });
        },
    .option = {"export", "--code", 7, "The model's code with the scale of what each line produced"}};

/// Coloured and folded as it is seen, with all rows of the plot.
const Export report = {
    .id = "export.report",
    .group = ExportGroup::Documents,
    .title = QT_TRANSLATE_NOOP("Commands", "Repor&t…"),
    .meaning = QT_TRANSLATE_NOOP("scalescope::app::Exporter", "The whole run on one page: what goes wrong "
                                                              "first, the pictures and the tables."),
    .files = QT_TRANSLATE_NOOP("scalescope::app::Exporter", "Reports (*.html)"),
    .part = "-report",
    .make =
        [](const ExportRequest& request) {
            const ExportSubject& subject = request.subject;
            return runReportExport({subject.state, subject.folding, subject.file}, request.path);
        },
    .option = {"export", "--report", 15,
               "The run on one page: what goes wrong first, figures, problems, graph, scale plot, tables"},
    .style = StyleOptions(StyleOption::Metric) | StyleOption::Colour | StyleOption::Formats |
             StyleOption::Pruning | StyleOption::Limits,
    .isPainted = true,
    .addWords = addFolding};

} // namespace scalescope::widgets::exports
