// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/call_tree.h"
#include "tests/support/called_run.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace scalescope::tests {

namespace {

/// "cell#0[2-3] cell#1[4-5]", inner ones in brackets after their caller.
QString treeText(const graph::CallTree& tree)
{
    QStringList parts;
    for (const graph::CallSpan& span : tree.spans()) {
        QString text = QString::fromStdString(span.path) + '#' + QString::number(span.number) +
                       QString(" %1-%2").arg(span.first).arg(span.last);
        if (span.parent >= 0)
            text += " in " +
                    QString::fromStdString(tree.spans()[static_cast<std::size_t>(span.parent)].path) + '#' +
                    QString::number(tree.spans()[static_cast<std::size_t>(span.parent)].number);
        parts << text;
    }
    return parts.join("; ");
}

QString treeText(const CalledRun& made)
{
    return treeText(graph::CallTree(made.run.graph, made.run.modules));
}

} // namespace

class TestCallTree : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tellsCallsOfOneModuleApart();
    void callsAreInsideTheirCallers();
    void aModuleOfAnotherOneIsInsideItsCaller();
    void stepsAfterTheResultBelongToTheirCall();
    void aCallWithoutTensorsHoldsItsOperators();
    void callsThatGaveBackWhatTheyGot();
    void callsOnTheWayAreNotYetRecorded();
    void modulesWithoutRecordsHaveAStretchEach();
    void filesWithoutCallers();
    void writtenMemoryIsWhereItIsRead();
    void parametersAreWhereTheyAreReadFirst();
    void layersOfOneKindHaveOneStructure();
    void randomCallsAreToldAsTheyWere();
    void whateverIsRecordedSpansNest();
    void callersThatGoInCirclesEnd();
};

void TestCallTree::tellsCallsOfOneModuleApart()
{
    CalledRun made;
    graph::NodeId x = made.op("aten::randn", {});
    for (int step = 0; step < 3; ++step) {
        made.begin("cell");
        x = made.op("aten::tanh", {made.op("aten::linear", {x})});
        made.end({x});
    }
    made.layer("other", "aten::relu", x);
    made.finish();
    QCOMPARE(treeText(made), "cell#0 1-2; cell#1 3-4; cell#2 5-6; other#0 7-7");
    const graph::CallTree tree(made.run.graph, made.run.modules);
    QCOMPARE(tree.of(0), -1);
    QCOMPARE(tree.of(4), 1);
    for (const graph::CallSpan& span : tree.spans())
        QCOMPARE(span.count, span.path == "cell" ? 3 : 1);
}

void TestCallTree::callsAreInsideTheirCallers()
{
    CalledRun made;
    graph::NodeId x = made.op("aten::randn", {});
    for (int step = 0; step < 2; ++step) {
        made.begin("encoder");
        for (int inner = 0; inner < 2; ++inner)
            x = made.layer("encoder.shared", "aten::linear", x);
        x = made.op("aten::add", {x});
        made.end({x});
    }
    made.finish();
    QCOMPARE(treeText(made),
             "encoder#0 1-3; encoder.shared#0 1-1 in encoder#0; encoder.shared#1 2-2 in encoder#0; "
             "encoder#1 4-6; encoder.shared#2 4-4 in encoder#1; encoder.shared#3 5-5 in encoder#1");
}

void TestCallTree::aModuleOfAnotherOneIsInsideItsCaller()
{
    CalledRun made;
    const graph::NodeId x = made.op("aten::randn", {});
    made.begin("decoder");
    const graph::NodeId tied = made.layer("embedding", "aten::linear", x);
    made.end({made.op("aten::relu", {tied})});
    made.finish();
    QCOMPARE(treeText(made), "decoder#0 1-2; embedding#0 1-1 in decoder#0");
}

/// A state that is kept, a sum for a log: what runs after the tensor that is given back was made.
void TestCallTree::stepsAfterTheResultBelongToTheirCall()
{
    const auto make = [](bool operatorsBetween) {
        CalledRun made;
        graph::NodeId x = made.op("aten::randn", {});
        for (int step = 0; step < 3; ++step) {
            made.begin("cell");
            x = made.op("aten::tanh", {made.op("aten::linear", {x}, 1)}, 2);
            made.op("aten::sum", {x}, 3);
            made.op("aten::mul", {x}, 4);
            made.end({x});
            if (operatorsBetween)
                x = made.op("aten::relu", {x}, 9);
        }
        made.finish();
        return made;
    };
    QCOMPARE(treeText(make(true)), "cell#0 1-4; cell#1 6-9; cell#2 11-14");
    QCOMPARE(treeText(make(false)), "cell#0 1-4; cell#1 5-8; cell#2 9-12");
}

void TestCallTree::aCallWithoutTensorsHoldsItsOperators()
{
    CalledRun made;
    graph::NodeId x = made.op("aten::randn", {});
    for (int step = 0; step < 2; ++step) {
        made.begin("log");
        made.op("aten::sum", {made.op("aten::abs", {x}, 1)}, 2);
        made.end({});
        x = made.op("aten::relu", {x}, 9);
    }
    made.finish();
    QCOMPARE(treeText(made), "log#0 1-2; log#1 4-5");
}

void TestCallTree::callsThatGaveBackWhatTheyGot()
{
    CalledRun made;
    graph::NodeId x = made.op("aten::randn", {});
    for (int step = 0; step < 2; ++step) {
        made.begin("block");
        made.begin("block.dropout");
        made.end({x}); // in evaluation it does nothing
        x = made.op("aten::relu", {made.op("aten::linear", {x}, 1)}, 2);
        made.end({x});
    }
    made.finish();
    QCOMPARE(treeText(made), "block#0 1-2; block#1 3-4");
}

void TestCallTree::callsOnTheWayAreNotYetRecorded()
{
    CalledRun made;
    graph::NodeId x = made.op("aten::randn", {});
    made.begin("encoder");
    x = made.encoderLayer("encoder.layers.0", x);
    made.begin("encoder.layers.1");
    x = made.layer("encoder.layers.1.q", "aten::linear", x);
    made.op("aten::matmul", {x}, 11);
    QVERIFY(treeText(made).endsWith("encoder.layers.1#0 10-11 in encoder#0; encoder.layers.1.q#0 10-10 in "
                                    "encoder.layers.1#0"));
    QVERIFY(treeText(made).startsWith("encoder#0 1-11; encoder.layers.0#0 1-9 in encoder#0"));
}

void TestCallTree::modulesWithoutRecordsHaveAStretchEach()
{
    CalledRun made;
    made.begin("a");
    const graph::NodeId x = made.op("aten::randn", {});
    made.begin("b");
    const graph::NodeId y = made.op("aten::relu", {x});
    made.end({});
    made.op("aten::add", {x, y});
    made.end({});
    made.run.modules.clear();
    QCOMPARE(treeText(made), "a#0 0-0; b#0 1-1; a#1 2-2");
}

void TestCallTree::filesWithoutCallers()
{
    CalledRun made;
    graph::NodeId x = made.op("aten::randn", {});
    made.begin("encoder");
    for (const char* path : {"encoder.layers.0", "encoder.layers.1"})
        x = made.encoderLayer(path, x);
    made.end({x});
    made.finish();
    const QString now = treeText(made);
    for (graph::ModuleCall& call : made.run.modules)
        call.caller.clear();
    QCOMPARE(treeText(made), now);
}

void TestCallTree::writtenMemoryIsWhereItIsRead()
{
    CalledRun made;
    const graph::NodeId x = made.op("aten::randn", {});
    made.begin("block");
    const graph::NodeId written = made.op("aten::relu_", {x}, 1);
    made.end({3}); // the base, which has a node when it is read next
    const graph::NodeId other = made.op("aten::ones", {});
    made.begin("block");
    const graph::NodeId base = made.op("aten::relu_", {x}, 1);
    made.end({});
    graph::Node& node = made.run.graph.nodes[static_cast<std::size_t>(base)];
    node.provenance = graph::Provenance("block|aten::relu_|0|into randn_0");
    node.arguments = {{"self", x}, {"written", written}};
    made.run.modules.pop_back();
    made.op("aten::add", {base, other});
    made.begin("block");
    made.end({made.op("aten::tanh", {made.op("aten::relu", {base}, 1)}, 2)});
    made.finish();
    QCOMPARE(treeText(made), "block#0 1-1; block#1 5-6");
}

void TestCallTree::parametersAreWhereTheyAreReadFirst()
{
    CalledRun made;
    const graph::NodeId weight = made.op("weight", {});
    made.run.graph.nodes[0].kind = graph::NodeKind::Parameter;
    made.run.graph.nodes[0].module = "head";
    graph::NodeId x = made.op("aten::randn", {});
    for (const char* path : {"embedding", "head"}) {
        made.begin(path);
        x = made.op("aten::linear", {x, weight});
        made.end({x});
    }
    made.finish();
    const graph::CallTree tree(made.run.graph, made.run.modules);
    QCOMPARE(tree.of(weight), 0); // so that it comes before both who read it
}

void TestCallTree::layersOfOneKindHaveOneStructure()
{
    CalledRun made;
    graph::NodeId x = made.op("aten::randn", {});
    for (int i = 0; i < 3; ++i)
        x = made.encoderLayer("layers." + std::to_string(i), x);
    made.begin("layers.3", "EncoderLayer");
    made.end({made.op("aten::relu", {x})});
    made.finish();
    const graph::CallTree tree(made.run.graph, made.run.modules);
    std::map<std::string, std::uint64_t> structures;
    for (const graph::CallSpan& span : tree.spans())
        structures[span.path] = span.structure;
    QVERIFY(structures["layers.0"] == structures["layers.1"]);
    QVERIFY(structures["layers.0"] == structures["layers.2"]);
    QVERIFY(structures["layers.0"] != structures["layers.3"]);
    // The same operators with another edge are another structure.
    made.run.graph.edges.front().source = 1;
    QVERIFY(graph::CallTree(made.run.graph, made.run.modules).spans()[0].structure == structures["layers.0"]);
    made.run.graph.edges[6].source = 1;
    QVERIFY(graph::CallTree(made.run.graph, made.run.modules).spans()[0].structure != structures["layers.0"]);
}

void TestCallTree::randomCallsAreToldAsTheyWere()
{
    std::mt19937 random(7);
    for (int turn = 0; turn < 200; ++turn) {
        const CalledRun made = randomCalls(random, 60);
        const graph::CallTree tree(made.run.graph, made.run.modules);
        std::map<int, int> spanOfCall;
        std::map<int, int> callOfSpan;
        for (std::size_t i = 0; i < made.callOfNode.size(); ++i) {
            const int call = made.callOfNode[i];
            const int span = tree.of(static_cast<graph::NodeId>(i));
            QCOMPARE(call < 0, span < 0);
            QVERIFY(spanOfCall.emplace(call, span).first->second == span);
            QVERIFY(callOfSpan.emplace(span, call).first->second == call);
        }
    }
}

/// Spans hold what lies between their ends and nothing else, also where the records make no sense.
void TestCallTree::whateverIsRecordedSpansNest()
{
    std::mt19937 random(11);
    for (int turn = 0; turn < 300; ++turn) {
        CalledRun made = randomCalls(random, 40);
        std::vector<graph::ModuleCall>& calls = made.run.modules;
        for (int change = 0; change < 6 && !calls.empty(); ++change) {
            graph::ModuleCall& call = calls[random() % calls.size()];
            const graph::ModuleCall& other = calls[random() % calls.size()];
            switch (random() % 4) {
            case 0:
                call.outputs = other.outputs;
                break;
            case 1:
                call.caller = other.path;
                break;
            case 2:
                call.path = other.path;
                break;
            default:
                calls.erase(calls.begin() + static_cast<std::ptrdiff_t>(random() % calls.size()));
            }
        }
        const graph::CallTree tree(made.run.graph, calls);
        for (std::size_t i = 0; i < tree.spans().size(); ++i) {
            const graph::CallSpan& span = tree.spans()[i];
            QVERIFY(span.parent < static_cast<int>(i));
            for (graph::NodeId node = span.first; node <= span.last; ++node) {
                int at = tree.of(node);
                while (at >= 0 && at != static_cast<int>(i))
                    at = tree.spans()[static_cast<std::size_t>(at)].parent;
                QCOMPARE(at, static_cast<int>(i));
            }
        }
    }
}

void TestCallTree::callersThatGoInCirclesEnd()
{
    CalledRun made;
    made.begin("a.b");
    made.begin("a.b.c");
    made.op("aten::randn", {});
    made.end({});
    made.end({0});
    made.run.modules = {{0, "a.b", "Block", {{"", 0}}, "a.b.c"}};
    QVERIFY(!graph::CallTree(made.run.graph, made.run.modules).spans().empty());
}

} // namespace scalescope::tests

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::tests::TestCallTree)
#include "test_call_tree.moc"
