"""The log: verbs and ints, turned into sentences only when somebody reads them."""

from __future__ import annotations

from collections.abc import Callable

Sentence = Callable[[str, str, tuple[int, int, int, int]], str]
"""A function that makes a sentence from a language, a verb and its ints; each title has one."""


class Entry:
    """One thing that happened."""

    def __init__(self, sentence: Sentence, verb: str, a: int, b: int, c: int, d: int) -> None:
        self._sentence = sentence
        self.verb = verb
        self.args = (a, b, c, d)

    def text(self, language: str = "en") -> str:
        """The sentence in that language, or in English where it is not there yet."""
        return self._sentence(language, self.verb, self.args)

    def __repr__(self) -> str:
        """The sentence, for people at a prompt."""
        return f"<{self.text()}>"


class Log:
    """The entries of a game, and the forced answers since the last choice."""

    def __init__(self, sentence: Sentence, entries: list[Entry], forced: list[int]) -> None:
        self._sentence = sentence
        self.entries = entries
        self.forced = forced

    def add(self, verb: str, a: int, b: int, c: int, d: int) -> None:
        """Add an entry."""
        self.entries.append(Entry(self._sentence, verb, a, b, c, d))

    def copy(self) -> Log:
        """An independent copy with the same entries."""
        return Log(self._sentence, self.entries.copy(), self.forced.copy())
