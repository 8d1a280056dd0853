"""Frames that ask for a Region, for a unit in it, or for a place in it."""

from __future__ import annotations

from typing import Final

from smallwars.engine.frame import Frame
from smallwars.engine.question import Reason

from .board import OPEN_AREA, Greece, Region, answers_in, distinct, empty_square, has_empty_square, regions_in
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


class RegionOfUnit(RegionFrame):
    """A frame that asks to which Region a unit goes."""

    def __init__(self, side: int, region: Region, unit: int) -> None:
        """`region`: where the unit stands; `unit`: as an answer."""
        self.side = side
        self.region = region
        self.unit = unit


class UnitFrame(Frame[Greece]):
    """A frame that asks for a unit of a side in a Region: all of them are candidates."""

    def __init__(self, side: int, region: Region) -> None:
        self.side = side
        self.region = region

    def candidates(self, board: Greece) -> list[int]:
        return distinct(answers_in(board, self.side, self.region, 0, 0))


class OrderedUnitFrame(UnitFrame):
    """A frame that asks for a unit where units are taken in a fixed order."""

    def __init__(self, side: int, region: Region, last: int, anew: int = 0) -> None:
        """`last`: where in the order the last one was; `anew`: 1 where the Region is out of order, which begins anew
        then.
        """
        self.side = side
        self.region = region
        self.last = last
        self.anew = anew


class PlaceFrame(Frame[Greece]):
    """A frame that asks whether a unit goes to the Open area or to a square."""

    def region(self) -> Region:
        """The Region in which the place is asked for."""
        raise NotImplementedError

    def candidates(self, board: Greece) -> list[int]:
        return [OPEN, SQUARE]

    def refusal(self, board: Greece, answer: int) -> Reason | None:
        return None if answer == OPEN or has_empty_square(board, self.region()) else NO_EMPTY_SQUARE

    def places(self, board: Greece) -> list[int]:
        """The places without a refusal."""
        return [place for place in (OPEN, SQUARE) if self.refusal(board, place) is None]


class PlaceOfUnit(PlaceFrame):
    """A frame that asks for the place of a unit that goes from one Region to another."""

    def __init__(self, side: int, origin: Region, unit: int, to: Region) -> None:
        self.side = side
        self.origin = origin
        self.unit = unit
        self.to = to

    def region(self) -> Region:
        return self.to


class PlaceOfNewUnit(PlaceFrame):
    """A frame that asks for the place of a unit of some type that comes to a Region."""

    def __init__(self, type: int, at: Region, anew: int = 0) -> None:
        """`anew`: 1 where the Region is out of order, which begins anew then."""
        self.type = type
        self.at = at
        self.anew = anew

    def region(self) -> Region:
        return self.at


def spot_of(board: Greece, region: Region, place: int) -> int:
    """The Open area, or the first empty square [G-58]."""
    return OPEN_AREA if place == OPEN else empty_square(board, region)


def place_of(spot: int) -> int:
    """The word for where a unit stands."""
    return OPEN if spot == OPEN_AREA else SQUARE
