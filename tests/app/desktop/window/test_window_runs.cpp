// SPDX-License-Identifier: GPL-3.0-or-later
// The window with the real engine: a run from the key press to the drawn graph, and engines that die or never
// end.
#include "app/desktop/panels/message_bar.h"
#include "app/runs/files.h"
#include "core/graph/outline.h"
#include "core/job/event.h"
#include "core/message/say_run.h"
#include "core/runfile/run_reader.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/app/runner/fake_engine.h"
#include "tests/app/runs/patience.h"
#include "tests/support/places.h"
#include "tests/support/sample_run.h"
#include "tests/support/skip.h"
#include "tests/support/test_class.h"
#include "widgets/graphview/graph_view.h"
#include "widgets/models/item_roles.h"
#include "widgets/table/node_table_view.h"
#include "widgets/table/problem_tree.h"
#include "widgets/table/problems_view.h"

#include <QDialog>
#include <QMessageBox>
#include <QProcess>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QToolButton>
#include <csignal>
#include <nlohmann/json.hpp>

namespace scalescope::tests {

namespace {

/// A window at its first start.
struct FirstWindow
{
    FirstWindow() : settings(folder.filePath("settings.ini")), window(settings) {}

    QTemporaryDir folder;
    app::Settings settings;
    app::MainWindow window;
};

/// What an engine says after its hello on a kernel without Landlock.
QByteArray eventOfALesserSandbox()
{
    const job::ProblemFound found{graph::problemOf(say::notKeptFromFiles())};
    return QByteArray::fromStdString(job::toJson(found).dump()) + '\n';
}

} // namespace

class TestWindowRuns : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void theExampleRunsAndIsDrawn();
    void aRunOpensAgainWithItsInputs();
    void aKilledEngineLeavesTheWindowAndWhatItRecorded();
    void theStopButtonEndsAnEndlessModel();
    void anInputThatDoesNotFitIsSaidAtItsField();
    void withoutKnownInputsAModelIsReadFirst();
    void aFileThatIsNoModelIsSaidOnTheBar();
    void closingAsksAndStopsTheRunInOrder();
    void anotherFileStopsTheRunInOrder();
    void aWrongFileLetsTheRunGoOn();
    void whatAModelIsNotKeptFromIsSaidOnce();

private:
    /// Opens the endless model, runs it, and waits until the table shows something.
    bool runEndless(WindowFixture& fixture);
    /// Opens a file while a run goes, and lets it be stopped for that.
    static bool openAndStop(WindowFixture& fixture, const QString& file);
    static int rowsOf(const WindowFixture& fixture);

    QTemporaryDir m_models;
    QString m_endless;
};

void TestWindowRuns::initTestCase()
{
    prepareApplication();
    if (app::exampleModel().isEmpty())
        SKIP_WHERE_NOT_CI("the example models are not built");
    m_endless = m_models.filePath("endless.pt");
    // The layers that a source uses are looked for beside it.
    const QString source = m_models.filePath("endless.py");
    QVERIFY(QFile::copy(sourcePath("tests/data/models/endless.py"), source));
    QVERIFY(QFile::copy(sourcePath("resources/examples/nn.py"), m_models.filePath("nn.py")));
    QProcess build;
    build.start(programPath("scalescope-engine"), {"--build-example", source, m_endless});
    QVERIFY(build.waitForFinished(enginePatience));
    QVERIFY2(build.exitCode() == 0, build.readAllStandardError());
    QFile inputs(m_models.filePath("endless.inputs.json"));
    QVERIFY(inputs.open(QFile::WriteOnly));
    inputs.write("{\"x\": \"randn:[4,8]\"}");
}

int TestWindowRuns::rowsOf(const WindowFixture& fixture)
{
    return fixture.window.findChild<widgets::NodeTableView*>()->table()->model()->rowCount();
}

void TestWindowRuns::theExampleRunsAndIsDrawn()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    fixture.window.openExample();
    QVERIFY(fixture.window.commands()["run.start"]->isEnabled());
    QVERIFY(!fixture.window.commands()["run.stop"]->isEnabled());
    auto* graph = fixture.window.findChild<widgets::GraphView*>();
    QSignalSpy ended(&fixture.window.workspace().controller(), &app::RunController::runEnded);
    QTest::keyClick(&fixture.window, Qt::Key_F5);
    QVERIFY(fixture.window.workspace().isRunning());
    QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, enginePatience);
    QVERIFY2(fixture.window.message().isEmpty(), qPrintable(fixture.window.message()));
    QTRY_VERIFY(fixture.window.document().run().status == graph::RunStatus::Done);
    QTRY_VERIFY(fixture.window.workspace().runFile().endsWith(".scales")); // its name before has .partial
    QTRY_VERIFY_WITH_TIMEOUT(!graph->isLayingOut() && !graph->drawn().cards.empty(), enginePatience);
    QCOMPARE(rowsOf(fixture), int(fixture.window.document().graph().nodes.size()));
    bool gradient = false;
    for (const graph::Node& node : fixture.window.document().graph().nodes)
        gradient = gradient || node.backward.metric != nullptr;
    QVERIFY(gradient);
    // The first problem is chosen; the keys go on where they went.
    const auto* problems = fixture.window.findChild<widgets::ProblemsView*>();
    QVERIFY(problems->count() > 0);
    const QModelIndex first = problems->tree()->currentIndex().siblingAtColumn(0);
    QVERIFY(first.isValid() && first.row() == 0 && !first.parent().isValid());
    QCOMPARE(fixture.window.document().selected(),
             std::optional<graph::NodeId>(first.data(widgets::NodeIdRole).toLongLong()));
    QVERIFY(QApplication::focusWidget() != problems->tree());
}

void TestWindowRuns::aRunOpensAgainWithItsInputs()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    fixture.window.openExample();
    QSignalSpy ended(&fixture.window.workspace(), &app::Workspace::resultsShown);
    fixture.window.workspace().controller().run();
    QTRY_VERIFY_WITH_TIMEOUT(!ended.isEmpty() && ended.last().first().toBool(), enginePatience);
    const QString run = fixture.window.workspace().runFile();
    const auto inputs = fixture.window.workspace().job().inputs;
    WindowFixture second;
    QVERIFY(second.show());
    second.window.open(run);
    QTRY_VERIFY(!second.window.document().run().graph.nodes.empty());
    QVERIFY(second.window.workspace().job().inputs == inputs);
    QVERIFY(second.window.commands()["run.start"]->isEnabled());
}

bool TestWindowRuns::runEndless(WindowFixture& fixture)
{
    if (!fixture.show())
        return false;
    fixture.window.open(m_endless);
    QTest::keyClick(&fixture.window, Qt::Key_F5);
    const auto hasRecorded = [&] {
        return rowsOf(fixture) > 0 && !graph::isOutline(fixture.window.document().run());
    };
    return QTest::qWaitFor(hasRecorded, enginePatience);
}

void TestWindowRuns::aKilledEngineLeavesTheWindowAndWhatItRecorded()
{
    WindowFixture fixture;
    QVERIFY(runEndless(fixture));
    QSignalSpy ended(&fixture.window.workspace().controller(), &app::RunController::runEnded);
    QSignalSpy shown(&fixture.window.workspace(), &app::Workspace::resultsShown);
    const qint64 engine = fixture.window.workspace().controller().session().processId();
    QVERIFY(engine > 0);
    QCOMPARE(::kill(static_cast<pid_t>(engine), SIGKILL), 0);
    QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, enginePatience);
    QVERIFY2(fixture.window.message().contains("killed"), qPrintable(fixture.window.message()));
    QTRY_VERIFY_WITH_TIMEOUT(!shown.isEmpty() && shown.last().first().toBool(), enginePatience);
    QVERIFY(fixture.window.isVisible());
    QVERIFY(rowsOf(fixture) > 0);
    QVERIFY(fixture.window.document().run().status == graph::RunStatus::Incomplete);
    QVERIFY(!fixture.window.document().run().problems.empty());
    QVERIFY(fixture.window.commands()["run.start"]->isEnabled());

    WindowFixture second;
    QVERIFY(second.show());
    second.window.open(fixture.window.workspace().runFile());
    QTRY_VERIFY(rowsOf(second) > 0);
}

void TestWindowRuns::theStopButtonEndsAnEndlessModel()
{
    WindowFixture fixture;
    QVERIFY(runEndless(fixture));
    QSignalSpy ended(&fixture.window.workspace().controller(), &app::RunController::runEnded);
    QSignalSpy shown(&fixture.window.workspace(), &app::Workspace::resultsShown);
    auto* stop = fixture.window.findChild<QToolButton*>("stop");
    QVERIFY(stop->isEnabled());
    QTest::mouseClick(stop, Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, enginePatience);
    QTRY_VERIFY_WITH_TIMEOUT(!shown.isEmpty() && shown.last().first().toBool(), enginePatience);
    QVERIFY(fixture.window.isVisible());
    QVERIFY(!fixture.window.workspace().isRunning());
    QVERIFY(!stop->isEnabled());
    QVERIFY(rowsOf(fixture) > 0);
    QVERIFY(QFile::exists(fixture.window.workspace().runFile()));
    // What was wanted is a note and no alarm.
    const auto* bar = fixture.window.findChild<QWidget*>("messageBar");
    QVERIFY(bar->isHidden() || bar->property("note").toBool());
}

void TestWindowRuns::anInputThatDoesNotFitIsSaidAtItsField()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    fixture.window.openExample();
    QTRY_VERIFY_WITH_TIMEOUT(fixture.window.workspace().info().has_value(), enginePatience);
    job::Job job = fixture.window.workspace().job();
    job.inputs = {{"tokens", "\"text\""}, {"targets", "randint(0,256):[4,32]"}};
    fixture.window.workspace().setJob(job);
    QSignalSpy ended(&fixture.window.workspace().controller(), &app::RunController::runEnded);
    fixture.window.workspace().controller().run();
    QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, enginePatience);
    QVERIFY2(fixture.window.message().contains("tokens"), qPrintable(fixture.window.message()));
    QVERIFY(fixture.window.findChild<QDialog*>("runSetup") != nullptr);
}

void TestWindowRuns::withoutKnownInputsAModelIsReadFirst()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    const QString model = fixture.folder.filePath("mlp.pt"); // without the inputs beside it
    QVERIFY(QFile::copy(examplePath("mlp.pt"), model));
    fixture.window.open(model);
    const QAction* run = fixture.window.commands()["run.start"];
    QVERIFY(!run->isEnabled());
    QVERIFY2(run->statusTip().contains("still being read"), qPrintable(run->statusTip()));
    QTest::keyClick(&fixture.window, Qt::Key_F5);
    QVERIFY(!fixture.window.workspace().isRunning());
    QTRY_VERIFY_WITH_TIMEOUT(fixture.window.workspace().info().has_value(), enginePatience);
    QVERIFY(run->isEnabled());
}

void TestWindowRuns::aFileThatIsNoModelIsSaidOnTheBar()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    QFile file(fixture.folder.filePath("letter.pt"));
    QVERIFY(file.open(QFile::WriteOnly));
    file.write("Dear model,");
    file.close();
    fixture.window.open(file.fileName());
    QTRY_VERIFY_WITH_TIMEOUT(fixture.window.message().contains("letter.pt"), enginePatience);
    QCOMPARE(fixture.window.windowTitle(), QString("Scalescope"));
    QVERIFY(!fixture.window.commands()["run.start"]->isEnabled());
    QVERIFY(fixture.settings.recentFiles().isEmpty());
}

bool TestWindowRuns::openAndStop(WindowFixture& fixture, const QString& file)
{
    fixture.window.open(file);
    const auto* question = fixture.window.findChild<QMessageBox*>("stopQuestion");
    if (question == nullptr)
        return false;
    QTest::mouseClick(question->defaultButton(), Qt::LeftButton);
    return true;
}

void TestWindowRuns::closingAsksAndStopsTheRunInOrder()
{
    WindowFixture fixture;
    QVERIFY(runEndless(fixture));
    QSignalSpy ended(&fixture.window.workspace().controller(), &app::RunController::runEnded);
    QVERIFY(!fixture.window.close());
    QVERIFY(!fixture.window.close()); // asked once
    const auto questions = fixture.window.findChildren<QMessageBox*>("stopQuestion");
    QCOMPARE(questions.size(), 1);
    QVERIFY(fixture.window.isVisible());
    QVERIFY(fixture.window.workspace().isRunning());
    QTest::mouseClick(questions.first()->defaultButton(), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(!fixture.window.isVisible(), enginePatience);
    QCOMPARE(ended.count(), 1);
    const auto outcome = ended.first().first().value<app::Outcome>();
    const auto stopped = runfile::readRun(outcome.runFile.toStdString());
    QVERIFY(stopped && stopped->status == graph::RunStatus::Stopped);
}

void TestWindowRuns::anotherFileStopsTheRunInOrder()
{
    WindowFixture fixture;
    const QString other = fixture.folder.filePath("other.scales");
    writeRun(*sampleRun(), other);
    QVERIFY(runEndless(fixture));
    QSignalSpy ended(&fixture.window.workspace().controller(), &app::RunController::runEnded);
    QVERIFY(openAndStop(fixture, other));
    QTRY_COMPARE_WITH_TIMEOUT(fixture.window.workspace().runFile(), other, enginePatience);
    QCOMPARE(ended.count(), 1);
    const auto outcome = ended.first().first().value<app::Outcome>();
    QCOMPARE(outcome.status, ExitStatus::Stopped);
    QVERIFY(outcome.runFile.endsWith(".scales"));
    const auto stopped = runfile::readRun(outcome.runFile.toStdString());
    QVERIFY(stopped && stopped->status == graph::RunStatus::Stopped);
    QTRY_VERIFY(fixture.window.message().contains(outcome.runFile));
    QVERIFY(fixture.window.windowTitle().startsWith("other.scales"));
    QCOMPARE(fixture.window.document().run().graph.nodes.size(), sampleRun()->graph.nodes.size());
}

void TestWindowRuns::aWrongFileLetsTheRunGoOn()
{
    WindowFixture fixture;
    QVERIFY(runEndless(fixture));
    QVERIFY(openAndStop(fixture, sourcePath("README.md")));
    QTRY_VERIFY_WITH_TIMEOUT(!fixture.window.message().isEmpty(), enginePatience);
    QVERIFY(fixture.window.workspace().isRunning());
    QVERIFY(fixture.window.windowTitle().startsWith("endless.pt"));
    QVERIFY(rowsOf(fixture) > 0);
}

void TestWindowRuns::whatAModelIsNotKeptFromIsSaidOnce()
{
    QFile event(m_models.filePath("event"));
    QVERIFY(event.open(QFile::WriteOnly) && event.write(eventOfALesserSandbox()) > 0);
    event.close();
    const FakeEngine engine(QString("'%1/scalescope-engine' <\"$dir/job.json\" | sed -u '1r %2'")
                                .arg(programPath(), event.fileName()));
    qputenv("SCALESCOPE_ENGINE", engine.path().toLocal8Bit());
    FirstWindow fixture;
    fixture.window.openExample();
    QTRY_VERIFY_WITH_TIMEOUT(fixture.window.message().contains("no Landlock"), enginePatience);
    QSignalSpy told(&fixture.window.workspace().controller().session(), &app::RunSession::unguarded);
    QSignalSpy ended(&fixture.window.workspace().controller(), &app::RunController::runEnded);
    fixture.window.workspace().controller().run();
    QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, enginePatience);
    QVERIFY(!told.isEmpty());
    QVERIFY(fixture.window.message().contains("no Landlock")); // until it was read
    auto* bar = fixture.window.findChild<app::MessageBar*>();
    bar->showMessage({});
    fixture.window.workspace().controller().run();
    QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 2, enginePatience);
    QVERIFY2(fixture.window.message().isEmpty(), qPrintable(fixture.window.message()));
    qputenv("SCALESCOPE_ENGINE", programPath("scalescope-engine").toLocal8Bit());
}

} // namespace scalescope::tests

SCALESCOPE_TEST(scalescope::tests::TestWindowRuns)
#include "test_window_runs.moc"
