"""What the tests of aids look at: blocks by id, paragraphs of a title, what its engine offers, pages of a PDF."""

from __future__ import annotations

import re
from collections import defaultdict
from functools import cache
from random import Random
from typing import Any

import smallwars
from smallwars.aids.make import aid
from smallwars.engine.registry import find
from smallwars.kit.sheets import Block, Entry, Grid, Listing, PrintedAid, Sheet, Track
from smallwars.reading.rules import digest
from smallwars.texts import files_of
from smallwars.texts.files import read
from tests.built_in import TITLES

LANGUAGES = ("en", "ja")
MENUS = ("operation", "special_activity", "regroup")
"""Decisions that also name what cannot be done just now."""
GAMES = 60
"""How many games are played to see what the engine offers."""
FILES = ("aid", *sorted({file for title in TITLES for file in files_of(find(title), "aid")[1:] if read("en", file)}))


@cache
def made(title: str, language: str) -> PrintedAid:
    return aid(title, language)


def sheet(title: str, id: str, language: str = "en") -> Sheet:
    return next(each for each in made(title, language).sheets if each.id == id)


def block(title: str, id: str, language: str = "en") -> Any:
    """The one block of that id."""
    found = [each for shown in made(title, language).sheets for each in shown.blocks() if each.id == id]
    assert len(found) == 1, (id, found)
    return found[0]


def entries(title: str, faction: str) -> list[str]:
    """What the sheet of a faction says it may do."""
    return [each.id for each in sheet(title, faction).blocks() if isinstance(each, Entry)]


def texts(shown: Block) -> list[str]:
    """Every sentence and cell of a block."""
    if isinstance(shown, Entry):
        return [*[text for line in shown.lines for text in line.texts], *shown.notes]
    if isinstance(shown, Listing):
        return [*shown.texts]
    if isinstance(shown, Grid):
        return [cell for row in (shown.head, *shown.rows, shown.texts) for cell in row]
    return [*shown.texts, *[text for box in shown.boxes for text in (box.name, *box.texts)]]


def shape(shown: Block) -> tuple[Any, ...]:
    """What must be the same in every language."""
    kind = type(shown).__name__
    if isinstance(shown, Entry):
        return kind, shown.id, shown.rule, [(line.id, len(line.texts)) for line in shown.lines], len(shown.notes)
    if isinstance(shown, Listing):
        return kind, shown.id, shown.rule, shown.numbered, len(shown.texts)
    if isinstance(shown, Grid):
        return kind, shown.id, shown.rule, len(shown.head), [len(row) for row in shown.rows], len(shown.texts)
    assert isinstance(shown, Track)
    return kind, shown.id, shown.rule, [(box.value, len(box.texts), box.start) for box in shown.boxes]


def data(title: str) -> dict[str, Any]:
    """The facts that a title is built from."""
    return find(title).data


def paragraphs(title: str) -> dict[str, str]:
    """The paragraphs of a title's rules with their headings."""
    return {number: each.title for number, each in digest(find(title), "en").items()}


@cache
def offered(title: str) -> dict[tuple[str, str], set[str]]:
    """What random games offer a faction or refuse it, by kind of decision."""
    found: dict[tuple[str, str], set[str]] = defaultdict(set)
    for seed in range(GAMES):
        game, dice = smallwars.new(title, seed=seed), Random(seed)
        while (decision := game.decision) is not None:
            ids = [option.id for option in decision.options]
            found[decision.actor, decision.kind].update(ids)
            if decision.kind in MENUS:
                found[decision.actor, decision.kind].update(game.refusals())
            game.choose(dice.choice(ids))
    return found


def pages(pdf: bytes) -> int:
    """How many pages a PDF of Chromium has."""
    return len(re.findall(rb"/Type\s*/Page\b(?!s)", pdf))
