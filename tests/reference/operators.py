#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes tests/data/reference/operators.jsonl: what PyTorch 2.13 computes with the operators that the engine brings
for older libtorch, forward and backward.

Rerun in the project's folder, with a Python that has torch 2.13:

    python3 tests/reference/operators.py > tests/data/reference/operators.jsonl

Each line is one case: {"name", "operator", "overload", "arguments", "named", "result", "gradients"}. A tensor is
{"dtype", "shape", "values"}; "inf", "-inf" and "nan" are texts. Gradients are those of sum(result * w) with w = (0, 1, 2, ...) % 7 - 3, one for each
tensor argument, null where it has none.
"""
import json
import math
import sys

import torch

torch.set_num_threads(1)
generator = torch.Generator().manual_seed(1)


def randn(*shape, dtype=torch.float32):
    return torch.randn(shape, generator=generator).to(dtype)


def number(x, digits):
    if isinstance(x, bool) or isinstance(x, int):
        return x
    return float(f"%.{digits}g" % x) if math.isfinite(x) else str(x)


def encoded(value):
    if isinstance(value, torch.Tensor):
        digits = 17 if value.dtype == torch.float64 else 9
        flat = value.detach().reshape(-1)
        flat = flat.double() if value.is_floating_point() else flat
        return {"dtype": str(value.dtype).removeprefix("torch."), "shape": list(value.shape),
                "values": [number(x, digits) for x in flat.tolist()]}
    return value


def case(name, operator, *arguments, overload="", **named):
    leaves = []

    def fed(value):
        if isinstance(value, torch.Tensor):
            leaf = value.clone().requires_grad_(value.is_floating_point())
            leaves.append(leaf)
            return leaf.clone() if operator.endswith("_") else leaf
        return value

    packet = getattr(torch.ops.aten, operator)
    call = getattr(packet, overload) if overload else packet
    if operator == "broadcast_shapes":  # TorchScript's alone
        call = lambda a, b: list(torch.broadcast_shapes(a, b))
    positional = [fed(a) for a in arguments]
    keywords = {key: fed(value) for key, value in named.items()}
    result = call(*positional, **keywords)
    if isinstance(result, torch.Tensor) and result.requires_grad:
        weights = torch.arange(result.numel()).remainder(7).sub(3).reshape(result.shape).to(result.dtype)
        (result * weights).sum().backward()
    line = {"name": name, "operator": operator, "overload": overload, "arguments": [encoded(a) for a in arguments],
            "named": {key: encoded(value) for key, value in named.items()}, "result": encoded(result),
            "gradients": [encoded(leaf.grad) for leaf in leaves]}
    print(json.dumps(line, allow_nan=False))


def attention(name, q=(1, 2, 4, 4), k=(1, 2, 5, 4), v=(1, 2, 5, 3), dtype=torch.float32, mask=None, **named):
    arguments = [randn(*q, dtype=dtype), randn(*k, dtype=dtype), randn(*v, dtype=dtype)]
    if mask is not None:
        arguments.append(mask.to(dtype) if mask.is_floating_point() else mask)
    case("attention " + name, "scaled_dot_product_attention", *arguments, **named)


def main():
    if not torch.__version__.startswith("2.13."):
        sys.exit(f"This Python has torch {torch.__version__}, but the numbers are those of 2.13.")
    keep = torch.rand(4, 5, generator=generator) > 0.4
    some_rows_empty = keep.clone()
    some_rows_empty[1] = False
    attention("without a mask")
    attention("that is causal", is_causal=True)
    attention("that is causal, with more queries than keys", q=(1, 2, 6, 4), is_causal=True)
    attention("with a mask of bool", mask=keep)
    attention("with a mask of bool that leaves a row nothing", mask=some_rows_empty)
    attention("with a mask for each head", mask=torch.rand(1, 2, 4, 5, generator=generator) > 0.3)
    attention("with a mask of numbers", mask=randn(4, 5))
    attention("with a mask of numbers and -inf", mask=torch.zeros(4, 5).masked_fill(~some_rows_empty, -math.inf))
    attention("with a scale", scale=0.3)
    attention("with a negative scale", scale=-0.3)
    attention("with grouped queries", q=(1, 4, 4, 4), k=(1, 2, 5, 4), v=(1, 2, 5, 4), enable_gqa=True)
    attention("without heads", q=(2, 4, 4), k=(2, 5, 4), v=(2, 5, 4))
    attention("without a batch", q=(4, 4), k=(5, 4), v=(5, 4))
    attention("in float64", dtype=torch.float64, mask=randn(4, 5))
    attention("in bfloat16", dtype=torch.bfloat16, mask=keep)
    attention("in float16", dtype=torch.float16, is_causal=True)
    for dtype in (torch.float32, torch.float64, torch.bfloat16, torch.float16):
        kind = str(dtype).removeprefix("torch.")
        case(f"rms_norm in {kind}", "rms_norm", randn(3, 8, dtype=dtype), [8], randn(8, dtype=dtype), 1e-5)
        case(f"rms_norm of small numbers in {kind} without an epsilon", "rms_norm", 1e-3 * randn(3, 8, dtype=dtype), [8])
    case("rms_norm over two dimensions", "rms_norm", randn(2, 3, 4), [3, 4], randn(3, 4))
    flags = torch.rand(3, 4, 5, generator=generator) > 0.1
    for operator in ("all", "any"):
        case(f"{operator} along two dimensions", operator, flags, [0, -1], overload="dims")
        case(f"{operator} along one, which is kept", operator, ~flags, [1], True, overload="dims")
        case(f"{operator} along every dimension", operator, flags, overload="dims")
        case(f"{operator} along none", operator, flags, [], overload="dims")
        case(f"{operator} of numbers", operator, torch.tensor([[0.0, 2.0], [0.0, 0.0]]), [1], overload="dims")
        case(f"{operator} of bytes", operator, torch.tensor([[0, 2], [3, 1]], dtype=torch.uint8), [1], overload="dims")
    for operator in ("squeeze", "squeeze_"):
        case(f"{operator} of two dimensions", operator, randn(1, 3, 1, 2), [0, -2], overload="dims")
        case(f"{operator} of a dimension with more elements", operator, randn(1, 3), [0, 1], overload="dims")
    case("squeeze of no dimension", "squeeze", randn(1, 3), [], overload="dims")
    case("broadcast_shapes", "broadcast_shapes", [3, 1, 4], [2, 1])
    case("lanczos, larger", "_upsample_lanczos2d_aa", randn(1, 2, 5, 6), [8, 9], False)
    case("lanczos, smaller", "_upsample_lanczos2d_aa", randn(1, 2, 9, 7), [4, 3], False)
    case("lanczos with corners aligned", "_upsample_lanczos2d_aa", randn(1, 2, 5, 6), [8, 4], True)
    case("lanczos by factors", "_upsample_lanczos2d_aa", randn(1, 2, 5, 6), None, False, [1.7, 0.6], overload="vec")


if __name__ == "__main__":
    main()
