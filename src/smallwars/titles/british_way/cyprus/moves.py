"""Moving cubes: from many spaces to some, asked origin by origin in the order of the map (3.2, 5.0, 6.3.1)."""

from __future__ import annotations

from typing import ClassVar, Final

from ....engine.question import NUMBER, Question, Reason, number
from ..words import DONE
from .board import SPACES, TROOPS, Cyprus, CyprusFrame, CyprusState, Space, lift_empty_curfews, move_cubes

NONE: Final = -1
ANY_NUMBER: Final = 99

BY_DEPLOY: Final = 0
BY_PATROL: Final = 1
BY_SEARCH: Final = 2
BY_EVENT: Final = 3
BY_REDEPLOY: Final = 4
RULES: Final[list[str]] = ["3.2.1", "3.2.2", "3.2.3", "5.1", "6.3.1"]
ORIGIN: Final[list[str]] = ["deploy.origin", "patrol.origin", "search.origin", "event.origin", "redeploy.origin"]
DESTINATION: Final[list[str]] = [
    "deploy.destination",
    "patrol.destination",
    "search.destination",
    "event.destination",
    "redeploy.destination",
]
COUNT: Final[list[str]] = ["deploy.count", "patrol.count", "search.count", "event.count", "redeploy.count"]

NOTHING_TO_MOVE: Final = Reason("1.4", "nothing-to-move")
NO_DESTINATION: Final = Reason("1.3.5", "no-destination")
OUT_OF_ORDER: Final = Reason("3.1", "out-of-order")
ALREADY_THERE: Final = Reason("3.2", "already-there")


class MoveCubes(CyprusFrame):
    """Move any of these cubes (at most so many) from the origins to the destinations, all at the same time: what has
    arrived does not move again. Moves commute, so they are asked in the order of the map."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "actor", "why", "piece", "origins", "destinations", "most", "arrived", "last", "origin", "destination",
    )  # fmt: skip

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
        """`arrived`: four bits a space; `last`: the pair moved last, origin * 10 + destination."""
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

    def movable(self, board: Cyprus, origin: Space) -> int:
        """Cubes there that have not moved, as far as more may move."""
        pieces = board.troops if self.piece == TROOPS else board.police
        return min(self.most, pieces[origin] - (self.arrived >> 4 * origin & 15))

    def reaches(self, board: Cyprus, origin: Space, destination: Space) -> bool:
        """Whether a cube may still go from the one to the other; Search moves to adjacent spaces only."""
        if origin == destination or not self.destinations >> destination & 1:
            return False
        if self.why == BY_SEARCH and not board.facts.adjacent[origin] >> destination & 1:
            return False
        return origin * SPACES + destination > self.last

    def reachable(self, board: Cyprus, origin: Space) -> list[int]:
        """Every destination from there."""
        return [space for space in range(SPACES) if self.reaches(board, origin, space)]

    def refusal(self, board: Cyprus, answer: int) -> Reason | None:
        if self.origin != NONE:
            return None
        pieces = board.troops if self.piece == TROOPS else board.police
        if pieces[answer] == 0 or not self.origins >> answer & 1 or self.movable(board, answer) <= 0:
            return NOTHING_TO_MOVE
        if answer * SPACES + SPACES <= self.last:
            return OUT_OF_ORDER
        if self.destinations == 1 << answer:
            return ALREADY_THERE
        for space in range(SPACES):
            if self.reaches(board, answer, space):
                return None
        return OUT_OF_ORDER if self.last >= answer * SPACES else NO_DESTINATION

    def candidates(self, board: Cyprus) -> list[int]:
        return list(range(SPACES)) if self.origin == NONE else []

    def ask(self, board: Cyprus) -> Question | None:
        if self.origin == NONE:
            origins = [space for space in range(SPACES) if self.refusal(board, space) is None]
            return Question(self.actor, ORIGIN[self.why], RULES[self.why], [*origins, DONE]) if origins else None
        if self.destination == NONE:
            answers = self.reachable(board, self.origin)
            return Question(self.actor, DESTINATION[self.why], RULES[self.why], answers, self.origin)
        counts = [number(count) for count in range(1, self.movable(board, self.origin) + 1)]
        return Question(self.actor, COUNT[self.why], RULES[self.why], counts, self.origin)

    def take(self, state: CyprusState, answer: int) -> None:
        if answer == DONE:
            lift_empty_curfews(state)
        elif self.origin == NONE:
            state.push(self.again(self.most, self.arrived, self.last, answer, NONE))
        elif self.destination == NONE:
            state.push(self.again(self.most, self.arrived, self.last, self.origin, answer))
        else:
            self.move(state, answer - NUMBER)

    def go(self, state: CyprusState) -> None:
        lift_empty_curfews(state)

    def move(self, state: CyprusState, count: int) -> None:
        """Move them and go on with the next pair."""
        move_cubes(state, self.piece, count, self.origin, self.destination)
        arrived = self.arrived + (count << 4 * self.destination)
        pair = self.origin * SPACES + self.destination
        state.push(self.again(self.most - count, arrived, pair, NONE, NONE))

    def again(self, most: int, arrived: int, last: int, origin: Space, destination: Space) -> MoveCubes:
        """The same move, further on."""
        return MoveCubes(
            self.actor, self.why, self.piece, self.origins, self.destinations, most, arrived, last, origin, destination
        )
