// SPDX-License-Identifier: GPL-3.0-or-later
// Runs whose model is elsewhere: found from the run file, or missed and chosen; and what is grey says why.
#include "app/runs/files.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/app/runs/patience.h"
#include "tests/support/places.h"
#include "tests/support/sample_run.h"
#include "tests/support/skip.h"
#include "tests/support/test_class.h"

#include <QDir>
#include <QProcess>
#include <QSignalSpy>
#include <QToolButton>
#include <nlohmann/json.hpp>

namespace scalescope::tests {

namespace {

/// A folder with a model in a folder of its own: net/mlp.pt.
bool copyModel(const QTemporaryDir& folder)
{
    return QDir(folder.path()).mkpath("net") &&
           QFile::copy(examplePath("mlp.pt"), folder.filePath("net/mlp.pt")) &&
           QFile::copy(examplePath("mlp.inputs.json"), folder.filePath("net/mlp.inputs.json"));
}

/// The file of a run that names its model as it was typed in another folder.
QString runWithRelativeModel(const QTemporaryDir& folder)
{
    job::Job job;
    job.model = "net/mlp.pt";
    job.output = "mlp.scales";
    const auto run = sampleRun(1);
    run->facts.model = job.model;
    run->facts.job = job::toJson(job).dump();
    const QString path = folder.filePath("mlp.scales");
    writeRun(*run, path);
    return path;
}

} // namespace

class TestModelsOfRuns : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepareApplication(); }
    void aRunByARelativeNameHasAVariantInEveryFolder();
    void aRelativeModelIsFoundBesideItsRun();
    void aMissingModelIsSaidAndChosen();
    void nothingIsGreyWithoutASentence();
    void whatItIsRunWithLeadsToTheInputs();
};

void TestModelsOfRuns::aRunByARelativeNameHasAVariantInEveryFolder()
{
    if (app::exampleModel().isEmpty())
        SKIP_WHERE_NOT_CI("the example models are not built");
    WindowFixture fixture;
    QVERIFY(copyModel(fixture.folder));
    QProcess command;
    command.setWorkingDirectory(fixture.folder.path());
    command.start(programPath("scalescope"), {"run", "net/mlp.pt", "--inputs", "net/mlp.inputs.json"});
    QVERIFY(command.waitForFinished(enginePatience));
    QVERIFY2(command.exitCode() == 0, command.readAllStandardError());
    QVERIFY(fixture.show());
    const QString elsewhere = fixture.folder.filePath("elsewhere/mlp.scales");
    QVERIFY(QDir(fixture.folder.path()).mkpath("elsewhere"));
    QVERIFY(QFile::rename(fixture.folder.filePath("mlp.scales"), elsewhere));
    QVERIFY(openRun(fixture.window, elsewhere));
    QCOMPARE(fixture.window.workspace().model(), fixture.folder.filePath("net/mlp.pt"));
    auto* toggle = fixture.window.findChild<QToolButton*>("simulate");
    QVERIFY(toggle->isEnabled());
    QSignalSpy stages(&fixture.window.workspace().controller(), &app::RunController::stageStarted);
    QSignalSpy ready(&fixture.window.workspace().controller(), &app::RunController::variantReady);
    QTest::mouseClick(toggle, Qt::LeftButton);
    agree(fixture.window); // the model was not chosen in the window
    QTRY_COMPARE_WITH_TIMEOUT(ready.count(), 1, enginePatience);
    QCOMPARE(ready.first().first().toString(), elsewhere); // the original is not run again
    QCOMPARE(stages.count(), 1);
}

void TestModelsOfRuns::aRelativeModelIsFoundBesideItsRun()
{
    if (app::exampleModel().isEmpty())
        SKIP_WHERE_NOT_CI("the example models are not built");
    WindowFixture fixture;
    QVERIFY(copyModel(fixture.folder));
    QVERIFY(fixture.show());
    QVERIFY(openRun(fixture.window, runWithRelativeModel(fixture.folder)));
    QCOMPARE(fixture.window.workspace().model(), fixture.folder.filePath("net/mlp.pt"));
    QCOMPARE(fixture.window.workspace().job().baseFolder, fixture.folder.path().toStdString());
    QVERIFY(fixture.window.commands()["run.start"]->isEnabled());
    QVERIFY(fixture.window.findChild<QToolButton*>("unitScale")->isEnabled());
    QTRY_VERIFY_WITH_TIMEOUT(fixture.window.commands()["run.inputs"]->isEnabled(), enginePatience);
}

void TestModelsOfRuns::aMissingModelIsSaidAndChosen()
{
    if (app::exampleModel().isEmpty())
        SKIP_WHERE_NOT_CI("the example models are not built");
    WindowFixture fixture;
    QVERIFY(fixture.show());
    QVERIFY(openRun(fixture.window, runWithRelativeModel(fixture.folder)));
    QVERIFY(fixture.window.message().contains("net/mlp.pt"));
    QVERIFY(fixture.window.findChild<QToolButton*>("offer")->isVisible());
    for (const char* name : {"unitScale", "simulate", "main"}) {
        const auto* button = fixture.window.findChild<QToolButton*>(name);
        QVERIFY(!button->isEnabled());
        QVERIFY2(button->toolTip().contains("net/mlp.pt") && button->toolTip().contains("Choose the model"),
                 qPrintable(button->toolTip()));
    }
    const QString model = fixture.folder.filePath("renamed.pt");
    QVERIFY(QFile::copy(examplePath("mlp.pt"), model));
    fixture.window.workspace().chooseModel(model);
    QCOMPARE(fixture.window.workspace().model(), model);
    for (const char* name : {"unitScale", "simulate", "main"}) {
        const auto* button = fixture.window.findChild<QToolButton*>(name);
        QVERIFY(button->isEnabled());
        QVERIFY(!button->toolTip().contains("net/mlp.pt"));
    }
    QTRY_VERIFY_WITH_TIMEOUT(fixture.window.workspace().info().has_value(), enginePatience);
}

void TestModelsOfRuns::nothingIsGreyWithoutASentence()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    const auto sentences = [&] {
        QStringList said;
        for (const char* id : {"run.start", "run.inputs", "run.unitScale", "run.simulate"}) {
            const QAction* action = fixture.window.commands()[id];
            if (!action->isEnabled())
                said << action->statusTip();
        }
        return said;
    };
    QCOMPARE(sentences().size(), 4);
    for (const QString& sentence : sentences())
        QVERIFY(sentence.contains("Ctrl+O"));
    // Another engine left no job.
    const QString path = fixture.folder.filePath("other.scales");
    const auto run = sampleRun(1);
    run->facts.job.clear();
    writeRun(*run, path);
    QVERIFY(openRun(fixture.window, path));
    QCOMPARE(sentences().size(), 4);
    for (const QString& sentence : sentences())
        QVERIFY(sentence.contains("Choose the model"));
}

void TestModelsOfRuns::whatItIsRunWithLeadsToTheInputs()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    fixture.window.openExample();
    QAction* inputs = fixture.window.commands()["run.inputs"];
    auto* summary = fixture.window.findChild<QToolButton*>("summary");
    QTRY_VERIFY_WITH_TIMEOUT(inputs->isEnabled() && summary->isVisible(), enginePatience);
    QVERIFY2(summary->toolTip().contains("Change the inputs (Ctrl+I)"), qPrintable(summary->toolTip()));
    QSignalSpy wanted(inputs, &QAction::triggered);
    summary->click();
    QCOMPARE(wanted.count(), 1);
}

} // namespace scalescope::tests

SCALESCOPE_TEST(scalescope::tests::TestModelsOfRuns)
#include "test_models_of_runs.moc"
