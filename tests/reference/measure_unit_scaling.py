#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures how much of a model unit scaling brings near 1.

measure_unit_scaling.py SCALESCOPE FOLDER [--only REGEX] [--mode MODE] [--outside]

FOLDER holds TorchScript files and a MANIFEST.tsv, as make_library_models.py writes them. Each model runs as it is, with
unit_scale and with unit_scale:extended, on the same inputs. Of the rows of operators in the run file, those whose standard
deviation lies within 2^-2 to 2^2 are counted, forward and gradient apart; rows without one (a single element, whole
numbers) are not. One line a model as a row of a Markdown table, then the means over the models and which of them unit
scaling made worse than the original. --outside lists the extended twin's rows outside by operator instead.
"""
import argparse
import collections
import json
import pathlib
import re
import sqlite3
import subprocess
import sys
import tempfile

from compare_rows import LIMIT, Inputs, lines_of

TRANSFORMS = ("", "unit_scale", "unit_scale:extended")
ROWS = """SELECT node.target, node.module, metric.direction, metric.std FROM node JOIN metric ON metric.node = node.id
          WHERE node.kind = 'op' AND metric.std IS NOT NULL ORDER BY node.id"""


def rows_of(scalescope, model, texts, transform, mode, work):
    """(operator, module, direction, standard deviation) of each row; None where the model can't be run so, which is said."""
    run = work / "run.scales"
    words = [scalescope, "run", model, "-o", run, "--progress", "none", *(["--mode", mode] if mode else [])]
    for text in texts:
        words += ["--input", text]
    words += ["--transform", transform] if transform else []
    done = subprocess.run([str(word) for word in words], capture_output=True, text=True, timeout=LIMIT)
    if done.returncode != 0:
        print(f"{model.name} {transform}: {done.stderr.strip().splitlines()[-1]}", file=sys.stderr)
        return None
    with sqlite3.connect(run) as file:
        return file.execute(ROWS).fetchall()


def is_near(deviation):
    return 2**-2 <= deviation <= 2**2


def share(rows, direction):
    """The share of rows near 1; None where there is no row."""
    near = [is_near(deviation) for _, _, way, deviation in rows if way == direction]
    return sum(near) / len(near) if near else None


def print_outside(name, rows):
    print(name)
    for direction in ("fwd", "bwd"):
        counts = collections.defaultdict(list)
        for target, _, way, deviation in rows:
            if way == direction and not is_near(deviation):
                counts[target].append(deviation)
        for target, deviations in sorted(counts.items(), key=lambda item: -len(item[1])):
            print(f"  {direction} {len(deviations):5} {target:40} {min(deviations):.3g} to {max(deviations):.3g}")


def shares_of(scalescope, line, options):
    """Forward and gradient for each transform; None where the model does not run or has no gradients."""
    model = options.models / line["file"]
    with tempfile.TemporaryDirectory() as temporary:
        work = pathlib.Path(temporary)
        inputs = Inputs(options.models, work)
        texts = [inputs.make(spec)[1] for spec in json.loads(line["input_spec"])]
        shares = []
        for transform in TRANSFORMS[-1:] if options.outside else TRANSFORMS:
            rows = rows_of(scalescope, model, texts, transform, options.mode, work)
            if rows is None or None in (pair := (share(rows, "fwd"), share(rows, "bwd"))):
                return None
            shares.append(pair)
            if options.outside:
                print_outside(f"{model.stem}: {pair[0]:.2f} {pair[1]:.2f}", rows)
        return shares


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("scalescope")
    parser.add_argument("models", type=pathlib.Path)
    parser.add_argument("--only", default="")
    parser.add_argument("--mode", help="eval or train instead of the file's own")
    parser.add_argument("--outside", action="store_true")
    options = parser.parse_args()
    measured = {}
    heads = [f"{transform or 'original'} {way}" for transform in TRANSFORMS for way in ("forward", "gradient")]
    if not options.outside:
        print("| model | " + " | ".join(heads) + " |\n|" + " --- |" * (len(heads) + 1))
    for line in lines_of(options.models, options.only):
        shares = shares_of(options.scalescope, line, options)
        if shares and not options.outside:
            name = re.sub(r"\.\w+$", "", line["file"])
            measured[name] = [figure for pair in shares for figure in pair]
            print(f"| {name} | " + " | ".join(f"{figure:.2f}" for figure in measured[name]) + " |", flush=True)
    if measured:
        means = [sum(column) / len(measured) for column in zip(*measured.values())]
        print(f"| mean of {len(measured)} | " + " | ".join(f"{mean:.2f}" for mean in means) + " |")
        worse = [name for name, figures in measured.items() if figures[4] < figures[0] or figures[5] < figures[1]]
        print(f"\nextended worse than the original: {', '.join(worse) or 'none'}")


if __name__ == "__main__":
    main()
