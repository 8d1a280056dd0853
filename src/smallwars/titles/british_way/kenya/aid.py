"""The aid of The British Way: Kenya."""

from __future__ import annotations

from typing import Final

from smallwars.kit.aid_words import Numbers, Words
from smallwars.kit.sheets import Box, Section, Sheet, Track

from ..family import aid as coin
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
from .rules.special_activities import BRITISH_SPECIALS, MAU_MAU_SPECIALS, accompanies
from .rules.words import AIR_STRIKE, OATH, RAID, REPRISAL, REWARD, SUPPLY

RULES: Final = {
    REWARD: "4.2.1",
    REPRISAL: "4.2.2",
    AIR_STRIKE: "4.2.3",
    SUPPLY: "4.3.1",
    OATH: "4.3.2",
    RAID: "4.3.3",
}
SPECIALS: Final = {BRITISH: BRITISH_SPECIALS, INSURGENT: MAU_MAU_SPECIALS}
LIMITS: Final = ("troops", "police", "guerrillas", "bases", "terror", "bases_in_a_space")


def numbers(title: CoinTitle) -> Numbers:
    """What the data and the engine know."""
    board = quiet_board(title)
    return {
        **coin.numbers(title),
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
        "out_of_play": title.data["setup"]["out_of_play_police"],
    }


def quiet_board(title: CoinTitle) -> Kenya:
    """An empty map: what the engine gives for quiet."""
    return empty_board(facts_of(title.data, title.check_options({})))


def sheets(title: CoinTitle, language: str) -> tuple[Sheet, ...]:
    """All sheets."""
    words = Words(title, language, numbers(title))
    control = words.listing("control", "1.7")
    rounds = coin.round_sheet(words, (control,))
    return (faction(words, BRITISH), faction(words, INSURGENT), rounds, tables(words, title))


def faction(words: Words, actor: int) -> Sheet:
    """A faction's sheet."""
    ops, specials = operations_of(actor), SPECIALS[actor]
    frames = coin.frames_of(lambda op: make(op, actor, EVERYWHERE, ANY_NUMBER), ops)
    entries = coin.operations(words, frames, specials, accompanies)
    beside = coin.special_activities(words, {special: RULES[special] for special in specials}, ops, accompanies)
    return coin.faction_sheet(words, words.title.actors[actor], entries, beside)


def tables(words: Words, title: CoinTitle) -> Sheet:
    """Tracks, map, pieces, Capabilities."""
    tracks = (coin.will(words), pipeline(words), words.listing("outrage", "6.6.3"))
    more = (coin.pieces(words, LIMITS), coin.capabilities(words, title), words.listing("set-up", "2.1"))
    sections = (
        Section("tracks", words.say("tracks"), tracks),
        Section("map", words.say("map"), (coin.spaces(words, "population"),)),
        Section("more", words.say("more"), more),
    )
    return Sheet("tables", words.say("tables"), sections)


def pipeline(words: Words) -> Track:
    """6.6: the Pipeline Track, and in how many spaces it lets the British act."""
    start = words.data["setup"]["pipeline"]
    told = [
        words.lines("pipeline-box", reprisal=reprisal, relocate=relocate, outraged=outraged(value))
        for value, (reprisal, relocate) in enumerate(zip(REPRISAL_SPACES, RELOCATE_SPACES))
    ]
    boxes = [Box(str(n), words.phrase(f"pipeline-{n}"), lines, n == start) for n, lines in enumerate(told)]
    return Track("pipeline", words.phrase("draw-pipeline"), tuple(boxes), "6.6", words.lines("pipeline-lines"))


def outraged(value: int) -> int:
    """6.6.3: the highest roll that brings Outrage at a value of the Pipeline."""
    return 0 if value <= NO_OUTRAGE else value - 1
