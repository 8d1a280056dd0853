"""Golden playthroughs: two games of each title, decision by decision. A change of the rules shows as a difference here.

`SMALLWARS_GOLDEN=write python -m pytest tests/golden` writes them anew; look at the difference before you keep it.
"""

from __future__ import annotations

import difflib
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

import smallwars
from tests.built_in import TITLES

FOLDER = Path(__file__).parent
SEEDS = {"kenya": (2, 3), "greek_civil_war": (7, 44), "attila": (23, 68)}
"""1 and 2, unless they make a game too short to show much."""

KINDS = {"attila": 20}
"""A playthrough shows more than 30 kinds of decision, where a title has so many."""

GAMES = [(title, number) for title in TITLES for number in SEEDS.get(title, (1, 2))]
REGENERATE = "SMALLWARS_GOLDEN=write python -m pytest tests/golden"
SHOWN = 60


class Chooser:
    """A small rule that knows nothing: every option has its turn, passes and stops seldom."""

    def __init__(self, number: int) -> None:
        self.state = number

    def choose(self, options: list[str]) -> str:
        """One of the options."""
        active = [option for option in options if not option.startswith(("pass", "done"))]
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % 2**64
        draw = self.state >> 33
        among = active if active and draw % 8 else options
        return among[draw // 8 % len(among)]


def playthrough(title: str, number: int) -> Iterator[str]:
    """A whole game, line by line."""
    game, chooser, told = smallwars.new(title, seed=number, any_order=False), Chooser(number), 0
    while True:
        decision = game.decision
        for entry in game.log[told:]:
            yield f"    {entry.text('en')}"
        told = len(game.log)
        if decision is None:
            break
        options = [option.id for option in decision.options]
        choice = chooser.choose(options)
        yield f"{decision.actor} {decision.kind} ({decision.rule}): {' '.join(options)}"
        yield from refusals(game)
        yield f"  > {choice}"
        game.choose(choice)
    yield f"{game.result}"


def refusals(game: smallwars.Game) -> Iterator[str]:
    """What is not allowed, reason by reason."""
    reasons: dict[str, list[str]] = {}
    for option, refusal in game.refusals().items():
        reasons.setdefault(f"{refusal.text} ({refusal.rule})", []).append(option)
    for reason, options in reasons.items():
        yield f"    not {' '.join(options)}: {reason}"


@pytest.mark.parametrize(("title", "number"), GAMES)
def test_a_playthrough_is_as_it_was(title: str, number: int) -> None:
    path = FOLDER / f"{title}-{number}.txt"
    now = [f"{line}\n" for line in playthrough(title, number)]
    if os.environ.get("SMALLWARS_GOLDEN") == "write":
        path.write_text("".join(now), encoding="utf-8")
    assert path.exists(), f"there is no {path.name} yet; write it with {REGENERATE}"
    before = path.read_text(encoding="utf-8").splitlines(keepends=True)
    difference = list(difflib.unified_diff(before, now, f"{path.name}, as it was", "now"))
    told = "".join(difference[:SHOWN])
    assert not difference, f"\n{told}\nIf this is what the rules say: {REGENERATE}"


@pytest.mark.parametrize(("title", "number"), GAMES)
def test_a_playthrough_shows_most_of_the_game(title: str, number: int) -> None:
    lines = list(playthrough(title, number))
    assert len([line for line in lines if line.startswith("  > ")]) > 80
    assert len({line.split()[1] for line in lines if not line.startswith(" ")}) > KINDS.get(title, 30)
    assert lines[-1].startswith("Result(")
