"""The terminal's own words, and names that a title gives to the ids of its options."""

from __future__ import annotations

from smallwars.engine.game import Game
from smallwars.engine.title import Title, key_of
from smallwars.texts import has_message, message

from .data_title import faction_name as faction_name
from .data_title import title_name as title_name

TEXTS = ("terminal",)


def say(language: str, key: str, **args: str | int) -> str:
    """A sentence of the terminal."""
    return message(language, TEXTS, key, args)


def term(language: str, kind: str, word: str) -> str:
    """The terminal's word for a field or an id of a title; the bare word where it has none."""
    try:
        return say(language, f"{kind}-{key_of(word)}")
    except KeyError:
        return word.replace("_", " ")


def counted(language: str, piece: str, count: int) -> str:
    """So many pieces or markers."""
    try:
        return say(language, f"count-{key_of(piece)}", count=count)
    except KeyError:
        return f"{count} {piece.replace('_', ' ')}"


def name(title: Title, language: str, word: str) -> str:
    """An option id as the title calls it; numbers and cards are their own names."""
    try:
        return title.phrase(language, "word-" + key_of(word))
    except KeyError:
        return word


def answer_name(game: Game, language: str, word: str) -> str:
    """An option id as the pending question calls it, or else as the title does."""
    question = game.question()
    try:
        return game.title.phrase(language, f"answer-{key_of(question.kind if question else '')}-{key_of(word)}")
    except KeyError:
        return name(game.title, language, word)


def outcome(game: Game, language: str) -> str:
    """How the game ended; empty while it goes on."""
    result = game.result
    if result is None:
        return ""
    winner = "" if result.winner is None else faction_name(game.title, language, result.winner)
    key, otherwise = f"over-{key_of(result.grade)}", "over-won" if winner else "over-nobody"
    told = key if has_message(TEXTS, key) else otherwise
    return say(language, told, faction=winner, reason=result.text(language))
