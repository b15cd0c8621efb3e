// SPDX-License-Identifier: GPL-3.0-or-later
// How the engine's broker ends the process that runs the model where that does not end itself: code of a
// model's can stop its watchdog, or leave processes behind.
#include "core/runfile/run_reader.h"
#include "tests/app/engine/engine_program.h"
#include "tests/support/places.h"
#include "tests/support/test_class.h"

#include <QTest>
#include <csignal>
#include <sys/prctl.h>
#include <unistd.h>

using namespace scalescope;
using tests::Ended;
using tests::endless;

namespace {

/// Starts the engine on a job with a library of operators that does what a variable says.
void startWithProbe(QProcess& engine, job::Job job, const QString& variable, const QString& value)
{
    job.opLibraries = {tests::testLibraryPath("sandbox_probe.so").toStdString()};
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(variable, value);
    engine.setProcessEnvironment(environment);
    engine.start(tests::enginePath, {});
    engine.write(tests::documentOf(job));
    engine.closeWriteChannel();
}

/// The engine on a job, from when its model has printed, in a process that does nothing more.
struct StoppedRun
{
    explicit StoppedRun(const job::Job& job)
    {
        engine.start(tests::enginePath, {});
        engine.write(tests::documentOf(job));
        engine.closeWriteChannel();
        while (!output.contains("running") && engine.waitForReadyRead(tests::patience))
            output += engine.readAllStandardOutput();
        runner = tests::runnerOf(engine);
        isStopped = runner > 0 && ::kill(runner, SIGSTOP) == 0;
    }

    QProcess engine;
    QByteArray output;
    pid_t runner = 0;
    bool isStopped = false;
};

bool isStopped(pid_t process)
{
    QFile state("/proc/" + QString::number(process) + "/stat");
    return state.open(QIODevice::ReadOnly) && state.readAll().contains(") T ");
}

/// Dead, too, if nobody has waited for it.
bool isThere(pid_t process)
{
    return ::kill(process, 0) == 0;
}

} // namespace

class TestEngineBroker : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itKeepsTheTimeLimit();
    void itEndsASuspendedProcessWithoutALimit();
    void itKeepsTheMemoryLimit();
    void tablesOfPagesCountAsMemory();
    void itEndsAtOnceWhenAskedTo();
    void itEndsARunThatDoesNotStop();
    void itEndsARunThatNobodyReads();
    void itBoundsTheProcesses();
    void theProcessesCanNotLeaveIt();

private:
    tests::ModelFolder m_models;
};

void TestEngineBroker::itKeepsTheTimeLimit()
{
    job::Job job = tests::jobFor(m_models.model("limited", endless));
    job.timeLimit = 2;
    StoppedRun run(job);
    QVERIFY(run.isStopped);
    const Ended ended = tests::finish(run.engine, run.output);
    QVERIFY(!ended.crashed);
    QCOMPARE(ended.status, 5);
    QCOMPARE(ended.done().value("message", ""), "The run was stopped at its time limit of 2 s.");
    QVERIFY(!isThere(run.runner));
    const auto file = runfile::readRun(job.output + ".partial"); // what was recorded
    QVERIFY2(file, file ? "" : file.error().message.c_str());
}

/// As info's, and a library's that stops itself.
void TestEngineBroker::itEndsASuspendedProcessWithoutALimit()
{
    job::Job job = tests::jobFor(m_models.model("suspended", endless));
    job.command = job::Command::Info;
    job.output.clear();
    job.inputs.clear();
    QProcess engine;
    startWithProbe(engine, job, "SCALESCOPE_PROBE_STOPS", "1");
    const Ended ended = tests::finish(engine);
    QVERIFY(!ended.crashed);
    QCOMPARE(ended.status, 5);
    QCOMPARE(
        ended.done().value("message", ""),
        "Stopped, because the process that runs the model was suspended for 5 s, by code of the model or "
        "from outside.");
}

void TestEngineBroker::itKeepsTheMemoryLimit()
{
    job::Job job = tests::jobFor(m_models.model("large", endless));
    job.memoryLimit = 600LL << 20;
    QProcess engine;
    startWithProbe(engine, job, "SCALESCOPE_PROBE_GROWS",
                   QString::number(700 << 20)); // the kernel refuses 1.1 GB
    const Ended ended = tests::finish(engine);
    QVERIFY(!ended.crashed);
    QCOMPARE(ended.status, 5);
    const std::string message = ended.done().value("message", "");
    QVERIFY2(message.find("more than its memory limit of 600 MiB") != std::string::npos, message.c_str());
}

/// They do not count as resident.
void TestEngineBroker::tablesOfPagesCountAsMemory()
{
    job::Job job = tests::jobFor(m_models.model("tables", endless));
    job.memoryLimit = 600LL << 20;
    QProcess engine;
    startWithProbe(engine, job, "SCALESCOPE_PROBE_TABLES", QString::number(700 << 20));
    const Ended ended = tests::finish(engine);
    QVERIFY(!ended.crashed);
    QCOMPARE(ended.status, 5);
    QCOMPARE(ended.done().at("said").at("id").get<std::string>(), "memoryLimitReached");
}

/// The runner can't answer a signal that is no SIGKILL.
void TestEngineBroker::itEndsAtOnceWhenAskedTo()
{
    StoppedRun run(tests::jobFor(m_models.model("quit", endless)));
    QVERIFY(run.isStopped);
    ::kill(static_cast<pid_t>(run.engine.processId()), SIGQUIT);
    const Ended ended = tests::finish(run.engine, run.output);
    QVERIFY(ended.crashed);
    QCOMPARE(ended.status, SIGKILL);
    QVERIFY(!isThere(run.runner));
}

void TestEngineBroker::itEndsARunThatDoesNotStop()
{
    StoppedRun run(tests::jobFor(m_models.model("deaf", endless)));
    QVERIFY(run.isStopped);
    ::kill(static_cast<pid_t>(run.engine.processId()), SIGTERM);
    const Ended ended = tests::finish(run.engine, run.output);
    QVERIFY(!ended.crashed);
    QCOMPARE(ended.status, 5);
    QCOMPARE(ended.done().value("message", ""), "Stopped by the user.");
    QVERIFY(!isThere(run.runner));
}

/// As where the command that started it through ssh was killed.
void TestEngineBroker::itEndsARunThatNobodyReads()
{
    job::Job job = tests::jobFor(m_models.model("unread", endless));
    QProcess engine;
    QProcess reader;
    engine.setStandardOutputProcess(&reader);
    reader.start("cat", {});
    startWithProbe(engine, job, "SCALESCOPE_PROBE_STOPS", "1");
    QTRY_VERIFY_WITH_TIMEOUT(isStopped(tests::runnerOf(engine)), tests::patience);
    reader.kill();
    QVERIFY(reader.waitForFinished(tests::patience));
    QVERIFY(engine.waitForFinished(tests::patience));
    QCOMPARE(engine.exitStatus(), QProcess::NormalExit);
    QCOMPARE(engine.exitCode(), 5);
}

/// Only where suggested inputs are tried can code of a model's start any.
void TestEngineBroker::itBoundsTheProcesses()
{
    job::Job job = tests::jobFor(m_models.model("forking", endless));
    job.command = job::Command::Info;
    job.trySuggestions = true;
    job.output.clear();
    job.inputs.clear();
    QProcess engine;
    ::prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0); // what the broker leaves becomes this process's
    startWithProbe(engine, job, "SCALESCOPE_PROBE_FORKS", "1000");
    const Ended ended = tests::finish(engine);
    QVERIFY(!ended.crashed);
    QCOMPARE(ended.status, 5);
    QCOMPARE(ended.done().value("message", ""),
             "Stopped, because code of the model had started more than 64 processes.");
    QFile left(QString("/proc/self/task/%1/children").arg(::getpid()));
    QVERIFY(left.open(QFile::ReadOnly));
    QCOMPARE(left.readAll(), QByteArray());
}

/// Nor end it.
void TestEngineBroker::theProcessesCanNotLeaveIt()
{
    job::Job job = tests::jobFor(m_models.model("trials", "        return self.fc(x)\n"));
    job.command = job::Command::Info;
    job.trySuggestions = true;
    job.output.clear();
    job.inputs.clear();
    QProcess engine;
    const QTemporaryDir outside;
    startWithProbe(engine, job, "SCALESCOPE_PROBE", outside.path());
    const Ended ended = tests::finish(engine);
    QCOMPARE(ended.status, 0);
    const QByteArray text = tests::printed(ended);
    QVERIFY2(text.contains("start a process: yes\n"), text.constData());
    for (const char* what : {"signal its parent", "signal its group", "leave its group", "make a namespace",
                             "execute", "connect", "hold rights"})
        QVERIFY2(text.contains(QByteArray(what) + ": no\n"), (text + what).constData());
    QCOMPARE(tests::linesLike(text, "^call .*: yes$"), QByteArrayList());
}

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestEngineBroker)
#include "test_engine_broker.moc"
