// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/questions.h"
#include "app/runs/workspace.h"
#include "app/settings/settings.h"
#include "tests/app/runs/patience.h"
#include "tests/app/runs/written_runs.h"
#include "tests/support/test_class.h"

#include <QApplication>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>

namespace scalescope::tests {

namespace {

/// The questions of a window that has nothing but them.
struct QuestionsFixture
{
    /// Opens a run.
    [[nodiscard]] bool openRun()
    {
        writeRun(*sampleRun(1), run);
        workspace.openTogether({run}, run);
        return QTest::qWaitFor([&] { return workspace.runFile() == run; }, patience);
    }
    /// Asks, and answers the file dialog that comes: with this file, or Cancel where it is empty.
    void ask(void (app::Questions::*question)(), const QString& answer)
    {
        (questions.*question)(); // which does not wait for the answer
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog != nullptr);
        dialogFolder = dialog->directory().absolutePath();
        dialogFile = dialog->selectedFiles().value(0);
        if (answer.isEmpty()) {
            dialog->reject();
        } else {
            dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->setText(answer);
            QMetaObject::invokeMethod(dialog, "accept");
        }
        QTRY_VERIFY(QApplication::activeModalWidget() == nullptr);
    }

    QTemporaryDir folder;
    QString run = folder.filePath("net.scales");
    app::Settings settings{folder.filePath("settings.ini")};
    widgets::Document document;
    app::Workspace workspace{document, settings};
    QWidget window;
    app::Questions questions{workspace, settings, &window};
    QSignalSpy file{&questions, &app::Questions::fileChosen};
    QSignalSpy consent{&questions, &app::Questions::consentAnswered};
    QString dialogFolder; ///< where the last file dialog began
    QString dialogFile;   ///< and with which file
};

/// A question that is open, as the window finds it.
template <typename T>
T* openQuestion(const QWidget& window, const char* name)
{
    return window.findChild<T*>(QLatin1String(name));
}

} // namespace

class TestQuestions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QApplication::setAttribute(Qt::AA_DontUseNativeDialogs); }
    void aFileIsAskedForWhereTheLastOneWas();
    void aCopyIsCalledAsWhatIsShown();
    void theModelOfARunIsAskedForBesideIt();
    void whatFollowsAStopWaitsForTheAnswer();
    void filesAreUsedWhenTheUserAgrees_data();
    void filesAreUsedWhenTheUserAgrees();
};

void TestQuestions::aFileIsAskedForWhereTheLastOneWas()
{
    QuestionsFixture fixture;
    QVERIFY(fixture.openRun());
    fixture.settings.setLastFolder(fixture.folder.path());
    fixture.ask(&app::Questions::askForFile, {});
    QCOMPARE(fixture.dialogFolder, fixture.folder.path());
    QVERIFY(fixture.file.isEmpty());
    fixture.ask(&app::Questions::askForFile, fixture.run);
    QCOMPARE(fixture.file.size(), 1);
    QCOMPARE(fixture.file.first().first().toString(), fixture.run);
}

void TestQuestions::aCopyIsCalledAsWhatIsShown()
{
    QuestionsFixture fixture;
    QVERIFY(fixture.openRun());
    QVERIFY(QDir(fixture.folder.path()).mkdir("copies"));
    const QString copies = fixture.folder.filePath("copies");
    fixture.settings.setLastFolder(copies);
    fixture.ask(&app::Questions::askForCopy, {});
    QCOMPARE(fixture.dialogFile, copies + "/net.scales");
    fixture.ask(&app::Questions::askForCopy, copies + "/copy"); // which gets the suffix
    QTRY_COMPARE_WITH_TIMEOUT(fixture.workspace.runFile(), copies + "/copy.scales", patience);
    QVERIFY(!QFile::exists(copies + "/net.scales"));
}

void TestQuestions::theModelOfARunIsAskedForBesideIt()
{
    QuestionsFixture fixture;
    QVERIFY(fixture.openRun());
    const QString model = fixture.folder.filePath("net.pt");
    QVERIFY(QFile(model).open(QIODevice::WriteOnly));
    qputenv("SCALESCOPE_ENGINE", "/nowhere/engine"); // which would read it
    fixture.ask(&app::Questions::askForModel, {});
    QCOMPARE(fixture.dialogFolder, fixture.folder.path());
    QVERIFY(fixture.workspace.model().isEmpty());
    fixture.ask(&app::Questions::askForModel, model);
    QCOMPARE(fixture.workspace.model(), model);
}

void TestQuestions::whatFollowsAStopWaitsForTheAnswer()
{
    QuestionsFixture fixture;
    int gone = 0;
    for (const bool agrees : {false, true}) {
        fixture.questions.askToStop("It runs <b>.", "Stop and go", [&] { ++gone; });
        auto* question = openQuestion<QMessageBox>(fixture.window, "stopQuestion");
        QVERIFY(question != nullptr && fixture.questions.isAskingToStop());
        QCOMPARE(question->text(), "It runs <b>. What it recorded until then stays in its file.");
        QCOMPARE(question->textFormat(), Qt::PlainText);
        QCOMPARE(question->defaultButton()->text(), "Stop and go");
        QCOMPARE(gone, 0);
        (agrees ? question->defaultButton() : question->button(QMessageBox::Cancel))->click();
        QTRY_VERIFY(!fixture.questions.isAskingToStop());
    }
    QCOMPARE(gone, 1);
}

void TestQuestions::filesAreUsedWhenTheUserAgrees_data()
{
    QTest::addColumn<bool>("agrees");
    QTest::newRow("yes") << true;
    QTest::newRow("no") << false;
}

void TestQuestions::filesAreUsedWhenTheUserAgrees()
{
    QFETCH(const bool, agrees);
    QuestionsFixture fixture;
    qputenv("SCALESCOPE_ENGINE", "/nowhere/engine");
    app::OpenModel& model = fixture.workspace.openModel();
    model.open(fixture.folder.filePath("net.pt"));
    int continued = 0;
    QVERIFY(model.asksFirst([&] { ++continued; }));
    auto* question = openQuestion<QDialog>(fixture.window, "consentQuestion");
    QVERIFY(question != nullptr);
    QCOMPARE(continued, 0);
    if (agrees)
        question->accept();
    else
        question->reject();
    QCOMPARE(fixture.consent.size(), 1);
    QCOMPARE(fixture.consent.first().first().toBool(), agrees);
    QCOMPARE(model.mayBeRead(), agrees);
    QCOMPARE(continued, agrees ? 1 : 0);
    QTRY_VERIFY(openQuestion<QDialog>(fixture.window, "consentQuestion") == nullptr);
}

} // namespace scalescope::tests

SCALESCOPE_TEST(scalescope::tests::TestQuestions)
#include "test_questions.moc"
