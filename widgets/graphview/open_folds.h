// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/graphview/fold.h"

#include <compare>
#include <vector>

namespace scalescope::widgets {

/// What of a tree is open, and what stands for what is not.
class OpenFolds
{
public:
    OpenFolds(const sheet::FoldTree& tree, const FoldState& state);

    /// A card that stands for a fold, or for some of the units of repeats.
    struct Stack
    {
        int fold = -1; ///< -1: none, the node has a card of its own
        int first = 0; ///< of repeats the first unit, and the one after the last
        int end = 0;
        auto operator<=>(const Stack&) const = default;
    };

    /// What hides a node of this fold.
    [[nodiscard]] Stack stackOf(int fold) const;
    /// The innermost fold at or around this one that has a frame; -1 where there is none.
    [[nodiscard]] int frameOf(int fold) const;

private:
    /// Whether the unit of folded repeats is drawn by itself.
    [[nodiscard]] bool isTakenOut(int unit) const { return m_isTakenOut[static_cast<std::size_t>(unit)]; }
    [[nodiscard]] Stack runAround(int unit) const;

    const sheet::FoldTree& m_tree;
    std::vector<bool> m_isOpen;
    std::vector<bool> m_isTakenOut;
    std::vector<Stack> m_stacks; ///< of each fold
};

} // namespace scalescope::widgets
