// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/open_runs.h"
#include "tests/support/sample_run.h"

#include <QTest>

namespace scalescope::tests {

class TestOpenRuns : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneIsAfterAnotherRoundAndRound();
    void theOneBeforeIsBesideAClosedOne();
    void aRunThatGrowsIsTheSameRun();
    void aNewNameTakesThePlaceOfWhatHadIt();
    void titlesTellRunsApart();
};

namespace {

void open(app::OpenRuns& runs, const QStringList& files)
{
    for (const QString& file : files)
        runs.put(file, sampleRun(1));
}

} // namespace

void TestOpenRuns::oneIsAfterAnotherRoundAndRound()
{
    app::OpenRuns runs;
    QCOMPARE(runs.fileAfter("/a", 1), QString());
    open(runs, {"/a", "/b", "/c"});
    QCOMPARE(runs.fileAfter("/a", 1), "/b");
    QCOMPARE(runs.fileAfter("/c", 1), "/a");
    QCOMPARE(runs.fileAfter("/a", -1), "/c");
    QCOMPARE(runs.fileAfter("/nowhere", -1), "/c");
}

void TestOpenRuns::theOneBeforeIsBesideAClosedOne()
{
    app::OpenRuns runs;
    QCOMPARE(runs.fileBeside("/a"), QString());
    open(runs, {"/a"});
    QCOMPARE(runs.fileBeside("/a"), QString());
    open(runs, {"/b", "/c"});
    QCOMPARE(runs.fileBeside("/c"), "/b");
    QCOMPARE(runs.fileBeside("/b"), "/a");
    QCOMPARE(runs.fileBeside("/a"), "/b");
    QCOMPARE(runs.fileBeside("/nowhere"), QString());
}

void TestOpenRuns::aRunThatGrowsIsTheSameRun()
{
    app::OpenRuns runs;
    runs.put("/a", sampleRun(1), true);
    const int first = runs.find("/a")->number;
    runs.put("/a", sampleRun(2), true);
    QCOMPARE(runs.find("/a")->number, first);
    runs.put("/a", sampleRun(2)); // is whole
    QCOMPARE(runs.find("/a")->number, first);
    runs.put("/a", sampleRun(2)); // another run, in the same file
    QVERIFY(runs.find("/a")->number != first);
    QCOMPARE(runs.all().size(), std::size_t(1));
}

void TestOpenRuns::aNewNameTakesThePlaceOfWhatHadIt()
{
    app::OpenRuns runs;
    open(runs, {"/a", "/b"});
    const auto run = runs.find("/a")->run;
    QStringList told;
    connect(&runs, &app::OpenRuns::renamed, this,
            [&](const QString& from, const QString& to) { told << from << to; });
    connect(&runs, &app::OpenRuns::changed, this, [&] { told << "changed"; });
    runs.rename("/a", "/b");
    QCOMPARE(told, QStringList({"/a", "/b", "changed"}));
    QCOMPARE(runs.all().size(), std::size_t(1));
    QCOMPARE(runs.find("/b")->run, run);
    QVERIFY(runs.find("/a") == nullptr);
}

void TestOpenRuns::titlesTellRunsApart()
{
    app::OpenRuns runs;
    open(runs, {"/here/a.scales", "/there/a.scales"});
    QCOMPARE(runs.titleOf("/here/a.scales"), "a.scales");
    QCOMPARE(runs.titleOf("/there/a.scales"), "a.scales (2)");
    runs.put("/there/b.scales", sampleRun(1), true);
    QCOMPARE(runs.titleOf("/there/b.scales"), "b.scales · running");
    runs.remove("/here/a.scales");
    QCOMPARE(runs.titleOf("/there/a.scales"), "a.scales");
    QCOMPARE(runs.titleOf("/here/a.scales"), QString());
}

} // namespace scalescope::tests

QTEST_GUILESS_MAIN(scalescope::tests::TestOpenRuns)
#include "test_open_runs.moc"
