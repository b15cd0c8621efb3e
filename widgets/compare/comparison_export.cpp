// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compare/comparison_export.h"

#include "widgets/compare/comparison_plot.h"
#include "widgets/compare/comparison_report.h"
#include "widgets/graphview/graph_export.h"
#include "widgets/models/message_text.h"
#include "widgets/report/report_words.h"
#include "widgets/scaleplot/tensor_plot.h"

#include <QCoreApplication>
#include <array>
#include <optional>
#include <utility>
#include <vector>

namespace scalescope::widgets {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(scalescope::widgets::Comparison)
};

using Documents = std::array<std::unique_ptr<Document>, 2>;

/// A run as the comparison is looked at.
std::unique_ptr<Document> documentOf(const std::shared_ptr<const graph::Run>& run,
                                     const ComparisonOptions& options)
{
    DocumentState state;
    state.run = run;
    state.pruning = options.pruning;
    state.formats = {job::rangeOf(options.formats.forward), job::rangeOf(options.formats.backward)};
    state.quantity = options.quantity;
    return std::make_unique<Document>(state);
}

/// The scales of one of the runs, or what formats cost it, in order of execution.
struct DepthPlot
{
    QString title;
    PlotScene scene;
    RowNames names;
    std::unique_ptr<TensorPlot> plot = nullptr;
    Picture picture = {}; ///< which the plot paints
};

DepthPlot depthPlotOf(const Document& document, const QString& name, const ComparisonOptions& options,
                      const Theme& theme, bool ofError)
{
    PlotOptions shown;
    shown.parameters = options.parameters;
    shown.error = ofError;
    shown.title = name;
    const QString title = ofError ? Words::tr("Error of %1 over its depth") : Words::tr("Scales of %1");
    PlotScene scene = PlotScene::of(document, shown);
    RowNames names = TensorPlot::namesOf(scene, theme);
    return {title.arg(name), std::move(scene), std::move(names)};
}

FoldState foldingOf(const Document& document)
{
    return automaticFolding(document.graph(), foldTreeOf(document));
}

/// Both graphs with the same modules open, and what only one of them has marked.
void addGraphs(ReportPictures& pictures, const ComparisonScene& scene, const Documents& documents,
               const Theme& theme)
{
    FoldState folding = foldingOf(*documents[0]);
    folding.depth = std::min(folding.depth, foldingOf(*documents[1]).depth);
    const auto alone = compare::unmatchedNodes(scene.comparison);
    const std::array words{Words::tr("removed"), Words::tr("added")};
    for (std::size_t side = 0; side < documents.size(); ++side) {
        const auto graph = graphForReport(*documents[side], theme, folding, {alone[side], words[side]});
        if (!graph) {
            pictures.graphs.clear();
            pictures.whyNoGraphs = Words::tr("The graphs are left out: %1").arg(messageText(graph.error()));
            return;
        }
        pictures.graphs.push_back(reportPicture(scene.names[side], graph->picture, graph->cards));
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
        m_names = ComparisonPlot::namesOf(*m_scene, m_theme);
        m_documents[0] = documentOf(m_comparison->a, m_options);
        m_documents[1] = documentOf(m_comparison->b, m_options);
        for (const bool ofError : {true, false})
            for (std::size_t side = 0; side < m_documents.size(); ++side)
                if (!ofError || m_documents[side]->hasErrors())
                    m_depths.push_back(
                        depthPlotOf(*m_documents[side], m_scene->names[side], m_options, m_theme, ofError));
    }

    void makePlots() override
    {
        m_plot = std::make_unique<ComparisonPlot>(std::move(*m_scene), m_theme, std::move(m_names));
        m_picture = m_plot->picture();
        for (DepthPlot& depth : m_depths) {
            depth.plot = std::make_unique<TensorPlot>();
            depth.plot->setScene(std::move(depth.scene), m_theme, std::move(depth.names));
            depth.picture = depth.plot->picture();
        }
    }

    Result<void> write() override
    {
        const ComparisonScene& scene = m_plot->scene();
        ReportPictures pictures;
        pictures.plots = {reportPicture(scene.title, m_picture, scene.rows.size())};
        for (const DepthPlot& depth : m_depths)
            pictures.plots.push_back(
                reportPicture(depth.title, depth.picture, depth.plot->scene().rows.size()));
        addGraphs(pictures, scene, m_documents, m_theme);
        if (const auto reason = writeWhole(m_path, comparisonReport(scene, pictures)))
            return fail(ExitStatus::Usage, unwritableReport(m_path, *reason).toStdString(), "report");
        return {};
    }

private:
    std::shared_ptr<const compare::Comparison> m_comparison;
    ComparisonOptions m_options;
    QString m_path;
    Theme m_theme = Theme::light();
    std::optional<ComparisonScene> m_scene;
    RowNames m_names;
    Documents m_documents;
    std::vector<DepthPlot> m_depths;
    std::unique_ptr<ComparisonPlot> m_plot;
    Picture m_picture; ///< which the plot paints
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
