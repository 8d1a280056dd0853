"""The options in columns."""

from __future__ import annotations

import pytest
from rich.text import Text

from smallwars.terminal.panes import MARKED, columns, marked_line

CELLS = ["Nairobi", "Kiambu", "Fort Hall", "Thompson's Falls", "done"]


@pytest.mark.parametrize(
    ("width", "rows"),
    [
        (60, ["Nairobi   Kiambu   Fort Hall   Thompson's Falls   done"]),
        (40, ["Nairobi            Kiambu   Fort Hall", "Thompson's Falls   done"]),
        (10, CELLS),
    ],
)
def test_each_column_is_as_wide_as_it_must_be(width: int, rows: list[str]) -> None:
    assert columns([Text(cell) for cell in CELLS], width).plain.splitlines() == rows


def test_no_options_are_no_rows() -> None:
    assert columns([], 40).plain == ""


@pytest.mark.parametrize(("marked", "line"), [(0, 0), (2, 0), (3, 1), (None, 0)])
def test_the_line_of_the_marked_option_is_found(marked: int | None, line: int) -> None:
    cells = [Text(cell) for cell in CELLS]
    for index, cell in enumerate(cells):
        cell.stylize(MARKED if index == marked else "")
    assert marked_line(columns(cells, 40)) == line
