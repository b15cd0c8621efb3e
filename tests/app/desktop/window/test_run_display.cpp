// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/commands/commands.h"
#include "app/desktop/panels/top_bar.h"
#include "app/desktop/window/run_display.h"
#include "app/runs/workspace.h"
#include "core/message/say_run.h"
#include "core/runfile/run_writer.h"
#include "tests/support/sample_run.h"
#include "tests/support/small_graph.h"
#include "tests/support/test_class.h"
#include "widgets/models/localized_number.h"

#include <QMenu>
#include <QProgressBar>
#include <QTemporaryDir>
#include <QTest>
#include <cstdlib>

namespace scalescope::tests {

namespace {

app::Outcome displayedOutcome(ExitStatus status, double seconds)
{
    app::Outcome ended;
    ended.status = status;
    ended.seconds = seconds;
    return ended;
}

/// A bar, and a workspace in whose place the test speaks.
struct RunDisplayFixture
{
    QTemporaryDir folder;
    app::Settings settings{folder.filePath("settings.ini")};
    widgets::Document document;
    app::Workspace workspace{document, settings};
    QWidget window;
    app::Commands commands{&window};
    QMenu menu;
    app::TopBar bar{commands, {&menu, &menu, &menu}, &window};
    app::RunDisplay* display = new app::RunDisplay(workspace, bar);
};

} // namespace

class TestRunDisplay : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatARunDoesIsTold();
    void howARunEndedIsTold();
    void aRunWhoseBackwardFailedIsDoneWithAWarning();
    void whatElseGoesOnIsTold();
    void aBarWithoutWordsIsInTheMiddle();
};

void TestRunDisplay::whatARunDoesIsTold()
{
    RunDisplayFixture fixture;
    Q_EMIT fixture.workspace.controller().runStarted();
    QCOMPARE(fixture.bar.progressText(), "starting");
    Q_EMIT fixture.workspace.controller().stageStarted(1, 2);
    QCOMPARE(fixture.bar.progressText(), "variant: starting");
    job::Progress progress;
    progress.phase = job::Phase::Backward;
    progress.done = 38;
    progress.total = 40;
    Q_EMIT fixture.workspace.controller().session().phaseStarted(progress.phase);
    Q_EMIT fixture.workspace.controller().session().progressed(progress);
    QCOMPARE(fixture.bar.progressText(), "variant: backward · 38 of 40");
    Q_EMIT fixture.workspace.controller().runStarted(); // another one
    QCOMPARE(fixture.bar.progressText(), "starting");
}

void TestRunDisplay::howARunEndedIsTold()
{
    RunDisplayFixture fixture;
    Q_EMIT fixture.workspace.controller().runEnded(displayedOutcome(ExitStatus::Done, 0.01));
    QCOMPARE(fixture.bar.progressText(), "done in <0.1 s");
    Q_EMIT fixture.workspace.controller().runEnded(displayedOutcome(ExitStatus::Done, 1.26));
    QCOMPARE(fixture.bar.progressText(), "done in 1.3 s");
    Q_EMIT fixture.workspace.controller().runEnded(displayedOutcome(ExitStatus::Stopped, 61.4));
    QCOMPARE(fixture.bar.progressText(), "stopped after 61 s");
    Q_EMIT fixture.workspace.controller().runEnded(displayedOutcome(ExitStatus::ModelFailed, 2));
    QCOMPARE(fixture.bar.progressText(), "failed after 2.0 s");
    widgets::setFigureLocale(QLocale(QLocale::German, QLocale::Germany));
    Q_EMIT fixture.workspace.controller().runEnded(displayedOutcome(ExitStatus::Done, 0.01));
    const QString least = fixture.bar.progressText();
    Q_EMIT fixture.workspace.controller().runEnded(displayedOutcome(ExitStatus::Done, 1.26));
    widgets::setFigureLocale(QLocale::c());
    QCOMPARE(least, "done in <0,1 s");
    QCOMPARE(fixture.bar.progressText(), "done in 1,3 s");
}

void TestRunDisplay::aRunWhoseBackwardFailedIsDoneWithAWarning()
{
    RunDisplayFixture fixture;
    const QString file = fixture.folder.filePath("run.scales");
    {
        auto writer = runfile::RunWriter::create(file.toStdString());
        QVERIFY(writer.has_value());
        writer->addNode(smallNode(0, sampleMetric(1)));
        writer->addProblem(
            graph::problemOf(say::backwardStopped("memory.lstm", say::verbatim("a sentence"))));
        QVERIFY(writer->finish(graph::RunStatus::Done).has_value());
    }
    app::Outcome ended = displayedOutcome(ExitStatus::Done, 0.6);
    ended.runFile = file;
    Q_EMIT fixture.workspace.controller().runEnded(ended); // before its file is read
    QCOMPARE(fixture.bar.progressText(), "done in 0.6 s");
    const auto* progress = fixture.bar.findChild<QProgressBar*>();
    QVERIFY(progress->objectName().isEmpty());
    fixture.workspace.openTogether({file}, {});
    QTRY_COMPARE(fixture.bar.progressText(), "done, backward failed");
    QCOMPARE(progress->objectName(), "warning"); // its colour in the style sheet
    QCOMPARE(progress->value(), progress->maximum());
    Q_EMIT fixture.workspace.controller().runStarted();
    QVERIFY(progress->objectName().isEmpty());
    Q_EMIT fixture.workspace.controller().runEnded(ended);
    QCOMPARE(fixture.bar.progressText(), "done, backward failed");
}

void TestRunDisplay::aBarWithoutWordsIsInTheMiddle()
{
    RunDisplayFixture fixture;
    fixture.bar.resize(1280, 60);
    fixture.window.resize(1280, 100);
    fixture.window.show();
    const auto* progress = fixture.bar.findChild<QProgressBar*>();
    const auto distance = [&](const QString& words) {
        fixture.bar.showEnd(words, true);
        QCoreApplication::processEvents();
        const QPoint centre = progress->mapTo(&fixture.bar, progress->rect().center());
        return std::abs(centre.y() - fixture.bar.rect().center().y());
    };
    QVERIFY2(distance({}) <= 2, qPrintable(QString::number(distance({}))));
    QVERIFY(distance("done in 0.4 s") > 4); // above its words
}

void TestRunDisplay::whatElseGoesOnIsTold()
{
    RunDisplayFixture fixture;
    fixture.workspace.openTogether({fixture.folder.filePath("nowhere.scales")}, {});
    fixture.display->updateActivity();
    QVERIFY(fixture.bar.isBusy());
    QCOMPARE(fixture.bar.progressText(), "reading the run");
    QTRY_VERIFY(fixture.workspace.toBeOpened().isEmpty());
    fixture.display->updateActivity();
    QVERIFY(!fixture.bar.isBusy());
    QCOMPARE(fixture.bar.progressText(), "");
}

} // namespace scalescope::tests

SCALESCOPE_TEST(scalescope::tests::TestRunDisplay)
#include "test_run_display.moc"
