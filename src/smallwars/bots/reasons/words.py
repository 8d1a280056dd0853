# not compiled: called once a turn
"""A bot's reasons: stored as the names of terms, put into words in the language of the reader."""

from __future__ import annotations

from random import Random
from typing import Final

from ...engine.game import Game
from ...kit.evaluator import Evaluator
from ...kit.evaluators import evaluator, judged
from ...texts import message
from ..hints.weighing import follow
from ..random_bot import RandomBot
from .term_words import term_text
from .terms import LIMITS, Terms, gained, mean_terms, terms_for

RANDOM, WINS, ENDS, TERMS, NONE = "random", "wins", "ends", "terms", "none"
"""Kinds of reasons."""
TEXTS: Final = ("bots",)
SIMPLE: Final = (ENDS, NONE, RANDOM, WINS)


class Account:
    """A bot's turn while it plays it: the position before the turn, and the answers since."""

    def __init__(self, bot: str, game: Game, faction: str) -> None:
        self.bot = bot
        self.before = game.fork()
        self.faction = faction
        self.answers: list[int] = []

    def takes(self, game: Game, word: str) -> None:
        """Note what the bot is about to choose."""
        answer = game.answer_named(word)
        assert answer is not None
        self.answers.append(answer)

    def is_over(self, game: Game) -> bool:
        """Whether somebody else is asked now, or another turn of its own begins."""
        question = game.question()
        if question is None or game.title.actors[question.actor] != self.faction:
            return True
        return evaluator(game.title).kinds.ends(question.kind)

    def reason(self, game: Game) -> str:
        """The bot's reason: its kind, and for terms the title, the faction and their names. An answer within a turn
        that gains nothing has no reason worth a word.
        """
        if (result := game.result) is not None:
            return WINS if result.winner == self.faction else ENDS
        if self.bot == RandomBot.name:
            return RANDOM
        if names := judged(game.title, False, self.grown):
            return "|".join([TERMS, game.title.id, self.faction, *names])
        question = self.before.question()
        assert question is not None
        return NONE if evaluator(game.title).kinds.begins(question.kind) else ""

    def grown(self, judge: Evaluator) -> list[str]:
        """The terms that these answers were meant to make grow."""
        return gained(terms_for(self.before, self.faction), self.meant(judge)) if judge.names else []

    def meant(self, judge: Evaluator) -> Terms:
        """The terms after these answers on average, by other dice than those that fell: not what came of them."""
        actor, found = self.before.title.actors.index(self.faction), list[Terms]()
        for deal in range(LIMITS.deals):
            copy = self.before.determinize(self.faction, Random(deal))
            follow(judge, copy, actor, self.answers, any_order=self.before.any_order)
            if terms := terms_for(copy, self.faction):
                found.append(terms)
        return mean_terms(found) if found else {}


def reason_text(note: str, language: str) -> str:
    """A reason in one line; a note that is no reason of ours stays as it is."""
    kind, *rest = note.split("|")
    if kind in SIMPLE and not rest:
        return message(language, TEXTS, f"reason-{kind}", {})
    if kind != TERMS or len(rest) < 3:
        return note
    title, faction, *names = rest
    phrases = [phrase for name in names if (phrase := term_text(title, faction, name, language))]
    args = {f"term{index}": phrase for index, phrase in enumerate(phrases, 1)}
    return message(language, TEXTS, f"reason-{len(phrases)}" if phrases else f"reason-{NONE}", args)
