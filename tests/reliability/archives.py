# SPDX-License-Identifier: GPL-3.0-or-later
"""Hostile archives: the program refuses each in a sentence, soon and in little memory.

test_hostile_files and test_hostile_exports hold each of them to more; here they are counted with the other faults.
"""

import shutil

from bench import ROOT, Skip, fault, need
from run_files import Watch, made, some

MOST_MEBIBYTES = 300


def try_archives(bench, count, maker, good, inputs):
    if not good.exists():
        raise Skip("%s is not there." % good.name)
    watch = Watch(bench, MOST_MEBIBYTES)
    out = bench.folder / "out.scales"
    files = some(made(bench, maker, good), count)
    sound = files[0][0].with_name("sound" + good.suffix)
    need(bench.run(bench.scalescope, "run", sound, *inputs, "-o", out).status == 0, "the sound archive does not run")
    out.unlink()
    before = bench.names(bench.folder)
    for file, sentence in files:
        watch.watch("%s (%s)" % (sentence, file.name), (0, 3, 4), bench.scalescope, "info", file)
        watch.watch("%s (%s), run" % (sentence, file.name), (3, 4), bench.scalescope, "run", file, *inputs, "-o", out)
        for name in bench.names(bench.folder) - before - {"errors.txt"}:
            need(name.startswith("out."), "%s leaves %s" % (file.name, name))
            bench.remove(bench.folder / name)
    bench.need_no_process()
    shutil.rmtree(files[0][0].parent)
    return watch.end(len(files))


@fault("hostile-archives", "archives that pretend to be TorchScript, described and run", few=20, whole=True)
def hostile_archives(bench, count):
    good = bench.programs.parent / "examples" / "mlp.pt"
    return try_archives(bench, count, "make_hostile_files.py", good, ("--input", "randn:[2,64]"))


@fault("hostile-exports", "archives that pretend to be torch.export's, described and run", few=10, whole=True)
def hostile_exports(bench, count):
    good = ROOT / "tests" / "data" / "exported" / "language.pt2"
    return try_archives(bench, count, "make_hostile_exports.py", good, ())
