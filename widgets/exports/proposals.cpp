// SPDX-License-Identifier: GPL-3.0-or-later
// Formats and scales that are proposed for tensors, as a table and as a recipe.
#include "core/report/recipes/proposals.h"
#include "core/report/text/sanitized_text.h"
#include "widgets/exports/export.h"

namespace scalescope::widgets::exports {

namespace {

std::string proposalTable(const ExportRequest& request)
{
    const auto run = request.subject.exactRun();
    const report::Proposals found(run->graph, request.subject.bound);
    return request.isJson() ? report::proposalsJson(found, run->graph)
                            : report::proposalsCsv(found, run->graph);
}

std::string proposedRecipe(const ExportRequest& request)
{
    const auto run = request.subject.exactRun();
    const report::Proposals found(run->graph, request.subject.bound);
    return report::shownJson(job::toText(found.recipe()));
}

} // namespace

const Export proposals = {
    .id = "export.proposals",
    .group = ExportGroup::Tables,
    .title = QT_TRANSLATE_NOOP("Commands", "Proposa&ls as table…"),
    .meaning = QT_TRANSLATE_NOOP("scalescope::app::Exporter",
                                 "The format and the scale that are proposed for each tensor."),
    .files = QT_TRANSLATE_NOOP("scalescope::app::Exporter", "Tables (*.csv *.json)"),
    .part = "-proposals",
    .make = [](const ExportRequest& request) { return textExport(request, proposalTable); },
    .option = {"export", "--proposals", 10,
               "For each tensor the cheapest format or scale that keeps within --bound"}};

const Export recipe = {
    .id = "export.recipe",
    .group = ExportGroup::Documents,
    .title = QT_TRANSLATE_NOOP("Commands", "Recipe o&f the proposals…"),
    .meaning = QT_TRANSLATE_NOOP("scalescope::app::Exporter", "The proposed formats and scales, to be "
                                                              "simulated or to be read by a program."),
    .files = QT_TRANSLATE_NOOP("scalescope::app::Exporter", "JSON (*.json)"),
    .part = "-recipe",
    .make = [](const ExportRequest& request) { return textExport(request, proposedRecipe); },
    .option = {"export", "--recipe", 11,
               "The recipe that these proposals make, to run with --transform recipe:FILE"}};

} // namespace scalescope::widgets::exports
