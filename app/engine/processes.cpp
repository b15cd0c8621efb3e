// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/processes.h"

#include <cerrno>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <string>
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

} // namespace scalescope::app
