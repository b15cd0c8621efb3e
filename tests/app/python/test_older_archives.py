# SPDX-License-Identifier: GPL-3.0-or-later
"""Archives as older releases of PyTorch lay them out, packed again from one of today's, run as that one does."""
import io
import zipfile

import scalescope
from support import TorchTest

FIGURES = ("name", "direction", "numel", "std", "mean_abs")


class TestOlderArchives(TorchTest):
    def setUp(self):
        super().setUp()
        import torch

        class Net(torch.nn.Module):
            def __init__(self):
                super().__init__()
                self.embedding = torch.nn.Embedding(10, 8)
                self.frozen = torch.nn.Linear(8, 8).requires_grad_(False)
                self.head = torch.nn.Linear(8, 10, bias=False)
                self.head.weight = self.embedding.weight  # one tensor under two names
                self.register_buffer("shift", torch.ones(8), persistent=False)

            def forward(self, ids):
                return self.head(self.frozen(self.embedding(ids)) + self.shift)

        torch.manual_seed(0)
        self.program = torch.export.export(Net(), (torch.randint(0, 10, (2, 3)),))
        torch.export.save(self.program, "today.pt2")
        with zipfile.ZipFile("today.pt2") as archive:
            self.parts = {name.split("/", 1)[1]: archive.read(name) for name in archive.namelist()}
        self.expected = self.figures("today.pt2")

    def figures(self, path):
        return [[row[figure] for figure in FIGURES] for row in scalescope.Model(path).run().metrics.to_dict("records")]

    def saved(self, value):
        import torch
        stream = io.BytesIO()
        torch.save(value, stream)
        return stream.getvalue()

    def pack(self, path, parts, top):
        with zipfile.ZipFile(path, "w") as archive:
            for name, content in parts.items():
                archive.writestr(top + name, content)

    def test_weights_that_torch_save_wrote(self):
        parts = {name: content for name, content in self.parts.items()
                 if not name.startswith(("data/weights/", "data/constants/"))}
        parts["data/weights/model.pt"] = self.saved(self.program.state_dict)
        parts["data/constants/model.pt"] = self.saved(self.program.constants)
        self.pack("older.pt2", parts, "older/")
        self.assertEqual(self.figures("older.pt2"), self.expected)

    def test_the_flat_layout(self):
        self.pack("flat.pt2", {
            "serialized_exported_program.json": self.parts["models/model.json"],
            "serialized_state_dict.pt": self.saved(self.program.state_dict),
            "serialized_constants.pt": self.saved(self.program.constants),
            "serialized_example_inputs.pt": self.saved(self.program.example_inputs),
            "version": "5",
        }, "")
        self.assertEqual(self.figures("flat.pt2"), self.expected)
