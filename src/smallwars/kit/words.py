"""The terminal's own words, and names that a title gives to the ids of its options."""

from __future__ import annotations

from smallwars.engine.game import Game
from smallwars.engine.title import Title, key_of
from smallwars.texts import files_of, has_message, message

from .data_title import faction_name as faction_name
from .data_title import title_name as title_name

TEXTS = ("terminal",)


class Words:
    """The terminal's own words, and over them those of a title's board."""

    def __init__(self, *files: str) -> None:
        """`files`: the names of the files with the words of a board."""
        self.files = (*TEXTS, *files)

    def say(self, language: str, key: str, **args: str | int) -> str:
        """A sentence by its key."""
        return message(language, self.files, key, args)

    def term(self, language: str, kind: str, word: str) -> str:
        """The word for a field or an id of a title; the bare word where there is none."""
        try:
            return self.say(language, f"{kind}-{key_of(word)}")
        except KeyError:
            return word.replace("_", " ")

    def counted(self, language: str, piece: str, count: int) -> str:
        """A number of pieces or markers with their name."""
        try:
            return self.say(language, f"count-{key_of(piece)}", count=count)
        except KeyError:
            return f"{count} {piece.replace('_', ' ')}"


TERMINAL = Words()
say, term = TERMINAL.say, TERMINAL.term


def board_words(title: Title) -> Words:
    """The words of the terminal for the board of a title."""
    return Words(*files_of(title, "board"))


def name(title: Title, language: str, word: str) -> str:
    """The title's name for an option id; numbers and cards are their own names."""
    try:
        return title.phrase(language, "word-" + key_of(word))
    except KeyError:
        return word


def answer_name(game: Game, language: str, word: str) -> str:
    """The name of an option id in the pending question, or else in the title."""
    question = game.question()
    try:
        return game.title.phrase(language, f"answer-{key_of(question.kind if question else '')}-{key_of(word)}")
    except KeyError:
        return name(game.title, language, word)


def outcome(game: Game, language: str) -> str:
    """The result of a game in words; empty while it goes on."""
    result = game.result
    if result is None:
        return ""
    winner = "" if result.winner is None else faction_name(game.title, language, result.winner)
    key, otherwise = f"over-{key_of(result.grade)}", "over-won" if winner else "over-nobody"
    words = board_words(game.title)
    chosen = key if has_message(words.files, key) else otherwise
    return words.say(language, chosen, faction=winner, reason=result.text(language))
