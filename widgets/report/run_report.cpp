// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/report/run_report.h"

#include "core/graph/transform_records.h"
#include "core/runfile/run_reader.h"
#include "widgets/graphview/graph_export.h"
#include "widgets/models/display.h"
#include "widgets/models/document.h"
#include "widgets/models/error_figures.h"
#include "widgets/models/field_text.h"
#include "widgets/models/message_text.h"
#include "widgets/models/problem_model.h"
#include "widgets/models/whole_file.h"
#include "widgets/report/html_page.h"
#include "widgets/report/report_words.h"
#include "widgets/report/run_tables.h"
#include "widgets/report/run_words.h"
#include "widgets/scaleplot/plot_pieces.h"
#include "widgets/scaleplot/tensor_plot.h"

#include <QString>
#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace scalescope::widgets {

namespace {

using graph::Node;

constexpr std::size_t mostRows = 300;

/// "0.4 %" of a tensor's elements.
QString partText(std::int64_t count, std::int64_t numel)
{
    return numel > 0 ? percentText(static_cast<double>(count) / static_cast<double>(numel)) : QString();
}

std::map<std::string, const Node*, std::less<>> nodesByProvenance(const graph::Graph& graph)
{
    std::map<std::string, const Node*, std::less<>> nodes;
    for (const Node& node : graph.nodes)
        nodes.emplace(node.provenance.text(), &node);
    return nodes;
}

QString roundingRow(const graph::QuantizedTensor& tensor, const QString& name)
{
    const auto text = [](const std::string& value) { return QString::fromStdString(value); };
    return htmlRow(htmlCell(name, QStringLiteral("name tensor")) +
                   htmlCell(directionText(tensor.direction), cssClass(tensor.direction)) +
                   htmlCell(roundingRoleText(tensor.role), QStringLiteral("muted")) +
                   htmlCell(text(tensor.target), QStringLiteral("muted")) +
                   htmlCell(formatLabel(tensor.format), QStringLiteral("muted")) +
                   htmlNumber(partText(tensor.saturated, tensor.numel)) +
                   htmlNumber(partText(tensor.flushed, tensor.numel)) +
                   htmlNumber(partText(tensor.subnormal, tensor.numel)) +
                   htmlNumber(std::isnan(tensor.signalToNoise) ? QString() : sqnrText(tensor.signalToNoise)));
}

/// A row for each thing that a transform did, or left undone though one might expect it; empty where there is
/// none.
QString transformTable(const graph::TransformRecords& records)
{
    if (records.notes.empty())
        return {};
    const QString head = htmlHead(RunWords::tr("transform")) + htmlHead(RunWords::tr("action")) +
                         htmlHead(RunWords::tr("operator")) + htmlHead(RunWords::tr("module")) +
                         htmlHead(RunWords::tr("place in the code")) + htmlHead(RunWords::tr("what it did"));
    const std::size_t shown = std::min(records.notes.size(), mostRows);
    QString rows;
    for (std::size_t i = 0; i < shown; ++i) {
        const graph::TransformNote& note = records.notes[i];
        QString cells;
        for (const std::string& text : {note.transform, note.action, note.target})
            cells += htmlCell(QString::fromStdString(text), QStringLiteral("muted"));
        cells += htmlCell(QString::fromStdString(note.module), QStringLiteral("name")) +
                 htmlCell(locationText(note.location), QStringLiteral("muted")) +
                 htmlCell(QString::fromStdString(note.message), QStringLiteral("name"));
        rows += htmlRow(cells);
    }
    return htmlLeftOut(
               RunWords::tr("These are the first %1 of %2; scalescope export --transforms writes all."),
               shown, records.notes.size()) +
           htmlTable(RunWords::tr("What the transforms did"), head, rows);
}

/// A row for each tensor that was rounded to a format, those with the most noise first; empty where there is
/// none.
QString roundingTable(const graph::TransformRecords& records, const graph::Graph& graph)
{
    if (records.quantized.empty())
        return {};
    std::vector<const graph::QuantizedTensor*> order;
    for (const graph::QuantizedTensor& tensor : records.quantized)
        order.push_back(&tensor);
    const auto noise = [](const graph::QuantizedTensor* tensor) { // of zeros there is none
        return std::isnan(tensor->signalToNoise) ? HUGE_VAL : tensor->signalToNoise;
    };
    std::ranges::stable_sort(order, {}, noise);
    const std::size_t shown = std::min(order.size(), mostRows);
    const sheet::NodeTitles titles(graph);
    const auto nodes = nodesByProvenance(graph);
    QString rows;
    for (std::size_t i = 0; i < shown; ++i) {
        const auto found = nodes.find(order[i]->provenance.text());
        rows += roundingRow(*order[i], found == nodes.end() ? QString::fromStdString(order[i]->module)
                                                            : pathText(titles, *found->second));
    }
    QString head = htmlHead(RunWords::tr("tensor")) + htmlHead(RunWords::tr("direction")) +
                   htmlHead(RunWords::tr("rounded as")) + htmlHead(RunWords::tr("operator")) +
                   htmlHead(RunWords::tr("format"));
    for (const QString& title : {RunWords::tr("saturated"), RunWords::tr("became zero"),
                                 RunWords::tr("subnormal"), fieldTitle(sheet::FieldId::LocalSqnr)})
        head += htmlHead(title, QStringLiteral("number"));
    return htmlLeftOut(
               RunWords::tr("These are the %1 of %2 with the most noise; scalescope export --quantization "
                            "writes all."),
               shown, order.size()) +
           htmlTable(RunWords::tr("What was rounded, the noisiest first"), head, rows);
}

constexpr int mostTogether = 200; ///< rows beneath one, or at the top
constexpr int mostProblems = 1000;
constexpr int mostOpened = 12; ///< rows beneath the first cause, which is open with so many at most

QString span(const char* cssClass, const QString& text)
{
    return text.isEmpty() ? QString()
                          : QStringLiteral("<span class=\"%1\">").arg(QLatin1String(cssClass)) +
                                escaped(text) + QStringLiteral("</span> ");
}

class Rows
{
public:
    explicit Rows(Document* document) : m_model(document) {}

    [[nodiscard]] QString html(const QModelIndex& parent = {})
    {
        QString text;
        const int count = m_model.rowCount(parent);
        const int shown = std::min({count, mostTogether, m_left});
        m_left -= shown;
        for (int row = 0; row < shown; ++row)
            text += rowHtml(m_model.index(row, 0, parent));
        if (shown < count)
            text += htmlParagraph(
                RunWords::tr("Left out here: %1 more; the window lists all.").arg(count - shown),
                QStringLiteral("muted"));
        return text;
    }

private:
    [[nodiscard]] QString rowHtml(const QModelIndex& index)
    {
        const int beneath = m_model.rowCount(index);
        const QString words = wordsOf(index);
        if (beneath == 0)
            return QStringLiteral("<div class=\"problem\">") + words + QStringLiteral("</div>\n");
        const bool isFirst = !index.parent().isValid() && index.row() == 0;
        const QString open = isFirst && beneath <= mostOpened ? QStringLiteral(" open=\"\"") : QString();
        return QStringLiteral("<details class=\"problem\"%1><summary>").arg(open) + words +
               QStringLiteral("</summary>\n") + html(index) + QStringLiteral("</details>\n");
    }

    static const char* signClass(const QModelIndex& index)
    {
        const auto form = static_cast<sheet::SignForm>(index.data(SignFormRole).toInt());
        switch (static_cast<graph::Severity>(index.data(SeverityRole).toInt())) {
        case graph::Severity::Error:
            return form == sheet::SignForm::Solid    ? "tag error"
                   : form == sheet::SignForm::Tinted ? "tag error tinted"
                                                     : "tag error follows";
        case graph::Severity::Warning:
            return form == sheet::SignForm::Outline ? "tag warning follows" : "tag warning";
        case graph::Severity::Info:
            break;
        }
        return "tag";
    }

    [[nodiscard]] static QString wordsOf(const QModelIndex& index)
    {
        const auto text = [&index](int column) { return index.siblingAtColumn(column).data().toString(); };
        const QString place = text(ProblemModel::NodeColumn);
        return span(signClass(index), index.data(Qt::AccessibleTextRole).toString()) +
               (place.isEmpty() ? QString()
                                : QStringLiteral("<b>") + escaped(place) + QStringLiteral("</b> ")) +
               span("muted", text(ProblemModel::OperatorColumn)) +
               escaped(text(ProblemModel::MessageColumn)) + QStringLiteral(" ") +
               span("badge", text(ProblemModel::BadgeColumn)) + span("muted", text(ProblemModel::FixColumn));
    }

    ProblemModel m_model;
    int m_left = mostProblems;
};

/// What is wrong with a run as HTML, a row a cause with what comes of it folded beneath, as the window lists
/// it. At most a thousand rows; where some are left out it says how many.
QString problemSection(Document& document)
{
    Rows rows(&document);
    const QString text = rows.html();
    return text.isEmpty() ? htmlParagraph(RunWords::tr("There are none.", "problems")) : text;
}

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
