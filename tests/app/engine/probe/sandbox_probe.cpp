// SPDX-License-Identifier: GPL-3.0-or-later
// An operator library that brings no operator: when it is loaded it tries what a model must not be able to
// do, and prints a line about each, "write: no" or "write: yes".
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dirent.h>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <linux/capability.h>
#include <linux/fs.h>
#include <poll.h>
#include <sched.h>
#include <string>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/shm.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <system_error>
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

bool makesNamespace()
{
    const long child = ::syscall(SYS_clone, CLONE_NEWUSER | SIGCHLD, nullptr, nullptr, nullptr, nullptr);
    if (child == 0)
        ::_exit(0);
    return child > 0 && ::waitpid(static_cast<pid_t>(child), nullptr, 0) == child;
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

/// Sockets as CUDA's driver has them.
struct Listening
{
    Listening() : descriptor(::socket(AF_UNIX, SOCK_SEQPACKET | SOCK_NONBLOCK | SOCK_CLOEXEC, 0))
    {
        // A name that is none of the file system's: the kernel chooses it.
        const sockaddr address{AF_UNIX, {}};
        listens = ::bind(descriptor, &address, sizeof address.sa_family) == 0 && ::listen(descriptor, 1) == 0;
    }
    ~Listening()
    {
        if (descriptor >= 0)
            ::close(descriptor);
    }
    Listening(const Listening&) = delete;
    Listening& operator=(const Listening&) = delete;

    [[nodiscard]] bool accepts() const
    {
        return descriptor >= 0 && (::accept4(descriptor, nullptr, nullptr, 0) >= 0 || errno != EPERM);
    }
    /// To a program that is not there, so that nobody has to listen.
    [[nodiscard]] bool connects() const
    {
        const int other = ::socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0);
        const sockaddr_un address{AF_UNIX, "/nonexistent/socket"};
        const bool isConnected =
            ::connect(other, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
        const bool isTried = other >= 0 && (isConnected || errno != EPERM);
        if (other >= 0)
            ::close(other);
        return isTried;
    }

    int descriptor;
    bool listens = false;
};

void probeListening()
{
    const Listening socket;
    tell("listen", socket.listens);
    tell("take a connection", socket.accepts());
    tell("connect to who listens", socket.connects());
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

/// But for those that let it read and write files of others.
bool holdsRights()
{
    constexpr std::uint32_t kept = 1U << CAP_DAC_OVERRIDE | 1U << CAP_DAC_READ_SEARCH;
    __user_cap_header_struct header{_LINUX_CAPABILITY_VERSION_3, 0};
    std::array<__user_cap_data_struct, _LINUX_CAPABILITY_U32S_3> sets{};
    ::syscall(SYS_capget, &header, sets.data());
    const bool couldHold = ::geteuid() == 0 && ::prctl(PR_CAPBSET_READ, CAP_SYS_ADMIN, 0, 0, 0) == 1;
    return couldHold || (sets[0].permitted & ~kept) != 0 || sets[1].permitted != 0;
}

/// In the group that it is in, and in none of others.
std::string ownControlGroup()
{
    std::ifstream groups("/proc/self/cgroup");
    for (std::string line; std::getline(groups, line);)
        if (const auto memory = line.find(":memory:"); memory != std::string::npos)
            return "/sys/fs/cgroup/memory" + line.substr(memory + 8) + "/memory.limit_in_bytes";
        else if (line.starts_with("0::") &&
                 opens("/sys/fs/cgroup" + line.substr(3) + "/memory.max", O_RDONLY))
            return "/sys/fs/cgroup" + line.substr(3) + "/memory.max";
    return "/proc/self/statm"; // there is none
}

bool sees(const std::string& text)
{
    std::ifstream environment("/proc/self/environ");
    const std::string all((std::istreambuf_iterator<char>(environment)), {});
    bool isThere = all.find(text) != std::string::npos;
    for (char** variable = environ; *variable != nullptr; ++variable)
        isThere |= std::strstr(*variable, text.c_str()) != nullptr;
    return isThere;
}

/// Pages that are read are one and the same, and each needs a table of its own.
void fillTables(std::size_t bytes)
{
    constexpr std::size_t page = 4096;
    constexpr std::size_t reach = 2 << 20; // of a table
    const std::size_t size = bytes / page * reach;
    void* place = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    ::madvise(place, size, MADV_NOHUGEPAGE);
    for (std::size_t at = 0; place != MAP_FAILED && at < size; at += reach)
        static_cast<void>(*(static_cast<volatile char*>(place) + at));
    for (;;)
        ::pause();
}

/// Calls that are refused whatever their arguments: with these they fail too, and for another reason.
void probeCalls()
{
    struct Call
    {
        const char* name;
        long number;
    };
    constexpr std::array calls{
        Call{"socketpair", SYS_socketpair},
        Call{"sendto", SYS_sendto},
        Call{"sendmsg", SYS_sendmsg},
        Call{"sendmmsg", SYS_sendmmsg},
        Call{"msgsnd", SYS_msgsnd},
        Call{"msgrcv", SYS_msgrcv},
        Call{"msgctl", SYS_msgctl},
        Call{"semop", SYS_semop},
        Call{"semtimedop", SYS_semtimedop},
        Call{"semctl", SYS_semctl},
        Call{"shmat", SYS_shmat},
        Call{"shmctl", SYS_shmctl},
        Call{"shmdt", SYS_shmdt},
        Call{"mq_open", SYS_mq_open},
        Call{"mq_unlink", SYS_mq_unlink},
        Call{"mq_timedsend", SYS_mq_timedsend},
        Call{"mq_timedreceive", SYS_mq_timedreceive},
        Call{"mq_notify", SYS_mq_notify},
        Call{"mq_getsetattr", SYS_mq_getsetattr},
        Call{"memfd_create", SYS_memfd_create},
        Call{"vmsplice", SYS_vmsplice},
        Call{"io_setup", SYS_io_setup},
        Call{"io_submit", SYS_io_submit},
        Call{"statmount", 457},
        Call{"listmount", 458},
        Call{"syncfs", SYS_syncfs},
        Call{"adjtimex", SYS_adjtimex},
        Call{"clock_adjtime", SYS_clock_adjtime},
        Call{"name_to_handle_at", SYS_name_to_handle_at},
        Call{"inotify_init1", SYS_inotify_init1},
        Call{"inotify_add_watch", SYS_inotify_add_watch},
        Call{"setpgid", SYS_setpgid},
        Call{"setuid", SYS_setuid},
        Call{"setgid", SYS_setgid},
        Call{"capset", SYS_capset},
        Call{"mknodat", SYS_mknodat},
        Call{"mkdirat", SYS_mkdirat},
        Call{"linkat", SYS_linkat},
        Call{"symlinkat", SYS_symlinkat},
        Call{"truncate", SYS_truncate},
        Call{"openat2", SYS_openat2},
        Call{"getxattr", SYS_getxattr},
        Call{"listxattr", SYS_listxattr},
        Call{"move_pages", SYS_move_pages},
        Call{"migrate_pages", SYS_migrate_pages},
    };
    for (const Call& call : calls) {
        const bool works = ::syscall(call.number, -1, -1, -1, -1, -1, -1) >= 0;
        tell((std::string("call ") + call.name).c_str(), works || (errno != EPERM && errno != ENOSYS));
    }
}

/// Calls that are refused with some of their arguments only.
void probeArguments()
{
    const auto possible = [](long result) { return result >= 0 || errno != EPERM; };
    std::array<int, 2> ends{};
    if (::pipe(ends.data()) != 0)
        return;
    const int end = ends[0];
    tell("call fcntl, F_SETOWN", possible(::fcntl(end, F_SETOWN, ::getpid())));
    tell("call fcntl, F_SETOWN_EX", possible(::fcntl(end, F_SETOWN_EX, nullptr)));
    tell("call fcntl, F_SETSIG", possible(::fcntl(end, F_SETSIG, 0)));
    tell("call fcntl, F_SETLEASE", possible(::fcntl(end, F_SETLEASE, F_RDLCK)));
    tell("call fcntl, F_NOTIFY", possible(::fcntl(end, F_NOTIFY, 0)));
    tell("call fcntl, F_SETPIPE_SZ", possible(::fcntl(end, F_SETPIPE_SZ, 4096)));
    constexpr std::array<unsigned long, 5> requests{FIOSETOWN, SIOCSPGRP, TIOCSTI, TIOCSPGRP,
                                                    FS_IOC_SETFLAGS};
    for (const unsigned long request : requests)
        tell(("call ioctl, " + std::to_string(request)).c_str(), possible(::ioctl(end, request, nullptr)));
    tell("count what a pipe holds", possible(::ioctl(end, FIONREAD, &ends[1])));
    tell("call prctl, PR_SET_PDEATHSIG", possible(::prctl(PR_SET_PDEATHSIG, SIGTERM)));
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    void* shared = ::mmap(nullptr, 4096, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    tell("call mmap, MAP_SHARED | MAP_ANONYMOUS", shared != MAP_FAILED);
    tell("call open, O_RDONLY | O_TRUNC", opens("/dev/null", O_RDONLY | O_TRUNC));
}

/// Processes that nothing ends but SIGKILL.
void leaveProcesses(int number)
{
    for (int i = 0; i < number; ++i)
        if (::fork() == 0) {
            ::setsid();
            std::signal(SIGTERM, SIG_IGN);
            for (;;)
                ::pause();
        }
}

/// Has no other thread do anything any more, that which keeps the limits neither, and takes memory.
void grow(std::size_t bytes)
{
    std::signal(SIGUSR2, [](int) {
        for (;;)
            ::pause();
    });
    std::error_code none;
    for (const auto& thread : std::filesystem::directory_iterator("/proc/self/task", none))
        if (const pid_t number = std::stoi(thread.path().filename().string()); number != ::gettid())
            ::syscall(SYS_tgkill, ::getpid(), number, SIGUSR2);
    static void* volatile taken = std::malloc(bytes); // volatile: else nobody would miss it
    std::memset(taken, 'g', bytes);
    for (;;)
        ::pause();
}

/// Room on the disk in the folder of the values: what no name leads to, and what many names do.
void fill(const std::string& folder)
{
    constexpr off_t large = 200 << 20; // holes, which count as what they are said to be
    tell("make a file without a name", opens(folder, O_TMPFILE | O_RDWR));
    const std::string file = folder + "/0.fwd.npy";
    const int first = ::open(file.c_str(), O_WRONLY | O_CREAT, 0600);
    tell("make a file", first >= 0);
    tell("take room beyond its end", ::fallocate(first, FALLOC_FL_KEEP_SIZE, 0, 4096) == 0);
    tell("give it another name", ::rename(file.c_str(), (folder + "/1.fwd.npy").c_str()) == 0);
    tell("take its name away", ::unlink(file.c_str()) == 0);
    std::fflush(stdout);
    for (int i = 2; i < 6; ++i) {
        const std::string name = folder + "/" + std::to_string(i) + ".fwd.npy";
        const int descriptor = ::open(name.c_str(), O_WRONLY | O_CREAT, 0600);
        if (::ftruncate(descriptor, large) != 0)
            ::perror(name.c_str());
    }
    for (;;)
        ::pause();
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

/// Where the engine leaves its last event for its broker: the only memory that both have.
void leave(const std::string& line)
{
    std::ifstream maps("/proc/self/maps");
    for (std::string map; std::getline(maps, map);)
        if (map.find(" rw-s ") != std::string::npos && map.find("/dev/zero") != std::string::npos) {
            auto* place = reinterpret_cast<char*>(std::stoull(map, nullptr, 16));
            const auto length = static_cast<std::uint32_t>(line.size());
            std::memcpy(place, &length, sizeof length);
            std::memcpy(place + sizeof length, line.data(), line.size());
            tell("leave a last event", true);
        }
}

/// Says in the engine's place that all went well, wherever it can, and ends as that would.
void forge(const std::string& line)
{
    constexpr int mostDescriptors = 64;
    for (int descriptor = 3; descriptor < mostDescriptors; ++descriptor)
        if (pollfd room{descriptor, POLLOUT, 0}; ::poll(&room, 1, 0) == 1 && (room.revents & POLLOUT) != 0)
            if (::write(descriptor, line.data(), line.size()) < 0)
                continue;
    if (std::getenv("SCALESCOPE_PROBE_LEAVES") != nullptr)
        leave(line);
    ::_exit(0);
}

/// Each of some files.
void tryToOpen(std::string files)
{
    while (!files.empty()) {
        const std::string file = files.substr(0, files.find(':'));
        tell(("open " + file).c_str(), opens(file, O_RDONLY));
        files.erase(0, file.size() + 1);
    }
}

__attribute__((constructor)) void probe()
{
    if (const char* files = std::getenv("SCALESCOPE_PROBE_READS"))
        return tryToOpen(files);
    if (const char* line = std::getenv("SCALESCOPE_PROBE_FORGES"))
        return forge(line);
    if (std::getenv("SCALESCOPE_PROBE_NOISE") != nullptr) {
        writeNoise();
        return;
    }
    if (const char* bytes = std::getenv("SCALESCOPE_PROBE_GROWS"))
        return grow(std::stoul(bytes));
    if (const char* bytes = std::getenv("SCALESCOPE_PROBE_TABLES"))
        return fillTables(std::stoul(bytes));
    if (const char* folder = std::getenv("SCALESCOPE_PROBE_FILLS"))
        return fill(folder);
    if (const char* forks = std::getenv("SCALESCOPE_PROBE_FORKS"))
        return leaveProcesses(std::atoi(forks));
    if (std::getenv("SCALESCOPE_PROBE_STOPS") != nullptr)
        std::raise(SIGSTOP);
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
    tell("remove the file of no name", ::unlink("") != 0 && errno == ENOENT); // as a driver tries to
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
    probeListening();
    tell("give a thread a name",
         opens("/proc/self/task/" + std::to_string(::gettid()) + "/comm", O_WRONLY | O_TRUNC));
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
    tell("change the folder", ::chdir(".") == 0);
    tell("gain privileges", ::prctl(PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0) == 0);
    const std::string parent = "/proc/" + std::to_string(::getppid());
    tell("read its parent's words", opens(parent + "/cmdline", O_RDONLY));
    tell("read its parent's state", opens(parent + "/status", O_RDONLY));
    tell("read connections", opens("/proc/self/net/tcp", O_RDONLY) || opens("/proc/net/tcp", O_RDONLY));
    tell("read mounts", opens("/proc/self/mounts", O_RDONLY) || opens("/proc/mounts", O_RDONLY));
    tell("list processes", opens("/proc", O_RDONLY | O_DIRECTORY));
    tell("read system files", opens("/proc/self/statm", O_RDONLY) && opens("/dev/urandom", O_RDONLY));
    tell("list control groups", opens("/sys/fs/cgroup", O_RDONLY | O_DIRECTORY));
    tell("read its control group", opens(ownControlGroup(), O_RDONLY));
    tell("see a secret of its caller's", sees("CI_JOB_TOKEN") || sees("hunter2"));
    tell("see how many threads are wanted", sees("OMP_DYNAMIC=false"));
    tell("make a namespace", makesNamespace());
    tell("leave its group", ::setpgid(0, 0) == 0);
    tell("hold rights", holdsRights());
    probeCalls();
    probeArguments();
    if (const char* output = std::getenv("SCALESCOPE_PROBE_OUTPUT"))
        probeOutput(output);
}

} // namespace
