# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the table of docs/formats-compared.md: what each recipe costs on the examples, with and without unit scaling.

    python3 tests/reference/format_table.py [FOLDER OF EXAMPLES [SCALESCOPE]]

Needs Python alone. Each example is run with its own inputs (its .inputs.json) once for each recipe around all products, alone and after
unit_scale; a model without a loss from the mean of its output; the figures are those of the run file's table run_error: how far the loss is from that of the same run
without formats, and the cosine between all parameters' gradients of both. The table between the page's two marks is
written anew.
"""

import pathlib
import sqlite3
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).parents[2]
PAGE = ROOT / "docs" / "formats-compared.md"
RECIPES = ["fp8", "fp8_current", "fp8_block", "mxfp8", "mxfp4", "nvfp4"]
MARKS = ("<!-- table: format_table.py -->", "<!-- end of table -->")


def run(program, model, transforms, folder, backward):
    out = folder / "run.scales"
    out.unlink(missing_ok=True)
    command = [program, "run", model, "--inputs", model.with_suffix(".inputs.json"), "-o", out, "--progress", "none", *backward]
    for transform in transforms:
        command += ["--transform", transform]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    with sqlite3.connect(out) as db:
        db.row_factory = sqlite3.Row
        return db.execute("SELECT * FROM run_error").fetchone()


def cell(error):
    loss, reference = error["loss"], error["reference_loss"]
    apart = "–" if loss is None or reference in (None, 0) else f"{(loss - reference) / abs(reference):+.2%}"
    cosine = error["cosine"]
    return f"{apart} / {'–' if cosine is None else f'{cosine:.4f}'}"


def table(examples, program):
    lines = ["| example | | " + " | ".join(f"`{recipe}`" for recipe in RECIPES) + " |",
             "| --- | --- |" + " --- |" * len(RECIPES)]
    with tempfile.TemporaryDirectory() as folder:
        for model in sorted(examples.glob("*.pt")):
            has_loss = run(program, model, ["fp8:extended"], pathlib.Path(folder), [])["loss"] is not None
            backward = [] if has_loss else ["--backward", "mean"]
            for scaled in ([], ["unit_scale"]):
                cells = [cell(run(program, model, [*scaled, f"recipe:{recipe}:extended"], pathlib.Path(folder), backward))
                         for recipe in RECIPES]
                lines.append(f"| {'' if scaled else model.stem} | {'unit_scale' if scaled else 'as it is'} | "
                             + " | ".join(cells) + " |")
    return "\n".join(lines)


def main():
    examples = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "release" / "examples"
    program = sys.argv[2] if len(sys.argv) > 2 else str(ROOT / "build" / "release" / "bin" / "scalescope")
    text = PAGE.read_text()
    before, rest = text.split(MARKS[0])
    after = rest.split(MARKS[1])[1]
    PAGE.write_text(f"{before}{MARKS[0]}\n\n{table(examples, program)}\n\n{MARKS[1]}{after}")


if __name__ == "__main__":
    main()
