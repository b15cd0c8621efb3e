// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/sandbox.h"

#include "app/engine/call_filter.h"
#include "app/engine/file_rules.h"
#include "app/engine/library_rules.h"
#include "app/engine/process_limits.h"
#include "core/job/job_files.h"
#include "core/message/say_run.h"

#include <algorithm>
#include <array>
#include <dlfcn.h>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <limits>
#include <string>
#include <sys/prctl.h>
#include <system_error>
#include <unistd.h>
#include <vector>

namespace scalescope::app {

namespace {

namespace fs = std::filesystem;
using Paths = std::vector<fs::path>;

/// Whether the driver of a graphics card has a part in this job.
bool usesGraphicsCard(const job::Job& job)
{
    return job.device.starts_with("cuda");
}

/// Not /dev/zero: what is mapped of it is memory that no limit sees.
Paths ofTheSystem()
{
    return {"/sys/devices/system", "/dev/urandom",        "/dev/random", "/usr/lib", "/usr/lib64",
            "/usr/local/lib",      "/usr/share/zoneinfo", "/lib",        "/lib64",   "/etc/ld.so.cache",
            "/etc/localtime"};
}

/// CUDA's libraries come as Python packages, each in an nvidia/NAME/lib, of which libtorch loads some only
/// when they are needed.
Paths ofCudaPackages(const Paths& loaded)
{
    Paths folders;
    for (const fs::path& folder : loaded)
        if (const fs::path packages = folder.parent_path().parent_path(); packages.filename() == "nvidia")
            folders.push_back(packages);
    return folders;
}

Paths graphicsDevices()
{
    Paths devices{"/dev/dri"};
    std::error_code none;
    for (fs::directory_iterator entry("/dev", none); !none && entry != fs::directory_iterator();
         entry.increment(none))
        if (entry->path().filename().string().starts_with("nvidia"))
            devices.push_back(entry->path());
    return devices;
}

/// Left open, so that the file or folder stays the one that the rule holds: what nobody has open in /proc
/// comes and goes.
int keptOpen(const char* path)
{
    return ::open(path, O_PATH | O_CLOEXEC);
}

/// What /proc says of this process and of the machine's processors and memory: what other processes were
/// started with, connections and mounts are there too.
constexpr std::array ofProc{"/proc/self/statm",  "/proc/self/status",  "/proc/self/stat",
                            "/proc/self/maps",   "/proc/self/environ", "/proc/self/auxv",
                            "/proc/self/cgroup", "/proc/cpuinfo",      "/proc/meminfo",
                            "/proc/stat",        "/proc/version",      "/proc/filesystems"};

/// How much of memory and processors this process may have, by the control groups that it is in: each line
/// names one, "9:cpu,cpuacct:/user.slice", or "0::/user.slice" where all controllers share one. Not the
/// folders: those of other programs can be in them.
std::vector<fs::path> limitsOfControlGroups()
{
    constexpr std::array limits{"memory.max",
                                "memory.high",
                                "memory.current",
                                "cpu.max",
                                "cpuset.cpus.effective",
                                "memory.limit_in_bytes",
                                "memory.usage_in_bytes",
                                "cpu.cfs_quota_us",
                                "cpu.cfs_period_us",
                                "cpuset.effective_cpus"};
    std::vector<fs::path> files;
    std::ifstream groups("/proc/self/cgroup");
    for (std::string line; std::getline(groups, line);) {
        const auto first = line.find(':');
        const auto second = line.find(':', first + 1);
        if (second == std::string::npos)
            continue;
        const fs::path controllers = fs::path("/sys/fs/cgroup") / line.substr(first + 1, second - first - 1);
        for (const char* limit : limits)
            files.push_back(controllers / line.substr(second + 2) / limit);
    }
    return files;
}

/// Processes that are started to try suggested inputs are looked at there, and what a card's driver needs is
/// not known beforehand.
bool readsAllOfProc(const job::Job& job)
{
    return job.trySuggestions || usesGraphicsCard(job);
}

/// What the engine has to touch to do this job: what its broker opened, the values and libraries that the job
/// names, libtorch's libraries and what the system tells about the processor and memory.
FileRules rulesFor(const job::Job& job, const OpenedFiles& opened)
{
    const job::JobFiles files = job::filesOf(job);
    FileRules rules;
    rules.readable = ofTheSystem();
    if (readsAllOfProc(job))
        rules.readable.emplace_back("/proc");
    else
        std::ranges::transform(ofProc, std::back_inserter(rules.readableFiles), keptOpen);
    for (const fs::path& limit : limitsOfControlGroups())
        rules.readableFiles.push_back(keptOpen(limit.c_str()));
    if (usesGraphicsCard(job))
        ::dlopen("libcuda.so.1", RTLD_LAZY); // the driver, where it is: CUDA would look for it later
    const Paths loaded = foldersOfLoadedLibraries();
    append(rules.libraries, librariesIn(loaded));
    append(rules.libraries, librariesIn(foldersOfSearchPath()));
    append(rules.regularFiles, {files.values.begin(), files.values.end()});
    append(rules.regularFiles, {files.libraries.begin(), files.libraries.end()});
    for (const std::string& library : files.libraries)
        append(rules.libraries, librariesBeside(library));
    rules.devices = {"/dev/null"};
    if (usesGraphicsCard(job)) {
        append(rules.devices, graphicsDevices());
        append(rules.readable, ofCudaPackages(loaded));
        append(rules.readable, {"/sys", "/dev/zero", "/usr/local/cuda", "/usr/share/nvidia"});
        // CUDA's driver names the threads that it starts by files of /proc, and gives up where it can't.
        rules.writableFiles.push_back(keptOpen("/proc/self/task"));
    }
    if (opened.model >= 0)
        rules.readableFiles.push_back(opened.model);
    for (const int descriptor : {opened.file, opened.journal})
        if (descriptor >= 0)
            rules.writableFiles.push_back(descriptor);
    if (!opened.values.empty())
        rules.writable.push_back(opened.values);
    return rules;
}

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
