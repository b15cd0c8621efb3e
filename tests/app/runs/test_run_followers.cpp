// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runs/run_follower.h"
#include "tests/app/runs/patience.h"
#include "tests/app/runs/written_runs.h"
#include "tests/support/test_class.h"

#include <QSignalSpy>
#include <QTemporaryDir>

namespace scalescope::tests {

namespace {

/// A run that is written, and followed.
struct Followed
{
    Followed()
    {
        run.record(5);
        followers.add(std::make_unique<app::RunFollower>(run.partial()));
    }

    QTemporaryDir folder;
    ForeignRun run{folder.filePath("run.scales")};
    app::RunFollowers followers;
    QSignalSpy grown{&followers, &app::RunFollowers::grown};
    QSignalSpy ended{&followers, &app::RunFollowers::ended};
    QSignalSpy lost{&followers, &app::RunFollowers::lost};
};

} // namespace

class TestRunFollowers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tellsWhatARunRecordsAndItsEnd();
    void tellsThatAFileIsGone();
    void hearsNothingOfAFileThatWasTakenOut();
    void hasOneFollowerAFile();
};

void TestRunFollowers::tellsWhatARunRecordsAndItsEnd()
{
    Followed followed;
    QVERIFY(followed.followers.has(followed.run.partial()));
    followed.run.record(4);
    QTRY_COMPARE_WITH_TIMEOUT(followed.grown.size(), 1, patience);
    QCOMPARE(followed.grown.first().first().toString(), followed.run.partial());
    bool isFollowedStill = true;
    connect(&followed.followers, &app::RunFollowers::ended, this,
            [&] { isFollowedStill = followed.followers.has(followed.run.partial()); });
    QVERIFY(followed.run.end(graph::RunStatus::Done));
    QTRY_COMPARE_WITH_TIMEOUT(followed.ended.size(), 1, patience);
    QCOMPARE(followed.ended.first().at(0).toString(), followed.run.partial());
    QCOMPARE(followed.ended.first().at(1).toString(), followed.folder.filePath("run.scales"));
    QVERIFY(!isFollowedStill);
}

void TestRunFollowers::tellsThatAFileIsGone()
{
    Followed followed;
    QVERIFY(QFile::remove(followed.run.partial()));
    QTRY_COMPARE_WITH_TIMEOUT(followed.lost.size(), 1, patience);
    QVERIFY(followed.lost.first().at(1).toString().contains("was removed"));
    QVERIFY(!followed.followers.has(followed.run.partial()));
}

void TestRunFollowers::hearsNothingOfAFileThatWasTakenOut()
{
    Followed followed;
    Followed other;
    followed.followers.remove(followed.run.partial());
    QVERIFY(!followed.followers.has(followed.run.partial()));
    QVERIFY(followed.run.end(graph::RunStatus::Done));
    QVERIFY(other.run.end(graph::RunStatus::Done));
    QTRY_COMPARE_WITH_TIMEOUT(other.ended.size(), 1, patience); // which was made later
    QVERIFY(followed.ended.isEmpty() && followed.grown.isEmpty());
}

void TestRunFollowers::hasOneFollowerAFile()
{
    Followed followed;
    followed.followers.add(std::make_unique<app::RunFollower>(followed.run.partial()));
    QVERIFY(followed.run.end(graph::RunStatus::Stopped));
    QTRY_VERIFY_WITH_TIMEOUT(!followed.ended.isEmpty(), patience);
    QVERIFY(!followed.followers.has(followed.run.partial()));
}

} // namespace scalescope::tests

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::tests::TestRunFollowers)
#include "test_run_followers.moc"
