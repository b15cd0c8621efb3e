# SPDX-License-Identifier: GPL-3.0-or-later
"""Removes a temporary folder, as a process of its own: `python cleaner.py FOLDER` waits until its standard input, a pipe, has
been closed by all that hold its other end, however they ended. A folder of a Python that was killed before is removed when
the next one is made."""

import fcntl
import os
import pathlib
import shutil
import sys
from typing import List

LIST = ".scalescope-temporary"  #: names of what is to be removed; the window knows by it that the folder won't last
PREFIX = "scalescope-"  #: of the names of such folders


def hold(folder: pathlib.Path) -> int:
    """Begins the list, locked: whoever has the descriptor that is returned holds the folder."""
    new = folder / (LIST + ".new")
    held = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        fcntl.flock(held, fcntl.LOCK_EX)
    except OSError:
        pass  # a file system without locks: sweep() finds none there either
    new.rename(folder / LIST)  # only now sweep() sees it
    return held


def is_held(folder: pathlib.Path) -> bool:
    try:
        listed = os.open(folder / LIST, os.O_RDONLY | os.O_NOFOLLOW)
    except OSError:
        return True  # it is none of ours
    try:
        fcntl.flock(listed, fcntl.LOCK_EX | fcntl.LOCK_NB)
        return False
    except OSError:
        return True
    finally:
        os.close(listed)


def sweep(parent: pathlib.Path) -> None:
    """Removes this user's folders that nobody holds any more: those of processes that were killed."""
    for folder in parent.glob(PREFIX + "*"):
        try:
            is_own = folder.lstat().st_uid == os.getuid() and folder.is_dir() and not folder.is_symlink()
        except OSError:
            continue  # another process has removed it
        if is_own and not is_held(folder):
            remove(folder)


def list_own(folder: pathlib.Path, names: List[str]) -> None:
    with open(folder / LIST, "a", encoding="utf-8") as stream:
        stream.writelines(f"{name}\n" for name in names)


def remove(folder: pathlib.Path) -> None:
    """Removes what is in the list, and the folder where nothing else is in it."""
    try:
        names = (folder / LIST).read_text(encoding="utf-8").splitlines()
    except OSError:
        return
    own = [name for name in names if "/" not in name and name not in ("", ".", "..")]
    for path in [folder / name for name in [*own, LIST]]:
        try:
            if path.is_dir() and not path.is_symlink():
                shutil.rmtree(path, ignore_errors=True)
            else:
                path.unlink()
        except OSError:
            pass  # it was never written, or is gone
    try:
        folder.rmdir()
    except OSError:
        pass  # the rest is somebody else's


if __name__ == "__main__":
    sys.stdin.buffer.read()
    remove(pathlib.Path(sys.argv[1]))
