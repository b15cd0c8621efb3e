# SPDX-License-Identifier: GPL-3.0-or-later
"""What a model from a library is: whose it is, how it is made, and what its authors would call it with."""
import itertools
from dataclasses import dataclass
from typing import Callable, Union

import torch


@dataclass
class Export:
    library: str
    name: str
    make: Callable[[], torch.nn.Module]
    example: Union[tuple, dict]  # positional, or by name
    training: bool = False

    @property
    def file(self) -> str:
        return f"{self.library}-{self.name}.pt"

    def module(self) -> torch.nn.Module:
        torch.manual_seed(1)
        return self.make().train(self.training)

    def save(self, folder) -> str:
        """Scripted where that works, else traced; the saved file must run with the example. Says which it was."""
        module = self.module()
        how = "script"
        try:
            archive = torch.jit.script(module)
            self.call(archive)
        except Exception:  # of whatever kind the compiler or the compiled code has
            how = "trace"
            given = {"example_kwarg_inputs": self.example} if isinstance(self.example, dict) else \
                {"example_inputs": self.example}
            archive = torch.jit.trace(self.module(), **given, check_trace=False, strict=False)
        path = folder / self.file
        try:
            archive.save(str(path))
            self.call(torch.jit.load(str(path)))
        except Exception:
            path.unlink(missing_ok=True)
            raise
        return how

    def save_exported(self, folder) -> str:
        """By torch.export, with the example as sample inputs; the saved program must run with them."""
        given = {"args": (), "kwargs": self.example} if isinstance(self.example, dict) else {"args": self.example}
        program = torch.export.export(self.module(), **given)
        path = folder / (self.file + "2")
        try:
            torch.export.save(program, str(path))
            args, kwargs = torch.export.load(str(path)).example_inputs
            program.module()(*args, **kwargs)
        except Exception:
            path.unlink(missing_ok=True)
            raise
        return "export"

    def arguments(self, archive) -> list:
        """The example's values in the order of the archive's method."""
        if not isinstance(self.example, dict):
            return list(self.example)
        named = archive.forward.schema.arguments[1:]
        last = max(i for i, argument in enumerate(named) if argument.name in self.example)
        return [self.example.get(argument.name, argument.default_value) for argument in named[:last + 1]]

    def specs(self, folder) -> list:
        """The example as a manifest has it (see model.py), its tensors in files beside the saved archive."""
        stem = self.file.removesuffix(".pt")
        numbers = itertools.count()

        def spec(value):
            if isinstance(value, torch.Tensor):
                name = f"{stem}.{next(numbers)}.bin"
                value.numpy().tofile(folder / name)
                return {"shape": list(value.shape), "dtype": str(value.dtype).removeprefix("torch."), "file": name}
            if isinstance(value, dict):
                return {"dict": {key: spec(part) for key, part in value.items()}}
            if isinstance(value, (list, tuple)):
                return {type(value).__name__: [spec(part) for part in value]}
            return {"value": value}

        return [spec(value) for value in self.arguments(torch.jit.load(str(folder / self.file)))]

    def call(self, module):
        with torch.no_grad():
            return module(**self.example) if isinstance(self.example, dict) else module(*self.example)


def images(side=224, channels=3, count=1):
    return (torch.randn(count, channels, side, side),)


def ids(length=16, words=100, count=1):
    return torch.randint(0, words, (count, length))


def ones(*shape, dtype=torch.int64):
    return torch.ones(shape, dtype=dtype)
