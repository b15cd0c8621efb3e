// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runs/file_opening.h"
#include "app/runs/open_model.h"
#include "app/runs/open_runs.h"
#include "app/runs/run_maker.h"
#include "app/runs/run_queue.h"
#include "app/settings/settings.h"
#include "core/message/say_transforms.h"
#include "tests/app/runs/own_folders.h"
#include "tests/support/sample_run.h"
#include "tests/support/test_class.h"

#include <QDateTime>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <chrono>
#include <nlohmann/json.hpp>

namespace scalescope::tests {

namespace {

using app::RunMaker;
using job::Transforms;
using widgets::RunChange;

const Transforms fp8{job::SimulateFp8{}};
const Transforms unitScaled{job::UnitScaling{}};

app::Outcome outcome(ExitStatus status, const QString& file, const QString& sentence = {})
{
    app::Outcome ended;
    ended.status = status;
    ended.runFile = file;
    ended.sentence = sentence;
    ended.seconds = 2;
    return ended;
}

/// A model that is open, whose runs no engine makes: the test says what the engine would.
struct RunMakerFixture
{
    RunMakerFixture()
    {
        const QString path = folder.filePath("net.pt");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        model.agreeToModel(path);
        model.open(path);
        model.setJob(model.job()); // its inputs are known
    }

    /// The run of the job that was started last.
    [[nodiscard]] std::shared_ptr<graph::Run> made(graph::RunStatus status = graph::RunStatus::Done) const
    {
        return runOf(jobs.back(), status);
    }
    static std::shared_ptr<graph::Run> runOf(const job::Job& job,
                                             graph::RunStatus status = graph::RunStatus::Done)
    {
        auto run = std::make_shared<graph::Run>(*sampleRun(1));
        run->status = status;
        run->facts.job = job::toJson(job).dump();
        return run;
    }
    [[nodiscard]] QString file() const { return QString::fromStdString(jobs.back().output); }
    /// The engine of the last job ends well, and its file is read.
    void end()
    {
        Q_EMIT maker.session().ended(outcome(ExitStatus::Done, file()));
        const QString read = file();
        Q_EMIT maker.session().resultsRead(read, made(), true);
    }

    QTemporaryDir folder;
    app::Settings settings{folder.filePath("settings.ini")};
    app::OpenModel model{settings, [](app::ModelReader&, const job::Job&) {}};
    app::OpenRuns runs;
    app::RunQueue queue;
    app::FileOpening opening;
    app::ShownRun shown;
    std::vector<job::Job> jobs; ///< that were started
    RunMaker maker{{model, runs, queue, opening, shown},
                   [this](app::RunSession&, const job::Job& job) { jobs.push_back(job); }};
    QSignalSpy started{&maker, &RunMaker::runStarted};
    QSignalSpy stage{&maker, &RunMaker::stageStarted};
    QSignalSpy read{&maker, &RunMaker::originalRead};
    QSignalSpy original{&maker, &RunMaker::originalWanted};
    QSignalSpy twin{&maker, &RunMaker::twinReady};
    QSignalSpy ended{&maker, &RunMaker::runEnded};
    QSignalSpy way{&maker, &RunMaker::madeWay};
    QSignalSpy message{&maker, &RunMaker::message};
    QSignalSpy note{&maker, &RunMaker::note};
    QSignalSpy log{&maker, &RunMaker::logged};
};

} // namespace

class TestRunMaker : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useOwnFolders(); }
    void anOriginalIsToldAsItGrows();
    void aTwinIsMadeAfterItsOriginal();
    void aTwinThatIsTakenBackIsNotMade();
    void aTwinWaitsForInputsThatCanBeMended();
    void whatIsOpenIsNotMadeAgain();
    void whatFilesNameAloneIsAskedForFirst();
    void howAnEngineDiedIsToldBesideItsResults();
    void aRunMakesWayForAFile();
    void anOriginalThatCannotBeReadHasNoTwin();
    void whatIsInTheWayOfARunIsSaid();
    void whatATwinCannotReachIsNotedOnce();
};

void TestRunMaker::anOriginalIsToldAsItGrows()
{
    RunMakerFixture fixture;
    QVERIFY(fixture.maker.canRun());
    fixture.maker.run();
    QCOMPARE(fixture.jobs.size(), std::size_t(1));
    QVERIFY(fixture.jobs.back().transforms.empty() && !fixture.jobs.back().output.empty());
    QCOMPARE(fixture.stage.takeLast(), QVariantList({0, 1}));
    fixture.maker.run(); // is under way
    QCOMPARE(fixture.started.size(), 1);
    QList<RunChange> changes;
    QObject::connect(&fixture.maker, &RunMaker::originalRead,
                     [&](const QString&, const auto&, RunChange change) { changes << change; });
    for (int part = 0; part < 2; ++part)
        Q_EMIT fixture.maker.session().resultsRead(fixture.file() + ".partial", fixture.made(), false);
    QVERIFY(fixture.runs.all().empty());
    fixture.end();
    QCOMPARE(changes, QList({RunChange::Rerun, RunChange::Grown, RunChange::Grown}));
    QVERIFY(fixture.runs.find(fixture.file()) != nullptr);
    QCOMPARE(fixture.ended.size(), 1);
    QVERIFY(!fixture.maker.isRunning() && fixture.twin.isEmpty());
}

void TestRunMaker::aTwinIsMadeAfterItsOriginal()
{
    RunMakerFixture fixture;
    fixture.maker.setTransforms(fp8);
    QVERIFY(fixture.jobs.back().transforms.empty());
    QCOMPARE(fixture.stage.last(), QVariantList({0, 2}));
    const QString original = fixture.file();
    fixture.end();
    QVERIFY(fixture.ended.isEmpty() && fixture.maker.isRunning());
    QCOMPARE(fixture.jobs.size(), std::size_t(2));
    QCOMPARE(fixture.jobs.back().transforms, fp8);
    QCOMPARE(fixture.stage.last(), QVariantList({1, 2}));
    QCOMPARE(fixture.started.size(), 1);
    Q_EMIT fixture.maker.session().resultsRead(fixture.file() + ".partial", fixture.made(), false);
    QCOMPARE(fixture.read.size(), 1); // the original stays to be seen
    fixture.end();
    QCOMPARE(fixture.read.size(), 1);
    QCOMPARE(fixture.twin.size(), 1);
    QCOMPARE(fixture.twin.last(), QVariantList({original, fixture.file()}));
    QCOMPARE(fixture.ended.last().first().value<app::Outcome>().seconds, 4.0);
    QCOMPARE(fixture.maker.transforms(), fp8);
}

void TestRunMaker::aTwinThatIsTakenBackIsNotMade()
{
    RunMakerFixture fixture;
    fixture.maker.setTransforms(fp8);
    fixture.maker.setTransforms({});
    QCOMPARE(fixture.stage.last(), QVariantList({0, 1}));
    fixture.end();
    QCOMPARE(fixture.jobs.size(), std::size_t(1));
    QCOMPARE(fixture.ended.size(), 1);
}

void TestRunMaker::aTwinWaitsForInputsThatCanBeMended()
{
    RunMakerFixture fixture;
    const auto fail = [&fixture] {
        app::Outcome failed = outcome(ExitStatus::Usage, {}, "x is too small.");
        failed.field = "x";
        Q_EMIT fixture.maker.session().ended(failed);
        QVERIFY(!fixture.maker.isRunning());
        QCOMPARE(fixture.maker.transforms(), fp8);
        fixture.maker.followShown({}); // an original, which is no answer
        QCOMPARE(fixture.maker.transforms(), fp8);
    };
    fixture.maker.setTransforms(fp8);
    fail();
    fixture.maker.run(); // with other inputs
    fixture.end();
    QCOMPARE(fixture.jobs.size(), std::size_t(3));
    QCOMPARE(fixture.jobs.back().transforms, fp8);
    fixture.end();
    QCOMPARE(fixture.twin.size(), 1);
    job::Job job = fixture.model.job();
    job.seed = 7;
    fixture.model.setJob(job); // of which nothing was run
    fixture.maker.setTransforms(fp8);
    fail();
    fixture.maker.giveUpInputs();
    QVERIFY(fixture.maker.transforms().empty());
}

void TestRunMaker::whatIsOpenIsNotMadeAgain()
{
    RunMakerFixture fixture;
    job::Job job = fixture.model.job();
    job.output = "a.scales"; // as every job of a run has one
    fixture.runs.put("/original.scales", RunMakerFixture::runOf(job));
    job.transforms = fp8;
    auto twin = RunMakerFixture::runOf(job);
    twin->facts.started = std::chrono::sys_seconds(std::chrono::seconds(1'800'000'000));
    fixture.runs.put("/twin.scales", twin);
    fixture.maker.setTransforms(fp8);
    const QString time = QDateTime::fromSecsSinceEpoch(1'800'000'000).time().toString("HH:mm:ss");
    QCOMPARE(fixture.note.takeLast(), QVariantList({"The FP8 run of " + time +
                                                    " has the same model, inputs and options, so Compare "
                                                    "takes it; Run (F5) makes a new one."}));
    QVERIFY(fixture.log.takeLast()[1].toString().startsWith("The FP8 run of " + time));
    QCOMPARE(fixture.original.size(), 1);
    QCOMPARE(fixture.twin.last(), QVariantList({"/original.scales", "/twin.scales"}));
    QVERIFY(fixture.jobs.empty());
    fixture.maker.setTransforms(unitScaled); // of which there is no twin
    QCOMPARE(fixture.jobs.size(), std::size_t(1));
    QCOMPARE(fixture.jobs.back().transforms, unitScaled);
    fixture.end();
    QCOMPARE(fixture.twin.last(), QVariantList({"/original.scales", fixture.file()}));
    QVERIFY(fixture.note.isEmpty());
}

void TestRunMaker::whatFilesNameAloneIsAskedForFirst()
{
    RunMakerFixture fixture;
    job::Job job = fixture.model.job();
    job.opLibraries = {"/nowhere/ops.so"};
    fixture.model.setJob(job);
    QSignalSpy wanted(&fixture.model, &app::OpenModel::consentNeeded);
    fixture.maker.run();
    QCOMPARE(wanted.size(), 1);
    QVERIFY(fixture.jobs.empty());
    fixture.model.takeConsent(true);
    QCOMPARE(fixture.jobs.size(), std::size_t(1));
}

void TestRunMaker::howAnEngineDiedIsToldBesideItsResults()
{
    RunMakerFixture fixture;
    std::shared_ptr<const graph::Run> told;
    QObject::connect(&fixture.maker, &RunMaker::originalRead,
                     [&](const QString&, const auto& run) { told = run; });
    fixture.maker.run();
    Q_EMIT fixture.maker.session().ended(outcome(ExitStatus::ModelFailed, {}, "It was killed."));
    QCOMPARE(told->problems.front().message, "It was killed."); // beside what is shown
    QCOMPARE(fixture.message.last().first().toString(), "It was killed.");
    fixture.maker.run();
    const QString partial = fixture.file() + ".partial";
    Q_EMIT fixture.maker.session().ended(outcome(ExitStatus::ModelFailed, partial, "It was killed again."));
    const auto run = fixture.made(graph::RunStatus::Incomplete);
    Q_EMIT fixture.maker.session().resultsRead(partial, run, true);
    QCOMPARE(told->problems.front().id, "engine-died");
    QCOMPARE(told->problems.front().message, "It was killed again.");
    QCOMPARE(fixture.runs.find(partial)->run, std::shared_ptr<const graph::Run>(run)); // as it was recorded
    QVERIFY(!fixture.maker.isRunning());
}

void TestRunMaker::aRunMakesWayForAFile()
{
    RunMakerFixture fixture;
    fixture.maker.setTransforms(fp8);
    auto reader = std::make_unique<app::ModelReader>();
    reader->take(job::Info());
    fixture.opening.readModel("other.pt", std::move(reader));
    Q_EMIT fixture.maker.session().ended(outcome(ExitStatus::Stopped, fixture.file(), "Stopped."));
    QCOMPARE(fixture.way.size(), 1);
    QCOMPARE(fixture.way.first().first().toString(), fixture.file());
    QCOMPARE(fixture.ended.size(), 1);
    QVERIFY(fixture.message.isEmpty()); // it was wanted
}

void TestRunMaker::anOriginalThatCannotBeReadHasNoTwin()
{
    RunMakerFixture fixture;
    fixture.maker.setTransforms(fp8);
    Q_EMIT fixture.maker.session().ended(outcome(ExitStatus::Done, fixture.file()));
    Q_EMIT fixture.maker.session().readFailed("It can't be read.");
    QVERIFY(!fixture.maker.isRunning());
    QCOMPARE(fixture.jobs.size(), std::size_t(1));
    QCOMPARE(fixture.ended.last().first().value<app::Outcome>().status, ExitStatus::Stopped);
    QCOMPARE(fixture.message.last().first().toString(), "It can't be read.");
    QVERIFY(fixture.maker.transforms().empty());
}

void TestRunMaker::whatIsInTheWayOfARunIsSaid()
{
    RunMakerFixture fixture;
    QVERIFY(fixture.maker.whyNoRun().isEmpty());
    fixture.opening.readModel("other.pt", std::make_unique<app::ModelReader>());
    QVERIFY(fixture.maker.whyNoRun().startsWith("A file is being read"));
    fixture.opening.cancel();
    fixture.model.close();
    QVERIFY(fixture.maker.whyNoRun().startsWith("Nothing is open"));
    fixture.shown.file = "/a.scales";
    QVERIFY(fixture.maker.whyNoRun().startsWith("This run does not say"));
    job::Job job;
    job.model = "/nowhere/net.pt";
    fixture.model.openOf(job);
    QVERIFY(fixture.maker.whyNoRun().contains("/nowhere/net.pt"));
    fixture.maker.run();
    fixture.maker.setTransforms(fp8);
    QVERIFY(fixture.jobs.empty() && fixture.maker.transforms().empty());
}

void TestRunMaker::whatATwinCannotReachIsNotedOnce()
{
    RunMakerFixture fixture;
    job::Job job = fixture.model.job();
    job.output = "a.scales";
    fixture.runs.put("/original.scales", RunMakerFixture::runOf(job));
    fixture.maker.setTransforms(fp8);
    Q_EMIT fixture.maker.session().ended(outcome(ExitStatus::Done, fixture.file()));
    auto made = fixture.made();
    made->problems.push_back(
        graph::problemOf(say::hiddenNotQuantised(say::transformNamed("fp8"), "aten::lstm")));
    const QString file = fixture.file();
    Q_EMIT fixture.maker.session().resultsRead(file, made, true);
    QCOMPARE(fixture.note.size(), 1);
    QVERIFY(fixture.note.takeLast()[0].toString().endsWith("so what is in it stays exact."));
    fixture.maker.setTransforms({});
    fixture.maker.setTransforms(fp8);
    QCOMPARE(fixture.note.size(), 1); // that it was made before
    QVERIFY(!fixture.note.last()[0].toString().contains("exact"));
    QVERIFY(fixture.message.isEmpty()); // nothing went wrong
}

} // namespace scalescope::tests

SCALESCOPE_TEST(scalescope::tests::TestRunMaker)
#include "test_run_maker.moc"
