# SPDX-License-Identifier: GPL-3.0-or-later
"""Small disks that only this process and what it starts can see; who may not mount skips."""

import ctypes
import os
import subprocess

from bench import Skip, wait_until

CLONE_NEWNS = 0x00020000
is_private = False


def try_mount(*words):
    return subprocess.run(["mount", *map(str, words)], capture_output=True, text=True)


def mount(*words):
    ended = try_mount(*words)
    if ended.returncode != 0:
        raise Skip("this machine does not mount: " + ended.stderr.strip())


def be_private():
    """Mounts of this process are no longer seen outside, and end with it."""
    global is_private
    if is_private:
        return
    if os.geteuid() != 0:
        raise Skip("mounting a small disk needs root.")
    if ctypes.CDLL(None, use_errno=True).unshare(CLONE_NEWNS) != 0:
        raise Skip("this machine lets nobody have mounts of his own.")
    mount("--make-rprivate", "/")
    is_private = True


class SmallDisk:
    """A disk of so many bytes at a folder."""

    def __init__(self, folder, size):
        be_private()
        self.folder = folder
        self.folder.mkdir(exist_ok=True)
        mount("-t", "tmpfs", "-o", "size=%d,mode=755" % size, "scalescope-fault", folder)
        self.filler = folder / "filler"

    def __enter__(self):
        return self

    def __exit__(self, *_):
        subprocess.run(["umount", "-l", str(self.folder)], check=False)

    def free(self):
        space = os.statvfs(self.folder)
        return space.f_bavail * space.f_frsize

    def fill(self, left=0):
        """Leaves so many bytes free."""
        with open(self.filler, "wb") as stream:
            taken = max(0, self.free() - left)
            if taken:
                os.posix_fallocate(stream.fileno(), 0, taken)

    def make_room(self):
        self.filler.unlink(missing_ok=True)

    def make_read_only(self):
        """The kernel keeps what a process's Landlock rules name for some milliseconds longer than the process: the
        disk is busy until then."""
        words = ("-o", "remount,ro", self.folder)
        if not wait_until(lambda: try_mount(*words).returncode == 0):
            mount(*words)
