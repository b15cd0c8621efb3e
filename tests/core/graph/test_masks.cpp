// SPDX-License-Identifier: GPL-3.0-or-later
// Masks of finite numbers.
#include "core/graph/graph.h"
#include "core/graph/masks.h"
#include "tests/support/test_class.h"

#include <QTest>
#include <limits>
#include <memory>

using namespace scalescope::graph;

namespace {

constexpr std::int64_t elements = 8;

/// A node that reads some, a quarter of whose elements are so large; the others are 1.
NodeId add(Graph& graph, const char* target, const std::vector<NodeId>& inputs, double largest,
           const char* dtype = "float32", NodeKind kind = NodeKind::Op)
{
    Node node;
    node.id = static_cast<NodeId>(graph.nodes.size());
    node.kind = kind;
    node.target = target;
    node.dtype = dtype;
    node.floating = true;
    for (const NodeId input : inputs)
        node.arguments.push_back({"", input});
    auto metric = std::make_shared<Metric>();
    metric->statistics.numel = elements;
    metric->statistics.absMax = largest;
    metric->histogram.add(Histogram::binOf(largest), elements / 4);
    metric->histogram.add(Histogram::binOf(1), elements - elements / 4);
    node.forward.metric = metric;
    graph.nodes.push_back(std::move(node));
    return graph.nodes.back().id;
}

Metric& metricOf(Graph& graph, NodeId id)
{
    return const_cast<Metric&>(*graph.nodes[static_cast<std::size_t>(id)].forward.metric);
}

std::vector<double> marked(Graph graph)
{
    graph.edges = edgesFromArguments(graph.nodes);
    markMasks(graph);
    std::vector<double> parts;
    for (const Node& node : graph.nodes)
        parts.push_back(node.forward.meaningless.largest);
    return parts;
}

} // namespace

class TestMasks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aMaskIsFollowedToWhatItIsFor()
    {
        Graph graph;
        const NodeId scores = add(graph, "aten::matmul", {}, 2, "float16");
        const NodeId filled = add(graph, "aten::masked_fill", {scores}, 65504, "float16");
        const NodeId wide = add(graph, "aten::to", {filled}, 65504);
        add(graph, "aten::softmax", {wide}, 1);
        QCOMPARE(marked(graph), (std::vector<double>{0, 0.25, 0.25, 0}));
    }

    void aMaskThatIsGivenIsOne_data()
    {
        QTest::addColumn<double>("number");
        QTest::addColumn<NodeKind>("kind");
        QTest::addColumn<bool>("isMask");
        QTest::newRow("-1e9") << 1e9 << NodeKind::Input << true;
        QTest::newRow("finfo.min") << static_cast<double>(std::numeric_limits<float>::max())
                                   << NodeKind::Constant << true;
        QTest::newRow("-1e4") << 1e4 << NodeKind::Input << true;
        QTest::newRow("-1e3, as models compute") << 1e3 << NodeKind::Input << false;
        QTest::newRow("a weight") << 1e9 << NodeKind::Parameter << false;
    }
    void aMaskThatIsGivenIsOne()
    {
        QFETCH(const double, number);
        QFETCH(const NodeKind, kind);
        QFETCH(const bool, isMask);
        Graph graph;
        const NodeId mask = add(graph, "mask", {}, number, "float32", kind);
        const NodeId scores = add(graph, "aten::matmul", {}, 2);
        const NodeId sum = add(graph, "aten::add", {scores, mask}, number);
        add(graph, "aten::softmax", {sum}, 1);
        const double part = isMask ? 0.25 : 0;
        QCOMPARE(marked(graph), (std::vector<double>{part, 0, part, 0}));
    }

    void masksThatAreAddedAreOne()
    {
        constexpr double largest = std::numeric_limits<float>::max();
        Graph graph;
        const NodeId padding = add(graph, "aten::mul", {}, largest);
        const NodeId causal = add(graph, "aten::full", {}, largest);
        const NodeId both = add(graph, "aten::add", {padding, causal}, largest);
        Metric& metric = metricOf(graph, both); // where both are the sum is -Inf
        metric.statistics.absMax = std::numeric_limits<double>::infinity();
        metric.statistics.negInfs = 1;
        add(graph, "aten::softmax", {both}, 1);
        QCOMPARE(marked(graph), (std::vector<double>{0.25, 0.25, 0.25, 0}));
    }

    void whatKeepsItIsFollowed()
    {
        Graph graph;
        const NodeId mask = add(graph, "mask", {}, 65504, "float16", NodeKind::Input);
        const NodeId product = add(graph, "aten::baddbmm", {mask}, 65504, "float16");
        const NodeId limited = add(graph, "aten::max", {product}, 65504, "float16");
        add(graph, "aten::softmax", {limited}, 1, "float16");
        QCOMPARE(marked(graph), (std::vector<double>{0.25, 0.25, 0.25, 0}));
    }

    /// As of a layer whose result a softmax or a loss reads.
    void whatIsComputedIsNone()
    {
        Graph graph;
        const NodeId linear = add(graph, "aten::linear", {}, 1e9);
        const NodeId view = add(graph, "aten::view", {linear}, 1e9);
        add(graph, "aten::cross_entropy_loss", {view}, 1);
        QCOMPARE(marked(graph), (std::vector<double>{0, 0, 0}));
    }

    void whatIsSpreadIsNone_data()
    {
        QTest::addColumn<std::vector<double>>("others");
        QTest::newRow("a mask's number is alone") << std::vector<double>{100};
        QTest::newRow("others are near") << std::vector<double>{1e8};
        QTest::newRow("others are as large") << std::vector<double>{9e8, 8e8, 7e8, 6e8};
    }
    void whatIsSpreadIsNone()
    {
        QFETCH(const std::vector<double>, others);
        Graph graph;
        const NodeId scaled = add(graph, "aten::mul", {}, 1e9);
        for (const double other : others)
            metricOf(graph, scaled).histogram.add(Histogram::binOf(other), 1);
        add(graph, "aten::softmax", {scaled}, 1);
        QCOMPARE(marked(graph).front() > 0, others.front() < 1e4);
    }

    void whatSomethingElseReadsIsNone()
    {
        Graph graph;
        const NodeId filled = add(graph, "aten::masked_fill", {}, 65504, "float16");
        const NodeId sum = add(graph, "aten::add", {filled}, 65504, "float16");
        add(graph, "aten::softmax", {sum}, 1);
        add(graph, "aten::layer_norm", {sum}, 1);
        QCOMPARE(marked(graph), (std::vector<double>{0, 0, 0, 0}));
    }

    void whatNothingTakesIsNone()
    {
        Graph graph;
        const NodeId large = add(graph, "aten::mul", {}, 1e12);
        add(graph, "aten::view", {large}, 1e12);
        const NodeId outlier = add(graph, "aten::mul", {}, 2e4);
        add(graph, "aten::relu", {outlier}, 2e4); // which takes -Inf
        QCOMPARE(marked(graph), (std::vector<double>{0, 0, 0, 0}));
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestMasks)
#include "test_masks.moc"
