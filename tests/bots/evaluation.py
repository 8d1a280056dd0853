"""What a position of a COIN title is worth to the British, for the tests of the evaluators."""

from __future__ import annotations

from typing import Any

import smallwars
from smallwars.engine.registry import find
from smallwars.kit.evaluators import evaluator
from smallwars.titles.british_way.family.rules.words import BRITISH
from tests import in_order


class Scale:
    """Weighs the start of a COIN title with something changed; what is not on the map is Available."""

    def __init__(self, title: str, **options: Any) -> None:
        self.title = title
        self.options = options
        self.start: dict[str, Any] = in_order.new(title, seed=1, options=options).position()
        del self.start["available"]

    def game(self, **patch: Any) -> smallwars.Game:
        return in_order.from_position({**self.start, **patch}, seed=1, options=self.options)

    def value(self, **patch: Any) -> float:
        """What the patched start is worth to the British."""
        return evaluator(find(self.title)).value(self.game(**patch), BRITISH)

    def term(self, name: str, **patch: Any) -> float:
        """What one term adds."""
        return evaluator(find(self.title)).terms(self.game(**patch))[name]

    def spaces(self, **changed: dict[str, Any]) -> dict[str, Any]:
        """The spaces of the start, some of them changed."""
        spaces = self.start["spaces"]
        return {**spaces, **{space: {**spaces[space], **fields} for space, fields in changed.items()}}
