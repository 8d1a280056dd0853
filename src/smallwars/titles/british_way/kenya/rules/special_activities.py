"""Special Activities in general: which may accompany what (4.1)."""

from __future__ import annotations

from typing import Final

from smallwars.engine.question import Reason

from .board import Kenya, KenyaFrame
from .british_special_activities import ENABLING, AirStrike, Reprisal, Reward, can_air_strike, can_reprisal, can_reward
from .mau_mau_special_activities import Oath, Raid, Supply, can_oath, can_raid, can_supply
from .modifiers import air_strike_spaces, oath_spaces, raid_spaces, reward_spaces
from .pipeline import PIPELINE_TOO_LOW, REPRISAL_SPACES
from .words import AIR_STRIKE, ASSAULT, DEPLOY, OATH, RAID, RELOCATE, REPRISAL, REWARD, SUPPLY, SWEEP

DOES_NOT_ACCOMPANY: Final = Reason("4.1.1", "does-not-accompany")
NO_GAIN: Final = Reason("4.3.1", "no-supply")
NOWHERE: Final = Reason("4.1", "nowhere")

BRITISH_SPECIALS: Final[list[int]] = [REWARD, REPRISAL, AIR_STRIKE]
MAU_MAU_SPECIALS: Final[list[int]] = [SUPPLY, OATH, RAID]


def accompanies(special: int, operation: int) -> bool:
    """4.1.1: which Operations a Special Activity may accompany."""
    if special == REWARD:
        return operation == DEPLOY or operation == RELOCATE
    if special == REPRISAL:
        return operation == SWEEP or operation == ASSAULT
    return True


def special_refusal(board: Kenya, special: int, operation: int) -> Reason | None:
    """Why a Special Activity cannot be executed now; one that could change nothing is not offered [K-40]."""
    if not accompanies(special, operation):
        return DOES_NOT_ACCOMPANY
    if special == SUPPLY:
        return None if can_supply(board) else NO_GAIN
    if special == REPRISAL and REPRISAL_SPACES[board.pipeline] == 0:
        return PIPELINE_TOO_LOW
    return None if has_space(board, special) else NOWHERE


def has_space(board: Kenya, special: int) -> bool:
    """Whether there is a space for it."""
    if special == REWARD:
        return can_reward(board)
    if special == REPRISAL:
        return can_reprisal(board)
    if special == AIR_STRIKE:
        return can_air_strike(board)
    return can_oath(board) if special == OATH else can_raid(board)


def special_activity(board: Kenya, special: int, actor: int, stop: int = 0, enabling: int = 0) -> KenyaFrame:
    """The frame that carries a Special Activity out; `stop`: 1 when it may be declined; `enabling`: 1 when it has to
    make the Operation possible [K-41]."""
    if special == REWARD:
        return Reward(actor, reward_spaces(board), 0, stop)
    if special == REPRISAL:
        return Reprisal(actor, REPRISAL_SPACES[board.pipeline], 0, stop)
    if special == AIR_STRIKE:
        return AirStrike(actor, air_strike_spaces(board), ENABLING if enabling else 0, stop)
    if special == SUPPLY:
        return Supply()
    if special == OATH:
        return Oath(actor, oath_spaces(board), 0, stop)
    assert special == RAID
    return Raid(actor, raid_spaces(board), 0, 0, enabling)
