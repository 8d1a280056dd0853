"""Whole turns that a search compares, and how they begin and end."""

from __future__ import annotations

from math import fsum

from ...engine.game import Game
from ...kit.evaluator import Evaluator
from .tree import Node, is_over, run_on


class Turn:
    """A whole turn, and its value in each future."""

    def __init__(self, answers: list[int], leaf: Node | None, fixed: int, begins: int = 0, luck: float = 0.0) -> None:
        """`fixed`: how many of the answers are given in every future, of which some may be one of several ways to go on
        after the first, `begins`; `luck`: what makes a worse turn the one to play; `replied`: the values after each of
        the replies, future by future; `onward`: after some more turns or another stage; `nearer`: as many futures of
        those the values before them count for."""
        self.answers = answers
        self.leaf = leaf
        self.fixed = fixed
        self.begins = begins or fixed
        self.luck = luck
        self.nearer = 0.0
        self.values: list[float] = []
        self.replied: list[list[float]] = []
        self.onward: list[float] = []

    def worth(self, common: int = 0) -> float:
        """The mean value of the turn, after some more turns or the reply that is worst for us; `common`: the number of
        futures that all compared turns have, if not all of this one count.
        """
        if self.onward:
            near = self.nearer * self.mean(common) if self.nearer else 0.0
            return (fsum(self.onward) + near) / (len(self.onward) + self.nearer)
        if self.replied and self.replied[0]:
            return min([fsum(values) / len(values) for values in self.replied])
        return self.mean(common)

    def mean(self, common: int) -> float:
        """The mean of the values at the end of the turn, or of its stage."""
        values = self.values[:common] if common else self.values
        return fsum(values) / len(values)

    def cut(self, futures: int) -> None:
        """Forget the values beyond so many futures."""
        for values in [self.onward] if self.onward else [self.values, *self.replied]:
            del values[futures:]


class Candidate:
    """A turn in words, with what it is worth to the search (and its result, where that looked to the end of the game),
    the chance to win that this stands for, and what it changes of each term, the most first."""

    def __init__(self, words: list[str], value: float, win: float, changes: dict[str, float]) -> None:
        self.words = words
        self.value = value
        self.win = win
        self.changes = changes


def best_of_each(turns: list[Turn]) -> list[Turn]:
    """The first of the turns that begin alike, for each beginning."""
    found: dict[tuple[int, ...], Turn] = {}
    for turn in turns:
        found.setdefault(tuple(turn.answers[: turn.begins]), turn)
    return list(found.values())


def openings(judge: Evaluator, game: Game, actor: int, answers: list[int]) -> list[tuple[list[int], Game]]:
    """Every answer to what to do, before where, with the position that each leads to."""
    question = game.question()
    if (
        question is None
        or question.actor != actor
        or question.kind not in judge.search.searched
        or (answers and judge.kinds.begins(question.kind))
    ):
        return [(answers, game)]
    found: list[tuple[list[int], Game]] = []
    for option in judge.considered(game, question):
        copy = game.fork()
        copy.apply(question, option)
        found += openings(judge, copy, actor, [*answers, option])
    return found


def finish(judge: Evaluator, game: Game, actor: int) -> None:
    """Finish a turn, the best answer taken each time."""
    question = run_on(judge, game, actor)
    if not is_over(judge, question, actor):
        leaf = Node(judge, game.fork(), actor).leaf().game
        game.state, game.chance_position = leaf.state, leaf.chance_position
