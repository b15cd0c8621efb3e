# SPDX-License-Identifier: GPL-3.0-or-later
"""Removes a temporary folder, as a process of its own: `python cleaner.py FOLDER` waits until its standard input, a pipe, has
been closed by all that hold its other end, however they ended."""

import pathlib
import shutil
import sys
from typing import List

LIST = ".scalescope-temporary"  #: names of what is to be removed; the window knows by it that the folder won't last


def list_own(folder: pathlib.Path, names: List[str]) -> None:
    with open(folder / LIST, "a", encoding="utf-8") as stream:
        stream.writelines(f"{name}\n" for name in names)


def remove(folder: pathlib.Path) -> None:
    """Removes what is in the list, and the folder where nothing else is in it."""
    try:
        names = (folder / LIST).read_text(encoding="utf-8").splitlines()
    except OSError:
        return
    for path in [folder / name for name in [*names, LIST]]:
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
