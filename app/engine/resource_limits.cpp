// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/resource_limits.h"

#include <algorithm>
#include <csignal>
#include <limits>
#include <sys/resource.h>

namespace scalescope::app {

namespace {

/// What a run file grows by between two looks at it, and a journal's own bytes.
constexpr std::int64_t slack = 256LL * 1024 * 1024;
constexpr rlim_t openFiles = 4096;

void lower(int resource, rlim_t to)
{
    rlimit limit{};
    if (::getrlimit(static_cast<__rlimit_resource>(resource), &limit) != 0)
        return;
    limit.rlim_max = std::min(limit.rlim_max, to);
    limit.rlim_cur = std::min(limit.rlim_cur, limit.rlim_max);
    ::setrlimit(static_cast<__rlimit_resource>(resource), &limit);
}

/// Of the run file, of a saved value, and of what the reference of a simulated run leaves, which came from
/// memory.
rlim_t largestFile(const job::Job& job, std::int64_t memory)
{
    constexpr auto unlimited = std::numeric_limits<std::int64_t>::max() - slack;
    std::int64_t most = job.outputLimit.value_or(job::defaultOutputLimit);
    if (!job.transforms.empty())
        most = std::max(most, memory);
    if (!job.saveValues.empty())
        most = std::max(most, job.saveLimit.value_or(unlimited));
    return static_cast<rlim_t>(std::min(most, unlimited) + slack);
}

} // namespace

void leaveNoCore()
{
    lower(RLIMIT_CORE, 0);
}

void limitResources(const job::Job& job, std::int64_t memory)
{
    std::signal(SIGXFSZ, SIG_IGN); // a call that fails is told in a sentence
    lower(RLIMIT_FSIZE, largestFile(job, memory));
    lower(RLIMIT_NOFILE, openFiles);
    lower(RLIMIT_MSGQUEUE, 0);
}

} // namespace scalescope::app
