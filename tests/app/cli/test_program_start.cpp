// SPDX-License-Identifier: GPL-3.0-or-later
// What a command does with what it is started with: signals that are blocked, a folder that was removed, a
// limit of open files that is too low, a display that is not there.
#include "tests/app/cli/program.h"
#include "tests/support/places.h"
#include "tests/support/test_class.h"

#include <QDir>
#include <QTest>
#include <csignal>
#include <sys/resource.h>
#include <unistd.h>

using namespace scalescope;

namespace {

const QString mlpExample = scalescope::tests::examplePath("mlp.pt");

} // namespace

class TestProgramStart : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void blockedSignalsStopIt()
    {
        tests::Program program;
        const QString engine = program.file("engine", "#!/bin/sh\ntouch started\nexec sleep 120\n");
        QFile::setPermissions(engine, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        program.set("SCALESCOPE_ENGINE", engine);
        program.process.setChildProcessModifier([] {
            sigset_t all;
            ::sigfillset(&all);
            ::sigprocmask(SIG_SETMASK, &all, nullptr);
        });
        program.start({"run", mlpExample, "--input", "randn:[8,64]", "-o", "x.scales"});
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(program.folder.filePath("started")), 60000);
        program.process.terminate();
        const auto ended = program.wait();
        QCOMPARE(ended.status, 5);
    }

    void aFolderThatWasRemovedIsTold()
    {
        tests::Program program;
        program.set("SCALESCOPE_ENGINE", "/bin/false"); // as libraries of libtorch's end an engine there
        static QByteArray folder;
        folder = program.file("gone").toLocal8Bit();
        QVERIFY(QFile::remove(folder) && QDir().mkdir(folder));
        program.process.setWorkingDirectory(folder);
        program.process.setChildProcessModifier([] { ::rmdir(folder.constData()); });
        const auto ended = program.run({"run", mlpExample, "--input", "randn:[8,64]", "-o", "x.scales"});
        QCOMPARE(ended.errors, QString("The folder that this was started in is not there any more: change to "
                                       "one that is, and start it again.\n"));
        QCOMPARE(ended.status, 2);
    }

    void aDisplayThatIsNotThereIsTold_data()
    {
        QTest::addColumn<QString>("variable");
        QTest::addColumn<QString>("value");
        QTest::newRow("no server") << "DISPLAY"
                                   << ":4711";
        QTest::newRow("no such platform") << "QT_QPA_PLATFORM"
                                          << "paper";
    }

    /// Qt itself would end the program by a signal, after lines of its own.
    void aDisplayThatIsNotThereIsTold()
    {
        QFETCH(QString, variable);
        QFETCH(QString, value);
        tests::Program program;
        program.set(variable, value);
        const auto ended = program.run({});
        QCOMPARE(ended.errors,
                 QString("The window can't be shown on its display (%1=%2); check that, or use the "
                         "commands, which work without one, see scalescope --help.\n")
                     .arg(variable, value));
        QCOMPARE(ended.status, 2);
    }

    void aLimitOfFilesThatIsTooLowIsTold_data()
    {
        QTest::addColumn<int>("most");
        QTest::newRow("for the engine") << 20;
        QTest::newRow("to start it") << 8;
    }

    void aLimitOfFilesThatIsTooLowIsTold()
    {
        QFETCH(int, most);
        tests::Program program;
        program.process.setChildProcessModifier([most] {
            const rlimit limit{static_cast<rlim_t>(most), static_cast<rlim_t>(most)};
            ::setrlimit(RLIMIT_NOFILE, &limit);
        });
        const auto ended = program.run({"run", mlpExample, "--input", "randn:[8,64]", "-o", "x.scales"});
        QCOMPARE(ended.errors, QString("A process may have no more than %1 files open here, too few to run a "
                                       "model: allow at least 64 (ulimit -n 64).\n")
                                   .arg(most));
        QCOMPARE(ended.status, 2);
    }

    /// Qt ends by a signal or waits for a thread, the loader of libraries has a sentence of its own, and
    /// neither Graphviz nor the engine is missing.
    void whatTheSystemDoesNotGiveIsTold_data()
    {
        QTest::addColumn<int>("resource");
        QTest::addColumn<qint64>("most");
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QString>("said");
        const QString run = scalescope::tests::sourcePath("tests/data/runs/tied.scales");
        for (const auto& [option, file] :
             {std::pair{"--graph", "g.svg"}, {"--plot", "p.png"}, {"--report", "r.html"}}) {
            const QStringList words{"export", run, option, file};
            // The loader of libraries needs a few, beside those that the caller left open.
            QTest::addRow("files for %s", option)
                << int(RLIMIT_NOFILE) << qint64{16} << words << "ulimit -n 64";
            QTest::addRow("addresses for %s", option)
                << int(RLIMIT_AS) << (qint64{100} << 20) << words << "ulimit -v 163840";
        }
        QTest::addRow("addresses for the engine")
            << int(RLIMIT_AS) << (qint64{300} << 20)
            << QStringList{"run", mlpExample, "--input", "randn:[8,64]", "-o", "x.scales"}
            << "ulimit -v 655360";
    }
    void whatTheSystemDoesNotGiveIsTold()
    {
        QFETCH(int, resource);
        QFETCH(qint64, most);
        QFETCH(QStringList, words);
        QFETCH(QString, said);
        tests::Program program;
        program.process.setChildProcessModifier([resource, most] {
            const rlimit limit{static_cast<rlim_t>(most), static_cast<rlim_t>(most)};
            ::setrlimit(static_cast<__rlimit_resource>(resource), &limit);
        });
        const auto ended = program.run(words);
        QVERIFY2(tests::isOneSentence(ended.errors) && ended.errors.contains(said), qPrintable(ended.errors));
        QCOMPARE(ended.status, 2);
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestProgramStart)
#include "test_program_start.moc"
