"""The game of a row with an evaluator and measures that raise in the middle of a game."""

from tests.kit.row import RowTitle


class BrokenRow(RowTitle):
    """Three in a row, judged by what is broken."""


TITLE = BrokenRow("broken_row")
