// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/job_rules.h"

#include "core/job/job_files.h"
#include "core/job/text_file.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <dlfcn.h>
#include <fcntl.h>
#include <iterator>
#include <link.h>
#include <sstream>
#include <string>
#include <string_view>
#include <system_error>

namespace scalescope::app {

namespace {

namespace fs = std::filesystem;
using Paths = std::vector<fs::path>;

void append(Paths& paths, const Paths& more)
{
    paths.insert(paths.end(), more.begin(), more.end());
}

/// Not /dev/zero: what is mapped of it is memory that no limit sees.
Paths ofTheSystem()
{
    return {"/sys/devices/system", "/sys/fs/cgroup", "/dev/urandom",        "/dev/random", "/usr/lib",
            "/usr/lib64",          "/usr/local/lib", "/usr/share/zoneinfo", "/lib",        "/lib64",
            "/etc/ld.so.cache",    "/etc/localtime"};
}

void addFolderOf(const fs::path& file, Paths& folders)
{
    if (file.is_absolute() && std::ranges::find(folders, file.parent_path()) == folders.end())
        folders.push_back(file.parent_path());
}

/// The folders of the libraries that are loaded, by the names that they were found by and by those that links
/// lead to: libtorch and CUDA load some of their own only when they are needed.
Paths ofLoadedLibraries()
{
    Paths folders;
    const auto add = [](dl_phdr_info* info, std::size_t, void* data) {
        std::error_code none;
        auto& found = *static_cast<Paths*>(data);
        addFolderOf(info->dlpi_name, found);
        addFolderOf(fs::canonical(info->dlpi_name, none), found);
        return 0;
    };
    ::dl_iterate_phdr(add, &folders);
    return folders;
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

Paths ofSearchPath()
{
    Paths folders;
    const char* variable = std::getenv("LD_LIBRARY_PATH");
    std::string rest = variable == nullptr ? "" : variable;
    while (!rest.empty()) {
        const auto end = std::min(rest.find(':'), rest.size());
        std::error_code failure;
        // An empty entry means the current folder; that is not opened for what is mostly an oversight.
        if (const fs::path folder = fs::absolute(rest.substr(0, end), failure); end > 0 && !failure)
            folders.push_back(folder);
        rest.erase(0, end + 1);
    }
    return folders;
}

/// Not the folder: a library in somebody's home would open all of that.
Paths librariesIn(const fs::path& folder)
{
    Paths files;
    std::error_code none;
    for (fs::directory_iterator entry(folder, none); !none && entry != fs::directory_iterator();
         entry.increment(none))
        if (entry->path().filename().string().find(".so") != std::string::npos)
            files.push_back(entry->path());
    return files;
}

/// The libraries of the Python that an environment is of, and of the one that this was made from, which its
/// configuration names: some lines, and nothing is taken from one that is longer.
Paths ofPython(const fs::path& environment)
{
    constexpr std::size_t mostBytes = std::size_t{64} << 10;
    const fs::path configuration = environment / "pyvenv.cfg";
    Paths paths{environment / "lib", configuration};
    std::istringstream stream(job::readFile(configuration, mostBytes).value_or(std::string()));
    constexpr std::string_view home = "home = ";
    for (std::string line; std::getline(stream, line);)
        if (line.starts_with(home))
            paths.push_back(fs::path(line.substr(home.size())).parent_path() / "lib");
    return paths;
}

/// A library needs others, mostly from its own folder; one of a Python package from those of other packages
/// and from Python's.
Paths besideLibrary(const fs::path& library)
{
    std::error_code ignored;
    const fs::path real = fs::weakly_canonical(library, ignored);
    Paths folders = librariesIn(library.parent_path());
    append(folders, librariesIn(real.parent_path()));
    folders.push_back(library);
    for (fs::path folder = real.parent_path(); folder.has_relative_path(); folder = folder.parent_path())
        if (const auto name = folder.filename(); name == "site-packages" || name == "dist-packages")
            append(folders, ofPython(folder.parent_path().parent_path().parent_path())); // of lib/python3.11
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

/// Processes that are started to try suggested inputs are looked at there, and what a card's driver needs is
/// not known beforehand.
bool readsAllOfProc(const job::Job& job)
{
    return job.trySuggestions || usesGraphicsCard(job);
}

} // namespace

bool usesGraphicsCard(const job::Job& job)
{
    return job.device.starts_with("cuda");
}

FileRules rulesFor(const job::Job& job, const OpenedFiles& opened)
{
    const job::JobFiles files = job::filesOf(job);
    FileRules rules;
    rules.readable = ofTheSystem();
    if (readsAllOfProc(job))
        rules.readable.emplace_back("/proc");
    else
        std::ranges::transform(ofProc, std::back_inserter(rules.readableFiles), keptOpen);
    if (usesGraphicsCard(job))
        ::dlopen("libcuda.so.1", RTLD_LAZY); // the driver, where it is: CUDA would look for it later
    const Paths loaded = ofLoadedLibraries();
    append(rules.readable, loaded);
    append(rules.readable, ofSearchPath());
    append(rules.readable, {files.values.begin(), files.values.end()});
    for (const std::string& library : files.libraries)
        append(rules.readable, besideLibrary(library));
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

} // namespace scalescope::app
