"""Weights from outcomes: what was planted is found, what is random is not, and the file keeps where it comes from."""

from __future__ import annotations

import re
import tomllib
from math import exp
from pathlib import Path
from random import Random

import pytest

from smallwars.engine.registry import find
from smallwars.kit.evaluators import evaluator
from smallwars.lab.errors import LabError
from smallwars.lab.fitting import commands as commands_fit
from smallwars.lab.fitting import fit
from smallwars.lab.fitting.fit import FitJob, Seen
from smallwars.lab.fitting.weights_file import facts, write

pytest.importorskip("numpy")

TITLE = "attila"


def planted(games: int, weights: list[float], base: float, swing: float, seed: int = 1) -> list[Seen]:
    """Games of four positions whose outcome follows the last of them."""
    rng, seen = Random(seed), []
    for index in range(games):
        positions = [[rng.gauss(0, 1) for _ in weights] for _ in range(4)]
        lead = (base + sum(weight * x for weight, x in zip(weights, positions[0]))) / swing
        won = float(rng.random() < 1 / (1 + exp(-lead)))
        seen.append(Seen(index, [positions[0]] * 4, won))
    return seen


def test_weights_that_were_planted_are_found() -> None:
    judge = evaluator(find(TITLE))
    true = [weight * (2.0 if at % 3 == 0 else 1.0) for at, weight in enumerate(judge.weights)]
    unit = max(range(len(true)), key=lambda at: abs(judge.weights[at]))
    swing = sum(abs(weight) for weight in true)
    found = fit.fitted(TITLE, planted(4000, true, 0.3 * swing, swing / 6))
    scale = judge.weights[unit] / true[unit]
    inside = [low <= true[at] * scale <= high for at, (_, low, high) in enumerate(found.weights.values())]
    assert sum(inside) >= 0.75 * len(inside)
    assert found.fitted < found.by_hand and found.gain[0] > 0
    assert found.base == pytest.approx(0.3 * swing * scale, rel=0.4)


def test_where_the_weights_by_hand_are_right_they_stay() -> None:
    judge = evaluator(find(TITLE))
    swing = sum(abs(weight) for weight in judge.weights) / 6
    found = fit.fitted(TITLE, planted(1500, list(judge.weights), 0.0, swing))
    off = [abs(weight - hand) for (weight, _, _), hand in zip(found.weights.values(), judge.weights)]
    assert found.pull > 0 and max(off) < 0.35 * max(map(abs, judge.weights))


def test_a_game_is_seen_turn_by_turn_and_again_the_same() -> None:
    job = FitJob(TITLE, "random", 3, 0, 0.5)
    seen = fit.watch(job)
    assert seen == fit.watch(job) and seen != fit.watch(FitJob(TITLE, "random", 3, 1, 0.5))
    assert len(seen.positions) > 10 and {len(each) for each in seen.positions} == {len(evaluator(find(TITLE)).names)}
    assert seen.outcome in (0.0, 0.5, 1.0)


def test_games_come_in_their_order_whoever_plays_them() -> None:
    assert fit.gather(TITLE, "random", 6, 1, 0.1, 2) == fit.gather(TITLE, "random", 6, 1, 0.1, 1)


def test_games_that_all_went_one_way_fit_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = [Seen(index, [[0.0]], float(index > 3)) for index in range(20)]
    monkeypatch.setattr("smallwars.lab.fitting.commands.gather", lambda *given: seen)
    with pytest.raises(LabError, match=r"of 20 games turkish won 16 and lost 4.*until there are 5 or more of both"):
        commands_fit.fit(TITLE, games=20, out=tmp_path / "weights.toml")
    assert not list(tmp_path.iterdir())


def test_the_table_has_heads_true_minuses_and_terms_that_never_varied() -> None:
    judge = evaluator(find(TITLE))
    seen = planted(60, list(judge.weights), 0.0, 10.0)
    for game in seen:
        for position in game.positions:
            position[1] = 2.5
    found = fit.fitted(TITLE, seen)
    text = list(commands_fit.lines(found, "en"))
    [head] = [line for line in text if line.startswith("term ")]
    assert head.split() == ["term", "by", "hand", "fitted", "95", "%", "interval"]
    told = {name: line for name in judge.names for line in text if line.startswith(f"{name} ")}
    assert told[judge.names[1]].endswith("never varied") and sum("never varied" in line for line in text) == 1
    assert "−" in "".join(told.values()) and not re.search(r"-\d", "".join(told.values()))
    assert any(line.startswith("項 ") for line in commands_fit.lines(found, "ja"))


def test_the_file_tells_where_numbers_come_from(tmp_path: Path) -> None:
    judge, path = evaluator(find(TITLE)), tmp_path / "weights.toml"
    found = fit.fitted(TITLE, planted(60, list(judge.weights), 0.0, 10.0))
    write(path, facts(found, "greedy", 1, 0.07))
    write(path, facts(found, "greedy", 2, 0.07))
    read = tomllib.loads(path.read_text(encoding="utf-8"))
    assert read["run"] == 2 and read["games"] == 60 and read["commit"]
    assert set(read["weights"]) == set(judge.names)
