# SPDX-License-Identifier: GPL-3.0-or-later
"""What several of these tests need."""
import os
import pathlib
import re
import subprocess
import tempfile
import unittest

root = pathlib.Path(__file__).resolve().parents[3]
examples = pathlib.Path(os.environ.get("SCALESCOPE_EXAMPLES", root / "build" / "release" / "examples"))


def torch_problem():
    """Why models can't be exported here for the engine's libtorch, or nothing."""
    try:
        import torch
    except ImportError:
        return "Python's torch is not here; ./dev test installs what it needs where the engine is built with PyTorch's wheel."
    engine = pathlib.Path(os.environ["SCALESCOPE"]).with_name("scalescope-engine")
    said = subprocess.run([engine, "--version"], capture_output=True, text=True).stdout
    theirs = re.search(r"libtorch ([0-9.]+)", said)
    ours = torch.__version__.split("+")[0]
    if theirs is None or theirs.group(1) != ours:
        return f"elsewhere: Python has torch {ours}, the engine another libtorch."
    return None


class FolderTest(unittest.TestCase):
    """Works in a folder of its own."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.addCleanup(setattr, tempfile, "tempdir", tempfile.tempdir)
        tempfile.tempdir = folder.name  # what the package leaves for the system to clear away goes with it
        before = os.getcwd()
        os.chdir(self.folder)
        self.addCleanup(os.chdir, before)

    def run_of(self, name):
        """A run of one of the examples."""
        import scalescope
        return scalescope.Model(examples / f"{name}.pt", examples / f"{name}.inputs.json").run(
            output=self.folder / f"{name}.scales")


class TorchTest(FolderTest):
    def setUp(self):
        problem = torch_problem()
        if problem:
            self.skipTest(problem)
        super().setUp()
