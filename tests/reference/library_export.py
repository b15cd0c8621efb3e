# SPDX-License-Identifier: GPL-3.0-or-later
"""What a model from a library is: whose it is, how it is made, and what its authors would call it with."""
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

    def call(self, module):
        with torch.no_grad():
            return module(**self.example) if isinstance(self.example, dict) else module(*self.example)


def images(side=224, channels=3, count=1):
    return (torch.randn(count, channels, side, side),)


def ids(length=16, words=100, count=1):
    return torch.randint(0, words, (count, length))


def ones(*shape, dtype=torch.int64):
    return torch.ones(shape, dtype=dtype)
