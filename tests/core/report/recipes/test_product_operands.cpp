// SPDX-License-Identifier: GPL-3.0-or-later
// Which operands of a run's products recipes can speak of.
#include "core/report/recipes/product_operands.h"
#include "tests/support/test_class.h"

#include <QTest>
#include <set>

using namespace scalescope;
using namespace scalescope::graph;

namespace {

Node node(NodeId id, NodeKind kind, const char* target, const std::vector<NodeId>& inputs = {})
{
    Node made;
    made.id = id;
    made.kind = kind;
    made.target = target;
    made.module = "layer";
    for (const NodeId input : inputs)
        made.arguments.push_back({{}, input});
    return made;
}

QStringList found(const std::vector<Node>& nodes)
{
    Graph graph;
    graph.nodes = nodes;
    QStringList all;
    for (const report::ProductOperand& operand : report::productOperands(graph)) {
        const char* const names[] = {"input", "weight", "gradient"};
        all << QString("%1 %2 %3")
                   .arg(operand.node)
                   .arg(QString::fromLatin1(toString(operand.kind)),
                        names[static_cast<int>(operand.operand)]);
    }
    return all;
}

} // namespace

class TestProductOperands : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void productsHaveTheirOperands()
    {
        QCOMPARE(
            found({node(0, NodeKind::Input, "x"), node(1, NodeKind::Parameter, "w"),
                   node(2, NodeKind::Op, "unit_scaled::linear", {0, 1}),
                   node(3, NodeKind::Op, "aten::relu", {2}), node(4, NodeKind::Op, "aten::bmm", {3, 2})}),
            QStringList({"2 linear input", "2 linear weight", "2 linear gradient", "4 matmul input",
                         "4 matmul input", "4 matmul gradient"}));
    }

    void eachOperandKnowsItsTensor()
    {
        Graph graph;
        graph.nodes = {node(0, NodeKind::Input, "x"),
                       node(1, NodeKind::Parameter, "w"),
                       node(2, NodeKind::Op, "aten::view", {0}),
                       node(3, NodeKind::Op, "scalescope::quantize", {2}),
                       node(4, NodeKind::Op, "aten::linear", {3, 1}),
                       node(5, NodeKind::Input, "bias"),
                       node(6, NodeKind::Op, "aten::baddbmm", {5, 4, 2}),
                       node(7, NodeKind::Op, "aten::relu", {0}),
                       node(8, NodeKind::Op, "aten::bmm", {7, 4})};
        const auto operands = report::productOperands(graph);
        std::vector<NodeId> tensors;
        for (const report::ProductOperand& operand : operands)
            tensors.push_back(operand.tensor.value());
        QCOMPARE(tensors, std::vector<NodeId>({2, 1, 4, 4, 2, 6, 7, 4, 8})); // what is added is none
        const auto productsOf = [&](NodeId tensor, Direction direction) {
            std::vector<NodeId> products;
            for (const report::ProductOperand& operand :
                 report::operandsOf(operands, graph, tensor, direction))
                products.push_back(operand.node);
            return products;
        };
        QCOMPARE(productsOf(0, Direction::Forward), std::vector<NodeId>({4, 6})); // by way of the view
        QCOMPARE(productsOf(4, Direction::Forward), std::vector<NodeId>({6, 8}));
        QCOMPARE(productsOf(4, Direction::Backward), std::vector<NodeId>({4}));
        QVERIFY(productsOf(0, Direction::Backward).empty());
        QVERIFY(productsOf(5, Direction::Forward).empty());
    }

    void aRunRoundsATensorInAllOfItsForms()
    {
        Graph graph;
        graph.nodes = {node(0, NodeKind::Input, "x"),
                       node(1, NodeKind::Parameter, "w"),
                       node(2, NodeKind::Op, "aten::view", {0}),
                       node(3, NodeKind::Op, "scalescope::quantize", {2}),
                       node(4, NodeKind::Op, "aten::t", {1}),
                       node(5, NodeKind::Op, "aten::matmul", {3, 4}),
                       node(6, NodeKind::Parameter, "bias"),
                       node(7, NodeKind::Op, "aten::add", {5, 6}),
                       node(8, NodeKind::Op, "scalescope::quantize_gradient", {7}),
                       node(9, NodeKind::Op, "aten::view", {8}),
                       node(10, NodeKind::Op, "aten::relu", {9}),
                       node(11, NodeKind::Op, "scalescope::quantize", {2}), // for another product
                       node(12, NodeKind::Op, "aten::bmm", {11, 10})};
        graph.edges = edgesFromArguments(graph.nodes);
        const report::OperandTensors tensors(graph);
        const auto operands = report::productOperands(graph);
        QCOMPARE(tensors.of(operands[0]), std::vector<NodeId>({3, 2, 0}));
        QCOMPARE(tensors.of(operands[1]), std::vector<NodeId>({4, 1}));
        QCOMPARE(tensors.of(operands[2]), std::vector<NodeId>({5, 7, 8, 9}));
        QCOMPARE(tensors.of(operands[3]), std::vector<NodeId>({11, 2, 0}));
        QCOMPARE(tensors.of(operands[5]), std::vector<NodeId>({12}));
    }

    void aTurnedParameterMakesALinear()
    {
        const auto matmul = [](const char* between, NodeKind kind) {
            return found({node(0, NodeKind::Input, "x"), node(1, kind, "w"),
                          node(2, NodeKind::Op, between, {1}),
                          node(3, NodeKind::Op, "aten::matmul", {0, 2})});
        };
        QCOMPARE(matmul("aten::t", NodeKind::Parameter).first(), QString("3 linear input"));
        QCOMPARE(matmul("aten::contiguous", NodeKind::Parameter).first(), QString("3 matmul input"));
        QCOMPARE(matmul("aten::t", NodeKind::Input).first(), QString("3 matmul input"));
        QCOMPARE(matmul("aten::relu", NodeKind::Parameter).first(), QString("3 matmul input"));
        // Keys that are made of a parameter are no parameter.
        QCOMPARE(found({node(0, NodeKind::Parameter, "table"), node(1, NodeKind::Op, "aten::embedding", {0}),
                        node(2, NodeKind::Op, "aten::transpose", {1}),
                        node(3, NodeKind::Op, "aten::matmul", {1, 2})})
                     .first(),
                 QString("3 matmul input"));
    }

    /// As GPT-2's Conv1D: addmm takes its weight as it lies.
    void addmmWithAWeightIsALinear()
    {
        const auto addmm = [](NodeKind kind, const char* beta) {
            std::vector<Node> nodes = {node(0, NodeKind::Parameter, "bias"), node(1, NodeKind::Input, "x"),
                                       node(2, kind, "w"), node(3, NodeKind::Op, "aten::addmm", {0, 1, 2})};
            nodes.back().arguments.push_back({"beta", std::string(beta)});
            return found(nodes);
        };
        const QStringList linear = {"3 linear input", "3 linear weight", "3 linear gradient"};
        QCOMPARE(addmm(NodeKind::Parameter, "1"), linear);
        QCOMPARE(addmm(NodeKind::Constant, "1"), linear); // of a frozen model
        QCOMPARE(addmm(NodeKind::Input, "1").first(), QString("3 matmul input"));
        QCOMPARE(addmm(NodeKind::Parameter, "0.5").first(), QString("3 matmul input"));
    }

    /// A head whose logits the model returns, and its loss reads: of one type, to() converts nothing.
    void anOutputHasTheGradientOfWhatItIs()
    {
        Graph graph;
        graph.nodes = {node(0, NodeKind::Input, "x"),
                       node(1, NodeKind::Parameter, "w"),
                       node(2, NodeKind::Op, "aten::linear", {0, 1}),
                       node(3, NodeKind::Op, "aten::to", {2}),
                       node(4, NodeKind::Op, "aten::view", {3}),
                       node(5, NodeKind::Op, "aten::cross_entropy_loss", {4}),
                       node(6, NodeKind::Output, "logits", {3})};
        for (Node& each : graph.nodes)
            each.dtype = "float32";
        graph.edges = edgesFromArguments(graph.nodes);
        const auto gradients = [&graph] {
            return report::OperandTensors(graph).of(report::productOperands(graph).back());
        };
        QCOMPARE(gradients(), std::vector<NodeId>({2, 3, 6, 4}));
        graph.nodes[3].dtype = "bfloat16";
        QCOMPARE(gradients(), std::vector<NodeId>({2}));
    }

    /// Queries, keys and values that one layer makes: the recipe rounds them, and so what they are parts of.
    void whatAttentionReadsIsAPartOfWhatItWasSplitFrom()
    {
        Graph graph;
        graph.nodes = {node(0, NodeKind::Input, "x"),
                       node(1, NodeKind::Parameter, "w"),
                       node(2, NodeKind::Op, "aten::linear", {0, 1}),
                       node(3, NodeKind::Op, "aten::split", {2}),
                       node(4, NodeKind::Op, "aten::split", {2}),
                       node(5, NodeKind::Op, "aten::split", {2}),
                       node(6, NodeKind::Op, "aten::transpose", {3}),
                       node(7, NodeKind::Op, "aten::mul", {4}),
                       node(8, NodeKind::Op, "aten::scaled_dot_product_attention", {6, 7, 5}),
                       node(9, NodeKind::Op, "aten::slice", {8}),
                       node(10, NodeKind::Op, "aten::slice", {8}),
                       node(11, NodeKind::Op, "aten::linear", {9, 1})};
        graph.nodes[4].outputIndex = 1;
        graph.nodes[5].outputIndex = 2;
        graph.edges = edgesFromArguments(graph.nodes);
        const report::OperandTensors tensors(graph);
        const auto viewed = [&](NodeId product, job::Operand operand) {
            std::set<NodeId> all;
            for (const report::ProductOperand& each : report::productOperands(graph))
                if (each.node == product && each.operand == operand)
                    for (const NodeId tensor : tensors.viewed(each))
                        all.insert(tensor);
            return all;
        };
        QCOMPARE(viewed(8, job::Operand::Input),
                 std::set<NodeId>({2, 3})); // what is computed with is no view
        QCOMPARE(viewed(11, job::Operand::Input), std::set<NodeId>({8}));
        QCOMPARE(viewed(2, job::Operand::Gradient), std::set<NodeId>({3, 4, 5, 6}));
        QVERIFY(viewed(8, job::Operand::Gradient).empty()); // slices may overlap
        graph.nodes[5].outputIndex = 1;                     // of another call
        QVERIFY(viewed(2, job::Operand::Gradient).empty());
    }

    void usualProductsAreLinearAndAttention()
    {
        const report::ProductOperand linear{0, "", "aten::linear", job::ProductKind::Linear,
                                            job::Operand::Input};
        const report::ProductOperand conv{0, "", "aten::conv2d", job::ProductKind::Convolution,
                                          job::Operand::Input};
        QVERIFY(linear.place(false).isUsual && !conv.place(false).isUsual && conv.place(true).isUsual);
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestProductOperands)
#include "test_product_operands.moc"
