// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/refused_calls.h"

#include <array>
#include <sys/syscall.h>

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

} // namespace

std::vector<std::uint32_t> refusedCalls(bool withGraphicsCard)
{
    std::vector<std::uint32_t> numbers(always.begin(), always.end());
    if (!withGraphicsCard)
        numbers.insert(numbers.end(), withoutGraphicsCard.begin(), withoutGraphicsCard.end());
    return numbers;
}

} // namespace scalescope::app
