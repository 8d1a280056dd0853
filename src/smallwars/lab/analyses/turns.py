"""A record cut into turns: what each player decided, one after the other, with the game as it stood."""

from __future__ import annotations

from dataclasses import dataclass, field

from ...bots.search.tree import is_over
from ...engine.game import Game
from ...engine.question import CHANCE, Question
from ...kit.evaluator import Evaluator


@dataclass
class PlayedTurn:
    """The decisions that a player took in a row. `before`, `after`: the game at his first decision, and at the next of
    anybody.
    """

    at: int
    actor: int
    kind: str
    own: bool
    before: Game
    answers: list[int] = field(default_factory=list)
    games: list[Game] = field(default_factory=list)
    """The game at each decision, so that it can be put into words."""
    to: int = 0
    after: Game | None = None


def turns(game: Game, judge: Evaluator) -> list[PlayedTurn]:
    """All turns of a game; where the table was set up by hand, a turn ends."""
    found = list[PlayedTurn]()
    now: PlayedTurn | None = None
    for at, step in enumerate(game.walk()):
        walker, question = step.game, step.question
        if question is None:
            close(now, walker, at)
            now = None
        elif question.actor != CHANCE:
            if now is None or begins(judge, question, now):
                close(now, walker, at)
                now = None
                if walker.only_in_order() is not None:
                    continue  # there is nothing to judge where a turn begins with an only answer
                own = judge.kinds.begins(question.kind)
                now = PlayedTurn(at, question.actor, question.kind, own, walker.fork())
                found.append(now)
            now.games.append(walker.fork())
            now.answers.append(step.answer)
    close(now, silent(game), game.choices)
    return found


def silent(game: Game) -> Game:
    """A copy without a log."""
    copy = game.fork()
    copy.state.log = None
    return copy


def begins(judge: Evaluator, question: Question, now: PlayedTurn) -> bool:
    """Whether a new turn begins with that question: another player is asked, or the title begins one."""
    return question.actor != now.actor or is_over(judge, question, now.actor)


def close(now: PlayedTurn | None, walker: Game, at: int) -> None:
    """End the turn that was going on, if there was one."""
    if now is not None and now.after is None:
        now.after, now.to = walker.fork(), at
        now.after.state.question()
