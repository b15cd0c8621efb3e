// SPDX-License-Identifier: GPL-3.0-or-later
// The toggles that run a twin of the model, driven by the mouse and the keyboard, with the real engine.
#include "app/desktop/centre.h"
#include "app/desktop/example_files.h"
#include "app/desktop/run_progress.h"
#include "app/desktop/top_bar.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/support/sample_run.h"
#include "tests/support/skip.h"
#include "widgets/compare/compare_table.h"
#include "widgets/compare/compare_view.h"

#include <QDialog>
#include <QLabel>
#include <QMenu>
#include <QProcess>
#include <QProgressBar>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QToolButton>
#include <nlohmann/json.hpp>

namespace scalescope::tests {

namespace {

constexpr int patience = 120000; ///< milliseconds; a loaded machine is slow to start the engine

/// "unit_scale, fp8"; nothing for an original.
QString transformsOf(const graph::Run& run)
{
    QStringList names;
    for (const std::string& name : run.facts.transforms)
        names << QString::fromStdString(name);
    return names.join(QStringLiteral(", "));
}

/// What the toggle, the formats beside it and their menu say: "on Simulate BF16 | BF16".
QString controlsOf(app::MainWindow& window)
{
    const auto* simulate = window.findChild<QToolButton*>("simulate");
    const auto* formats = window.findChild<QToolButton*>("formatPair");
    QString checked;
    for (const QAction* action : formats->menu()->actions())
        if (action->isChecked())
            checked = action->text().remove(QRegularExpression("FP\\d (?=E)")); // the widths
    const QString said = formats->text().chopped(2);
    return (simulate->isChecked() ? "on " : "") + simulate->text() + " | " + said +
           (checked.endsWith(said) ? "" : " but " + checked);
}

/// What the views count and shade.
QString formatsOf(app::MainWindow& window)
{
    const auto name = [&window](graph::Direction direction) {
        return QString::fromStdString(window.document().format(direction).name);
    };
    return name(graph::Direction::Forward) + ',' + name(graph::Direction::Backward);
}

/// The text of the comparison's cards.
QString cardsOf(const app::MainWindow& window)
{
    QStringList texts;
    for (const QLabel* label : window.findChildren<QLabel*>("cardLabel"))
        texts << label->text();
    return texts.join("; ");
}

/// A window, what is clicked in it, and what it told.
struct Toggles : WindowFixture
{
    Toggles()
        : simulate(window.findChild<QToolButton*>("simulate")),
          stop(window.findChild<QToolButton*>("stop")),
          ended(&window.workspace(), &app::Workspace::runEnded),
          stages(&window.workspace(), &app::Workspace::stageStarted),
          shown(&window.workspace(), &app::Workspace::resultsShown)
    {
    }

    [[nodiscard]] bool hasEnded(int count)
    {
        return QTest::qWaitFor([&] { return ended.count() == count; }, patience);
    }
    [[nodiscard]] bool compares()
    {
        return QTest::qWaitFor([&] { return window.compared().comparison() != nullptr; }, patience);
    }
    /// Opens the example, clicks Simulate FP8, and waits for the comparison with the twin.
    [[nodiscard]] bool compareExample()
    {
        if (!show())
            return false;
        window.openExample();
        QTest::mouseClick(simulate, Qt::LeftButton);
        return hasEnded(1) && compares();
    }
    [[nodiscard]] bool hasRun()
    {
        return QTest::qWaitFor([&] { return !shown.isEmpty() && shown.last().first().toBool(); }, patience);
    }

    /// What the toggle and the formats beside it say: "on Simulate BF16 | BF16".
    [[nodiscard]] QString controls() { return controlsOf(window); }

    QToolButton* simulate;
    QToolButton* stop;
    QSignalSpy ended;
    QSignalSpy stages;
    QSignalSpy shown;
};

} // namespace

class TestTwins : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void aClickRunsAModelThatIsOpenAndItsTwin();
    void afterARunTheTwinAloneIsRun();
    void theProgressOfBothIsOneThatNeverFalls();
    void theBarOfARunNeverFalls();
    void stopInTheMiddleLeavesTheOriginal_data();
    void stopInTheMiddleLeavesTheOriginal();
    void aStoppedTwinIsMarkedAsSuch();
    void aTransformThatFailsSaysSoAndTheOriginalStays();
    void whatWasRunOnceIsComparedAtOnce();
    void offAndOnAgainIsTheTwinThatWasShown();
    void aToggleDuringTheRunIsHeard();
    void takingTheToggleBackEndsTheTwin();
    void aTwinThatIsThereTakesThePlaceOfOneThatIsRun();
    void otherInputsRunBothAgain();
    void aPairOfFormatsIsSimulatedAsChosen();
    void anotherPairMakesItsOwnTwin();
    void aPairWhoseTwinIsStoppedGivesWayToWhatIsShown();
    void theControlsFollowTheRunThatIsShown();
    void theControlsFollowWhatIsInFront();
    void takingTheToggleBackShowsTheOriginal();
    void aRunOfOtherFormatsBringsThem();
    void afterARestartTheControlsSayWhatIsShown();

private:
    /// One of tests/data/models, with its inputs beside it; empty where that fails.
    QString builtModel(const QString& name);

    QTemporaryDir m_models;
    QString m_fragile;
    QString m_patient;
};

void TestTwins::initTestCase()
{
    prepareApplication();
    if (app::exampleModel().isEmpty())
        SKIP_WHERE_NOT_CI("the example models are not built");
    // The layers that a source uses are looked for beside it.
    QVERIFY(QFile::copy(SCALESCOPE_SOURCE_DIR "/resources/examples/nn.py", m_models.filePath("nn.py")));
    m_fragile = builtModel("fragile");
    m_patient = builtModel("patient");
    QVERIFY(!m_fragile.isEmpty() && !m_patient.isEmpty());
}

QString TestTwins::builtModel(const QString& name)
{
    const QString source = m_models.filePath(name + ".py");
    const QString model = m_models.filePath(name + ".pt");
    QProcess build;
    QFile inputs(m_models.filePath(name + ".inputs.json"));
    if (!QFile::copy(SCALESCOPE_SOURCE_DIR "/tests/data/models/" + name + ".py", source) ||
        !inputs.open(QFile::WriteOnly))
        return {};
    inputs.write(name == "fragile" ? "{\"x\": \"randn:[4,8]\"}" : "{\"x\": \"randn:[64,64]\"}");
    build.start(SCALESCOPE_BIN_DIR "/scalescope-engine", {"--build-example", source, model});
    return build.waitForFinished(patience) && build.exitCode() == 0 ? model : QString();
}

void TestTwins::aClickRunsAModelThatIsOpenAndItsTwin()
{
    Toggles toggles;
    QVERIFY(toggles.show());
    QVERIFY(!toggles.simulate->isEnabled()); // nothing is open
    toggles.window.openExample();
    const auto inputs = toggles.window.workspace().job().inputs;
    QTest::mouseClick(toggles.simulate, Qt::LeftButton);
    QVERIFY(toggles.simulate->isChecked());
    QVERIFY(toggles.window.workspace().isRunning());
    QVERIFY(toggles.hasEnded(1));
    QVERIFY2(toggles.window.message().isEmpty(), qPrintable(toggles.window.message()));
    QVERIFY(toggles.compares());
    QCOMPARE(toggles.stages.count(), 2);
    const compare::Comparison& comparison = *toggles.window.compared().comparison();
    QCOMPARE(transformsOf(*comparison.a), QString());
    QCOMPARE(transformsOf(*comparison.b), QString("format:e4m3fn,e5m2"));
    QCOMPARE(comparison.a->facts.inputs, comparison.b->facts.inputs);
    QVERIFY(toggles.window.workspace().job().inputs == inputs);
    QVERIFY(toggles.window.findChild<QDialog*>("runSetup") == nullptr);
    // It appears by itself, and the original stays what the other views show.
    auto* view = toggles.window.findChild<widgets::CompareView*>();
    QCOMPARE(toggles.window.findChild<app::Centre*>()->currentView(), view);
    QVERIFY(view->table()->model()->rowCount() > 20);
    QCOMPARE(&toggles.window.document().run(), comparison.a.get());
    QCOMPARE(toggles.window.workspace().runs().all().size(), std::size_t(2));
    QVERIFY(toggles.simulate->isChecked());
}

void TestTwins::afterARunTheTwinAloneIsRun()
{
    Toggles toggles;
    QVERIFY(toggles.show());
    toggles.window.openExample();
    QTest::keyClick(&toggles.window, Qt::Key_F5);
    QVERIFY(toggles.hasEnded(1));
    QVERIFY(toggles.hasRun());
    const graph::Run* original = &toggles.window.document().run();
    toggles.simulate->setFocus();
    QTest::keyClick(toggles.simulate, Qt::Key_Space);
    QVERIFY(toggles.hasEnded(2));
    QVERIFY(toggles.compares());
    QCOMPARE(toggles.stages.count(), 2);
    QCOMPARE(toggles.stages.last().first().toInt(), 1);
    QCOMPARE(toggles.window.compared().comparison()->a.get(), original);
}

void TestTwins::theProgressOfBothIsOneThatNeverFalls()
{
    Toggles toggles;
    QVERIFY(toggles.show());
    toggles.window.openExample();
    const auto* bar = toggles.window.findChild<QProgressBar*>();
    QVector<int> seen;
    QStringList words;
    const auto look = [&] {
        seen << bar->value();
        words << toggles.window.findChild<app::TopBar*>()->progressText();
    };
    connect(&toggles.window.workspace(), &app::Workspace::phaseStarted, this, look);
    connect(&toggles.window.workspace(), &app::Workspace::progressed, this, look);
    QTest::keyClick(&toggles.window, Qt::Key_8, Qt::ControlModifier);
    QVERIFY(toggles.hasEnded(1));
    QVERIFY(seen.size() > 8);
    QVERIFY(std::is_sorted(seen.begin(), seen.end()));
    QCOMPARE(bar->maximum(), bar->value()); // the end fills it
    QVERIFY(words.first().startsWith("original: "));
    QVERIFY(words.last().startsWith("twin: "));
}

void TestTwins::theBarOfARunNeverFalls()
{
    app::RunProgress progress;
    progress.setStage(0, 1);
    progress.enter(job::Phase::Forward);
    const double start = progress.fraction();
    progress.advance({job::Phase::Forward, 50, 0}); // no total is known
    const double middle = progress.fraction();
    QVERIFY(middle > start);
    progress.setStage(0, 2); // a twin is wanted since
    QCOMPARE(progress.fraction(), middle);
    progress.advance({job::Phase::Backward, 10, 10});
    QVERIFY(progress.fraction() < 0.5 || progress.fraction() == middle);
    progress.setStage(1, 2);
    QVERIFY(progress.fraction() >= 0.5);
    progress.advance({job::Phase::Write, 1, 1});
    QCOMPARE(progress.fraction(), 1.0);
}

void TestTwins::stopInTheMiddleLeavesTheOriginal_data()
{
    QTest::addColumn<int>("stage");
    QTest::addColumn<bool>("byKey");
    QTest::newRow("Stop clicked while the original runs") << 0 << false;
    QTest::newRow("Stop clicked while the twin runs") << 1 << false;
    QTest::newRow("Esc pressed while the twin runs") << 1 << true;
}

void TestTwins::stopInTheMiddleLeavesTheOriginal()
{
    QFETCH(int, stage);
    QFETCH(bool, byKey);
    Toggles toggles;
    QVERIFY(toggles.show());
    toggles.window.open(m_patient);
    bool stopped = false;
    connect(&toggles.window.workspace(), &app::Workspace::phaseStarted, this, [&](job::Phase phase) {
        if (stopped || toggles.stages.last().first().toInt() != stage || phase != job::Phase::Inputs)
            return;
        stopped = true;
        if (byKey)
            QTest::keyClick(&toggles.window, Qt::Key_Escape);
        else
            QTest::mouseClick(toggles.stop, Qt::LeftButton);
    });
    QTest::mouseClick(toggles.simulate, Qt::LeftButton);
    QVERIFY(toggles.stop->isVisible());
    QVERIFY(toggles.hasEnded(1));
    QVERIFY(stopped);
    QCOMPARE(toggles.ended.first().first().value<app::Outcome>().status, ExitStatus::Stopped);
    QVERIFY(!toggles.window.workspace().isRunning());
    QVERIFY(!toggles.simulate->isChecked()); // there is no twin
    QVERIFY(toggles.simulate->isEnabled());
    if (stage == 0)
        return;
    const graph::Run& run = toggles.window.document().run();
    QVERIFY(run.status == graph::RunStatus::Done);
    QCOMPARE(transformsOf(run), QString());
    QVERIFY(toggles.window.findChild<app::Centre*>()->currentView() !=
            toggles.window.findChild<widgets::CompareView*>());
    // What was stopped can be done again.
    QTest::mouseClick(toggles.simulate, Qt::LeftButton);
    QVERIFY(toggles.hasEnded(2));
    QVERIFY(toggles.simulate->isChecked());
    QVERIFY(toggles.compares());
}

void TestTwins::aStoppedTwinIsMarkedAsSuch()
{
    Toggles toggles;
    QVERIFY(toggles.show());
    toggles.window.open(m_patient);
    bool stopped = false;
    connect(&toggles.window.workspace(), &app::Workspace::phaseStarted, this, [&](job::Phase phase) {
        if (stopped || toggles.stages.last().first().toInt() != 1 || phase != job::Phase::Forward)
            return;
        stopped = true;
        QTest::mouseClick(toggles.stop, Qt::LeftButton);
    });
    QTest::mouseClick(toggles.simulate, Qt::LeftButton);
    QVERIFY(toggles.hasEnded(1));
    const auto& runs = toggles.window.workspace().runs().all();
    QTRY_COMPARE_WITH_TIMEOUT(runs.size(), std::size_t(2), patience);
    QVERIFY(runs[1].run->status == graph::RunStatus::Stopped);
    QVERIFY2(runs[1].title.endsWith("FP8 E4M3FN / E5M2 · stopped"), qPrintable(runs[1].title));
    QVERIFY(!runs[0].title.contains("stopped"));
    toggles.window.commands()["view.compare"]->trigger();
    QVERIFY(toggles.compares());
    const auto* warnings = toggles.window.findChild<QLabel*>("comparisonWarnings");
    QVERIFY(warnings->isVisible());
    QVERIFY2(warnings->text().contains("FP8 E4M3FN / E5M2 was stopped"), qPrintable(warnings->text()));
}

void TestTwins::aTransformThatFailsSaysSoAndTheOriginalStays()
{
    Toggles toggles;
    QVERIFY(toggles.show());
    toggles.window.open(m_fragile);
    QTest::mouseClick(toggles.simulate, Qt::LeftButton);
    QVERIFY(toggles.hasEnded(1));
    QCOMPARE(toggles.stages.count(), 2); // the original did not fail
    QCOMPARE(toggles.ended.first().first().value<app::Outcome>().status, ExitStatus::ModelFailed);
    QVERIFY2(toggles.window.message().contains("embedding"), qPrintable(toggles.window.message()));
    QVERIFY(!toggles.simulate->isChecked());
    const graph::Run& run = toggles.window.document().run();
    QVERIFY(run.status == graph::RunStatus::Done);
    QCOMPARE(transformsOf(run), QString());
    QVERIFY(toggles.window.findChild<QDialog*>("runSetup") == nullptr);
    QVERIFY(toggles.window.commands()["run.start"]->isEnabled());
}

void TestTwins::whatWasRunOnceIsComparedAtOnce()
{
    Toggles toggles;
    QVERIFY(toggles.compareExample());
    QTest::mouseClick(toggles.simulate, Qt::LeftButton);
    QVERIFY(!toggles.simulate->isChecked());
    QSignalSpy ready(&toggles.window.workspace(), &app::Workspace::twinReady);
    QTest::mouseClick(toggles.simulate, Qt::LeftButton);
    QCOMPARE(ready.count(), 1);
    QVERIFY(!toggles.window.workspace().isRunning());
    QCOMPARE(toggles.ended.count(), 1);
}

void TestTwins::offAndOnAgainIsTheTwinThatWasShown()
{
    Toggles toggles;
    QVERIFY(toggles.compareExample());
    toggles.window.commands()["format.bf16.bf16"]->trigger();
    QVERIFY(toggles.hasEnded(2));
    const auto& runs = toggles.window.workspace().runs().all();
    QTRY_COMPARE_WITH_TIMEOUT(runs.size(), std::size_t(3), patience);
    toggles.window.commands()["view.graph"]->trigger();
    toggles.window.workspace().show(runs[1].file);
    QCOMPARE(toggles.simulate->text(), QString("Simulate FP8"));
    QTest::mouseClick(toggles.simulate, Qt::LeftButton);
    QVERIFY(!toggles.simulate->isChecked());
    QCOMPARE(toggles.simulate->text(), QString("Simulate FP8")); // not BF16, which was chosen last
    QTest::mouseClick(toggles.simulate, Qt::LeftButton);
    QVERIFY(toggles.simulate->isChecked());
    QVERIFY(!toggles.window.workspace().isRunning());
    QCOMPARE(toggles.ended.count(), 2);
}

void TestTwins::aToggleDuringTheRunIsHeard()
{
    Toggles toggles;
    QVERIFY(toggles.show());
    toggles.window.openExample();
    QTest::keyClick(&toggles.window, Qt::Key_F5);
    QVERIFY(toggles.window.workspace().isRunning());
    QTest::mouseClick(toggles.simulate, Qt::LeftButton);
    QVERIFY(toggles.hasEnded(1));
    QVERIFY(toggles.compares());
}

void TestTwins::takingTheToggleBackEndsTheTwin()
{
    Toggles toggles;
    QVERIFY(toggles.show());
    toggles.window.openExample();
    QTest::mouseClick(toggles.simulate, Qt::LeftButton);
    QVERIFY(QTest::qWaitFor([&] { return toggles.stages.last().first().toInt() == 1; }, patience));
    QTest::mouseClick(toggles.simulate, Qt::LeftButton);
    QVERIFY(!toggles.window.workspace().isRunning());
    QCOMPARE(toggles.ended.count(), 1);
    QCOMPARE(toggles.ended.first().first().value<app::Outcome>().status, ExitStatus::Done);
    QVERIFY(toggles.window.compared().comparison() == nullptr);
}

void TestTwins::aTwinThatIsThereTakesThePlaceOfOneThatIsRun()
{
    Toggles toggles;
    QVERIFY(toggles.compareExample());
    toggles.window.commands()["run.unitScale"]->trigger();
    QVERIFY(toggles.window.workspace().isRunning());
    QSignalSpy ready(&toggles.window.workspace(), &app::Workspace::twinReady);
    toggles.window.commands()["run.unitScale"]->trigger();
    QCOMPARE(ready.count(), 1);
    QVERIFY(!toggles.window.workspace().isRunning());
    QCOMPARE(toggles.ended.count(), 2); // the bar is told that nothing goes on
    QCOMPARE(toggles.ended.last().first().value<app::Outcome>().status, ExitStatus::Done);
}

void TestTwins::otherInputsRunBothAgain()
{
    Toggles toggles;
    QVERIFY(toggles.show());
    toggles.window.openExample();
    QTest::keyClick(&toggles.window, Qt::Key_F5);
    QVERIFY(toggles.hasEnded(1));
    QVERIFY(toggles.hasRun());
    job::Job job = toggles.window.workspace().job();
    job.seed = 7;
    toggles.window.workspace().setJob(job);
    toggles.stages.clear();
    QTest::mouseClick(toggles.simulate, Qt::LeftButton);
    QVERIFY(toggles.hasEnded(2));
    QVERIFY(toggles.compares());
    QCOMPARE(toggles.stages.count(), 2);
    QTRY_COMPARE(toggles.window.compared().comparison()->a->facts.seed, std::optional<std::uint64_t>(7));
    QCOMPARE(toggles.window.compared().comparison()->b->facts.seed, std::optional<std::uint64_t>(7));
}

void TestTwins::aPairOfFormatsIsSimulatedAsChosen()
{
    Toggles toggles;
    QVERIFY(toggles.show());
    toggles.window.openExample();
    QCOMPARE(toggles.simulate->text(), QString("Simulate FP8"));
    toggles.window.commands()["format.bf16.bf16"]->trigger();
    QCOMPARE(toggles.simulate->text(), QString("Simulate BF16"));
    QTest::mouseClick(toggles.simulate, Qt::LeftButton);
    QVERIFY(toggles.hasEnded(1));
    QVERIFY(toggles.compares());
    QCOMPARE(transformsOf(*toggles.window.compared().comparison()->b), QString("format:bf16,bf16"));
}

void TestTwins::anotherPairMakesItsOwnTwin()
{
    Toggles toggles;
    QVERIFY(toggles.compareExample());
    QCOMPARE(toggles.controls(), QString("on Simulate FP8 | E4M3FN / E5M2"));
    QSignalSpy ready(&toggles.window.workspace(), &app::Workspace::twinReady);
    toggles.window.commands()["format.e2m1fn.e5m2"]->trigger();
    // While it is made the controls say so; what the views count is still what is shown.
    QVERIFY(toggles.window.workspace().isRunning());
    QCOMPARE(toggles.controls(), QString("on Simulate E2M1FN | E2M1FN / E5M2"));
    QCOMPARE(formatsOf(toggles.window), QString("e4m3fn,e5m2"));
    QVERIFY(toggles.hasEnded(2));
    QTRY_COMPARE_WITH_TIMEOUT(ready.count(), 1, patience);
    QCOMPARE(toggles.stages.count(), 3); // the original was there
    QCOMPARE(toggles.controls(), QString("on Simulate E2M1FN | E2M1FN / E5M2"));
    QCOMPARE(formatsOf(toggles.window), QString("e2m1fn,e5m2"));
    QTRY_COMPARE(transformsOf(*toggles.window.compared().comparison()->b), QString("format:e2m1fn,e5m2"));
    QTRY_VERIFY2(cardsOf(toggles.window).contains("leaving E2M1FN"), qPrintable(cardsOf(toggles.window)));
    // And back: the first twin is there.
    toggles.window.commands()["format.e4m3fn.e5m2"]->trigger();
    QVERIFY(!toggles.window.workspace().isRunning());
    QCOMPARE(ready.count(), 2);
    QCOMPARE(toggles.controls(), QString("on Simulate FP8 | E4M3FN / E5M2"));
    QTRY_COMPARE(transformsOf(*toggles.window.compared().comparison()->b), QString("format:e4m3fn,e5m2"));
}

void TestTwins::aPairWhoseTwinIsStoppedGivesWayToWhatIsShown()
{
    Toggles toggles;
    QVERIFY(toggles.compareExample());
    toggles.window.commands()["format.bf16.bf16"]->trigger();
    QCOMPARE(toggles.controls(), QString("on Simulate BF16 | BF16"));
    toggles.window.workspace().stop();
    QVERIFY(toggles.hasEnded(2));
    // The comparison with the first twin is still in front.
    QCOMPARE(toggles.controls(), QString("on Simulate FP8 | E4M3FN / E5M2"));
    QCOMPARE(toggles.settings.forwardFormat(), QString("e4m3fn"));
    toggles.window.commands()["view.graph"]->trigger();
    QCOMPARE(toggles.controls(), QString("Simulate FP8 | E4M3FN / E5M2"));
}

void TestTwins::theControlsFollowTheRunThatIsShown()
{
    Toggles toggles;
    QVERIFY(toggles.show());
    toggles.window.openExample();
    toggles.window.commands()["format.e2m1fn.e5m2"]->trigger();
    QCOMPARE(toggles.controls(), QString("Simulate E2M1FN | E2M1FN / E5M2"));
    QTest::mouseClick(toggles.simulate, Qt::LeftButton);
    QVERIFY(toggles.hasEnded(1));
    QVERIFY(toggles.compares());
    toggles.window.commands()["view.graph"]->trigger();
    toggles.window.commands()["file.nextRun"]->trigger(); // the twin
    QCOMPARE(transformsOf(toggles.window.document().run()), QString("format:e2m1fn,e5m2"));
    QCOMPARE(toggles.controls(), QString("on Simulate E2M1FN | E2M1FN / E5M2"));
    toggles.window.commands()["file.nextRun"]->trigger(); // the original
    QCOMPARE(transformsOf(toggles.window.document().run()), QString());
    QCOMPARE(toggles.controls(), QString("Simulate E2M1FN | E2M1FN / E5M2"));
    // Other formats are now those of the views alone.
    toggles.window.commands()["format.fp16.fp16"]->trigger();
    QVERIFY(!toggles.window.workspace().isRunning());
    QCOMPARE(toggles.controls(), QString("Simulate FP16 | FP16"));
    QCOMPARE(formatsOf(toggles.window), QString("fp16,fp16"));
    toggles.window.commands()["file.nextRun"]->trigger();
    QCOMPARE(toggles.controls(), QString("on Simulate E2M1FN | E2M1FN / E5M2"));
    QCOMPARE(formatsOf(toggles.window), QString("e2m1fn,e5m2"));
}

void TestTwins::theControlsFollowWhatIsInFront()
{
    Toggles toggles;
    QVERIFY(toggles.compareExample());
    toggles.window.commands()["view.graph"]->trigger(); // of the original
    QCOMPARE(toggles.controls(), QString("Simulate FP8 | E4M3FN / E5M2"));
    QSignalSpy ready(&toggles.window.workspace(), &app::Workspace::twinReady);
    QTest::mouseClick(toggles.simulate, Qt::LeftButton);
    QCOMPARE(ready.count(), 1);
    QCOMPARE(toggles.controls(), QString("on Simulate FP8 | E4M3FN / E5M2"));
    QCOMPARE(toggles.window.findChild<app::Centre*>()->currentView(),
             toggles.window.findChild<widgets::CompareView*>());
    toggles.window.commands()["view.plot"]->trigger();
    QVERIFY(!toggles.simulate->isChecked());
    toggles.window.commands()["view.compare"]->trigger();
    QVERIFY(toggles.simulate->isChecked());
}

void TestTwins::takingTheToggleBackShowsTheOriginal()
{
    Toggles toggles;
    QVERIFY(toggles.show());
    toggles.window.openExample();
    toggles.window.commands()["view.modules"]->trigger();
    QTest::mouseClick(toggles.simulate, Qt::LeftButton);
    QVERIFY(toggles.hasEnded(1));
    QVERIFY(toggles.compares());
    QWidget* comparison = toggles.window.findChild<app::Centre*>()->currentView();
    QTest::mouseClick(toggles.simulate, Qt::LeftButton); // the comparison goes as it came
    QVERIFY(toggles.window.findChild<app::Centre*>()->currentView() != comparison);
    QVERIFY(!toggles.simulate->isChecked());
    toggles.window.commands()["file.nextRun"]->trigger(); // the twin itself
    QVERIFY(toggles.simulate->isChecked());
    QTest::mouseClick(toggles.simulate, Qt::LeftButton);
    QVERIFY(!toggles.simulate->isChecked());
    QCOMPARE(transformsOf(toggles.window.document().run()), QString());
    QVERIFY(!toggles.window.workspace().isRunning());
}

void TestTwins::aRunOfOtherFormatsBringsThem()
{
    job::Job job;
    job.model = "elsewhere.pt"; // is not there
    job.output = "bf16.scales";
    job.transforms = *job::transformsFrom({"format:bf16,bf16"});
    const auto run = sampleRun(1);
    run->facts.job = job::toJson(job).dump();
    Toggles toggles;
    const QString path = toggles.folder.filePath("bf16.scales");
    writeRun(*run, path);
    QVERIFY(toggles.show());
    toggles.window.open(path);
    QTRY_COMPARE_WITH_TIMEOUT(toggles.window.workspace().runFile(), path, patience);
    QCOMPARE(toggles.controls(), QString("on Simulate BF16 | BF16"));
    QCOMPARE(formatsOf(toggles.window), QString("bf16,bf16"));
    // Its model is missing, so that no other twin can be made: the controls stay, and it is said why.
    toggles.window.commands()["format.e4m3fn.e5m2"]->trigger();
    QCOMPARE(toggles.controls(), QString("on Simulate BF16 | BF16"));
    QVERIFY2(toggles.window.message().contains("elsewhere.pt"), qPrintable(toggles.window.message()));
    QCOMPARE(toggles.settings.forwardFormat(), QString("e4m3fn"));
}

void TestTwins::afterARestartTheControlsSayWhatIsShown()
{
    QTemporaryDir folder;
    app::Settings settings(folder.filePath("settings.ini"));
    QString twin;
    {
        app::MainWindow window(settings);
        window.show();
        QSignalSpy ready(&window.workspace(), &app::Workspace::twinReady);
        window.openExample();
        window.commands()["format.e2m1fn.e5m2"]->trigger();
        window.commands()["run.simulate"]->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(ready.count(), 1, patience);
        twin = ready.first().last().toString();
        window.commands()["view.graph"]->trigger();
        window.workspace().show(twin);
        window.close();
    }
    settings.setFormats("bf16", "bf16"); // what was chosen last is another pair
    app::MainWindow window(settings);
    window.show();
    QVERIFY(window.restoreSession());
    QTRY_COMPARE_WITH_TIMEOUT(window.workspace().runFile(), twin, patience);
    QCOMPARE(controlsOf(window), QString("on Simulate E2M1FN | E2M1FN / E5M2"));
    QCOMPARE(formatsOf(window), QString("e2m1fn,e5m2"));
    window.commands()["file.nextRun"]->trigger();
    QCOMPARE(transformsOf(window.document().run()), QString());
    QCOMPARE(controlsOf(window), QString("Simulate BF16 | BF16"));
}

} // namespace scalescope::tests

QTEST_MAIN(scalescope::tests::TestTwins)
#include "test_twins.moc"
