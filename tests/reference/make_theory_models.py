# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes models on which unit scaling's theory holds, and models with an assumption broken in each.

    python3 make_theory_models.py FOLDER

FOLDER gets NAME.pt, each without inputs, and broken.json: for each broken model the operator at fault, the direction
("fwd", "bwd") and the words that the reason must have in it. In "holds" every operator has operands of its own, drawn
independently from a normal distribution, and its result is multiplied by such numbers before all are summed, so that its
gradient is normal too. Needs PyTorch.
"""

import json
import pathlib
import sys

import torch
from torch import Tensor, nn
from torch.nn import functional as F

ROWS = 256
WIDTH = 64


class Model(nn.Module):
    """Tensors by name, each drawn from a normal distribution."""

    def __init__(self):
        super().__init__()
        self.losses: list[Tensor] = []

    def draw(self, name: str, *shape: int, std: float = 1.0) -> Tensor:
        if not hasattr(self, name):
            setattr(self, name, nn.Parameter(torch.randn(shape) * std))
        return getattr(self, name)

    def end(self, name: str, result: Tensor) -> None:
        """Adds a result to the loss with weights of its own."""
        self.losses.append((result * self.draw(f"end_{name}", *result.shape)).sum())

    def forward(self) -> Tensor:
        self.losses = []
        self.compute()
        return torch.stack(self.losses).sum()


class Holds(Model):
    def compute(self) -> None:
        self.products()
        self.activations()
        self.others()

    def products(self) -> None:
        x = self.draw("linear_x", ROWS, WIDTH, std=2)
        weight = self.draw("linear_w", 48, WIDTH, std=0.3)
        self.end("linear", F.linear(x, weight, self.draw("linear_b", 48)))
        left, right = self.draw("left", 8, 96, WIDTH), self.draw("right", 8, WIDTH, 80, std=0.5)
        self.end("matmul", left @ right)
        self.end("broadcast", self.draw("many", 8, 96, WIDTH) @ self.draw("one", WIDTH, 80, std=0.5))
        image = self.draw("image", 4, 16, 64, 64)
        kernel = self.draw("kernel", 32, 16, 3, 3, std=0.2)
        self.end("conv", F.conv2d(image, kernel, self.draw("conv_b", 32)))
        query, key, value = (self.draw(name, 8, 4, 64, 32) for name in ("query", "key", "value"))
        self.end("attention", F.scaled_dot_product_attention(query, key, value))

    def activations(self) -> None:
        for std in (0.3, 1.0, 3.0):
            for function in (torch.relu, F.gelu, F.silu, torch.tanh, torch.sigmoid, F.softplus, F.elu, F.mish):
                name = f"{function.__name__}_{std:g}".replace(".", "_")
                self.end(name, function(self.draw(f"{name}_x", ROWS, WIDTH, std=std)))
            name = f"softmax_{std:g}".replace(".", "_")
            self.end(name, torch.softmax(self.draw(f"{name}_x", 4 * ROWS, WIDTH, std=std), -1))

    def others(self) -> None:
        def x(name: str) -> Tensor:
            return self.draw(name, ROWS, WIDTH, std=2)

        self.end("add", x("add_a") + self.draw("add_b", WIDTH))
        self.end("mul", x("mul_a") * self.draw("mul_b", ROWS, 1))
        self.end("scaled", x("scaled_x") / 4)
        self.end("mean", x("mean_x").mean(1))
        self.end("sum", x("sum_x").sum(1))
        gain = self.draw("gain", WIDTH)
        self.end("layer_norm", F.layer_norm(x("norm_x"), (WIDTH,), gain, self.draw("norm_b", WIDTH)))
        self.end("embedding", F.embedding(torch.arange(2048) % 512, self.draw("table", 512, WIDTH)))
        self.end("cat", torch.cat([x("cat_a"), self.draw("cat_b", ROWS, 2 * WIDTH)], 1))
        self.end("dropout", F.dropout(x("dropout_x"), 0.5, True))
        logits = self.draw("logits", 512, 50)
        self.losses.append(F.cross_entropy(logits, torch.arange(512) % 50))
        self.losses.append(F.mse_loss(x("mse_x"), self.draw("mse_t", ROWS, WIDTH)))


class Mean(Model):
    def compute(self) -> None:
        self.end("gelu", F.gelu(self.draw("x", ROWS, WIDTH) + 3))


class Square(Model):
    def compute(self) -> None:
        x = self.draw("x", ROWS, WIDTH)
        self.end("square", x * x.view(ROWS, WIDTH))


class Tails(Model):
    def compute(self) -> None:
        x = self.draw("x", ROWS, WIDTH)
        self.end("tanh", torch.tanh(self.draw("large", ROWS, WIDTH, std=20) * F.threshold(x, 2.3, 0) + x / 10))


class Repeated(Model):
    """All rows have the same gradient, so that those of the bias add up."""

    def compute(self) -> None:
        x, weight = self.draw("x", ROWS, WIDTH), self.draw("w", 48, WIDTH)
        result = F.linear(x, weight, self.draw("b", 48))
        self.losses.append((result * self.draw("row", 1, 48)).sum())


class Residual(Model):
    def compute(self) -> None:
        x = torch.neg(self.draw("x", ROWS, WIDTH))
        self.end("residual", x + torch.tanh(x))


class Ones(Model):
    """The gradient is one everywhere: the weights' sums of it have a mean."""

    def compute(self) -> None:
        x = torch.relu(self.draw("x", ROWS, WIDTH))
        self.losses.append(F.linear(x, self.draw("w", 48, WIDTH)).sum())


BROKEN = {
    "mean": (Mean, "aten::gelu", "fwd", "does not have mean zero"),
    "square": (Square, "aten::mul", "fwd", "both are x"),
    "tails": (Tails, "aten::tanh", "fwd", "is not normally distributed"),
    "saturated": (Tails, "large", "bwd", "are not independent"),
    "repeated": (Repeated, "b", "bwd", "they add up"),
    "residual": (Residual, "aten::add", "fwd", "is computed from"),
    "ones": (Ones, "w", "bwd", "does not have mean zero"),
}


def save(model: Model, path: pathlib.Path) -> None:
    torch.manual_seed(1)
    with torch.no_grad():
        model()  # draws
    model.losses = []
    torch.jit.trace(model, (), check_trace=False).save(str(path))


def main(folder: pathlib.Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    save(Holds(), folder / "holds.pt")
    for name, (model, *_) in BROKEN.items():
        save(model(), folder / f"{name}.pt")
    table = {name: dict(zip(("target", "direction", "reason"), row[1:])) for name, row in BROKEN.items()}
    (folder / "broken.json").write_text(json.dumps(table))


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]))
