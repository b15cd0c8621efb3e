// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/codeview/code_text.h"

#include "core/graph/outline.h"

#include <QStringList>
#include <algorithm>
#include <utility>

namespace scalescope::widgets {

namespace {

constexpr qsizetype widestCode = 88; ///< characters; longer lines push their annotation out of its column
constexpr qsizetype gap = 3;

QString annotationText(const graph::Node& node, sheet::FieldId quantity)
{
    if (quantity == sheet::FieldId::Std)
        return QString::fromStdString(report::scaleAnnotation(node));
    return QString::fromStdString(report::scaleAnnotation(
        node, [quantity](const graph::Statistics& statistics) { return valueOf(statistics, quantity); }));
}

/// Writes annotations, and notes where one has a magnitude in the place of a deviation.
class Annotator
{
public:
    Annotator(const graph::Graph& graph, sheet::FieldId quantity) : m_graph(graph), m_quantity(quantity) {}

    [[nodiscard]] bool hasMagnitudes() const { return m_hasMagnitudes; }

    QString operator()(graph::NodeId id)
    {
        const graph::Node* node = m_graph.find(id);
        if (node == nullptr || graph::isUnmade(*node))
            return {};
        m_hasMagnitudes =
            m_hasMagnitudes || (m_quantity == sheet::FieldId::Std && report::hasMagnitude(*node));
        return annotationText(*node, m_quantity);
    }

private:
    const graph::Graph& m_graph;
    sheet::FieldId m_quantity;
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

/// Whether a module is that one, or inside it; all are inside the root, which has no path.
bool isInside(const std::string& module, const std::string& around)
{
    return around.empty() ||
           (module.starts_with(around) && (module.size() == around.size() || module[around.size()] == '.'));
}

CodeText::Line lineOfResult(const QString& code, int number, const report::LineResult& result)
{
    return {code, number, result.node, code, result.all, result.module};
}

} // namespace

CodeText CodeText::of(const report::AnnotatedSource& source, const graph::Graph& graph,
                      sheet::FieldId quantity)
{
    Annotator annotation(graph, quantity);
    CodeText code;
    qsizetype& column = code.column;
    for (const auto& line : source.lines) {
        if (line.results.size() == 1)
            column = std::max(column, expanded(line.text).size());
        for (const auto& result : line.results)
            column = std::max(column, 8 + instanceName(result).size());
    }
    column = std::min(column, widestCode) + gap;

    const auto add = [&](CodeText::Line line) {
        line.text = code.annotated(line, annotation(*line.node));
        code.lines.push_back(std::move(line));
    };
    for (const auto& line : source.lines) {
        const QString text = expanded(line.text);
        const int number = line.number;
        if (line.results.empty()) {
            code.lines.push_back({text, number, std::nullopt});
            continue;
        }
        if (line.results.size() == 1) {
            add(lineOfResult(text, number, line.results.front()));
            continue;
        }
        code.lines.push_back({text, number, line.results.front().node});
        const auto indent = std::find_if(text.begin(), text.end(), [](QChar c) { return !c.isSpace(); });
        for (const auto& result : line.results) {
            const QString module =
                QString(indent - text.begin(), u' ') + QStringLiteral("  # ") + instanceName(result);
            add(lineOfResult(module, 0, result));
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

qsizetype CodeText::columnOf(const Line& line) const
{
    return std::max(column, line.code.size() + gap);
}

QString CodeText::annotated(const Line& line, const QString& annotation) const
{
    return annotation.isEmpty() ? line.code : line.code.leftJustified(columnOf(line)) + annotation;
}

QString CodeText::annotationOf(const Line& line, const graph::Node& node, sheet::FieldId quantity)
{
    if (line.made.size() < 2 || std::ranges::find(line.made, node.id) == line.made.end() ||
        graph::isUnmade(node))
        return {};
    return QString::fromStdString(node.name) + u' ' + annotationText(node, quantity);
}

int CodeText::lineOf(const graph::Node& node, int sourceLine, const graph::Graph& graph) const
{
    int ofLine = -1;
    int around = -1;
    int number = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        number = lines[i].number > 0 ? lines[i].number : number;
        if (number != sourceLine)
            continue;
        if (ofLine < 0)
            ofLine = static_cast<int>(i);
        if (std::ranges::find(lines[i].made, node.id) != lines[i].made.end())
            return static_cast<int>(i);
        const bool isInner =
            around < 0 || lines[i].module.size() > lines[static_cast<std::size_t>(around)].module.size();
        if (lines[i].number == 0 && isInner && isInside(node.module, lines[i].module))
            around = static_cast<int>(i);
        const graph::Node* shown = lines[i].node ? graph.find(*lines[i].node) : nullptr;
        if (shown == nullptr || shown->module != node.module)
            continue;
        // Where a line has one per instance, the source line itself stands for no one of them.
        const bool followed = i + 1 < lines.size() && lines[i + 1].number == 0;
        if (lines[i].number == 0 || !followed)
            return static_cast<int>(i);
    }
    return around >= 0 ? around : ofLine;
}

} // namespace scalescope::widgets
