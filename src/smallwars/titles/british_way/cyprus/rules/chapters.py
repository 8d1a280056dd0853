"""Where the shared sequence of play enters the chapters of Cyprus."""

from __future__ import annotations

from typing import Any

from smallwars.engine.frame import Frame
from smallwars.engine.question import Reason

from ...family.rules.board import Chapters
from ...family.rules.operations import MAY_STOP
from ...family.rules.words import BRITISH, INSURGENT, SHADED
from .board import Cyprus, CyprusFrame
from .events import event
from .intel import DrawChits
from .operation_menu import make, operation_refusal, operations_of
from .operations import EXTENDABLE, FULL
from .propaganda import PHASES
from .special_activities import BRITISH_SPECIALS, EOKA_SPECIALS, special_activity, special_refusal
from .words import AMBUSH


class CyprusChapters(Chapters):
    """Operations, passing, Events and Propaganda of Cyprus."""

    def operations(self, faction: int) -> list[int]:
        return operations_of(faction)

    def operation_refusal(self, board: Any, op: int, special: int, within: int, free: int) -> Reason | None:
        return operation_refusal(board, op, special)

    def operation(self, board: Any, op: int, actor: int, limited: int, within: int, free: int) -> Frame[Any]:
        return make(op, actor, 1, EXTENDABLE) if limited else make(op, actor, FULL, EXTENDABLE, 1)

    def specials(self, faction: int) -> list[int]:
        return EOKA_SPECIALS if faction == INSURGENT else BRITISH_SPECIALS

    def special_refusal(self, board: Any, special: int, op: int) -> Reason | None:
        return special_refusal(board, special, op)

    def special_activity(self, board: Any, special: int, actor: int, enabling: int) -> Frame[Any]:
        return special_activity(board, special, actor)

    def passing(self, faction: int) -> list[Frame[Any]]:
        return [DrawChits(1) if faction == BRITISH else PassAmbush()]

    def event(self, board: Any, card: int, side: int, faction: int) -> list[Frame[Any]]:
        cyprus: Cyprus = board
        return [*event(cyprus, card, side == SHADED, faction)]

    def propaganda(self) -> list[Frame[Any]]:
        return PHASES


class PassAmbush(CyprusFrame):
    """2.3.3: passing, EOKA may Ambush in one space; a Limited Operation, so an Offensive may add one [C-19]."""

    def go(self, state: Any) -> None:
        board: Cyprus = state.board
        terms = EXTENDABLE if board.facts.pass_ambush_offensive else 0
        state.push(make(AMBUSH, INSURGENT, 1, terms, 0, MAY_STOP))
