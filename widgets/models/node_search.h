// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/graph.h"

#include <QRegularExpression>
#include <QString>
#include <QVector>
#include <set>

namespace scalescope::widgets {

/// A search over nodes as one types it: text (any case) or /regular expression/ over name, target, module,
/// shape and dtype; or comparisons of statistics such as `bwd.std < 2^-14 and fwd.nans == 0`.
class NodeSearch
{
public:
    NodeSearch() = default;
    /// Reads the text; what is wrong with a regular expression or a comparison is said by error().
    explicit NodeSearch(const QString& text);

    [[nodiscard]] bool isEmpty() const { return m_kind == Kind::Nothing; }
    [[nodiscard]] const QString& error() const { return m_error; }
    [[nodiscard]] bool matches(const graph::Node& node) const;
    /// The nodes of a graph that match.
    [[nodiscard]] std::set<graph::NodeId> hitsIn(const graph::Graph& graph) const;

private:
    enum class Kind { Nothing, Text, Expression, Comparisons };
    enum class Relation { Less, LessEqual, Greater, GreaterEqual, Equal, Unequal };
    struct Comparison
    {
        graph::Direction direction = graph::Direction::Forward;
        int field = 0; ///< index into report::statisticFields
        Relation relation = Relation::Less;
        double bound = 0;
    };

    void readExpression(const QString& pattern);
    bool readComparisons(const QString& text);
    [[nodiscard]] static bool holds(const Comparison& comparison, const graph::Node& node);

    Kind m_kind = Kind::Nothing;
    QString m_text;
    QRegularExpression m_expression;
    QVector<Comparison> m_comparisons;
    QString m_error;
};

} // namespace scalescope::widgets
