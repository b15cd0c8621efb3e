// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/sandbox.h"

#include "app/engine/call_filter.h"
#include "app/engine/capabilities.h"
#include "app/engine/job_rules.h"
#include "app/engine/library_rules.h"
#include "core/message/say_run.h"

#include <filesystem>
#include <limits>
#include <sys/prctl.h>
#include <system_error>
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

} // namespace

std::string Sandbox::fact() const
{
    std::string text;
    if (files > 0)
        text = "landlock " + std::to_string(files);
    if (calls)
        text += text.empty() ? "seccomp" : ", seccomp";
    if (text.empty())
        return "none";
    if (files > 0)
        for (const std::string& name : variables)
            text += ", with " + name;
    for (const std::string& library : libraries)
        text += ", with " + library;
    return text;
}

message::Sentence Sandbox::widened() const
{
    if (libraries.empty() || files == 0)
        return {};
    std::string names;
    for (const std::string& library : libraries)
        names += (names.empty() ? "" : ", ") + library;
    return say::sandboxWidened(names);
}

message::Sentence Sandbox::missing() const
{
    if (files > 0 && calls)
        return {};
    const message::Clause atLeastOne = files == 0 ? say::noLandlock() : say::noSeccomp();
    return say::sandboxMissing(files == 0 && !calls ? say::neitherOfSandbox() : atLeastOne);
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

Sandbox enterSandbox(const job::Job& job, const OpenedFiles& opened)
{
    Sandbox sandbox;
    for (const std::string& library : job.opLibraries)
        sandbox.libraries.push_back(fs::path(library).filename().string());
    sandbox.variables = variablesThatOpen();
#if defined(SCALESCOPE_WITHOUT_SANDBOX) // a program of the tests, which shows what the sandbox refuses
    (void)opened;
    return sandbox;
#endif
    const FileRules rules = rulesFor(job, opened);
    sandbox.threadsOutside = countThreads() - 1;
    layDownCapabilities();
    if (::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0)
        return sandbox;
    sandbox.files = keepToFiles(rules);
    sandbox.calls =
        refuseSystemCalls({job.trySuggestions ? Processes::More : Processes::One, usesGraphicsCard(job)});
    return sandbox;
}

} // namespace scalescope::app
