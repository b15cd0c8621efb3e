# SPDX-License-Identifier: GPL-3.0-or-later
"""Compiles headers alone, each as a source of its folder is compiled, and prints what the compiler says of them.

    headers_alone.py COMPILE_COMMANDS JOBS HEADER...

A batch of sources, or a source that includes another header first, hides what a header lacks.
"""

import json
import os
import shlex
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor


def command_for(header, commands):
    """That of the source whose path begins most as the header's does."""
    path = os.path.abspath(header)
    return max(commands, key=lambda each: len(os.path.commonprefix([each["file"], path])))


def complaints(header, commands):
    command = command_for(header, commands)
    words = shlex.split(command["command"])
    start = next(i for i, word in enumerate(words) if os.path.basename(word) in ("c++", "g++"))
    words = words[start : words.index("-o")]
    words += ["-fsyntax-only", "-Wno-unused", "-include", os.path.abspath(header), "-x", "c++", "/dev/null"]
    return subprocess.run(words, cwd=command["directory"], capture_output=True, text=True).stderr


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        commands = json.load(file)
    found = False
    with ThreadPoolExecutor(int(sys.argv[2])) as pool:
        for said in pool.map(lambda header: complaints(header, commands), sys.argv[3:]):
            found = found or bool(said)
            sys.stdout.write(said)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
