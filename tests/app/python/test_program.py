# SPDX-License-Identifier: GPL-3.0-or-later
"""Where the package finds the program, and what it says where there is none or it fails."""
import json
import os
import shutil
import sys
from unittest import mock

import scalescope
from scalescope import program
from support import FolderTest, examples


class TestProgram(FolderTest):
    def test_the_variable_names_it(self):
        self.assertEqual(program.find(), shutil.which(os.environ["SCALESCOPE"]))

    def test_a_variable_that_names_none_is_said(self):
        with mock.patch.dict(os.environ, {"SCALESCOPE": "/nowhere/scalescope"}):
            with self.assertRaisesRegex(scalescope.ProgramNotFound, "SCALESCOPE names /nowhere/scalescope"):
                program.find()

    def test_it_is_found_on_path(self):
        found = self.folder / "scalescope"
        found.write_text("#!/bin/sh\n")
        found.chmod(0o755)
        with mock.patch.dict(os.environ, {"PATH": str(self.folder), "SCALESCOPE": ""}):
            self.assertEqual(program.find(), str(found))

    def test_without_one_the_sentence_says_what_to_do(self):
        with mock.patch.dict(os.environ, {"PATH": "", "SCALESCOPE": ""}), \
                mock.patch.object(program, "__file__", str(self.folder / "program.py")):
            with self.assertRaisesRegex(scalescope.ProgramNotFound, "put it on PATH"):
                program.find()

    def built(self):
        """A tree with a built program."""
        tree = self.folder / "a tree"
        (tree / "app" / "python").mkdir(parents=True)
        found = tree / "build" / "release" / "bin" / "scalescope"
        found.parent.mkdir(parents=True)
        found.write_text("#!/bin/sh\n")
        return tree, str(found)

    def away(self):
        """The package as pip installs it: in another folder than its tree."""
        away = mock.patch.object(program, "__file__", str(self.folder / "site-packages" / "scalescope" / "program.py"))
        nowhere = mock.patch.dict(os.environ, {"PATH": "", "SCALESCOPE": ""})
        for patch in (away, nowhere):
            patch.start()
            self.addCleanup(patch.stop)

    def test_it_is_found_in_the_tree_that_the_package_was_installed_from(self):
        tree, found = self.built()
        self.away()
        installed = self.folder / "site-packages" / "scalescope-0.1.0.dist-info"
        installed.mkdir(parents=True)
        (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: scalescope\nVersion: 0.1.0\n")
        (installed / "direct_url.json").write_text(json.dumps({"url": (tree / "app" / "python").as_uri(), "dir_info": {}}))
        with mock.patch.object(sys, "path", [str(installed.parent)]):
            self.assertEqual(program.find(), found)

    def test_it_is_found_in_the_tree_of_the_current_folder(self):
        tree, found = self.built()
        self.away()
        for folder in (tree, tree / "app" / "python"):
            os.chdir(folder)
            self.assertEqual(program.find(), found)

    def test_its_sentence_becomes_the_error(self):
        with self.assertRaisesRegex(scalescope.ProgramError, "missing.pt") as caught:
            scalescope.Model("missing.pt").run()
        self.assertEqual(caught.exception.status, 3)

    def test_inputs_beside_a_file_are_refused(self):
        for function in (scalescope.run, scalescope.view, scalescope.export):
            with self.assertRaisesRegex(TypeError, "Inputs go with a module"):
                function("model.pt2", [1.0])
            with self.assertRaisesRegex(TypeError, "Inputs go with a module"):
                function("model.pt2", x=1.0)

    def test_a_window_that_cannot_open_says_why(self):
        here = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")}
        with mock.patch.dict(os.environ, here, clear=True), mock.patch.object(program, "at_once", None):
            with self.assertRaisesRegex(scalescope.ProgramError, "There is no display"):
                scalescope.view(examples / "mlp.pt")

    def test_a_window_that_opens_is_left_alone(self):
        found = self.folder / "scalescope"
        found.write_text("#!/bin/sh\nexec cat fifo\n")
        found.chmod(0o755)
        os.mkfifo("fifo")
        with mock.patch.dict(os.environ, {"SCALESCOPE": str(found)}), mock.patch.object(program, "at_once", 0.01):
            window = scalescope.view("model.pt")
        self.assertIsNone(window.poll())
        with open("fifo", "w"):
            pass
        self.assertEqual(window.wait(), 0)
