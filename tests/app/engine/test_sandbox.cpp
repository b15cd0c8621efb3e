// SPDX-License-Identifier: GPL-3.0-or-later
// What a model, or a library that it needs, can't do to the machine: tried by a library from inside the
// engine.
#include "core/runfile/run_reader.h"
#include "tests/app/engine/sandbox_trial.h"
#include "tests/support/places.h"
#include "tests/support/test_class.h"

#include <QDir>
#include <QTest>
#include <algorithm>
#include <array>
#include <csignal>
#include <cstddef>
#include <fcntl.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

using namespace scalescope;
using nlohmann::json;

namespace {

/// Makes this process one on a kernel without Landlock and, if wanted, without seccomp.
void forgetSandboxes(bool seccompToo)
{
    const std::uint32_t second = seccompToo ? SYS_seccomp : SYS_landlock_create_ruleset;
    std::array<sock_filter, 5> code{{BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, nr)),
                                     BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_landlock_create_ruleset, 1, 0),
                                     BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, second, 0, 1),
                                     BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | ENOSYS),
                                     BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)}};
    const sock_fprog filter{code.size(), code.data()};
    ::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    ::prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter);
}

} // namespace

class TestSandbox : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void aLibraryCanNotLeaveIt_data();
    void aLibraryCanNotLeaveIt();
    void whatItRefusesIsPossibleWithoutIt();
    void theOutputsFolderIsOutOfReach();
    void theModelIsOpenedOnce();
    void theRunSaysWhatKeptIt();
    void theRunSaysWhatALibraryAdds();
    void theRunSaysWhereTheKernelKeepsNothing_data();
    void theRunSaysWhereTheKernelKeepsNothing();
    void describingAModelSaysItToo();
    void valuesAndInputsCanStillBeRead();
    void valuesDoNotGoWhereALinkLeads();
    void theFolderOfValuesIsNoWayToFillTheDisk();
    void whatAnEndedRunLeftThereDoesNotCount();
    void aSignalEndsAnEngineThatWaitsForItsJob();

private:
    [[nodiscard]] job::Job jobWithProbe(job::Command command) const;

    tests::ModelFolder m_models;
    QTemporaryDir m_outside; ///< nothing in it is named by a job
    QString m_model;
};

void TestSandbox::initTestCase()
{
    m_model = m_models.model("plain", "        return self.fc(x)\n");
    for (const char* name : {"secret", "unwanted"}) {
        QFile file(m_outside.filePath(name));
        QVERIFY(file.open(QFile::WriteOnly) && file.write("mine") == 4);
    }
}

job::Job TestSandbox::jobWithProbe(job::Command command) const
{
    job::Job job = tests::jobFor(m_model);
    job.command = command;
    job.opLibraries = {tests::testLibraryPath("sandbox_probe.so").toStdString()};
    if (command == job::Command::Info) {
        job.output.clear();
        job.inputs.clear();
    }
    return job;
}

void TestSandbox::aLibraryCanNotLeaveIt_data()
{
    QTest::addColumn<job::Command>("command");
    QTest::newRow("info") << job::Command::Info;
    QTest::newRow("run") << job::Command::Run;
}

void TestSandbox::aLibraryCanNotLeaveIt()
{
    QFETCH(job::Command, command);
    QProcess engine;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert("SCALESCOPE_PROBE", m_outside.path());
    environment.insert("CI_JOB_TOKEN", "hunter2");
    environment.insert("OMP_DYNAMIC", "false");
    engine.setProcessEnvironment(environment);
    // So high that it is none which the engine itself opens meanwhile.
    engine.setChildProcessModifier([] { ::dup2(::open("/dev/null", O_RDWR), 250); });
    const tests::Ended ended = tests::runIn(engine, jobWithProbe(command));
    QCOMPARE(ended.status, 0);
    const QByteArray text = tests::printed(ended);
    for (const char* what :
         {"execute", "start a process", "signal its parent", "signal its group", "connect", "listen", "trace",
          "use io_uring", "use descriptor 250", "gain privileges", "change the mode", "limit another",
          "change a priority", "schedule another", "move another", "share memory", "hold rights",
          "change the folder", "see a secret of its caller's"})
        QVERIFY2(text.contains(QByteArray(what) + ": no\n"), text.constData());
    QCOMPARE(tests::linesLike(text, "^call .*: yes$"), QByteArrayList());
    QVERIFY(!tests::linesLike(text, "^call .*: no$").isEmpty());
    for (const char* what : {"read system files", "limit itself", "move itself", "signal itself",
                             "count what a pipe holds", "see how many threads are wanted"})
        QVERIFY2(text.contains(QByteArray(what) + ": yes\n"), text.constData());
    // A bare system may be without /sys.
    if (!QDir("/sys/fs/cgroup").isEmpty())
        QVERIFY2(text.contains("read its control group: yes\n"), text.constData());
    if (!tests::hasLandlock())
        QSKIP("This kernel has no Landlock, so that files are not kept from the model.");
    for (const char* what : {"read", "write", "create", "truncate", "remove", "read in a thread",
                             "give a thread a name", "read its parent's words", "read its parent's state",
                             "read connections", "read mounts", "list processes", "list control groups"})
        QVERIFY2(text.contains(QByteArray(what) + ": no\n"), text.constData());
}

/// Else the others would show nothing.
void TestSandbox::whatItRefusesIsPossibleWithoutIt()
{
    QTemporaryDir folder;
    for (const char* name : {"secret", "unwanted", "beside"}) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QFile::WriteOnly) && file.write("mine") == 4);
    }
    job::Job job = jobWithProbe(job::Command::Run);
    job.output = folder.filePath("probed.scales").toStdString();
    job.withoutSandbox = true;
    QProcess engine;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert("SCALESCOPE_PROBE", folder.path());
    environment.insert("SCALESCOPE_PROBE_OUTPUT", folder.path());
    engine.setProcessEnvironment(environment);
    engine.start(scalescope::tests::programPath("../tests/engine_without_sandbox"), {});
    engine.write(tests::documentOf(job));
    engine.closeWriteChannel();
    const QByteArray text = tests::printed(tests::finish(engine));
    for (const char* what : {"execute",
                             "start a process",
                             "signal its parent",
                             "connect",
                             "listen",
                             "take a connection",
                             "connect to who listens",
                             "give a thread a name",
                             "read its parent's words",
                             "read its parent's state",
                             "read connections",
                             "read mounts",
                             "list processes",
                             "gain privileges",
                             "change the folder",
                             "change the mode",
                             "limit another",
                             "change a priority",
                             "read",
                             "write",
                             "create",
                             "truncate",
                             "remove",
                             "read in a thread",
                             "list the output's folder",
                             "read beside the output",
                             "write beside the output",
                             "create beside the output",
                             "remove beside the output",
                             "rename beside the output"})
        QVERIFY2(text.contains(QByteArray(what) + ": yes\n"), (text + what).constData());
    QCOMPARE(tests::linesLike(text, "^call .*: no$"), QByteArrayList());
    QVERIFY(!tests::linesLike(text, "^call .*: yes$").isEmpty());
    if (::geteuid() == 0)
        QVERIFY2(text.contains("hold rights: yes\n"), text.constData());
}

void TestSandbox::theOutputsFolderIsOutOfReach()
{
    if (!tests::hasLandlock())
        QSKIP("This kernel has no Landlock, so that files are not kept from the model.");
    QTemporaryDir results;
    QFile beside(results.filePath("beside"));
    QVERIFY(beside.open(QFile::WriteOnly) && beside.write("mine") == 4);
    beside.close();
    job::Job job = jobWithProbe(job::Command::Run);
    job.output = results.filePath("probed.scales").toStdString();
    job.saveValues = "linear";
    QProcess engine;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert("SCALESCOPE_PROBE", m_outside.path());
    environment.insert("SCALESCOPE_PROBE_OUTPUT", results.path());
    engine.setProcessEnvironment(environment);
    const tests::Ended ended = tests::runIn(engine, job);
    QVERIFY2(ended.status == 0, ended.done().value("message", "").c_str());
    const QByteArray text = tests::printed(ended);
    for (const char* what :
         {"list the output's folder", "read beside the output", "write beside the output",
          "create beside the output", "remove beside the output", "rename beside the output"})
        QVERIFY2(text.contains(QByteArray(what) + ": no\n"), text.constData());
    QCOMPARE(QDir(results.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot),
             QStringList({"beside", "probed.scales", "probed.values"}));
}

/// A run with transforms loads its model again; what has come under its name was not looked through.
void TestSandbox::theModelIsOpenedOnce()
{
    const QString model = m_models.model("replaced", "        y = self.fc(x)\n"
                                                     "        print(\"running\")\n"
                                                     "        z = torch.ones([2000, 2000])\n"
                                                     "        return y + z.matmul(z).matmul(z).sum()\n");
    job::Job job = tests::jobFor(model);
    job.transforms = *job::transformsFrom({"fp8"});
    QProcess engine;
    engine.start(tests::enginePath, {});
    engine.write(tests::documentOf(job));
    engine.closeWriteChannel();
    QByteArray read;
    while (!read.contains("running") && engine.waitForReadyRead(tests::patience))
        read += engine.readAllStandardOutput();
    const pid_t runner = tests::runnerOf(engine);
    QCOMPARE(::kill(runner, SIGSTOP), 0);
    QFile other(model);
    QVERIFY(other.remove() && other.open(QFile::WriteOnly) && other.write("no model") == 8);
    other.close();
    QCOMPARE(::kill(runner, SIGCONT), 0);
    const tests::Ended ended = tests::finish(engine, read);
    QVERIFY2(ended.status == 0, ended.done().value("message", "").c_str());
    const auto run = runfile::readRun(job.output);
    QVERIFY(run);
    QCOMPARE(QString::fromStdString(run->facts.model), model);
}

void TestSandbox::theRunSaysWhatALibraryAdds()
{
    const job::Job job = jobWithProbe(job::Command::Run);
    const tests::Ended ended = tests::runEngine(job);
    QCOMPARE(ended.status, 0);
    QVERIFY(tests::printed(ended).contains("Code from sandbox_probe.so runs inside the sandbox") ==
            tests::hasLandlock());
    const auto run = runfile::readRun(job.output);
    QVERIFY(run);
    QVERIFY2(run->facts.sandbox.ends_with(", with sandbox_probe.so"), run->facts.sandbox.c_str());
}

void TestSandbox::theRunSaysWhatKeptIt()
{
    const job::Job job = tests::jobFor(m_model);
    QCOMPARE(tests::runEngine(job).status, 0);
    const auto run = runfile::readRun(job.output);
    QVERIFY(run);
    const QString fact = QString::fromStdString(run->facts.sandbox);
    QVERIFY2(fact.contains("seccomp"), qPrintable(fact));
    QCOMPARE(fact.contains("landlock"), tests::hasLandlock());
}

void TestSandbox::theRunSaysWhereTheKernelKeepsNothing_data()
{
    QTest::addColumn<bool>("seccompToo");
    QTest::addColumn<QString>("fact");
    QTest::addColumn<QString>("missing");
    QTest::newRow("no Landlock") << false << "seccomp"
                                 << "noLandlock";
    QTest::newRow("neither") << true << "none"
                             << "neitherOfSandbox";
}

void TestSandbox::theRunSaysWhereTheKernelKeepsNothing()
{
    QFETCH(bool, seccompToo);
    QFETCH(QString, fact);
    QFETCH(QString, missing);
    job::Job job = tests::jobFor(m_model);
    QFile::remove(QString::fromStdString(job.output));
    QProcess engine;
    engine.setChildProcessModifier([seccompToo] { forgetSandboxes(seccompToo); });
    const tests::Ended refused = tests::runIn(engine, job);
    QCOMPARE(refused.status, 2);
    const auto said = refused.done().at("said");
    QCOMPARE(said.at("id").get<std::string>(), "sandboxMissing");
    QCOMPARE(QString::fromStdString(said.at("arguments").at(0).at("id").get<std::string>()), missing);
    QCOMPARE(refused.done().at("field").get<std::string>(), "--without-sandbox");
    QVERIFY(refused.of("phase").empty());
    QVERIFY(!QFile::exists(QString::fromStdString(job.output)));
    job.withoutSandbox = true;
    const tests::Ended ended = tests::runIn(engine, job);
    QCOMPARE(ended.status, 0);
    const auto run = runfile::readRun(job.output);
    QVERIFY(run);
    QCOMPARE(QString::fromStdString(run->facts.sandbox), fact);
    QVERIFY(run->facts.job.find("without_sandbox") == std::string::npos); // nobody else is to run it so
    const auto isOfSandbox = [](const graph::Problem& found) { return found.id == "sandbox-incomplete"; };
    QCOMPARE(std::ranges::count_if(run->problems, isOfSandbox), 1);
    const auto problem = std::ranges::find_if(run->problems, isOfSandbox);
    QVERIFY(problem->message.find("Landlock") != std::string::npos);
    QCOMPARE(problem->message.find("network") != std::string::npos, seccompToo);
}

void TestSandbox::describingAModelSaysItToo()
{
    job::Job job = tests::jobFor(m_model);
    job.command = job::Command::Info;
    job.output.clear();
    job.inputs.clear();
    job.withoutSandbox = true;
    QProcess engine;
    engine.setChildProcessModifier([] { forgetSandboxes(false); });
    const tests::Ended ended = tests::runIn(engine, job);
    QCOMPARE(ended.status, 0);
    const auto problems = ended.of("problem");
    QCOMPARE(problems.size(), std::size_t{1});
    QCOMPARE(problems.front().at("id").get<std::string>(), "sandbox-incomplete");
}

/// In another folder than the model and the output.
void TestSandbox::valuesAndInputsCanStillBeRead()
{
    QTemporaryDir inputs;
    QTemporaryDir results;
    job::Job job = tests::jobFor(m_model);
    job.output = results.filePath("made.scales").toStdString();
    job.saveValues = ".*";
    QCOMPARE(tests::runEngine(job).status, 0);
    const QStringList saved = QDir(results.filePath("made.values")).entryList({"*.npy"});
    QVERIFY(!saved.isEmpty());
    const QString value = inputs.filePath("x.npy");
    QVERIFY(QFile::copy(results.filePath("made.values/" + saved.filter("x").value(0, saved.first())), value));
    job.saveValues.clear();
    job.baseFolder = inputs.path().toStdString();
    job.inputs = {{"x", "x.npy"}};
    job.output = results.filePath("again.scales").toStdString();
    const tests::Ended again = tests::runEngine(job);
    QVERIFY2(again.status == 0, again.done().value("message", "").c_str());
}

void TestSandbox::valuesDoNotGoWhereALinkLeads()
{
    QTemporaryDir results;
    QTemporaryDir elsewhere;
    QVERIFY(QFile::link(elsewhere.path(), results.filePath("made.values")));
    job::Job job = tests::jobFor(m_model);
    job.output = results.filePath("made.scales").toStdString();
    job.saveValues = ".*";
    const tests::Ended ended = tests::runEngine(job);
    QCOMPARE(ended.status, 2);
    const std::string message = ended.done().value("message", "");
    QVERIFY2(message.find("made.values, but that is a link") != std::string::npos, message.c_str());
    QVERIFY(QDir(elsewhere.path()).isEmpty());
    QCOMPARE(QDir(results.path()).entryList({"*.scales*"}), QStringList());
}

/// All that is in it has a name, can be counted, and is.
void TestSandbox::theFolderOfValuesIsNoWayToFillTheDisk()
{
    QTemporaryDir results;
    job::Job job = jobWithProbe(job::Command::Run);
    job.output = results.filePath("probed.scales").toStdString();
    job.saveValues = "linear";
    job.saveLimit = 1 << 20;
    QProcess engine;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert("SCALESCOPE_PROBE_FILLS", results.filePath("probed.scales.partial.values"));
    engine.setProcessEnvironment(environment);
    const tests::Ended ended = tests::runIn(engine, job);
    QVERIFY(!ended.crashed);
    QCOMPARE(ended.status, 5);
    const std::string message = ended.done().value("message", "");
    QVERIFY2(message.find("lie in the folder of its saved values, more than its limit of 257 MiB") !=
                 std::string::npos,
             message.c_str());
    const QByteArray text = tests::printed(ended);
    QVERIFY2(text.contains("make a file: yes\n"), text.constData());
    for (const char* what : {"make a file without a name", "take room beyond its end", "give it another name",
                             "take its name away"})
        QVERIFY2(text.contains(QByteArray(what) + ": no\n"), (text + what).constData());
}

void TestSandbox::whatAnEndedRunLeftThereDoesNotCount()
{
    QTemporaryDir results;
    QVERIFY(QDir(results.path()).mkdir("again.scales.partial.values"));
    QVERIFY(QFile(results.filePath("again.scales.partial.values/left.fwd.npy")).open(QFile::WriteOnly));
    QVERIFY(QFile::resize(results.filePath("again.scales.partial.values/left.fwd.npy"), 600 << 20)); // a hole
    // Capturing the program takes longer than it takes the broker to look.
    job::Job job = tests::jobFor(m_models.model("slow", "        z = torch.ones([2000, 2000])\n"
                                                        "        z = z.matmul(z).matmul(z).matmul(z)\n"
                                                        "        return self.fc(x) + z.sum()\n"));
    job.transforms = *job::transformsFrom({"fp8"});
    job.output = results.filePath("again.scales").toStdString();
    job.saveValues = "linear";
    job.saveLimit = 1 << 20;
    const tests::Ended ended = tests::runEngine(job);
    QVERIFY2(ended.status == 0, ended.done().value("message", "").c_str());
    QVERIFY(!QFile::exists(results.filePath("again.values/left.fwd.npy")));
    QVERIFY(QFile::exists(results.filePath("again.values/linear.fwd.npy")));
}

void TestSandbox::aSignalEndsAnEngineThatWaitsForItsJob()
{
    QProcess engine;
    engine.start(tests::enginePath, {});
    QByteArray read;
    while (!read.contains("hello") && engine.waitForReadyRead(tests::patience))
        read += engine.readAllStandardOutput();
    engine.terminate();
    const tests::Ended ended = tests::finish(engine, read);
    QVERIFY(!ended.crashed);
    QCOMPARE(ended.status, 5);
    QCOMPARE(ended.done().value("status", 0), 5);
}

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestSandbox)
#include "test_sandbox.moc"
