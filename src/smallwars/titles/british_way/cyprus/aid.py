"""The aid of The British Way: Cyprus."""

from __future__ import annotations

from typing import Any, ClassVar

from smallwars.kit.aid_words import Numbers, Words
from smallwars.kit.sheets import Block, Box, Track

from ..family.aid import CoinAid
from ..family.rules.words import BRITISH, INSURGENT
from ..family.title import CoinTitle
from .rules.board import CONDEMNED, IGNORED, TOWN_COUNT, Cyprus, empty_board
from .rules.eoka_special_activities import Smuggle
from .rules.operation_menu import make, operations_of
from .rules.operations import FULL
from .rules.propaganda import quiet_mountains, quiet_towns
from .rules.setup import facts_of
from .rules.special_activities import accompanies, special_activity
from .rules.words import DIPLOMACY, INFILTRATE, INTERROGATE, PROPAGANDIZE, RESTORE, SMUGGLE


class Aid(CoinAid):
    """The sheets of Cyprus: British, EOKA, the round, and tables with International Opinion."""

    specials: ClassVar = {
        BRITISH: {RESTORE: "4.2.1", DIPLOMACY: "4.2.2", INTERROGATE: "4.2.3"},
        INSURGENT: {SMUGGLE: "4.3.1", INFILTRATE: "4.3.2", PROPAGANDIZE: "4.3.3"},
    }
    space_value = "value"
    piece_limits = (
        "troops", "police", "cells", "caches", "curfews", "sabotage", "chits_of_each_value", "caches_in_a_space",
    )  # fmt: skip

    def numbers(self) -> Numbers:
        board = quiet_board(self.title)
        values = {f"value_{space['id']}": space["value"]["value"] for space in self.title.data["spaces"]}
        return {
            **super().numbers(),
            **values,
            "spaces": FULL,
            "towns": TOWN_COUNT,
            "quiet_mountains": quiet_mountains(board),
            "quiet_towns": quiet_towns(board),
            "ignored": IGNORED,
            "condemned": CONDEMNED,
            "smuggle_condemned": smuggling_spaces(board, CONDEMNED),
        }

    def operations(self, actor: int) -> list[Any]:
        return [make(operation, actor, FULL) for operation in operations_of(actor)]

    def accompanies(self, special: int, operation: int) -> bool:
        return accompanies(special, operation)

    def tracks(self, words: Words) -> tuple[Block, ...]:
        return (opinion_track(words, quiet_board(self.title)),)


def quiet_board(title: CoinTitle) -> Cyprus:
    """An empty map, on which all is quiet."""
    return empty_board(facts_of(title.data, title.check_options({})))


def smuggling_spaces(board: Cyprus, opinion: int) -> int:
    """4.3.1: in how many spaces EOKA may Smuggle while International Opinion is there."""
    board.international_opinion = opinion
    frame = special_activity(board, SMUGGLE, INSURGENT)
    assert isinstance(frame, Smuggle)
    return 0 if opinion == IGNORED else frame.left


def opinion_track(words: Words, board: Cyprus) -> Track:
    """6.5: the International Opinion Track."""
    start = words.data["setup"]["international_opinion"]
    count = len(words.data["tracks"]["international_opinion"]["names"])
    spaces = [smuggling_spaces(board, value) for value in range(count)]
    texts = [words.lines("opinion-box", value=value, smuggle=most) for value, most in enumerate(spaces)]
    boxes = [Box(str(n), words.phrase(f"opinion-{n}"), lines, n == start) for n, lines in enumerate(texts)]
    heading = words.name("international_opinion")
    return Track("international_opinion", heading, tuple(boxes), "6.5", words.lines("opinion-lines"))
