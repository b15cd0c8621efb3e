// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runner/event_limit.h"

#include <type_traits>

namespace scalescope::app {

namespace {

constexpr std::size_t mostOnce = 16; ///< of what the engine says once or for each part of its work
// The engine reports its progress 20 times a second, and at the end of each phase.
constexpr double mostProgress = 1000;
constexpr double mostProgressPerSecond = 100;
constexpr std::size_t mostFound = std::size_t{1} << 24; ///< bytes: tens of thousands of problems or operands

template <typename... Kinds, typename Event>
constexpr bool isOneOf(const Event& /*event*/)
{
    return (std::is_same_v<Event, Kinds> || ...);
}

} // namespace

bool EventLimit::pass(const job::Event& event, std::size_t bytes, double seconds)
{
    Kind& kind = m_kinds.at(event.index());
    ++kind.events;
    kind.bytes += bytes;
    return std::visit(
        [&](const auto& one) {
            if (isOneOf<job::Log, job::Done>(one))
                return true;
            if (isOneOf<job::PhaseStarted, job::Progress>(one))
                return static_cast<double>(kind.events) <= mostProgress + mostProgressPerSecond * seconds;
            if (isOneOf<job::ProblemFound, job::GroupMeasured, job::OperandKept>(one))
                return kind.bytes <= mostFound;
            return kind.events <= mostOnce;
        },
        event);
}

} // namespace scalescope::app
