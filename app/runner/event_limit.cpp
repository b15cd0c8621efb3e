// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runner/event_limit.h"

#include "core/message/say_run.h"

#include <algorithm>
#include <type_traits>

namespace scalescope::app {

namespace {

constexpr std::size_t mostOnce = 16; ///< of what the engine says once or for each part of its work
// The engine reports its progress 20 times a second, and at the end of each phase.
constexpr double mostProgress = 1000;
constexpr double mostProgressPerSecond = 100;
constexpr std::size_t mostFound = std::size_t{1} << 24; ///< bytes: tens of thousands of problems or operands
// The engine passes on a mebibyte and 1,000 lines of each stream (core/job/print_limits.h), and as much may
// be in a pipe when it dies.
constexpr std::size_t mostPrinted = std::size_t{1} << 22; ///< bytes
constexpr std::size_t costOfLine = 64;                    ///< bytes: who shows it needs more than its text

template <typename... Kinds, typename Event>
constexpr bool isOneOf(const Event& /*event*/)
{
    return (std::is_same_v<Event, Kinds> || ...);
}

} // namespace

bool EventLimit::pass(const job::Event& event, std::size_t bytes, double seconds)
{
    if (const auto* log = std::get_if<job::Log>(&event); log != nullptr && !log->said)
        return passPrinted(log->text);
    Kind& kind = m_kinds.at(event.index());
    ++kind.events;
    kind.bytes += bytes;
    return std::visit(
        [&](const auto& one) {
            if (isOneOf<job::Done>(one))
                return true;
            if (isOneOf<job::PhaseStarted, job::Progress>(one))
                return static_cast<double>(kind.events) <= mostProgress + mostProgressPerSecond * seconds;
            if (isOneOf<job::Log, job::ProblemFound, job::GroupMeasured, job::OperandKept>(one))
                return kind.bytes <= mostFound;
            return kind.events <= mostOnce;
        },
        event);
}

bool EventLimit::passPrinted(const std::string& text)
{
    const auto lines = 1 + std::ranges::count(text, '\n');
    m_printed += text.size() + static_cast<std::size_t>(lines) * costOfLine;
    if (m_printed > mostPrinted)
        leaveOut(lines);
    return m_printed <= mostPrinted;
}

std::optional<job::Log> EventLimit::leftOut() const
{
    if (m_linesLeftOut == 0)
        return std::nullopt;
    return job::logOf(say::librariesLeftOut(say::moreLines({m_linesLeftOut})), "engine");
}

} // namespace scalescope::app
