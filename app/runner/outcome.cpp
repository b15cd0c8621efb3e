// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runner/outcome.h"

#include <QCoreApplication>
#include <csignal>

namespace scalescope::app {

namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("scalescope::app::Outcome", text);
}

QString phaseToWords(job::Phase phase)
{
    switch (phase) {
    case job::Phase::Load:
        return tr("while it loaded the model");
    case job::Phase::Inputs:
        return tr("while it made the inputs");
    case job::Phase::Capture:
        return tr("in the capture phase");
    case job::Phase::Transform:
        return tr("while it transformed the model");
    case job::Phase::Forward:
        return tr("in the forward phase");
    case job::Phase::Backward:
        return tr("in the backward phase");
    case job::Phase::Write:
        return tr("while it wrote the run file");
    }
    return {};
}

QString countToWords(job::Phase phase, std::int64_t count)
{
    if (phase == job::Phase::Backward)
        return count == 1 ? tr("after 1 gradient") : tr("after %1 gradients").arg(count);
    return count == 1 ? tr("after 1 operator") : tr("after %1 operators").arg(count);
}

bool countsOperators(job::Phase phase)
{
    return phase == job::Phase::Capture || phase == job::Phase::Forward || phase == job::Phase::Backward;
}

} // namespace

QString toWords(const LastSeen& seen)
{
    if (!seen.phase)
        return tr("before it began to work");
    if (seen.done == 0 || !countsOperators(*seen.phase))
        return phaseToWords(*seen.phase);
    return phaseToWords(*seen.phase) + u' ' + countToWords(*seen.phase, seen.done);
}

QString signalToWords(int number)
{
    switch (number) {
    case SIGKILL:
        return tr("was killed (signal 9)");
    case SIGTERM:
        return tr("was asked to end (signal 15)");
    case SIGABRT:
        return tr("gave up (abort, signal 6)");
    case SIGSEGV:
        return tr("crashed with a segmentation fault (signal 11)");
    case SIGBUS:
        return tr("crashed with a bus error (signal 7)");
    case SIGFPE:
        return tr("crashed on an arithmetic error (signal 8)");
    case SIGILL:
        return tr("crashed on an instruction that this processor lacks (signal 4)");
    case SIGXCPU:
        return tr("ran into its limit of processor time (signal 24)");
    case SIGXFSZ:
        return tr("ran into the limit of file size (signal 25)");
    default:
        return tr("was ended by signal %1").arg(number);
    }
}

} // namespace scalescope::app
