# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes tests/data/transform/products.txt: products of matrices whose operands are stored in blocks, and their gradients.

    pip install numpy torch==2.13.0 torchao==0.18.0 gfloat==0.5.2
    python tests/reference/products.py

Each product is computed as the hardware does: forward, the gradient of the left operand and that of the right one are
three products, each of which rounds its two operands along the axis that it sums over (docs/recipes.md). MX and NVFP4
are torchao's conversions (prototype/mx_formats), there and back; the tiles of fp8_block are a few lines here. A line is
"CASE/TENSOR", the shape, and float32 values as bit patterns in hexadecimal. Gradients are rounded to the nearest here,
those of nvfp4 too, so that they can be compared.
"""

import pathlib

import torch
import torch.nn.functional as F
from torchao.prototype.mx_formats.config import ScaleCalculationMode
from torchao.prototype.mx_formats.mx_tensor import to_dtype, to_mx
from torchao.prototype.mx_formats.nvfp4_tensor import (
    nvfp4_quantize,
    per_tensor_amax_to_scale,
)
from torchao.prototype.mx_formats.kernels import f4_unpacked_to_f32, unpack_uint4

OUT = pathlib.Path(__file__).parents[1] / "data" / "transform" / "products.txt"


def mxfp8(rows):
    """Along the last axis, which is a multiple of 32."""
    scales, codes = to_mx(rows, torch.float8_e4m3fn, 32, ScaleCalculationMode.RCEIL)
    return to_dtype(codes, scales, torch.float8_e4m3fn, 32, torch.float32).view(rows.shape)


def nvfp4(rows):
    """Along the last axis, which is a multiple of 16; two levels of scales."""
    of_tensor = per_tensor_amax_to_scale(rows.abs().max())
    scales, codes = nvfp4_quantize(rows.reshape(-1, 16), 16, of_tensor)
    values = f4_unpacked_to_f32(unpack_uint4(codes.contiguous())).reshape(-1, 16)
    return (values * (scales.float().reshape(-1, 1) * of_tensor)).view(rows.shape)


def tile(rows, high, wide):
    """e4m3fn with one float32 scale a tile, along the last axis; tiles at the end may be smaller."""
    result = torch.empty_like(rows)
    for top in range(0, rows.shape[0], high):
        for left in range(0, rows.shape[1], wide):
            part = rows[top : top + high, left : left + wide]
            scale = part.abs().max() / 448
            scale = torch.where(scale == 0, torch.ones(()), scale)
            result[top : top + high, left : left + wide] = (part / scale).to(torch.float8_e4m3fn).float() * scale
    return result


def along(rounding, x, axes):
    """Rounds with the axes that are summed over, which must lie side by side, as the last one of two."""
    others = [a for a in range(x.dim()) if a not in axes]
    moved = x.permute(*others, *axes).contiguous()
    rows = moved.reshape(-1, max(1, torch.Size(x.shape[a] for a in axes).numel()))
    return rounding(rows).reshape(moved.shape).permute(*[(others + axes).index(a) for a in range(x.dim())])


def gradients(product, x, w, seed):
    x, w = x.detach().requires_grad_(), w.detach().requires_grad_()
    return torch.autograd.grad(product(x, w), (x, w), seed)


def write_case(out, case, product, x, w, axes, roundings):
    """`axes` of x and w forward, of the gradient and w for x, of the gradient and x for w; `roundings` of x, w and the
    gradient."""
    of_x, of_w, of_gradient = roundings
    forward, for_x, for_w = axes
    result = product(along(of_x, x, forward[0]), along(of_w, w, forward[1]))
    seed = torch.randn(result.shape)
    grad_x, _ = gradients(product, x, along(of_w, w, for_x[1]), along(of_gradient, seed, for_x[0]))
    _, grad_w = gradients(product, along(of_x, x, for_w[1]), w, along(of_gradient, seed, for_w[0]))
    tensors = {"x": x, "w": w, "seed": seed, "output": result, "grad/x": grad_x, "grad/w": grad_w}
    for name, tensor in tensors.items():
        tensor = tensor.detach().contiguous()
        bits = tensor.view(torch.int32).flatten().tolist()
        print(f"{case}/{name}", "x".join(map(str, tensor.shape)), *(f"{b & 0xFFFFFFFF:x}" for b in bits), file=out)


LINEAR = ([[1], [1]], [[1], [0]], [[0], [0]])  # x [B,K], w [N,K]
ROWS = ([[2], [1]], [[2], [0]], [[0, 1], [0, 1]])  # x [A,B,K], w [N,K]
MATMUL = ([[2], [1]], [[2], [2]], [[1], [1]])  # x [A,M,K], w [A,K,N]
CONVOLUTION = ([[1], [1, 2, 3]], [[1], [0]], [[2, 3], [2, 3]])  # x [B,C,H,W], w [O,C,k,k]


def main():
    torch.manual_seed(0)
    spread = 2.0 ** torch.arange(-6, 7).float()

    def tensor(*shape):
        return torch.randn(shape) * spread[torch.randint(len(spread), shape)]

    blocks = (lambda rows: tile(rows, 1, 128), lambda rows: tile(rows, 128, 128), lambda rows: tile(rows, 1, 128))
    with open(OUT, "w") as out:
        write_case(out, "mxfp8", F.linear, tensor(32, 32), tensor(32, 32), LINEAR, [mxfp8] * 3)
        write_case(out, "mxfp8 batches", F.linear, tensor(2, 16, 32), tensor(32, 32), ROWS, [mxfp8] * 3)
        write_case(out, "nvfp4", F.linear, tensor(16, 32), tensor(16, 32), LINEAR, [nvfp4] * 3)
        write_case(out, "fp8_block", F.linear, tensor(5, 140), tensor(7, 140), LINEAR, blocks)
        write_case(out, "mxfp8 matmul", torch.matmul, tensor(2, 32, 32), tensor(2, 32, 32), MATMUL, [mxfp8] * 3)
        write_case(out, "mxfp8 convolution", F.conv2d, tensor(1, 32, 4, 8), tensor(32, 32, 1, 1), CONVOLUTION,
                   [mxfp8] * 3)
    print(f"{OUT.stat().st_size} bytes")


if __name__ == "__main__":
    main()
