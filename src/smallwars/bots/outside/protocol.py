# not compiled: it waits for other programs, and is never in a hurry
"""The messages between a table and a bot outside: JSON objects, one a line. docs/protocol.md
describes them for people.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from math import inf
from random import Random
from typing import Any, Final

from ...engine.decision import Result
from ...engine.errors import OtherError
from ...engine.game import Game
from ...engine.log import Entry
from ...engine.registry import find, titles
from ...engine.title import Title, split
from ...engine.version import __version__

PROTOCOL: Final = 1
SAMPLE: Final = "sample"
"""The wish of a bot for a sample of what is hidden, which not every bot is sent."""
KINDS: Final = {"text": str, "number": int, "object": dict, "list": list}
"""The types that a field may have, by their names."""

Message = dict[str, Any]


class ProtocolError(OtherError):
    """Something that breaks the protocol; its sentence is in `protocol.ftl`."""

    file = "protocol"


# Lines


def encode(message: Message) -> bytes:
    """A message as a line; ASCII only, so that no language reads it wrong."""
    return json.dumps(message, separators=(",", ":")).encode() + b"\n"


def decode(line: bytes) -> Message:
    """The message of a line."""
    try:
        message = json.loads(line)
    except (ValueError, RecursionError):
        raise ProtocolError("no-json") from None
    if not isinstance(message, dict) or not isinstance(message.get("type"), str):
        raise ProtocolError("no-message")
    return message


# What the table says


def hello() -> Message:
    """The message with which a table begins; the bot answers `ready`."""
    return {"type": "hello", "protocol": PROTOCOL, "name": "smallwars", "version": __version__}


def new(game: Game, faction: str) -> Message:
    """The message that a game begins, or that one is gone on with."""
    title = game.title
    return {
        "type": "new",
        "title": title.id,
        "name": title.name,
        "options": game.options,
        "factions": list(title.actors[1:]),
        "faction": faction,
        "seat": title.actors.index(faction),
    }


def decision(game: Game, faction: str, id: int, seconds: float, rng: Random | None = None) -> Message:
    """The message with the pending question as that faction may see it; with a random generator, a sample too."""
    asked = game.decision
    assert asked is not None and asked.actor == faction
    message: Message = {
        "type": "decision",
        "id": id,
        "faction": faction,
        "kind": asked.kind,
        "rule": asked.rule,
        "about": asked.about,
        "question": asked.text(),
        "view": game.view(faction),
        "options": [{"id": option.id, "text": option.text()} for option in asked.options],
        "clock": {"seconds": round(seconds, 3)},
    }
    if rng is not None:
        message[SAMPLE] = game.determinize(faction, rng).position()
    return message


def log(title: Title, entries: Iterable[Entry]) -> Message:
    """The message with new lines of the log; titles note in their log only what everybody sees."""
    return {"type": "log", "entries": [entry_out(title, entry) for entry in entries]}


def entry_out(title: Title, entry: Entry) -> Message:
    """A line of the log: its sentence, its verb, and what the sentence names."""
    kinds = title.verbs.get(entry.verb, ())
    named = {name: value_out(title, kind, value) for (name, kind), value in zip(map(split, kinds), entry.args)}
    return {"text": entry.text(), "verb": entry.verb, "args": named}


def value_out(title: Title, kind: str, value: int) -> str | int:
    """The value of an int in a line of the log: an id for factions, places, cards, words and what else has
    one in the title, a number as it is, English for the rest.
    """
    if kind == "faction":
        return title.actors[value]
    if kind in ("word", "place"):
        return title.words[value]
    if id := title.value_id(kind, value):
        return id
    named = title.value_name("en", kind, value)
    return str(named).partition(" ")[0] if kind == "card" else named


def end(result: Result | None) -> Message:
    """The message that the game is over; without a result it was left."""
    if result is None:
        return {"type": "end", "result": None}
    ending = {"winner": result.winner, "grade": result.grade, "reason": result.key, "text": result.reason}
    return {"type": "end", "result": ending}


def stop() -> Message:
    """The message that the bot is to move now."""
    return {"type": "stop"}


def leave() -> Message:
    """The message that no game will follow: the bot ends."""
    return {"type": "quit"}


def error(reason: str) -> Message:
    """The message that something was wrong with what the other side sent; both sides may send it."""
    return {"type": "error", "reason": reason}


# What the bot says


def ready(name: str, wants: Iterable[str] = ()) -> Message:
    """The answer to `hello`."""
    return {"type": "ready", "protocol": PROTOCOL, "name": name, "version": __version__, "wants": list(wants)}


def choose(id: int, option: str, why: str = "") -> Message:
    """The answer to a decision."""
    return {"type": "choose", "id": id, "option": option, **({"why": why} if why else {})}


# Reading what a bot says: it may be anything


def check_ready(message: Message) -> tuple[str, frozenset[str]]:
    """The bot's name, and what it wants."""
    if message["type"] != "ready":
        raise ProtocolError("not-ready", type=one_line(message["type"]))
    if message.get("protocol") != PROTOCOL:
        raise ProtocolError("other-protocol", protocol=PROTOCOL, came=one_line(json.dumps(message.get("protocol"))))
    if not isinstance(message.get("name"), str) or not one_line(message["name"]):
        raise ProtocolError("no-name")
    wants = message.get("wants", [])
    if not isinstance(wants, list) or not all(isinstance(want, str) for want in wants):
        raise ProtocolError("bad-wants")
    return one_line(message["name"]), frozenset(wants)


def check_option(message: Message, legal: list[str]) -> str:
    """The option that was chosen; ProtocolError if it is not a legal one."""
    option = message.get("option")
    if not isinstance(option, str) or option not in legal:
        raise ProtocolError("illegal", option=one_line(json.dumps(option)), legal=one_line(" ".join(legal), 400))
    return option


# Reading what a table says, for a bot of ours: a person may have typed it


def check_new(message: Message) -> None:
    """Refuse a message `new` without a title, its options or our side."""
    title = find_title(field(message, "title", "text"))
    field(message, "options", "object")
    faction = field(message, "faction", "text")
    if faction not in title.actors[1:]:
        raise ProtocolError("other-faction", came=one_line(json.dumps(faction)), factions=title.actors[1:])


def find_title(id: str) -> Title:
    """The title that a table names."""
    if id not in titles():
        raise ProtocolError("other-title", came=one_line(json.dumps(id)), titles=titles())
    return find(id)


def check_decision(message: Message) -> None:
    """Refuse a decision that lacks what a bot of ours looks at; without a clock it has all the time there is."""
    field(message, "id", "number")
    field(message, "faction", "text")
    field(message, "view", "object")
    for option in field(message, "options", "list"):
        if not isinstance(option, dict) or not isinstance(option.get("id"), str):
            raise ProtocolError("no-option-id")
    if SAMPLE not in message:
        raise ProtocolError("no-sample")
    field(message, SAMPLE, "object")
    if "clock" in message and not is_seconds(field(message, "clock", "object").get("seconds")):
        raise ProtocolError("no-seconds")


def field(message: Message, name: str, kind: str) -> Any:
    """The value of a field that has to be there, and of that type."""
    if name not in message:
        raise ProtocolError("no-field", type=message["type"], field=name)
    if type(message[name]) is not KINDS[kind]:
        raise ProtocolError("other-field", type=message["type"], field=name, kind=kind)
    return message[name]


def is_seconds(value: object) -> bool:
    """Whether a value is a time in seconds."""
    return isinstance(value, (int, float)) and not isinstance(value, bool) and 0 <= value < inf


def one_line(text: object, most: int = 120) -> str:
    """The words of a stranger, made safe to show: printable, on one line, not too long."""
    words = "".join([char if char.isprintable() else " " for char in str(text)]).split()
    short = " ".join(words)
    return short if len(short) <= most else short[: most - 1] + "…"
