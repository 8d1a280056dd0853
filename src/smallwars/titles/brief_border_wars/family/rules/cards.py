"""The Card Selection Phase and the Card Play Phase (5.0, 6.0)."""

from __future__ import annotations

from typing import Final

from smallwars.engine.frame import Frame, State
from smallwars.engine.question import CHANCE, NUMBER, Question, Reason, roll

from .board import FINAL, FIRST_SIDE, PLAY, SECOND_SIDE, SELECTION, BorderBoard, discard, in_hand, other
from .combat import NO_SPECIAL_CARD, can_attack
from .final_phase import final_phase
from .frames import OrBack
from .special_actions import SpecialAction, can_act
from .words import COMBAT, EVENT_CARD, MOVEMENT, PASS, SPECIAL, card_side, combat_of, movement_of

NOTHING_TO_ACT_ON: Final = Reason("6.3", "nothing-to-act-on")


# 5.0: drawing cards


def count_unseen(board: BorderBoard) -> None:
    """Count the cards that are not accounted for, kind by kind."""
    hands = [*board.hands[FIRST_SIDE], *board.hands[SECOND_SIDE]]
    known = [*board.deck, *board.discards, *board.removed_cards, *hands]
    kinds, counts = board.shared.kinds, board.shared.counts
    board.unseen = [counts[at] - known.count(kinds[at]) for at in range(len(kinds))]


def seen(board: BorderBoard, card: int) -> None:
    """A card that nobody had seen is there now."""
    board.unseen[board.shared.kinds.index(card)] -= 1


def cards_to_come(board: BorderBoard) -> int:
    """5.0: how many cards are still in the deck."""
    hands = len(board.hands[FIRST_SIDE]) + len(board.hands[SECOND_SIDE])
    return sum(board.shared.counts) - len(board.discards) - hands - board.removed


def next_card(board: BorderBoard) -> Question:
    """5.0: chance draws a card that nobody has seen."""
    kinds, unseen = board.shared.kinds, board.unseen
    answers = [kinds[at] for at in range(len(kinds)) if unseen[at] > 0]
    return Question(CHANCE, "card", "5.0", answers, -1, [count for count in unseen if count > 0])


class Deal(Frame[BorderBoard]):
    """3.0: the deck is shuffled: its order is fixed ahead."""

    def __init__(self, left: int) -> None:
        self.left = left

    def ask(self, board: BorderBoard) -> Question | None:
        return next_card(board) if self.left > 0 else None

    def take(self, state: State[BorderBoard], answer: int) -> None:
        seen(state.board, answer)
        state.board.deck = [*state.board.deck, answer]
        if self.left > 1:
            state.push(Deal(self.left - 1))


class NewTurn(Frame[BorderBoard]):
    """4.0: a Game-turn begins with drawing cards."""

    def go(self, state: State[BorderBoard]) -> None:
        board = state.board
        board.phase, board.active, board.first, board.passed = SELECTION, 0, 0, 0
        state.note("turn", board.turn)
        board.shared.exclusive.new_turn(state)
        state.push_all([Draw(board.shared.hand), PlayPhase()])


class Draw(Frame[BorderBoard]):
    """5.0: cards go by their colour; Random Events are resolved after all are sorted and not replaced [A-5, A-6].
    Where a deck made by hand runs out, fewer are drawn."""

    def __init__(self, left: int, first: int = 0, second: int = 0, events: int = 0) -> None:
        """`first`, `second`, `events`: how many of them were drawn."""
        self.left = left
        self.first = first
        self.second = second
        self.events = events

    def ask(self, board: BorderBoard) -> Question | None:
        return next_card(board) if self.left > 0 and not board.deck and cards_to_come(board) > 0 else None

    def take(self, state: State[BorderBoard], answer: int) -> None:
        seen(state.board, answer)
        self.draw(state, answer)

    def go(self, state: State[BorderBoard]) -> None:
        board = state.board
        if self.left > 0 and board.deck:
            card = board.deck[0]
            board.deck = board.deck[1:]
            self.draw(state, card)
            return
        board.first = SECOND_SIDE if self.second > self.first else FIRST_SIDE
        state.note("drawn", self.first, self.second, self.events)
        for _ in range(self.events):
            state.push(RandomEvent())

    def draw(self, state: State[BorderBoard], card: int) -> None:
        """One card."""
        board = state.board
        side = card_side(card)
        if side:
            board.hands[side] = sorted([*board.hands[side], card])
        else:
            board.discards = [*board.discards, card]
        state.reveal()
        first, second = self.first + (side == FIRST_SIDE), self.second + (side == SECOND_SIDE)
        state.push(Draw(self.left - 1, first, second, self.events + (card == EVENT_CARD)))


class RandomEvent(Frame[BorderBoard]):
    """5.0: one die on the chart of the game."""

    def ask(self, board: BorderBoard) -> Question | None:
        return roll("5.0")

    def take(self, state: State[BorderBoard], answer: int) -> None:
        state.push_all(state.board.shared.exclusive.event(answer - NUMBER))


# 6.0: playing cards


class PlayPhase(Frame[BorderBoard]):
    """6.0: the player with more cards begins, the first side in a tie."""

    def go(self, state: State[BorderBoard]) -> None:
        board = state.board
        board.phase, board.active = PLAY, board.first
        state.note("play_phase", board.first)
        state.push_all([Play(), EndOfPlay()])


class Play(Frame[BorderBoard]):
    """6.0: a card, a Special Action card, or a pass; two passes in a row end the phase [A-8]."""

    def candidates(self, board: BorderBoard) -> list[int]:
        return [SPECIAL]

    def refusal(self, board: BorderBoard, answer: int) -> Reason | None:
        if answer != SPECIAL:
            return None
        if board.specials[board.active] == 0:
            return NO_SPECIAL_CARD
        return None if can_act(board, board.active) else NOTHING_TO_ACT_ON

    def ask(self, board: BorderBoard) -> Question | None:
        answers = in_hand(board, board.active)
        if self.refusal(board, SPECIAL) is None:
            answers.append(SPECIAL)
        return Question(board.active, "play", "6.0", [*answers, PASS])

    def take(self, state: State[BorderBoard], answer: int) -> None:
        side = state.board.active
        if answer == PASS:
            self.pass_(state)
            return
        if answer != SPECIAL:
            play_card(state, side, answer)
            state.push(Use(side, answer))
        elif state.any_order:
            state.push(OpenSpecialAction(side))
        else:
            play_special_card(state, side)
            state.push(SpecialAction(side))

    def pass_(self, state: State[BorderBoard]) -> None:
        """6.0: the enemy goes on, unless he has passed too."""
        board = state.board
        state.note("pass", board.active)
        if not board.passed:
            board.passed = 1
            state.push(NextPlayer())


def play_card(state: State[BorderBoard], side: int, card: int) -> None:
    """6.0: a card is played and leaves the hand; then it is the other player's turn."""
    state.board.passed = 0
    state.push(NextPlayer())
    discard(state.board, card, side)
    state.note("card", side, card)


def play_special_card(state: State[BorderBoard], side: int) -> None:
    """6.0, 6.3: a Special Action card is played; then it is the other player's turn."""
    state.board.passed = 0
    state.push(NextPlayer())
    state.board.specials[side] -= 1
    state.note("special_card", side)


class OpenSpecialAction(SpecialAction):
    """6.3: which Special Action, while the card is not played: the player may still turn to another."""

    def in_any_order(self) -> OrBack:
        return OrBack(self, Play())

    def take(self, state: State[BorderBoard], answer: int) -> None:
        play_special_card(state, self.side)
        super().take(state, answer)


class NextPlayer(Frame[BorderBoard]):
    """6.0: one card each, alternately."""

    def go(self, state: State[BorderBoard]) -> None:
        board = state.board
        board.active, board.engaged = other(board.active), 0
        state.push(Play())


class Use(Frame[BorderBoard]):
    """6.0: a card is played for movement or for combat; units may stay idle all the same [A-11]. There is no way back
    to the hand: a hidden card that was named has been seen."""

    def __init__(self, side: int, card: int) -> None:
        self.side = side
        self.card = card

    def ask(self, board: BorderBoard) -> Question | None:
        combat = [COMBAT] if can_attack(board, self.side, combat_of(self.card)) else []
        return Question(self.side, "use", "6.0", [MOVEMENT, *combat], self.card)

    def take(self, state: State[BorderBoard], answer: int) -> None:
        value = movement_of(self.card) if answer == MOVEMENT else combat_of(self.card)
        state.note("use", answer, value)
        state.board.shared.exclusive.card_value(state, self.side, answer, value)


class EndOfPlay(Frame[BorderBoard]):
    """6.0: cards left in hand are discarded [A-9]; the Final Phase follows."""

    def go(self, state: State[BorderBoard]) -> None:
        board = state.board
        if board.hands[FIRST_SIDE] or board.hands[SECOND_SIDE]:
            state.reveal()
        for side in (FIRST_SIDE, SECOND_SIDE):
            if board.hands[side]:
                state.note("leftover", side, len(board.hands[side]))
            for card in board.hands[side]:
                discard(board, card, side)
        board.phase, board.active, board.passed, board.engaged = FINAL, 0, 0, 0
        state.push_all([*final_phase(board), NextTurn()])


class NextTurn(Frame[BorderBoard]):
    """4.0: the next Game-turn."""

    def go(self, state: State[BorderBoard]) -> None:
        state.board.turn += 1
        state.push(NewTurn())
