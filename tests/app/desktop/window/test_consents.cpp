// SPDX-License-Identifier: GPL-3.0-or-later
// What a file names is not run, loaded or read before the user has said so to a question that shows it.
#include "app/desktop/desktop.h"
#include "app/desktop/window/questions.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/app/runs/patience.h"
#include "tests/support/places.h"
#include "tests/support/sample_run.h"
#include "tests/support/test_class.h"
#include "widgets/runsetup/run_setup.h"
#include "widgets/runsetup/spec_editor.h"

#include <QDialog>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <nlohmann/json.hpp>

namespace scalescope::tests {

namespace {

const QByteArray probeWords = "the probe was loaded"; // what the library prints

bool writeText(const QString& path, const QByteArray& text)
{
    QFile file(path);
    return file.open(QFile::WriteOnly) && file.write(text) == text.size();
}

/// A run file as one gets it from somebody else: its job names a model, a library and values.
QString foreignRun(const QTemporaryDir& folder)
{
    if (!QFile::copy(examplePath("mlp.pt"), folder.filePath("theirs.pt")))
        qFatal("can't copy the example");
    job::Job job;
    job.model = folder.filePath("theirs.pt").toStdString();
    job.output = folder.filePath("theirs.scales").toStdString();
    job.baseFolder = folder.path().toStdString();
    job.inputs = {{"", "theirs.npy"}};
    job.opLibraries = {tests::testLibraryPath("sandbox_probe.so").toStdString()};
    const auto run = sampleRun(1);
    run->facts.model = job.model;
    run->facts.job = job::toJson(job).dump();
    const QString path = folder.filePath("theirs.scales");
    writeRun(*run, path);
    return path;
}

/// All that the question shows, one file a line.
QString shownBy(const QDialog* question)
{
    QString text;
    for (const auto* list : question->findChildren<QPlainTextEdit*>())
        text += list->toPlainText() + QLatin1Char('\n');
    return text;
}

} // namespace

class TestConsents : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepareApplication(); }
    void aRunFileIsShownWithoutReadingWhatItNames();
    void runningItAsksAndShowsEveryFile();
    void anAnswerIsRememberedApartFromTheFile();
    void aVariantAndTheInputsAskToo();
    void anInputsFileBesideTheModelIsAskedFor();
    void anInputsFileThatIsNamedTooIsNotAskedFor();
    void whatTheUserWroteIsNotAskedFor();
    void aSessionReadsNoModelThatNobodyChose();
    void aFileForOnePurposeIsNoneForAnother();
    void namesAreShownAsTheyAre();
};

void TestConsents::aRunFileIsShownWithoutReadingWhatItNames()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    QSignalSpy asked(&fixture.window.workspace(), &app::Workspace::infoRequested);
    QVERIFY(openRun(fixture.window, foreignRun(fixture.folder)));
    QVERIFY(!fixture.window.document().run().graph.nodes.empty());
    QCOMPARE(asked.count(), 0); // no engine was started, which would have loaded the library
    QVERIFY(questionOf(fixture.window) == nullptr);
    QVERIFY(fixture.window.commands()["run.start"]->isEnabled());
    QVERIFY(fixture.window.commands()["run.inputs"]->isEnabled());
}

void TestConsents::runningItAsksAndShowsEveryFile()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    QSignalSpy asked(&fixture.window.workspace(), &app::Workspace::infoRequested);
    QSignalSpy started(&fixture.window.workspace().controller(), &app::RunController::runStarted);
    QVERIFY(openRun(fixture.window, foreignRun(fixture.folder)));
    fixture.window.commands()["run.start"]->trigger();
    const QDialog* question = questionOf(fixture.window);
    QVERIFY(question != nullptr);
    for (const QString& file : {fixture.folder.filePath("theirs.pt"), fixture.folder.filePath("theirs.npy"),
                                tests::testLibraryPath("sandbox_probe.so")})
        QVERIFY2(shownBy(question).contains(file), qPrintable(shownBy(question)));
    QTest::keyClick(questionOf(fixture.window), Qt::Key_Return); // which means no
    QTRY_VERIFY(questionOf(fixture.window) == nullptr);
    QCOMPARE(started.count(), 0);
    QCOMPARE(asked.count(), 0);
}

void TestConsents::anAnswerIsRememberedApartFromTheFile()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    const QString file = foreignRun(fixture.folder);
    {
        QVERIFY(openRun(fixture.window, file));
        QByteArray log;
        connect(&fixture.window.workspace().controller(), &app::RunController::logged, this,
                [&log](const QString&, const QString& text) { log += text.toUtf8(); });
        QSignalSpy ended(&fixture.window.workspace().controller(), &app::RunController::runEnded);
        fixture.window.workspace().controller().run();
        agree(fixture.window);
        QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, enginePatience);
        QVERIFY2(log.contains(probeWords), log.constData()); // now it was loaded
        fixture.window.workspace().disconnect(this);
    }
    app::Settings later(fixture.folder.filePath("settings.ini"));
    app::MainWindow window(later);
    QSignalSpy started(&window.workspace().controller(), &app::RunController::runStarted);
    QVERIFY(openRun(window, file));
    window.workspace().controller().run();
    QVERIFY(questionOf(window) == nullptr);
    QCOMPARE(started.count(), 1);
    window.workspace().controller().stop();
    QTRY_VERIFY_WITH_TIMEOUT(!window.workspace().isRunning(), enginePatience);
}

void TestConsents::aVariantAndTheInputsAskToo()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    QVERIFY(openRun(fixture.window, foreignRun(fixture.folder)));
    QSignalSpy started(&fixture.window.workspace().controller(), &app::RunController::runStarted);
    fixture.window.workspace().controller().setTransforms({job::UnitScaling{}});
    QVERIFY(questionOf(fixture.window) != nullptr);
    questionOf(fixture.window)->reject();
    QTRY_VERIFY(questionOf(fixture.window) == nullptr);
    QVERIFY(fixture.window.workspace().transforms().empty());
    QVERIFY(!fixture.window.commands()["run.unitScale"]->isChecked());
    QCOMPARE(started.count(), 0);

    fixture.window.commands()["run.inputs"]->trigger();
    QVERIFY(questionOf(fixture.window) != nullptr);
    agree(fixture.window);
    QTRY_VERIFY_WITH_TIMEOUT(fixture.window.findChild<widgets::RunSetup*>() != nullptr, enginePatience);
}

void TestConsents::anInputsFileBesideTheModelIsAskedFor()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    const QString model = fixture.folder.filePath("mlp.pt");
    QVERIFY(QFile::copy(examplePath("mlp.pt"), model));
    QVERIFY(writeText(fixture.folder.filePath("mlp.inputs.json"), R"(["/etc/data.npy"])"));
    fixture.window.open(model);
    QTRY_VERIFY_WITH_TIMEOUT(fixture.window.workspace().info().has_value(), enginePatience); // it was chosen
    QSignalSpy started(&fixture.window.workspace().controller(), &app::RunController::runStarted);
    fixture.window.workspace().controller().run();
    QVERIFY(questionOf(fixture.window) != nullptr);
    QCOMPARE(shownBy(questionOf(fixture.window)).trimmed(), QString("/etc/data.npy"));
    QCOMPARE(started.count(), 0);
    questionOf(fixture.window)->reject();
}

/// As the notebook's view() names it, which wrote it.
void TestConsents::anInputsFileThatIsNamedTooIsNotAskedFor()
{
    const QTemporaryDir folder;
    const QString model = folder.filePath("mlp.pt");
    const QString inputs = folder.filePath("mlp.inputs.json");
    QVERIFY(QFile::copy(examplePath("mlp.pt"), model));
    QVERIFY(writeText(inputs, R"(["given.npy"])"));
    app::Settings settings(folder.filePath("settings.ini"));
    const QList<app::MainWindow*> windows = app::openWindows(settings, {model, inputs});
    QCOMPARE(windows.size(), 1);
    app::Workspace& workspace = windows.front()->workspace();
    QTRY_VERIFY_WITH_TIMEOUT(workspace.info().has_value(), enginePatience);
    QSignalSpy started(&workspace.controller(), &app::RunController::runStarted);
    workspace.controller().run();
    QVERIFY(questionOf(*windows.front()) == nullptr);
    QCOMPARE(started.count(), 1);
    qDeleteAll(windows);
}

void TestConsents::whatTheUserWroteIsNotAskedFor()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    const QString model = fixture.folder.filePath("mlp.pt");
    QVERIFY(QFile::copy(examplePath("mlp.pt"), model));
    QVERIFY(writeText(fixture.folder.filePath("mlp.inputs.json"), R"(["given.npy"])"));
    fixture.window.open(model);
    QTRY_VERIFY_WITH_TIMEOUT(fixture.window.workspace().info().has_value(), enginePatience);
    QSignalSpy started(&fixture.window.workspace().controller(), &app::RunController::runStarted);
    QSignalSpy ended(&fixture.window.workspace().controller(), &app::RunController::runEnded);
    const auto runWith = [&](const QString& spec) {
        fixture.window.commands()["run.inputs"]->trigger();
        auto* form = fixture.window.findChild<widgets::RunSetup*>();
        const QString argument =
            QString::fromStdString(fixture.window.workspace().info()->methods.front().arguments.front().name);
        if (!spec.isEmpty())
            form->editor(argument)->setText(spec);
        form->findChild<QPushButton*>("main")->click();
    };
    runWith({}); // what stood there came with the model
    QVERIFY(questionOf(fixture.window) != nullptr);
    questionOf(fixture.window)->reject();
    QTRY_VERIFY(questionOf(fixture.window) == nullptr);
    QCOMPARE(started.count(), 0);
    runWith("mine.npy");
    QVERIFY(questionOf(fixture.window) == nullptr);
    QCOMPARE(started.count(), 1);
    QTRY_COMPARE_WITH_TIMEOUT(ended.count(), 1, enginePatience);
}

void TestConsents::aSessionReadsNoModelThatNobodyChose()
{
    WindowFixture fixture;
    const QString model = fixture.folder.filePath("mlp.pt");
    QVERIFY(QFile::copy(examplePath("mlp.pt"), model));
    app::Session session;
    session.model = model;
    fixture.settings.setSession(session);
    QSignalSpy asked(&fixture.window.workspace(), &app::Workspace::infoRequested);
    QVERIFY(fixture.show());
    QVERIFY(fixture.window.restoreSession());
    QCOMPARE(fixture.window.workspace().model(), model);
    QCOMPARE(asked.count(), 0);
    fixture.window.commands()["run.inputs"]->trigger();
    QVERIFY(questionOf(fixture.window) != nullptr);
    agree(fixture.window);
    QTRY_VERIFY_WITH_TIMEOUT(fixture.window.workspace().info().has_value(), enginePatience);
}

void TestConsents::aFileForOnePurposeIsNoneForAnother()
{
    QTemporaryDir folder;
    app::Settings settings(folder.filePath("settings.ini"));
    app::Consents consents(settings);
    consents.add({{}, {}, {"/a/data.pt"}});
    QVERIFY(app::isEmpty(consents.missingOf({{}, {}, {"/a/data.pt"}})));
    const job::JobFiles asLibrary{{}, {"/a/data.pt"}, {}};
    QVERIFY(consents.missingOf(asLibrary) == asLibrary);
    const job::JobFiles asModel{"/a/data.pt", {}, {}};
    QVERIFY(consents.missingOf(asModel) == asModel);
}

void TestConsents::namesAreShownAsTheyAre()
{
    const app::ConsentQuestion question(
        {{}, {}, {"/tmp/<b>x</b>.npy", "/tmp/a\nb.npy", "/tmp/\u202Eypn.npy"}}, nullptr);
    QCOMPARE(shownBy(&question).trimmed(),
             QString("/tmp/<b>x</b>.npy\n/tmp/a\\u000ab.npy\n/tmp/\\u202eypn.npy"));
}

} // namespace scalescope::tests

SCALESCOPE_TEST(scalescope::tests::TestConsents)
#include "test_consents.moc"
