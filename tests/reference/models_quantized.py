# SPDX-License-Identifier: GPL-3.0-or-later
"""Quantized modules: dynamic, static, half precision, and quantization that is only simulated."""
import torch
from torch import nn
from torch.ao import quantization

from model import Model, tensor


def dynamic(dtype=torch.qint8):
    layers = nn.Sequential(nn.Linear(8, 16), nn.ReLU(), nn.Linear(16, 4))
    return quantization.quantize_dynamic(layers, {nn.Linear}, dtype=dtype)


class Recurrent(nn.Module):
    def __init__(self):
        super().__init__()
        self.rnn, self.out = nn.LSTM(8, 8), nn.Linear(8, 2)

    def forward(self, x):
        return self.out(self.rnn(x)[0])


class Convolution(nn.Module):
    def __init__(self):
        super().__init__()
        self.quantize, self.dequantize = quantization.QuantStub(), quantization.DeQuantStub()
        self.layer, self.relu = nn.Conv2d(3, 4, 3), nn.ReLU()

    def forward(self, x):
        return self.dequantize(self.relu(self.layer(self.quantize(x))))


def static():
    module = Convolution().eval()
    module.qconfig = quantization.default_qconfig
    quantization.prepare(module, inplace=True)
    module(torch.randn(2, 3, 8, 8))
    return quantization.convert(module)


class Simulated(nn.Module):
    def forward(self, x):
        return (torch.fake_quantize_per_tensor_affine(x, 0.1, 0, -128, 127),
                torch.quantize_per_tensor(x, 0.1, 0, torch.qint8).dequantize())


MODELS = [
    Model("dynamic", dynamic, [tensor(3, 8)]),
    Model("dynamic", dynamic, [tensor(3, 8)], how="trace"),
    Model("dynamic_half", lambda: dynamic(torch.float16), [tensor(3, 8)]),
    Model("dynamic_recurrent", lambda: quantization.quantize_dynamic(Recurrent(), {nn.LSTM, nn.Linear}),
          [tensor(3, 1, 8)]),
    Model("static", static, [tensor(2, 3, 8, 8)]),
    Model("static", static, [tensor(2, 3, 8, 8)], how="freeze"),
    Model("simulated", Simulated, [tensor(3, 4)]),
]
