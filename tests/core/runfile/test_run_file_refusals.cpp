// SPDX-License-Identifier: GPL-3.0-or-later
// Files that are no run files, and run files that can't be written.
#include "core/message/say_runfile.h"
#include "core/runfile/run_reader.h"
#include "core/runfile/run_writer.h"
#include "tests/core/runfile/written_files.h"
#include "tests/support/limited_files.h"
#include "tests/support/messages.h"
#include "tests/support/sample_run.h"
#include "tests/support/test_class.h"

#include <QTemporaryDir>
#include <QTest>
#include <SQLiteCpp/Database.h>

namespace scalescope {

using runfile::readRun;
using runfile::RunWriter;
using tests::putBytes;
using tests::writeAll;

namespace fs = std::filesystem;

class TestRunFileRefusals : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    fs::path path(const char* name) const { return fs::path(m_folder.path().toStdString()) / name; }

    fs::path writtenRun(const char* name) const
    {
        auto writer = RunWriter::create(path(name)).value();
        writeAll(writer, *tests::sampleRun(4));
        return writer.finish(graph::RunStatus::Done).value();
    }

private Q_SLOTS:
    void whatIsNoRunFileIsRefusedInASentence_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("says");
        QTest::newRow("a file that is not there") << "nowhere.scales"
                                                  << "runFileMissing(";
        QTest::newRow("a folder") << "folder"
                                  << "runFileIsFolder(";
        QTest::newRow("an empty file") << "empty.scales"
                                       << "runFileEmpty(";
        QTest::newRow("text") << "text.scales"
                              << "notRunFile(";
        QTest::newRow("a database of another program") << "other.scales"
                                                       << "foreignDatabase(";
        QTest::newRow("a newer version") << "newer.scales"
                                         << "runFileTooNew(";
        QTest::newRow("a file that was cut") << "cut.scales"
                                             << "runFileDamaged(";
        QTest::newRow("a file with overwritten pages") << "noise.scales"
                                                       << "runFileDamaged(";
        QTest::newRow("an unknown kind of node") << "kind.scales"
                                                 << R"(columnNotAllowed("node", "kind")";
        QTest::newRow("a histogram that ends in a number") << "blob.scales"
                                                           << R"(("histogram")";
        QTest::newRow("arguments that are no JSON") << "json.scales"
                                                    << R"("arguments")";
    }

    void whatIsNoRunFileIsRefusedInASentence()
    {
        QFETCH(const QString, name);
        QFETCH(const QString, says);
        const fs::path good = path("good.scales");
        auto writer = RunWriter::create(good);
        writeAll(*writer, *tests::sampleRun(4));
        QVERIFY(writer->finish(graph::RunStatus::Done).has_value());

        const fs::path file = path(name.toStdString().c_str());
        const auto changed = [&](const std::string& sql) {
            fs::copy_file(good, file, fs::copy_options::overwrite_existing);
            SQLite::Database(file.string(), SQLite::OPEN_READWRITE).exec(sql);
        };
        if (name == "folder")
            fs::create_directory(file);
        else if (name == "empty.scales")
            putBytes(file, "");
        else if (name == "text.scales")
            putBytes(file, "PK\3\4 this is a model and no run");
        else if (name == "other.scales")
            SQLite::Database(file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE)
                .exec("CREATE TABLE t (a)");
        else if (name == "newer.scales")
            changed("PRAGMA user_version = " + std::to_string(runfile::formatVersion + 1));
        else if (name == "kind.scales")
            changed("UPDATE node SET kind = 'thing' WHERE id = 3");
        else if (name == "blob.scales")
            changed("UPDATE histogram SET bins = x'80' WHERE node = 3");
        else if (name == "json.scales")
            changed("UPDATE node SET arguments = '[{\"node\":\"x\"}]' WHERE id = 3");
        else if (name == "cut.scales") {
            fs::copy_file(good, file);
            fs::resize_file(file, fs::file_size(file) / 2);
        } else if (name == "noise.scales") {
            fs::copy_file(good, file);
            std::fstream stream(file, std::ios::binary | std::ios::in | std::ios::out);
            stream.seekp(8192);
            stream << std::string(std::size_t{8} * 8192, '\xa5');
        }
        const auto read = readRun(file);
        QVERIFY(!read.has_value());
        QVERIFY(read.error().status == ExitStatus::Unreadable);
        const QString said = QString::fromStdString(tests::callOf(read.error().said));
        QVERIFY2(said.contains(says), qPrintable(said));
    }

    void aRunThatWasKilledInItsFirstBatchLeftNothing()
    {
        const fs::path written = path("batch.db");
        SQLite::Database database(written.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        // What does not fit into the memory is written before the batch ends, what undoes it before that.
        database.exec("PRAGMA cache_size = 1; BEGIN; CREATE TABLE run (key, value);"
                      "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100) "
                      "INSERT INTO run SELECT i, zeroblob(1000) FROM n");
        const fs::path file = path("killed.scales.partial");
        fs::copy_file(runfile::journalOf(written), runfile::journalOf(file));
        database.exec("COMMIT");
        fs::copy_file(written, file);
        QVERIFY(fs::file_size(file) > 0);
        const auto read = readRun(file);
        QVERIFY(!read);
        QVERIFY2(read.error().said == say::runFileEmpty(file.string()), read.error().message.c_str());
    }

    void aFolderThatIsMissingIsNamed()
    {
        const auto writer = RunWriter::create(path("missing/run.scales"));
        QVERIFY(!writer.has_value());
        const QString said = QString::fromStdString(tests::callOf(writer.error().said));
        QVERIFY2(said.contains("missing/run.scales"), qPrintable(said));
    }

    void whatCanNotBeOpenedIsTold()
    {
        const fs::path file = writtenRun("whole.scales");
        {
            const tests::NoMoreFiles closed;
            const auto read = readRun(file);
            QVERIFY(!read);
            QVERIFY2(read.error().said == say::runFileNotPermitted(file.string()),
                     read.error().message.c_str());
        }
        const fs::path partial = path("whole.scales.partial");
        fs::rename(file, partial);
        putBytes(runfile::journalOf(partial), "a batch"); // which SQLite has to undo first
        const tests::NoMoreFiles closed(1);
        const auto read = readRun(partial);
        QVERIFY(!read);
        QVERIFY2(tests::callOf(read.error().said).starts_with("say::runFileNotOpened("),
                 read.error().message.c_str());
    }

    void whereThereIsNoRoomNoRunBegins()
    {
        const tests::LimitedFiles limited(100);
        const auto writer = RunWriter::create(path("small.scales"));
        QVERIFY(!writer);
        const std::string said = tests::callOf(writer.error().said);
        QVERIFY2(said.find("runFileNotWritten(") != std::string::npos, said.c_str());
        QVERIFY(!fs::exists(runfile::partialOf(path("small.scales"))));
    }

    void aDiskThatIsFullInARunIsToldAtItsEnd_data()
    {
        QTest::addColumn<int>("rows");
        QTest::newRow("where a batch is written before it is whole") << 20'000;
        QTest::newRow("where a batch is committed") << 10;
    }

    void aDiskThatIsFullInARunIsToldAtItsEnd()
    {
        QFETCH(int, rows);
        const fs::path file = path(QTest::currentDataTag());
        auto writer = RunWriter::create(file).value();
        {
            const tests::LimitedFiles limited(fs::file_size(writer.partialPath()));
            for (int row = 0; row < rows; ++row)
                writer.addSource("source" + std::to_string(row), std::string(10'000, 'a'));
            writer.flush();
        }
        const auto finished = writer.finish(graph::RunStatus::Done);
        QVERIFY(!finished);
        const std::string said = tests::callOf(finished.error().said);
        QVERIFY2(said.find("runFileNotWritten(") != std::string::npos, said.c_str());
        QVERIFY(!fs::exists(file));
        QVERIFY(readRun(writer.partialPath()));
    }

    void aNameThatIsTakenByAFolderFailsAtTheEnd()
    {
        auto writer = RunWriter::create(path("taken.scales"));
        QVERIFY(writer.has_value());
        fs::create_directories(path("taken.scales/inside"));
        const auto finished = writer->finish(graph::RunStatus::Done);
        QVERIFY(!finished.has_value());
        QVERIFY(readRun(writer->partialPath()).has_value());
    }
};

} // namespace scalescope

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::TestRunFileRefusals)
#include "test_run_file_refusals.moc"
