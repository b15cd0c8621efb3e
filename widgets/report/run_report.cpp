// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/report/run_report.h"

#include "core/runfile/run_reader.h"
#include "widgets/graphview/graph_export.h"
#include "widgets/models/message_text.h"
#include "widgets/models/whole_file.h"
#include "widgets/report/html_page.h"
#include "widgets/report/problem_section.h"
#include "widgets/report/report_words.h"
#include "widgets/report/run_tables.h"
#include "widgets/report/run_words.h"
#include "widgets/report/transform_section.h"
#include "widgets/scaleplot/plot_pieces.h"
#include "widgets/scaleplot/tensor_plot.h"

#include <array>
#include <utility>

namespace scalescope::widgets {

namespace {

constexpr std::size_t mostRowsOfPlot = 240;
constexpr std::size_t rowsOfPage = 40;

/// A piece of the scale plot in a theme.
struct PlotPiece
{
    PlotScene scene;
    RowNames names;
    Theme theme;
    std::unique_ptr<TensorPlot> plot = nullptr;
    Picture picture = {}; ///< which the plot paints
};

/// A section with a heading, which is not there where it is empty.
QString section(const QString& title, const QString& html)
{
    return html.isEmpty() ? html : htmlHeading(title) + html;
}

class RunReportExport : public StagedExport
{
public:
    RunReportExport(RunReportContent content, const QString& path)
        : m_content(std::move(content)), m_path(path)
    {
    }

    void gather() override;
    void makePlots() override;
    Result<void> write() override;

private:
    [[nodiscard]] QByteArray page() const;
    [[nodiscard]] QString summary() const;
    [[nodiscard]] QString plotSection() const;
    [[nodiscard]] QString graphSection() const;
    [[nodiscard]] QString transformSections() const;

    RunReportContent m_content;
    QString m_path;
    std::optional<QString> m_unwritable; ///< why, before anything takes time
    std::unique_ptr<Document> m_document;
    report::RunFigures m_figures;
    std::size_t m_rows = 0; ///< of the whole plot
    std::vector<std::array<PlotPiece, 2>> m_plots;
};

void RunReportExport::gather()
{
    m_unwritable = whyNotWritable(m_path);
    if (m_unwritable)
        return;
    m_document = std::make_unique<Document>(m_content.state);
    m_figures = report::runFigures(m_document->run().graph, m_document->tensorFormats(),
                                   m_document->rangeThresholds());
    PlotScene scene = PlotScene::of(*m_document, {});
    m_rows = scene.rows.size();
    if (m_rows > mostRowsOfPlot)
        scene = withNodes(scene, shownTensors(*m_document, m_figures, mostRowsOfPlot));
    for (const PlotScene& piece : piecesOf(scene, rowsOfPage)) {
        const auto in = [&piece](const Theme& theme) {
            return PlotPiece{piece, TensorPlot::namesOf(piece, theme), theme};
        };
        m_plots.push_back({in(Theme::light()), in(Theme::dark())});
    }
}

void RunReportExport::makePlots()
{
    for (auto& themes : m_plots) {
        for (PlotPiece& piece : themes) {
            piece.plot = std::make_unique<TensorPlot>();
            piece.plot->setScene(std::move(piece.scene), piece.theme, std::move(piece.names));
            piece.picture = piece.plot->picture();
        }
    }
}

QString RunReportExport::summary() const
{
    QString text;
    const QString warning = partialRunWarning(m_document->run().status,
                                              RunWords::tr("The run", "at the beginning of a sentence"));
    if (!warning.isEmpty())
        text += htmlParagraph(warning, QStringLiteral("warning"));
    const QStringList cause = firstCause(*m_document);
    text += htmlParagraph(cause.join(u' '), QStringLiteral("lead text"));
    return text + htmlParagraph(runSentences(*m_document, m_figures).join(u' ')) +
           htmlCards(runCards(*m_document, m_figures));
}

QString RunReportExport::plotSection() const
{
    QString text;
    std::size_t shown = 0;
    for (const auto& [light, dark] : m_plots) {
        const std::size_t rows = light.plot->scene().rows.size();
        shown += rows;
        text += QStringLiteral("<figure>") +
                htmlPicture(reportPicture(light.picture.title, {light.picture, dark.picture}, rows)) +
                QStringLiteral("</figure>\n");
    }
    if (shown == 0)
        return {};
    return htmlLeftOut(
               RunWords::tr("These are %1 of %2 tensors: those in which problems begin, and those that lose "
                            "most; scalescope export --plot draws all."),
               shown, m_rows) +
           text;
}

QString RunReportExport::graphSection() const
{
    const FoldState folding =
        m_content.folding.value_or(automaticFolding(m_document->graph(), *m_document->foldTree()));
    const auto graph = graphForReport(*m_document, folding, {});
    if (!graph)
        return htmlParagraph(RunWords::tr("The graph is left out: %1").arg(messageText(graph.error())));
    const auto light = graph->pieces(Theme::light());
    const auto dark = graph->pieces(Theme::dark());
    std::vector<ReportPicture> pictures;
    for (std::size_t i = 0; i < light.size(); ++i) {
        ReportPicture picture = reportPicture(RunWords::tr("The graph"), {light[i], dark[i]}, graph->cards);
        picture.size = light[i].size.toSize();
        pictures.push_back(std::move(picture));
    }
    const QString note =
        graph->note.isEmpty() ? QString() : htmlParagraph(graph->note, QStringLiteral("muted before"));
    return note + htmlPictures(pictures);
}

/// What transforms did, from the run file; of runs without any there is nothing to read.
QString RunReportExport::transformSections() const
{
    const graph::Run& run = m_document->run();
    if (run.facts.transforms.empty() || m_content.file.isEmpty())
        return {};
    const auto records = runfile::readTransforms(m_content.file.toStdString());
    if (!records)
        return section(RunWords::tr("What the transforms did"), htmlParagraph(messageText(records.error())));
    return section(RunWords::tr("What the transforms did"), transformTable(*records)) +
           section(RunWords::tr("What was rounded, the noisiest first"), roundingTable(*records, run.graph));
}

QByteArray RunReportExport::page() const
{
    const graph::Run& run = m_document->run();
    const QString title = runTitle(run);
    const QString facts = RunWords::tr("How the run was made");
    const QString body = htmlTitle(title, runSubtitle(*m_document)) + summary() +
                         section(RunWords::tr("Problems by cause"), problemSection(*m_document)) +
                         section(RunWords::tr("Graph"), graphSection()) +
                         section(RunWords::tr("Scales"), plotSection()) +
                         section(RunWords::tr("Tensors"), tensorTable(*m_document, m_figures)) +
                         section(RunWords::tr("What modules returned"), moduleTable(*m_document)) +
                         transformSections() + section(facts, htmlFacts(facts, {&run}));
    return htmlPage(title, body);
}

Result<void> RunReportExport::write()
{
    std::optional<QString> reason = m_unwritable;
    if (!reason)
        reason = writeWhole(m_path, page());
    // What is large goes here: the window's thread, which destroys this, would stand still meanwhile.
    m_document.reset();
    m_figures = {};
    m_content.state.run = std::make_shared<graph::Run>();
    if (reason)
        return fail(ExitStatus::Usage, unwritableReport(m_path, *reason).toStdString(), "report");
    return {};
}

} // namespace

std::unique_ptr<StagedExport> runReportExport(RunReportContent content, const QString& path)
{
    return std::make_unique<RunReportExport>(std::move(content), path);
}

} // namespace scalescope::widgets
