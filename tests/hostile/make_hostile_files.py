#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes files that pretend to be TorchScript and are not, each in one way.

    make_hostile_files.py GOOD.pt FOLDER

GOOD.pt is a sound model (one of the project's examples) that the ways of damaging a zip archive start from. The
rest start from a small model that is put together byte by byte (hostile_parts.py): a Module with one weight of
4 x 64. Both take one input, x, of width 64.

The traps are in archive_traps.py, pickle_traps.py, code_traps.py and escape_traps.py: functions marked with @trap that take the
good file's bytes and give the bad file's. FOLDER/list.tsv has one line a file: name, and the sentence that says
what is wrong. FOLDER/sound.pt is the small model as it should be: whoever runs the list must see that one load,
else the list proves nothing.

Standard library only, and the same bytes every time.
"""

import sys
from pathlib import Path

import archive_traps  # noqa: F401, registers its traps
import code_traps  # noqa: F401
import escape_traps  # noqa: F401
import pickle_traps  # noqa: F401
from hostile_parts import TRAPS, small


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    good = Path(sys.argv[1]).read_bytes()
    folder = Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "sound.pt").write_bytes(small())
    lines = []
    for position, (sentence, function) in enumerate(TRAPS):
        file = "%03d.pt" % position
        (folder / file).write_bytes(function(good))
        lines.append("%s\t%s\n" % (file, sentence))
    (folder / "list.tsv").write_text("".join(lines))


if __name__ == "__main__":
    main()
