// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/engine_run.h"

#include "app/runner/engine_process.h"
#include "core/exit_status.h"

#include <QCoreApplication>
#include <csignal>
#include <exception>
#include <fcntl.h>
#include <poll.h>
#include <string_view>
#include <unistd.h>

namespace scalescope::app::cli {

namespace {

/// A signal handler may do little but write to a pipe, which the event loop reads.
volatile int writeEnd = -1;
volatile std::sig_atomic_t isAsked = 0;

/// Whether something can be written at once. Who reads may have stopped reading.
bool isReadyForText(int descriptor)
{
    pollfd asked{descriptor, POLLOUT, 0};
    return poll(&asked, 1, 0) == 1 && (asked.revents & POLLOUT) != 0;
}

void onSignal(int)
{
    isAsked = 1;
    const char byte = 0;
    [[maybe_unused]] const auto written = write(writeEnd, &byte, 1);
}

void endAtOnce(int)
{
    constexpr std::string_view sentence = "Stopped by the user.\n";
    if (isReadyForText(STDERR_FILENO)) [[maybe_unused]]
        const auto written = write(STDERR_FILENO, sentence.data(), sentence.size());
    _exit(static_cast<int>(ExitStatus::Stopped));
}

/// What is being written to somebody who does not read is given up, and not taken up again. SIGHUP that is
/// ignored, as nohup has it, stays so.
void handle(void (*handler)(int))
{
    struct sigaction action = {};
    action.sa_handler = handler;
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
        struct sigaction before = {};
        sigaction(signal, nullptr, &before);
        if (signal != SIGHUP || before.sa_handler != SIG_IGN)
            sigaction(signal, &action, nullptr);
    }
}

} // namespace

void exitOnStopSignals()
{
    handle(endAtOnce);
}

bool isStopAsked()
{
    return isAsked != 0;
}

bool canSay(int descriptor)
{
    return isAsked == 0 || isReadyForText(descriptor);
}

StopSignals::StopSignals()
{
    if (pipe2(m_pipe.data(), O_CLOEXEC | O_NONBLOCK) != 0)
        return;
    writeEnd = m_pipe[1];
    m_notifier = std::make_unique<QSocketNotifier>(m_pipe[0], QSocketNotifier::Read);
    connect(m_notifier.get(), &QSocketNotifier::activated, this, [this] {
        char byte = 0;
        while (read(m_pipe[0], &byte, 1) == 1) {
        }
        Q_EMIT received();
    });
    handle(onSignal);
}

StopSignals::~StopSignals()
{
    exitOnStopSignals();
    m_notifier.reset();
    for (const int end : m_pipe) {
        if (end >= 0)
            close(end);
    }
}

Outcome runEngine(const job::Job& job, const std::function<void(const job::Event&)>& onEvent)
{
    int argc = 1;
    char name[] = "scalescope";
    char* argv[] = {name, nullptr};
    QCoreApplication application(argc, argv);

    Outcome outcome;
    EngineProcess engine;
    StopSignals stopSignals;
    std::exception_ptr failure; // of the first event that could not be told: Qt lets no exception through
    QObject::connect(&stopSignals, &StopSignals::received, &engine, &EngineProcess::stop);
    QObject::connect(&engine, &EngineProcess::eventReceived, [&](const job::Event& event) {
        if (failure)
            return;
        try {
            onEvent(event);
        } catch (...) {
            failure = std::current_exception();
            engine.stop(); // what was recorded gets its name
        }
    });
    QObject::connect(&engine, &EngineProcess::finished, [&](const Outcome& result) {
        outcome = result;
        application.quit();
    });
    engine.start(job);
    application.exec();
    if (failure && !isStopAsked()) // which broke off what was being told
        std::rethrow_exception(failure);
    return outcome;
}

} // namespace scalescope::app::cli
