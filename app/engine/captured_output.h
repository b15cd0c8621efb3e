// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/job/event_sink.h"

#include <atomic>
#include <cstdint>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

namespace scalescope::app {

/// Takes standard output and standard error away from everything in this process, and turns what is written
/// there into `log` events: a model's prints, from C++ or C, never mix with the events. Of each stream the
/// first 1,000 lines and 1 MiB are passed on, the rest is counted: a model that prints in a loop neither
/// fills a log nor waits for somebody to read it. Prints of TorchScript past that are not even formatted.
/// When the process crashes, what was last written to standard error still reaches the real one.
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
    /// How much was not passed on so far, one event for each stream of which something was not. From any
    /// thread.
    [[nodiscard]] std::vector<job::Log> leftOut() const;

private:
    struct Stream
    {
        int descriptor = -1; ///< read end of the pipe
        const char* source = "";
        std::string pending;       ///< the start of a line
        std::size_t lines = 0;     ///< passed on
        std::size_t bytes = 0;     ///< passed on
        bool isInsideLine = false; ///< of what is left out
        std::atomic<std::uint64_t> linesLeftOut = 0;
    };

    void readUntilFinished();
    /// False when nothing is left to read.
    bool readSome(Stream& stream);
    void emitLines(Stream& stream, bool all);
    void emitText(Stream& stream, std::string text);
    /// Whether all that comes now is only counted.
    static bool isFull(const Stream& stream);
    static void leaveOut(Stream& stream, std::string_view text);

    job::EventSink& m_events;
    Stream m_streams[2];
    int m_wake[2] = {-1, -1};
    std::thread m_reader;
};

} // namespace scalescope::app
