# SPDX-License-Identifier: GPL-3.0-or-later
"""Rows as pandas data frames where there is pandas, else as dictionaries."""

from typing import Any, Dict, List

Rows = List[Dict[str, Any]]


def table(rows: Rows, columns: List[str]) -> Any:
    """A data frame with these columns, or the rows themselves without pandas."""
    try:
        import pandas
    except ImportError:
        return rows
    return pandas.DataFrame(rows, columns=columns)
