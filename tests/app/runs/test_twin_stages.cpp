// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runs/twin_stages.h"
#include "tests/support/test_class.h"

#include <QSignalSpy>
#include <QTest>

namespace scalescope::tests {

namespace {

using app::TwinStages;
using Stage = TwinStages::Stage;
using job::Transforms;

const Transforms fp8Twin{job::SimulateFp8{}};
const Transforms unitScaledTwin{job::UnitScaling{}};

app::Outcome stageOutcome(double seconds, ExitStatus status = ExitStatus::Done)
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
    QVERIFY(!stages.endOriginal(stageOutcome(3), false));
    QVERIFY(!stages.isRunning());
    QVERIFY(stages.awaits({})); // its file is still to be read
    stages.settle();
    QVERIFY(!stages.awaits({}));
}

void TestTwinStages::aTwinFollowsItsOriginal()
{
    TwinStages stages;
    stages.await(fp8Twin);
    stages.startOriginal("a.scales");
    QCOMPARE(stages.position(), 0);
    QCOMPARE(stages.count(), 2);
    QVERIFY(stages.endOriginal(stageOutcome(3), false));
    QCOMPARE(stages.stage(), Stage::Original); // while its results are read
    stages.startTwin("saved.scales");
    QCOMPARE(stages.position(), 1);
    QCOMPARE(stages.count(), 2);
    QVERIFY(!stages.readsOriginal());
    QCOMPARE(stages.originalFile(), "saved.scales");
    const app::Outcome both = stages.endTwin(stageOutcome(4), {});
    QCOMPARE(both.seconds, 7.0);
    QVERIFY(both.field.isEmpty());
    QVERIFY(!stages.isRunning() && stages.awaits(fp8Twin));
}

void TestTwinStages::aTwinAloneIsTheSecondOfTwo()
{
    TwinStages stages;
    stages.await(fp8Twin);
    stages.startOriginal("a.scales");
    QVERIFY(stages.endOriginal(stageOutcome(3), false));
    stages.startTwin("a.scales");
    stages.endTwin(stageOutcome(4), {});
    stages.await(unitScaledTwin);
    stages.startTwin("a.scales");
    QCOMPARE(stages.position(), 1);
    QCOMPARE(stages.endTwin(stageOutcome(5), {}).seconds, 5.0); // the original's time was told before
}

void TestTwinStages::whatIsShownSpeaksUnlessSomethingIsAwaited()
{
    TwinStages stages;
    QSignalSpy changed(&stages, &TwinStages::transformsChanged);
    stages.followShown(fp8Twin);
    stages.followShown(fp8Twin);
    QCOMPARE(stages.transforms(), fp8Twin);
    QCOMPARE(changed.size(), 1);
    stages.await(unitScaledTwin);
    stages.followShown(fp8Twin);
    QCOMPARE(stages.transforms(), unitScaledTwin);
    QVERIFY(stages.awaits(unitScaledTwin) && !stages.awaits(fp8Twin));
    stages.settle();
    stages.followShown(fp8Twin);
    QCOMPARE(stages.transforms(), fp8Twin);
}

void TestTwinStages::anOriginalThatFailsTakesItsTwinAlong()
{
    TwinStages stages;
    stages.await(fp8Twin);
    stages.startOriginal("a.scales");
    QVERIFY(!stages.endOriginal(stageOutcome(1, ExitStatus::Stopped), false));
    QVERIFY(!stages.isRunning() && !stages.awaits({}));
    QCOMPARE(stages.transforms(), Transforms());
}

void TestTwinStages::anInputThatCanBeMendedKeepsTheTwin()
{
    TwinStages stages;
    const auto fail = [&stages] {
        stages.await(fp8Twin);
        stages.startOriginal("a.scales");
        QVERIFY(!stages.endOriginal(stageOutcome(1, ExitStatus::Usage), false)); // by its field x
        stages.settle();
        QVERIFY(!stages.isRunning() && stages.awaitsInputs());
        stages.followShown(unitScaledTwin);
        QCOMPARE(stages.transforms(), fp8Twin);
    };
    fail();
    stages.startOriginal("b.scales"); // with other inputs
    QVERIFY(!stages.awaitsInputs());
    QVERIFY(stages.endOriginal(stageOutcome(3), false));
    QCOMPARE(stages.transforms(), fp8Twin);
    fail();
    stages.giveUpInputs(unitScaledTwin);
    QVERIFY(!stages.awaitsInputs());
    QCOMPARE(stages.transforms(), unitScaledTwin);
    fail();
    stages.drop();
    QVERIFY(!stages.awaitsInputs());
}

void TestTwinStages::aTwinThatFailsLeavesWhatIsShown()
{
    TwinStages stages;
    stages.await(fp8Twin);
    stages.startTwin("a.scales");
    stages.endTwin(stageOutcome(1, ExitStatus::Stopped), unitScaledTwin);
    QCOMPARE(stages.transforms(), unitScaledTwin);
    QVERIFY(!stages.isRunning() && !stages.awaits(unitScaledTwin));
}

void TestTwinStages::aTwinTakenBackMeanwhileIsNotRun()
{
    TwinStages stages;
    stages.await(fp8Twin);
    stages.startOriginal("a.scales");
    QVERIFY(stages.endOriginal(stageOutcome(3), false));
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
    stages.await(fp8Twin);
    stages.startOriginal("a.scales");
    QVERIFY(!stages.endOriginal(stageOutcome(3), true));
    QVERIFY(!stages.isRunning());
}

void TestTwinStages::whatIsDroppedIsForgotten()
{
    TwinStages stages;
    stages.await(fp8Twin);
    stages.startOriginal("a.scales");
    stages.drop();
    QVERIFY(!stages.isRunning() && !stages.readsOriginal() && !stages.awaits(fp8Twin));
    QCOMPARE(stages.transforms(), fp8Twin); // until something else is shown
}

} // namespace scalescope::tests

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::tests::TestTwinStages)
#include "test_twin_stages.moc"
