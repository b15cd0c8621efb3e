// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/captured_output.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <iostream>
#include <poll.h>
#include <unistd.h>

namespace scalescope::app {

namespace {

constexpr std::size_t longestText = 64 * 1024; ///< of one event

// For the handler of fatal signals, which can reach nothing else.
int realStandardError = -1;
int capturedStandardError = -1;

/// Passes on what is still in the pipe, then dies of the same signal. Calls only what a signal handler may.
void passOnLastWords(int signal)
{
    std::array<char, 4096> buffer{};
    ssize_t count = 0;
    while ((count = ::read(capturedStandardError, buffer.data(), buffer.size())) > 0)
        if (::write(realStandardError, buffer.data(), static_cast<std::size_t>(count)) < 0)
            break;
    ::signal(signal, SIG_DFL);
    ::raise(signal);
}

void installFatalHandlers()
{
    // A stack of its own: the signal may be about the stack's overflow.
    static std::array<char, 64 * 1024> stack;
    stack_t alternative{};
    alternative.ss_sp = stack.data();
    alternative.ss_size = stack.size();
    ::sigaltstack(&alternative, nullptr);
    struct sigaction action = {};
    action.sa_handler = passOnLastWords;
    action.sa_flags = SA_ONSTACK | SA_NODEFER;
    for (const int signal : {SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGILL})
        ::sigaction(signal, &action, nullptr);
}

/// Puts the write end of a new pipe in place of `descriptor`; gives the read end, which never blocks.
int replaceByPipe(int descriptor)
{
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0)
        std::abort();
    ::fcntl(ends[0], F_SETFL, O_NONBLOCK);
    ::dup2(ends[1], descriptor);
    ::close(ends[1]);
    return ends[0];
}

} // namespace

CapturedOutput::CapturedOutput(job::EventSink& events) : m_events(events)
{
    std::fflush(nullptr);
    // A pipe would make it wait for 4096 bytes; a line should be seen when it is printed.
    std::setvbuf(stdout, nullptr, _IOLBF, 0);
    realStandardError = ::fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
    m_streams[0] = {replaceByPipe(STDOUT_FILENO), "model", {}};
    m_streams[1] = {replaceByPipe(STDERR_FILENO), "engine", {}};
    capturedStandardError = m_streams[1].descriptor;
    installFatalHandlers();
    if (::pipe2(m_wake, O_CLOEXEC) != 0)
        std::abort();
    m_reader = std::thread(&CapturedOutput::readUntilFinished, this);
}

CapturedOutput::~CapturedOutput()
{
    finish();
}

void CapturedOutput::finish()
{
    if (!m_reader.joinable())
        return;
    std::cout.flush();
    std::cerr.flush();
    std::fflush(nullptr);
    ::close(m_wake[1]);
    m_reader.join();
}

void CapturedOutput::readUntilFinished()
{
    std::array<pollfd, 3> polled{
        {{m_streams[0].descriptor, POLLIN, 0}, {m_streams[1].descriptor, POLLIN, 0}, {m_wake[0], POLLIN, 0}}};
    for (bool finished = false; !finished;) {
        if (::poll(polled.data(), polled.size(), -1) < 0 && errno != EINTR)
            break;
        finished = polled[2].revents != 0;
        for (Stream& stream : m_streams)
            while (readSome(stream)) {
            }
    }
    for (Stream& stream : m_streams)
        emitLines(stream, true);
}

bool CapturedOutput::readSome(Stream& stream)
{
    std::array<char, 16384> buffer{};
    const ssize_t count = ::read(stream.descriptor, buffer.data(), buffer.size());
    if (count <= 0)
        return false;
    stream.pending.append(buffer.data(), static_cast<std::size_t>(count));
    emitLines(stream, false);
    return true;
}

/// Whole lines together make one event; the start of a line waits for its end unless it gets too long.
void CapturedOutput::emitLines(Stream& stream, bool all)
{
    const auto lastEnd = stream.pending.rfind('\n');
    std::size_t count = lastEnd == std::string::npos ? 0 : lastEnd + 1;
    if (all || stream.pending.size() - count > longestText)
        count = stream.pending.size();
    if (count == 0)
        return;
    std::string text = stream.pending.substr(0, count);
    stream.pending.erase(0, count);
    if (text.ends_with('\n'))
        text.pop_back();
    m_events.emit(job::Log{stream.source, std::move(text)});
}

} // namespace scalescope::app
