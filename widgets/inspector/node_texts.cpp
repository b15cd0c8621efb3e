// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/node_texts.h"

#include "widgets/models/display.h"
#include "widgets/models/outline_text.h"
#include "widgets/models/result_text.h"
#include "widgets/models/weight_text.h"

#include <QRegularExpression>
#include <QStringList>

namespace scalescope::widgets {

namespace {

/// The operator, or what else a tensor comes from.
QString sourceText(const graph::Node& node)
{
    switch (node.kind) {
    case graph::NodeKind::Input:
        return InspectorWords::tr("input");
    case graph::NodeKind::Parameter:
        return InspectorWords::tr("parameter");
    case graph::NodeKind::Buffer:
        return InspectorWords::tr("buffer");
    case graph::NodeKind::Constant:
        return InspectorWords::tr("constant");
    case graph::NodeKind::Output:
        return InspectorWords::tr("output");
    case graph::NodeKind::Op:
        break;
    }
    return QString::fromStdString(node.target);
}

/// A dot with digits around it may be a number's, which stays in one piece.
bool isPoint(const QString& text, qsizetype at)
{
    return at > 0 && at + 1 < text.size() && text[at - 1].isDigit() && text[at + 1].isDigit();
}

} // namespace

QString nodeDetail(const graph::Node& node, const graph::Graph& graph, bool isHidden)
{
    QStringList parts;
    for (const QString& part :
         {sourceText(node), resultText(node, graph), QString::fromStdString(node.dtype), shapeText(node),
          aroundText(node), placeText(node), readersText(node, graph), weightText(node, graph)}) {
        if (!part.isEmpty())
            parts << part;
    }
    if (isHidden)
        parts << InspectorWords::tr("hidden in the graph");
    return parts.join(QStringLiteral(" · "));
}

QString shortDirectionText(graph::Direction direction)
{
    return direction == graph::Direction::Forward ? InspectorWords::tr("fwd") : InspectorWords::tr("grad");
}

QString joinedLines(const QString& text)
{
    static const QRegularExpression line(QStringLiteral(":(?=\\d)"));
    return QString(text).replace(line, u':' + QString(QChar(0x2060)));
}

QString breakable(const QString& text)
{
    constexpr int longestWord = 16;
    QString broken;
    int word = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar letter = text[i];
        broken += letter;
        word = letter.isSpace() ? 0 : word + 1;
        // The halves of a surrogate pair stay together.
        if ((letter == u'.' && !isPoint(text, i)) || letter == u'_' ||
            (word >= longestWord && !letter.isHighSurrogate())) {
            broken += QChar(0x200b);
            word = 0;
        }
    }
    return broken;
}

} // namespace scalescope::widgets
