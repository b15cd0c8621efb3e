# SPDX-License-Identifier: GPL-3.0-or-later
"""A model run by PyTorch in Python, with the statistics of every tensor that its dispatcher sees."""
from __future__ import annotations

import dataclasses
import math
import warnings
from typing import Any, NamedTuple, Optional

import torch
from torch.utils._python_dispatch import TorchDispatchMode


class Row(NamedTuple):
    """What is compared of a tensor, in double precision; NaN where a statistic is not defined."""
    numel: int
    mean_abs: float = math.nan
    abs_mean: float = math.nan
    std: float = math.nan
    abs_max: float = math.nan
    abs_min: float = math.nan


def row_of(tensor: torch.Tensor) -> Optional[Row]:
    """None of what has no statistics: whole numbers, quantized or compressed values, tensors without memory."""
    values = tensor.detach()
    if values.layout == torch.sparse_coo:
        values = values.to_dense()
    if not values.is_floating_point() or values.layout != torch.strided or values.device.type != "cpu":
        return None
    values = values.double()
    if values.numel() == 0:
        return Row(0)
    size = values.abs()
    std = values.std().item() if values.numel() > 1 else math.nan
    return Row(values.numel(), size.mean().item(), values.mean().abs().item(), std, size.max().item(), size.min().item())


def rows_of(value: Any) -> list[Row]:
    rows = (row_of(tensor) for tensor in tensors_in(value))
    return [row for row in rows if row]


def tensors_in(value: Any) -> list[torch.Tensor]:
    return [leaf for _, leaf in leaves_of(value)]


def leaves_of(value: Any, path: tuple[str, ...] = ()) -> list[tuple[tuple[str, ...], torch.Tensor]]:
    """Tensors in lists, tuples and dicts, in order, with the way to each."""
    if isinstance(value, torch.Tensor):
        return [(path, value)]
    if isinstance(value, dict):
        parts = value.items()
    elif isinstance(value, (list, tuple)):
        parts = enumerate(value)
    else:
        return []
    return [leaf for key, part in parts for leaf in leaves_of(part, (*path, str(key)))]


class Recorder(TorchDispatchMode):
    """Keeps a row of each tensor that an operator reads or gives."""

    def __init__(self):
        super().__init__()
        self.read: list[Row] = []
        self.given: list[Row] = []

    def __torch_dispatch__(self, operator, types, args=(), kwargs=None):
        self.read += rows_of(args)
        result = operator(*args, **(kwargs or {}))
        self.given += rows_of(result)
        return result


@dataclasses.dataclass
class Truth:
    forward: list[Row]  # of what operators gave
    known: list[Row]  # of parameters, buffers, inputs, and of what operators read
    outputs: list[Row]
    # Of what operators gave or read in backward: what a write leaves in the whole tensor shows when that is read next.
    gradients: list[Row] = dataclasses.field(default_factory=list)
    parameter_gradients: list[Row] = dataclasses.field(default_factory=list)
    input_gradients: list[Row] = dataclasses.field(default_factory=list)
    is_disturbed: bool = False  # recording gave other gradients than running alone
    root: Optional[str] = None  # the output that backward begins at: "" is the only one


def with_gradients(value: Any, leaves: list[torch.Tensor]) -> Any:
    """A copy whose floating-point tensors record gradients, in leaves of their own."""
    if isinstance(value, torch.Tensor):
        if not value.is_floating_point():
            return value
        leaves.append(value.clone().requires_grad_(True))
        return leaves[-1].clone()
    if isinstance(value, dict):
        return {key: with_gradients(part, leaves) for key, part in value.items()}
    if isinstance(value, (list, tuple)):
        return type(value)(with_gradients(part, leaves) for part in value)
    return value


def opened(path: str, method: str, inputs: list[Any]):
    """What is called, its module, and the arguments, by position and by name: those of a manifest, or of the archive."""
    if not path.endswith(".pt2"):
        model = torch.jit.load(path, map_location="cpu")
        call = model if method == "forward" else getattr(model, method)  # a model that is called runs its hooks
        return call, model, tuple(inputs), {}
    program = torch.export.load(path)
    args, kwargs = program.example_inputs
    model = program.module()
    return model, model, args, kwargs


def run(path: str, method: str, inputs: list[Any]) -> Truth:
    """Forward, and backward from the first output that has a gradient, seeded with ones. Raises what the model raises."""
    call, model, args, kwargs = opened(path, method, inputs)
    leaves: list[torch.Tensor] = []
    args = [with_gradients(value, leaves) for value in args]
    kwargs = {name: with_gradients(value, leaves) for name, value in kwargs.items()}
    torch.manual_seed(0)
    parameters = list(model.parameters())
    known = rows_of(leaves) + rows_of(parameters) + rows_of(list(model.buffers()))
    with torch.jit.optimized_execution(False):
        with Recorder() as forward:
            result = call(*args, **kwargs)
        truth = Truth(forward.given, known + forward.read, rows_of(result))
        roots = [leaf for leaf in leaves_of(result) if leaf[1].is_floating_point() and leaf[1].requires_grad]
        if roots:
            add_gradients(truth, roots[0], parameters, leaves)
    return truth


def add_gradients(truth: Truth, root, parameters, leaves):
    path, output = root
    seed = torch.ones_like(output)
    try:
        with warnings.catch_warnings(record=True) as said:
            warnings.simplefilter("always")
            output.backward(seed, retain_graph=True)
    except RuntimeError:
        return
    if any("autograd kernel was not registered" in str(warning.message) for warning in said):
        return  # PyTorch itself says that these gradients mean nothing
    truth.root = ".".join(path)
    truth.parameter_gradients, truth.input_gradients = gradients_of(parameters), gradients_of(leaves)
    for leaf in (*parameters, *leaves):
        leaf.grad = None
    with Recorder() as backward:
        output.backward(seed)
    truth.gradients = backward.given + backward.read + rows_of(seed)
    # Some formulas of autograd are others where a mode looks on: what they give is then no measure.
    truth.is_disturbed = truth.parameter_gradients != gradients_of(parameters)


def gradients_of(leaves) -> list[Row]:
    distinct = {leaf.data_ptr(): leaf.grad for leaf in leaves if leaf.grad is not None}
    return rows_of(list(distinct.values()))
