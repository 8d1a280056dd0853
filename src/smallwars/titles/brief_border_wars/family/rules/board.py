"""The board of the system: units in areas and boxes, cards, Special Action cards (2.0)."""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeVar

from smallwars.engine.frame import Board, Frame, Shared, State
from smallwars.engine.question import Reason

Unit = int
Units = int
"""A set of units, as bits."""
Place = int
"""An area, or a box: Rear Areas and Damaged Units boxes of both sides, then boxes of a game's own."""

PerPlace = Annotated[list[Units], "facts.places"]
"""A set of units for each place."""
PerUnit = Annotated[list[int], "facts.units"]
"""A number for each unit."""
PerActor = Annotated[list[int], "3"]
"""A number for chance and each side."""

FIRST_SIDE: Final = 1
SECOND_SIDE: Final = 2

MOST_COST: Final = 2
"""6.2: the most that a single unit counts against a card."""

SELECTION: Final = 0
PLAY: Final = 1
FINAL: Final = 2
"""4.0: the phases of a Game-turn."""


class Exclusive:
    """Where the system enters a game's exclusive rules."""

    def new_turn(self, state: State[Any]) -> None:
        """5.0: what a Game-turn begins with."""

    def event(self, roll: int) -> list[Frame[Any]]:
        """5.0: what a Random Event does."""
        raise NotImplementedError

    def pins(self, board: Any, unit: Unit) -> bool:
        """6.11: whether an undisrupted unit keeps enemies in its area."""
        return True

    def destinations(self, board: Any, unit: Unit, place: Place) -> int:
        """6.12: where a unit may move from a box, as bits of places."""
        raise NotImplementedError

    def entered(self, board: Any, unit: Unit, origin: Place, place: Place) -> None:
        """6.12: a unit has moved out of a box."""

    def entry_refusal(self, board: Any, unit: Unit) -> Reason:
        """6.12: why a unit cannot come to an area from a box."""
        raise NotImplementedError

    def box_refusal(self, board: Any, unit: Unit, place: Place) -> Reason:
        """6.12: why a unit cannot leave a box."""
        raise NotImplementedError

    def attack_cost(self, board: Any, unit: Unit) -> int:
        """6.2: what an attacking unit counts against the card, MOST_COST at most."""
        return 1

    def air_refusal(self, board: Any, side: int) -> Reason | None:
        """6.21: why a side may not bring air units from its Rear Area now."""
        return None

    def air_assists(self, board: Any, group: Units) -> bool:
        """6.23: whether aircraft may support these ground units."""
        return True

    def reaction_refusal(self, board: Any, side: int) -> Reason | None:
        """6.32: why a side may not make Reaction Moves with ground units."""
        return None

    def reaction_cost(self, board: Any, side: int, how: int) -> int:
        """6.32: how many Special Action cards a reaction takes."""
        return 1

    def bars_reaction(self, board: Any, unit: Unit) -> bool:
        """6.32: whether an undisrupted unit keeps enemies in its area from a Reaction Move."""
        return self.pins(board, unit)

    def card_value(self, state: State[Any], side: int, use: int, value: int) -> None:
        """6.0: a card is played for that value: push what follows."""
        raise NotImplementedError

    def specials(self, board: Any, side: int) -> list[int]:
        """6.3: Special Actions of the game's own that can be done now."""
        return []

    def special(self, board: Any, side: int, what: int) -> list[Frame[Any]]:
        """6.3: carry one out."""
        raise NotImplementedError

    def final_checks(self, state: State[Any]) -> None:
        """7.0: what a game checks in its Final Phase."""

    def may_recover(self, board: Any, unit: Unit, place: Place) -> bool:
        """7.0: whether a unit may roll to recover."""
        return True

    def finish(self, state: State[Any]) -> None:
        """8.0: the last turn is over: judge victory."""
        raise NotImplementedError


class Facts:
    """What does not change during a game."""

    def __init__(self, exclusive: Exclusive) -> None:
        """Empty; a game fills it from its data."""
        self.exclusive = exclusive
        self.areas = 0
        self.places = 0
        self.adjacent: list[int] = []
        self.terrain: list[int] = []
        self.units = 0
        self.value: list[int] = []
        self.sides: list[Units] = [0, 0, 0]
        self.air: Units = 0
        self.special_actions = 0
        self.mechanized: Units = 0
        self.twins: list[int] = []
        self.alike: Units = 0
        self.kinds: list[int] = []
        self.counts: list[int] = []
        self.hand = 6
        self.disrupted_may_move = True
        self.disrupted_may_exploit = False
        self.exploitation_by_this_battle = False


class BorderBoard(Board):
    """The shared part of a board."""

    there: PerPlace
    """The units in each place."""
    held: PerActor
    """The areas with ground units of each actor, as bits."""
    disrupted: Units
    hits: PerUnit
    """The hits of each unit in the battle under way."""
    engaged: Units
    """The units that fought with this card."""
    deck: Shared[list[int]]
    """The cards to come as far as they are known, the next first."""
    unseen: list[int]
    """Of each kind of card, how many are nowhere to be seen."""
    hands: list[list[int]]
    """The cards of each actor; none of the lists is changed in place."""
    discards: Shared[list[int]]
    removed: int
    """How many cards were taken out unseen."""
    removed_cards: Shared[list[int]]
    """The cards taken out unseen, as far as the game knows them."""
    specials: PerActor
    """The Special Action cards of each actor."""
    turn: int
    last_turn: int
    phase: int
    active: int
    first: int
    passed: int
    """1 if the player before passed."""
    shared: Facts
    """The facts of the game, as far as the family shares them."""


B = TypeVar("B", bound=BorderBoard)


# Sides, units, places


def other(side: int) -> int:
    """The enemy."""
    return FIRST_SIDE + SECOND_SIDE - side


def side_of(board: BorderBoard, unit: Unit) -> int:
    """Whose unit it is."""
    return FIRST_SIDE if board.shared.sides[FIRST_SIDE] >> unit & 1 else SECOND_SIDE


def rear(board: BorderBoard, side: int) -> Place:
    """2.32: the Rear Area of a side."""
    return board.shared.areas + side - 1


def damaged_box(board: BorderBoard, side: int) -> Place:
    """2.32: the Damaged Units box of a side."""
    return board.shared.areas + 1 + side


def bits(units: Units) -> list[Unit]:
    """A set as a list, in order."""
    found: list[int] = []
    while units:
        first = units & -units
        found.append(first.bit_length() - 1)
        units ^= first
    return found


def ground(board: BorderBoard, side: int, place: Place) -> Units:
    """The ground units of a side in a place."""
    return board.there[place] & board.shared.sides[side] & ~board.shared.air


def aircraft(board: BorderBoard, side: int, place: Place) -> Units:
    """The undisrupted air units of a side in a place."""
    return board.there[place] & board.shared.sides[side] & board.shared.air & ~board.disrupted


def undisrupted(board: BorderBoard, side: int, area: Place) -> Units:
    """The undisrupted ground units of a side in an area."""
    return board.there[area] & board.shared.sides[side] & ~board.shared.air & ~board.disrupted


def place_of(board: BorderBoard, unit: Unit) -> Place:
    """Where a unit is; -1 if it is not in the game."""
    for place in range(board.shared.places):
        if board.there[place] >> unit & 1:
            return place
    return -1


def controls(board: BorderBoard, side: int, area: Place) -> bool:
    """8.0, 9.4: alone with an undisrupted ground unit."""
    return undisrupted(board, side, area) != 0 and undisrupted(board, other(side), area) == 0


def neighbours(board: BorderBoard, area: Place) -> list[Place]:
    """The areas next to an area; nobody enters Sovereign Bases (6.11)."""
    return bits(board.shared.adjacent[area])


def in_hand(board: BorderBoard, side: int) -> list[int]:
    """The cards of a hand, each kind once, in order."""
    found: list[int] = []
    for card in board.hands[side]:
        if not found or found[-1] != card:
            found.append(card)
    return found


# Changes


def move(board: BorderBoard, unit: Unit, origin: Place, place: Place) -> None:
    """A unit goes from one place to another."""
    shared = board.shared
    board.there[origin] &= ~(1 << unit)
    board.there[place] |= 1 << unit
    if shared.air >> unit & 1:
        return
    side = side_of(board, unit)
    if place < shared.areas:
        board.held[side] |= 1 << place
    if origin < shared.areas and not ground(board, side, origin):
        board.held[side] &= ~(1 << origin)


def take_stock(board: BorderBoard) -> None:
    """Find the areas with ground units of each side."""
    for side in (FIRST_SIDE, SECOND_SIDE):
        areas = [area for area in range(board.shared.areas) if ground(board, side, area)]
        board.held[side] = sum([1 << area for area in areas])


def disrupt(state: State[Any], unit: Unit) -> None:
    """A unit is disrupted."""
    board: BorderBoard = state.board
    board.disrupted |= 1 << unit
    state.note("disrupt", unit)


def damage(state: State[Any], unit: Unit, place: Place) -> None:
    """6.23: a unit goes to the Damaged Units box and is no longer disrupted."""
    board: BorderBoard = state.board
    board.disrupted &= ~(1 << unit)
    move(board, unit, place, damaged_box(board, side_of(board, unit)))
    state.note("damage", unit)


def without_twins(board: BorderBoard, units: Units) -> Units:
    """Of equal units in the same state in one place, the first."""
    if (units & board.shared.alike).bit_count() < 2:
        return units
    found = 0
    seen: list[int] = []
    for unit in bits(units):
        likeness = 2 * board.shared.twins[unit] + (board.disrupted >> unit & 1)
        if likeness not in seen:
            found |= 1 << unit
            seen.append(likeness)
    return found


def discard(board: BorderBoard, card: int, side: int) -> None:
    """6.0: a card leaves a hand, face up."""
    hand = board.hands[side].copy()
    hand.remove(card)
    board.hands[side] = hand
    board.discards = [*board.discards, card]
