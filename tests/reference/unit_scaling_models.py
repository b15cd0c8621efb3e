# SPDX-License-Identifier: GPL-3.0-or-later
"""The small models that make_unit_scaling_golden.py runs through the Python library.

Each is written so that TorchDynamo and TorchScript see the same operators in the same order, and stays clear of
what the library loses or refuses (docs/unit-scaling-rules.md, "Where this differs from the Python library").
"""

import math

import torch
import torch.nn.functional as F
from torch import Tensor, nn


class Mlp(nn.Module):
    """Two linear layers with an activation between them."""

    def __init__(self, activation: nn.Module, bias: bool = True):
        super().__init__()
        self.first = nn.Linear(12, 24, bias=bias)
        self.activation = activation
        self.second = nn.Linear(24, 8, bias=bias)

    def forward(self, x: Tensor) -> Tensor:
        return self.second(self.activation(self.first(x)))


class Softmax(nn.Module):
    def forward(self, x: Tensor) -> Tensor:
        return F.softmax(x, dim=-1)


class TwoLosses(nn.Module):
    """Losses that are told how to reduce by a word."""

    def __init__(self):
        super().__init__()
        self.a = nn.Linear(8, 8)

    def forward(self, x: Tensor, target: Tensor) -> Tensor:
        y = self.a(x)
        losses = [F.cross_entropy(y, target, reduction="sum"), F.mse_loss(y, x, reduction="sum")]
        return torch.stack(losses).sum()


class Relu(nn.Module):
    def forward(self, x: Tensor) -> Tensor:
        return F.relu(x)


class FusedAttention(nn.Module):
    """Multi-head attention from `x` to `memory` with the fused operator."""

    def __init__(self, width: int, heads: int, causal: bool):
        super().__init__()
        self.heads = heads
        self.causal = causal
        self.q = nn.Linear(width, width)
        self.k = nn.Linear(width, width)
        self.v = nn.Linear(width, width)
        self.out = nn.Linear(width, width)

    def split(self, x: Tensor) -> Tensor:
        b, s, d = x.shape
        return x.view(b, s, self.heads, d // self.heads).transpose(1, 2)

    def forward(self, x: Tensor, memory: Tensor) -> Tensor:
        a = F.scaled_dot_product_attention(
            self.split(self.q(x)), self.split(self.k(memory)), self.split(self.v(memory)),
            is_causal=self.causal)
        b, h, s, d = a.shape
        return self.out(a.transpose(1, 2).reshape(b, s, h * d))


class WrittenAttention(nn.Module):
    """The same, written out as matmul, softmax, matmul."""

    def __init__(self, width: int, heads: int, causal: bool):
        super().__init__()
        self.heads = heads
        self.causal = causal
        self.q = nn.Linear(width, width)
        self.k = nn.Linear(width, width)
        self.v = nn.Linear(width, width)
        self.out = nn.Linear(width, width)
        self.register_buffer("mask", torch.ones(16, 16).triu(1) > 0)

    def split(self, x: Tensor) -> Tensor:
        b, s, d = x.shape
        return x.view(b, s, self.heads, d // self.heads).transpose(1, 2)

    def forward(self, x: Tensor, memory: Tensor) -> Tensor:
        q, k, v = self.split(self.q(x)), self.split(self.k(memory)), self.split(self.v(memory))
        scores = torch.matmul(q, k.transpose(-2, -1)) / math.sqrt(q.shape[-1])
        if self.causal:
            scores = scores.masked_fill(self.mask[: q.shape[-2], : k.shape[-2]], float("-inf"))
        a = torch.matmul(F.softmax(scores, dim=-1), v)
        b, h, s, d = a.shape
        return self.out(a.transpose(1, 2).reshape(b, s, h * d))


def attention(kind: str, width: int, heads: int, causal: bool) -> nn.Module:
    return (FusedAttention if kind == "fused" else WrittenAttention)(width, heads, causal)


class Encoder(nn.Module):
    """Pre-norm transformer encoder layers, with attention of either spelling."""

    def __init__(self, kind: str, causal: bool, layers: int = 2, width: int = 16, heads: int = 2, p: float = 0.0):
        super().__init__()
        self.layers = nn.ModuleList(EncoderLayer(kind, causal, width, heads, p) for _ in range(layers))
        self.norm = nn.LayerNorm(width)

    def forward(self, x: Tensor) -> Tensor:
        for layer in self.layers:
            x = layer(x)
        return self.norm(x)


class EncoderLayer(nn.Module):
    def __init__(self, kind: str, causal: bool, width: int, heads: int, p: float):
        super().__init__()
        self.norm1 = nn.LayerNorm(width)
        self.attention = attention(kind, width, heads, causal)
        self.norm2 = nn.LayerNorm(width)
        self.up = nn.Linear(width, 2 * width)
        self.down = nn.Linear(2 * width, width)
        self.p = p

    def forward(self, x: Tensor) -> Tensor:
        h = self.norm1(x)
        x = x + F.dropout(self.attention(h, h), self.p, self.training)
        return x + F.dropout(self.down(F.gelu(self.up(self.norm2(x)))), self.p, self.training)


class PostNormLayer(nn.Module):
    """Normalises after the addition; the additions are in place."""

    def __init__(self, width: int = 16):
        super().__init__()
        self.attention = attention("fused", width, 2, False)
        self.norm1 = nn.LayerNorm(width)
        self.up = nn.Linear(width, 2 * width)
        self.down = nn.Linear(2 * width, width)
        self.norm2 = nn.LayerNorm(width)

    def forward(self, x: Tensor) -> Tensor:
        y = self.attention(x, x)
        y += x
        x = self.norm1(y)
        y = self.down(F.silu(self.up(x)))
        y += x
        return self.norm2(y)


class DecoderLayer(nn.Module):
    """Causal self-attention, attention to a memory, feed-forward."""

    def __init__(self, kind: str, width: int = 16):
        super().__init__()
        self.norm1 = nn.LayerNorm(width)
        self.self_attention = attention(kind, width, 2, True)
        self.norm2 = nn.LayerNorm(width)
        self.cross_attention = attention(kind, width, 2, False)
        self.norm3 = nn.LayerNorm(width)
        self.up = nn.Linear(width, 2 * width)
        self.gate = nn.Linear(width, 2 * width)
        self.down = nn.Linear(2 * width, width)

    def forward(self, x: Tensor, memory: Tensor) -> Tensor:
        h = self.norm1(x)
        x = x + self.self_attention(h, h)
        x = x + self.cross_attention(self.norm2(x), memory)
        h = self.norm3(x)
        return x + self.down(self.up(h) * F.silu(self.gate(h)))


class LanguageModel(nn.Module):
    """Embedding, one encoder layer, linear readout, cross entropy; the readout may share the embedding."""

    def __init__(self, tied: bool, reduction: str = "mean"):
        super().__init__()
        self.reduction = reduction
        self.embedding = nn.Embedding(40, 16)
        self.layer = EncoderLayer("fused", True, 16, 2, 0.0)
        self.norm = nn.LayerNorm(16)
        self.readout = nn.Linear(16, 40, bias=False)
        if tied:
            self.readout.weight = self.embedding.weight

    def forward(self, ids: Tensor, target: Tensor) -> Tensor:
        logits = self.readout(self.norm(self.layer(self.embedding(ids))))
        return F.cross_entropy(logits.flatten(0, 1), target.flatten(), reduction=self.reduction)


class BagOfWords(nn.Module):
    """Embedding and cross entropy with ignored rows and a padding row."""

    def __init__(self):
        super().__init__()
        self.embedding = nn.Embedding(20, 12, padding_idx=0)
        self.readout = nn.Linear(12, 20)

    def forward(self, ids: Tensor, target: Tensor) -> Tensor:
        return F.cross_entropy(self.readout(self.embedding(ids).sum(1)), target)


class Conv1dNet(nn.Module):
    """Convolutions with stride, dilation and groups."""

    def __init__(self):
        super().__init__()
        self.w1 = nn.Parameter(torch.randn(8, 4, 3))
        self.b1 = nn.Parameter(torch.randn(8))
        self.w2 = nn.Parameter(torch.randn(8, 4, 3))
        self.w3 = nn.Parameter(torch.randn(6, 8, 1))
        self.readout = nn.Linear(6, 5)

    def forward(self, x: Tensor) -> Tensor:
        x = F.gelu(F.conv1d(x, self.w1, self.b1, 1, 1, 1, 1))
        x = x + F.conv1d(F.gelu(x), self.w2, None, 1, 2, 2, 2)
        x = F.conv1d(x, self.w3, None, 2, 0, 1, 1)
        return self.readout(x.transpose(1, 2))


class Nested(nn.Module):
    """Residual additions three deep."""

    def __init__(self):
        super().__init__()
        self.a = nn.Linear(12, 12)
        self.b = nn.Linear(12, 12)
        self.c = nn.Linear(12, 12)
        self.d = nn.Linear(12, 12)

    def inner(self, x: Tensor) -> Tensor:
        return x + F.gelu(self.c(x))

    def middle(self, x: Tensor) -> Tensor:
        return x + F.softmax(self.b(self.inner(x)), dim=-1)

    def forward(self, x: Tensor) -> Tensor:
        x = self.a(x)
        x = x + self.middle(F.silu(x))
        return self.d(x)


class Chain(nn.Module):
    """A residual chain written as a loop."""

    def __init__(self):
        super().__init__()
        self.layers = nn.ModuleList(nn.Linear(10, 10) for _ in range(4))

    def forward(self, x: Tensor) -> Tensor:
        for layer in self.layers:
            x = x + F.gelu(layer(x))
        return x


class SharedSkip(nn.Module):
    """One skip for two additions, and one that is read again later."""

    def __init__(self):
        super().__init__()
        self.a = nn.Linear(12, 12)
        self.b = nn.Linear(12, 12)
        self.c = nn.Linear(12, 12)

    def forward(self, x: Tensor) -> Tensor:
        h = F.silu(self.a(x))
        y = h + self.b(h)
        z = h + self.c(F.gelu(y))
        return torch.matmul(z, h.transpose(-2, -1))


class PlainAdds(nn.Module):
    """Additions that are no residual ones, with and without broadcasting, before one that is."""

    def __init__(self):
        super().__init__()
        self.a = nn.Linear(12, 12)
        self.b = nn.Linear(12, 12)
        self.offset = nn.Parameter(torch.randn(12))
        self.scalar = nn.Parameter(torch.randn(1))
        self.c = nn.Linear(12, 12)

    def forward(self, x: Tensor) -> Tensor:
        h = self.a(x) + self.b(x)
        h = F.gelu(h + self.offset)
        h = F.gelu((h + self.scalar) + 1.5)
        return h + self.c(h)


class Dropped(nn.Module):
    def __init__(self, p: float):
        super().__init__()
        self.a = nn.Linear(16, 16)
        self.drop = nn.Dropout(p)
        self.b = nn.Linear(16, 16)

    def forward(self, x: Tensor) -> Tensor:
        x = self.drop(F.gelu(self.a(x)))
        return x + self.drop(self.b(x))


class Regression(nn.Module):
    def __init__(self, reduction: str):
        super().__init__()
        self.reduction = reduction
        self.norm = nn.LayerNorm([3, 10])
        self.a = nn.Linear(10, 10)
        self.b = nn.Linear(10, 4)

    def forward(self, x: Tensor, target: Tensor) -> Tensor:
        h = self.norm(x)
        return F.mse_loss(self.b(h + F.gelu(self.a(h))), target, reduction=self.reduction)


class RmsNormed(nn.Module):
    """`F.rms_norm`, which the library is told to replace, since it doesn't by itself."""

    def __init__(self):
        super().__init__()
        self.weight = nn.Parameter(torch.rand(12) + 0.5)
        self.a = nn.Linear(12, 12)

    def forward(self, x: Tensor) -> Tensor:
        return x + self.a(F.rms_norm(x, [12], self.weight, 1e-5))


class Products(nn.Module):
    """Matrix products of several shapes, some constrained and the last not."""

    def __init__(self):
        super().__init__()
        self.a = nn.Linear(8, 8)
        self.w = nn.Parameter(torch.randn(8, 8))

    def forward(self, x: Tensor) -> Tensor:
        x = x + torch.matmul(F.gelu(torch.matmul(self.a(x), self.w)), self.w)
        return torch.matmul(x, x.transpose(-2, -1))


def squashed(x: Tensor) -> Tensor:
    """A user's own activation, which `replace` maps to another."""
    return x / (1 + x.abs())


class OwnActivation(nn.Module):
    def __init__(self):
        super().__init__()
        self.a = nn.Linear(12, 12)
        self.b = nn.Linear(12, 12)

    def forward(self, x: Tensor) -> Tensor:
        x = x + self.b(squashed(self.a(x)))
        return squashed(x)


class ManyMults(nn.Module):
    """Activations, softmax, attention and a loss, for replacements with a multiplier."""

    def __init__(self):
        super().__init__()
        self.a = nn.Linear(12, 12)
        self.b = nn.Linear(12, 12)

    def forward(self, x: Tensor, target: Tensor) -> Tensor:
        x = F.scaled_dot_product_attention(x, x, F.softmax(x, dim=-1))
        x = x + F.gelu(self.a(x))
        x = x + F.silu(self.b(x))
        return F.cross_entropy(x.flatten(0, 1), target)
