#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Compares every row of Scalescope's runs with what PyTorch's dispatcher sees in Python.

compare_rows.py SCALESCOPE FOLDER [--only REGEX] [--work FOLDER]

FOLDER holds TorchScript files and a MANIFEST.tsv with the columns file, input_spec and notes, as make_models.py and
make_library_models.py write them. Each model runs in Python on the same inputs, with the optimising executor off, and
with `scalescope run`. It holds if
  - gradients of parameters and inputs are the same ones, none missing and none more;
  - every row of an operator, forward and backward, is one of the tensors that the dispatcher saw (backward is left out
    where PyTorch's own gradients are others under a dispatcher mode than without);
  - every output has a row.
A model that fails in Python must end in one sentence here. Python's torch must be of the engine's version: other
versions have other kernels. One line a model, then a summary; ends with 1 where one falls short.
"""
import argparse
import bisect
import collections
import csv
import json
import math
import pathlib
import re
import subprocess
import sys
import tempfile

import numpy
import torch

import dispatched
from dispatched import Row

TOLERANCE = 1e-6
LIMIT = 600  # seconds for a run


def array_of(spec, random, folder):
    dtype, shape = numpy.dtype(spec["dtype"]), spec["shape"]
    if "values" in spec:
        return numpy.array(spec["values"]).astype(dtype).reshape(shape)
    if "file" in spec:
        return numpy.fromfile(folder / spec["file"], dtype=dtype).reshape(shape)
    if "fill" in spec:
        return numpy.full(shape, spec["fill"], dtype)
    if "lo" in spec and dtype.kind in "iu":
        return random.integers(spec["lo"], spec["hi"], shape).astype(dtype)
    if "lo" in spec:
        return random.uniform(spec["lo"], spec["hi"], shape).astype(dtype)
    if dtype.kind == "f":
        return numpy.asarray(random.standard_normal(shape)).astype(dtype)
    return numpy.zeros(shape, dtype)


class Inputs:
    """Values of a manifest's specifications, and how `--input` is told them: tensors lie in files of the folder `work`."""

    def __init__(self, models: pathlib.Path, work: pathlib.Path):
        self.models, self.work = models, work
        self.random = numpy.random.default_rng(7)
        self.files = 0

    def make(self, spec):
        if "value" in spec:
            return spec["value"], json.dumps(spec["value"])
        if "dict" in spec:
            made = {key: self.make(part) for key, part in spec["dict"].items()}
            texts = ", ".join(f"{json.dumps(key)}: {text}" for key, (_, text) in made.items())
            return {key: value for key, (value, _) in made.items()}, "{" + texts + "}"
        if "shape" not in spec:
            kind = tuple if "tuple" in spec else list
            made = [self.make(part) for part in spec.get("tuple", spec.get("list"))]
            return kind(value for value, _ in made), "[" + ", ".join(text for _, text in made) + "]"
        array = array_of(spec, self.random, self.models)
        path = self.work / f"input{self.files}.npy"
        self.files += 1
        numpy.save(path, array)
        return torch.from_numpy(array.copy()), str(path)


def close(a: float, b: float, scale: float) -> bool:
    if math.isnan(a) or math.isnan(b):
        return math.isnan(a) and math.isnan(b)
    return a == b or abs(a - b) <= TOLERANCE * scale


def same(a: Row, b: Row) -> bool:
    """Up to rounding: what cancellation can move is measured by what it is the remainder of."""
    if a.numel != b.numel:
        return False
    large, mean = max(a.abs_max, b.abs_max), max(a.mean_abs, b.mean_abs)
    return (close(a.mean_abs, b.mean_abs, mean) and close(a.abs_mean, b.abs_mean, mean) and
            close(a.abs_max, b.abs_max, large) and close(a.abs_min, b.abs_min, mean) and
            (close(a.std, b.std, max(a.std, b.std)) or close(a.std, b.std, large)))


class Seen:
    """Rows to look others up in, by size and magnitude."""

    def __init__(self, rows):
        self.by_numel = collections.defaultdict(list)
        for row in set(rows):
            self.by_numel[row.numel].append(row)
        for group in self.by_numel.values():
            group.sort(key=self.magnitude)

    @staticmethod
    def magnitude(row: Row) -> float:
        return -1 if math.isnan(row.mean_abs) else row.mean_abs

    def has(self, row: Row) -> bool:
        group, at = self.by_numel.get(row.numel, []), self.magnitude(row)
        low = bisect.bisect_left(group, at - abs(at) * 2 * TOLERANCE, key=self.magnitude)
        high = bisect.bisect_right(group, at + abs(at) * 2 * TOLERANCE, key=self.magnitude)
        return any(same(row, other) for other in group[low:high])


def difference(ours, theirs) -> str:
    """Empty where both hold the same rows, each as often."""
    left = list(theirs)
    wrong = 0
    for row in ours:
        match = next((other for other in left if same(row, other)), None)
        wrong += match is None
        if match is not None:
            left.remove(match)
    return f"{wrong} wrong, {len(left)} missing" if wrong or left else ""


def read_table(path):
    """(node, direction, row) of what has statistics."""
    with open(path, newline="", encoding="utf-8") as file:
        for line in csv.DictReader(file):
            if line["numel"] == "" or (line["mean_abs"] == "" and line["numel"] != "0"):
                continue
            figures = [float(line[name] or math.nan) for name in Row._fields[1:]]
            yield line, line["direction"], Row(int(line["numel"]), *figures)


def shortcomings(table, truth: dispatched.Truth):
    of = collections.defaultdict(list)
    for node, direction, row in table:
        of[node["kind"], direction].append((node, row))
    for kind, expected in (("parameter", truth.parameter_gradients), ("input", truth.input_gradients)):
        wrong = difference([row for _, row in of[kind, "bwd"]], expected)
        if wrong:
            yield f"gradients of {kind}s: {wrong}"
    seen_of = {"fwd": Seen(truth.forward + truth.known)} | ({} if truth.is_disturbed else {"bwd": Seen(truth.gradients)})
    for direction, seen in seen_of.items():
        # What torch.empty gives is whatever was in memory.
        unknown = [node["name"] for node, row in of["op", direction] if "empty" not in node["target"] and not seen.has(row)]
        if unknown:
            yield f"{len(unknown)} rows ({direction}) are nobody's tensor, such as {unknown[0]}"
    ours = Seen(row for (_, direction), rows in of.items() if direction == "fwd" for _, row in rows)
    without = sum(not ours.has(row) for row in truth.outputs)
    if without:
        yield f"{without} outputs have no row"
    if truth.forward and not of["op", "fwd"]:
        yield "no operator has a row"


def run_here(words):
    done = subprocess.run([str(word) for word in words], capture_output=True, text=True, timeout=LIMIT)
    return done.returncode, done.stderr.strip()


def held_against(scalescope, model, method, texts, truth, work):
    """What is wrong with our run of the model; empty where nothing is."""
    run, table = work / "run.scales", work / "run.csv"
    words = [scalescope, "run", model, "-o", run, "--progress", "none", "--method", method]
    for text in texts:
        words += ["--input", text]
    if truth:
        words += ["--backward", "none" if truth.root is None else "ones"]
        words += ["--output-index", truth.root] if truth.root else []
    status, said = run_here(words)
    if not truth:
        refused = status == 0 or (1 <= status <= 5 and 1 <= len(said.splitlines()) <= 6)
        return "" if refused else f"exit {status}: {said[:200]}"
    if status == 0:
        status, said = run_here([scalescope, "export", run, "--table", table])
    if status != 0:
        return f"exit {status}: {said[:200]}"
    return "; ".join(shortcomings(read_table(table), truth))


def compare(scalescope, models, line, work):
    """(whether it holds, what is to be said of it)."""
    method = re.search(r"method=(\w+)", line.get("notes") or "")
    method = method[1] if method else "forward"
    inputs = Inputs(models, work)
    made = [inputs.make(spec) for spec in json.loads(line["input_spec"] or "[]")]
    model = models / line["file"]
    truth, note = None, ""
    try:
        truth = dispatched.run(str(model), method, [value for value, _ in made])
        note = f"{len(truth.forward)} tensors, {len(truth.gradients)} gradients"
        note += ", of which only leaves' are compared: they differ under a mode" if truth.is_disturbed else ""
    except Exception as error:  # of whatever kind the model has
        note = "fails in PyTorch too: " + (str(error).strip().splitlines() or [type(error).__name__])[-1][:120]
    wrong = held_against(scalescope, model, method, [text for _, text in made], truth, work)
    return not wrong, wrong or note


def lines_of(models, only):
    with open(models / "MANIFEST.tsv", encoding="utf-8") as file:
        rows = (row.rstrip("\n") for row in file if not row.startswith("#"))
        for line in csv.DictReader(rows, delimiter="\t", quoting=csv.QUOTE_NONE):
            if re.search(only, line["file"]) and (models / line["file"]).exists():
                yield line


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("scalescope")
    parser.add_argument("models", type=pathlib.Path)
    parser.add_argument("--only", default="")
    parser.add_argument("--work", type=pathlib.Path, help="keep inputs, runs and tables there")
    options = parser.parse_args()
    torch.set_num_threads(2)
    counts = collections.Counter()
    for line in lines_of(options.models, options.only):
        with tempfile.TemporaryDirectory() as temporary:
            work = options.work / line["file"] if options.work else pathlib.Path(temporary)
            work.mkdir(parents=True, exist_ok=True)
            holds, note = compare(options.scalescope, options.models, line, work)
        counts[holds] += 1
        print(line["file"], "ok" if holds else "BAD", note, sep="\t", flush=True)
    print(f"{counts[True]} hold, {counts[False]} fall short")
    return 0 if counts[True] and not counts[False] else 1


if __name__ == "__main__":
    sys.exit(main())
