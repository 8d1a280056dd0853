"""Predicted chances are held against results, and what was found is kept as data."""

from __future__ import annotations

import tomllib
from pathlib import Path
from random import Random

import pytest

from smallwars.bots import bot
from smallwars.bots.chances import OFF, UNSURE, chances_of, logistic
from smallwars.bots.hints.weighing import weigh
from smallwars.engine.question import CHANCE
from smallwars.engine.registry import find
from smallwars.kit.evaluators import evaluator
from smallwars.lab.analyses.calibration import (
    Job,
    PredictedGame,
    can_be_known,
    corrected,
    entry,
    fit,
    measure,
    play,
    reliability,
    store,
)
from smallwars.lab.analyses.commands import calibrate
from smallwars.lab.errors import LabError
from smallwars.titles import GREEK_CIVIL_WAR
from tests import in_order
from tests.built_in import TITLES


def games(count: int, seed: int, tilt: float, shift: float, wave: float = 0.0) -> list[PredictedGame]:
    """Games whose results come true as often as log odds, stretched and shifted, say; `wave`: and then bent."""
    rng, found = Random(seed), list[PredictedGame]()
    for index in range(count):
        x = rng.gauss(0, 1.5)
        real = logistic(shift + tilt * x + wave * (x * x - 2))
        found.append(PredictedGame(index, [[logistic(x)]], [0], float(rng.random() < real)))
    return found


def test_scale_and_shift_are_found_again() -> None:
    scale, shift = fit(games(8_000, 1, 0.5, 0.8), 0)
    assert scale == pytest.approx(0.5, abs=0.08) and shift == pytest.approx(0.8, abs=0.08)


def test_each_future_is_corrected_and_what_is_over_there_stays() -> None:
    """Half won for sure and half as good as even: 3 of 4, however the rest is corrected."""
    assert corrected([1.0, logistic(2.0)], 1.0, -2.0) == pytest.approx(0.75)
    assert corrected([0.5, 0.5], 0.3, -2.0) == 0.5


def test_scale_and_shift_are_found_again_where_futures_differ() -> None:
    """A gamble that is won or lost at once in half of the futures, and goes on in the others."""
    rng, found = Random(7), list[PredictedGame]()
    for index in range(8_000):
        x, won = rng.gauss(0, 1.5), float(rng.random() < 0.5)
        real = (won + logistic(0.8 + 0.5 * x)) / 2
        found.append(PredictedGame(index, [[won, logistic(x)]], [0], float(rng.random() < real)))
    scale, shift = fit(found, 0)
    assert scale == pytest.approx(0.5, abs=0.12) and shift == pytest.approx(0.8, abs=0.12)


def test_few_games_of_one_result_make_nothing_certain() -> None:
    games = [PredictedGame(at, [[logistic(lead)]], [0], 1.0) for at, lead in enumerate((1.0, -1.0))]
    scale, shift = fit(games, 0)
    assert abs(scale) < 50 and abs(shift) < 50


def test_true_chances_hold() -> None:
    found = reliability(games(20_000, 1, 0.5, 0.8))
    assert not found.why and found.deviation <= 0.03
    assert len(found.table) == 10 and sum(row.n for row in found.table) == found.positions == 20_000
    assert all(row.low <= row.real <= row.high for row in found.table)
    assert found.brier < found.plain


def test_chances_that_are_off_do_not_hold() -> None:
    """Neither a scale nor a shift can put right what is bent."""
    assert reliability(games(20_000, 3, 0.5, 0.0, wave=0.5)).why == OFF


def test_each_period_of_a_game_has_its_own_correction() -> None:
    """Points late in a game say more than the same points early, and of another side."""
    early, late = games(10_000, 1, 0.2, 1.0), games(10_000, 2, 0.9, -1.0)
    assert reliability([*early, *late]).deviation > 0.03
    found = reliability([*early, *[PredictedGame(game.index, game.chances, [1], game.score) for game in late]])
    assert not found.why
    (scale, shift), (later_scale, later_shift) = found.corrections
    assert scale == pytest.approx(0.2, abs=0.08) and shift == pytest.approx(1.0, abs=0.08)
    assert later_scale == pytest.approx(0.9, abs=0.08) and later_shift == pytest.approx(-1.0, abs=0.08)


def test_few_games_say_nothing() -> None:
    assert reliability(games(60, 4, 1.0, 0.0)).why == UNSURE


def test_positions_of_one_game_count_as_one() -> None:
    once = games(400, 5, 1.0, 0.0)
    often = [PredictedGame(game.index, game.chances * 5, game.periods * 5, game.score) for game in once]
    narrow, wide = reliability(once), reliability(often)
    assert wide.positions == 5 * narrow.positions
    for one, five in zip(narrow.table, wide.table, strict=True):
        assert five.high - five.low == pytest.approx(one.high - one.low, rel=0.2)


@pytest.mark.parametrize("title", ["greek_civil_war", "attila"])
def test_a_game_is_predicted_the_same_way_again(title: str) -> None:
    job = Job(title, 1, 0, "random", 2, 2, 2)
    found = play(job)
    assert found == play(job)
    assert len(found.chances) == 2
    assert all(0 <= chance <= 1 for chances in found.chances for chance in chances)
    assert found.score in (0, 0.5, 1)


def test_what_was_found_is_kept_and_read_again(tmp_path: Path) -> None:
    found = measure([Job("greek_civil_war", 1, index, "random", 1, 1, 2) for index in range(4)], 1)
    path = tmp_path / "calibration.toml"
    store(entry(GREEK_CIVIL_WAR, found, bot="random", run=1, commit='a"b'), path)
    read = tomllib.loads(path.read_text())
    assert read == entry(GREEK_CIVIL_WAR, found, bot="random", run=1, commit='a"b')
    assert chances_of(GREEK_CIVIL_WAR, read).why in (UNSURE, OFF)


def test_the_command_tells_what_it_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "calibration.toml"
    calibrate("greek_civil_war", games=2, bot="random", positions=1, simulations=1, workers=1, out=path)
    told = capsys.readouterr().out
    assert "2 games of random, 2 positions" in told and "Brier score" in told and str(path) in told
    with pytest.raises(LabError, match="--games must be 1 or more"):
        calibrate("cyprus", games=0)


@pytest.mark.parametrize("title", TITLES)
def test_chances_are_asked_at_turns_and_not_before_the_set_up_is_over(title: str) -> None:
    judge, game, rng = evaluator(find(title)), in_order.new(title, seed=1), Random(1)
    told: list[str] = []
    last = CHANCE
    while (question := game.question()) is not None:
        if can_be_known(judge, question, last):
            told.append(question.kind)
        last = question.actor
        game.answer(rng.choice(question.answers))
    assert len(told) > 5 and set(told) <= judge.kinds.starts and not [kind for kind in told if kind.startswith("setup")]


def test_chances_stand_still_while_both_sides_count_their_regions() -> None:
    """14.7: who counts first is not ahead for it; what one side counts is one turn."""
    game, told, last = in_order.new("greek_civil_war", seed=3), list[float](), CHANCE
    bots = {side: bot("greedy", 1) for side in game.title.actors[1:]}
    while (question := game.question()) is not None and len(told) < 4:
        faction = game.title.actors[question.actor]
        if question.kind == "control" and can_be_known(evaluator(find("greek_civil_war")), question, last):
            win = weigh(game, faction, seed=1, simulations=20, futures=12).best.win
            told.append(win if faction == "government" else 1 - win)
        last = question.actor
        game.choose(bots[faction].choose(game, faction))
    first, second = told[:2], told[2:]
    assert first[0] == pytest.approx(first[1], abs=0.03) and second[0] == pytest.approx(second[1], abs=0.03)
