# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes tests/data/transform/fp8.txt: what simulate_fp8 of the Python library unit-scaling computes, with `nearest`.

    pip install numpy torch==2.13.0
    pip install --no-deps unit-scaling==0.3.5 docstring-parser einops tabulate pygments
    python tests/reference/simulate_fp8.py

One line for each tensor: CASE/NAME, its shape as 2x3, then its elements as float32 bit patterns in hexadecimal. A case has
its parameters, inputs, the gradient `seed` of its output, the `output`, and the gradients as `grad/NAME`.
"""

import pathlib
import sys
import types

import torch
from torch import nn
from torch.nn import functional as F

datasets = types.ModuleType("datasets")  # which the library imports and does not use here
datasets.load_dataset = None
sys.modules.setdefault("datasets", datasets)

import unit_scaling.transforms._simulate_format as simulate_format  # noqa: E402
from unit_scaling.formats import FPFormat  # noqa: E402

FILE = pathlib.Path(__file__).parents[1] / "data" / "transform" / "fp8.txt"


class Mlp(nn.Module):
    def __init__(self):
        super().__init__()
        self.up = nn.Linear(6, 12)
        self.down = nn.Linear(12, 5, bias=False)

    def forward(self, x):
        return self.down(F.gelu(self.up(x)))


class Attention(nn.Module):
    def __init__(self):
        super().__init__()
        self.qkv = nn.Linear(8, 24)
        self.out = nn.Linear(8, 8)

    def forward(self, x):
        q, k, v = (t.view(2, 4, 2, 4).transpose(1, 2) for t in self.qkv(x).split(8, dim=-1))
        y = F.scaled_dot_product_attention(q, k, v, is_causal=True)
        return x + self.out(y.transpose(1, 2).reshape(2, 4, 8))


# Gradients that reach into the subnormal numbers of E5, and values that saturate E4, are among these scales.
CASES = {
    "mlp": (Mlp, (3, 6), 1.0, 1.0),
    "mlp_small": (Mlp, (3, 6), 2.0**-6, 2.0**-12),
    "mlp_large": (Mlp, (3, 6), 300.0, 2.0**15),
    "attention": (Attention, (2, 4, 8), 1.0, 1.0),
}


def line(out, name, tensor):
    tensor = tensor.detach().contiguous()
    bits = tensor.view(torch.int32).flatten().tolist()
    shape = "x".join(map(str, tensor.shape))
    print(name, shape, *(f"{b & 0xffffffff:x}" for b in bits), file=out)


def write_case(out, case, make, shape, scale, seed_scale):
    torch.manual_seed(len(case))
    module = make()
    x = (torch.randn(shape) * scale).requires_grad_()
    simulated = simulate_format.simulate_fp8(module)  # works on a copy
    output = simulated(x)
    seed = torch.randn(output.shape) * seed_scale
    plain = module(x)
    assert not torch.equal(plain, output), "nothing was simulated"
    output.backward(seed)
    tensors = {**dict(zip(dict(module.named_parameters()), simulated.parameters(), strict=True)), "x": x}
    for name, tensor in {**tensors, "seed": seed, "output": output}.items():
        line(out, f"{case}/{name}", tensor)
    for name, tensor in tensors.items():
        line(out, f"{case}/grad/{name}", tensor.grad)


def main():
    simulate_format.tuple_to_format = lambda bits: FPFormat(*bits, rounding="nearest")
    FILE.parent.mkdir(parents=True, exist_ok=True)
    with open(FILE, "w") as out:
        for case, arguments in CASES.items():
            write_case(out, case, *arguments)


if __name__ == "__main__":
    main()
