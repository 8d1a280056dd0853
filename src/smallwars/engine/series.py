"""The series of picks that is being made, found by playing a game again."""

from __future__ import annotations

from typing import Any, Final

from .frame import State
from .game import Game, Step
from .log import Log
from .picks import Answered, Pick
from .question import BACK, CHANCE, DONE

ENDS: Final = (DONE, BACK, "special")
"""The options that end a series: that it is done, the way back from it, and a Special Activity, which works on what was
picked."""


class Series:
    """The picks since the last answer that was none, as a game is played again."""

    def __init__(self) -> None:
        self.picks: list[Pick] = []
        self.mark = ""
        self.depth = 0
        self.reveals = 0

    def follow(self, game: Game, index: int, step: Step) -> None:
        """Take up the next step of the game, which stands before it."""
        question, state = step.question, game.state
        if question is None or not self.is_within(state, question.actor, mark_of(state)):
            self.picks = []
        if question is None or question.actor == CHANCE:
            return
        word, mark = game.title.word(step.answer), mark_of(state)
        if not mark:
            if self.picks and word == BACK:
                self.picks.pop()
            elif self.picks:
                self.picks[-1].words.append(word)
                self.picks[-1].answers.append(Answered(question.kind, step.answer, True))
        elif word in ENDS:
            self.picks = []
        else:
            self.mark, self.depth, self.reveals = mark, len(state.stack), state.reveals
            answers = [Answered(question.kind, step.answer, True)]
            self.picks.append(Pick(game.title.actors[question.actor], index, answers, [word]))

    def add_forced(self, forced: list[int]) -> None:
        """Add the answers that went by themselves after the last one to its pick."""
        if self.picks:
            self.picks[-1].answers += [Answered("", answer, False) for answer in forced]

    def is_within(self, state: State[Any], actor: int, mark: str) -> bool:
        """Whether a question still belongs to the series: it opens another of its picks, or is about the last one."""
        if actor == CHANCE or state.reveals != self.reveals or len(state.stack) < self.depth:
            return False
        return mark in ("", self.mark)


def mark_of(state: State[Any]) -> str:
    """What the picks of one series have in common; empty where the pending question opens none."""
    question = state.question()
    if question is None or not state.stack[-1].opens_pick(state.board):
        return ""
    below = " ".join([type(frame).__name__ for frame in state.stack[:-1]])
    return f"{question.actor} {question.kind} {question.about} {below}"


def unfinished_picks(game: Game) -> list[Pick]:
    """The picks of the series that the pending question belongs to, the first one first."""
    if game.undoable() is None:
        return []
    series, played = Series(), game
    for index, step in enumerate(game.walk()):
        played = step.game
        state = played.state
        if state.log is None:
            state.log = Log(game.title.sentence, [], [])
        series.add_forced(state.log.forced)
        series.follow(played, index, step)
    question, log = played.state.question(), played.state.log
    series.add_forced([] if log is None else log.forced)
    if question is None or not series.is_within(played.state, question.actor, mark_of(played.state)):
        return []
    return series.picks
