# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes what the commands say of models: run files as text, and every file that export and compare make, into a folder. Those of two
builds are compared with diff -r, which shows what a change to the code has changed for users."""

import argparse
import pathlib
import re
import sqlite3
import subprocess
import sys

WAYS = {"plain": [], "fp8": ["--transform", "fp8"], "unit": ["--transform", "unit_scale"]}
LONGEST = 300  # seconds


class Scalescope:
    def __init__(self, program):
        self.program = program

    def __call__(self, *arguments):
        return subprocess.run([self.program, *map(str, arguments)], capture_output=True, text=True, timeout=LONGEST)

    def files(self, command):
        """Option and suffix of each file that a command writes."""
        for option, about in re.findall(r"^  (--[a-z-]+) FILE (.*\n(?: {20}.*\n)*)", self(command, "--help").stdout, re.M):
            for suffix in re.findall(r"\.(csv|json|svg|dot|txt|html)\b", about):
                yield option, suffix


def settled(text, folder):
    """Without what differs from one run to the next."""
    text = re.sub(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", "DATE", text)
    text = re.sub(r"\b\d+(\.\d+)? (s|ms|min)\b", "TIME", text)
    return re.sub(r"/[^\s\"']*/", "", text.replace(f"{folder}/", ""))


def dump(run):
    """A run file's rows in the order of their keys, without their checksum."""
    lines = []
    with sqlite3.connect(f"file:{run}?mode=ro", uri=True) as db:
        for name, sql in db.execute("SELECT name, sql FROM sqlite_master WHERE type = 'table' ORDER BY name").fetchall():
            lines.append(sql)
            lines += [f"{name}: {row}" for row in db.execute(f"SELECT * FROM {name}") if name != "checksum"]
    return "\n".join(lines) + "\n"


def inputs_of(scalescope, model, folder):
    """Options that give a model its inputs."""
    beside = model.with_suffix(".inputs.json")
    if not beside.exists():
        guessed = scalescope("info", model, "--suggest-inputs")
        if guessed.returncode != 0:
            return []
        beside = folder / "inputs.json"
        beside.write_text(guessed.stdout)
    return ["--inputs", beside]


def write_model(scalescope, model, folder):
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "info.json").write_text(scalescope("info", model, "--json").stdout)
    inputs = inputs_of(scalescope, model, folder)
    runs = {}
    for way, options in WAYS.items():
        run = folder / f"{way}.scales"
        made = scalescope("run", model, *inputs, *options, "-o", run)
        (folder / f"{way}.run.txt").write_text(f"{made.returncode}\n{made.stdout}{made.stderr}")
        if not run.exists():
            continue
        runs[way] = run
        (folder / f"{way}.sql").write_text(dump(run))
        for option, suffix in scalescope.files("export"):
            said = scalescope("export", run, option, folder / f"{way}{option}.{suffix}")
            if said.returncode != 0:
                (folder / f"{way}{option}.{suffix}.failed").write_text(said.stderr)
    for way in list(runs)[1:]:
        for option, suffix in scalescope.files("compare"):
            scalescope("compare", runs["plain"], runs[way], option, folder / f"compared.{way}{option}.{suffix}")
    for run in runs.values():
        run.unlink()
    for file in folder.iterdir():
        file.write_text(settled(file.read_text(), folder))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program")
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("models", type=pathlib.Path, nargs="+")
    arguments = parser.parse_args()
    scalescope = Scalescope(arguments.program)
    for model in arguments.models:
        print(model.name, file=sys.stderr)
        try:
            write_model(scalescope, model.resolve(), arguments.folder.resolve() / model.name)
        except subprocess.TimeoutExpired as late:
            print(f"{model.name}: {late}", file=sys.stderr)
            return 1
    return 0


sys.exit(main())
