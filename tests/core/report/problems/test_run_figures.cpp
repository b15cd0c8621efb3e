// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/problems/run_figures.h"

#include "tests/support/small_graph.h"
#include "tests/support/test_class.h"

#include <QTest>

using namespace scalescope;
using tests::metricOf;
using tests::smallNode;

namespace {

constexpr double tooSmall = 0x1p-30; ///< for either format

graph::Graph graphOfNodes(std::vector<graph::Node> nodes)
{
    graph::Graph graph;
    graph.nodes = std::move(nodes);
    return graph;
}

report::RunFigures figuresOf(const graph::Graph& graph)
{
    return report::runFigures(graph, formats::usualFormats());
}

} // namespace

class TestRunFigures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void countsWhatLeavesInEachDirection()
    {
        const auto figures = figuresOf(graphOfNodes(
            {smallNode(0, metricOf({1, 2}), metricOf({tooSmall, tooSmall})), smallNode(1, metricOf({1e6, 1})),
             smallNode(2, metricOf({1, 2}), metricOf({1, 2}))}));
        QCOMPARE(figures.forward.tensors, 3U);
        QCOMPARE(figures.forward.leaving, 1U);
        QCOMPARE(figures.gradient.tensors, 2U);
        QCOMPARE(figures.gradient.leaving, 1U);
        QVERIFY(figures.forward.worst == 1);
        QCOMPARE(figures.forward.lost, 0.5);
        QVERIFY(figures.of(graph::Direction::Backward).worst == 0);
        QCOMPARE(figures.gradient.lost, 1.0);
        QVERIFY((figures.lost == std::vector<double>{1, 0.5, 0}));
    }

    void nothingIsWorstWhereNothingIsLost()
    {
        const auto figures = figuresOf(graphOfNodes({smallNode(0, metricOf({1, 2}))}));
        QVERIFY(!figures.forward.worst && !figures.gradient.worst);
        QCOMPARE(figures.gradient.tensors, 0U);
    }

    void whatKeepsFewerBitsLeavesAndLosesNothing()
    {
        const auto figures = figuresOf(graphOfNodes({smallNode(0, metricOf({0x1p-8, 0x1p-8, 1}))}));
        QCOMPARE(figures.forward.leaving, 1U);
        QVERIFY(!figures.forward.worst);
    }

    /// They leave every format, but are no values that a scale could bring back.
    void whatIsNotFiniteLeavesAndIsNotTheWorst()
    {
        const auto figures = figuresOf(
            graphOfNodes({smallNode(0, metricOf({1, 1, 1}, 1)), smallNode(1, metricOf({1}, 0, 1))}));
        QCOMPARE(figures.forward.leaving, 2U);
        QVERIFY(!figures.forward.worst);
        QVERIFY((figures.lost == std::vector<double>{0.25, 0.5}));
    }

    void noiseAndOutputsAreNotCounted()
    {
        graph::Node noise = smallNode(0, metricOf({1}), metricOf({tooSmall}));
        noise.backward.isNoise = true;
        graph::Node output = smallNode(1, metricOf({1e6}));
        output.kind = graph::NodeKind::Output;
        const auto figures = figuresOf(graphOfNodes({noise, output}));
        QCOMPARE(figures.forward.tensors, 1U);
        QCOMPARE(figures.gradient.tensors, 0U);
        QVERIFY((figures.lost == std::vector<double>{0, 0}));
    }

    void whatCannotBeToldIsNeitherInNorOut()
    {
        job::OperandPair blocks(formats::usualFormats());
        blocks.forward.format = *formats::findScaledFormat("mxe4m3");
        const auto figures = report::runFigures(graphOfNodes({smallNode(0, metricOf({1, 2}))}), blocks);
        QCOMPARE(figures.forward.tensors, 1U);
        QCOMPARE(figures.forward.untold, 1U);
        QCOMPARE(figures.forward.leaving, 0U);
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestRunFigures)
#include "test_run_figures.moc"
