// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/problems/repeats.h"
#include "tests/support/sample_run.h"
#include "tests/support/small_graph.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace scalescope {

using graph::Graph;
using graph::Node;
using tests::fp8Formats;

namespace {

Node operatorNode(graph::NodeId id, std::shared_ptr<const graph::Metric> forward)
{
    Node node;
    node.id = id;
    node.kind = graph::NodeKind::Op;
    node.floating = true;
    node.forward.metric = std::move(forward);
    return node;
}

QList<qint64> told(const Graph& graph)
{
    QList<qint64> nodes;
    for (const auto& problem :
         report::RepeatedValues(graph).without(report::scaleProblems(graph, fp8Formats)))
        nodes << *problem.problem.node;
    std::sort(nodes.begin(), nodes.end());
    return nodes;
}

} // namespace

class TestRepeats : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aChainOfViewsTellsAProblemOnce()
    {
        const auto large = tests::sampleMetric(1000);
        Graph graph;
        graph.nodes = {operatorNode(0, large), operatorNode(1, large), operatorNode(2, large)};
        graph.edges = {{0, 1, 0}, {1, 2, 0}};
        QCOMPARE(told(graph), QList<qint64>{0});
    }

    void whatChangesTheValuesTellsItsOwn()
    {
        Graph graph;
        graph.nodes = {operatorNode(0, tests::sampleMetric(1000)),
                       operatorNode(1, tests::sampleMetric(1010))};
        graph.edges = {{0, 1, 0}};
        QCOMPARE(told(graph), (QList<qint64>{0, 1}));
    }

    void whatHasSeveralInputsTellsItsOwn()
    {
        const auto large = tests::sampleMetric(1000);
        Graph graph;
        graph.nodes = {operatorNode(0, large), operatorNode(1, tests::sampleMetric(1)),
                       operatorNode(2, large)};
        graph.edges = {{0, 2, 0}, {1, 2, 1}};
        QCOMPARE(told(graph), (QList<qint64>{0, 2}));
    }
};

} // namespace scalescope

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::TestRepeats)
#include "test_repeats.moc"
