// SPDX-License-Identifier: GPL-3.0-or-later
// The scale plot, and the error over the model's order, which is the same plot in another unit.
#include "core/sheet/fields.h"
#include "widgets/exports/export.h"
#include "widgets/exports/export_command.h"
#include "widgets/scaleplot/plot_export.h"

#include <cmath>

namespace scalescope::widgets::exports {

namespace {

double rounded(double exponent)
{
    constexpr double hundredth = 100;
    return std::round(exponent * hundredth) / hundredth;
}

/// The plot as it is seen, or as it is asked for.
std::unique_ptr<StagedExport> makePlot(const ExportRequest& request, bool isError)
{
    PlotOptions options = request.subject.plot;
    const auto& look = request.look;
    if (isError && options.quantity != sheet::FieldId::Sqnr) {
        options.range.reset(); // it was in another unit
        options.quantity = sheet::FieldId::Sqnr;
    }
    if (look)
        options.direction = look->direction;
    if (look && !isError) {
        const sheet::Field* metric = sheet::findMetric(look->metric);
        options.quantity = metric ? std::optional(metric->fieldId) : std::nullopt;
        options.range.reset();
        options.xmin = look->xmin;
        options.xmax = look->xmax;
        if (look->formats)
            options.moreFormats = look->formats->more;
    }
    return plotExport(request.subject.state, options, request.theme(), request.path, request.width());
}

void addRows(const ExportSubject& subject, const ExportStyle&, ExportCommand& command)
{
    const PlotOptions usual;
    const PlotOptions& shown = subject.plot;
    if (!shown.modules.isEmpty())
        command.lacks(ExportCommandWords::tr("the filter of rows"));
    if (shown.bars != usual.bars || shown.arrows != usual.arrows || shown.parameters != usual.parameters ||
        shown.zeroTensors != usual.zeroTensors)
        command.lacks(ExportCommandWords::tr("what the plot doesn't show"));
}

} // namespace

const Export plot = {
    .id = "export.plot",
    .group = ExportGroup::Pictures,
    .title = QT_TRANSLATE_NOOP("Commands", "Scale &plot of all tensors…"),
    .meaning = QT_TRANSLATE_NOOP("scalescope::app::Exporter",
                                 "The scale of every tensor, a row each, against the limits of the formats."),
    .files = QT_TRANSLATE_NOOP("scalescope::app::Exporter", "Pictures (*.svg *.png *.pdf)"),
    .part = "-plot",
    .make = [](const ExportRequest& request) { return makePlot(request, false); },
    .option = {"export", "--plot", 3, "The scale plot"},
    .style = pictureStyle | tensorStyle | partStyle | StyleOption::Colour | StyleOption::MoreFormats |
             StyleOption::Range,
    .hasBothDirections = true,
    .isPainted = true,
    .addShown =
        [](const ExportSubject& subject, ExportStyle& look) {
            const sheet::FieldId shown = subject.plot.quantity.value_or(subject.state.quantity);
            look.metric = metricName({}, shown);
            if (subject.plot.range && sheet::fieldOf(shown).unit == sheet::Unit::Magnitude) {
                look.xmin = rounded(subject.plot.range->lo);
                look.xmax = rounded(subject.plot.range->hi);
            }
        },
    .addWords = addRows};

const Export errorPlot = {
    .id = "export.errorPlot",
    .group = ExportGroup::Pictures,
    .title = QT_TRANSLATE_NOOP("Commands", "Error of rounding over the &depth…"),
    .meaning = QT_TRANSLATE_NOOP("scalescope::app::Exporter",
                                 "How the error of rounding grows from tensor to tensor."),
    .files = QT_TRANSLATE_NOOP("scalescope::app::Exporter", "Pictures (*.svg *.png *.pdf)"),
    .part = "-errors",
    .need = ExportNeed::Errors,
    .make = [](const ExportRequest& request) { return makePlot(request, true); },
    .option = {"export", "--error-plot", 4,
               "The error of each tensor over the model's order, of a run that simulates number formats"},
    .style = pictureStyle | partStyle,
    .hasBothDirections = true,
    .isPainted = true,
    .addWords = addRows};

} // namespace scalescope::widgets::exports
