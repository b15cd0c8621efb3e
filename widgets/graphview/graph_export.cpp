// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graphview/graph_export.h"

#include "core/message/say_run.h"
#include "core/sheet/problem_rows.h"
#include "widgets/graphview/dot_export.h"
#include "widgets/graphview/finding_badge.h"
#include "widgets/graphview/graph_overlays.h"
#include "widgets/graphview/graph_painter.h"
#include "widgets/graphview/part_frames.h"
#include "widgets/layout/dot_process.h"
#include "widgets/models/follow_words.h"
#include "widgets/models/joined_words.h"
#include "widgets/models/kept_words.h"
#include "widgets/models/localized_number.h"
#include "widgets/models/message_text.h"
#include "widgets/models/transform_names.h"
#include "widgets/table/limits_words.h"
#include "widgets/theme/names.h"
#include "widgets/theme/picture_file.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QFileInfo>
#include <QFontMetricsF>
#include <QTextLayout>
#include <algorithm>
#include <memory>
#include <qcustomplot.h> // IWYU pragma: keep (the painter of pictures)
#include <variant>

namespace scalescope::widgets {

namespace {

/// To be read on one page, and to be laid out in a few seconds.
constexpr std::size_t mostCardsInReport = 1500;

/// Each takes some 35 kB of memory while it is painted, and 3 kB of an SVG, which few programs open then.
constexpr std::size_t mostCardsInPicture = 10'000;

/// The translation context of this file's words.
struct GraphExport
{
    Q_DECLARE_TR_FUNCTIONS(scalescope::widgets::GraphExport)
};

constexpr double pageMargin = 24;
constexpr double headLineHeight = 20;
constexpr double headGap = 12; ///< below title and subtitle

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
    QString subtitle;     ///< empty where the page around the picture has both
    QStringList findings; ///< lines no wider than the rest; may be none

    [[nodiscard]] double headHeight() const
    {
        return subtitle.isEmpty() ? 0 : (2 + static_cast<double>(findings.size())) * headLineHeight + headGap;
    }

    [[nodiscard]] QSizeF size() const
    {
        const Theme& theme = painter.bars.theme;
        const QRectF panel = legend.rect({}, theme);
        const QSizeF content = picture.layout.bounds.size();
        double width = std::max(content.width(), panel.width());
        if (!subtitle.isEmpty())
            width = std::max({width, QFontMetricsF(demiBold(theme.textFont)).horizontalAdvance(title),
                              QFontMetricsF(theme.detailFont).horizontalAdvance(subtitle)});
        return {std::ceil(width + 2 * pageMargin),
                std::ceil(headHeight() + content.height() + panel.height() + 3 * pageMargin)};
    }

    [[nodiscard]] Picture toPicture() const
    {
        return {size(), title, subtitle, [this](QPainter& target) { paint(target, 0, size().height()); }};
    }

    /// The part from one height to another.
    void paint(QPainter& target, double top, double bottom) const
    {
        const Theme& theme = painter.bars.theme;
        const QSizeF whole = size();
        const QRectF bounds =
            picture.layout.bounds.adjusted(-pageMargin, -pageMargin, pageMargin, pageMargin);
        target.setRenderHint(QPainter::Antialiasing);
        target.fillRect(QRectF(0, 0, whole.width(), bottom - top), theme.canvas);
        target.translate(0, -top);
        if (!subtitle.isEmpty()) {
            paintLine(target, 0, demiBold(theme.textFont), theme.text, title);
            paintLine(target, 1, theme.detailFont, theme.muted, subtitle);
            for (qsizetype i = 0; i < findings.size(); ++i)
                paintLine(target, static_cast<int>(i) + 2, theme.detailFont, theme.muted, findings[i]);
        }
        target.save();
        target.translate((whole.width() - picture.layout.bounds.width()) / 2, pageMargin + headHeight());
        const double fromTop = picture.layout.bounds.top() - pageMargin - headHeight();
        painter.paint(target, picture,
                      bounds.intersected({bounds.left(), top + fromTop, bounds.width(), bottom - top}));
        target.restore();
        target.setOpacity(1);
        if (bottom > whole.height() - pageMargin - legend.rect({}, theme).height())
            legend.paint(target, whole, theme);
    }

private:
    static void paintLine(QPainter& target, int line, const QFont& font, const QColor& colour,
                          const QString& words)
    {
        target.setFont(font);
        target.setPen(colour);
        target.drawText(QPointF(pageMargin, pageMargin + (line + 0.7) * headLineHeight), words);
    }
};

/// Where a piece that begins at `top` ends: between cards, if they leave room for that in its lower half.
double endOfPiece(const ExportedGraph& graph, double top, double most)
{
    const double whole = graph.size().height();
    if (top + most >= whole)
        return whole;
    const LayoutResult& layout = graph.picture.layout;
    const double toPicture = pageMargin + graph.headHeight() - layout.bounds.top();
    double end = top + most;
    for (bool isCut = true; isCut && end > top + most / 2;) {
        const auto card = std::ranges::find_if(layout.cards, [&](const QRectF& rect) {
            return rect.top() + toPicture < end && rect.bottom() + toPicture > end;
        });
        isCut = card != layout.cards.end();
        if (isCut)
            end = std::floor(card->top() + toPicture) - 1;
    }
    return end > top + most / 2 ? end : top + most;
}

/// A picture that holds what it paints.
Picture pictureOf(const std::shared_ptr<const ExportedGraph>& graph)
{
    const QSizeF size = graph->size();
    return {
        size, graph->title, {}, [graph, size](QPainter& target) { graph->paint(target, 0, size.height()); }};
}

/// Pieces for pages with 235 millimetres of height and 186 of width.
std::vector<Picture> pagesOf(const std::shared_ptr<const ExportedGraph>& graph)
{
    constexpr double leastHeight = 880; ///< of a page, where the picture is not made smaller
    constexpr double heightOfWidth = 1.25;
    const QSizeF whole = graph->size();
    const double most = std::max(leastHeight, heightOfWidth * whole.width());
    std::vector<Picture> pieces;
    for (double top = 0; top < whole.height();) {
        const double end = std::ceil(endOfPiece(*graph, top, most));
        pieces.push_back(
            {QSizeF(whole.width(), end - top), graph->title, {}, [graph, top, end](QPainter& target) {
                 graph->paint(target, top, end);
             }});
        top = end;
    }
    return pieces;
}

QString titleOf(const Document& document)
{
    return QFileInfo(QString::fromStdString(document.run().facts.model)).fileName();
}

ViewGraph viewOf(const Document& document, const FoldState& folding)
{
    ViewGraph view = fold(document.graph(), *document.foldTree(), folding);
    if (document.pruning().modules)
        nameByParts(view, document.run());
    return view;
}

/// Why gradients have no bars; empty where backward did not fail.
QString backwardText(const graph::Run& run)
{
    const auto failed =
        std::ranges::find(run.problems, say::backwardFailed.form.problem, &graph::Problem::id);
    if (failed == run.problems.end())
        return {};
    const auto& arguments = failed->said.arguments();
    const auto* place = arguments.empty() ? nullptr : std::get_if<message::Text>(&arguments.front().value);
    return place == nullptr ? GraphExport::tr("Backward failed: gradients are missing")
                            : GraphExport::tr("Backward stopped at %1: gradients before it are missing")
                                  .arg(QString::fromStdString(*place));
}

/// "E4M3FN / E5M2 · eval, seed 0", that backward stopped, and limits that are not the usual ones.
QString subtitleOf(const Document& document)
{
    QStringList labels;
    for (const graph::Direction direction : directions)
        labels << QString::fromStdString(document.format(direction).label);
    labels.removeDuplicates();
    QStringList parts{
        labels.join(QStringLiteral(" / ")), howItRan(document.run()), backwardText(document.run()),
        document.rangeThresholds() == formats::RangeThresholds() ? QString()
                                                                 : limitsText(document.rangeThresholds())};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

/// "First error", of an error or a warning that may be of a tensor that is not shown.
QString firstProblemWords(const sheet::ProblemRow& row, bool isFirstOfAll)
{
    const bool isError = row.problem.severity == graph::Severity::Error;
    const QString words =
        isError
            ? (isFirstOfAll ? GraphExport::tr("First error") : GraphExport::tr("First error shown here"))
            : (isFirstOfAll ? GraphExport::tr("First warning") : GraphExport::tr("First warning shown here"));
    return isError && row.isOnlyIfStored
               ? GraphExport::tr("%1, only if it is stored so", "first error").arg(words)
               : words;
}

/// In lines that have room.
QStringList wrapped(const QString& text, double room, const QFont& font)
{
    QTextLayout layout(text, font);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    QStringList lines;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(room);
        lines << text.mid(line.textStart(), line.textLength()).trimmed();
    }
    layout.endLayout();
    return lines;
}

/// In as many words as have room in a line; what is said of a narrow picture is broken into lines.
QStringList problemLines(const QString& words, const sheet::ProblemRow& row, double room, const Theme& theme)
{
    const bool isSeveral = row.role == report::ProblemRole::Repeated;
    const sheet::ProblemRow& first = isSeveral ? row.beneath.front() : row;
    const QString brief =
        headed(words, isSeveral ? GraphExport::tr("%1, first of %2", "tensor, how many of several layers")
                                      .arg(placeText(first))
                                      .arg(row.beneath.size())
                                : placeText(first));
    const QFontMetricsF metrics(theme.detailFont);
    const QString clause = headed(brief, firstClause(messageText(first.problem)));
    for (const QString& said : {headed(brief, messageText(first.problem)), clause})
        if (metrics.horizontalAdvance(said) <= room)
            return {said};
    return wrapped(clause, room, theme.detailFont);
}

/// The first problem of what the graph shows and, where recipes don't meet it, the first error that they do.
QStringList findingsOf(const Document& document, double room, const Theme& theme)
{
    const auto problems = document.problems();
    const auto isOfTensor = [](const sheet::ProblemRow& row) {
        return row.scale && row.problem.severity != graph::Severity::Info;
    };
    const auto isShown = [&](const sheet::ProblemRow& row) {
        return isOfTensor(row) && document.graph().find(*row.problem.node) != nullptr;
    };
    const auto end = problems->top().end();
    const auto ofAll = std::ranges::find_if(problems->top(), isOfTensor);
    const auto first = std::find_if(ofAll, end, isShown);
    if (first == end)
        return {};
    QStringList findings = problemLines(firstProblemWords(*first, first == ofAll), *first, room, theme);
    const auto isMet = [&](const sheet::ProblemRow& row) {
        return isShown(row) && row.problem.severity == graph::Severity::Error && !row.isOnlyIfStored;
    };
    // Recipes may meet it only in what follows from it.
    const auto isItself = [&](const sheet::ProblemRow& row) {
        return isMet(row) &&
               (!row.scale->stored || keptText(document, *row.problem.node, row.scale->direction).isEmpty());
    };
    const auto met = isItself(*first) ? end : std::find_if(first, end, isMet);
    if (met != end) {
        const bool isExtended = document.simulation() && job::isExtended(*document.simulation());
        const sheet::ProblemRow* rounded = isItself(*met) ? nullptr : metBeneath(*met);
        findings << problemLines(first->scale->isSpared ? GraphExport::tr("First error in what is rounded")
                                 : isExtended ? GraphExport::tr("First error with all products rounded")
                                              : GraphExport::tr("First error that usual FP8 recipes meet"),
                                 rounded != nullptr ? *rounded : *met, room, theme);
    }
    return findings;
}

Result<ExportedGraph> prepare(const Document& document, const Theme& theme, const GraphLook& look)
{
    ExportedGraph graph;
    graph.title = titleOf(document);
    graph.painter.bars = ScaleBar::of(document, theme);
    graph.painter.gains = look.gains;
    ViewGraph view = viewOf(document, look.folding);
    std::vector<CardLook> looks = looksOf(view, document);
    Result<LayoutResult> layout = layOutPainting(layoutRequestOf(view));
    if (!layout)
        return tl::unexpected(layout.error());
    graph.picture = GraphPicture::of(std::move(view), std::move(*layout));
    graph.picture.looks = std::move(looks);
    graph.legend.setContent(document, graph.picture.looks);
    if (look.selected)
        graph.painter.selected = cardShowing(graph.picture.view, document.run().graph, *look.selected);
    if (graph.painter.selected >= 0)
        graph.legend.addSelected();
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
        return ExportedBytes{dotExport(document, theme, viewOf(document, look.folding)), {}};
    const std::size_t cards = fold(document.graph(), *document.foldTree(), look.folding).cards.size();
    if (cards > mostCardsInPicture)
        return failure(
            GraphExport::tr("The graph would have %1 nodes, more than the %2 that a picture can have: "
                            "leave modules out (in the dialog Modules, of the command --exclude), or "
                            "write it as .dot.")
                .arg(cards)
                .arg(mostCardsInPicture));
    Result<ExportedGraph> graph = prepare(document, theme, look);
    if (!graph)
        return tl::unexpected(graph.error());
    graph->subtitle = subtitleOf(document);
    graph->findings = findingsOf(document, graph->size().width() - 2 * pageMargin, theme);
    const Picture picture = scaledTo(graph->toPicture(), look.width);
    const QStringList notes{layoutNote(graph->picture.layout),
                            smallWordsNote(graph->size().width(), look.width)};
    const QString note = notes.join(u' ').trimmed();
    if (suffix == QLatin1String("svg"))
        return ExportedBytes{svgOf(picture), note};
    return ExportedBytes{suffix == QLatin1String("pdf") ? pdfOf(picture) : pngOf(picture), note};
}

} // namespace

double exportedWidth(const Document& document, const GraphPicture& picture)
{
    ExportedGraph graph;
    graph.title = titleOf(document);
    graph.subtitle = subtitleOf(document);
    graph.painter.bars = ScaleBar::of(document, Theme::light());
    graph.picture.layout.bounds = picture.layout.bounds;
    graph.legend.setContent(document, picture.looks);
    return graph.size().width();
}

QString smallWordsNote(double exportedWidth, std::optional<int> width)
{
    constexpr double pointsOfPixel = 72.0 / 96;
    constexpr double centimetresOfPixel = 2.54 / 96;
    constexpr double legible = 6; ///< points: the least that journals take
    const double points = badgeFont(Theme::light()).pixelSize() * pointsOfPixel;
    const double made = width ? points * *width / exportedWidth : legible;
    if (made >= legible)
        return {};
    const double needed = std::ceil(10 * exportedWidth * legible / points * centimetresOfPixel) / 10;
    return GraphExport::tr(
               "At this width its smallest text is %1 pt. It is %2 pt at %3 cm, or with less side by "
               "side: a smaller module alone (in the dialog Modules, of the command --include).")
        .arg(localizedNumber(made, 'f', 1))
        .arg(legible)
        .arg(localizedNumber(needed, 'f', 1));
}

FoldState openedFolding(const Document& document, bool isNamed)
{
    return isNamed ? FoldState{} : automaticFolding(document.graph(), *document.foldTree());
}

Result<GraphInReport> graphForReport(const Document& document, const FoldState& folding,
                                     const TaggedNodes& tagged)
{
    const std::size_t cards = fold(document.graph(), *document.foldTree(), folding).cards.size();
    if (cards > mostCardsInReport)
        return failure(
            GraphExport::tr("with its modules closed a graph still has %1 nodes, more than %2; scalescope "
                            "export --graph draws it by itself.")
                .arg(cards)
                .arg(mostCardsInReport));
    Result<ExportedGraph> prepared = prepare(document, Theme::light(), {folding});
    if (!prepared)
        return tl::unexpected(prepared.error());
    prepared->painter.tags = tagsOf(prepared->picture.view, tagged.nodes, tagged.word);
    const auto in = [graph =
                         std::make_shared<const ExportedGraph>(std::move(*prepared))](const Theme& theme) {
        auto themed = std::make_shared<ExportedGraph>(*graph);
        themed->painter.bars.theme = theme;
        return std::shared_ptr<const ExportedGraph>(std::move(themed));
    };
    const auto whole = in(Theme::light());
    return GraphInReport{whole->picture.view.cards.size(), layoutNote(whole->picture.layout),
                         [in](const Theme& theme) { return pictureOf(in(theme)); },
                         [in](const Theme& theme) { return pagesOf(in(theme)); }};
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
        return GraphExport::tr(
                   "The graph can't be written to '%1' (%2); choose a folder that you may write to.")
            .arg(path, reason);
    };
    if (const auto reason = whyNotWritable(path)) // before it is laid out and drawn, which may take seconds
        return failure(unwritable(*reason));
    const Result<ExportedBytes> exported =
        bytesOf(document, theme, look ? *look : GraphLook{openedFolding(document, false)}, suffix);
    if (!exported)
        return tl::unexpected(exported.error());
    return writePicture(path, exported->bytes, unwritable).map([&exported] { return exported->note; });
}

} // namespace scalescope::widgets
