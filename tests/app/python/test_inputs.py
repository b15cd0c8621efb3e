# SPDX-License-Identifier: GPL-3.0-or-later
"""An exported model is run with the inputs that it was called with, whatever they are held in."""
import collections
import dataclasses

import scalescope
from support import TorchTest

Pair = collections.namedtuple("Pair", ["first", "second"])


@dataclasses.dataclass
class Batch:
    left: object
    right: object
    times: int = 2


def register():
    """So that torch.export takes them."""
    import torch
    torch.export.register_dataclass(Batch, serialized_type_name="test_inputs.Batch")
    torch.utils._pytree._register_namedtuple(Pair, serialized_type_name="test_inputs.Pair")


class TestInputs(TorchTest):
    @classmethod
    def setUpClass(cls):
        try:
            register()
        except ImportError:
            pass  # each test says so

    def check(self, forward, *args, **kwargs):
        import torch
        model = type("Net", (torch.nn.Module,), {"forward": forward})()
        exported = scalescope.export(model, *args, **kwargs)
        self.assertEqual(exported.how, "torch.export")
        found = exported.run().query("SELECT abs_max FROM node JOIN metric ON metric.node = node.id "
                                     "WHERE kind = 'output' AND direction = 'fwd'")
        self.assertAlmostEqual(found.abs_max[0], model(*args, **kwargs).abs().max().item(), places=4)

    def full(self, value):
        import torch
        return torch.full((2,), float(value))

    def test_data_classes(self):
        self.check(lambda self, batch: batch.left * batch.times - batch.right, Batch(self.full(3), self.full(50)))

    def test_named_tuples(self):
        self.check(lambda self, pair: pair.first + pair.second * 3, Pair(self.full(1), self.full(7)))

    def test_keys_that_are_numbers(self):
        self.check(lambda self, table: table[2] + table["x"][0] * 3, {2: self.full(4), "x": [self.full(9), None]})

    def test_ordered_dictionaries(self):
        self.check(lambda self, d: d["b"] * 2 - d["a"],
                   collections.OrderedDict(b=self.full(3), a=self.full(40)))

    def test_among_other_arguments(self):
        self.check(lambda self, x, n, *, pair, scale: x * n + pair.second * 5 - pair.first + scale["s"],
                   self.full(1), 3, scale={"s": self.full(100), "unused": 4}, pair=Pair(self.full(2), self.full(7)))
