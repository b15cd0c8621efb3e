// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/run.h"
#include "tests/support/test_class.h"

#include <QTest>
#include <cmath>

namespace scalescope {

using graph::Argument;
using graph::Edge;
using graph::Graph;
using graph::Histogram;
using graph::Node;
using graph::NodeId;

namespace {

Node namedNode(NodeId id, std::string name, std::vector<Argument> arguments = {})
{
    Node result;
    result.id = id;
    result.name = std::move(name);
    result.arguments = std::move(arguments);
    return result;
}

} // namespace

class TestGraph : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aMagnitudeIsInTheBinWhoseEdgesEncloseIt_data()
    {
        QTest::addColumn<double>("magnitude");
        QTest::addColumn<int>("bin");
        QTest::newRow("one") << 1. << 0;
        QTest::newRow("just below one") << std::nextafter(1., 0.) << -1;
        QTest::newRow("448") << 448. << 8 * 16 + 12;
        QTest::newRow("57344") << 57344. << 15 * 16 + 12;
        QTest::newRow("the end of a binade") << 1.9999 << 15;
        QTest::newRow("a subnormal of float32") << 0x1.8p-140 << -140 * 16 + 8;
        QTest::newRow("a subnormal of double") << 0x1p-1070 << -1070 * 16;
        QTest::newRow("the largest double") << 0x1.fffffffffffffp1023 << 1023 * 16 + 15;
    }

    void aMagnitudeIsInTheBinWhoseEdgesEncloseIt()
    {
        QFETCH(const double, magnitude);
        QFETCH(const int, bin);
        QCOMPARE(Histogram::binOf(magnitude), bin);
        QVERIFY(Histogram::lowerEdge(bin) <= magnitude);
        QVERIFY(magnitude < Histogram::lowerEdge(bin + 1));
    }

    void everyEdgeBeginsItsBin()
    {
        for (int bin = -1022 * 16; bin < 1024 * 16; ++bin)
            QCOMPARE(Histogram::binOf(Histogram::lowerEdge(bin)), bin);
    }

    void countsAddUpInAnyOrder()
    {
        Histogram one;
        for (const int bin : {5, -3, 5, 7})
            one.add(bin, 2);
        Histogram other;
        other.add(-3, 2);
        other.add(7, 2);
        other.add(5, 4);
        QVERIFY(one == other);
        QCOMPARE(one.total(), std::int64_t{8});
    }

    void edgesFollowListsAndSkipWhatIsUnknown()
    {
        const std::vector<Node> nodes{
            namedNode(1, "a"), namedNode(4, "b"),
            namedNode(9, "cat",
                      {{"tensors", Argument::List{{"", NodeId{4}}, {"", Argument::List{{"", NodeId{1}}}}}},
                       {"dim", std::string("0")},
                       {"other", NodeId{77}},
                       {"again", NodeId{4}}})};
        const std::vector<Edge> expected{{4, 9, 0}, {1, 9, 1}, {4, 9, 3}};
        QVERIFY(graph::edgesFromArguments(nodes) == expected);
    }

    void nodesAreFoundByIdAndName()
    {
        Graph graph;
        graph.nodes = {namedNode(2, "x"), namedNode(3, "y"), namedNode(10, "z")};
        graph.edges = {{2, 3, 0}, {3, 10, 1}, {2, 10, 0}, {3, 10, 2}};
        QCOMPARE(graph.find(10)->name, std::string("z"));
        QVERIFY(!graph.find(4));
        QVERIFY(!graph.find(11));
        QCOMPARE(graph.findByName("y")->id, NodeId{3});
        QVERIFY(!graph.findByName("w"));
        QVERIFY((graph.inputsOf(10) == std::vector<NodeId>{2, 3, 3}));
        QVERIFY((graph.usersOf(3) == std::vector<NodeId>{10}));
        QVERIFY((graph.usersOf(2) == std::vector<NodeId>{3, 10}));
    }

    void namesAreReadBack()
    {
        using graph::NodeKind;
        for (const auto kind : {NodeKind::Input, NodeKind::Parameter, NodeKind::Buffer, NodeKind::Constant,
                                NodeKind::Op, NodeKind::Output})
            QVERIFY(graph::nodeKindFrom(graph::toString(kind)) == kind);
        using graph::RunStatus;
        for (const auto status :
             {RunStatus::Incomplete, RunStatus::Done, RunStatus::Stopped, RunStatus::Failed})
            QVERIFY(graph::runStatusFrom(graph::toString(status)) == status);
        QVERIFY(!graph::nodeKindFrom("thing"));
        QVERIFY(!graph::severityFrom(""));
    }
};

} // namespace scalescope

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::TestGraph)
#include "test_graph.moc"
