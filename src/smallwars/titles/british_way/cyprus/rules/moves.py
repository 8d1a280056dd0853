"""Moving cubes in Cyprus (3.2, 5.0, 6.3.1): a Curfew left behind is lifted when the whole move is done (1.10)."""

from __future__ import annotations

from typing import Final

from smallwars.engine.question import Reason

from ...family.rules.board import Space
from ...family.rules.moves import MoveCubes as AnyMoveCubes
from .board import Cyprus, CyprusState, lift_empty_curfews

BY_DEPLOY: Final = 0
BY_PATROL: Final = 1
BY_SEARCH: Final = 2
BY_EVENT: Final = 3
BY_REDEPLOY: Final = 4
NAMES: Final[list[str]] = ["deploy", "patrol", "search", "event", "redeploy"]
RULES: Final[list[str]] = ["3.2.1", "3.2.2", "3.2.3", "5.1", "6.3.1"]
NO_DESTINATION: Final = Reason("1.3.5", "no-destination")


class MoveCubes(AnyMoveCubes[Cyprus]):
    """Cubes on the move in Cyprus."""

    def name(self) -> str:
        return NAMES[self.why]

    def rule(self) -> str:
        return RULES[self.why]

    def adjacent_only(self) -> bool:
        return self.why == BY_SEARCH

    def too_far(self) -> Reason:
        return NO_DESTINATION

    def moved(self, state: CyprusState) -> None:
        lift_empty_curfews(state)

    def again(self, most: int, arrived: int, last: int, origin: Space, destination: Space) -> MoveCubes:
        return MoveCubes(
            self.actor, self.why, self.piece, self.origins, self.destinations, most, arrived, last, origin, destination
        )
