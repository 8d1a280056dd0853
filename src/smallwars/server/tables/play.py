"""A game in the server's memory: its log of tokens, its takebacks, and every step of it to be looked at again."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final

from ...engine.chance import Manual
from ...engine.errors import IllegalChoice
from ...engine.game import Game
from ...engine.question import CHANCE
from ...engine.table import from_position, new

CHOICE: Final = "choice"
ROLL: Final = "chance"
EDIT: Final = "edit"
"""What a lesson sets up by hand, as JSON, where the example of play does what the rules do not."""
STRIDE: Final = 40
"""Steps between two copies that are kept to walk from."""


@dataclass(frozen=True, slots=True)
class Token:
    """One step of a game: what was chosen, rolled or set up by hand, and by whom."""

    kind: str
    actor: str
    word: str


@dataclass(frozen=True, slots=True)
class Opening:
    """How a game begins."""

    title: str
    options: dict[str, Any]
    seed: int | None
    position: dict[str, Any] | None = None

    def game(self) -> Game:
        """The game before its first step; without a seed chance is asked."""
        chance = "auto" if self.seed is not None else "manual"
        if self.position is not None:
            return from_position(self.position, self.seed, self.options, chance)
        return new(self.title, self.seed, self.options, None, chance)


def follow(game: Game, word: str) -> str:
    """Take a step that was written down, a choice or a result of chance; the rule under which it was asked."""
    question = game.state.question()
    words = [] if question is None else [game.title.word(answer) for answer in question.answers]
    if question is None or word not in words:
        raise IllegalChoice("choice-after", option=repr(word), steps=game.choices)
    game.apply(question, question.answers[words.index(word)])
    return question.rule


def take(game: Game, token: Token) -> str:
    """The same, where a step may have been set up by hand."""
    if token.kind != EDIT:
        return follow(game, token.word)
    game.edit(json.loads(token.word))
    return ""


class Play:
    """A game, step by step. A step is a choice or a result of chance."""

    def __init__(self, opening: Opening) -> None:
        self.opening = opening
        self.game = opening.game()
        self.tokens: list[Token] = []
        self.lines: list[int] = []
        """How long the log was after each step."""
        self.own: list[int] = []
        """And how long before the rules went on by themselves."""
        self.rules: list[str] = []
        """Under which rule each step was asked."""
        self._copies: list[Game] = []
        self._keep()

    @property
    def steps(self) -> int:
        return len(self.tokens)

    # Playing

    def begin(self) -> list[Token]:
        """Whatever chance has to say before anybody is asked."""
        return self._roll()

    def choose(self, option: str) -> list[Token]:
        """Take an option; the choice and the results of chance that followed. IllegalChoice changes nothing."""
        question, before = self.game.question(), self.game.choices
        if question is None:
            raise IllegalChoice("choice-over", option=repr(option))
        actor = self.game.title.actors[question.actor]
        self.game.choose(option)
        if self.game.choices == before:  # it had been taken by itself: nothing to write down
            return []
        fresh = Token(ROLL if question.actor == CHANCE else CHOICE, actor, option)
        return [self._note(fresh, question.rule), *self._roll()]

    def undo(self, faction: str | None = None) -> None:
        """Take the last choice back; NothingToUndo says why not."""
        self.game.undo(faction)
        for steps in (self.tokens, self.lines, self.own, self.rules):
            steps.pop()
        del self._copies[self.steps // STRIDE + 1 :]

    def back(self, steps: int) -> None:
        """Take that many steps back, dice and the other side's choices too: in a lesson nothing is at stake."""
        kept = self.steps - steps
        self.game.rewind(kept)
        for told in (self.tokens, self.lines, self.own, self.rules):
            del told[kept:]
        del self._copies[kept // STRIDE + 1 :]

    def follow(self, token: Token) -> None:
        """Play a step that was written down; a result of chance counts, whatever the seed would have drawn."""
        self._note(token, take(self.game, token))

    def _roll(self) -> list[Token]:
        rolled: list[Token] = []
        question = self.game.state.question()
        while question is not None and (word := self.game.roll()) is not None:
            rolled.append(self._note(Token(ROLL, self.game.title.actors[CHANCE], word), question.rule))
            question = self.game.state.question()
        return rolled

    def _note(self, token: Token, rule: str) -> Token:
        self.tokens.append(token)
        self.rules.append(rule)
        self.own.append(self._told())
        self.game.state.question()  # what the rules do by themselves belongs to this step
        self.lines.append(self._told())
        if self.steps % STRIDE == 0:
            self._keep()
        return token

    def _told(self) -> int:
        """How long the log is."""
        return 0 if self.game.state.log is None else len(self.game.state.log.entries)

    def _keep(self) -> None:
        self._copies.append(self.game.fork())

    # Looking back

    def at(self, step: int) -> Game:
        """The game as it stood after so many steps; it is not to be played on."""
        step = max(0, min(step, self.steps))
        if step == self.steps:
            return self.game
        game = self._copies[step // STRIDE].with_driver(Manual())
        for token in self.tokens[step - step % STRIDE : step]:
            take(game, token)
        return game

    def turns(self) -> list[int]:
        """The steps at which another player began to choose."""
        starts, last = [], ""
        for step, token in enumerate(self.tokens):
            if token.kind == CHOICE and token.actor != last:
                starts.append(step)
                last = token.actor
        return starts

    def since(self, faction: str) -> int:
        """The step after that faction's last choice; 0 before its first."""
        for step in range(self.steps, 0, -1):
            if self.tokens[step - 1].actor == faction:
                return step
        return 0
