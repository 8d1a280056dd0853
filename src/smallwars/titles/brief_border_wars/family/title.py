"""What the games of Brief Border Wars tell the engine in the same way."""

from __future__ import annotations

from smallwars.kit.data_title import DataTitle


class BorderWarTitle(DataTitle):
    """A game of Brief Border Wars; it tells of the system in the family's words."""
