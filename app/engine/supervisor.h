// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/engine/event_writer.h"
#include "core/job/event.h"
#include "core/message/message.h"
#include "core/runfile/run_writer.h"

#include <chrono>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace scalescope::app {

/// Ends the process in order, at once, whatever the other threads are doing: when it is told to stop by a
/// signal, or when the run file exceeds its limit. The run file is finished as stopped, which takes an
/// instant, or up to 2 seconds where readers keep it; where that can't be done in 5, as on a disk that hangs,
/// the partial file is left. All other limits are the broker's, which tells it to stop.
class Supervisor
{
public:
    /// Takes over SIGTERM, SIGINT and SIGHUP. There is one in a process.
    explicit Supervisor(EventWriter& events);

    /// Ends the process where one of the reasons has come.
    void check();
    /// From now on a thread of its own checks.
    void startWatch();
    [[noreturn]] void stopFor(const message::Sentence& said);

    /// Why a signal has come: nothing for the user's wish. Before startWatch().
    using Reason = std::function<std::optional<job::Done>()>;
    void setReason(Reason reason) { m_reason = std::move(reason); }
    /// Bytes of the run file, after which the run is stopped. Before startWatch().
    void setOutputLimit(std::int64_t bytes) { m_output = bytes; }
    /// The run file to finish when the run is stopped.
    void setRun(std::shared_ptr<runfile::RunWriter> run);
    /// What there is to say before the last event where a run is stopped; called from any thread.
    using LastWords = std::function<std::vector<job::Log>()>;
    void setLastWords(LastWords words);
    /// Where the last event goes instead of being written: to the broker, which writes it. Before
    /// startWatch().
    using LastEvent = std::function<void(const job::Done& done)>;
    void setLastEvent(LastEvent leave) { m_leave = std::move(leave); }
    /// Writes or leaves the last event and ends the process; never returns.
    [[noreturn]] void end(job::Done done, EventWriter::Before before = EventWriter::Before::Lines);
    /// What comes last where there is no such event; returns only where it was written.
    void sayLast(const job::Log& log);
    [[nodiscard]] double seconds() const;

private:
    static constexpr std::chrono::milliseconds inAnInstant{120};  ///< somebody waits for the end
    static constexpr std::chrono::milliseconds withReaders{5000}; ///< who keep the run file

    [[nodiscard]] std::shared_ptr<runfile::RunWriter> run();
    void checkOutput();
    [[noreturn]] void stop(job::Done why, std::chrono::milliseconds patience);
    void sayLastWords();
    [[noreturn]] void endWith(const job::Done& done, std::chrono::milliseconds patience,
                              EventWriter::Before before);
    /// Path of the finished file, empty where there is none or it could not be finished in time.
    std::string finishRun(const job::Done& why, std::chrono::milliseconds patience);

    using Clock = std::chrono::steady_clock;
    EventWriter& m_events;
    Clock::time_point m_start = Clock::now();
    std::timed_mutex m_ending; ///< held by who ends the process, never released
    std::mutex m_mutex;
    std::shared_ptr<runfile::RunWriter> m_run;
    LastWords m_lastWords;
    std::optional<std::int64_t> m_output;
    Reason m_reason;
    LastEvent m_leave;
};

} // namespace scalescope::app
