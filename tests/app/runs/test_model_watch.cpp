// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runs/model_watch.h"
#include "tests/app/runs/patience.h"
#include "tests/support/test_class.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace scalescope::tests {

class TestModelWatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aFileThatIsWrittenIsToldOnce();
    void anotherFileInItsPlaceIsWatchedToo();

private:
    static void write(const QString& path, const char* text)
    {
        QFile file(path);
        QVERIFY(file.open(QFile::WriteOnly));
        file.write(text);
    }

    QTemporaryDir m_folder;
};

void TestModelWatch::aFileThatIsWrittenIsToldOnce()
{
    const QString path = m_folder.filePath("net.pt");
    const QString other = m_folder.filePath("other.pt");
    write(path, "a");
    write(other, "a");
    app::ModelWatch watch;
    QSignalSpy changed(&watch, &app::ModelWatch::changed);
    watch.watch(other);
    watch.watch(path);
    write(other, "b"); // it is watched no longer
    write(path, "b");
    write(path, "c");
    QVERIFY(changed.wait(patience));
    QCOMPARE(changed.size(), 1);
}

void TestModelWatch::anotherFileInItsPlaceIsWatchedToo()
{
    const QString path = m_folder.filePath("replaced.pt");
    write(path, "a");
    app::ModelWatch watch;
    QSignalSpy changed(&watch, &app::ModelWatch::changed);
    watch.watch(path);
    for (int time = 1; time <= 2; ++time) {
        write(m_folder.filePath("new.pt"), "b");
        QVERIFY(QFile::remove(path));
        QVERIFY(QFile::rename(m_folder.filePath("new.pt"), path));
        QVERIFY(changed.wait(patience));
    }
}

} // namespace scalescope::tests

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::tests::TestModelWatch)
#include "test_model_watch.moc"
