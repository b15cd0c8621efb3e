# SPDX-License-Identifier: GPL-3.0-or-later
"""Layers: linear, convolutions, norms, pooling, activations, embeddings, tied and shared weights."""
import torch
import torch.nn.functional as F
from torch import nn

from model import Model, both, tensor, whole


def convolutions():
    return nn.Sequential(nn.Conv2d(3, 8, 3, padding=1), nn.BatchNorm2d(8), nn.ReLU(), nn.MaxPool2d(2),
                         nn.ConvTranspose2d(8, 3, 2, stride=2), nn.AdaptiveAvgPool2d(1), nn.Flatten(),
                         nn.Linear(3, 2))


def activations():
    return nn.Sequential(nn.ELU(), nn.CELU(), nn.SELU(), nn.Hardswish(), nn.Hardtanh(), nn.Hardsigmoid(),
                         nn.LeakyReLU(), nn.LogSigmoid(), nn.Mish(), nn.PReLU(), nn.ReLU6(), nn.Softplus(),
                         nn.Softshrink(0.01), nn.Softsign(), nn.Tanhshrink(), nn.Threshold(0.1, 0.2), nn.Softmin(-1))


def in_place_activations():
    return nn.Sequential(nn.Linear(8, 8), nn.ELU(inplace=True), nn.Linear(8, 8), nn.Hardswish(inplace=True),
                         nn.Linear(8, 8), nn.LeakyReLU(0.1, inplace=True), nn.Dropout(0.3, inplace=True))


class Embeddings(nn.Module):
    def __init__(self):
        super().__init__()
        self.embedding = nn.Embedding(20, 8, padding_idx=0, max_norm=1.0)
        self.bag = nn.EmbeddingBag(20, 8, mode="mean")
        self.head = nn.Linear(8, 20)

    def forward(self, ids):
        return self.head(self.embedding(ids).sum(1) + self.bag(ids))


class Tied(nn.Module):
    def __init__(self):
        super().__init__()
        self.embedding = nn.Embedding(20, 8)
        self.norm = nn.LayerNorm(8)
        self.head = nn.Linear(8, 20, bias=False)
        self.head.weight = self.embedding.weight

    def forward(self, ids):
        return self.head(self.norm(self.embedding(ids)))


class Shared(nn.Module):
    def __init__(self):
        super().__init__()
        self.first = nn.Linear(8, 8)
        self.alias = self.first
        self.layers = nn.ModuleList([self.first, nn.Linear(8, 8), self.first])

    def forward(self, x):
        x = self.alias(self.first(x))
        for layer in self.layers:
            x = torch.tanh(layer(x))
        return x


class Unet(nn.Module):
    def __init__(self):
        super().__init__()
        self.down = nn.ModuleList([nn.Conv2d(3, 8, 3, padding=1), nn.Conv2d(8, 16, 3, padding=1)])
        self.norms = nn.ModuleList([nn.BatchNorm2d(8), nn.BatchNorm2d(16)])
        self.up = nn.ConvTranspose2d(16, 8, 2, 2)
        self.out = nn.Conv2d(16, 2, 1)

    def forward(self, x):
        a = F.relu_(self.norms[0](self.down[0](x)))
        b = F.relu_(self.norms[1](self.down[1](F.max_pool2d(a, 2))))
        return self.out(torch.cat([self.up(b), a], 1))


class OfType(nn.Module):
    def __init__(self, dtype):
        super().__init__()
        self.layers = nn.Sequential(nn.Linear(8, 8), nn.LayerNorm(8), nn.GELU(), nn.Linear(8, 4)).to(dtype)
        self.dtype = dtype

    def forward(self, x):
        return self.layers(x.to(self.dtype))


class Containers(nn.Module):
    def __init__(self):
        super().__init__()
        self.named = nn.ModuleDict({"a": nn.Linear(4, 4), "b": nn.Linear(4, 4)})
        self.listed = nn.ModuleList([nn.Linear(4, 4), nn.ReLU(), nn.Linear(4, 4)])
        self.factors = nn.ParameterList([nn.Parameter(torch.randn(4)) for _ in range(3)])

    def forward(self, x):
        for key, module in self.named.items():
            x = module(x) + len(key)
        for i, module in enumerate(self.listed):
            x = module(x) * (i + 1)
        for factor in self.factors:
            x = x * factor
        return self.listed[0](x)


MODELS = [
    *both("mlp", lambda: nn.Sequential(nn.Linear(8, 16), nn.ReLU(inplace=True), nn.Linear(16, 4)), tensor(3, 8)),
    *both("activations", activations, tensor(3, 8)),
    Model("in_place_activations", in_place_activations, [tensor(3, 8)], training=True),
    Model("convolutions_in_training", convolutions, [tensor(2, 3, 8, 8)], training=True),
    *both("convolutions", convolutions, tensor(2, 3, 8, 8), training=False),
    Model("convolutions", convolutions, [tensor(2, 3, 8, 8)], how="freeze"),
    Model("convolutions_1d", lambda: nn.Sequential(
        nn.Conv1d(4, 8, 3, padding=1, stride=2), nn.BatchNorm1d(8), nn.MaxPool1d(2), nn.ConvTranspose1d(8, 3, 3)),
        [tensor(2, 4, 16)], training=True),
    Model("convolutions_3d", lambda: nn.Sequential(
        nn.Conv3d(2, 4, 3, padding=1), nn.InstanceNorm3d(4, affine=True), nn.AvgPool3d(2), nn.ConvTranspose3d(4, 2, 2)),
        [tensor(1, 2, 4, 4, 4)]),
    Model("depthwise", lambda: nn.Sequential(
        nn.Conv2d(4, 4, 3, groups=4, dilation=2, padding=2, padding_mode="circular"), nn.GroupNorm(2, 4), nn.SiLU(),
        nn.Conv2d(4, 8, 1), nn.PixelShuffle(2), nn.Upsample(scale_factor=2, mode="bilinear")), [tensor(1, 4, 8, 8)]),
    Model("channels_last", lambda: nn.Sequential(
        nn.Conv2d(3, 8, 3), nn.GroupNorm(2, 8), nn.Conv2d(8, 8, 3)).to(memory_format=torch.channels_last),
        [tensor(2, 3, 8, 8)]),
    *both("unet", Unet, tensor(1, 3, 8, 8), training=False),
    Model("embeddings", Embeddings, [whole(20, 3, 5)]),
    *both("tied", Tied, whole(20, 3, 5)),
    *both("shared", Shared, tensor(3, 8)),
    Model("containers", Containers, [tensor(3, 4)]),
    *both("bfloat16", lambda: OfType(torch.bfloat16), tensor(3, 8)),
    *both("float16", lambda: OfType(torch.float16), tensor(3, 8)),
    Model("float64", lambda: nn.Sequential(nn.Linear(8, 8), nn.Tanh()).double(), [tensor(3, 8, dtype="float64")]),
]
