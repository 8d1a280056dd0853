"""The words of an aid: its own Fluent files, filled in with the numbers of the title, and the names the title gives."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from smallwars.engine.title import Title, key_of
from smallwars.texts import FALLBACK, files_of, has_message, message

from .sheets import Entry, Grid, Line, Listing, Texts

Numbers = Mapping[str, str | int]
COMMON = "aid"
"""The file with the words of every aid."""
ENTRY_LINES = ("purpose", "with", "place", "how", "ways")
"""The labelled lines of an entry; what is done is told in steps, or as ways of which one is taken."""


class Words:
    """The words of an aid in a language."""

    def __init__(self, title: Title, language: str, numbers: Numbers) -> None:
        """`numbers`: what the data and the modules of the title know, to be filled in."""
        self.title = title
        self.language = language
        self.files = files_of(title, COMMON)
        self.numbers = numbers

    @property
    def data(self) -> dict[str, Any]:
        """The data of the title."""
        return self.title.data

    def has(self, key: str) -> bool:
        """Whether the aid has that message."""
        return has_message(self.files, key)

    def say(self, key: str, **args: str | int) -> str:
        """A message of the aid."""
        return message(self.language, self.files, key, {**self.numbers, **args})

    def lines(self, key: str, **args: str | int) -> Texts:
        """A message line by line."""
        return tuple(line for line in self.say(key, **args).splitlines() if line)

    def some(self, key: str) -> Texts:
        """The lines of a message that need not be there."""
        return self.lines(key) if self.has(key) else ()

    def phrase(self, key: str) -> str:
        """A message of the title itself."""
        return self.title.phrase(self.language, key)

    def name(self, word: str) -> str:
        """An option id as the title calls it."""
        return self.phrase("word-" + key_of(word))

    def faction(self, faction: str) -> str:
        """A faction as the title calls it."""
        return self.phrase("faction-" + key_of(faction))

    def join(self, parts: Iterable[str]) -> str:
        """Several names in a row."""
        return self.say("comma").join(parts)

    # Blocks whose messages are named after them

    def entry(self, word: str, rule: str, **more: Texts) -> Entry:
        """The entry of something that a player may do; `more`: lines that the rules know."""
        found = {part: more.get(part) or self.some(f"{key_of(word)}-{part}") for part in ENTRY_LINES}
        lines = tuple(Line(part, self.say(f"label-{part}"), texts) for part, texts in found.items() if texts)
        notes = self.some(f"{key_of(word)}-note")
        return Entry(word, self.called(word), rule, lines, notes, self.english(word))

    def entries(self, side: str, listed: Iterable[tuple[str, str]]) -> tuple[Entry, ...]:
        """The entries of several deeds, each with its rule; a side may have a text of its own for one."""
        return tuple([self.entry(word, rule, **self.own_lines(word, side)) for word, rule in listed])

    def own_lines(self, word: str, side: str) -> dict[str, Texts]:
        """Where and how a side does something, as far as only that side does it so."""
        return {part: self.some(f"{key_of(word)}-{part}-{side}") for part in ("place", "how")}

    def called(self, word: str) -> str:
        """The name of a deed in the aid, or else in the title."""
        key = f"entry-{key_of(word)}"
        return self.say(key) if self.has(key) else self.name(word)

    def english(self, word: str) -> str:
        """The name in the printed game, for readers of another language; empty where the name is our own."""
        own = self.has(f"entry-{key_of(word)}") or self.language == FALLBACK
        return "" if own else self.title.phrase(FALLBACK, "word-" + key_of(word))

    def listing(self, key: str, rule: str = "", numbered: bool = False) -> Listing:
        """A heading and its sentences."""
        return Listing(key, self.say(key), self.lines(f"{key}-lines"), rule, numbered)

    def gains(self, key: str) -> Listing:
        """The listing of what raises the score."""
        return Listing(key, self.say(key), self.lines(f"{key}-lines"), sign="plus")

    def losses(self, key: str) -> Listing:
        """The listing of what lowers the score."""
        return Listing(key, self.say(key), self.lines(f"{key}-lines"), sign="minus")

    def head(self, *keys: str) -> Texts:
        """The heads of a table's columns."""
        return tuple(self.say(f"head-{key}") for key in keys)

    def table(self, key: str, head: Texts, rows: Iterable[Texts], rule: str = "", wide: bool = False) -> Grid:
        """A table with its heading, and what is to be said below it."""
        return Grid(key, self.say(key), head, tuple(rows), rule, self.some(f"{key}-lines"), wide)

    def figures(self, key: str, head: Texts, rows: Iterable[Texts], rule: str = "", wide: bool = False) -> Grid:
        """A table of numbers and codes."""
        return Grid(key, self.say(key), head, tuple(rows), rule, self.some(f"{key}-lines"), wide, figures=True)


def limits(data: Mapping[str, Any]) -> dict[str, int]:
    """Values with a source beside them, by name."""
    return {name: entry["value"] for name, entry in data.items() if isinstance(entry, dict) and "value" in entry}


def neighbours(data: Mapping[str, Any], place: str) -> list[str]:
    """The places that border on one, in the order of the borders."""
    pairs = [border["pair"] for border in data["adjacent"]]
    return [two if one == place else one for one, two in pairs if place in (one, two)]
