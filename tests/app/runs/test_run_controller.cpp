// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runs/file_opening.h"
#include "app/runs/open_model.h"
#include "app/runs/open_runs.h"
#include "app/runs/run_controller.h"
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

using app::RunController;
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
struct RunControllerFixture
{
    RunControllerFixture()
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
        Q_EMIT controller.session().ended(outcome(ExitStatus::Done, file()));
        const QString read = file();
        Q_EMIT controller.session().resultsRead(read, made(), true);
    }

    QTemporaryDir folder;
    app::Settings settings{folder.filePath("settings.ini")};
    app::OpenModel model{settings, [](app::ModelReader&, const job::Job&) {}};
    app::OpenRuns runs;
    app::RunQueue queue;
    app::FileOpening opening;
    app::CurrentRun shown;
    std::vector<job::Job> jobs; ///< that were started
    RunController controller{{model, runs, queue, opening, shown},
                             [this](app::RunSession&, const job::Job& job) { jobs.push_back(job); }};
    QSignalSpy started{&controller, &RunController::runStarted};
    QSignalSpy stage{&controller, &RunController::stageStarted};
    QSignalSpy read{&controller, &RunController::originalRead};
    QSignalSpy original{&controller, &RunController::originalWanted};
    QSignalSpy variant{&controller, &RunController::variantReady};
    QSignalSpy ended{&controller, &RunController::runEnded};
    QSignalSpy way{&controller, &RunController::madeWay};
    QSignalSpy message{&controller, &RunController::message};
    QSignalSpy note{&controller, &RunController::note};
    QSignalSpy log{&controller, &RunController::logged};
};

} // namespace

class TestRunController : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useOwnFolders(); }
    void anOriginalIsToldAsItGrows();
    void aVariantIsMadeAfterItsOriginal();
    void aVariantThatIsTakenBackIsNotMade();
    void aVariantWaitsForInputsThatCanBeMended();
    void whatIsOpenIsNotMadeAgain();
    void whatFilesNameAloneIsAskedForFirst();
    void howAnEngineDiedIsToldBesideItsResults();
    void aRunMakesWayForAFile();
    void anOriginalThatCannotBeReadHasNoVariant();
    void whatIsInTheWayOfARunIsSaid();
    void whatAVariantCannotReachIsNotedOnce();
};

void TestRunController::anOriginalIsToldAsItGrows()
{
    RunControllerFixture fixture;
    QVERIFY(fixture.controller.canRun());
    fixture.controller.run();
    QCOMPARE(fixture.jobs.size(), std::size_t(1));
    QVERIFY(fixture.jobs.back().transforms.empty() && !fixture.jobs.back().output.empty());
    QCOMPARE(fixture.stage.takeLast(), QVariantList({0, 1}));
    fixture.controller.run(); // is under way
    QCOMPARE(fixture.started.size(), 1);
    QList<RunChange> changes;
    QObject::connect(&fixture.controller, &RunController::originalRead,
                     [&](const QString&, const auto&, RunChange change) { changes << change; });
    for (int part = 0; part < 2; ++part)
        Q_EMIT fixture.controller.session().resultsRead(fixture.file() + ".partial", fixture.made(), false);
    QVERIFY(fixture.runs.all().empty());
    fixture.end();
    QCOMPARE(changes, QList({RunChange::Rerun, RunChange::Grown, RunChange::Grown}));
    QVERIFY(fixture.runs.find(fixture.file()) != nullptr);
    QCOMPARE(fixture.ended.size(), 1);
    QVERIFY(!fixture.controller.isRunning() && fixture.variant.isEmpty());
}

void TestRunController::aVariantIsMadeAfterItsOriginal()
{
    RunControllerFixture fixture;
    fixture.controller.setTransforms(fp8);
    QVERIFY(fixture.jobs.back().transforms.empty());
    QCOMPARE(fixture.stage.last(), QVariantList({0, 2}));
    const QString original = fixture.file();
    fixture.end();
    QVERIFY(fixture.ended.isEmpty() && fixture.controller.isRunning());
    QCOMPARE(fixture.jobs.size(), std::size_t(2));
    QCOMPARE(fixture.jobs.back().transforms, fp8);
    QCOMPARE(fixture.stage.last(), QVariantList({1, 2}));
    QCOMPARE(fixture.started.size(), 1);
    Q_EMIT fixture.controller.session().resultsRead(fixture.file() + ".partial", fixture.made(), false);
    QCOMPARE(fixture.read.size(), 1); // the original stays to be seen
    fixture.end();
    QCOMPARE(fixture.read.size(), 1);
    QCOMPARE(fixture.variant.size(), 1);
    QCOMPARE(fixture.variant.last(), QVariantList({original, fixture.file()}));
    QCOMPARE(fixture.ended.last().first().value<app::Outcome>().seconds, 4.0);
    QCOMPARE(fixture.controller.transforms(), fp8);
}

void TestRunController::aVariantThatIsTakenBackIsNotMade()
{
    RunControllerFixture fixture;
    fixture.controller.setTransforms(fp8);
    fixture.controller.setTransforms({});
    QCOMPARE(fixture.stage.last(), QVariantList({0, 1}));
    fixture.end();
    QCOMPARE(fixture.jobs.size(), std::size_t(1));
    QCOMPARE(fixture.ended.size(), 1);
}

void TestRunController::aVariantWaitsForInputsThatCanBeMended()
{
    RunControllerFixture fixture;
    const auto fail = [&fixture] {
        app::Outcome failed = outcome(ExitStatus::Usage, {}, "x is too small.");
        failed.field = "x";
        Q_EMIT fixture.controller.session().ended(failed);
        QVERIFY(!fixture.controller.isRunning());
        QCOMPARE(fixture.controller.transforms(), fp8);
        fixture.controller.followShown({}); // an original, which is no answer
        QCOMPARE(fixture.controller.transforms(), fp8);
    };
    fixture.controller.setTransforms(fp8);
    fail();
    fixture.controller.run(); // with other inputs
    fixture.end();
    QCOMPARE(fixture.jobs.size(), std::size_t(3));
    QCOMPARE(fixture.jobs.back().transforms, fp8);
    fixture.end();
    QCOMPARE(fixture.variant.size(), 1);
    job::Job job = fixture.model.job();
    job.seed = 7;
    fixture.model.setJob(job); // of which nothing was run
    fixture.controller.setTransforms(fp8);
    fail();
    fixture.controller.giveUpInputs();
    QVERIFY(fixture.controller.transforms().empty());
}

void TestRunController::whatIsOpenIsNotMadeAgain()
{
    RunControllerFixture fixture;
    job::Job job = fixture.model.job();
    job.output = "a.scales"; // as every job of a run has one
    fixture.runs.put("/original.scales", RunControllerFixture::runOf(job));
    job.transforms = fp8;
    auto variant = RunControllerFixture::runOf(job);
    variant->facts.started = std::chrono::sys_seconds(std::chrono::seconds(1'800'000'000));
    fixture.runs.put("/variant.scales", variant);
    fixture.controller.setTransforms(fp8);
    const QString time = QDateTime::fromSecsSinceEpoch(1'800'000'000).time().toString("HH:mm:ss");
    QCOMPARE(fixture.note.takeLast(), QVariantList({"The FP8 run of " + time +
                                                    " has the same model, inputs and options, so Compare "
                                                    "takes it; Run (F5) makes a new one."}));
    QVERIFY(fixture.log.takeLast()[1].toString().startsWith("The FP8 run of " + time));
    QCOMPARE(fixture.original.size(), 1);
    QCOMPARE(fixture.variant.last(), QVariantList({"/original.scales", "/variant.scales"}));
    QVERIFY(fixture.jobs.empty());
    fixture.controller.setTransforms(unitScaled); // of which there is no variant
    QCOMPARE(fixture.jobs.size(), std::size_t(1));
    QCOMPARE(fixture.jobs.back().transforms, unitScaled);
    fixture.end();
    QCOMPARE(fixture.variant.last(), QVariantList({"/original.scales", fixture.file()}));
    QVERIFY(fixture.note.isEmpty());
}

void TestRunController::whatFilesNameAloneIsAskedForFirst()
{
    RunControllerFixture fixture;
    job::Job job = fixture.model.job();
    job.opLibraries = {"/nowhere/ops.so"};
    fixture.model.setJob(job);
    QSignalSpy wanted(&fixture.model, &app::OpenModel::consentNeeded);
    fixture.controller.run();
    QCOMPARE(wanted.size(), 1);
    QVERIFY(fixture.jobs.empty());
    fixture.model.takeConsent(true);
    QCOMPARE(fixture.jobs.size(), std::size_t(1));
}

void TestRunController::howAnEngineDiedIsToldBesideItsResults()
{
    RunControllerFixture fixture;
    std::shared_ptr<const graph::Run> told;
    QObject::connect(&fixture.controller, &RunController::originalRead,
                     [&](const QString&, const auto& run) { told = run; });
    fixture.controller.run();
    Q_EMIT fixture.controller.session().ended(outcome(ExitStatus::ModelFailed, {}, "It was killed."));
    QCOMPARE(told->problems.front().message, "It was killed."); // beside what is shown
    QCOMPARE(fixture.message.last().first().toString(), "It was killed.");
    fixture.controller.run();
    const QString partial = fixture.file() + ".partial";
    Q_EMIT fixture.controller.session().ended(
        outcome(ExitStatus::ModelFailed, partial, "It was killed again."));
    const auto run = fixture.made(graph::RunStatus::Incomplete);
    Q_EMIT fixture.controller.session().resultsRead(partial, run, true);
    QCOMPARE(told->problems.front().id, "engine-died");
    QCOMPARE(told->problems.front().message, "It was killed again.");
    QCOMPARE(fixture.runs.find(partial)->run, std::shared_ptr<const graph::Run>(run)); // as it was recorded
    QVERIFY(!fixture.controller.isRunning());
}

void TestRunController::aRunMakesWayForAFile()
{
    RunControllerFixture fixture;
    fixture.controller.setTransforms(fp8);
    auto reader = std::make_unique<app::ModelReader>();
    reader->take(job::Info());
    fixture.opening.readModel("other.pt", std::move(reader));
    Q_EMIT fixture.controller.session().ended(outcome(ExitStatus::Stopped, fixture.file(), "Stopped."));
    QCOMPARE(fixture.way.size(), 1);
    QCOMPARE(fixture.way.first().first().toString(), fixture.file());
    QCOMPARE(fixture.ended.size(), 1);
    QVERIFY(fixture.message.isEmpty()); // it was wanted
}

void TestRunController::anOriginalThatCannotBeReadHasNoVariant()
{
    RunControllerFixture fixture;
    fixture.controller.setTransforms(fp8);
    Q_EMIT fixture.controller.session().ended(outcome(ExitStatus::Done, fixture.file()));
    Q_EMIT fixture.controller.session().readFailed("It can't be read.");
    QVERIFY(!fixture.controller.isRunning());
    QCOMPARE(fixture.jobs.size(), std::size_t(1));
    QCOMPARE(fixture.ended.last().first().value<app::Outcome>().status, ExitStatus::Stopped);
    QCOMPARE(fixture.message.last().first().toString(), "It can't be read.");
    QVERIFY(fixture.controller.transforms().empty());
}

void TestRunController::whatIsInTheWayOfARunIsSaid()
{
    RunControllerFixture fixture;
    QVERIFY(fixture.controller.whyNoRun().isEmpty());
    fixture.opening.readModel("other.pt", std::make_unique<app::ModelReader>());
    QVERIFY(fixture.controller.whyNoRun().startsWith("A file is being read"));
    fixture.opening.cancel();
    fixture.model.close();
    QVERIFY(fixture.controller.whyNoRun().startsWith("Nothing is open"));
    fixture.shown.file = "/a.scales";
    QVERIFY(fixture.controller.whyNoRun().startsWith("This run does not say"));
    job::Job job;
    job.model = "/nowhere/net.pt";
    fixture.model.openOf(job);
    QVERIFY(fixture.controller.whyNoRun().contains("/nowhere/net.pt"));
    fixture.controller.run();
    fixture.controller.setTransforms(fp8);
    QVERIFY(fixture.jobs.empty() && fixture.controller.transforms().empty());
}

void TestRunController::whatAVariantCannotReachIsNotedOnce()
{
    RunControllerFixture fixture;
    job::Job job = fixture.model.job();
    job.output = "a.scales";
    fixture.runs.put("/original.scales", RunControllerFixture::runOf(job));
    fixture.controller.setTransforms(fp8);
    Q_EMIT fixture.controller.session().ended(outcome(ExitStatus::Done, fixture.file()));
    auto made = fixture.made();
    made->problems.push_back(
        graph::problemOf(say::hiddenNotQuantized(say::transformNamed("fp8"), "aten::lstm")));
    const QString file = fixture.file();
    Q_EMIT fixture.controller.session().resultsRead(file, made, true);
    QCOMPARE(fixture.note.size(), 1);
    QVERIFY(fixture.note.takeLast()[0].toString().endsWith("so what is in it stays exact."));
    fixture.controller.setTransforms({});
    fixture.controller.setTransforms(fp8);
    QCOMPARE(fixture.note.size(), 1); // that it was made before
    QVERIFY(!fixture.note.last()[0].toString().contains("exact"));
    QVERIFY(fixture.message.isEmpty()); // nothing went wrong
}

} // namespace scalescope::tests

SCALESCOPE_TEST(scalescope::tests::TestRunController)
#include "test_run_controller.moc"
