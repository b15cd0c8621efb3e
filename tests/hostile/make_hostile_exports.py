#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes files that pretend to be archives of torch.export and are not, each in one way.

    make_hostile_exports.py GOOD.pt2 FOLDER

The traps are in export_traps.py: each changes the parts of GOOD.pt2. FOLDER/list.tsv has one line a file: name, and the
sentence that says what is wrong. FOLDER/samples.pt2 is sound but for its sample inputs, a pickle that runs a program.
FOLDER/sound.pt2 is packed from GOOD.pt2's parts as they are: whoever runs the list must
see that one run, else the list proves nothing.

Standard library only, and the same bytes every time.
"""

import sys
import zipfile
from pathlib import Path

from export_traps import SAMPLES, SHELL, TRAPS, packed
from hostile_parts import Part, archive


def parts_of(file):
    with zipfile.ZipFile(file) as good:
        return {name.split("/", 1)[1]: good.read(name) for name in good.namelist()}


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    folder = Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "sound.pt2").write_bytes(packed(parts_of(sys.argv[1])))
    samples = archive([Part("model/data.pkl", SHELL), Part("model/version", b"3\n")])
    (folder / "samples.pt2").write_bytes(packed(parts_of(sys.argv[1]) | {SAMPLES: samples}))
    lines = []
    for position, (sentence, change) in enumerate(TRAPS):
        file = "%03d.pt2" % position
        parts = parts_of(sys.argv[1])
        change(parts)
        (folder / file).write_bytes(packed(parts))
        lines.append("%s\t%s\n" % (file, sentence))
    (folder / "list.tsv").write_text("".join(lines))


if __name__ == "__main__":
    main()
