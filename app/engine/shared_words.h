// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/job/event.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace scalescope::app {

/// What a broker and the process that it forks, which runs the model, leave for each other: memory of both,
/// into which they write at once, whatever other threads or the reader of the events do. Code of the model's
/// can write there too.
class SharedWords
{
public:
    SharedWords();
    SharedWords(const SharedWords&) = delete;
    SharedWords& operator=(const SharedWords&) = delete;
    ~SharedWords();

    /// False where the system gave no memory.
    [[nodiscard]] bool hasRoom() const { return m_place != nullptr; }

    /// The runner's last event. One that is longer than what a reader takes is none.
    void leaveLast(const job::Done& done) { m_place->last.leave(done); }
    /// To be called when the runner has ended; nothing where it left none.
    [[nodiscard]] std::optional<job::Done> last() const { return m_place->last.take(); }

    /// Of the broker, before it signals: why the runner is to stop.
    void leaveReason(const job::Done& why) { m_place->reason.leave(why); }
    /// Nothing where the signal was the user's.
    [[nodiscard]] std::optional<job::Done> reason() const { return m_place->reason.take(); }

    /// The runner has read the model.
    void setRead() { m_place->isRead = true; }
    [[nodiscard]] bool isRead() const { return m_place->isRead; }

private:
    struct Word
    {
        void leave(const job::Done& done);
        [[nodiscard]] std::optional<job::Done> take() const;

        std::atomic<std::uint32_t> length;
        char text[(std::size_t{8} << 20) - sizeof length];
    };
    struct Place
    {
        Word last;
        Word reason;
        std::atomic<bool> isRead;
    };

    Place* m_place; ///< zeros at first
};

} // namespace scalescope::app
