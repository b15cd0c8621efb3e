// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sample_run.h"
#include "tests/support/skip.h"
#include "tests/support/test_class.h"
#include "widgets/graphview/picture_maker.h"
#include "widgets/models/document.h"

#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>
#include <QTimer>

namespace scalescope::tests {

namespace {

using widgets::FoldState;
using widgets::PictureMaker;
using widgets::RunChange;

/// A maker that hears of its document as the view lets it hear.
struct Making
{
    Making()
    {
        QObject::connect(&document, &widgets::Document::runChanged, &maker, &PictureMaker::takeRun);
        QObject::connect(&document, &widgets::Document::graphChanged, &maker, &PictureMaker::takeGraph);
    }
    [[nodiscard]] bool hasMade(int pictures)
    {
        return QTest::qWaitFor([&] { return made.size() >= pictures; }, 20000);
    }

    widgets::Document document;
    PictureMaker maker{document};
    QSignalSpy made{&maker, &PictureMaker::made};
    QSignalSpy replaced{&maker, &PictureMaker::runReplaced};
};

} // namespace

class TestPictureMaker : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void aRunsFirstPictureIsToldAsSuch();
    void manyCardsAreShownWithAllTheirLooks();
    void anotherRunTakesThePictureAway();
    void aRunThatGrowsKeepsItsPicture();
    void whatIsCancelledLeavesThePictureAndItsFolding();
    void nothingIsDrawnOfAnEmptyGraph();
    void aFailureIsTold();
};

void TestPictureMaker::initTestCase()
{
    if (QStandardPaths::findExecutable("dot").isEmpty())
        SKIP_WHERE_NOT_CI("Graphviz's dot is not installed.");
}

void TestPictureMaker::aRunsFirstPictureIsToldAsSuch()
{
    Making making;
    making.document.setRun(sampleRun());
    QVERIFY(making.maker.isBusy());
    QVERIFY(making.maker.picture().empty());
    QVERIFY(making.hasMade(1));
    QCOMPARE(making.made.last(), QVariantList({true, false}));
    const widgets::GraphPicture& picture = making.maker.picture();
    const std::size_t open = picture.view.cards.size();
    QCOMPARE(picture.looks.size(), open);
    QVERIFY(!making.maker.setFolding(making.maker.folding()));
    QVERIFY(making.maker.setFolding({0, {}}));
    QCOMPARE(picture.view.cards.size(), open); // until there is another
    QVERIFY(making.hasMade(2));
    QCOMPARE(making.made.last(), QVariantList({false, false}));
    QVERIFY(picture.view.cards.size() < open);
}

/// They are made in several goes, between which the window is at hand.
void TestPictureMaker::manyCardsAreShownWithAllTheirLooks()
{
    Making making;
    making.document.setRun(sampleRunOfSize(20000));
    QVERIFY(making.hasMade(1));
    const widgets::GraphPicture& picture = making.maker.picture();
    const std::size_t folded = picture.view.cards.size();
    QVERIFY(making.maker.setFolding({FoldState::allOpen, {}}));
    bool wasAtHand = false;
    QTimer heartbeat;
    QObject::connect(&heartbeat, &QTimer::timeout, [&] {
        wasAtHand = wasAtHand || (making.maker.isBusy() && !making.maker.isLayingOut());
        if (making.made.size() == 1)
            QCOMPARE(picture.view.cards.size(), folded);
    });
    heartbeat.start(0);
    QVERIFY(making.hasMade(2));
    QVERIFY(wasAtHand);
    QVERIFY(picture.view.cards.size() > 8000);
    QCOMPARE(picture.looks.size(), picture.view.cards.size());
    QVERIFY(!picture.looks.back().title.isEmpty());
    QVERIFY(!making.maker.isBusy());
}

void TestPictureMaker::anotherRunTakesThePictureAway()
{
    Making making;
    making.document.setRun(sampleRun());
    QVERIFY(making.hasMade(1));
    making.maker.setFolding({0, {}});
    making.document.setRun(sampleRun(), RunChange::Rerun);
    QCOMPARE(making.replaced.size(), 2);
    QVERIFY(making.maker.picture().empty());
    QCOMPARE(making.maker.folding(), FoldState({0, {}})); // of one model it stays
    QVERIFY(making.hasMade(2));
    QCOMPARE(making.made.last(), QVariantList({true, false}));
    making.document.setRun(sampleRun(), RunChange::Another);
    QCOMPARE(making.replaced.size(), 3);
    QCOMPARE(making.maker.folding(), making.maker.automaticFolding());
}

void TestPictureMaker::aRunThatGrowsKeepsItsPicture()
{
    const auto whole = sampleRun();
    auto part = std::make_shared<graph::Run>(*whole);
    part->graph.nodes.resize(20);
    part->graph.edges.clear();
    Making making;
    making.document.setRun(part);
    QVERIFY(making.hasMade(1));
    making.document.setRun(whole, RunChange::Grown);
    QCOMPARE(making.replaced.size(), 1);
    QVERIFY(!making.maker.picture().empty());
    QVERIFY(making.hasMade(2));
    QCOMPARE(making.made.last(), QVariantList({false, true}));
    QVERIFY(making.maker.picture().view.cardOf(whole->graph.nodes.back().id) >= 0);
}

void TestPictureMaker::whatIsCancelledLeavesThePictureAndItsFolding()
{
    Making making;
    making.document.setRun(sampleRun());
    QVERIFY(making.hasMade(1));
    const FoldState before = making.maker.folding();
    const std::size_t cards = making.maker.picture().view.cards.size();
    making.maker.setFolding({0, {}});
    QVERIFY(making.maker.cancel());
    QVERIFY(!making.maker.isBusy());
    QCOMPARE(making.maker.folding(), before);
    QCOMPARE(making.maker.picture().view.cards.size(), cards);
    making.maker.layOut();
    QVERIFY(!making.maker.cancel()); // it is folded as it was
}

void TestPictureMaker::nothingIsDrawnOfAnEmptyGraph()
{
    Making making;
    QSignalSpy emptied(&making.maker, &PictureMaker::emptied);
    making.document.setRun(sampleRun());
    QVERIFY(making.hasMade(1));
    making.document.setRun(std::make_shared<const graph::Run>());
    QCOMPARE(emptied.size(), 1);
    QVERIFY(making.maker.picture().empty() && !making.maker.isBusy());
}

void TestPictureMaker::aFailureIsTold()
{
    Making making;
    QSignalSpy failed(&making.maker, &PictureMaker::failed);
    making.maker.setLayoutProgram("/nowhere/dot");
    making.document.setRun(sampleRun());
    QTRY_COMPARE(failed.size(), 1);
    QVERIFY(!making.maker.isBusy());
    making.maker.setLayoutProgram({});
    making.maker.layOut();
    QVERIFY(making.hasMade(1));
    QCOMPARE(making.made.last(), QVariantList({true, false}));
}

} // namespace scalescope::tests

SCALESCOPE_TEST(scalescope::tests::TestPictureMaker)
#include "test_picture_maker.moc"
