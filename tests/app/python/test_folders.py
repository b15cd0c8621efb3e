# SPDX-License-Identifier: GPL-3.0-or-later
"""Files that nobody named a place for are there as long as they are of use, and no longer."""
import os
import pathlib
import select
import subprocess
import sys
import tempfile

import scalescope
from scalescope.folders import TemporaryFolder
from scalescope.runs import written_with
from support import FolderTest, TorchTest


class TestTemporaryFolders(FolderTest):
    def window(self, folder):
        """What is open until the file named fifo is opened and closed."""
        os.mkfifo("fifo")
        window = subprocess.Popen(["cat", "fifo"], stdin=folder.keeper())
        self.addCleanup(window.kill)  # where the test fails
        return window

    def close(self, window):
        with open("fifo", "w"):
            pass
        self.assertEqual(window.wait(), 0)

    def own_file(self, folder):
        (folder.path / "file").write_text("text")
        folder.own(folder.path / "file")
        return folder.path

    def test_it_is_there_as_long_as_its_object(self):
        folder = TemporaryFolder()
        path = self.own_file(folder)
        self.assertTrue(path.exists())
        del folder
        self.assertFalse(path.exists())

    def test_a_window_keeps_it(self):
        folder = TemporaryFolder()
        path, window, cleaner = self.own_file(folder), self.window(folder), folder._cleaner
        del folder
        self.assertTrue((path / "file").exists())
        self.close(window)
        self.assertEqual(cleaner.wait(), 0)
        self.assertFalse(path.exists())

    def test_its_object_keeps_it_when_the_window_is_closed(self):
        folder = TemporaryFolder()
        path, window, cleaner = self.own_file(folder), self.window(folder), folder._cleaner
        self.close(window)
        self.assertTrue((path / "file").exists())
        self.assertIsNone(cleaner.poll())
        del folder
        self.assertEqual(cleaner.wait(), 0)
        self.assertFalse(path.exists())

    def test_values_are_named_by_the_whole_name_but_of_scales(self):
        names = [{path.name for path in written_with(pathlib.Path(name)) if path.name.endswith("values")} for name in ("m.scales", "m.1")]
        self.assertEqual(names[0], {"m.values", "m.scales.partial.values", "m.incomplete.values"})
        self.assertEqual(names[1], {"m.1-values", "m.1.partial.values", "m.incomplete.1-values"})

    def test_what_others_saved_there_stays(self):
        folder = TemporaryFolder()
        path = self.own_file(folder)
        (path / "graph.svg").write_text("<svg/>")
        del folder
        self.assertEqual([file.name for file in path.iterdir()], ["graph.svg"])

    def ended_python(self, end):
        """The paths of folders of a Python that has ended: one of no window, one of a window that is open until fifo is closed,
        and one of a window that was closed. The second are the pids of the cleaners of the latter two."""
        code = """if True:
            import os, signal, subprocess
            from scalescope.folders import TemporaryFolder
            of_none, of_open, of_closed = (TemporaryFolder() for _ in range(3))
            for folder in (of_none, of_open, of_closed):
                (folder.path / "file").write_text("text")
                folder.own(folder.path / "file")
            subprocess.Popen(["timeout", "60", "cat", "fifo"], stdin=of_open.keeper(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            subprocess.run(["true"], stdin=of_closed.keeper())
            print(of_none.path, of_open.path, of_closed.path)
            print(of_open._cleaner.pid, of_closed._cleaner.pid, flush=True)
        """ + end
        os.mkfifo("fifo")
        environment = {**os.environ, "PYTHONPATH": str(pathlib.Path(scalescope.__file__).parents[1]), "TMPDIR": str(self.folder)}
        said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment)
        self.assertEqual(said.stderr, "")
        paths, cleaners = said.stdout.splitlines()
        return [pathlib.Path(path) for path in paths.split()], [int(pid) for pid in cleaners.split()]

    def await_end(self, pid):
        """Of a process that is nobody's child here."""
        try:
            end = os.pidfd_open(pid)
        except ProcessLookupError:
            return
        self.addCleanup(os.close, end)
        select.select([end], [], [])

    def check_ended_python(self, end, left):
        (of_none, of_open, of_closed), (cleaner_of_open, cleaner_of_closed) = self.ended_python(end)
        self.await_end(cleaner_of_closed)
        self.assertEqual([of_none.exists(), (of_open / "file").exists(), of_closed.exists()], [left, True, False])
        with open("fifo", "w"):
            pass
        self.await_end(cleaner_of_open)
        self.assertFalse(of_open.exists())

    def test_the_end_of_python_leaves_it_to_the_open_window_alone(self):
        self.check_ended_python("", False)

    def test_a_python_that_is_killed_leaves_only_what_no_window_had(self):
        self.check_ended_python("    os.kill(os.getpid(), signal.SIGKILL)\n", True)

    def test_the_next_folder_removes_what_a_killed_python_left_and_nothing_else(self):
        paths, cleaners = self.ended_python("    os.kill(os.getpid(), signal.SIGKILL)\n")
        self.await_end(cleaners[1])
        of_none, of_open, _ = paths
        saved = pathlib.Path(tempfile.mkdtemp(prefix="scalescope-"))  # without a list it is somebody else's
        first = TemporaryFolder()
        self.assertFalse(of_none.exists())
        self.assertTrue((of_open / "file").exists())
        self.assertTrue(saved.exists())
        second = TemporaryFolder()
        self.assertTrue(first.path.exists() and second.path.exists())
        with open("fifo", "w"):
            pass
        self.await_end(cleaners[0])


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

    def test_what_was_saved_beside_the_model_stays(self):
        import torch
        model = scalescope.export(torch.nn.Linear(2, 2), torch.ones(1, 2))
        path = model.path
        run = model.run("--save-values", ".")
        (path.parent / "graph.svg").write_text(run.graph().svg)
        del model, run
        self.assertEqual([file.name for file in path.parent.iterdir()], ["graph.svg"])

    def test_a_folder_of_ones_own_stays(self):
        import torch
        first = scalescope.run(torch.nn.Linear(2, 2), torch.ones(1, 2), folder="here")
        second = scalescope.run(torch.nn.Linear(2, 2), torch.ones(1, 2), folder="here")
        del first, second
        self.assertEqual({path.name for path in (self.folder / "here").iterdir()},
                         {"Linear.pt2", "Linear.scales", "Linear-2.pt2", "Linear-2.scales"})
