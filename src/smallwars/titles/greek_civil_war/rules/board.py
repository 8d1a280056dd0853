"""The map, the units on it and the tracks (2.0, 13.0)."""

from __future__ import annotations

from typing import Annotated, Final

from smallwars.engine.frame import Board, State

from .facts import Facts
from .words import DSE, GOVERNMENT, IN_OPEN, IN_SQUARE, LEVELS, POLICE, face_word

Region = int
Stack = list[int]
"""The units of a side in an Open area, in order, or those in the squares of a Region. Never changed in place: forks
share it."""

ACTED: Final = 1
MARKED: Final = 2
FLAGS: Final = 3
ANY_TYPE: Final = 0b1111111111
"""A unit is its face times 4, plus flags that last for a phase at most: it was upgraded, has moved or has attacked; it
was built or regrouped in this phase, or is in the fight that is under way."""

NO_UNIT: Final = -1
OPEN_AREA: Final = -1
"""Where a unit stands: the number of its square in the Region, or in the Open area."""

SETUP: Final = 0
INITIATIVE: Final = 1
MOBILIZATION: Final = 2
MOVEMENT: Final = 3
CONFLICT: Final = 4
CONTROL: Final = 5
ATTRITION: Final = 6
END: Final = 7
"""5.0: the phases and steps of a turn."""


PerActor = Annotated[list[int], "3"]
"""A number for chance and each side."""


class Greece(Board):
    """The board of Greek Civil War."""

    opens: list[Stack]
    """The stacks of the Government by Region, then those of the DSE."""
    squares: list[Stack]
    """The squares of each Region."""
    in_open: PerActor
    """The Regions where each actor has units in the Open, as bits."""
    present: PerActor
    """The Regions where each actor has units at all, as bits."""
    free: list[int]
    """Counters that are not on the map, two pools a type."""
    index: PerActor
    """The Political Index of each actor."""
    turn: int
    phase: int
    active: int
    first: int
    doctrine: int
    limit: int
    duration: int
    airstrikes: int
    aid: int
    points_left: int
    """What the Government may still spend in this phase."""
    stalin_score: int
    closed: int
    terror: int
    resettled: int
    government_control: int
    """The Regions that the last Control Check gave the Government, as bits [G-11]."""
    dse_control: int
    """The Regions that the last Control Check gave the DSE, as bits [G-11]."""
    facts: Facts

    # Written by tools/boards.py from the fields above:

    def __init__(
        self,
        opens: list[Stack],
        squares: list[Stack],
        in_open: PerActor,
        present: PerActor,
        free: list[int],
        index: PerActor,
        turn: int,
        phase: int,
        active: int,
        first: int,
        doctrine: int,
        limit: int,
        duration: int,
        airstrikes: int,
        aid: int,
        points_left: int,
        stalin_score: int,
        closed: int,
        terror: int,
        resettled: int,
        government_control: int,
        dse_control: int,
        facts: Facts,
    ) -> None:
        self.opens = opens
        self.squares = squares
        self.in_open = in_open
        self.present = present
        self.free = free
        self.index = index
        self.turn = turn
        self.phase = phase
        self.active = active
        self.first = first
        self.doctrine = doctrine
        self.limit = limit
        self.duration = duration
        self.airstrikes = airstrikes
        self.aid = aid
        self.points_left = points_left
        self.stalin_score = stalin_score
        self.closed = closed
        self.terror = terror
        self.resettled = resettled
        self.government_control = government_control
        self.dse_control = dse_control
        self.facts = facts

    def copy(self) -> Greece:
        return Greece(
            self.opens.copy(),
            self.squares.copy(),
            self.in_open.copy(),
            self.present.copy(),
            self.free.copy(),
            self.index.copy(),
            self.turn,
            self.phase,
            self.active,
            self.first,
            self.doctrine,
            self.limit,
            self.duration,
            self.airstrikes,
            self.aid,
            self.points_left,
            self.stalin_score,
            self.closed,
            self.terror,
            self.resettled,
            self.government_control,
            self.dse_control,
            self.facts,
        )

    @staticmethod
    def empty(facts: Facts) -> Greece:
        """Every count 0, every set and every other list empty."""
        return Greece(
            opens=[],
            squares=[],
            in_open=[0] * 3,
            present=[0] * 3,
            free=[],
            index=[0] * 3,
            turn=0,
            phase=0,
            active=0,
            first=0,
            doctrine=0,
            limit=0,
            duration=0,
            airstrikes=0,
            aid=0,
            points_left=0,
            stalin_score=0,
            closed=0,
            terror=0,
            resettled=0,
            government_control=0,
            dse_control=0,
            facts=facts,
        )

    # Here ends what tools/boards.py has written.


# Sides and units


def other(side: int) -> int:
    """The enemy."""
    return GOVERNMENT + DSE - side


def side_of(unit: int) -> int:
    """2.11: whose unit it is."""
    return GOVERNMENT if unit // (4 * LEVELS) <= POLICE else DSE


def type_of(unit: int) -> int:
    """2.11: its type."""
    return unit // (4 * LEVELS)


def level_of(unit: int) -> int:
    """3.1: its Level."""
    return unit // 4 % LEVELS


def unit_of(type: int, level: int) -> int:
    """A unit of that type and Level, without flags."""
    return 4 * (type * LEVELS + level)


# Where units stand


def stack(board: Greece, side: int, region: Region) -> Stack:
    """2.3: the units of a side in an Open area."""
    return board.opens[(side - 1) * board.facts.regions + region]


def empty_square(board: Greece, region: Region) -> int:
    """The first empty square of a Region; they are all alike [G-58]. OPEN_AREA if there is none."""
    squares = board.squares[region]
    for square in range(len(squares)):
        if squares[square] == NO_UNIT:
            return square
    return OPEN_AREA


def has_empty_square(board: Greece, region: Region) -> bool:
    """13.2: whether one more unit may enter a square there."""
    return NO_UNIT in board.squares[region]


def enemies_in_open(board: Greece, side: int, region: Region) -> bool:
    """10.5: whether units of the enemy are in that Open area."""
    return board.in_open[other(side)] >> region & 1 == 1


def units_in(board: Greece, side: int, region: Region) -> Stack:
    """All units of a side in a Region: in the Open, then in squares."""
    found = stack(board, side, region).copy()
    for unit in board.squares[region]:
        if unit != NO_UNIT and side_of(unit) == side:
            found.append(unit)
    return found


def has_unit(board: Greece, side: int, region: Region) -> bool:
    """Whether a side has any unit in a Region."""
    return board.present[side] >> region & 1 == 1


def holds(board: Greece, side: int, region: Region, types: int, flags: int) -> bool:
    """Whether a side has a unit of one of these types there that has none of these flags."""
    for unit in stack(board, side, region):
        if not unit & flags and types >> unit // (4 * LEVELS) & 1:
            return True
    for unit in board.squares[region]:
        if unit != NO_UNIT and not unit & flags and types >> unit // (4 * LEVELS) & 1 and side_of(unit) == side:
            return True
    return False


def has_conventional_unit(board: Greece, side: int, region: Region) -> bool:
    """2.12: whether a side has a conventional unit in a Region."""
    return holds(board, side, region, ANY_TYPE & ~board.facts.unconventional, 0)


# Units as answers


def answers_in(board: Greece, side: int, region: Region, mask: int, flags: int) -> list[int]:
    """The units of a side whose flags under the mask are these, as answers in order, each as often as it is there."""
    found: list[int] = []
    for unit in stack(board, side, region):
        if unit & mask == flags:
            found.append(IN_OPEN + unit // 4)
    squares: list[int] = []
    for unit in board.squares[region]:
        if unit != NO_UNIT and unit & mask == flags and side_of(unit) == side:
            squares.append(IN_SQUARE + unit // 4)
    if len(squares) > 1:
        squares.sort()
    return found + squares if squares else found


def distinct(answers: list[int]) -> list[int]:
    """Equal units are one answer."""
    found: list[int] = []
    for answer in answers:
        if not found or found[-1] != answer:
            found.append(answer)
    return found


class Holding:
    """A unit and where it stands: a square, or the Open area."""

    def __init__(self, unit: int, spot: int) -> None:
        self.unit = unit
        self.spot = spot


def holding(board: Greece, side: int, region: Region, answer: int, mask: int, flags: int) -> Holding:
    """The unit that an answer names; of equal ones, one that has acted rather than one that has not [G-60]."""
    found = NO_UNIT
    spot = OPEN_AREA
    if answer < IN_SQUARE:
        for unit in stack(board, side, region):
            if unit // 4 == answer - IN_OPEN and unit & mask == flags and unit > found:
                found = unit
    else:
        squares = board.squares[region]
        for square in range(len(squares)):
            unit = squares[square]
            if unit // 4 == answer - IN_SQUARE and unit & mask == flags and unit > found:
                found, spot = unit, square
    assert found != NO_UNIT, face_word(answer % 50)
    return Holding(found, spot)


# Changes


def put(board: Greece, region: Region, spot: int, unit: int) -> None:
    """A unit comes to stand there."""
    side = side_of(unit)
    if spot == OPEN_AREA:
        at = (side - 1) * board.facts.regions + region
        board.opens[at] = sorted([*board.opens[at], unit])
        board.in_open[side] |= 1 << region
    else:
        set_square(board, region, spot, unit)
    board.present[side] |= 1 << region


def take_away(board: Greece, region: Region, spot: int, unit: int) -> None:
    """A unit no longer stands there."""
    side = side_of(unit)
    if spot == OPEN_AREA:
        at = (side - 1) * board.facts.regions + region
        units = board.opens[at].copy()
        units.remove(unit)
        board.opens[at] = units
        if not units:
            board.in_open[side] &= ~(1 << region)
    else:
        set_square(board, region, spot, NO_UNIT)
    if not units_in(board, side, region):
        board.present[side] &= ~(1 << region)


def set_square(board: Greece, region: Region, square: int, unit: int) -> None:
    """A square holds that unit now, or none."""
    squares = board.squares[region].copy()
    squares[square] = unit
    board.squares[region] = squares


def change(board: Greece, region: Region, spot: int, before: int, after: int) -> None:
    """A unit becomes another of the same side where it stands."""
    if before == after:
        return
    if spot != OPEN_AREA:
        set_square(board, region, spot, after)
        return
    at = (side_of(before) - 1) * board.facts.regions + region
    units = board.opens[at].copy()
    units[units.index(before)] = after
    units.sort()
    board.opens[at] = units


def without_flags(units: Stack, flags: int) -> Stack:
    """The same units, these flags gone."""
    for unit in units:
        if unit != NO_UNIT and unit & flags:
            return [each if each == NO_UNIT else each & ~flags for each in units]
    return units


def clear_flags(board: Greece) -> None:
    """A phase is over: what units did in it no longer matters."""
    regions = board.facts.regions
    for region in regions_in(board.present[GOVERNMENT] | board.present[DSE]):
        board.opens[region] = without_flags(board.opens[region], FLAGS)
        board.opens[regions + region] = without_flags(board.opens[regions + region], FLAGS)
        board.squares[region] = without_flags(board.squares[region], FLAGS)


def unmark(board: Greece, region: Region) -> None:
    """A fight is over."""
    for at in (region, board.facts.regions + region):
        board.opens[at] = sorted(without_flags(board.opens[at], MARKED))
    board.squares[region] = without_flags(board.squares[region], MARKED)


def regions_in(regions: int) -> list[Region]:
    """A set of Regions as a list, in the order of the map."""
    found: list[int] = []
    while regions:
        first = regions & -regions
        found.append(first.bit_length() - 1)
        regions ^= first
    return found


def place_terror(state: State[Greece], region: Region) -> None:
    """16.4: one Terror marker in a Region at most."""
    board = state.board
    if not board.terror >> region & 1:
        board.terror |= 1 << region
        state.note("terror", region)


def remove_terror(state: State[Greece], region: Region) -> None:
    """16.4: EA and VE remove it."""
    board = state.board
    if board.terror >> region & 1:
        board.terror &= ~(1 << region)
        state.note("terror_removed", region)
