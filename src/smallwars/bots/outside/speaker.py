# not compiled: it waits for other programs, and is never in a hurry
"""A bot of ours that speaks the protocol: it plays from what a table sends, and from nothing else."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from hashlib import blake2b
from math import inf
from queue import SimpleQueue
from threading import Event, Thread
from time import perf_counter
from typing import Final

from ...engine.errors import SmallWarsError
from ...engine.game import Game
from ...engine.table import from_position
from .. import Bot, bot
from . import protocol
from .protocol import SAMPLE, Message, ProtocolError

DICE: Final = 0
"""The seed of the dice of a game that was sent: no bot looks at them."""

IN_TIME: Final = 0.8
"""The share of the clock after which the bot moves, whatever it would still think about."""

Tell = Callable[[Message], None]
Heard = SimpleQueue[Message | ProtocolError | None]


class Speaker:
    """A bot that answers messages; in each game it is a new one, seeded by its seed and the game's first decision."""

    def __init__(self, spec: str, seed: int | None = None) -> None:
        bot(spec, seed)  # what is wrong with it is said before anybody speaks
        self.spec = spec
        self.seed = seed
        self.game: Message | None = None
        self.mind: Bot | None = None
        self.stopped = Event()
        self.deadline = inf

    def answers(self, message: Message) -> Iterator[Message]:
        """The answers of the bot to a message; types that it does not know are passed over."""
        try:
            if message["type"] == "hello":
                yield protocol.ready(f"smallwars {self.spec}", [SAMPLE])
            elif message["type"] == "new":
                self.begin(message)
            elif message["type"] == "decision":
                protocol.check_decision(message)
                yield protocol.choose(message["id"], self.choice(message))
        except SmallWarsError as fault:
            yield protocol.error(str(fault))
        except (LookupError, TypeError) as fault:  # a sample that is none in a way that no check foresees
            yield protocol.error(str(ProtocolError("cannot-answer", type=message["type"], why=repr(fault))))

    def begin(self, message: Message) -> None:
        """Begin another game; a wrong message begins none."""
        self.close()
        self.game = None
        protocol.check_new(message)
        self.game = message

    def choice(self, message: Message) -> str:
        """The option that the bot takes, thinking about a game made of the sample."""
        if self.game is None:
            raise ProtocolError("no-game")
        game = from_position(message[SAMPLE], seed=DICE, options=self.game["options"], log=False, any_order=False)
        check_same(game, message)
        self.deadline = perf_counter() + IN_TIME * message["clock"]["seconds"] if "clock" in message else inf
        if self.mind is None:
            self.mind = bot(self.spec, self.mind_seed(self.game, message))
            self.mind.hurry_when(self.is_late)
        return self.mind.choose(game, message["faction"])

    def mind_seed(self, game: Message, first: Message) -> int | None:
        """The seed of the bot in a game: the same seed plays the same game in the same way,
        whatever was played before.
        """
        if self.seed is None:
            return None
        text = json.dumps([self.seed, game["title"], game["options"], first["faction"], first["view"]])
        return int.from_bytes(blake2b(text.encode(), digest_size=7).digest(), "big")

    def is_late(self) -> bool:
        """Whether it is time for the bot to move."""
        return self.stopped.is_set() or perf_counter() > self.deadline

    def hurry(self) -> None:
        """Tell the bot to move now."""
        self.stopped.set()

    def close(self) -> None:
        """End what the bot started."""
        if self.mind is not None:
            self.mind.close()
            self.mind = None


def check_same(game: Game, message: Message) -> None:
    """Refuse a sample that does not lead to the decision that is asked."""
    asked = game.decision
    options = [] if asked is None else [option.id for option in asked.options]
    if asked is None or asked.actor != message["faction"] or options != [option["id"] for option in message["options"]]:
        raise ProtocolError("other-sample", kind=protocol.one_line(message.get("kind")))


def speak(spec: str, seed: int | None, lines: Iterable[bytes], tell: Tell) -> None:
    """Answer until `quit`, or the end of what is to be read."""
    speaker = Speaker(spec, seed)
    heard: Heard = SimpleQueue()
    Thread(target=listen, args=(lines, heard, speaker), daemon=True).start()
    while (message := heard.get()) is not None:
        for answer in (
            [protocol.error(str(message))] if isinstance(message, ProtocolError) else speaker.answers(message)
        ):
            tell(answer)
    speaker.close()


def listen(lines: Iterable[bytes], heard: Heard, speaker: Speaker) -> None:
    """Read on while the bot thinks, so that it hears `stop` and `quit`. After `quit` nothing is read: a thread that
    reads cannot be ended."""
    for line in lines:
        try:
            message = protocol.decode(line)
        except ProtocolError as fault:
            heard.put(ProtocolError(f"table-{fault.key}"))  # here it is the table that wrote it
            continue
        if message["type"] == "quit":
            break
        if message["type"] == "decision":
            speaker.stopped.clear()  # what is told to move now is the decision before it
        if message["type"] == "stop":
            speaker.hurry()
        heard.put(message)
    speaker.hurry()
    heard.put(None)
