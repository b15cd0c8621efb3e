# SPDX-License-Identifier: GPL-3.0-or-later
"""The notebook's cells run in their order, and its claims hold."""
import json

from support import TorchTest, root


class TestNotebook(TorchTest):
    def test_its_cells_run(self):
        notebook = json.loads((root / "app" / "python" / "examples" / "where_fp8_loses.ipynb").read_text())
        names = {}
        for cell in notebook["cells"]:
            if cell["cell_type"] == "code":
                exec(compile("".join(cell["source"]), "cell", "exec"), names)
        self.assertIn("<svg", names["picture"]._repr_svg_())
        self.assertGreater(len(names["rows"]), 10)
