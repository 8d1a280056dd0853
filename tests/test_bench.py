"""The benchmark measures what it says and compares with a peer where there is one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import smallwars
from smallwars import bench
from smallwars.engine.rollout import finish_turn, play_out

KEYS = {
    "title",
    "compiled",
    "decisions_per_second",
    "games_per_second",
    "decisions_per_game",
    "fork_microseconds",
    "memory_bytes",
}


def test_a_title_is_measured() -> None:
    found = bench.measure("cyprus", 0.2)
    assert found.keys() == KEYS and found["title"] == "cyprus"
    assert found["decisions_per_second"] > 1000 and found["games_per_second"] > 0
    assert 0 < found["fork_microseconds"] < 1000
    assert 1000 < found["memory_bytes"] < 20_000, "a running game without its log stays under 20 kB"


def test_a_peer_is_raced_in_the_same_run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(bench, "peer_play", lambda: lambda seed: 5)
    found = bench.report("cyprus", 0.1, peer=True)
    assert found["peer"] == "catanatron" and found["peer_decisions_per_second"] > 0 and "ratio" in found
    assert "warning" not in found


def test_without_the_peer_there_is_no_ratio(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "PEER", "no_such_package")
    assert bench.peer(0.1) is None
    found = bench.report("cyprus", 0.1, peer=True)
    assert found["peer"] is None and "ratio" not in found and "not installed" in found["warning"]


def test_a_ratio_that_fell_by_a_third_is_warned_of(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "benchmarks").mkdir()
    (tmp_path / "benchmarks" / "baseline.json").write_text(json.dumps({"cyprus": {"compiled": 30, "interpreted": 3}}))
    assert bench.warning_of("cyprus", 29.0, True) is None
    assert bench.warning_of("cyprus", 22.0, True) is None
    assert bench.warning_of("cyprus", 20.0, True) == "cyprus: 20.0 times catanatron, 33% below the recorded 30.0"
    assert bench.warning_of("cyprus", 2.0, False) is not None
    assert bench.warning_of("kenya", 2.0, True) is None


def test_random_play_ends_the_game_and_repeats_itself() -> None:
    games = [smallwars.new("cyprus", seed=8) for _ in range(2)]
    assert play_out(games[0], 3) == play_out(games[1], 3) > 50
    assert games[0].result is not None and games[0].record() == games[1].record()


def test_random_play_counts_the_decisions_of_players_only() -> None:
    automatic, manual = smallwars.new("cyprus", seed=8), smallwars.new("cyprus", chance="manual")
    assert play_out(automatic, 3) < automatic.choices
    assert play_out(manual, 3) < manual.choices


def test_random_play_stops_after_so_many_decisions() -> None:
    game = smallwars.new("cyprus", seed=8)
    assert play_out(game, 3, 10) == 10 and game.result is None


def test_a_turn_is_finished_where_another_begins() -> None:
    game = smallwars.new("cyprus", seed=8)
    assert game.decision is not None and game.decision.kind == "action"
    game.choose("op")
    finish_turn(game, 2, 1)
    assert game.decision is not None
    assert game.decision.kind == "action" or game.decision.actor == "british"
