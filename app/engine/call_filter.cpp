// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/call_filter.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <sys/ioctl.h> // IWYU pragma: keep (TIOCSTI)
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>
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

/// Numbers of newer kernels than the headers'; the same on every machine.
constexpr std::uint32_t fchmodat2Number = 452;
constexpr std::uint32_t setxattratNumber = 463;
constexpr std::uint32_t removexattratNumber = 466;
constexpr std::uint32_t openTreeAttrNumber = 467;
constexpr std::uint32_t fileSetattrNumber = 469;

constexpr auto refused = std::to_array<std::uint32_t>({
    // the network, and other programs on this machine; what makes a socket is in refuseSockets()
    SYS_connect, SYS_accept, SYS_accept4,
        // other programs
        SYS_execve, SYS_execveat,
        // other processes
        SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev, SYS_process_madvise, SYS_kcmp,
        SYS_pidfd_open, SYS_pidfd_getfd, SYS_pidfd_send_signal, SYS_rt_sigqueueinfo, SYS_rt_tgsigqueueinfo,
        SYS_setpriority, SYS_ioprio_set,
        // memory of other programs that is found by its number; libtorch's own has names
        SYS_shmget, SYS_shmat, SYS_shmctl, SYS_semget, SYS_msgget, SYS_mq_open,
        // ways around the rules about files
        SYS_io_uring_setup, SYS_io_uring_enter, SYS_io_uring_register, SYS_open_by_handle_at, SYS_mount,
        SYS_umount2, SYS_pivot_root, SYS_chroot, SYS_open_tree, SYS_move_mount, SYS_fsopen, SYS_fspick,
        SYS_mount_setattr, SYS_unshare, SYS_setns, openTreeAttrNumber,
        // what Landlock does not look at: owners, modes, times and attributes of files
        SYS_fchmod, SYS_fchmodat, fchmodat2Number, SYS_fchown, SYS_fchownat, SYS_utimensat, SYS_setxattr,
        SYS_lsetxattr, SYS_fsetxattr, SYS_removexattr, SYS_lremovexattr, SYS_fremovexattr, setxattratNumber,
        removexattratNumber, fileSetattrNumber,
#if defined(__x86_64__)
        SYS_chmod, SYS_chown, SYS_lchown, SYS_utime, SYS_utimes, SYS_futimesat,
#endif
        // the kernel itself
        SYS_bpf, SYS_perf_event_open, SYS_userfaultfd, SYS_add_key, SYS_request_key, SYS_keyctl,
        SYS_init_module, SYS_finit_module, SYS_delete_module, SYS_kexec_load, SYS_reboot, SYS_swapon,
        SYS_swapoff, SYS_acct, SYS_quotactl, SYS_settimeofday, SYS_clock_settime, SYS_sethostname,
        SYS_setdomainname, SYS_syslog, SYS_vhangup, SYS_fanotify_init,
});

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

/// A call about another process than this one: limits, scheduling. The number of the process is the first
/// argument, of two words.
void refuseForOthers(std::vector<sock_filter>& code, std::uint32_t number)
{
    constexpr std::uint32_t first = offsetof(seccomp_data, args[0]);
    code.push_back(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, number, 0, 6));
    code.push_back(load(first));
    code.push_back(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 0, 0, 2));
    code.push_back(load(first + 4));
    code.push_back(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 0, 1, 0));
    code.push_back(answer(denied));
    code.push_back(answer(SECCOMP_RET_ALLOW));
}

/// A process has nobody to signal but itself.
void refuseSignalsToOthers(std::vector<sock_filter>& code)
{
    constexpr std::uint32_t first = offsetof(seccomp_data, args[0]);
    for (const std::uint32_t number : {SYS_kill, SYS_tgkill}) {
        code.push_back(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, number, 0, 4));
        code.push_back(load(first));
        code.push_back(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, static_cast<std::uint32_t>(::getpid()), 0, 1));
        code.push_back(answer(SECCOMP_RET_ALLOW));
        code.push_back(answer(denied));
    }
    code.push_back(unlessEqual(SYS_tkill)); // by the number of a thread, whoever's it is
    code.push_back(answer(denied));
}

/// Threads are made by the same call, with a flag that can be seen; the newer call, which hides it in memory,
/// is said not to be there, so that the C library takes the older one.
void refuseProcesses(std::vector<sock_filter>& code)
{
    constexpr std::uint32_t first = offsetof(seccomp_data, args[0]);
#if defined(__x86_64__)
    for (const std::uint32_t number : {SYS_fork, SYS_vfork}) {
        code.push_back(unlessEqual(number));
        code.push_back(answer(denied));
    }
#endif
    code.push_back(unlessEqual(SYS_clone3));
    code.push_back(answer(SECCOMP_RET_ERRNO | ENOSYS));
    code.push_back(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_clone, 0, 4));
    code.push_back(load(first));
    code.push_back(BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, CLONE_THREAD, 0, 1));
    code.push_back(answer(SECCOMP_RET_ALLOW));
    code.push_back(answer(denied));
}

/// The driver of CUDA listens at a local socket. One of that kind sends nothing before it is connected, and
/// the calls for that are refused.
void refuseSockets(std::vector<sock_filter>& code, Driver driver)
{
    if (driver == Driver::None) {
        for (const std::uint32_t number : {SYS_socket, SYS_bind, SYS_listen}) {
            code.push_back(unlessEqual(number));
            code.push_back(answer(denied));
        }
        return;
    }
    constexpr std::uint32_t kind = 0xf; // of a socket's type; the rest are flags
    code.push_back(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_socket, 0, 7));
    code.push_back(load(offsetof(seccomp_data, args[0])));
    code.push_back(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, AF_UNIX, 0, 4));
    code.push_back(load(offsetof(seccomp_data, args[1])));
    code.push_back(BPF_STMT(BPF_ALU | BPF_AND | BPF_K, kind));
    code.push_back(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SOCK_SEQPACKET, 0, 1));
    code.push_back(answer(SECCOMP_RET_ALLOW));
    code.push_back(answer(denied));
}

/// Whether the user has told OpenMP where threads go: it gives each its place by the thread's number, which a
/// filter can't tell from another process's.
bool bindsThreads()
{
    constexpr auto variables =
        std::to_array<const char*>({"OMP_PROC_BIND", "OMP_PLACES", "GOMP_CPU_AFFINITY"});
    return std::ranges::any_of(variables, [](const char* name) { return std::getenv(name) != nullptr; });
}

std::vector<sock_filter> program(Processes processes, Driver driver)
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
    for (const std::uint32_t number : refused) {
        code.push_back(unlessEqual(number));
        code.push_back(answer(denied));
    }
    refuseSockets(code, driver);
    for (const std::uint32_t number :
         {SYS_prlimit64, SYS_sched_setscheduler, SYS_sched_setparam, SYS_sched_setattr})
        refuseForOthers(code, number);
    if (!bindsThreads())
        refuseForOthers(code, SYS_sched_setaffinity);
    if (processes == Processes::One) {
        refuseSignalsToOthers(code);
        refuseProcesses(code);
    }
    // Typing into the terminal that the command was given in.
    code.push_back(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_ioctl, 0, 5));
    code.push_back(
        load(offsetof(seccomp_data, args[1])));     // its lower half on machines of this order of bytes
    constexpr std::uint32_t linuxTerminal = 0x541C; // TIOCLINUX
    for (const std::uint32_t request : {static_cast<std::uint32_t>(TIOCSTI), linuxTerminal}) {
        code.push_back(unlessEqual(request));
        code.push_back(answer(denied));
    }
    code.push_back(answer(SECCOMP_RET_ALLOW));
    return code;
}

} // namespace

bool refuseSystemCalls(Processes processes, Driver driver)
{
    if (architecture == 0)
        return false;
    std::vector<sock_filter> code = program(processes, driver);
    const sock_fprog filter{static_cast<unsigned short>(code.size()), code.data()};
    return ::syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, &filter) == 0;
}

} // namespace scalescope::app
