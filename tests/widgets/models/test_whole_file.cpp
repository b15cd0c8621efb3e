// SPDX-License-Identifier: GPL-3.0-or-later
// A file is written whole or not at all, and one that was there stays until then.
#include "tests/support/file_content.h"
#include "tests/support/limited_files.h"
#include "tests/support/test_class.h"
#include "widgets/models/whole_file.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>
#include <cerrno>

namespace scalescope::widgets {

using tests::contentOf;

class TestWholeFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_file = m_folder->filePath("table.csv");
    }

    void itTakesThePlaceOfAnOlderOne()
    {
        QCOMPARE(writeWhole(m_file, "older and longer"), std::optional<QString>());
        QCOMPARE(writeWhole(m_file, "new"), std::optional<QString>());
        QCOMPARE(contentOf(m_file), QByteArray("new"));
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList("table.csv"));
    }

    void whereItDoesNotFitTheOlderOneStays_data()
    {
        QTest::addColumn<int>("size");
        QTest::newRow("one that a buffer holds") << 1000;
        QTest::newRow("a larger one") << 1'000'000;
    }
    void whereItDoesNotFitTheOlderOneStays()
    {
        QFETCH(const int, size);
        QCOMPARE(writeWhole(m_file, "older"), std::optional<QString>());
        std::optional<QString> reason;
        {
            const tests::LimitedFiles limited(100);
            reason = writeWhole(m_file, QByteArray(size, 'x'));
        }
        QVERIFY(reason.has_value());
        QCOMPARE(*reason, qt_error_string(EFBIG));
        QCOMPARE(contentOf(m_file), QByteArray("older"));
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList("table.csv"));
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
};

} // namespace scalescope::widgets

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::widgets::TestWholeFile)
#include "test_whole_file.moc"
