"""Where the shared sequence of play enters the chapters of Kenya."""

from __future__ import annotations

from typing import Any

from smallwars.engine.frame import Frame
from smallwars.engine.question import Reason

from ...family.rules.board import Chapters
from ...family.rules.words import BRITISH, INSURGENT, SHADED
from .board import Kenya, KenyaFrame, KenyaState, gain_resources
from .events import event
from .operation_menu import make, operation_refusal, operations_of, spaces_allowed
from .operations import MAY_BE_EMPTY
from .pipeline import BY_PASS, ChoosePipeline
from .propaganda import PHASES
from .special_activities import BRITISH_SPECIALS, MAU_MAU_SPECIALS, special_activity, special_refusal


class KenyaChapters(Chapters):
    """Operations, passing, Events and Propaganda of Kenya."""

    def operations(self, faction: int) -> list[int]:
        return operations_of(faction)

    def operation_refusal(self, board: Any, op: int, special: int, within: int, free: int) -> Reason | None:
        return operation_refusal(board, op, special, within, free)

    def operation(self, board: Any, op: int, actor: int, limited: int, within: int, free: int) -> Frame[Any]:
        terms = free | (MAY_BE_EMPTY if board.facts.operation_may_be_empty and not limited else 0)
        return make(op, actor, within, spaces_allowed(board, op, limited), terms, 0 if limited else 1)

    def specials(self, faction: int) -> list[int]:
        return MAU_MAU_SPECIALS if faction == INSURGENT else BRITISH_SPECIALS

    def special_refusal(self, board: Any, special: int, op: int) -> Reason | None:
        return special_refusal(board, special, op)

    def special_activity(self, board: Any, special: int, actor: int, enabling: int) -> Frame[Any]:
        return special_activity(board, special, actor, 0, enabling)

    def passing(self, faction: int) -> list[Frame[Any]]:
        return [ChoosePipeline(BY_PASS) if faction == BRITISH else GainResource()]

    def event(self, board: Any, card: int, side: int, faction: int) -> list[Frame[Any]]:
        kenya: Kenya = board
        return [*event(kenya, card, side == SHADED, faction)]

    def propaganda(self) -> list[Frame[Any]]:
        return PHASES


class GainResource(KenyaFrame):
    """2.3.3: passing, the Mau Mau gain a Resource."""

    def go(self, state: KenyaState) -> None:
        gain_resources(state, 1)
