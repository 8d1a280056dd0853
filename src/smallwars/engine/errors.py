# not compiled: errors travel between processes, and other packages make their own of them
"""What can be wrong with what a user hands in. Every message names what is wrong and where.

An error holds the key of its sentence and what is filled in; `texts` tells it, in the reader's language.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

ENGLISH = "en"

Teller = Callable[[str, str, str, Mapping[str, Any]], str]
"""A function that makes the sentence of a message from its language, file, key and arguments."""


def bare(language: str, file: str, key: str, args: Mapping[str, Any]) -> str:
    """A message without texts: the key, and what would be filled in."""
    return " ".join([key, *[f"{name}={value}" for name, value in args.items()]])


_tellers: list[Teller] = [bare]


def tell_with(teller: Teller) -> None:
    """Let that function make all sentences from now on."""
    _tellers[:] = [teller]


class Message:
    """Words that a reader's language decides: a message of a file of texts, with what is filled in."""

    def __init__(self, key: str, file: str = "errors", **args: Any) -> None:
        """`args`: texts, numbers, lists of them, or words that are told themselves."""
        self.key, self.file, self.args = key, file, args

    def text(self, language: str = ENGLISH) -> str:
        """The words in that language."""
        args = {name: filled(value, language) for name, value in self.args.items()}
        return _tellers[0](language, self.file, self.key, args)


def filled(value: Any, language: str) -> str | int:
    """A value to be filled into a message; long numbers are not grouped, for they are names here."""
    if isinstance(value, (Message, SmallWarsError)):
        return value.text(language)
    if message := getattr(value, "message", None):
        return str(message(language))
    if isinstance(value, (list, tuple)):
        return ", ".join([str(filled(item, language)) for item in value])
    return value if type(value) is int and -1000 < value < 1000 else str(value)


class SmallWarsError(ValueError):
    """Any error of ours about something handed in; `message` is in the language of the reader."""

    file: ClassVar[str] = "errors"

    def __init__(self, key: str, texts: str = "", **args: Any) -> None:
        """`texts`: the file of its sentence, if not that of its class; `kenya:errors` is what the title Kenya adds."""
        super().__init__(key)
        self.message = Message(key, texts or self.file, **args)

    def text(self, language: str = ENGLISH) -> str:
        """The whole sentence."""
        return self.message.text(language)

    def __str__(self) -> str:
        return self.text()


class OtherError(SmallWarsError):
    """An error of a layer above, whose sentences stand in a file of its own as `error-KEY`."""

    def __init__(self, key: str, **args: Any) -> None:
        super().__init__(f"error-{key}", **args)
        self.args = (key,)
        self.key = key


class UnknownTitle(SmallWarsError):
    """No title of that name is installed."""


class InvalidOption(SmallWarsError):
    """An option is unknown or out of range; `option` names it."""

    def __init__(self, option: str, key: str, texts: str = "", **args: Any) -> None:
        super().__init__(key, texts, **args)
        self.args = (option, key)
        self.option = option


class IllegalChoice(SmallWarsError):
    """The pending decision has no such option; nothing was changed."""


class NothingToUndo(SmallWarsError):
    """The last choice may not be taken back."""


class ChanceExhausted(SmallWarsError):
    """A scripted game asked for more dice than the script holds."""


class InvalidPosition(SmallWarsError):
    """A position breaks a rule of the components; `field` names where."""

    def __init__(self, field: str, key: str, texts: str = "", **args: Any) -> None:
        super().__init__(key, texts, **args)
        self.args = (field, key)
        self.field = field

    def text(self, language: str = ENGLISH) -> str:
        return f"{self.field}: {self.message.text(language)}"


class HiddenRecord(SmallWarsError):
    """A record would tell what not everybody may know yet."""


class InvalidRecord(SmallWarsError):
    """A record cannot be read or replayed; `line` and `token` say where."""

    def __init__(self, line: int, token: str, key: str, **args: Any) -> None:
        super().__init__(key, **args)
        self.args = (line, token, key)
        self.line = line
        self.token = token

    def text(self, language: str = ENGLISH) -> str:
        where = Message("record-at-token", token=repr(self.token)) if self.token else Message("record-at-line")
        where.args.update(line=str(self.line), what=self.message)
        return where.text(language)
