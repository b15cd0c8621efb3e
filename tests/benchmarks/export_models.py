#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Exports what exported/ is measured with.

export_models.py FOLDER MEBIBYTES

FOLDER gets model.pt and model.pt2, the transformer of transformer.py written with torch.nn, by torch.jit.script and by
torch.export, with the same weights; and large.pt2, a chain of linears whose weights take MEBIBYTES.
"""
import pathlib
import sys
import warnings

import torch
from torch import nn


class Block(nn.Module):
    def __init__(self, width: int = 512):
        super().__init__()
        self.norm1, self.norm2 = nn.LayerNorm(width), nn.LayerNorm(width)
        self.q, self.k, self.v, self.out = (nn.Linear(width, width) for _ in range(4))
        self.up, self.down = nn.Linear(width, 4 * width), nn.Linear(4 * width, width)
        self.gelu = nn.GELU()

    def heads(self, x: torch.Tensor) -> torch.Tensor:
        return x.view(x.size(0), x.size(1), 8, 64).transpose(1, 2)

    def attention(self, x: torch.Tensor) -> torch.Tensor:
        scores = torch.matmul(self.heads(self.q(x)), self.heads(self.k(x)).transpose(-2, -1)) * 0.125
        mixed = torch.matmul(torch.softmax(scores, -1), self.heads(self.v(x)))
        return self.out(mixed.transpose(1, 2).reshape(x.size(0), x.size(1), 512))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = x + self.attention(self.norm1(x))
        return x + self.down(self.gelu(self.up(self.norm2(x))))


class Transformer(nn.Module):
    def __init__(self):
        super().__init__()
        self.layers = nn.ModuleList(Block() for _ in range(6))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        for layer in self.layers:
            x = layer(x)
        return x


def large(mebibytes: int):
    width = 2048  # 16 MiB of float32 a layer
    with torch.no_grad():
        model = nn.Sequential(*(nn.Linear(width, width, bias=False) for _ in range(mebibytes // 16)))
    return torch.export.export(model, (torch.randn(2, width),))


def main(folder: pathlib.Path, mebibytes: int):
    warnings.simplefilter("ignore")
    torch.manual_seed(0)
    model = Transformer()
    torch.jit.script(model).save(folder / "model.pt")
    torch.export.save(torch.export.export(model, (torch.randn(8, 128, 512),)), folder / "model.pt2")
    torch.export.save(large(mebibytes), folder / "large.pt2")


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]), int(sys.argv[2]))
