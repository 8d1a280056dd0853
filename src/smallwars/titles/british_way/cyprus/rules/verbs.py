"""The verbs Events are made of (5.1)."""

from __future__ import annotations

from typing import Final

from smallwars.engine.frame import DETAIL
from smallwars.engine.question import NUMBER, Question, number

from ...family.rules.board import Space, shift_will
from ...family.rules.forces import TROOPS, cubes, place_fighters, place_police
from ...family.rules.forces import fighters as cells
from ...family.rules.frames import FrameOfSpace
from ...family.rules.words import ACTIVE, BRITISH, UNDERGROUND
from .board import (
    AKROTIRI,
    DHEKELIA,
    SABOTAGE_MARKERS,
    SPACES,
    TO_AVAILABLE,
    Cyprus,
    CyprusFrame,
    CyprusState,
    Picks,
    eoka_pieces,
    is_town,
    lift_curfew_if_empty,
    place_sabotage,
    remove_cache,
    remove_cells,
    remove_sabotage,
    set_opinion,
    shift_opinion,
)
from .words import CACHE

# Tracks


class ShiftOpinion(CyprusFrame):
    """Shift International Opinion: left is down, right is up."""

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def go(self, state: CyprusState) -> None:
        shift_opinion(state, self.steps)


class SetOpinion(CyprusFrame):
    """Set International Opinion."""

    def __init__(self, value: int) -> None:
        self.value = value

    def go(self, state: CyprusState) -> None:
        set_opinion(state, self.value)


# One pick after the other


class PlaceCells(Picks):
    """Place Available Cells in these spaces (`terms`: bits)."""

    def kind(self) -> str:
        return "event.place_cell"

    def supply(self, board: Cyprus) -> int:
        return board.available_fighters

    def capacity(self, board: Cyprus, space: Space) -> int:
        return board.available_fighters if self.terms >> space & 1 else 0

    def do(self, state: CyprusState, space: Space) -> None:
        place_fighters(state, space, 1)

    def again(self, left: int, last: int, used: int, chosen: int) -> Picks:
        return PlaceCells(self.actor, left, self.terms, self.upto, last, used, chosen)


class PlaceCellOnce(PlaceCells):
    """Place a Cell in each of these spaces, as far as Cells go (C28) [C-41]."""

    def capacity(self, board: Cyprus, space: Space) -> int:
        return 1 if board.available_fighters and self.terms >> space & 1 else 0

    def once(self) -> bool:
        return True

    def again(self, left: int, last: int, used: int, chosen: int) -> Picks:
        return PlaceCellOnce(self.actor, left, self.terms, self.upto, last, used, chosen)


class ReleaseCells(Picks):
    """In each Curfew space place up to one Cell from Prison (C7)."""

    def kind(self) -> str:
        return "event.release"

    def capacity(self, board: Cyprus, space: Space) -> int:
        return 1 if board.prison and board.curfew[space] else 0

    def once(self) -> bool:
        return True

    def do(self, state: CyprusState, space: Space) -> None:
        state.board.prison -= 1
        state.board.underground[space] += 1
        state.note("released_to", 1, space)

    def again(self, left: int, last: int, used: int, chosen: int) -> Picks:
        return ReleaseCells(self.actor, left, self.terms, self.upto, last, used, chosen)


class RemoveCells(Picks):
    """Remove Cells from any spaces; `terms` says where they go."""

    def kind(self) -> str:
        return "event.remove_cell"

    def capacity(self, board: Cyprus, space: Space) -> int:
        return cells(board, space)

    def do(self, state: CyprusState, space: Space) -> None:
        state.push(RemovePiece(self.actor, space, self.terms, 0))

    def again(self, left: int, last: int, used: int, chosen: int) -> Picks:
        return RemoveCells(self.actor, left, self.terms, self.upto, last, used, chosen)


class RemovePiece(CyprusFrame):
    """Which EOKA piece is removed there: an Underground or an Active Cell, or (where allowed) an Arms Cache."""

    def __init__(self, actor: int, space: Space, to: int, caches: int) -> None:
        self.actor = actor
        self.space = space
        self.to = to
        self.caches = caches

    def ask(self, board: Cyprus) -> Question | None:
        answers = [UNDERGROUND] if board.underground[self.space] else []
        if board.active[self.space]:
            answers.append(ACTIVE)
        if self.caches and board.caches[self.space]:
            answers.append(CACHE)
        return Question(self.actor, "event.piece", "5.1", answers, self.space)

    def weight(self, board: Cyprus, answer: int) -> int:
        return DETAIL

    def take(self, state: CyprusState, answer: int) -> None:
        if answer == CACHE:
            remove_cache(state, self.space)
            shift_will(state, 1)
            self.forbid_caches(state)
        else:
            remove_cells(state, self.space, answer == ACTIVE, 1, self.to)

    def forbid_caches(self, state: CyprusState) -> None:
        """C16: one Arms Cache in all."""
        picks = state.stack.pop()
        assert isinstance(picks, QPatrols)
        state.push(picks.again(picks.left, picks.last, 1, picks.chosen))


class QPatrols(Picks):
    """C16 Q-Patrols, unshaded: one EOKA piece from each of up to three spaces with Troops [C-35]."""

    def kind(self) -> str:
        return "event.q_patrol"

    def capacity(self, board: Cyprus, space: Space) -> int:
        pieces = cells(board, space) if self.used else eoka_pieces(board, space)
        return 1 if board.troops[space] and pieces else 0

    def once(self) -> bool:
        return True

    def do(self, state: CyprusState, space: Space) -> None:
        state.push(RemovePiece(self.actor, space, TO_AVAILABLE, 1 - self.used))

    def again(self, left: int, last: int, used: int, chosen: int) -> Picks:
        return QPatrols(self.actor, left, self.terms, self.upto, last, used, chosen)


# Markers

WITH_TROOPS: Final = 0
WITH_POLICE_AND_EOKA: Final = 1
WITH_POLICE_AND_CELLS: Final = 2


class PlaceSabotage(Picks):
    """Place a Sabotage marker in Towns of a kind (C5, C16, C24)."""

    def kind(self) -> str:
        return "event.sabotage"

    def capacity(self, board: Cyprus, space: Space) -> int:
        if not is_town(space) or sum(board.sabotage) >= SABOTAGE_MARKERS:
            return 0
        if self.terms == WITH_TROOPS:
            return min(1, board.troops[space])
        if board.police[space] == 0:
            return 0
        return min(1, eoka_pieces(board, space) if self.terms == WITH_POLICE_AND_EOKA else cells(board, space))

    def once(self) -> bool:
        return True

    def do(self, state: CyprusState, space: Space) -> None:
        place_sabotage(state, space)

    def again(self, left: int, last: int, used: int, chosen: int) -> Picks:
        return PlaceSabotage(self.actor, left, self.terms, self.upto, last, used, chosen)


class TradeCellForSabotage(Picks):
    """C26 Volkan/TMT: where there are Cells and Police, remove a Cell to place a Sabotage marker [B11]."""

    def kind(self) -> str:
        return "event.trade"

    def capacity(self, board: Cyprus, space: Space) -> int:
        return 1 if board.police[space] and cells(board, space) else 0

    def once(self) -> bool:
        return True

    def do(self, state: CyprusState, space: Space) -> None:
        state.push(MarkSabotaged(space))
        state.push(RemovePiece(self.actor, space, TO_AVAILABLE, 0))

    def again(self, left: int, last: int, used: int, chosen: int) -> Picks:
        return TradeCellForSabotage(self.actor, left, self.terms, self.upto, last, used, chosen)


class MarkSabotaged(FrameOfSpace[Cyprus]):
    """Place a Sabotage marker there."""

    def go(self, state: CyprusState) -> None:
        place_sabotage(state, self.space)


class RemoveSabotage(Picks):
    """Remove Sabotage markers from any spaces (C29)."""

    def kind(self) -> str:
        return "event.remove_sabotage"

    def capacity(self, board: Cyprus, space: Space) -> int:
        return board.sabotage[space]

    def do(self, state: CyprusState, space: Space) -> None:
        remove_sabotage(state, space, 1)

    def again(self, left: int, last: int, used: int, chosen: int) -> Picks:
        return RemoveSabotage(self.actor, left, self.terms, self.upto, last, used, chosen)


# British pieces


class PlacePolice(Picks):
    """C24 Turkish Cypriots: every Available Police into spaces with British pieces (`terms`: bits)."""

    def kind(self) -> str:
        return "event.place_police"

    def supply(self, board: Cyprus) -> int:
        return board.available_police

    def capacity(self, board: Cyprus, space: Space) -> int:
        return board.available_police if self.terms >> space & 1 else 0

    def do(self, state: CyprusState, space: Space) -> None:
        place_police(state, space)

    def again(self, left: int, last: int, used: int, chosen: int) -> Picks:
        return PlacePolice(self.actor, left, self.terms, self.upto, last, used, chosen)


class WithdrawTroops(Picks):
    """C4 Suez Crisis: Troops from the map to the card."""

    def kind(self) -> str:
        return "event.withdraw"

    def capacity(self, board: Cyprus, space: Space) -> int:
        return board.troops[space]

    def do(self, state: CyprusState, space: Space) -> None:
        board = state.board
        board.troops[space] -= 1
        board.suez += 1
        state.note("withdrawn", 1, space)
        lift_curfew_if_empty(state, space)

    def again(self, left: int, last: int, used: int, chosen: int) -> Picks:
        return WithdrawTroops(self.actor, left, self.terms, self.upto, last, used, chosen)


def spaces_with_cubes(board: Cyprus) -> int:
    """Bits of the spaces with British pieces."""
    return sum([1 << space for space in range(SPACES) if cubes(board, space)])


class ToBases(CyprusFrame):
    """Troops to the two Bases as the British like: the question is how many go to Akrotiri (C4, 6.3.1)."""

    def __init__(self, origin: int) -> None:
        """`origin`: a Mountain, or -1 for the Suez Crisis card."""
        self.origin = origin

    def count(self, board: Cyprus) -> int:
        """Troops to place."""
        return board.suez if self.origin < 0 else board.troops[self.origin]

    def ask(self, board: Cyprus) -> Question | None:
        if self.count(board) == 0:
            return None
        answers = [number(count) for count in range(self.count(board) + 1)]
        if self.origin < 0:
            return Question(BRITISH, "reset.akrotiri", "6.4", answers)
        return Question(BRITISH, "redeploy.akrotiri", "6.3.1", answers, self.origin)

    def take(self, state: CyprusState, answer: int) -> None:
        akrotiri = answer - NUMBER
        dhekelia = self.count(state.board) - akrotiri
        for base, count in ((AKROTIRI, akrotiri), (DHEKELIA, dhekelia)):
            self.move(state, base, count)

    def move(self, state: CyprusState, base: Space, count: int) -> None:
        """Put so many there."""
        board = state.board
        if count == 0:
            return
        board.troops[base] += count
        if self.origin < 0:
            board.suez -= count
            state.note("returned", count, base)
        else:
            board.troops[self.origin] -= count
            state.note("move", TROOPS, count, self.origin, base)
