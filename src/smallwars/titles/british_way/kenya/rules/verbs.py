"""The verbs Events are made of (5.1)."""

from __future__ import annotations

from typing import Final

from smallwars.engine.frame import CLOSE, DETAIL
from smallwars.engine.question import NUMBER, Question, Reason, number

from ...family.rules.board import Space, shift_will
from ...family.rules.forces import POLICE, activate, fighters, take_police_off
from ...family.rules.frames import ANY_ORDER, FrameOfSpaces
from ...family.rules.spaces import NOT_SUITABLE
from ...family.rules.words import ACTIVE, BRITISH, CARD, DONE
from .board import (
    GUERRILLA,
    LOYAL,
    RESERVES,
    RESISTANCE,
    SPACES,
    Kenya,
    KenyaFrame,
    KenyaState,
    Picks,
    SpaceFrame,
    flip_underground,
    place_terror,
    remove_all_guerrillas,
    remove_base,
    remove_guerrillas,
    remove_terror,
    set_population,
    set_stance,
    shift_pipeline,
    shift_stance,
)
from .control import adjust_control
from .placing import ONLY_AVAILABLE, PlaceByEvent, placeable_by, states
from .words import AVAILABLE, OUT_OF_PLAY

ALREADY_THERE: Final = Reason("5.1", "already-there")
NO_POLICE: Final = Reason("5.1", "no-police-to-take")

# Tracks and markers


class ShiftPipeline(KenyaFrame):
    """Shift the Pipeline: left is down, right is up."""

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def go(self, state: KenyaState) -> None:
        shift_pipeline(state, self.steps)


class ShiftStance(KenyaFrame):
    """1.6: so many levels towards Loyalty (above 0) or Resistance."""

    def __init__(self, space: Space, steps: int) -> None:
        self.space = space
        self.steps = steps

    def go(self, state: KenyaState) -> None:
        shift_stance(state, self.space, self.steps)


class SetLoyal(Picks):
    """Set spaces (`terms`: bits) to Loyal; up to so many Police of the Available (`used`) follow, as the executing
    player likes, or one as the card says."""

    def kind(self) -> str:
        return "event.loyal"

    def capacity(self, board: Kenya, space: Space) -> int:
        return self.terms >> space & 1

    def once(self) -> bool:
        return True

    def do(self, state: KenyaState, space: Space) -> None:
        set_stance(state, space, LOYAL)
        if self.used == 1:
            state.push(PlaceByEvent(ONLY_AVAILABLE, POLICE, space, 1))
        elif self.used:
            state.push(AvailablePolice(self.actor, space, self.used))

    def again(self, left: int, last: int, used: int, chosen: int) -> Picks:
        return SetLoyal(self.actor, left, self.terms, self.upto, last, used, chosen)


class AvailablePolice(KenyaFrame):
    """K13: up to so many Available Police."""

    def __init__(self, actor: int, space: Space, most: int) -> None:
        self.actor = actor
        self.space = space
        self.most = most

    def ask(self, board: Kenya) -> Question | None:
        counts = [number(count) for count in range(min(self.most, board.available_police) + 1)]
        return Question(self.actor, "event.police", "5.1", counts, self.space)

    def weight(self, board: Kenya, answer: int) -> int:
        return DETAIL

    def take(self, state: KenyaState, answer: int) -> None:
        state.push(PlaceByEvent(ONLY_AVAILABLE, POLICE, self.space, answer - NUMBER))


class SetResistance(Picks):
    """Set spaces (`terms`: bits) to Resistance; with a Terror marker where `used` says so."""

    def kind(self) -> str:
        return "event.resistance"

    def capacity(self, board: Kenya, space: Space) -> int:
        return self.terms >> space & 1

    def once(self) -> bool:
        return True

    def do(self, state: KenyaState, space: Space) -> None:
        set_stance(state, space, RESISTANCE)
        if self.used:
            place_terror(state, space)

    def again(self, left: int, last: int, used: int, chosen: int) -> Picks:
        return SetResistance(self.actor, left, self.terms, self.upto, last, used, chosen)


class RemoveTerror(FrameOfSpaces[Kenya]):
    """Take every Terror marker off these spaces (bits)."""

    def go(self, state: KenyaState) -> None:
        for space in range(SPACES):
            if self.spaces >> space & 1:
                remove_terror(state, space, state.board.terror[space])


# Guerrillas and Bases


class Clear(KenyaFrame):
    """K1, K2: all Guerrillas leave a space, and all Bases, each of them +1 Political Will, if the card says so."""

    def __init__(self, space: Space, bases: int) -> None:
        self.space = space
        self.bases = bases

    def go(self, state: KenyaState) -> None:
        remove_all_guerrillas(state, self.space)
        for _ in range(state.board.bases[self.space] if self.bases else 0):
            remove_base(state, self.space)
            shift_will(state, 1)
        adjust_control(state)


class RemoveGuerrilla(KenyaFrame):
    """One Guerrilla of the executing player's choice goes, if any is there; the space is then set to Resistance
    (`resist`) for K17 [B11]."""

    def __init__(self, actor: int, space: Space, resist: int = 0) -> None:
        self.actor = actor
        self.space = space
        self.resist = resist

    def ask(self, board: Kenya) -> Question | None:
        answers = states(board, self.space)
        return Question(self.actor, "event.state", "5.1", answers, self.space) if answers else None

    def weight(self, board: Kenya, answer: int) -> int:
        return DETAIL

    def take(self, state: KenyaState, answer: int) -> None:
        remove_guerrillas(state, self.space, answer == ACTIVE, 1)
        adjust_control(state)
        if self.resist:
            set_stance(state, self.space, RESISTANCE)


class RemoveGuerrillas(Picks):
    """Remove a Guerrilla from each of so many spaces (`terms`: bits)."""

    def kind(self) -> str:
        return "event.remove_guerrilla"

    def capacity(self, board: Kenya, space: Space) -> int:
        return min(1, fighters(board, space)) if self.terms >> space & 1 else 0

    def once(self) -> bool:
        return True

    def do(self, state: KenyaState, space: Space) -> None:
        state.push(RemoveGuerrilla(self.actor, space))

    def again(self, left: int, last: int, used: int, chosen: int) -> Picks:
        return RemoveGuerrillas(self.actor, left, self.terms, self.upto, last, used, chosen)


class RemoveBase(Picks):
    """Remove a Base from one of these spaces (`terms`: bits), +1 Political Will."""

    def kind(self) -> str:
        return "event.remove_base"

    def capacity(self, board: Kenya, space: Space) -> int:
        return min(1, board.bases[space]) if self.terms >> space & 1 else 0

    def do(self, state: KenyaState, space: Space) -> None:
        remove_base(state, space)
        shift_will(state, 1)
        adjust_control(state)

    def again(self, left: int, last: int, used: int, chosen: int) -> Picks:
        return RemoveBase(self.actor, left, self.terms, self.upto, last, used, chosen)


class PlaceGuerrillas(Picks):
    """Place Guerrillas in so many spaces (`terms`: bits), in each as many as `used` says: two bits for the executing
    Faction, above them the most."""

    def kind(self) -> str:
        return "event.place_guerrilla"

    def executing(self) -> int:
        """The Faction that executes the Event."""
        return self.used & 3

    def capacity(self, board: Kenya, space: Space) -> int:
        return min(1, placeable_by(board, self.executing(), GUERRILLA, space)) if self.terms >> space & 1 else 0

    def once(self) -> bool:
        return True

    def do(self, state: KenyaState, space: Space) -> None:
        state.push(SomeGuerrillas(self.actor, self.executing(), space, self.used >> 2))

    def again(self, left: int, last: int, used: int, chosen: int) -> Picks:
        return PlaceGuerrillas(self.actor, left, self.terms, self.upto, last, used, chosen)


def executed_by(faction: int, most: int) -> int:
    """What PlaceGuerrillas remembers: who executes the Event, and the most Guerrillas a space takes."""
    return faction | most << 2


class SomeGuerrillas(KenyaFrame):
    """K8, K10: how many Guerrillas to place there."""

    def __init__(self, actor: int, executing: int, space: Space, most: int) -> None:
        self.actor = actor
        self.executing = executing
        self.space = space
        self.most = most

    def ask(self, board: Kenya) -> Question | None:
        most = min(self.most, placeable_by(board, self.executing, GUERRILLA, self.space))
        counts = [number(count) for count in range(1, most + 1)]
        return Question(self.actor, "event.guerrillas", "5.1", counts, self.space) if counts else None

    def weight(self, board: Kenya, answer: int) -> int:
        return DETAIL

    def take(self, state: KenyaState, answer: int) -> None:
        state.push(PlaceByEvent(self.executing, GUERRILLA, self.space, answer - NUMBER))


class ActivateAll(Picks):
    """Activate all Guerrillas in each of so many spaces (`terms`: bits)."""

    def kind(self) -> str:
        return "event.activate"

    def capacity(self, board: Kenya, space: Space) -> int:
        return min(1, fighters(board, space)) if self.terms >> space & 1 else 0

    def once(self) -> bool:
        return True

    def do(self, state: KenyaState, space: Space) -> None:
        activate(state, space, state.board.underground[space])

    def again(self, left: int, last: int, used: int, chosen: int) -> Picks:
        return ActivateAll(self.actor, left, self.terms, self.upto, last, used, chosen)


class FlipAll(FrameOfSpaces[Kenya]):
    """All Guerrillas in these spaces (bits) go Underground."""

    def go(self, state: KenyaState) -> None:
        for space in range(SPACES):
            if self.spaces >> space & 1:
                flip_underground(state, space)


class ReplaceTerror(Picks):
    """K6: a Guerrilla for a Terror marker in a Reserve; `used`: the executing Faction [K-32]."""

    def kind(self) -> str:
        return "event.replace_terror"

    def capacity(self, board: Kenya, space: Space) -> int:
        there = board.terror[space] if RESERVES >> space & 1 else 0
        return there if placeable_by(board, self.used, GUERRILLA, space) else 0

    def do(self, state: KenyaState, space: Space) -> None:
        remove_terror(state, space, 1)
        state.push(PlaceByEvent(self.used, GUERRILLA, space, 1))

    def again(self, left: int, last: int, used: int, chosen: int) -> Picks:
        return ReplaceTerror(self.actor, left, self.terms, self.upto, last, used, chosen)


class Resettle(Picks):
    """K23, K27: one Population that Relocate removed returns, and a Guerrilla with it; `used`: who executes [K-23]."""

    def kind(self) -> str:
        return "event.resettle"

    def capacity(self, board: Kenya, space: Space) -> int:
        return 1 if board.population[space] < board.facts.printed[space] else 0

    def do(self, state: KenyaState, space: Space) -> None:
        set_population(state, space, state.board.population[space] + 1)
        state.push(PlaceByEvent(self.used, GUERRILLA, space, 1))

    def again(self, left: int, last: int, used: int, chosen: int) -> Picks:
        return Resettle(self.actor, left, self.terms, self.upto, last, used, chosen)


# Police


class RemovePolice(Picks):
    """K12, K30: a Police goes from a space (`terms`: bits), which is set to Resistance [B11]."""

    def kind(self) -> str:
        return "event.remove_police"

    def capacity(self, board: Kenya, space: Space) -> int:
        return self.terms >> space & 1

    def do(self, state: KenyaState, space: Space) -> None:
        take_police_off(state, space)
        adjust_control(state)
        set_stance(state, space, RESISTANCE)

    def again(self, left: int, last: int, used: int, chosen: int) -> Picks:
        return RemovePolice(self.actor, left, self.terms, self.upto, last, used, chosen)


class PlacePolice(Picks):
    """K6, K29: Police from anywhere into Reserves under British Control; `used`: how many went where, two bits each."""

    def kind(self) -> str:
        return "event.place_police"

    def capacity(self, board: Kenya, space: Space) -> int:
        if not RESERVES >> space & 1 or board.control[space] != BRITISH:
            return 0
        return min(self.left, police_elsewhere(board, space, self.used))

    def take(self, state: KenyaState, answer: int) -> None:
        if answer != DONE:
            state.push(self.after(answer, placed_too(self.used, answer)))
            state.push(PoliceFromAnywhere(self.actor, answer, self.used))

    def again(self, left: int, last: int, used: int, chosen: int) -> Picks:
        return PlacePolice(self.actor, left, self.terms, self.upto, last, used, chosen)


def placed_too(placed: int, space: Space) -> int:
    """The count of the Police an Event has placed, two bits a space, with one more."""
    return placed + (1 << 2 * space)


def takeable_police(board: Kenya, origin: Space, placed: int) -> int:
    """Police there that the Event has not just placed."""
    return board.police[origin] - (placed >> 2 * origin & 3)


def police_elsewhere(board: Kenya, space: Space, placed: int) -> int:
    """Police that may come there, even from Out of Play."""
    on_map = sum([takeable_police(board, origin, placed) for origin in range(SPACES) if origin != space])
    return on_map + board.available_police + board.out_of_play


class PoliceFromAnywhere(KenyaFrame):
    """K6, K17, K29: where the Police comes from: Available, Out of Play, or a space, but none that the Event placed."""

    def __init__(self, actor: int, space: Space, placed: int) -> None:
        """`placed`: how many the Event has placed where, two bits a space."""
        self.actor = actor
        self.space = space
        self.placed = placed

    def sources(self, board: Kenya) -> list[int]:
        """Where it may come from, as answers."""
        answers = [AVAILABLE] if board.available_police else []
        if board.out_of_play:
            answers.append(OUT_OF_PLAY)
        others = [origin for origin in range(SPACES) if origin != self.space]
        return answers + [origin for origin in others if takeable_police(board, origin, self.placed) > 0]

    def ask(self, board: Kenya) -> Question | None:
        answers = self.sources(board)
        return Question(self.actor, "event.police_from", "5.1", answers, self.space) if answers else None

    def weight(self, board: Kenya, answer: int) -> int:
        return DETAIL

    def candidates(self, board: Kenya) -> list[int]:
        return list(range(SPACES))

    def refusal(self, board: Kenya, answer: int) -> Reason | None:
        if answer == self.space:
            return ALREADY_THERE
        return None if answer in self.sources(board) else NO_POLICE

    def take(self, state: KenyaState, answer: int) -> None:
        board = state.board
        board.police[self.space] += 1
        if answer == AVAILABLE:
            board.available_police -= 1
            state.note("place", POLICE, 1, self.space)
        elif answer == OUT_OF_PLAY:
            board.out_of_play -= 1
            state.note("enlisted_to", self.space)
        else:
            board.police[answer] -= 1
            state.note("move", POLICE, 1, answer, self.space)
        adjust_control(state)


class PoliceIntoEach(SpaceFrame):
    """K17: a Police from anywhere into each of these spaces (bits); bots go by the order of the map."""

    def __init__(self, actor: int, spaces: int, placed: int = 0, order: int = 0) -> None:
        """`placed`: how many the Event has placed where, two bits a space."""
        self.actor = actor
        self.spaces = spaces
        self.placed = placed
        self.order = order

    def in_any_order(self) -> PoliceIntoEach:
        return PoliceIntoEach(self.actor, self.spaces, self.placed, ANY_ORDER)

    def opens_pick(self, board: Kenya) -> bool:
        return True

    def weight(self, board: Kenya, answer: int) -> int:
        return CLOSE

    def refusal(self, board: Kenya, answer: int) -> Reason | None:
        if not self.spaces >> answer & 1:
            return NOT_SUITABLE
        return None if police_elsewhere(board, answer, self.placed) else NO_POLICE

    def ask(self, board: Kenya) -> Question | None:
        """Where next, if there are several left; people also say that they are done."""
        spaces = self.legal(board)
        if len(spaces) == 1:
            return None
        if self.order != ANY_ORDER:
            spaces = spaces[:1]
        elif self.placed and not spaces:
            spaces = [DONE]
        return Question(self.actor, "event.police.next", "5.1", spaces, CARD + board.card()) if spaces else None

    def take(self, state: KenyaState, answer: int) -> None:
        if answer != DONE:
            state.push(PoliceIntoEach(self.actor, self.spaces & ~(1 << answer), placed_too(self.placed, answer)))
            state.push(PoliceFromAnywhere(self.actor, answer, self.placed))

    def go(self, state: KenyaState) -> None:
        for space in self.legal(state.board):
            self.take(state, space)


# One space for a card


class OneSpace(SpaceFrame):
    """A card that first selects a space among some (bits)."""

    def __init__(self, actor: int, spaces: int) -> None:
        self.actor = actor
        self.spaces = spaces

    def kind(self) -> str:
        """The kind of the question."""
        raise NotImplementedError

    def refusal(self, board: Kenya, answer: int) -> Reason | None:
        return None if self.spaces >> answer & 1 else NOT_SUITABLE

    def ask(self, board: Kenya) -> Question | None:
        answers = self.legal(board)
        return Question(self.actor, self.kind(), "5.1", answers, CARD + board.card()) if answers else None
