// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graphview/graph_export.h"

#include "widgets/graphview/dot_export.h"
#include "widgets/graphview/graph_overlays.h"
#include "widgets/graphview/graph_painter.h"
#include "widgets/layout/dot_process.h"
#include "widgets/theme/picture_file.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QFileInfo>
#include <algorithm>
#include <memory>
#include <qcustomplot.h> // IWYU pragma: keep (the painter of pictures)

namespace scalescope::widgets {

namespace {

/// To be read on one page, and to be laid out in a few seconds.
constexpr std::size_t mostCardsInReport = 1500;

/// The translation context of this file's words.
struct GraphExport
{
    Q_DECLARE_TR_FUNCTIONS(scalescope::widgets::GraphExport)
};

constexpr double margin = 24;

tl::unexpected<Error> failure(const QString& sentence)
{
    return fail(ExitStatus::Usage, sentence.toStdString(), "graph");
}

/// Waits in an event loop of its own, so that the window stays painted; the user can't do anything meanwhile.
Result<LayoutResult> layOutPainting(const LayoutRequest& request)
{
    DotProcess dot;
    QEventLoop loop;
    Result<LayoutResult> answer = LayoutResult{};
    QObject::connect(&dot, &DotProcess::finished, &loop, [&](const LayoutResult& layout) {
        answer = layout;
        loop.quit();
    });
    QObject::connect(&dot, &DotProcess::failed, &loop, [&](const QString& sentence) {
        answer = fail(ExitStatus::Unreadable, sentence.toStdString(), "graph");
        loop.quit();
    });
    dot.start(request);
    if (dot.isBusy())
        loop.exec(QEventLoop::ExcludeUserInputEvents);
    return answer;
}

/// Everything that painting needs, independent of the document.
struct ExportedGraph
{
    GraphPicture picture;
    GraphPainter painter;
    GraphLegend legend;
    QString title;

    [[nodiscard]] Picture toPicture() const
    {
        const Theme& theme = painter.bars.theme;
        const QRectF panel = legend.rect({}, theme);
        const QSizeF content = picture.layout.bounds.size();
        const QSizeF size(std::ceil(std::max(content.width() + 2 * margin, panel.width() + 2 * margin)),
                          std::ceil(content.height() + panel.height() + 3 * margin));
        return {size, title, {}, [this, size](QPainter& target) { paint(target, size); }};
    }

    void paint(QPainter& target, const QSizeF& size) const
    {
        const Theme& theme = painter.bars.theme;
        target.setRenderHint(QPainter::Antialiasing);
        target.fillRect(QRectF(QPointF(), size), theme.canvas);
        target.save();
        target.translate((size.width() - picture.layout.bounds.width()) / 2, margin);
        painter.paint(target, picture, picture.layout.bounds.adjusted(-margin, -margin, margin, margin));
        target.restore();
        target.setOpacity(1);
        legend.paint(target, size, theme);
    }
};

QString titleOf(const Document& document)
{
    return QFileInfo(QString::fromStdString(document.run().facts.model)).fileName();
}

Result<ExportedGraph> prepare(const Document& document, const Theme& theme, const GraphLook& look)
{
    ExportedGraph graph;
    graph.title = titleOf(document);
    graph.painter.bars = ScaleBar::of(document, theme);
    graph.painter.gains = look.gains;
    graph.legend.setContent(document);
    ViewGraph view = fold(document.graph(), foldTreeOf(document), look.folding);
    std::vector<CardLook> looks = looksOf(view, document);
    Result<LayoutResult> layout = layOutPainting(layoutRequestOf(view));
    if (!layout)
        return tl::unexpected(layout.error());
    graph.picture = GraphPicture::of(std::move(view), std::move(*layout));
    graph.picture.looks = std::move(looks);
    return graph;
}

struct ExportedBytes
{
    QByteArray bytes;
    QString note;
};

Result<ExportedBytes> bytesOf(const Document& document, const Theme& theme, const GraphLook& look,
                              const QString& suffix)
{
    if (suffix == QLatin1String("dot"))
        return ExportedBytes{
            dotExport(document, theme, fold(document.graph(), foldTreeOf(document), look.folding)), {}};
    const Result<ExportedGraph> graph = prepare(document, theme, look);
    if (!graph)
        return tl::unexpected(graph.error());
    const Picture picture = graph->toPicture();
    const QString note = layoutNote(graph->picture.layout);
    if (suffix == QLatin1String("svg"))
        return ExportedBytes{svgOf(picture), note};
    return ExportedBytes{suffix == QLatin1String("pdf") ? pdfOf(picture) : pngOf(picture), note};
}

} // namespace

Result<GraphInReport> graphForReport(const Document& document, const Theme& theme, const FoldState& folding,
                                     const TaggedNodes& tagged)
{
    const std::size_t cards = fold(document.graph(), foldTreeOf(document), folding).cards.size();
    if (cards > mostCardsInReport)
        return failure(
            GraphExport::tr("with its modules closed a graph still has %1 nodes, more than %2; scalescope "
                            "export --graph draws it by itself.")
                .arg(cards)
                .arg(mostCardsInReport));
    Result<ExportedGraph> prepared = prepare(document, theme, {folding});
    if (!prepared)
        return tl::unexpected(prepared.error());
    const auto graph = std::make_shared<ExportedGraph>(std::move(*prepared));
    graph->painter.tags = tagsOf(graph->picture.view, tagged.nodes, tagged.word);
    Picture picture = graph->toPicture();
    picture.paint = [graph, size = picture.size](QPainter& target) { graph->paint(target, size); };
    return GraphInReport{std::move(picture), graph->picture.view.cards.size()};
}

Result<QString> exportGraph(const Document& document, const Theme& theme, const QString& path,
                            const std::optional<GraphLook>& look)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (!QStringList{"svg", "png", "pdf", "dot"}.contains(suffix))
        return failure(
            GraphExport::tr("The graph can't be written to '%1': end its name in .svg, .png, .pdf or .dot.")
                .arg(path));
    const auto unwritable = [&path](const QString& reason) {
        return failure(
            GraphExport::tr("The graph can't be written to '%1' (%2); choose a folder that you may write to.")
                .arg(path, reason));
    };
    if (const auto reason = whyNotWritable(path)) // before it is laid out and drawn, which may take seconds
        return unwritable(*reason);
    const Result<ExportedBytes> exported =
        bytesOf(document, theme,
                look ? *look : GraphLook{automaticFolding(document.graph(), foldTreeOf(document))}, suffix);
    if (!exported)
        return tl::unexpected(exported.error());
    if (const auto reason = writeWhole(path, exported->bytes))
        return unwritable(*reason);
    return exported->note;
}

} // namespace scalescope::widgets
