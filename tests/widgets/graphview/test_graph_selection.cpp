// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_class.h"
#include "tests/widgets/graphview/column_picture.h"
#include "widgets/graphview/graph_folding.h"

#include <QSignalSpy>
#include <QTest>

namespace scalescope::tests {

namespace {

using widgets::FoldState;
using widgets::Step;

/// A run of operators in a row, each of which uses the one before it, and their cards one below the other.
struct Selected
{
    explicit Selected(int nodes = 6)
    {
        picture.edgesOfCard.resize(static_cast<std::size_t>(nodes));
        for (int i = 0; i < nodes; ++i) {
            graph::Node node;
            node.id = i;
            node.kind = graph::NodeKind::Op;
            run->graph.nodes.push_back(node);
            if (i == 0)
                continue;
            picture.view.edges.push_back({i - 1, i});
            for (const int card : {i - 1, i})
                picture.edgesOfCard[static_cast<std::size_t>(card)].push_back(i - 1);
        }
        document.setPruning(everything);
        document.setRun(run);
    }

    static inline const prune::Options everything{false, std::nullopt, {}, {}}; ///< is shown

    std::shared_ptr<graph::Run> run = std::make_shared<graph::Run>();
    widgets::Document document;
    widgets::GraphPicture picture = columnPicture(6);
    widgets::GraphSelection selection{document, picture};
};

/// The same with what folds its modules.
struct Folded : Selected
{
    widgets::PictureMaker maker{document};
    widgets::GraphPanels panels{maker.picture()};
    widgets::GraphCamera camera{maker.picture(), panels, [] { return QSizeF(1000, 800); }};
    widgets::PictureAnchor anchor{maker.picture(), camera};
    widgets::GraphFolding folding{{maker, anchor, camera, selection}};
    QSignalSpy changed{&folding, &widgets::GraphFolding::changed};
};

} // namespace

class TestGraphSelection : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theCardOfTheSelectionIsFramed();
    void noCardIsFramedForANodeThatIsHidden();
    void stepsGoFromCardToCard();
    void modulesAreFoldedAroundTheSelection();
    void foldingByOthersIsNotTheUsers();
};

void TestGraphSelection::theCardOfTheSelectionIsFramed()
{
    Selected made;
    QVERIFY(!made.selection.update());
    QVERIFY(made.selection.card() == -1 && made.selection.viewCard() == nullptr);
    made.selection.select(3);
    QCOMPARE(made.document.selected(), std::optional(graph::NodeId(3)));
    QVERIFY(made.selection.update());
    QVERIFY(!made.selection.update());
    QCOMPARE(made.selection.card(), 3);
    made.document.select(5);
    made.picture = columnPicture(6, false); // the last two are one stack
    QVERIFY(made.selection.update());
    QCOMPARE(made.selection.card(), 4);
    QVERIFY(made.selection.viewCard()->isStack());
    made.selection.select(-1);
    QVERIFY(!made.document.selected());
    made.document.select(2);
    made.picture = {};
    QVERIFY(made.selection.update());
    QCOMPARE(made.selection.card(), -1);
}

void TestGraphSelection::noCardIsFramedForANodeThatIsHidden()
{
    Selected made;
    made.document.select(2);
    made.selection.update();
    QCOMPARE(made.selection.card(), 2);
    prune::Options options = Selected::everything;
    options.nodes = {2};
    made.document.setPruning(options);
    made.selection.update();
    QCOMPARE(made.selection.card(), -1);
}

void TestGraphSelection::stepsGoFromCardToCard()
{
    Selected made;
    QCOMPARE(made.selection.step(Step::Consumer), 0); // the first one, where none is selected
    made.selection.update();
    QCOMPARE(made.selection.step(Step::Consumer), 1);
    made.selection.update();
    QCOMPARE(made.selection.step(Step::Producer), 0);
    made.selection.update();
    QCOMPARE(made.selection.step(Step::Producer), -1);
    QCOMPARE(made.document.selected(), std::optional(graph::NodeId(0)));
    made.picture = {};
    QCOMPARE(made.selection.step(Step::Consumer), -1);
}

void TestGraphSelection::modulesAreFoldedAroundTheSelection()
{
    Folded made;
    made.folding.openModule(); // nothing is selected
    made.folding.foldModule();
    QVERIFY(made.changed.isEmpty());
    made.picture = columnPicture(6, false);
    made.document.select(5);
    made.selection.update();
    made.folding.openModule();
    QCOMPARE(made.changed.size(), 1);
    QCOMPARE(made.maker.folding().byHand, (std::map<std::string, bool>{{"block", true}}));
    QVERIFY(made.camera.isUsers());
    made.folding.openModule(); // it is wanted already
    QCOMPARE(made.changed.size(), 1);
    made.folding.foldAll();
    QCOMPARE(made.maker.folding(), FoldState({0, {}}));
    made.folding.openAll();
    QCOMPARE(made.maker.folding(), FoldState({FoldState::allOpen, {}}));
    QCOMPARE(made.changed.size(), 3);
}

void TestGraphSelection::foldingByOthersIsNotTheUsers()
{
    Folded made;
    made.folding.set({0, {}});
    QCOMPARE(made.maker.folding(), FoldState({0, {}}));
    QVERIFY(made.changed.isEmpty() && !made.camera.isUsers());
}

} // namespace scalescope::tests

SCALESCOPE_TEST(scalescope::tests::TestGraphSelection)
#include "test_graph_selection.moc"
