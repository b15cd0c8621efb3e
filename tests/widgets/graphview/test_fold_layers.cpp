// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/called_run.h"
#include "tests/support/test_class.h"
#include "widgets/graphview/card_texts.h"
#include "widgets/graphview/fold.h"

#include <QTest>

namespace scalescope::tests {

namespace {

using sheet::FoldTree;
using widgets::FoldState;

/// What a new run opens with.
const FoldState foldedAtFirst{FoldState::allOpen, {}, true};

/// The cards of a run of which these nodes are left after pruning.
QString cardsOf(const CalledRun& made, const graph::Graph& shown, const FoldState& state = foldedAtFirst)
{
    const graph::Graph& all = made.run.graph;
    const sheet::FoldTree tree(all, shown, made.run.modules, graph::CallTree(all, made.run.modules));
    QStringList titles;
    for (const auto& card : widgets::fold(shown, tree, state).cards)
        titles << widgets::titleOf(card.fold().kind, card.title);
    return titles.join(", ");
}

QString cardsOf(const CalledRun& made, const FoldState& state = foldedAtFirst)
{
    return cardsOf(made, made.run.graph, state);
}

FoldState openedAt(const std::string& key)
{
    FoldState state = foldedAtFirst;
    state.byHand[key] = true;
    return state;
}

/// A module of two operators.
graph::NodeId mlp(CalledRun& made, const std::string& path, graph::NodeId x)
{
    made.begin(path, "Mlp");
    x = made.op("aten::relu", {made.op("aten::linear", {x}, 1)}, 2);
    made.end({x});
    return x;
}

/// A module of three.
graph::NodeId attention(CalledRun& made, const std::string& path, graph::NodeId x)
{
    made.begin(path, "Attention");
    x = made.op("aten::linear", {made.op("aten::softmax", {made.op("aten::linear", {x}, 1)}, 2)}, 3);
    made.end({x});
    return x;
}

std::string numbered(const std::string& name, int number)
{
    return name + std::to_string(number);
}

/// `layers` times what `layer` makes of the tensor before it, between an operator and another.
template <typename Layer>
CalledRun stackOf(int layers, const Layer& layer)
{
    CalledRun made;
    graph::NodeId x = made.op("aten::randn", {});
    for (int i = 0; i < layers; ++i)
        x = layer(made, i, x);
    made.op("aten::sum", {x}, 99);
    made.finish();
    return made;
}

/// A residual block whose parts stand in two lists: norm, convolution, then two operators of the caller's.
graph::NodeId residual(CalledRun& made, int layer, graph::NodeId x)
{
    const graph::NodeId y = made.layer(numbered("convs.", layer), "aten::conv2d",
                                       made.layer(numbered("norms.", layer), "aten::batch_norm", x));
    return made.op("aten::add", {made.op("aten::relu", {y}, 21), x}, 22);
}

} // namespace

class TestFoldLayers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pairsInALayerAreThatLayer();
    void partsOfTwoListsAreLayers();
    void alternatingLayersAreTakenTogether();
    void numbersAreFoundWithoutADot();
    void aStackThatIsCalledAgainIsACardEachTime_data();
    void aStackThatIsCalledAgainIsACardEachTime();
    void fewSmallLayersStayOpen();
    void layersOfOtherShapesAreNoRepeats();
    void loopsOfSeveralModulesAreNamedAfterThem();
    void pruningDoesNotSayWhatIsAlike();
    void stepsOfWhichNothingIsShownCount();
    void placesInTorchAreNotAModels();
};

/// blocks.3.0 and blocks.3.1, each with its residual connection in the caller's code.
void TestFoldLayers::pairsInALayerAreThatLayer()
{
    const CalledRun made = stackOf(8, [](CalledRun& run, int i, graph::NodeId x) {
        const std::string block = numbered("blocks.", i);
        x = run.op("aten::add", {attention(run, block + ".0", x), x}, 11);
        return run.op("aten::add", {mlp(run, block + ".1", x), x}, 12);
    });
    QCOMPARE(cardsOf(made), "aten::randn_0, blocks.0–7 ×8, aten::sum_57");
    QCOMPARE(cardsOf(made, openedAt("*1")).section(", ", 1, 3), "blocks.0, blocks.1, blocks.2");
}

void TestFoldLayers::partsOfTwoListsAreLayers()
{
    const CalledRun made = stackOf(6, residual);
    QCOMPARE(cardsOf(made), "aten::randn_0, norms, convs ×6, aten::sum_25");
    QCOMPARE(cardsOf(made, openedAt("*1")).section(", ", 1, 4), "norms.0, convs.0, norms.1, convs.1");
}

void TestFoldLayers::alternatingLayersAreTakenTogether()
{
    const auto alternate = [](CalledRun& run, int i, graph::NodeId x) {
        const std::string path = numbered("layers.", i);
        return i % 2 == 0 ? attention(run, path, x) : mlp(run, path, x);
    };
    const CalledRun made = stackOf(12, alternate);
    QCOMPARE(cardsOf(made), "aten::randn_0, layers.0–11 ×6, aten::sum_31");
    QCOMPARE(cardsOf(made, openedAt("*1")).section(", ", 1, 2), "layers.0–1, layers.2–3");
}

void TestFoldLayers::numbersAreFoundWithoutADot()
{
    const CalledRun made = stackOf(
        12, [](CalledRun& run, int i, graph::NodeId x) { return attention(run, numbered("layer", i), x); });
    QCOMPARE(cardsOf(made), "aten::randn_0, layer0–layer11 ×12, aten::sum_37");
}

void TestFoldLayers::aStackThatIsCalledAgainIsACardEachTime_data()
{
    QTest::addColumn<int>("times");
    QTest::addColumn<QString>("cards");
    const QString once = "layers.0–4 ×5";
    QTest::newRow("twice") << 2 << QStringList{once, once}.join(", ");
    QTest::newRow("three times") << 3 << QStringList{once, once, once}.join(", ");
    QTest::newRow("often") << 6 << QString("layers.0–4 ×6");
}

void TestFoldLayers::aStackThatIsCalledAgainIsACardEachTime()
{
    QFETCH(int, times);
    QFETCH(QString, cards);
    const CalledRun made = stackOf(5 * times, [](CalledRun& run, int i, graph::NodeId x) {
        return attention(run, numbered("layers.", i % 5), x);
    });
    QCOMPARE(cardsOf(made), "aten::randn_0, " + cards + QString(", aten::sum_%1").arg(15 * times + 1));
}

/// "linear, relu" of a small network says more than a card, of a deep one less.
void TestFoldLayers::fewSmallLayersStayOpen()
{
    const auto pair = [](CalledRun& run, int i, graph::NodeId x) {
        x = run.layer(numbered("net.", 2 * i), "aten::linear", x);
        return run.layer(numbered("net.", 2 * i + 1), "aten::relu", x);
    };
    QCOMPARE(cardsOf(stackOf(4, pair)).count(", "), 9);
    QCOMPARE(cardsOf(stackOf(6, pair)), "aten::randn_0, net.0–11 ×6, aten::sum_13");
}

void TestFoldLayers::layersOfOtherShapesAreNoRepeats()
{
    const auto narrowing = [](CalledRun& run, int i, graph::NodeId x) {
        const graph::NodeId result = attention(run, numbered("layers.", i), x);
        run.run.graph.nodes.back().shape = {4, 1024 >> i};
        return result;
    };
    QCOMPARE(cardsOf(stackOf(6, narrowing), FoldState{0, {}, true}),
             "aten::randn_0, layers.0, layers.1, layers.2, layers.3, layers.4, layers.5, aten::sum_19");
}

void TestFoldLayers::loopsOfSeveralModulesAreNamedAfterThem()
{
    const CalledRun made = stackOf(9, [](CalledRun& run, int, graph::NodeId x) {
        return mlp(run, "decoder", attention(run, "encoder", x));
    });
    QCOMPARE(cardsOf(made), "aten::randn_0, encoder, decoder ×9, aten::sum_46");
    QCOMPARE(cardsOf(made, openedAt("*1")).section(", ", 1, 2), "step 1, step 2");
}

/// An operator that keeps its scale in some of the steps is hidden there, and only there.
void TestFoldLayers::pruningDoesNotSayWhatIsAlike()
{
    const CalledRun made = stackOf(12, residual);
    graph::Graph shown = made.run.graph;
    std::erase_if(shown.nodes,
                  [](const graph::Node& node) { return node.target == "aten::relu" && node.id % 3 == 0; });
    std::erase_if(shown.edges, [&](const graph::Edge& edge) {
        return shown.find(edge.source) == nullptr || shown.find(edge.target) == nullptr;
    });
    QVERIFY(shown.nodes.size() + 4 == made.run.graph.nodes.size());
    QCOMPARE(cardsOf(made, shown), "aten::randn_0, norms, convs ×12, aten::sum_49");
}

void TestFoldLayers::stepsOfWhichNothingIsShownCount()
{
    const CalledRun made =
        stackOf(9, [](CalledRun& run, int, graph::NodeId x) { return run.layer("cell", "aten::tanh", x); });
    graph::Graph shown = made.run.graph;
    std::erase_if(shown.nodes, [](const graph::Node& node) { return node.id == 4 || node.id == 5; });
    QCOMPARE(cardsOf(made, shown), "aten::randn_0, cell ×9, aten::sum_10");
    QCOMPARE(cardsOf(made, shown, openedAt("*1")),
             "aten::randn_0, cell #1, cell #2, cell #3, cell #6, cell #7, cell #8, cell #9, aten::sum_10");
}

/// A list of modules runs its loop in PyTorch's code.
void TestFoldLayers::placesInTorchAreNotAModels()
{
    CalledRun made = stackOf(6, residual);
    const auto placeOfRepeats = [&] {
        const sheet::FoldTree tree(made.run.graph, made.run.graph, made.run.modules,
                                   graph::CallTree(made.run.graph, made.run.modules));
        return widgets::linesText(tree.at(0));
    };
    QCOMPARE(placeOfRepeats(), "model.py:21–22");
    for (graph::Node& node : made.run.graph.nodes)
        node.location.file = "/opt/python/site-packages/torch/nn/modules/container.py";
    QCOMPARE(placeOfRepeats(), "");
}

} // namespace scalescope::tests

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::tests::TestFoldLayers)
#include "test_fold_layers.moc"
