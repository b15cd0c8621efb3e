#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes small archives of torch.export, each with what PyTorch computes for its sample inputs.

exported_models.py FOLDER

FOLDER becomes tests/data/exported: NAME.pt2, and NAME.expected.pt with {"outputs": [...], "gradients": {...}}: the
tensors of the result in order, and the gradients of parameters and of floating-point inputs ("input:0") where all
results that have one get a gradient of ones. Random numbers come from seed 0. Made with torch 2.13.0.
"""
import pathlib
import sys

import torch
from torch import nn
from torch.export import Dim, export, save
from torch.utils import _pytree as pytree

F = nn.functional


class Layer(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.norm = nn.LayerNorm(width)
        self.up = nn.Linear(width, 2 * width)
        self.down = nn.Linear(2 * width, width)
        self.register_buffer("scale", torch.full((1,), 0.5), persistent=False)

    def forward(self, x):
        return x + self.down(F.gelu(self.up(self.norm(x)))) * self.scale


class Language(nn.Module):
    """Layers one of which is called twice, a weight that is used twice, a size that is open, a loss inside."""

    def __init__(self):
        super().__init__()
        self.embedding = nn.Embedding(20, 8)
        self.layers = nn.ModuleList([Layer(8), Layer(8)])
        self.head = nn.Linear(8, 20, bias=False)
        self.head.weight = self.embedding.weight

    def forward(self, ids, *, mask=None):
        x = self.embedding(ids)
        for layer in self.layers:
            x = layer(x)
        x = self.layers[0](x)
        if mask is not None:
            x = x * mask[..., None]
        logits = self.head(x)
        return {"loss": F.cross_entropy(logits.flatten(0, 1), ids.flatten()), "logits": logits}


class Blocks(nn.Module):
    """Without gradients, and with a lower precision inside it."""

    def __init__(self):
        super().__init__()
        self.first = nn.Linear(6, 6)
        self.second = nn.Linear(6, 6)

    def forward(self, x):
        with torch.no_grad():
            scale = self.first(x).abs().mean()
        with torch.autocast("cpu", torch.bfloat16):
            y = self.first(x)
            with torch.autocast("cpu", enabled=False):
                z = self.second(y.float())
            y = self.second(y) + self.second(x)
        return y.float() * scale + z


class Branches(nn.Module):
    def __init__(self):
        super().__init__()
        self.linear = nn.Linear(4, 4)

    def forward(self, x):
        return torch.cond(x.sum() > 0, lambda t: self.linear(t).sin(), lambda t: t.cos() * 2, (x,))


class Loops(nn.Module):
    def forward(self, x, n):
        def going(i, t):
            return i < n.sum()

        def step(i, t):
            return i + 1, t * 1.5 + 0.25

        return torch._higher_order_ops.while_loop(going, step, (torch.zeros((), dtype=torch.int64), x))


class Scans(nn.Module):
    def forward(self, x, start):
        def combine(carry, row):
            carry = carry * 0.5 + row
            return carry, carry.sin()

        last, rows = torch._higher_order_ops.scan(combine, start, x, dim=0)
        mapped = torch._higher_order_ops.map(lambda row, factor: row.exp() * factor, x, start)
        return last, rows, mapped


class Normalised(nn.Module):
    """Writes to its buffers as it trains."""

    def __init__(self):
        super().__init__()
        self.convolution = nn.Conv1d(3, 4, 3, padding=1)
        self.norm = nn.BatchNorm1d(4)
        self.register_buffer("calls", torch.zeros((), dtype=torch.int64))

    def forward(self, x):
        self.calls.add_(1)
        return self.norm(self.convolution(x)).relu_() + self.calls


class Containers(nn.Module):
    """Tuples, lists, dictionaries, constants, lists of operators and what counts with sizes."""

    def __init__(self):
        super().__init__()
        self.register_parameter("frozen", nn.Parameter(torch.ones(4), requires_grad=False))
        self.gain = nn.Parameter(torch.full((4,), 2.0))

    def forward(self, pair, batch, factor=2.0, flag=True):
        a, (b, c) = pair
        first, second = torch.chunk(a * factor, 2, dim=0)
        parts = torch.split(torch.cat([first, second, b]), a.shape[0] // 2 + 0)
        picked = batch["x"][:, c, None]
        half = max(a.shape[0] // 2, 1)
        return [parts[0] * self.gain, {"picked": picked.sum() * half, "size": a.shape[0]}], batch["y"] * self.frozen


class Attention(nn.Module):
    def __init__(self):
        super().__init__()
        self.attention = nn.MultiheadAttention(8, 2, batch_first=True)
        self.norm = nn.RMSNorm(8)

    def forward(self, x):
        y, _ = self.attention(x, x, x, need_weights=False)
        return self.norm(x + y)


class Gradless(nn.Module):
    """Decomposing takes the region without gradients out."""

    def __init__(self):
        super().__init__()
        self.student = nn.Linear(4, 3)
        self.teacher = nn.Linear(4, 3)

    def forward(self, x):
        with torch.no_grad():
            target = self.teacher(x)
        return F.mse_loss(self.student(x), target)


class Derived(nn.Module):
    """One open size is twice the other."""

    def __init__(self):
        super().__init__()
        self.linear = nn.Linear(3, 4)

    def forward(self, x, y):
        return self.linear(x) + self.linear(y)[::2]


class Checked(nn.Module):
    """A size that depends on a value, within bounds."""

    def __init__(self):
        super().__init__()
        self.linear = nn.Linear(3, 4)

    def forward(self, x, n):
        count = n.item()
        torch._check(count >= 1)
        torch._check(count <= 4)
        return self.linear(x[:count]).sum()


def derived_sizes():
    n = Dim("n", min=2, max=8)
    return {"x": {0: n}, "y": {0: 2 * n}}


def open_sizes():
    batch, length = Dim("batch", min=1, max=8), Dim("length", min=2, max=16)
    return {"ids": {0: batch, 1: length}, "mask": {0: batch, 1: length}}


def models():
    g = torch.Generator().manual_seed(1)
    normal = lambda *shape: torch.randn(*shape, generator=g)
    ids = torch.randint(0, 20, (2, 5), generator=g)
    yield "language", Language(), (ids,), {"mask": torch.ones(2, 5)}, open_sizes(), None
    yield "blocks", Blocks(), (normal(3, 6),), {}, None, None
    yield "branches", Branches(), (normal(2, 4).abs(),), {}, None, None
    yield "loops", Loops(), (normal(3), torch.tensor([1, 2])), {}, None, None
    yield "scans", Scans(), (normal(4, 3), normal(3)), {}, None, None
    yield "normalised", Normalised().train(), (normal(2, 3, 5),), {}, None, None
    containers = ((normal(4, 4), (normal(2, 4), torch.tensor([0, 2]))), {"x": normal(3, 4), "y": normal(4)})
    yield "containers", Containers(), containers + (3.0, True), {}, None, None
    yield "attention", Attention(), (normal(2, 3, 8),), {}, None, None
    yield "decomposed", Attention(), (normal(2, 3, 8),), {}, None, "decomposed"
    yield "counted", Normalised().eval(), (normal(2, 3, 5),), {}, None, "decomposed"
    yield "derived", Derived(), (normal(3, 3), normal(6, 3)), {}, derived_sizes(), None
    yield "gradless", Gradless(), (normal(2, 4),), {}, None, "decomposed"
    yield "unfed", Containers(), containers + (3.0, True), {}, None, "unfed"
    yield "checked", Checked(), (normal(4, 3), torch.tensor(3)), {}, None, None


def floats(values):
    return [value for value in pytree.tree_leaves(values) if isinstance(value, torch.Tensor) and value.is_floating_point()]


def without_folders(program):
    """Code of PyTorch itself is at "torch/nn/..." wherever it is installed."""
    folder = str(pathlib.Path(torch.__file__).parent.parent) + "/"
    for module in program.graph_module.modules():
        for node in getattr(module, "graph", torch.fx.Graph()).nodes:
            if node.meta.get("stack_trace"):
                node.meta["stack_trace"] = node.meta["stack_trace"].replace(folder, "")


def expected(program, args, kwargs):
    """Of the exported program, on copies of the samples."""
    module = program.module()
    args, kwargs = pytree.tree_map(lambda v: v.clone() if isinstance(v, torch.Tensor) else v, (args, kwargs))
    inputs = floats((args, kwargs))
    for tensor in inputs:
        tensor.requires_grad_()
    torch.manual_seed(0)
    outputs = [v for v in pytree.tree_leaves(module(*args, **kwargs)) if isinstance(v, torch.Tensor)]
    roots = [v for v in outputs if v.requires_grad]
    torch.autograd.backward(roots, [torch.ones_like(v) for v in roots])
    gradients = {name: p.grad for name, p in module.named_parameters() if p.grad is not None}
    gradients |= {f"input:{i}": t.grad for i, t in enumerate(inputs) if t.grad is not None}
    buffers = {name: b.detach() for name, b in module.named_buffers()}
    return {"outputs": [v.detach() for v in outputs], "gradients": gradients, "buffers": buffers}


def main(folder: pathlib.Path):
    folder.mkdir(parents=True, exist_ok=True)
    for name, model, args, kwargs, sizes, how in models():
        torch.manual_seed(0)
        for parameter in model.parameters():
            if parameter.requires_grad:
                nn.init.normal_(parameter, std=0.5)
        program = export(model, args, kwargs, dynamic_shapes=sizes)
        if how == "decomposed":
            program = program.run_decompositions()
        if how == "unfed":  # without sample inputs
            program._example_inputs = None
        without_folders(program)
        save(program, folder / f"{name}.pt2")
        if how != "unfed":
            torch.save(expected(program, args, kwargs), folder / f"{name}.expected.pt")
        print(name, (folder / f"{name}.pt2").stat().st_size)


if __name__ == "__main__":
    # Once more under a short name: archives keep the places of the code, which are to be no path of a machine.
    name = pathlib.Path(__file__).name
    names = {"__name__": "models"}
    exec(compile(pathlib.Path(__file__).read_text(), name, "exec"), names)
    names["main"](pathlib.Path(sys.argv[1]))
