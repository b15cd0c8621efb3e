// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/sandbox.h"

#include "app/engine/call_filter.h"
#include "app/engine/job_rules.h"
#include "core/message/say_run.h"

#include <cerrno>
#include <chrono>
#include <filesystem>
#include <limits>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <system_error>
#include <thread>
#include <unistd.h>
#include <vector>

namespace scalescope::app {

namespace {

namespace fs = std::filesystem;

int countThreads()
{
    std::error_code none;
    int threads = 0;
    for (fs::directory_iterator task("/proc/self/task", none); !none && task != fs::directory_iterator();
         task.increment(none))
        ++threads;
    return threads;
}

/// A BLAS may have started threads before main, which rules about files would miss: Landlock begins with the
/// thread that asks for it. It ends them before a fork and starts others when it computes next.
void endThreadsOfLibraries()
{
    const pid_t child = ::fork();
    if (child == 0)
        ::_exit(0);
    while (child > 0 && ::waitpid(child, nullptr, 0) < 0 && errno == EINTR) {
    }
    // A thread that was joined is listed until the kernel has taken it apart.
    for (int tries = 0; tries < 100 && countThreads() > 1; ++tries)
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
}

} // namespace

std::string Sandbox::fact() const
{
    std::string text;
    if (files > 0)
        text = "landlock " + std::to_string(files);
    if (calls)
        text += text.empty() ? "seccomp" : ", seccomp";
    return text.empty() ? "none" : text;
}

message::Finding Sandbox::problem() const
{
    if (files == 0 && !calls)
        return say::notKeptFromFilesAndNetwork();
    if (files == 0)
        return say::notKeptFromFiles();
    if (!calls)
        return say::notKeptFromNetwork();
    if (threadsOutside > 0)
        return say::notKeptInThreads(threadsOutside);
    return {};
}

void closeForeignDescriptors()
{
    constexpr int first = STDERR_FILENO + 1;
    if (::close_range(first, std::numeric_limits<unsigned>::max(), 0) == 0)
        return;
    std::vector<int> open; // Linux before 5.9
    std::error_code none;
    for (const auto& entry : fs::directory_iterator("/proc/self/fd", none))
        open.push_back(std::stoi(entry.path().filename().string()));
    for (const int descriptor : open)
        if (descriptor >= first)
            ::close(descriptor);
}

Sandbox enterSandbox(const job::Job& job)
{
    Sandbox sandbox;
    if (countThreads() > 1)
        endThreadsOfLibraries();
    sandbox.threadsOutside = countThreads() - 1;
    if (::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0)
        return sandbox;
    sandbox.files = keepToFiles(rulesFor(job));
    sandbox.calls = refuseSystemCalls();
    return sandbox;
}

} // namespace scalescope::app
