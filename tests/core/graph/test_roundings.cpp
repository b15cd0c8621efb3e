// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/roundings.h"
#include "tests/support/test_class.h"

#include <QTest>
#include <cmath>

using namespace scalescope::graph;

namespace {

const Provenance product = Provenance::ofCall("layers.0", "aten::linear", 2);

Node nodeFrom(const Provenance& provenance)
{
    Node node;
    node.provenance = provenance;
    return node;
}

QuantizedTensor recordOf(const RoundingRole& role, Direction direction, double sqnr)
{
    QuantizedTensor record;
    record.provenance = product.withRole("quantized " + role.text()).ofResult(0);
    record.direction = direction;
    record.role = role;
    record.format = "e4m3fn";
    record.signalToNoise = sqnr;
    return record;
}

double localSqnr(const Node& node, Direction direction)
{
    const auto* roundings = node.side(direction).roundings.get();
    return roundings != nullptr ? noisiest(*roundings) : -1;
}

} // namespace

class TestRoundings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatWasLostIsAPartOfTheElements()
    {
        Graph graph;
        graph.nodes = {nodeFrom(product.ofResult(0))};
        QuantizedTensor record = recordOf(ProductTensor::Input, Direction::Forward, 31);
        record.numel = 200;
        record.saturated = 10;
        record.flushed = 40;
        addRoundings(graph, {record});
        QCOMPARE(graph.nodes[0].forward.roundings->front().lost, 0.25);
    }

    void aProductHasThoseOfItsOperandsAndARoundedTensorItsOwn()
    {
        Graph graph;
        graph.nodes = {nodeFrom(product.withRole("quantized input").ofResult(0)),
                       nodeFrom(product.ofResult(0)),
                       nodeFrom(Provenance::ofCall("layers.1", "aten::linear", 2).ofResult(0))};
        addRoundings(graph, {recordOf(ProductTensor::Input, Direction::Forward, 31),
                             recordOf(ProductTensor::Weight, Direction::Forward, 29),
                             recordOf(ProductTensor::Gradient, Direction::Backward, 25)});
        QCOMPARE(localSqnr(graph.nodes[0], Direction::Forward), 31);
        QCOMPARE(localSqnr(graph.nodes[0], Direction::Backward), -1);
        QCOMPARE(graph.nodes[1].forward.roundings->size(), 2U);
        QCOMPARE(graph.nodes[1].forward.roundings->back().role.text(), std::string("weight"));
        QCOMPARE(localSqnr(graph.nodes[1], Direction::Forward), 29);
        QCOMPARE(localSqnr(graph.nodes[1], Direction::Backward), 25);
        QVERIFY(graph.nodes[2].forward.roundings == nullptr);
    }

    /// x -> linear -> relu -> loss, and x -> other beside it; the gradient of relu is rounded.
    void whatNoRoundingHadAPartInIsMarked()
    {
        Graph graph;
        for (NodeId id = 0; id < 5; ++id) {
            graph.nodes.push_back(nodeFrom(product.ofResult(static_cast<int>(id))));
            graph.nodes.back().id = id;
        }
        graph.edges = {{0, 1, 0}, {1, 2, 0}, {2, 3, 0}, {0, 4, 0}};
        const auto roundings = std::make_shared<const std::vector<RoundingError>>(1);
        const auto marks = [&graph] {
            markUnrounded(graph);
            QString text;
            for (const Node& node : graph.nodes)
                text +=
                    QString(node.forward.isUnrounded ? "f" : "-") + (node.backward.isUnrounded ? "b " : "- ");
            return text.trimmed();
        };
        QCOMPARE(marks(), QString("fb fb fb fb fb"));
        graph.nodes[2].backward.roundings = roundings;
        QCOMPARE(marks(), QString("f- f- f- fb fb"));
        graph.nodes[1].forward.roundings = roundings;
        QCOMPARE(marks(), QString("f- -- -- -b fb"));
    }

    void tensorsOfZerosHaveNoNoise()
    {
        Graph graph;
        graph.nodes = {nodeFrom(product.ofResult(0))};
        addRoundings(graph, {recordOf(ProductTensor::Input, Direction::Forward, std::nan(""))});
        QVERIFY(std::isnan(localSqnr(graph.nodes[0], Direction::Forward)));
        addRoundings(graph, {recordOf(ProductTensor::Input, Direction::Forward, std::nan("")),
                             recordOf(ProductTensor::Weight, Direction::Forward, 30)});
        QCOMPARE(localSqnr(graph.nodes[0], Direction::Forward), 30);
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestRoundings)
#include "test_roundings.moc"
