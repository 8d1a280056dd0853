"""Moving cubes in Kenya (3.2, 6.4.1): always inside a step, at whose end Control is adjusted (1.7)."""

from __future__ import annotations

from typing import Final

from smallwars.engine.question import Reason

from ...family.rules.board import Space
from ...family.rules.moves import MoveCubes as AnyMoveCubes
from .board import Kenya, KenyaState

BY_DEPLOY: Final = 0
BY_SWEEP: Final = 1
BY_REDEPLOY: Final = 2
NAMES: Final[list[str]] = ["deploy", "sweep", "redeploy"]
RULES: Final[list[str]] = ["3.2.1", "3.2.3", "6.4.1"]
NO_DESTINATION: Final = Reason("1.3.6", "no-destination")


class MoveCubes(AnyMoveCubes[Kenya]):
    """Cubes on the move in Kenya."""

    def name(self) -> str:
        return NAMES[self.why]

    def rule(self) -> str:
        return RULES[self.why]

    def adjacent_only(self) -> bool:
        return self.why == BY_SWEEP

    def too_far(self) -> Reason:
        return NO_DESTINATION

    def moved(self, state: KenyaState) -> None:
        """The step that the move is part of adjusts Control."""

    def again(self, most: int, arrived: int, last: int, origin: Space, destination: Space) -> MoveCubes:
        return MoveCubes(
            self.actor, self.why, self.piece, self.origins, self.destinations, most, arrived, last, origin, destination
        )
