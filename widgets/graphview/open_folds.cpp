// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graphview/open_folds.h"

namespace scalescope::widgets {

OpenFolds::OpenFolds(const sheet::FoldTree& tree, const FoldState& state) : m_tree(tree)
{
    for (const sheet::Fold& fold : tree.folds()) {
        m_isOpen.push_back(state.isOpen(fold));
        m_isTakenOut.push_back(fold.unit >= 0 && !m_isOpen[static_cast<std::size_t>(fold.parent)] &&
                               !fold.isAlone && state.isOpenedByHand(fold));
    }
    for (std::size_t i = 0; i < tree.folds().size(); ++i) {
        const int fold = static_cast<int>(i);
        const int parent = tree.at(fold).parent;
        Stack stack = parent < 0 ? Stack{} : m_stacks[static_cast<std::size_t>(parent)];
        if (stack.fold >= 0 && stack.fold == parent && tree.at(parent).isRepeats())
            stack = isTakenOut(fold) ? Stack{} : runAround(fold);
        if (stack.fold < 0 && !m_isOpen[i])
            stack = {fold, 0, static_cast<int>(tree.at(fold).units.size())};
        m_stacks.push_back(stack);
    }
}

/// The units beside one of folded repeats up to those that are taken out. One that is left alone stands for
/// itself.
OpenFolds::Stack OpenFolds::runAround(int unit) const
{
    const int repeats = m_tree.at(unit).parent;
    const std::vector<int>& units = m_tree.at(repeats).units;
    const auto isIn = [&](int place) { return !isTakenOut(units[static_cast<std::size_t>(place)]); };
    const int first = m_tree.at(unit).unit;
    if (first > 0 && isIn(first - 1))
        return m_stacks[static_cast<std::size_t>(units[static_cast<std::size_t>(first) - 1])];
    int end = first + 1;
    while (end < static_cast<int>(units.size()) && isIn(end))
        ++end;
    if (end - first > 1)
        return {repeats, first, end};
    return m_tree.at(unit).isAlone ? Stack{} : Stack{unit, 0, 0};
}

OpenFolds::Stack OpenFolds::stackOf(int fold) const
{
    return fold < 0 ? Stack{} : m_stacks[static_cast<std::size_t>(fold)];
}

int OpenFolds::frameOf(int fold) const
{
    while (fold >= 0 && (m_tree.at(fold).isAlone || !m_isOpen[static_cast<std::size_t>(fold)]))
        fold = m_tree.at(fold).parent;
    return fold;
}

} // namespace scalescope::widgets
