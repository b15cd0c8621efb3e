// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/captured_output.h"

#include "core/engine/capture/print_limit.h"
#include "core/message/say_run.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <iostream>
#include <poll.h>
#include <unistd.h>
#include <utility>

namespace scalescope::app {

namespace {

// Of one stream, over the whole run.
constexpr std::size_t mostLines = 1000;
constexpr std::size_t mostBytes = std::size_t{1} << 20;
/// A model that prints in a loop need not wait for each turn of the thread that reads.
constexpr int pipeBytes = 1024 * 1024;
constexpr int rest = 5; ///< ms

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
    static std::array<char, std::size_t{64} * 1024> stack;
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

/// How many bytes of the text's start are at most so many lines and bytes, not cut inside a character.
std::size_t whatFits(const std::string& text, std::size_t lines, std::size_t bytes)
{
    std::size_t end = 0;
    for (; lines > 0 && end < text.size(); --lines) {
        const auto lineEnd = text.find('\n', end);
        end = lineEnd == std::string::npos ? text.size() : lineEnd + 1;
    }
    if (end <= bytes)
        return end;
    end = bytes;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xc0U) == 0x80U)
        --end;
    return end;
}

/// "2 more lines and 1 more tensor"; empty for none.
message::Clause moreClause(std::uint64_t lines, std::uint64_t tensors)
{
    const auto linesClause =
        lines > 0 ? say::moreLines({static_cast<std::int64_t>(lines)}) : message::Clause();
    const auto tensorsClause =
        tensors > 0 ? say::moreTensors({static_cast<std::int64_t>(tensors)}) : message::Clause();
    if (linesClause && tensorsClause)
        return say::thisAndThat(linesClause, tensorsClause);
    return linesClause ? linesClause : tensorsClause;
}

} // namespace

CapturedOutput::CapturedOutput(job::EventSink& events) : m_events(events)
{
    std::fflush(nullptr);
    // A pipe would make it wait for 4096 bytes; a line should be seen when it is printed.
    std::setvbuf(stdout, nullptr, _IOLBF, 0);
    realStandardError = ::fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
    m_streams[0].descriptor = replaceByPipe(STDOUT_FILENO);
    m_streams[0].source = "model";
    ::fcntl(m_streams[0].descriptor, F_SETPIPE_SZ, pipeBytes); // where that is refused, it is smaller
    m_streams[1].descriptor = replaceByPipe(STDERR_FILENO);
    m_streams[1].source = "engine";
    capturedStandardError = m_streams[1].descriptor;
    installFatalHandlers();
    if (::pipe2(m_wake, O_CLOEXEC) != 0)
        std::abort();
    engine::limitPrints(mostLines, mostBytes);
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
    // A process that a library forked has the other end too, so that closing it would wake nobody.
    const char anything = 0;
    [[maybe_unused]] const auto written = ::write(m_wake[1], &anything, 1);
    ::close(m_wake[1]);
    m_reader.join();
    for (job::Log& log : leftOut())
        m_events.emit(std::move(log));
}

std::vector<job::Log> CapturedOutput::leftOut() const
{
    std::vector<job::Log> logs;
    const engine::PrintsLeftOut unwritten = engine::printsLeftOut();
    if (const auto more = moreClause(m_streams[0].linesLeftOut + unwritten.lines, unwritten.tensors))
        logs.push_back(job::logOf(say::printsLeftOut(more)));
    if (const auto more = moreClause(m_streams[1].linesLeftOut, 0))
        logs.push_back(job::logOf(say::librariesLeftOut(more), m_streams[1].source));
    return logs;
}

void CapturedOutput::readUntilFinished()
{
    std::array<pollfd, 3> polled{
        {{m_streams[0].descriptor, POLLIN, 0}, {m_streams[1].descriptor, POLLIN, 0}, {m_wake[0], POLLIN, 0}}};
    for (bool finished = false; !finished;) {
        // What is only counted may gather in the pipe: a turn for each line would slow the model.
        if (std::ranges::any_of(m_streams, isFull))
            ::poll(&polled[2], 1, rest);
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

bool CapturedOutput::isFull(const Stream& stream)
{
    return stream.lines == mostLines || stream.bytes == mostBytes;
}

bool CapturedOutput::readSome(Stream& stream)
{
    std::array<char, 65536> buffer{};
    const ssize_t count = ::read(stream.descriptor, buffer.data(), buffer.size());
    if (count <= 0)
        return false;
    const std::string_view text(buffer.data(), static_cast<std::size_t>(count));
    if (isFull(stream)) {
        leaveOut(stream, text);
        return true;
    }
    stream.pending += text;
    emitLines(stream, false);
    return true;
}

/// Whole lines together make one event; the start of a line waits for its end until no more of it fits.
void CapturedOutput::emitLines(Stream& stream, bool all)
{
    const auto lastEnd = stream.pending.rfind('\n');
    std::size_t count = lastEnd == std::string::npos ? 0 : lastEnd + 1;
    if (all || stream.pending.size() > mostBytes - stream.bytes)
        count = stream.pending.size();
    if (count == 0)
        return;
    std::string text = stream.pending.substr(0, count);
    stream.pending.erase(0, count);
    const std::size_t fits = whatFits(text, mostLines - stream.lines, mostBytes - stream.bytes);
    const std::string rest = text.substr(fits);
    text.resize(fits);
    emitText(stream, std::move(text));
    if (rest.empty() && !isFull(stream))
        return;
    // One that is too long for the room that is left ends what is passed on, however short the next ones are.
    stream.lines = mostLines;
    leaveOut(stream, rest + std::exchange(stream.pending, {}));
}

void CapturedOutput::emitText(Stream& stream, std::string text)
{
    if (text.empty())
        return;
    stream.lines += static_cast<std::size_t>(std::ranges::count(text, '\n'));
    stream.bytes += text.size();
    if (text.ends_with('\n'))
        text.pop_back();
    m_events.emit(job::Log{stream.source, std::move(text), {}});
}

void CapturedOutput::leaveOut(Stream& stream, std::string_view text)
{
    // A line counts from its first character on.
    const auto ends = static_cast<std::uint64_t>(std::ranges::count(text, '\n'));
    const bool endsInside = !text.empty() && text.back() != '\n';
    stream.linesLeftOut += ends + (endsInside ? 1 : 0) - (stream.isInsideLine && !text.empty() ? 1 : 0);
    stream.isInsideLine = text.empty() ? stream.isInsideLine : endsInside;
}

} // namespace scalescope::app
