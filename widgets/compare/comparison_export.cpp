// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compare/comparison_export.h"

#include "widgets/compare/comparison_painter.h"
#include "widgets/compare/comparison_report.h"
#include "widgets/graphview/graph_export.h"
#include "widgets/models/message_text.h"
#include "widgets/scaleplot/plot_export.h"
#include "widgets/theme/picture_file.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <array>

namespace scalescope::widgets {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(scalescope::widgets::Comparison)
};

constexpr double pictureWidth = 1360;
constexpr double tallestDoubled = 6000; ///< a taller PNG has one pixel per logical pixel: viewers refuse more
/// A report's picture with more rows is an image: the strokes of thousands of rows are megabytes.
constexpr std::size_t mostRowsAsStrokes = 500;

Picture pictureOf(const ComparisonPainter& plot)
{
    const PlotGeometry geometry = plot.wholeGeometry(pictureWidth);
    return {geometry.whole.size(), plot.scene().title, plot.scene().subtitle,
            [&plot, geometry](QPainter& painter) { plot.paint(painter, geometry); }};
}

QByteArray pngFor(const Picture& picture)
{
    return pngOf(picture, picture.size.height() > tallestDoubled ? 1 : 2);
}

ReportPicture reportPicture(const QString& title, const Picture& picture, std::size_t rows)
{
    const bool isSvg = rows <= mostRowsAsStrokes;
    return {title, isSvg ? svgOf(picture) : pngOf(picture, 1), isSvg};
}

/// A run as the comparison is looked at.
void look(Document& document, const std::shared_ptr<const graph::Run>& run, const ComparisonOptions& options)
{
    document.setPruning(options.pruning);
    document.setFormats(options.formats.forward, options.formats.backward);
    document.setQuantity(options.quantity);
    document.setRun(run);
}

ReportPicture scalePlotOf(const Document& document, const QString& name, const ComparisonOptions& options,
                          const Theme& theme)
{
    PlotOptions plot;
    plot.parameters = options.parameters;
    plot.title = name;
    const PlotPicture picture(document, plot, theme);
    return reportPicture(Words::tr("Scales of %1").arg(name), picture.picture(), picture.rows());
}

int depthOf(const Document& document)
{
    return automaticDepth(document.graph(), document.run().modules);
}

/// Both graphs with the same modules open, and what only one of them has marked.
void addGraphs(ReportPictures& pictures, const ComparisonScene& scene,
               const std::array<Document, 2>& documents, const Theme& theme)
{
    const FoldState folding{std::min(depthOf(documents[0]), depthOf(documents[1])), {}};
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

Result<void> failure(const QString& sentence, const char* field)
{
    return fail(ExitStatus::Usage, sentence.toStdString(), field);
}

} // namespace

Result<void> exportComparisonPlot(const compare::Comparison& comparison, const ComparisonOptions& options,
                                  const Theme& theme, const QString& path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    const ComparisonPainter plot(ComparisonScene::of(comparison, options), theme);
    const Picture picture = pictureOf(plot);
    QByteArray bytes;
    if (suffix == QLatin1String("svg"))
        bytes = svgOf(picture);
    else if (suffix == QLatin1String("png"))
        bytes = pngFor(picture);
    else if (suffix == QLatin1String("pdf"))
        bytes = pdfOf(picture);
    else
        return failure(
            Words::tr("The plot can't be written to '%1': end its name in .svg, .png or .pdf.").arg(path),
            "plot");
    if (const auto reason = writeWhole(path, bytes))
        return failure(
            Words::tr("The plot can't be written to '%1' (%2); choose a folder that you may write to.")
                .arg(path, *reason),
            "plot");
    return {};
}

Result<void> exportComparisonReport(const compare::Comparison& comparison, const ComparisonOptions& options,
                                    const QString& path)
{
    const Theme theme = Theme::light();
    const ComparisonPainter plot(ComparisonScene::of(comparison, options), theme);
    const ComparisonScene& scene = plot.scene();
    std::array<Document, 2> documents;
    look(documents[0], comparison.a, options);
    look(documents[1], comparison.b, options);
    ReportPictures pictures;
    pictures.plots = {reportPicture(scene.title, pictureOf(plot), scene.rows.size()),
                      scalePlotOf(documents[0], scene.names[0], options, theme),
                      scalePlotOf(documents[1], scene.names[1], options, theme)};
    addGraphs(pictures, scene, documents, theme);
    if (const auto reason = writeWhole(path, comparisonReport(scene, pictures, theme)))
        return failure(
            Words::tr("The report can't be written to '%1' (%2); choose a folder that you may write to.")
                .arg(path, *reason),
            "report");
    return {};
}

} // namespace scalescope::widgets
