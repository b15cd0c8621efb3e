// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runs/run_progress.h"
#include "tests/support/sample_run.h"
#include "tests/support/test_class.h"

#include <QTest>

using namespace std::chrono_literals;

namespace scalescope::tests {

namespace {

using app::RemainingTime;

/// So many a second, told ten times a second from one moment to another.
std::int64_t advance(RemainingTime& remaining, RemainingTime::Time from, RemainingTime::Time to,
                     double perSecond, std::int64_t done, std::int64_t total)
{
    const std::int64_t before = done;
    for (auto now = from + 100ms; now <= to; now += 100ms) {
        done =
            before + static_cast<std::int64_t>(perSecond * std::chrono::duration<double>(now - from).count());
        remaining.advance(done, total, now);
    }
    return done;
}

} // namespace

class TestRemainingTime : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsToldInTheFirstSeconds();
    void nothingIsToldWhereTheTotalIsNotKnown();
    void itCountsDownWithTheClock();
    void whatFollowsIsCountedToo();
    void smallChangesOfSpeedAreNotTold();
    void aStandstillEndsThePromise();
    void itIsSaidInRoundNumbers();
    void growthIsToldFromWhatWasRecorded();
};

void TestRemainingTime::nothingIsToldInTheFirstSeconds()
{
    RemainingTime remaining;
    remaining.restart(1000ms);
    advance(remaining, 1000ms, 2900ms, 100, 0, 2000);
    QVERIFY(!remaining.left(2900ms));
    advance(remaining, 2900ms, 3100ms, 100, 190, 2000);
    QVERIFY(remaining.left(3100ms));
    remaining.restart(3200ms);
    QVERIFY(!remaining.left(3200ms));
}

void TestRemainingTime::nothingIsToldWhereTheTotalIsNotKnown()
{
    RemainingTime remaining;
    remaining.restart(0ms);
    advance(remaining, 0ms, 10s, 100, 0, 0);
    QVERIFY(!remaining.left(10s));
}

void TestRemainingTime::itCountsDownWithTheClock()
{
    RemainingTime remaining;
    remaining.restart(0ms);
    std::int64_t done = advance(remaining, 0ms, 5s, 100, 0, 2000);
    QCOMPARE(remaining.left(5s)->count(), 15);
    QCOMPARE(remaining.left(6s)->count(), 14); // without a word from the run
    done = advance(remaining, 5s, 12s, 100, done, 2000);
    QCOMPARE(remaining.left(12s)->count(), 8);
    advance(remaining, 12s, 19500ms, 100, done, 2000);
    QVERIFY2(!remaining.left(19500ms), "the last second");
}

void TestRemainingTime::whatFollowsIsCountedToo()
{
    RemainingTime remaining;
    remaining.restart(0ms, 1);
    advance(remaining, 0ms, 5s, 100, 0, 1000);
    QCOMPARE(remaining.left(5s)->count(), 15); // 5 s of this, and 10 s of what takes as long
}

void TestRemainingTime::smallChangesOfSpeedAreNotTold()
{
    RemainingTime remaining;
    remaining.restart(0ms);
    std::int64_t done = advance(remaining, 0ms, 5s, 100, 0, 10'000);
    const auto before = remaining.left(5s)->count();
    done = advance(remaining, 5s, 10s, 108, done, 10'000);
    QCOMPARE(remaining.left(10s)->count(), before - 5);
    advance(remaining, 10s, 20s, 300, done, 10'000);
    QVERIFY(remaining.left(20s));
    QVERIFY2(remaining.left(20s)->count() < before / 2, "three times as fast");
}

void TestRemainingTime::aStandstillEndsThePromise()
{
    RemainingTime remaining;
    remaining.restart(0ms);
    const std::int64_t done = advance(remaining, 0ms, 5s, 100, 0, 1000);
    QCOMPARE(remaining.left(5s)->count(), 5);
    QVERIFY2(!remaining.left(11s), "one operator that takes long, of which nobody knows how long");
    advance(remaining, 5s, 25s, 0, done, 1000);
    QVERIFY(!remaining.left(25s) || remaining.left(25s)->count() > 60);
}

void TestRemainingTime::itIsSaidInRoundNumbers()
{
    QCOMPARE(app::remainingText(12s), QString("about 12 s left"));
    QCOMPARE(app::remainingText(43s), QString("about 45 s left"));
    QCOMPARE(app::remainingText(100s), QString("about 2 min left"));
    QCOMPARE(app::remainingText(20min), QString("about 20 min left"));
}

void TestRemainingTime::growthIsToldFromWhatWasRecorded()
{
    graph::Run run = *sampleRun(1);
    const auto all = static_cast<std::int64_t>(run.graph.nodes.size());
    const job::Progress gradients = app::growthOf(run, all);
    QVERIFY(gradients.phase == job::Phase::Backward);
    QVERIFY(gradients.done > 0 && gradients.done <= gradients.total);
    run.graph.nodes.resize(run.graph.nodes.size() / 2);
    for (graph::Node& node : run.graph.nodes)
        node.backward.metric.reset();
    const job::Progress tensors = app::growthOf(run, all);
    QVERIFY(tensors.phase == job::Phase::Forward);
    QCOMPARE(tensors.done, all / 2);
    QCOMPARE(tensors.total, all);
    QCOMPARE(app::growthOf(run, 3).total, 0); // it was not so many after all
}

} // namespace scalescope::tests

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::tests::TestRemainingTime)
#include "test_remaining_time.moc"
