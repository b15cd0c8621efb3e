#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Compares outputs and gradients of exported programs, bit for bit, with those of ExportedProgram.module() in Python.

compare_bits.py SCALESCOPE FOLDER [--only REGEX]

FOLDER holds archives that torch.export.save wrote, with sample inputs. Each runs in Python on these, backward from ones at
its first output that has a gradient, and with `scalescope run --save-values .`, both on one thread. It holds if every output
is bit for bit one of the tensors that were saved, and the gradients of inputs and of parameters are the same ones, none
missing and none more. Python's torch must be of the engine's version. One line an archive, then a summary; ends with 1
where one falls short.
"""
import argparse
import collections
import pathlib
import re
import sys
import tempfile

import numpy
import torch

import compare_errors
import compare_rows
import dispatched


def bits(array: numpy.ndarray) -> tuple:
    return array.shape, array.dtype.str, array.tobytes()


def bits_of(tensor: torch.Tensor) -> tuple:
    """As --save-values writes it: what numpy has no type for as float32."""
    values = tensor.detach().resolve_conj().resolve_neg()
    if values.dtype == torch.bfloat16 or values.dtype.itemsize == 1 and values.is_floating_point():
        values = values.float()
    return bits(values.numpy())


def run_in_python(path):
    """Outputs, gradients of parameters, gradients of inputs, and the output that backward began at, if any."""
    call, model, args, kwargs = dispatched.opened(str(path), "forward", [])
    leaves: list[torch.Tensor] = []
    args = [dispatched.with_gradients(value, leaves) for value in args]
    kwargs = {name: dispatched.with_gradients(value, leaves) for name, value in kwargs.items()}
    torch.manual_seed(0)
    found = dispatched.leaves_of(call(*args, **kwargs))
    outputs = [tensor.detach().clone() for _, tensor in found if tensor.is_floating_point()]
    root = next(((way, leaf) for way, leaf in found if leaf.is_floating_point() and leaf.requires_grad), None)
    if root:
        root[1].backward(torch.ones_like(root[1]))
    parameters = {parameter.data_ptr(): parameter for parameter in model.parameters()}.values()
    return outputs, *([leaf.grad for leaf in some if leaf.grad is not None] for some in (parameters, leaves)), root


def saved_by_kind(scalescope, path, root, work):
    """Bits of what a run saved, by kind of node and direction, each as often as it is there."""
    run = work / "run.scales"
    words = [scalescope, "run", path, "-o", run, "--save-values", ".", "--progress", "none", "--threads", "1",
             "--backward", "ones" if root else "none"]
    if root and root[0]:
        words += ["--output-index", ".".join(root[0])]
    for command in (words, [scalescope, "export", run, "--table", run.with_suffix(".csv")]):
        status, said = compare_rows.run_here(command)
        if status != 0:
            raise RuntimeError(f"exit {status}: {said[:200]}")
    with open(run.with_suffix(".csv"), newline="", encoding="utf-8") as file:
        kinds = {row["name"]: row["kind"] for row in compare_errors.csv.DictReader(file)}
    saved = collections.defaultdict(collections.Counter)
    for (name, direction), file in compare_errors.saved(run).items():
        saved[kinds[name], direction][bits(numpy.load(file))] += 1
    return saved


def compare(scalescope, path, work):
    outputs, of_parameters, of_inputs, root = run_in_python(path)
    saved = saved_by_kind(scalescope, path, root, work)
    for kind, gradients in (("parameter", of_parameters), ("input", of_inputs)):
        wanted = collections.Counter(bits_of(gradient) for gradient in gradients)
        missing, more = (wanted - saved[kind, "bwd"]).total(), (saved[kind, "bwd"] - wanted).total()
        if missing or more:
            yield f"gradients of {kind}s: {missing} missing, {more} more"
    forward = {tensor for (_, direction), tensors in saved.items() if direction == "fwd" for tensor in tensors}
    missing = sum(bits_of(output) not in forward for output in outputs)
    if missing:
        yield f"{missing} of {len(outputs)} outputs are not there"
    if not outputs:
        yield "no output"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("scalescope")
    parser.add_argument("models", type=pathlib.Path)
    parser.add_argument("--only", default="")
    options = parser.parse_args()
    torch.set_num_threads(1)
    counts = collections.Counter()
    for path in sorted(options.models.glob("*.pt2")):
        if not re.search(options.only, path.name):
            continue
        with tempfile.TemporaryDirectory() as work:
            try:
                wrong = "; ".join(compare(options.scalescope, path, pathlib.Path(work)))
            except RuntimeError as error:
                wrong = str(error).splitlines()[0]
        counts[not wrong] += 1
        print(path.name, "BAD" if wrong else "ok", wrong, sep="\t", flush=True)
    print(f"{counts[True]} hold, {counts[False]} fall short")
    return 0 if counts[True] and not counts[False] else 1


if __name__ == "__main__":
    sys.exit(main())
