"""The aid of The British Way: Kenya."""

from __future__ import annotations

from typing import Any, ClassVar

from smallwars.kit.aid_words import Numbers, Words
from smallwars.kit.sheets import Block, Box, Track

from ..family.aid import CoinAid
from ..family.rules.words import BRITISH, INSURGENT
from ..family.title import CoinTitle
from .rules.board import EVERYWHERE, JUNGLES, NON_RESERVE_PROVINCES, RESERVES, Kenya, empty_board
from .rules.british_operations import NAIROBI_CUBES, PROVINCE_POLICE
from .rules.mau_mau_operations import POLICE_A_TERROR
from .rules.operation_menu import make, operations_of
from .rules.operations import ANY_NUMBER
from .rules.pipeline import NO_OUTRAGE, RELOCATE_SPACES, REPRISAL_SPACES, Outrage
from .rules.propaganda import BREAK_EVEN, BRITISH_WIN, MAU_MAU_WIN, bases_contained, nairobi_quiet
from .rules.setup import facts_of
from .rules.special_activities import accompanies
from .rules.words import AIR_STRIKE, OATH, RAID, REPRISAL, REWARD, SUPPLY


class Aid(CoinAid):
    """The sheets of Kenya: British, Mau Mau, the round with Control, and tables with the Pipeline and Outrage."""

    specials: ClassVar = {
        BRITISH: {REWARD: "4.2.1", REPRISAL: "4.2.2", AIR_STRIKE: "4.2.3"},
        INSURGENT: {SUPPLY: "4.3.1", OATH: "4.3.2", RAID: "4.3.3"},
    }
    space_value = "population"
    piece_limits = ("troops", "police", "guerrillas", "bases", "terror", "bases_in_a_space")

    def numbers(self) -> Numbers:
        board = quiet_board(self.title)
        return {
            **super().numbers(),
            "nairobi_cubes": NAIROBI_CUBES,
            "province_police": PROVINCE_POLICE,
            "police_a_terror": POLICE_A_TERROR,
            "no_outrage": NO_OUTRAGE,
            "outrage": Outrage().loss,
            "mau_mau_win": MAU_MAU_WIN,
            "british_win": BRITISH_WIN,
            "break_even": BREAK_EVEN,
            "mau_mau_next": MAU_MAU_WIN + 1,
            "break_below": BREAK_EVEN - 1,
            "break_next": BREAK_EVEN + 1,
            "british_below": BRITISH_WIN - 1,
            "nairobi_quiet": nairobi_quiet(board),
            "bases_contained": bases_contained(board),
            "reserves": RESERVES.bit_count(),
            "non_reserves": NON_RESERVE_PROVINCES.bit_count(),
            "jungles": JUNGLES.bit_count(),
            "out_of_play": self.title.data["setup"]["out_of_play_police"],
        }

    def operations(self, actor: int) -> list[Any]:
        return [make(operation, actor, EVERYWHERE, ANY_NUMBER) for operation in operations_of(actor)]

    def accompanies(self, special: int, operation: int) -> bool:
        return accompanies(special, operation)

    def after_passing(self, words: Words) -> tuple[Block, ...]:
        return (words.listing("control", "1.7"),)

    def tracks(self, words: Words) -> tuple[Block, ...]:
        return (pipeline_track(words), words.listing("outrage", "6.6.3"))


def quiet_board(title: CoinTitle) -> Kenya:
    """An empty map, on which all is quiet."""
    return empty_board(facts_of(title.data, title.check_options({})))


def pipeline_track(words: Words) -> Track:
    """6.6: the Pipeline Track, and in how many spaces it lets the British act."""
    start = words.data["setup"]["pipeline"]
    texts = [
        words.lines("pipeline-box", reprisal=reprisal, relocate=relocate, outraged=highest_outrage_roll(value))
        for value, (reprisal, relocate) in enumerate(zip(REPRISAL_SPACES, RELOCATE_SPACES))
    ]
    boxes = [Box(str(n), words.phrase(f"pipeline-{n}"), lines, n == start) for n, lines in enumerate(texts)]
    return Track("pipeline", words.phrase("draw-pipeline"), tuple(boxes), "6.6", words.lines("pipeline-lines"))


def highest_outrage_roll(value: int) -> int:
    """6.6.3: the highest roll that brings Outrage at a value of the Pipeline."""
    return 0 if value <= NO_OUTRAGE else value - 1
