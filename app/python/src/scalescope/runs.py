# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs: what is in a file .scales (docs/run-file.md)."""

import contextlib
import functools
import os
import pathlib
import sqlite3
import struct
import tempfile
import zlib
from typing import Any, Dict, List, Optional, Tuple, Union

from . import program
from .folders import TemporaryFolder
from .tables import Rows, read_csv, table

Path = Union[str, "os.PathLike[str]"]

_APPLICATION = 0x53434C53
_NEWEST = 4


def read(path: Path) -> "Run":
    """The run of a file. Raises ValueError with a sentence where it is none."""
    return Run(path)


def written_with(run: pathlib.Path) -> List[pathlib.Path]:
    """All that `scalescope run -o RUN` may write."""
    partial, incomplete = run.with_name(f"{run.name}.partial"), run.with_name(f"{run.stem}.incomplete{run.suffix}")
    beside = [partial.with_name(partial.name + end) for end in ("-journal", ".values", ".older")]
    older = incomplete.with_name(f"{incomplete.name}.partial.older")
    return [run, partial, *beside, _values_of(run), incomplete, _values_of(incomplete), older]


def _values_of(run: pathlib.Path) -> pathlib.Path:
    return run.with_suffix(".values") if run.suffix == ".scales" else run.with_name(f"{run.name}-values")


class Plot:
    """A picture that notebooks show."""

    def __init__(self, svg: str):
        self.svg = svg

    def _repr_svg_(self) -> str:
        return self.svg

    def save(self, path: Path) -> None:
        pathlib.Path(path).write_text(self.svg, encoding="utf-8")


class Run:
    """A run of a model. Tables are pandas data frames where there is pandas, else lists of dictionaries."""

    _folder: Optional[TemporaryFolder] = None

    def __init__(self, path: Path):
        self.path = pathlib.Path(path)
        self._check()

    def __repr__(self) -> str:
        return f"Run({str(self.path)!r})"

    # ---- tables ----

    @functools.cached_property
    def facts(self) -> Dict[str, str]:
        """"model", "seed", "status", ..."""
        return {row["key"]: row["value"] for row in self._rows("SELECT key, value FROM run")[0]}

    @property
    def nodes(self) -> Any:
        """A row for each tensor, in order of execution: name, kind, target, module, shape, dtype, ..."""
        return self.query("SELECT * FROM node ORDER BY id")

    @property
    def metrics(self) -> Any:
        """A row for each tensor with a scale and each gradient ("direction" is "fwd" or "bwd"), with its node's name."""
        return self.query("SELECT node.name, metric.* FROM metric JOIN node ON node.id = metric.node ORDER BY node, direction DESC")

    @property
    def causes(self) -> Any:
        """What is wrong with tensors and gradients in the formats of the run, as `scalescope export --problems` lists it: a row for
        each cause, errors first, and what follows from it in the rows behind it."""
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "problems.csv"
            program.call("export", str(self.path), "--problems", str(file))
            return read_csv(file)

    @property
    def problems(self) -> Any:
        """What the run said of itself: warnings, its error, what transforms did."""
        return self.query("SELECT number, severity, id, message, node, file, line FROM problem ORDER BY number")

    @property
    def modules(self) -> Any:
        return self.query("SELECT * FROM module")

    def histogram(self, node: Union[int, str], direction: str = "fwd") -> Dict[int, int]:
        """Counts of magnitudes by bin: bin k is from 2^e (1 + m/16) up to 2^e (1 + (m+1)/16) with e = k // 16, m = k % 16."""
        column = "id" if isinstance(node, int) else "name"
        rows, _ = self._rows(
            f"SELECT bins FROM histogram JOIN node ON node.id = histogram.node WHERE node.{column} = ? AND direction = ?",
            (node, direction),
        )
        if not rows:
            raise KeyError(f"There is no histogram of {node} in direction {direction}.")
        return decode_bins(rows[0]["bins"])

    def query(self, sql: str, parameters: Tuple[Any, ...] = ()) -> Any:
        """The rows of a query of your own; docs/run-file.md has the tables."""
        rows, columns = self._rows(sql, parameters)
        return table(rows, columns)

    def damaged_tables(self) -> List[str]:
        """The tables that are not what was written, by their checksums; looks at the whole file. Files of older releases, and of runs
        that were killed, have none."""
        with contextlib.closing(self._open()) as connection:
            connection.row_factory = None
            try:
                written = connection.execute("SELECT name, rows, sum FROM checksum ORDER BY name").fetchall()
            except sqlite3.OperationalError:
                return []
            connection.text_factory = bytes
            return [name for name, rows, total in written if _checksum(connection, name) != (rows, total)]

    # ---- pictures ----

    def plot(self) -> Plot:
        """The scale plot: every operator's scale, forward and backward."""
        return self._picture("--plot")

    def graph(self) -> Plot:
        """The graph, every node with its scales."""
        return self._picture("--graph")

    def view(self) -> Any:
        """Opens the window with it."""
        return program.start(str(self.path), folder=self._folder)

    # ---- within ----

    def _picture(self, option: str) -> Plot:
        with tempfile.TemporaryDirectory() as folder:
            picture = pathlib.Path(folder) / "picture.svg"
            program.call("export", str(self.path), option, str(picture))
            return Plot(picture.read_text(encoding="utf-8"))

    def _open(self) -> sqlite3.Connection:
        connection = sqlite3.connect(f"{self.path.resolve().as_uri()}?mode=ro", uri=True)
        connection.row_factory = sqlite3.Row
        return connection

    def _check(self) -> None:
        if not self.path.is_file():
            raise ValueError(f"{self.path} can't be read: there is no such file; check its name.")
        try:
            connection = self._open()
            try:
                application = connection.execute("PRAGMA application_id").fetchone()[0]
                version = connection.execute("PRAGMA user_version").fetchone()[0]
            finally:
                connection.close()
        except sqlite3.DatabaseError as error:
            raise ValueError(f"{self.path} is not a run file of Scalescope ({error}); give a file .scales.") from error
        if application != _APPLICATION:
            raise ValueError(f"{self.path} is a database, but not a run file of Scalescope; give a file .scales.")
        if version > _NEWEST:
            raise ValueError(f"{self.path} was written by a newer Scalescope (version {version}, this package reads up to {_NEWEST}); use its package.")

    def _rows(self, sql: str, parameters: Tuple[Any, ...] = ()) -> Tuple[Rows, List[str]]:
        connection = self._open()
        try:
            cursor = connection.execute(sql, parameters)
            columns = [column[0] for column in cursor.description or ()]
            return [dict(zip(columns, row)) for row in cursor], columns
        finally:
            connection.close()


def decode_bins(blob: bytes) -> Dict[int, int]:
    """A histogram as the file has it (docs/run-file.md, table histogram)."""
    numbers: List[int] = []
    value = shift = 0
    for byte in blob:
        value |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            numbers.append(value)
            value = shift = 0
    bins: Dict[int, int] = {}
    at = 0
    for distance, count in zip(numbers[::2], numbers[1::2]):
        at += (distance >> 1) ^ -(distance & 1)
        bins[at] = count
    return bins


def _checksum(connection: sqlite3.Connection, table: str) -> Optional[Tuple[int, int]]:
    """Rows and sum of a table, as docs/run-file.md says; None where it is gone or can't be read."""
    name = table.replace('"', '""')
    rows = total = 0
    try:
        for row in connection.execute(f'SELECT * FROM "{name}"'):
            rows += 1
            total += zlib.crc32(b"".join(map(_packed, row)))
    except sqlite3.DatabaseError:
        return None
    return rows, total


def _packed(value: Any) -> bytes:
    if isinstance(value, bytes):
        return b"s" + struct.pack("<q", len(value)) + value
    if isinstance(value, float):
        return b"r" + struct.pack("<d", value + 0.0)
    return b"n" if value is None else b"i" + struct.pack("<q", value)
