// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/graphview/graph_picture.h"
#include "widgets/models/document.h"

namespace scalescope::widgets {

enum class Step {
    Producer, ///< against an edge
    Consumer, ///< along an edge
    Left,     ///< to the next card beside, on whatever edges
    Right
};

/// The card that a step leads to: among several producers or consumers the nearest one. -1 where there is
/// none.
int neighbourOf(const GraphPicture& picture, int card, Step step);

/// The document's selection as a card of the picture, and ways to select another.
class GraphSelection
{
public:
    GraphSelection(Document& document, const GraphPicture& picture) : m_document(document), m_picture(picture)
    {
    }

    /// The card that is framed, -1 where there is none.
    [[nodiscard]] int card() const { return m_card; }
    /// The document's selected node.
    [[nodiscard]] std::optional<graph::NodeId> node() const { return m_document.selected(); }
    /// Null where none is framed.
    [[nodiscard]] const ViewCard* viewCard() const { return m_card < 0 ? nullptr : &at(m_card); }
    /// After another node was selected or another picture was made; whether another card is framed.
    bool update();
    /// The card that shows a node, -1 where there is none.
    [[nodiscard]] int cardOf(graph::NodeId node) const;
    /// Selects a card's node, or nothing where `card` is -1.
    void select(int card);
    /// Selects the card that a step leads to, at first the first one: that card, -1 where there is none.
    int step(Step direction);

private:
    [[nodiscard]] const ViewCard& at(int card) const
    {
        return m_picture.view.cards[static_cast<std::size_t>(card)];
    }

    Document& m_document;
    const GraphPicture& m_picture;
    int m_card = -1;
};

} // namespace scalescope::widgets
