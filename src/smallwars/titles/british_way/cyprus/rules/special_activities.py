"""Special Activities in general: which may accompany what (4.1)."""

from __future__ import annotations

from typing import Final

from smallwars.engine.question import Reason

from .board import CONDEMNED, IGNORED, Cyprus, CyprusFrame
from .british_special_activities import Diplomacy, Interrogate, Restore, can_restore, interrogate_refusal
from .eoka_special_activities import (
    Infiltrate,
    Propagandize,
    Smuggle,
    can_infiltrate,
    can_propagandize,
    smuggle_impossible,
)
from .modifiers import propagandize_spaces
from .words import (
    ASSAULT,
    DEPLOY,
    DIPLOMACY,
    INFILTRATE,
    INTERROGATE,
    PATROL,
    PROPAGANDIZE,
    RECRUIT,
    RESTORE,
    SEARCH,
    SMUGGLE,
    TRAVEL,
)

ANY_OPERATION: Final = 0
"""An Event grants the Special Activity: it accompanies nothing [C-34]."""

DOES_NOT_ACCOMPANY: Final = Reason("4.1.1", "does-not-accompany")
OPINION_IGNORED: Final = Reason("4.2.2", "opinion-ignored")
NOWHERE: Final = Reason("4.1", "nowhere")

BRITISH_SPECIALS: Final[list[int]] = [RESTORE, DIPLOMACY, INTERROGATE]
EOKA_SPECIALS: Final[list[int]] = [SMUGGLE, INFILTRATE, PROPAGANDIZE]


def accompanies(special: int, operation: int) -> bool:
    """4.1.1: which Operations a Special Activity may accompany."""
    if operation == ANY_OPERATION:
        return True
    if special == RESTORE:
        return operation == DEPLOY
    if special == DIPLOMACY:
        return operation == DEPLOY or operation == PATROL or operation == SEARCH
    if special == INTERROGATE:
        return operation == SEARCH or operation == ASSAULT
    if special == SMUGGLE:
        return operation == RECRUIT or operation == TRAVEL
    return operation >= RECRUIT


def special_refusal(board: Cyprus, special: int, operation: int) -> Reason | None:
    """Why a Special Activity cannot be executed now; one that could change nothing is not offered [C-52]."""
    if not accompanies(special, operation):
        return DOES_NOT_ACCOMPANY
    if special == RESTORE:
        return None if can_restore(board) else NOWHERE
    if special == DIPLOMACY:
        return OPINION_IGNORED if board.international_opinion == IGNORED else None
    if special == INTERROGATE:
        return interrogate_refusal(board)
    if special == SMUGGLE:
        return smuggle_impossible(board, 0)
    possible = can_infiltrate(board) if special == INFILTRATE else can_propagandize(board)
    return None if possible else NOWHERE


def special_activity(board: Cyprus, special: int, actor: int) -> CyprusFrame:
    """The frame that carries a Special Activity out."""
    if special == RESTORE:
        return Restore(actor)
    if special == DIPLOMACY:
        return Diplomacy()
    if special == INTERROGATE:
        return Interrogate(actor)
    if special == SMUGGLE:
        return Smuggle(actor, 2 if board.international_opinion == CONDEMNED else 1)
    if special == INFILTRATE:
        return Infiltrate(actor)
    return Propagandize(actor, propagandize_spaces(board))
