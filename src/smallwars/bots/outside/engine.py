# not compiled: it waits for other programs, and is never in a hurry
"""A bot outside: a program in any language that speaks the protocol."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from shlex import join
from threading import Event
from time import monotonic
from typing import Any, ClassVar, Final, NoReturn

from ...engine.game import Game
from ..bot import Bot, asked
from . import protocol
from .process import Process, words_of
from .protocol import Message, ProtocolError, one_line

SLICE: Final = 0.05
"""Seconds after which somebody who waits looks whether the bot is to move now."""
CHATTER: Final = 1000
"""The most lines that a bot may write before its answer to the pending decision."""
ASIDES: Final = ("stop", "error")
"""The types of messages that an error does not name as the message that was sent."""
SHOWN: Final = 300
LAST_WORDS: Final = 1.0
"""Seconds that a program has to end after it closed its output, so that its exit code can be told."""
NOTES: Final = 20


@dataclass(frozen=True, slots=True)
class Limits:
    """Seconds: for a turn, from `stop` to the answer, from the start to `ready`, from `quit` to the end."""

    seconds: float = 10.0
    grace: float = 5.0
    start: float = 30.0
    leave: float = 5.0


DEFAULT: Final = Limits()


@dataclass(frozen=True, slots=True)
class Engine:
    """Makes bots of a command; it can be sent to another process."""

    command: str | tuple[str, ...]
    limits: Limits = DEFAULT

    def __call__(self, seed: int | None = None) -> Outside:
        return Outside(self.command, seed, self.limits)


@dataclass(slots=True)
class Talk:
    """A game as the bot knows it; `log_sent`: how many lines of its log, `spent`: seconds of the turn, `left_at`:
    how old the game was at its last decision.
    """

    game: Game
    faction: str
    history: tuple[int, ...]
    id: int = 0
    log_sent: int = 0
    spent: float = 0.0
    left_at: int = -1


class Outside(Bot):
    """Starts its program when first asked, and again after a failure; samples are drawn from its seed."""

    name: ClassVar[str] = "engine"

    def __init__(self, command: str | Sequence[str], seed: int | None = None, limits: Limits = DEFAULT) -> None:
        super().__init__(seed)
        self.command = words_of(command)
        self.limits = limits
        self.now: Callable[[], float] = monotonic
        self.known_as = ""
        """The name that the bot gives itself."""
        self.why = ""
        """The bot's reason for its last choice, if it gave one."""
        self.stopped = 0
        """How often the bot had to be told to move now."""
        self.notes: deque[str] = deque(maxlen=NOTES)
        """Remarks that the bot made out of turn."""
        self.stderr = ""
        """The end of the bot's error output, once it has ended."""
        self._seed = seed
        self._wants: frozenset[str] = frozenset()
        self._process: Process | None = None
        self._talk: Talk | None = None
        self._sent = self._came = b""
        self._hurry = Event()
        self._stop: Callable[[], bool] = self._hurry.is_set

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle: the bot without its program, which is started anew."""
        return Outside, (self.command, self._seed, self.limits)

    # A bot's words

    def option_for(self, game: Game, faction: str) -> str:
        asked(game, faction)
        try:
            talk = self._join(game, faction)
            return self._ask(talk)
        except ProtocolError as fault:
            self._fail(fault)

    def greet(self) -> None:
        """Start the program and wait until it is ready, as it will be asked later."""
        try:
            self._started()
        except ProtocolError as fault:
            self._fail(fault)

    def stop(self) -> None:
        """Tell the bot to move now; this may be called from another thread."""
        self._hurry.set()

    def hurry_when(self, stop: Callable[[], bool]) -> None:
        self._stop = stop

    def again(self, seed: int | None) -> None:
        """Begin another game with that seed; the program stays the same."""
        self._leave_game()
        self._seed, self.rng = seed, Random(seed)

    def over(self, game: Game) -> None:
        """Tell the bot how the game ended; it is told without this too, where it is played on the `Game` that was
        shown.
        """
        if self._talk is not None:
            self._talk.game = game
            self._leave_game()

    def close(self) -> None:
        """Tell the program to quit, and see to it that it does."""
        if self._process is not None:
            with suppress(ProtocolError):
                self._tell_end()
                self._send(protocol.leave(), self.limits.leave)
                self._process.ends_within(self.limits.leave)
            self._end()

    # The program

    def _started(self) -> Process:
        if self._process is None:
            self._sent = self._came = b""
            self._process = Process(self.command)
            self._send(protocol.hello(), self.limits.start)
            self.known_as, self._wants = protocol.check_ready(self._first(self.limits.start))
        return self._process

    def _first(self, seconds: float) -> Message:
        """The first message that the program sends."""
        line = self._receive(seconds)
        if line is None:
            raise ProtocolError("silent", seconds=f"{seconds:g}")
        return protocol.decode(line)

    def _send(self, message: Message, seconds: float) -> None:
        assert self._process is not None
        line = protocol.encode(message)
        if message["type"] not in ASIDES:
            self._sent = line
        self._process.send(line, seconds)

    def _receive(self, seconds: float) -> bytes | None:
        assert self._process is not None
        line = self._process.receive(seconds)
        if line is not None:
            self._came = line
        return line

    def _end(self) -> int | None:
        """End the program; its exit code, if it ended by itself."""
        process, self._process, self._talk = self._process, None, None
        code = None if process is None else process.close()
        self.stderr = "" if process is None else process.stderr
        return code

    def _fail(self, fault: ProtocolError) -> NoReturn:
        """Handle an error: tell the bot, end it, and say what was sent and what came back."""
        if self._process is not None:
            with suppress(ProtocolError):
                self._process.send(protocol.encode(protocol.error(str(fault))), SLICE)
            self._process.ends_within(LAST_WORDS if fault.key in ("gone", "closed-input") else 0.0)
        code = self._end()
        raise ProtocolError(
            "outside",
            command=one_line(join(self.command)),
            what=fault,
            code="none" if code is None else str(code),
            sent=shown(self._sent),
            came=shown(self._came),
            stderr=one_line(self.stderr[-SHOWN:], SHOWN) or "none",
        ) from fault

    # Games

    def _join(self, game: Game, faction: str) -> Talk:
        """The talk about this game; the bot is told all that happened since it was asked last."""
        self._started()
        talk = self._talk
        if talk is None or not is_same(talk, game, faction):
            self._tell_end()
            talk = self._talk = Talk(game, faction, ())
            self._send(protocol.new(game, faction), self.limits.grace)
        talk.game, talk.history = game, game.history
        self._tell_log(talk)
        return talk

    def _tell_log(self, talk: Talk) -> None:
        entries = talk.game.log
        if len(entries) > talk.log_sent:
            self._send(protocol.log(talk.game.title, entries[talk.log_sent :]), self.limits.grace)
        talk.log_sent = len(entries)

    def _tell_end(self) -> None:
        """Tell the bot what happened last in its game, and how that ended."""
        talk, self._talk = self._talk, None
        if talk is not None:
            self._tell_log(talk)
            self._send(protocol.end(talk.game.result), self.limits.grace)

    def _leave_game(self) -> None:
        try:
            self._tell_end()
        except ProtocolError as fault:
            self._fail(fault)

    # Decisions

    def _ask(self, talk: Talk) -> str:
        """Put the pending decision to the bot; the id of the option that it takes."""
        game, began = talk.game, self.now()
        question = asked(game, talk.faction)
        if game.choices != talk.left_at + 1 or question.kind in game.title.turns:
            talk.spent = 0.0
        left = max(0.0, self.limits.seconds - talk.spent)
        talk.id, talk.left_at = talk.id + 1, game.choices
        rng = self.rng if protocol.SAMPLE in self._wants else None
        self._hurry.clear()
        self.why, self._came = "", b""
        self._send(protocol.decision(game, talk.faction, talk.id, left, rng), left + self.limits.grace)
        legal = [game.title.word(answer) for answer in question.answers]
        answer = self._answer(talk.id, left)
        talk.spent += self.now() - began
        self.why = one_line(answer.get("why") or "")
        return protocol.check_option(answer, legal)

    def _answer(self, id: int, left: float) -> Message:
        """The bot's answer to that decision; its other messages are passed over."""
        for count, line in enumerate(self._lines(left)):
            message = protocol.decode(line)
            if message["type"] == "choose" and type(message.get("id")) is int and message["id"] == id:
                return message
            if count >= CHATTER:
                raise ProtocolError("flood", most=str(CHATTER))
            self._pass_over(message, id)
        raise ProtocolError("silent", seconds=f"{left + self.limits.grace:g}")

    def _pass_over(self, message: Message, id: int) -> None:
        """Note an answer to another decision, and tell the bot so; raise what the bot calls an error."""
        if message["type"] == "error":
            raise ProtocolError("bot-error", reason=one_line(message.get("reason"), SHOWN))
        if message["type"] == "choose":
            fault = ProtocolError("other-decision", id=str(id), came=one_line(message.get("id")))
            self.notes.append(str(fault))
            self._send(protocol.error(str(fault)), self.limits.grace)

    def _lines(self, left: float) -> Iterator[bytes]:
        """The lines that the bot writes. When its time is over it is told to move now, and given a little more."""
        ends, is_hurried = self.now() + left, False
        while not is_hurried or self.now() < ends:
            if not is_hurried and (self._hurry.is_set() or self._stop() or self.now() >= ends):
                self._send(protocol.stop(), self.limits.grace)
                self.stopped += 1
                ends, is_hurried = self.now() + self.limits.grace, True
            line = self._receive(min(SLICE, max(0.0, ends - self.now())))
            if line is not None:
                yield line


def is_same(talk: Talk, game: Game, faction: str) -> bool:
    """Whether a game is that of the talk, or a copy of it, played on and not taken back."""
    same = talk.faction == faction and game.is_copy_of(talk.game)
    return same and game.history[: len(talk.history)] == talk.history


def shown(line: bytes) -> str:
    """A line as an error shows it."""
    return one_line(line.decode(errors="replace"), SHOWN) or "none"
