# SPDX-License-Identifier: GPL-3.0-or-later
"""What only a trace can save is run with the inputs that it was called with, whichever way they were given."""
import collections
import json
from typing import Optional

import scalescope
from support import TorchTest

Pair = collections.namedtuple("Pair", ["first", "second"])


def traces(forward):
    """A module with this forward. Each of them asks for the value of a tensor, which torch.export refuses."""
    import torch
    return type("Traces", (torch.nn.Module,), {"forward": forward})()


def looked_at(x):
    return x * 2 if int(x.abs().max().item()) in range(100) else x


class TestTraces(TorchTest):
    def check(self, forward, *args, **kwargs):
        """The run's output is what Python computes."""
        model = traces(forward)
        expected = model(*args, **kwargs).abs().max().item()
        exported = scalescope.export(model, *args, **kwargs)
        self.assertEqual(exported.how, "torch.jit.trace")
        self.assertAlmostEqual(self.output_of(exported), expected, places=4)
        return exported

    def output_of(self, model):
        return model.run().query("SELECT abs_max FROM node JOIN metric ON metric.node = node.id "
                                 "WHERE kind = 'output' AND direction = 'fwd'").abs_max[0]

    def test_a_keyword_argument_stays_where_it_belongs(self):
        import torch

        def forward(self, x, mask=None, bias=None):
            x = looked_at(x)
            x = x if mask is None else x * mask
            return x if bias is None else x + bias

        exported = self.check(forward, torch.ones(2), bias=torch.full((2,), 100.0))
        self.assertEqual(list(json.loads(exported.inputs.read_text())), ["x", "bias"])

    def test_numbers_and_texts_are_part_of_the_model(self):
        import torch

        def forward(self, x, times=1, how="add", table=None):
            return looked_at(x) * times + (table["shift"] if how == "add" else 0)

        self.check(forward, torch.ones(2), 3, table={"shift": torch.full((2,), 5.0), "unused": None})
        self.check(forward, torch.ones(2), times=7, how="nothing")

    def test_arguments_by_keyword_alone(self):
        import torch

        def forward(self, *, x, y, **others):
            return looked_at(x) * 3 + y - others["z"]

        self.check(forward, z=torch.full((2,), 4.0), y=torch.full((2,), 50.0), x=torch.ones(2))

    def test_any_number_of_arguments(self):
        import torch

        def forward(self, *tensors):
            return looked_at(tensors[0]) - tensors[1] * 10

        self.check(forward, torch.ones(2), torch.full((2,), 3.0))

    def test_containers(self):
        import torch

        def forward(self, pair, table):
            return looked_at(pair.first) + pair.second * 3 - table[1][0]

        self.check(forward, Pair(torch.ones(2), torch.full((2,), 4.0)), {1: [torch.full((2,), 30.0)]})

    def test_the_model_is_called_as_before_afterwards(self):
        import torch
        model = traces(lambda self, x, times=2: looked_at(x) * times)
        scalescope.export(model, torch.ones(2))
        self.assertNotIn("forward", vars(model))
        self.assertEqual(model(torch.ones(2), 5)[0].item(), 10)

    def test_torchscript_is_saved_as_it_is(self):
        import torch

        class Scripted(torch.nn.Module):
            def forward(self, x, times: int = 2, bias: Optional[torch.Tensor] = None):
                return x * times if bias is None else x * times + bias

        exported = scalescope.export(torch.jit.script(Scripted()), torch.ones(2), bias=torch.full((2,), 9.0))
        self.assertEqual(exported.how, "torch.jit.save")
        self.assertAlmostEqual(self.output_of(exported), 11, places=4)

    def test_buffers_and_random_state_are_as_before_afterwards(self):
        import torch
        model = traces(lambda self, x: looked_at(self.norm(x)) + torch.rand(4))
        model.norm = torch.nn.BatchNorm1d(4)
        torch.manual_seed(3)
        expected = torch.rand(2)
        torch.manual_seed(3)
        x = torch.full((8, 4), 5.0)
        exported = scalescope.export(model, x)
        self.assertEqual(exported.how, "torch.jit.trace")
        self.assertTrue(torch.equal(torch.rand(2), expected))
        self.assertEqual(model.norm.num_batches_tracked.item(), 0)
        self.assertEqual(model.norm.running_mean.abs().sum().item(), 0)
        saved = torch.jit.load(str(exported.path))
        self.assertEqual(saved.norm.num_batches_tracked.item(), 0)
