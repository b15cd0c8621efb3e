// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/call_tree.h"
#include "core/graph/operators.h"

#include <cstddef>
#include <functional>
#include <span>
#include <vector>

namespace scalescope::sheet {

/// Some items of a row that come several times, one time after the other.
struct Repeats
{
    std::size_t first = 0;  ///< the first item
    std::size_t period = 1; ///< how many items come again
    std::size_t count = 1;  ///< how often they come
    bool operator==(const Repeats&) const = default;
};

/// So few times are read faster one by one than as one card.
inline constexpr std::size_t fewestRepeats = 4;

/// What repeats in a row of items, each given by its kind, a number from 0 on; in order, without overlap. Of
/// several that begin at an item the one that covers most is taken. `holds` says how many times of a
/// candidate really belong together, from the first one on.
std::vector<Repeats> repeatsIn(const std::vector<int>& kinds,
                               const std::function<std::size_t(const Repeats&)>& holds);

/// An operator, or a call, in the row of what its caller does.
struct FoldItem
{
    int span = -1;         ///< of the call tree; -1 for an operator
    std::size_t first = 0; ///< its operators, from the first to before the end, by their places among all
    std::size_t end = 0;
};

/// What repeats in a row, and whether these are different modules.
struct RowRepeats : Repeats
{
    bool areLayers = false; ///< modules that differ in the numbers of their paths; else the same ones again
};

/// What calls do, one after the other, and what of it repeats. Looks at all operators, so that what is alike
/// does not depend on which of them pruning leaves; holds on to what it is made from.
class FoldRows
{
public:
    /// `shown` is what is left of `all` after pruning.
    FoldRows(const graph::Graph& all, const graph::Graph& shown, const graph::CallTree& callTree);

    /// All operators, in order.
    [[nodiscard]] const std::vector<const graph::Node*>& operators() const { return m_operators.all(); }
    /// Whether pruning leaves the operator at a place.
    [[nodiscard]] bool isShown(std::size_t place) const { return m_isShown[place]; }
    /// How many operators pruning leaves of a call, or of an item.
    [[nodiscard]] int shownOf(int span) const { return m_shown[static_cast<std::size_t>(span)]; }
    [[nodiscard]] int shownOf(const FoldItem& item) const;
    /// The row of a call, or of the root (-1), between two of its operators. A call that has all that is
    /// shown of its caller's gives way to what it does.
    [[nodiscard]] std::vector<FoldItem> row(int span, std::size_t first, std::size_t end) const;
    /// What repeats in a row, in order: what is run again, then layers in what is left between.
    [[nodiscard]] std::vector<RowRepeats> repeatsOf(const std::vector<FoldItem>& row) const;

private:
    using Row = std::span<const FoldItem>;

    [[nodiscard]] int callIn(const graph::Node& node, int span) const;
    [[nodiscard]] std::vector<RowRepeats> layersIn(const std::vector<FoldItem>& row, std::size_t first,
                                                   std::size_t end) const;
    [[nodiscard]] std::size_t chained(Row row, const Repeats& repeats) const;
    [[nodiscard]] std::size_t chainedLayers(Row row, const Repeats& repeats) const;
    [[nodiscard]] bool readsTheOneBefore(Row row, const Repeats& repeats, std::size_t times) const;
    [[nodiscard]] bool callsTheFirstAgain(Row row, const Repeats& repeats, std::size_t times) const;
    [[nodiscard]] bool reads(const FoldItem& from, const FoldItem& to, std::size_t first,
                             std::size_t end) const;
    [[nodiscard]] bool isLoop(Row row, const Repeats& repeats) const;
    [[nodiscard]] bool isWorthACard(Row row, const Repeats& repeats) const;

    const graph::CallTree& m_callTree;
    const graph::Operators m_operators;
    std::vector<bool> m_isShown; ///< of each operator
    std::vector<int> m_sizes;    ///< of each span, its operators
    std::vector<int> m_shown;    ///< of each span, those of its operators that are shown
};

} // namespace scalescope::sheet
