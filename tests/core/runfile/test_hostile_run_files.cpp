// SPDX-License-Identifier: GPL-3.0-or-later
// Run files that nobody's engine wrote: each read ends soon, with a run or with one sentence.
#include "core/message/say_runfile.h"
#include "core/runfile/bounds.h"
#include "core/runfile/run_reader.h"
#include "core/runfile/run_writer.h"
#include "tests/core/runfile/written_files.h"
#include "tests/support/sample_run.h"
#include "tests/support/test_class.h"

#include <QTemporaryDir>
#include <QTest>
#include <SQLiteCpp/Database.h>
#include <sqlite3.h>
#include <sys/stat.h>

namespace scalescope {

using runfile::readRun;

namespace fs = std::filesystem;

class TestHostileRunFiles : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    fs::path m_good;

    fs::path path(const char* name) const { return fs::path(m_folder.path().toStdString()) / name; }

    /// A copy of the good file that these statements were done to. A hostile one has the checksums that suit
    /// it, or none.
    fs::path changed(const std::string& sql) const
    {
        const fs::path file = path("changed.scales");
        fs::copy_file(m_good, file, fs::copy_options::overwrite_existing);
        SQLite::Database database(file.string(), SQLite::OPEN_READWRITE);
        sqlite3_db_config(database.getHandle(), SQLITE_DBCONFIG_DEFENSIVE, 0, nullptr);
        database.exec("DELETE FROM checksum");
        database.exec(sql);
        return file;
    }

    static std::string repeated(const std::string& text, int count)
    {
        std::string result;
        for (int i = 0; i < count; ++i)
            result += text;
        return result;
    }

    /// What a column is computed by; it takes hours from longerIn() on.
    static std::string hoursFor(const std::string& column)
    {
        return "(instr(hex(zeroblob(2)), hex(zeroblob(1)) || " + column + "))";
    }
    static std::string longerIn(const std::string& table)
    {
        return "PRAGMA writable_schema = 1; UPDATE sqlite_schema SET sql = replace(replace(sql, "
               "'zeroblob(2)', "
               "'zeroblob(15000000)'), 'zeroblob(1)', 'zeroblob(7000000)') WHERE name = '" +
               table + "'";
    }

    static graph::QuantizedTensor roundedTensor()
    {
        graph::QuantizedTensor tensor;
        tensor.provenance = graph::Provenance("p");
        tensor.role = graph::ProductTensor::Input;
        tensor.format = "e4m3us";
        tensor.numel = 4;
        return tensor;
    }

private Q_SLOTS:
    void init()
    {
        m_good = path("good.scales");
        auto writer = runfile::RunWriter::create(m_good);
        auto run = tests::sampleRun(2);
        run->graph.nodes[30].forward.error =
            std::make_shared<graph::TensorError>(graph::TensorError{30, 1, 0.03, 1, false});
        run->problems.push_back({graph::Severity::Info, "odd", "It is odd.", 30, {}});
        tests::writeAll(*writer, *run);
        writer->addQuantized(roundedTensor());
        QVERIFY(writer->finish(graph::RunStatus::Done).has_value());
        QVERIFY(readRun(m_good).has_value());
    }

    void whatIsTooMuchIsRefused_data()
    {
        QTest::addColumn<QString>("sql");
        QTest::addColumn<message::Message>("what");
        const auto row = [](const char* name, const std::string& sql, const message::Message& what) {
            QTest::newRow(name) << QString::fromStdString(sql) << what;
        };
        const auto replaced = [](const std::string& table, const std::string& query) {
            return "DROP TABLE " + table + "; CREATE VIEW " + table + " AS " + query;
        };
        const auto node = [](const std::string& change) {
            return "UPDATE node SET " + change + " WHERE id = 30";
        };
        const auto many = [](const std::string& columns, const std::string& values) {
            return "WITH RECURSIVE n(i) AS (SELECT 1000 UNION ALL SELECT i + 1 FROM n WHERE i < 110999) "
                   "INSERT INTO " +
                   columns + " SELECT " + values + " FROM n";
        };
        row("arguments 100,000 deep",
            node("arguments = '" + repeated("[{\"list\":", 100'000) + "[]" + repeated("}]", 100'000) + "'"),
            say::columnNotAllowed("node", "arguments"));
        row("a node's number that no double holds", node("arguments = '[{\"node\":1e309}]'"),
            say::columnNotAllowed("node", "arguments"));
        row("a node's number that is no whole one", node("arguments = '[{\"node\":1e300}]'"),
            say::columnNotAllowed("node", "arguments"));
        row("an argument that comes later", node("arguments = '[{\"node\":31}]'"), say::laterNode());
        row("an argument that is nowhere",
            "UPDATE node SET id = 1000 WHERE id = (SELECT max(id) FROM node); " +
                node("arguments = '[{\"node\":-1}]'"),
            say::nodeMissing("node"));
        row("an argument in a list that is nowhere", node("arguments = '[{\"list\":[{\"node\":-7}]}]'"),
            say::nodeMissing("node"));
        row("a negative id", "UPDATE node SET id = -1 WHERE id = 0", say::numberNotAllowed("node"));
        row("an edge that comes from nowhere", "UPDATE edge SET source = -1 WHERE target = 30",
            say::nodeMissing("edge"));
        row("an edge that leads nowhere", "INSERT INTO edge VALUES (5000, 0, 30)", say::nodeMissing("edge"));
        row("a module's tensor that is nowhere", "UPDATE module SET node = 5000 WHERE call = 3",
            say::nodeMissing("module"));
        for (const char* table : {"metric", "histogram", "error"})
            row((std::string("of a node that is nowhere: ") + table).c_str(),
                std::string("UPDATE ") + table + " SET node = 5000 WHERE node = 30", say::nodeMissing(table));
        row("a problem of a node that is nowhere",
            "INSERT INTO problem VALUES (7, 'info', 'x', 'X.', 5000, '', 0, NULL)",
            say::nodeMissing("problem"));
        const auto twice = [&row](const std::string& table) {
            row(("rows twice: " + table).c_str(),
                "CREATE TABLE copy AS SELECT * FROM " + table + "; DROP TABLE " + table +
                    "; ALTER TABLE copy RENAME TO " + table + "; INSERT INTO " + table + " SELECT * FROM " +
                    table,
                say::rowTwice(table));
        };
        for (const char* table :
             {"run", "edge", "module", "metric", "histogram", "error", "source", "problem", "quantization"})
            twice(table);
        row("an edge that leads back", "UPDATE edge SET source = target + 1", say::edgeLeadsBack());
        row("a view of facts that never ends",
            replaced("run", "WITH RECURSIVE n(key) AS (SELECT 1 UNION ALL SELECT key + 1 FROM n) "
                            "SELECT key, key AS value FROM n"),
            say::tableMissing("run"));
        row("a view of sources that never ends",
            replaced("source", "WITH RECURSIVE n(file) AS (SELECT 1 UNION ALL SELECT file + 1 FROM n) "
                               "SELECT file, zeroblob(1000) AS text FROM n"),
            say::tableMissing("source"));
        row("a column that is made when it is read",
            "DROP TABLE source; CREATE TABLE source (file TEXT, text TEXT AS (hex(zeroblob(20000000))));"
            "INSERT INTO source (file) VALUES ('a'), ('b'), ('c')",
            say::columnNotAllowed("source", "text"));
        row("a column of which one value takes hours",
            "DROP TABLE source; CREATE TABLE source (text TEXT, file TEXT AS " + hoursFor("text") +
                "); INSERT INTO source (text) VALUES ('1');" + longerIn("source"),
            say::columnNotAllowed("source", "file"));
        row("a column that is stored as it was made",
            "DROP TABLE source; CREATE TABLE source (file TEXT, text TEXT AS (hex(file)) STORED);"
            "INSERT INTO source (file) VALUES ('a')",
            say::columnNotAllowed("source", "text"));
        row("a module path of 300,000 characters", node("module = '" + std::string(300'000, 'a') + "'"),
            say::nameTooLong("node", 300'000));
        row("a module path of 20,000 levels", node("module = '" + repeated("a.", 20'000) + "'"),
            say::nameTooLong("node", 40'000));
        row("a module path of 1,000 levels", node("module = '" + repeated("a.", 1'000) + "'"),
            say::modulesTooDeep("node", 100));
        row("a call of a module of 1,000 levels", "UPDATE module SET path = '" + repeated("a.", 1'000) + "'",
            say::modulesTooDeep("module", 100));
        row("a name of 100 MB", node("name = zeroblob(100000000)"), say::valueTooLarge());
        row("version -1", "PRAGMA user_version = -1", say::runFileVersionIs(-1));
        row("a line beyond all", node("line = 3000000000"), say::numberNotAllowed("node"));
        row("a bin above all numbers", "UPDATE histogram SET bins = x'80800201'",
            say::valueNotAllowed("histogram"));
        row("a bin below all numbers", "UPDATE histogram SET bins = x'c18c0201'",
            say::valueNotAllowed("histogram"));
        row("a node's number that no id has", node("arguments = '[{\"node\":18446744073709551615}]'"),
            say::nodeMissing("node"));
        row("a histogram that goes back", "UPDATE histogram SET bins = x'020101020101'",
            say::valueNotAllowed("histogram"));
        row("counts beyond all", "UPDATE histogram SET bins = x'02ffffffffffffffff7f02ffffffffffffffff7f'",
            say::valueNotAllowed("histogram"));
        for (const char* count : {"numel", "zeros", "nans", "pos_infs", "neg_infs"})
            row(count, "UPDATE metric SET " + std::string(count) + " = -1", say::numberNotAllowed("metric"));
        row("more zeros than elements", "UPDATE metric SET zeros = numel + 1 WHERE node = 30",
            say::countsTooLarge("metric"));
        row("counts that are elements twice", "UPDATE metric SET nans = numel WHERE node = 30",
            say::countsTooLarge("metric"));
        row("counts whose sum no number holds",
            "UPDATE metric SET numel = 9000000000000000, zeros = 9223372036854775807, nans = "
            "9223372036854775807 WHERE node = 30 AND direction = 'fwd'",
            say::countsTooLarge("metric"));
        row("more blocks than elements",
            "UPDATE histogram SET block_maxima = x'02ffffffff7f' WHERE node = 30",
            say::countsTooLarge("metric"));
        row("more elements than any run has",
            "UPDATE metric SET numel = 9007199254740992 WHERE node IN (30, 31)",
            say::tooManyElements("metric", runfile::mostElements));
        row("more rounded to zero than elements", "UPDATE quantization SET flushed = numel + 1",
            say::countsTooLarge("quantization"));
        row("more rounded elements than any run has", "UPDATE quantization SET numel = 9223372036854775807",
            say::tooManyElements("quantization", runfile::mostElements));
        row("110,000 problems", many("problem", "i, 'info', '', '', NULL, '', 0, NULL"),
            say::tooManyRows("problem", 10'000));
        row("110,000 facts", many("run", "i, ''"), say::tooManyRows("run", 10'000));
        row("110,000 sources", many("source", "i, ''"), say::tooManyRows("source", 100'000));
        row("a negative size", node("shape = '[-1]'"), say::columnNotAllowed("node", "shape"));
    }

    /// As whoever finishes a run finds one of its name.
    void whetherARunMayGiveWayIsToldWithoutRunningASchema()
    {
        const fs::path file =
            changed("DROP TABLE run; CREATE TABLE run (key TEXT, value TEXT AS " + hoursFor("key") +
                    "); INSERT INTO run (key) VALUES ('status');" + longerIn("run"));
        QVERIFY(!runfile::mayGiveWay(file));
    }

    void whatIsTooMuchIsRefused()
    {
        QFETCH(const QString, sql);
        QFETCH(const message::Message, what);
        const fs::path file = changed(sql.toStdString());
        const auto read = readRun(file);
        QVERIFY(!read.has_value());
        QVERIFY2(read.error().said == say::runFileDamaged(file.string(), what), read.error().message.c_str());
        QVERIFY(read.error().message.size() < 1000);
    }

    void negativeCountsOfRoundedTensorsAreRefused_data()
    {
        QTest::addColumn<QString>("column");
        for (const char* column : {"numel", "saturated", "flushed", "subnormal", "nans"})
            QTest::newRow(column) << QString(column);
    }

    void negativeCountsOfRoundedTensorsAreRefused()
    {
        QFETCH(const QString, column);
        const fs::path file = changed("UPDATE quantization SET " + column.toStdString() + " = -1");
        const auto read = runfile::readTransforms(file);
        QVERIFY(!read.has_value());
        QVERIFY2(read.error().said ==
                     say::runFileDamaged(file.string(), say::numberNotAllowed("quantization")),
                 read.error().message.c_str());
    }

    void pagesThatNameEachOtherEnd()
    {
        // Each inner page of a tree names the same page below it many times: rows without end from a few
        // pages.
        const fs::path file =
            changed("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000) "
                    "INSERT INTO source SELECT i, zeroblob(100) FROM n");
        std::fstream stream(file, std::ios::binary | std::ios::in | std::ios::out);
        std::string bytes(fs::file_size(file), '\0');
        stream.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
        constexpr std::size_t pageSize = 4096;
        const auto number = [&bytes](std::size_t at) {
            return static_cast<std::size_t>(static_cast<unsigned char>(bytes[at])) << 8 |
                   static_cast<unsigned char>(bytes[at + 1]);
        };
        for (std::size_t page = pageSize; page < bytes.size(); page += pageSize) {
            if (bytes[page] != 2) // an inner page of a table without rowid
                continue;
            for (std::size_t cell = 0; cell < number(page + 3); ++cell) {
                const std::size_t at = page + number(page + 12 + 2 * cell);
                bytes.replace(at, 4, bytes.substr(page + number(page + 12), 4));
            }
        }
        stream.seekp(0);
        stream.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
        stream.close();
        const auto read = readRun(file);
        QVERIFY(!read || read->sources.size() < 20'000);
    }

    void nodesOutOfOrderAreRefused()
    {
        // Ids are the keys of the table's pages, which SQLite takes to be in order: one is changed in place.
        std::ifstream stream(m_good, std::ios::binary);
        std::string bytes((std::istreambuf_iterator<char>(stream)), {});
        stream.close();
        SQLite::Database database(m_good.string());
        const std::string start =
            database.execAndGet("SELECT name || kind || target FROM node WHERE id = 40").getString();
        std::size_t at = bytes.find(start);
        QVERIFY(at != std::string::npos);
        // Before them: size of the row, id, kinds of the values. A kind of text is an odd number.
        while (at > 0 && bytes[at] != 40)
            --at;
        bytes[at] = 100;
        const fs::path file = path("order.scales");
        tests::putBytes(file, bytes);
        const auto run = readRun(file);
        QVERIFY(!run);
        QVERIFY2(run.error().message.find("order of its ids") != std::string::npos,
                 run.error().message.c_str());
    }

    void aPipeIsNotWaitedFor()
    {
        const fs::path pipe = path("pipe.scales");
        QCOMPARE(::mkfifo(pipe.c_str(), 0600), 0);
        const auto read = readRun(pipe);
        QVERIFY(!read);
        QVERIFY2(read.error().message.find("is not a regular file") != std::string::npos,
                 read.error().message.c_str());
        QVERIFY(readRun("/proc/version").error().said ==
                say::runFileEmpty("/proc/version")); // nor /proc/kmsg
    }

    void aReadCanBeBrokenOff()
    {
        std::stop_source stop;
        stop.request_stop();
        // Long enough that SQLite looks up from it.
        const fs::path file =
            changed("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000) "
                    "INSERT INTO source SELECT i, zeroblob(100) FROM n");
        const auto read = readRun(file, stop.get_token());
        QVERIFY(!read);
        QVERIFY(read.error().status == ExitStatus::Stopped);
    }
};

} // namespace scalescope

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::TestHostileRunFiles)
#include "test_hostile_run_files.moc"
