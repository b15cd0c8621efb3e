# SPDX-License-Identifier: GPL-3.0-or-later
"""More models for make_unit_scaling_golden.py: architectures and spellings as people write them."""

import math

import torch
import torch.nn.functional as F
from torch import Tensor, nn


class PackedAttention(nn.Module):
    """Causal attention whose query, key and value come from one linear layer, fused or written out."""

    def __init__(self, width: int, heads: int, fused: bool):
        super().__init__()
        self.packed = nn.Linear(width, 3 * width)
        self.out = nn.Linear(width, width)
        self.heads = heads
        self.width = width
        self.fused = fused
        self.register_buffer("mask", torch.tril(torch.ones(16, 16)).view(1, 1, 16, 16))

    def forward(self, x: Tensor) -> Tensor:
        b, t, w = x.size()
        q, k, v = self.packed(x).split(self.width, dim=2)
        q = q.view(b, t, self.heads, w // self.heads).transpose(1, 2)
        k = k.view(b, t, self.heads, w // self.heads).transpose(1, 2)
        v = v.view(b, t, self.heads, w // self.heads).transpose(1, 2)
        if self.fused:
            y = F.scaled_dot_product_attention(q, k, v, attn_mask=None, dropout_p=0.0, is_causal=True)
        else:
            scores = torch.matmul(q, k.transpose(-2, -1)) * (1.0 / math.sqrt(k.size(-1)))
            scores = scores.masked_fill(self.mask[:, :, :t, :t] == 0, float("-inf"))
            y = torch.matmul(F.softmax(scores, dim=-1), v)
        return self.out(y.transpose(1, 2).contiguous().view(b, t, w))


class Gpt(nn.Module):
    """A decoder with tied embedding and readout, and a loss that ignores some targets."""

    def __init__(self, fused: bool, width: int = 16):
        super().__init__()
        self.embedding = nn.Embedding(30, width)
        self.blocks = nn.ModuleList(
            nn.ModuleDict({
                "norm1": nn.LayerNorm(width), "attention": PackedAttention(width, 2, fused),
                "norm2": nn.LayerNorm(width),
                "mlp": nn.Sequential(
                    nn.Linear(width, 4 * width), nn.GELU(), nn.Linear(4 * width, width), nn.Dropout(0.0)),
            })
            for _ in range(2)
        )  # fmt: skip
        self.norm = nn.LayerNorm(width)
        self.readout = nn.Linear(width, 30, bias=False)
        self.readout.weight = self.embedding.weight

    def forward(self, ids: Tensor, target: Tensor) -> Tensor:
        x = self.embedding(ids)
        for block in self.blocks:
            x = x + block["attention"](block["norm1"](x))
            x = x + block["mlp"](block["norm2"](x))
        logits = self.readout(self.norm(x))
        return F.cross_entropy(logits.view(-1, logits.size(-1)), target.view(-1), ignore_index=-1)


class BertLayer(nn.Module):
    """Post-norm attention under a mask that is added to the scores inside."""

    def __init__(self, width: int, heads: int):
        super().__init__()
        self.heads = heads
        self.query = nn.Linear(width, width)
        self.key = nn.Linear(width, width)
        self.value = nn.Linear(width, width)
        self.dense = nn.Linear(width, width)
        self.norm1 = nn.LayerNorm(width)
        self.up = nn.Linear(width, 2 * width)
        self.down = nn.Linear(2 * width, width)
        self.norm2 = nn.LayerNorm(width)
        self.drop = nn.Dropout(0.0)

    def heads_of(self, x: Tensor) -> Tensor:
        return x.view(x.size(0), x.size(1), self.heads, -1).permute(0, 2, 1, 3)

    def forward(self, x: Tensor, mask: Tensor) -> Tensor:
        q, k, v = self.heads_of(self.query(x)), self.heads_of(self.key(x)), self.heads_of(self.value(x))
        a = F.scaled_dot_product_attention(q, k, v, attn_mask=mask)
        x = self.norm1(self.drop(self.dense(a.permute(0, 2, 1, 3).reshape(x.shape))) + x)
        return self.norm2(self.drop(self.down(F.gelu(self.up(x)))) + x)


class Bert(nn.Module):
    def __init__(self, width: int = 16):
        super().__init__()
        self.embedding = nn.Embedding(30, width, padding_idx=0)
        self.norm = nn.LayerNorm(width)
        self.layers = nn.ModuleList(BertLayer(width, 2) for _ in range(2))
        self.pool = nn.Linear(width, width)
        self.classify = nn.Linear(width, 3)

    def forward(self, ids: Tensor, mask: Tensor) -> Tensor:
        x = self.norm(self.embedding(ids))
        bias = ((1.0 - mask) * -10000.0).unsqueeze(1).unsqueeze(2)
        for layer in self.layers:
            x = layer(x, bias)
        return self.classify(torch.tanh(self.pool(x[:, 0])))


class MaskedScores(nn.Module):
    """A mask that is added to written-out scores: an add that is no residual one, before one that is."""

    def __init__(self):
        super().__init__()
        self.q = nn.Linear(16, 16)
        self.k = nn.Linear(16, 16)
        self.v = nn.Linear(16, 16)

    def forward(self, x: Tensor, mask: Tensor) -> Tensor:
        scores = torch.matmul(self.q(x), self.k(x).transpose(-1, -2)) / 4.0
        return x + torch.matmul(F.softmax(scores + mask, dim=-1), self.v(x))


class EinsumAttention(nn.Module):
    """Products that have no rule, around a softmax that has."""

    def __init__(self):
        super().__init__()
        self.q = nn.Linear(16, 16)
        self.k = nn.Linear(16, 16)
        self.v = nn.Linear(16, 16)
        self.out = nn.Linear(16, 16)

    def forward(self, x: Tensor) -> Tensor:
        a = torch.einsum("bid,bjd->bij", self.q(x), self.k(x)) * 0.25
        return x + self.out(torch.einsum("bij,bjd->bid", F.softmax(a, dim=-1), self.v(x)))


class SharedLayer(nn.Module):
    """One layer run several times, in a loop with a counter."""

    def __init__(self):
        super().__init__()
        self.a = nn.Linear(8, 8)
        self.norm = nn.LayerNorm(8)

    def forward(self, x: Tensor) -> Tensor:
        i = 0
        while i < 3:
            x = x + F.gelu(self.a(self.norm(x)))
            i += 1
        return x


class InPlace(nn.Module):
    def __init__(self):
        super().__init__()
        self.a = nn.Linear(8, 8)
        self.b = nn.Linear(8, 8)

    def forward(self, x: Tensor) -> Tensor:
        h = self.a(x)
        h += x
        h = h + F.gelu(self.b(h))
        h *= 2.0
        return h


class Collected(nn.Module):
    """Intermediate results kept in a list."""

    def __init__(self):
        super().__init__()
        self.layers = nn.ModuleList(nn.Linear(8, 8) for _ in range(3))

    def forward(self, x: Tensor) -> Tensor:
        outputs = []
        for layer in self.layers:
            x = x + F.gelu(layer(x))
            outputs.append(x)
        return torch.stack(outputs).sum(0)


class Detached(nn.Module):
    def __init__(self):
        super().__init__()
        self.a = nn.Linear(8, 8)
        self.b = nn.Linear(8, 8)
        self.a.weight.requires_grad_(False)

    def forward(self, x: Tensor) -> Tensor:
        y = self.a(x)
        return y + self.b(F.silu(y.detach()))


class ClassToken(nn.Module):
    """A vision transformer's head: a learned token in front, which alone is read out."""

    def __init__(self, width: int = 16):
        super().__init__()
        self.patches = nn.Linear(12, width)
        self.token = nn.Parameter(torch.randn(1, 1, width))
        self.norm = nn.LayerNorm(width)
        self.attention = PackedAttention(width, 2, True)
        self.head = nn.Linear(width, 4)

    def forward(self, x: Tensor) -> Tensor:
        x = torch.cat([self.token.expand(x.size(0), -1, -1), self.patches(x)], 1)
        x = x + self.attention(self.norm(x))
        return self.head(x[:, 0])


class ClassProbabilities(nn.Module):
    """A loss module whose targets are probabilities."""

    def __init__(self):
        super().__init__()
        self.a = nn.Linear(8, 5)
        self.loss = nn.CrossEntropyLoss()

    def forward(self, x: Tensor, target: Tensor) -> Tensor:
        return self.loss(self.a(x), target)


class OwnNorm(nn.Module):
    """Root mean square normalisation written out; tracing makes its number a constant tensor, one for all of them."""

    def __init__(self, width: int):
        super().__init__()
        self.scale = nn.Parameter(torch.ones(width))

    def forward(self, x: Tensor) -> Tensor:
        return self.scale * (x * torch.rsqrt(x.pow(2).mean(-1, keepdim=True) + 1e-6))


class OwnNormBlocks(nn.Module):
    def __init__(self, width: int = 12):
        super().__init__()
        self.norms = nn.ModuleList(OwnNorm(width) for _ in range(2))
        self.layers = nn.ModuleList(nn.Linear(width, width) for _ in range(2))

    def forward(self, x: Tensor) -> Tensor:
        for norm, layer in zip(self.norms, self.layers):
            x = x + F.gelu(layer(norm(x)))
        return x


class StoredWeight(nn.Module):
    """A product with a parameter kept in another shape, which is not turned."""

    def __init__(self):
        super().__init__()
        self.weight = nn.Parameter(torch.randn(8, 2, 4))
        self.a = nn.Linear(8, 8)

    def forward(self, x: Tensor) -> Tensor:
        return x + torch.matmul(F.gelu(self.a(x)), self.weight.view(8, 8))
