// SPDX-License-Identifier: GPL-3.0-or-later
// A picture without a layout program, for the tests of what looks at one.
#pragma once

#include "widgets/graphview/graph_picture.h"

#include <numeric>
#include <vector>

namespace scalescope::tests {

/// Cards of 200 by 60 one below the other, the node of each its index, from `top` on; the last two of them
/// inside the module "block", where it is open, or one stack in the place of both.
inline widgets::GraphPicture columnPicture(int cards, bool blockIsOpen = true, double top = 0)
{
    constexpr double distance = 100;
    const int shown = blockIsOpen ? cards : cards - 1;
    widgets::GraphPicture picture;
    std::vector<graph::NodeId> nodes(static_cast<std::size_t>(cards));
    std::iota(nodes.begin(), nodes.end(), 0);
    picture.view.cardOfNode = {graph::NodePlaces(nodes), -1};
    for (int i = 0; i < shown; ++i) {
        widgets::ViewCard card;
        card.node = i;
        picture.layout.cards.emplace_back(100, top + 60 + i * distance, 200, 60);
        picture.view.cardOfNode.set(i, i);
        picture.view.cards.push_back(card);
    }
    picture.layout.bounds = {0, top, 400, 60 + shown * distance};
    if (blockIsOpen) {
        picture.view.modules.push_back({"block", "block", "Block", -1});
        for (int i = cards - 2; i < cards; ++i)
            picture.view.cards[static_cast<std::size_t>(i)].cluster = 0;
        picture.layout.clusters.emplace_back(20, top + 60 + (cards - 2) * distance - 30, 360, 2 * distance);
    } else {
        sheet::Fold block;
        block.key = "block";
        picture.view.cards.back().stack = std::make_shared<widgets::ViewCard::Stack>(
            widgets::ViewCard::Stack{block, {}, {cards - 2, cards - 1}});
        picture.view.cardOfNode.set(cards - 1, cards - 2);
    }
    picture.looks.resize(picture.view.cards.size());
    return picture;
}

} // namespace scalescope::tests
