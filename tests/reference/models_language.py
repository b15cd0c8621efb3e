# SPDX-License-Identifier: GPL-3.0-or-later
"""The language: control flow, forks, classes, enumerations, interfaces, hooks, exceptions, gradients in forward."""
from enum import Enum
from typing import Dict, List, Optional, Tuple

import torch
from torch import Tensor, nn

from model import Model, tensor, value


def powers(x, n: int):
    for i in range(n):
        x = torch.sin(x) + i
    return x


def inner_fork(x) -> Tensor:
    task = torch.jit.fork(powers, x, 2)
    return torch.jit.wait(task) * x


class Forks(nn.Module):
    def __init__(self):
        super().__init__()
        self.layers = nn.ModuleList([nn.Linear(4, 4) for _ in range(3)])

    def forward(self, x):
        tasks: List[torch.jit.Future[Tensor]] = []
        for layer in self.layers:
            tasks.append(torch.jit.fork(layer, x))
        nested = torch.jit.fork(inner_fork, x)
        return torch.stack([torch.jit.wait(task) for task in tasks]).sum(0) + torch.jit.wait(nested)


class Loops(nn.Module):
    def __init__(self):
        super().__init__()
        self.layer = nn.Linear(4, 4)

    def forward(self, x, most: int):
        n = 0
        while float(x.norm()) < 50.0 and n < 20:
            x = self.layer(x) + x * 1.3
            n += 1
            if n == 15:
                break
            if n % 2 == 0:
                continue
            x = x.relu()
        for i in range(most):
            if i > 2:
                return x * i, n
            x = torch.tanh(x)
        return x - 1, n


class Attributes(nn.Module):
    last: Optional[Tensor]
    table: Dict[str, int]

    def __init__(self):
        super().__init__()
        self.last = None
        self.table = {"a": 2}
        self.tensors = [torch.randn(4), torch.randn(4)]

    def forward(self, x):
        if self.last is None:
            self.last = x.mean(0)
        last = self.last
        assert last is not None
        return x * self.table["a"] + last + self.tensors[1]


@torch.jit.interface
class Operation(nn.Module):
    def forward(self, x: Tensor) -> Tensor:
        pass


class Scale(nn.Module):
    def __init__(self):
        super().__init__()
        self.weight = nn.Parameter(torch.randn(4))

    def forward(self, x: Tensor) -> Tensor:
        return x * self.weight


class Power(nn.Module):
    def forward(self, x: Tensor) -> Tensor:
        return x.exp()


class Chosen(nn.Module):
    def __init__(self):
        super().__init__()
        self.operations = nn.ModuleList([Scale(), Scale(), Power()])

    def forward(self, x: Tensor, i: int) -> Tensor:
        operation: Operation = self.operations[i]
        return operation.forward(x)


@torch.jit.script
class Sum:
    def __init__(self, x: Tensor, n: int):
        self.x = x
        self.n = n
        self.seen: List[Tensor] = []

    def add(self, y: Tensor):
        self.x = self.x + y
        self.n += 1
        self.seen.append(y)
        return self

    def __add__(self, other: Tensor) -> Tensor:
        return self.x + other * self.n

    @property
    def mean(self) -> Tensor:
        return self.x.mean()


class Classes(nn.Module):
    def forward(self, x):
        a = Sum(x, 1)
        a.add(x.exp()).add(x * 2)
        return (a + x) * a.mean + a.seen[0]


class Color(Enum):
    RED = 1
    BLUE = 2


class Enumerations(nn.Module):
    def __init__(self):
        super().__init__()
        self.color = Color.BLUE

    def forward(self, x, k: int):
        color = Color.RED if k == 1 else Color.BLUE
        if color == self.color:
            return x * color.value
        return x - len(color.name)


class Hooked(nn.Module):
    def __init__(self):
        super().__init__()
        self.layer, self.inner = nn.Linear(4, 4), Scale()

    def forward(self, x: Tensor) -> Tensor:
        return self.inner(self.layer(x))


def before(self, input: Tuple[Tensor]) -> Tuple[Tensor]:
    return (input[0] * 2,)


def after(self, input: Tuple[Tensor], output: Tensor) -> Tensor:
    return output + input[0].sin()


def hooked():
    module = Hooked()
    for part in (module, module.inner):
        part.register_forward_pre_hook(before)
        part.register_forward_hook(after)
    return module


class Methods(nn.Module):
    def __init__(self):
        super().__init__()
        self.layer, self.head = nn.Linear(4, 4), nn.Linear(4, 2)

    @torch.jit.export
    def encode(self, x):
        return self.layer(x).relu()

    @torch.jit.export
    def predict(self, x, temperature: float = 2.0):
        return self.head(self.encode(x)) / temperature


class Raises(nn.Module):
    def forward(self, x):
        if x.size(0) == 3:
            raise ValueError("three rows are not allowed: {}".format(x.size(0)))
        return x


class Texts(nn.Module):
    def forward(self, x, t: str):
        n = len(t.split(" ")) + t.count("a") + ord(t[0]) + int("12") + len(t.upper().strip().replace("a", "bb"))
        if t.startswith("he") and not t.isdigit() and "l" in t:
            n += 1
        print("text", t, n, x)
        return x * n


class Forces(nn.Module):
    def __init__(self):
        super().__init__()
        self.layer = nn.Linear(3, 1)

    def forward(self, places):
        d = ((places[:, None] - places[None]) ** 2).sum(-1) + torch.eye(places.size(0))
        energy = torch.exp(-d.sqrt()).sum() + self.layer(places).sum()
        slope = torch.autograd.grad([energy], [places], create_graph=True, retain_graph=True)[0]
        assert slope is not None
        return energy, -slope


class ScriptInTrace(nn.Module):
    def __init__(self):
        super().__init__()
        self.script, self.layer = torch.jit.script(Branch()), nn.Linear(4, 4)

    def forward(self, x):
        return self.script(self.layer(x))


class Branch(nn.Module):
    def __init__(self):
        super().__init__()
        self.weight = nn.Parameter(torch.ones(4))

    def forward(self, x):
        if bool(x.sum() > 0):
            return x * self.weight
        return x - self.weight


MODELS = [
    Model("forks", Forks, [tensor(3, 4)]),
    Model("loops", Loops, [tensor(3, 4), value(5)]),
    Model("early_end", Loops, [tensor(3, 4), value(1)]),
    Model("attributes", Attributes, [tensor(3, 4)]),
    Model("chosen", Chosen, [tensor(3, 4), value(1)]),
    Model("classes", Classes, [tensor(3)]),
    Model("enumerations", Enumerations, [tensor(3), value(2)]),
    Model("hooks", hooked, [tensor(3, 4)]),
    Model("methods", Methods, [tensor(3, 4)], method="predict"),
    Model("no_forward", Methods, [tensor(3, 4)]),
    Model("raises", Raises, [tensor(3)]),
    Model("texts", Texts, [tensor(3), value("hello a b")]),
    Model("forces", Forces, [tensor(5, 3)]),
    Model("script_in_trace", ScriptInTrace, [tensor(3, 4)], how="trace"),
]
