// SPDX-License-Identifier: GPL-3.0-or-later
// One output belongs to one run at a time, and a run that did not come to its end replaces none that did.
#include "core/message/say_runfile.h"
#include "core/runfile/partial_file.h"
#include "core/runfile/run_reader.h"
#include "core/runfile/run_writer.h"
#include "tests/core/runfile/written_files.h"
#include "tests/support/test_class.h"

#include <QTemporaryDir>
#include <QTest>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

namespace scalescope {

using runfile::isBeingWritten;
using runfile::PartialFile;
using runfile::partialOf;
using runfile::readRun;
using runfile::RunWriter;

namespace fs = std::filesystem;

namespace {

/// A run file with one fact by which it is told from others.
Result<fs::path> writeRun(const fs::path& output, const std::string& mark, graph::RunStatus status)
{
    auto writer = RunWriter::create(output);
    if (!writer)
        return tl::unexpected(writer.error());
    writer->setFacts(tests::marked(mark));
    return writer->finish(status);
}

std::string markOf(const fs::path& file)
{
    const auto run = readRun(file);
    return run ? run->facts.others.at("mark") : run.error().message;
}

std::string nameOf(const Result<fs::path>& file)
{
    return file ? file->filename().string() : file.error().message;
}

} // namespace

class TestPartialFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSecondWriterIsRefusedAndTheFirstOnesRunIsWhole()
    {
        auto first = RunWriter::create(m_output).value();
        first.setFacts(tests::marked("first"));
        const auto second = RunWriter::create(m_output);
        QVERIFY(!second);
        QCOMPARE(second.error().status, ExitStatus::Usage);
        QCOMPARE(second.error().message,
                 "Another run is writing " + m_output.string() +
                     "; wait until it has ended, or stop it, or name another file with -o.");
        graph::RunFacts later;
        later.method = "later";
        first.setFacts(later);
        QCOMPARE(nameOf(first.finish(graph::RunStatus::Done)), std::string("m.scales"));
        QCOMPARE(markOf(m_output), std::string("first"));
        QCOMPARE(readRun(m_output)->facts.method, std::string("later"));
    }

    void theFileIsFreeWhenItsWriterIsGone()
    {
        {
            auto first = RunWriter::create(m_output).value();
            first.setFacts(tests::marked("left"));
        }
        QVERIFY(fs::exists(partialOf(m_output)));
        QVERIFY(!isBeingWritten(partialOf(m_output)));
        QCOMPARE(nameOf(writeRun(m_output, "next", graph::RunStatus::Done)), std::string("m.scales"));
        QCOMPARE(markOf(m_output), std::string("next"));
        QVERIFY(!fs::exists(partialOf(m_output)));
    }

    void whoAsksIsToldWhetherItIsBeingWritten()
    {
        QVERIFY(!isBeingWritten(partialOf(m_output)));
        auto writer = RunWriter::create(m_output).value();
        QVERIFY(isBeingWritten(partialOf(m_output)));
        QVERIFY(writer.finish(graph::RunStatus::Done).has_value());
        QVERIFY(!isBeingWritten(m_output));
    }

    /// Many at once: whoever got the file finds its own run in it, and nobody loses one in silence.
    void ofManyAtOnceNoneTakesAnothersFile()
    {
        for (int round = 0; round < 40; ++round) {
            std::vector<std::string> marks(8);
            {
                std::vector<std::jthread> threads;
                for (std::size_t i = 0; i < marks.size(); ++i)
                    threads.emplace_back([this, i, &marks] {
                        const auto file = writeRun(m_output, std::to_string(i), graph::RunStatus::Done);
                        marks[i] = file ? "written" : file.error().message;
                    });
            }
            for (const std::string& mark : marks)
                QVERIFY2(mark == "written" || mark.starts_with("Another run is writing"), mark.c_str());
            const std::string last = markOf(m_output);
            QVERIFY2(last.size() == 1, last.c_str());
            QCOMPARE(marks.at(static_cast<std::size_t>(last[0] - '0')), std::string("written"));
            QVERIFY(!fs::exists(partialOf(m_output)));
        }
    }

    void aRunThatDidNotEndStaysBesideOneThatDid_data()
    {
        QTest::addColumn<int>("status");
        QTest::newRow("stopped") << static_cast<int>(graph::RunStatus::Stopped);
        QTest::newRow("failed") << static_cast<int>(graph::RunStatus::Failed);
    }
    void aRunThatDidNotEndStaysBesideOneThatDid()
    {
        QFETCH(const int, status);
        const auto notDone = static_cast<graph::RunStatus>(status);
        QCOMPARE(nameOf(writeRun(m_output, "whole", graph::RunStatus::Done)), std::string("m.scales"));
        QCOMPARE(nameOf(writeRun(m_output, "part", notDone)), std::string("m.incomplete.scales"));
        QCOMPARE(markOf(m_output), std::string("whole"));
        QCOMPARE(markOf(beside("m.incomplete.scales")), std::string("part"));
        // The next one takes the name of its like, and a whole one that of the whole one.
        QCOMPARE(nameOf(writeRun(m_output, "other part", notDone)), std::string("m.incomplete.scales"));
        QCOMPARE(markOf(beside("m.incomplete.scales")), std::string("other part"));
        QCOMPARE(nameOf(writeRun(m_output, "whole again", graph::RunStatus::Done)), std::string("m.scales"));
        QCOMPARE(markOf(m_output), std::string("whole again"));
    }

    void aRunThatDidNotEndReplacesItsLike()
    {
        QCOMPARE(nameOf(writeRun(m_output, "part", graph::RunStatus::Stopped)), std::string("m.scales"));
        QCOMPARE(nameOf(writeRun(m_output, "part 2", graph::RunStatus::Failed)), std::string("m.scales"));
        QCOMPARE(markOf(m_output), std::string("part 2"));
    }

    void whatIsNoIncompleteRunKeepsItsName()
    {
        QVERIFY(writeRun(m_output, "whole", graph::RunStatus::Done).has_value());
        QVERIFY(writeRun(beside("m.incomplete.scales"), "whole too", graph::RunStatus::Done).has_value());
        tests::putBytes(beside("m.incomplete-2.scales"), "a text");
        QCOMPARE(nameOf(writeRun(m_output, "part", graph::RunStatus::Stopped)),
                 std::string("m.incomplete-3.scales"));
        QCOMPARE(markOf(beside("m.incomplete.scales")), std::string("whole too"));
    }

    void aForeignFileOfThePartialsNameIsNotTouched()
    {
        tests::putBytes(partialOf(m_output), "PK\3\4 a model");
        const auto refused = RunWriter::create(m_output);
        QVERIFY(!refused);
        QVERIFY2(refused.error().said == say::wouldLoseFile(partialOf(m_output).string()),
                 refused.error().message.c_str());
        QCOMPARE(fs::file_size(partialOf(m_output)), std::uintmax_t{12});
    }

    void neitherIsAPipeOrALink()
    {
        QCOMPARE(::mkfifo(partialOf(m_output).c_str(), 0600), 0);
        QVERIFY(!RunWriter::create(m_output));
        QVERIFY(fs::is_fifo(partialOf(m_output)));
        fs::remove(partialOf(m_output));
        tests::putBytes(beside("notes"), "");
        fs::create_symlink(beside("notes"), partialOf(m_output));
        QVERIFY(!RunWriter::create(m_output));
        QCOMPARE(fs::file_size(beside("notes")), std::uintmax_t{0});
    }

    void norIsWhatIsNoFileOfTheJournalsName()
    {
        const fs::path journal = runfile::journalOf(partialOf(m_output));
        for (const bool isFolder : {false, true}) {
            QVERIFY(isFolder ? fs::create_directory(journal) : ::mkfifo(journal.c_str(), 0600) == 0);
            const auto refused = RunWriter::create(m_output);
            QVERIFY(!refused);
            QVERIFY2(refused.error().said == say::wouldLoseFile(journal.string()),
                     refused.error().message.c_str());
            QVERIFY(!PartialFile::checkFree(m_output));
            QVERIFY(fs::exists(journal));
            fs::remove(journal);
        }
        QVERIFY(PartialFile::checkFree(m_output).has_value());
    }

    void aNameThatLeavesNoRoomForThoseMadeOfItIsRefused()
    {
        constexpr std::size_t most = 255 - std::string_view(".partial-journal").size();
        for (const std::size_t length : {most + 1, most + 8}) {
            const auto refused =
                PartialFile::checkFree(beside((std::string(length - 7, 'n') + ".scales").c_str()));
            QVERIFY(!refused);
            QVERIFY(refused.error().status == ExitStatus::Usage);
        }
        const fs::path longest = beside((std::string(most - 7, 'n') + ".scales").c_str());
        QVERIFY(PartialFile::checkFree(longest).has_value());
        QVERIFY(writeRun(longest, "whole", graph::RunStatus::Done).has_value());
        QVERIFY(writeRun(longest, "part", graph::RunStatus::Stopped).has_value());
    }

    void norIsWhatIsNoFileOfTheOutputsName()
    {
        QCOMPARE(::mkfifo(m_output.c_str(), 0600), 0);
        const auto refused = RunWriter::create(m_output);
        QVERIFY(!refused);
        QVERIFY2(refused.error().said == say::runFileNotWritten(m_output.string(), say::notRegular()),
                 refused.error().message.c_str());
        QVERIFY(fs::is_fifo(m_output));
    }

    void whatStillMovesItsValuesIsWaitedFor()
    {
        auto first = PartialFile::claim(m_output).value();
        fs::rename(partialOf(m_output), m_output); // as finish() does, whose values follow
        const auto second = PartialFile::claim(m_output);
        QVERIFY(!second);
        QVERIFY2(second.error().said == say::anotherRunWrites(m_output.string()),
                 second.error().message.c_str());
        QVERIFY(!PartialFile::checkFree(m_output));
    }

    void soIsOneThatDidNotComeToItsEnd()
    {
        QCOMPARE(nameOf(writeRun(m_output, "whole", graph::RunStatus::Done)), std::string("m.scales"));
        auto writer = RunWriter::create(m_output).value();
        writer.setFacts(tests::marked("part"));
        writer.flush();
        fs::rename(partialOf(m_output), beside("m.incomplete.scales"));
        QVERIFY(!PartialFile::checkFree(m_output));
        QVERIFY(!PartialFile::claim(m_output));
    }

    void whereNamesAreTooLongThePlacesOfARunAreKnown()
    {
        QCOMPARE(runfile::placesOf(beside(std::string(250, 'n').c_str())).size(), std::size_t{2});
    }

    void aValueThatCanNotBeFlushedLeavesThePartialFile()
    {
        auto claimed = PartialFile::claim(m_output).value();
        const fs::path values = claimed.keepValues();
        fs::create_directory(values);
        fs::create_symlink(beside("nowhere"), values / "a.fwd.npy");
        auto writer = RunWriter::create(std::move(claimed)).value();
        const auto finished = writer.finish(graph::RunStatus::Done);
        QVERIFY(!finished);
        QVERIFY2(finished.error().said ==
                     say::runFileNotWritten(m_output.string(), say::verbatim("No such file or directory")),
                 finished.error().message.c_str());
        QVERIFY(!fs::exists(m_output));
        QVERIFY(fs::exists(partialOf(m_output)));
    }

    void aFileThatWasTakenAwayIsNotReplacedByAnothersFile()
    {
        auto writer = RunWriter::create(m_output).value();
        writer.setFacts(tests::marked("mine"));
        writer.flush();
        fs::remove(partialOf(m_output));
        tests::putBytes(partialOf(m_output), "somebody else's");
        const auto finished = writer.finish(graph::RunStatus::Done);
        QVERIFY(!finished);
        QVERIFY2(finished.error().said ==
                     say::runFileNotWritten(m_output.string(),
                                            say::removedMeanwhile(partialOf(m_output).string())),
                 finished.error().message.c_str());
        QVERIFY(!fs::exists(m_output));
        QCOMPARE(fs::file_size(partialOf(m_output)), std::uintmax_t{15});
    }

    void whatCameInItsPlaceMeanwhileIsNotReplaced()
    {
        auto claimed = PartialFile::claim(m_output).value();
        fs::remove(claimed.path());
        fs::create_directories(claimed.path() / "inside");
        const int unnamed = PartialFile::openUnnamed(m_output);
        if (unnamed < 0)
            QSKIP("this folder's file system has no files without a name");
        const auto cleared = claimed.clear(unnamed);
        ::close(unnamed);
        QVERIFY(!cleared);
        QVERIFY2(cleared.error().said == say::anotherRunWrites(m_output.string()),
                 cleared.error().message.c_str());
        QVERIFY(fs::exists(claimed.path() / "inside"));
    }

    void aFileThatIsGoneGetsNoName()
    {
        auto claimed = PartialFile::claim(m_output).value();
        const auto cleared = claimed.clear(-1);
        QVERIFY(!cleared);
        QVERIFY2(cleared.error().said ==
                     say::runFileNotWritten(m_output.string(), say::verbatim("No such file or directory")),
                 cleared.error().message.c_str());
    }

    void aClaimThatCameToNothingLeavesNothing()
    {
        {
            const auto claimed = PartialFile::claim(m_output).value();
        }
        QVERIFY(!fs::exists(partialOf(m_output)));
    }

    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_output = beside("m.scales");
    }

private:
    [[nodiscard]] fs::path beside(const char* name) const { return m_folder->filePath(name).toStdString(); }

    std::unique_ptr<QTemporaryDir> m_folder;
    fs::path m_output;
};

} // namespace scalescope

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::TestPartialFile)
#include "test_partial_file.moc"
