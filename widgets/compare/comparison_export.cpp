// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compare/comparison_export.h"

#include "widgets/compare/comparison_plot.h"
#include "widgets/compare/comparison_report.h"
#include "widgets/graphview/graph_export.h"
#include "widgets/models/message_text.h"
#include "widgets/scaleplot/tensor_plot.h"

#include <QCoreApplication>
#include <array>

namespace scalescope::widgets {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(scalescope::widgets::Comparison)
};

/// A report's picture with more rows is an image: the strokes of thousands of rows are megabytes.
constexpr std::size_t mostRowsAsStrokes = 500;

ReportPicture reportPicture(const QString& title, const Picture& picture, std::size_t rows)
{
    const bool isSvg = rows <= mostRowsAsStrokes;
    return {title, isSvg ? svgOf(picture) : pngOf(picture, 1), isSvg};
}

/// A run as the comparison is looked at.
void look(Document& document, const std::shared_ptr<const graph::Run>& run, const ComparisonOptions& options)
{
    document.setPruning(options.pruning);
    document.setFormats(job::rangeOf(options.formats.forward), job::rangeOf(options.formats.backward));
    document.setQuantity(options.quantity);
    document.setRun(run);
}

/// Its scales, or what formats cost it, in order of execution.
ReportPicture depthPlotOf(const Document& document, const QString& name, const ComparisonOptions& options,
                          const Theme& theme, bool ofError)
{
    PlotOptions shown;
    shown.parameters = options.parameters;
    shown.error = ofError;
    shown.title = name;
    TensorPlot plot;
    plot.setScene(PlotScene::of(document, shown), theme);
    const QString title = ofError ? Words::tr("Error of %1 over its depth") : Words::tr("Scales of %1");
    return reportPicture(title.arg(name), plot.picture(), plot.scene().rows.size());
}

FoldState foldingOf(const Document& document)
{
    return automaticFolding(document.graph(), foldTreeOf(document));
}

/// Both graphs with the same modules open, and what only one of them has marked.
void addGraphs(ReportPictures& pictures, const ComparisonScene& scene,
               const std::array<Document, 2>& documents, const Theme& theme)
{
    FoldState folding = foldingOf(documents[0]);
    folding.depth = std::min(folding.depth, foldingOf(documents[1]).depth);
    const auto alone = compare::unmatchedNodes(scene.comparison);
    const std::array words{Words::tr("removed"), Words::tr("added")};
    for (std::size_t side = 0; side < documents.size(); ++side) {
        const auto graph = graphForReport(documents[side], theme, folding, {alone[side], words[side]});
        if (!graph) {
            pictures.graphs.clear();
            pictures.whyNoGraphs = Words::tr("The graphs are left out: %1").arg(messageText(graph.error()));
            return;
        }
        pictures.graphs.push_back(reportPicture(scene.names[side], graph->picture, graph->cards));
    }
}

} // namespace

Result<void> exportComparisonPlot(const compare::Comparison& comparison, const ComparisonOptions& options,
                                  const Theme& theme, const QString& path)
{
    ComparisonPlot plot(ComparisonScene::of(comparison, options), theme);
    return writePlot(plot.picture(), path);
}

Result<void> exportComparisonReport(const compare::Comparison& comparison, const ComparisonOptions& options,
                                    const QString& path)
{
    const Theme theme = Theme::light();
    ComparisonPlot plot(ComparisonScene::of(comparison, options), theme);
    const ComparisonScene& scene = plot.scene();
    std::array<Document, 2> documents;
    look(documents[0], comparison.a, options);
    look(documents[1], comparison.b, options);
    ReportPictures pictures;
    pictures.plots = {reportPicture(scene.title, plot.picture(), scene.rows.size())};
    for (const bool ofError : {true, false})
        for (std::size_t side = 0; side < documents.size(); ++side)
            if (!ofError || documents[side].hasErrors())
                pictures.plots.push_back(
                    depthPlotOf(documents[side], scene.names[side], options, theme, ofError));
    addGraphs(pictures, scene, documents, theme);
    if (const auto reason = writeWhole(path, comparisonReport(scene, pictures, theme)))
        return fail(
            ExitStatus::Usage,
            Words::tr("The report can't be written to '%1' (%2); choose a folder that you may write to.")
                .arg(path, *reason)
                .toStdString(),
            "report");
    return {};
}

} // namespace scalescope::widgets
