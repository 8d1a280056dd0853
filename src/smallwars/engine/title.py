"""What a title tells the engine about itself: the one interface through which every game of war is played."""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from mypy_extensions import mypyc_attr

from .chance import Driver
from .frame import State
from .question import FIRST_NUMBER, NUMBER, Question

Position = dict[str, Any]
"""A plain JSON-ready dict, documented per title."""

Options = dict[str, Any]
"""Title options: names to ints, booleans, strings and other JSON-ready values."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Title:
    """A game: its words, its set-up, its positions and its texts."""

    def __init__(
        self,
        id: str,
        name: str,
        actors: tuple[str, ...],
        words: dict[int, str],
        turns: tuple[str, ...],
        deals: str = "",
    ) -> None:
        """`actors` starts with chance; `turns` are the kinds of decision that start a new line in a record; `deals` is
        the kind of question that deals a card.
        """
        self.id = id
        self.name = name
        self.actors = actors
        self.words = words
        self.turns = turns
        self.deals = deals
        self._parts: dict[str, object] = {}

    # What stands beside the title

    def package(self) -> str:
        """The package whose folder holds everything of this title; empty where its class stands alone."""
        return str(getattr(sys.modules.get(type(self).__module__), "__package__", None) or "")

    def part(self, name: str) -> object | None:
        """The class of that part: `TextBoard` in the module `text_board` beside the title; None without a module."""
        if name not in self._parts:
            self._parts[name] = self._load_part(name)
        return self._parts[name]

    def _load_part(self, name: str) -> object | None:
        package = self.package()
        if not package or find_spec(f"{package}.{name}") is None:
            return None
        part: object = getattr(import_module(f"{package}.{name}"), "".join(name.title().split("_")))
        return part

    # Rules

    def word(self, answer: int) -> str:
        """The option id of an answer."""
        return self.words[answer] if answer < FIRST_NUMBER else str(answer - NUMBER)

    def check_options(self, given: Options) -> Options:
        """Every option of the title with its value; InvalidOption for one that is unknown or out of range."""
        raise NotImplementedError

    def start(self, options: Options, deck: list[str] | None, deal: bool) -> State[Any]:
        """The set-up. `deal`: whether an unknown deck is dealt ahead, or card by card as it is revealed."""
        raise NotImplementedError

    def position(self, state: State[Any]) -> Position:
        """The state as a position."""
        raise NotImplementedError

    def load(self, position: Position, options: Options) -> State[Any]:
        """The state a position describes; InvalidPosition names the field that is wrong."""
        raise NotImplementedError

    def view(self, position: Position, faction: str | None) -> Position:
        """The position as that faction, or a spectator, may see it."""
        raise NotImplementedError

    def redeal(self, state: State[Any], faction: int, driver: Driver) -> None:
        """Deal anew what that faction cannot see."""
        raise NotImplementedError

    def deck(self, state: State[Any]) -> list[str]:
        """The cards dealt so far in their order, for the head of a record; empty where there are none."""
        return []

    def cards_shown(self, state: State[Any]) -> int | None:
        """How many of these everybody has seen; None where even their order tells more than everybody knows."""
        return len(self.deck(state))

    def sentence(self, language: str, verb: str, args: tuple[int, int, int, int]) -> str:
        """A line of the log."""
        raise NotImplementedError

    def phrase(self, language: str, key: str) -> str:
        """A text by its key: refusals, results."""
        raise NotImplementedError

    def prompt(self, language: str, question: Question, state: State[Any] | None = None) -> str:
        """A question as a person reads it; with the state in which it is asked, it may tell more."""
        raise NotImplementedError

    def label(self, language: str, question: Question, answer: int, state: State[Any] | None = None) -> str:
        """An answer as a person reads it; with the state in which it may be given, it may tell more."""
        raise NotImplementedError

    def meaning(self, language: str, state: State[Any], answer: int) -> str:
        """What an answer stands for in that state and its label leaves open; empty where nothing is to be added."""
        return ""

    def svg(self, view: Position, language: str = "en", options: Options | None = None) -> str:
        """The board as a picture; `options`: those of the game, which may change what is printed on it."""
        raise NotImplementedError

    def faults(self, state: State[Any]) -> list[str]:
        """What breaks an invariant of the components; empty while all is well."""
        raise NotImplementedError
