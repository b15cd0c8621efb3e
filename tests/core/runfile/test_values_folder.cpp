// SPDX-License-Identifier: GPL-3.0-or-later
// The tensors that a run saves go where its run file goes, and no others are lost.
#include "core/job/job_files.h"
#include "core/message/say_job.h"
#include "core/message/say_runfile.h"
#include "core/runfile/partial_file.h"
#include "core/runfile/run_writer.h"
#include "core/runfile/values_folder.h"
#include "tests/core/runfile/written_files.h"
#include "tests/support/test_class.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

namespace scalescope {

using runfile::olderValuesOf;
using runfile::PartialFile;
using runfile::partialValuesOf;
using runfile::RunWriter;
using runfile::valuesOf;

namespace fs = std::filesystem;
using namespace std::chrono_literals;

class TestValuesFolder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aCompleteRunReplacesTheValuesOfTheOneBefore()
    {
        QVERIFY(save({"a.fwd.npy", "b.bwd.npy", "index.csv"}, graph::RunStatus::Done));
        QVERIFY(save({"a.fwd.npy", "index.csv"}, graph::RunStatus::Done));
        QCOMPARE(filesIn("m.values"), QStringList({"a.fwd.npy", "index.csv"}));
        QVERIFY(!fs::exists(partialValuesOf(m_output)));
    }

    void runFilesOfDifferentNamesHaveDifferentFolders()
    {
        const fs::path folder = m_output.parent_path();
        const auto nameFor = [&folder](const char* file) {
            return QString::fromStdString(fs::relative(valuesOf(folder / file), folder).string());
        };
        QCOMPARE(nameFor("m.scales"), QString("m.values"));
        QCOMPARE(nameFor("exp.1.scales"), QString("exp.1.values"));
        QStringList names;
        for (const char* file : {"m", "m.scales", "m.1", "m.2", "m.values", "m.1.scales", "m.scales.scales",
                                 "m.scales.1", "m.pt", "m-values", ".scales", "m."})
            names << nameFor(file);
        QCOMPARE(names.removeDuplicates(), 0);
    }

    void namesThatDifferBehindTheDotKeepBothValues()
    {
        for (const char* name : {"exp.1", "exp.2", "exp", "exp.scales"}) {
            m_output = path(name).toStdString();
            QVERIFY(save({std::string(name) + ".fwd.npy"}, graph::RunStatus::Done));
            QVERIFY(save({std::string(name) + ".bwd.npy"}, graph::RunStatus::Failed));
        }
        for (const char* name : {"exp.1", "exp.2", "exp", "exp.scales"}) {
            const fs::path output = path(name).toStdString();
            const std::vector<fs::path> places = runfile::placesOf(output);
            QVERIFY2(fs::exists(valuesOf(places[0]) / (std::string(name) + ".fwd.npy")), name);
            QVERIFY2(fs::exists(valuesOf(places[1]) / (std::string(name) + ".bwd.npy")), name);
        }
    }

    void oneThatDidNotEndLeavesThem_data()
    {
        QTest::addColumn<int>("status");
        QTest::newRow("stopped") << static_cast<int>(graph::RunStatus::Stopped);
        QTest::newRow("failed") << static_cast<int>(graph::RunStatus::Failed);
    }
    void oneThatDidNotEndLeavesThem()
    {
        QFETCH(const int, status);
        QVERIFY(save({"a.fwd.npy"}, graph::RunStatus::Done));
        QVERIFY(save({"b.fwd.npy"}, static_cast<graph::RunStatus>(status)));
        QCOMPARE(filesIn("m.values"), QStringList({"a.fwd.npy"}));
        QCOMPARE(filesIn("m.incomplete.values"), QStringList({"b.fwd.npy"}));
        QVERIFY(!fs::exists(partialValuesOf(m_output)));
    }

    void oneThatWasKilledLeavesThemToo()
    {
        QVERIFY(save({"a.fwd.npy"}, graph::RunStatus::Done));
        {
            auto writer = writerThatSaves({"b.fwd.npy"});
            writer.setFacts(tests::marked("killed"));
        }
        QCOMPARE(filesIn("m.values"), QStringList({"a.fwd.npy"}));
        QCOMPARE(filesIn("m.scales.partial.values"), QStringList({"b.fwd.npy"}));
        // The next run replaces what it left, and does not take it for its own.
        QVERIFY(RunWriter::create(m_output)->finish(graph::RunStatus::Done).has_value());
        QVERIFY(!fs::exists(partialValuesOf(m_output)));
        QCOMPARE(filesIn("m.values"), QStringList({"a.fwd.npy"}));
    }

    void whatARunWasKilledInMovingIsMovedByTheNextOne_data()
    {
        QTest::addColumn<bool>("isComplete");
        QTest::addColumn<bool>("hadOlder");
        QTest::newRow("of the first run") << true << false;
        QTest::newRow("over those of another") << true << true;
        QTest::newRow("of a run that was stopped") << false << false;
        QTest::newRow("of a run that was stopped, over another's") << false << true;
    }
    void whatARunWasKilledInMovingIsMovedByTheNextOne()
    {
        QFETCH(const bool, isComplete);
        QFETCH(const bool, hadOlder);
        const auto status = isComplete ? graph::RunStatus::Done : graph::RunStatus::Stopped;
        if (!isComplete)
            QVERIFY(save({"whole.fwd.npy"}, graph::RunStatus::Done));
        QVERIFY(save({"new.fwd.npy", "index.csv"}, status));
        const fs::path place = runfile::placesOf(m_output)[isComplete ? 0 : 1];
        QVERIFY(fs::exists(place));
        // The file has its name, its values have not, and the older ones are out of the way.
        fs::rename(valuesOf(place), partialValuesOf(m_output));
        if (hadOlder)
            put(olderValuesOf(place), {"old.fwd.npy"});
        QVERIFY(RunWriter::create(m_output)->finish(graph::RunStatus::Done).has_value());
        QCOMPARE(namesIn(valuesOf(place)), QStringList({"index.csv", "new.fwd.npy"}));
        if (!isComplete)
            QCOMPARE(filesIn("m.values"), QStringList({"whole.fwd.npy"}));
        needNothingLeft();
    }

    void whatWasPutAsideForARunWithoutItsNameIsPutBack()
    {
        QVERIFY(save({"old.fwd.npy"}, graph::RunStatus::Done));
        writerThatSaves({"new.fwd.npy"}).setFacts(tests::marked("killed"));
        fs::rename(valuesOf(m_output), olderValuesOf(m_output));
        QVERIFY(RunWriter::create(m_output)->finish(graph::RunStatus::Stopped).has_value());
        QCOMPARE(filesIn("m.values"), QStringList({"old.fwd.npy"}));
        needNothingLeft();
    }

    void itIsPutBackWhereThePartialFileWasRemoved()
    {
        QVERIFY(save({"old.fwd.npy"}, graph::RunStatus::Done));
        writerThatSaves({"new.fwd.npy"}).setFacts(tests::marked("killed"));
        fs::rename(valuesOf(m_output), olderValuesOf(m_output));
        fs::remove(runfile::partialOf(m_output));
        fs::last_write_time(m_output, fs::last_write_time(partialValuesOf(m_output) / "new.fwd.npy") - 1s);
        QVERIFY(RunWriter::create(m_output)->finish(graph::RunStatus::Done).has_value());
        QCOMPARE(filesIn("m.values"), QStringList({"old.fwd.npy"}));
        needNothingLeft();
    }

    void whatWasNotRemovedInTimeGoesWithTheNextRun()
    {
        QVERIFY(save({"new.fwd.npy"}, graph::RunStatus::Done));
        put(olderValuesOf(m_output), {"old.fwd.npy"});
        QVERIFY(RunWriter::create(m_output)->finish(graph::RunStatus::Done).has_value());
        QCOMPARE(filesIn("m.values"), QStringList({"new.fwd.npy"}));
        needNothingLeft();
    }

    /// What is killed between the two names of a run without values must not look as if they were its own.
    void aRunWithoutValuesHasItsNameOnlyWhereAKilledOnesAreGone()
    {
        writerThatSaves({"killed.fwd.npy"}).setFacts(tests::marked("killed"));
        auto claimed = PartialFile::claim(m_output).value();
        fs::create_directory(m_output); // it can't have its name
        QVERIFY(!claimed.finish(true));
        QVERIFY(!fs::exists(partialValuesOf(m_output)));
    }

    void whereTheRunFileCanNotHaveItsNameTheOlderValuesStay()
    {
        auto writer = writerThatSaves({"new.fwd.npy"});
        put(valuesOf(m_output), {"old.fwd.npy"});
        fs::create_directory(m_output);
        QVERIFY(!writer.finish(graph::RunStatus::Done));
        QCOMPARE(filesIn("m.values"), QStringList({"old.fwd.npy"}));
        QCOMPARE(filesIn("m.scales.partial.values"), QStringList({"new.fwd.npy"}));
        QVERIFY(!fs::exists(olderValuesOf(m_output)));
    }

    void anInputAmongWhatWasPutAsideIsRefused()
    {
        job::Job job;
        job.output = m_output.string();
        for (const fs::path& place : runfile::placesOf(m_output)) {
            put(olderValuesOf(place), {"x.fwd.npy"});
            job.inputs = {{"", (olderValuesOf(place) / "x.fwd.npy").string()}};
            const auto checked = job::checkOverwrites(job);
            QVERIFY(!checked);
            QVERIFY2(checked.error().said.id() == say::outputOverwritesByClearing.form.id,
                     checked.error().message.c_str());
        }
    }

    void whatComesInTheirPlaceInTheRunStays_data()
    {
        QTest::addColumn<bool>("isLink");
        QTest::newRow("a folder with something of the user's") << false;
        QTest::newRow("a link to one") << true;
    }
    void whatComesInTheirPlaceInTheRunStays()
    {
        QFETCH(const bool, isLink);
        auto writer = writerThatSaves({"a.fwd.npy", "index.csv"});
        const fs::path theirs = isLink ? fs::path(path("mine").toStdString()) : valuesOf(m_output);
        fs::create_directory(theirs);
        if (isLink)
            fs::create_directory_symlink(theirs, valuesOf(m_output));
        else
            tests::putBytes(theirs / "notes.txt", "mine");
        tests::putBytes(theirs / "a.fwd.npy", "mine");
        const auto finished = writer.finish(graph::RunStatus::Done);
        QVERIFY(!finished);
        QVERIFY2(
            finished.error().message.ends_with("they are in " + partialValuesOf(m_output).string() + "."),
            finished.error().message.c_str());
        QCOMPARE(fs::file_size(theirs / "a.fwd.npy"), std::uintmax_t{4});
        QVERIFY(!fs::exists(theirs / "index.csv"));
        QCOMPARE(filesIn("m.scales.partial.values"), QStringList({"a.fwd.npy", "index.csv"}));
        QVERIFY(fs::exists(m_output)); // the run itself is whole
    }

    void anInputWhereAnyRunOfTheOutputSavesIsRefused_data()
    {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<bool>("isLink");
        QTest::newRow("where it goes when complete") << "m.values" << false;
        QTest::newRow("where it goes when not") << "m.incomplete.values" << false;
        QTest::newRow("by a link of another name") << "m.incomplete.values" << true;
    }
    void anInputWhereAnyRunOfTheOutputSavesIsRefused()
    {
        QFETCH(const QString, folder);
        QFETCH(const bool, isLink);
        QVERIFY(save({"x.fwd.npy"}, graph::RunStatus::Done));
        QVERIFY(save({"x.fwd.npy"}, graph::RunStatus::Failed));
        fs::path input = path((folder + "/x.fwd.npy").toUtf8()).toStdString();
        if (isLink) {
            fs::create_symlink(input, path("x.npy").toStdString());
            input = path("x.npy").toStdString();
        }
        job::Job job;
        job.output = m_output.string();
        job.inputs = {{"", input.string()}};
        QVERIFY(job::checkOverwrites(job).has_value()); // it saves none
        job.saveValues = "linear";
        const auto checked = job::checkOverwrites(job);
        QVERIFY(!checked);
        QVERIFY2(checked.error().said.id() == say::outputOverwritesBySavedValues.form.id,
                 checked.error().message.c_str());
        QVERIFY(checked.error().status == ExitStatus::Usage);
    }

    void whatCannotBeMovedIsSaidAndKept()
    {
        tests::putBytes(valuesOf(m_output), "a file");
        auto writer = writerThatSaves({"a.fwd.npy"});
        const auto finished = writer.finish(graph::RunStatus::Done);
        QVERIFY(!finished);
        const QString sentence = QString::fromStdString(finished.error().message);
        QVERIFY2(sentence.startsWith("The saved values can't be moved to "), qPrintable(sentence));
        QVERIFY2(sentence.endsWith("they are in " + path("m.scales.partial.values") + "."),
                 qPrintable(sentence));
        QCOMPARE(filesIn("m.scales.partial.values"), QStringList({"a.fwd.npy"}));
        QCOMPARE(writer.finishedPath(), m_output); // the run itself is whole
    }

    void anOutputThatIsReadIsRefused()
    {
        tests::putBytes(m_output, "a model");
        job::Job job;
        job.output = m_output.string();
        job.model = m_output.string();
        const auto asModel = job::checkOverwrites(job);
        QVERIFY(!asModel && asModel.error().said == say::outputOverwrites(job.output, say::theModel()));
        job.model = path("other.pt").toStdString();
        QVERIFY(job::checkOverwrites(job).has_value());
        job.opLibraries = {path("other.so").toStdString(), m_output.string()};
        const auto asLibrary = job::checkOverwrites(job);
        QVERIFY(!asLibrary &&
                asLibrary.error().said == say::outputOverwrites(job.output, say::theOperatorLibrary()));
    }

    void whatIsThereAtOnceOfOthersIsRefused()
    {
        QVERIFY(save({"a.fwd.npy"}, graph::RunStatus::Done));
        job::Job job;
        job.output = m_output.string();
        job.saveValues = "linear";
        QVERIFY(job::checkOverwrites(job).has_value());
        for (const fs::path& place : runfile::placesOf(m_output)) {
            for (const fs::path& folder : {valuesOf(place), olderValuesOf(place)}) {
                put(folder, {"notes.txt"});
                const auto checked = job::checkOverwrites(job);
                QVERIFY(!checked);
                QVERIFY2(checked.error().said == say::valuesNotOfRun(folder.string()),
                         checked.error().message.c_str());
                fs::remove(folder / "notes.txt");
            }
        }
        QVERIFY(job::checkOverwrites(job).has_value());
    }

    void aFolderThatNoRunMadeIsRefused_data()
    {
        QTest::addColumn<int>("kind");
        QTest::newRow("a link to a folder") << 0;
        QTest::newRow("a link to nowhere") << 1;
        QTest::newRow("a file") << 2;
        QTest::newRow("a folder with something of the user's") << 3;
        QTest::newRow("a folder with a link in it") << 4;
    }

    void aFolderThatNoRunMadeIsRefused()
    {
        QFETCH(const int, kind);
        const fs::path folder = partialValuesOf(m_output);
        const fs::path theirs = path("theirs").toStdString();
        fs::create_directory(theirs);
        tests::putBytes(theirs / "a.fwd.npy", "mine");
        if (kind <= 1)
            fs::create_directory_symlink(kind == 0 ? theirs : theirs / "nowhere", folder);
        else if (kind == 2)
            tests::putBytes(folder, "mine");
        else
            fs::create_directory(folder);
        if (kind == 3)
            tests::putBytes(folder / "notes.txt", "mine");
        if (kind == 4)
            fs::create_symlink(theirs / "a.fwd.npy", folder / "a.fwd.npy");
        job::Job job;
        job.output = m_output.string();
        job.saveValues = "linear";
        const auto checked = job::checkOverwrites(job);
        QVERIFY(!checked);
        QVERIFY2(checked.error().said == say::valuesNotOfRun(folder.string()),
                 checked.error().message.c_str());
        QVERIFY(checked.error().status == ExitStatus::Usage);
        // Without values the run does not touch it either.
        job.saveValues.clear();
        QVERIFY(job::checkOverwrites(job).has_value());
        QVERIFY(RunWriter::create(m_output)->finish(graph::RunStatus::Done).has_value());
        QCOMPARE(fs::file_size(theirs / "a.fwd.npy"), std::uintmax_t{4});
        QVERIFY(fs::exists(fs::symlink_status(folder)));
    }

    void flushingEndsBetweenTwoFilesWhereNobodyWaits()
    {
        fs::create_directory(partialValuesOf(m_output));
        for (const char* name : {"a.fwd.npy", "b.fwd.npy", "c.fwd.npy"})
            tests::putBytes(partialValuesOf(m_output) / name, "");
        int asked = 0;
        const auto once = [&asked] { return ++asked == 1; };
        QVERIFY(runfile::flushValues(partialValuesOf(m_output), once) == std::errc::operation_canceled);
        QCOMPARE(asked, 2);
    }

    void whatAKilledRunSavedIsTakenOver()
    {
        fs::create_directory(partialValuesOf(m_output));
        for (const char* name : {"a.fwd.npy", "a.bwd.npy", "index.csv"})
            tests::putBytes(partialValuesOf(m_output) / name, "");
        QVERIFY(runfile::checkValues(partialValuesOf(m_output)).has_value());
    }

    void aLinkThatComesInTheRunIsNotMoved()
    {
        auto writer = writerThatSaves({"a.fwd.npy"});
        const fs::path folder = partialValuesOf(m_output);
        fs::rename(folder, path("elsewhere").toStdString());
        fs::create_directory_symlink(path("elsewhere").toStdString(), folder);
        QVERIFY(!writer.finish(graph::RunStatus::Done));
        QVERIFY(!fs::exists(fs::symlink_status(valuesOf(m_output))));
        QCOMPARE(filesIn("elsewhere"), QStringList({"a.fwd.npy"}));
    }

    void aClaimThatCameToNothingLeavesNone()
    {
        {
            auto claimed = PartialFile::claim(m_output).value();
            fs::create_directory(claimed.keepValues());
            tests::putBytes(partialValuesOf(m_output) / "index.csv", "");
        }
        QVERIFY(!fs::exists(partialValuesOf(m_output)));
    }

    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_output = path("m.scales").toStdString();
    }

private:
    [[nodiscard]] QString path(const char* name) const { return m_folder->filePath(name); }
    [[nodiscard]] QStringList filesIn(const char* folder) const
    {
        return namesIn(path(folder).toStdString());
    }
    [[nodiscard]] static QStringList namesIn(const fs::path& folder)
    {
        return QDir(QString::fromStdString(folder.string())).entryList(QDir::Files, QDir::Name);
    }
    static void put(const fs::path& folder, const std::vector<std::string>& names)
    {
        fs::create_directory(folder);
        for (const std::string& name : names)
            tests::putBytes(folder / name, name);
    }
    void needNothingLeft() const
    {
        QCOMPARE(QDir(m_folder->path()).entryList({"*.partial*"}, QDir::AllEntries), QStringList());
    }
    RunWriter writerThatSaves(const std::vector<std::string>& names)
    {
        auto writer = RunWriter::create(m_output).value();
        const fs::path folder = writer.keepValues();
        runfile::removeValues(folder);
        put(folder, names);
        return writer;
    }
    bool save(const std::vector<std::string>& names, graph::RunStatus status)
    {
        return writerThatSaves(names).finish(status).has_value();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    fs::path m_output;
};

} // namespace scalescope

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::TestValuesFolder)
#include "test_values_folder.moc"
