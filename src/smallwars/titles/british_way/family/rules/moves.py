"""Moving cubes: from many spaces to some, origin by origin, for bots in the order of the map."""

from __future__ import annotations

from typing import Final

from smallwars.engine.frame import CLOSE, DETAIL, LOOK, LOUD, State
from smallwars.engine.question import NUMBER, Question, Reason, number

from .board import C, Space
from .forces import TROOPS, move_cubes
from .frames import ANY_ORDER
from .spaces import SpaceFrame
from .words import DONE

NONE: Final = -1
ANY_NUMBER: Final = 99

NOTHING_TO_MOVE: Final = Reason("1.4", "nothing-to-move")
OUT_OF_ORDER: Final = Reason("3.1", "out-of-order")
ALREADY_THERE: Final = Reason("3.2", "already-there")


class MoveCubes(SpaceFrame[C]):
    """Move any of these cubes (at most so many) from the origins to the destinations, all at the same time: what has
    arrived does not move again. Moves commute, so bots make them in the order of the map."""

    def __init__(
        self,
        actor: int,
        why: int,
        piece: int,
        origins: int,
        destinations: int,
        most: int = ANY_NUMBER,
        arrived: int = 0,
        last: int = NONE,
        origin: Space = NONE,
        destination: Space = NONE,
    ) -> None:
        """`why`: what the cubes move for; `arrived`: four bits a space; `last`: the pair moved last, origin times the
        number of spaces plus destination."""
        self.actor = actor
        self.why = why
        self.piece = piece
        self.origins = origins
        self.destinations = destinations
        self.most = most
        self.arrived = arrived
        self.last = last
        self.origin = origin
        self.destination = destination

    # What each game says for itself

    def name(self) -> str:
        """What the questions are called: `search` for `search.origin`."""
        raise NotImplementedError

    def rule(self) -> str:
        """Its paragraph."""
        raise NotImplementedError

    def adjacent_only(self) -> bool:
        """Whether cubes move to adjacent spaces only."""
        raise NotImplementedError

    def too_far(self) -> Reason:
        """Adjacency: no destination can be reached."""
        raise NotImplementedError

    def moved(self, state: State[C]) -> None:
        """The whole move is done."""
        raise NotImplementedError

    def again(self, most: int, arrived: int, last: int, origin: Space, destination: Space) -> MoveCubes[C]:
        """The same move, further on."""
        raise NotImplementedError

    def in_any_order(self) -> MoveCubes[C]:
        return self.again(self.most, self.arrived, ANY_ORDER, self.origin, self.destination)

    def opens_pick(self, board: C) -> bool:
        return self.origin == NONE

    def weight(self, board: C, answer: int) -> int:
        """The only destination is none of the player's words, unless it was named before."""
        if self.origin == NONE:
            return CLOSE if answer == DONE else LOUD
        is_named = self.destination != NONE or self.destinations == 1 << answer
        return DETAIL if is_named else LOOK

    # What all moves share

    def movable(self, board: C, origin: Space) -> int:
        """Cubes there that have not moved, as far as more may move."""
        pieces = board.troops if self.piece == TROOPS else board.police
        return min(self.most, pieces[origin] - (self.arrived >> 4 * origin & 15))

    def reaches(self, board: C, origin: Space, destination: Space) -> bool:
        """Whether a cube may still go from the one to the other."""
        if origin == destination or not self.destinations >> destination & 1:
            return False
        if self.adjacent_only() and not board.shared.adjacent[origin] >> destination & 1:
            return False
        return origin * len(board.troops) + destination > self.last

    def reachable(self, board: C, origin: Space) -> list[int]:
        """Every destination from there."""
        return [space for space in range(len(board.troops)) if self.reaches(board, origin, space)]

    def refusal(self, board: C, answer: int) -> Reason | None:
        if self.origin != NONE:
            return None
        pieces = board.troops if self.piece == TROOPS else board.police
        if pieces[answer] == 0 or not self.origins >> answer & 1 or self.movable(board, answer) <= 0:
            return NOTHING_TO_MOVE
        spaces = len(board.troops)
        if answer * spaces + spaces <= self.last:
            return OUT_OF_ORDER
        if self.destinations == 1 << answer:
            return ALREADY_THERE
        for space in range(spaces):
            if self.reaches(board, answer, space):
                return None
        return OUT_OF_ORDER if self.last >= answer * spaces else self.too_far()

    def candidates(self, board: C) -> list[int]:
        return list(range(len(board.troops))) if self.origin == NONE else []

    def ask(self, board: C) -> Question | None:
        if self.origin == NONE:
            origins = self.legal(board)
            if not origins and not (self.last == ANY_ORDER and self.arrived):
                return None
            return Question(self.actor, self.name() + ".origin", self.rule(), [*origins, DONE])
        if self.destination == NONE:
            answers = self.reachable(board, self.origin)
            return Question(self.actor, self.name() + ".destination", self.rule(), answers, self.origin)
        counts = [number(count) for count in range(1, self.movable(board, self.origin) + 1)]
        return Question(self.actor, self.name() + ".count", self.rule(), counts, self.origin)

    def take(self, state: State[C], answer: int) -> None:
        if answer == DONE:
            self.moved(state)
        elif self.origin == NONE:
            state.push(self.again(self.most, self.arrived, self.last, answer, NONE))
        elif self.destination == NONE:
            state.push(self.again(self.most, self.arrived, self.last, self.origin, answer))
        else:
            self.move(state, answer - NUMBER)

    def go(self, state: State[C]) -> None:
        self.moved(state)

    def move(self, state: State[C], count: int) -> None:
        """Move them and go on with the next pair."""
        move_cubes(state, self.piece, count, self.origin, self.destination)
        arrived = self.arrived + (count << 4 * self.destination)
        pair = NONE if self.last == ANY_ORDER else self.origin * len(state.board.troops) + self.destination
        state.push(self.again(self.most - count, arrived, pair, NONE, NONE))
