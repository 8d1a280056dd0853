"""The rulings of titles: where a rulebook is silent or at odds with itself, and what the engine does there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from smallwars.engine.title import Title
from smallwars.kit.words import say
from smallwars.texts import files_of, joined
from smallwars.texts.files import read_toml_files


@dataclass(frozen=True)
class Ruling:
    """A question that the rulebook leaves open, our answer, and why, where that does not tell; `options` turn it the
    other way."""

    id: str
    rules: str
    question: str
    ruling: str
    why: str = ""
    options: tuple[str, ...] = ()

    @property
    def answer(self) -> str:
        """The practice of the engine, and why."""
        return f"{self.ruling} {self.why}".strip()


@dataclass(frozen=True)
class Section:
    """Rulings about one subject."""

    title: str
    rulings: tuple[Ruling, ...]


def sections(title: Title, language: str) -> Iterator[Section]:
    """The sections of rulings of a title: those it shares with others first, then its own."""
    for found in read_toml_files(language, files_of(title, "rulings")):
        for section in found["section"]:
            yield Section(section["title"], tuple(ruling_of(known) for known in section["ruling"]))


def ruling_of(known: dict[str, Any]) -> Ruling:
    """A ruling as its file has it."""
    return Ruling(**{**known, "options": tuple(known.get("options", ()))})


def rulings(title: Title, language: str) -> dict[str, Ruling]:
    """Every ruling of a title by its id."""
    return {ruling.id: ruling for section in sections(title, language) for ruling in section.rulings}


def ruling_text(ruling: Ruling, language: str) -> tuple[str, str]:
    """A ruling as a page: the question; the answer and why, the rules it is about, the option that changes it."""
    more = [say(language, "ruling-rules", rules=ruling.rules)]
    if ruling.options:
        more.append(say(language, "ruling-options", options=joined(language, ruling.options)))
    reason = [say(language, "ruling-why", why=ruling.why)] if ruling.why else []
    answer = "\n".join([ruling.ruling, *reason, "", *more])
    return unquoted(say(language, "rule-title", number=ruling.id, title=ruling.question)), unquoted(answer)


def unquoted(text: str) -> str:
    """The text without the marks that set a name of an option apart in Markdown."""
    return text.replace("`", "")


def spans(title: Title, language: str) -> list[str]:
    """`B1–B14`, `C-1–C-58`: the first and the last id of each letter."""
    letters: dict[str, list[str]] = {}
    for id in rulings(title, language):
        letters.setdefault(id[0], []).append(id)
    return [f"{ids[0]}–{ids[-1]}" for ids in letters.values()]
