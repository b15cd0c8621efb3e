// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graphview/graph_picture.h"

#include "widgets/graphview/card_texts.h"

#include <algorithm>
#include <limits>
#include <set>

namespace scalescope::widgets {

namespace {

constexpr double frameLabelHeight = 20;
constexpr double frameLetterWidth = 7; ///< about; so that the layout does not depend on fonts
constexpr double longestFrameLabel = 420;

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
    picture.edgesOfCard.resize(picture.view.cards.size());
    for (std::size_t i = 0; i < picture.view.edges.size(); ++i) {
        const ViewEdge& edge = picture.view.edges[i];
        picture.edgesOfCard[static_cast<std::size_t>(edge.source)].push_back(static_cast<int>(i));
        picture.edgesOfCard[static_cast<std::size_t>(edge.target)].push_back(static_cast<int>(i));
        picture.edgePaths.push_back(pathOf(picture.layout.edges[i]));
        picture.edgeBounds.push_back(picture.edgePaths.back().controlPointRect().adjusted(-10, -10, 10, 10));
    }
    return picture;
}

QString GraphPicture::descriptionOf(int card) const
{
    const auto place = static_cast<std::size_t>(card);
    return descriptions ? descriptions->of(view.cards[place], looks[place]) : QString();
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
    const QString title = titleOf(module.kind, module.title);
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
