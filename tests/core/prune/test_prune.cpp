// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/prune/prune.h"
#include "tests/support/special_values.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace scalescope {

using graph::Argument;
using graph::Graph;
using graph::Node;
using graph::NodeId;
using graph::NodeKind;
using tests::infinity;
using tests::notANumber;

namespace {

constexpr double none = -1; ///< no metric in that direction

std::shared_ptr<const graph::Metric> metricOfMeanAbs(double meanAbs)
{
    if (meanAbs == none)
        return nullptr;
    auto metric = std::make_shared<graph::Metric>();
    metric->statistics.meanAbs = meanAbs;
    metric->statistics.numel = 64;
    return metric;
}

/// Makes graphs whose expectations are text: "x; view(x); add(view, view)".
class GraphToPrune
{
public:
    NodeId input(const std::string& name, double forward, double backward = none)
    {
        return add(NodeKind::Input, name, {}, forward, backward);
    }
    NodeId op(const std::string& name, const std::vector<NodeId>& inputs, double forward,
              double backward = none)
    {
        std::vector<Argument> arguments;
        for (const NodeId id : inputs)
            arguments.push_back({"", id});
        return add(NodeKind::Op, name, arguments, forward, backward);
    }
    NodeId integer(const std::string& name, const std::vector<NodeId>& inputs, NodeKind kind = NodeKind::Op)
    {
        const NodeId id = op(name, inputs, none);
        m_graph.nodes.back().floating = false;
        m_graph.nodes.back().kind = kind;
        return id;
    }
    NodeId output(NodeId of, double forward)
    {
        return add(NodeKind::Output, "output", {{"", of}}, forward, none);
    }
    NodeId add(NodeKind kind, const std::string& name, std::vector<Argument> arguments, double forward,
               double backward = none)
    {
        Node node;
        node.id = m_next;
        m_next += 3; // ids grow, but need not be dense
        node.name = name;
        node.target = "aten::" + name.substr(0, name.find('_'));
        node.kind = kind;
        node.arguments = std::move(arguments);
        node.floating = true;
        node.forward.metric = metricOfMeanAbs(forward);
        node.backward.metric = metricOfMeanAbs(backward);
        m_graph.nodes.push_back(node);
        return node.id;
    }
    Graph done()
    {
        m_graph.edges = graph::edgesFromArguments(m_graph.nodes);
        return m_graph;
    }

private:
    Graph m_graph;
    NodeId m_next = 0;
};

std::string graphText(const Graph& graph)
{
    std::string result;
    for (const Node& node : graph.nodes) {
        result += (result.empty() ? "" : "; ") + node.name;
        std::string inputs;
        for (const NodeId input : graph.inputsOf(node.id))
            inputs += (inputs.empty() ? "" : ", ") + graph.find(input)->name;
        if (!inputs.empty())
            result += "(" + inputs + ")";
    }
    return result;
}

/// Arguments and edges must go on saying the same.
bool consistent(const Graph& graph)
{
    return graph.edges == graph::edgesFromArguments(graph.nodes);
}

#define COMPARE_GRAPH(pruned, expected)                                                                      \
    do {                                                                                                     \
        const Graph result = (pruned);                                                                       \
        QCOMPARE(QString::fromStdString(graphText(result)), QString(expected));                              \
        QVERIFY(consistent(result));                                                                         \
    } while (false)

} // namespace

class TestPrune : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nonFloatTensorsAreDropped()
    {
        GraphToPrune b;
        const NodeId ids = b.integer("ids", {}, NodeKind::Input);
        const NodeId table = b.add(NodeKind::Parameter, "table", {}, 1);
        const NodeId embedding = b.op("embedding", {table, ids}, 1);
        b.output(embedding, 1);
        COMPARE_GRAPH(prune::pruneNonFloatTensors(b.done()), "table; embedding(table); output(embedding)");
    }

    void usersOfANonFloatTensorAreWiredToItsOneFloatInput()
    {
        GraphToPrune b;
        const NodeId x = b.input("x", 1);
        const NodeId best = b.integer("argmax", {x});
        const NodeId again = b.integer("add", {best, best});
        const NodeId picked = b.op("gather", {x, again}, 2);
        b.output(picked, 2);
        COMPARE_GRAPH(prune::pruneNonFloatTensors(b.done()), "x; gather(x, x); output(gather)");
    }

    void usersOfANonFloatTensorWithSeveralFloatInputsKeepAnEdgeToEach()
    {
        GraphToPrune b;
        const NodeId x = b.input("x", 1);
        const NodeId y = b.input("y", 1);
        const NodeId mask = b.integer("gt", {x, y});
        b.op("where", {mask, x, y}, 2);
        COMPARE_GRAPH(prune::pruneNonFloatTensors(b.done()), "x; y; where(x, y, x, y)");
    }

    void aListOfNonFloatTensorsIsFollowed()
    {
        GraphToPrune b;
        const NodeId x = b.input("x", 1);
        const NodeId first = b.integer("argmax", {x});
        const NodeId cat = b.integer("ids", {}, NodeKind::Input);
        const NodeId joined =
            b.add(NodeKind::Op, "cat", {{"tensors", Argument::List{{"", first}, {"", cat}}}}, none);
        Graph graph = b.done();
        graph.nodes.back().floating = false;
        Node user;
        user.id = joined + 1;
        user.name = "embedding";
        user.floating = true;
        user.arguments = {{"indices", joined}};
        graph.nodes.push_back(user);
        graph.edges = graph::edgesFromArguments(graph.nodes);
        COMPARE_GRAPH(prune::pruneNonFloatTensors(graph), "x; embedding(x)");
    }

    void chainsOfDroppedNodesDoNotMultiplyEdges()
    {
        GraphToPrune b;
        const NodeId x = b.input("x", 1);
        const NodeId y = b.input("y", 1);
        NodeId last = b.integer("gt", {x, y});
        for (int i = 0; i < 64; ++i) // doubling would need 2^64 edges
            last = b.integer("and_" + std::to_string(i), {last, last});
        b.op("mul", {x, last}, 2);
        COMPARE_GRAPH(prune::pruneNonFloatTensors(b.done()), "x; y; mul(x, x, y)");
    }

    void anOperatorOfTheSameScaleIsDropped_data()
    {
        QTest::addColumn<double>("inputForward");
        QTest::addColumn<double>("inputBackward");
        QTest::addColumn<double>("forward");
        QTest::addColumn<double>("backward");
        QTest::addColumn<bool>("dropped");
        const double inside = 1 - 0.99 * 0x1p-16;
        const double outside = 1 - 1.01 * 0x1p-16;
        QTest::newRow("equal, no gradients") << 1. << none << 1. << none << true;
        QTest::newRow("equal in both") << 1. << 3. << 1. << 3. << true;
        QTest::newRow("within the tolerance of the larger") << 8. << none << 8 * inside << none << true;
        QTest::newRow("just outside") << 8. << none << 8 * outside << none << false;
        QTest::newRow("the other way round, relative to the larger too")
            << 8 * inside << none << 8. << none << true;
        QTest::newRow("another gradient") << 1. << 3. << 1. << 3.1 << false;
        QTest::newRow("gradient within the tolerance") << 1. << 3. << 1. << 3 * inside << true;
        QTest::newRow("a gradient next to none") << 1. << none << 1. << 3. << false;
        QTest::newRow("no gradient next to one") << 1. << 3. << 1. << none << false;
        QTest::newRow("all zeros") << 0. << 0. << 0. << 0. << true;
        QTest::newRow("zero next to a tiny one") << 0. << none << 1e-300 << none << false;
        QTest::newRow("NaN is close to nothing") << notANumber << none << notANumber << none << false;
        QTest::newRow("NaN in the gradients") << 1. << notANumber << 1. << notANumber << false;
        QTest::newRow("infinite in both") << infinity << none << infinity << none << true;
        QTest::newRow("infinite next to finite") << 1. << none << infinity << none << false;
        QTest::newRow("no metric of the input") << none << none << 1. << none << false;
        QTest::newRow("no metric of the operator") << 1. << none << none << none << false;
    }

    void anOperatorOfTheSameScaleIsDropped()
    {
        QFETCH(const double, inputForward);
        QFETCH(const double, inputBackward);
        QFETCH(const double, forward);
        QFETCH(const double, backward);
        QFETCH(const bool, dropped);
        GraphToPrune b;
        const NodeId x = b.input("x", inputForward, inputBackward);
        const NodeId view = b.op("view", {x}, forward, backward);
        b.op("relu", {view}, 7);
        COMPARE_GRAPH(prune::pruneSameScaleTensors(b.done()),
                      dropped ? "x; relu(x)" : "x; view(x); relu(view)");
    }

    void theToleranceCounts()
    {
        GraphToPrune b;
        const NodeId x = b.input("x", 1);
        b.op("dropout", {x}, 1.1);
        COMPARE_GRAPH(prune::pruneSameScaleTensors(b.done(), 0.05), "x; dropout(x)");
        COMPARE_GRAPH(prune::pruneSameScaleTensors(b.done(), 0.1), "x");
    }

    void theInputMeantIsTheOneThatSurvived()
    {
        // Each step is within the tolerance of the one before, but the last not of the first.
        GraphToPrune b;
        const NodeId x = b.input("x", 1);
        const NodeId one = b.op("view_1", {x}, 1.06);
        const NodeId two = b.op("view_2", {one}, 1.12);
        b.op("view_3", {two}, 1.13);
        COMPARE_GRAPH(prune::pruneSameScaleTensors(b.done(), 0.1), "x; view_2(x)");
    }

    void operatorsWithSeveralFloatInputsAreKept()
    {
        GraphToPrune b;
        const NodeId x = b.input("x", 1);
        const NodeId y = b.input("y", 1);
        b.op("maximum", {x, y}, 1);
        b.op("logaddexp", {x, x}, 1);
        COMPARE_GRAPH(prune::pruneSameScaleTensors(b.done()), "x; y; maximum(x, y); logaddexp(x, x)");
    }

    void oneTensorUsedTwiceAfterADropCountsAsTwoInputs()
    {
        GraphToPrune b;
        const NodeId x = b.input("x", 1);
        const NodeId view = b.op("view", {x}, 1);
        b.op("maximum", {x, view}, 1);
        COMPARE_GRAPH(prune::pruneSameScaleTensors(b.done()), "x; maximum(x, x)");
    }

    void nonFloatInputsDoNotCount()
    {
        GraphToPrune b;
        const NodeId x = b.input("x", 1);
        const NodeId index = b.integer("index", {}, NodeKind::Input);
        const NodeId selected = b.op("select", {x, index}, 1);
        b.op("relu", {selected}, 4);
        COMPARE_GRAPH(prune::pruneSameScaleTensors(b.done()), "x; index; relu(x)");
    }

    void tensorsOfAListAreInputs()
    {
        GraphToPrune b;
        const NodeId x = b.input("x", 1);
        const NodeId y = b.input("y", 1);
        b.add(NodeKind::Op, "cat", {{"tensors", Argument::List{{"", x}, {"", y}}}, {"dim", std::string("1")}},
              1);
        b.add(NodeKind::Op, "stack", {{"tensors", Argument::List{{"", x}}}, {"dim", std::string("0")}}, 1);
        COMPARE_GRAPH(prune::pruneSameScaleTensors(b.done()), "x; y; cat(x, y)");
    }

    void keywordArgumentsAreInputs()
    {
        GraphToPrune b;
        const NodeId x = b.input("x", 1);
        const NodeId mask = b.input("mask", 2);
        b.add(NodeKind::Op, "attention", {{"query", x}, {"attn_mask", mask}}, 1);
        b.add(NodeKind::Op, "contiguous", {{"memory_format", std::string("0")}, {"self", x}}, 1);
        COMPARE_GRAPH(prune::pruneSameScaleTensors(b.done()), "x; mask; attention(x, mask)");
    }

    void namesAndConstantsOfArgumentsStay()
    {
        GraphToPrune b;
        const NodeId x = b.input("x", 1);
        const NodeId view = b.op("view", {x}, 1);
        b.add(NodeKind::Op, "cat",
              {{"tensors", Argument::List{{"", view}, {"", x}}}, {"dim", std::string("1")}}, 3);
        const Graph pruned = prune::pruneSameScaleTensors(b.done());
        const auto& arguments = pruned.nodes.back().arguments;
        QCOMPARE(arguments.size(), std::size_t{2});
        QCOMPARE(arguments[0].name, std::string("tensors"));
        const auto& list = std::get<Argument::List>(arguments[0].value);
        QCOMPARE(std::get<NodeId>(list[0].value), x);
        QCOMPARE(std::get<std::string>(arguments[1].value), std::string("1"));
    }

    void outputsAndParametersAreKeptWhateverTheirScale()
    {
        GraphToPrune b;
        const NodeId x = b.input("x", 1);
        b.add(NodeKind::Parameter, "weight", {}, 1);
        b.output(x, 1);
        COMPARE_GRAPH(prune::pruneSameScaleTensors(b.done()), "x; weight; output(x)");
    }

    void selectedTargetsAreDroppedAndTheirInputsConnected()
    {
        GraphToPrune b;
        const NodeId x = b.input("x", 1);
        const NodeId y = b.input("y", 1);
        const NodeId add = b.op("add", {x, y}, 2);
        const NodeId relu = b.op("relu", {add}, 3);
        const NodeId more = b.op("add_1", {relu, x}, 4);
        b.output(more, 4);
        COMPARE_GRAPH(prune::pruneSelectedTargets(b.done(), {"aten::add"}),
                      "x; y; relu(x, y); output(x, relu)");
        COMPARE_GRAPH(prune::pruneSelectedTargets(b.done(), {"aten::add", "aten::relu"}),
                      "x; y; output(x, y)");
        COMPARE_GRAPH(prune::pruneSelectedTargets(b.done(), {"aten::output"}),
                      "x; y; add(x, y); relu(add); add_1(relu, x)");
    }

    void parametersHaveTargetsToo()
    {
        GraphToPrune b;
        const NodeId x = b.input("x", 1);
        const NodeId weight = b.add(NodeKind::Parameter, "weight", {}, 1);
        b.op("linear", {x, weight}, 2);
        COMPARE_GRAPH(prune::pruneSelectedTargets(b.done(), {"aten::weight"}), "x; linear(x)");
    }

    void modulesAreCutOut()
    {
        GraphToPrune b;
        const NodeId x = b.input("x", 1);
        const NodeId first = b.op("linear", {x}, 2);
        const NodeId second = b.op("relu", {first}, 3);
        const NodeId other = b.op("gelu", {second}, 4);
        b.op("add", {other, second}, 5);
        Graph graph = b.done();
        for (Node& node : graph.nodes)
            node.module = node.name == "x" ? "" : node.name == "gelu" ? "other" : "part";
        COMPARE_GRAPH(prune::keepModules(graph, {"part"}), "linear; relu(linear); add(relu)");
        COMPARE_GRAPH(prune::keepModules(graph, {"", "other"}), "x; gelu");
        prune::Options options{false, std::nullopt, {"aten::relu"}, {}};
        options.modules = {"part", ""};
        COMPARE_GRAPH(prune::prune(graph, options), "x; linear(x); add(linear)");
    }

    void nodesChosenByHandAreDropped()
    {
        GraphToPrune b;
        const NodeId x = b.input("x", 1);
        const NodeId relu = b.op("relu", {x}, 2);
        b.op("relu_1", {relu}, 3);
        COMPARE_GRAPH(prune::pruneSelectedNodes(b.done(), {relu}), "x; relu_1(x)");
        COMPARE_GRAPH(prune::pruneSelectedNodes(b.done(), {x}), "relu; relu_1(relu)");
    }

    void rulesApplyInOrderAndTheInputGraphStays()
    {
        GraphToPrune b;
        const NodeId x = b.input("x", 1);
        const NodeId index = b.integer("index", {}, NodeKind::Input);
        const NodeId view = b.op("view", {x, index}, 1);
        const NodeId relu = b.op("relu", {view}, 2);
        const NodeId drop = b.op("dropout", {relu}, 3);
        b.output(drop, 3);
        const Graph graph = b.done();
        const std::string before = graphText(graph);
        COMPARE_GRAPH(prune::prune(graph, {true, prune::defaultTolerance, {"aten::dropout"}, {relu}}),
                      "x; output(x)");
        COMPARE_GRAPH(prune::prune(graph, {false, std::nullopt, {}, {}}), QString::fromStdString(before));
        QCOMPARE(graphText(graph), before);
    }

    void edgesWithoutArgumentsSurviveToo()
    {
        GraphToPrune b;
        const NodeId x = b.input("x", 1);
        const NodeId view = b.op("view", {x}, 1);
        const NodeId relu = b.op("relu", {view}, 2);
        Graph graph = b.done();
        for (Node& node : graph.nodes)
            node.arguments.clear();
        std::reverse(graph.edges.begin(), graph.edges.end());
        const Graph pruned = prune::pruneSameScaleTensors(graph);
        QCOMPARE(pruned.inputsOf(relu), std::vector<NodeId>{x});
    }
};

} // namespace scalescope

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::TestPrune)
#include "test_prune.moc"
