// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/commands/commands.h"
#include "app/desktop/commands/workspace_commands.h"
#include "app/runs/workspace.h"
#include "tests/app/runner/fake_engine.h"
#include "tests/app/runs/own_folders.h"
#include "tests/app/runs/patience.h"
#include "tests/app/runs/written_runs.h"
#include "tests/support/simulated_run.h"
#include "tests/support/test_class.h"
#include "widgets/models/compare_document.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QWidget>

namespace scalescope::tests {

namespace {

/// What commands are allowed by, and which of them are.
struct CommandStatesFixture
{
    [[nodiscard]] bool open(const QStringList& files)
    {
        workspace.openTogether(files, files.first());
        return QTest::qWaitFor([&] { return workspace.toBeOpened().isEmpty(); }, patience);
    }
    [[nodiscard]] QString written(const char* name) const
    {
        const QString path = folder.filePath(name);
        writeRun(*sampleRun(1), path);
        return path;
    }
    /// Those of these commands that can be given now.
    [[nodiscard]] QStringList allowed(const QStringList& ids)
    {
        app::allowCommands(commands, workspace, document, compared);
        QStringList found;
        for (const QString& id : ids)
            if (commands[id.toLatin1().constData()]->isEnabled())
                found << id;
        return found;
    }
    [[nodiscard]] bool allows(const char* id) { return !allowed({id}).isEmpty(); }

    QTemporaryDir folder;
    app::Settings settings{folder.filePath("settings.ini")};
    widgets::Document document;
    widgets::CompareDocument compared{&document};
    QWidget window;
    app::Commands commands{&window};
    app::Workspace workspace{document, settings};
};

} // namespace

class TestCommandStates : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useOwnFolders(); }
    void whereNothingIsOpenOnlyFilesAreAskedFor();
    void anOpenRunCanBeSavedAndClosed();
    void severalRunsCanBeSteppedThroughAndCompared();
    void whatIsComparedCanBeSwapped();
    void aFileThatIsBeingWrittenIsNotCopied();
    void theHistoryOfTheSelectionHasTwoEnds();
    void whileAModelRunsTheRunStays();
    void theExampleIsThereOrNot();
    void theQuantityIsChecked();
    void errorsColourSimulatedRunsAlone();
    void ratiosColourComparedRunsAlone();
};

namespace {

/// Those that are about runs.
const QStringList aboutRuns = {"run.start", "run.stop",      "run.inputs",      "run.chooseModel",
                               "file.save", "file.closeRun", "file.nextRun",    "file.previousRun",
                               "edit.back", "edit.forward",  "run.compareLast", "run.swapCompared"};

} // namespace

void TestCommandStates::whereNothingIsOpenOnlyFilesAreAskedFor()
{
    CommandStatesFixture fixture;
    QCOMPARE(fixture.allowed(aboutRuns), QStringList());
    QVERIFY(fixture.allows("file.open"));
    for (const char* id : {"run.start", "run.inputs"})
        QCOMPARE(fixture.commands[id]->statusTip(), fixture.workspace.whyNoRun());
}

void TestCommandStates::anOpenRunCanBeSavedAndClosed()
{
    CommandStatesFixture fixture;
    QVERIFY(fixture.open({fixture.written("a.scales")}));
    QCOMPARE(fixture.allowed(aboutRuns), QStringList({"run.chooseModel", "file.save", "file.closeRun"}));
    QVERIFY(fixture.commands["run.start"]->statusTip().startsWith("This run does not say"));
}

void TestCommandStates::severalRunsCanBeSteppedThroughAndCompared()
{
    CommandStatesFixture fixture;
    QVERIFY(fixture.open({fixture.written("a.scales"), fixture.written("b.scales")}));
    const QStringList aboutSeveral = {"file.nextRun", "file.previousRun", "run.compareLast"};
    QCOMPARE(fixture.allowed(aboutSeveral), aboutSeveral);
    fixture.workspace.close(fixture.folder.filePath("b.scales"));
    QCOMPARE(fixture.allowed(aboutSeveral), QStringList());
}

void TestCommandStates::whatIsComparedCanBeSwapped()
{
    CommandStatesFixture fixture;
    QSignalSpy changed(&fixture.compared, &widgets::CompareDocument::changed);
    fixture.compared.setRuns({sampleRun(1), "a"}, {sampleRun(2), "b"});
    QVERIFY(!fixture.allows("run.swapCompared")); // they are being aligned
    QVERIFY(changed.wait(patience));
    QVERIFY(fixture.allows("run.swapCompared"));
}

void TestCommandStates::aFileThatIsBeingWrittenIsNotCopied()
{
    CommandStatesFixture fixture;
    ForeignRun run(fixture.folder.filePath("run.scales"));
    run.record(5);
    QVERIFY(fixture.open({run.partial()}));
    QVERIFY(!fixture.allows("file.save") && fixture.allows("file.closeRun"));
    QVERIFY(run.end(graph::RunStatus::Done));
    QTRY_VERIFY_WITH_TIMEOUT(fixture.allows("file.save"), patience);
}

void TestCommandStates::theHistoryOfTheSelectionHasTwoEnds()
{
    CommandStatesFixture fixture;
    fixture.document.setRun(sampleRun(1));
    const QStringList ends = {"edit.back", "edit.forward"};
    for (const graph::NodeId node : {2, 5})
        fixture.document.select(node);
    QCOMPARE(fixture.allowed(ends), QStringList{"edit.back"});
    fixture.document.goBack();
    QVERIFY(fixture.allows("edit.forward"));
    fixture.document.goForward();
    QCOMPARE(fixture.allowed(ends), QStringList{"edit.back"});
}

void TestCommandStates::whileAModelRunsTheRunStays()
{
    const FakeEngine engine("exec cat"); // waits for what is never written
    qputenv("SCALESCOPE_ENGINE", engine.path().toLocal8Bit());
    CommandStatesFixture fixture;
    const QString model = fixture.folder.filePath("net.pt");
    QVERIFY(QFile(model).open(QIODevice::WriteOnly));
    QVERIFY(fixture.open({fixture.written("a.scales"), fixture.written("b.scales")}));
    fixture.workspace.openModel().agreeToModel(model);
    fixture.workspace.openModel().open(model);
    fixture.workspace.setJob(fixture.workspace.job()); // its inputs are known
    QVERIFY(fixture.allows("run.start") && !fixture.allows("run.stop"));
    fixture.workspace.controller().run();
    QVERIFY(fixture.workspace.isRunning());
    const QStringList waiting = {"run.start",     "run.chooseModel", "file.save",
                                 "file.closeRun", "file.nextRun",    "file.previousRun"};
    QCOMPARE(fixture.allowed(waiting), QStringList());
    QVERIFY(fixture.allows("run.stop"));
    QCOMPARE(fixture.commands["run.start"]->statusTip(), "The model is being run.");
}

void TestCommandStates::theExampleIsThereOrNot()
{
    CommandStatesFixture fixture;
    qputenv("SCALESCOPE_EXAMPLES", fixture.folder.path().toLocal8Bit());
    QVERIFY(!fixture.allows("file.example"));
    QVERIFY(QFile(fixture.folder.filePath("transformer_lm.pt")).open(QIODevice::WriteOnly));
    QVERIFY(fixture.allows("file.example"));
}

void TestCommandStates::theQuantityIsChecked()
{
    CommandStatesFixture fixture;
    for (const auto& [quantity, id] : {std::pair{sheet::FieldId::Rms, "colour.rms"},
                                       std::pair{sheet::FieldId::AbsMax, "colour.abs_max"}}) {
        fixture.document.setQuantity(quantity);
        (void)fixture.allows(id);
        QVERIFY(fixture.commands[id]->isChecked());
    }
    QVERIFY(!fixture.commands["colour.rms"]->isChecked());
}

void TestCommandStates::errorsColourSimulatedRunsAlone()
{
    const QStringList errors = {"colour.sqnr_db"};
    CommandStatesFixture fixture;
    fixture.document.setRun(sampleRun(1));
    QCOMPARE(fixture.allowed(errors), QStringList());
    const QAction* forward = fixture.commands["colour.sqnr_db"];
    QVERIFY2(forward->toolTip().startsWith("Only a run that simulates number formats has errors"),
             qPrintable(forward->toolTip()));
    fixture.document.setRun(simulatedRun(1));
    QCOMPARE(fixture.allowed(errors), errors);
    QVERIFY2(!forward->toolTip().contains("simulates"), qPrintable(forward->toolTip()));
}

void TestCommandStates::ratiosColourComparedRunsAlone()
{
    CommandStatesFixture fixture;
    const auto run = sampleRun(1);
    fixture.document.setRun(run);
    QVERIFY(!fixture.allows("colour.ratio"));
    QVERIFY(fixture.commands["colour.ratio"]->toolTip().startsWith("Only a run that is compared"));
    fixture.document.setComparison(
        std::make_shared<const compare::Comparison>(compare::compare(run, sampleRun(1))));
    QVERIFY(fixture.allows("colour.ratio"));
    fixture.document.setColouring({sheet::FieldId::Ratio, graph::Direction::Backward});
    QVERIFY(fixture.allows("colour.gradient"));
    QVERIFY(fixture.commands["colour.ratio"]->isChecked());
    QVERIFY(fixture.commands["colour.gradient"]->isChecked());
    QVERIFY(!fixture.commands["colour.forward"]->isChecked());
}

} // namespace scalescope::tests

SCALESCOPE_TEST(scalescope::tests::TestCommandStates)
#include "test_command_states.moc"
