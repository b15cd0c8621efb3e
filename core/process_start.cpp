// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/process_start.h"

#include "core/message/say_run.h"

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdint>
#include <fcntl.h>
#include <filesystem>
#include <latch>
#include <sys/resource.h>
#include <system_error>
#include <thread>
#include <unistd.h>
#include <utility>
#include <vector>

namespace scalescope {

namespace {

/// Libraries, pipes, the run file, its journal, and some to spare.
constexpr rlim_t leastOpenFiles = 64;
/// libtorch's libraries.
constexpr std::int64_t leastAddressSpace = 640LL << 20;
/// The engine's two processes and what they have before a model has some of its own; a thread counts as a
/// process does.
constexpr std::size_t leastThreads = 16;

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

message::Sentence whyNoRunHere()
{
    if (auto said = whyTooFewFiles())
        return said;
    std::error_code none;
    if (!std::filesystem::exists("/proc/self", none))
        return say::noProcHere();
    rlimit space{};
    if (!hasAddressSpace(leastAddressSpace) && ::getrlimit(RLIMIT_AS, &space) == 0)
        return say::tooLittleAddressSpace(static_cast<std::int64_t>(space.rlim_cur >> 10),
                                          leastAddressSpace >> 10);
    return canStartThreads(leastThreads) ? message::Sentence() : say::tooFewProcesses();
}

bool hasAddressSpace(std::uint64_t bytes)
{
    rlimit limit{};
    return ::getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur >= bytes;
}

bool canStartThreads(std::size_t number)
{
    std::latch end(1);
    std::vector<std::jthread> threads;
    bool areStarted = true;
    try {
        while (threads.size() < number)
            threads.emplace_back([&end] { end.wait(); });
    } catch (const std::system_error&) {
        areStarted = false;
    }
    end.count_down();
    threads.clear();
    return areStarted;
}

bool isFolderGone()
{
    std::error_code failed;
    return std::filesystem::current_path(failed).empty() && failed == std::errc::no_such_file_or_directory;
}

} // namespace scalescope
