// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/alignment.h"
#include "tests/core/compare/graph_text.h"
#include "tests/support/sample_run.h"
#include "tests/support/test_class.h"

#include <QTest>
#include <algorithm>

namespace scalescope {

using compare::Alignment;
using compare::MatchedBy;
using tests::graphOf;
using tests::textOf;

namespace {

/// Each node of either graph is in exactly one row, and the way back from nodes to rows is right.
bool isComplete(const Alignment& alignment, const graph::Graph& a, const graph::Graph& b)
{
    std::vector<std::size_t> inA;
    std::vector<std::size_t> inB;
    for (std::size_t row = 0; row < alignment.rows.size(); ++row) {
        const auto& [first, second, by] = alignment.rows[row];
        if (first && alignment.rowOfA[*first] == row)
            inA.push_back(*first);
        if (second && alignment.rowOfB[*second] == row)
            inB.push_back(*second);
    }
    std::ranges::sort(inA);
    const auto isEach = [](const std::vector<std::size_t>& positions, std::size_t size) {
        for (std::size_t i = 0; i < positions.size(); ++i)
            if (positions[i] != i)
                return false;
        return positions.size() == size;
    };
    return isEach(inA, a.nodes.size()) && isEach(inB, b.nodes.size());
}

graph::Graph withoutProvenance(graph::Graph graph)
{
    for (graph::Node& node : graph.nodes)
        node.provenance = {};
    return graph;
}

} // namespace

class TestAlignment : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void alignsGraphs_data();
    void alignsGraphs();
    void saysWhatMatchedBy_data();
    void saysWhatMatchedBy();
    void whatAModuleReturnsIsTheSameTensor();
    void parametersOfAnotherModuleAtThePathAreOthers();
    void alignsARunWithItself();
    void alignsARunWithALongerOne();
    void alignsWithoutProvenance();
};

void TestAlignment::alignsGraphs_data()
{
    QTest::addColumn<QStringList>("a");
    QTest::addColumn<QStringList>("b");
    QTest::addColumn<QString>("aligned");

    using L = QStringList;
    QTest::newRow("two empty graphs have no rows") << L{} << L{} << "";
    QTest::newRow("all nodes of one graph are added to an empty one")
        << L{} << L{"input x", "a relu"} << "+0 +1";
    QTest::newRow("or removed") << L{"input x", "a relu"} << L{} << "-0 -1";
    QTest::newRow("what a transform put in is added where it stands")
        << L{"input x", "parameter a.weight", "a linear", "output 0"}
        << L{"input x", "parameter a.weight", "a quantize = a|aten::linear|0|input|0", "a linear", "output 0"}
        << "0-0 1-1 +2 2-3 3-4";
    QTest::newRow("what a transform took out is removed before what comes next")
        << L{"input x", ". add", ". mul", ". add", "output 0"}
        << L{"input x", ". mul", ". scale = |aten::mul|0|scale|0", ". add = |aten::add|1|0", "output 0"}
        << "0-0 -1 2-1 +2 3-3 4-4";
    QTest::newRow("which of two equal calls a transform took out is told by their numbers")
        << L{". add 4", ". add 4", ". relu"}
        << L{". scale = |aten::add|0|scale|0", ". add 4 = |aten::add|1|0", ". relu"} << "+0 -0 1-1 2-2";
    QTest::newRow("an operator that a transform replaced stays the same node")
        << L{"input x", "a linear", "output 0"}
        << L{"input x", "a unit_linear = a|aten::linear|0|0", "output 0"} << "0-0 1-1 2-2";
    QTest::newRow("one call more of an operator is found where it is, by the shapes around it")
        << L{"input x", ". mul 4", ". mul 5", ". mul 6"}
        << L{"input x", ". mul 9", ". mul 4", ". mul 5", ". mul 6"} << "0-0 +1 1-2 2-3 3-4";
    QTest::newRow("one call less of an operator is found where it is, by the operators around it")
        << L{". mul", ". relu", ". mul", ". tanh", ". mul"} << L{". relu", ". mul", ". tanh", ". mul"}
        << "-0 1-0 2-1 3-2 4-3";
    QTest::newRow("a loop that went on longer has its last rounds added")
        << L{". mul", ". add", ". mul", ". add"} << L{". mul", ". add", ". mul", ". add", ". mul", ". add"}
        << "0-0 1-1 2-2 3-3 +4 +5";
    QTest::newRow("other shapes throughout are no obstacle")
        << L{"a linear 4", "a relu 4", "b linear 8"} << L{"a linear 40", "a relu 40", "b linear 80"}
        << "0-0 1-1 2-2";
    QTest::newRow("other shapes and one call more are none either")
        << L{"a relu 4", "a linear 4", "a relu 4"} << L{"a relu 40", "a linear 40", "a relu 40", "a relu 40"}
        << "0-0 1-1 2-2 +3";
    QTest::newRow("an operator that works in place is the same operation")
        << L{"a linear 4", "a relu 4"} << L{"a linear 4", "a relu_ 4"} << "0-0 1-1";
    QTest::newRow("so is one that an export spells in another way")
        << L{"a split 4", "a norm 4", "a conv1d 4"}
        << L{"a split_with_sizes 4", "a linalg_vector_norm 4", "a _convolution_mode 4"} << "0-0 1-1 2-2";
    QTest::newRow("renamed modules are aligned by operators, and their parameters with them")
        << L{"input x", "parameter a.weight", "a linear 4", "a relu 4", "parameter b.weight", "b linear 7"}
        << L{"input y",    "parameter n.0.weight", "n.0 linear 4",
             "n.1 relu 4", "parameter n.2.weight", "n.2 linear 7"}
        << "0-0 1-1 2-2 3-3 4-4 5-5";
    QTest::newRow("constants go with the operators that read them")
        << L{"constant 1", "a mul 4", "constant 2", "b mul 4"} << L{"a mul 4", "constant 2", "b mul 4"}
        << "-0 1-0 2-1 3-2";
    QTest::newRow("renamed outputs are aligned by the tensor that they give out")
        << L{"input x", "a relu 4", "output 0"} << L{"input x", "a relu 4", "output logits"} << "0-0 1-1 2-2";
    QTest::newRow("a module put into a sequence leaves the others to their partners")
        << L{"parameter 0.weight 4", "0 linear 4", "1 tanh 4",
             "parameter 2.weight 4", "2 linear 4", "3 tanh 4"}
        << L{"parameter 0.weight 4", "0 linear 4", "1 tanh 4", "2 layer_norm 4",
             "parameter 3.weight 4", "3 linear 4", "4 tanh 4"}
        << "0-0 1-1 2-2 +3 3-4 4-5 5-6";
    QTest::newRow("different operators are never a pair") << L{"a relu 4"} << L{"a tanh 4"} << "+0 -0";
    QTest::newRow("pairs that cross keep their rows in the second graph's order")
        << L{"a relu 4", "b tanh 4", "c exp 4"} << L{"b tanh 4", "a relu 4", "c exp 4"} << "1-0 0-1 2-2";
}

void TestAlignment::alignsGraphs()
{
    QFETCH(QStringList, a);
    QFETCH(QStringList, b);
    const graph::Graph first = graphOf(a);
    const graph::Graph second = graphOf(b);
    const Alignment alignment = compare::align(first, second);
    QTEST(textOf(alignment), "aligned");
    QVERIFY(isComplete(alignment, first, second));
}

void TestAlignment::saysWhatMatchedBy_data()
{
    QTest::addColumn<QStringList>("a");
    QTest::addColumn<QStringList>("b");
    QTest::addColumn<MatchedBy>("by"); // of the last row

    using L = QStringList;
    QTest::newRow("the same call") << L{"a relu"} << L{"a relu"} << MatchedBy::Provenance;
    QTest::newRow("as often in the module, with another provenance")
        << L{"a relu = x", "a relu = y"} << L{"a relu = z", "a relu = w"} << MatchedBy::Order;
    QTest::newRow("the same place in the module")
        << L{"a mul 4", "a relu"} << L{"a mul 5", "a mul 4", "a relu = other"} << MatchedBy::Order;
    QTest::newRow("between others in the module")
        << L{"a mul 4", "a mul 6"} << L{"a mul 5", "a mul 4", "a mul 6"} << MatchedBy::Place;
    QTest::newRow("the same place in the graph") << L{"a mul 4"} << L{"b mul 4"} << MatchedBy::Graph;
}

void TestAlignment::saysWhatMatchedBy()
{
    QFETCH(QStringList, a);
    QFETCH(QStringList, b);
    const Alignment alignment = compare::align(graphOf(a), graphOf(b));
    QFETCH(MatchedBy, by);
    QVERIFY(alignment.rows.back().status() == compare::Status::Matched);
    QCOMPARE(static_cast<int>(alignment.rows.back().by), static_cast<int>(by));
}

void TestAlignment::whatAModuleReturnsIsTheSameTensor()
{
    // One operator for each call of the cell, or its parts, as a trace has them.
    const auto whole = graphOf({"input x", "cell gru_cell 16", "cell gru_cell 16", ". sum 1"});
    const auto parts =
        graphOf({"input x", "cell linear 48", "cell tanh 16", "cell linear 48", "cell tanh 16", ". sum 1"});
    const auto call = [](graph::NodeId node, std::int64_t order) {
        return graph::ModuleCall{order, "cell", "GRUCell", {{"", node}}};
    };
    const std::vector inWhole{call(1, 0), call(2, 1)};
    const std::vector inParts{call(2, 0), call(4, 1)};
    QCOMPARE(textOf(compare::align(whole, parts)), "0-0 +1 +2 +3 +4 -1 -2 3-5");
    const auto alignment = compare::align(whole, inWhole, parts, inParts);
    QCOMPARE(textOf(alignment), "0-0 +1 1-2 +3 2-4 3-5");
    QVERIFY(alignment.rows[2].by == MatchedBy::Place);
    QVERIFY(isComplete(alignment, whole, parts));
    // Of a tuple a trace keeps what is used.
    const auto tuple = [](graph::NodeId node, std::int64_t order) {
        return graph::ModuleCall{order, "cell", "GRUCell", {{"0", node}}};
    };
    QCOMPARE(textOf(compare::align(whole, {tuple(1, 0), tuple(2, 1)}, parts, inParts)), textOf(alignment));
    const auto ofAnotherType = [](graph::NodeId node, std::int64_t order) {
        return graph::ModuleCall{order, "cell", "Tanh", {{"", node}}};
    };
    QCOMPARE(textOf(compare::align(whole, inWhole, parts, {ofAnotherType(2, 0), ofAnotherType(4, 1)})),
             textOf(compare::align(whole, parts)));
    // Another number of calls, another shape, or a result that another module made: not known to be the same.
    const QString apart = textOf(compare::align(whole, parts));
    QCOMPARE(textOf(compare::align(whole, inWhole, parts, {call(2, 0)})), apart);
    QCOMPARE(textOf(compare::align(whole, inWhole, parts, {call(1, 0), call(3, 1)})), apart);
    QCOMPARE(textOf(compare::align(whole, inWhole, parts, {call(5, 0), call(5, 1)})), apart);
}

void TestAlignment::parametersOfAnotherModuleAtThePathAreOthers()
{
    const auto a = graphOf({"parameter 0.weight 4", "0 linear 4"});
    auto b = graphOf({"parameter 0.weight 4", "0 layer_norm 4"});
    QCOMPARE(textOf(compare::align(a, b)), "0-0 +1 -1");
    auto typed = a;
    typed.nodes[0].moduleType = "Linear";
    b.nodes[0].moduleType = "LayerNorm";
    QCOMPARE(textOf(compare::align(typed, b)), "+0 +1 -0 -1");
    b.nodes[0].moduleType = "Linear";
    QCOMPARE(textOf(compare::align(typed, b)), "0-0 +1 -1");
    b.nodes[0].shape = {4, 4};
    QCOMPARE(textOf(compare::align(typed, b)), "+0 +1 -0 -1");
    b.nodes[0].shape = {8}; // a wider model
    typed.nodes[0].shape = {4};
    QCOMPARE(textOf(compare::align(typed, b)), "0-0 +1 -1");
}

void TestAlignment::alignsARunWithItself()
{
    const auto run = tests::sampleRun(3);
    const Alignment alignment = compare::align(run->graph, run->graph);
    for (std::size_t row = 0; row < alignment.rows.size(); ++row)
        QVERIFY((alignment.rows[row] == compare::AlignedNode{row, row}));
    QCOMPARE(alignment.rows.size(), run->graph.nodes.size());
}

void TestAlignment::alignsARunWithALongerOne()
{
    const auto two = tests::sampleRun(2);
    const auto three = tests::sampleRun(3);
    const Alignment alignment = compare::align(two->graph, three->graph);
    QVERIFY(isComplete(alignment, two->graph, three->graph));
    for (const compare::AlignedNode& row : alignment.rows) {
        const bool isThirdLayer = row.b && three->graph.nodes[*row.b].module.starts_with("layers.2");
        QVERIFY(row.status() == (isThirdLayer ? compare::Status::Added : compare::Status::Matched));
        if (row.a && row.b)
            QCOMPARE(two->graph.nodes[*row.a].module, three->graph.nodes[*row.b].module);
    }
}

void TestAlignment::alignsWithoutProvenance()
{
    const graph::Graph graph = withoutProvenance(tests::sampleRun(3)->graph);
    const Alignment alignment = compare::align(graph, graph);
    for (std::size_t row = 0; row < alignment.rows.size(); ++row) {
        QVERIFY(alignment.rows[row].a == row && alignment.rows[row].b == row);
    }
}

} // namespace scalescope

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::TestAlignment)
#include "test_alignment.moc"
