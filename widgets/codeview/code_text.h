// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/annotated_code.h"
#include "widgets/models/document.h"

#include <QString>
#include <optional>
#include <vector>

namespace scalescope::widgets {

/// A source text as it is shown: annotations in a column at the right of the lines that produced tensors;
/// where several module instances ran a line, a line for each below it. The annotations have the quantity
/// that is chosen; the standard deviation is as in the file that `scalescope export --code` writes.
struct CodeText
{
    struct Line
    {
        QString text;
        int number = 0;                    ///< in the source, 0 for the lines of instances
        std::optional<graph::NodeId> node; ///< what a click selects
    };
    std::vector<Line> lines;

    bool hasMagnitudes = false; ///< of tensors of one element, in the place of a standard deviation

    static CodeText of(const report::AnnotatedSource& source, const graph::Graph& graph, Quantity quantity);
    [[nodiscard]] QString text() const;
    /// The line that stands for a node: its own, or that of a source line of this text, and of its module.
    /// -1 where there is none.
    [[nodiscard]] int lineOf(const graph::Node& node, int sourceLine, const graph::Graph& graph) const;
};

} // namespace scalescope::widgets
