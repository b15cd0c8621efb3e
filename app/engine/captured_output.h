// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/job/event_sink.h"

#include <string>
#include <thread>

namespace scalescope::app {

/// Takes standard output and standard error away from everything in this process, and turns what is written
/// there into `log` events: a model's prints, from C++ or C, never mix with the events. When the process
/// crashes, what was last written to standard error still reaches the real one.
class CapturedOutput
{
public:
    /// `events` must write somewhere else than to the descriptors 1 and 2.
    explicit CapturedOutput(job::EventSink& events);
    ~CapturedOutput();
    CapturedOutput(const CapturedOutput&) = delete;
    CapturedOutput& operator=(const CapturedOutput&) = delete;

    /// Flushes, and returns when all that was written so far has become events. Later writes are lost.
    void finish();

private:
    struct Stream
    {
        int descriptor = -1; ///< read end of the pipe
        const char* source = "";
        std::string pending; ///< the start of a line
    };

    void readUntilFinished();
    /// False when nothing is left to read.
    bool readSome(Stream& stream);
    void emitLines(Stream& stream, bool all);

    job::EventSink& m_events;
    Stream m_streams[2];
    int m_wake[2] = {-1, -1};
    std::thread m_reader;
};

} // namespace scalescope::app
