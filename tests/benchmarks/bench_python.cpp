// SPDX-License-Identifier: GPL-3.0-or-later
// What tracking costs here, beside what it costs with the Python library unit-scaling: the same transformer,
// one thread. Without the environment that ./dev reference makes it is left out.
#include "tests/benchmarks/benchmark.h"
#include "tests/benchmarks/workload.h"
#include "tests/support/places.h"

#include <QFile>
#include <QProcess>
#include <QString>
#include <QStringList>
#include <cstdio>
#include <optional>

namespace scalescope::bench {

namespace {

/// Seconds by round.
struct Tracking
{
    Rounds untracked;
    Rounds tracked;
};

void sayLeftOut(const char* why)
{
    std::fprintf(stderr, "python: left out, as %s\n", why);
}

/// From lines of two numbers.
std::optional<Tracking> trackingOf(const QString& lines)
{
    std::vector<double> untracked, tracked;
    for (const QString& line : lines.split('\n', Qt::SkipEmptyParts)) {
        const QStringList numbers = line.split(' ');
        untracked.push_back(numbers.first().toDouble());
        tracked.push_back(numbers.last().toDouble());
    }
    return untracked.empty() ? std::nullopt : std::optional(Tracking{Rounds(untracked), Rounds(tracked)});
}

std::optional<Tracking> trackedInPython()
{
    const QString python = tests::sourcePath("build/reference/python/bin/python");
    if (!QFile::exists(python)) {
        sayLeftOut("the Python library is not here; ./dev reference brings it");
        return std::nullopt;
    }
    QProcess process;
    process.start(python, {"-B", tests::sourcePath("tests/benchmarks/track_with_python.py"),
                           QString::number(roundsOr(9))});
    if (!process.waitForFinished(-1) || process.exitStatus() != QProcess::NormalExit ||
        process.exitCode() != 0) {
        sayLeftOut(process.readAllStandardError().trimmed().split('\n').last().constData());
        return std::nullopt;
    }
    return trackingOf(QString::fromUtf8(process.readAllStandardOutput()));
}

std::vector<Measurement> pythonTracking()
{
    const std::optional<Tracking> python = trackedInPython();
    if (!python) {
        return {};
    }
    Workload work;
    const auto seconds =
        secondsByRound({[&] { work.untracked(); }, [&] { work.tracked(); }}, roundsOr(9), Clock::Cpu);
    return {measured("python/tracking", seconds[1] / seconds[0], "x untracked")
                .beside(python->tracked / python->untracked, "track_scales of unit-scaling in Python"),
            measured("python/tracking/untracked", python->untracked, "s")};
}

const Register pythonRegistered("python/tracking", pythonTracking);

} // namespace

} // namespace scalescope::bench
