# SPDX-License-Identifier: GPL-3.0-or-later
"""The program `scalescope`: where it is, and how it is called."""

import importlib.metadata
import json
import os
import pathlib
import shutil
import subprocess
import tempfile
import urllib.parse
import urllib.request
from typing import Optional

from .folders import TemporaryFolder

at_once = 1.0  #: seconds in which a window that can't open ends


class ProgramNotFound(RuntimeError):
    """There is no program `scalescope`."""


class ProgramError(RuntimeError):
    """The program said why it could not do something; `status` is its exit status."""

    def __init__(self, message: str, status: int):
        super().__init__(message)
        self.status = status


def find() -> str:
    """The program's path: the variable SCALESCOPE, PATH, or the build folder of the tree that this package lies in or was
    installed from, or that the current folder is in."""
    named = os.environ.get("SCALESCOPE")
    if named:
        found = shutil.which(named)
        if found is None:
            raise ProgramNotFound(f"The variable SCALESCOPE names {named}, which is not a program that can be run; set it to the path of scalescope.")
        return found
    on_path = shutil.which("scalescope")
    if on_path is not None:
        return on_path
    for place in (pathlib.Path(__file__).resolve(), _installed_from(), pathlib.Path.cwd() / "here"):
        for folder in place.parents if place is not None else ():
            built = folder / "build" / "release" / "bin" / "scalescope"
            if built.exists():
                return str(built)
    raise ProgramNotFound("The program scalescope was not found; put it on PATH, or set the variable SCALESCOPE to its path.")


def _installed_from() -> Optional[pathlib.Path]:
    """The folder that pip was given, which it writes down (direct_url.json)."""
    try:
        written = importlib.metadata.distribution("scalescope").read_text("direct_url.json")
    except importlib.metadata.PackageNotFoundError:
        return None
    url = urllib.parse.urlparse(json.loads(written)["url"] if written else "")
    return pathlib.Path(urllib.request.url2pathname(url.path)) if url.scheme == "file" else None


def call(*arguments: str, cwd: Optional[str] = None) -> str:
    """Runs a command to its end and gives what it printed. Raises ProgramError with the last line of what it said beside that."""
    process = subprocess.run([find(), *arguments], cwd=cwd, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    if process.returncode != 0:
        raise _error(process.stderr, process.returncode)
    return process.stdout


def start(*arguments: str, folder: Optional[TemporaryFolder] = None) -> "subprocess.Popen[bytes]":
    """Starts the program and goes on: the window, which keeps a temporary folder until it ends. Raises ProgramError where it
    ends at once with an error."""
    with tempfile.TemporaryFile() as said:
        process = subprocess.Popen(
            [find(), *arguments], start_new_session=True, stdin=subprocess.DEVNULL if folder is None else folder.keeper(),
            stdout=subprocess.DEVNULL, stderr=said,
        )
        try:
            status = process.wait(at_once)
        except subprocess.TimeoutExpired:
            return process
        if status != 0:
            said.seek(0)
            raise _error(said.read().decode(errors="replace"), status)
        return process


def _error(said: str, status: int) -> ProgramError:
    lines = [line for line in said.splitlines() if line.strip()]
    return ProgramError(lines[-1] if lines else f"scalescope ended with status {status}", status)
