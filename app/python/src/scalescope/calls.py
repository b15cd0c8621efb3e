# SPDX-License-Identifier: GPL-3.0-or-later
"""A call of a model, with its tensors apart from all else that it is called with."""

import contextlib
import inspect
import re
import types
from typing import Any, Dict, Iterator, List, Tuple


class Call:
    """`model(*args, **kwargs)` as a trace takes it: tensors are its inputs, in order and each by itself; numbers, None, and
    what containers they are in, are part of the model."""

    def __init__(self, model: Any, args: Tuple[Any, ...], kwargs: Dict[str, Any]):
        import torch.utils._pytree as pytree

        self.tensors: Dict[str, Any] = {}  #: by the argument's name, with a number behind it where they are in a container
        self._model = model
        self._leaves, self._tree = pytree.tree_flatten((list(args), list(kwargs.values())))
        self._keywords = list(kwargs)
        self._places: List[int] = []
        self._name(_names(model, args, kwargs), [*args, *kwargs.values()])

    def _name(self, names: List[str], values: List[Any]) -> None:
        import torch
        import torch.utils._pytree as pytree

        place = 0
        for name, value in zip(names, values):
            leaves = pytree.tree_leaves(value)
            for i, leaf in enumerate(leaves):
                if isinstance(leaf, torch.Tensor):
                    self.tensors[_free(name if leaf is value else f"{name}_{i}", self.tensors)] = leaf.detach().clone()
                    self._places.append(place + i)
            place += len(leaves)

    @contextlib.contextmanager
    def takes_tensors_alone(self) -> Iterator[None]:
        """While it is open, the model takes the tensors in order, and is called as it was with the rest."""
        own = vars(self._model).get("forward")
        original = self._model.forward

        def forward(_: Any, *tensors: Any) -> Any:
            args, kwargs = self._with(tensors)
            return original(*args, **kwargs)

        names = [inspect.Parameter(name, inspect.Parameter.POSITIONAL_OR_KEYWORD) for name in ("_", *self.tensors)]
        forward.__signature__ = inspect.Signature(names)  # type: ignore[attr-defined]
        self._model.forward = types.MethodType(forward, self._model)
        try:
            yield
        finally:
            del self._model.forward
            if own is not None:
                self._model.forward = own

    def _with(self, tensors: Tuple[Any, ...]) -> Tuple[List[Any], Dict[str, Any]]:
        import torch.utils._pytree as pytree

        leaves = list(self._leaves)
        for place, tensor in zip(self._places, tensors):
            leaves[place] = tensor
        args, values = pytree.tree_unflatten(leaves, self._tree)
        return args, dict(zip(self._keywords, values))


@contextlib.contextmanager
def unchanged(model: Any) -> Iterator[None]:
    """Puts back what a call changes when it is closed: buffers, as batch norm's running mean, and the random state."""
    import torch

    modules = list(model.modules()) if isinstance(model, torch.nn.Module) else []
    buffers = [(module._buffers, name, buffer, buffer.detach().clone())
               for module in modules for name, buffer in module._buffers.items() if buffer is not None]
    devices = range(torch.cuda.device_count()) if torch.cuda.is_initialized() else ()
    with torch.random.fork_rng(devices):
        try:
            yield
        finally:
            with torch.no_grad():
                for of_module, name, buffer, value in buffers:
                    of_module[name] = buffer.copy_(value)


@contextlib.contextmanager
def without_cache(model: Any) -> Iterator[None]:
    """While it is open, models of Hugging Face give no cache of keys and values, which no file can hold."""
    modules = model.modules() if hasattr(model, "modules") else ()
    configs = [module.config for module in modules if getattr(getattr(module, "config", None), "use_cache", None) is True]
    for config in configs:
        config.use_cache = False
    try:
        yield
    finally:
        for config in configs:
            config.use_cache = True


def _names(model: Any, args: Tuple[Any, ...], kwargs: Dict[str, Any]) -> List[str]:
    """A name for each argument, as the model's forward has it."""
    named = [parameter for parameter in inspect.signature(model.forward).parameters.values()]
    places = [p.name for p in named if p.kind in (p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD)]
    rest = next((p.name for p in named if p.kind == p.VAR_POSITIONAL), "input")
    places += [f"{rest}_{i}" for i in range(len(args) - len(places))]
    return places[: len(args)] + [re.sub(r"\W", "_", keyword) for keyword in kwargs]


def _free(name: str, taken: Dict[str, Any]) -> str:
    while name in taken:
        name += "_"
    return name
