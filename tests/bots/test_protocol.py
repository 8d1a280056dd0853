"""What a table and a bot outside say to each other: nothing hidden, and samples that can be played."""

from __future__ import annotations

import json
import re
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest

import smallwars
from smallwars.bots.outside import Outside, protocol, speaker
from smallwars.bots.outside.protocol import Message, ProtocolError
from smallwars.engine.game import Game
from smallwars.texts import has_message
from tests import in_order

TITLES = smallwars.titles()
CARD = re.compile(r"[gw][1-6]-[1-6]")
FACTIONS = ("turkish", "cypriot")


# Samples


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("title", TITLES)
def test_a_sample_leads_to_the_same_decision(title: str, seed: int) -> None:
    game, rng = in_order.new(title, seed=seed), Random(seed)
    while (decision := game.decision) is not None:
        told = sent(protocol.decision(game, decision.actor, 1, 9.0, rng))
        again = in_order.from_position(told["sample"], options=sent(protocol.new(game, decision.actor))["options"])
        assert repr(again.decision) == repr(decision)
        assert again.view(decision.actor) == told["view"]
        assert [option.text() for option in again.decision.options] == [option["text"] for option in told["options"]]
        game.choose(rng.choice(decision.options).id)


@pytest.mark.parametrize(
    ("title", "options"),
    [
        ("cyprus", {"political_will": 12, "campaigns": 2}),
        ("greek_civil_war", {"tito": True, "shorter_game": True}),
        ("attila", {"intelligence_advantage": True, "hellenic_air_force": True, "organizational_ability": True}),
    ],
)
def test_options_travel_with_the_game(title: str, options: dict[str, Any]) -> None:
    game, rng = in_order.new(title, seed=4, options=options), Random(4)
    full = sent(protocol.new(game, game.title.actors[1]))["options"]
    for _ in range(60):
        decision = game.decision
        assert decision is not None
        told = sent(protocol.decision(game, decision.actor, 1, 9.0, rng))
        assert repr(in_order.from_position(told["sample"], options=full).decision) == repr(decision)
        game.choose(rng.choice(decision.options).id)


def sent(told: Message) -> Message:
    """A message as it arrives."""
    line = protocol.encode(told)
    assert line.isascii() and line.count(b"\n") == 1 and line.endswith(b"\n")
    return protocol.decode(line)


# What is hidden


@pytest.mark.parametrize("title", TITLES)
def test_a_decision_is_the_same_whatever_is_hidden(title: str) -> None:
    game, rng = in_order.new(title, seed=1), Random(1)
    while (decision := game.decision) is not None:
        faction = decision.actor
        other = game.determinize(faction, rng)
        told = [protocol.encode(protocol.decision(one, faction, 1, 9.0, Random(5))) for one in (game, other)]
        assert told[0] == told[1]
        game.choose(rng.choice(decision.options).id)


@pytest.mark.parametrize("title", TITLES)
def test_neither_the_seed_nor_the_deck_is_told(title: str) -> None:
    seed = 3_141_592_653_589_793
    game, rng = in_order.new(title, seed=seed), Random(1)
    while (decision := game.decision) is not None:
        told = [protocol.new(game, decision.actor), protocol.decision(game, decision.actor, 1, 9.0)]
        line = b"".join([protocol.encode(one) for one in told])
        assert str(seed).encode() not in line and b'"deck":' not in line and b"pending" not in line
        game.choose(rng.choice(decision.options).id)
    assert str(seed).encode() not in protocol.encode(protocol.log(game.title, game.log))


RECORDER = """
import json, sys
told = open(sys.argv[1], "ab")
for line in sys.stdin.buffer:
    told.write(line)
    told.flush()
    message = json.loads(line)
    if message["type"] == "hello":
        answer = {"type": "ready", "protocol": 1, "name": "recorder", "wants": ["sample"]}
    elif message["type"] == "decision":
        answer = {"type": "choose", "id": message["id"], "option": message["options"][0]["id"]}
    elif message["type"] == "quit":
        break
    else:
        continue
    print(json.dumps(answer), flush=True)
"""
"""Takes the first option, and writes down what it is told."""


def recorder(path: Path) -> list[str]:
    """The command of a bot that writes down what it is told."""
    return [sys.executable, "-I", "-S", "-c", RECORDER, str(path)]


def twins(seat: str, other: str) -> tuple[Message, Message]:
    """Two positions that the seat cannot tell apart: a card of the other is in the hand or in the deck."""
    for seed in range(1, 100):
        game = in_order.new("attila", seed=seed)
        decision, one = game.decision, game.position()
        two = deepcopy(one)
        hand, deck = two["hands"][other], two["deck"]
        places = [at for at, card in enumerate(deck) if hand and card[0] == hand[0][0] and card not in hand]
        if decision is not None and decision.actor == seat and places and "pending" not in one:
            hand[0], deck[places[0]] = deck[places[0]], hand[0]
            hand.sort()
            return one, two
    raise AssertionError("no such pair")


@pytest.mark.parametrize(("seat", "other"), [FACTIONS, FACTIONS[::-1]])
def test_a_hidden_hand_changes_no_byte_for_the_other_seat(seat: str, other: str, tmp_path: Path) -> None:
    one, two = twins(seat, other)
    assert one["hands"][other] != two["hands"][other]
    told = [heard(position, seat, tmp_path / name) for position, name in ((one, "one"), (two, "two"))]
    assert told[0] == told[1]
    types = [json.loads(line)["type"] for line in told[0].splitlines()]
    assert types[:2] == ["hello", "new"] and types[-2:] == ["end", "quit"]
    assert types.count("decision") > 5 and types.count("log") > 3


def heard(position: Message, seat: str, path: Path) -> bytes:
    """What the seat is sent while the other does what it could do with any hand."""
    game = in_order.from_position(position, seed=77)
    with closing(Outside(recorder(path), seed=5)) as bot:
        bot.now = lambda: 0.0  # or else the clock would tell them apart
        while game.position()["turn"] == position["turn"]:  # at its end the hands are laid open
            decision = game.decision
            assert decision is not None
            anybodys = [option.id for option in decision.options if not CARD.fullmatch(option.id)]
            game.choose(bot.choose(game, seat) if decision.actor == seat else anybodys[0])
    return path.read_bytes()


# The log


@pytest.mark.parametrize("title", TITLES)
def test_the_log_is_told_in_sentences_and_for_machines(title: str) -> None:
    game, rng = in_order.new(title, seed=2), Random(2)
    while (decision := game.decision) is not None:
        game.choose(rng.choice(decision.options).id)
    entries = sent(protocol.log(game.title, game.log))["entries"]
    assert [entry["text"] for entry in entries] == [entry.text() for entry in game.log]
    assert [entry["verb"] for entry in entries] == [entry.verb for entry in game.log]
    assert all(type(value) in (str, int) for entry in entries for value in entry["args"].values())


def test_the_log_names_things_by_their_ids() -> None:
    game = in_order.new("cyprus", seed=5)
    for choice in ("op", "recruit", "nicosia", "troodos"):
        game.choose(choice)
    told = {entry["verb"]: entry["args"] for entry in protocol.log(game.title, game.log)["entries"]}
    assert told["card"] == {"card": "C15"} and told["action"] == {"faction": "eoka", "action": "op"}
    assert told["place"] == {"piece": "Cell", "count": 1, "space": "nicosia"}


@pytest.mark.parametrize("title", TITLES)
def test_ids_in_the_log_are_those_of_the_view(title: str) -> None:
    game, rng = in_order.new(title, seed=2), Random(2)
    view = json.dumps([game.view(), list(game.title.words.values()), game.title.actors])
    while (decision := game.decision) is not None:
        game.choose(rng.choice(decision.options).id)
    named = [entry["args"] for entry in protocol.log(game.title, game.log)["entries"]]
    kinds = {"faction", "space", "origin", "destination", *(("unit",) if title == "attila" else ())}
    ids = {str(value) for args in named for name, value in args.items() if name in kinds}
    assert len(ids) > 5 and [id for id in ids if f'"{id}"' not in view] == []


# Reading


@pytest.mark.parametrize(
    ("line", "key"),
    [
        (b"", "no-json"),
        (b"hello", "no-json"),
        (b"\xff\xfe", "no-json"),
        (b"[" * 100_000, "no-json"),
        (b"[1]", "no-message"),
        (b"7", "no-message"),
        (b'{"kind": "ready"}', "no-message"),
        (b'{"type": 3}', "no-message"),
    ],
)
def test_what_is_no_message_is_refused(line: bytes, key: str) -> None:
    with pytest.raises(ProtocolError) as caught:
        protocol.decode(line)
    assert caught.value.key == key


@pytest.mark.parametrize(
    ("told", "key"),
    [
        ({"type": "choose"}, "not-ready"),
        ({"type": "ready", "name": "x"}, "other-protocol"),
        ({"type": "ready", "name": "x", "protocol": 2}, "other-protocol"),
        ({"type": "ready", "protocol": 1}, "no-name"),
        ({"type": "ready", "protocol": 1, "name": "\n"}, "no-name"),
        ({"type": "ready", "protocol": 1, "name": "x", "wants": "sample"}, "bad-wants"),
    ],
)
def test_what_is_not_ready_is_refused(told: Message, key: str) -> None:
    with pytest.raises(ProtocolError) as caught:
        protocol.check_ready(told)
    assert caught.value.key == key


@pytest.mark.parametrize("option", ["x", 1, None, ["op"], "OP"])
def test_what_is_no_option_is_refused(option: object) -> None:
    with pytest.raises(ProtocolError, match="op limited"):
        protocol.check_option({"type": "choose", "option": option}, ["op", "limited"])


def test_what_a_stranger_wrote_is_shown_on_one_short_line() -> None:
    assert protocol.one_line("a\n b\x1b[31m\tc") == "a b [31m c"
    assert len(protocol.one_line("x" * 500)) == 120


def test_every_error_has_its_sentence() -> None:
    folder = Path(protocol.__file__).parent
    source = "".join([(folder / f"{name}.py").read_text() for name in MODULES])
    keys = set(re.findall(r'ProtocolError\(\s*"([a-z-]+)"', source))
    assert len(keys) > 20 and [key for key in keys if not has_message(("protocol",), f"error-{key}")] == []


MODULES = ("protocol", "process", "engine", "speaker", "conformance")


def test_our_bots_hear_that_they_are_to_move_now() -> None:
    game = in_order.new("attila", seed=3)
    faction = decided(game)
    told = [protocol.hello(), protocol.new(game, faction), protocol.decision(game, faction, 1, 600.0, Random(1))]
    said: list[dict[str, Any]] = []

    def lines() -> Iterator[bytes]:
        yield from map(protocol.encode, told)
        time.sleep(1.0)
        yield protocol.encode(protocol.stop())

    speaker.speak("search:seconds=600", 1, lines(), said.append)
    assert [message["type"] for message in said] == ["ready", "choose"]


def test_our_bots_move_before_their_clock_runs_out() -> None:
    """The table does not have to say `stop`."""
    game = in_order.new("attila", seed=3)
    faction = decided(game)
    player = speaker.Speaker("search:seconds=600", 1)
    told = [protocol.new(game, faction), protocol.decision(game, faction, 1, 0.5, Random(1))]
    said = [answer for message in told for answer in player.answers(message)]
    assert [message["type"] for message in said] == ["choose"] and player.is_late()
    assert [answer["type"] for answer in player.answers({**told[1], "clock": "soon"})] == ["error"]


NEW = {"type": "new", "title": "cyprus", "options": {}, "faction": "eoka"}
DECISION = {"type": "decision", "id": 1, "faction": "eoka", "view": {}, "options": [{"id": "op"}], "sample": {}}


@pytest.mark.parametrize(
    ("told", "reason"),
    [
        ({"type": "new", "title": "malaya"}, 'The field title of the message new is "malaya", which is none of the'),
        ({"type": "new"}, "The message new has no field title."),
        ({**NEW, "title": ["cyprus"]}, "The field title of the message new is not a text."),
        ({"type": "new", "title": "cyprus"}, "The message new has no field options."),
        ({**NEW, "options": []}, "The field options of the message new is not an object."),
        ({**NEW, "faction": "mau_mau"}, "none of the factions: british, eoka."),
        ({"type": "decision"}, "The message decision has no field id."),
        ({**DECISION, "id": "1"}, "The field id of the message decision is not a whole number."),
        ({**DECISION, "view": None}, "The field view of the message decision is not an object."),
        ({**DECISION, "options": ["op"]}, "The field options of the message decision is not a list of objects with"),
        ({**DECISION, "clock": {"seconds": "soon"}}, "The field clock of the message decision has no seconds"),
        ({**DECISION, "sample": 7}, "The field sample of the message decision is not an object."),
        (DECISION, "No game was begun"),
    ],
)
def test_our_bots_name_the_field_that_is_wrong(told: Message, reason: str) -> None:
    (said,) = speaker.Speaker("random").answers(told)
    assert said["type"] == "error" and reason in said["reason"]


def test_a_sample_that_is_none_is_one_sentence_too() -> None:
    player = speaker.Speaker("random")
    assert list(player.answers(NEW)) == []
    for sample in ({}, {"title": "cyprus"}, {"title": "malaya"}, {"title": "cyprus", "spaces": 3}):
        (said,) = player.answers({**DECISION, "sample": sample})
        assert said["type"] == "error" and "Error(" not in said["reason"]


def test_after_a_game_that_could_not_be_begun_none_goes_on() -> None:
    player = speaker.Speaker("random")
    said = [answer for told in (NEW, {**NEW, "title": "malaya"}, DECISION) for answer in player.answers(told)]
    assert "malaya" in said[0]["reason"] and "No game was begun" in said[1]["reason"]


def test_our_bots_say_of_a_line_what_a_table_can_use() -> None:
    said: list[dict[str, Any]] = []
    speaker.speak("random", 1, iter([b"hello\n", b"[1]\n"]), said.append)
    assert [message["reason"] for message in said] == [
        "That line is not JSON; the engine reads one JSON object a line.",
        "That line is not a message: a JSON object with a type.",
    ]


def decided(game: Game) -> str:
    decision = game.decision
    assert decision is not None
    return decision.actor
