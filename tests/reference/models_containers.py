# SPDX-License-Identifier: GPL-3.0-or-later
"""Inputs and outputs: lists, tuples, dictionaries, named tuples, unions, numbers, text, none at all."""
from typing import Dict, List, NamedTuple, Optional, Tuple, Union

import torch
from torch import Tensor, nn

from model import Model, entries, items, parts, tensor, value, whole


class Result(NamedTuple):
    logits: Tensor
    hidden: Tensor
    extra: Optional[Tensor]


class NamedOutput(nn.Module):
    def forward(self, x) -> Tuple[Dict[str, Result], List[Tensor]]:
        return {"a": Result(x * 2, x + 1, None)}, [x, x.exp()]


class Dictionaries(nn.Module):
    def forward(self, x: Dict[str, Tensor], k: Optional[Dict[str, List[Tensor]]] = None):
        result: Dict[str, Tuple[Tensor, Tensor]] = {}
        for name, v in x.items():
            result[name + "_out"] = (v * 2, v.sum())
        if k is not None:
            result["k"] = (k["q"][0], k["q"][1].exp())
        return result


class Keys(nn.Module):
    def forward(self, x) -> Tuple[Dict[bool, int], Dict[float, Tensor], Dict[str, Tensor]]:
        return {True: 1}, {0.5: x * 2, 1.0: x.exp()}, {"a.b": x * 3}


class Arguments(nn.Module):
    def forward(self, x: List[Tensor], n: int, a: float, f: bool, t: str, o: Optional[int], s: List[int],
                w: List[float]):
        y = x[0] * n + a
        if f:
            y = y + len(t)
        if o is not None:
            y = y * o
        return y.view(s) * sum(w), n, a, t


class OneOf(nn.Module):
    def forward(self, x: Union[int, float, Tensor], y: Tensor) -> Tensor:
        if isinstance(x, int):
            return y * x
        if isinstance(x, float):
            return y + x
        assert isinstance(x, Tensor)
        return x * y


class OptionalOutput(nn.Module):
    def forward(self, x, given: bool) -> Tuple[Optional[Tensor], Tensor]:
        return (x * 2, x) if given else (None, x.exp())


class Boxes(nn.Module):
    def forward(self, images: List[Dict[str, Tensor]]) -> List[Dict[str, Tensor]]:
        result: List[Dict[str, Tensor]] = []
        for image in images:
            result.append({"boxes": image["boxes"] * 2, "scores": image["scores"].sigmoid()})
        return result


class Nested(nn.Module):
    def forward(self, x: Tuple[Tensor, Tuple[Tensor, int]], pairs: List[Tuple[Tensor, float]]):
        return x[0] * x[1][0] + x[1][1], pairs[0][0] * pairs[0][1]


class WholeNumbers(nn.Module):
    def forward(self, x):
        return x * 2 + x.sum(), x.bitwise_and(3), (x > 2).any()


class NoTensors(nn.Module):
    def forward(self, a: int, b: List[str]) -> Tuple[int, str]:
        return a + 1, ",".join(b)


class NoResult(nn.Module):
    def __init__(self):
        super().__init__()
        self.register_buffer("seen", torch.zeros(3))

    def forward(self, x):
        self.seen.copy_(x)


TEXT = 'a "quoted", [x] {y}: z'

MODELS = [
    Model("named_output", NamedOutput, [tensor(3, 4)]),
    Model("dictionaries", Dictionaries, [entries(a=tensor(2, 3)), entries(q=items(tensor(2), tensor(3)))]),
    Model("keys", Keys, [tensor(3)]),
    Model("arguments", Arguments, [items(tensor(2, 3), tensor(1)), value(3), value(2.5), value(True), value(TEXT),
                                   value(None), items(value(3), value(2)), items(value(0.5), value(2.0))]),
    Model("one_of_whole", OneOf, [value(2), tensor(3)]),
    Model("one_of_tensor", OneOf, [tensor(3), tensor(3)]),
    Model("optional_output", OptionalOutput, [tensor(3), value(False)]),
    Model("boxes", Boxes, [items(entries(boxes=tensor(2, 4), scores=tensor(2)))]),
    Model("nested", Nested, [parts(tensor(3), parts(tensor(3), value(2))), items(parts(tensor(2), value(0.5)))]),
    Model("no_items", OptionalOutput, [tensor(0), value(True)]),
    Model("whole_numbers", WholeNumbers, [whole(9, 3, 4)]),
    Model("no_tensors", NoTensors, [value(3), items(value("x"), value("y"))]),
    Model("no_result", NoResult, [tensor(3)]),
]
