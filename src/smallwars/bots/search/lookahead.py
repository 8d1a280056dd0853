"""Every way to finish a short turn, with every face of the die that it turns on."""

from __future__ import annotations

from math import fsum
from random import Random
from typing import Any

from ...engine.chance import Driver, Seeded
from ...engine.game import Game
from ...engine.question import Question
from ...kit.evaluator import Evaluator

FACES = 6
EVERY = list(range(FACES))

NEVERTHELESS = 1e-6
"""The advantage of staying over a change that brings nothing."""


SHARES = ((0, 1, 2, 3, 4, 5), (3, 1, 5, 0, 4, 2))
"""For the first and the second of two results with weights: which sixth of all that may come goes with each face."""


class FirstDie(Driver):
    """A driver that is given the first result of chance, or the first two if they have weights; later ones come from a
    seed.
    """

    def __init__(self, face: int, seed: int) -> None:
        self.face = face
        self.rest = Seeded(seed)

    def __reduce__(self) -> tuple[Any, ...]:
        return FirstDie, (self.face, self.rest.seed)

    def draw(self, question: Question, n: int, words: list[str]) -> int:
        if question.weights is not None and n < len(SHARES):
            return weighted(question.answers, question.weights, (SHARES[n][self.face] + 0.5) / FACES)
        if question.weights is None and n == 0 and len(question.answers) == FACES:
            return question.answers[self.face]
        return self.rest.draw(question, n, words)


def weighted(answers: list[int], weights: list[int], share: float) -> int:
    """The answer below which that share of the weights lies."""
    left = share * sum(weights)
    for answer, weight in zip(answers, weights):
        left -= weight
        if left < 0:
            return answer
    return answers[-1]


def every_face(game: Game, faction: str, rng: Random) -> list[Game]:
    """A future for each face of the first die."""
    return [game.determinize(faction, rng).with_driver(FirstDie(face, rng.getrandbits(62))) for face in range(FACES)]


def other_dice(game: Game, salt: int, faces: list[int] = EVERY) -> list[Game]:
    """Copies of a future, one for each face of the first die; the dice after it are not those that it will roll."""
    seed = (game.seed or 0) + FACES * (game.choices + salt)
    return [game.with_driver(FirstDie(face, seed + face)) for face in faces]


class Lookahead:
    """Values the options of an actor. The futures of a list are alike until a die is rolled in them."""

    def __init__(self, judge: Evaluator, actor: int, turns: tuple[str, ...]) -> None:
        self.judge = judge
        self.actor = actor
        self.turns = turns

    def worths(self, futures: list[Game], question: Question) -> dict[int, float]:
        """What each option that is worth a look promises the actor."""
        futures = [self.judge.bounded(future) for future in futures]
        options = self.judge.considered(futures[0], question)
        if len(options) == 1:
            return {options[0]: 0.0}
        return {answer: self.promise(futures, question, answer, 0) for answer in options}

    def promise(self, futures: list[Game], question: Question, answer: int, age: int) -> float:
        """The value of an answer, so many answers having been given before it."""
        if self.judge.stays(question, answer):
            return self.judge.value(futures[0], self.actor) + NEVERTHELESS
        copies = [future.fork() for future in futures]
        for copy in copies:
            copy.answer(answer)
        return self.mean_ahead(copies, age + 1)

    def mean_ahead(self, futures: list[Game], age: int) -> float:
        """The mean over the futures when everybody plays on as it is best for him; the futures are used up."""
        while True:
            question = futures[0].question()
            if futures[0].choices > age or question is None or self.judge.settles(question):
                return fsum([self.settled(future) for future in futures]) / len(futures)
            if question.kind in self.turns:
                return self.judge.value(futures[0], self.actor)
            options = self.judge.considered(futures[0], question)
            if len(options) > 1 or self.judge.stays(question, options[0]):
                best = max if question.actor == self.actor else min
                return best([self.promise(futures, question, answer, age) for answer in options])
            for future in futures:
                future.answer(options[0])
            age += 1

    def settled(self, future: Game) -> float:
        """What a future is worth when its turn is over."""
        question = future.question()
        while question is not None and question.kind not in self.turns:
            future.apply(question, self.pick(future, question))
            question = future.question()
        return self.judge.value(future, self.actor)

    def pick(self, game: Game, question: Question) -> int:
        """The answer after which the position is best for the one who gives it."""
        options = self.judge.considered(game, question)
        if len(options) == 1:
            return options[0]
        return max(options, key=lambda answer: self.at_once(game, question, answer))

    def at_once(self, game: Game, question: Question, answer: int) -> float:
        """The value of the position right after an answer, to the one who gives it."""
        copy = game.fork()
        copy.apply(question, answer)
        return self.judge.value(copy, question.actor)


def lookahead(game: Game, faction: str, question: Question, judge: Evaluator, rng: Random) -> dict[int, float]:
    """What each answer that is worth a look promises, where every way to finish the turn can be tried."""
    futures = every_face(game, faction, rng) if judge.rolls(question) else [game.determinize(faction, rng)]
    return Lookahead(judge, question.actor, game.title.turns).worths(futures, question)


def best_answer(worths: dict[int, float]) -> int:
    """The answer that promises most."""
    return max(worths, key=worths.__getitem__)
