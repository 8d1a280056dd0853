"""Where the shared sequence of play enters the chapters of Cyprus."""

from __future__ import annotations

from typing import Any

from ....engine.frame import Frame
from ..board import Chapters
from ..words import BRITISH, INSURGENT, SHADED
from .board import Cyprus, CyprusFrame
from .events import event
from .intel import DrawChits
from .operation_menu import OperationMenu, any_operation, make
from .operations import MAY_STOP
from .propaganda import PHASES
from .words import AMBUSH


class CyprusChapters(Chapters):
    """Operations, passing, Events and Propaganda of Cyprus."""

    def may_operate(self, board: Any, faction: int, limited: bool) -> bool:
        return any_operation(board, faction, limited)

    def operate(self, faction: int, limited: bool) -> Frame[Any]:
        return OperationMenu(faction, 1 if limited else 0)

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
        extra = 1 if board.facts.pass_ambush_offensive else 0
        state.push(make(AMBUSH, INSURGENT, 1, extra, 0, MAY_STOP))
