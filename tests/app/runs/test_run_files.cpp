// SPDX-License-Identifier: GPL-3.0-or-later
// The files of runs that the window makes, copies and clears away.
#include "app/runs/files.h"
#include "tests/app/runs/own_folders.h"
#include "tests/support/file_content.h"
#include "tests/support/limited_files.h"
#include "tests/support/test_class.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QTest>
#include <cerrno>

namespace scalescope::tests {

namespace {

constexpr int parts = 2 << 20; ///< bytes; what comes after them a buffer could hold

void put(const QString& path, const QByteArray& content, int hoursAgo = 0)
{
    QFile file(path);
    QVERIFY(file.open(QFile::WriteOnly) && file.write(content) == content.size() && file.flush());
    QVERIFY(file.setFileTime(QDateTime::currentDateTime().addSecs(-3600LL * hoursAgo),
                             QFileDevice::FileModificationTime));
}

} // namespace

class TestRunFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        useOwnFolders();
        m_from = m_folder.filePath("from.scales");
        m_to = m_folder.filePath("to.scales");
        put(m_from, QByteArray(parts + 1000, 'r'));
    }

    void aCopyTakesThePlaceOfAnOlderFile()
    {
        put(m_to, "older");
        QCOMPARE(app::copyRunFile(m_from, m_to), QString());
        QCOMPARE(contentOf(m_to), contentOf(m_from));
        QCOMPARE(QDir(m_folder.path()).entryList(QDir::Files), QStringList({"from.scales", "to.scales"}));
    }

    void aCopyThatDoesNotFitLeavesTheOlderFile_data()
    {
        QTest::addColumn<int>("room");
        QTest::newRow("less than a part") << 100;
        QTest::newRow("all but the last part") << parts + 10;
    }
    void aCopyThatDoesNotFitLeavesTheOlderFile()
    {
        QFETCH(const int, room);
        put(m_to, "older");
        QString reason;
        {
            const LimitedFiles limited(static_cast<rlim_t>(room));
            reason = app::copyRunFile(m_from, m_to);
        }
        QVERIFY(!reason.isEmpty());
        QCOMPARE(contentOf(m_to), QByteArray("older"));
        QCOMPARE(QDir(m_folder.path()).entryList(QDir::Files), QStringList({"from.scales", "to.scales"}));
    }

    void theOldestRunsGoWithWhatLiesBesideThem()
    {
        const QDir runs(app::runsFolder());
        for (int i = 0; i < 22; ++i)
            put(runs.filePath(QString("m-%1.scales.partial").arg(i)), "run", i);
        for (const int i : {0, 21})
            put(runs.filePath(QString("m-%1.scales.partial-journal").arg(i)), "journal", i);
        app::newRunFile("m.pt");
        QVERIFY(runs.exists("m-19.scales.partial"));
        QVERIFY(!runs.exists("m-20.scales.partial"));
        QVERIFY(!runs.exists("m-21.scales.partial"));
        QVERIFY(runs.exists("m-0.scales.partial-journal"));
        QVERIFY(!runs.exists("m-21.scales.partial-journal"));
    }

private:
    QTemporaryDir m_folder;
    QString m_from;
    QString m_to;
};

} // namespace scalescope::tests

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::tests::TestRunFiles)
#include "test_run_files.moc"
