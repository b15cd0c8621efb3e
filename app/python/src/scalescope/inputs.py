# SPDX-License-Identifier: GPL-3.0-or-later
"""The inputs of a model in files of their own, for `scalescope run --inputs`."""

import json
import pathlib
from typing import Any, Dict, List, Tuple


def are_read_from_exports(value: Any) -> bool:
    """Whether Scalescope reads a value from what torch.export.save wrote, which has the inputs as a pickle."""
    import torch

    if type(value) in (list, tuple):
        return all(are_read_from_exports(element) for element in value)
    if type(value) is dict:
        return all(isinstance(key, str) and are_read_from_exports(element) for key, element in value.items())
    return value is None or isinstance(value, (torch.Tensor, bool, int, float, str))


def write_named(values: Dict[str, Any], model: pathlib.Path) -> pathlib.Path:
    """Writes inputs by name beside the file of their model."""
    import torch

    file = _file_of_values(model)
    torch.save(values, str(file))
    return _write({name: f"{file}:{name}" for name in values}, model)


def write_nested(values: Tuple[Any, ...], model: pathlib.Path) -> pathlib.Path:
    """Writes inputs in their order: for each a tensor, or a list of what it holds. Numbers and None, which are part of an
    exported model, are left out."""
    import torch

    tensors: List[Any] = []
    file = _file_of_values(model)
    specs = [spec for spec in (_nested(value, tensors, file) for value in values) if spec]
    torch.save(tensors, str(file))
    return _write(specs, model)


def _nested(value: Any, tensors: List[Any], file: pathlib.Path) -> Any:
    import torch
    import torch.utils._pytree as pytree

    if isinstance(value, torch.Tensor):
        tensors.append(value.detach().clone())
        return f"{file}:{len(tensors) - 1}"
    parts = pytree.tree_leaves(value, is_leaf=lambda part: part is not value)
    if len(parts) == 1 and parts[0] is value:
        return None
    return [spec for spec in (_nested(part, tensors, file) for part in parts) if spec]


def _file_of_values(model: pathlib.Path) -> pathlib.Path:
    return model.with_suffix(".values.pt")


def _write(specs: Any, model: pathlib.Path) -> pathlib.Path:
    inputs = model.with_suffix(".inputs.json")
    inputs.write_text(json.dumps(specs, indent=1))
    return inputs
