"""The words of a report: those of the title, and its own."""

from __future__ import annotations

from typing import Final

from ...engine.title import Title, key_of, readable
from ...kit.measures import measures
from ...texts import FALLBACK, files_of, has_message, message
from ..reports.numbers import signed
from .figures import Difference, Interval, Share

FILES: Final = ("report",)


def say(language: str, key: str, **args: str | int) -> str:
    """A sentence of the report."""
    return message(language, FILES, key, args)


class Names:
    """The names of a title's things, in a language."""

    def __init__(self, title: Title, language: str = FALLBACK) -> None:
        self.title = title
        self.language = language
        self.files = (*FILES, *files_of(title, "measures"))
        self.measures = measures(title)
        self.cards = self.measures.cards(language)

    def say(self, key: str, **args: str | int) -> str:
        return message(self.language, self.files, key, args)

    def has(self, key: str) -> bool:
        """Whether the report, or the title for it, has that message."""
        return has_message(self.files, key)

    def heads(self, *keys: str) -> list[str]:
        """Several messages that need nothing filled in."""
        return [self.say(key) for key in keys]

    def known(self, key: str) -> str | None:
        """The title's own word for something; None where it has none."""
        try:
            return self.title.phrase(self.language, key)
        except KeyError:
            return None

    def faction(self, faction: str) -> str:
        return self.known("faction-" + key_of(faction)) or (faction if faction else self.say("nobody"))

    def word(self, word: str) -> str:
        """The name of an operation, or of the side of a card."""
        own = "operation-" + key_of(word)
        if self.has(own):
            return self.say(own)
        return self.known("word-" + key_of(word)) or word.replace("_", " ")

    def measure(self, measure: str) -> str:
        """The name of a score."""
        own = "measure-" + key_of(measure)
        if self.has(own):
            return self.say(own)
        return self.say("measure-of", faction=self.faction(measure)) if self.has("measure-of") else readable(measure)

    def card(self, card: str) -> str:
        return self.cards.get(card) or self.known("word-" + key_of(card)) or card

    def reason(self, reason: str) -> str:
        return self.known("result-" + reason) or reason

    def grade(self, grade: str) -> str:
        own = "grade-" + key_of(grade)
        return self.say(own) if self.has(own) else grade.replace("_", " ")

    def difference(self, found: Difference) -> list[str]:
        """A difference and its interval, in percentage points."""
        if not found.n or found.value != found.value:
            return ["–", "–"]
        low, high = found.interval
        return [points(found.value), self.say("from-to", low=points(low), high=points(high))]

    @property
    def turn(self) -> str:
        """What the title calls a turn."""
        return self.say(f"turn-{self.measures.turn}")

    @property
    def round(self) -> str:
        """What the title calls a round of turns."""
        return self.say(f"round-{self.measures.round}")


# Numbers


def percent(value: float) -> str:
    return "–" if value != value else f"{100 * value:.1f} %"


def between(interval: Interval) -> str:
    return f"{100 * interval[0]:.1f}–{100 * interval[1]:.1f} %"


def share(found: Share) -> list[str]:
    """A share and its interval."""
    return [percent(found.value), between(found.interval) if found.n else "–"]


def points(value: float) -> str:
    """Percentage points, with their sign."""
    return "–" if value != value else signed(100 * value, ".1f")


def plain(value: float) -> str:
    """A number with as many places as it needs."""
    return f"{value:.0f}" if value == int(value) else f"{value:.1f}"
