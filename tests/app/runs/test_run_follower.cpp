// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runs/run_follower.h"
#include "tests/app/runs/patience.h"
#include "tests/app/runs/written_runs.h"
#include "tests/support/file_content.h"
#include "tests/support/test_class.h"

#include <QCoreApplication>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <functional>

namespace scalescope::tests {

namespace {

/// Does something once, before the follower is told what became of its first reading.
class BeforeItIsTold : public QObject
{
public:
    explicit BeforeItIsTold(std::function<void()> does) : m_does(std::move(does))
    {
        qApp->installEventFilter(this);
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (m_does && event->type() == QEvent::MetaCall && qobject_cast<app::RunLoader*>(watched) != nullptr)
            std::exchange(m_does, nullptr)();
        return false;
    }

private:
    std::function<void()> m_does;
};

/// In place: it stays the same file.
bool overwrite(const QString& path, const QByteArray& content)
{
    QFile file(path);
    return file.open(QFile::ReadWrite) && file.write(content) == content.size();
}

} // namespace

class TestRunFollower : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The file of a run that has ended gets its last name from another process than the one that wrote it.
    void aFileThatIsRenamedWhileItIsReadIsNotLost();
    void aFileThatStaysUnreadableIsLost();
};

void TestRunFollower::aFileThatIsRenamedWhileItIsReadIsNotLost()
{
    const QTemporaryDir folder;
    const QString output = folder.filePath("run.scales");
    ForeignRun run(output);
    run.record(5);
    app::RunFollower follower(run.partial());
    QSignalSpy ended(&follower, &app::RunFollower::ended);
    QSignalSpy lost(&follower, &app::RunFollower::lost);
    run.die();
    const QByteArray content = contentOf(run.partial());
    QVERIFY(overwrite(run.partial(), QByteArray(64, '\0'))); // as if it were gone
    const BeforeItIsTold renames([&] {
        QVERIFY(overwrite(run.partial(), content));
        QVERIFY(QFile::rename(run.partial(), output));
    });
    follower.start();
    QTRY_VERIFY_WITH_TIMEOUT(ended.count() + lost.count() > 0, patience);
    QVERIFY2(lost.isEmpty(), lost.isEmpty() ? "" : qPrintable(lost[0][0].toString()));
    QCOMPARE(ended[0][0].toString(), output);
}

void TestRunFollower::aFileThatStaysUnreadableIsLost()
{
    const QTemporaryDir folder;
    ForeignRun run(folder.filePath("run.scales"));
    run.record(5);
    app::RunFollower follower(run.partial());
    QSignalSpy lost(&follower, &app::RunFollower::lost);
    run.die();
    QVERIFY(overwrite(run.partial(), QByteArray(64, '\0')));
    follower.start();
    QTRY_COMPARE_WITH_TIMEOUT(lost.count(), 1, patience);
    QVERIFY2(lost[0][0].toString().contains("run.scales.partial"), qPrintable(lost[0][0].toString()));
}

} // namespace scalescope::tests

SCALESCOPE_TEST(scalescope::tests::TestRunFollower)
#include "test_run_follower.moc"
