// SPDX-License-Identifier: GPL-3.0-or-later
// Who only reads a run file can tell whether it is still being written, and what became of it.
#include "core/runfile/run_writer.h"
#include "core/runfile/writer_watch.h"
#include "tests/core/runfile/keeping_reader.h"
#include "tests/core/runfile/written_files.h"
#include "tests/support/test_class.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <optional>

namespace scalescope::runfile {

namespace {

std::string nameOf(const WriterWatch& watch)
{
    const auto file = watch.file();
    return file ? file->filename().string() : std::string();
}

} // namespace

class TestWriterWatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRunIsSeenUntilItEnds();
    void aRunIsSeenWhoseFileAReaderKeeps();
    void aWriterThatIsGoneIsSeen();
    void whatIsWrittenChangesTheVersion();
    void aRemovedFileHasNoName();
    void aFileThatIsNotThereIsWrittenByNobody();

private:
    [[nodiscard]] std::string output() const { return m_folder.filePath("run.scales").toStdString(); }
    [[nodiscard]] std::string partial() const { return output() + ".partial"; }

    QTemporaryDir m_folder;
};

void TestWriterWatch::aRunIsSeenUntilItEnds()
{
    auto writer = RunWriter::create(output());
    QVERIFY(writer.has_value());
    const WriterWatch watch(partial());
    QVERIFY(watch.isBeingWritten());
    QCOMPARE(nameOf(watch), std::string("run.scales.partial"));
    QVERIFY(writer->finish(graph::RunStatus::Done).has_value());
    QVERIFY(!watch.isBeingWritten());
    QCOMPARE(nameOf(watch), std::string("run.scales"));
}

void TestWriterWatch::aRunIsSeenWhoseFileAReaderKeeps()
{
    { // an older run of that name is not where this one went
        QVERIFY(RunWriter::create(output())->finish(graph::RunStatus::Done).has_value());
    }
    auto writer = RunWriter::create(output());
    QVERIFY(writer.has_value());
    const WriterWatch watch(partial());
    tests::KeepingReader reader(partial());
    writer->setFacts(tests::marked("m.pt"));
    QVERIFY(writer->finish(graph::RunStatus::Done).has_value());
    QVERIFY(!watch.isBeingWritten());
    QCOMPARE(nameOf(watch), std::string("run.scales"));
    QVERIFY(QFile::remove(QString::fromStdString(output())));
    QCOMPARE(nameOf(watch), std::string());
}

void TestWriterWatch::aWriterThatIsGoneIsSeen()
{
    auto created = RunWriter::create(output());
    QVERIFY(created.has_value());
    std::optional<RunWriter> writer(std::move(*created));
    writer->setFacts(tests::marked("m.pt"));
    const WriterWatch watch(partial());
    writer.reset();
    QVERIFY(!watch.isBeingWritten());
    QCOMPARE(nameOf(watch), std::string("run.scales.partial"));
}

void TestWriterWatch::whatIsWrittenChangesTheVersion()
{
    auto writer = RunWriter::create(output());
    QVERIFY(writer.has_value());
    const WriterWatch watch(partial());
    const auto version = watch.version();
    QVERIFY(version != 0);
    QCOMPARE(watch.version(), version);
    // The clock of files goes in steps.
    QTRY_VERIFY([&] {
        writer->setFacts(tests::marked("m.pt"));
        writer->flush();
        return watch.version() != version;
    }());
}

void TestWriterWatch::aRemovedFileHasNoName()
{
    auto writer = RunWriter::create(output());
    QVERIFY(writer.has_value());
    const WriterWatch watch(partial());
    QVERIFY(QFile::remove(QString::fromStdString(partial())));
    QVERIFY(!watch.file().has_value());
}

void TestWriterWatch::aFileThatIsNotThereIsWrittenByNobody()
{
    const WriterWatch watch("/nowhere/run.scales.partial");
    QVERIFY(!watch.isBeingWritten());
    QVERIFY(!watch.file().has_value());
    QCOMPARE(watch.version(), std::int64_t{0});
}

} // namespace scalescope::runfile

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::runfile::TestWriterWatch)
#include "test_writer_watch.moc"
