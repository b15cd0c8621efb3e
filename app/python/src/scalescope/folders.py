# SPDX-License-Identifier: GPL-3.0-or-later
"""Folders for models and runs that nobody named a place for."""

import os
import pathlib
import subprocess
import sys
import tempfile
import weakref
from typing import List, Optional

from . import cleaner


class TemporaryFolder:
    """A new folder, removed when neither an object nor a window has it any more, also where Python has ended before the window.
    One that no window had when Python was killed is removed when the next folder is made. What others put there stays, and the
    folder with it."""

    def __init__(self) -> None:
        self.path = pathlib.Path(tempfile.mkdtemp(prefix=cleaner.PREFIX))
        self._held = cleaner.hold(self.path)
        cleaner.sweep(self.path.parent)
        self._keepers: List[int] = []  # the pipe's end that a cleaner waits for, once there is a window
        self._cleaner: Optional["subprocess.Popen[bytes]"] = None
        weakref.finalize(self, _leave, self.path, self._held, self._keepers)

    def own(self, *files: pathlib.Path) -> None:
        """What the package or the program wrote there, which goes with the folder."""
        cleaner.list_own(self.path, [file.name for file in files])

    def keeper(self) -> int:
        """The standard input of a window that is to keep the folder: as long as it is open there, the folder stays."""
        if not self._keepers:
            waits, keeper = os.pipe()
            self._cleaner = subprocess.Popen(
                [sys.executable or "python3", "-I", cleaner.__file__, str(self.path)],
                cwd="/", start_new_session=True, stdin=waits, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                pass_fds=(self._held,),
            )
            os.close(waits)
            self._keepers.append(keeper)
        return self._keepers[0]


def _leave(path: pathlib.Path, held: int, keepers: List[int]) -> None:
    if keepers:
        os.close(keepers[0])  # the cleaner removes it, when the windows have closed theirs
    else:
        cleaner.remove(path)
    os.close(held)
