"""The page docs/titles/greek_civil_war/positions.md: its record is played, and gives its position."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import smallwars

PAGE = (Path(__file__).parents[3] / "docs" / "titles" / "greek_civil_war" / "positions.md").read_text(encoding="utf-8")


def record() -> str:
    """The indented block under the heading of records."""
    block = re.search(r"(?:^    .*\n|^\n)+", PAGE[PAGE.index('    [Title "greek_civil_war"]') :], re.MULTILINE)
    assert block is not None
    return "\n".join(line[4:] for line in block.group().splitlines()) + "\n"


def position() -> dict[str, Any]:
    """The fenced block of the position."""
    start = PAGE.index("```json") + len("```json")
    told: dict[str, Any] = json.loads(PAGE[start : PAGE.index("```", start)])
    return told


def test_the_record_of_the_page_gives_the_position_of_the_page() -> None:
    told = smallwars.from_position(position(), chance="manual").position()
    assert smallwars.replay(record()).position() == told


def test_every_kind_of_decision_and_every_word_is_on_the_page() -> None:
    kinds, words = set(), set()
    for seed in range(6):
        game = smallwars.new("greek_civil_war", seed=seed, log=False)
        turn = seed
        while (decision := game.decision) is not None:
            kinds.add(decision.kind)
            words |= {option.id for option in decision.options}
            turn = (turn * 5 + 3) % 997
            game.choose(decision.options[turn % len(decision.options)].id)
    assert len(kinds) > 25
    assert [kind for kind in sorted(kinds) if f"`{kind}`" not in PAGE] == []
    plain = {word for word in words if not re.search(r"\d$", word)}
    assert [word for word in sorted(plain) if f"`{word}`" not in PAGE] == []
