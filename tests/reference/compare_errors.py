#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Compares the errors of simulated runs with what numpy makes of the values that both runs saved.

    compare_errors.py SCALESCOPE MODEL.pt [MODEL.pt ...] [--transform NAME ...]

Each model is run with the transforms without its number formats, then with them, both with --save-values of
everything; MODEL.inputs.json beside it gives the inputs. Errors over all elements have to agree to 1e-6, and those
over a part of the elements to 0.1 dB. Needs numpy. Exit status 1 where one differs.
"""
import argparse
import csv
import math
import pathlib
import subprocess
import sys
import tempfile

import numpy

EXACT = 1e-6
SAMPLED_DB = 0.1


def run(scalescope, model, transforms, output):
    """Runs the model; the values are in a folder beside the output."""
    command = [scalescope, "run", str(model), "-o", str(output), "--save-values", ".", "--progress", "none"]
    inputs = model.with_suffix("").with_suffix(".inputs.json")
    if inputs.exists():
        command += ["--inputs", str(inputs)]
    for transform in transforms:
        command += ["--transform", transform]
    subprocess.run(command, check=True, capture_output=True)
    table = output.with_suffix(".csv")
    subprocess.run([scalescope, "export", str(output), "--table", str(table)], check=True, capture_output=True)
    with open(table, newline="") as file:
        return list(csv.DictReader(file))


def saved(output):
    """Files by name and direction."""
    folder = output.with_suffix(".values")
    with open(folder / "index.csv", newline="") as file:
        return {(row["name"], row["direction"]): folder / row["file"] for row in csv.DictReader(file)}


def errors(reference, own):
    """The figures as numpy has them, of elements of which at least one is finite."""
    x = reference.astype(numpy.float64).ravel()
    y = own.astype(numpy.float64).ravel()
    finite = numpy.isfinite(x) & numpy.isfinite(y)
    x, y = x[finite], y[finite]
    signal, noise = float(x @ x), float((y - x) @ (y - x))
    if signal == 0:
        return None
    norm = float(y @ y)
    return {
        "sqnr_db": 10 * math.log10(signal / noise) if noise else math.inf,
        "cosine": float(x @ y) / math.sqrt(signal * norm) if norm else math.nan,
        "relative_error": math.sqrt(noise / signal),
        "norm_ratio": math.sqrt(norm / signal),
    }


def agree(name, wanted, got, sampled):
    if sampled:
        return name != "sqnr_db" or wanted == got or abs(wanted - got) <= SAMPLED_DB
    if wanted == got or (math.isnan(wanted) and math.isnan(got)):
        return True
    return abs(wanted - got) <= EXACT * max(1, abs(wanted))


def compare(scalescope, model, transforms, folder):
    """Rows compared, sampled among them, and what differs."""
    formats = [t for t in transforms if not t.startswith("unit_scale")]
    rest = [t for t in transforms if t not in formats]
    reference, simulated = folder / "reference.scales", folder / "simulated.scales"
    run(scalescope, model, rest, reference)
    rows = run(scalescope, model, transforms, simulated)
    left, right = saved(reference), saved(simulated)
    compared = sampled = 0
    wrong = []
    for row in rows:
        key = row["name"], row["direction"]
        if not row["norm_ratio"]:
            continue
        if key not in left or key not in right:
            continue
        x, y = numpy.load(left[key]), numpy.load(right[key])
        wanted = errors(x, y) if x.shape == y.shape else None
        if wanted is None:
            continue
        compared += 1
        is_sampled = row["sampled"] == "true"
        sampled += is_sampled
        for name, value in wanted.items():
            got = float(row[name]) if row[name] else math.nan
            if not agree(name, value, got, is_sampled):
                wrong.append(f"{key[0]} {key[1]} {name}: {got} instead of {value}")
    return compared, sampled, wrong


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("scalescope")
    parser.add_argument("models", nargs="+", type=pathlib.Path)
    parser.add_argument("--transform", action="append", default=[])
    arguments = parser.parse_args()
    choices = [arguments.transform] if arguments.transform else [["fp8"], ["unit_scale", "fp8"]]
    failed = False
    for model in arguments.models:
        for transforms in choices:
            with tempfile.TemporaryDirectory() as folder:
                compared, sampled, wrong = compare(arguments.scalescope, model.resolve(), transforms,
                                                   pathlib.Path(folder))
            verdict = "differs" if wrong or not compared else "ok"
            print(f"{verdict:8} {model.name:28} {' '.join(transforms):24} {compared} rows, {sampled} sampled")
            for line in wrong[:5]:
                print("        ", line)
            failed = failed or verdict != "ok"
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
