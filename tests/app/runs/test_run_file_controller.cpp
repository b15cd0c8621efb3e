// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runs/run_file_controller.h"
#include "app/settings/settings.h"
#include "tests/app/runs/patience.h"
#include "tests/app/runs/written_runs.h"
#include "tests/support/test_class.h"

#include <QSignalSpy>
#include <QTemporaryDir>

namespace scalescope::tests {

namespace {

using app::RunFileController;

struct RunFileControllerFixture
{
    /// The file of a run that is whole.
    [[nodiscard]] QString written(const char* name) const
    {
        const QString path = folder.filePath(name);
        writeRun(*sampleRun(1), path);
        return path;
    }
    [[nodiscard]] bool hasRead(const QStringList& files, const QStringList& named = {})
    {
        runFiles.read(files, named);
        return allRead.wait(patience);
    }
    [[nodiscard]] QStringList open() const
    {
        QStringList files;
        for (const app::OpenRun& run : runFiles.runs().all())
            files << run.file;
        return files;
    }

    QTemporaryDir folder;
    app::Settings settings{folder.filePath("settings.ini")};
    RunFileController runFiles{settings};
    QSignalSpy wasRead{&runFiles, &RunFileController::wasRead};
    QSignalSpy allRead{&runFiles, &RunFileController::allRead};
    QSignalSpy grown{&runFiles, &RunFileController::grown};
    QSignalSpy changed{&runFiles, &RunFileController::changed};
    QSignalSpy message{&runFiles, &RunFileController::message};
    QSignalSpy note{&runFiles, &RunFileController::note};
    QSignalSpy state{&runFiles, &RunFileController::state};
};

/// A run that another program writes, which is open.
struct Following : RunFileControllerFixture
{
    Following()
    {
        run.record(5);
        QVERIFY(hasRead({run.partial()}, {run.partial()}));
    }
    [[nodiscard]] const app::OpenRun* openRun(const QString& file) const
    {
        return runFiles.runs().find(file);
    }

    ForeignRun run{folder.filePath("run.scales")};
};

} // namespace

class TestRunFileController : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void filesThatAreReadAreOpen();
    void whatAnotherProgramWritesIsFollowedToItsEnd();
    void howAFollowedRunEndedIsTold_data();
    void howAFollowedRunEndedIsTold();
    void aFileThatIsGoneIsFollowedNoLonger();
    void aClosedRunIsFollowedNoLonger();
    void aCopyIsTheRunsFileThen();
    void aCopyThatFailsIsTold();
};

void TestRunFileController::filesThatAreReadAreOpen()
{
    RunFileControllerFixture fixture;
    const QString a = fixture.written("a.scales");
    const QString b = fixture.written("b.scales");
    QVERIFY(fixture.hasRead({a, fixture.folder.filePath("nowhere.scales"), b}, {b}));
    QCOMPARE(fixture.open(), QStringList({a, b}));
    QCOMPARE(fixture.wasRead.size(), 2);
    QCOMPARE(fixture.wasRead.first().first().toString(), a);
    QCOMPARE(fixture.message.size(), 1);
    QVERIFY(fixture.message.first().first().toString().contains("nowhere.scales"));
    QCOMPARE(fixture.settings.recentFiles(), QStringList{b}); // which was chosen now
    fixture.runFiles.tellHowItStands(a);
    QVERIFY(!fixture.runFiles.isFollowed(a) && fixture.state.isEmpty());
    QCOMPARE(fixture.message.size(), 1);
}

void TestRunFileController::whatAnotherProgramWritesIsFollowedToItsEnd()
{
    Following following;
    const QString partial = following.run.partial();
    QVERIFY(following.runFiles.isFollowed(partial) && following.openRun(partial)->isGrowing);
    following.runFiles.tellHowItStands(partial);
    QVERIFY(following.state.takeLast().first().toString().contains("still goes"));
    following.run.record(4);
    QTRY_COMPARE_WITH_TIMEOUT(following.grown.size(), 1, patience);
    QCOMPARE(following.grown.takeLast(), QVariantList({partial, false}));
    QCOMPARE(following.openRun(partial)->run->graph.nodes.size(), std::size_t(9));
    QVERIFY(following.openRun(partial)->isGrowing);
    QSignalSpy renamed(&following.runFiles.runs(), &app::OpenRuns::renamed);
    QVERIFY(following.run.end(graph::RunStatus::Done));
    QTRY_COMPARE_WITH_TIMEOUT(following.note.size(), 1, patience);
    const QString file = following.folder.filePath("run.scales");
    QCOMPARE(renamed.takeLast(), QVariantList({partial, file}));
    QCOMPARE(following.grown.takeLast(), QVariantList({file, true}));
    QCOMPARE(following.open(), QStringList{file});
    QVERIFY(!following.openRun(file)->isGrowing && !following.runFiles.isFollowed(partial));
    QCOMPARE(following.settings.recentFiles(), QStringList{file});
    QVERIFY(following.message.isEmpty());
}

void TestRunFileController::howAFollowedRunEndedIsTold_data()
{
    QTest::addColumn<graph::RunStatus>("status");
    QTest::addColumn<QString>("words");
    QTest::newRow("stopped") << graph::RunStatus::Stopped << "was stopped; run.scales holds";
    QTest::newRow("failed") << graph::RunStatus::Failed << "has failed; run.scales holds";
    QTest::newRow("without a word") << graph::RunStatus::Incomplete << "run.scales.partial is incomplete";
}

void TestRunFileController::howAFollowedRunEndedIsTold()
{
    QFETCH(const graph::RunStatus, status);
    QFETCH(const QString, words);
    Following following;
    if (status == graph::RunStatus::Incomplete)
        following.run.die();
    else
        QVERIFY(following.run.end(status));
    QTRY_COMPARE_WITH_TIMEOUT(following.message.size(), 1, patience);
    const QString told = following.message.first().first().toString();
    QVERIFY2(told.contains(words), qPrintable(told));
    QVERIFY(following.runFiles.runs().all().back().run->status == status);
    QVERIFY(!following.runFiles.runs().all().back().isGrowing && following.note.isEmpty());
}

void TestRunFileController::aFileThatIsGoneIsFollowedNoLonger()
{
    Following following;
    const QString partial = following.run.partial();
    QVERIFY(QFile::remove(partial));
    QTRY_COMPARE_WITH_TIMEOUT(following.message.size(), 1, patience);
    QVERIFY(following.message.first().first().toString().contains("was removed"));
    QCOMPARE(following.changed.size(), 1);
    QVERIFY(!following.runFiles.isFollowed(partial));
    QVERIFY(!following.openRun(partial)->isGrowing); // what was read of it stays
}

void TestRunFileController::aClosedRunIsFollowedNoLonger()
{
    Following following;
    following.settings.clearRecentFiles();
    following.runFiles.close(following.run.partial());
    QVERIFY(following.open().isEmpty() && !following.runFiles.isFollowed(following.run.partial()));
    QCOMPARE(following.settings.recentFiles(), QStringList{following.run.partial()});
    following.runFiles.close("/nowhere.scales");
    QCOMPARE(following.settings.recentFiles().size(), 1);
}

void TestRunFileController::aCopyIsTheRunsFileThen()
{
    RunFileControllerFixture fixture;
    const QString a = fixture.written("a.scales");
    QVERIFY(fixture.hasRead({a}));
    const QString b = fixture.folder.filePath("b.scales");
    fixture.runFiles.copy(a, b);
    QVERIFY(fixture.changed.wait(patience));
    QCOMPARE(fixture.open(), QStringList{b});
    QVERIFY(QFile::exists(a) && QFile::exists(b));
    QCOMPARE(fixture.settings.recentFiles(), QStringList{b});
    QVERIFY(fixture.message.isEmpty());
}

void TestRunFileController::aCopyThatFailsIsTold()
{
    RunFileControllerFixture fixture;
    const QString a = fixture.written("a.scales");
    QVERIFY(fixture.hasRead({a}));
    fixture.runFiles.copy(a, fixture.folder.filePath("nowhere/b.scales"));
    QVERIFY(fixture.message.wait(patience));
    QVERIFY(fixture.message.first().first().toString().startsWith("The run was not saved as"));
    QCOMPARE(fixture.open(), QStringList{a});
    QVERIFY(fixture.changed.isEmpty() && fixture.settings.recentFiles().isEmpty());
}

} // namespace scalescope::tests

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::tests::TestRunFileController)
#include "test_run_file_controller.moc"
