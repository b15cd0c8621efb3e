// SPDX-License-Identifier: GPL-3.0-or-later
// Which tensors a simulation rounded, and which a format only could.
#include "core/report/recipes/rounded_tensors.h"
#include "tests/support/sample_run.h"
#include "tests/support/simulated_run.h"
#include "tests/support/test_class.h"

#include <QTest>
#include <algorithm>

namespace scalescope::tests {

using graph::Direction;
using report::RoundedTensors;

namespace {

graph::NodeId idOf(const graph::Graph& graph, const std::string& module, const std::string& target)
{
    const auto found = std::ranges::find_if(
        graph.nodes, [&](const graph::Node& node) { return node.module == module && node.target == target; });
    return found == graph.nodes.end() ? -1 : found->id;
}

} // namespace

class TestRoundedTensors : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void operandsOfProductsWereRounded();
    void aRunWithoutFormatsSparesNothing();
    void whereNothingWasRoundedAllIsSpared();
    void whatIsNotKnownIsNotClaimed();
};

void TestRoundedTensors::operandsOfProductsWereRounded()
{
    const auto run = simulatedRun();
    const RoundedTensors rounded(run->graph);
    const auto isSpared = [&](const char* module, const char* target, Direction direction) {
        const graph::NodeId id = idOf(run->graph, module, target);
        if (id < 0)
            qFatal("no %s", module);
        return rounded.isSpared(id, direction);
    };
    QVERIFY(!isSpared("layers.0.k", "aten::linear", Direction::Backward));
    QVERIFY(isSpared("layers.0.norm1", "aten::layer_norm", Direction::Backward));
    QVERIFY(!isSpared("layers.0.norm1", "aten::layer_norm", Direction::Forward)); // an input of linears
    QVERIFY(isSpared("layers.0", "aten::softmax", Direction::Forward)); // of a product of two tensors
    for (const graph::Node& node : run->graph.nodes)
        if (node.kind == graph::NodeKind::Parameter && node.target.ends_with(".k.weight"))
            QVERIFY(!rounded.isSpared(node.id, Direction::Forward));
        else if (node.kind == graph::NodeKind::Parameter && node.target.ends_with(".k.bias"))
            QVERIFY(rounded.isSpared(node.id, Direction::Forward));
}

void TestRoundedTensors::aRunWithoutFormatsSparesNothing()
{
    const auto run = sampleRun();
    const RoundedTensors rounded(run->graph);
    for (const graph::Node& node : run->graph.nodes)
        QVERIFY(!rounded.isSpared(node.id, Direction::Forward));
}

/// All errors are zero: the variant is the original.
void TestRoundedTensors::whereNothingWasRoundedAllIsSpared()
{
    const auto run = sampleRun();
    graph::TensorError none;
    none.relativeError = 0;
    for (graph::Node& node : run->graph.nodes)
        if (node.forward.metric)
            node.forward.error = std::make_shared<const graph::TensorError>(none);
    const RoundedTensors rounded(run->graph);
    QVERIFY(rounded.isSpared(idOf(run->graph, "layers.0.k", "aten::linear"), Direction::Forward));
}

/// A file that has errors, and not what was rounded.
void TestRoundedTensors::whatIsNotKnownIsNotClaimed()
{
    const auto run = simulatedRun();
    for (graph::Node& node : run->graph.nodes) {
        node.forward.roundings.reset();
        node.backward.roundings.reset();
    }
    const RoundedTensors rounded(run->graph);
    for (const graph::Node& node : run->graph.nodes)
        QVERIFY(!rounded.isSpared(node.id, Direction::Forward));
}

} // namespace scalescope::tests

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::tests::TestRoundedTensors)
#include "test_rounded_tensors.moc"
