// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/call_filter.h"

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

/// Numbers of newer kernels than the headers'; the same on every machine.
constexpr std::uint32_t quotactlFdNumber = 443;
constexpr std::uint32_t memfdSecretNumber = 447;
constexpr std::uint32_t processMreleaseNumber = 448;
constexpr std::uint32_t fchmodat2Number = 452;
constexpr std::uint32_t statmountNumber = 457;
constexpr std::uint32_t listmountNumber = 458;
constexpr std::uint32_t lsmSetSelfAttrNumber = 460;
constexpr std::uint32_t setxattratNumber = 463;
constexpr std::uint32_t getxattratNumber = 464;
constexpr std::uint32_t listxattratNumber = 465;
constexpr std::uint32_t removexattratNumber = 466;
constexpr std::uint32_t openTreeAttrNumber = 467;
constexpr std::uint32_t fileSetattrNumber = 469;

constexpr auto always = std::to_array<std::uint32_t>({
    // the network, and other programs on this machine
    SYS_connect, SYS_accept, SYS_accept4,
        // other programs
        SYS_execve, SYS_execveat,
        // other processes
        SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev, SYS_process_madvise, processMreleaseNumber,
        SYS_kcmp, SYS_pidfd_open, SYS_pidfd_getfd, SYS_pidfd_send_signal, SYS_rt_sigqueueinfo,
        SYS_rt_tgsigqueueinfo, SYS_setpriority, SYS_ioprio_set,
        SYS_tkill, // by the number of a thread, whoever's it is
        // who a process is, and whose: it has no right that it could lay down
        SYS_setsid, SYS_setpgid, SYS_setuid, SYS_setgid, SYS_setreuid, SYS_setregid, SYS_setresuid,
        SYS_setresgid, SYS_setfsuid, SYS_setfsgid, SYS_setgroups, SYS_capset, lsmSetSelfAttrNumber,
        // where it is: names without a folder go on to mean what they meant when they were given
        SYS_chdir, SYS_fchdir,
        // memory, queues and semaphores of other programs, found by their numbers; libtorch's own have names
        SYS_shmget, SYS_shmat, SYS_shmctl, SYS_shmdt, SYS_semget, SYS_semop, SYS_semtimedop, SYS_semctl,
        SYS_msgget, SYS_msgsnd, SYS_msgrcv, SYS_msgctl, SYS_mq_open, SYS_mq_unlink, SYS_mq_timedsend,
        SYS_mq_timedreceive, SYS_mq_notify, SYS_mq_getsetattr,
        // memory that does not count as this process's
        memfdSecretNumber, SYS_vmsplice, SYS_io_setup, SYS_io_submit, SYS_io_getevents, SYS_io_destroy,
        SYS_io_cancel, SYS_io_pgetevents,
        // ways around the rules about files
        SYS_io_uring_setup, SYS_io_uring_enter, SYS_io_uring_register, SYS_open_by_handle_at,
        SYS_name_to_handle_at, SYS_mount, SYS_umount2, SYS_pivot_root, SYS_chroot, SYS_open_tree,
        SYS_move_mount, SYS_fsopen, SYS_fsconfig, SYS_fsmount, SYS_fspick, SYS_mount_setattr, SYS_unshare,
        SYS_setns, openTreeAttrNumber,
        // what is mounted
        statmountNumber, listmountNumber,
        // what Landlock refuses always, where there is none
        SYS_mknodat, SYS_mkdirat, SYS_linkat, SYS_symlinkat, SYS_truncate,
        // room on the disk that no name leads to, and none sees
        SYS_unlinkat, SYS_renameat2, SYS_fallocate,
#if defined(SYS_renameat)
        SYS_renameat,
#endif
        // what Landlock does not look at: owners, modes, times and attributes of files, and who uses them
        SYS_fchmod, SYS_fchmodat, fchmodat2Number, SYS_fchown, SYS_fchownat, SYS_utimensat, SYS_setxattr,
        SYS_lsetxattr, SYS_fsetxattr, SYS_removexattr, SYS_lremovexattr, SYS_fremovexattr, setxattratNumber,
        removexattratNumber, fileSetattrNumber, SYS_getxattr, SYS_lgetxattr, SYS_fgetxattr, SYS_listxattr,
        SYS_llistxattr, SYS_flistxattr, getxattratNumber, listxattratNumber, SYS_inotify_init1,
        SYS_inotify_add_watch, SYS_inotify_rm_watch, SYS_fanotify_init, SYS_fanotify_mark,
#if defined(__x86_64__)
        SYS_chmod, SYS_chown, SYS_lchown, SYS_utime, SYS_utimes, SYS_futimesat, SYS_mknod, SYS_mkdir,
        SYS_link, SYS_symlink, SYS_inotify_init, SYS_rmdir, SYS_rename,
#endif
        // the kernel itself
        SYS_bpf, SYS_perf_event_open, SYS_userfaultfd, SYS_add_key, SYS_request_key, SYS_keyctl,
        SYS_init_module, SYS_finit_module, SYS_delete_module, SYS_kexec_load, SYS_kexec_file_load, SYS_reboot,
        SYS_swapon, SYS_swapoff, SYS_acct, SYS_quotactl, quotactlFdNumber, SYS_settimeofday,
        SYS_clock_settime, SYS_adjtimex, SYS_clock_adjtime, SYS_sethostname, SYS_setdomainname, SYS_syslog,
        SYS_vhangup, SYS_sync, SYS_syncfs,
#if defined(__x86_64__)
        SYS_iopl, SYS_ioperm, SYS_modify_ldt, SYS_uselib,
#endif
});

/// Sockets, those that no name leads to among them, which can send to those that have one; memory without a
/// name, which counts only where it is mapped. Removing files, which Landlock refuses too: a card's driver
/// removes the file of no name, and gives up where that is not permitted.
constexpr auto withoutGraphicsCard = std::to_array<std::uint32_t>({
    SYS_socket, SYS_bind, SYS_listen, SYS_socketpair, SYS_sendmsg, SYS_sendmmsg, SYS_memfd_create,
#if defined(__x86_64__)
        SYS_unlink,
#endif
});

/// Numbers of the system calls that nothing inside has a use for, whatever their arguments. A graphics card's
/// driver has some more, which are refused without one.
std::vector<std::uint32_t> refusedCalls(bool withGraphicsCard)
{
    std::vector<std::uint32_t> numbers(always.begin(), always.end());
    if (!withGraphicsCard)
        numbers.insert(numbers.end(), withoutGraphicsCard.begin(), withoutGraphicsCard.end());
    return numbers;
}

#if defined(__x86_64__)
constexpr std::uint32_t architecture = AUDIT_ARCH_X86_64;
#elif defined(__aarch64__)
constexpr std::uint32_t architecture = AUDIT_ARCH_AARCH64;
#elif defined(__riscv) && __riscv_xlen == 64
constexpr std::uint32_t architecture = AUDIT_ARCH_RISCV64;
#else
constexpr std::uint32_t architecture = 0; // no filter is written for this machine
#endif

constexpr std::uint32_t allowed = SECCOMP_RET_ALLOW;
constexpr std::uint32_t denied = SECCOMP_RET_ERRNO | EPERM;

sock_filter load(std::uint32_t offset)
{
    return BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offset);
}

sock_filter answer(std::uint32_t action)
{
    return BPF_STMT(BPF_RET | BPF_K, action);
}

/// Instructions to leave out where what was loaded is `value`, and where it is not.
sock_filter ifEqual(std::uint32_t value, std::uint8_t then, std::uint8_t otherwise)
{
    return BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, then, otherwise);
}

/// The same where it is that large or larger, and where it has one of these bits.
sock_filter ifAtLeast(std::uint32_t value, std::uint8_t then, std::uint8_t otherwise)
{
    return BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, value, then, otherwise);
}

sock_filter ifAnyOf(std::uint32_t bits, std::uint8_t then, std::uint8_t otherwise)
{
    return BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, bits, then, otherwise);
}

/// What was loaded with these bits alone.
sock_filter keep(std::uint32_t bits)
{
    return BPF_STMT(BPF_ALU | BPF_AND | BPF_K, bits);
}

/// What is done where the word that was loaded is `value`: a rule that ends in an answer. Other words are
/// left to the rules that follow.
void where(std::vector<sock_filter>& code, std::uint32_t value, const std::vector<sock_filter>& rule)
{
    code.push_back(ifEqual(value, 0, static_cast<std::uint8_t>(rule.size())));
    code.insert(code.end(), rule.begin(), rule.end());
}

/// Where an argument of a call is, its lower half on machines of this order of bytes.
constexpr std::uint32_t argument(unsigned which)
{
    return static_cast<std::uint32_t>(offsetof(seccomp_data, args)) + which * 8;
}

/// A call whose argument of two words is not null.
void refuseUnlessNull(std::vector<sock_filter>& code, std::uint32_t number, unsigned which)
{
    where(code, number,
          {load(argument(which)), ifEqual(0, 0, 2), load(argument(which) + 4), ifEqual(0, 1, 0),
           answer(denied), answer(allowed)});
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
        where(code, number,
              {load(argument(0)), ifEqual(static_cast<std::uint32_t>(::getpid()), 0, 1), answer(allowed),
               answer(denied)});
    }
}

/// A process that starts others signals them by numbers that are not known here; it has no groups to signal,
/// and the broker ends it, not the other way round.
void refuseSignalsToBroker(std::vector<sock_filter>& code)
{
    constexpr std::uint32_t negative = 0x80000000;
    for (const std::uint32_t number : {SYS_kill, SYS_tgkill}) {
        where(code, number,
              {load(argument(0)), ifAtLeast(negative, 3, 0), ifEqual(0, 2, 0),
               ifEqual(static_cast<std::uint32_t>(::getppid()), 1, 0), answer(allowed), answer(denied)});
    }
}

/// The newer call that starts threads and processes hides its flags in memory; it is said not to be there, so
/// that the C library takes the older one.
void refuseHiddenFlags(std::vector<sock_filter>& code)
{
    where(code, SYS_clone3, {answer(SECCOMP_RET_ERRNO | ENOSYS)});
}

/// Threads are made by the same call, with a flag that can be seen.
void refuseProcesses(std::vector<sock_filter>& code)
{
#if defined(__x86_64__)
    for (const std::uint32_t number : {SYS_fork, SYS_vfork}) {
        where(code, number, {answer(denied)});
    }
#endif
    where(code, SYS_clone, {load(argument(0)), ifAnyOf(CLONE_THREAD, 0, 1), answer(allowed), answer(denied)});
}

/// In a namespace of its own a process has the rights of an administrator.
void refuseNamespaces(std::vector<sock_filter>& code)
{
    constexpr std::uint32_t namespaces = CLONE_NEWUSER | CLONE_NEWNS | CLONE_NEWPID | CLONE_NEWNET |
                                         CLONE_NEWIPC | CLONE_NEWUTS | CLONE_NEWCGROUP;
    where(code, SYS_clone, {load(argument(0)), ifAnyOf(namespaces, 1, 0), answer(allowed), answer(denied)});
}

/// The model's process is to end with its broker, and whoever asks for another signal does not.
void refuseToOutliveBroker(std::vector<sock_filter>& code)
{
    where(code, SYS_prctl,
          {load(argument(0)), ifEqual(PR_SET_PDEATHSIG, 0, 3), load(argument(1)), ifEqual(SIGKILL, 1, 0),
           answer(denied), answer(allowed)});
}

/// Files without a name, in which a disk can be filled unseen. And to empty what is opened, but not to write,
/// at which Landlock before its version 3 does not look. A way to open that hides its flags in memory is said
/// not to be there.
void refuseUnnamedAndEmptied(std::vector<sock_filter>& code)
{
    where(code, SYS_openat2, {answer(SECCOMP_RET_ERRNO | ENOSYS)});
    std::vector<std::pair<std::uint32_t, unsigned>> calls{{SYS_openat, 2}};
#if defined(__x86_64__)
    calls.emplace_back(SYS_open, 1);
#endif
    for (const auto& [number, flags] : calls) {
        where(code, number,
              {load(argument(flags)), ifAnyOf(O_TMPFILE & ~O_DIRECTORY, 4, 0), keep(O_TRUNC | O_ACCMODE),
               ifEqual(O_TRUNC | O_RDONLY, 2, 0), ifEqual(O_TRUNC | O_ACCMODE, 1, 0), answer(allowed),
               answer(denied)});
    }
}

/// Memory that keeps what is in it where it is not mapped, and then is not seen. MAP_SHARED_VALIDATE has the
/// bit of MAP_SHARED too.
void refuseSharedMemory(std::vector<sock_filter>& code)
{
    where(code, SYS_mmap,
          {load(argument(3)), ifAnyOf(MAP_ANONYMOUS, 0, 3), keep(MAP_SHARED), ifEqual(MAP_SHARED, 0, 1),
           answer(denied), answer(allowed)});
}

/// The driver of CUDA listens at a local socket. One of that kind sends nothing before it is connected, and
/// the calls for that are refused.
void refuseSocketsButTheDrivers(std::vector<sock_filter>& code)
{
    constexpr std::uint32_t kind = 0xF; // of a socket's type; the rest are flags
    where(code, SYS_socket,
          {load(argument(0)), ifEqual(AF_UNIX, 0, 4), load(argument(1)), keep(kind),
           ifEqual(SOCK_SEQPACKET, 0, 1), answer(allowed), answer(denied)});
}

/// Sockets that are connected can't send to others.
void refusePairsButStreams(std::vector<sock_filter>& code)
{
    constexpr std::uint32_t kind = 0xF; // the rest are flags
    where(code, SYS_socketpair,
          {load(argument(1)), keep(kind), ifEqual(SOCK_STREAM, 1, 0), answer(denied), answer(allowed)});
}

/// A word of an argument that may have only some values, or any but some.
void filterByWord(std::vector<sock_filter>& code, std::uint32_t number, unsigned which,
                  std::span<const std::uint32_t> values, bool areAllowed)
{
    std::vector<sock_filter> rule{load(argument(which))};
    for (const std::uint32_t value : values)
        where(rule, value, {answer(areAllowed ? allowed : denied)});
    rule.push_back(answer(areAllowed ? denied : allowed));
    where(code, number, rule);
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

/// The calls that Linux had when refusedCalls() was written go up to this one, the same number on every
/// machine: of later ones nobody has said what they lead to.
constexpr std::uint32_t lastKnownCall = 470; // listns, Linux 6.19

std::vector<sock_filter> start()
{
    std::vector<sock_filter> code{
        load(offsetof(seccomp_data, arch)),
        ifEqual(architecture, 1, 0),
        answer(denied), // calls in the manner of another machine have other numbers
        load(offsetof(seccomp_data, nr)),
    };
#if defined(__x86_64__)
    constexpr std::uint32_t x32Bit = 0x40000000;
    code.push_back(ifAtLeast(x32Bit, 0, 1));
    code.push_back(answer(denied));
#endif
    // As on the kernels before, which every library that runs on them can do with.
    code.push_back(ifAtLeast(lastKnownCall + 1, 0, 1));
    code.push_back(answer(SECCOMP_RET_ERRNO | ENOSYS));
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
    refuseToOutliveBroker(code);
    refuseUnnamedAndEmptied(code);
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
        refuseSignalsToBroker(code);
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
        where(code, number, {answer(denied)});
    }
    refuseByArguments(code, inside);
    code.push_back(answer(allowed));
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
