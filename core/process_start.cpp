// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/process_start.h"

#include "core/message/say_run.h"

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdint>
#include <fcntl.h>
#include <filesystem>
#include <sys/resource.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace scalescope {

namespace {

/// Libraries, pipes, the run file, its journal, and some to spare.
constexpr rlim_t leastOpenFiles = 64;

/// The wrong way round, so that who reads or writes there is still told that it can't.
void holdStandardStreams()
{
    constexpr std::array<std::pair<int, int>, 3> streams{
        {{STDIN_FILENO, O_WRONLY}, {STDOUT_FILENO, O_RDONLY}, {STDERR_FILENO, O_RDONLY}}};
    for (const auto& [stream, mode] : streams)
        if (::fcntl(stream, F_GETFD) < 0)
            ::open("/dev/null", mode); // gets the first number that is free
}

void unblockSignals()
{
    sigset_t none;
    ::sigemptyset(&none);
    ::sigprocmask(SIG_SETMASK, &none, nullptr);
}

} // namespace

void tidyStart()
{
    holdStandardStreams();
    unblockSignals();
}

message::Sentence whyTooFewFiles()
{
    rlimit limit{};
    if (::getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur >= leastOpenFiles)
        return {};
    limit.rlim_cur = std::min(limit.rlim_max, leastOpenFiles);
    ::setrlimit(RLIMIT_NOFILE, &limit);
    if (limit.rlim_cur >= leastOpenFiles)
        return {};
    return say::tooFewOpenFiles(static_cast<std::int64_t>(limit.rlim_cur),
                                static_cast<std::int64_t>(leastOpenFiles));
}

bool isFolderGone()
{
    std::error_code failed;
    return std::filesystem::current_path(failed).empty() && failed == std::errc::no_such_file_or_directory;
}

} // namespace scalescope
