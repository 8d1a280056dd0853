"""Observations: all that a faction may see and what is asked, as one flat vector with a name for every place."""

from __future__ import annotations

import json
from functools import cache
from hashlib import blake2b
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..engine.game import Game
from ..engine.registry import find
from ..engine.title import Options, Title
from ..kit.encoding import UNSEEN, encoding
from .errors import ResearchError
from .layouts import SHARED, Words, expand, vocabulary
from .spaces import VERSION, actions

Vector = NDArray[np.float32]
Tree = dict[Any, Any]
"""The places of words and fields in a vector, by their names; what has an inside has a tree of its own."""


class Encoder:
    """Builds the observations of a title."""

    def __init__(self, title: Title, words: Words) -> None:
        own = encoding(title)
        patterns = {**SHARED, **own.patterns()}
        entries = [(name, bounds) for pattern, bounds in patterns.items() for name in expand(pattern, words)]
        self.title = title
        self.is_complete = own.is_complete
        self.names = tuple([name for name, _ in entries])
        self.low = np.array([low for _, (low, _) in entries], np.float32)
        self.high = np.array([high for _, (_, high) in entries], np.float32)
        self._tree = tree(self.names)
        self._seats: dict[str, int] = self._tree["seat"]
        self._question: Tree = self._tree["question"]

    def __len__(self) -> int:
        return len(self.names)

    def observe(self, game: Game, faction: str | None) -> Vector:
        """The observation of that faction, or of a spectator; it depends on nothing that is hidden from it."""
        values = np.zeros(len(self.names), np.float32)
        self.observe_into(values, game, faction)
        return values

    def observe_into(self, values: Vector, game: Game, faction: str | None) -> None:
        """Write the observation of that faction, or of a spectator, into a vector of zeros."""
        view = {field: value for field, value in game.view(faction).items() if field not in UNSEEN}
        if not self.is_complete:
            view = placed(view, self._tree)
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
        if self.is_complete or question.kind in places.get("kind", {}):
            values[places["kind"][question.kind]] = 1
        values[places["left"]] = max(question.left, 0)
        if question.about >= 0:
            values[places["about"][self.title.word(question.about)]] = 1


def fill(values: Vector, places: Tree, found: dict[Any, Any]) -> None:
    """Write found values into their places; zeros, nothing and empty lists are there already."""
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


def placed(found: dict[Any, Any], places: Tree) -> dict[Any, Any]:
    """The fields and words of a view that have a place; the others are passed over."""
    kept: dict[Any, Any] = {}
    for field, value in found.items():
        place = places.get(field)
        if isinstance(value, dict) and isinstance(place, dict):
            kept[field] = placed(value, place)
        elif isinstance(value, list) and isinstance(place, dict):
            kept[field] = [word for word in value if isinstance(word, str) and word in place]
        elif (value in place) if isinstance(place, dict) and isinstance(value, str) else isinstance(place, int):
            kept[field] = value
    return kept


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
    played, changes = find(title), json.loads(data)
    return Encoder(played, vocabulary(played, {} if changes is None else {"data": changes}))


def layout(title: str, options: Options | None = None) -> tuple[str, ...]:
    """The name of every place of an observation."""
    return encoder(title, options).names


def fingerprint(title: str, options: Options | None = None) -> str:
    """A short text that stays the same as long as actions and layout do; to be kept with what was learned with them."""
    words = " ".join([*actions(title).words, *layout(title, options)])
    return f"{VERSION}-{blake2b(words.encode(), digest_size=6).hexdigest()}"
