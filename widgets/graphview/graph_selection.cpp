// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graphview/graph_selection.h"

#include <utility>

namespace scalescope::widgets {

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
