// SPDX-License-Identifier: GPL-3.0-or-later
// Run files that an older engine wrote (tests/data/runs/README.md) read as its own program read them:
// whatever its tables had is in today's, byte for byte.
#include "core/report/recipes/transform_tables.h"
#include "core/runfile/run_reader.h"
#include "core/sheet/tables.h"
#include "tests/support/places.h"
#include "tests/support/test_class.h"

#include <QFile>
#include <QTest>

using namespace scalescope;

namespace {

const QString folder = scalescope::tests::sourcePath("tests/data/runs/");

/// The fields of a line of CSV, with their quotes.
QStringList fieldsOf(const QString& line)
{
    QStringList fields(1);
    bool quoted = false;
    for (const QChar c : line) {
        quoted = quoted != (c == '"');
        if (c == ',' && !quoted)
            fields << QString();
        else
            fields.last() += c;
    }
    return fields;
}

/// The table with those of its columns alone that are named, in that order.
QStringList columnsOf(const QStringList& table, const QStringList& names)
{
    const QStringList header = fieldsOf(table.first());
    QStringList lines;
    for (const QString& line : table) {
        const QStringList fields = fieldsOf(line);
        QStringList chosen;
        for (const QString& name : names)
            chosen << fields.value(header.indexOf(name), "missing");
        lines << chosen.join(',');
    }
    return lines;
}

} // namespace

class TestOlderFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nodesAreTheSame_data()
    {
        QTest::addColumn<std::vector<std::string>>("transforms");
        QTest::newRow("tied") << std::vector<std::string>{};
        QTest::newRow("tied-fp8") << std::vector<std::string>{"fp8"};
    }

    void nodesAreTheSame()
    {
        QFETCH(const std::vector<std::string>, transforms);
        const QString name = QTest::currentDataTag();
        const auto run = runfile::readRun((folder + name + ".scales").toStdString());
        QVERIFY2(run, run ? "" : run.error().message.c_str());
        compare(sheet::nodesCsv(run->graph), name + ".csv");
        QVERIFY(run->status == graph::RunStatus::Done);
        QVERIFY(run->facts.transforms == transforms);
        QVERIFY(run->facts.others.empty());
        QVERIFY(!run->modules.empty());
        QVERIFY(!run->sources.empty());
    }

    void whatWasRoundedIsTheSame()
    {
        const std::string file = (folder + "tied-fp8.scales").toStdString();
        const auto records = runfile::readTransforms(file);
        QVERIFY2(records, records ? "" : records.error().message.c_str());
        compare(report::quantizationCsv(*records, runfile::readRun(file)->graph), "tied-fp8.rounded.csv");
        QVERIFY(!records->notes.empty());
    }

private:
    static void compare(const std::string& table, const QString& golden)
    {
        QFile file(folder + golden);
        QVERIFY(file.open(QFile::ReadOnly));
        const QStringList before = QString::fromUtf8(file.readAll()).split('\n', Qt::SkipEmptyParts);
        QVERIFY(before.size() > 3);
        const QStringList now = QString::fromStdString(table).split('\n', Qt::SkipEmptyParts);
        QCOMPARE(columnsOf(now, fieldsOf(before.first())), before);
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestOlderFiles)
#include "test_older_files.moc"
