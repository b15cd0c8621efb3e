// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/node_search.h"

#include "core/report/statistic_fields.h"
#include "widgets/models/display.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <cmath>
#include <optional>

namespace scalescope::widgets {

namespace {

struct Search
{
    Q_DECLARE_TR_FUNCTIONS(NodeSearch)
};

/// The texts of a node that a search looks at.
QStringList textsOf(const graph::Node& node)
{
    return {QString::fromStdString(node.name),
            QString::fromStdString(node.target),
            QString::fromStdString(node.module),
            QString::fromStdString(node.moduleType),
            shapeText(node),
            QString::fromStdString(node.dtype)};
}

/// "0.5", "1e-5", "2^-14", "-2^3".
std::optional<double> numberOf(const QString& text)
{
    static const QRegularExpression power(QStringLiteral("^(-?)2\\^(-?\\d+(?:\\.\\d+)?)$"));
    if (const auto match = power.match(text); match.hasMatch())
        return (match.captured(1).isEmpty() ? 1 : -1) * std::exp2(match.captured(2).toDouble());
    bool ok = false;
    const double number = text.toDouble(&ok);
    return ok ? std::optional(number) : std::nullopt;
}

int fieldOf(const QString& name)
{
    const std::string wanted = name.toLower().toStdString();
    const auto& fields = report::statisticFields;
    const auto found =
        std::find_if(fields.begin(), fields.end(), [&](const auto& field) { return field.name == wanted; });
    return found == fields.end() ? -1 : static_cast<int>(found - fields.begin());
}

double valueOfField(const graph::Statistics& statistics, int field)
{
    const auto& member = report::statisticFields[static_cast<std::size_t>(field)].member;
    return std::visit([&](auto pointer) { return static_cast<double>(statistics.*pointer); }, member);
}

} // namespace

NodeSearch::NodeSearch(const QString& text)
{
    const QString trimmed = text.trimmed();
    if (trimmed.isEmpty())
        return;
    if (trimmed.size() > 1 && trimmed.startsWith(QLatin1Char('/')) && trimmed.endsWith(QLatin1Char('/'))) {
        readExpression(trimmed.mid(1, trimmed.size() - 2));
    } else if (!readComparisons(trimmed)) {
        m_kind = Kind::Text;
        m_text = trimmed;
    }
}

void NodeSearch::readExpression(const QString& pattern)
{
    m_kind = Kind::Expression;
    m_expression = QRegularExpression(pattern);
    if (!m_expression.isValid())
        m_error = Search::tr("This is no regular expression: %1.").arg(m_expression.errorString());
}

bool NodeSearch::readComparisons(const QString& text)
{
    static const QRegularExpression shape(
        QStringLiteral("^(fwd|bwd)\\.(\\w+)\\s*(<=|>=|==|!=|=|<|>)\\s*(\\S+)$"));
    static const QRegularExpression conjunction(QStringLiteral("\\s+(?:and|&&)\\s+"));
    for (const QString& part : text.split(conjunction)) {
        const auto match = shape.match(part.trimmed());
        if (!match.hasMatch())
            return false;
        m_kind = Kind::Comparisons;
        Comparison comparison;
        comparison.direction = match.captured(1) == QLatin1String("fwd") ? graph::Direction::Forward
                                                                         : graph::Direction::Backward;
        comparison.field = fieldOf(match.captured(2));
        if (comparison.field < 0)
            m_error = Search::tr("There is no statistic %1; mean_abs, rms, std, abs_max or nans are some.")
                          .arg(match.captured(2));
        const QString relation = match.captured(3);
        comparison.relation = relation == QLatin1String("<")    ? Relation::Less
                              : relation == QLatin1String("<=") ? Relation::LessEqual
                              : relation == QLatin1String(">")  ? Relation::Greater
                              : relation == QLatin1String(">=") ? Relation::GreaterEqual
                              : relation == QLatin1String("!=") ? Relation::Unequal
                                                                : Relation::Equal;
        const auto bound = numberOf(match.captured(4));
        if (!bound)
            m_error = Search::tr("%1 is no number; write 0.5, 1e-5 or 2^-14.").arg(match.captured(4));
        comparison.bound = bound.value_or(0);
        m_comparisons.append(comparison);
    }
    return true;
}

bool NodeSearch::holds(const Comparison& comparison, const graph::Node& node)
{
    const graph::Metric* metric = node.metric(comparison.direction);
    if (metric == nullptr)
        return false;
    const double value = valueOfField(metric->statistics, comparison.field);
    switch (comparison.relation) {
    case Relation::Less:
        return value < comparison.bound;
    case Relation::LessEqual:
        return value <= comparison.bound;
    case Relation::Greater:
        return value > comparison.bound;
    case Relation::GreaterEqual:
        return value >= comparison.bound;
    case Relation::Equal:
        return value == comparison.bound;
    case Relation::Unequal:
        return value != comparison.bound;
    }
    return false;
}

bool NodeSearch::matches(const graph::Node& node) const
{
    if (m_kind == Kind::Nothing || !m_error.isEmpty())
        return false;
    if (m_kind == Kind::Comparisons)
        return std::all_of(m_comparisons.begin(), m_comparisons.end(),
                           [&](const Comparison& comparison) { return holds(comparison, node); });
    const QStringList texts = textsOf(node);
    return std::any_of(texts.begin(), texts.end(), [&](const QString& text) {
        return m_kind == Kind::Expression
                   ? m_expression.match(text).hasMatch()
                   : text.contains(m_text, Qt::CaseInsensitive) || QString(text)
                                                                       .replace(QChar(0xd7), QLatin1Char('x'))
                                                                       .contains(m_text, Qt::CaseInsensitive);
    });
}

std::set<graph::NodeId> NodeSearch::hitsIn(const graph::Graph& graph) const
{
    std::set<graph::NodeId> hits;
    for (const graph::Node& node : graph.nodes)
        if (matches(node))
            hits.insert(node.id);
    return hits;
}

} // namespace scalescope::widgets
