#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures what tracking costs with the Python library unit-scaling.

track_with_python.py ROUNDS

Prints for each round the processor's seconds that forward and backward of the benchmark's transformer take on one thread,
untracked and tracked by track_scales, in turn. One unmeasured round goes first: in it the library takes the model's graph.
"""
import sys
import time

import torch
from unit_scaling.transforms import track_scales

from export_models import Transformer


def seconds_of(model, x: torch.Tensor, seed: torch.Tensor) -> float:
    start = time.process_time()
    model(x).backward(seed)
    taken = time.process_time() - start
    model.zero_grad()
    x.grad = None
    return taken


def main(rounds: int):
    torch.set_num_threads(1)
    torch.manual_seed(0)
    model = Transformer()
    tracked = track_scales(model)
    x, seed = torch.randn(8, 128, 512, requires_grad=True), torch.randn(8, 128, 512)
    for measured in range(-1, rounds):
        seconds = [seconds_of(way, x, seed) for way in (model, tracked)]
        if measured >= 0:
            print(*seconds, flush=True)
    nodes = [node.meta["metrics"] for node in tracked.scales_graph().nodes if "metrics" in node.meta]
    if sum(metrics.bwd is not None for metrics in nodes) < 100:
        sys.exit("the library tracked too little")


if __name__ == "__main__":
    main(int(sys.argv[1]))
