"""Chance is a player: answered by a seed, by hand or by a list; nothing else decides."""

from __future__ import annotations

import hashlib
from collections import Counter
from math import comb
from typing import Any

import pytest

import smallwars
from smallwars.engine.chance import ASK, Driver, Manual, Scripted, Seeded, seeded
from smallwars.engine.question import CHANCE, NUMBER, Question, number, roll
from tests.engine.playing import chi_square, ids, python, random_game

DRAWS = 60_000
FAR_SEEDS = [0, 1, -1, 7, 2**31, 2**31 - 1, 2**62, 2**63 + 5, 2**80, -(2**62), -(2**31), 10**18]


def dice(seed: int, count: int, start: int = 0) -> list[int]:
    """The first dice of a seed."""
    driver, question = Seeded(seed), roll("1")
    return [driver.draw(question, n, []) - number(0) for n in range(start, start + count)]


def test_the_same_seed_gives_the_same_dice() -> None:
    assert dice(7, 500) == dice(7, 500)


def test_a_draw_depends_on_its_number_alone() -> None:
    assert dice(7, 100, start=400) == dice(7, 500)[400:]


def test_different_seeds_give_different_dice() -> None:
    assert len({tuple(dice(seed, 40)) for seed in range(2000)}) == 2000


def test_large_and_negative_seeds_give_different_dice_of_the_right_kind() -> None:
    rolls = [tuple(dice(seed, 60)) for seed in FAR_SEEDS]
    assert len(set(rolls)) == len(FAR_SEEDS)
    assert all(set(row) == {1, 2, 3, 4, 5, 6} for row in rolls)


@pytest.mark.parametrize("seed", [1, 7, -3, 2**40, 2**70])
def test_a_die_is_fair_over_sixty_thousand_rolls(seed: int) -> None:
    counts = Counter(dice(seed, DRAWS))
    assert sorted(counts) == [1, 2, 3, 4, 5, 6]
    assert chi_square([counts[face] for face in range(1, 7)], [1] * 6) < 20.5  # p = 0.001


@pytest.mark.parametrize("lag", [1, 2, 3, 7, 21, 2**20])
def test_a_roll_says_nothing_about_later_ones(lag: int) -> None:
    strangers(dice(11, DRAWS), dice(11, DRAWS, start=lag))


@pytest.mark.parametrize("other", [12, 13, 27, -11, 11 + 2**31, 11 + 2**62])
def test_the_dice_of_a_seed_say_nothing_about_those_of_another(other: int) -> None:
    strangers(dice(11, DRAWS), dice(other, DRAWS))


def strangers(one: list[int], two: list[int]) -> None:
    """Two rows of dice have nothing to do with each other."""
    pairs = Counter(zip(one, two))
    assert chi_square([pairs[a, b] for a in range(1, 7) for b in range(1, 7)], [1] * 36) < 66.6  # p = 0.001
    assert abs(correlation(one, two)) < 0.015


def test_three_rolls_in_a_row_are_as_good_as_any_three() -> None:
    rolls = dice(5, DRAWS)
    triples = Counter(zip(rolls[::3], rolls[1::3], rolls[2::3]))
    assert len(triples) == 216 and chi_square(list(triples.values()), [1] * 216) < 285  # p = 0.001


def test_the_first_roll_is_fair_over_seeds_in_a_row() -> None:
    firsts = [dice(seed, 1)[0] for seed in range(DRAWS // 2)]
    counts = Counter(firsts)
    assert chi_square([counts[face] for face in range(1, 7)], [1] * 6) < 20.5
    assert abs(correlation(firsts[:-1], firsts[1:])) < 0.02


def test_the_n_th_roll_is_fair_over_seeds_in_a_row() -> None:
    for n in (1, 21, 100):
        counts = Counter(dice(seed, 1, start=n)[0] for seed in range(6000))
        assert chi_square([counts[face] for face in range(1, 7)], [1] * 6) < 20.5


def correlation(one: list[int], two: list[int]) -> float:
    """Pearson's, of two rows of dice."""
    mean_one, mean_two = sum(one) / len(one), sum(two) / len(two)
    both = sum([(a - mean_one) * (b - mean_two) for a, b in zip(one, two)])
    spread = sum([(a - mean_one) ** 2 for a in one]) * sum([(b - mean_two) ** 2 for b in two])
    return float(both / spread**0.5)


@pytest.mark.parametrize("weights", [[1, 3], [3, 2, 1], [9, 1, 1, 1], [1, 0, 1], [18, 18, 18, 9]])
def test_weights_are_kept(weights: list[int]) -> None:
    answers = list(range(len(weights)))
    question, driver = Question(CHANCE, "bag", "1", answers, -1, weights), Seeded(5)
    counts = Counter(driver.draw(question, n, []) for n in range(20_000))
    drawn = [(counts[answer], weight) for answer, weight in zip(answers, weights) if weight]
    assert sum(count for count, _ in drawn) == 20_000, "an answer of weight 0 was drawn"
    assert chi_square([count for count, _ in drawn], [weight for _, weight in drawn]) < 16.3  # p = 0.001


def test_forty_answers_are_all_drawn_as_often() -> None:
    question, driver = Question(CHANCE, "card", "1", list(range(40))), Seeded(3)
    counts = Counter(driver.draw(question, n, []) for n in range(40_000))
    assert chi_square([counts[card] for card in range(40)], [1] * 40) < 72.1  # p = 0.001


def test_a_driver_that_says_nothing_leaves_it_to_a_person() -> None:
    for driver in (Driver(), Manual()):
        assert driver.draw(roll("1"), 0, []) == ASK
        assert not driver.needs_words()


def test_a_script_is_read_word_by_word() -> None:
    driver, words = Scripted(["4", "1"]), ["1", "2", "3", "4", "5", "6"]
    assert driver.needs_words()
    assert [driver.draw(roll("1"), n, words) for n in range(2)] == [number(4), number(1)]


# Through games


@pytest.mark.usefixtures("toy")
def test_a_seeded_game_never_asks_chance() -> None:
    game = smallwars.new("toy", seed=3)
    game.choose("gamble")
    assert game.decision is None or game.decision.actor != "chance"
    assert "{" in game.record()


@pytest.mark.usefixtures("toy")
def test_chance_follows_its_weights_in_a_game() -> None:
    counts = Counter(luck(seed) for seed in range(4000))
    assert chi_square([counts["{skip}"], counts["{keep}"]], [1, 3]) < 10.8


def luck(seed: int) -> str:
    """Whether a gamble's second question skipped the other player; empty when the first one won."""
    game = smallwars.new("toy", seed=seed, log=False)
    game.choose("gamble")
    return next((word for word in ("{skip}", "{keep}") if word in game.record()), "")


@pytest.mark.usefixtures("toy")
def test_manual_chance_is_asked_like_any_decision() -> None:
    game = smallwars.new("toy", chance="manual")
    assert ids(game) == ["1", "2", "3", "4", "5", "6"]
    for choice in ("6", "gamble"):
        game.choose(choice)
    decision = game.decision
    assert decision is not None
    assert (decision.actor, decision.kind, decision.rule) == ("chance", "die", "2.2")
    game.choose("5")
    assert ids(game) == ["skip", "keep"]
    with pytest.raises(smallwars.IllegalChoice, match="'7'"):
        game.choose("7")
    game.choose("skip")
    assert game.decision is not None and game.decision.actor == "red"


@pytest.mark.usefixtures("toy")
def test_scripted_chance_answers_in_order() -> None:
    game = smallwars.new("toy", chance=["6", "5", "skip"])
    game.choose("gamble")
    assert game.decision is not None and game.decision.actor == "red"
    assert game.position()["left"] == 7 and game.position()["lucky"] == 6


@pytest.mark.usefixtures("toy")
def test_a_script_that_ends_too_early_is_an_error_that_says_so() -> None:
    game = smallwars.new("toy", chance=["6"])
    game.choose("gamble")
    with pytest.raises(smallwars.ChanceExhausted, match=r"die.*after 1 result"):
        game.question()


@pytest.mark.usefixtures("toy")
def test_a_script_with_an_impossible_result_is_an_error_that_names_it() -> None:
    game = smallwars.new("toy", chance=["7"])
    with pytest.raises(smallwars.ChanceExhausted, match=r"lucky: result 1 is '7'.*1, 2, 3, 4, 5, 6"):
        game.question()


@pytest.mark.parametrize("chance", ["dice", "", "AUTO"])
def test_an_unknown_kind_of_chance_is_refused(chance: str) -> None:
    with pytest.raises(smallwars.InvalidOption, match="chance"):
        smallwars.new("cyprus", chance=chance)


@pytest.mark.parametrize("seed", ["7", True, 7.0, [7]])
def test_a_seed_that_is_no_whole_number_is_refused(seed: Any) -> None:
    with pytest.raises(smallwars.InvalidOption, match="seed"):
        smallwars.new("cyprus", seed=seed)


@pytest.mark.parametrize("seed", FAR_SEEDS)
def test_a_game_can_be_played_with_any_seed(seed: int) -> None:
    game = random_game(seed, steps=20)
    assert game.decision is not None
    assert f'[Seed "{seed}"]' in game.record()


def test_games_without_a_seed_differ_and_remember_the_one_they_got() -> None:
    records = {smallwars.new("cyprus").record() for _ in range(4)}
    assert len(records) == 4
    assert all("[Seed " in record for record in records)


DIGEST = """
import hashlib, sys
from tests.engine.playing import random_game
for seed in (1, 2, 3):
    print(hashlib.sha256(random_game(seed).record().encode()).hexdigest())
"""


def test_a_seed_gives_the_same_game_in_every_process_and_for_every_hash_seed() -> None:
    here = [hashlib.sha256(random_game(seed).record().encode()).hexdigest() for seed in (1, 2, 3)]
    for hash_seed in ("0", "1", "4711"):
        assert python(DIGEST, env={"PYTHONHASHSEED": hash_seed}).split() == here


def test_the_odds_may_outgrow_a_machine_word() -> None:
    weights = [comb(41, hits) * 2 ** (41 - hits) for hits in range(42)]
    question = Question(CHANCE, "hits", "0.0", [NUMBER + hits for hits in range(42)], -1, weights)
    drawn = [Seeded(7).draw(question, n, []) - NUMBER for n in range(2000)]
    assert 13 < sum(drawn) / len(drawn) < 14.4 and min(drawn) > 3 and max(drawn) < 26


def test_a_long_seed_is_hashed_and_gives_the_same_game_again() -> None:
    long = 3**60
    assert smallwars.new("cyprus", seed=long).record() == smallwars.new("cyprus", seed=long).record()
    assert smallwars.new("cyprus", seed=long).record() != smallwars.new("cyprus", seed=long + 1).record()
    game = smallwars.new("cyprus", seed=long)
    while (decision := game.decision) is not None:
        game.choose(decision.options[-1].id)
    assert smallwars.replay(game.record()).position() == game.position()


def test_a_long_seed_throws_every_face_about_as_often() -> None:
    question = Question(CHANCE, "die", "1", [1, 2, 3], -1, [1, 2, 1])
    thrown = [seeded(2**100 + 7).draw(question, n, []) for n in range(4000)]
    assert [abs(thrown.count(face) / 4000 - odds) < 0.03 for face, odds in ((1, 0.25), (2, 0.5), (3, 0.25))] == [
        True
    ] * 3


INTERRUPTED = """
import signal
from smallwars.engine.chance import Hashed, Seeded
from smallwars.engine.question import CHANCE, Question

def interrupt(*_):
    raise KeyboardInterrupt

signal.signal(signal.SIGALRM, interrupt)
questions = [Question(CHANCE, "card", "2.1", [1, 2], -1, weights) for weights in ([3, 4], [2**70, 2**71])]
for n in range(300):
    driver = [Seeded(n), Hashed(1 << 90 | n)][n % 2]
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.0005)
        while True:
            driver.draw(questions[n // 2 % 2], n, [])
    except KeyboardInterrupt:
        pass
"""


def test_ctrl_c_while_chance_is_drawn_is_an_exception_like_any_other() -> None:
    """Compiled code aborts where a product of large numbers is interrupted."""
    assert python(INTERRUPTED) == ""
