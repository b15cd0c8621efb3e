// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/call_tree.h"
#include "core/graph/operators.h"
#include "widgets/graphview/repeats.h"

#include <cstddef>
#include <string>
#include <vector>

namespace scalescope::widgets {

/// An operator, or a call that can be folded, in the row of what its caller does.
struct FoldItem
{
    int span = -1;         ///< of the call tree; -1 for an operator
    int alone = -1;        ///< the outermost call in the row that such an operator is all of; -1 without one
    std::size_t first = 0; ///< its operators, from the first to before the end, by their places among all
    std::size_t end = 0;
};

/// What calls do, one after the other, and what of it repeats. Holds on to what it is made from.
class FoldRows
{
public:
    FoldRows(const graph::Graph& graph, const graph::CallTree& callTree);

    /// The operators of the graph, in order.
    [[nodiscard]] const std::vector<const graph::Node*>& operators() const { return m_operators.all(); }
    /// The row of a call, or of the root (-1), between two of its operators.
    [[nodiscard]] std::vector<FoldItem> row(int span, std::size_t first, std::size_t end) const;
    /// What repeats in a row.
    [[nodiscard]] std::vector<Repeats> repeatsOf(const std::vector<FoldItem>& row) const;
    /// The outermost call inside a span that an operator is all of; -1 where there is none.
    [[nodiscard]] int aloneIn(const graph::Node& node, int span) const;

private:
    [[nodiscard]] int foldableIn(const graph::Node& node, int span) const;
    [[nodiscard]] std::vector<int> kindsOf(const std::vector<FoldItem>& row) const;
    [[nodiscard]] std::string kindOf(const FoldItem& item, bool comesAgain) const;
    [[nodiscard]] std::size_t chained(const std::vector<FoldItem>& row, const Repeats& repeats) const;
    [[nodiscard]] bool reads(const FoldItem& from, const FoldItem& to, std::size_t first,
                             std::size_t end) const;
    [[nodiscard]] bool isLoop(const std::vector<FoldItem>& row, const Repeats& repeats) const;
    [[nodiscard]] const graph::CallSpan& at(int span) const
    {
        return m_callTree.spans()[static_cast<std::size_t>(span)];
    }

    const graph::CallTree& m_callTree;
    const graph::Operators m_operators;
    std::vector<int> m_sizes; ///< of each span, its operators
};

} // namespace scalescope::widgets
