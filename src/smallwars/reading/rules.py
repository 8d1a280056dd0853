"""The rules of a title in our own words: a digest of every numbered paragraph, and the cards where it has some."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from smallwars.engine.title import Title, key_of, readable
from smallwars.kit.text_board import text_board
from smallwars.kit.words import say
from smallwars.texts import FALLBACK, files_of, joined
from smallwars.texts.files import read_toml_files

from .errors import NotFound
from .rulings import ruling_text, rulings, spans


@dataclass(frozen=True)
class Paragraph:
    """A numbered paragraph of the rulebook; one that is not playable has nothing that a test could prove."""

    number: str
    title: str
    text: str
    playable: bool
    why: str = ""


@cache
def digest(title: Title, language: str) -> dict[str, Paragraph]:
    """Every paragraph by its number, in that language or in English; empty for a title without a digest."""
    found = read_toml_files(language, files_of(title, "rules"))
    return {paragraph["number"]: Paragraph(**paragraph) for digest in found for paragraph in digest["paragraph"]}


def look_up(title: Title, number: str, language: str) -> tuple[str, str]:
    """The heading and the text of a paragraph, a ruling, an option or a card."""
    wanted = number.strip().rstrip(".").removeprefix("§").strip()
    paragraphs = digest(title, language)
    known = {each.casefold(): paragraph for each, paragraph in paragraphs.items()}
    for tried in (wanted.casefold(), f"{wanted}.0"):
        if tried in known:
            return paragraph_text(known[tried], paragraphs, language)
    ruling = rulings(title, language).get(wanted.upper())
    if ruling is not None:
        return ruling_text(ruling, language)
    if wanted.casefold() in options(title):
        return option_text(title, wanted.casefold(), language)
    board = text_board(title)
    page = board.page(wanted, language)
    if page is None:
        key = "rule-unknown" if board.has_cards else "paragraph-unknown"
        raise NotFound(key, title=title.id, number=wanted)
    return page


def paragraph_text(paragraph: Paragraph, paragraphs: dict[str, Paragraph], language: str = FALLBACK) -> tuple[str, str]:
    """A paragraph, and the numbers of those inside it."""
    heading = say(language, "rule-title", number=paragraph.number, title=paragraph.title)
    stem = paragraph.number.removesuffix(".0") + "."
    inside = [each for each in paragraphs.values() if each.number.startswith(stem) and each is not paragraph]
    listed = [f"{each.number} {each.title}" for each in inside if "." not in each.number.removeprefix(stem)]
    more = ["", say(language, "paragraph-inside", numbers=joined(language, listed))] if listed else []
    return heading, "\n".join([paragraph.text.strip(), *more])


def options(title: Title) -> dict[str, Any]:
    """The options that may be agreed before a game, as the data have them."""
    found: dict[str, Any] = title.data.get("options", {})
    return found


def option_text(title: Title, name: str, language: str) -> tuple[str, str]:
    """An option as a page: its name; what it does, its default, and the ruling it turns."""
    key, known = f"option-{key_of(name)}", options(title)[name]
    default = known["default"]
    usual = say(language, f"option-{'on' if default else 'off'}") if isinstance(default, bool) else str(default)
    more = [say(language, "option-usual", name=name, default=usual)]
    if "ruling" in known:
        more.append(say(language, "option-ruling", ruling=known["ruling"]))
    about = title.phrase_or(language, f"{key}-about", "")
    return title.phrase_or(language, key, readable(name)), "\n".join([*([about, ""] if about else []), *more])


def contents(title: Title, language: str) -> Iterator[str]:
    """The table of contents: paragraphs, the ids of rulings, the names of options, then cards."""
    for paragraph in digest(title, language).values():
        depth = paragraph.number.removesuffix(".0").count(".")
        yield f"{'  ' * depth}{paragraph.number}  {paragraph.title}"
    if ids := spans(title, language):
        yield say(language, "rulings-listed", ids=joined(language, ids))
    if known := options(title):
        yield say(language, "options-listed", names=joined(language, known))
    more = text_board(title).index(language)
    if more:
        yield ""
        yield joined(language, more)


def everything(title: Title, language: str) -> Iterator[tuple[str, str]]:
    """Every paragraph, every ruling, every option and every card."""
    for paragraph in digest(title, language).values():
        yield say(language, "rule-title", number=paragraph.number, title=paragraph.title), paragraph.text.strip()
    yield from [ruling_text(ruling, language) for ruling in rulings(title, language).values()]
    yield from [option_text(title, name, language) for name in options(title)]
    yield from text_board(title).pages(language)
