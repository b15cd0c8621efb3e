// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runner/outcome.h"

#include <QCoreApplication>
#include <csignal>

namespace scalescope::app {

namespace {

/// The translation context of the sentences.
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(scalescope::app::Outcome)
};

QString phaseToWords(job::Phase phase)
{
    switch (phase) {
    case job::Phase::Load:
        return Words::tr("while it loaded the model");
    case job::Phase::Inputs:
        return Words::tr("while it made the inputs");
    case job::Phase::Capture:
        return Words::tr("in the capture phase");
    case job::Phase::Transform:
        return Words::tr("while it transformed the model");
    case job::Phase::Reference:
        return Words::tr("while it ran the reference without formats");
    case job::Phase::Forward:
        return Words::tr("in the forward phase");
    case job::Phase::Backward:
        return Words::tr("in the backward phase");
    case job::Phase::Write:
        return Words::tr("while it wrote the run file");
    case job::Phase::Bisect:
        return Words::tr("while it looked for causes");
    }
    return {};
}

QString countToWords(job::Phase phase, std::int64_t count)
{
    if (phase == job::Phase::Backward)
        return count == 1 ? Words::tr("after 1 gradient") : Words::tr("after %1 gradients").arg(count);
    return count == 1 ? Words::tr("after 1 operator") : Words::tr("after %1 operators").arg(count);
}

bool countsOperators(job::Phase phase)
{
    return phase == job::Phase::Capture || phase == job::Phase::Forward || phase == job::Phase::Backward;
}

} // namespace

QString toWords(const LastSeen& seen)
{
    if (!seen.phase)
        return Words::tr("before it began to work");
    if (seen.done == 0 || !countsOperators(*seen.phase))
        return phaseToWords(*seen.phase);
    return phaseToWords(*seen.phase) + u' ' + countToWords(*seen.phase, seen.done);
}

QString signalToWords(int number)
{
    switch (number) {
    case SIGKILL:
        return Words::tr("was killed (signal 9)");
    case SIGTERM:
        return Words::tr("was asked to end (signal 15)");
    case SIGABRT:
        return Words::tr("gave up (abort, signal 6)");
    case SIGSEGV:
        return Words::tr("crashed with a segmentation fault (signal 11)");
    case SIGBUS:
        return Words::tr("crashed with a bus error (signal 7)");
    case SIGFPE:
        return Words::tr("crashed on an arithmetic error (signal 8)");
    case SIGILL:
        return Words::tr("crashed on an instruction that this processor lacks (signal 4)");
    case SIGXCPU:
        return Words::tr("ran into its limit of processor time (signal 24)");
    case SIGXFSZ:
        return Words::tr("ran into the limit of file size (signal 25)");
    default:
        return Words::tr("was ended by signal %1").arg(number);
    }
}

} // namespace scalescope::app
