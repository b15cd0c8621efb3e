// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/broker_watch.h"

#include "app/engine/processes.h"
#include "core/job/size.h"
#include "core/message/say_run.h"

#include <algorithm>
#include <csignal>
#include <fcntl.h>
#include <limits>
#include <string_view>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>
#include <vector>

namespace scalescope::app {

namespace {

constexpr int entriesOfALook = 2000;
/// No array is smaller: its file has a header.
constexpr std::int64_t leastBytes = 128;
/// As large as one file may be, and no larger: the kernel sees to that.
constexpr std::string_view list = "index.csv";

std::int64_t sizeOf(int folder, const char* name)
{
    struct stat state = {};
    const bool isFile = ::fstatat(folder, name, &state, AT_SYMLINK_NOFOLLOW) == 0 && S_ISREG(state.st_mode);
    return isFile && name != list ? std::max<std::int64_t>(state.st_size, leastBytes) : 0;
}

} // namespace

std::int64_t FolderSize::whole()
{
    close();
    do
        look();
    while (m_entries != nullptr);
    return m_bytes;
}

std::int64_t FolderSize::look()
{
    if (m_entries == nullptr) {
        m_bytes = 0;
        m_entries = ::opendir(m_folder.c_str());
    }
    for (int entries = 0; m_entries != nullptr && entries < entriesOfALook; ++entries) {
        if (const dirent* entry = ::readdir(m_entries))
            m_bytes += sizeOf(::dirfd(m_entries), entry->d_name);
        else
            close();
    }
    return m_bytes;
}

void FolderSize::close()
{
    if (DIR* entries = std::exchange(m_entries, nullptr))
        ::closedir(entries);
}

namespace {

using namespace std::chrono_literals;

constexpr auto patienceWithStop = 10s; ///< finishing a run file may take longer than an instant
constexpr auto patienceWithDisk = 60s;
constexpr auto patienceWithMemory = 3s;
constexpr auto patienceWithSuspended = 5s; ///< of which it can't do anything itself
constexpr std::size_t mostProcesses = 64;
/// Of what no limit of the kernel's prevents, docs/security.md: a trial has what the model's process has.
constexpr std::int64_t slack = 512LL << 20;

/// Beside the limit of what is saved and what an ended run left: what is written between two looks.
constexpr std::int64_t slackOfValues = 256LL << 20;

message::Sentence tooMuch(std::int64_t used, std::int64_t limit)
{
    return say::memoryLimitReached(job::sizeText(used), job::sizeText(limit));
}

/// By SIGSTOP or another such signal.
bool isSuspended(pid_t child)
{
    siginfo_t info = {};
    return ::waitid(P_PID, static_cast<id_t>(child), &info, WSTOPPED | WNOHANG | WNOWAIT) == 0 &&
           info.si_pid == child;
}

} // namespace

/// What needs all of /proc is looked at less often, but where many processes take memory.
int BrokerWatch::looksBetween() const
{
    return startsProcesses() ? 1 : 5;
}

BrokerWatch::Verdict BrokerWatch::check(const RunnerState& runner)
{
    m_looks = (m_looks + 1) % looksBetween();
    if (m_looks == 0)
        if (message::Sentence why = whyKill(runner.process))
            return {Means::Kill, m_why ? m_why : std::move(why)};
    if (m_why)
        return {Clock::now() - m_told > patience(runner.isFinishing) ? Means::Kill : Means::None, m_why};
    m_why = whyStop(runner);
    m_told = Clock::now();
    return {m_why ? Means::Stop : Means::None, m_why};
}

void BrokerWatch::wasAskedToStop()
{
    if (m_why)
        return;
    m_why = say::stoppedByUser();
    m_told = Clock::now();
}

std::chrono::milliseconds BrokerWatch::patience(bool isFinishing) const
{
    if (m_why.id() == say::memoryLimitReached.form.id)
        return patienceWithMemory;
    return isFinishing ? patienceWithDisk : patienceWithStop;
}

/// A run that came to its end has kept to its limit of time; its disk has a minute more.
message::Sentence BrokerWatch::whyStop(const RunnerState& runner) const
{
    if (m_isAbandoned())
        return say::nobodyReads();
    const std::chrono::duration<double> passed = Clock::now() - m_start;
    const bool isTimed = !(m_limits.time.isOfReading && runner.hasReadModel);
    const std::chrono::duration<double> ofDisk = runner.isFinishing ? patienceWithDisk : 0s;
    if (isTimed && (passed - ofDisk).count() > m_limits.time.seconds)
        return m_limits.time.said;
    const std::int64_t used = residentMemoryOf(runner.process);
    return used > m_limits.memory ? tooMuch(used, m_limits.memory) : message::Sentence();
}

message::Sentence BrokerWatch::whyKill(pid_t runner)
{
    const std::vector<pid_t> all = descendantsOf(::getpid());
    if (all.size() > mostProcesses + 1)
        return say::tooManyProcesses(static_cast<std::int64_t>(mostProcesses));
    if (const std::int64_t bytes = m_values ? m_values->look() : 0; bytes > m_valuesLimit)
        return say::valuesFolderFull(job::sizeText(bytes), job::sizeText(m_valuesLimit));
    m_suspended = isSuspended(runner) ? m_suspended + 1 : 0;
    if (m_suspended > patienceWithSuspended / (betweenChecks * looksBetween()))
        return say::modelSuspended(patienceWithSuspended.count());
    std::int64_t ofAll = 0;
    for (const pid_t process : all)
        ofAll += residentMemoryOf(process);
    return (ofAll - slack) / 2 > m_limits.memory ? tooMuch(ofAll, m_limits.memory) : message::Sentence();
}

void BrokerWatch::watchValues(const std::filesystem::path& folder, std::int64_t limit)
{
    constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
    m_values = std::make_unique<FolderSize>(folder);
    const std::int64_t beside = slackOfValues + m_values->whole();
    m_valuesLimit = limit > most - beside ? most : limit + beside;
}

} // namespace scalescope::app
