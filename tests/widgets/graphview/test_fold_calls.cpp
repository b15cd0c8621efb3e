// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/called_run.h"
#include "tests/support/test_class.h"
#include "widgets/graphview/card_look.h"
#include "widgets/graphview/card_texts.h"

#include <QTest>
#include <algorithm>
#include <cmath>

namespace scalescope::tests {

namespace {

using sheet::FoldTree;
using widgets::FoldState;
using widgets::ViewGraph;

/// What a new run opens with, and what opens all.
const FoldState folded{FoldState::allOpen, {}, true};
const FoldState opened{FoldState::allOpen, {}, false};

sheet::FoldTree foldTreeOf(const CalledRun& made)
{
    return {made.run.graph, made.run.graph, made.run.modules,
            graph::CallTree(made.run.graph, made.run.modules)};
}

ViewGraph foldedView(const CalledRun& made, const FoldState& state)
{
    return widgets::fold(made.run.graph, foldTreeOf(made), state);
}

QString titlesOf(const ViewGraph& view)
{
    QStringList titles;
    for (const auto& card : view.cards)
        titles << widgets::titleOf(card.fold().kind, card.title);
    return titles.join(", ");
}

QString framesOf(const ViewGraph& view)
{
    QStringList frames;
    for (const auto& module : view.modules)
        frames << widgets::titleOf(module.kind, module.title);
    return frames.join(", ");
}

FoldState with(FoldState state, const std::vector<std::string>& openedByHand)
{
    for (const std::string& key : openedByHand)
        state.byHand[key] = true;
    return state;
}

/// A cell of two operators that is called again and again, with what its caller does in between.
CalledRun cells(int times, bool operatorsBetween = false)
{
    CalledRun made;
    graph::NodeId x = made.op("aten::randn", {});
    for (int i = 0; i < times; ++i) {
        made.begin("cell", "Cell");
        x = made.op("aten::tanh", {made.op("aten::linear", {x}, 1)}, 2);
        made.end({x});
        if (operatorsBetween)
            x = made.op("aten::add", {made.op("aten::mul", {x}, 21), x}, 22);
    }
    made.op("aten::sum", {x});
    made.finish();
    return made;
}

/// Without some of its nodes, and the edges of these.
graph::Graph withoutSome(graph::Graph graph, std::mt19937& random)
{
    std::erase_if(graph.nodes, [&](const graph::Node&) { return random() % 3 == 0; });
    std::erase_if(graph.edges, [&](const graph::Edge& edge) {
        return graph.find(edge.source) == nullptr || graph.find(edge.target) == nullptr;
    });
    return graph;
}

CalledRun encoder(int layers)
{
    CalledRun made;
    graph::NodeId x = made.op("aten::randn", {});
    for (int i = 0; i < layers; ++i)
        x = made.encoderLayer("layers." + std::to_string(i), x);
    made.op("aten::sum", {x});
    made.finish();
    return made;
}

} // namespace

class TestFoldCalls : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachCallOfAModuleIsACard();
    void callsInARowAreOneCard();
    void repeatsOpenToTheirCalls();
    void repeatsOpenToOneCall();
    void allCallsOfAModuleOpenByItsPath();
    void repeatedLayersAreOneCard();
    void layersThatDifferAreNotRepeats();
    void whatIsBesideEachOtherDoesNotRepeat();
    void aLoopReadsAsItsSteps();
    void loopsInsideLoops();
    void termsOnOneLineAreNoLoop();
    void modulesOfOneOperatorRepeat();
    void aCardOfRepeatsShowsTheirSpread();
    void aCallHasItsOwnFindings();
    void whateverIsCalledEdgesGoForward();
};

void TestFoldCalls::eachCallOfAModuleIsACard()
{
    const CalledRun made = cells(3, true);
    QCOMPARE(titlesOf(foldedView(made, {0, {}})),
             "aten::randn_0, cell #1, aten::mul_3, aten::add_4, cell #2, "
             "aten::mul_7, aten::add_8, cell #3, aten::mul_11, "
             "aten::add_12, aten::sum_13");
}

void TestFoldCalls::callsInARowAreOneCard()
{
    const ViewGraph view = foldedView(cells(12), folded);
    QCOMPARE(titlesOf(view), "aten::randn_0, cell ×12, aten::sum_25");
    QCOMPARE(view.edges.size(), std::size_t{2});
    QCOMPARE(view.cards[1].members().size(), std::size_t{24});
    QCOMPARE(view.cards[1].node, graph::NodeId{24}); // what the last one returned
    QCOMPARE(titlesOf(foldedView(cells(3), folded)),
             "aten::randn_0, aten::linear_1, aten::tanh_2, aten::linear_3, "
             "aten::tanh_4, aten::linear_5, aten::tanh_6, aten::sum_7");
}

void TestFoldCalls::repeatsOpenToTheirCalls()
{
    const CalledRun made = cells(5);
    const ViewGraph calls = foldedView(made, with(folded, {"*1"}));
    QCOMPARE(titlesOf(calls), "aten::randn_0, cell #1, cell #2, cell #3, cell #4, cell #5, aten::sum_11");
    QCOMPARE(framesOf(calls), "cell ×5");
    const ViewGraph one = foldedView(made, with(folded, {"*1", "cell#2"}));
    QCOMPARE(framesOf(one), "cell ×5, cell #2");
    QCOMPARE(foldedView(made, opened).cards.size(), std::size_t{12});
}

void TestFoldCalls::repeatsOpenToOneCall()
{
    const CalledRun made = encoder(48);
    const ViewGraph view = foldedView(made, with(folded, {"layers.7"}));
    QCOMPARE(titlesOf(view), "aten::randn_0, layers.0–6 ×7, q, k, v, aten::matmul_67, aten::softmax_68, "
                             "aten::matmul_69, out, aten::add_71, norm, layers.8–47 ×40, aten::sum_433");
    QCOMPARE(framesOf(view), "layers.7");
    QCOMPARE(titlesOf(foldedView(made, with(folded, {"layers.1"}))).section(", ", 1, 1), "layers.0");
}

/// As sessions of older releases and people say it.
void TestFoldCalls::allCallsOfAModuleOpenByItsPath()
{
    FoldState state{0, {}};
    state.byHand["cell"] = true;
    QCOMPARE(framesOf(foldedView(cells(3, true), state)), "cell #1, cell #2, cell #3");
}

void TestFoldCalls::repeatedLayersAreOneCard()
{
    const ViewGraph view = foldedView(encoder(48), folded);
    QCOMPARE(titlesOf(view), "aten::randn_0, layers.0–47 ×48, aten::sum_433");
    QCOMPARE(view.cards[1].repeats().size(), std::size_t{48});
    QCOMPARE(QString::fromStdString(view.cards[1].fold().type), "EncoderLayer");
}

void TestFoldCalls::layersThatDifferAreNotRepeats()
{
    CalledRun made;
    graph::NodeId x = made.op("aten::randn", {});
    for (int i = 0; i < 9; ++i) {
        if (i != 4) {
            x = made.encoderLayer("layers." + std::to_string(i), x);
            continue;
        }
        made.begin("layers.4", "EncoderLayer");
        x = made.op("aten::relu", {made.op("aten::linear", {x}, 1)}, 2);
        made.end({x});
    }
    made.finish();
    QCOMPARE(titlesOf(foldedView(made, FoldState{0, {}, true})),
             "aten::randn_0, layers.0–3 ×4, layers.4, layers.5–8 ×4");
}

/// Experts, heads: numbered, built alike, but none reads another.
void TestFoldCalls::whatIsBesideEachOtherDoesNotRepeat()
{
    CalledRun made;
    const graph::NodeId x = made.op("aten::randn", {});
    for (int i = 0; i < 8; ++i)
        made.encoderLayer("experts." + std::to_string(i), x);
    made.finish();
    QCOMPARE(foldedView(made, FoldState{0, {}, true}).cards.size(), std::size_t{9});
}

void TestFoldCalls::aLoopReadsAsItsSteps()
{
    const CalledRun made = cells(12, true);
    const ViewGraph view = foldedView(made, folded);
    QCOMPARE(titlesOf(view), "aten::randn_0, loop ×12, aten::sum_49");
    QCOMPARE(view.cards[1].fold().begin.line, 21);
    QCOMPARE(view.cards[1].fold().lastLine, 22);
    const ViewGraph steps = foldedView(made, with(folded, {"*1"}));
    QCOMPARE(steps.cards.size(), std::size_t{14});
    QCOMPARE(titlesOf(steps).section(", ", 1, 2), "step 1, step 2");
    const ViewGraph step = foldedView(made, with(folded, {"*1/3"}));
    QCOMPARE(titlesOf(step),
             "aten::randn_0, loop ×2, aten::linear_9, aten::tanh_10, aten::mul_11, aten::add_12, "
             "loop ×9, aten::sum_49");
    QCOMPARE(framesOf(step), "step 3, cell #3");
}

void TestFoldCalls::loopsInsideLoops()
{
    CalledRun made;
    graph::NodeId x = made.op("aten::randn", {});
    for (int outer = 0; outer < 5; ++outer) {
        for (int inner = 0; inner < 20; ++inner)
            x = made.op("aten::tanh", {made.op("aten::mul", {x}, 1)}, 2);
        x = made.op("aten::add", {x}, 3);
    }
    made.finish();
    QCOMPARE(titlesOf(foldedView(made, folded)), "aten::randn_0, loop ×5");
    const ViewGraph view = foldedView(made, with(folded, {"*1/2"}));
    QCOMPARE(titlesOf(view), "aten::randn_0, step 1, loop ×20, aten::add_82, loop ×3");
}

void TestFoldCalls::termsOnOneLineAreNoLoop()
{
    CalledRun made;
    graph::NodeId x = made.op("aten::randn", {});
    for (int i = 0; i < 8; ++i)
        x = made.op("aten::add", {x}, 3);
    made.finish();
    QCOMPARE(foldedView(made, folded).cards.size(), std::size_t{9});
}

void TestFoldCalls::modulesOfOneOperatorRepeat()
{
    CalledRun made;
    graph::NodeId x = made.op("aten::randn", {});
    for (int i = 0; i < 6; ++i)
        x = made.layer("shared", "aten::linear", x);
    made.finish();
    QCOMPARE(titlesOf(foldedView(made, folded)), "aten::randn_0, shared ×6");
    const ViewGraph view = foldedView(made, with(folded, {"*1"}));
    QCOMPARE(titlesOf(view),
             "aten::randn_0, shared #1, shared #2, shared #3, shared #4, shared #5, shared #6");
    QVERIFY(!view.cards[1].isStack());
    QCOMPARE(framesOf(view), "shared ×6");
}

void TestFoldCalls::aCardOfRepeatsShowsTheirSpread()
{
    const CalledRun made = cells(5);
    widgets::Document document;
    document.setPruning({false, std::nullopt, {}, {}});
    document.setRun(std::make_shared<graph::Run>(made.run));
    const sheet::FoldTree tree = *document.foldTree();
    const ViewGraph view = widgets::fold(document.graph(), tree, folded);
    const widgets::CardLook look = widgets::looksOf(view, document)[1];
    QCOMPARE(look.title, "cell ×5");
    QCOMPARE(look.detail, QString("Cell · 10 tensors"));
    const auto meanOf = [&](graph::NodeId node) {
        return made.run.graph.find(node)->forward.metric->statistics.meanAbs;
    };
    QCOMPARE(look.forward->statistics.meanAbs, meanOf(6)); // the third of five
    QCOMPARE(look.forward->statistics.absMax, made.run.graph.find(10)->forward.metric->statistics.absMax);
    QCOMPARE(look.forwardSpans.spread->lo, std::log2(meanOf(2)));
    QCOMPARE(look.forwardSpans.spread->hi, std::log2(meanOf(10)));
    QVERIFY(!look.backward && !look.backwardSpans.spread);
    const widgets::CardDescriptions descriptions(document);
    const QString description = descriptions.of(view.cards[1], look);
    QVERIFY2(description.contains("forward, smallest · median · largest of 5"), qPrintable(description));
    QVERIFY(description.startsWith("cell\nCell · 10 tensors\n"));
}

void TestFoldCalls::aCallHasItsOwnFindings()
{
    CalledRun made = cells(6);
    auto metric = std::make_shared<graph::Metric>(*made.run.graph.nodes[4].forward.metric);
    metric->statistics.nans = 1;
    made.run.graph.nodes[4].forward.metric = metric;
    widgets::Document document;
    document.setPruning({false, std::nullopt, {}, {}});
    document.setRun(std::make_shared<graph::Run>(made.run));
    const sheet::FoldTree tree = *document.foldTree();
    const auto findings = [&](const FoldState& state) {
        QString text;
        for (const auto& look : widgets::looksOf(widgets::fold(document.graph(), tree, state), document))
            text += look.findings.worst().finding == sheet::Finding::NotANumber ? '!' : '.';
        return text;
    };
    QCOMPARE(findings(folded), ".!.");
    QCOMPARE(findings(with(folded, {"*1"})), "..!.....");
}

/// Each node that is shown is in one card, no edge is lost, and every edge goes to a later card.
void TestFoldCalls::whateverIsCalledEdgesGoForward()
{
    std::mt19937 random(3);
    for (int turn = 0; turn < 150; ++turn) {
        const CalledRun made = randomCalls(random, 80);
        const graph::Graph shown = turn % 2 == 0 ? made.run.graph : withoutSome(made.run.graph, random);
        const sheet::FoldTree tree(made.run.graph, shown, made.run.modules,
                                   graph::CallTree(made.run.graph, made.run.modules));
        for (int tries = 0; tries < 6; ++tries) {
            FoldState state{static_cast<int>(random() % 5), {}, random() % 2 == 0};
            for (const sheet::Fold& one : tree.folds()) {
                if (random() % 4 == 0)
                    state.byHand[one.key] = random() % 2 == 0;
            }
            const ViewGraph view = widgets::fold(shown, tree, state);
            std::size_t members = 0;
            for (const auto& card : view.cards) {
                members += card.members().size();
                QVERIFY(card.cluster < static_cast<int>(view.modules.size()));
                QVERIFY(std::ranges::find(card.members(), card.node) != card.members().end());
            }
            QCOMPARE(members, shown.nodes.size());
            QVERIFY(std::ranges::all_of(
                shown.nodes, [&view](const graph::Node& node) { return view.cardOf(node.id) >= 0; }));
            std::size_t inside = 0;
            for (const graph::Edge& edge : shown.edges)
                inside += view.cardOf(edge.source) == view.cardOf(edge.target) ? 1U : 0U;
            std::size_t between = 0;
            for (const auto& edge : view.edges) {
                QVERIFY(edge.source < edge.target);
                between += static_cast<std::size_t>(edge.count);
            }
            QCOMPARE(inside + between, shown.edges.size());
        }
    }
}

} // namespace scalescope::tests

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::tests::TestFoldCalls)
#include "test_fold_calls.moc"
