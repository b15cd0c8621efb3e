// SPDX-License-Identifier: GPL-3.0-or-later
// Small graphs as text, and alignments as text that a person can check.
#pragma once

#include "core/compare/alignment.h"

#include <QString>
#include <QStringList>
#include <map>

namespace scalescope::tests {

/// One line a node: "MODULE TARGET [SHAPE]" for operators ("." is the root's path), with "= PROVENANCE" at
/// the end where it is not what the engine writes; "input NAME", "parameter NAME", "constant SHAPE", "output
/// PATH" for the others. Operators read the operator before them and the nodes of other kinds that came
/// since; outputs read the last operator. The node's name is its line's number.
inline graph::Graph graphOf(const QStringList& lines)
{
    graph::Graph graph;
    std::map<QString, int> calls;
    std::vector<graph::NodeId> next;
    std::optional<graph::NodeId> last;
    int constants = 0;
    for (const QString& line : lines) {
        graph::Node node;
        node.id = static_cast<graph::NodeId>(graph.nodes.size());
        node.name = std::to_string(node.id);
        const QStringList halves = line.split(" = ");
        const QStringList words = halves[0].split(' ');
        QString provenance;
        node.target = words[1].toStdString();
        if (words[0] == "input" || words[0] == "parameter" || words[0] == "output") {
            node.kind = *graph::nodeKindFrom(words[0].toStdString());
            provenance = (words[0] == "parameter" ? "attribute" : words[0]) + "|" + words[1];
        } else if (words[0] == "constant") {
            node.kind = graph::NodeKind::Constant;
            node.target = "constant";
            provenance = QString("constant|%1").arg(constants++);
        } else {
            node.module = words[0] == "." ? "" : words[0].toStdString();
            node.target = "aten::" + words[1].toStdString();
            const QString call = QString("%1|%2").arg(node.module.c_str(), node.target.c_str());
            provenance = QString("%1|%2|0").arg(call).arg(calls[call]++);
            if (words.size() > 2)
                node.shape = {words[2].toInt()};
        }
        node.provenance = graph::Provenance((halves.size() > 1 ? halves[1] : provenance).toStdString());
        if (node.kind == graph::NodeKind::Op || node.kind == graph::NodeKind::Output) {
            if (last)
                node.arguments.push_back({"", *last});
            for (const graph::NodeId given : next)
                if (node.kind == graph::NodeKind::Op)
                    node.arguments.push_back({"", given});
            if (node.kind == graph::NodeKind::Op) {
                next.clear();
                last = node.id;
            }
        } else {
            next.push_back(node.id);
        }
        graph.nodes.push_back(std::move(node));
    }
    graph.edges = graph::edgesFromArguments(graph.nodes);
    return graph;
}

/// "0-0 1-2 +1 -3": pairs, added and removed nodes by their position, in order of the rows.
inline QString textOf(const compare::Alignment& alignment)
{
    QStringList words;
    for (const compare::AlignedNode& row : alignment.rows)
        words << (row.a && row.b ? QString("%1-%2").arg(*row.a).arg(*row.b)
                  : row.b        ? QString("+%1").arg(*row.b)
                                 : QString("-%1").arg(*row.a));
    return words.join(' ');
}

} // namespace scalescope::tests
