# SPDX-License-Identifier: GPL-3.0-or-later
"""The same model as a TorchScript file and as an export: its operators are aligned, and transforms do the same to both."""
import math
import sys
from unittest import mock

import scalescope
from support import TorchTest

ALIGNED = 0.9


class TestBothFiles(TorchTest):
    def setUp(self):
        super().setUp()
        import torch

        class Net(torch.nn.Module):
            def __init__(self):
                super().__init__()
                self.embedding = torch.nn.Embedding(20, 16)
                self.layers = torch.nn.ModuleList(
                    torch.nn.TransformerEncoderLayer(16, 2, 32, dropout=0.0, batch_first=True) for _ in range(2))
                self.head = torch.nn.Linear(16, 20)

            def forward(self, ids):
                x = self.embedding(ids)
                for layer in self.layers:
                    x = layer(x)
                return torch.nn.functional.cross_entropy(self.head(x).flatten(0, 1), ids.flatten())

        torch.manual_seed(0)
        net, ids = Net().train(), torch.randint(0, 20, (2, 6))
        self.exported = scalescope.export(net, ids)
        traced = torch.jit.trace(net, (ids,), check_trace=False)
        traced.save("net.pt")
        torch.save({"ids": ids}, "ids.pt")
        self.traced = scalescope.Model("net.pt")

    def runs(self, *options):
        return self.traced.run("--input", "ids=ids.pt:ids", *options), self.exported.run(*options)

    def check(self, *options):
        with mock.patch.dict(sys.modules, {"pandas": None}):
            rows = scalescope.compare(*self.runs(*options)).rows
        # Those with gradients: a trace also computes sizes by operators, which an export does not.
        operators = [row for row in rows if row["kind"] == "op" and row["direction"] == "bwd"]
        aligned = [row for row in operators if row["id_a"] is not None and row["id_b"] is not None]
        for side in ("id_a", "id_b"):
            there = [row for row in operators if row[side] is not None]
            self.assertGreaterEqual(len(aligned), ALIGNED * len(there))
        compared = [row for row in rows if None not in (row["rms_a"], row["rms_b"]) and row["status"] == "matched"]
        self.assertGreater(len(compared), 40)
        for row in compared:
            self.assertTrue(math.isclose(row["rms_a"], row["rms_b"], rel_tol=1e-3, abs_tol=1e-6), row)

    def test_as_they_are(self):
        self.check()

    def test_with_unit_scaling(self):
        self.check("--transform", "unit_scale")

    def test_with_rounding(self):
        self.check("--transform", "format:e4m3fn,e5m2")

