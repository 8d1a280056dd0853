"""A title without a game: its sides, options, board and cards, and its rules by number or by words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Literal

import msgspec

from ...aids import fragment, page
from ...bots import bots
from ...engine.game import Game
from ...engine.registry import find, titles
from ...engine.table import new
from ...engine.title import Position, Title, key_of, readable
from ...kit.aid import sheets
from ...kit.parts import guarded
from ...kit.strength import strength
from ...kit.text_board import text_board
from ...kit.words import faction_name, name, title_name
from ...lab.reports.numbers import signed
from ...reading.about import about
from ...reading.errors import NotFound
from ...reading.history import has_history
from ...reading.rules import digest, look_up
from ...reading.rulings import rulings, unquoted
from ...reading.search import entries, nearest
from ...reading.search import search as find_words
from ...texts import files_of, messages
from ..errors import RequestError, say
from ..study.lessons import has_lesson
from ..tables.board_views import board_out, drawing_out
from ..wire import (
    BotLine,
    CardOut,
    Drawing,
    FactionOut,
    Rule,
    RuleLine,
    SearchResult,
    TitleLine,
    TitleOption,
    TitlePage,
)

FIELDS, FIELD = "fields", "field-"
"""The file with the names of a position's fields, and the beginning of the keys of those messages."""


def known(id: str) -> Title:
    """The title of that id."""
    if id not in titles():
        raise RequestError(404, "title", title=id[:40], titles=", ".join(titles()))
    return find(id)


# The page


def title_lines(language: str) -> list[TitleLine]:
    """Every title; one whose words fail stands there with its ids."""
    return [title_line(find(id), language) for id in titles()]


def title_line(title: Title, language: str) -> TitleLine:
    """A title in the lobby."""
    return guarded(
        title,
        "line in the lobby",
        lambda: TitleLine(title.id, title_name(title, language), period(title), factions(title, language)),
        lambda: TitleLine(title.id, title.name, "", [FactionOut(id, readable(id)) for id in title.actors[1:]]),
    )


def drawing(id: str) -> Drawing:
    """The glyphs and colours that a page draws the boards of that title with."""
    return drawing_out(known(id))


def period(title: Title) -> str:
    return str(title.data.get("period", ""))


def factions(title: Title, language: str) -> list[FactionOut]:
    return [FactionOut(id, faction_name(title, language, id)) for id in title.actors[1:]]


@lru_cache(maxsize=32)
def title_page(id: str, language: str, able: Sequence[str] = bots()) -> TitlePage:
    """The page of a title; `able`: the bots that may be seated."""
    title = known(id)
    set_up = new(id, chance="manual")
    board = board_out(set_up, None, False, language, 0)
    return TitlePage(
        id=title.id,
        name=title_name(title, language),
        period=period(title),
        factions=factions(title, language),
        hides=hides(set_up),
        options=[option(title, name, data, language) for name, data in title.data.get("options", {}).items()],
        bots=bot_lines(title, language, able),
        board=msgspec.structs.replace(board, question=None),
        cards=cards(title, language),
        digest=digest_lines(title, language),
        rulings=[RuleLine(ruling.id, unquoted(ruling.question)) for ruling in rulings(title, language).values()],
        about=list(about(title, language)),
        position={name: value for name, value in set_up.position().items() if name != "pending"},
        words=position_words(title, set_up.position(), language),
        lesson=has_lesson(title),
        history=has_history(title),
        aid=len(sheets(title, language)) > 0,
    )


def position_words(title: Title, position: Position, language: str) -> dict[str, str]:
    """Fields and words of a position as people call them: those of every title, then what this one calls its own."""
    names = {key.removeprefix(FIELD): text for key, text in messages(language, files_of(title, FIELDS), FIELD).items()}
    shared = names | {key.replace("-", "_"): text for key, text in names.items()}
    own = {word: name(title, language, word) for word in words_in(position).union(title.words.values())}
    return shared | {word: called for word, called in own.items() if called != word}


def words_in(value: Any) -> set[str]:
    """The fields and words of a position; a field may hold another."""
    if isinstance(value, dict):
        return set(value).union(*[words_in(inner) for inner in value.values()])
    if isinstance(value, list):
        return set().union(*[words_in(inner) for inner in value])
    return {value} if isinstance(value, str) else set()


def hides(game: Game) -> bool:
    """Whether a side holds what the other does not see: then a record is not open while the game goes on."""
    return game.title.cards_shown(game.state) is None


def option(title: Title, name: str, data: dict[str, Any], language: str) -> TitleOption:
    """An option as the data have it, under the name that people read."""
    key = option_key(name)
    label, about = title.phrase_or(language, key, readable(name)), title.phrase_or(language, f"{key}-about", "")
    values = [str(value) for value in data.get("one_of", [])]
    labels = [title.phrase_or(language, f"{key}-is-{key_of(value)}", readable(value)) for value in values]
    texts = {"name": name, "type": type(data["default"]).__name__, "label": label, "about": about, "labels": labels}
    return msgspec.convert(texts | data, TitleOption)


def option_key(name: str) -> str:
    """The message that names an option."""
    return "option-" + name.replace("_", "-")


def bot_lines(title: Title, language: str, able: Sequence[str]) -> list[BotLine]:
    """The bots that may be seated."""
    return [BotLine(id, say(language, f"bot-{id}"), bot_about(id, title, language)) for id in able]


def bot_about(id: str, title: Title, language: str) -> str:
    """The description of a bot, with its measured strength."""
    about, measured = say(language, f"bot-{id}-about"), strength(title).get(id)
    if measured is None:
        return about
    elo, half, games = measured
    return f"{about} {say(language, 'bot-elo', elo=signed(elo), half=str(half), games=str(games))}"


def cards(title: Title, language: str) -> list[CardOut]:
    """The cards with their texts."""
    board = text_board(title)
    ids = [line.partition(" ")[0] for line in board.index(language)]
    pages = [(id, board.page(id, language)) for id in ids]
    return [CardOut(id, *page) for id, page in pages if page is not None]


def digest_lines(title: Title, language: str) -> list[RuleLine]:
    """The contents of the rules; 3.0 is a chapter, 3.1 stands one step in."""
    lines = digest(title, language).values()
    return [RuleLine(each.number, each.title, each.number.removesuffix(".0").count(".")) for each in lines]


# Rules


def rule(id: str, number: str, language: str) -> Rule:
    """A paragraph, a card, a ruling or an option by its number or name."""
    title = known(id)
    wanted = number.strip().lstrip("§").strip().rstrip(".")
    try:
        heading, text = look_up(title, wanted, language)
    except NotFound:
        raise RequestError(404, "no-rule", title=title_name(title, language), number=number[:40]) from None
    exact = {each.number.casefold(): each for each in entries(title, language)}
    found = exact.get(wanted.casefold()) or exact.get(f"{wanted}.0")
    return Rule(found.number, found.title, text, found.kind) if found else Rule(wanted, heading, text)


def search(id: str, words: str, language: str) -> SearchResult:
    """The rules in which all the words stand, or words that are near."""
    title = known(id)
    hits = find_words(title, words, language)
    rules = [Rule(hit.entry.number, hit.entry.title, hit.entry.text, hit.entry.kind, hit.excerpt) for hit in hits]
    return SearchResult(rules, [] if hits else nearest(title, words, language))


# Player aids


def aid(id: str, language: str, faction: str | None, format: Literal["html", "fragment"]) -> str:
    """The player aid of a title: a page to print, or its sheets for another page; of all, or of a side."""
    return (page if format == "html" else fragment)(known(id).id, language, faction)
