"""The rules of a title in our own words: a digest of every numbered paragraph, and the cards."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from ..engine.title import Title
from ..texts import FALLBACK, FOLDER
from ..titles.british_way.title import CoinTitle
from .board import card_of, sides
from .layouts import layout_of
from .session import Trouble
from .words import say, term


@dataclass(frozen=True)
class Paragraph:
    """A numbered paragraph of the rulebook; one that is not playable has nothing that a test could prove."""

    number: str
    title: str
    text: str
    playable: bool
    why: str = ""


@cache
def digest(title: str, language: str) -> dict[str, Paragraph]:
    """Every paragraph by its number, in that language or in English; empty for a title without a digest."""
    for tried in (language, FALLBACK):
        path = FOLDER / tried / "rules" / f"{title}.toml"
        if path.exists():
            paragraphs = tomllib.loads(path.read_text(encoding="utf-8"))["paragraph"]
            return {paragraph["number"]: Paragraph(**paragraph) for paragraph in paragraphs}
    return {}


def look_up(title: Title, number: str, language: str) -> tuple[str, str]:
    """The heading and the text of a paragraph or a card."""
    wanted = number.strip().rstrip(".").removeprefix("§").strip()
    paragraphs = digest(title.id, language)
    if wanted in paragraphs:
        return paragraph_text(paragraphs[wanted], paragraphs, language)
    if isinstance(title, CoinTitle) and wanted.upper() in [card["id"] for card in title.cards]:
        return card_text(title, wanted, language)
    raise Trouble(say(language, "rule-unknown", title=title.id, number=wanted))


def paragraph_text(paragraph: Paragraph, paragraphs: dict[str, Paragraph], language: str = FALLBACK) -> tuple[str, str]:
    """A paragraph, and the numbers of those inside it."""
    heading = say(language, "rule-title", number=paragraph.number, title=paragraph.title)
    stem = paragraph.number.removesuffix(".0") + "."
    inside = [each for each in paragraphs.values() if each.number.startswith(stem) and each is not paragraph]
    listed = [f"{each.number} {each.title}" for each in inside if "." not in each.number.removeprefix(stem)]
    more = ["", say(language, "paragraph-inside", numbers=", ".join(listed))] if listed else []
    return heading, "\n".join([paragraph.text.strip(), *more])


def example_card(title: Title) -> str:
    """A card to name where it is explained how to look one up."""
    return layout_of(title).card if isinstance(title, CoinTitle) else ""


def card_text(title: CoinTitle, id: str, language: str) -> tuple[str, str]:
    """A card: both texts, its history and the chapter to read."""
    card = card_of(title, id)
    heading = f"{card['id']} {card['title']}"
    if "capability" in card:
        heading += f" · {term(language, 'capability', card['capability'])}"
    texts = [f"{say(language, 'side-' + side)}: {text}" for side, text in sides(card)]
    history = f"{say(language, 'card-history')}: {card['history']}"
    return heading, "\n\n".join([*texts, history, f"{say(language, 'card-chapter')}: {card['chapter']}"])


def contents(title: Title, language: str) -> Iterator[str]:
    """The table of contents: paragraphs, then cards."""
    for paragraph in digest(title.id, language).values():
        depth = paragraph.number.removesuffix(".0").count(".")
        yield f"{'  ' * depth}{paragraph.number}  {paragraph.title}"
    if isinstance(title, CoinTitle):
        yield ""
        yield ", ".join(f"{card['id']} {card['title']}" for card in title.cards)


def everything(title: Title, language: str) -> Iterator[tuple[str, str]]:
    """Every paragraph and every card."""
    for paragraph in digest(title.id, language).values():
        yield say(language, "rule-title", number=paragraph.number, title=paragraph.title), paragraph.text.strip()
    if isinstance(title, CoinTitle):
        for card in title.cards:
            yield card_text(title, card["id"], language)
