# SPDX-License-Identifier: GPL-3.0-or-later
"""Attention: PyTorch's own modules and those that people write."""
from typing import Dict

import torch
import torch.nn.functional as F
from torch import Tensor, nn

from model import Model, both, entries, tensor, value, whole


def encoder(**options):
    return nn.TransformerEncoder(nn.TransformerEncoderLayer(16, 4, 32, batch_first=True, **options), 2)


class Decoder(nn.Module):
    def __init__(self):
        super().__init__()
        self.layers = nn.TransformerDecoder(nn.TransformerDecoderLayer(16, 4, 32, batch_first=True), 2)

    def forward(self, x, memory, mask):
        return self.layers(x, memory, tgt_mask=mask)


class Whole(nn.Module):
    def __init__(self):
        super().__init__()
        self.model = nn.Transformer(16, 4, 1, 1, 32, batch_first=True)

    def forward(self, a, b):
        return self.model(a, b, tgt_mask=nn.Transformer.generate_square_subsequent_mask(b.size(1)))


class MultiHead(nn.Module):
    def __init__(self):
        super().__init__()
        self.attention = nn.MultiheadAttention(16, 4, batch_first=True, kdim=12, vdim=10, add_bias_kv=True)

    def forward(self, q, k, v, padding):
        return self.attention(q, k, v, key_padding_mask=padding)


class Fused(nn.Module):
    def __init__(self, causal: bool, dropout: float):
        super().__init__()
        self.qkv, self.causal, self.dropout = nn.Linear(16, 48), causal, dropout

    def forward(self, x):
        b, t, _ = x.shape
        q, k, v = self.qkv(x).view(b, t, 3, 4, 4).permute(2, 0, 3, 1, 4).unbind(0)
        y = F.scaled_dot_product_attention(q, k, v, is_causal=self.causal, dropout_p=self.dropout)
        return y.transpose(1, 2).reshape(b, t, 16)


class Masked(nn.Module):
    def forward(self, q, k, v, allowed, bias):
        return (F.scaled_dot_product_attention(q, k, v, attn_mask=allowed) +
                F.scaled_dot_product_attention(q, k, v, attn_mask=bias, scale=0.3))


class Relative(nn.Module):
    def __init__(self):
        super().__init__()
        self.weight, self.bias = nn.Parameter(torch.randn(4, 8, 5)), nn.Parameter(torch.randn(9))

    def forward(self, x):
        q = torch.einsum("btd,hde->bhte", x, self.weight)
        a = torch.einsum("bhte,bhse->bhts", q, q).softmax(-1)
        index = torch.arange(5)[:, None] - torch.arange(5)[None] + 4
        return torch.einsum("bhts,bhse->bhte", a + self.bias[index], q)


class Block(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.norm1, self.norm2 = nn.LayerNorm(width), nn.LayerNorm(width)
        self.qkv, self.out = nn.Linear(width, 3 * width, bias=False), nn.Linear(width, width)
        self.mlp = nn.Sequential(nn.Linear(width, 4 * width), nn.GELU(), nn.Linear(4 * width, width))
        self.register_buffer("mask", torch.tril(torch.ones(16, 16)))

    def forward(self, x):
        t, width = x.size(1), x.size(2)
        q, k, v = self.qkv(self.norm1(x)).split(width, 2)
        a = (q @ k.transpose(1, 2)) * width ** -0.5
        a = a.masked_fill(self.mask[:t, :t] == 0, float("-inf")).softmax(-1)
        x = x + self.out(a @ v)
        return x + self.mlp(self.norm2(x))


class Language(nn.Module):
    def __init__(self):
        super().__init__()
        self.tokens, self.places = nn.Embedding(50, 32), nn.Embedding(16, 32)
        self.blocks = nn.ModuleList([Block(32) for _ in range(2)])
        self.norm, self.head = nn.LayerNorm(32), nn.Linear(32, 50, bias=False)
        self.head.weight = self.tokens.weight

    def forward(self, ids):
        x = self.tokens(ids) + self.places(torch.arange(ids.size(1)))
        for block in self.blocks:
            x = block(x)
        return self.head(self.norm(x))


class Generation(nn.Module):
    def __init__(self):
        super().__init__()
        self.model = Language()

    def forward(self, ids, count: int):
        logits = torch.zeros(1)
        for _ in range(count):
            logits = self.model(ids)[:, -1]
            ids = torch.cat([ids, torch.multinomial(logits.softmax(-1), 1)], 1)
        return ids, logits


class Cached(nn.Module):
    def __init__(self):
        super().__init__()
        self.qkv = nn.Linear(8, 24)
        self.register_buffer("keys", torch.zeros(1, 6, 8))
        self.register_buffer("values", torch.zeros(1, 6, 8))
        self.used = 0

    def forward(self, x):
        q, k, v = self.qkv(x).chunk(3, -1)
        n = x.size(1)
        self.keys[:, self.used:self.used + n] = k
        self.values[:, self.used:self.used + n] = v
        self.used += n
        return F.scaled_dot_product_attention(q, self.keys[:, :self.used], self.values[:, :self.used])


class Sentence(nn.Module):
    def __init__(self):
        super().__init__()
        self.embedding, self.norm = nn.Embedding(30, 8), nn.LayerNorm(8)
        self.attention = nn.MultiheadAttention(8, 2, batch_first=True)

    def forward(self, batch: Dict[str, Tensor]) -> Dict[str, Tensor]:
        x, mask = self.embedding(batch["input_ids"]), batch["attention_mask"]
        y, _ = self.attention(x, x, x, key_padding_mask=mask == 0)
        y = self.norm(x + y)
        mean = (y * mask.unsqueeze(-1)).sum(1) / mask.sum(1, keepdim=True).clamp(min=1e-9)
        batch["sentence"] = F.normalize(mean, p=2.0, dim=1)
        batch["tokens"] = y
        return batch


HEADS = (tensor(2, 2, 4, 8), tensor(2, 2, 6, 8), tensor(2, 2, 6, 8))

MODELS = [
    *both("encoder", encoder, tensor(2, 5, 16), training=False),
    Model("encoder", lambda: encoder(norm_first=True, activation="gelu"), [tensor(2, 5, 16)], how="freeze"),
    Model("encoder_in_training", encoder, [tensor(2, 5, 16)], training=True),
    Model("decoder", Decoder, [tensor(2, 4, 16), tensor(2, 5, 16), tensor(4, 4, dtype="bool")]),
    Model("transformer", Whole, [tensor(2, 5, 16), tensor(2, 4, 16)], how="trace", training=False),
    Model("multi_head", MultiHead, [tensor(2, 5, 16), tensor(2, 4, 12), tensor(2, 4, 10), tensor(2, 4, dtype="bool")]),
    *both("causal", lambda: Fused(True, 0.0), tensor(2, 6, 16)),
    Model("attention_dropout", lambda: Fused(False, 0.3), [tensor(2, 6, 16)]),
    Model("masked", Masked, [*HEADS, tensor(4, 6, dtype="bool", values=[1] * 24), tensor(4, 6)]),
    Model("relative", Relative, [tensor(2, 5, 8)]),
    Model("language", Language, [whole(50, 2, 8)]),
    Model("generation", Generation, [whole(50, 2, 4), value(3)]),
    Model("cached", Cached, [tensor(1, 3, 8)]),
    Model("sentence", Sentence, [entries(input_ids=whole(30, 2, 5), attention_mask=tensor(
        2, 5, dtype="int64", values=[1, 1, 1, 1, 0, 1, 1, 1, 0, 0]))]),
]
