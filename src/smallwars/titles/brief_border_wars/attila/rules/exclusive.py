"""The exclusive rules as the system asks for them (6.11, 6.12, 6.2, 7.0, 8.0, 9.0)."""

from __future__ import annotations

from typing import Any, Final

from smallwars.engine.frame import Frame, State
from smallwars.engine.question import CHANCE, Reason

from ...family.rules.board import Exclusive, Place, Unit, Units, bits, controls, ground, place_of
from ...family.rules.words import AIR_SUPPORT
from .board import NOWHERE, Attila, is_regular, supplied_areas, transit_box, with_friends
from .events import event
from .invasion import can_drop_alone, can_invade, deed
from .staff import StaffRoll, play_value
from .words import CYPRIOT, DROP, INVASION, TURKISH

REAR_CHAOS: Final = Reason("E4", "rear-chaos")
ONE_A_TURN: Final = Reason("6.12", "one-a-turn")
NO_BEACHHEAD: Final = Reason("6.12", "no-beachhead")
NO_FRIENDS: Final = Reason("6.12", "no-friends")
NEITHER_EMPTY_NOR_FRIENDLY: Final = Reason("9.2", "neither-empty-nor-friendly")
REACTS_BY_AIR: Final = Reason("9.12", "reacts-by-air")
AIRFIELD_LOST: Final = Reason("9.4", "airfield-lost")

BANDS: Final = ((23, TURKISH, "major"), (16, TURKISH, "minor"), (10, CHANCE, "draw"), (5, CYPRIOT, "minor"))
"""8.0: from so many Victory Points on; below, a major Cypriot victory."""

GIVEN_UP: Final = 2
"""9.11: Victory Points for each Special Action card given up."""


class Rules(Exclusive):
    """What is exclusive to Operation Attila."""

    def new_turn(self, state: State[Any]) -> None:
        board: Attila = state.board
        board.to_transit, board.to_beachhead, board.invaded = 0, 0, 0
        board.rear_chaos, board.air_friction = 0, 0
        lost = board.facts.hellenic_air_force and controls(board, TURKISH, board.facts.airport)
        board.airfield_lost = 1 if lost else 0
        if lost:
            state.note("airfield_lost")

    def event(self, roll: int) -> list[Frame[Any]]:
        return event(roll)

    def pins(self, board: Attila, unit: Unit) -> bool:
        """6.11, 9.2: Irregulars do not keep enemies from moving out."""
        return not board.facts.irregular >> unit & 1

    def destinations(self, board: Attila, unit: Unit, place: Place) -> int:
        facts = board.facts
        if place == transit_box(board):
            return 1 << board.beachhead if board.beachhead != NOWHERE and not board.to_beachhead else 0
        if is_regular(board, unit):
            return 0 if board.to_transit else 1 << transit_box(board)
        side = TURKISH if facts.sides[TURKISH] >> unit & 1 else CYPRIOT
        if board.rear_chaos >> side & 1:
            return 0
        if facts.air >> unit & 1:
            return (1 << facts.areas) - 1 if self.air_refusal(board, side) is None else 0
        friendly = with_friends(board, side)
        return friendly | empty_areas(board) if facts.irregular >> unit & 1 else friendly

    def box_refusal(self, board: Attila, unit: Unit, place: Place) -> Reason:
        if place == transit_box(board):
            return NO_BEACHHEAD if board.beachhead == NOWHERE else ONE_A_TURN
        side = TURKISH if board.facts.sides[TURKISH] >> unit & 1 else CYPRIOT
        if is_regular(board, unit):
            return ONE_A_TURN
        if board.rear_chaos >> side & 1:
            return REAR_CHAOS
        return AIRFIELD_LOST if board.facts.air >> unit & 1 else NO_FRIENDS

    def entered(self, board: Attila, unit: Unit, origin: Place, place: Place) -> None:
        if place == transit_box(board):
            board.to_transit = 1
        elif origin == transit_box(board):
            board.to_beachhead = 1

    def attack_cost(self, board: Attila, unit: Unit) -> int:
        """6.2: a Turkish regular unit out of supply counts as two."""
        if not is_regular(board, unit):
            return 1
        return 1 if supplied_areas(board) >> place_of(board, unit) & 1 else 2

    def air_refusal(self, board: Attila, side: int) -> Reason | None:
        """E4, 9.4: chaos in the Rear Area, or Nicosia Airport lost [A-40, A-50]."""
        if board.rear_chaos >> side & 1:
            return REAR_CHAOS
        return AIRFIELD_LOST if side == CYPRIOT and board.airfield_lost else None

    def air_assists(self, board: Attila, group: Units) -> bool:
        """9.2, E6: no support for Irregulars alone, nor while army and air force are at odds [A-49]."""
        return not board.air_friction and group & ~board.facts.irregular != 0

    def reaction_refusal(self, board: Attila, side: int) -> Reason | None:
        """9.12: with Formation Agility the Turkish player reacts by air only [A-56], unless it is a gift [A-67]."""
        facts = board.facts
        barred = facts.formation_agility and not facts.free_air_reaction and side == TURKISH
        return REACTS_BY_AIR if barred else None

    def reaction_cost(self, board: Attila, side: int, how: int) -> int:
        """9.12: with Formation Agility as a gift the Turkish player brings air units without a card [A-67]."""
        facts = board.facts
        is_free = facts.formation_agility and facts.free_air_reaction and side == TURKISH and how == AIR_SUPPORT
        return 0 if is_free else 1

    def entry_refusal(self, board: Attila, unit: Unit) -> Reason:
        return NEITHER_EMPTY_NOR_FRIENDLY if board.facts.irregular >> unit & 1 else NO_FRIENDS

    def bars_reaction(self, board: Attila, unit: Unit) -> bool:
        """6.32, 9.2: Irregulars do not keep enemies from moving out, so neither from a Reaction Move [A-23]."""
        return board.facts.irregulars_bar_reaction or self.pins(board, unit)

    def card_value(self, state: State[Any], side: int, use: int, value: int) -> None:
        """6.0, 9.14: the Cypriot staff may lose a point of the card."""
        board: Attila = state.board
        if board.facts.poorly_trained_staff and side == CYPRIOT:
            state.push(StaffRoll(use, value))
        else:
            play_value(state, side, use, value)

    def specials(self, board: Attila, side: int) -> list[int]:
        if side != TURKISH:
            return []
        landing = [INVASION] if can_invade(board) else []
        return [*landing, DROP] if can_drop_alone(board) else landing

    def special(self, board: Attila, side: int, what: int) -> list[Frame[Any]]:
        return deed(what)

    def final_checks(self, state: State[Any]) -> None:
        """6.33: a Beachhead that only Cypriot units hold is lost [A-39]; 7.0: who is out of supply will not roll."""
        board: Attila = state.board
        area = board.beachhead
        if area != NOWHERE and ground(board, CYPRIOT, area) and not ground(board, TURKISH, area):
            board.beachhead = NOWHERE
            state.note("beachhead_lost", area)
        for unit in bits(board.disrupted):
            if not self.may_recover(board, unit, place_of(board, unit)):
                state.note("out_of_supply", unit)

    def may_recover(self, board: Attila, unit: Unit, place: Place) -> bool:
        """7.0: not a Turkish regular unit on the map that is out of supply."""
        if place >= board.facts.areas or not is_regular(board, unit):
            return True
        return supplied_areas(board) >> place & 1 == 1

    def finish(self, state: State[Any]) -> None:
        """8.0: the grade goes by Victory Points."""
        points = victory_points(state.board)
        state.note("victory_points", points)
        for least, winner, grade in BANDS:
            if points >= least:
                state.finish(winner, grade, "victory_points")
                return
        state.finish(CYPRIOT, "major", "victory_points")


def empty_areas(board: Attila) -> int:
    """9.2: the areas without ground units, as bits [A-14]."""
    return (1 << board.facts.areas) - 1 & ~with_friends(board, TURKISH) & ~with_friends(board, CYPRIOT)


def victory_points(board: Attila) -> int:
    """8.0: the areas where the Turkish player alone has an undisrupted ground unit, and cards given up (9.11)."""
    areas = [area for area in range(board.facts.areas) if controls(board, TURKISH, area)]
    return sum([board.facts.victory_points[area] for area in areas]) + GIVEN_UP * board.given_up
