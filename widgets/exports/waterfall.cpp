// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/fields.h"
#include "widgets/exports/export.h"
#include "widgets/exports/export_command.h"
#include "widgets/waterfall/waterfall_export.h"

namespace scalescope::widgets::exports {

namespace {

void addPath(const ExportSubject& subject, const ExportStyle&, ExportCommand& command)
{
    const WaterfallOptions& path = subject.waterfall;
    const auto addEnd = [&](const char* option, const std::optional<graph::NodeId>& end) {
        const graph::Run& run = subject.opened ? *subject.opened : *subject.state.run;
        if (const graph::Node* node = end ? run.graph.find(*end) : nullptr)
            command.add(option, node->name);
    };
    addEnd("--from", path.first);
    addEnd("--to", path.last);
    if (path.showsAllLayers)
        command.addWord(QStringLiteral("--all-layers"));
    const bool isThrough = path.through && !path.first && !path.last;
    if (isThrough || path.rule != report::PathRule::Longest)
        command.lacks(ExportCommandWords::tr("which way the path takes"));
}

} // namespace

const Export waterfall = {
    .id = "export.waterfall",
    .group = ExportGroup::Pictures,
    .title = QT_TRANSLATE_NOOP("Commands", "&Waterfall: the path step by step…"),
    .meaning = QT_TRANSLATE_NOOP("scalescope::app::Exporter",
                                 "The path step by step: which operation changes the scale."),
    .files = QT_TRANSLATE_NOOP("scalescope::app::Exporter", "Pictures (*.svg *.png *.pdf)"),
    .part = "-waterfall",
    .make =
        [](const ExportRequest& request) {
            WaterfallOptions options = request.subject.waterfall;
            if (request.look && request.look->direction)
                options.direction = *request.look->direction;
            const sheet::Field* metric = request.look ? sheet::findMetric(request.look->metric) : nullptr;
            if (metric && metric->is(sheet::Axis))
                options.quantity = metric->fieldId;
            return waterfallExport(request.subject.state, options, request.theme(), request.path,
                                   request.width());
        },
    .option = {"export", "--waterfall", 12,
               "How the scale changes from operator to operator on the way from the input to the loss"},
    .style = pictureStyle | tensorStyle | StyleOption::Direction,
    .isPainted = true,
    .addShown =
        [](const ExportSubject& subject, ExportStyle& look) {
            look.metric = metricName({}, subject.waterfall.quantity.value_or(subject.state.quantity));
            look.direction = subject.waterfall.direction;
        },
    .addWords = addPath};

} // namespace scalescope::widgets::exports
