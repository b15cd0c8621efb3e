# SPDX-License-Identifier: GPL-3.0-or-later
"""The program `scalescope`: where it is, and how it is called."""

import os
import pathlib
import shutil
import subprocess
from typing import List, Optional


class ProgramNotFound(RuntimeError):
    """There is no program `scalescope`."""


class ProgramError(RuntimeError):
    """The program said why it could not do something; `status` is its exit status."""

    def __init__(self, message: str, status: int):
        super().__init__(message)
        self.status = status


def find() -> str:
    """The program's path: the variable SCALESCOPE, PATH, or the build folder of the tree that this package lies in."""
    named = os.environ.get("SCALESCOPE")
    if named:
        found = shutil.which(named)
        if found is None:
            raise ProgramNotFound(f"The variable SCALESCOPE names {named}, which is not a program that can be run; set it to the path of scalescope.")
        return found
    on_path = shutil.which("scalescope")
    if on_path is not None:
        return on_path
    for folder in pathlib.Path(__file__).resolve().parents:
        built = folder / "build" / "release" / "bin" / "scalescope"
        if built.exists():
            return str(built)
    raise ProgramNotFound("The program scalescope was not found; put it on PATH, or set the variable SCALESCOPE to its path.")


def call(*arguments: str, cwd: Optional[str] = None) -> str:
    """Runs a command to its end and gives what it printed. What it says beside that goes to standard error as it comes.
    Raises ProgramError with the last line of that."""
    process = subprocess.run([find(), *arguments], cwd=cwd, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    if process.returncode != 0:
        said = [line for line in process.stderr.splitlines() if line.strip()]
        raise ProgramError(said[-1] if said else f"scalescope ended with status {process.returncode}", process.returncode)
    return process.stdout


def start(*arguments: str) -> "subprocess.Popen[bytes]":
    """Starts the program and goes on: the window."""
    quiet = {"stdin": subprocess.DEVNULL, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    return subprocess.Popen([find(), *arguments], start_new_session=True, **quiet)  # type: ignore[call-overload]


def options_of(arguments: List[str]) -> List[str]:
    """Options as the command takes them."""
    return [os.fspath(argument) for argument in arguments]
