# SPDX-License-Identifier: GPL-3.0-or-later
"""What a model of the collection is: how it is made, how it is saved, and what it is run with."""
from dataclasses import dataclass, field
from typing import Any, Callable, Optional

import torch


def tensor(*shape, dtype="float32", values=None):
    spec = {"shape": list(shape), "dtype": dtype}
    return spec if values is None else {**spec, "values": values}


def whole(high, *shape, low=0):
    return {"shape": list(shape), "dtype": "int64", "lo": low, "hi": high}


def value(v):
    return {"value": v}


def items(*specs):
    return {"list": list(specs)}


def parts(*specs):
    return {"tuple": list(specs)}


def entries(**specs):
    return {"dict": specs}


def example(spec) -> Any:
    if "list" in spec:
        return [example(s) for s in spec["list"]]
    if "tuple" in spec:
        return tuple(example(s) for s in spec["tuple"])
    if "dict" in spec:
        return {key: example(s) for key, s in spec["dict"].items()}
    if "value" in spec:
        return spec["value"]
    dtype = getattr(torch, spec["dtype"])
    if "values" in spec:
        return torch.tensor(spec["values"]).to(dtype).reshape(spec["shape"])
    if "lo" in spec:
        return torch.randint(spec["lo"], spec["hi"], spec["shape"])
    return torch.randn(spec["shape"], dtype=dtype) if dtype.is_floating_point else torch.zeros(spec["shape"], dtype=dtype)


@dataclass
class Model:
    name: str
    make: Callable[[], torch.nn.Module]
    inputs: list = field(default_factory=list)
    how: str = "script"  # or "trace", "freeze"
    training: Optional[bool] = None
    method: str = "forward"

    @property
    def file(self) -> str:
        return f"{self.name}-{self.how}.pt"

    def examples(self) -> tuple:
        return tuple(example(spec) for spec in self.inputs)


def both(name, make, *inputs, training=None):
    """The model scripted and traced."""
    return [Model(name, make, list(inputs), how, training) for how in ("script", "trace")]
