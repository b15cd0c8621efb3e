// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/job/event.h"
#include "core/job/options.h"
#include "tests/app/cli/program.h"
#include "tests/app/runner/fake_engine.h"
#include "tests/support/places.h"
#include "tests/support/test_class.h"

#include <QRegularExpression>
#include <QTest>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace scalescope;
using namespace Qt::StringLiterals;

namespace {

/// What everyOptionReachesTheEngine() asks for.
job::Job jobOfEveryOption(const std::string& runFile)
{
    job::Job job;
    job.model = "model.pt";
    job.output = runFile;
    job.method = "encode";
    job.inputs = {{"", "[1, 2]"}, {"", "[[11]]"}, {"", "[[]]"}, {"", "-3"}, {"ids", "randint(0,9):[2]"}};
    job.training = true;
    job.device = "cuda:1";
    job.seed = 18446744073709551615U;
    job.threads = 2;
    job.opLibraries = {"ops.so"};
    job.backward = "mse:ones:[2]";
    job.outputIndices = {"0", "loss.1"};
    job.transforms = *job::transformsFrom({"unit_scale", "fp8"});
    job.rounding = "stochastic";
    job.replacements = {{"a::b", "c::d"}};
    job.constraint = "gmean";
    job.saveValues = "linear.*";
    job.memoryLimit = std::int64_t(2) << 30;
    job.timeLimit = 1.5;
    job.outputLimit = 3LL << 30;
    job.nodeLimit = 1000;
    job.withoutSandbox = true;
    return job;
}

} // namespace

class TestRunCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Who reads it can still stop what is not kept from the machine.
    void thatTheSandboxIsIncompleteIsSaidBeforeTheModelRuns()
    {
        for (const char* progress : {"auto", "none", "json"}) {
            const tests::FakeEngine engine(
                "hello; echo '{\"event\":\"problem\",\"severity\":\"warning\",\"id\":\"sandbox-incomplete\","
                "\"message\":\"It is not kept from files.\"}'; "
                "echo '{\"event\":\"log\",\"source\":\"model\",\"text\":\"running\"}'; "
                "echo '{\"event\":\"done\",\"status\":4,\"message\":\"It failed.\"}'; exit 4");
            tests::Program program;
            program.set("SCALESCOPE_ENGINE", engine.path());
            const auto ended =
                program.run({"run", scalescope::tests::examplePath("mlp.pt"), "--input", "randn:[8,64]",
                             "--without-sandbox", "--progress", progress, "-o", "x.scales"});
            QCOMPARE(ended.status, 4);
            QVERIFY2(ended.errors.startsWith("Note: It is not kept from files.\n"), qPrintable(ended.errors));
        }
    }

    void wrongUsageIsOneSentence_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("part");
        const auto row = [](const char* name, const QStringList& options, const char* part, int status = 2) {
            QTest::newRow(name) << options << status << QString(part);
        };
        row("an unknown option", {"model.pt", "--foo"}, "--foo");
        row("no model", {}, "No model is named");
        row("a model that does not exist", {"none.pt"}, "The model none.pt does not exist", 3);
        row("a folder for a model", {"."}, "folder", 3);
        row("a broken SPEC", {"model.pt", "--input", "x=randn:[2"}, "\"randn:[2\" is not an input");
        row("an input given twice", {"model.pt", "--input", "x=1", "--input", "x=2"}, "twice");
        row("inputs in two ways", {"model.pt", "--input", "1", "--inputs", "in.json"}, "contradict");
        row("an inputs file that does not exist", {"model.pt", "--inputs", "none.json"}, "none.json", 3);
        row("an inputs file that is no JSON", {"model.pt", "--inputs", "model.pt"}, "model.pt", 3);
        row("a backward seed that is not known", {"model.pt", "--backward", "all"}, "--backward all");
        row("a broken SPEC in a loss", {"model.pt", "--backward", "mse:randn:["},
            "The target of --backward mse: \"randn:[\"");
        row("a seed gradient that does not exist", {"model.pt", "--backward", "none.npy"}, "none.npy", 3);
        row("an output index without backward", {"model.pt", "--backward", "none", "--output-index", "0"},
            "contradict");
        row("a mode that is not known", {"model.pt", "--mode", "test"}, "take train or eval");
        row("a seed that is no number", {"model.pt", "--seed", "abc"}, "--seed");
        row("a negative seed", {"model.pt", "--seed", "-1"}, "--seed");
        row("no threads", {"model.pt", "--threads", "0"}, "--threads");
        row("a negative time limit", {"model.pt", "--time-limit", "-2"}, "--time-limit");
        row("a time limit without its value", {"model.pt", "--time-limit"}, "--time-limit needs a value");
        row("no nodes", {"model.pt", "--node-limit", "0"}, "--node-limit 0 is not a whole number from 1");
        row("a size that is none", {"model.pt", "--memory-limit", "much"}, "--memory-limit much");
        row("a device that is not known", {"model.pt", "--device", "tpu"}, "--device tpu");
        row("a rounding that is not known", {"model.pt", "--rounding", "up"}, "--rounding");
        row("a replacement without its second half",
            {"model.pt", "--transform", "unit_scale", "--replace", "a="}, "--replace a=");
        row("values by a broken expression", {"model.pt", "--save-values", "("}, "--save-values (");
        row("a run file over the model", {"model.pt", "-o", "model.pt"}, "overwrite the model");
        row("a run file that is first written over the model", {"m.scales.partial", "-o", "m.scales"},
            "-o m.scales would overwrite the model m.scales.partial, because");
        row("a run file over an input", {"model.pt", "--input", "[1, data.npy]", "-o", "data.npy"},
            "overwrite the input file");
        row("a run file over the inputs", {"model.pt", "--inputs", "in.json", "-o", "in.json"},
            "overwrite the inputs file");
        row("a run file that is a folder", {"model.pt", "-o", "/"}, "is a folder");
        row("a run file in no folder", {"model.pt", "-o", "none/a.scales"}, "does not exist");
        row("an operator library that does not exist", {"model.pt", "--op-library", "none.so"}, "none.so", 3);
    }
    void wrongUsageIsOneSentence()
    {
        QFETCH(QStringList, options);
        QFETCH(int, status);
        QFETCH(QString, part);
        const tests::FakeEngine fake(u"hello; exit 0"_s);
        tests::Program program;
        program.set("SCALESCOPE_ENGINE", fake.path());
        program.file("model.pt");
        program.file("in.json", "[]");
        program.file("m.scales.partial");
        program.file("data.npy");
        const tests::Ended ended = program.run(QStringList{"run"} + options);
        QVERIFY2(tests::isOneSentence(ended.errors), qPrintable(ended.errors));
        QVERIFY2(ended.errors.contains(part), qPrintable(ended.errors));
        QCOMPARE(ended.status, status);
        QCOMPARE(ended.output, QString());
        QVERIFY(!QFile::exists(fake.jobFile())); // the engine was not even started
    }

    void aFailedRerunIsToldBesideTheCompleteRun()
    {
        tests::Program program;
        const QStringList command{"run", scalescope::tests::examplePath("mlp.pt"), "-o", "m.scales",
                                  "--input"};
        const tests::Ended first = program.run(command + QStringList{"randn:[4,64]"});
        QVERIFY2(first.output.endsWith("\nwritten to m.scales\n"), qPrintable(first.output + first.errors));
        const tests::Ended second = program.run(command + QStringList{"randn:[4,63]"});
        QCOMPARE(second.status, 4);
        QVERIFY2(
            second.output.endsWith("\nwritten to m.incomplete.scales; m.scales keeps the older run, which is "
                                   "complete\n"),
            qPrintable(second.output));
    }

    void everyOptionReachesTheEngine()
    {
        const tests::FakeEngine fake(u"hello; record_run; finish 0"_s);
        tests::Program program;
        program.set("SCALESCOPE_ENGINE", fake.path());
        program.file("model.pt");
        program.file("ops.so");
        const QStringList options = {"run",
                                     "model.pt",
                                     "--input",
                                     "[1, 2]",
                                     "--input",
                                     "[[11]]",
                                     "--input=[[]]",
                                     "--input",
                                     "-3",
                                     "--input",
                                     "ids=randint(0,9):[2]",
                                     "--method",
                                     "encode",
                                     "--mode",
                                     "train",
                                     "--device",
                                     "cuda:1",
                                     "--seed",
                                     "18446744073709551615",
                                     "--threads",
                                     "2",
                                     "--op-library",
                                     "ops.so",
                                     "--backward",
                                     "mse:ones:[2]",
                                     "--output-index",
                                     "0",
                                     "--output-index",
                                     "loss.1",
                                     "--transform",
                                     "unit_scale",
                                     "--transform",
                                     "fp8",
                                     "--rounding",
                                     "stochastic",
                                     "--replace",
                                     "a::b=c::d",
                                     "--constraint",
                                     "gmean",
                                     "--save-values",
                                     "linear.*",
                                     "--memory-limit",
                                     "2G",
                                     "--time-limit",
                                     "1.5",
                                     "--output-limit",
                                     "3G",
                                     "--without-sandbox",
                                     "--node-limit",
                                     "1000",
                                     "-o",
                                     fake.runFile()};
        QCOMPARE(program.run(options).status, 0);

        QFile file(fake.jobFile());
        QVERIFY(file.open(QFile::ReadOnly));
        const auto job = job::jobFromText(file.readAll().toStdString());
        QVERIFY2(job.has_value(), job ? "" : job.error().message.c_str());
        QVERIFY(*job == jobOfEveryOption(fake.runFile().toStdString()));
    }

    void everyOptionOfAJobIsInTheHelp()
    {
        tests::Program program;
        const QString help = program.run({"run", "--help"}).output;
        for (const job::Option& option : job::options())
            QVERIFY2(help.contains(QString::fromStdString("  " + option.flag + " " + option.argument)),
                     option.flag.c_str());
    }

    void theRunFileHasTheModelsNameInTheCurrentFolder()
    {
        const tests::FakeEngine fake(u"hello; exit 0"_s);
        tests::Program program;
        program.set("SCALESCOPE_ENGINE", fake.path());
        QVERIFY(QDir(program.folder.path()).mkdir("models"));
        program.file("models/net.v2.pt");
        program.run({"run", "models/net.v2.pt"});
        QFile file(fake.jobFile());
        QVERIFY(file.open(QFile::ReadOnly));
        QCOMPARE(job::jobFromText(file.readAll().toStdString())->output, "net.v2.scales");
    }

    void eventsArePrintedAsJsonLines()
    {
        const tests::FakeEngine fake(u"hello; phase forward; progress forward 3; record; finish 0"_s);
        tests::Program program;
        program.set("SCALESCOPE_ENGINE", fake.path());
        program.file("model.pt");
        const tests::Ended ended =
            program.run({"run", "model.pt", "--progress", "json", "-o", fake.runFile()});
        QCOMPARE(ended.status, 0);
        const QStringList lines = ended.output.trimmed().split('\n');
        QCOMPARE(lines.size(), 4);
        for (const QString& line : lines)
            QVERIFY2(job::eventFromLine(line.toStdString()).has_value(), qPrintable(line));
        QCOMPARE(ended.errors, QString());
    }

    void withoutATerminalThereIsNoProgress()
    {
        const tests::FakeEngine fake(u"hello; phase forward; progress forward 3; record_run; finish 0"_s);
        tests::Program program;
        program.set("SCALESCOPE_ENGINE", fake.path());
        program.file("model.pt");
        QCOMPARE(program.run({"run", "model.pt", "-o", fake.runFile()}).errors, QString());
    }

    void onATerminalOneLineIsRewritten()
    {
        const int terminal = ::posix_openpt(O_RDWR | O_NOCTTY);
        if (terminal < 0)
            QSKIP("This machine gives out no pseudo-terminals (/dev/ptmx).");
        ::close(terminal);
        const tests::FakeEngine fake(u"hello; phase forward; progress forward 3; record_run; finish 0"_s);
        tests::Program program;
        program.set("SCALESCOPE_ENGINE", fake.path());
        program.file("model.pt");
        // script(1), part of every Debian, gives the program a terminal.
        const QString command = program.process.program() + " run model.pt -o " + fake.runFile();
        program.process.setProgram("script");
        const tests::Ended ended = program.run({"-qec", command, "/dev/null"});
        QCOMPARE(ended.status, 0);
        QVERIFY2(ended.output.contains("\rforward\x1b[K"), qPrintable(ended.output));
        QVERIFY2(ended.output.contains("\r\x1b[K"), qPrintable(ended.output)); // and taken away at the end
    }

    void whatTheModelPrintsIsShownOnStandardError()
    {
        const tests::FakeEngine fake(
            u"hello; echo '{\"event\":\"log\",\"source\":\"model\",\"text\":\"hi there\"}'; record_run; finish 0"_s);
        tests::Program program;
        program.set("SCALESCOPE_ENGINE", fake.path());
        program.file("model.pt");
        QCOMPARE(program.run({"run", "model.pt", "-o", fake.runFile()}).errors, "hi there\n");
    }

    void aDeadEngineIsASentenceAndStatusFour()
    {
        const tests::FakeEngine fake(u"hello; phase forward; record; kill -9 $$"_s);
        tests::Program program;
        program.set("SCALESCOPE_ENGINE", fake.path());
        program.file("model.pt");
        const tests::Ended ended = program.run({"run", "model.pt", "-o", fake.runFile()});
        QCOMPARE(ended.status, 4);
        QCOMPARE(ended.errors,
                 "The engine was killed (signal 9) in the forward phase; what it recorded is in " +
                     fake.partialFile() + ".\n");
    }

    /// Who has one stopped does not wait for the time that reading a large one takes.
    void aLargeRunThatWasStoppedIsNotLookedThrough()
    {
        const tests::FakeEngine fake(
            u"hello; phase forward; record; truncate -s 40M $dir/out.scales.partial; finish 5 Stopped."_s);
        tests::Program program;
        program.set("SCALESCOPE_ENGINE", fake.path());
        program.file("model.pt");
        const tests::Ended ended = program.run({"run", "model.pt", "-o", fake.runFile()});
        QCOMPARE(ended.status, 5);
        QCOMPARE(ended.errors, "Stopped.\n"); // nothing of a file that is no run's
        QVERIFY2(ended.output.startsWith("written to " + fake.runFile() + " (40 MiB) in "),
                 qPrintable(ended.output));
        QVERIFY2(ended.output.endsWith("; to look through it: scalescope export " + fake.runFile() +
                                       " --report FILE.html\n"),
                 qPrintable(ended.output));
    }

    void aRunThatNobodyCanReadIsNotDone()
    {
        const tests::FakeEngine fake(u"hello; phase forward; record; finish 0"_s);
        tests::Program program;
        program.set("SCALESCOPE_ENGINE", fake.path());
        program.file("model.pt");
        const tests::Ended ended = program.run({"run", "model.pt", "-o", fake.runFile()});
        QCOMPARE(ended.status, 5);
        QVERIFY2(ended.errors.startsWith(fake.runFile() + " is not a run file"), qPrintable(ended.errors));
    }

    void aSignalStopsTheEngineAndKeepsTheFile_data()
    {
        QTest::addColumn<int>("signal");
        QTest::newRow("SIGINT") << SIGINT;
        QTest::newRow("SIGTERM") << SIGTERM;
        QTest::newRow("SIGHUP, of a terminal that is closed") << SIGHUP;
    }
    void aSignalStopsTheEngineAndKeepsTheFile()
    {
        QFETCH(const int, signal);
#ifdef __SANITIZE_THREAD__
        QSKIP("ThreadSanitizer holds signals back until the run has ended.");
#endif
        const tests::FakeEngine fake(
            u"trap 'finish 5 \"The run was stopped by the user.\"; exit' TERM; hello; record; phase forward; "
            "while :; do sleep 0.01; done"_s);
        tests::Program program;
        program.set("SCALESCOPE_ENGINE", fake.path());
        program.file("model.pt");
        program.start({"run", "model.pt", "--progress", "json", "-o", fake.runFile()});
        QByteArray output;
        while (!output.contains("phase") && program.process.waitForReadyRead(30000))
            output += program.process.readAllStandardOutput();
        QVERIFY(output.contains("phase"));
        ::kill(static_cast<pid_t>(program.process.processId()), signal);
        const tests::Ended ended = program.wait();
        QCOMPARE(ended.status, 5);
        QCOMPARE(ended.errors, "The run was stopped by the user.\n");
        QVERIFY(QFile::exists(fake.runFile()));
    }

    /// Nor does it wait for them to be told of it.
    void aStopDoesNotWaitForThoseWhoDoNotRead()
    {
#ifdef __SANITIZE_THREAD__
        QSKIP("ThreadSanitizer holds signals back until the run has ended.");
#endif
        const tests::FakeEngine fake(
            u"trap 'finish 5 \"The run was stopped by the user.\"; exit' TERM; hello; record; phase forward; "
            "while :; do progress forward 1; done"_s);
        tests::Program program;
        program.set("SCALESCOPE_ENGINE", fake.path());
        program.file("model.pt");
        const QByteArray pipe = program.folder.filePath("pipe").toLocal8Bit();
        QCOMPARE(::mkfifo(pipe.constData(), 0600), 0);
        const int reader = ::open(pipe.constData(), O_RDWR | O_NONBLOCK | O_CLOEXEC);
        QVERIFY(reader >= 0);
        program.process.setStandardOutputFile(QString::fromLocal8Bit(pipe), QIODevice::Append);
        program.process.setStandardErrorFile(QString::fromLocal8Bit(pipe), QIODevice::Append);
        program.start({"run", "model.pt", "--progress", "json", "-o", fake.runFile()});
        const auto isFull = [reader] {
            pollfd asked{reader, POLLOUT, 0};
            return ::poll(&asked, 1, 0) == 0;
        };
        QTRY_VERIFY_WITH_TIMEOUT(isFull(), 60000);
        ::kill(static_cast<pid_t>(program.process.processId()), SIGINT);
        QVERIFY(program.process.waitForFinished(60000));
        ::close(reader);
        QCOMPARE(program.process.exitCode(), 5);
        QVERIFY(QFile::exists(fake.runFile()));
    }

    void theWindowWithoutADisplayIsASentence()
    {
        tests::Program program;
        const tests::Ended ended = program.run({program.file("model.pt")});
        QCOMPARE(ended.status, 2);
        QVERIFY(tests::isOneSentence(ended.errors));
        QVERIFY(ended.errors.contains("There is no display"));
    }

    void aMistypedCommandIsASentence()
    {
        tests::Program program;
        const tests::Ended ended = program.run({"rum"});
        QCOMPARE(ended.status, 2);
        QCOMPARE(ended.errors, "rum is neither a command nor a file; see scalescope --help.\n");
    }

    void anArgumentOfAnyLengthIsOneSentence_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("end");
        const QString many = u"ä"_s.repeated(50'000);
        QTest::newRow("a model") << QStringList{"run", many} << u" does not exist; check its name.\n"_s;
        QTest::newRow("an option") << QStringList{"run", "--" + many}
                                   << u" is not an option here; see scalescope run --help.\n"_s;
        QTest::newRow("neither") << QStringList{"x" + many}
                                 << u" is neither a command nor a file; see scalescope --help.\n"_s;
    }

    void anArgumentOfAnyLengthIsOneSentence()
    {
        QFETCH(const QStringList, arguments);
        QFETCH(const QString, end);
        tests::Program program;
        const tests::Ended ended = program.run(arguments);
        QVERIFY(ended.errors.endsWith("ä" + end));
        QVERIFY(ended.errors.contains(QRegularExpression("ä… \\([0-9]+ bytes\\) …ä")));
        QVERIFY(!ended.errors.contains(QChar::ReplacementCharacter));
        QVERIFY(ended.errors.toUtf8().size() < 4000);
    }

    void helpAndVersionNeedNothing_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("part");
        QTest::newRow("help") << QStringList{"--help"} << u"Exit status:"_s;
        QTest::newRow("help of run") << QStringList{"run", "--help"} << u"--output-index"_s;
        QTest::newRow("version") << QStringList{"--version"} << u"scalescope 0."_s;
        QTest::newRow("what runs models") << QStringList{"--version", "--verbose"} << u"libtorch uses "_s;
        QTest::newRow("what keeps them") << QStringList{"--version", "--verbose"} << u"\nsandbox: "_s;
    }
    void helpAndVersionNeedNothing()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, part);
        tests::Program program;
        const tests::Ended ended = program.run(arguments);
        QCOMPARE(ended.status, 0);
        QVERIFY(ended.output.contains(part));
        QCOMPARE(ended.errors, QString());
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestRunCommand)
#include "test_run_command.moc"
