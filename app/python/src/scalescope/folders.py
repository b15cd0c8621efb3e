# SPDX-License-Identifier: GPL-3.0-or-later
"""Folders for models and runs that nobody named a place for."""

import pathlib
import shutil
import subprocess
import tempfile
import threading
import weakref
from typing import Any, List


class TemporaryFolder:
    """A new folder, removed when neither an object nor a window has it any more. A window that is still open when Python
    ends keeps it."""

    def __init__(self) -> None:
        self.path = pathlib.Path(tempfile.mkdtemp(prefix="scalescope-"))
        self._windows: List["subprocess.Popen[bytes]"] = []
        weakref.finalize(self, _remove, self.path, self._windows)

    def keep_for(self, window: "subprocess.Popen[bytes]") -> None:
        """Keeps it until the window has ended."""
        self._windows.append(window)
        threading.Thread(target=_wait, args=(window, self), name="scalescope-window", daemon=True).start()


def _wait(window: "subprocess.Popen[bytes]", folder: Any) -> None:
    window.wait()


def _remove(path: pathlib.Path, windows: List["subprocess.Popen[bytes]"]) -> None:
    if all(window.poll() is not None for window in windows):
        shutil.rmtree(path, ignore_errors=True)
