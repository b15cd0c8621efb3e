// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/job/event.h"

#include <array>
#include <cstddef>
#include <variant>

namespace scalescope::app {

/// How many events of a run are believed, of each kind more than an engine that nothing disturbs sends:
/// machine code of the model's can write events in its place, and a log of them would grow without end.
/// LogLimit is for what is printed.
class EventLimit
{
public:
    /// Whether one more, which took so many bytes, is the engine's own, `seconds` after the run's start.
    bool pass(const job::Event& event, std::size_t bytes, double seconds);

private:
    struct Kind
    {
        std::size_t events = 0;
        std::size_t bytes = 0;
    };

    std::array<Kind, std::variant_size_v<job::Event>> m_kinds;
};

} // namespace scalescope::app
