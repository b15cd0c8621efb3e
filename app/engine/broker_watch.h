// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/message/message.h"

#include <chrono>
#include <cstdint>
#include <dirent.h>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <sys/types.h>

namespace scalescope::app {

/// Adds up the arrays in a folder that another process writes to, some at a time: however many there are, who
/// asks does not wait for them.
class FolderSize
{
public:
    explicit FolderSize(std::filesystem::path folder) : m_folder(std::move(folder)) {}
    FolderSize(const FolderSize&) = delete;
    FolderSize& operator=(const FolderSize&) = delete;
    ~FolderSize() { close(); }

    /// All that is there now, at once.
    std::int64_t whole();
    /// Goes on, and gives the bytes that were found since this began at the folder's start.
    std::int64_t look();

private:
    void close();

    std::filesystem::path m_folder;
    DIR* m_entries = nullptr; ///< null between two rounds
    std::int64_t m_bytes = 0;
};

/// What the process that runs the model is held to.
struct BrokerLimits
{
    /// Seconds that it may take, or that reading the model may where the job has no limit.
    struct Time
    {
        double seconds = 0;
        message::Sentence said; ///< when they are over
        bool isOfReading = false;
    };

    Time time;
    std::int64_t memory = 0;      ///< bytes
    bool startsProcesses = false; ///< to try suggestions in
};

/// What a broker sees of the process that runs the model.
struct RunnerState
{
    pid_t process = 0; ///< a child of this process
    bool hasReadModel = false;
    bool isFinishing = false; ///< the run came to its end, and its files are being flushed to the disk
};

/// Looks from outside whether the process that runs the model keeps to its limits. It is told to stop at
/// first: a process that ends itself leaves more of the run. Where it does not end in some seconds, or where
/// that would be too late, it is to be killed.
class BrokerWatch
{
public:
    /// `isAbandoned` tells whether nobody reads the events any more.
    BrokerWatch(BrokerLimits limits, std::function<bool()> isAbandoned)
        : m_limits(std::move(limits)), m_isAbandoned(std::move(isAbandoned))
    {
    }

    enum class Means { None, Stop, Kill };
    struct Verdict
    {
        Means means = Means::None;
        message::Sentence why; ///< empty where it may go on
    };

    /// What is to be done now; Stop once only. To be called every `betweenChecks`.
    Verdict check(const RunnerState& runner);
    /// Looks into the folder of the values that the run saves, too: nothing else bounds what the runner
    /// writes there.
    void watchValues(const std::filesystem::path& folder, std::int64_t limit);
    /// The user has told it to stop.
    void wasAskedToStop();
    [[nodiscard]] bool startsProcesses() const { return m_limits.startsProcesses; }

    static constexpr std::chrono::milliseconds betweenChecks{20};

private:
    using Clock = std::chrono::steady_clock;
    [[nodiscard]] message::Sentence whyStop(const RunnerState& runner) const;
    [[nodiscard]] message::Sentence whyKill(pid_t runner);
    [[nodiscard]] std::chrono::milliseconds patience(bool isFinishing) const;
    [[nodiscard]] int looksBetween() const;

    BrokerLimits m_limits;
    std::function<bool()> m_isAbandoned;
    Clock::time_point m_start = Clock::now();
    message::Sentence m_why; ///< it was told to stop
    Clock::time_point m_told;
    std::unique_ptr<FolderSize> m_values; ///< null where none are saved
    std::int64_t m_valuesLimit = 0;       ///< bytes
    int m_looks = 0;
    /// Looks one after the other at which the runner was suspended. No time: this process may be suspended
    /// too meanwhile, as by Ctrl+Z.
    int m_suspended = 0;
};

} // namespace scalescope::app
