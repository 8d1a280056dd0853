"""Programs that speak the protocol, well or badly: games to the end, and a clear error for whatever goes wrong."""

from __future__ import annotations

import json
import os
import pickle
import sys
from collections.abc import Iterator
from contextlib import closing, suppress
from itertools import pairwise
from pathlib import Path
from threading import Timer
from time import monotonic, sleep

import pytest

import smallwars
from smallwars.bots import bot
from smallwars.bots.outside import Engine, Limits, Outside
from smallwars.bots.outside.protocol import ProtocolError
from smallwars.bots.outside.speaker import Speaker
from tests import in_order

from .test_protocol import recorder

QUICK = Limits(seconds=10.0, grace=10.0, start=10.0, leave=0.3)

BOT = """
import json, os, signal, subprocess, sys, time
mode, path = sys.argv[1], sys.argv[2]
say = lambda **message: print(json.dumps(message), flush=True)
choose = lambda m, **more: say(**{"type": "choose", "id": m["id"], "option": m["options"][-1]["id"], **more})
forever = lambda: [time.sleep(1) for _ in range(60)]
start = {
    "exits": lambda: sys.exit(3),
    "mute": forever,
    "chats": lambda: print("Hello! I am a bot.", flush=True),
    "other_protocol": lambda: say(type="ready", protocol=99, name="x"),
    "immortal": lambda: signal.signal(signal.SIGTERM, signal.SIG_IGN),
    "parent": lambda: open(path, "w").write(str(subprocess.Popen(["sleep", "60"]).pid)),
}
act = {
    "crashes": lambda m: 1 / 0,
    "silent": lambda m: None,
    "garbage": lambda m: print("{oops", flush=True),
    "number": lambda m: print("42", flush=True),
    "illegal": lambda m: choose(m, option="the moon"),
    "half": lambda m: (sys.stdout.write('{"type": "cho'), sys.stdout.flush(), forever()),
    "endless": lambda m: [sys.stdout.write("x" * 65536) for _ in range(1000)],
    "flood": lambda m: [say(type="info", depth=n) for n in range(1000000)],
    "closes_input": lambda m: (os.close(0), choose(m), forever()),
    "closes_output": lambda m: (os.close(1), forever()),
    "leaves": lambda m: sys.exit(0),
    "complains": lambda m: say(type="error", reason="I am confused."),
    "future_id": lambda m: choose(m, id=m["id"] + 1),
    "twice": lambda m: (choose(m), choose(m)),
    "noisy": lambda m: (sys.stderr.write("n" * 1000000), choose(m)),
    "slow": lambda m: None,
    "once": lambda m: choose(m) if os.path.exists(path) else (open(path, "w"), 1 / 0),
    "why": lambda m: choose(m, why="It is\\n good."),
}
start.get(mode, lambda: None)()
asked = None
while True:
    line = sys.stdin.readline()
    if not line:
        if mode == "immortal":
            forever()
        break
    message = json.loads(line)
    if message["type"] == "hello":
        say(type="ready", protocol=1, name="bad, very bad")
        if mode == "early":
            say(type="choose", id=7, option="op")
    elif message["type"] == "decision":
        asked = message
        act.get(mode, choose)(message)
    elif message["type"] == "stop" and mode == "slow":
        choose(asked)
    elif message["type"] == "quit" and mode not in ("immortal", "stays"):
        break
"""
"""A bot with a fault; the last option is taken, so that games end soon."""


def command(mode: str, path: Path | str = "-") -> list[str]:
    return [sys.executable, "-I", "-S", "-c", BOT, mode, str(path)]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "told"


def first(title: str = "cyprus") -> tuple[smallwars.Game, str]:
    """A game and who is asked."""
    game = in_order.new(title, seed=5)
    assert game.decision is not None
    return game, game.decision.actor


def messages(path: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in path.read_bytes().splitlines()]


# What goes wrong

FAULTS = {
    "exits": ("gone", "closed-input"),
    "mute": ("silent",),
    "chats": ("no-json",),
    "other_protocol": ("other-protocol",),
    "crashes": ("gone",),
    "silent": ("silent",),
    "garbage": ("no-json",),
    "number": ("no-message",),
    "illegal": ("illegal",),
    "half": ("silent",),
    "endless": ("long-line",),
    "flood": ("flood",),
    "closes_output": ("gone",),
    "leaves": ("gone",),
    "complains": ("bot-error",),
    "future_id": ("silent",),
}


@pytest.mark.parametrize("mode", FAULTS)
def test_a_fault_is_a_clear_error_and_leaves_no_process(mode: str) -> None:
    game, faction = first()
    wait = 0.3 if FAULTS[mode] == ("silent",) else 10.0
    limits = Limits(wait, wait, 1.0 if mode == "mute" else 10.0, 0.3)
    began, player = monotonic(), Outside(command(mode), limits=limits)
    with pytest.raises(ProtocolError) as caught:
        player.choose(game, faction)
    assert caught.value.key == "outside" and caught.value.__cause__.key in FAULTS[mode]  # type: ignore[union-attr]
    text = str(caught.value)
    assert text.startswith("The bot `") and "Sent: {" in text and "  " not in text
    assert ("Came back: " in text) != ("Nothing came back" in text)
    assert player._process is None and monotonic() - began < 15


def test_the_error_says_what_was_sent_what_came_back_and_what_it_complained_of() -> None:
    game, faction = first()
    with pytest.raises(ProtocolError, match=r'the moon.*Sent: {"type":"decision","id":1,.*Came back: .*"the moon"'):
        Outside(command("illegal")).choose(game, faction)
    with pytest.raises(ProtocolError, match=r"Its exit code was 1\..*error output ends: .*ZeroDivisionError"):
        Outside(command("crashes")).choose(game, faction)


def test_a_program_that_is_not_there_is_an_error() -> None:
    game, faction = first()
    for wrong in ("nosuchprogram", "/", ""):
        with pytest.raises(ProtocolError, match=r"cannot be started|no command"):
            Outside(wrong).choose(game, faction)
    with pytest.raises(ProtocolError, match="cannot be read"):
        Outside("python 'x")


def test_it_is_started_again_after_a_fault(path: Path) -> None:
    game, faction = first()
    with closing(Outside(command("once", path))) as player:
        with pytest.raises(ProtocolError, match="ZeroDivisionError"):
            player.choose(game, faction)
        assert player.choose(game, faction) in [option.id for option in game.decision.options]


def test_a_closed_input_is_noticed_with_the_next_decision() -> None:
    game, faction = first()
    player = Outside(command("closes_input"), limits=QUICK)
    game.choose(player.choose(game, faction))
    with pytest.raises(ProtocolError) as caught:
        while True:
            turn(player, game, faction)
    assert caught.value.__cause__.key == "closed-input"  # type: ignore[union-attr]


def turn(player: Outside, game: smallwars.Game, faction: str) -> None:
    """One choice, the other side's at random."""
    assert game.decision is not None
    mover = player if game.decision.actor == faction else bot("random", 1)
    game.choose(mover.choose(game, game.decision.actor))


# What is put up with


@pytest.mark.parametrize("mode", ["twice", "early"])
def test_an_answer_to_another_decision_is_passed_over_and_noted(mode: str) -> None:
    game, faction = first()
    with closing(Outside(command(mode))) as player:
        for _ in range(12):
            turn(player, game, faction)
        assert player.notes and "is asked; that answer was passed over" in player.notes[0]


def test_much_error_output_does_no_harm() -> None:
    game, faction = first()
    with closing(Outside(command("noisy"))) as player:
        for _ in range(4):
            turn(player, game, faction)
    assert 0 < len(player.stderr) <= 2000


def test_a_reason_is_kept_on_one_line() -> None:
    game, faction = first()
    with closing(Outside(command("why"))) as player:
        player.choose(game, faction)
        assert player.why == "It is good." and player.known_as == "bad, very bad"


# The clock


def test_a_bot_whose_time_is_over_is_told_to_move_now() -> None:
    game, faction = first()
    with closing(Outside(command("slow"), limits=Limits(0.2, 5.0))) as player:
        began = monotonic()
        player.choose(game, faction)
        assert player.stopped == 1 and 0.2 <= monotonic() - began < 3


def test_somebody_else_may_tell_it_to_move_now() -> None:
    game, faction = first()
    with closing(Outside(command("slow"), limits=Limits(60.0, 5.0))) as player:
        Timer(0.2, player.stop).start()
        player.choose(game, faction)
        assert player.stopped == 1


def test_the_clock_is_that_of_a_turn(path: Path) -> None:
    game, faction = first()
    ticks = iter(range(1000))
    with closing(Outside(recorder(path), limits=Limits(seconds=1000.0))) as player:
        player.now = lambda: float(next(ticks))
        for _ in range(8):
            turn(player, game, faction)
    asked = [told for told in messages(path) if told["type"] == "decision"]
    for before, told in pairwise(asked):
        left = [one["clock"]["seconds"] for one in (before, told)]  # type: ignore[index]
        assert left[1] == 1000.0 if told["kind"] == "action" else left[1] < left[0]
    assert asked[0]["clock"] == {"seconds": 1000.0}


# The talk about a game


def test_copies_are_the_same_game_and_what_was_taken_back_is_a_new_one(path: Path) -> None:
    game, faction = first()
    with closing(Outside(recorder(path))) as player:
        for _ in range(3):
            game = game.fork()
            game.choose(player.choose(game, faction))
        for _ in range(2):
            game.undo()
        player.choose(game, faction)
    types = [told["type"] for told in messages(path)]
    assert types.count("new") == 2 and types.count("end") == 2 and types.count("hello") == 1
    ids = [told["id"] for told in messages(path) if told["type"] == "decision"]
    assert ids == [1, 2, 3, 1]


def test_the_end_is_told_with_its_result_and_another_game_follows(path: Path) -> None:
    with closing(Outside(recorder(path), seed=1)) as player:
        for title in ("cyprus", "attila"):
            game, faction = first(title)
            player.again(2)
            while game.decision is not None:
                turn(player, game, faction)
    told = messages(path)
    ends = [one["result"] for one in told if one["type"] == "end"]
    result = game.result
    assert result is not None and len(ends) == 2
    assert ends[1] == {"winner": result.winner, "grade": result.grade, "reason": result.key, "text": result.reason}
    logged = [entry["text"] for one in told if one["type"] == "log" for entry in one["entries"]]  # type: ignore[attr-defined]
    assert logged[-len(game.log) :] == [entry.text() for entry in game.log]


def test_a_factory_and_a_bot_travel_between_processes() -> None:
    engine = Engine("python mybot.py", Limits(seconds=2.0))
    assert pickle.loads(pickle.dumps(engine)) == engine
    player = pickle.loads(pickle.dumps(engine(7)))
    assert player.command == ("python", "mybot.py") and player.limits.seconds == 2.0
    assert player.rng.random() == engine(7).rng.random()
    fault = pickle.loads(pickle.dumps(ProtocolError("silent", seconds="3")))
    assert str(fault) == str(ProtocolError("silent", seconds="3"))


# The end


def test_a_bot_that_does_not_want_to_end_is_ended() -> None:
    game, faction = first()
    player = Outside(command("immortal"), limits=QUICK)
    player.choose(game, faction)
    pid = player._process._popen.pid  # type: ignore[union-attr]
    player.close()
    player.close()
    assert not is_there(pid)


@pytest.mark.parametrize("how", ["close", "forget"])
def test_what_a_bot_started_ends_with_it(path: Path, how: str) -> None:
    game, faction = first()
    player = Outside(command("parent", path), limits=QUICK)
    player.choose(game, faction)
    child = int(path.read_text())
    assert is_there(child)
    if how == "close":
        player.close()
    del player
    ends = monotonic() + 5
    while is_there(child) and monotonic() < ends:
        sleep(0.02)
    assert not is_there(child)


def is_there(pid: int) -> bool:
    """Whether that process runs; one that nobody has waited for yet does not."""
    with suppress(ProcessLookupError, FileNotFoundError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False


# Our own bots speak it

SPEAKER = "from smallwars.lab.matches.engine_commands import engine; engine(bot={bot!r}, seed={seed})"


@pytest.fixture
def python_path(monkeypatch: pytest.MonkeyPatch) -> None:
    """A program started by a test finds the package that is tested."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([place for place in sys.path if place]))


def engine(name: str, seed: int) -> Outside:
    return Outside([sys.executable, "-c", SPEAKER.format(bot=name, seed=seed)], seed=1, limits=Limits(60.0))


def choices(player: Outside, title: str, most: int) -> Iterator[str]:
    """What it chooses against a bot that plays at random."""
    game, faction = first(title)
    other = bot("random", 3)
    while (decision := game.decision) is not None and most > 0:
        mover = player if decision.actor == faction else other
        option = mover.choose(game, decision.actor)
        if mover is player:
            most -= 1
            yield option
        game.choose(option)


@pytest.mark.usefixtures("python_path")
@pytest.mark.parametrize("title", smallwars.titles())
def test_our_random_bot_speaks_it_to_the_end_and_repeats_itself(title: str) -> None:
    with closing(engine("random", 7)) as player:
        games = []
        for seed in (1, 2):
            player.again(seed)
            games.append(list(choices(player, title, 10_000)))
    assert games[0] == games[1] and len(games[0]) > 10


@pytest.mark.usefixtures("python_path")
def test_greedy_plays_through_the_protocol_as_it_plays_at_home() -> None:
    """Where nothing is hidden a sample is the position itself."""
    game, faction = first("greek_civil_war")
    home = None
    with closing(engine("greedy", 7)) as player:
        for _ in range(25):
            told = {"title": game.title.id, "options": game.options, "faction": faction, "view": game.view(faction)}
            home = home or bot("greedy", Speaker("greedy", 7).mind_seed(told, told))
            option = player.choose(game, faction)
            assert option == home.choose(game, faction)
            game.choose(option)
            while game.decision is not None and game.decision.actor != faction:
                game.choose(game.decision.options[0].id)


@pytest.mark.usefixtures("python_path")
@pytest.mark.parametrize("title", ["cyprus", "attila"])
def test_greedy_repeats_itself_with_a_seed(title: str) -> None:
    games = []
    for _ in range(2):
        with closing(engine("greedy", 7)) as player:
            games.append(list(choices(player, title, 4)))
    assert games[0] == games[1] and len(games[0]) == 4
