# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the models of docs/large-models.md as TorchScript, with random weights.

    python make_large_models.py FOLDER

loop.pt: an LSTM cell called 100 times by a loop; shared.pt: one transformer block called 12 times; layers.pt: 48 blocks in
a list; flat.pt: 10,000 operators without a module. raft.pt2, RAFT with 12 updates of its flow, is written where
torchvision is there, as ./dev reference installs it.
"""
import pathlib
import sys

import torch
from make_library_models import without_extensions
from torch import nn


class Cell(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.x = nn.Linear(width, 4 * width)
        self.h = nn.Linear(width, 4 * width)

    def forward(self, x, h, c):
        i, f, g, o = (self.x(x) + self.h(h)).chunk(4, -1)
        c = torch.sigmoid(f) * c + torch.sigmoid(i) * torch.tanh(g)
        return torch.sigmoid(o) * torch.tanh(c), c


class Loop(nn.Module):
    def __init__(self, width=32):
        super().__init__()
        self.cell = Cell(width)
        self.out = nn.Linear(width, 4)

    def forward(self, x):
        h = torch.zeros_like(x[:, 0])
        c = torch.zeros_like(h)
        for t in range(x.size(1)):
            h, c = self.cell(x[:, t], h, c)
        return self.out(h).square().mean()


class Block(nn.Module):
    def __init__(self, width=32, heads=4):
        super().__init__()
        self.norm1 = nn.LayerNorm(width)
        self.q = nn.Linear(width, width)
        self.k = nn.Linear(width, width)
        self.v = nn.Linear(width, width)
        self.out = nn.Linear(width, width)
        self.norm2 = nn.LayerNorm(width)
        self.up = nn.Linear(width, 4 * width)
        self.down = nn.Linear(4 * width, width)
        self.heads = heads

    def split(self, x):
        return x.view(x.size(0), x.size(1), self.heads, -1).transpose(1, 2)

    def forward(self, x):
        y = self.norm1(x)
        q, k, v = self.split(self.q(y)), self.split(self.k(y)), self.split(self.v(y))
        mixed = torch.softmax(q @ k.transpose(-1, -2) / q.size(-1) ** 0.5, -1) @ v
        x = x + self.out(mixed.transpose(1, 2).reshape(x.shape))
        return x + self.down(nn.functional.gelu(self.up(self.norm2(x))))


class Shared(nn.Module):
    def __init__(self, calls=12):
        super().__init__()
        self.embed = nn.Linear(32, 32)
        self.block = Block()
        self.head = nn.Linear(32, 4)
        self.calls = calls

    def forward(self, x):
        x = self.embed(x)
        for _ in range(self.calls):
            x = self.block(x)
        return self.head(x).square().mean()


class Layers(nn.Module):
    def __init__(self, layers=48):
        super().__init__()
        self.embed = nn.Linear(32, 32)
        self.layers = nn.ModuleList(Block() for _ in range(layers))
        self.norm = nn.LayerNorm(32)
        self.head = nn.Linear(32, 4)

    def forward(self, x):
        x = self.embed(x)
        for layer in self.layers:
            x = layer(x)
        return self.head(self.norm(x)).square().mean()


class Flat(nn.Module):
    def __init__(self, operators=10_000):
        super().__init__()
        self.turns = operators // 3

    def forward(self, x):
        y = z = x
        for _ in range(self.turns):
            y, z = torch.tanh(y + z), torch.sin(y)  # on one line: nothing tells that it is a loop's body
        return (y + z).square().mean()


def export_raft(file):
    operators = without_extensions()
    from torchvision.models.optical_flow import raft_small

    class Flow(nn.Module):
        def __init__(self):
            super().__init__()
            self.raft = raft_small()

        def forward(self, first, second):
            return self.raft(first, second, num_flow_updates=12)[-1]

    images = (torch.randn(1, 3, 128, 128), torch.randn(1, 3, 128, 128))
    torch.export.save(torch.export.export(Flow().eval(), images), file)
    del operators


def main():
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(0)
    torch.jit.script(Loop()).save(folder / "loop.pt")
    torch.jit.trace(Shared(), torch.randn(2, 16, 32)).save(folder / "shared.pt")
    torch.jit.trace(Layers(), torch.randn(2, 16, 32)).save(folder / "layers.pt")
    torch.jit.trace(Flat(), torch.randn(2, 16)).save(folder / "flat.pt")
    try:
        export_raft(folder / "raft.pt2")
    except ImportError as missing:
        print(f"raft.pt2 is left out: {missing}")


if __name__ == "__main__":
    main()
