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

MODES = tuple(os.environ.get("SMALLWARS_MODES", " ".join(ALL_MODES)).split())
"""The modes of this run. `./test` leaves games as they are where it runs interpreted, else it goes on with copies."""


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
        chance = word.startswith("{")
        self._take_only_answers("" if chance else word)
        decision = self.game.decision
        assert decision is not None, f"the game is over; {word!r} is left over"
        if not chance and decision.actor == "chance" and self.game.was_forced(word):
            return
        assert chance == (decision.actor == "chance"), f"{word!r} does not answer {decision}"
        self.game.choose(word.strip("{}"))

    def _take_only_answers(self, word: str) -> None:
        """Take the only answers that a record may leave out, up to the question that the word answers."""
        while len(ways_on := [option for option in self.options if option != "back"]) == 1 and self.actor != "chance":
            if self.game.went_by_itself(word) or self.game.answer_named(word) is not None:
                return
            self.game.choose(ways_on[0])

    def _renew(self) -> None:
        if self._mode == "forked":
            self.game = self.game.fork()
        elif self._mode == "reloaded":
            saved = json.dumps(self.game.position())
            again = smallwars.from_position(
                json.loads(saved), chance="manual", options=self._options, any_order=self.game.any_order
            )
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
        """A field of the position; a space or a Region by its id."""
        position = self.position
        spaces = next(position[name] for name in ("spaces", "regions", "areas") if name in position)
        return spaces[field] if field in spaces else position[field]

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

    def units(self, region: str) -> str:
        """A Region of Greece in short: `2xdivision1 guerrilla1 [police1] []`, units in the Open, then squares."""
        there = self[region]
        opens = [f"{count}x{word}" if count > 1 else word for word, count in there["open"].items()]
        return " ".join([*opens, *[f"[{word or ''}]" for word in there["squares"]]])

    def there(self, place: str) -> str:
        """What is in an area or a box of Cyprus in 1974: `ema 3b_ng-`, a minus for disrupted units."""
        position = self.position
        box, _, side = place.partition("_")
        boxes = position["rear"] if box == "rear" else position["damaged"]
        units = position["areas"].get(place) if place in position["areas"] else position.get(place, boxes.get(side))
        return " ".join([f"{unit}-" if unit in position["disrupted"] else unit for unit in units])

    def index(self, side: str) -> int:
        """The Political Index of a side."""
        points: int = self["political_index"][side]
        return points

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


class CoinTable(Table):
    """A table of The British Way, whose scripts may be written in the order of bots: that a series ends which in that
    order is at its end need not be said, at the end of a script neither."""

    def __init__(self, game: smallwars.Game, mode: str = "plain", options: dict[str, Any] | None = None) -> None:
        super().__init__(game, mode, options)
        self._ahead: list[str] = []

    def play(self, text: str) -> Table:
        super().play(text)
        while (word := self.only_answer()) is not None:
            self._ahead.append(word)
            self._renew()
            self.game.choose(word)
        return self

    def step(self, word: str) -> None:
        """Play a word as at any table; one that was played ahead of its script is passed over."""
        if word in self._ahead:
            del self._ahead[: self._ahead.index(word) + 1]
            return
        self._ahead.clear()
        while word not in self.options and not self.game.went_by_itself(word) and (only := self.only_answer()):
            self._renew()
            self.game.choose(only)
        super().step(word)

    def only_answer(self) -> str | None:
        """The only answer of the Faction to decide, or the end of a series in the order of bots; None without one."""
        if self.actor in (None, "chance"):
            return None
        if len(self.options) == 1:
            return self.options[0]
        return "done" if self.game.only_in_order() == "done" else None


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
    game = smallwars.from_position(position, chance="manual", options=options or {}, any_order=True)
    return CoinTable(game, mode, options)


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
    game = smallwars.from_position(position, chance="manual", options=options or {}, any_order=True)
    return CoinTable(game, mode, options)


KENYA = (
    "nairobi", "kiambu", "fort_hall", "nyeri", "embu", "meru", "thompsons_falls", "rift_valley", "nanyuki", "thika",
    "aberdares", "mount_kenya",
)  # fmt: skip


def region(text: str) -> dict[str, Any]:
    """`2xdivision1 guerrilla1 [police1] [] terror resettled dse`, as a Region of a position: units in the Open, squares
    in brackets, markers, and who controls it."""
    there: dict[str, Any] = {"open": {}, "squares": []}
    for part in text.split():
        if part.startswith("["):
            there["squares"].append(part.strip("[]") or None)
        elif part in ("terror", "resettled"):
            there[part] = True
        elif part in ("government", "dse"):
            there["control"] = part
        else:
            count, _, word = part.rpartition("x")
            there["open"][word] = int(count or 1)
    return there


class BriefTable(Table):
    """A table where a script may leave out only answers, those after its last word too, and where the way back counts
    for none."""

    @property
    def options(self) -> list[str]:
        """What may be chosen now, but to go back."""
        return [option for option in super().options if option != "back"]

    @property
    def may_go_back(self) -> bool:
        """Whether one may go back to the question before."""
        return "back" in super().options

    def play(self, text: str) -> BriefTable:
        """Play the words of a record, then the only answers up to a choice or a result of chance."""
        super().play(text)
        self._take_only_answers("")
        return self


class GreekTable(BriefTable):
    """A table of Greek Civil War, where units rise unless the script says that they do not."""

    def _take_only_answers(self, word: str) -> None:
        super()._take_only_answers(word)
        while self.kind == "raise.unit" and (self.game.answer_named(word) is None or not word):
            rises = ["all"] if "all" in self.options else [option for option in self.options if option != "done"]
            if len(rises) != 1:
                return
            self.game.choose(rises[0])
            super()._take_only_answers(word)


def greece(
    mode: str = "plain",
    phase: str = "movement",
    active: str | None = "government",
    options: dict[str, Any] | None = None,
    any_order: bool = True,
    **rest: Any,
) -> GreekTable:
    """A position of Greek Civil War: Regions as keywords (`larissa="2xdivision1 guerrilla1 [police1] []"`), every other
    field of a position too. Turn 3, both indices 50, Aggressive for some turns; the phase begins."""
    regions = {name: region(value) for name, value in rest.items() if name in GREECE}
    fields = {name: value for name, value in rest.items() if name not in GREECE}
    position = {
        "title": "greek_civil_war",
        "turn": 3,
        "phase": phase,
        "political_index": {"government": 50, "dse": 50},
        "doctrine": "aggressive",
        "duration": 4,
        "regions": regions,
        **fields,
    }
    if active is not None and phase in ("mobilization", "movement", "conflict"):
        position["active"] = active
    game = smallwars.from_position(position, chance="manual", options=options or {}, any_order=any_order)
    return GreekTable(game, mode, options)


GREECE = (
    "athens", "thessalonika", "evros", "rodopi", "drama", "serres", "pella", "imathia", "florina", "kastoria", "kozani",
    "ioannina", "arta", "trikala", "larissa", "magnesia", "evritania", "aitolia", "fokida", "viotia", "evia",
    "korinthia",
    "ahaia", "arkadia", "messinia", "lakonia", "albania", "yugoslavia", "bulgaria",
)  # fmt: skip


def attila(
    mode: str = "plain",
    active: str | None = "turkish",
    options: dict[str, Any] | None = None,
    any_order: bool = True,
    **rest: Any,
) -> BriefTable:
    """A position of Operation Attila: areas as keywords (`kyrenia="ema 3b_ng- tmt_3"`, a minus for disrupted units),
    boxes too (`rear_turkish`, `rear_cypriot`, `damaged_turkish`, `damaged_cypriot`, `transit`), hands (`turkish="g2-4
    g3-3"`, `cypriot=…`), every other field of a position too. Turn 2; it is that side's turn to play a card, or, with
    no side, the turn begins."""
    disrupted: list[str] = []

    def units(text: str) -> list[str]:
        disrupted.extend([word.rstrip("-") for word in text.split() if word.endswith("-")])
        return [word.rstrip("-") for word in text.split()]

    boxes = {box: {side: units(rest.pop(f"{box}_{side}", "")) for side in SIDES} for box in ("rear", "damaged")}
    position: dict[str, Any] = {
        "title": "attila",
        "turn": 2,
        "phase": "selection" if active is None else "play",
        "hands": {side: rest.pop(side, "").split() for side in SIDES},
        **boxes,
        "transit": units(rest.pop("transit", "")),
        "areas": {name: units(rest.pop(name)) for name in CYPRUS_1974 if name in rest},
        "disrupted": disrupted,
        **({} if active is None else {"active": active}),
        **rest,
    }
    game = smallwars.from_position(position, chance="manual", options=options or {}, any_order=any_order)
    return BriefTable(game, mode, options)


SIDES = ("turkish", "cypriot")
CYPRUS_1974 = (
    "karpas", "akanthou", "trikomo", "famagusta", "ayia_napa", "lefkoniko", "kythreia", "kyrenia", "lapithos",
    "kioneli", "nicosia_city", "strovolos", "dhali", "athienou", "peristerona", "morfou", "lefka", "polis", "paphos",
    "troodos", "machairas", "limassol", "kophinou", "larnaca",
)  # fmt: skip
