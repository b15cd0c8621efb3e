# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs the commands of a page of the docs, as its reader would.

    SCALESCOPE=build/release/bin/scalescope SCALESCOPE_EXAMPLES=build/release/examples python3 run_commands.py PAGE.md

Blocks that are marked `sh` are run, one after another, in one folder, which holds the example models and what blocks of
Python with a title (```python title="model.py") hold. Each has to end with status 0, or, where its last line is a comment
"# status 2", with that one. Other blocks (`text`, `bash`, ...) only show something. The
rest of a page is left out, with status 77, which CTest calls skipped, where a block needs a torch that is not there.
"""

import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

BLOCK = re.compile(r'^( *)```(\w+)(?: title="([^"]+)")?\n(.*?)^\1```$', re.MULTILINE | re.DOTALL)
STATUS = re.compile(r"# status (\d+)\s*$")


def has_torch():
    """Whether this Python has the engine's torch."""
    says = subprocess.run([sys.executable, "-c", "import torch; print(torch.__version__.split('+')[0])"], capture_output=True,
                          text=True)
    version = subprocess.run([os.environ["SCALESCOPE"], "--version", "--verbose"], capture_output=True, text=True, check=True).stdout
    return says.returncode == 0 and says.stdout.strip() in version


def environment(folder):
    """The commands of Scalescope and python3 are those at hand, nobody's settings are touched."""
    programs = folder / "programs"
    programs.mkdir()
    for program in ("scalescope", "scalescope-engine"):
        (programs / program).symlink_to(pathlib.Path(os.environ["SCALESCOPE"]).with_name(program))
    (programs / "python3").write_text(f'#!/bin/sh\nexec "{sys.executable}" -B "$@"\n')
    (programs / "python3").chmod(0o755)
    return dict(os.environ, PATH=f"{programs}:{os.environ['PATH']}", HOME=str(folder), LC_ALL="C.UTF-8",
                QT_QPA_PLATFORM="offscreen")


def run(block, number, folder, env):
    """The complaint about a block, None where there is none."""
    wanted = STATUS.search(block)
    done = subprocess.run(["bash", "-euo", "pipefail", "-c", block], cwd=folder, env=env, stdin=subprocess.DEVNULL,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=300)
    if done.returncode == (int(wanted[1]) if wanted else 0):
        return None
    return f"Block {number} ended with status {done.returncode}:\n{block}\nIt said:\n{done.stdout[-2000:]}"


def main():
    page = pathlib.Path(sys.argv[1])
    blocks = BLOCK.findall(page.read_text())
    with tempfile.TemporaryDirectory() as name:
        root = pathlib.Path(name)
        env = environment(root)
        folder = root / "examples"
        shutil.copytree(os.environ["SCALESCOPE_EXAMPLES"], folder)
        complaints, number, is_skipped = [], 0, False
        for indent, language, title, text in blocks:
            text = "\n".join(line.removeprefix(indent) for line in text.splitlines())
            if title and language == "python":
                (folder / title).write_text(text)
            if language != "sh":
                continue
            number += 1
            if "python3" in text and not has_torch():
                is_skipped = True  # what follows may need its files
                break
            complaint = run(text, number, folder, env)
            complaints += [complaint] if complaint else []
    print(f"{page.name}: {number} blocks, {len(complaints)} failed{', the rest needs the torch of the engine' if is_skipped else ''}")
    print("\n".join(complaints))
    if complaints or number == 0:
        return 1
    return 77 if is_skipped else 0


if __name__ == "__main__":
    sys.exit(main())
