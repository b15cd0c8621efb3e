// SPDX-License-Identifier: GPL-3.0-or-later
// What engines that share an output do to each other's files, and to those that they read.
#include "core/runfile/run_reader.h"
#include "tests/app/engine/engine_program.h"
#include "tests/support/places.h"
#include "tests/support/test_class.h"

#include <QDir>
#include <QFileInfo>
#include <QHash>
#include <QTest>
#include <algorithm>
#include <csignal>

using namespace scalescope;
using tests::documentOf;
using tests::Ended;
using tests::endless;
using tests::enginePath;
using tests::finish;
using tests::jobFor;
using tests::patience;
using tests::runEngine;

namespace {

const QString quick = "        return self.fc(x)\n";

void start(QProcess& engine, const job::Job& job)
{
    engine.start(enginePath, {});
    engine.write(documentOf(job));
    engine.closeWriteChannel();
}

/// What was read until the model printed: its run file is there then.
QByteArray startAndWaitForPrint(QProcess& engine, const job::Job& job)
{
    start(engine, job);
    QByteArray read;
    while (!read.contains("\"log\"") && engine.waitForReadyRead(patience))
        read += engine.readAllStandardOutput();
    return read;
}

graph::RunStatus statusOf(const std::string& file)
{
    const auto run = runfile::readRun(file);
    return run ? run->status : graph::RunStatus::Incomplete;
}

QString messageOf(const Ended& ended)
{
    return QString::fromStdString(ended.done().value("message", "no done event"));
}

} // namespace

class TestEngineOutputs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSecondRunOfTheSameOutputIsRefused()
    {
        const job::Job first = jobFor(m_models.model("shared", endless));
        job::Job second = jobFor(m_models.model("other", quick));
        second.output = first.output;
        QProcess engine;
        const QByteArray read = startAndWaitForPrint(engine, first);
        const Ended refused = runEngine(second);
        QCOMPARE(refused.status, 2);
        QCOMPARE(messageOf(refused),
                 QString("Another run is writing %1; wait until it has ended, or stop it, or "
                         "name another file with -o.")
                     .arg(QString::fromStdString(first.output)));
        QCOMPARE(refused.done().at("path").get<std::string>(), std::string());
        ::kill(static_cast<pid_t>(engine.processId()), SIGTERM);
        QCOMPARE(finish(engine, read).status, 5);
        // Whoever comes when it has ended is not refused.
        QCOMPARE(runEngine(second).status, 0);
        QVERIFY(statusOf(second.output) == graph::RunStatus::Done);
    }

    void ofTwoAtOnceEachEitherLeavesItsRunOrIsRefused()
    {
        const job::Job job = jobFor(m_models.model("twice", quick));
        for (int round = 0; round < 5; ++round) {
            QFile::remove(QString::fromStdString(job.output));
            QProcess engines[2];
            for (QProcess& engine : engines)
                start(engine, job);
            int done = 0;
            for (QProcess& engine : engines) {
                const Ended ended = finish(engine);
                QVERIFY2(ended.status == 0 || messageOf(ended).startsWith("Another run is writing"),
                         qPrintable(messageOf(ended)));
                done += ended.status == 0 ? 1 : 0;
            }
            QVERIFY(done > 0);
            QVERIFY(statusOf(job.output) == graph::RunStatus::Done);
        }
    }

    void aStoppedRerunStaysBesideTheCompleteRun()
    {
        const job::Job whole = jobFor(m_models.model("kept", quick));
        QCOMPARE(runEngine(whole).status, 0);
        job::Job rerun = jobFor(m_models.model("rerun", endless));
        rerun.output = whole.output;
        QProcess engine;
        const QByteArray read = startAndWaitForPrint(engine, rerun);
        ::kill(static_cast<pid_t>(engine.processId()), SIGTERM);
        const Ended ended = finish(engine, read);
        QCOMPARE(ended.status, 5);
        QVERIFY(statusOf(whole.output) == graph::RunStatus::Done);
        // Where it could not be finished in an instant it is left as it was.
        const std::string path = ended.done().at("path");
        QVERIFY2(path.empty() || path.ends_with("/kept.pt.incomplete.scales"), path.c_str());
        const auto left = runfile::readRun(path.empty() ? whole.output + ".partial" : path);
        QVERIFY2(left, left ? "" : left.error().message.c_str());
    }

    void aFailedRerunStaysBesideTheCompleteRun()
    {
        const job::Job whole = jobFor(m_models.model("good", quick));
        QCOMPARE(runEngine(whole).status, 0);
        job::Job rerun = jobFor(m_models.model("bad", "        return self.fc(self.fc(x))\n"));
        rerun.output = whole.output;
        const Ended ended = runEngine(rerun);
        QCOMPARE(ended.status, 4);
        const std::string path = ended.done().at("path");
        QVERIFY2(path.ends_with("/good.pt.incomplete.scales"), path.c_str());
        QVERIFY(statusOf(path) == graph::RunStatus::Failed);
        QVERIFY(statusOf(whole.output) == graph::RunStatus::Done);
    }

    void aFailedRerunLeavesTheCompleteRunsValues()
    {
        job::Job whole = jobFor(m_models.model("saving", quick));
        whole.saveValues = ".";
        QCOMPARE(runEngine(whole).status, 0);
        const QDir folder = QFileInfo(QString::fromStdString(whole.model)).dir();
        const QHash<QString, QByteArray> before = contentsOf(folder.filePath("saving.pt.values"));
        QVERIFY(before.contains("linear.fwd.npy"));
        job::Job rerun = jobFor(m_models.model("failing", "        return self.fc(self.fc(x * 2.0))\n"));
        rerun.output = whole.output;
        rerun.saveValues = ".";
        for (int times = 0; times < 2; ++times) {
            QCOMPARE(runEngine(rerun).status, 4);
            QCOMPARE(contentsOf(folder.filePath("saving.pt.values")), before);
            const auto failed = contentsOf(folder.filePath("saving.pt.incomplete.values"));
            QVERIFY(failed.contains("mul.fwd.npy"));
            QVERIFY(failed.value("index.csv").contains("mul,fwd"));
            QCOMPARE(folder.entryList({"saving*values"}, QDir::Dirs),
                     QStringList({"saving.pt.incomplete.values", "saving.pt.values"}));
        }
    }

    /// As where the engine is killed when the run file has its name and the values have not.
    void whatARunWasKilledInMovingIsMovedByTheNextOne()
    {
        job::Job job = jobFor(m_models.model("moving", quick));
        job.saveValues = ".";
        QCOMPARE(runEngine(job).status, 0);
        const QDir folder = QFileInfo(QString::fromStdString(job.model)).dir();
        const QString values = folder.filePath("moving.pt.values");
        const QHash<QString, QByteArray> saved = contentsOf(values);
        QVERIFY(saved.contains("linear.fwd.npy"));
        job::Job failing = jobFor(m_models.model("stuck", "        return self.fc(self.fc(x * 2.0))\n"));
        failing.output = job.output;
        for (const char* what : {"", "."}) { // the folder is made anew for a run that saves
            QFile::remove(folder.filePath("moving.pt.incomplete.scales")); // else the newer run file
            QVERIFY(QDir().rename(values, QString::fromStdString(job.output) + ".partial.values"));
            failing.saveValues = what;
            QCOMPARE(runEngine(failing).status, 4);
            QCOMPARE(contentsOf(values), saved);
            QCOMPARE(folder.entryList({"moving*.partial*"}), QStringList());
        }
        QVERIFY(contentsOf(folder.filePath("moving.pt.incomplete.values")).contains("mul.fwd.npy"));
    }

    void noiseOfALibraryKeepsNoOtherRunAway()
    {
        job::Job job = jobFor(m_models.model("noise", quick));
        QCOMPARE(runEngine(job).status, 0);
        const QDir folder = QFileInfo(QString::fromStdString(job.output)).dir();
        const QStringList files = folder.entryList({"noise*"});
        job.opLibraries = {tests::testLibraryPath("sandbox_probe.so").toStdString()};
        QProcess engine;
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert("SCALESCOPE_PROBE_NOISE", "1");
        engine.setProcessEnvironment(environment);
        start(engine, job);
        QVERIFY(engine.waitForFinished(patience));
        QVERIFY(engine.exitCode() != 0);
        const QByteArray said = engine.readAllStandardOutput();
        QVERIFY2(said.contains("can't be written") && !said.contains("Bad expected access"),
                 said.right(1000).constData());
        QCOMPARE(folder.entryList({"noise*"}), files);
        QVERIFY(statusOf(job.output) == graph::RunStatus::Done); // the run before
        job.opLibraries.clear();
        QCOMPARE(runEngine(job).status, 0);
    }

    void aLibraryCanNotSayThatTheRunIsDone_data()
    {
        QTest::addColumn<bool>("toTheBroker");
        QTest::addColumn<bool>("hasLastEvent");
        QTest::newRow("to the reader") << false << false;
        QTest::newRow("to the broker, too") << true << true;
    }
    void aLibraryCanNotSayThatTheRunIsDone()
    {
        QFETCH(const bool, toTheBroker);
        QFETCH(const bool, hasLastEvent);
        job::Job job = jobFor(m_models.model("forged", quick));
        QCOMPARE(runEngine(job).status, 0); // an older run
        job.opLibraries = {tests::testLibraryPath("sandbox_probe.so").toStdString()};
        const nlohmann::json done{{"event", "done"}, {"status", 0},        {"message", ""},
                                  {"field", ""},     {"path", job.output}, {"seconds", 1}};
        QProcess engine;
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert("SCALESCOPE_PROBE_FORGES", QString::fromStdString(done.dump() + "\n"));
        if (toTheBroker)
            environment.insert("SCALESCOPE_PROBE_LEAVES", "1");
        engine.setProcessEnvironment(environment);
        start(engine, job);
        const Ended ended = finish(engine);
        QVERIFY(!ended.of("done").empty()); // else this shows nothing
        QVERIFY(!ended.crashed);
        QCOMPARE(ended.status, 4);
        QCOMPARE(ended.done().empty(), !hasLastEvent);
        if (hasLastEvent) {
            QCOMPARE(ended.done().at("said").at("id").get<std::string>(), "endWithoutFile");
            QCOMPARE(ended.done().at("path").get<std::string>(), "");
        }
    }

    void thatThePartialFileIsGoneIsSaid()
    {
        const job::Job job = jobFor(m_models.model("gone", endless));
        const QDir folder = QFileInfo(QString::fromStdString(job.output)).dir();
        QProcess engine;
        const QByteArray read = startAndWaitForPrint(engine, job);
        const QString partial = QString::fromStdString(job.output + ".partial");
        QVERIFY(QFile::remove(partial));
        engine.terminate();
        const Ended ended = finish(engine, read);
        QCOMPARE(ended.status, 5);
        const auto logs = ended.of("log");
        QVERIFY2(std::ranges::any_of(logs,
                                     [](const nlohmann::json& log) {
                                         const std::string text = log.at("text");
                                         return text.find("was removed while it was written") !=
                                                std::string::npos;
                                     }),
                 read.constData());
        QCOMPARE(folder.entryList({"gone.pt.*"}), QStringList());
    }

    void whatARunReadsIsNotWhatItWritesFirst_data()
    {
        QTest::addColumn<QString>("suffix");
        QTest::newRow("the partial file") << ".partial";
        QTest::newRow("its journal") << ".partial-journal";
        QTest::newRow("the run file") << "";
    }
    void whatARunReadsIsNotWhatItWritesFirst()
    {
        QFETCH(QString, suffix);
        const QString built = m_models.model("model", quick);
        job::Job job = jobFor(built);
        job.output = (built + suffix + ".m.scales").toStdString();
        const QString model = QString::fromStdString(job.output) + suffix;
        QVERIFY(QFile::copy(built, model));
        job.model = model.toStdString();
        const Ended ended = runEngine(job);
        QCOMPARE(ended.status, 2);
        QVERIFY2(messageOf(ended).startsWith(
                     QString("-o %1 would overwrite the model").arg(QString::fromStdString(job.output))),
                 qPrintable(messageOf(ended)));
        QCOMPARE(QFileInfo(model).size(), QFileInfo(built).size());
    }

    void aSavedInputIsNotEmptiedWithItsFolder()
    {
        job::Job job = jobFor(m_models.model("saved", quick));
        job.saveValues = "linear";
        QCOMPARE(runEngine(job).status, 0);
        const QString value =
            QFileInfo(QString::fromStdString(job.model)).path() + "/saved.pt.values/linear.fwd.npy";
        QVERIFY2(QFile::exists(value), qPrintable(value));
        job.inputs = {{"", value.toStdString()}};
        const Ended ended = runEngine(job);
        QCOMPARE(ended.status, 2);
        QVERIFY2(messageOf(ended).contains("would overwrite the input file " + value + " with the values"),
                 qPrintable(messageOf(ended)));
        QVERIFY(QFile::exists(value));
    }

    void aRunThatIsStoppedWhileValuesAreMeasuredLeavesWhatItRecorded()
    {
        job::Job job = jobFor(m_models.model("measured", endless));
        job.saveValues = ".";
        QProcess engine;
        const QByteArray read = startAndWaitForPrint(engine, job);
        ::kill(static_cast<pid_t>(engine.processId()), SIGTERM);
        const Ended ended = finish(engine, read);
        QCOMPARE(ended.status, 5);
        const std::string path = ended.done().at("path");
        const auto left = runfile::readRun(path.empty() ? job.output + ".partial" : path);
        QVERIFY2(left, left ? "" : left.error().message.c_str());
        QVERIFY(!left->graph.nodes.empty());
        if (!path.empty()) // where it could be finished in an instant
            QVERIFY(std::ranges::any_of(left->problems, [](const graph::Problem& problem) {
                return problem.id == "values-not-saved";
            }));
    }

private:
    /// The files of a folder by their names.
    static QHash<QString, QByteArray> contentsOf(const QString& folder)
    {
        QHash<QString, QByteArray> contents;
        for (const QFileInfo& info : QDir(folder).entryInfoList(QDir::Files)) {
            QFile file(info.filePath());
            if (file.open(QIODevice::ReadOnly))
                contents.insert(info.fileName(), file.readAll());
        }
        return contents;
    }

    tests::ModelFolder m_models;
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestEngineOutputs)
#include "test_engine_outputs.moc"
