// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/processes.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <limits>
#include <string>
#include <sys/resource.h>
#include <sys/wait.h>
#include <system_error>
#include <unistd.h>

namespace scalescope::app {

namespace {

namespace fs = std::filesystem;

/// Each thread has its own.
std::vector<pid_t> childrenOf(pid_t process)
{
    std::vector<pid_t> children;
    std::error_code none;
    const fs::path threads = "/proc/" + std::to_string(process) + "/task";
    for (fs::directory_iterator thread(threads, none); !none && thread != fs::directory_iterator();
         thread.increment(none)) {
        std::ifstream listed(thread->path() / "children");
        for (pid_t child = 0; listed >> child;)
            children.push_back(child);
    }
    return children;
}

} // namespace

std::vector<pid_t> descendantsOf(pid_t process)
{
    std::vector<pid_t> found = childrenOf(process);
    for (std::size_t i = 0; i < found.size(); ++i) {
        const std::vector<pid_t> children = childrenOf(found[i]);
        found.insert(found.end(), children.begin(), children.end());
    }
    return found;
}

void endDescendants()
{
    // Again, because some may have been started meanwhile.
    for (;;) {
        const std::vector<pid_t> all = descendantsOf(::getpid());
        if (all.empty())
            return;
        for (const pid_t process : all)
            ::kill(process, SIGKILL);
        for (const pid_t process : all) // in the order in which they become this process's
            while (::waitpid(process, nullptr, 0) < 0 && errno == EINTR) {
            }
    }
}

namespace {

/// The number that a file of /proc or /sys holds, or -1 ("max" is no number).
std::int64_t numberIn(const std::filesystem::path& file)
{
    std::ifstream stream(file);
    std::int64_t number = -1;
    return stream >> number ? number : -1;
}

/// Bytes in a line such as "MemAvailable: 1024 kB", or -1 where there is none.
std::int64_t bytesIn(const std::filesystem::path& file, const std::string& wanted)
{
    std::ifstream stream(file);
    for (std::string line; std::getline(stream, line);)
        if (line.starts_with(wanted))
            return std::stoll(line.substr(wanted.size())) * 1024;
    return -1;
}

/// With the tables that lead to its pages, which can be more than these: a page that is only read has one of
/// the machine's, full of zeros, and takes none itself.
std::int64_t residentIn(const std::filesystem::path& folder)
{
    std::ifstream stream(folder / "statm");
    std::int64_t total = 0;
    std::int64_t resident = 0;
    stream >> total >> resident;
    return resident * ::sysconf(_SC_PAGESIZE) +
           std::max<std::int64_t>(bytesIn(folder / "status", "VmPTE:"), 0);
}

std::int64_t availableOnMachine()
{
    const std::int64_t bytes = bytesIn("/proc/meminfo", "MemAvailable:");
    return bytes < 0 ? std::numeric_limits<std::int64_t>::max() : bytes;
}

std::int64_t availableInContainer()
{
    const std::filesystem::path root = "/sys/fs/cgroup";
    std::int64_t limit = numberIn(root / "memory.max");
    std::int64_t used = numberIn(root / "memory.current");
    if (limit < 0) {
        limit = numberIn(root / "memory/memory.limit_in_bytes");
        used = numberIn(root / "memory/memory.usage_in_bytes");
    }
    return limit < 0 || used < 0 ? std::numeric_limits<std::int64_t>::max()
                                 : std::max<std::int64_t>(limit - used, 0);
}

} // namespace

std::int64_t residentMemory()
{
    return residentIn("/proc/self");
}

std::int64_t residentMemoryOf(pid_t process)
{
    return residentIn("/proc/" + std::to_string(process));
}

std::int64_t availableMemory()
{
    return std::min(availableOnMachine(), availableInContainer());
}

void capAllocations(std::int64_t limit)
{
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__) // their shadow memory counts as data
    // What grows slowly should meet the watchdog first, which ends the run in order; stacks of threads and
    // libraries' data count here and not there.
    constexpr std::int64_t slack = 512LL * 1024 * 1024;
    rlimit data{};
    if (::getrlimit(RLIMIT_DATA, &data) != 0)
        return;
    data.rlim_max = std::min<rlim_t>(data.rlim_max, static_cast<rlim_t>(limit + slack));
    data.rlim_cur = data.rlim_max; // who may raise it again is inside
    ::setrlimit(RLIMIT_DATA, &data);
#else
    (void)limit;
#endif
}

} // namespace scalescope::app
