// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graphview/graph_picture.h"

#include "widgets/graphview/module_findings.h"
#include "widgets/models/display.h"
#include "widgets/models/error_figures.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

namespace scalescope::widgets {

namespace {

/// The translation context of this file's words.
struct GraphCards
{
    Q_DECLARE_TR_FUNCTIONS(scalescope::widgets::GraphCards)
};

constexpr double frameLabelHeight = 20;
constexpr double frameLetterWidth = 7; ///< about; so that the layout does not depend on fonts
constexpr double longestFrameLabel = 420;

QString kindText(const graph::Node& node)
{
    switch (node.kind) {
    case graph::NodeKind::Input:
        return GraphCards::tr("input");
    case graph::NodeKind::Output:
        return GraphCards::tr("output");
    case graph::NodeKind::Parameter:
        return GraphCards::tr("parameter");
    case graph::NodeKind::Buffer:
        return GraphCards::tr("buffer");
    case graph::NodeKind::Constant:
        return GraphCards::tr("constant");
    case graph::NodeKind::Op:
        break;
    }
    return operatorText(node);
}

QString rangeText(graph::Direction direction, const graph::Metric* metric, Quantity quantity)
{
    const QString name = directionText(direction);
    if (metric == nullptr)
        return GraphCards::tr("%1: none").arg(name);
    const graph::Statistics& statistics = metric->statistics;
    return GraphCards::tr("%1: %2 %3, largest %4, smallest non-zero %5")
        .arg(name, quantityText(quantity), numberText(valueOf(statistics, quantity)),
             numberText(statistics.absMax), numberText(statistics.absMinNonzero));
}

class LookMaker
{
public:
    explicit LookMaker(const Document& document)
        : m_document(document), m_titles(document.run().graph), m_findings(document)
    {
    }

    [[nodiscard]] CardLook look(const ViewCard& card) const
    {
        CardLook look;
        look.title = QString::fromStdString(card.title);
        const graph::Node* node = m_document.run().graph.find(card.node);
        if (node == nullptr)
            return look;
        look.hasBars = node->floating;
        look.forward = node->forward;
        look.backward = node->backward;
        const double value = node->forward ? valueOf(node->forward->statistics, m_document.quantity())
                                           : graph::Statistics::unavailable;
        look.log2Value = value > 0 ? std::log2(value) : graph::Statistics::unavailable;
        look.colouring = m_document.colouring();
        look.sqnr = sqnrOf(*node);
        look.share = shareOf(card, *node);
        if (!card.isStack())
            look.title = m_titles.title(*node);
        look.detail = detail(card, *node);
        const ModuleFindings::Worst worst =
            card.isStack() ? m_findings.ofModule(card.foldedModule) : m_findings.ofNode(*node, m_titles);
        look.finding = worst.finding;
        look.description = description(card, *node, look);
        if (worst.finding != Finding::None) {
            const graph::Node* culprit = m_document.run().graph.find(worst.node);
            look.description += u'\n' + (culprit == nullptr || culprit == node
                                             ? findingText(worst.finding)
                                             : GraphCards::tr("%1: %2", "name and what is wrong with it")
                                                   .arg(m_titles.path(*culprit), findingText(worst.finding)));
        }
        return look;
    }

private:
    [[nodiscard]] double shareOf(const ViewCard& card, const graph::Node& node) const
    {
        if (m_document.shares() == nullptr)
            return graph::Statistics::unavailable;
        const bisect::ModuleShares& shares = *m_document.shares();
        return card.isStack() ? shares.ofModule(card.foldedModule) : shares.ofOwn(node.module);
    }

    [[nodiscard]] double sqnrOf(const graph::Node& node) const
    {
        const auto direction = m_document.colouring() == Colouring::GradientError ? graph::Direction::Backward
                                                                                  : graph::Direction::Forward;
        return errorValue(DirectionErrors::of(node, direction), ErrorFigure::Sqnr);
    }

    [[nodiscard]] QString detail(const ViewCard& card, const graph::Node& node) const
    {
        if (card.isStack()) {
            const QString type = moduleType(card.foldedModule);
            const QString count =
                GraphCards::tr("%n tensors", nullptr, static_cast<int>(card.members.size()));
            return type.isEmpty() ? count : type + QStringLiteral(" · ") + count;
        }
        const QString text = kindText(node) + QStringLiteral(" · ") + shapeText(node);
        return node.floating ? text : text + QStringLiteral(" · ") + QString::fromStdString(node.dtype);
    }

    [[nodiscard]] QString moduleType(const std::string& path) const
    {
        for (const graph::ModuleCall& call : m_document.run().modules) {
            if (call.path == path)
                return QString::fromStdString(call.type);
        }
        return {};
    }

    [[nodiscard]] QString description(const ViewCard& card, const graph::Node& node,
                                      const CardLook& look) const
    {
        QStringList lines{card.isStack() ? QString::fromStdString(card.foldedModule) : m_titles.path(node),
                          look.detail};
        if (card.isStack())
            lines << GraphCards::tr("Folded: the bars are those of %1").arg(m_titles.path(node));
        if (node.floating) {
            lines << rangeText(graph::Direction::Forward, node.forward.get(), m_document.quantity());
            lines << rangeText(graph::Direction::Backward, node.backward.get(), m_document.quantity());
        }
        for (const auto direction : directions) {
            const QString error = errorSummary(DirectionErrors::of(node, direction));
            if (!error.isEmpty())
                lines << GraphCards::tr("%1: %2", "direction, error").arg(directionText(direction), error);
        }
        if (!std::isnan(look.share))
            lines << GraphCards::tr("causes %1 of the error", "a share").arg(shareText(look.share));
        return lines.join('\n');
    }

    const Document& m_document;
    NodeTitles m_titles;
    ModuleFindings m_findings;
};

QPainterPath pathOf(const std::vector<QPointF>& points)
{
    QPainterPath path;
    if (points.empty())
        return path;
    path.moveTo(points.front());
    for (std::size_t i = 1; i + 3 < points.size(); i += 3)
        path.cubicTo(points[i], points[i + 1], points[i + 2]);
    return path;
}

} // namespace

GraphPicture GraphPicture::of(ViewGraph view, LayoutResult layout)
{
    GraphPicture picture;
    picture.view = std::move(view);
    picture.layout = std::move(layout);
    picture.looks.resize(picture.view.cards.size());
    picture.edgesOfCard.resize(picture.view.cards.size());
    for (std::size_t i = 0; i < picture.view.edges.size(); ++i) {
        const ViewEdge& edge = picture.view.edges[i];
        picture.edgesOfCard[static_cast<std::size_t>(edge.source)].push_back(static_cast<int>(i));
        picture.edgesOfCard[static_cast<std::size_t>(edge.target)].push_back(static_cast<int>(i));
        picture.edgePaths.push_back(pathOf(picture.layout.edges[i]));
    }
    return picture;
}

QColor colourOf(const CardLook& look, const Theme& theme)
{
    switch (look.colouring) {
    case Colouring::Scale:
        break;
    case Colouring::ForwardError:
    case Colouring::GradientError:
        return theme.errorColour(look.sqnr);
    case Colouring::Share:
        return theme.shareColour(look.share);
    }
    return theme.scaleColour(look.log2Value);
}

QColor fillOf(const CardLook& look, const Theme& theme)
{
    const bool showsFinding = look.colouring == Colouring::Scale && look.finding != Finding::None;
    return showsFinding ? theme.error : colourOf(look, theme);
}

std::vector<CardLook> looksOf(const ViewGraph& view, const Document& document)
{
    const LookMaker maker(document);
    std::vector<CardLook> looks;
    looks.reserve(view.cards.size());
    for (const ViewCard& card : view.cards)
        looks.push_back(maker.look(card));
    return looks;
}

int GraphPicture::cardAt(const QPointF& point) const
{
    const auto card = std::find_if(layout.cards.begin(), layout.cards.end(),
                                   [&point](const QRectF& rect) { return rect.contains(point); });
    return card == layout.cards.end() ? -1 : static_cast<int>(card - layout.cards.begin());
}

int GraphPicture::moduleAt(const QPointF& point) const
{
    // Inner modules come after the ones around them.
    for (std::size_t i = layout.clusters.size(); i > 0; --i) {
        if (layout.clusters[i - 1].contains(point))
            return static_cast<int>(i - 1);
    }
    return -1;
}

int GraphPicture::nearestCard(const QPointF& point, const std::function<bool(const ViewCard&)>& accept) const
{
    int nearest = -1;
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t card = 0; card < view.cards.size(); ++card) {
        const double away = (layout.cards[card].center() - point).manhattanLength();
        if (away < least && accept(view.cards[card])) {
            least = away;
            nearest = static_cast<int>(card);
        }
    }
    return nearest;
}

LayoutRequest layoutRequestOf(const ViewGraph& view)
{
    LayoutRequest request;
    for (const ViewCard& card : view.cards)
        request.clusterOfCard.push_back(card.cluster);
    for (const ViewModule& module : view.modules) {
        const double width = static_cast<double>(frameTitle(module).size() + 3) * frameLetterWidth;
        request.clusters.push_back({module.parent, {std::min(width, longestFrameLabel), frameLabelHeight}});
    }
    for (const ViewEdge& edge : view.edges)
        request.edges.push_back({edge.source, edge.target});
    return request;
}

std::map<int, QString> tagsOf(const ViewGraph& view, const std::set<graph::NodeId>& nodes,
                              const QString& word)
{
    std::map<int, int> counts;
    for (const graph::NodeId node : nodes) {
        if (const int card = view.cardOf(node); card >= 0)
            ++counts[card];
    }
    std::map<int, QString> tags;
    for (const auto& [card, count] : counts) {
        const bool isStack = view.cards[static_cast<std::size_t>(card)].isStack();
        tags[card] = isStack ? QStringLiteral("%1 %2").arg(count).arg(word) : word;
    }
    return tags;
}

QString frameTitle(const ViewModule& module)
{
    const QString title = QString::fromStdString(module.title);
    return module.type.empty() ? title : title + u' ' + QString::fromStdString(module.type);
}

int cardShowing(const ViewGraph& view, const graph::Graph& unpruned, graph::NodeId node)
{
    const graph::Node* start = unpruned.find(node);
    if (start == nullptr)
        return view.cardOf(node);
    const bool downwards = start->kind != graph::NodeKind::Op && start->kind != graph::NodeKind::Output;
    std::vector<graph::NodeId> queue{node};
    std::set<graph::NodeId> seen{node};
    for (std::size_t i = 0; i < queue.size() && i < 100; ++i) {
        if (const int card = view.cardOf(queue[i]); card >= 0)
            return card;
        const auto next = downwards ? unpruned.usersOf(queue[i]) : unpruned.inputsOf(queue[i]);
        for (const graph::NodeId id : next) {
            if (seen.insert(id).second)
                queue.push_back(id);
        }
    }
    return -1;
}

} // namespace scalescope::widgets
