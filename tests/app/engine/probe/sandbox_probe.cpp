// SPDX-License-Identifier: GPL-3.0-or-later
// An operator library that brings no operator: when it is loaded it tries what a model must not be able to
// do, and prints a line about each, "write: no" or "write: yes".
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <dirent.h>
#include <fcntl.h>
#include <poll.h>
#include <sched.h>
#include <string>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/shm.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace {

void tell(const char* what, bool possible)
{
    std::printf("%s: %s\n", what, possible ? "yes" : "no");
}

bool opens(const std::string& file, int flags)
{
    const int descriptor = ::open(file.c_str(), flags | O_CLOEXEC, 0600);
    if (descriptor >= 0)
        ::close(descriptor);
    return descriptor >= 0;
}

/// Of a program that is not there, so that this goes on.
bool executes()
{
    ::execl("/nonexistent/program", "program", nullptr);
    return errno != EPERM;
}

bool starts()
{
    const pid_t child = ::fork();
    if (child == 0)
        ::_exit(0);
    return child > 0 && ::waitpid(child, nullptr, 0) == child;
}

bool lists(const std::string& folder)
{
    DIR* entries = ::opendir(folder.c_str());
    if (entries != nullptr)
        ::closedir(entries);
    return entries != nullptr;
}

/// What an operator library could do beside the run file that the engine writes.
void probeOutput(const std::string& folder)
{
    tell("list the output's folder", lists(folder));
    tell("read beside the output", opens(folder + "/beside", O_RDONLY));
    tell("write beside the output", opens(folder + "/beside", O_WRONLY));
    tell("create beside the output", opens(folder + "/more", O_WRONLY | O_CREAT));
    const bool renames = ::rename((folder + "/beside").c_str(), (folder + "/moved").c_str()) == 0;
    tell("rename beside the output", renames);
    tell("remove beside the output", ::unlink((folder + (renames ? "/moved" : "/beside")).c_str()) == 0);
}

bool connects()
{
    const int descriptor = ::socket(AF_UNIX, SOCK_STREAM, 0);
    if (descriptor >= 0)
        ::close(descriptor);
    return descriptor >= 0;
}

bool limitsAnother()
{
    rlimit limit{};
    return ::prlimit(::getppid(), RLIMIT_NOFILE, nullptr, &limit) == 0;
}

bool limitsItself()
{
    rlimit limit{};
    return ::getrlimit(RLIMIT_NOFILE, &limit) == 0 && ::setrlimit(RLIMIT_NOFILE, &limit) == 0;
}

bool schedulesAnother()
{
    const int policy = ::sched_getscheduler(::getppid());
    sched_param parameters{};
    return ::sched_setscheduler(::getppid(), policy, &parameters) == 0;
}

/// To where it is.
bool moves(pid_t process)
{
    cpu_set_t places;
    return ::sched_getaffinity(process, sizeof places, &places) == 0 &&
           ::sched_setaffinity(process, sizeof places, &places) == 0;
}

bool sharesMemory()
{
    const int segment = ::shmget(IPC_PRIVATE, 4096, IPC_CREAT | 0600);
    if (segment >= 0)
        ::shmctl(segment, IPC_RMID, nullptr);
    return segment >= 0;
}

/// Into whatever the engine has open: all bytes, so that they mean something to whoever reads some of them.
void writeNoise()
{
    constexpr int mostDescriptors = 11; // of later ones the engine alone is at both ends
    constexpr int patience = 1000;      // milliseconds: there are pipes that nobody reads from
    constexpr int times = 25;
    std::string noise;
    for (int i = 0; i < 4096; ++i)
        noise += static_cast<char>(~i);
    for (int descriptor = 3; descriptor < mostDescriptors; ++descriptor) {
        pollfd room{descriptor, POLLOUT, 0};
        for (int i = 0; i < times && ::poll(&room, 1, patience) == 1 && (room.revents & POLLOUT) != 0; ++i)
            if (::write(descriptor, noise.data(), noise.size()) < 0)
                break;
    }
}

__attribute__((constructor)) void probe()
{
    if (std::getenv("SCALESCOPE_PROBE_NOISE") != nullptr) {
        writeNoise();
        return;
    }
    const char* folder = std::getenv("SCALESCOPE_PROBE");
    if (folder == nullptr) {
        std::puts("the probe was loaded");
        return;
    }
    const std::string own(folder);
    tell("read", opens(own + "/secret", O_RDONLY));
    tell("write", opens(own + "/secret", O_WRONLY));
    tell("create", opens(own + "/new", O_WRONLY | O_CREAT));
    tell("truncate", ::truncate((own + "/secret").c_str(), 0) == 0);
    tell("remove", ::unlink((own + "/unwanted").c_str()) == 0);
    tell("change the mode", ::chmod((own + "/secret").c_str(), 0777) == 0);
    bool elsewhere = false;
    std::thread([&] { elsewhere = opens(own + "/secret", O_RDONLY); }).join();
    tell("read in a thread", elsewhere);
    tell("execute", executes());
    tell("start a process", starts());
    tell("signal its parent", ::kill(::getppid(), 0) == 0);
    tell("signal its group", ::kill(0, 0) == 0);
    tell("signal itself", ::kill(::getpid(), 0) == 0);
    tell("connect", connects());
    tell("trace", ::ptrace(PTRACE_SEIZE, ::getppid(), nullptr, nullptr) == 0);
    tell("limit another", limitsAnother());
    tell("limit itself", limitsItself());
    tell("change a priority", ::setpriority(PRIO_PROCESS, 0, ::getpriority(PRIO_PROCESS, 0)) == 0);
    tell("schedule another", schedulesAnother());
    tell("move another", moves(::getppid()));
    tell("move itself", moves(0));
    tell("share memory", sharesMemory());
    tell("use io_uring", ::syscall(SYS_io_uring_setup, 0, nullptr) >= 0 || errno != EPERM);
    tell("use descriptor 250", ::fcntl(250, F_GETFD) >= 0);
    tell("gain privileges", ::prctl(PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0) == 0);
    tell("read system files", opens("/proc/self/statm", O_RDONLY) && opens("/dev/urandom", O_RDONLY));
    if (const char* output = std::getenv("SCALESCOPE_PROBE_OUTPUT"))
        probeOutput(output);
}

} // namespace
