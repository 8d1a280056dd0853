"""The aid of The British Way: Cyprus."""

from __future__ import annotations

from typing import Final

from smallwars.kit.aid_words import Numbers, Words
from smallwars.kit.sheets import Box, Section, Sheet, Track

from ..family import aid as coin
from ..family.rules.words import BRITISH, INSURGENT
from ..family.title import CoinTitle
from .rules.board import CONDEMNED, IGNORED, TOWN_COUNT, Cyprus, empty_board
from .rules.eoka_special_activities import Smuggle
from .rules.operation_menu import make, operations_of
from .rules.operations import FULL
from .rules.propaganda import quiet_mountains, quiet_towns
from .rules.setup import facts_of
from .rules.special_activities import BRITISH_SPECIALS, EOKA_SPECIALS, accompanies, special_activity
from .rules.words import DIPLOMACY, INFILTRATE, INTERROGATE, PROPAGANDIZE, RESTORE, SMUGGLE

RULES: Final = {
    RESTORE: "4.2.1",
    DIPLOMACY: "4.2.2",
    INTERROGATE: "4.2.3",
    SMUGGLE: "4.3.1",
    INFILTRATE: "4.3.2",
    PROPAGANDIZE: "4.3.3",
}
SPECIALS: Final = {BRITISH: BRITISH_SPECIALS, INSURGENT: EOKA_SPECIALS}
LIMITS: Final = (
    "troops", "police", "cells", "caches", "curfews", "sabotage", "chits_of_each_value", "caches_in_a_space",
)  # fmt: skip


def numbers(title: CoinTitle) -> Numbers:
    """What the data and the engine know."""
    board = quiet_board(title)
    values = {f"value_{space['id']}": space["value"]["value"] for space in title.data["spaces"]}
    return {
        **coin.numbers(title),
        **values,
        "spaces": FULL,
        "towns": TOWN_COUNT,
        "quiet_mountains": quiet_mountains(board),
        "quiet_towns": quiet_towns(board),
        "ignored": IGNORED,
        "condemned": CONDEMNED,
        "smuggle_condemned": smuggled(board, CONDEMNED),
    }


def quiet_board(title: CoinTitle) -> Cyprus:
    """An empty map: what the engine gives for order."""
    return empty_board(facts_of(title.data, title.check_options({})))


def smuggled(board: Cyprus, opinion: int) -> int:
    """4.3.1: in how many spaces EOKA may Smuggle while International Opinion is there."""
    board.international_opinion = opinion
    frame = special_activity(board, SMUGGLE, INSURGENT)
    assert isinstance(frame, Smuggle)
    return 0 if opinion == IGNORED else frame.left


def sheets(title: CoinTitle, language: str) -> tuple[Sheet, ...]:
    """All sheets."""
    words = Words(title, language, numbers(title))
    return (faction(words, BRITISH), faction(words, INSURGENT), coin.round_sheet(words), tables(words, title))


def faction(words: Words, actor: int) -> Sheet:
    """A faction's sheet."""
    ops, specials = operations_of(actor), SPECIALS[actor]
    frames = coin.frames_of(lambda op: make(op, actor, FULL), ops)
    entries = coin.operations(words, frames, specials, accompanies)
    beside = coin.special_activities(words, {special: RULES[special] for special in specials}, ops, accompanies)
    return coin.faction_sheet(words, words.title.actors[actor], entries, beside)


def tables(words: Words, title: CoinTitle) -> Sheet:
    """Tracks, map, pieces, Capabilities."""
    tracks = (coin.will(words), opinion(words, quiet_board(title)))
    more = (coin.pieces(words, LIMITS), coin.capabilities(words, title), words.listing("set-up", "2.1"))
    sections = (
        Section("tracks", words.say("tracks"), tracks),
        Section("map", words.say("map"), (coin.spaces(words, "value"),)),
        Section("more", words.say("more"), more),
    )
    return Sheet("tables", words.say("tables"), sections)


def opinion(words: Words, board: Cyprus) -> Track:
    """6.5: the International Opinion Track."""
    start = words.data["setup"]["international_opinion"]
    count = len(words.data["tracks"]["international_opinion"]["names"])
    told = [words.lines("opinion-box", value=value, smuggle=smuggled(board, value)) for value in range(count)]
    boxes = [Box(str(n), words.phrase(f"opinion-{n}"), lines, n == start) for n, lines in enumerate(told)]
    heading = words.name("international_opinion")
    return Track("international_opinion", heading, tuple(boxes), "6.5", words.lines("opinion-lines"))
