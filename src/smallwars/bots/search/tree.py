"""The ways to go on with a turn in one future: a tree of the actor's own answers, grown where it is looked at."""

from __future__ import annotations

from math import log
from random import Random
from typing import Any, Final

from ...engine.game import Game
from ...engine.question import Question
from ...kit.evaluator import Evaluator
from .lookahead import FACES, other_dice

NO_OPTIONS: Final[list[int]] = []
GLANCE: Final = 1
"""The number of further answers that a glance looks at."""


def pick(judge: Evaluator, game: Game, question: Question) -> int:
    """The answer right after which the position is best for who gives it."""
    options = judge.considered(game, question)
    best, most = options[0], 0.0
    for index in range(len(options) if len(options) > 1 else 0):
        copy = game.fork()
        copy.apply(question, options[index])
        copy.question()
        value = judge.value(copy, question.actor)
        if index == 0 or value > most:
            best, most = options[index], value
    return best


def run_on(judge: Evaluator, game: Game, actor: int) -> Question | None:
    """The actor's next question, or that of a new turn; whoever is asked before it gets the answer that is best at a
    glance.
    """
    question = game.question()
    while question is not None and question.actor != actor and not judge.kinds.begins(question.kind):
        game.apply(question, pick(judge, game, question))
        question = game.question()
    return question


def is_over(judge: Evaluator, question: Question | None, actor: int) -> bool:
    """Whether the actor's turn is over when that question is asked next."""
    if question is None:
        return True
    return judge.kinds.begins(question.kind) if question.actor != actor else judge.kinds.ends(question.kind)


class Node:
    """A position in the actor's turn. No other code changes its game."""

    def __init__(self, judge: Evaluator, game: Game, actor: int, begins: bool = False, depth: int = -1) -> None:
        """`begins`: the actor is asked now, even if a turn begins with the question; `depth`: how many answers further
        to look where one has changed nothing, if not as many as the evaluator says."""
        question = run_on(judge, game, actor)
        self.judge = judge
        self.game = game
        self.actor = actor
        self.depth = judge.search.depth if depth < 0 else depth
        self.question = question
        self.value = judge.value(game, actor)
        self.ended = is_over(judge, question, actor) and not begins
        self.options = NO_OPTIONS
        self.children: list[Node] = []
        self.worths: list[float] = []
        self.drawn = False
        self._promise: float | None = None

    # Growing

    def open(self) -> list[Node]:
        """The positions after each answer that is worth a look."""
        question = self.question
        if not self.children and question is not None and not self.ended:
            self.options = self.judge.considered(self.game, question)
            for answer in self.options:
                copy = self.game.fork()
                copy.apply(question, answer)
                child = Node(self.judge, copy, self.actor, False, self.depth)
                if copy.rolled_since(self.game):
                    child.value = self.on_average(question, answer)
                self.children.append(child)
        return self.children

    def on_average(self, question: Question, answer: int) -> float:
        """The value after an answer on which a die is rolled, so that none is taken for its luck in this future."""
        total = 0.0
        for copy in other_dice(self.game, answer):
            copy.apply(question, answer)
            run_on(self.judge, copy, self.actor)
            total += self.judge.value(copy, self.actor)
        return total / FACES

    def weigh(self) -> list[float]:
        """What each answer that is worth a look promises."""
        question = self.question
        if not self.worths and question is not None:
            menu = question.kind in self.judge.kinds.menus
            for at, child in enumerate(self.open()):
                self.worths.append(child.promise() if menu else self.value_after(at, self.depth))
        return self.worths

    def value_after(self, at: int, depth: int) -> float:
        """The value after an answer, or after the best that follow it where it has changed nothing yet."""
        child, question = self.children[at], self.question
        if child.ended or child.value != self.value or depth == 0 or question is None:
            return child.value
        if self.judge.stays(question, self.options[at]):
            return child.value
        best = -self.judge.victory
        for later in range(len(child.open())):
            best = max(best, child.value_after(later, depth - 1))
        return best

    # Going down

    def best(self) -> int:
        """The place of the answer that promises most."""
        worths = self.weigh()
        best = 0
        for index in range(1, len(worths)):
            if worths[index] > worths[best]:
                best = index
        return best

    def promise(self) -> float:
        """The value when the turn was finished with the best answer each time."""
        if self._promise is None:
            self._promise = self.value if self.ended else self.open_best().promise()
        return self._promise

    def open_best(self) -> Node:
        """The position after the best answer."""
        return self.open()[self.best()]

    def leaf(self) -> Node:
        """The end of the turn that is finished with the best answer each time."""
        node = self
        while not node.ended:
            node = node.open_best()
        return node

    def draw(self, rng: Random, temperature: float, answers: list[int]) -> Node:
        """The end of a turn drawn by what its answers promise, which are noted; none is drawn twice."""
        if self.ended:
            self.drawn = True
            return self
        worths, children = self.weigh(), self.children
        at = gumbel(worths, [child.drawn for child in children], rng, temperature)
        answers.append(self.options[at])
        leaf = children[at].draw(rng, temperature, answers)
        self.drawn = all([child.drawn for child in children])
        return leaf


def play_turns(judge: Evaluator, game: Game, turns: int) -> Game:
    """The game after so many more turns, each finished with what is best at a glance."""
    for _ in range(turns):
        question = game.question()
        if question is None:
            break
        game = Node(judge, game.fork(), question.actor, True, GLANCE).leaf().game
    return game


def gumbel(worths: list[float], done: list[bool], rng: Random, temperature: float) -> int:
    """A draw by softmax from the answers that are not done."""
    best, most = -1, 0.0
    for index in range(len(worths)):
        if not done[index]:
            score = worths[index] + temperature * luck(rng)
            if best < 0 or score > most:
                best, most = index, score
    return best


def luck(rng: Random) -> float:
    """Gumbel noise: the best of several values with it added was drawn by softmax."""
    return -log(-log(rng.random() or 1e-12) or 1e-12)


# Equal positions


def foreseen(game: Game, faction: str, question: Question) -> str:
    """A text that tells positions apart for that faction."""
    return f"{question.kind} {question.about} {question.answers} {game.view(faction)}"


def fingerprint(game: Game) -> int:
    """A number that is equal for equal boards with the same question pending."""
    question = game.question()
    asked = None if question is None else (question.actor, question.kind, question.about, tuple(question.answers))
    board = game.state.board
    return hash((asked, *[frozen(getattr(board, name)) for name in attributes(board)]))


def attributes(board: Any) -> Any:
    """The names of a board's fields; a compiled class has no __dict__."""
    return getattr(type(board), "__mypyc_attrs__", None) or vars(board)


def frozen(value: Any) -> Any:
    """A value that can be hashed: ints as they are, lists as tuples; what never changes in a game
    counts for nothing.
    """
    if isinstance(value, list):
        return tuple([frozen(item) for item in value])
    return value if isinstance(value, int) else None
