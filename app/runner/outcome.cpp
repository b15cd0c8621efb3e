// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runner/outcome.h"

#include "core/message/say_run.h"

#include <csignal>

namespace scalescope::app {

void Outcome::say(message::Message message)
{
    sentence = QString::fromStdString(message::english(message));
    said = std::move(message);
}

message::Clause placeOf(const LastSeen& seen)
{
    const message::Count done{seen.done};
    const bool counts = seen.done != 0;
    if (!seen.phase)
        return say::beforeWork();
    switch (*seen.phase) {
    case job::Phase::Load:
        return say::whileLoading();
    case job::Phase::Inputs:
        return say::whileMakingInputs();
    case job::Phase::Capture:
        return counts ? say::inCaptureAfter(done) : say::inCapture();
    case job::Phase::Transform:
        return say::whileTransforming();
    case job::Phase::Reference:
        return say::inReference();
    case job::Phase::Forward:
        return counts ? say::inForwardAfter(done) : say::inForward();
    case job::Phase::Backward:
        return counts ? say::inBackwardAfter(done) : say::inBackward();
    case job::Phase::Write:
        return say::whileWriting();
    case job::Phase::Bisect:
        return say::whileBisecting();
    }
    return {};
}

message::Clause whatSignalDid(int number)
{
    switch (number) {
    case SIGKILL:
        return say::wasKilled();
    case SIGTERM:
        return say::wasAskedToEnd();
    case SIGABRT:
        return say::gaveUp();
    case SIGSEGV:
        return say::hadSegmentationFault();
    case SIGBUS:
        return say::hadBusError();
    case SIGFPE:
        return say::hadArithmeticError();
    case SIGILL:
        return say::hadUnknownInstruction();
    case SIGXCPU:
        return say::ranOutOfTime();
    case SIGXFSZ:
        return say::wroteTooMuch();
    default:
        return say::endedBySignal(number);
    }
}

} // namespace scalescope::app
