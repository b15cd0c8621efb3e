// SPDX-License-Identifier: GPL-3.0-or-later
// The real program on hostile files: how it ended, and what that took.
#pragma once

#include "program.h"
#include "tests/support/places.h"

#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QTest>
#include <algorithm>
#include <fcntl.h>
#include <sys/resource.h> // IWYU pragma: keep (rusage)
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace scalescope::tests {

/// A hang must end the test, on a busy machine too; how long a run took is printed.
inline constexpr unsigned patienceSeconds = 20;

struct Measured
{
    int status = -1; ///< -1: ended by a signal
    QString errors;
    double seconds = 0;
    double mebibytes = 0; ///< the most that it or a process of its own had in memory
};

/// Puts a file, where it could be opened, in place of one of the process' streams.
inline void putInPlace(int file, int stream)
{
    if (file >= 0)
        ::dup2(file, stream);
}

/// Runs the program with standard error in a file of `folder`: QProcess does not tell how much memory was
/// used.
inline Measured measure(const QStringList& arguments, const QString& folder)
{
    const QByteArray errors = QFile::encodeName(folder + "/errors.txt");
    std::vector<QByteArray> texts{programPath("scalescope").toLocal8Bit()};
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

/// What a libtorch that was built for CUDA takes as soon as it is loaded, more than one for the CPU does:
/// measured on a file that is no model. 0 where it is less than 150 MiB in all.
inline double mebibytesForCuda(const QString& folder)
{
    constexpr double forCpu = 150;
    QFile text(folder + "/text.pt");
    if (!text.open(QFile::WriteOnly) || text.write("text") != 4)
        return 0;
    text.close();
    return std::max(0.0, measure({"info", text.fileName()}, folder).mebibytes - forCpu);
}

/// One plain sentence with status 3 or 4, that names the file where it is to blame, within the memory.
inline void checkRefusal(const Measured& ended, const QString& file, double mostMebibytes)
{
    const QByteArray what = ended.errors.toUtf8();
    QVERIFY2(ended.status == 3 || ended.status == 4, what.constData());
    QVERIFY2(isOneSentence(ended.errors), what.constData());
    QVERIFY2(ended.status != 3 || ended.errors.contains(file), what.constData());
    for (const char* noise : {"0x", "INTERNAL ASSERT", ".cpp", "Traceback", "(signal "})
        QVERIFY2(!what.contains(noise), what.constData());
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
    QVERIFY2(ended.mebibytes < mostMebibytes, qPrintable(QString::number(ended.mebibytes)));
#else
    (void)mostMebibytes;
#endif
}

/// Runs a script of tests/hostile, which writes files into a folder, and gives what went wrong.
inline QString makeHostile(const QStringList& arguments)
{
    QProcess maker;
    maker.start("python3", arguments);
    const bool ended = maker.waitForFinished(-1) && maker.exitCode() == 0; // ctest has the limit
    return ended ? QString() : QString::fromUtf8(maker.readAllStandardError()) + maker.errorString();
}

/// Adds a row for each line of a folder's list.tsv, with the file's name, and gives how many.
inline int addHostileRows(const QString& folder)
{
    QTest::addColumn<QString>("file");
    QFile list(folder + "/list.tsv");
    if (!list.open(QFile::ReadOnly))
        return 0;
    const auto lines = list.readAll().trimmed().split('\n');
    for (const QByteArray& line : lines) {
        const auto cells = line.split('\t');
        QTest::newRow(cells.value(1).constData()) << QString::fromUtf8(cells.value(0));
    }
    return static_cast<int>(lines.size());
}

} // namespace scalescope::tests
