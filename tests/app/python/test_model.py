# SPDX-License-Identifier: GPL-3.0-or-later
"""Models become files and runs: by torch.export, else by a trace, else a sentence says why not."""
import scalescope
from support import TorchTest


class TestModel(TorchTest):
    def test_a_module_is_exported_with_its_inputs(self):
        import torch
        model = torch.nn.Sequential(torch.nn.Linear(4, 8), torch.nn.ReLU(), torch.nn.Linear(8, 2))
        exported = scalescope.export(model, torch.randn(3, 4))
        self.assertEqual(exported.how, "torch.export")
        run = exported.run()
        row = next(r for r in run.metrics.to_dict("records") if r["name"].startswith("linear") and r["direction"] == "fwd")
        self.assertEqual(row["numel"], 24)

    def test_figures_are_those_of_python(self):
        import torch
        torch.manual_seed(1)
        model, x = torch.nn.Linear(16, 32), torch.randn(8, 16)
        run = scalescope.run(model, x)
        expected = model(x).std().item()
        found = [r["std"] for r in run.metrics.to_dict("records") if r["direction"] == "fwd" and r["numel"] == 256]
        self.assertTrue(any(abs(std - expected) < 1e-6 for std in found), (expected, found))

    def test_what_can_only_be_traced_is_traced(self):
        import torch

        class Rounds(torch.nn.Module):
            def forward(self, x, times):
                for _ in range(int(times.sum().item())):
                    x = x * 2
                return x

        traced = scalescope.export(Rounds(), torch.ones(3), times=torch.tensor([2]))
        self.assertEqual(traced.how, "torch.jit.trace")
        self.assertGreater(len(traced.run().nodes), 2)

    def test_what_can_be_neither_is_said(self):
        import torch

        class Broken(torch.nn.Module):
            def forward(self, x):
                raise RuntimeError("it does not work")

        with self.assertRaisesRegex(ValueError, "neither by torch.export .* nor by torch.jit.trace .*it does not work"):
            scalescope.export(Broken(), torch.ones(2))

    def test_options_are_those_of_the_command(self):
        import torch
        model = scalescope.export(torch.nn.Linear(16, 16), torch.randn(4, 16))
        first, second = model.run(), model.run("--transform", "fp8")
        self.assertNotEqual(first.path, second.path)
        self.assertIn("fp8", str(second.facts.values()))

    def test_a_cache_is_switched_off_while_the_model_is_saved(self):
        import torch

        class DynamicCache:
            pass

        class Config:
            use_cache = True

        class Decoder(torch.nn.Module):
            def __init__(self):
                super().__init__()
                self.config = Config()
                self.linear = torch.nn.Linear(4, 4)

            def forward(self, x, use_cache=None):
                use_cache = self.config.use_cache if use_cache is None else use_cache
                return (self.linear(x), DynamicCache()) if use_cache else (self.linear(x),)

        model = torch.nn.Sequential(Decoder())
        self.assertEqual(scalescope.export(model, torch.ones(2, 4)).how, "torch.export")
        self.assertTrue(model[0].config.use_cache)
        with self.assertRaisesRegex(ValueError, "^The model gives a cache .* call it with use_cache=False.$"):
            scalescope.export(model[0], torch.ones(2, 4), use_cache=True)

    def test_an_export_that_cannot_be_opened_is_traced_and_that_is_said(self):
        import torch

        class Each(torch.nn.Module):
            def __init__(self):
                super().__init__()
                self.linear = torch.nn.Linear(4, 4)

            def forward(self, x):
                return torch.vmap(lambda row: self.linear(row).sum())(x)

        with self.assertWarnsRegex(UserWarning, "what torch.export wrote can't be opened: .*\\.pt2"):
            traced = scalescope.export(Each(), torch.ones(2, 4))
        self.assertEqual(traced.how, "torch.jit.trace")
        self.assertEqual(traced.path.suffix, ".pt")
        self.assertGreater(len(traced.run().nodes), 2)
