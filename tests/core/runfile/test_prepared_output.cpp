// SPDX-License-Identifier: GPL-3.0-or-later
// The run file of a process that may touch no folder: opened before, in place when there is something to
// write.
#include "core/message/say_runfile.h"
#include "core/runfile/prepared_output.h"
#include "core/runfile/run_reader.h"
#include "core/runfile/run_writer.h"
#include "core/runfile/values_folder.h"
#include "tests/core/runfile/keeping_reader.h"
#include "tests/core/runfile/written_files.h"
#include "tests/support/test_class.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>
#include <unistd.h>

namespace scalescope {

using runfile::isBeingWritten;
using runfile::PartialFile;
using runfile::partialOf;
using runfile::PreparedOutput;
using runfile::readRun;
using runfile::RunWriter;

namespace fs = std::filesystem;

class TestPreparedOutput : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsThereUntilTheRunBeginsNorWhereNothingWasWritten()
    {
        {
            auto prepared = PreparedOutput::open(m_output).value();
            QVERIFY(prepared.file() >= 0 && prepared.journal() >= 0);
            QCOMPARE(files(), QStringList());
            QVERIFY(prepared.begin().has_value());
            QCOMPARE(files(), QStringList({"m.scales.partial", "m.scales.partial-journal"}));
        }
        QCOMPARE(files(), QStringList());
    }

    void ofTwoTheSecondToBeginIsRefused()
    {
        auto first = PreparedOutput::open(m_output).value();
        auto second = PreparedOutput::open(m_output).value();
        QVERIFY(second.begin().has_value());
        QVERIFY(!first.begin());
        QVERIFY(!PreparedOutput::open(m_output));
        auto writer = RunWriter::create(handedOver(second)).value();
        QVERIFY(writer.finish(graph::RunStatus::Done).has_value());
    }

    void aReaderThatKeepsTheFileCostsTheRunNothing()
    {
        for (const auto status : {graph::RunStatus::Done, graph::RunStatus::Stopped}) {
            auto prepared = PreparedOutput::open(m_output).value();
            auto writer = RunWriter::create(handedOver(prepared)).value();
            tests::KeepingReader reader(partialOf(m_output));
            writer.setFacts(tests::marked("kept"));
            const auto file = writer.finish(status);
            QVERIFY2(file.has_value(), file ? "" : file.error().message.c_str());
            QCOMPARE(markIn(*file), std::string("kept"));
            QVERIFY(readRun(*file)->status == status);
            QCOMPARE(reader.status(), std::string("incomplete")); // as when it began to read
            QVERIFY(files().contains(QString::fromStdString(file->filename().string())));
            QVERIFY(files().filter("partial").empty());
        }
    }

    void whatAnEndedRunLeftStaysUntilTheNextOneBegins()
    {
        writeInto("left");
        auto prepared = PreparedOutput::open(m_output).value();
        QCOMPARE(markIn(partialOf(m_output)), std::string("left"));
        QVERIFY(prepared.begin().has_value());
        QCOMPARE(fs::file_size(partialOf(m_output)), std::uintmax_t{0});
        QVERIFY(isBeingWritten(partialOf(m_output)));
        QVERIFY(!PreparedOutput::open(m_output));
    }

    void aWriterOfAnotherProcessHasItsFileNamedByTheBroker()
    {
        for (const char* mark : {"first", "second"}) { // of a new file, and over one that a killed run left
            auto prepared = PreparedOutput::open(m_output).value();
            {
                auto writer = RunWriter::create(handedOver(prepared)).value();
                writer.setFacts(tests::marked(mark));
                const auto file = writer.finish(graph::RunStatus::Done);
                QVERIFY2(file, file ? "" : file.error().message.c_str());
                QCOMPARE(*file, m_output);
            }
            QCOMPARE(markIn(m_output), std::string(mark));
            QVERIFY(!isBeingWritten(m_output));
            QCOMPARE(files(), QStringList("m.scales"));
            writeInto("killed");
        }
    }

    void whatNobodyWaitsForKeepsItsName()
    {
        auto prepared = PreparedOutput::open(m_output).value();
        m_isWanted = false;
        auto writer = RunWriter::create(handedOver(prepared)).value();
        writer.setFacts(tests::marked("unwanted"));
        QVERIFY(!writer.finish(graph::RunStatus::Done));
        QVERIFY(!fs::exists(m_output));
        QCOMPARE(markIn(partialOf(m_output)), std::string("unwanted"));
    }

    void theFolderOfValuesGoesWhereNothingIsInIt()
    {
        {
            auto prepared = PreparedOutput::open(m_output).value();
            QVERIFY(fs::is_directory(prepared.makeValues()));
        }
        QCOMPARE(files(), QStringList());
    }

    void valuesComeWithTheRunFile()
    {
        const fs::path folder = runfile::partialValuesOf(m_output);
        fs::create_directory(folder);
        tests::putBytes(folder / "left.fwd.npy", ""); // by a run that was killed
        auto prepared = PreparedOutput::open(m_output).value();
        QCOMPARE(prepared.makeValues(), folder);
        auto claimed = handedOver(prepared);
        claimed.keepValues();
        auto writer = RunWriter::create(std::move(claimed)).value();
        QVERIFY(fs::is_empty(folder)); // the other process may remove nothing in it
        tests::putBytes(folder / "a.fwd.npy", "");
        QVERIFY(writer.finish(graph::RunStatus::Done).has_value());
        QCOMPARE(files(), QStringList({"m.scales", "m.values"}));
        QVERIFY(fs::exists(runfile::valuesOf(m_output) / "a.fwd.npy"));
    }

    void whatARunWasKilledInMovingIsMovedBeforeTheFolderIsHandedOver()
    {
        writeInto("killed");
        const fs::path partialValues = runfile::partialValuesOf(m_output);
        const fs::path values = runfile::valuesOf(m_output);
        fs::create_directory(partialValues);
        tests::putBytes(partialValues / "a.fwd.npy", "");
        fs::last_write_time(partialOf(m_output), fs::last_write_time(partialValues / "a.fwd.npy"));
        QVERIFY(PreparedOutput::open(m_output).has_value()); // without its name a run is not completed
        QVERIFY(fs::exists(partialValues / "a.fwd.npy"));
        fs::rename(partialOf(m_output), m_output);
        for (const bool savesValues : {true, false}) {
            auto prepared = PreparedOutput::open(m_output).value();
            QCOMPARE(files(), QStringList({"m.scales", "m.values"}));
            if (savesValues)
                prepared.makeValues();
            QVERIFY(prepared.begin().has_value());
            QVERIFY(fs::exists(values / "a.fwd.npy"));
            fs::remove(partialValues);
            fs::rename(values, partialValues);
        }
    }

    /// The process that writes has it open.
    void aFolderThatIsHandedOverIsNotMoved()
    {
        QVERIFY(RunWriter::create(m_output)->finish(graph::RunStatus::Done).has_value());
        auto prepared = PreparedOutput::open(m_output).value();
        const fs::path folder = prepared.makeValues();
        tests::putBytes(folder / "noise.fwd.npy", "");
        fs::last_write_time(folder / "noise.fwd.npy", fs::last_write_time(m_output));
        QVERIFY(prepared.begin().has_value());
        QVERIFY(fs::is_empty(folder));
        QVERIFY(!fs::exists(runfile::valuesOf(m_output)));
    }

    void aFolderThatIsMissingIsToldBeforeTheRun()
    {
        const fs::path output = m_output.parent_path() / "missing" / "m.scales";
        const auto prepared = PreparedOutput::open(output);
        QVERIFY(!prepared);
        QVERIFY2(prepared.error().said ==
                     say::runFileNotWritten(output.string(), say::verbatim("No such file or directory")),
                 prepared.error().message.c_str());
        QCOMPARE(prepared.error().status, ExitStatus::Usage);
    }

    void whereNoJournalCanBeNoRunBegins()
    {
        auto prepared = PreparedOutput::open(m_output).value();
        const fs::path journal = runfile::journalOf(partialOf(m_output));
        fs::create_directory(journal);
        const auto begun = prepared.begin();
        QVERIFY(!begun);
        QVERIFY2(begun.error().said == say::wouldLoseFile(journal.string()), begun.error().message.c_str());
        QVERIFY(fs::is_directory(journal));
    }

    void whatWasRemovedMeanwhileIsTold()
    {
        auto prepared = PreparedOutput::open(m_output).value();
        QVERIFY(prepared.begin().has_value());
        fs::remove(partialOf(m_output));
        const auto finished = prepared.finish({.runIsComplete = true}, [] { return true; });
        QVERIFY(!finished);
        QVERIFY2(finished.error().said ==
                     say::runFileNotWritten(m_output.string(),
                                            say::removedMeanwhile(partialOf(m_output).string())),
                 finished.error().message.c_str());
        QVERIFY(!fs::exists(m_output));
    }

    void whatWasRemovedMeanwhileLeavesNothing()
    {
        {
            auto prepared = PreparedOutput::open(m_output).value();
            QVERIFY(prepared.begin().has_value());
            QCOMPARE(files(), QStringList({"m.scales.partial", "m.scales.partial-journal"}));
            fs::remove(partialOf(m_output));
        }
        QCOMPARE(files(), QStringList());
    }

    void theJournalOfTheNextRunStays()
    {
        auto first = std::make_optional(PreparedOutput::open(m_output).value());
        QVERIFY(first->begin().has_value());
        fs::remove(partialOf(m_output));
        auto second = PreparedOutput::open(m_output).value();
        QVERIFY(second.begin().has_value());
        first.reset();
        QCOMPARE(files(), QStringList({"m.scales.partial", "m.scales.partial-journal"}));
    }

    void noiseOfTheRunsCodeGoesWithIt()
    {
        writeInto("killed");
        {
            auto prepared = PreparedOutput::open(m_output).value();
            QVERIFY(prepared.begin().has_value());
            writeNoise(prepared);
            const auto finished = prepared.finish({.runIsComplete = true}, [] { return true; });
            QVERIFY(!finished);
            QVERIFY2(finished.error().said ==
                         say::runFileNotWritten(m_output.string(),
                                                say::overwrittenMeanwhile(partialOf(m_output).string())),
                     finished.error().message.c_str());
        }
        QCOMPARE(files(), QStringList());
        QVERIFY(PreparedOutput::open(m_output).value().begin().has_value());
    }

    void noiseInFilesWithoutNamesIsNobodys()
    {
        {
            auto prepared = PreparedOutput::open(m_output).value();
            writeNoise(prepared);
        }
        QCOMPARE(files(), QStringList());
    }

    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_output = m_folder->filePath("m.scales").toStdString();
        m_isWanted = true;
    }

private:
    [[nodiscard]] QStringList files() const
    {
        return QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot, QDir::Name);
    }
    static std::string markIn(const fs::path& file)
    {
        const auto run = readRun(file);
        return run ? run->facts.others.at("mark") : run.error().message;
    }
    /// A run that does not come to its end.
    void writeInto(const char* mark) const
    {
        auto writer = RunWriter::create(m_output).value();
        writer.setFacts(tests::marked(mark));
    }
    /// What a library can write into the files that it has.
    static void writeNoise(const PreparedOutput& prepared)
    {
        const std::string noise(100'000, '\xa7');
        for (const int file : {prepared.file(), prepared.journal()})
            QCOMPARE(::pwrite(file, noise.data(), noise.size(), 0), std::ssize(noise));
    }
    /// As the other process has it.
    PartialFile handedOver(PreparedOutput& prepared)
    {
        return PartialFile::ofBroker(m_output, ::dup(prepared.file()),
                                     {[&prepared] { return prepared.begin(); },
                                      [this, &prepared](const PartialFile::Ending& ending) {
                                          return prepared.finish(ending, [this] { return m_isWanted; });
                                      }});
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    fs::path m_output;
    bool m_isWanted = true;
};

} // namespace scalescope

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::TestPreparedOutput)
#include "test_prepared_output.moc"
