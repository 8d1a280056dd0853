# not compiled: it waits for other programs, and is never in a hurry
"""Whether an outside bot keeps the protocol: a list of checks, each on a program started anew."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any, Final

from ...engine.game import Game
from ...engine.table import new
from ...texts import message
from ..random_bot import RandomBot
from . import protocol
from .engine import DEFAULT, SHOWN, Limits, Outside
from .process import Process, words_of
from .protocol import SAMPLE, Message, ProtocolError

SEED: Final = 1974
QUIET: Final = 0.3
"""Seconds for which a check listens to a bot that should say nothing."""
STILL: Final = 60.0
"""Seconds of a turn that is cut short by `stop`."""


@dataclass(frozen=True, slots=True)
class Finding:
    """What a check found."""

    key: str
    args: dict[str, str | int]
    fault: str = ""

    @property
    def holds(self) -> bool:
        return not self.fault

    def text(self, language: str = "en") -> str:
        """The finding in one line."""
        what = message(language, ("protocol",), f"check-{self.key}", self.args)
        return message(
            language,
            ("protocol",),
            "finding-holds" if self.holds else "finding-fails",
            {"what": what, "why": self.fault},
        )


@dataclass(frozen=True, slots=True)
class Case:
    """A bot to be checked."""

    command: tuple[str, ...]
    titles: tuple[str, ...]
    limits: Limits


def conformance(command: str | Sequence[str], titles: Sequence[str], limits: Limits = DEFAULT) -> Iterator[Finding]:
    """Yield the finding of each check; a bot that does not even greet gets no other check."""
    case = Case(words_of(command), tuple(titles), limits)
    greeting = tried("greets", {}, partial(greets, case))
    yield greeting
    if greeting.holds:
        for title in case.titles:
            for faction in new(title, seed=SEED).title.actors[1:]:
                yield tried("plays", {"title": title, "faction": faction}, partial(plays, case, title, faction))
        for name, check in CHECKS.items():
            yield tried(name, {}, partial(check, case))


def tried(key: str, args: dict[str, str | int], check: Callable[[], object]) -> Finding:
    """The finding of one check."""
    try:
        check()
    except ProtocolError as fault:
        return Finding(key, args, str(fault))
    return Finding(key, args)


# A conversation, line by line


class Conversation:
    """A bot and a table that talk, with nobody in between who would put anything right."""

    def __init__(self, case: Case, title: str = "") -> None:
        self.limits = case.limits
        self.process = Process(case.command)
        self.game: Game = new(title or case.titles[0], seed=SEED, any_order=False)
        self.rng: Random | None = None
        self.id = 0

    def close(self) -> None:
        self.process.close()

    def begin(self) -> Conversation:
        """Begin a game: `hello`, `ready`, `new`, `log`."""
        self.tell(protocol.hello())
        _, wants = protocol.check_ready(self.hear(self.limits.start))
        self.rng = Random(SEED) if SAMPLE in wants else None
        self.tell(protocol.new(self.game, self.faction))
        self.tell(protocol.log(self.game.title, self.game.log))
        return self

    @property
    def faction(self) -> str:
        assert self.game.decision is not None
        return self.game.decision.actor

    def tell(self, message: Message) -> None:
        self.process.send(protocol.encode(message), self.limits.grace)

    def hear(self, seconds: float) -> Message:
        """The next message of the bot, which must send one."""
        line = self.process.receive(seconds)
        if line is None:
            raise ProtocolError("silent", seconds=f"{seconds:g}")
        return protocol.decode(line)

    def ask(self, seconds: float, **more: Any) -> None:
        """Ask for the pending decision, with fields that a later version might add."""
        self.id += 1
        self.tell({**protocol.decision(self.game, self.faction, self.id, seconds, self.rng), **more})

    def answer(self, seconds: float) -> None:
        """Take the bot's answer to the pending decision, which must be legal; messages of other
        types are passed over.
        """
        decision = self.game.decision
        assert decision is not None
        message = self.hear(seconds)
        while message["type"] not in ("choose", "error"):
            message = self.hear(seconds)
        if message["type"] == "error":
            raise ProtocolError("bot-error", reason=protocol.one_line(message.get("reason")))
        if message.get("id") != self.id:
            raise ProtocolError("other-decision", id=str(self.id), came=protocol.one_line(message.get("id")))
        self.game.choose(protocol.check_option(message, [option.id for option in decision.options]))

    def in_time(self) -> float:
        return self.limits.seconds + self.limits.grace

    def be_quiet(self) -> None:
        """Check that the bot sends nothing now."""
        line = self.process.receive(QUIET)
        if line is not None:
            raise ProtocolError("unasked", came=protocol.one_line(line.decode(errors="replace")))

    def must_end(self) -> None:
        """Check that the program ends by itself, without a complaint."""
        if not self.process.ends_within(self.limits.leave):
            raise ProtocolError("stays", seconds=f"{self.limits.leave:g}")
        code = self.process.close()
        if code:
            raise ProtocolError("exit-code", code=str(code))


@contextmanager
def talking(case: Case, title: str = "") -> Iterator[Conversation]:
    """A conversation in which a game has begun; an error shows what the bot wrote to its error output."""
    with closing(Conversation(case, title)) as talk:
        try:
            yield talk.begin()
        except ProtocolError as fault:
            talk.process.ends_within(QUIET)
            talk.close()
            stderr = protocol.one_line(talk.process.stderr[-SHOWN:], SHOWN)
            raise ProtocolError("complaint", what=str(fault), stderr=stderr) if stderr else fault from fault


# The checks


def greets(case: Case) -> None:
    with talking(case):
        pass


def plays(case: Case, title: str, faction: str) -> None:
    """Check that the bot plays a whole game against random play without having to be stopped."""
    with closing(Outside(case.command, SEED, case.limits)) as player:
        play(player, title, faction)
        if player.stopped:
            raise ProtocolError("slow", count=str(player.stopped), seconds=f"{case.limits.seconds:g}")
        if player.notes:
            raise ProtocolError("noted", note=player.notes[0])


def play(player: Outside, title: str, faction: str) -> None:
    game, opponent = new(title, seed=SEED, any_order=False), RandomBot(SEED)
    while (decision := game.decision) is not None:
        mover = player if decision.actor == faction else opponent
        game.choose(mover.choose(game, decision.actor))
    player.over(game)


def plays_again(case: Case) -> None:
    """Check that the bot leaves a game and plays another with the same program."""
    with talking(case, case.titles[-1]) as talk:
        for _ in range(2):
            talk.ask(talk.limits.seconds)
            talk.answer(talk.in_time())
            talk.tell(protocol.end(None))
            talk.game, talk.id = new(case.titles[0], seed=SEED, any_order=False), 0
            talk.tell(protocol.new(talk.game, talk.faction))


def waits(case: Case) -> None:
    with talking(case) as talk:
        talk.be_quiet()


def answers_once(case: Case) -> None:
    with talking(case) as talk:
        talk.ask(talk.limits.seconds)
        talk.answer(talk.in_time())
        talk.be_quiet()


def moves_now(case: Case) -> None:
    """Check that the bot moves when it is told to, however much time it was given."""
    with talking(case) as talk:
        talk.ask(STILL)
        talk.tell(protocol.stop())
        talk.answer(talk.limits.grace)
        talk.be_quiet()


def forgives_a_late_stop(case: Case) -> None:
    """Check that the bot bears a `stop` that crosses its answer on the way."""
    with talking(case) as talk:
        talk.ask(talk.limits.seconds)
        talk.answer(talk.in_time())
        talk.tell(protocol.stop())
        talk.be_quiet()


def knows_the_future(case: Case) -> None:
    """Check that the bot passes over types and fields that a later version may bring."""
    with talking(case) as talk:
        talk.tell({"type": "weather", "sky": "clear"})
        talk.ask(talk.limits.seconds, mood={"calm": True})
        talk.answer(talk.in_time())
        talk.be_quiet()


def survives_an_error(case: Case) -> None:
    with talking(case) as talk:
        talk.tell(protocol.error(str(ProtocolError("trial"))))
        talk.ask(talk.limits.seconds)
        talk.answer(talk.in_time())


def quits(case: Case) -> None:
    with talking(case) as talk:
        talk.tell(protocol.leave())
        talk.must_end()


def ends_with_its_input(case: Case) -> None:
    """Check that the bot ends when its input does: a table may vanish without a word."""
    with talking(case) as talk:
        talk.process.close_input()
        talk.must_end()


CHECKS: Final[dict[str, Callable[[Case], None]]] = {
    "again": plays_again,
    "waits": waits,
    "once": answers_once,
    "stop": moves_now,
    "late-stop": forgives_a_late_stop,
    "future": knows_the_future,
    "error": survives_an_error,
    "quit": quits,
    "end": ends_with_its_input,
}
