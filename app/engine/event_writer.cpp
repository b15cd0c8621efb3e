// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/event_writer.h"

#include <cerrno>
#include <nlohmann/json.hpp>
#include <poll.h>
#include <unistd.h>

namespace scalescope::app {

namespace {

/// What a model prints need not be UTF-8; JSON has to be.
std::string lineOf(const job::Event& event)
{
    return job::toJson(event).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
}

} // namespace

void EventWriter::emit(const job::Event& event)
{
    const std::string line = lineOf(event);
    const std::scoped_lock lock(m_mutex);
    if (!m_ended)
        write(line);
}

bool EventWriter::emitInTime(const job::Event& event, std::chrono::milliseconds patience)
{
    const std::string line = lineOf(event);
    const std::unique_lock lock(m_mutex, patience);
    pollfd ready{m_descriptor, POLLOUT, 0};
    const bool hasRoom =
        lock.owns_lock() && !m_ended && ::poll(&ready, 1, static_cast<int>(patience.count())) == 1;
    if (hasRoom)
        write(line);
    return hasRoom;
}

bool EventWriter::emitLast(const job::Done& done, std::chrono::milliseconds patience, Before before)
{
    const std::string line = lineOf(done);
    const std::unique_lock lock(m_mutex, patience);
    if (!lock.owns_lock() || m_ended)
        return false;
    m_ended = true;
    // In one write, into which nobody else's can come where it is no longer than a page.
    const std::string written = before == Before::Lines ? line : '\n' + line;
    pollfd ready{m_descriptor, POLLOUT, 0};
    const bool hasRoom = ::poll(&ready, 1, static_cast<int>(patience.count())) == 1;
    if (hasRoom)
        write(written);
    return hasRoom;
}

bool EventWriter::isClosed() const
{
    pollfd state{m_descriptor, 0, 0};
    return ::poll(&state, 1, 0) == 1 && (state.revents & (POLLERR | POLLHUP | POLLNVAL)) != 0;
}

void EventWriter::write(const std::string& line)
{
    std::size_t at = 0;
    while (at < line.size()) {
        const ssize_t written = ::write(m_descriptor, line.data() + at, line.size() - at);
        if (written >= 0)
            at += static_cast<std::size_t>(written);
        else if (errno != EINTR)
            ::_exit(static_cast<int>(ExitStatus::Stopped));
    }
}

} // namespace scalescope::app
