# SPDX-License-Identifier: GPL-3.0-or-later
"""Two runs, tensor by tensor."""

import pathlib
import tempfile
from typing import Any, Union

from . import program
from .runs import Path, Plot, Run
from .tables import read_csv


class Comparison:
    """What `scalescope compare` finds."""

    def __init__(self, a: Run, b: Run):
        self.a = a
        self.b = b

    def __repr__(self) -> str:
        return f"Comparison({self.a!r}, {self.b!r})"

    @property
    def rows(self) -> Any:
        """A row for each aligned tensor and direction, as in the command's CSV: a data frame, or dictionaries of numbers and texts."""
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "comparison.csv"
            program.call("compare", str(self.a.path), str(self.b.path), "--table", str(file))
            return read_csv(file)

    def plot(self) -> Plot:
        """Both runs' scales in one picture."""
        with tempfile.TemporaryDirectory() as folder:
            picture = pathlib.Path(folder) / "comparison.svg"
            program.call("compare", str(self.a.path), str(self.b.path), "--plot", str(picture))
            return Plot(picture.read_text(encoding="utf-8"))


def compare(a: Union[Run, Path], b: Union[Run, Path]) -> Comparison:
    """Two runs, or their files."""
    return Comparison(a if isinstance(a, Run) else Run(a), b if isinstance(b, Run) else Run(b))
