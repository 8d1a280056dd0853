"""The errors of the server, with the sentences of texts/<language>/server.ftl."""

from __future__ import annotations

from typing import Any

from ..engine.errors import SmallWarsError
from ..texts import FALLBACK, message

TEXTS = ("server",)


def say(language: str, key: str, **args: Any) -> str:
    """Fill in a sentence of the server; long arguments are cut short."""
    return message(language, TEXTS, key, {name: short_argument(value, language) for name, value in args.items()})


def short_argument(value: Any, language: str) -> str | int:
    """An argument short enough for Fluent, which refuses texts of over 1000 signs and numbers of over 28 digits."""
    text = value.text(language) if isinstance(value, SmallWarsError) else value
    return text if isinstance(text, int) and abs(text) < 10**15 else str(text)[:300]


class RequestError(SmallWarsError):
    """A request that is refused: its HTTP status, the key of the sentence that says why, and data for the page."""

    def __init__(self, status: int, key: str, extra: dict[str, Any] | None = None, **args: Any) -> None:
        super().__init__(key, **args)
        self.status, self.key, self.extra = status, key, extra

    def text(self, language: str = FALLBACK) -> str:
        """The sentence that says why, in a language."""
        return say(language, f"error-{self.key}", **self.message.args)


class Stale(RequestError):
    """The error of a page that does not know the latest event of its table."""

    def __init__(self, seq: int) -> None:
        super().__init__(409, "stale", {"seq": seq})
