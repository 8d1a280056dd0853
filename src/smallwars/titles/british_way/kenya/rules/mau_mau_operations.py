"""Mau Mau Operations: Rally, March, Terror (3.3)."""

from __future__ import annotations

from typing import Final

from smallwars.engine.frame import CLOSE, DETAIL, LOUD
from smallwars.engine.question import NUMBER, Question, Reason, number

from ...family.rules.board import Space
from ...family.rules.forces import activate, cubes, fighters, take_police_off
from ...family.rules.frames import ANY_ORDER, FrameOfActorAndSpace
from ...family.rules.operations import Accompany
from ...family.rules.words import DONE
from .board import (
    BASE,
    GUERRILLA,
    LOYAL,
    RESISTANCE,
    SPACES,
    Kenya,
    KenyaFrame,
    KenyaState,
    SpaceFrame,
    flip_underground,
    guerrillas_on_map,
    is_populated_non_reserve,
    is_reserve,
    move_guerrillas,
    place_base,
    place_only_terror,
    remove_guerrillas,
    shift_stance,
    takes_base,
)
from .control import adjust_control, in_one_step
from .operations import Operation, PaidOperation, next_in_order, out_of_order
from .placing import TakePieces, place, placeable
from .words import BASE as BASE_WORD
from .words import FLIP, MARCH, RAID, RALLY, SUPPLY, TERROR

LOYAL_THERE: Final = Reason("3.3.1", "loyal-there")
NOTHING_TO_RALLY: Final = Reason("3.3.1", "nothing-to-rally")
NO_GUERRILLA_NEAR: Final = Reason("3.3.2", "no-guerrilla-near")
NO_GUERRILLA_TO_MOVE: Final = Reason("3.3.2", "no-guerrilla-to-move")
NOT_ADJACENT: Final = Reason("1.3.6", "not-adjacent")
OUT_OF_ORDER: Final = Reason("3.3.2", "out-of-order")
ALREADY_MARCHED: Final = Reason("3.3.2", "already-marched")
NOT_A_DESTINATION: Final = Reason("3.3.2", "not-a-destination")
NO_UNDERGROUND_GUERRILLA: Final = Reason("3.3.3", "no-underground-guerrilla")

POLICE_A_TERROR: Final = 2
"""3.3.3: Police that one Terror can remove."""


# 3.3.1 Rally


def rally_refusal(board: Kenya, space: Space) -> Reason | None:
    """3.3.1: Reserves, and other spaces without Loyalty [K-9]."""
    if board.stance[space] == LOYAL and not is_reserve(space):
        return LOYAL_THERE
    return None if board.available_fighters or guerrillas_on_map(board) else NOTHING_TO_RALLY


class Rally(PaidOperation):
    """3.3.1: Guerrillas, a Base for two of them, or all of them Underground."""

    def op(self) -> int:
        return RALLY

    def kind(self) -> str:
        return "rally.space"

    def rule(self) -> str:
        return "3.3.1"

    def commutes(self) -> bool:
        return True

    def place_refusal(self, board: Kenya, space: Space) -> Reason | None:
        return rally_refusal(board, space)

    def enabled_by(self, board: Kenya) -> int:
        return SUPPLY

    def carry_out(self, state: KenyaState, space: Space) -> None:
        state.push(RallyWay(self.actor, space))

    def again(self, left: int, terms: int, special: int, mode: int, chosen: int, tally: int) -> Operation:
        return Rally(self.actor, self.within, left, terms, special, mode, chosen, tally)


def rally_limit(board: Kenya, space: Space) -> int:
    """3.3.1: one Guerrilla, or with a Base as many as Population and Bases."""
    bases = board.bases[space]
    most = board.population[space] + bases if bases else 1
    return min(most, placeable(board, GUERRILLA, space))


def can_build_base(board: Kenya, space: Space) -> bool:
    """3.3.1: two Guerrillas there, room for a Base (1.4.2), and a Base to be had (1.4.1) [K-10]."""
    return fighters(board, space) >= 2 and takes_base(board, space) and placeable(board, BASE, space) > 0


class HidingRally(Rally):
    """K-41: the free Rally of a Raid that has to leave an Underground Guerrilla: anything but a Base."""

    def carry_out(self, state: KenyaState, space: Space) -> None:
        state.push(RallyWay(self.actor, space, 1))

    def again(self, left: int, terms: int, special: int, mode: int, chosen: int, tally: int) -> Operation:
        return HidingRally(self.actor, self.within, left, terms, special, mode, chosen, tally)


class HidingFrame(KenyaFrame):
    """A frame that concerns an actor in a space, and whether somebody has to go Underground there."""

    def __init__(self, actor: int, space: Space, hiding: int = 0) -> None:
        """`hiding`: 1 when it has to leave an Underground Guerrilla [K-41]."""
        self.actor = actor
        self.space = space
        self.hiding = hiding


class RallyWay(HidingFrame):
    """3.3.1: so many Guerrillas, a Base, or all Underground where there is a Base."""

    def ask(self, board: Kenya) -> Question | None:
        answers = [number(count) for count in range(1, rally_limit(board, self.space) + 1)]
        if can_build_base(board, self.space) and not self.hiding:
            answers.append(BASE_WORD)
        if board.bases[self.space] and board.active[self.space]:
            answers.append(FLIP)
        return Question(self.actor, "rally.way", "3.3.1", answers, self.space)

    def weight(self, board: Kenya, answer: int) -> int:
        return DETAIL

    def take(self, state: KenyaState, answer: int) -> None:
        if answer == FLIP:
            flip_underground(state, self.space)
        elif answer == BASE_WORD:
            lacking = 0 if state.board.available_bases else 1
            base = TakePieces(self.actor, lacking, BASE, 0, -1, self.space)
            in_one_step(state, [base, RallyBase(self.actor, self.space)])
        else:
            place(state, GUERRILLA, self.space, answer - NUMBER)


class RallyBase(FrameOfActorAndSpace[Kenya]):
    """3.3.1: two Guerrillas of either state give way to a Base; the question is how many of them are Active [K-10]."""

    def ask(self, board: Kenya) -> Question | None:
        fewest = max(0, 2 - board.underground[self.space])
        counts = [number(count) for count in range(fewest, min(2, board.active[self.space]) + 1)]
        return Question(self.actor, "rally.replaced", "3.3.1", counts, self.space)

    def weight(self, board: Kenya, answer: int) -> int:
        return DETAIL

    def take(self, state: KenyaState, answer: int) -> None:
        active = answer - NUMBER
        remove_guerrillas(state, self.space, True, active)
        remove_guerrillas(state, self.space, False, 2 - active)
        place_base(state, self.space)


# 3.3.2 March


def march_refusal(board: Kenya, space: Space) -> Reason | None:
    """3.3.2: a destination with a Guerrilla in an adjacent space [K-45]."""
    near = board.facts.adjacent[space]
    for origin in range(SPACES):
        if near >> origin & 1 and fighters(board, origin):
            return None
    return NO_GUERRILLA_NEAR


def march_exposes(board: Kenya, count: int, destination: Space) -> bool:
    """3.3.2: more than three of a group and cubes, in a Populated Non-Reserve space or a Loyal Reserve."""
    watched = is_populated_non_reserve(board, destination) or board.stance[destination] == LOYAL
    return watched and count + cubes(board, destination) > 3


class March(PaidOperation):
    """3.3.2: destinations first, which commute; then Guerrillas move together. The tally keeps the order of bots."""

    def op(self) -> int:
        return MARCH

    def kind(self) -> str:
        return "march.space"

    def rule(self) -> str:
        return "3.3.2"

    def commutes(self) -> bool:
        return True

    def place_refusal(self, board: Kenya, space: Space) -> Reason | None:
        return march_refusal(board, space) or out_of_order(self.tally, space)

    def in_any_order(self) -> Operation:
        return self.again(self.left, self.terms, self.special, self.mode, self.chosen, ANY_ORDER)

    def next_tally(self, space: Space) -> int:
        return next_in_order(self.tally, space)

    def enabled_by(self, board: Kenya) -> int:
        return SUPPLY

    def heading(self) -> str:
        return "destination"

    def carry_out(self, state: KenyaState, space: Space) -> None:
        """All destinations are selected before Guerrillas move."""

    def finish(self, state: KenyaState) -> None:
        if not self.chosen:
            return
        self.go_on(state)
        if self.special:
            state.push(Accompany(self.actor, MARCH))
        in_one_step(state, [MarchInto(self.actor, self.chosen)])

    def again(self, left: int, terms: int, special: int, mode: int, chosen: int, tally: int) -> Operation:
        return March(self.actor, self.within, left, terms, special, mode, chosen, tally)


NONE: Final = -1


class MarchInto(SpaceFrame):
    """3.3.2: destination by destination, the groups that enter it, one from an origin; all move at the same time, so
    what has arrived does not move on. Bots keep the order of the map, people say into where and from where."""

    def __init__(
        self,
        actor: int,
        destinations: int,
        tally: int = 0,
        destination: Space = NONE,
        last: Space = NONE,
        origin: Space = NONE,
        count: int = 0,
        used: int = 0,
    ) -> None:
        """`destinations`: those still to come; `tally`: Guerrillas arrived, four bits a space, the Active ones above;
        `last`: the origin of the last group into this destination; `used`: bits of all its origins."""
        self.actor = actor
        self.destinations = destinations
        self.tally = tally
        self.destination = destination
        self.last = last
        self.origin = origin
        self.count = count
        self.used = used

    def in_any_order(self) -> MarchInto:
        return MarchInto(
            self.actor, self.destinations, self.tally, self.destination, ANY_ORDER, self.origin, self.count, self.used
        )

    def opens_pick(self, board: Kenya) -> bool:
        return self.destination != NONE and self.origin == NONE

    def weight(self, board: Kenya, answer: int) -> int:
        if answer == DONE:
            return CLOSE
        return LOUD if self.origin == NONE else DETAIL

    def arrived(self, space: Space, active: bool) -> int:
        """Guerrillas that marched there."""
        return self.tally >> 4 * (space + SPACES if active else space) & 15

    def movable(self, board: Kenya, space: Space, active: bool) -> int:
        """Guerrillas of that state that have not marched."""
        there = board.active[space] if active else board.underground[space]
        return there - self.arrived(space, active)

    def refusal(self, board: Kenya, answer: int) -> Reason | None:
        if self.destination == NONE:
            return self.destination_refusal(board, answer)
        return self.origin_refusal(board, self.destination, answer)

    def origin_refusal(self, board: Kenya, destination: Space, origin: Space) -> Reason | None:
        """Why no group can go from there to that destination."""
        if not board.facts.adjacent[destination] >> origin & 1:
            return NOT_ADJACENT
        if self.movable(board, origin, False) + self.movable(board, origin, True) == 0:
            return NO_GUERRILLA_TO_MOVE
        if self.used >> origin & 1:
            return ALREADY_MARCHED
        return None if origin > self.last else OUT_OF_ORDER

    def destination_refusal(self, board: Kenya, space: Space) -> Reason | None:
        """Why nobody can march there next."""
        if not self.destinations >> space & 1:
            return NOT_A_DESTINATION
        for origin in range(SPACES):
            if self.origin_refusal(board, space, origin) is None:
                return None
        return NO_GUERRILLA_NEAR

    def candidates(self, board: Kenya) -> list[int]:
        return list(range(SPACES)) if self.origin == NONE else []

    def ask_where(self, board: Kenya) -> Question | None:
        """The next of several destinations; bots take the first, people may also leave the others out."""
        spaces = self.legal(board)
        if not spaces or self.is_last():
            return None
        return self.asked("march.space.next", [*spaces, DONE] if self.last == ANY_ORDER else spaces[:1], NONE)

    def is_last(self) -> bool:
        """Whether only one destination is still to come."""
        return self.destinations & self.destinations - 1 == 0

    def ask(self, board: Kenya) -> Question | None:
        if self.destination == NONE:
            return self.ask_where(board)
        if self.origin == NONE:
            origins = self.legal(board)
            over = not origins and not (self.last == ANY_ORDER and self.used)
            return None if over else self.asked("march.origin", [*origins, DONE], self.destination)
        underground, active = self.movable(board, self.origin, False), self.movable(board, self.origin, True)
        if self.count == 0:
            counts = [number(count) for count in range(1, underground + active + 1)]
            return self.asked("march.count", counts, self.origin)
        fewest, most = max(0, self.count - underground), min(self.count, active)
        return self.asked("march.active", [number(count) for count in range(fewest, most + 1)], self.origin)

    def asked(self, kind: str, answers: list[int], about: Space) -> Question:
        """A question of this Operation."""
        return Question(self.actor, kind, "3.3.2", answers, about)

    def take(self, state: KenyaState, answer: int) -> None:
        if answer == DONE and self.destination == NONE:
            return
        if answer == DONE:
            self.go(state)
        elif self.destination == NONE:
            state.push(MarchInto(self.actor, self.destinations & ~(1 << answer), self.tally, answer))
        elif self.origin == NONE:
            state.push(self.going(answer, 0))
        elif self.count == 0:
            state.push(self.going(self.origin, answer - NUMBER))
        else:
            self.move(state, answer - NUMBER)

    def go(self, state: KenyaState) -> None:
        """Go on with the next destination, or with the last one, which need not be named."""
        if self.destination != NONE:
            state.push(MarchInto(self.actor, self.destinations, self.tally))
        elif self.destinations and self.is_last():
            state.push(MarchInto(self.actor, 0, self.tally, self.destinations.bit_length() - 1))

    def going(self, origin: Space, count: int) -> MarchInto:
        """The group's origin, and then its size."""
        return MarchInto(
            self.actor, self.destinations, self.tally, self.destination, self.last, origin, count, self.used
        )

    def move(self, state: KenyaState, active: int) -> None:
        """3.3.2: the group arrives, Activated or as it was."""
        move_guerrillas(state, self.origin, self.destination, self.count - active, active)
        if march_exposes(state.board, self.count, self.destination):
            activate(state, self.destination, self.count - active)
            active = self.count
        tally = self.tally + (self.count - active << 4 * self.destination) + (active << 4 * (self.destination + SPACES))
        last = NONE if self.last == ANY_ORDER else self.origin
        used = self.used | 1 << self.origin
        state.push(MarchInto(self.actor, self.destinations, tally, self.destination, last, NONE, 0, used))


# 3.3.3 Terror


def terror_refusal(board: Kenya, space: Space) -> Reason | None:
    """3.3.3: any space with an Underground Guerrilla [K-7, K-8]."""
    return None if board.underground[space] else NO_UNDERGROUND_GUERRILLA


class Terror(PaidOperation):
    """3.3.3: Activate a Guerrilla; a Terror marker and a shift towards Resistance, or Police removed."""

    def op(self) -> int:
        return TERROR

    def kind(self) -> str:
        return "terror.space"

    def rule(self) -> str:
        return "3.3.3"

    def commutes(self) -> bool:
        return True

    def place_refusal(self, board: Kenya, space: Space) -> Reason | None:
        return terror_refusal(board, space)

    def enabled_by(self, board: Kenya) -> int:
        return SUPPLY if board.resources == 0 else RAID

    def carry_out(self, state: KenyaState, space: Space) -> None:
        activate(state, space, 1)
        state.push(TerrorEffect(self.actor, space))

    def again(self, left: int, terms: int, special: int, mode: int, chosen: int, tally: int) -> Operation:
        return Terror(self.actor, self.within, left, terms, special, mode, chosen, tally)


class TerrorEffect(FrameOfActorAndSpace[Kenya]):
    """3.3.3: a marker and a shift, or one or two Police."""

    def ask(self, board: Kenya) -> Question | None:
        police = min(POLICE_A_TERROR, board.police[self.space])
        counts = [number(count) for count in range(1, police + 1)]
        return Question(self.actor, "terror.effect", "3.3.3", [TERROR, *counts], self.space)

    def weight(self, board: Kenya, answer: int) -> int:
        return DETAIL

    def take(self, state: KenyaState, answer: int) -> None:
        if answer == TERROR:
            place_only_terror(state, self.space)
            shift_stance(state, self.space, RESISTANCE)
        else:
            take_police_off(state, self.space, answer - NUMBER)
            adjust_control(state)
