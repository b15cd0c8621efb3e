// SPDX-License-Identifier: GPL-3.0-or-later
// What an engine does with what it is started with: streams that are closed, signals that are blocked, a
// limit of open files that is too low.
#include "core/runfile/run_reader.h"
#include "tests/app/engine/engine_program.h"
#include "tests/support/test_class.h"

#include <QTest>
#include <csignal>
#include <sys/resource.h>
#include <unistd.h>

using namespace scalescope;
using tests::Ended;

class TestEngineStart : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aClosedStreamTakesNoFile();
    void whereNobodyCanReadNothingRuns();
    void blockedSignalsStopIt_data();
    void blockedSignalsStopIt();
    void aLowLimitOfFilesIsRaised();
    void aLimitOfFilesThatIsTooLowIsTold();

private:
    static Ended runIn(QProcess& engine, const job::Job& job);
    tests::ModelFolder m_models;
};

Ended TestEngineStart::runIn(QProcess& engine, const job::Job& job)
{
    engine.start(tests::enginePath, {});
    engine.write(tests::documentOf(job));
    engine.closeWriteChannel();
    return tests::finish(engine);
}

/// The next file that is opened would be standard error: the model's, which prints went into then.
void TestEngineStart::aClosedStreamTakesNoFile()
{
    const job::Job job = tests::jobFor(m_models.model("closed", "        return self.fc(x)\n"));
    QProcess engine;
    engine.setChildProcessModifier([] { ::close(STDERR_FILENO); });
    const Ended ended = runIn(engine, job);
    QVERIFY(!ended.crashed);
    QVERIFY2(ended.status == 0, ended.done().value("message", "").c_str());
    QVERIFY(runfile::readRun(job.output));
}

void TestEngineStart::whereNobodyCanReadNothingRuns()
{
    const job::Job job = tests::jobFor(m_models.model("unread", "        return self.fc(x)\n"));
    QProcess engine;
    engine.setChildProcessModifier([] { ::close(STDOUT_FILENO); });
    const Ended ended = runIn(engine, job);
    QVERIFY(!ended.crashed);
    QCOMPARE(ended.status, 5);
    QVERIFY(!QFile::exists(QString::fromStdString(job.output)));
}

void TestEngineStart::blockedSignalsStopIt_data()
{
    QTest::addColumn<int>("signal");
    QTest::newRow("SIGTERM") << SIGTERM;
    QTest::newRow("SIGHUP") << SIGHUP;
}

/// As a program leaves them that waits for signals in a thread of its own.
void TestEngineStart::blockedSignalsStopIt()
{
    QFETCH(int, signal);
    const job::Job job = tests::jobFor(m_models.model("deaf", "        y = self.fc(x)\n"
                                                              "        print(\"running\")\n"
                                                              "        while bool(x.sum() < 1e30):\n"
                                                              "            y = y * 1.0\n"
                                                              "        return y\n"));
    QProcess engine;
    engine.setChildProcessModifier([] {
        sigset_t all;
        ::sigfillset(&all);
        ::sigprocmask(SIG_SETMASK, &all, nullptr);
    });
    engine.start(tests::enginePath, {});
    engine.write(tests::documentOf(job));
    engine.closeWriteChannel();
    QByteArray read;
    while (!read.contains("running") && engine.waitForReadyRead(tests::patience))
        read += engine.readAllStandardOutput();
    ::kill(static_cast<pid_t>(engine.processId()), signal);
    const Ended ended = tests::finish(engine, read);
    QCOMPARE(ended.status, 5);
    const auto run = runfile::readRun(ended.done().value("path", "")); // a broker that kills leaves none
    QVERIFY2(run, run ? "" : run.error().message.c_str());
    QVERIFY(run->status == graph::RunStatus::Stopped);
}

void TestEngineStart::aLowLimitOfFilesIsRaised()
{
    const job::Job job = tests::jobFor(m_models.model("raised", "        return self.fc(x)\n"));
    QProcess engine;
    engine.setChildProcessModifier([] {
        rlimit limit{};
        ::getrlimit(RLIMIT_NOFILE, &limit);
        limit.rlim_cur = 16;
        ::setrlimit(RLIMIT_NOFILE, &limit);
    });
    const Ended ended = runIn(engine, job);
    QVERIFY2(ended.status == 0, ended.done().value("message", "").c_str());
}

void TestEngineStart::aLimitOfFilesThatIsTooLowIsTold()
{
    const job::Job job = tests::jobFor(m_models.model("limited", "        return self.fc(x)\n"));
    QProcess engine;
    engine.setChildProcessModifier([] {
        const rlimit limit{20, 20};
        ::setrlimit(RLIMIT_NOFILE, &limit);
    });
    const Ended ended = runIn(engine, job);
    QVERIFY(!ended.crashed);
    QCOMPARE(ended.status, 2);
    QCOMPARE(ended.done().value("message", ""),
             "A process may have no more than 20 files open here, too few to run a model: allow at least 64 "
             "(ulimit -n 64).");
}

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestEngineStart)
#include "test_engine_start.moc"
