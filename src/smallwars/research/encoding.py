"""Observations: what a faction may see, and what is asked, as one flat vector with a name for every place."""

from __future__ import annotations

import json
from functools import cache
from hashlib import blake2b
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..engine.game import Game
from ..engine.title import Options, Title
from ..kit.data_title import DataTitle
from .errors import ResearchError
from .kinds import KINDS
from .layouts import PATTERNS, SHARED, Words, expand, vocabulary
from .spaces import VERSION, actions, known

Vector = NDArray[np.float32]
Tree = dict[Any, Any]
"""Where a word or a field stands: a place of the vector, or what is inside."""

UNSEEN = ("title", "result")
"""Fields of a view that are not part of an observation: the one never changes, the other is the reward."""


class Encoder:
    """Builds the observations of a title."""

    def __init__(self, title: Title, words: Words) -> None:
        patterns = {**SHARED, **PATTERNS[title.id]}
        entries = [(name, bounds) for pattern, bounds in patterns.items() for name in expand(pattern, words)]
        self.title = title
        self.names = tuple([name for name, _ in entries])
        self.low = np.array([low for _, (low, _) in entries], np.float32)
        self.high = np.array([high for _, (_, high) in entries], np.float32)
        self._tree = tree(self.names)
        self._seats: dict[str, int] = self._tree["seat"]
        self._question: Tree = self._tree["question"]

    def __len__(self) -> int:
        return len(self.names)

    def observe(self, game: Game, faction: str | None) -> Vector:
        """What that faction, or a spectator, sees now; of what is hidden from it nothing depends on."""
        values = np.zeros(len(self.names), np.float32)
        self.observe_into(values, game, faction)
        return values

    def observe_into(self, values: Vector, game: Game, faction: str | None) -> None:
        """The same, into a vector of zeros."""
        view = game.view(faction)
        for field in UNSEEN:
            view.pop(field, None)
        try:
            fill(values, self._tree, view)
        except KeyError as missing:
            raise ResearchError("not-in-layout", title=self.title.id, field=str(missing.args[0])) from missing
        if faction is not None:
            values[self._seats[faction]] = 1
        self._ask(values, game)

    def _ask(self, values: Vector, game: Game) -> None:
        question, places = game.question(), self._question
        if question is None:
            return
        values[places["actor"][self.title.actors[question.actor]]] = 1
        values[places["kind"][question.kind]] = 1
        values[places["left"]] = max(question.left, 0)
        if question.about >= 0:
            values[places["about"][self.title.word(question.about)]] = 1


def fill(values: Vector, places: Tree, found: dict[Any, Any]) -> None:
    """Write what was found where it belongs; zeros, nothing and empty lists are there already."""
    for field, value in found.items():
        if not value:
            continue
        place = places[field]
        if isinstance(value, str):
            values[place[value]] = 1
        elif isinstance(value, dict):
            fill(values, place, value)
        elif not isinstance(value, list):
            values[place] = value
        elif isinstance(place.get(0), dict):
            fill(values, place, dict(enumerate(value)))
        else:
            for word in value:
                values[place[word]] += 1


def tree(names: tuple[str, ...]) -> Tree:
    """Names like `spaces/nicosia/troops` and `card=C3` as a tree of places; numbers in them are ints."""
    root: Tree = {}
    for place, name in enumerate(names):
        path = [int(part) if part.isdecimal() else part for part in name.replace("=", "/").split("/")]
        node = root
        for part in path[:-1]:
            node = node.setdefault(part, {})
        node[path[-1]] = place
    return root


def encoder(title: str, options: Options | None = None) -> Encoder:
    """The encoder of a title; only the option `data` can change its layout."""
    return _encoder(title, json.dumps((options or {}).get("data")))


@cache
def _encoder(title: str, data: str) -> Encoder:
    played, changes = known(title), json.loads(data)
    assert isinstance(played, DataTitle)
    words = vocabulary(played, {} if changes is None else {"data": changes})
    return Encoder(played, {**words, "kind": KINDS[title], "word": [played.words[at] for at in sorted(played.words)]})


def layout(title: str, options: Options | None = None) -> tuple[str, ...]:
    """The name of every place of an observation."""
    return encoder(title, options).names


def fingerprint(title: str, options: Options | None = None) -> str:
    """Short and the same as long as actions and layout are; to be kept beside what was learned with them."""
    words = " ".join([*actions(title).words, *layout(title, options)])
    return f"{VERSION}-{blake2b(words.encode(), digest_size=6).hexdigest()}"
