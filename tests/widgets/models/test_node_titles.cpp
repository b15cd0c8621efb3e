// SPDX-License-Identifier: GPL-3.0-or-later
// What a node is called, by what its module does beside it.
#include "tests/support/test_class.h"
#include "widgets/models/display.h"

#include <QTest>

using namespace scalescope;
using sheet::NodeTitles;

namespace {

/// Operators of one module "h.0.c_attn", each reading the one before.
graph::Graph moduleOf(const QStringList& operators)
{
    graph::Graph graph;
    for (const QString& name : operators) {
        graph::Node& node = graph.nodes.emplace_back();
        node.id = static_cast<graph::NodeId>(graph.nodes.size()) - 1;
        node.kind = graph::NodeKind::Op;
        node.name = name.toStdString();
        node.target = (name.startsWith("quantize") ? "scalescope::" : "aten::") + node.name;
        node.module = "h.0.c_attn";
        node.dtype = "float32";
        node.floating = true;
        if (node.id > 0)
            node.arguments = {{"self", node.id - 1}};
    }
    return graph;
}

} // namespace

class TestNodeTitles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theOneThatComputesIsCalledAsItsModule_data()
    {
        QTest::addColumn<QStringList>("operators");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const QStringList& operators, const char* expected) {
            QTest::newRow(name) << operators << QString(expected);
        };
        row("alone", {"linear"}, "c_attn");
        row("a Conv1D", {"view", "addmm", "view"}, "view c_attn view");
        row("a cast that changes nothing", {"linear", "to"}, "c_attn to");
        row("a view alone", {"view"}, "c_attn");
        row("views alone", {"view", "reshape"}, "view reshape");
        row("rounded", {"quantize", "linear", "quantize_gradient"}, "quantize c_attn quantize_gradient");
        row("two that compute", {"linear", "view", "relu"}, "linear view relu");
    }

    void theOneThatComputesIsCalledAsItsModule()
    {
        QFETCH(const QStringList, operators);
        const auto graph = moduleOf(operators);
        const sheet::NodeTitles titles(graph);
        QStringList found;
        for (const graph::Node& node : graph.nodes)
            found << titleText(titles, node);
        QTEST(found.join(' '), "expected");
    }
};

SCALESCOPE_TEST(TestNodeTitles)
#include "test_node_titles.moc"
