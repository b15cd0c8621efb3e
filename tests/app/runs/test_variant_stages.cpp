// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runs/variant_stages.h"
#include "tests/support/test_class.h"

#include <QSignalSpy>
#include <QTest>

namespace scalescope::tests {

namespace {

using app::VariantStages;
using Stage = VariantStages::Stage;
using job::Transforms;

const Transforms fp8Variant{job::SimulateFp8{}};
const Transforms unitScaledVariant{job::UnitScaling{}};

app::Outcome stageOutcome(double seconds, ExitStatus status = ExitStatus::Done)
{
    app::Outcome ended;
    ended.seconds = seconds;
    ended.status = status;
    ended.field = "x";
    return ended;
}

} // namespace

class TestVariantStages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anOriginalAloneIsOneStage();
    void aVariantFollowsItsOriginal();
    void aVariantAloneIsTheSecondOfTwo();
    void whatIsShownSpeaksUnlessSomethingIsAwaited();
    void anOriginalThatFailsTakesItsVariantAlong();
    void anInputThatCanBeMendedKeepsTheVariant();
    void aVariantThatFailsLeavesWhatIsShown();
    void aVariantTakenBackMeanwhileIsNotRun();
    void anotherFileGoesBeforeTheVariant();
    void whatIsDroppedIsForgotten();
};

void TestVariantStages::anOriginalAloneIsOneStage()
{
    VariantStages stages;
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

void TestVariantStages::aVariantFollowsItsOriginal()
{
    VariantStages stages;
    stages.await(fp8Variant);
    stages.startOriginal("a.scales");
    QCOMPARE(stages.position(), 0);
    QCOMPARE(stages.count(), 2);
    QVERIFY(stages.endOriginal(stageOutcome(3), false));
    QCOMPARE(stages.stage(), Stage::Original); // while its results are read
    stages.startVariant("saved.scales");
    QCOMPARE(stages.position(), 1);
    QCOMPARE(stages.count(), 2);
    QVERIFY(!stages.readsOriginal());
    QCOMPARE(stages.originalFile(), "saved.scales");
    const app::Outcome both = stages.endVariant(stageOutcome(4), {});
    QCOMPARE(both.seconds, 7.0);
    QVERIFY(both.field.isEmpty());
    QVERIFY(!stages.isRunning() && stages.awaits(fp8Variant));
}

void TestVariantStages::aVariantAloneIsTheSecondOfTwo()
{
    VariantStages stages;
    stages.await(fp8Variant);
    stages.startOriginal("a.scales");
    QVERIFY(stages.endOriginal(stageOutcome(3), false));
    stages.startVariant("a.scales");
    stages.endVariant(stageOutcome(4), {});
    stages.await(unitScaledVariant);
    stages.startVariant("a.scales");
    QCOMPARE(stages.position(), 1);
    QCOMPARE(stages.endVariant(stageOutcome(5), {}).seconds, 5.0); // the original's time was told before
}

void TestVariantStages::whatIsShownSpeaksUnlessSomethingIsAwaited()
{
    VariantStages stages;
    QSignalSpy changed(&stages, &VariantStages::transformsChanged);
    stages.followShown(fp8Variant);
    stages.followShown(fp8Variant);
    QCOMPARE(stages.transforms(), fp8Variant);
    QCOMPARE(changed.size(), 1);
    stages.await(unitScaledVariant);
    stages.followShown(fp8Variant);
    QCOMPARE(stages.transforms(), unitScaledVariant);
    QVERIFY(stages.awaits(unitScaledVariant) && !stages.awaits(fp8Variant));
    stages.settle();
    stages.followShown(fp8Variant);
    QCOMPARE(stages.transforms(), fp8Variant);
}

void TestVariantStages::anOriginalThatFailsTakesItsVariantAlong()
{
    VariantStages stages;
    stages.await(fp8Variant);
    stages.startOriginal("a.scales");
    QVERIFY(!stages.endOriginal(stageOutcome(1, ExitStatus::Stopped), false));
    QVERIFY(!stages.isRunning() && !stages.awaits({}));
    QCOMPARE(stages.transforms(), Transforms());
}

void TestVariantStages::anInputThatCanBeMendedKeepsTheVariant()
{
    VariantStages stages;
    const auto fail = [&stages] {
        stages.await(fp8Variant);
        stages.startOriginal("a.scales");
        QVERIFY(!stages.endOriginal(stageOutcome(1, ExitStatus::Usage), false)); // by its field x
        stages.settle();
        QVERIFY(!stages.isRunning() && stages.awaitsInputs());
        stages.followShown(unitScaledVariant);
        QCOMPARE(stages.transforms(), fp8Variant);
    };
    fail();
    stages.startOriginal("b.scales"); // with other inputs
    QVERIFY(!stages.awaitsInputs());
    QVERIFY(stages.endOriginal(stageOutcome(3), false));
    QCOMPARE(stages.transforms(), fp8Variant);
    fail();
    stages.giveUpInputs(unitScaledVariant);
    QVERIFY(!stages.awaitsInputs());
    QCOMPARE(stages.transforms(), unitScaledVariant);
    fail();
    stages.drop();
    QVERIFY(!stages.awaitsInputs());
}

void TestVariantStages::aVariantThatFailsLeavesWhatIsShown()
{
    VariantStages stages;
    stages.await(fp8Variant);
    stages.startVariant("a.scales");
    stages.endVariant(stageOutcome(1, ExitStatus::Stopped), unitScaledVariant);
    QCOMPARE(stages.transforms(), unitScaledVariant);
    QVERIFY(!stages.isRunning() && !stages.awaits(unitScaledVariant));
}

void TestVariantStages::aVariantTakenBackMeanwhileIsNotRun()
{
    VariantStages stages;
    stages.await(fp8Variant);
    stages.startOriginal("a.scales");
    QVERIFY(stages.endOriginal(stageOutcome(3), false));
    stages.setTransforms({});
    QCOMPARE(stages.count(), 1);
    const app::Outcome whole = stages.endWithoutVariant();
    QCOMPARE(whole.seconds, 3.0);
    QCOMPARE(whole.status, ExitStatus::Done);
    QVERIFY(!stages.isRunning() && !stages.awaits({}));
}

void TestVariantStages::anotherFileGoesBeforeTheVariant()
{
    VariantStages stages;
    stages.await(fp8Variant);
    stages.startOriginal("a.scales");
    QVERIFY(!stages.endOriginal(stageOutcome(3), true));
    QVERIFY(!stages.isRunning());
}

void TestVariantStages::whatIsDroppedIsForgotten()
{
    VariantStages stages;
    stages.await(fp8Variant);
    stages.startOriginal("a.scales");
    stages.drop();
    QVERIFY(!stages.isRunning() && !stages.readsOriginal() && !stages.awaits(fp8Variant));
    QCOMPARE(stages.transforms(), fp8Variant); // until something else is shown
}

} // namespace scalescope::tests

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::tests::TestVariantStages)
#include "test_variant_stages.moc"
