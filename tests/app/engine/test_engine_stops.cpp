// SPDX-License-Identifier: GPL-3.0-or-later
// How runs of the engine end early: signals, limits, readers that go away.
#include "core/runfile/run_reader.h"
#include "tests/app/engine/engine_program.h"
#include "tests/support/test_class.h"

#include <QTest>
#include <algorithm>
#include <csignal>

using namespace scalescope;
using nlohmann::json;
using tests::documentOf;
using tests::Ended;
using tests::endless;
using tests::enginePath;
using tests::finish;
using tests::jobFor;
using tests::patience;
using tests::runEngine;

class TestEngineStops : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSignalStopsAnEndlessModel_data();
    void aSignalStopsAnEndlessModel();
    void aSignalStopsALongOperator();
    void theTimeLimitStopsTheRun();
    void theMemoryLimitStopsTheRun_data();
    void theMemoryLimitStopsTheRun();
    void aKilledEngineLeavesAPartialFileThatOpens();
    void theEngineEndsWhenNobodyReadsIt();
    void aKilledEngineTakesTheRunnerAlong();
    void theEngineEndsAsItsRunnerDoes();
    void theOutputLimitStopsTheRun();
    void theNodeLimitStopsTheRun();
    void theNodeLimitStopsWhatIsCaptured_data();
    void theNodeLimitStopsWhatIsCaptured();
    void aViewOfTooManyElementsStopsTheRun_data();
    void aViewOfTooManyElementsStopsTheRun();

private:
    /// Starts a job and returns when its model has printed.
    void startAndWaitForPrint(QProcess& engine, const job::Job& job);
    static void checkStopped(const Ended& ended, const job::Job& job, const char* part);

    tests::ModelFolder m_models;
    QByteArray m_readSoFar;
};

void TestEngineStops::startAndWaitForPrint(QProcess& engine, const job::Job& job)
{
    m_readSoFar.clear();
    engine.start(enginePath, {});
    engine.write(documentOf(job));
    engine.closeWriteChannel();
    while (!m_readSoFar.contains("\"log\"") && engine.waitForReadyRead(patience))
        m_readSoFar += engine.readAllStandardOutput();
    QVERIFY2(m_readSoFar.contains("\"log\""), m_readSoFar.constData());
}

void TestEngineStops::checkStopped(const Ended& ended, const job::Job& job, const char* part)
{
    QVERIFY(!ended.crashed);
    QCOMPARE(ended.status, 5);
    const json done = ended.done();
    QVERIFY(!done.empty());
    QCOMPARE(done.at("status").get<int>(), 5);
    const std::string message = done.at("message");
    QVERIFY2(message.find(part) != std::string::npos, message.c_str());
    // Finished as stopped, or, where that could not be done in an instant, left as it was: it opens either
    // way.
    const std::string finished = done.at("path");
    const auto file = runfile::readRun(finished.empty() ? job.output + ".partial" : finished);
    QVERIFY2(file, file ? "" : file.error().message.c_str());
    if (!finished.empty())
        QVERIFY(file->status == graph::RunStatus::Stopped);
}

void TestEngineStops::aSignalStopsAnEndlessModel_data()
{
    QTest::addColumn<int>("signal");
    QTest::newRow("SIGTERM") << SIGTERM;
    QTest::newRow("SIGINT") << SIGINT;
    QTest::newRow("SIGHUP") << SIGHUP;
}

void TestEngineStops::aSignalStopsAnEndlessModel()
{
    QFETCH(int, signal);
    const job::Job stopped = jobFor(m_models.model("endless", endless));
    QProcess engine;
    startAndWaitForPrint(engine, stopped);
    ::kill(static_cast<pid_t>(engine.processId()), signal);
    checkStopped(finish(engine, m_readSoFar), stopped, "Stopped by the user.");
}

void TestEngineStops::aSignalStopsALongOperator()
{
    // One call that would take minutes: the signal must not wait for its end.
    const job::Job stopped =
        jobFor(m_models.model("long", "        y = self.fc(x)\n"
                                      "        print(\"running\")\n"
                                      "        z = torch.ones([20000, 20000])\n"
                                      "        return y + z.matmul(z).matmul(z).matmul(z).sum()\n"));
    QProcess engine;
    startAndWaitForPrint(engine, stopped);
    ::kill(static_cast<pid_t>(engine.processId()), SIGTERM);
    checkStopped(finish(engine, m_readSoFar), stopped, "Stopped by the user.");
}

void TestEngineStops::theTimeLimitStopsTheRun()
{
    job::Job limited = jobFor(m_models.model("slow", endless));
    limited.timeLimit = 3;
    checkStopped(runEngine(limited), limited, "time limit of 3 s.");
}

void TestEngineStops::theMemoryLimitStopsTheRun_data()
{
    QTest::addColumn<QString>("forward");
    QTest::addColumn<QString>("part");
    QTest::newRow("many small allocations") << "        kept = [self.fc(x)]\n"
                                               "        while bool(x.sum() < 1e30):\n"
                                               "            kept.append(torch.ones([1000000]))\n"
                                               "        return kept[0]\n"
                                            << "memory limit of 700 MiB";
    QTest::newRow("a list that grows") << "        kept = [x]\n"
                                          "        for i in range(40):\n"
                                          "            kept = kept + kept\n"
                                          "        return kept[0]\n"
                                       << "memory";
    QTest::newRow("one huge allocation") << "        return self.fc(x) + torch.ones([100000, 100000]).sum()\n"
                                         << "memory";
}

void TestEngineStops::theMemoryLimitStopsTheRun()
{
    QFETCH(QString, forward);
    QFETCH(QString, part);
    job::Job limited = jobFor(m_models.model("greedy", forward));
    limited.memoryLimit = 700LL << 20;
    const Ended ended = runEngine(limited);
    QVERIFY(!ended.crashed);
    QVERIFY(ended.status == 5 || ended.status == 4);
    const QString message = QString::fromStdString(ended.done().at("message"));
    QVERIFY2(message.contains(part), qPrintable(message));
}

void TestEngineStops::aKilledEngineLeavesAPartialFileThatOpens()
{
    const job::Job killed = jobFor(m_models.model("killed", endless));
    QProcess engine;
    startAndWaitForPrint(engine, killed);
    engine.kill();
    const Ended ended = finish(engine, m_readSoFar);
    QVERIFY(ended.crashed);
    const auto file = runfile::readRun(killed.output + ".partial");
    QVERIFY2(file, file ? "" : file.error().message.c_str());
    QVERIFY(file->status == graph::RunStatus::Incomplete);
}

void TestEngineStops::theEngineEndsWhenNobodyReadsIt()
{
    const job::Job unread = jobFor(m_models.model("unread", endless));
    QProcess shell; // QProcess itself would go on reading
    shell.start("sh", {"-c", "{ \"$0\"; echo status $? >&2; } | head -n 3", enginePath});
    shell.write(documentOf(unread));
    shell.closeWriteChannel();
    QVERIFY(shell.waitForFinished(patience));
    QCOMPARE(QString(shell.readAllStandardError()), QString("status 5\n"));
}

namespace {

/// A process that nobody has waited for is there, but dead.
bool isAlive(pid_t process)
{
    QFile state("/proc/" + QString::number(process) + "/stat");
    return state.open(QIODevice::ReadOnly) && !state.readAll().contains(") Z ");
}

} // namespace

/// Its events go to a file, so that it is not the missing reader that ends it.
void TestEngineStops::aKilledEngineTakesTheRunnerAlong()
{
    const job::Job job = jobFor(m_models.model("orphan", endless));
    const QString events = QString::fromStdString(job.output) + ".events";
    QProcess engine;
    engine.setStandardOutputFile(events);
    engine.start(enginePath, {});
    engine.write(documentOf(job));
    engine.closeWriteChannel();
    const auto hasPrinted = [&] {
        QFile file(events);
        return file.open(QFile::ReadOnly) && file.readAll().contains("running");
    };
    QTRY_VERIFY_WITH_TIMEOUT(hasPrinted(), patience);
    const pid_t runner = tests::runnerOf(engine);
    QVERIFY(isAlive(runner));
    engine.kill();
    QVERIFY(engine.waitForFinished(patience));
    QTRY_VERIFY_WITH_TIMEOUT(!isAlive(runner), 5000);
}

void TestEngineStops::theEngineEndsAsItsRunnerDoes()
{
    const job::Job job = jobFor(m_models.model("crashed", endless));
    QProcess engine;
    startAndWaitForPrint(engine, job);
    QCOMPARE(::kill(tests::runnerOf(engine), SIGSEGV), 0);
    const Ended ended = finish(engine, m_readSoFar);
    QVERIFY(ended.crashed);
    QCOMPARE(ended.status, SIGSEGV); // QProcess gives the signal's number
    const auto file = runfile::readRun(job.output + ".partial");
    QVERIFY2(file, file ? "" : file.error().message.c_str());
}

void TestEngineStops::theOutputLimitStopsTheRun()
{
    job::Job limited = jobFor(m_models.model("growing", endless));
    limited.outputLimit = 1 << 20;
    const Ended ended = runEngine(limited);
    checkStopped(ended, limited, "more than its limit of 1 MiB, when it came to ");
    const auto run = runfile::readRun(ended.done().at("path").get<std::string>());
    QVERIFY2(run, run ? "" : run.error().message.c_str());
    QVERIFY(run->graph.nodes.size() > 100);
    QVERIFY(std::ranges::any_of(run->problems, [](const auto& problem) { return problem.id == "stopped"; }));
}

void TestEngineStops::theNodeLimitStopsTheRun()
{
    job::Job limited = jobFor(m_models.model("repeating", endless));
    limited.nodeLimit = 100;
    const Ended ended = runEngine(limited);
    checkStopped(ended, limited, "as many nodes as its limit allows, 100");
    const auto run = runfile::readRun(ended.done().at("path").get<std::string>());
    QVERIFY(run);
    QCOMPARE(run->graph.nodes.size(), std::size_t{100});
    const auto stopped =
        std::ranges::find_if(run->problems, [](const auto& problem) { return problem.id == "stopped"; });
    QVERIFY(stopped != run->problems.end());
    QVERIFY(stopped->location.line > 0);
}

void TestEngineStops::theNodeLimitStopsWhatIsCaptured_data()
{
    QTest::addColumn<job::Command>("command");
    QTest::addColumn<QString>("transform");
    QTest::newRow("a number format") << job::Command::Run << "fp8";
    QTest::newRow("unit scaling") << job::Command::Run << "unit_scale";
    QTest::newRow("bisect") << job::Command::Bisect << "fp8";
}

/// A program is captured before there are nodes that could be counted.
void TestEngineStops::theNodeLimitStopsWhatIsCaptured()
{
    QFETCH(job::Command, command);
    QFETCH(QString, transform);
    job::Job limited = jobFor(m_models.model("unrolled", endless));
    limited.command = command;
    limited.transforms = *job::transformsFrom({transform.toStdString()});
    limited.nodeLimit = 100;
    if (command == job::Command::Bisect) {
        limited.output.clear();
        limited.target = job::BisectTarget{job::BisectTarget::Kind::Loss};
    }
    const Ended ended = runEngine(limited);
    QVERIFY(!ended.crashed);
    QCOMPARE(ended.status, 5);
    const std::string message = ended.done().value("message", "");
    QVERIFY2(message.find("as many nodes as its limit allows, 100") != std::string::npos, message.c_str());
    if (command == job::Command::Bisect)
        return;
    const auto run = runfile::readRun(ended.done().at("path").get<std::string>());
    QVERIFY(run);
    QVERIFY(run->status == graph::RunStatus::Stopped);
    const auto stopped =
        std::ranges::find_if(run->problems, [](const auto& problem) { return problem.id == "stopped"; });
    QVERIFY(stopped != run->problems.end());
    QVERIFY(stopped->location.line > 0);
}

void TestEngineStops::aViewOfTooManyElementsStopsTheRun_data()
{
    QTest::addColumn<QString>("view");
    QTest::addColumn<bool>("stops");
    QTest::newRow("overlapping rows") << "self.fc(x).new_ones([40000000]).as_strided([20000000, "
                                         "20000000], [1, 1])"
                                      << true;
    QTest::newRow("an expanded row, which is read once")
        << "self.fc(x).sum().expand([1125899906842624])" << false;
}

void TestEngineStops::aViewOfTooManyElementsStopsTheRun()
{
    QFETCH(QString, view);
    QFETCH(bool, stops);
    const job::Job job =
        jobFor(m_models.model("view", "        y = " + view + "\n        return self.fc(x) + y.size(0)\n"));
    const Ended ended = runEngine(job);
    if (!stops) {
        QVERIFY2(ended.status == 0, ended.done().value("message", "").c_str());
        return;
    }
    checkStopped(ended, job, "which shows 400000000000000 elements on the memory of 40000000");
    QVERIFY(!ended.done().at("path").get<std::string>().empty());
}

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestEngineStops)
#include "test_engine_stops.moc"
