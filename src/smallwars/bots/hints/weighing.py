# not compiled: thin beside what it calls
"""Whole turns held against each other: all of them in the same futures, with the replies that the search found.

Futures are `determinize` copies: nothing is judged by what its player could not know.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import fsum, sqrt, tanh
from random import Random
from typing import Final, TypeVar

from ...engine.decision import Decision, Option
from ...engine.game import Game
from ...engine.question import CHANCE, Question
from ...engine.title import Title
from ...kit.evaluator import Evaluator
from ...kit.evaluators import PART, evaluator, plain_evaluator, terms_by_hand
from ...kit.parts import guarded
from ...texts import message
from ..bot import asked
from ..chances import UNCORRECTED, UNSETTLED, Chances, chances, chances_of
from ..reasons.terms import Terms, changes, mean_terms
from ..search.search_bot import Search, TurnSearch
from ..search.tree import Node, is_over, pick, play_turns, run_on
from ..search.turn import finish

P = TypeVar("P")


class WeighingPlan:
    """The numbers by which turns are weighed."""

    def __init__(
        self,
        turns: int = 3,
        explained: int = 4,
        replies: int = 2,
        finished: float = 4.0,
        band: tuple[float, float] = (0.1, 0.9),
        uncertainty: float = 1e-6,
    ) -> None:
        self.turns = turns
        """The number of turns of the search that are weighed."""
        self.explained = explained
        """The number of futures in which every reply is tried, and the terms of the evaluator are taken."""
        self.replies = replies
        """The number of replies that are tried in the other futures: those that hurt most."""
        self.finished = finished
        """How many swings of the title a finished game counts for, above or below the position before the turn."""
        self.band = band
        """The futures of a turn between these shares of all make the band around its chance to win."""
        self.uncertainty = uncertainty
        """The least distance from certainty of the chances in a game that is not over."""


PLAN: Final = WeighingPlan()


class Scale:
    """What a position is worth to an actor: in points, and as a chance to win."""

    def __init__(self, judge: Evaluator, known: Chances) -> None:
        self.judge = judge
        self.chances = known

    def at(self, game: Game, question: Question) -> Scale:
        """The scale for the turn of that question: before the set-up is over nobody's chances can be known."""
        if question.kind in self.judge.kinds.unsettled:
            return Scale(self.judge, Chances([UNCORRECTED], UNSETTLED, {}))
        return Scale(self.judge, self.chances.during(self.judge.period(game)))

    def points(self, game: Game, actor: int, base: float) -> float:
        """The position in points of the evaluator; a finished game is much better or worse than `base`, but not
        endlessly.
        """
        if game.state.outcome is None:
            return self.judge.value(game, actor)
        return base + PLAN.finished * self.judge.swing * (2 * self.win(game, actor) - 1)

    def win(self, game: Game, actor: int) -> float:
        """The chance to win; that of a finished game is certain, and no other."""
        outcome = game.state.outcome
        if outcome is None:
            chance = self.judge.win_chance(self.judge.value(game, actor))
            return self.chances.corrected(
                min(max(chance, PLAN.uncertainty), 1 - PLAN.uncertainty), self.judge.sign(actor)
            )
        return 0.5 if outcome.winner == CHANCE else float(outcome.winner == actor)

    def worth(self, wins: Sequence[float], points: Sequence[float]) -> float:
        """The value by which turns are compared: chances to win if they hold, else points."""
        return mean(wins) if self.chances.holds else mean(points)


def scale_of(title: Title) -> Scale:
    """The scale of a title."""
    return Scale(evaluator(title), chances(title))


def by_scale(title: Title, scale: Scale, deed: Callable[[Scale], P]) -> P:
    """The result of a deed by that scale; where the title's evaluator raises, it is done again by the plain one."""
    plain = plain_evaluator(title)
    if scale.judge is plain:
        return deed(scale)
    return guarded(title, PART, lambda: deed(scale), lambda: deed(Scale(plain, chances_of(title, None))))


def mean(values: Sequence[float]) -> float:
    """The mean of the values, of which there is one at least."""
    return fsum(values) / len(values)


class Loss:
    """What a turn loses against a better one: in chances to win, in points, and the standard error of the points."""

    def __init__(self, scale: Scale, win: float, points: float, error: float) -> None:
        self.points = max(0.0, points)
        self.error = error
        self.win = max(0.0, win) if scale.chances.holds else tanh(self.points / scale.judge.swing / 4)
        """The chance to win that is lost; where nobody knows the chances, what it would be in an even position."""
        self.sure = points > 2 * error


class Line:
    """A whole turn, weighed: what it is worth in each future after the reply that hurts most."""

    def __init__(self, answers: list[int], scale: Scale, actor: int, any_order: bool = False) -> None:
        """`any_order`: whether the answers were given in any order, as people give them."""
        self.answers = answers
        self.scale = scale
        self.actor = actor
        self.any_order = any_order
        self.wins: list[float] = []
        self.points: list[float] = []
        self.terms: Terms = {}

    @property
    def win(self) -> float:
        """The chance to win, as a mean over the futures."""
        return mean(self.wins)

    @property
    def value(self) -> float:
        """The lead in points, as a mean over the futures."""
        return mean(self.points)

    @property
    def worth(self) -> float:
        """The value by which the turn is compared with others."""
        return self.scale.worth(self.wins, self.points)

    @property
    def band(self) -> tuple[float, float]:
        """The chances between which most futures lie."""
        ordered = sorted(self.wins)
        low, high = [ordered[round(share * (len(ordered) - 1))] for share in PLAN.band]
        return min(low, self.win), max(high, self.win)

    def loss_against(self, best: Line) -> Loss:
        """The loss of this turn against a better one."""
        lost = [theirs - ours for theirs, ours in zip(best.points, self.points)]
        middle = mean(lost)
        spread = fsum([(each - middle) ** 2 for each in lost])
        error = sqrt(spread / max(1, len(lost) - 1) / len(lost))
        return Loss(self.scale, best.win - self.win, middle, error)

    def changes(self, before: Terms) -> Terms:
        """The change of each term in the favour of the turn's player, the greatest first."""
        return changes(before, self.terms, self.scale.judge.sign(self.actor))


class WeighedTurns:
    """The turns that were weighed, the best first; where one was asked about, it is among them."""

    def __init__(self, lines: list[Line], before: Terms, asked_for: Line | None, sample: Game) -> None:
        """`before`: the terms before the turn; `sample`: a future in which the turns of the search can be told."""
        self.lines = sorted(lines, key=lambda line: -line.worth)
        self.before = before
        self.asked_for = asked_for
        self.sample = sample

    @property
    def best(self) -> Line:
        return self.lines[0]

    @property
    def rank(self) -> int:
        """The place of the turn that was asked about, counted from 1."""
        return 0 if self.asked_for is None else 1 + self.lines.index(self.asked_for)


def weigh(
    game: Game,
    faction: str,
    *,
    seed: int,
    played: list[int] | None = None,
    simulations: int = 0,
    seconds: float = 0.0,
    futures: int = 16,
    stop: Callable[[], bool] | None = None,
    scale: Scale | None = None,
    begins: bool = False,
) -> WeighedTurns:
    """Search for good turns and weigh them, and the one that was `played`, in futures of their own; `begins`: what was
    played may be the beginning of a turn only."""
    any_order, game = game.any_order, game.narrowed() if game.any_order else game
    question = asked(game, faction)
    scale = (scale or scale_of(game.title)).at(game, question)
    bot = Search(seed, seconds=seconds or 0.2, simulations=simulations, stop=stop)
    search = bot.think(game, faction, question, scale.judge)
    lines = [Line(turn.answers, scale, question.actor) for turn in search.turns[: PLAN.turns]]
    asked_for = None
    if played:
        asked_for = Line(played, scale, question.actor, any_order)
        asked_for = complete_turn(search, asked_for) if begins else asked_for
        asked_for = next((line for line in lines if comes_to_the_same(search, line, asked_for)), asked_for)
        lines += [] if asked_for in lines else [asked_for]
    before = try_out(search, lines, futures, Random(seed))
    return WeighedTurns(lines, before, asked_for, search.future(0))


def complete_turn(search: TurnSearch, begun: Line) -> Line:
    """The best of the turns found that begins with these answers; else they are finished as is best in one future.
    Finished anew in each, with its dice in sight, the turn would be better than any can be.
    """
    for turn in search.turns:
        if turn.answers[: len(begun.answers)] == begun.answers:
            return Line(turn.answers, begun.scale, begun.actor)
    game, rest = search.future(0), list[int]()
    game.ask_in_order(begun.any_order)
    for at, answer in enumerate(begun.answers):
        question = run_on(search.judge, game, search.actor) if at else game.question()
        if question is None or question.actor != search.actor or answer not in question.answers:
            return begun
        game.apply(question, answer)
    game.ask_in_order(False)
    Node(search.judge, game, search.actor).draw(search.rng, 0.0, rest)
    return Line([*begun.answers, *rest], begun.scale, begun.actor, begun.any_order)


def comes_to_the_same(search: TurnSearch, line: Line, played: Line) -> bool:
    """Whether both turns are the same, picks that commute in another order apart: in one future they end alike."""
    if line.answers == played.answers:
        return True
    ends = [search.future(0), search.future(0)] if played.any_order else []
    for game, turn in zip(ends, (line, played)):
        follow(search.judge, game, turn.actor, turn.answers, any_order=turn.any_order)
    ends_at = [{**game.title.position(game.state), "pending": None} for game in ends]
    return len(ends_at) > 0 and ends_at[0] == ends_at[1]


def try_out(search: TurnSearch, lines: list[Line], futures: int, rng: Random) -> Terms:
    """Try every line in the same futures; the terms of the positions before them."""
    judge, before = search.judge, list[Terms]()
    tried = [Replies(search, line) for line in lines]
    for at in range(futures):
        future = judge.bounded(search.game.determinize(search.faction, rng))
        if at < PLAN.explained:
            before.append(terms_by_hand(future))
        for each in tried:
            each.play(future.fork(), at < PLAN.explained)
            if at == PLAN.explained - 1:
                each.thin_out()
    for each in tried:
        each.settle()
    return mean_terms(before)


class Reply:
    """A reply to a line, and the value that the line keeps after it in each future."""

    def __init__(self, answers: list[int]) -> None:
        self.answers = answers
        self.wins: list[float] = []
        self.points: list[float] = []


class Replies:
    """A line in one future after the other, with each of the replies."""

    def __init__(self, search: TurnSearch, line: Line) -> None:
        self.judge = search.judge
        self.playing_on = search.playing_on
        self.replier = search.replier
        self.line = line
        self.replies = [Reply(answers) for answers in search.replies or [[]]]
        self.terms: list[Terms] = []

    def play(self, game: Game, explained: bool) -> None:
        """Play the line and its replies in one more future, which nobody else uses."""
        line, judge = self.line, self.judge
        base = judge.value(game, line.actor)
        follow(judge, game, line.actor, line.answers, any_order=line.any_order)
        if explained:
            self.terms.append(terms_by_hand(game))
        for reply in self.replies:
            after = game.fork()
            follow(judge, after, self.replier, reply.answers, quick=True)
            after = self.levelled(after)
            reply.wins.append(line.scale.win(after, line.actor))
            reply.points.append(line.scale.points(after, line.actor, base))

    def levelled(self, game: Game) -> Game:
        """A future in which chances can be known, because both sides have played on."""
        question = game.question()
        while question is not None and not self.judge.is_level(game):
            if self.judge.search.exhaustive:
                game.apply(question, self.playing_on.answer(game, question))
            else:
                game = play_turns(self.judge, game, 1)
            question = game.question()
        return game

    def thin_out(self) -> None:
        """Keep the replies that suit best the side that replies."""
        sign, scale = -1 if self.replier == self.line.actor else 1, self.line.scale
        self.replies = sorted(self.replies, key=lambda reply: sign * scale.worth(reply.wins, reply.points))[
            : PLAN.replies
        ]

    def settle(self) -> None:
        """Keep the one reply that suits best the side that replies."""
        self.thin_out()
        self.line.wins, self.line.points = self.replies[0].wins, self.replies[0].points
        self.line.terms = mean_terms(self.terms)


def follow(
    judge: Evaluator, game: Game, actor: int, answers: Sequence[int], quick: bool = False, any_order: bool = False
) -> None:
    """Give these answers as long as they are legal, then the best each time to the end of the turn; if not even the
    first is, or there is none, nothing happens. `quick`: the best at first sight will do; `any_order`: the answers were
    given in any order."""
    if any_order:
        game.ask_in_order(True)
    goes_on = give(judge, game, actor, answers)
    if any_order:
        game.ask_in_order(False)
    if goes_on:
        while quick and not is_over(judge, question := run_on(judge, game, actor), actor):
            assert question is not None
            game.apply(question, pick(judge, game, question))
        finish(judge, game, actor)


def give(judge: Evaluator, game: Game, actor: int, answers: Sequence[int]) -> bool:
    """Give these answers as long as they are legal; whether the turn is to be gone on with."""
    for at, answer in enumerate(answers):
        question = run_on(judge, game, actor) if at else game.question()
        if question is None or (at and is_over(judge, question, actor)):
            return False
        if question.actor != actor or answer not in question.answers:
            return at > 0
        game.apply(question, answer)
    return len(answers) > 0


# A turn in words


class TurnChoice:
    """One decision of a turn, and the option that is taken in it; `later`: chance or the other side
    decides before it.
    """

    def __init__(self, game: Game, answer: int, later: bool = False) -> None:
        """`game`: as it stands at that decision; it stays as it is."""
        self.game = game.fork()
        decision = self.game.decision
        assert decision is not None
        self.decision: Decision = decision
        question = self.game.question()
        assert question is not None
        self.option = Option(game.title, question, answer, self.game.state)
        self.later = later

    @property
    def kind(self) -> str:
        return self.decision.kind

    @property
    def id(self) -> str:
        return self.option.id

    def text(self, language: str) -> str:
        """The answer and what it means, in words."""
        label = self.option.text(language)
        meaning = self.game.title.meaning(language, self.game.state, self.option.answer)
        if not meaning:
            return label
        return message(language, ("analysis",), "answer-meaning", {"answer": label, "meaning": meaning})

    def data(self) -> dict[str, str | bool]:
        """The step for JSON."""
        return {"kind": self.kind, "id": self.id, "later": self.later}


def steps(judge: Evaluator, game: Game, actor: int, answers: Sequence[int]) -> list[TurnChoice]:
    """The decisions of a turn as far as it can be given in that game, which stays as it is."""
    game, found = game.fork(), list[TurnChoice]()
    age = game.choices
    for answer in answers:
        question = run_on(judge, game, actor)
        if question is None or question.actor != actor or answer not in question.answers:
            break
        found.append(TurnChoice(game, answer, game.choices > age))
        game.apply(question, answer)
        age = game.choices
    return found
