# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes tests/data/formats: what small float formats are and how values are rounded to them.

    pip install numpy torch==2.13.0 ml_dtypes==0.6.0
    pip install --no-deps unit-scaling==0.3.5 docstring-parser einops tabulate pygments
    python tests/reference/formats.py

codes.txt    the value of every code of the formats of up to 8 bits, from the standards' definitions: sign,
             exponent, mantissa, and which codes are Inf and NaN (OCP 8-bit Floating Point Specification 1.0; OCP
             Microscaling Formats 1.0; IEEE 754-2019 3.4; arXiv 2206.02915 for fnuz). ml_dtypes must agree.
rounded.txt  float32 values, and what ml_dtypes and FPFormat.quantise of the Python library unit-scaling make of
             them. Values and results as float32 bit patterns in hexadecimal.
"""

import math
import pathlib
import re
import sys
import types

import ml_dtypes
import numpy as np

DATA = pathlib.Path(__file__).parents[1] / "data" / "formats"

# name: exponent bits, mantissa bits, bias, family
FORMATS = {
    "e5m2": (5, 2, 15, "ieee"),
    "e4m3": (4, 3, 7, "ieee"),
    "e3m4": (3, 4, 3, "ieee"),
    "e4m3fn": (4, 3, 7, "fn"),
    "e3m2fn": (3, 2, 3, "finite"),
    "e2m3fn": (2, 3, 1, "finite"),
    "e2m1fn": (2, 1, 1, "finite"),
    "e4m3fnuz": (4, 3, 8, "fnuz"),
    "e5m2fnuz": (5, 2, 16, "fnuz"),
    "e4m3b11fnuz": (4, 3, 11, "fnuz"),
    "fp16": (5, 10, 15, "ieee"),
    "bf16": (8, 7, 127, "ieee"),
}
LIBRARY = [(4, 3), (5, 2), (2, 1), (3, 2), (2, 3), (5, 10), (6, 9)]


def dtype(name):
    known = {"fp16": np.float16, "bf16": ml_dtypes.bfloat16}
    if name in known:
        return known[name]
    bits = 1 + FORMATS[name][0] + FORMATS[name][1]
    return getattr(ml_dtypes, f"float{bits}_{name}")


def value(code, exponent_bits, mantissa_bits, bias, family):
    fraction = code & ((1 << mantissa_bits) - 1)
    field = code >> mantissa_bits & ((1 << exponent_bits) - 1)
    negative = code >> (mantissa_bits + exponent_bits) & 1
    top = (1 << exponent_bits) - 1
    if family == "ieee" and field == top:
        magnitude = math.inf if fraction == 0 else math.nan
    elif family == "fn" and field == top and fraction == (1 << mantissa_bits) - 1:
        magnitude = math.nan
    elif family == "fnuz" and negative and field == 0 and fraction == 0:
        magnitude = math.nan
    elif field == 0:
        magnitude = fraction * 2.0 ** (1 - bias - mantissa_bits)
    else:
        magnitude = (fraction + (1 << mantissa_bits)) * 2.0 ** (field - bias - mantissa_bits)
    return -magnitude if negative else magnitude


def table(name):
    exponent_bits, mantissa_bits, bias, family = FORMATS[name]
    bits = 1 + exponent_bits + mantissa_bits
    values = np.array([value(c, exponent_bits, mantissa_bits, bias, family) for c in range(1 << bits)], np.float32)
    codes = np.arange(1 << bits, dtype=np.uint16 if bits == 16 else np.uint8)
    theirs = codes.view(dtype(name)).astype(np.float32)
    same = (values.view(np.uint32) == theirs.view(np.uint32)) | (np.isnan(values) & np.isnan(theirs))
    assert same.all(), name
    return values


def text(values):
    return ["nan" if np.isnan(v) else re.sub(r"\.?0*p", "p", float(v).hex()) for v in values]


def samples():
    random = np.random.default_rng(1)
    exponents = random.uniform(-42, 18, 500)
    values = 2.0**exponents * random.choice([-1, 1], 500)
    # Few bits make ties; neighbours of ties decide otherwise.
    few = np.ldexp(random.integers(1, 32, 300), random.integers(-22, 16, 300)).astype(np.float32)
    near = np.nextafter(few[:150], np.float32(np.inf) * random.choice([-1, 1], 150).astype(np.float32))
    special = [0.0, -0.0, np.inf, -np.inf, 1e-45, -1e-45, 1e-40, 1.1754944e-38, 3.4028235e38, -3.4028235e38]
    return np.concatenate([values, few, near, special]).astype(np.float32)


def library_formats():
    datasets = types.ModuleType("datasets")  # which the library imports and does not use here
    datasets.load_dataset = None
    sys.modules.setdefault("datasets", datasets)
    from unit_scaling.formats import FPFormat
    import torch

    def quantise(exponent_bits, mantissa_bits, values):
        format = FPFormat(exponent_bits, mantissa_bits, rounding="nearest")
        return format.quantise(torch.from_numpy(values.copy())).numpy()

    return quantise


def hexadecimal(values):
    return " ".join("nan" if np.isnan(v) else f"{b:x}" for v, b in zip(values, values.view(np.uint32)))


def main():
    DATA.mkdir(parents=True, exist_ok=True)
    with open(DATA / "codes.txt", "w") as out:
        for name in FORMATS:
            values = table(name)
            if len(values) <= 256:
                print(name, *text(values), file=out)
    values = samples()
    quantise = library_formats()
    with open(DATA / "rounded.txt", "w") as out, np.errstate(all="ignore"):
        print("values", hexadecimal(values), file=out)
        for name in FORMATS:
            print(name, hexadecimal(values.astype(dtype(name)).astype(np.float32)), file=out)
        for exponent_bits, mantissa_bits in LIBRARY:
            print(f"e{exponent_bits}m{mantissa_bits}us", hexadecimal(quantise(exponent_bits, mantissa_bits, values)),
                  file=out)


if __name__ == "__main__":
    main()
