"""A record cut into turns: what each player decided, one after the other, with the game as it stood."""

from __future__ import annotations

from dataclasses import dataclass, field

from ...bots.tree import is_over
from ...engine.game import EDIT, Game
from ...engine.question import CHANCE, Question
from ...kit.evaluator import Evaluator


@dataclass
class Played:
    """What a player decided in a row. `before`, `after`: the game at his first decision, and at the next of anybody."""

    at: int
    actor: int
    kind: str
    own: bool
    before: Game
    answers: list[int] = field(default_factory=list)
    games: list[Game] = field(default_factory=list)
    """The game at each decision, to tell it."""
    to: int = 0
    after: Game | None = None


def turns(game: Game, judge: Evaluator) -> list[Played]:
    """All turns of a game; where the table was set up by hand, a turn ends."""
    walker, found = game._walked(0), list[Played]()
    now: Played | None = None
    for at, answer in enumerate(game._history):
        question = walker.state.question()
        if answer == EDIT or question is None:
            close(now, walker, at)
            now = None
        elif question.actor != CHANCE:
            if now is None or begins(judge, question, now):
                close(now, walker, at)
                own = question.kind in judge.starts
                now = Played(at, question.actor, question.kind, own, walker.fork())
                found.append(now)
            now.games.append(walker.fork())
            now.answers.append(answer)
        walker._step(answer)
    close(now, walker, len(game._history))
    return found


def begins(judge: Evaluator, question: Question, now: Played) -> bool:
    """Whether something else begins with that question: another is asked, or a new turn is due."""
    return question.actor != now.actor or is_over(judge, question, now.actor)


def close(now: Played | None, walker: Game, at: int) -> None:
    """What was going on is over."""
    if now is not None and now.after is None:
        now.after, now.to = walker.fork(), at
        now.after.state.question()
