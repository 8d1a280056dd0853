"""What can be wrong with what a user hands in. Every message names what is wrong and where."""

from __future__ import annotations


class SmallWarsError(ValueError):
    """Any error of ours about something handed in."""


class UnknownTitle(SmallWarsError):
    """No title of that name is installed."""


class InvalidOption(SmallWarsError):
    """An option is unknown or out of range; `option` names it."""

    def __init__(self, option: str, what: str) -> None:
        super().__init__(what)
        self.option = option


class IllegalChoice(SmallWarsError):
    """The pending decision has no such option; nothing was changed."""


class NothingToUndo(SmallWarsError):
    """The last choice may not be taken back."""


class ChanceExhausted(SmallWarsError):
    """A scripted game asked for more dice than the script holds."""


class InvalidPosition(SmallWarsError):
    """A position breaks a rule of the components; `field` names where."""

    def __init__(self, field: str, what: str) -> None:
        super().__init__(f"{field}: {what}")
        self.field = field


class HiddenRecord(SmallWarsError):
    """A record would tell what not everybody may know yet."""


class InvalidRecord(SmallWarsError):
    """A record cannot be read or replayed; `line` and `token` say where."""

    def __init__(self, line: int, token: str, what: str) -> None:
        where = f"line {line}" + (f", {token!r}" if token else "")
        super().__init__(f"{where}: {what}")
        self.line = line
        self.token = token
