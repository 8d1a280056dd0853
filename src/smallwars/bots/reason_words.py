# not compiled: called once a turn
"""A bot's reasons: stored as the names of terms, told in the language of who looks."""

from __future__ import annotations

from typing import Final

from ..engine.game import Game
from ..texts import message
from .random_bot import RandomBot
from .reasons import Terms, gained, terms_for
from .term_words import TEXTS, term_text

RANDOM, WINS, ENDS, TERMS, NONE = "random", "wins", "ends", "terms", "none"
"""Kinds of reasons."""
SIMPLE: Final = (ENDS, NONE, RANDOM, WINS)


def terms_before(bot: str, game: Game, faction: str) -> Terms:
    """What a bot's turn is held against when it is over."""
    return {} if bot == RandomBot.name else terms_for(game, faction)


def reason_for(bot: str, before: Terms, game: Game, faction: str) -> str:
    """Why it played the turn that is over: its kind, and for terms the title, the faction and their names."""
    result = game.result
    if result is not None:
        return WINS if result.winner == faction else ENDS
    if bot == RandomBot.name:
        return RANDOM
    names = gained(before, terms_for(game, faction))
    return "|".join([TERMS, game.title.id, faction, *names]) if names else NONE


def reason_text(note: str, language: str) -> str:
    """One line; what is not a reason of ours is told as it is."""
    kind, *rest = note.split("|")
    if kind in SIMPLE and not rest:
        return message(language, TEXTS, f"reason-{kind}", {})
    if kind != TERMS or len(rest) < 3:
        return note
    title, faction, *names = rest
    told = [phrase for name in names if (phrase := term_text(title, faction, name, language))]
    args = {f"term{index}": phrase for index, phrase in enumerate(told, 1)}
    return message(language, TEXTS, f"reason-{len(told)}" if told else f"reason-{NONE}", args)
