"""The board of Operation Attila: the island, the Transit Box, the Beachhead (2.3, 6.12, 6.33)."""

from __future__ import annotations

from smallwars.engine.frame import Shared

from ...family.rules.board import (
    BorderBoard,
    Exclusive,
    Facts,
    PerActor,
    PerPlace,
    PerUnit,
    Place,
    Unit,
    Units,
    bits,
    undisrupted,
)
from .words import CYPRIOT, TURKISH

NOWHERE: int = -1


class AttilaFacts(Facts):
    """What the map, the counters and the options fix for a whole game."""

    def __init__(self, exclusive: Exclusive) -> None:
        super().__init__(exclusive)
        self.irregular: Units = 0
        self.coastal = 0
        self.victory_points: list[int] = []
        self.airport = NOWHERE
        self.airborne = NOWHERE
        self.open_hands = False
        self.irregulars_bar_reaction = False
        self.laxity = 0
        self.drop_without_landing = False
        self.free_air_reaction = False
        self.most_given_up = 0
        self.organizational_ability = False
        self.formation_agility = False
        self.intelligence_advantage = False
        self.poorly_trained_staff = False
        self.staff_roll = 0
        self.staff_loss = 0
        self.staff_least = 0
        self.hellenic_air_force = False


class Attila(BorderBoard):
    """The board of Operation Attila."""

    facts: AttilaFacts
    beachhead: Place
    """Where the marker is (6.33)."""
    to_transit: int
    """What was moved to the Transit Box this turn (6.12)."""
    to_beachhead: int
    """What was moved to the Beachhead this turn (6.33)."""
    invaded: int
    """Whether the invasion came this turn (6.33)."""
    dropped: int
    """Whether the Airborne Brigade was dropped (9.3)."""
    rear_chaos: int
    """The sides that event 4 holds back, as bits."""
    air_friction: int
    airfield_lost: int
    given_up: int
    """The Special Action cards that were given up (9.11)."""

    # Written by tools/boards.py from the fields above:

    def __init__(
        self,
        there: PerPlace,
        held: PerActor,
        disrupted: Units,
        hits: PerUnit,
        engaged: Units,
        deck: Shared[list[int]],
        unseen: list[int],
        hands: list[list[int]],
        discards: Shared[list[int]],
        removed: int,
        removed_cards: Shared[list[int]],
        specials: PerActor,
        turn: int,
        last_turn: int,
        phase: int,
        active: int,
        first: int,
        passed: int,
        facts: AttilaFacts,
        beachhead: Place,
        to_transit: int,
        to_beachhead: int,
        invaded: int,
        dropped: int,
        rear_chaos: int,
        air_friction: int,
        airfield_lost: int,
        given_up: int,
    ) -> None:
        self.there = there
        self.held = held
        self.disrupted = disrupted
        self.hits = hits
        self.engaged = engaged
        self.deck = deck
        self.unseen = unseen
        self.hands = hands
        self.discards = discards
        self.removed = removed
        self.removed_cards = removed_cards
        self.specials = specials
        self.turn = turn
        self.last_turn = last_turn
        self.phase = phase
        self.active = active
        self.first = first
        self.passed = passed
        self.shared = facts
        self.facts = facts
        self.beachhead = beachhead
        self.to_transit = to_transit
        self.to_beachhead = to_beachhead
        self.invaded = invaded
        self.dropped = dropped
        self.rear_chaos = rear_chaos
        self.air_friction = air_friction
        self.airfield_lost = airfield_lost
        self.given_up = given_up

    def copy(self) -> Attila:
        return Attila(
            self.there.copy(),
            self.held.copy(),
            self.disrupted,
            self.hits.copy(),
            self.engaged,
            self.deck,
            self.unseen.copy(),
            self.hands.copy(),
            self.discards,
            self.removed,
            self.removed_cards,
            self.specials.copy(),
            self.turn,
            self.last_turn,
            self.phase,
            self.active,
            self.first,
            self.passed,
            self.facts,
            self.beachhead,
            self.to_transit,
            self.to_beachhead,
            self.invaded,
            self.dropped,
            self.rear_chaos,
            self.air_friction,
            self.airfield_lost,
            self.given_up,
        )

    @staticmethod
    def empty(facts: AttilaFacts) -> Attila:
        """Every count 0, every set and every other list empty."""
        return Attila(
            there=[0] * facts.places,
            held=[0] * 3,
            disrupted=0,
            hits=[0] * facts.units,
            engaged=0,
            deck=[],
            unseen=[],
            hands=[],
            discards=[],
            removed=0,
            removed_cards=[],
            specials=[0] * 3,
            turn=0,
            last_turn=0,
            phase=0,
            active=0,
            first=0,
            passed=0,
            facts=facts,
            beachhead=0,
            to_transit=0,
            to_beachhead=0,
            invaded=0,
            dropped=0,
            rear_chaos=0,
            air_friction=0,
            airfield_lost=0,
            given_up=0,
        )

    # Here ends what tools/boards.py has written.


def transit_box(board: Attila) -> Place:
    """2.32: the Transit Box of the Turkish player."""
    return board.facts.areas + 4


def is_regular(board: Attila, unit: Unit) -> bool:
    """6.2: a Turkish ground unit that is not Irregular [A-2]."""
    return board.facts.sides[TURKISH] & ~board.facts.irregular & ~board.facts.air & 1 << unit != 0


def with_friends(board: Attila, side: int) -> int:
    """6.12: the areas with a ground unit of a side, as bits [A-14]."""
    return board.held[side]


def supplied_areas(board: Attila) -> int:
    """6.2: the areas in supply: chains back to the Beachhead in which no area has undisrupted enemy ground units and
    no undisrupted friendly one [A-28, A-29]."""
    if board.beachhead == NOWHERE:
        return 0
    seen, found, front = 0, 0, 1 << board.beachhead
    while front:
        seen |= front
        after = 0
        for area in bits(front):
            if undisrupted(board, TURKISH, area) or not undisrupted(board, CYPRIOT, area):
                found |= 1 << area
                after |= board.facts.adjacent[area]
        front = after & ~seen
    return found
