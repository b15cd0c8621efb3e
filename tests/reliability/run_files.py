# SPDX-License-Identifier: GPL-3.0-or-later
"""Hostile run files: the program opens each or refuses it in a sentence, soon and in little memory."""

import collections
import hashlib
import os
import subprocess
import sys
import time

from bench import ROOT, Failed, fault, is_one_sentence, need

MOST_SECONDS = 60  # a hang, on a busy machine too
MOST_MEBIBYTES = 700
FEW = 40


def measured(bench, *command):
    """(status, what was said, seconds, MiB): -N for a signal, None for a hang."""
    errors = bench.folder / "errors.txt"
    began = time.monotonic()
    with open(errors, "wb") as stream:
        child = subprocess.Popen([str(word) for word in command], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                                 stderr=stream, env=bench.environment, cwd=bench.folder, start_new_session=True)
        status = None
        while status is None and time.monotonic() < began + MOST_SECONDS:
            ended, code, usage = os.wait4(child.pid, os.WNOHANG)
            if ended:
                status = os.waitstatus_to_exitcode(code)
                child.returncode = status
            else:
                time.sleep(0.005)
    if status is None:
        bench.end_all()
        child.wait()
        return None, "", MOST_SECONDS, 0
    return status, errors.read_text(errors="replace"), time.monotonic() - began, usage.ru_maxrss / 1024


def made(bench, maker, good):
    """The list of what a script of tests/hostile makes from a good file: (file, sentence)."""
    folder = bench.folder / "hostile"
    ended = bench.run(sys.executable, "-B", ROOT / "tests" / "hostile" / maker, good, folder)
    need(ended.status == 0, "the hostile files can't be made", ended)
    return [(folder / line.split("\t")[0], line.split("\t")[1]) for line in
            (folder / "list.tsv").read_text().splitlines()]


def marks_of(folder):
    """A sum of every file in the folder and below."""
    return {path: hashlib.sha256(path.read_bytes()).hexdigest() for path in folder.rglob("*") if path.is_file()}


def some(files, count):
    """So many of them, from all over the list."""
    return files if count >= len(files) else [files[place * len(files) // count] for place in range(count)]


def said(errors):
    return [line for line in errors.strip().splitlines() if not line.startswith("Note")]


class Watch:
    """Counts what programs do with files and keeps the worst."""

    def __init__(self, bench, most_mebibytes):
        self.bench, self.most = bench, most_mebibytes
        self.results, self.wrong = collections.Counter(), []
        self.slowest, self.largest = 0, 0

    def watch(self, what, allowed, *command):
        status, errors, seconds, mebibytes = measured(self.bench, *command)
        self.slowest, self.largest = max(self.slowest, seconds), max(self.largest, mebibytes)
        lines = said(errors)
        if status is None:
            self.wrong.append("%s: does not end" % what)
        elif status not in allowed:
            self.wrong.append("%s: status %s: %s" % (what, status, errors.strip()[-300:]))
        elif status != 0 and not (lines and is_one_sentence(lines[-1])):
            self.wrong.append("%s: says no sentence: %s" % (what, errors.strip()[-300:]))
        elif mebibytes > self.most:
            self.wrong.append("%s: takes %.0f MiB" % (what, mebibytes))
        self.results["opens" if status == 0 else "status %s and a sentence" % status] += 1
        return status

    def end(self, tried):
        self.results["slowest %.1f s, largest %.0f MiB" % (self.slowest, self.largest)] = tried
        if self.wrong:
            raise Failed("%d of %d: " % (len(self.wrong), tried) + "\n    ".join(self.wrong))
        return tried, self.results


@fault("hostile-run-files", "run files that nobody's engine wrote, exported and compared", few=FEW, whole=True)
def hostile_run_files(bench, count):
    good = bench.folder / "good.scales"
    model = bench.programs.parent / "examples" / "transformer_lm.pt"
    ended = bench.run(bench.scalescope, "run", model, "--inputs", model.with_suffix(".inputs.json"), "--transform", "fp8",
                      "-o", good)
    need(ended.status == 0, "the good run fails", ended)
    watch = Watch(bench, MOST_MEBIBYTES)
    out = bench.folder / "out"
    out.mkdir()
    options = []
    for option in ("table.csv", "code.txt", "transforms.csv", "quantization.csv", "report.html", "theory.json", "recipe.json"):
        options += ["--" + option.split(".")[0], out / option]
    need(bench.run(bench.scalescope, "export", good, *options).status == 0, "the good run is not exported")
    files = some(made(bench, "make_hostile_run_files.py", good), count)
    before = marks_of(bench.folder / "hostile")
    for file, sentence in files:
        watch.watch("%s (%s)" % (sentence, file.name), (0, 2, 3), bench.scalescope, "export", file, *options)
        watch.watch("%s (%s), compared" % (sentence, file.name), (0, 2, 3), bench.scalescope, "compare", good, file)
    after = marks_of(bench.folder / "hostile")
    need(before == after, "reading changes files: %s" % ", ".join(
        sorted(path.name for path in before.keys() | after.keys() if before.get(path) != after.get(path))))
    bench.need_no_process()
    return watch.end(len(files))
