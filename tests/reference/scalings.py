# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes tests/data/formats/scaled.txt: blocks of numbers in OCP's MX formats and in NVFP4.

    pip install numpy torch==2.13.0 torchao==0.18.0 gfloat==0.5.2
    python tests/reference/scalings.py

A line "SET.values" has float32 values as bit patterns in hexadecimal; the set "bfloat16" has values of that type.
A line "SET FORMAT RULE" has what they become: of each block its scale's code, then its elements' codes, all two digits.
The rule of nvfp4 is "1" or "2", its levels; with two, the first word is the bit pattern of the tensor's scale.

torchao (prototype/mx_formats on the CPU) makes scales and elements, gfloat rounds the same elements on its own, and
both must agree. Where they don't, the text of docs/decisions/scalings.md decides, of which `exponent_by_definition`
has the scale in exact arithmetic; these differences are known, and any other ends the script:

- rceil: torchao takes the logarithm in float32, which for a quotient just above a power of two is that power's: its
  scale is then half of the defined one, and the largest element saturates.
- The scale 2^-127: torchao divides the elements by 2^-126 (floor, ceil, even) or not at all (rceil) in its place,
  because that is float32's smallest normal number, but multiplies by 2^-127 afterwards. Elements here are those of
  2^-127, as gfloat has them. An all-zero block has that scale in both; its elements are zeros with any.
- gfloat knows the rule floor alone, and takes the logarithm in float64: it gets the scale as given.
"""

import math
import pathlib
from fractions import Fraction

import gfloat
import gfloat.formats
import numpy as np
import torch
from torchao.prototype.mx_formats.config import ScaleCalculationMode
from torchao.prototype.mx_formats.constants import DTYPE_FP6_E2M3, DTYPE_FP6_E3M2
from torchao.prototype.mx_formats.mx_tensor import to_mx
from torchao.prototype.mx_formats.nvfp4_tensor import nvfp4_quantize, per_tensor_amax_to_scale
from torchao.prototype.mx_formats.kernels import unpack_uint4

OUT = pathlib.Path(__file__).parents[1] / "data" / "formats" / "scaled.txt"
RULES = {rule.name.lower(): rule for rule in ScaleCalculationMode}

# name: torchao's element type, gfloat's, largest exponent, largest value, mantissa bits
MX = {
    "mxe4m3": (torch.float8_e4m3fn, gfloat.formats.format_info_ocp_e4m3, 8, 448, 3),
    "mxe5m2": (torch.float8_e5m2, gfloat.formats.format_info_ocp_e5m2, 15, 57344, 2),
    "mxe2m3": (DTYPE_FP6_E2M3, gfloat.formats.format_info_ocp_e2m3, 2, Fraction(15, 2), 3),
    "mxe3m2": (DTYPE_FP6_E3M2, gfloat.formats.format_info_ocp_e3m2, 4, 28, 2),
    "mxe2m1": (torch.float4_e2m1fn_x2, gfloat.formats.format_info_ocp_e2m1, 2, 6, 1),
}


def floor_log2(number):
    power = number.numerator.bit_length() - number.denominator.bit_length()
    return power if number >= Fraction(2) ** power else power - 1


def ceil_log2(number):
    power = floor_log2(number)
    return power if number == Fraction(2) ** power else power + 1


def exponent_by_definition(amax, rule, largest_exponent, largest, mantissa_bits):
    if amax == 0:
        return -127
    amax = Fraction(float(amax))
    if rule == "rceil":
        exponent = ceil_log2(amax / largest)
    elif rule == "ceil":
        exponent = ceil_log2(amax) - largest_exponent
    else:
        if rule == "even":
            step = Fraction(2) ** (floor_log2(amax) - mantissa_bits)
            amax = math.floor(amax / step + Fraction(1, 2)) * step
        exponent = floor_log2(amax) - largest_exponent
    return min(max(exponent, -127), 127)


def codes_by_gfloat(info, values):
    rounded = gfloat.round_ndarray(info, values.astype(np.float64), sat=True)
    return gfloat.encode_ndarray(info, rounded).astype(np.uint8)


def mx_by_torchao(values, element, rule):
    scales, codes = to_mx(values, element, 32, RULES[rule])
    codes = codes.view(torch.uint8)
    if element == torch.float4_e2m1fn_x2:
        codes = unpack_uint4(codes.contiguous())
    return scales.view(torch.uint8).numpy().reshape(-1).astype(int) - 127, codes.reshape(-1, 32).numpy()


def mx(name, values, rule):
    """The exponents of the blocks and the codes of their elements."""
    element, info, *limits = MX[name]
    theirs, codes = mx_by_torchao(values, element, rule)
    blocks = values.float().numpy().reshape(-1, 32)
    amax = np.abs(blocks).max(axis=1)
    exponents = np.array([exponent_by_definition(a, rule, *limits) for a in amax])
    for ours, other, a in zip(exponents, theirs, amax):
        near = rule == "rceil" and ours == other + 1 and abs(math.log2(a / float(limits[1])) - other) < 1e-5
        assert ours == other or near, (name, rule, a, ours, other)
    by_gfloat = codes_by_gfloat(info, blocks / np.float64(2.0) ** exponents[:, None])
    same = (exponents == theirs) & (exponents > -127) | (amax == 0)
    assert (by_gfloat[same] == codes[same]).all(), (name, rule)
    return exponents, by_gfloat, (~same).sum()


def nvfp4(values, levels):
    """The tensor's scale, the codes of the blocks' scales and of their elements."""
    per_tensor = per_tensor_amax_to_scale(values.abs().max()) if levels == 2 else None
    if per_tensor is not None and per_tensor == 0:
        per_tensor = torch.tensor(1.0)  # all zeros: torchao would divide by it
    scales, codes = nvfp4_quantize(values.reshape(-1, 16), 16, per_tensor)
    codes = unpack_uint4(codes.contiguous()).reshape(-1, 16).numpy()
    of_tensor = np.float32(1 if per_tensor is None else per_tensor.numpy())
    decoded = scales.float().numpy().reshape(-1, 1)
    blocks = values.float().numpy().reshape(-1, 16)
    scaled = blocks * ((np.float32(1) / of_tensor) / decoded)
    assert (codes_by_gfloat(gfloat.formats.format_info_ocp_e2m1, scaled) == codes).all()
    return of_tensor, scales.view(torch.uint8).numpy().reshape(-1), codes


def sets():
    random = np.random.default_rng(2)
    shape = (24, 32)
    normal = random.standard_normal(shape)
    wide = normal * 2.0 ** random.uniform(-60, 60, (shape[0], 1))
    # Around the ends of e8m0fnu's range, and of float32's.
    wide[:6] = normal[:6] * 2.0 ** np.array([-135, -126, -120, -112, 120, 124])[:, None]
    # Largest magnitudes at powers of two, at the largest of each format, and next to them.
    limits = [1, 1.75, 1.5, 1.875, 1.9375, 1.625]
    for row, limit in zip(range(6, 24), [n for f in limits for n in (f, np.nextafter(np.float32(f), np.float32(3)),
                                                                      np.nextafter(np.float32(f), np.float32(0)))]):
        top = float(limit) * 2.0 ** int(random.integers(-20, 20))
        wide[row] = np.clip(normal[row] / 3, -1, 1) * top
        wide[row, random.integers(32)] = top
    sparse = normal * (random.random(shape) < 0.1)
    zero = np.zeros((4, 32))
    zero[1] = -0.0
    zero[3, 5] = 1e-3
    outlier = normal * 0.01
    outlier[random.integers(0, shape[0], 12), random.integers(0, 32, 12)] = random.choice([-1, 1], 12) * 3000
    ties = np.ldexp(random.integers(-24, 25, (12, 32)).astype(float), random.integers(-3, 1, (12, 32)))
    made = {"wide": wide, "sparse": sparse, "zero": zero, "outlier": outlier, "ties": ties}
    made = {name: torch.from_numpy(values.astype(np.float32)) for name, values in made.items()}
    spread = np.concatenate([normal, ties]) * 2.0 ** random.uniform(-30, 30, (36, 1))
    made["bfloat16"] = torch.from_numpy(spread.astype(np.float32)).bfloat16()
    return made


def hexadecimal(numbers, digits):
    return " ".join("".join(f"{n:0{digits}x}" for n in row) for row in numbers)


def main():
    apart = 0
    with open(OUT, "w") as out:
        for name, values in sets().items():
            bits = values.float().numpy().reshape(1, -1).view(np.uint32)
            print(f"{name}.values", " ".join(f"{b:x}" for b in bits[0]), file=out)
            for format in MX:
                for rule in RULES:
                    exponents, codes, differ = mx(format, values, rule)
                    apart += differ
                    rows = np.concatenate([(exponents + 127)[:, None], codes], axis=1)
                    print(name, format, rule, hexadecimal(rows, 2), file=out)
            for levels in (1, 2):
                of_tensor, scales, codes = nvfp4(values, levels)
                rows = np.concatenate([scales[:, None], codes], axis=1)
                first = f"{of_tensor.view(np.uint32):x} " if levels == 2 else ""
                print(name, "nvfp4", levels, first + hexadecimal(rows, 2), file=out)
    print(f"{OUT.stat().st_size} bytes; torchao's elements were of another scale in {apart} blocks")


if __name__ == "__main__":
    main()
