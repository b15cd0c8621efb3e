#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Counts how many models run with the inputs that Scalescope suggests for them.

measure_suggestions.py SCALESCOPE FOLDER [PART-OF-A-NAME ...] > RESULTS.tsv

For each TorchScript file of FOLDER (make_library_models.py makes one): `scalescope info FILE --suggest-inputs`, then
`scalescope run` with what that printed. One line a file: its name, ran or failed, the seconds that the suggestion
took, and the last sentence where it failed. A summary per library, and the files whose suggestion "ran" but that
`run` does not run, go to standard error.
"""
import collections
import json
import pathlib
import subprocess
import sys
import tempfile
import time

LIMIT = 90  # seconds for each of the two commands


def command(*words):
    try:
        done = subprocess.run([str(word) for word in words], capture_output=True, text=True, timeout=LIMIT)
        return done.returncode, done.stdout, done.stderr.strip()
    except subprocess.TimeoutExpired:
        return None, "", f"not done within {LIMIT} seconds"


def measured(scalescope, model, folder):
    start = time.monotonic()
    status, inputs, note = command(scalescope, "info", model, "--suggest-inputs")
    seconds = time.monotonic() - start
    said = note.endswith("and ran.")
    if status == 0:
        file = folder / "inputs.json"
        file.write_text(inputs)
        status, _, sentence = command(scalescope, "run", model, "--inputs", file, "-o", folder / "out.scales")
        note = sentence if said else note
    compact = json.dumps(json.loads(inputs)) if inputs else ""
    return status == 0, said, seconds, " ".join(note.split()), compact


def main(scalescope, models, parts):
    counts = collections.defaultdict(lambda: [0, 0])
    untrue = []
    files = [file for file in sorted(models.glob("*.pt")) if not parts or any(part in file.name for part in parts)]
    for file in files:
        with tempfile.TemporaryDirectory() as folder:
            ran, said, seconds, note, inputs = measured(scalescope, file, pathlib.Path(folder))
        count = counts[file.stem.rpartition("-")[0]]
        count[0] += ran
        count[1] += 1
        if said and not ran:
            untrue.append(file.name)
        print(file.name, "ran" if ran else "failed", f"{seconds:.1f}", inputs, "" if ran else note[-400:], sep="\t",
              flush=True)
    for library, (ran, tried) in sorted(counts.items()):
        print(f"{library}: {ran} of {tried}", file=sys.stderr)
    print(f"together: {sum(c[0] for c in counts.values())} of {len(files)}", file=sys.stderr)
    if untrue:
        print("said to have run, but `run` fails: " + ", ".join(untrue), file=sys.stderr)


if __name__ == "__main__":
    main(sys.argv[1], pathlib.Path(sys.argv[2]), sys.argv[3:])
