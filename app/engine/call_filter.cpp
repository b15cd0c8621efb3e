// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/call_filter.h"

#include "app/engine/refused_calls.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/fs.h>
#include <linux/prctl.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <span>
#include <sys/ioctl.h> // IWYU pragma: keep (TIOCSTI)
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>
#include <utility>
#include <vector>

namespace scalescope::app {

namespace {

#if defined(__x86_64__)
constexpr std::uint32_t architecture = AUDIT_ARCH_X86_64;
#elif defined(__aarch64__)
constexpr std::uint32_t architecture = AUDIT_ARCH_AARCH64;
#elif defined(__riscv) && __riscv_xlen == 64
constexpr std::uint32_t architecture = AUDIT_ARCH_RISCV64;
#else
constexpr std::uint32_t architecture = 0; // no filter is written for this machine
#endif

constexpr std::uint32_t denied = SECCOMP_RET_ERRNO | EPERM;

sock_filter load(std::uint32_t offset)
{
    return BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offset);
}

sock_filter answer(std::uint32_t action)
{
    return BPF_STMT(BPF_RET | BPF_K, action);
}

/// Goes on with the next instruction but one where the value is not `value`.
sock_filter unlessEqual(std::uint32_t value)
{
    return BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, 0, 1);
}

/// Where an argument of a call is, its lower half on machines of this order of bytes.
constexpr std::uint32_t argument(unsigned which)
{
    return static_cast<std::uint32_t>(offsetof(seccomp_data, args)) + which * 8;
}

/// A call whose argument of two words is not null.
void refuseUnlessNull(std::vector<sock_filter>& code, std::uint32_t number, unsigned which)
{
    code.push_back(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, number, 0, 6));
    code.push_back(load(argument(which)));
    code.push_back(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 0, 0, 2));
    code.push_back(load(argument(which) + 4));
    code.push_back(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 0, 1, 0));
    code.push_back(answer(denied));
    code.push_back(answer(SECCOMP_RET_ALLOW));
}

/// A call whose first argument of two words is not null: the number of another process, which these calls
/// take for this one's where it is null.
void refuseForOthers(std::vector<sock_filter>& code, std::uint32_t number)
{
    refuseUnlessNull(code, number, 0);
}

/// A process has nobody to signal but itself.
void refuseSignalsToOthers(std::vector<sock_filter>& code)
{
    for (const std::uint32_t number : {SYS_kill, SYS_tgkill}) {
        code.push_back(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, number, 0, 4));
        code.push_back(load(argument(0)));
        code.push_back(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, static_cast<std::uint32_t>(::getpid()), 0, 1));
        code.push_back(answer(SECCOMP_RET_ALLOW));
        code.push_back(answer(denied));
    }
}

/// A process that starts others signals them by numbers that are not known here; it has no groups to signal,
/// and the keeper ends it, not the other way round.
void refuseSignalsToKeeper(std::vector<sock_filter>& code)
{
    constexpr std::uint32_t negative = 0x80000000;
    for (const std::uint32_t number : {SYS_kill, SYS_tgkill}) {
        code.push_back(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, number, 0, 6));
        code.push_back(load(argument(0)));
        code.push_back(BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, negative, 3, 0));
        code.push_back(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 0, 2, 0));
        code.push_back(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, static_cast<std::uint32_t>(::getppid()), 1, 0));
        code.push_back(answer(SECCOMP_RET_ALLOW));
        code.push_back(answer(denied));
    }
}

/// The newer call that starts threads and processes hides its flags in memory; it is said not to be there, so
/// that the C library takes the older one.
void refuseHiddenFlags(std::vector<sock_filter>& code)
{
    code.push_back(unlessEqual(SYS_clone3));
    code.push_back(answer(SECCOMP_RET_ERRNO | ENOSYS));
}

/// Threads are made by the same call, with a flag that can be seen.
void refuseProcesses(std::vector<sock_filter>& code)
{
#if defined(__x86_64__)
    for (const std::uint32_t number : {SYS_fork, SYS_vfork}) {
        code.push_back(unlessEqual(number));
        code.push_back(answer(denied));
    }
#endif
    code.push_back(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_clone, 0, 4));
    code.push_back(load(argument(0)));
    code.push_back(BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, CLONE_THREAD, 0, 1));
    code.push_back(answer(SECCOMP_RET_ALLOW));
    code.push_back(answer(denied));
}

/// In a namespace of its own a process has the rights of an administrator.
void refuseNamespaces(std::vector<sock_filter>& code)
{
    constexpr std::uint32_t namespaces = CLONE_NEWUSER | CLONE_NEWNS | CLONE_NEWPID | CLONE_NEWNET |
                                         CLONE_NEWIPC | CLONE_NEWUTS | CLONE_NEWCGROUP;
    code.push_back(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_clone, 0, 4));
    code.push_back(load(argument(0)));
    code.push_back(BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, namespaces, 1, 0));
    code.push_back(answer(SECCOMP_RET_ALLOW));
    code.push_back(answer(denied));
}

/// The model's process is to end with its keeper, and whoever asks for another signal does not.
void refuseToOutliveKeeper(std::vector<sock_filter>& code)
{
    code.push_back(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_prctl, 0, 6));
    code.push_back(load(argument(0)));
    code.push_back(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, PR_SET_PDEATHSIG, 0, 3));
    code.push_back(load(argument(1)));
    code.push_back(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SIGKILL, 1, 0));
    code.push_back(answer(denied));
    code.push_back(answer(SECCOMP_RET_ALLOW));
}

/// Landlock before its version 3 does not look at these: to empty what is opened, but not to write. A way to
/// open that hides its flags in memory is said not to be there.
void refuseEmptying(std::vector<sock_filter>& code)
{
    code.push_back(unlessEqual(SYS_openat2));
    code.push_back(answer(SECCOMP_RET_ERRNO | ENOSYS));
    std::vector<std::pair<std::uint32_t, unsigned>> calls{{SYS_openat, 2}};
#if defined(__x86_64__)
    calls.emplace_back(SYS_open, 1);
#endif
    for (const auto& [number, flags] : calls) {
        code.push_back(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, number, 0, 6));
        code.push_back(load(argument(flags)));
        code.push_back(BPF_STMT(BPF_ALU | BPF_AND | BPF_K, O_TRUNC | O_ACCMODE));
        code.push_back(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, O_TRUNC | O_RDONLY, 2, 0));
        code.push_back(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, O_TRUNC | O_ACCMODE, 1, 0));
        code.push_back(answer(SECCOMP_RET_ALLOW));
        code.push_back(answer(denied));
    }
}

/// Memory that keeps what is in it where it is not mapped, and then is not seen.
void refuseSharedMemory(std::vector<sock_filter>& code)
{
    code.push_back(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_mmap, 0, 6));
    code.push_back(load(argument(3)));
    code.push_back(BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, MAP_ANONYMOUS, 0, 3));
    code.push_back(BPF_STMT(BPF_ALU | BPF_AND | BPF_K, MAP_SHARED)); // also in MAP_SHARED_VALIDATE
    code.push_back(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, MAP_SHARED, 0, 1));
    code.push_back(answer(denied));
    code.push_back(answer(SECCOMP_RET_ALLOW));
}

/// The driver of CUDA listens at a local socket. One of that kind sends nothing before it is connected, and
/// the calls for that are refused.
void refuseSocketsButTheDrivers(std::vector<sock_filter>& code)
{
    constexpr std::uint32_t kind = 0xF; // of a socket's type; the rest are flags
    code.push_back(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_socket, 0, 7));
    code.push_back(load(argument(0)));
    code.push_back(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, AF_UNIX, 0, 4));
    code.push_back(load(argument(1)));
    code.push_back(BPF_STMT(BPF_ALU | BPF_AND | BPF_K, kind));
    code.push_back(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SOCK_SEQPACKET, 0, 1));
    code.push_back(answer(SECCOMP_RET_ALLOW));
    code.push_back(answer(denied));
}

/// Sockets that are connected can't send to others.
void refusePairsButStreams(std::vector<sock_filter>& code)
{
    constexpr std::uint32_t kind = 0xF; // the rest are flags
    code.push_back(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_socketpair, 0, 5));
    code.push_back(load(argument(1)));
    code.push_back(BPF_STMT(BPF_ALU | BPF_AND | BPF_K, kind));
    code.push_back(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SOCK_STREAM, 1, 0));
    code.push_back(answer(denied));
    code.push_back(answer(SECCOMP_RET_ALLOW));
}

/// A word of an argument that may have only some values, or any but some.
void filterByWord(std::vector<sock_filter>& code, std::uint32_t number, unsigned which,
                  std::span<const std::uint32_t> values, bool areAllowed)
{
    const auto rest = static_cast<std::uint8_t>(2 * values.size() + 2);
    code.push_back(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, number, 0, rest));
    code.push_back(load(argument(which)));
    for (const std::uint32_t value : values) {
        code.push_back(unlessEqual(value));
        code.push_back(answer(areAllowed ? std::uint32_t{SECCOMP_RET_ALLOW} : denied));
    }
    code.push_back(answer(areAllowed ? denied : std::uint32_t{SECCOMP_RET_ALLOW}));
}

/// Signals that come to another process when this one's pipe has something, or somebody else's file is
/// opened; pipes of more memory.
void refuseSignalsByFiles(std::vector<sock_filter>& code)
{
    constexpr auto commands =
        std::to_array<std::uint32_t>({F_SETOWN, F_SETOWN_EX, F_SETSIG, F_SETLEASE, F_NOTIFY, F_SETPIPE_SZ});
    filterByWord(code, SYS_fcntl, 1, commands, false);
}

/// Typing into the terminal that the command was given in, changing it, attributes of files and whatever else
/// drivers and file systems do: only what tells something stays, and flags of descriptors. A graphics card's
/// driver is all such calls, so that with it those are refused which are known to do harm.
void refuseControl(std::vector<sock_filter>& code, bool withGraphicsCard)
{
    constexpr std::uint32_t getTerminal2 = 0x802C542A; // TCGETS2
    constexpr auto harmless = std::to_array<std::uint32_t>(
        {TCGETS, getTerminal2, TIOCGWINSZ, TIOCGPGRP, TIOCOUTQ, FIONREAD, FIONBIO, FIOCLEX, FIONCLEX});
    constexpr std::uint32_t setTerminal2 = 0x402C542B; // TCSETS2, and two that wait
    constexpr std::uint32_t linuxTerminal = 0x541C;    // TIOCLINUX
    constexpr std::uint32_t enableVerity = 0x40806685; // FS_IOC_ENABLE_VERITY
    constexpr auto harmful = std::to_array<std::uint32_t>(
        {TIOCSTI, linuxTerminal, TCSETS, TCSETSW, TCSETSF, setTerminal2, setTerminal2 + 1, setTerminal2 + 2,
         TIOCSWINSZ, TIOCSPGRP, TIOCSCTTY, TIOCNOTTY, TIOCSETD, TIOCCONS, FIOSETOWN, SIOCSPGRP,
         FS_IOC_SETFLAGS, FS_IOC_FSSETXATTR, enableVerity});
    if (withGraphicsCard)
        filterByWord(code, SYS_ioctl, 1, harmful, false);
    else
        filterByWord(code, SYS_ioctl, 1, harmless, true);
}

/// Whether the user has told OpenMP where threads go: it gives each its place by the thread's number, which a
/// filter can't tell from another process's.
bool bindsThreads()
{
    constexpr auto variables =
        std::to_array<const char*>({"OMP_PROC_BIND", "OMP_PLACES", "GOMP_CPU_AFFINITY"});
    return std::ranges::any_of(variables, [](const char* name) { return std::getenv(name) != nullptr; });
}

std::vector<sock_filter> start()
{
    std::vector<sock_filter> code{
        load(offsetof(seccomp_data, arch)),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, architecture, 1, 0),
        answer(denied), // calls in the manner of another machine have other numbers
        load(offsetof(seccomp_data, nr)),
    };
#if defined(__x86_64__)
    constexpr std::uint32_t x32Bit = 0x40000000;
    code.push_back(BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, x32Bit, 0, 1));
    code.push_back(answer(denied));
#endif
    return code;
}

/// Each of these rules leaves the number of the call to the next where it is about another call.
void refuseByArguments(std::vector<sock_filter>& code, Inside inside)
{
    for (const std::uint32_t number : {SYS_prlimit64, SYS_sched_setscheduler, SYS_sched_setparam,
                                       SYS_sched_setattr, SYS_migrate_pages, SYS_move_pages})
        refuseForOthers(code, number);
    if (!bindsThreads())
        refuseForOthers(code, SYS_sched_setaffinity);
    constexpr unsigned address = 4;
    refuseUnlessNull(code, SYS_sendto, address);
    refuseToOutliveKeeper(code);
    refuseEmptying(code);
    refuseSignalsByFiles(code);
    refuseControl(code, inside.withGraphicsCard);
    if (inside.withGraphicsCard) {
        refuseSocketsButTheDrivers(code);
        refusePairsButStreams(code);
    } else {
        refuseSharedMemory(code);
    }
    refuseHiddenFlags(code);
    if (inside.processes == Processes::More) {
        refuseSignalsToKeeper(code);
        refuseNamespaces(code);
    } else {
        refuseSignalsToOthers(code);
        refuseProcesses(code);
    }
}

std::vector<sock_filter> program(Inside inside)
{
    std::vector<sock_filter> code = start();
    for (const std::uint32_t number : refusedCalls(inside.withGraphicsCard)) {
        code.push_back(unlessEqual(number));
        code.push_back(answer(denied));
    }
    refuseByArguments(code, inside);
    code.push_back(answer(SECCOMP_RET_ALLOW));
    return code;
}

} // namespace

bool refuseSystemCalls(Inside inside)
{
    if (architecture == 0)
        return false;
    std::vector<sock_filter> code = program(inside);
    const sock_fprog filter{static_cast<unsigned short>(code.size()), code.data()};
    return ::syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, &filter) == 0;
}

} // namespace scalescope::app
