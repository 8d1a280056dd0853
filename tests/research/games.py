"""Random games for the tests of the research interfaces."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import smallwars
from smallwars.engine.question import Question
from smallwars.engine.registry import find

REASON = 'needs the extra research: pip install ".[research]"'


def pick(question: Question, rng: Random) -> int:
    """Any answer, chance's by its odds."""
    return rng.choices(question.answers, question.weights)[0]


def questions(game: smallwars.Game, seed: int) -> Iterator[Question]:
    """Every question of a game that is played at random."""
    rng = Random(seed)
    while (question := game.question()) is not None:
        yield question
        game.apply(question, pick(question, rng))


def any_options(title: str, rng: Random) -> dict[str, Any]:
    """Some of the flags of a title the other way round."""
    defaults = find(title).check_options({})
    return {name: rng.random() < 0.5 for name, value in defaults.items() if isinstance(value, bool)}
