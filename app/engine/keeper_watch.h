// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/engine/folder_size.h"
#include "core/message/message.h"

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <sys/types.h>

namespace scalescope::app {

/// What the process that runs the model keeps to by itself, unless code of the model's prevents it.
struct KeeperLimits
{
    std::optional<double> seconds;
    std::int64_t memory = 0;      ///< bytes
    bool startsProcesses = false; ///< to try suggestions in
};

/// Looks from outside whether the process that runs the model keeps to its limits, and ends when it is asked
/// to. It has some seconds to do so itself, which leaves more of the run.
class KeeperWatch
{
public:
    /// `isAbandoned` tells whether nobody reads the events any more.
    KeeperWatch(KeeperLimits limits, std::function<bool()> isAbandoned)
        : m_limits(limits), m_isAbandoned(std::move(isAbandoned))
    {
    }

    /// What the runner, a child of this process, is to be killed for; nothing where it may go on.
    message::Sentence check(pid_t runner);
    /// Looks into the folder of the values that the run saves, too: nothing else bounds what the runner
    /// writes there.
    void watchValues(const std::filesystem::path& folder, std::int64_t limit);
    /// It was told to stop.
    void wasAskedToStop() { m_asked = m_asked.value_or(Clock::now()); }
    /// Whether the run came to its end, and its files are being flushed to the disk: that may take longer.
    void setFinishing(bool isFinishing) { m_isFinishing = isFinishing; }
    [[nodiscard]] bool startsProcesses() const { return m_limits.startsProcesses; }
    /// How long to wait for the next look.
    [[nodiscard]] std::chrono::milliseconds betweenChecks() const;

private:
    using Clock = std::chrono::steady_clock;
    [[nodiscard]] bool isOutOfTime(std::chrono::milliseconds patience) const;
    [[nodiscard]] message::Sentence whySuspendedEnds() const;
    [[nodiscard]] message::Sentence checkValues() const;
    message::Sentence checkMemory(pid_t runner, std::int64_t ofAll);

    KeeperLimits m_limits;
    std::function<bool()> m_isAbandoned;
    Clock::time_point m_start = Clock::now();
    bool m_isFinishing = false;
    std::unique_ptr<FolderSize> m_values;         ///< null where none are saved
    std::int64_t m_valuesLimit = 0;               ///< bytes
    std::optional<Clock::time_point> m_asked;     ///< to stop
    std::optional<Clock::time_point> m_abandoned; ///< by the reader of its events
    std::optional<Clock::time_point> m_tooLarge;  ///< for its limit of memory
    /// Looks one after the other at which the runner was suspended. No time: this process may be suspended
    /// too meanwhile, as by Ctrl+Z.
    int m_suspended = 0;
};

} // namespace scalescope::app
