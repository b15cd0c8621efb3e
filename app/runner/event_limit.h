// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/job/event.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>

namespace scalescope::app {

/// How much of a run's events is taken, of each kind more than an engine that nothing disturbs sends: machine
/// code of the model's can write events in its place, and a log of them would grow without end.
class EventLimit
{
public:
    /// Whether one more, which took so many bytes, can be the engine's own, `seconds` after the run's start.
    /// Of a log that is not taken the lines are counted.
    bool pass(const job::Event& event, std::size_t bytes, double seconds);
    /// Counts lines that nobody has looked at.
    void leaveOut(std::int64_t lines) { m_linesLeftOut += lines; }
    /// How many lines were not passed on; nothing where all were.
    [[nodiscard]] std::optional<job::Log> leftOut() const;

private:
    struct Kind
    {
        std::size_t events = 0;
        std::size_t bytes = 0;
    };

    bool passPrinted(const std::string& text);

    std::array<Kind, std::variant_size_v<job::Event>> m_kinds;
    std::size_t m_printed = 0; ///< bytes, with those that a line costs
    std::int64_t m_linesLeftOut = 0;
};

} // namespace scalescope::app
