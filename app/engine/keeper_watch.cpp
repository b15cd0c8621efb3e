// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/keeper_watch.h"

#include "app/engine/memory.h"
#include "app/engine/processes.h"
#include "core/job/size.h"
#include "core/message/say_run.h"
#include "core/text/number_text.h"

#include <csignal>
#include <limits>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace scalescope::app {

namespace {

using namespace std::chrono_literals;

constexpr auto patienceWithTime = 5s;
constexpr auto patienceWithDisk = 60s;
constexpr auto patienceWithMemory = 3s;
constexpr auto patienceWithStop = 10s;     ///< finishing a run file may take longer than an instant
constexpr auto patienceWithSuspended = 5s; ///< of which it can't do anything itself
constexpr std::size_t mostProcesses = 64;
/// Of what no limit of the kernel's prevents, docs/security.md: a trial has what the model's process has.
constexpr std::int64_t slack = 512LL << 20;

/// Beside the limit of what is saved and what an ended run left: what is written between two looks.
constexpr std::int64_t slackOfValues = 256LL << 20;

template <typename Time>
bool isOver(const std::optional<Time>& since, std::chrono::milliseconds patience)
{
    return since && Time::clock::now() - *since > patience;
}

/// By SIGSTOP or another such signal.
bool isSuspended(pid_t child)
{
    siginfo_t info = {};
    return ::waitid(P_PID, static_cast<id_t>(child), &info, WSTOPPED | WNOHANG | WNOWAIT) == 0 &&
           info.si_pid == child;
}

} // namespace

std::chrono::milliseconds KeeperWatch::betweenChecks() const
{
    return startsProcesses() ? 30ms : 100ms;
}

message::Sentence KeeperWatch::check(pid_t runner)
{
    const std::vector<pid_t> all = descendantsOf(::getpid());
    if (all.size() > mostProcesses + 1)
        return say::tooManyProcesses(static_cast<std::int64_t>(mostProcesses));
    if (isOver(m_asked, patienceWithStop))
        return say::stoppedByUser();
    m_abandoned = m_isAbandoned() ? m_abandoned.value_or(Clock::now()) : std::optional<Clock::time_point>();
    if (isOver(m_abandoned, patienceWithStop))
        return say::nobodyReads();
    if (isOutOfTime(m_isFinishing ? patienceWithDisk : patienceWithTime))
        return say::timeLimitReached(text::roundTripText(*m_limits.seconds));
    if (const message::Sentence said = checkValues())
        return said;
    m_suspended = isSuspended(runner) ? m_suspended + 1 : 0;
    if (m_suspended > patienceWithSuspended / betweenChecks())
        return whySuspendedEnds();
    std::int64_t ofAll = 0;
    for (const pid_t process : all)
        ofAll += residentMemoryOf(process);
    return checkMemory(runner, ofAll);
}

void KeeperWatch::watchValues(const std::filesystem::path& folder, std::int64_t limit)
{
    constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
    m_values = std::make_unique<FolderSize>(folder);
    const std::int64_t beside = slackOfValues + m_values->whole();
    m_valuesLimit = limit > most - beside ? most : limit + beside;
}

message::Sentence KeeperWatch::checkValues() const
{
    const std::int64_t bytes = m_values ? m_values->look() : 0;
    return bytes > m_valuesLimit ? say::valuesFolderFull(job::sizeText(bytes), job::sizeText(m_valuesLimit))
                                 : message::Sentence();
}

bool KeeperWatch::isOutOfTime(std::chrono::milliseconds patience) const
{
    const std::chrono::duration<double> passed = Clock::now() - m_start - patience;
    return m_limits.seconds && passed.count() > *m_limits.seconds;
}

/// What it would have ended for by itself is what callers are told.
message::Sentence KeeperWatch::whySuspendedEnds() const
{
    if (m_asked)
        return say::stoppedByUser();
    if (m_abandoned)
        return say::nobodyReads();
    if (isOutOfTime(0s))
        return say::timeLimitReached(text::roundTripText(*m_limits.seconds));
    return say::modelSuspended(patienceWithSuspended.count());
}

message::Sentence KeeperWatch::checkMemory(pid_t runner, std::int64_t ofAll)
{
    const std::int64_t limit = m_limits.memory;
    const std::int64_t used = residentMemoryOf(runner);
    m_tooLarge = used > limit ? m_tooLarge.value_or(Clock::now()) : std::optional<Clock::time_point>();
    if (isOver(m_tooLarge, patienceWithMemory))
        return say::memoryLimitReached(job::sizeText(used), job::sizeText(limit));
    if ((ofAll - slack) / 2 > limit)
        return say::memoryLimitReached(job::sizeText(ofAll), job::sizeText(limit));
    return {};
}

} // namespace scalescope::app
