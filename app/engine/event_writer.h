// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/job/event_sink.h"

#include <chrono>
#include <mutex>

namespace scalescope::app {

/// Writes events as JSON lines to a file descriptor. When nobody reads it any more, the process ends: there
/// is no one left to work for.
class EventWriter : public job::EventSink
{
public:
    explicit EventWriter(int descriptor) : m_descriptor(descriptor) {}

    void emit(const job::Event& event) override;
    /// Writes the event, or nothing where the reader keeps the line busy for longer than `patience`; tells
    /// which.
    bool emitInTime(const job::Event& event, std::chrono::milliseconds patience);
    /// What may be in the pipe: lines of this object's, or a line that another process was cut off in.
    enum class Before { Lines, CutLine };
    /// Writes the last event; what comes later is dropped. Gives up after `patience` where a reader that does
    /// not read keeps the line busy, and tells whether it was written. Only the first call writes.
    bool emitLast(const job::Done& done, std::chrono::milliseconds patience, Before before = Before::Lines);
    /// Whether the reader has gone.
    [[nodiscard]] bool isClosed() const;

private:
    void write(const std::string& line);

    int m_descriptor;
    std::timed_mutex m_mutex;
    bool m_ended = false;
};

} // namespace scalescope::app
