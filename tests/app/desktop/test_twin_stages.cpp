// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/twin_stages.h"

#include <QSignalSpy>
#include <QTest>

namespace scalescope::tests {

namespace {

using app::TwinStages;
using Stage = TwinStages::Stage;
using job::Transforms;

const Transforms fp8{job::SimulateFp8{}};
const Transforms unitScaled{job::UnitScaling{}};

app::Outcome outcome(double seconds, ExitStatus status = ExitStatus::Done)
{
    app::Outcome ended;
    ended.seconds = seconds;
    ended.status = status;
    ended.field = "x";
    return ended;
}

} // namespace

class TestTwinStages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anOriginalAloneIsOneStage();
    void aTwinFollowsItsOriginal();
    void aTwinAloneIsTheSecondOfTwo();
    void whatIsShownSpeaksUnlessSomethingIsAwaited();
    void anOriginalThatFailsTakesItsTwinAlong();
    void anInputThatCanBeMendedKeepsTheTwin();
    void aTwinThatFailsLeavesWhatIsShown();
    void aTwinTakenBackMeanwhileIsNotRun();
    void anotherFileGoesBeforeTheTwin();
    void whatIsDroppedIsForgotten();
};

void TestTwinStages::anOriginalAloneIsOneStage()
{
    TwinStages stages;
    QVERIFY(!stages.isRunning());
    stages.startOriginal("a.scales");
    QVERIFY(stages.isRunning() && stages.readsOriginal() && stages.awaits({}));
    QCOMPARE(stages.count(), 1);
    QVERIFY(!stages.endOriginal(outcome(3), false));
    QVERIFY(!stages.isRunning());
    QVERIFY(stages.awaits({})); // its file is still to be read
    stages.settle();
    QVERIFY(!stages.awaits({}));
}

void TestTwinStages::aTwinFollowsItsOriginal()
{
    TwinStages stages;
    stages.await(fp8);
    stages.startOriginal("a.scales");
    QCOMPARE(stages.position(), 0);
    QCOMPARE(stages.count(), 2);
    QVERIFY(stages.endOriginal(outcome(3), false));
    QCOMPARE(stages.stage(), Stage::Original); // while its results are read
    stages.startTwin("saved.scales");
    QCOMPARE(stages.position(), 1);
    QCOMPARE(stages.count(), 2);
    QVERIFY(!stages.readsOriginal());
    QCOMPARE(stages.originalFile(), "saved.scales");
    const app::Outcome both = stages.endTwin(outcome(4), {});
    QCOMPARE(both.seconds, 7.0);
    QVERIFY(both.field.isEmpty());
    QVERIFY(!stages.isRunning() && stages.awaits(fp8));
}

void TestTwinStages::aTwinAloneIsTheSecondOfTwo()
{
    TwinStages stages;
    stages.await(fp8);
    stages.startOriginal("a.scales");
    QVERIFY(stages.endOriginal(outcome(3), false));
    stages.startTwin("a.scales");
    stages.endTwin(outcome(4), {});
    stages.await(unitScaled);
    stages.startTwin("a.scales");
    QCOMPARE(stages.position(), 1);
    QCOMPARE(stages.endTwin(outcome(5), {}).seconds, 5.0); // the original's time was told before
}

void TestTwinStages::whatIsShownSpeaksUnlessSomethingIsAwaited()
{
    TwinStages stages;
    QSignalSpy changed(&stages, &TwinStages::transformsChanged);
    stages.followShown(fp8);
    stages.followShown(fp8);
    QCOMPARE(stages.transforms(), fp8);
    QCOMPARE(changed.size(), 1);
    stages.await(unitScaled);
    stages.followShown(fp8);
    QCOMPARE(stages.transforms(), unitScaled);
    QVERIFY(stages.awaits(unitScaled) && !stages.awaits(fp8));
    stages.settle();
    stages.followShown(fp8);
    QCOMPARE(stages.transforms(), fp8);
}

void TestTwinStages::anOriginalThatFailsTakesItsTwinAlong()
{
    TwinStages stages;
    stages.await(fp8);
    stages.startOriginal("a.scales");
    QVERIFY(!stages.endOriginal(outcome(1, ExitStatus::Stopped), false));
    QVERIFY(!stages.isRunning() && !stages.awaits({}));
    QCOMPARE(stages.transforms(), Transforms());
}

void TestTwinStages::anInputThatCanBeMendedKeepsTheTwin()
{
    TwinStages stages;
    const auto fail = [&stages] {
        stages.await(fp8);
        stages.startOriginal("a.scales");
        QVERIFY(!stages.endOriginal(outcome(1, ExitStatus::Usage), false)); // by its field x
        stages.settle();
        QVERIFY(!stages.isRunning() && stages.awaitsInputs());
        stages.followShown(unitScaled);
        QCOMPARE(stages.transforms(), fp8);
    };
    fail();
    stages.startOriginal("b.scales"); // with other inputs
    QVERIFY(!stages.awaitsInputs());
    QVERIFY(stages.endOriginal(outcome(3), false));
    QCOMPARE(stages.transforms(), fp8);
    fail();
    stages.giveUpInputs(unitScaled);
    QVERIFY(!stages.awaitsInputs());
    QCOMPARE(stages.transforms(), unitScaled);
    fail();
    stages.drop();
    QVERIFY(!stages.awaitsInputs());
}

void TestTwinStages::aTwinThatFailsLeavesWhatIsShown()
{
    TwinStages stages;
    stages.await(fp8);
    stages.startTwin("a.scales");
    stages.endTwin(outcome(1, ExitStatus::Stopped), unitScaled);
    QCOMPARE(stages.transforms(), unitScaled);
    QVERIFY(!stages.isRunning() && !stages.awaits(unitScaled));
}

void TestTwinStages::aTwinTakenBackMeanwhileIsNotRun()
{
    TwinStages stages;
    stages.await(fp8);
    stages.startOriginal("a.scales");
    QVERIFY(stages.endOriginal(outcome(3), false));
    stages.setTransforms({});
    QCOMPARE(stages.count(), 1);
    const app::Outcome whole = stages.endWithoutTwin();
    QCOMPARE(whole.seconds, 3.0);
    QCOMPARE(whole.status, ExitStatus::Done);
    QVERIFY(!stages.isRunning() && !stages.awaits({}));
}

void TestTwinStages::anotherFileGoesBeforeTheTwin()
{
    TwinStages stages;
    stages.await(fp8);
    stages.startOriginal("a.scales");
    QVERIFY(!stages.endOriginal(outcome(3), true));
    QVERIFY(!stages.isRunning());
}

void TestTwinStages::whatIsDroppedIsForgotten()
{
    TwinStages stages;
    stages.await(fp8);
    stages.startOriginal("a.scales");
    stages.drop();
    QVERIFY(!stages.isRunning() && !stages.readsOriginal() && !stages.awaits(fp8));
    QCOMPARE(stages.transforms(), fp8); // until something else is shown
}

} // namespace scalescope::tests

QTEST_GUILESS_MAIN(scalescope::tests::TestTwinStages)
#include "test_twin_stages.moc"
