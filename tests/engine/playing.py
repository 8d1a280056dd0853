"""Playing at random, looking closely, and starting another Python: what several tests need."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

import smallwars
from smallwars import Game

ROOT = Path(__file__).resolve().parents[2]


def frozen(game: Game) -> str:
    """The position as text."""
    return json.dumps(game.position(), sort_keys=True)


def ids(game: Game) -> list[str]:
    """The options now; none when the game is over."""
    decision = game.decision
    return [] if decision is None else [option.id for option in decision.options]


def asked(game: Game) -> str:
    """The pending decision as text."""
    return repr(game.decision)


def lines(game: Game) -> list[str]:
    """The log in English."""
    return [entry.text("en") for entry in game.log]


def facts(game: Game) -> tuple[str, str, str, list[str], str]:
    """Everything there is to see of a game."""
    return frozen(game), asked(game), repr(game.result), lines(game), game.record()


def walk(game: Game, rng: Random, steps: int = 10_000) -> Iterator[Game]:
    """Play at random, so many choices at most; the game at every decision, before it is answered."""
    for _ in range(steps):
        if game.decision is None:
            return
        yield game
        game.choose(rng.choice(ids(game)))


def played(game: Game, rng: Random, steps: int = 10_000) -> Game:
    """The game after so many random choices, or at its end."""
    for _ in walk(game, rng, steps):
        pass
    return game


def random_game(seed: int, steps: int = 10_000, title: str = "cyprus", **how: Any) -> Game:
    """A game played at random, all of it from one seed."""
    return played(smallwars.new(title, seed=seed, **how), Random(seed), steps)


def python(
    code: str,
    arguments: Sequence[str] = (),
    path: Sequence[Path] = (),
    env: Mapping[str, str] | None = None,
) -> str:
    """What another Python, with the same smallwars, prints."""
    home = Path(smallwars.__file__).parents[1]
    where = os.pathsep.join([str(place) for place in (*path, home, ROOT)])
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        env={**os.environ, **(env or {}), "PYTHONPATH": where},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def chi_square(counts: Sequence[int], weights: Sequence[float]) -> float:
    """How far the counts are from what the weights promise; about the number of counts when all is well."""
    total, whole = sum(counts), sum(weights)
    expected = [total * weight / whole for weight in weights]
    return sum([(count - hope) ** 2 / hope for count, hope in zip(counts, expected)])
