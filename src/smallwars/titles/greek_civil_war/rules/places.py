"""Frames that ask for a Region, for a unit in it, or for a place in it."""

from __future__ import annotations

from typing import Final

from smallwars.engine.frame import Frame
from smallwars.engine.question import Reason

from .board import OPEN_AREA, Greece, Region, empty_square, has_empty_square, regions_in
from .words import OPEN, SQUARE

NOT_IN_GREECE: Final = Reason("4.0", "not-in-greece")
NO_EMPTY_SQUARE: Final = Reason("13.2", "no-empty-square")


class RegionFrame(Frame[Greece]):
    """A frame that asks for a Region: the answers are those without a refusal."""

    def candidates(self, board: Greece) -> list[int]:
        return list(range(board.facts.regions))

    def likely(self, board: Greece) -> int:
        """The Regions that are worth a look, as bits: all others have a refusal."""
        return (1 << board.facts.regions) - 1

    def legal(self, board: Greece) -> list[int]:
        """The Regions without a refusal."""
        return [region for region in regions_in(self.likely(board)) if self.refusal(board, region) is None]


class PlaceFrame(Frame[Greece]):
    """A frame that asks whether a unit goes to the Open area or to a square."""

    def region(self) -> Region:
        """Of which Region."""
        raise NotImplementedError

    def candidates(self, board: Greece) -> list[int]:
        return [OPEN, SQUARE]

    def refusal(self, board: Greece, answer: int) -> Reason | None:
        return None if answer == OPEN or has_empty_square(board, self.region()) else NO_EMPTY_SQUARE

    def places(self, board: Greece) -> list[int]:
        """The places without a refusal."""
        return [place for place in (OPEN, SQUARE) if self.refusal(board, place) is None]


def spot_of(board: Greece, region: Region, place: int) -> int:
    """The Open area, or the first empty square [G-58]."""
    return OPEN_AREA if place == OPEN else empty_square(board, region)


def place_of(spot: int) -> int:
    """The word for where a unit stands."""
    return OPEN if spot == OPEN_AREA else SQUARE
