// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/graphview/card_look.h"
#include "widgets/layout/graph_layout.h"

#include <QPainterPath>
#include <QString>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <vector>

namespace scalescope::widgets {

/// A graph ready to be painted: cards, where they are, and how they look.
struct GraphPicture
{
    ViewGraph view;
    LayoutResult layout;
    std::vector<CardLook> looks;
    std::optional<CardDescriptions> descriptions; ///< filled in with the looks
    std::vector<QPainterPath> edgePaths;          ///< without the arrow's head
    std::vector<QRectF> edgeBounds;               ///< of these, with room for the head
    std::vector<std::vector<int>> edgesOfCard;    ///< indices of edges that start or end at a card

    /// Puts what was laid out together; looks are still to be filled in.
    static GraphPicture of(ViewGraph view, LayoutResult layout);

    /// The card at a point, -1 where there is none.
    [[nodiscard]] int cardAt(const QPointF& point) const;
    /// The innermost open module's frame at a point, -1 where there is none.
    [[nodiscard]] int moduleAt(const QPointF& point) const;
    /// Of the cards that are accepted, the one with the nearest middle; -1 where there is none.
    [[nodiscard]] int nearestCard(
        const QPointF& point,
        const std::function<bool(const ViewCard&)>& accept = [](const ViewCard&) { return true; }) const;
    /// Empty where there is none.
    [[nodiscard]] QString descriptionOf(int card) const;
    [[nodiscard]] bool empty() const { return view.cards.empty(); }
};

/// What `dot` has to know of a view graph.
LayoutRequest layoutRequestOf(const ViewGraph& view);

/// The words of the cards that show these nodes; a stack's says how many it holds.
std::map<int, QString> tagsOf(const ViewGraph& view, const std::set<graph::NodeId>& nodes,
                              const QString& word);

/// "layers.0 TransformerBlock".
QString frameTitle(const ViewModule& module);

/// The card that shows a node or, where none does, what stands for it: of a parameter the operator that reads
/// it, of a pruned node what it was made from. -1 where there is nothing.
int cardShowing(const ViewGraph& view, const graph::Graph& unpruned, graph::NodeId node);

} // namespace scalescope::widgets
