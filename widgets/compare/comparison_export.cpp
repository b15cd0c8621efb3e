// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compare/comparison_export.h"

#include "widgets/compare/comparison_plot.h"
#include "widgets/compare/comparison_report.h"
#include "widgets/graphview/graph_export.h"
#include "widgets/models/message_text.h"
#include "widgets/models/whole_file.h"
#include "widgets/report/report_words.h"
#include "widgets/scaleplot/tensor_plot.h"

#include <array>
#include <optional>
#include <utility>
#include <vector>

namespace scalescope::widgets {

namespace {

using Documents = std::array<std::unique_ptr<Document>, 2>;

/// A run as the comparison is looked at.
std::unique_ptr<Document> documentOf(const std::shared_ptr<const graph::Run>& run,
                                     const ComparisonOptions& options)
{
    sheet::ViewState state;
    state.run = run;
    state.pruning = options.pruning;
    state.formats = {job::rangeOf(options.formats.forward), job::rangeOf(options.formats.backward)};
    state.quantity = options.quantity;
    return std::make_unique<Document>(state);
}

/// Light, and dark.
using Themes = std::array<Theme, 2>;

/// The scales of one of the runs, or what formats cost it, in order of execution.
struct DepthPlot
{
    QString title;
    PlotScene scene;
    std::array<RowNames, 2> names = {};
    std::array<std::unique_ptr<TensorPlot>, 2> plots = {};
    ThemedPicture picture = {}; ///< which the plots paint
};

DepthPlot depthPlotOf(const Document& document, const QString& name, const ComparisonOptions& options,
                      const Themes& themes, bool ofError)
{
    PlotOptions shown;
    shown.parameters = options.parameters;
    if (ofError)
        shown.quantity = sheet::FieldId::Sqnr;
    shown.title = name;
    const QString title =
        ofError ? ComparisonWords::tr("Error of %1 over its depth") : ComparisonWords::tr("Scales of %1");
    DepthPlot depth{title.arg(name), PlotScene::of(document, shown)};
    for (std::size_t i = 0; i < themes.size(); ++i)
        depth.names[i] = TensorPlot::namesOf(depth.scene, themes[i]);
    return depth;
}

/// In which themes a plot is made, the light one last. One that becomes an image is light alone, and its rows
/// are not copied while the window waits.
std::vector<std::size_t> themesOf(std::size_t rows)
{
    return rows <= mostRowsAsStrokes ? std::vector<std::size_t>{1, 0} : std::vector<std::size_t>{0};
}

FoldState foldingOf(const Document& document)
{
    return automaticFolding(document.graph(), *document.foldTree());
}

/// Both graphs with the same modules open, and what only one of them has marked.
void addGraphs(ReportPictures& pictures, const ComparisonScene& scene, const Documents& documents,
               const Themes& themes)
{
    FoldState folding = foldingOf(*documents[0]);
    folding.depth = std::min(folding.depth, foldingOf(*documents[1]).depth);
    const auto alone = compare::unmatchedNodes(scene.comparison);
    const std::array words{ComparisonWords::tr("removed"), ComparisonWords::tr("added")};
    for (std::size_t side = 0; side < documents.size(); ++side) {
        const auto graph = graphForReport(*documents[side], folding, {alone[side], words[side]});
        if (!graph) {
            pictures.graphs.clear();
            pictures.whyNoGraphs =
                ComparisonWords::tr("The graphs are left out: %1").arg(messageText(graph.error()));
            return;
        }
        pictures.graphs.push_back(reportPicture(
            scene.names[side], {graph->picture(themes[0]), graph->picture(themes[1])}, graph->cards));
    }
}

class PlotExport : public StagedExport
{
public:
    PlotExport(std::shared_ptr<const compare::Comparison> comparison, const ComparisonOptions& options,
               const Theme& theme, const QString& path)
        : m_comparison(std::move(comparison)), m_options(options), m_theme(theme), m_path(path)
    {
    }

    void gather() override
    {
        m_scene = ComparisonScene::of(*m_comparison, m_options);
        m_names = ComparisonPlot::namesOf(*m_scene, m_theme);
    }
    void makePlots() override
    {
        m_plot = std::make_unique<ComparisonPlot>(std::move(*m_scene), m_theme, std::move(m_names));
        m_picture = m_plot->picture();
    }
    Result<void> write() override { return writePlot(m_picture, m_path); }

private:
    std::shared_ptr<const compare::Comparison> m_comparison;
    ComparisonOptions m_options;
    Theme m_theme;
    QString m_path;
    std::optional<ComparisonScene> m_scene;
    RowNames m_names;
    std::unique_ptr<ComparisonPlot> m_plot;
    Picture m_picture; ///< which the plot paints
};

class ReportExport : public StagedExport
{
public:
    ReportExport(std::shared_ptr<const compare::Comparison> comparison, const ComparisonOptions& options,
                 const QString& path)
        : m_comparison(std::move(comparison)), m_options(options), m_path(path)
    {
    }

    void gather() override
    {
        m_scene = ComparisonScene::of(*m_comparison, m_options);
        for (std::size_t i = 0; i < m_themes.size(); ++i)
            m_names[i] = ComparisonPlot::namesOf(*m_scene, m_themes[i]);
        m_documents[0] = documentOf(m_comparison->a, m_options);
        m_documents[1] = documentOf(m_comparison->b, m_options);
        for (const bool ofError : {true, false})
            for (std::size_t side = 0; side < m_documents.size(); ++side)
                if (!ofError || m_documents[side]->hasErrors())
                    m_depths.push_back(
                        depthPlotOf(*m_documents[side], m_scene->names[side], m_options, m_themes, ofError));
    }

    void makePlots() override
    {
        for (DepthPlot& depth : m_depths)
            for (const std::size_t i : themesOf(depth.scene.rows.size())) {
                depth.plots[i] = std::make_unique<TensorPlot>();
                depth.plots[i]->setScene(i == 0 ? std::move(depth.scene) : depth.scene, m_themes[i],
                                         std::move(depth.names[i]));
                depth.picture[i] = depth.plots[i]->picture();
            }
        for (const std::size_t i : themesOf(m_scene->rows.size())) {
            m_plots[i] = std::make_unique<ComparisonPlot>(i == 0 ? std::move(*m_scene) : *m_scene,
                                                          m_themes[i], std::move(m_names[i]));
            m_picture[i] = m_plots[i]->picture();
        }
    }

    Result<void> write() override
    {
        const ComparisonScene& scene = m_plots[0]->scene();
        ReportPictures pictures;
        pictures.plots = {reportPicture(scene.title, m_picture, scene.rows.size())};
        for (const DepthPlot& depth : m_depths)
            pictures.plots.push_back(
                reportPicture(depth.title, depth.picture, depth.plots[0]->scene().rows.size()));
        addGraphs(pictures, scene, m_documents, m_themes);
        if (const auto reason = writeWhole(m_path, comparisonReport(scene, pictures)))
            return fail(ExitStatus::Usage, unwritableReport(m_path, *reason).toStdString(), "report");
        return {};
    }

private:
    std::shared_ptr<const compare::Comparison> m_comparison;
    ComparisonOptions m_options;
    QString m_path;
    Themes m_themes{Theme::light(), Theme::dark()};
    std::optional<ComparisonScene> m_scene;
    std::array<RowNames, 2> m_names;
    Documents m_documents;
    std::vector<DepthPlot> m_depths;
    std::array<std::unique_ptr<ComparisonPlot>, 2> m_plots;
    ThemedPicture m_picture; ///< which the plots paint
};

} // namespace

std::unique_ptr<StagedExport> comparisonPlotExport(std::shared_ptr<const compare::Comparison> comparison,
                                                   const ComparisonOptions& options, const Theme& theme,
                                                   const QString& path)
{
    return std::make_unique<PlotExport>(std::move(comparison), options, theme, path);
}

std::unique_ptr<StagedExport> comparisonReportExport(std::shared_ptr<const compare::Comparison> comparison,
                                                     const ComparisonOptions& options, const QString& path)
{
    return std::make_unique<ReportExport>(std::move(comparison), options, path);
}

} // namespace scalescope::widgets
