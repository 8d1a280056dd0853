"""Failures of outside bots at tables: how often each is tried again, and the sentence for the people at the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ...bots.outside.protocol import ProtocolError
from ..errors import say

MAX_TRIES: Final = 3
"""Failures in a row after which a bot waits for “Move now”, an event at its table, or a new start of the server."""


@dataclass(frozen=True, slots=True)
class Fault:
    """A failure of a bot. `seq`: where the table stood; `error_key`: what the bot did; `tries`: how often in a row."""

    seq: int
    error_key: str
    tries: int = 1

    @property
    def is_final(self) -> bool:
        """Whether the bot is not tried again by itself."""
        return self.tries >= MAX_TRIES

    @property
    def delay(self) -> float:
        """Seconds until the bot is tried again."""
        return 0.0 if self.is_final else float(2**self.tries)

    def text(self, bot: str, language: str) -> str:
        """Say what the bot did and how it goes on. The options and the bot's own words may betray its hand: they stand
        in the server's log alone."""
        sentence = say(language, "bot-failed", bot=bot, did=self.error_key)
        return say(language, "bot-stopped" if self.is_final else "bot-tried-again", what=sentence)


class Faults:
    """The last failure of a bot at each table."""

    def __init__(self) -> None:
        self._by_table: dict[str, Fault] = {}

    def current(self, table_id: str, seq: int) -> Fault | None:
        """The failure that keeps a bot from moving at a table; one from before the table moved on does not count."""
        fault = self._by_table.get(table_id)
        return fault if fault is not None and fault.seq == seq else None

    def add(self, table_id: str, seq: int, error: ProtocolError) -> Fault:
        """Note that a bot has failed, perhaps again."""
        sentence, last = error.message.args.get("what"), self.current(table_id, seq)
        error_key = sentence.key if isinstance(sentence, ProtocolError) else error.key
        fault = self._by_table[table_id] = Fault(seq, error_key, 1 if last is None else last.tries + 1)
        return fault

    def forget(self, table_id: str) -> bool:
        """Let the bot of a table be tried anew; whether it had failed."""
        return self._by_table.pop(table_id, None) is not None
