# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes small models with one fault each, and what the first problem of a run of each should be.

    python3 make_faulty_models.py FOLDER

FOLDER gets NAME.pt, NAME.inputs.json and faults.json: for each model the path of the tensor that is at fault, its
direction ("forward", "gradient"), and the kind of problem. Without its fault each of them is healthy in FP8 (E4M3
forward, E5M2 for gradients): "healthy" has none. Needs PyTorch.
"""

import json
import pathlib
import sys

import torch
from torch import Tensor, nn

WIDTH = 64
LAYERS = 4


class Block(nn.Module):
    """A residual block before which the scale is one, and after it too."""

    def __init__(self, slope: float = 1.0):
        super().__init__()
        self.norm = nn.LayerNorm(WIDTH)
        self.up = nn.Linear(WIDTH, 2 * WIDTH)
        self.down = nn.Linear(2 * WIDTH, WIDTH)
        self.slope = slope

    def forward(self, x: Tensor) -> Tensor:
        hidden = torch.nn.functional.gelu(self.up(self.norm(x)))
        return x + self.slope * self.down(hidden)


class Tail(nn.Module):
    """What comes before the loss; here a fault can be put."""

    def forward(self, x: Tensor) -> Tensor:
        return x


class Net(nn.Module):
    def __init__(self, tail: nn.Module, block=Block):
        super().__init__()
        self.inlet = nn.Linear(WIDTH, WIDTH)
        self.layers = nn.ModuleList(block() for _ in range(LAYERS))
        self.tail = tail
        self.head = nn.Linear(WIDTH, 8)

    def forward(self, x: Tensor, weights: Tensor) -> Tensor:
        x = self.inlet(x)
        for layer in self.layers:
            x = layer(x)
        return (self.head(self.tail(x)) * weights).sum()


class Logarithm(Tail):
    def forward(self, x: Tensor) -> Tensor:
        return torch.log(x)  # half of them are negative


class Exponential(Tail):
    def forward(self, x: Tensor) -> Tensor:
        return torch.exp(x * 200).clamp(max=4.0)


class ZeroOverZero(Tail):
    def forward(self, x: Tensor) -> Tensor:
        constant = x - x  # a batch of constants is normalised without an epsilon
        return constant / constant.std(dim=-1, keepdim=True) + x


class RootOfZero(Tail):
    """Forward all is well; the slope of the root at zero is infinite."""

    def forward(self, x: Tensor) -> Tensor:
        return torch.sqrt(torch.relu(x))


class SmallScale(Tail):
    """What is multiplied by much too little, and made up for at once."""

    def forward(self, x: Tensor) -> Tensor:
        return (x * 2.0**-24) * 2.0**24


class DeadRelu(Tail):
    def __init__(self):
        super().__init__()
        self.linear = nn.Linear(WIDTH, WIDTH)
        self.linear.bias.data.fill_(-40.0)

    def forward(self, x: Tensor) -> Tensor:
        return x + torch.relu(self.linear(x))


class Saturated(Tail):
    """Attention whose scores are not divided by the root of the width, with weights that are too large."""

    def __init__(self):
        super().__init__()
        self.q = nn.Linear(WIDTH, WIDTH)
        self.k = nn.Linear(WIDTH, WIDTH)
        self.q.weight.data.mul_(16)
        self.k.weight.data.mul_(16)

    def forward(self, x: Tensor) -> Tensor:
        scores = torch.matmul(self.q(x), self.k(x).transpose(-2, -1))
        return torch.matmul(torch.softmax(scores, -1), x)


class Exploding(Block):
    def __init__(self):
        super().__init__(slope=64.0)

    def forward(self, x: Tensor) -> Tensor:
        hidden = torch.relu(self.up(x))  # nothing holds the scale
        return x + self.slope * self.down(hidden)


class Tied(nn.Module):
    """An embedding of unit scale that is the weight of the head too."""

    def __init__(self):
        super().__init__()
        self.embed = nn.Embedding(256, 1024)
        self.norm = nn.LayerNorm(1024)

    def forward(self, tokens: Tensor, weights: Tensor) -> Tensor:
        x = self.norm(self.embed(tokens)) * 8
        return (nn.functional.linear(x, self.embed.weight) * weights).sum()


def initialised(factor: float) -> nn.Module:
    net = Net(Tail())
    net.layers[1].up.weight.data.mul_(factor)
    return net


class Loss(nn.Module):
    """A loss that is divided by much too much: it is gone, and no gradient arrives."""

    def __init__(self):
        super().__init__()
        self.net = Net(Tail())

    def forward(self, x: Tensor, weights: Tensor) -> Tensor:
        return self.net(x, weights) / 2.0**26


VECTORS = {"x": f"randn:[16,{WIDTH}]", "weights": "randn:[16,8]"}
TOKENS = {"tokens": "randint(0,256):[16]", "weights": "randn:[16,256]"}

FAULTS = {
    "healthy": (lambda: Net(Tail()), VECTORS, None),
    "nan_by_log": (lambda: Net(Logarithm()), VECTORS, ("tail", "forward", "nan")),
    "overflow_by_exp": (lambda: Net(Exponential()), VECTORS, ("tail.exp", "forward", "infinity")),
    "zero_over_zero": (lambda: Net(ZeroOverZero()), VECTORS, ("tail.div", "forward", "nan")),
    "root_of_zero": (lambda: Net(RootOfZero()), VECTORS, ("tail.sqrt", "gradient", "infinity")),
    "small_scale": (lambda: Net(SmallScale()), VECTORS, ("tail.mul_4", "forward", "underflow")),
    "small_loss": (Loss, VECTORS, ("div", "forward", "underflow")),
    "dead_relu": (lambda: Net(DeadRelu()), VECTORS, ("tail.relu", "forward", "dead")),
    "exploding_residual": (lambda: Net(Tail(), Exploding), VECTORS, ("layers.*.mul", "forward", "overflow")),
    "saturated_softmax": (lambda: Net(Saturated()), VECTORS, ("tail.matmul", "forward", "overflow")),
    "tied_weights": (Tied, TOKENS, ("linear", "forward", "overflow")),
    "large_weights": (lambda: initialised(4096.0), VECTORS, ("layers.1.up.weight", "forward", "overflow")),
    "small_weights": (lambda: initialised(2.0**-14), VECTORS, ("layers.1.up.weight", "forward", "underflow")),
}


def main() -> None:
    folder = pathlib.Path(sys.argv[1])
    expected = {}
    for name, (make, inputs, fault) in FAULTS.items():
        torch.manual_seed(0)
        torch.jit.script(make()).save(folder / f"{name}.pt")
        (folder / f"{name}.inputs.json").write_text(json.dumps(inputs))
        expected[name] = dict(zip(("path", "direction", "id"), fault)) if fault else None
    (folder / "faults.json").write_text(json.dumps(expected, indent=1))


if __name__ == "__main__":
    main()
