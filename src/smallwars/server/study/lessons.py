"""Lessons: the rulebook's example of play, its moves made by a learner. Only what the example does is played."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Final

from ...engine.game import Game
from ...engine.question import CHANCE
from ...engine.record import parse
from ...engine.registry import find
from ...engine.table import new
from ...engine.title import Title
from ...kit.parts import file_of
from ...texts import files_of, message
from ..errors import RequestError
from ..tables.game_in_play import CHOICE, EDIT, GameInPlay, Step, take
from ..tables.live_table import Draft
from ..wire import LessonOut

FILE: Final = "lesson.toml"


@dataclass(frozen=True, slots=True)
class Move:
    """Some steps that are explained together; `first`: where they begin."""

    id: str
    chapter: str
    rules: list[str]
    first: int


@dataclass(frozen=True)
class Lesson:
    """A game that is known step by step, and the moves it is made of."""

    title: str
    steps: tuple[Step, ...]
    moves: list[Move]

    def is_at(self, play: GameInPlay) -> bool:
        """Whether a game has gone the way of the lesson so far."""
        return play.log.steps == self.steps[: len(play.log)]

    def choice_at(self, step: int) -> int:
        """The first choice from that step on; the end where there is none."""
        return next((at for at in range(step, len(self.steps)) if self.steps[at].kind == CHOICE), len(self.steps))

    def last_choice(self, step: int) -> int:
        """The last choice before that step, or the lesson's first."""
        return next((at for at in range(step - 1, 0, -1) if self.steps[at].kind == CHOICE), self.choice_at(0))

    def move_at(self, step: int) -> int:
        """The number of the move that the step belongs to, counted from 0; at the end, how many there are."""
        return len(self.moves) if step >= len(self.steps) else sum(move.first <= step for move in self.moves) - 1

    def start_of(self, number: int) -> int:
        """The first choice of a move."""
        return self.choice_at(self.moves[number].first) if number < len(self.moves) else len(self.steps)


# Reading


def has_lesson(title: Title) -> bool:
    """Whether a title brings a lesson."""
    return file_of(title, FILE) is not None


@cache
def lesson_of(title: str) -> Lesson:
    """The lesson of a title. It is played once; an answer that comes by itself must not be written down."""
    file = file_of(find(title), FILE)
    if file is None:
        raise RequestError(404, "no-lesson", title=title)
    data = tomllib.loads(file.read_text("utf-8"))
    game = new(title, chance="manual", any_order=True)
    steps: list[Step] = []
    moves: list[Move] = []
    for chapter in data["chapter"]:
        for move in chapter["move"]:
            moves.append(Move(move["id"], chapter["id"], move["rules"], len(steps)))
            steps += played(game, move["play"])
    return Lesson(title, tuple(steps), moves)


def played(game: Game, text: str) -> list[Step]:
    """Play what is written as in a record, and tell whose every step was."""
    steps = []
    for token in parse(f'[Title "{game.title.id}"]\n{text}').tokens:
        question = game.state.question()
        actor = CHANCE if question is None or token.kind == EDIT else question.actor
        steps.append(Step(token.kind, game.title.actors[actor], token.text))
        take(game, steps[-1])
    return steps


def opening(lesson: Lesson) -> tuple[Step, ...]:
    """The steps before the learner is asked for the first time."""
    return lesson.steps[: lesson.choice_at(0)]


# Playing


def go_on(draft: Draft, lesson: Lesson, to: int) -> None:
    """Play the steps of the example up to a step."""
    for step in lesson.steps[len(draft.play.log) : to]:
        draft.follow(step)


def follow(draft: Draft, language: str) -> None:
    """Play the example's results of chance after a choice; a choice that leaves the example is an error."""
    lesson = lesson_of(draft.live.table.title)
    if not lesson.is_at(draft.play):
        raise wrong_choice(draft, lesson, language)
    go_on(draft, lesson, lesson.choice_at(len(draft.play.log)))


def wrong_choice(draft: Draft, lesson: Lesson, language: str) -> RequestError:
    """The error of a choice that leaves the example: what the example does instead, with the rule."""
    decision, steps = draft.live.play.game.decision, len(draft.live.play.log)
    if decision is None or steps >= len(lesson.steps):
        return RequestError(400, "lesson-over")
    texts = {option.id: option.text(language) for option in decision.options}
    chosen, wanted = texts[draft.play.log.steps[-1].word], texts.get(lesson.steps[steps].word, "")
    return RequestError(400, "lesson-other", {"lesson": True}, chosen=chosen, wanted=wanted, rule=decision.rule)


def one_back(draft: Draft) -> None:
    """Go back to the choice before."""
    lesson, steps = lesson_of(draft.live.table.title), len(draft.play.log)
    to_step(draft, lesson.last_choice(steps))


def move_back(draft: Draft) -> None:
    """Go back to the start of this move, or from there to the start of the move before."""
    lesson, steps = lesson_of(draft.live.table.title), len(draft.play.log)
    number = lesson.move_at(steps)
    to_step(draft, lesson.start_of(number if steps > lesson.start_of(number) else max(0, number - 1)))


def restart(draft: Draft) -> None:
    """Go back to the first choice."""
    to_step(draft, lesson_of(draft.live.table.title).choice_at(0))


def show(draft: Draft) -> None:
    """Play the rest of this move."""
    lesson, steps = lesson_of(draft.live.table.title), len(draft.play.log)
    go_on(draft, lesson, lesson.start_of(lesson.move_at(steps) + 1) if steps < len(lesson.steps) else steps)


def to_step(draft: Draft, step: int) -> None:
    if step < len(draft.play.log):
        draft.go_back(len(draft.play.log) - step)


DEEDS: Final = {"show": show, "back": move_back, "restart": restart}


# Telling


def lesson_out(title: Title, play: GameInPlay, language: str) -> LessonOut:
    """The state of a lesson, with its sentences for the next move."""
    lesson, steps = lesson_of(title.id), len(play.log)
    number, moves = lesson.move_at(steps), lesson.moves
    over = number == len(moves)
    move = moves[-1] if over else moves[number]

    def sentence(key: str) -> str:
        return message(language, files_of(title, "lesson"), key, {})

    fresh = steps <= lesson.start_of(number)
    return LessonOut(
        chapter=sentence(f"chapter-{move.chapter}"),
        move=min(number + 1, len(moves)),
        moves=len(moves),
        then="" if not fresh else sentence(f"{moves[number - 1].id}-then") if number else sentence("introduction"),
        todo=sentence("closing" if over else f"{move.id}-todo"),
        rules=[] if over else move.rules,
        target=None if over else lesson.steps[steps].word,
        over=over,
    )
