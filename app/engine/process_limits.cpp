// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/process_limits.h"

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <limits>
#include <linux/capability.h>
#include <string>
#include <string_view>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <system_error>
#include <thread>
#include <unistd.h>

namespace scalescope::app {

namespace {

using namespace std::string_view_literals;

constexpr std::array keptNames{"LANG"sv,          "LANGUAGE"sv,      "TZ"sv,
                               "TZDIR"sv,         "TMPDIR"sv,        "LD_PRELOAD"sv,
                               "LD_DEBUG"sv,      "ASAN_OPTIONS"sv,  "LSAN_OPTIONS"sv,
                               "TSAN_OPTIONS"sv,  "UBSAN_OPTIONS"sv, "LD_LIBRARY_PATH"sv,
                               "GLIBC_TUNABLES"sv};
/// Of threads, of libraries of linear algebra, of libtorch, of cards and their libraries, of memory; and what
/// tests and their libraries are told.
constexpr std::array keptStarts{"LC_"sv,    "OMP_"sv,    "GOMP_"sv,    "KMP_"sv,  "OPENBLAS_"sv,
                                "GOTO_"sv,  "BLIS_"sv,   "MKL_"sv,     "DNNL_"sv, "ONEDNN_"sv,
                                "ATEN_"sv,  "TORCH_"sv,  "PYTORCH_"sv, "CUDA_"sv, "CUBLAS_"sv,
                                "CUDNN_"sv, "NVIDIA_"sv, "MALLOC_"sv,  "GCOV_"sv, "SCALESCOPE_"sv};

bool isKeptVariable(std::string_view variable)
{
    const std::string_view name = variable.substr(0, variable.find('='));
    return std::ranges::find(keptNames, name) != keptNames.end() ||
           std::ranges::any_of(keptStarts,
                               [name](std::string_view start) { return name.starts_with(start); });
}

} // namespace

void forgetEnvironment()
{
    char** last = environ;
    for (char** variable = environ; variable != nullptr && *variable != nullptr; ++variable) {
        if (isKeptVariable(*variable))
            *last++ = *variable;
        else
            ::explicit_bzero(*variable, std::strlen(*variable));
    }
    if (last != nullptr)
        *last = nullptr;
}

namespace {

constexpr std::uint32_t kept = 1U << CAP_DAC_OVERRIDE | 1U << CAP_DAC_READ_SEARCH;

/// Of what a program that is executed would have; it fails after the last that the kernel knows.
void emptyBoundingSet()
{
    for (unsigned long capability = 0; ::prctl(PR_CAPBSET_READ, capability, 0, 0, 0) >= 0; ++capability)
        if (capability != CAP_DAC_OVERRIDE && capability != CAP_DAC_READ_SEARCH)
            ::prctl(PR_CAPBSET_DROP, capability, 0, 0, 0);
}

} // namespace

void layDownCapabilities()
{
    emptyBoundingSet(); // by right of one that is laid down below
    ::prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0);
    __user_cap_header_struct header{_LINUX_CAPABILITY_VERSION_3, 0};
    std::array<__user_cap_data_struct, _LINUX_CAPABILITY_U32S_3> sets{};
    if (::syscall(SYS_capget, &header, sets.data()) != 0)
        return;
    sets[0].permitted &= kept;
    sets[0].effective &= kept;
    sets[0].inheritable = 0;
    sets[1] = {};
    ::syscall(SYS_capset, &header, sets.data());
}

namespace {

namespace fs = std::filesystem;

/// What a run file grows by between two looks at it, and a journal's own bytes.
constexpr std::int64_t slackOfFile = 256LL * 1024 * 1024;
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

/// Of the user, whom the kernel's limit is about: threads of all processes.
std::int64_t countThreads(uid_t user)
{
    std::int64_t threads = 0;
    std::error_code none;
    for (fs::directory_iterator entry("/proc", none); !none && entry != fs::directory_iterator();
         entry.increment(none)) {
        struct stat state = {};
        const std::string folder = entry->path() / "task";
        constexpr nlink_t ownLinks = 2; // of any folder
        if (::stat(folder.c_str(), &state) == 0 && state.st_uid == user && state.st_nlink > ownLinks)
            threads += static_cast<std::int64_t>(state.st_nlink - ownLinks);
    }
    return threads;
}

/// Pools of libtorch's and OpenMP's take some for each processor; what the user starts meanwhile counts too.
rlim_t mostThreads(std::int64_t threadsOfUser)
{
    constexpr rlim_t forOthers = 4096;
    constexpr rlim_t forEachProcessor = 16;
    return static_cast<rlim_t>(threadsOfUser) + forOthers +
           forEachProcessor * std::thread::hardware_concurrency();
}

bool canStartThread()
{
    try {
        std::thread([] {}).join();
        return true;
    } catch (const std::system_error&) {
        return false;
    }
}

/// In a container the user may have threads outside of it, which count and are not seen: then the limit
/// stays.
void limitThreads(std::int64_t threadsOfUser)
{
    rlimit before{};
    if (::getrlimit(RLIMIT_NPROC, &before) != 0)
        return;
    rlimit lowered = before;
    lowered.rlim_cur = std::min(before.rlim_cur, mostThreads(threadsOfUser));
    ::setrlimit(RLIMIT_NPROC, &lowered);
    if (canStartThread())
        lower(RLIMIT_NPROC, lowered.rlim_cur);
    else
        ::setrlimit(RLIMIT_NPROC, &before);
}

/// Of the run file, of a saved value, and of what the reference of a simulated run leaves, which came from
/// memory.
rlim_t largestFile(const job::Job& job, std::int64_t memory)
{
    constexpr auto unlimited = std::numeric_limits<std::int64_t>::max() - slackOfFile;
    std::int64_t most = job.outputLimit.value_or(job::defaultOutputLimit);
    if (!job.transforms.empty())
        most = std::max(most, memory);
    if (!job.saveValues.empty())
        most = std::max(most, job.saveLimit.value_or(unlimited));
    return static_cast<rlim_t>(std::min(most, unlimited) + slackOfFile);
}

} // namespace

void leaveNoCore()
{
    lower(RLIMIT_CORE, 0);
}

std::int64_t countThreadsOfUser()
{
    return countThreads(::getuid());
}

void limitResources(const job::Job& job, std::int64_t memory, std::int64_t threadsOfUser)
{
    std::signal(SIGXFSZ, SIG_IGN); // a call that fails is told in a sentence
    lower(RLIMIT_FSIZE, largestFile(job, memory));
    lower(RLIMIT_NOFILE, openFiles);
    lower(RLIMIT_MSGQUEUE, 0);
    limitThreads(threadsOfUser);
}

} // namespace scalescope::app
