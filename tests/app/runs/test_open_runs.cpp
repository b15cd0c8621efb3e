// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runs/files.h"
#include "app/runs/open_runs.h"
#include "tests/app/runs/own_folders.h"
#include "tests/support/sample_run.h"
#include "tests/support/test_class.h"

#include <QDateTime>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <chrono>
#include <nlohmann/json.hpp>

namespace scalescope::tests {

class TestOpenRuns : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useOwnFolders(); }
    void oneIsAfterAnotherRoundAndRound();
    void theOneBeforeIsBesideAClosedOne();
    void aRunThatGrowsIsTheSameRun();
    void aNewNameTakesThePlaceOfWhatHadIt();
    void titlesTellRunsApart();
    void aVariantSaysWhenItWasMade();
    void aVariantOfAnotherEngineIsMadeAgain();
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

void TestOpenRuns::aVariantSaysWhenItWasMade()
{
    app::OpenRuns runs;
    const auto put = [&runs](const char* name, int second, std::uint64_t seed, const job::Transforms& with) {
        job::Job job;
        job.command = job::Command::Run;
        job.model = "/nowhere/net.pt";
        job.output = "made.scales";
        job.seed = seed;
        job.transforms = with;
        auto run = std::make_shared<graph::Run>(*sampleRun(1));
        run->facts.job = job::toJson(job).dump();
        run->facts.started = std::chrono::sys_seconds(std::chrono::seconds(1'800'000'000 + second));
        const QString file = app::runsFolder() + '/' + QLatin1String(name);
        runs.put(file, run);
        return file;
    };
    const auto time = [](int second) {
        return QDateTime::fromSecsSinceEpoch(1'800'000'000 + second).time().toString("HH:mm:ss");
    };
    const auto minute = [&time](int second) { return time(second).first(5); };
    const job::Transforms fp8{job::SimulateFp8{}};
    const QString first = put("a", 0, 0, {});
    const QString variant = put("b", 5, 0, fp8);
    QCOMPARE(runs.titleOf(variant), "net.pt · FP8"); // of the only one
    const QString second = put("c", 10, 0, {});
    const QString other = put("d", 20, 7, {});
    QCOMPARE(runs.titleOf(variant), "net.pt · FP8 · " + minute(5)); // of one of two
    QCOMPARE(runs.find(variant)->name, "net.pt");
    QCOMPARE(runs.titleOf(second), "net.pt · " + time(10)); // of the same minute as another
    const QString later = put("g", 120, 3, {});
    QCOMPARE(runs.titleOf(later), "net.pt · " + minute(120));
    QCOMPARE(runs.titleOf(put("e", 30, 0, fp8)), "net.pt · FP8 · " + time(30));
    QCOMPARE(runs.titleOf(put("f", 30, 7, fp8)), "net.pt · FP8 · " + time(30) + " (2)");
    runs.remove(later);
    runs.remove(second);
    runs.remove(other);
    QCOMPARE(runs.titleOf(first), "net.pt");
}

/// Whose results need not be the same, other than those of the same program, inputs and seed.
void TestOpenRuns::aVariantOfAnotherEngineIsMadeAgain()
{
    QTemporaryDir folder;
    const QString values = folder.filePath("x.npy");
    job::Job job;
    job.model = "/nowhere/net.pt";
    job.output = "made.scales";
    job.inputs = {{"x", values.toStdString()}};
    job.transforms = {job::SimulateFp8{}};
    auto run = std::make_shared<graph::Run>(*sampleRun(1));
    run->facts.job = job::toJson(job).dump();
    run->facts.started = std::chrono::sys_seconds(std::chrono::seconds(1'000'000'000));
    app::OpenRuns runs;
    runs.put("/variant", run);
    QVERIFY(runs.variantOf(*run, job) != nullptr);
    graph::Run original = *run;
    original.facts.torch = "another";
    QVERIFY(runs.variantOf(original, job) == nullptr);
    QFile file(values);
    QVERIFY(file.open(QIODevice::WriteOnly)); // is newer than the run
    QVERIFY(runs.variantOf(*run, job) == nullptr);
}

} // namespace scalescope::tests

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::tests::TestOpenRuns)
#include "test_open_runs.moc"
