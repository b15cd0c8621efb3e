// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/job/event.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace scalescope::app {

/// Where a forked process leaves its last event for the one that it was forked from: memory of both, into
/// which it writes at once, whatever its other threads or the reader of the events do. Code of the model's
/// can write there too.
class LastWord
{
public:
    LastWord();
    LastWord(const LastWord&) = delete;
    LastWord& operator=(const LastWord&) = delete;
    ~LastWord();

    /// False where the system gave no memory.
    [[nodiscard]] bool hasRoom() const { return m_place != nullptr; }
    /// One that is longer than what a reader takes is none.
    void leave(const job::Done& done);
    /// To be called when the other process has ended; nothing where it left none.
    [[nodiscard]] std::optional<job::Done> take() const;

private:
    struct Place
    {
        std::atomic<std::uint32_t> length;
        char text[(std::size_t{8} << 20) - sizeof length];
    };

    Place* m_place;
};

} // namespace scalescope::app
