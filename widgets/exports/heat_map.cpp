// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/fields.h"
#include "widgets/exports/export.h"
#include "widgets/exports/export_command.h"
#include "widgets/heatmap/heat_export.h"

namespace scalescope::widgets::exports {

const Export heatMap = {
    .id = "export.heatMap",
    .group = ExportGroup::Pictures,
    .title = QT_TRANSLATE_NOOP("Commands", "&Heat map of the layers…"),
    .meaning = QT_TRANSLATE_NOOP("scalescope::app::Exporter",
                                 "The layers side by side in colours: which one stands out."),
    .files = QT_TRANSLATE_NOOP("scalescope::app::Exporter", "Pictures (*.svg *.png *.pdf)"),
    .part = "-heat-map",
    .make =
        [](const ExportRequest& request) {
            return heatMapExport(request.subject.state, request.subject.heat, request.theme(), request.path,
                                 request.width());
        },
    .option = {"export", "--heat-map", 5,
               "The scales, losses or errors of all layers' tensors, a row a layer"},
    .style = pictureStyle | tensorStyle | StyleOption::Colour | StyleOption::Direction,
    .isPainted = true,
    .addShown = [](const ExportSubject& subject,
                   ExportStyle& look) { look.direction = subject.state.colouring.direction; },
    .addWords =
        [](const ExportSubject& subject, const ExportStyle& look, ExportCommand& command) {
            if (subject.heat.rows == report::LayerRows::Modules)
                command.add("--rows", "modules");
            const sheet::Field* metric = sheet::findMetric(look.metric);
            if (subject.heat.isRelative && (!metric || metric->is(sheet::Axis)))
                command.addWord(QStringLiteral("--relative"));
            if (subject.heat.histogramsOf)
                command.lacks(ExportCommandWords::tr("the histograms"));
        }};

} // namespace scalescope::widgets::exports
