"""Bots outside that fail at a table: how often each is tried again, and what the table's people are told of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ...bots.outside.protocol import ProtocolError
from ..errors import say

MAX_TRIES: Final = 3
"""In a row; then a bot waits until somebody presses “Move now”, the table moves on, or the server starts anew."""


@dataclass(frozen=True, slots=True)
class Fault:
    """`seq`: where the table stood; `did`: what the bot did, by the key of its error; `tries`: how often."""

    seq: int
    error_key: str
    tries: int = 1

    @property
    def is_final(self) -> bool:
        """Whether it is not tried again by itself."""
        return self.tries >= MAX_TRIES

    @property
    def delay(self) -> float:
        """Seconds until it is tried again."""
        return 0.0 if self.is_final else float(2**self.tries)

    def text(self, bot: str, language: str) -> str:
        """What it did, and how it goes on. The options and the bot's own words may tell of its hand: they stand in the
        server's log alone."""
        sentence = say(language, "bot-failed", bot=bot, did=self.error_key)
        return say(language, "bot-stopped" if self.is_final else "bot-tried-again", what=sentence)


class Faults:
    """The last fault at each table."""

    def __init__(self) -> None:
        self._by_table: dict[str, Fault] = {}

    def current(self, table_id: str, seq: int) -> Fault | None:
        """What keeps a bot from moving there; it counts no more when the table has moved on."""
        fault = self._by_table.get(table_id)
        return fault if fault is not None and fault.seq == seq else None

    def add(self, table_id: str, seq: int, error: ProtocolError) -> Fault:
        """A bot has failed, perhaps once more."""
        sentence, last = error.what.args.get("what"), self.current(table_id, seq)
        error_key = sentence.key if isinstance(sentence, ProtocolError) else error.key
        fault = self._by_table[table_id] = Fault(seq, error_key, 1 if last is None else last.tries + 1)
        return fault

    def forget(self, table_id: str) -> bool:
        """It is tried anew; whether there was a fault."""
        return self._by_table.pop(table_id, None) is not None
