"""A table for tests: positions in a few words, play in the words of a record, and every step again on copies."""

from __future__ import annotations

import json
import os
from string import ascii_letters
from typing import Any

import pytest

import smallwars

ALL_MODES = ("plain", "forked", "reloaded")
"""How a table treats its game before every choice: leave it, go on with a fork, go on with a saved and loaded one."""

MODES = ALL_MODES[:1] if os.environ.get("SMALLWARS_FAST") else ALL_MODES
"""The quick run of the tests leaves every game as it is."""


def rule(title: str, *numbers: str) -> pytest.MarkDecorator:
    """The paragraphs ("3.2.4") or card sides ("C13 shaded") a test proves."""
    return pytest.mark.rule(title, *numbers)


class Table:
    """A game under test. Chance is manual: dice, chits and cards are written in braces."""

    def __init__(self, game: smallwars.Game, mode: str = "plain", options: dict[str, Any] | None = None) -> None:
        self.game = game
        self._mode = mode
        self._options = options or {}

    def play(self, text: str) -> Table:
        """Play the words of a record: `op recruit troodos 2 done`, `{4}` for a result of chance."""
        for word in text.split():
            self.step(word)
        return self

    def step(self, word: str) -> None:
        """One choice or one result of chance, on a copy if the table says so."""
        self._renew()
        decision = self.game.decision
        assert decision is not None, f"the game is over; {word!r} is left over"
        chance = word.startswith("{")
        if not chance and decision.actor == "chance" and self.game.was_forced(word):
            return
        assert chance == (decision.actor == "chance"), f"{word!r} does not answer {decision}"
        self.game.choose(word.strip("{}"))

    def _renew(self) -> None:
        if self._mode == "forked":
            self.game = self.game.fork()
        elif self._mode == "reloaded":
            saved = json.dumps(self.game.position())
            again = smallwars.from_position(json.loads(saved), chance="manual", options=self._options)
            assert json.dumps(again.position()) == saved
            assert repr(again.decision) == repr(self.game.decision)
            forced(again).extend(forced(self.game))
            self.game = again

    # What there is to see

    @property
    def position(self) -> dict[str, Any]:
        """The position now."""
        return self.game.position()

    def __getitem__(self, field: str) -> Any:
        """A field of the position; a space by its id."""
        position = self.position
        return position["spaces"][field] if field in position["spaces"] else position[field]

    def pieces(self, space: str) -> str:
        """A space in short, as in the facts: `1U 2A 1C 3T 1P Cur 2Sab`, in Kenya `1B 1U 2A 3T 1P 1Ter Resist`."""
        there = self[space]
        parts = [f"{there[name]}{letter}" for name, letter in COUNTED if there.get(name)]
        parts += ["Cur"] if there.get("curfew") else []
        parts += [f"{there['sabotage']}Sab"] if there.get("sabotage") else []
        parts += [f"{there['terror']}Ter"] if there.get("terror") else []
        return " ".join([*parts, *STANCES.get(there.get("stance"), [])])

    def control(self, space: str) -> str | None:
        """Who controls a space of Kenya."""
        holder: str | None = self[space]["control"]
        return holder

    @property
    def actor(self) -> str | None:
        """Who decides now."""
        decision = self.game.decision
        return None if decision is None else decision.actor

    @property
    def kind(self) -> str | None:
        """What is decided now."""
        decision = self.game.decision
        return None if decision is None else decision.kind

    @property
    def options(self) -> list[str]:
        """What may be chosen now."""
        decision = self.game.decision
        return [] if decision is None else [option.id for option in decision.options]

    def refused(self, option: str) -> str:
        """The rule that forbids this option now; it must be refused when chosen, and change nothing."""
        before = json.dumps(self.position)
        with pytest.raises(smallwars.IllegalChoice):
            self.game.choose(option)
        assert json.dumps(self.position) == before
        return self.game.refusals()[option].rule


def forced(game: smallwars.Game) -> list[int]:
    """The answers taken by themselves since the last choice."""
    assert game.state.log is not None
    return game.state.log.forced


COUNTED = (
    ("bases", "B"), ("underground", "U"), ("active", "A"), ("caches", "C"), ("troops", "T"), ("police", "P"),
)  # fmt: skip
MARKED = {"Sab": "sabotage", "Ter": "terror"}
STANCES: dict[str | None, list[str]] = {"loyal": ["Loyal"], "resistance": ["Resist"]}


def pieces(text: str) -> dict[str, Any]:
    """`1U 2A 1C 3T 1P Cur 2Sab`, or `1B 1U 3T 1Ter Resist 1pop`, as a space of a position."""
    names = {letter: name for name, letter in COUNTED} | MARKED | {"pop": "population"}
    space: dict[str, Any] = {}
    for part in text.split():
        if part == "Cur":
            space["curfew"] = True
        elif part in ("Loyal", "Resist"):
            space["stance"] = "loyal" if part == "Loyal" else "resistance"
        else:
            digits = part.rstrip(ascii_letters)
            space[names[part[len(digits) :]]] = int(digits)
    return space


def cyprus(
    mode: str = "plain",
    card: str = "C3",
    first: str = "eoka",
    options: dict[str, Any] | None = None,
    deck: list[str] | None = None,
    capabilities: dict[str, str] | None = None,
    **rest: Any,
) -> Table:
    """A position of Cyprus: spaces as keywords (`nicosia="1U 2T"`), every other field of a position too. The
    rest is Available; Political Will 10, Opinion at Debated."""
    spaces = {name: pieces(value) for name, value in rest.items() if name in SPACES}
    fields = {name: value for name, value in rest.items() if name not in SPACES}
    spare = [number for number in ("C1", "C5", "C11") if number != card]
    position = {
        "title": "cyprus",
        "card": card,
        "first": first,
        "deck": spare if deck is None else deck,
        "political_will": 10,
        "international_opinion": 2,
        "capabilities": capabilities or {},
        "spaces": spaces,
        **fields,
    }
    return Table(smallwars.from_position(position, chance="manual", options=options or {}), mode, options)


SPACES = (
    "paphos", "limassol", "nicosia", "larnaca", "famagusta", "karpas", "troodos", "kyrenia", "akrotiri", "dhekelia",
)  # fmt: skip


def kenya(
    mode: str = "plain",
    card: str = "K9",
    first: str = "mau_mau",
    options: dict[str, Any] | None = None,
    deck: list[str] | None = None,
    capabilities: dict[str, str] | None = None,
    **rest: Any,
) -> Table:
    """A position of Kenya: spaces as keywords (`nyeri="1B 2U 3T 1Ter Resist 1pop"`), every other field of a position
    too. The rest is Available; Political Will 10, Resources 5, Pipeline at Villagization (2), nobody Out of Play."""
    spaces = {name: pieces(value) for name, value in rest.items() if name in KENYA}
    fields = {name: value for name, value in rest.items() if name not in KENYA}
    spare = [number for number in ("K2", "K19", "K25") if number != card]
    position = {
        "title": "kenya",
        "card": card,
        "first": first,
        "deck": spare if deck is None else deck,
        "political_will": 10,
        "resources": 5,
        "pipeline": 2,
        "capabilities": capabilities or {},
        "spaces": spaces,
        **fields,
    }
    return Table(smallwars.from_position(position, chance="manual", options=options or {}), mode, options)


KENYA = (
    "nairobi", "kiambu", "fort_hall", "nyeri", "embu", "meru", "thompsons_falls", "rift_valley", "nanyuki", "thika",
    "aberdares", "mount_kenya",
)  # fmt: skip
