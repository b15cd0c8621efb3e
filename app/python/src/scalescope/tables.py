# SPDX-License-Identifier: GPL-3.0-or-later
"""Rows as pandas data frames where there is pandas, else as dictionaries."""

import csv
import pathlib
from typing import Any, Dict, List

Rows = List[Dict[str, Any]]


def table(rows: Rows, columns: List[str]) -> Any:
    """A data frame with these columns, or the rows themselves without pandas."""
    try:
        import pandas
    except ImportError:
        return rows
    return pandas.DataFrame(rows, columns=columns)


def read_csv(file: pathlib.Path) -> Any:
    """The rows of a table that the program wrote, with numbers and texts; None where there is no value."""
    with open(file, newline="", encoding="utf-8") as stream:
        reader = csv.DictReader(stream)
        rows = [{name: _value(text) for name, text in row.items()} for row in reader]
        return table(rows, list(reader.fieldnames or ()))


def _value(text: str) -> Any:
    if text == "":
        return None
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            pass
    return text
