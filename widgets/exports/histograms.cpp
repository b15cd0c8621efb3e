// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/exports/export.h"
#include "widgets/histogram/histogram_export.h"

namespace scalescope::widgets::exports {

const Export histograms = {
    .id = "export.histograms",
    .group = ExportGroup::Pictures,
    .title = QT_TRANSLATE_NOOP("Commands", "Hi&stograms of the selected tensor…"),
    .meaning = QT_TRANSLATE_NOOP("scalescope::app::Exporter", "The magnitudes of the selected tensor and its "
                                                              "gradient in the formats' ranges."),
    .files = QT_TRANSLATE_NOOP("scalescope::app::Exporter", "Pictures (*.svg *.png *.pdf)"),
    .part = "-histograms",
    .need = ExportNeed::Histograms,
    .make =
        [](const ExportRequest& request) {
            return histogramExport(request.subject.histograms, request.theme(), request.path,
                                   request.width());
        },
    .style = StyleOptions(StyleOption::Width) | StyleOption::Theme,
    .isPainted = true};

} // namespace scalescope::widgets::exports
