#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes small archives of torch.export with whatever release of PyTorch this Python has, from 2.1 on.

older_exports.py FOLDER

FOLDER becomes tests/data/exported/older: NAME-RELEASE.pt2, and NAME-RELEASE.expected.pt as exported_models.py writes
them, but of the module itself: before 2.6 a program that writes to its buffers can't go backward in Python. "inputs" are
its inputs, which archives before 2.4 do not hold. Run it once in an environment of each release; the tests take every
archive that is there.
"""
import copy
import pathlib
import sys
import warnings

import torch
from torch import nn
from torch.utils import _pytree as pytree

F = nn.functional


class Classifier(nn.Module):
    """Layers one of which is called twice, normalisation, dropout of nothing, a loss inside."""

    def __init__(self):
        super().__init__()
        self.up = nn.Linear(6, 8)
        self.inner = nn.Linear(8, 8)
        self.norm = nn.LayerNorm(8)
        self.head = nn.Linear(8, 3, bias=False)
        self.drop = nn.Dropout(0.0)
        self.register_buffer("scale", torch.full((1,), 0.5))

    def forward(self, x, targets):
        x = F.gelu(self.up(x))
        x = self.inner(self.inner(x) * self.scale)
        logits = self.head(self.drop(self.norm(x)))
        return F.cross_entropy(logits, targets), logits


class Convolutions(nn.Module):
    """Writes to its buffers as it trains, reads a constant, and works in place."""

    def __init__(self):
        super().__init__()
        self.convolution = nn.Conv2d(2, 4, 3, padding=1)
        self.norm = nn.BatchNorm2d(4)
        self.offset = torch.arange(4.0).reshape(4, 1, 1)

    def forward(self, x):
        y = self.norm(self.convolution(x)).relu_() + self.offset
        return F.max_pool2d(y, 2).flatten(1)


class Attention(nn.Module):
    """Heads as views of a projection, a mask made of sizes, two results by name."""

    def __init__(self):
        super().__init__()
        self.embedding = nn.Embedding(11, 8)
        self.projection = nn.Linear(8, 24)
        self.out = nn.Linear(8, 8)
        self.head = nn.Linear(8, 11, bias=False)

    def forward(self, ids):
        x = self.embedding(ids)
        batch, length, width = x.shape
        query, key, value = self.projection(x).reshape(batch, length, 3, 2, 4).permute(2, 0, 3, 1, 4).unbind(0)
        scores = query @ key.transpose(-1, -2) * 0.5
        future = torch.ones(length, length, dtype=torch.bool).triu(1)
        mixed = scores.masked_fill(future, float("-inf")).softmax(-1) @ value
        x = x + self.out(mixed.transpose(1, 2).reshape(batch, length, width))
        return {"hidden": x, "logits": self.head(x)}


def models():
    g = torch.Generator().manual_seed(1)
    normal = lambda *shape: torch.randn(*shape, generator=g)
    yield "classifier", Classifier().train(), (normal(4, 6), torch.tensor([0, 2, 1, 1])), [0, 1]
    yield "convolutions", Convolutions().train(), (normal(2, 2, 6, 6),), []
    yield "attention", Attention(), (torch.randint(0, 11, (2, 5), generator=g),), [0]


def exported(model, args, open_batches):
    """The batch is open where the release can say so."""
    if open_batches and hasattr(torch.export, "Dim"):
        batch = torch.export.Dim("batch", min=2, max=16)
        names = list(model.forward.__code__.co_varnames[1 : 1 + len(args)])
        sizes = {name: {0: batch} if i in open_batches else None for i, name in enumerate(names)}
        return torch.export.export(model, args, dynamic_shapes=sizes)
    return torch.export.export(model, args)


def without_folders(program):
    """Code of PyTorch itself is at "torch/nn/..." wherever it is installed."""
    folder = str(pathlib.Path(torch.__file__).parent.parent) + "/"
    for node in program.graph_module.graph.nodes:
        if node.meta.get("stack_trace"):
            node.meta["stack_trace"] = node.meta["stack_trace"].replace(folder, "")


def expected(model, args):
    model = copy.deepcopy(model)
    args = [value.clone().requires_grad_(value.is_floating_point()) for value in args]
    outputs = pytree.tree_flatten(model(*args))[0]
    torch.autograd.backward(outputs, [torch.ones_like(value) for value in outputs])
    gradients = {name: parameter.grad for name, parameter in model.named_parameters()}
    floats = [value for value in args if value.is_floating_point()]
    gradients.update({f"input:{i}": value.grad for i, value in enumerate(floats)})
    found = {"outputs": [value.detach() for value in outputs], "gradients": gradients}
    return {**found, "buffers": dict(model.named_buffers()), "inputs": [value.detach() for value in args]}


def main(folder):
    folder.mkdir(parents=True, exist_ok=True)
    release = torch.__version__.split("+")[0]
    for name, model, args, open_batches in models():
        torch.manual_seed(0)
        for parameter in model.parameters():
            nn.init.normal_(parameter, std=0.5)
        program = exported(model, args, open_batches)
        without_folders(program)
        file = folder / f"{name}-{release}.pt2"
        torch.export.save(program, file)
        torch.save(expected(model, args), folder / f"{name}-{release}.expected.pt")
        print(file.name, file.stat().st_size)


if __name__ == "__main__":
    # Once more under a short name: archives keep the places of the code, which are to be no path of a machine.
    warnings.simplefilter("ignore")
    name = pathlib.Path(__file__).name
    names = {"__name__": "models"}
    exec(compile(pathlib.Path(__file__).read_text(), name, "exec"), names)
    names["main"](pathlib.Path(sys.argv[1]))
