// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/job/event.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace scalescope::app {

/// How much of a run's `log` events is passed on, of each source as much as the engine passes on by itself:
/// machine code of the model's can write events in its place. The rest is counted.
class LogLimit
{
public:
    /// What is passed on of it; nothing where that is nothing.
    std::optional<job::Log> pass(job::Log log);
    /// Counts lines that nobody has looked at.
    void leaveOut(std::int64_t lines) { m_libraries.linesLeftOut += lines; }
    /// How much was not, one event for each kind of source.
    [[nodiscard]] std::vector<job::Log> leftOut() const;

private:
    struct Source
    {
        std::size_t lines = 0; ///< passed on
        std::size_t bytes = 0; ///< passed on
        std::int64_t linesLeftOut = 0;
    };

    Source& sourceOf(const job::Log& log);

    Source m_model;
    Source m_libraries;
    Source m_run; ///< and all that is unknown
};

} // namespace scalescope::app
