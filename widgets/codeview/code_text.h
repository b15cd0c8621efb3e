// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/text/annotated_code.h"
#include "widgets/models/document.h"

#include <QString>
#include <optional>
#include <vector>

namespace scalescope::widgets {

/// A source text as it is shown: annotations in a column at the right of the lines that produced tensors;
/// where several module instances ran a line, a line for each below it. The annotations have the quantity
/// that is chosen; the standard deviation is as in the file that `scalescope export --code` writes. Of a line
/// that made several tensors the last one is told, until another is asked for.
struct CodeText
{
    struct Line
    {
        QString text;
        int number = 0;                       ///< in the source, 0 for the lines of instances
        std::optional<graph::NodeId> node;    ///< what a click selects
        QString code = {};                    ///< the text without its annotation
        std::vector<graph::NodeId> made = {}; ///< of which one is told
        std::string module = {};              ///< of an instance its path
    };
    std::vector<Line> lines;
    qsizetype column = 0; ///< of annotations

    bool hasMagnitudes = false; ///< of tensors of one element, in the place of a standard deviation

    static CodeText of(const report::AnnotatedSource& source, const graph::Graph& graph,
                       sheet::FieldId quantity);
    [[nodiscard]] QString text() const;
    /// What a line says of one of the several tensors that it made, with its name: "mul_1 (-> 0.5, <- 0.2)".
    /// Empty where it made no other, or not this one.
    [[nodiscard]] static QString annotationOf(const Line& line, const graph::Node& node,
                                              sheet::FieldId quantity);
    /// Where the annotation of a line begins, in characters.
    [[nodiscard]] qsizetype columnOf(const Line& line) const;
    /// A line with another annotation than its own.
    [[nodiscard]] QString annotated(const Line& line, const QString& annotation) const;
    /// The line that stands for a node: its own, or that of a source line of this text, and of its module or
    /// the innermost around it. -1 where there is none.
    [[nodiscard]] int lineOf(const graph::Node& node, int sourceLine, const graph::Graph& graph) const;
};

} // namespace scalescope::widgets
