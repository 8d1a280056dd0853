"""The Initiative Track: cards, eligibility, actions, passing (2.2-2.4)."""

from __future__ import annotations

from typing import Any, Final

from smallwars.engine.frame import Frame, State
from smallwars.engine.question import Question, Reason

from .board import EVENT_BOX, LIMITED_BOX, OP_BOX, CoinBoard
from .cards import Deal, Side
from .operations import OperationMenu, any_operation
from .words import BRITISH, CARD, EVENT, INSURGENT, LIMITED, OP, PASS_EVENT, PASS_LIMITED, PASS_OP

BOX_TAKEN: Final = Reason("2.3.2", "box-taken")
NO_OPERATION: Final = Reason("3.1", "no-operation")

ACTIONS: Final[list[int]] = [OP, LIMITED, EVENT, PASS_OP, PASS_LIMITED, PASS_EVENT]
BOX_OF: Final[dict[int, int]] = {
    OP: OP_BOX,
    LIMITED: LIMITED_BOX,
    EVENT: EVENT_BOX,
    PASS_OP: OP_BOX,
    PASS_LIMITED: LIMITED_BOX,
    PASS_EVENT: EVENT_BOX,
}


def other(faction: int) -> int:
    """The opponent."""
    return BRITISH + INSURGENT - faction


class NextCard(Frame[Any]):
    """2.2, 2.3.6: reveal the next card and play it; a Propaganda card starts a Propaganda Round (2.4)."""

    def go(self, state: State[Any]) -> None:
        board: CoinBoard = state.board
        if board.at + 1 >= len(board.cards):
            state.push_all([Deal(len(board.cards) + 1), NextCard()])
            return
        board.at += 1
        state.reveal()
        state.note("card", board.card())
        state.push_all(play_card(board))


def play_card(board: CoinBoard) -> list[Frame[Any]]:
    """What remains to be done on the card face up."""
    facts = board.shared
    if facts.is_propaganda(board.card()):
        return facts.chapters.propaganda()
    frames: list[Frame[Any]] = []
    for faction in (board.first, other(board.first)):
        if faction not in board.boxes:
            frames.append(Action(faction))
    frames.append(AdjustEligibility())
    return frames


class Action(Frame[Any]):
    """2.3.2: an Eligible Faction takes a free box: a Limited Operation, the Event, a full Operation, or a pass."""

    def __init__(self, faction: int) -> None:
        self.faction = faction

    def ask(self, board: CoinBoard) -> Question | None:
        boxes = board.boxes
        answers: list[int] = []
        limited = boxes[LIMITED_BOX] == 0 and self.may(board, LIMITED)
        if boxes[OP_BOX] == 0 and (limited or self.may(board, OP)):
            answers.append(OP)
        if limited:
            answers.append(LIMITED)
        if boxes[EVENT_BOX] == 0:
            answers.append(EVENT)
        if boxes[OP_BOX] == 0:
            answers.append(PASS_OP)
        if boxes[LIMITED_BOX] == 0:
            answers.append(PASS_LIMITED)
        if boxes[EVENT_BOX] == 0:
            answers.append(PASS_EVENT)
        return Question(self.faction, "action", "2.3.2", answers, CARD + board.card())

    def may(self, board: CoinBoard, action: int) -> bool:
        """3.1: a box for Operations is open to those who can execute one."""
        if action != OP and action != LIMITED:
            return True
        return any_operation(board, self.faction, action == LIMITED)

    def candidates(self, board: CoinBoard) -> list[int]:
        return ACTIONS

    def refusal(self, board: CoinBoard, answer: int) -> Reason | None:
        if board.boxes[BOX_OF[answer]] != 0:
            return BOX_TAKEN
        return None if self.may(board, answer) else NO_OPERATION

    def take(self, state: State[Any], answer: int) -> None:
        board: CoinBoard = state.board
        board.boxes[BOX_OF[answer]] = self.faction
        if answer == OP or answer == LIMITED:
            state.note("action", self.faction, answer)
            state.push(OperationMenu(self.faction, 1 if answer == LIMITED else 0))
        elif answer == EVENT:
            state.push(Side(self.faction))
        else:
            state.note("pass", self.faction, answer)
            state.push_all(board.shared.chapters.passing(self.faction))


class AdjustEligibility(Frame[Any]):
    """2.3.5: the cylinder in the leftmost box is First Eligible on the next card."""

    def go(self, state: State[Any]) -> None:
        board: CoinBoard = state.board
        for box in (LIMITED_BOX, EVENT_BOX, OP_BOX):
            if board.boxes[box] != 0:
                board.first = board.boxes[box]
                break
        board.boxes = [0, 0, 0]
        state.note("eligible", board.first)
        state.push(NextCard())
