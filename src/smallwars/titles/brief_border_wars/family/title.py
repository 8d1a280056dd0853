"""The title that all games of Brief Border Wars derive from."""

from __future__ import annotations

from smallwars.kit.data_title import DataTitle


class BorderWarTitle(DataTitle):
    """A game of Brief Border Wars; the words of the system are the family's."""
