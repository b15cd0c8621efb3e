// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/codeview/code_text.h"

#include "core/graph/outline.h"

#include <QStringList>
#include <algorithm>

namespace scalescope::widgets {

namespace {

constexpr qsizetype widestCode = 88; ///< characters; longer lines push their annotation out of its column
constexpr qsizetype gap = 3;

/// Writes annotations, and notes where one has a magnitude in the place of a deviation.
class Annotator
{
public:
    Annotator(const graph::Graph& graph, Quantity quantity) : m_graph(graph), m_quantity(quantity) {}

    [[nodiscard]] bool hasMagnitudes() const { return m_hasMagnitudes; }

    QString operator()(graph::NodeId id)
    {
        const graph::Node* node = m_graph.find(id);
        if (node == nullptr || graph::isUnmade(*node))
            return {};
        if (m_quantity != Quantity::Std)
            return QString::fromStdString(report::scaleAnnotation(
                *node, [this](const graph::Statistics& s) { return valueOf(s, m_quantity); }));
        m_hasMagnitudes = m_hasMagnitudes || report::hasMagnitude(*node);
        return QString::fromStdString(report::scaleAnnotation(*node));
    }

private:
    const graph::Graph& m_graph;
    Quantity m_quantity;
    bool m_hasMagnitudes = false;
};

QString instanceName(const report::LineResult& result)
{
    return QString::fromStdString(result.instance);
}

QString expanded(const std::string& text)
{
    return QString::fromStdString(text).replace(u'\t', QStringLiteral("    "));
}

QString annotated(const QString& line, const QString& annotation, qsizetype column)
{
    return annotation.isEmpty() ? line : line.leftJustified(std::max(column, line.size() + gap)) + annotation;
}

} // namespace

CodeText CodeText::of(const report::AnnotatedSource& source, const graph::Graph& graph, Quantity quantity)
{
    Annotator annotation(graph, quantity);
    qsizetype column = 0;
    for (const auto& line : source.lines) {
        if (line.results.size() == 1)
            column = std::max(column, expanded(line.text).size());
        for (const auto& result : line.results)
            column = std::max(column, 8 + instanceName(result).size());
    }
    column = std::min(column, widestCode) + gap;

    CodeText code;
    for (const auto& line : source.lines) {
        const QString text = expanded(line.text);
        const int number = line.number;
        if (line.results.empty()) {
            code.lines.push_back({text, number, std::nullopt});
            continue;
        }
        const graph::NodeId first = line.results.front().node;
        if (line.results.size() == 1) {
            code.lines.push_back({annotated(text, annotation(first), column), number, first});
            continue;
        }
        code.lines.push_back({text, number, first});
        const auto indent = std::find_if(text.begin(), text.end(), [](QChar c) { return !c.isSpace(); });
        for (const auto& result : line.results) {
            const QString module =
                QString(indent - text.begin(), u' ') + QStringLiteral("  # ") + instanceName(result);
            code.lines.push_back({annotated(module, annotation(result.node), column), 0, result.node});
        }
    }
    code.hasMagnitudes = annotation.hasMagnitudes();
    return code;
}

QString CodeText::text() const
{
    QStringList texts;
    for (const Line& line : lines)
        texts << line.text;
    return texts.join(u'\n');
}

int CodeText::lineOf(const graph::Node& node, int sourceLine, const graph::Graph& graph) const
{
    int ofLine = -1;
    int number = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        number = lines[i].number > 0 ? lines[i].number : number;
        if (number != sourceLine)
            continue;
        if (ofLine < 0)
            ofLine = static_cast<int>(i);
        const graph::Node* shown = lines[i].node ? graph.find(*lines[i].node) : nullptr;
        if (shown == nullptr || shown->module != node.module)
            continue;
        // Where a line has one per instance, the source line itself stands for no one of them.
        const bool followed = i + 1 < lines.size() && lines[i + 1].number == 0;
        if (lines[i].number == 0 || !followed)
            return static_cast<int>(i);
    }
    return ofLine;
}

} // namespace scalescope::widgets
