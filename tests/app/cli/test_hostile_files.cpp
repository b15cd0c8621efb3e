// SPDX-License-Identifier: GPL-3.0-or-later
// Files that pretend to be models, made by tests/hostile: the real program must end soon, with little memory,
// with exit status 3 or 4 and one sentence, and never by a signal.
#include "program.h"
#include "tests/support/skip.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <csignal>
#include <fcntl.h>
#include <sys/resource.h> // IWYU pragma: keep (rusage)
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

using scalescope::tests::isOneSentence;

namespace {

/// A hang must end the test, on a busy machine too; how long a run took is printed.
constexpr unsigned patienceSeconds = 20;
constexpr double mostMebibytes = 200;
const QByteArray victim(4096, 'v');

struct Measured
{
    int status = -1; ///< -1: ended by a signal
    QString errors;
    double seconds = 0;
    double mebibytes = 0; ///< the most that it or a process of its own had in memory
};

/// Puts a file, where it could be opened, in place of one of the process' streams.
void putInPlace(int file, int stream)
{
    if (file >= 0)
        ::dup2(file, stream);
}

/// Runs the program with standard error in a file: QProcess does not tell how much memory was used.
Measured measure(const QStringList& arguments, const QString& folder)
{
    const QByteArray errors = QFile::encodeName(folder + "/errors.txt");
    std::vector<QByteArray> texts{QByteArray(SCALESCOPE_BIN_DIR "/scalescope")};
    for (const QString& argument : arguments)
        texts.push_back(QFile::encodeName(argument));
    std::vector<char*> words;
    for (QByteArray& text : texts)
        words.push_back(text.data());
    words.push_back(nullptr);

    QElapsedTimer clock;
    clock.start();
    const pid_t child = ::fork();
    if (child == 0) {
        putInPlace(::open("/dev/null", O_RDWR), STDIN_FILENO);
        putInPlace(STDIN_FILENO, STDOUT_FILENO);
        putInPlace(::open(errors.constData(), O_WRONLY | O_CREAT | O_TRUNC, 0600), STDERR_FILENO);
        ::alarm(patienceSeconds); // survives exec
        ::execv(words[0], words.data());
        ::_exit(127);
    }
    int status = 0;
    rusage usage{};
    ::wait4(child, &status, 0, &usage);
    QFile file(QFile::decodeName(errors));
    const QString text = file.open(QFile::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, text, static_cast<double>(clock.elapsed()) / 1000,
            static_cast<double>(usage.ru_maxrss) / 1024};
}

} // namespace

class TestHostileFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        const QString python = QStandardPaths::findExecutable("python3");
        if (python.isEmpty())
            SKIP_WHERE_NOT_CI("Python 3 is not here, which makes the hostile files.");
        QProcess maker;
        maker.start(python, {"-B", SCALESCOPE_SOURCE_DIR "/tests/hostile/make_hostile_files.py",
                             SCALESCOPE_EXAMPLES_DIR "/mlp.pt", m_folder.path()});
        QVERIFY(maker.waitForFinished(60'000));
        QVERIFY2(maker.exitCode() == 0, maker.readAllStandardError().constData());
        QVERIFY(QDir::setCurrent(m_folder.path())); // where victim.txt is, which some write to
        QFile file("victim.txt");
        QVERIFY(file.open(QFile::WriteOnly) && file.write(victim) == victim.size());
    }

    void theSmallModelThatTheyAreMadeFromRuns()
    {
        const Measured ended = measure(run("sound.pt"), m_folder.path());
        QVERIFY2(ended.status == 0, qPrintable(ended.errors));
    }

    void eachIsRefusedInOneSentence_data()
    {
        QTest::addColumn<QString>("file");
        QFile list(m_folder.filePath("list.tsv"));
        QVERIFY(list.open(QFile::ReadOnly));
        int count = 0;
        for (const QByteArray& line : list.readAll().trimmed().split('\n')) {
            const auto cells = line.split('\t');
            QTest::newRow(cells.value(1).constData()) << QString::fromUtf8(cells.value(0));
            ++count;
        }
        QVERIFY(count >= 40);
    }

    void eachIsRefusedInOneSentence()
    {
        QFETCH(QString, file);
        const Measured described = measure({"info", m_folder.filePath(file)}, m_folder.path());
        // Some load, and fail only when they run.
        if (described.status != 0)
            check(described, file);
        const Measured ran = measure(run(file), m_folder.path());
        check(ran, file);
        QFile untouched("victim.txt");
        QVERIFY(untouched.open(QFile::ReadOnly));
        QVERIFY2(untouched.readAll() == victim, "victim.txt was written to");
        if (described.status == 3)
            QCOMPARE(ran.errors, described.errors);
        qInfo("%s: info %.2f s, %.0f MiB; run %.2f s, %.0f MiB", QTest::currentDataTag(), described.seconds,
              described.mebibytes, ran.seconds, ran.mebibytes);
    }

private:
    [[nodiscard]] QStringList run(const QString& file) const
    {
        return {"run", m_folder.filePath(file),        "--input", "randn:[2,64]", "--progress", "none",
                "-o",  m_folder.filePath("out.scales")};
    }

    static void check(const Measured& ended, const QString& file)
    {
        const QByteArray what = ended.errors.toUtf8();
        QVERIFY2(ended.status == 3 || ended.status == 4, what.constData());
        QVERIFY2(isOneSentence(ended.errors), what.constData());
        QVERIFY2(ended.status != 3 || ended.errors.contains(file), what.constData());
        for (const char* noise : {"0x", "INTERNAL ASSERT", ".cpp", "Traceback", "(signal "})
            QVERIFY2(!what.contains(noise), what.constData());
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
        QVERIFY2(ended.mebibytes < mostMebibytes, qPrintable(QString::number(ended.mebibytes)));
#endif
    }

    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(TestHostileFiles)
#include "test_hostile_files.moc"
