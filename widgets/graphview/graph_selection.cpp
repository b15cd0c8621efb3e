// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graphview/graph_selection.h"

#include <cmath>
#include <limits>
#include <utility>

namespace scalescope::widgets {

namespace {

double distanceBetween(const QPointF& from, const QPointF& to)
{
    return std::hypot(to.x() - from.x(), to.y() - from.y());
}

int alongEdges(const GraphPicture& picture, int card, bool forwards)
{
    const QPointF from = picture.layout.cards[static_cast<std::size_t>(card)].center();
    int nearest = -1;
    double least = std::numeric_limits<double>::infinity();
    for (const int index : picture.edgesOfCard[static_cast<std::size_t>(card)]) {
        const ViewEdge& edge = picture.view.edges[static_cast<std::size_t>(index)];
        if ((forwards ? edge.source : edge.target) != card)
            continue;
        const int other = forwards ? edge.target : edge.source;
        const double away =
            distanceBetween(from, picture.layout.cards[static_cast<std::size_t>(other)].center());
        if (away < least) {
            least = away;
            nearest = other;
        }
    }
    return nearest;
}

/// The nearest card at a side, where going up or down counts three times: first the row, then what is about
/// there.
int beside(const GraphPicture& picture, int card, int sign)
{
    const QPointF from = picture.layout.cards[static_cast<std::size_t>(card)].center();
    int nearest = -1;
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t other = 0; other < picture.layout.cards.size(); ++other) {
        const QPointF way = picture.layout.cards[other].center() - from;
        const double sideways = way.x() * sign;
        if (sideways < 1 || std::abs(way.y()) > sideways)
            continue;
        const double away = sideways + 3 * std::abs(way.y());
        if (away < least) {
            least = away;
            nearest = static_cast<int>(other);
        }
    }
    return nearest;
}

} // namespace

int neighbourOf(const GraphPicture& picture, int card, Step step)
{
    if (card < 0 || static_cast<std::size_t>(card) >= picture.layout.cards.size())
        return -1;
    switch (step) {
    case Step::Producer:
        return alongEdges(picture, card, false);
    case Step::Consumer:
        return alongEdges(picture, card, true);
    case Step::Left:
        return beside(picture, card, -1);
    case Step::Right:
        return beside(picture, card, 1);
    }
    return -1;
}

bool GraphSelection::update()
{
    const auto node = m_document.selected();
    // A card of another node is not framed for one that is hidden: the inspector shows that one.
    const bool isHidden =
        node && m_document.graph().find(*node) == nullptr && m_document.selectedNode() != nullptr;
    const int card = node && !isHidden ? cardOf(*node) : -1;
    return std::exchange(m_card, card) != card;
}

int GraphSelection::cardOf(graph::NodeId node) const
{
    return cardShowing(m_picture.view, m_document.run().graph, node);
}

void GraphSelection::select(int card)
{
    m_document.select(card < 0 ? std::nullopt : std::optional(at(card).node));
}

int GraphSelection::step(Step direction)
{
    if (m_picture.empty())
        return -1;
    const int next = m_card < 0 ? 0 : neighbourOf(m_picture, m_card, direction);
    if (next >= 0)
        select(next);
    return next;
}

} // namespace scalescope::widgets
