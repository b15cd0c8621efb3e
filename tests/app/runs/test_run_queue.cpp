// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runs/run_queue.h"
#include "tests/app/runs/patience.h"
#include "tests/app/runs/written_runs.h"
#include "tests/support/test_class.h"

#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>

namespace scalescope::tests {

class TestRunQueue : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsOneAfterTheOther();
    void goesOnAfterAFileThatIsNoRun();
    void aNewerListTakesThePlaceOfTheOlder();
    void knowsWhichOneIsStillWritten();

private:
    QString written(const QString& name)
    {
        const QString path = m_folder.filePath(name);
        if (!QFile::exists(path))
            writeRun(*sampleRun(1), path);
        return path;
    }

    QTemporaryDir m_folder;
};

void TestRunQueue::readsOneAfterTheOther()
{
    app::RunQueue queue;
    QStringList events;
    connect(&queue, &app::RunQueue::wasRead, this, [&](const QString& file) {
        events << QFileInfo(file).fileName() + QString(", %1 left").arg(queue.left().size());
    });
    QSignalSpy ended(&queue, &app::RunQueue::ended);
    queue.read({written("a.scales"), written("b.scales")});
    QCOMPARE(queue.left().size(), 2);
    QVERIFY(ended.wait(patience));
    QCOMPARE(events, QStringList({"a.scales, 1 left", "b.scales, 0 left"}));
    QVERIFY(queue.takeFollower() == nullptr);
}

void TestRunQueue::goesOnAfterAFileThatIsNoRun()
{
    app::RunQueue queue;
    QSignalSpy read(&queue, &app::RunQueue::wasRead);
    QSignalSpy failed(&queue, &app::RunQueue::failed);
    QSignalSpy ended(&queue, &app::RunQueue::ended);
    queue.read({m_folder.filePath("nowhere.scales"), written("a.scales")});
    QVERIFY(ended.wait(patience));
    QCOMPARE(failed.size(), 1);
    QVERIFY(failed.first().first().toString().contains("nowhere.scales"));
    QCOMPARE(read.size(), 1);
}

void TestRunQueue::aNewerListTakesThePlaceOfTheOlder()
{
    app::RunQueue queue;
    QSignalSpy read(&queue, &app::RunQueue::wasRead);
    QSignalSpy ended(&queue, &app::RunQueue::ended);
    queue.read({written("a.scales"), written("b.scales")});
    queue.read({written("b.scales")});
    QVERIFY(ended.wait(patience));
    QCOMPARE(read.size(), 1);
    QCOMPARE(read.first().first().toString(), written("b.scales"));
    queue.read({});
    QCOMPARE(ended.size(), 2);
}

void TestRunQueue::knowsWhichOneIsStillWritten()
{
    ForeignRun run(m_folder.filePath("growing.scales"));
    run.record(5);
    app::RunQueue queue;
    QList<bool> growing;
    connect(&queue, &app::RunQueue::wasRead, this, [&] { growing << queue.takeFollower()->hasMore(); });
    QSignalSpy ended(&queue, &app::RunQueue::ended);
    queue.read({run.partial(), written("a.scales")});
    QVERIFY(ended.wait(patience));
    QCOMPARE(growing, QList({true, false}));
}

} // namespace scalescope::tests

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::tests::TestRunQueue)
#include "test_run_queue.moc"
