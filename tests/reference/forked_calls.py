#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""How PyTorch sums the gradient of a weight that forked calls share: each model's first run, many processes.

Prints for each model how often each gradient came, and how often the functions of the graph had each numbering
(Node._sequence_nr, by thread). The optimising executor is off on the main thread, as in every run that Scalescope's
are compared with; --optimise leaves it on. tests/core/engine/track/test_tracker.cpp holds the answers for two
threads. Needs a Python with PyTorch 2.13.
"""
import argparse
import collections
import multiprocessing
from typing import List

import torch
from torch import Tensor, nn


class Shared(nn.Module):
    """Each use of the weight adds its factor to the gradient, exactly: what is printed depends on the order only."""

    def __init__(self):
        super().__init__()
        self.use = nn.Linear(4, 4, bias=False)


class One(Shared):
    def forward(self, x):
        y = self.use(x * -1e8) + self.use(x * 1e8)
        f = torch.jit.fork(self.use, x * 3.0)
        return torch.jit.wait(f) + y


class Two(Shared):
    def forward(self, x):
        f = torch.jit.fork(self.use, x * -1e8)
        g = torch.jit.fork(self.use, x * 3.0)
        y = self.use(x * 1e8)
        return torch.jit.wait(f) + torch.jit.wait(g) + y


class Before(Shared):
    def forward(self, x):
        y = self.use(x) + self.use(x * 1e8)
        f = torch.jit.fork(self.use, x * -1e8)
        g = torch.jit.fork(self.use, x * 3.0)
        return torch.jit.wait(f) + torch.jit.wait(g) + y


class After(Shared):
    def forward(self, x):
        f = torch.jit.fork(self.use, x * 3.0)
        g = torch.jit.fork(self.use, x * -1e8)
        y = self.use(self.use(x * 0.5).sum() * 0.0 + x * 1e8)
        z = torch.jit.wait(f) + torch.jit.wait(g)
        return z + y + self.use(x * 5.0)


class Three(Shared):
    def forward(self, x):
        a = torch.jit.fork(self.use, x * 1e8)
        b = torch.jit.fork(self.use, x * 3.0)
        c = torch.jit.fork(self.use, x * -1e8)
        return torch.jit.wait(a) + torch.jit.wait(b) + torch.jit.wait(c)


class Five(Shared):
    def forward(self, x):
        calls: List[torch.jit.Future[Tensor]] = []
        for factor in [1e8, 3.0, -1e8, 1.0, 2.0]:
            calls.append(torch.jit.fork(self.use, x * factor))
        y = x
        for call in calls:
            y = y + torch.jit.wait(call)
        return y


MODELS = [One, Two, Before, After, Three, Five]


def numbers(function, seen):
    if function is None or function in seen or function.name().endswith("AccumulateGrad"):
        return []
    seen.add(function)
    here = [f"{function.name()}:{function._sequence_nr()}"]
    return here + [n for following, _ in function.next_functions for n in numbers(following, seen)]


def run(model, threads, optimise):
    torch.set_num_threads(1)
    if threads:
        torch.set_num_interop_threads(threads)
    model = torch.jit.script(model())
    with torch.jit.optimized_execution(optimise):
        y = model(torch.eye(4, requires_grad=True).clone())
        y.backward(torch.ones_like(y))
    return model.use.weight.grad.abs().max().item(), " ".join(numbers(y.grad_fn, set()))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--processes", type=int, default=20)
    parser.add_argument("--threads", type=int, default=2, help="of the inter-op pool; 0: as many as PyTorch takes")
    parser.add_argument("--optimise", action="store_true")
    given = parser.parse_args()
    for model in MODELS:
        again = [(model, given.threads, given.optimise)] * given.processes
        with multiprocessing.get_context("fork").Pool(1, maxtasksperchild=1) as fresh:
            results = fresh.starmap(run, again, chunksize=1)
        print(model.__name__, dict(collections.Counter(gradient for gradient, _ in results).most_common()))
        for numbering, count in collections.Counter(numbering for _, numbering in results).most_common():
            print(f"  {count} {numbering}", flush=True)


main()
