# not compiled: called when somebody asks
"""Hints at three depths, and an answer to "why not my move?"; nobody is told more than his seat can know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from ...engine.errors import OtherError
from ...engine.game import Game
from ...engine.question import FIRST_NUMBER, Question
from ...engine.title import Title
from ...kit.evaluators import evaluator
from ...kit.search_policy import TurnKinds
from ...kit.text_board import text_board
from ...texts import joined, message
from ..bot import asked
from ..reasons.term_words import term_text
from ..reasons.terms import Terms, changes
from ..search.tree import run_on
from .weighing import Line, Loss, Scale, TurnChoice, WeighedTurns, by_scale, scale_of, steps, weigh

OPERATION, SPACES, TURN = "operation", "spaces", "turn"
DEPTHS: Final = (OPERATION, SPACES, TURN)


class HintLimits:
    """How long a hint is thought about, and how much it tells."""

    def __init__(
        self,
        simulations: int = 200,
        futures: int = 24,
        terms: int = 3,
        turns: int = 3,
        listed: int = 12,
        least: float = 0.1,
    ) -> None:
        self.simulations = simulations
        """The number of turns that are simulated, if no other is asked for."""
        self.futures = futures
        """The number of futures in which turns are weighed."""
        self.terms = terms
        """The most terms that are named."""
        self.turns = turns
        """The most turns that are described, the best among them."""
        self.listed = listed
        """The most options that an error lists."""
        self.least = least
        """A difference below this share of the title's swing is not worth a word."""


LIMITS: Final = HintLimits()

FILES: Final = ("analysis",)

Settings = Mapping[str, Any]


class HintError(OtherError):
    """A hint that cannot be given; its sentence is in `analysis.ftl`."""

    file = "analysis"


def say(language: str, key: str, **args: str | int) -> str:
    """A sentence of hints and analyses."""
    return message(language, FILES, key, args)


# Hints


class Hint:
    """A hint: the steps that it names, as deep as it was asked for, and the words for them."""

    def __init__(self, depth: str, weighed: WeighedTurns, places: frozenset[str], title: str, faction: str) -> None:
        self.depth = depth
        self.weighed = weighed
        self.line = weighed.best
        self.places = places
        self.title = title
        self.faction = faction
        self.turn = turn_steps(weighed, weighed.best)
        """All steps of the turn."""
        self.steps = [step for step in self.turn if self.names(step)]

    def names(self, step: TurnChoice) -> bool:
        """Whether a hint of this depth names a step."""
        if self.depth == TURN:
            return True
        if step.id in self.places:
            return self.depth == SPACES
        if step is not self.turn[0] and (step.id in kinds_of(step).passing or self.tells_more(step)):
            return False
        if self.depth == SPACES:
            return step is self.turn[0] or says_what(step)
        begins = says_what(self.turn[0]) and (is_deed(step) or announces(step))
        return begins or (says_what(step) and step in self.at_once())

    def tells_more(self, announcement: TurnChoice) -> bool:
        """Whether a step of the turn answers the question that this one announces; with one answer it is not asked."""
        announced = kinds_of(announcement).announced.get(announcement.id)
        return any([step.kind == announced for step in self.turn])

    def at_once(self) -> list[TurnChoice]:
        """The steps before chance or the other side decides anything."""
        later = [at for at, step in enumerate(self.turn) if step.later and at]
        return self.turn[: later[0]] if later else self.turn

    def data(self) -> dict[str, Any]:
        """The hint for JSON: the whole turn with what it changes of each term, and the next best turns."""
        found: dict[str, Any] = {"depth": self.depth, "steps": [step.data() for step in self.steps]}
        if self.depth == TURN:
            found["terms"] = dict(list(self.terms().items())[: LIMITS.terms])
            found["others"] = [self.other(line) for line in self.next_best()]
        return found

    def terms(self) -> Terms:
        """What the turn changes of each term, the most first."""
        return self.line.changes(self.weighed.before)

    def next_best(self) -> list[Line]:
        """The turns that come next after the best."""
        return self.weighed.lines[1 : LIMITS.turns]

    def other(self, line: Line) -> dict[str, Any]:
        """A turn that is not as good as the best, for JSON."""
        loss = line.loss_against(self.line)
        return {"steps": [step.id for step in turn_steps(self.weighed, line)], "lost": loss.win, "points": loss.points}

    def text(self, language: str = "en") -> str:
        """The hint in words: a line for each thing to do."""
        if self.depth == OPERATION:
            return "\n".join(self.operations(language))
        lines = answered(self.steps, language, self.depth == SPACES)
        return "\n".join([*lines, *self.details(language)] if self.depth == TURN else lines)

    def details(self, language: str) -> list[str]:
        """What the turn is for, and the next best with what they lose."""
        scale = self.line.scale
        lines = terms_line(self.title, self.faction, self.terms(), scale, language)
        for line in self.next_best():
            turn = summary(turn_steps(self.weighed, line), language)
            lost = loss_text(line.loss_against(self.line), scale, language)
            lines.append(say(language, "hint-next", turn=turn, lost=lost))
        return lines

    def operations(self, language: str) -> list[str]:
        """The lines that say what is done; where only places are left to choose, one that says that the rest is
        settled.
        """
        if self.steps:
            labels = list(dict.fromkeys([step.text(language) for step in self.steps]))
            return [say(language, "hint-what", what=" · ".join(labels))]
        return [say(language, "hint-settled", question=self.turn[0].decision.text(language))]


def says_what(step: TurnChoice) -> bool:
    """Whether an answer that is no place says what is done, not how often or with what."""
    return is_deed(step) or announces(step) or (step.option.answer < FIRST_NUMBER and "." not in step.kind)


def is_deed(step: TurnChoice) -> bool:
    """Whether the question of a step is one of those whose answers say what is done."""
    return step.kind in kinds_of(step).deeds


def announces(step: TurnChoice) -> bool:
    """Whether an answer only announces that something is asked next."""
    return step.id in kinds_of(step).announced


def kinds_of(step: TurnChoice) -> TurnKinds:
    """The kinds of question of the title that a step is played in."""
    return evaluator(step.game.title).kinds


def answered(steps: Sequence[TurnChoice], language: str, together: bool) -> list[str]:
    """Each question with its answer; `together`: those of one kind about the same thing in a line."""
    lines = list[str]()
    last: tuple[str, str | None] = ("", None)
    for at, step in enumerate(steps):
        label = step.text(language)
        if together and (step.kind, step.decision.about) == last and not step.later:
            lines[-1] = joined(language, [lines[-1], label])
            continue
        if step.later and at:
            lines.append(say(language, "hint-later"))
        lines.append(say(language, "hint-step", question=step.decision.text(language), answer=label))
        last = step.kind, step.decision.about
    return lines


def hint(game: Game, faction: str, depth: str, bot_settings: Settings | None = None, seed: int = 0) -> Hint:
    """The advice of the search to a faction, which must be the one that is asked now."""
    if depth not in DEPTHS:
        raise HintError("hint-depth", depth=repr(depth), depths=DEPTHS)
    check_asked(game, faction)
    if (only := game.only_in_order()) is not None:
        return only_hint(game, faction, depth, only)

    def found(scale: Scale) -> Hint:
        weighed = considered(game, faction, bot_settings, seed, None, scale)
        return Hint(depth, weighed, places(game), game.title.id, faction)

    return by_scale(game.title, scale_of(game.title), found)


def only_hint(game: Game, faction: str, depth: str, only: str) -> Hint:
    """The advice where the order of bots leaves one answer alone: that answer."""
    answer, scale = game.answer_named(only), scale_of(game.title)
    assert answer is not None
    line = Line([answer], scale, game.title.actors.index(faction), any_order=True)
    line.wins, line.points = [0.0], [0.0]
    return Hint(depth, WeighedTurns([line], {}, None, game), places(game), game.title.id, faction)


def considered(
    game: Game, faction: str, bot_settings: Settings | None, seed: int, played: list[int] | None, scale: Scale
) -> WeighedTurns:
    """The turns from here, weighed with these settings of the search."""
    settings = {"futures": LIMITS.futures, **(bot_settings or {"simulations": LIMITS.simulations})}
    return weigh(game, faction, seed=seed, played=played, begins=True, scale=scale, **settings)


def check_asked(game: Game, faction: str) -> None:
    """Refuse a hint to anybody but the faction that is asked."""
    question = game.question()
    if question is None:
        raise HintError("hint-over")
    if game.title.actors[question.actor] != faction:
        raise HintError("hint-other", asked=game.title.actors[question.actor], faction=faction)


def places(game: Game) -> frozenset[str]:
    """The ids of the places on the map."""
    return frozenset(text_board(game.title, game.options).places())


def turn_steps(weighed: WeighedTurns, line: Line) -> list[TurnChoice]:
    """A turn that was weighed, step by step."""
    return steps(line.scale.judge, weighed.sample, line.actor, line.answers)


# Why not my move?


class WhyNot:
    """A turn that somebody intends, among those that the search found."""

    def __init__(self, title: str, faction: str, weighed: WeighedTurns, better: list[TurnChoice]) -> None:
        self.title = title
        self.faction = faction
        self.weighed = weighed
        assert weighed.asked_for is not None
        self.mine = weighed.asked_for
        self.best = weighed.best
        self.rank = weighed.rank
        self.loss = self.mine.loss_against(self.best)
        sign = self.mine.scale.judge.sign(self.mine.actor)
        self.differs: Terms = changes(self.mine.terms, self.best.terms, sign)
        """What the best turn has more of each term, the most first."""
        self.better = better

    def data(self) -> dict[str, Any]:
        """The answer for JSON."""
        return {
            "rank": self.rank,
            "of": len(self.weighed.lines),
            "lost": self.loss.win,
            "points": self.loss.points,
            "terms": dict(list(self.differs.items())[: LIMITS.terms]),
            "best": [step.id for step in self.better],
        }

    def text(self, language: str = "en") -> str:
        """The answer in words: the place of the turn among the others, what it loses, and by which terms."""
        if self.mine is self.best:
            return say(language, "why-best", count=len(self.weighed.lines))
        count, scale = len(self.weighed.lines), self.mine.scale
        lost = loss_text(self.loss, scale, language)
        lines = [
            say(language, "why-place", rank=self.rank, count=count, lost=lost),
            say(language, "why-better", turn=summary(self.better, language)),
        ]
        return "\n".join([*lines, *terms_line(self.title, self.faction, self.differs, scale, language)])


def why_not(
    game: Game, faction: str, turn: Sequence[str], bot_settings: Settings | None = None, seed: int = 0
) -> WhyNot:
    """The turn that somebody intends, as far as he says, among those that the search found."""
    check_asked(game, faction)
    answers = understood(game, faction, turn)

    def found(scale: Scale) -> WhyNot:
        weighed = considered(game, faction, bot_settings, seed, answers, scale)
        return WhyNot(game.title.id, faction, weighed, turn_steps(weighed, weighed.best))

    return by_scale(game.title, scale_of(game.title), found)


def understood(game: Game, faction: str, turn: Sequence[str]) -> list[int]:
    """The answers that these ids stand for; a die that falls otherwise may cut a turn short."""
    judge, title, answers = evaluator(game.title), game.title, list[int]()
    copy = game.determinize(faction, Random(0))
    copy.ask_in_order(game.any_order)
    actor = asked(copy, faction).actor
    start = copy.fork()
    for word in turn:
        question = run_on(judge, copy, actor)
        answer = answer_of(question, [] if question is None else list(map(title.word, question.answers)), word)
        if answer is None and not copy.rolled_since(start):
            raise not_among(title, question, actor, word)
        if answer is None or question is None or question.actor != actor:
            break
        answers.append(answer)
        copy.apply(question, answer)
    if not answers:
        raise HintError("hint-empty")
    return answers


def not_among(title: Title, question: Question | None, actor: int, word: str) -> HintError:
    """The error that the word cannot be chosen, with the words that can."""
    if question is None or question.actor != actor:
        return HintError("hint-after", option=repr(word))
    words = list(map(title.word, question.answers))
    listed = [*words[: LIMITS.listed], *(["…"] if words[LIMITS.listed :] else [])]
    return HintError("hint-option", option=repr(word), options=listed)


def answer_of(question: Question | None, words: list[str], word: str) -> int | None:
    """The answer of that word; None where the question has none."""
    return question.answers[words.index(word)] if question is not None and word in words else None


# Words


def loss_text(loss: Loss, scale: Scale, language: str) -> str:
    """What a turn loses against the best: chances where they hold, else points of the evaluator."""
    if scale.chances.holds:
        return say(language, "percent-points", points=f"{100 * loss.win:.1f}")
    return say(language, "value-points", points=f"{loss.points:.1f}")


def summary(steps: Sequence[TurnChoice], language: str) -> str:
    """A turn in one line: its answers, one after the other."""
    return say(language, "turn-line", answers=" · ".join([step.text(language) for step in steps]))


def terms_line(title: str, faction: str, gains: Terms, scale: Scale, language: str) -> list[str]:
    """A line with the terms by which a side gains most; no line where there are none."""
    phrases = term_phrases(title, faction, gains, scale.judge.swing, language)
    return [say(language, "why-terms", terms=joined(language, phrases))] if phrases else []


def term_phrases(title: str, faction: str, gains: Terms, swing: float, language: str) -> list[str]:
    """The words for the terms by which a side gains most."""
    names = [name for name, gain in gains.items() if gain > LIMITS.least * swing][: LIMITS.terms]
    return [term_text(title, faction, name, language) or name for name in names]
