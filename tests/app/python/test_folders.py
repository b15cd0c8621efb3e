# SPDX-License-Identifier: GPL-3.0-or-later
"""Files that nobody named a place for are there as long as they are of use, and no longer."""
import os
import pathlib
import subprocess
import sys
import threading

import scalescope
from scalescope.folders import TemporaryFolder
from support import FolderTest, TorchTest


class TestTemporaryFolders(FolderTest):
    def window(self):
        """What is open until the file named fifo is opened and closed."""
        os.mkfifo("fifo")
        return subprocess.Popen(["cat", "fifo"])

    def close(self, window):
        with open("fifo", "w"):
            pass
        self.assertEqual(window.wait(), 0)

    def test_it_is_there_as_long_as_its_object(self):
        folder = TemporaryFolder()
        path = folder.path
        (path / "file").write_text("text")
        self.assertTrue(path.exists())
        del folder
        self.assertFalse(path.exists())

    def test_a_window_keeps_it(self):
        window, folder = self.window(), TemporaryFolder()
        path = folder.path
        folder.keep_for(window)
        del folder
        self.assertTrue(path.exists())
        self.close(window)
        for thread in threading.enumerate():
            if thread.name == "scalescope-window":
                thread.join()
        self.assertFalse(path.exists())

    def test_the_end_of_python_removes_it_but_for_an_open_window(self):
        code = """if True:
            import subprocess
            from scalescope.folders import TemporaryFolder
            of_none, of_open, of_closed = (TemporaryFolder() for _ in range(3))
            of_open.keep_for(subprocess.Popen(["cat", "fifo"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL))
            of_closed.keep_for(subprocess.Popen(["true"]))
            of_closed._windows[0].wait()
            print(of_none.path, of_open.path, of_closed.path)
        """
        os.mkfifo("fifo")
        environment = {**os.environ, "PYTHONPATH": str(pathlib.Path(scalescope.__file__).parents[1]), "TMPDIR": str(self.folder)}
        said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment)
        self.assertEqual(said.stderr, "")
        self.assertEqual([pathlib.Path(path).exists() for path in said.stdout.split()], [False, True, False])
        with open("fifo", "w"):
            pass


class TestFoldersOfModels(TorchTest):
    def test_a_model_and_its_runs_are_removed_with_the_last_of_them(self):
        import torch
        model = scalescope.export(torch.nn.Linear(2, 2), torch.ones(1, 2))
        run, path = model.run(), model.path
        del model
        self.assertTrue(path.exists())
        self.assertGreater(len(run.nodes), 2)
        del run
        self.assertFalse(path.parent.exists())

    def test_a_folder_of_ones_own_stays(self):
        import torch
        first = scalescope.run(torch.nn.Linear(2, 2), torch.ones(1, 2), folder="here")
        second = scalescope.run(torch.nn.Linear(2, 2), torch.ones(1, 2), folder="here")
        del first, second
        self.assertEqual({path.name for path in (self.folder / "here").iterdir()},
                         {"Linear.pt2", "Linear.scales", "Linear-2.pt2", "Linear-2.scales"})
