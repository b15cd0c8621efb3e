# SPDX-License-Identifier: GPL-3.0-or-later
"""Each example of docs/export.md runs as it stands, and the program runs what it saved."""
import re
import subprocess
import sys

from scalescope import program
from support import TorchTest, root


def sections():
    """Titles with the code below them."""
    text = (root / "docs" / "export.md").read_text(encoding="utf-8")
    for part in text.split("\n## ")[1:]:
        for code in re.findall(r"```python\n(.*?)```", part, re.DOTALL):
            yield part.splitlines()[0], code


class TestExportGuide(TorchTest):
    def check(self, title):
        code = dict(sections())[title]
        library = re.search(r"^from (transformers|torchvision)", code, re.MULTILINE)
        if library and subprocess.run([sys.executable, "-c", f"import {library.group(1)}"], capture_output=True).returncode:
            self.skipTest(f"elsewhere: {library.group(1)} is not here; ./dev reference installs it.")
        made = subprocess.run([sys.executable, "-c", code], cwd=self.folder, capture_output=True, text=True)
        self.assertEqual(made.returncode, 0, made.stderr[-2000:])
        exported = self.folder / "model.pt2"
        inputs = [] if exported.exists() else ["--input", "randn:[8,16]"]
        program.call("run", str(exported if exported.exists() else self.folder / "model.pt"), *inputs, "-o",
                     str(self.folder / "model.scales"))

    def test_the_guide_has_its_examples(self):
        self.assertGreaterEqual(len(list(sections())), 9)


def add(title):
    name = "test_section_" + re.sub(r"\W+", "_", title.lower()).strip("_")
    setattr(TestExportGuide, name, lambda self: self.check(title))


for title, _ in sections():
    add(title)
