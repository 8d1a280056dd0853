"""A title that brings no evaluator is judged by random games, and one whose own fails too."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from time import perf_counter

import pytest

from smallwars.bots import bot
from smallwars.bots.chances import NEVER, chances
from smallwars.bots.hints import hint, why_not
from smallwars.bots.reasons.words import Account
from smallwars.engine import registry
from smallwars.engine.game import Game
from smallwars.engine.table import from_position, new
from smallwars.engine.title import Title
from smallwars.kit import parts
from smallwars.kit.evaluators import evaluator
from smallwars.kit.plain_evaluator import PlainEvaluator
from smallwars.kit.strength import strength
from smallwars.lab.analyses.analyst import analyse
from smallwars.lab.errors import LabError
from smallwars.lab.fitting.commands import fit
from tests.kit.broken_row import TITLE as BROKEN
from tests.kit.row import LARGE
from tests.kit.row import TITLE as ROW

ALL = ("greedy", "search:simulations=30", "uct:simulations=30", "recruit", "regular", "veteran:simulations=20")


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    registry.titles()
    for title in (ROW, LARGE, BROKEN):
        monkeypatch.setitem(registry._titles, title.id, title)
    yield


@pytest.fixture
def lenient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Run as for a user: a part that fails is replaced."""
    monkeypatch.delenv("SMALLWARS_STRICT", raising=False)
    monkeypatch.setattr(parts, "_reported", set())


def table(title: Title, cross: str, nought: str, to_move: str = "cross") -> Game:
    """A game with these squares marked."""
    marked = {**dict.fromkeys(cross.split(), "cross"), **dict.fromkeys(nought.split(), "nought")}
    position = {"title": title.id, "marked": marked, "to_move": to_move, "pending": [["Mark"]]}
    return from_position(position, seed=1)


def played(title: Title, cross: str, nought: str, seed: int) -> list[str]:
    """The choices of a game between two bots."""
    game = new(title.id, seed=seed)
    bots = {"cross": bot(cross, seed), "nought": bot(nought, seed + 1)}
    chosen: list[str] = []
    while (question := game.question()) is not None:
        side = title.actors[question.actor]
        chosen.append(bots[side].choose(game, side))
        game.choose(chosen[-1])
    return chosen


def test_a_title_without_an_evaluator_has_the_plain_one() -> None:
    judge = evaluator(ROW)
    assert isinstance(judge, PlainEvaluator) and judge is evaluator(ROW, by_hand=True)
    assert not strength(ROW) and chances(ROW).why == NEVER


def test_a_position_is_worth_what_random_games_say_and_the_same_again() -> None:
    good, bad = table(ROW, "a1 b2", "a2"), table(ROW, "a1", "b2 c1", "nought")
    judge = evaluator(ROW)
    assert judge.value(good, 1) > 0.2 > -0.2 > judge.value(bad, 1)
    assert judge.value(good, 1) == judge.value(good.fork(), 1) == -judge.value(good, 2)
    before = good.record()
    judge.value(good, 1)
    assert good.record() == before and not judge.terms(good)


@pytest.mark.parametrize("name", ALL)
def test_a_row_is_finished_and_stopped(name: str) -> None:
    game = table(ROW, "a1 b1", "a2 b3")
    assert bot(name, 3).choose(game, "cross") == "c1"
    if name != "recruit":
        game = table(ROW, "a1 b1", "b2", "nought")
        chosen = [bot(name, seed).choose(game, "nought") for seed in range(5)]
        assert chosen.count("c1") >= 3


@pytest.mark.parametrize("name", ALL)
def test_every_bot_plays_to_the_end_and_the_same_again(name: str) -> None:
    once, again = (played(ROW, name, "greedy", 5) for _ in range(2))
    assert once == again and 5 <= len(once) <= 9


def test_equal_answers_are_drawn() -> None:
    """All answers are equal on a board where nobody can win any more."""
    game = table(ROW, "a1 a2 b3 c1", "a3 b1 b2", "nought")
    assert len({bot("greedy", seed).choose(game, "nought") for seed in range(30)}) > 1
    assert len({played(ROW, "greedy", "greedy", seed)[0] for seed in range(12)}) > 1


def test_greedy_beats_chance() -> None:
    won = 0
    for seed in range(10):
        game = new(ROW.id, seed=seed)
        for word in played(ROW, "random", "greedy", seed):
            game.choose(word)
        assert game.result is not None
        won += (game.result.winner == "nought") - (game.result.winner == "cross")
    assert won >= 4


@pytest.mark.parametrize("name", ["greedy", "recruit", "veteran"])
def test_a_bot_answers_within_a_second_or_two_on_a_larger_board(name: str) -> None:
    game, start = new(LARGE.id, seed=1), perf_counter()
    bot(name, 1).choose(game, "cross")
    assert perf_counter() - start < 6  # of a slow and busy machine


def test_hints_analyses_and_reasons_need_no_knowledge() -> None:
    game = new(ROW.id, seed=1)
    assert hint(game, "cross", "turn", {"simulations": 10}).text()
    assert why_not(game, "cross", ["a1"], {"simulations": 10}).text()
    account = Account("greedy", game, "cross")
    account.takes(game, "b2")
    game.choose("b2")
    assert account.is_over(game) and account.reason(game) == "none"
    for word in ("a1", "b1", "b3"):
        game.choose(word)
    found = analyse(game.record(), 5)
    assert len(found.turns) == 4 and not found.calibration.holds


def test_nothing_can_be_fitted_without_terms() -> None:
    with pytest.raises(LabError, match="the evaluator of row has no terms"):
        fit("row", games=20)


@pytest.mark.parametrize("name", ["greedy", "search:simulations=10", "uct:simulations=10"])
def test_a_turn_that_fails_is_chosen_again_by_the_plain_evaluator(
    name: str, lenient: None, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR, "smallwars.titles"):
        assert len(played(BROKEN, name, name, 1)) >= 5
    assert [record.message for record in caplog.records] == [
        "title 'broken_row': its evaluator failed, the plain one serves: ArithmeticError('four marks')"
    ]


def test_advice_is_made_by_the_plain_evaluator_where_the_own_one_fails(lenient: None) -> None:
    game = table(BROKEN, "a1 b1", "a2 b3")
    assert hint(game, "cross", "turn", {"simulations": 10}).line.answers == [2]
    account = Account("greedy", game, "cross")
    account.takes(game, "c2")
    game.choose("c2")
    assert account.reason(game) == "none"
    assert len(analyse(game.record(), 5).turns) == 1


def test_a_turn_that_fails_raises_where_we_are_strict() -> None:
    with pytest.raises(ArithmeticError):
        played(BROKEN, "greedy", "greedy", 1)
