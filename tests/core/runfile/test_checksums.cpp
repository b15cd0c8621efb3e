// SPDX-License-Identifier: GPL-3.0-or-later
// Tables that are not what was written are told, not shown.
#include "core/message/say_job.h"
#include "core/message/say_runfile.h"
#include "core/runfile/run_reader.h"
#include "core/runfile/run_writer.h"
#include "core/runfile/tables.h"
#include "tests/core/runfile/written_files.h"
#include "tests/support/places.h"
#include "tests/support/sample_run.h"
#include "tests/support/test_class.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

namespace scalescope {

using graph::Direction;
using runfile::readRun;
using runfile::readTransforms;
using runfile::RunWriter;

namespace fs = std::filesystem;

namespace {

/// Names of tables, and their rows and sums.
using Sums = std::map<std::string, std::pair<std::int64_t, std::int64_t>>;

Sums sumsIn(const fs::path& file)
{
    SQLite::Database database(file.string());
    SQLite::Statement row(database, "SELECT name, rows, sum FROM checksum");
    Sums sums;
    while (row.executeStep())
        sums[row.getColumn(0).getString()] = {row.getColumn(1).getInt64(), row.getColumn(2).getInt64()};
    return sums;
}

/// A run with a row in every table.
graph::Run fullRun()
{
    graph::Run run = *tests::sampleRun(1);
    run.graph.nodes[9].forward.error =
        std::make_shared<graph::TensorError>(graph::TensorError{30, 1, 0.03, 1, false});
    run.problems.push_back({graph::Severity::Info, "odd", "It is odd.", 9, {}});
    run.problems.push_back({graph::Severity::Warning, "odd", "It is odd, too.", {}, {"model.py", 3}});
    run.problems.back().said = say::theText("It is odd, too.");
    run.error = graph::RunError{2.5, -0.0, {20, 0.9, std::nan(""), 1, false}};
    return run;
}

graph::TransformRecords fullRecords()
{
    graph::TransformRecords records;
    graph::TransformNote note;
    note.transform = "fp8";
    note.action = "no-rule";
    note.message = "Not known.";
    records.notes = {note, note};
    graph::QuantizedTensor tensor;
    tensor.provenance = graph::Provenance("p");
    tensor.role = graph::ProductTensor::Input;
    tensor.numel = 100;
    tensor.flushed = 3;
    tensor.signalToNoise = 24.5;
    records.quantized = {tensor, tensor};
    return records;
}

/// A `Writer` is a RunWriter, or the tables that one has.
template <typename Writer>
void write(Writer& writer, const graph::Run& run, const graph::TransformRecords& records)
{
    tests::writeRecorded(writer, run);
    for (const auto& note : records.notes)
        writer.addTransformNote(note);
    for (const auto& tensor : records.quantized)
        writer.addQuantized(tensor);
}

} // namespace

class TestChecksums : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    fs::path m_good;

    fs::path path(const char* name) const { return fs::path(m_folder.path().toStdString()) / name; }

    static std::string bytesOf(const fs::path& file)
    {
        std::ifstream stream(file, std::ios::binary);
        return std::string((std::istreambuf_iterator<char>(stream)), {});
    }

    /// What the tables of a run would sum up to.
    Sums sumsOf(const graph::Run& run, const graph::TransformRecords& records) const
    {
        const fs::path file = path("again.scales");
        fs::remove(file);
        {
            runfile::Tables tables(file);
            tables.begin();
            for (const auto& [key, text] : run.facts.texts())
                tables.setFact(key, text);
            write(tables, run, records);
            tables.end(run.status);
            tables.commit(0);
        }
        return sumsIn(file);
    }

    fs::path changed(const std::string& sql) const
    {
        const fs::path file = path("changed.scales");
        fs::copy_file(m_good, file, fs::copy_options::overwrite_existing);
        SQLite::Database(file.string(), SQLite::OPEN_READWRITE).exec(sql);
        return file;
    }

    static bool isRefused(const fs::path& file, const message::Message& what)
    {
        const auto run = readRun(file);
        const auto records = readTransforms(file);
        const Error* error = !run ? &run.error() : !records ? &records.error() : nullptr;
        return error != nullptr && error->said == say::runFileDamaged(file.string(), what);
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_good = path("good.scales");
        auto writer = RunWriter::create(m_good);
        const graph::Run run = fullRun();
        writer->setFacts(run.facts);
        write(*writer, run, fullRecords());
        QVERIFY(writer->finish(graph::RunStatus::Done));
        const auto read = readRun(m_good);
        QVERIFY2(read, read ? "" : read.error().message.c_str());
    }

    void everyTableHasOne()
    {
        SQLite::Database database(m_good.string());
        const Sums sums = sumsIn(m_good);
        SQLite::Statement table(database, "SELECT name FROM sqlite_master WHERE type = 'table' "
                                          "AND name != 'checksum'");
        std::size_t tables = 0;
        for (; table.executeStep(); ++tables) {
            const std::string name = table.getColumn(0).getString();
            QVERIFY2(sums.contains(name) && sums.at(name).first > 0, name.c_str());
            QCOMPARE(sums.at(name).first, database.execAndGet("SELECT count(*) FROM " + name).getInt64());
        }
        QCOMPARE(sums.size(), tables);
    }

    void aFlippedBitIsToldOrMakesNoDifference()
    {
        const Sums written = sumsIn(m_good);
        const auto facts = readRun(m_good)->facts;
        const auto edges = readRun(m_good)->graph.edges;
        const std::string good = bytesOf(m_good);
        const fs::path file = path("flipped.scales");
        int told = 0;
        constexpr std::size_t step = 1999;
        for (std::size_t bit = 0; bit < 8 * good.size(); bit += step) {
            std::string bytes = good;
            bytes[bit / 8] = static_cast<char>(bytes[bit / 8] ^ (1 << (bit % 8)));
            tests::putBytes(file, bytes);
            const auto run = readRun(file);
            const auto records = readTransforms(file);
            told += run && records ? 0 : 1;
            for (const std::string& said :
                 {run ? "." : run.error().message, records ? "." : records.error().message})
                QVERIFY2(said.ends_with('.'), said.c_str());
            if (!run || !records)
                continue;
            const std::string where = "bit " + std::to_string(bit);
            QVERIFY2(run->facts == facts && run->graph.edges == edges, where.c_str());
            QVERIFY2(sumsOf(*run, *records) == written, where.c_str());
        }
        QVERIFY(told > 100);
    }

    void aChangedTableIsTold_data()
    {
        QTest::addColumn<QString>("table");
        QTest::addColumn<QString>("change");
        const auto row = [](const char* table, const char* change) {
            QTest::newRow(table) << table << change;
        };
        row("run", "UPDATE run SET value = '1' WHERE key = 'seed'");
        row("node", "UPDATE node SET line = line + 1 WHERE id = 3");
        row("edge", "DELETE FROM edge WHERE target = (SELECT max(target) FROM edge)");
        row("module", "UPDATE module SET line = 8 WHERE call = 1");
        row("metric", "UPDATE metric SET std = std * 2 WHERE node = 9");
        row("histogram", "UPDATE histogram SET block_maxima = x'' WHERE node = 9");
        row("error", "UPDATE error SET cosine = NULL");
        row("run_error", "UPDATE run_error SET loss = 3");
        row("source", "UPDATE source SET text = text || ' '");
        row("problem", "UPDATE problem SET number = 7 WHERE number = 1");
        row("transform", "UPDATE transform SET action = 'replaced' WHERE number = 1");
        row("quantization", "DELETE FROM quantization WHERE number = 2");
    }

    void aChangedTableIsTold()
    {
        QFETCH(const QString, table);
        QFETCH(const QString, change);
        QVERIFY(isRefused(changed(change.toStdString()), say::tableDiffers(table.toStdString())));
        // Whoever changes a file on purpose takes the checksums away.
        const fs::path file = changed("DELETE FROM checksum; " + change.toStdString());
        QVERIFY(readRun(file) && readTransforms(file));
    }

    void aTableThatIsGoneIsTold()
    {
        // Files of older releases have none of these.
        QVERIFY(isRefused(changed("DROP TABLE error"), say::tableMissing("error")));
        QVERIFY(isRefused(changed("DROP TABLE quantization"), say::tableMissing("quantization")));
        QVERIFY(readRun(changed("DROP TABLE checksum; DROP TABLE error; DROP TABLE quantization")));
    }

    void aPageOfChecksumsThatIsLostIsTold()
    {
        for (const char* name : {"''", "x''", "zeroblob(4)", "'a table'"}) {
            const fs::path file =
                changed(std::string("UPDATE checksum SET name = ") + name + " WHERE name = 'node'");
            QVERIFY2(isRefused(file, say::valueNotAllowed("checksum")), name);
        }
    }

    void rowsThatTakeThePlaceOfOthersCountOnce()
    {
        const graph::Run run = fullRun();
        graph::Run other = run;
        for (graph::Node& node : other.graph.nodes)
            node.target += '?';
        other.graph.nodes[5].backward.metric = run.graph.nodes[9].backward.metric;
        other.sources.begin()->second = "another text";
        auto writer = RunWriter::create(path("replaced.scales"));
        writer->setFacts(run.facts);
        write(*writer, other, {});
        write(*writer, run, fullRecords());
        QVERIFY(writer->finish(graph::RunStatus::Stopped));
        const auto read = readRun(writer->finishedPath());
        QVERIFY2(read, read ? "" : read.error().message.c_str());
        QCOMPARE(sumsIn(writer->finishedPath()).at("node"), sumsIn(m_good).at("node"));
        QCOMPARE(sumsIn(writer->finishedPath()).at("source"), sumsIn(m_good).at("source"));
    }

    void whatWasDiscardedDoesNotCount()
    {
        auto writer = RunWriter::create(path("discarded.scales"));
        const graph::Run run = fullRun();
        write(*writer, run, fullRecords());
        writer->discardNodes();
        writer->setFacts(run.facts);
        write(*writer, run, fullRecords());
        QVERIFY(writer->finish(graph::RunStatus::Done));
        QVERIFY(readRun(writer->finishedPath()) && readTransforms(writer->finishedPath()));
        Sums expected = sumsIn(m_good);
        Sums sums = sumsIn(writer->finishedPath());
        for (Sums* all : {&expected, &sums})
            all->erase("problem"); // one of the first try stays
        QVERIFY(sums == expected);
    }

    void aRunThatGoesHasNone()
    {
        auto writer = RunWriter::create(path("going.scales"));
        write(*writer, fullRun(), fullRecords());
        writer->flush();
        QVERIFY(sumsIn(writer->partialPath()).empty());
        QVERIFY(readRun(writer->partialPath()));
    }

    void thePythonOfTheDocumentComputesThem()
    {
        const QString python = QStandardPaths::findExecutable("python3");
        if (python.isEmpty())
            QSKIP("There is no python3.");
        QFile document(scalescope::tests::sourcePath("docs/run-file.md"));
        QVERIFY(document.open(QIODevice::ReadOnly));
        const auto code = QRegularExpression("```python\n([^`]*def checksum[^`]*)```")
                              .match(document.readAll())
                              .captured(1);
        QVERIFY(!code.isEmpty());
        QProcess process;
        process.start(python, {"-c",
                               code + "\nfor table in connection.execute('SELECT name FROM checksum')"
                                      ".fetchall():\n    print(*checksum(table[0].decode()))\n",
                               QString::fromStdString(m_good.string())});
        QVERIFY(process.waitForFinished());
        QStringList expected;
        for (const auto& [table, sum] : sumsIn(m_good))
            expected << QStringLiteral("%1 %2").arg(sum.first).arg(sum.second);
        QCOMPARE(QString::fromUtf8(process.readAllStandardOutput()).trimmed().split('\n'), expected);
    }
};

} // namespace scalescope

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::TestChecksums)
#include "test_checksums.moc"
