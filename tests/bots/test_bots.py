"""Bots choose legal options, repeatably, without a look at what their faction cannot see."""

from __future__ import annotations

import pytest

import smallwars
from smallwars.bots import Bot, bot, bots
from smallwars.bots.greedy import Greedy
from smallwars.engine.registry import find
from smallwars.engine.rollout import play_out
from smallwars.kit.evaluators import evaluator
from smallwars.titles import BUILT_IN
from tests import in_order

FACTIONS = {title.id: title.actors[1:] for title in BUILT_IN}

each_title = pytest.mark.parametrize("title", FACTIONS)


def midway(title: str, seed: int, decisions: int = 40) -> smallwars.Game:
    game = in_order.new(title, seed=seed)
    play_out(game, seed, decisions)
    return game


def actor_of(game: smallwars.Game) -> str:
    assert game.decision is not None
    return game.decision.actor


def swapped(game: smallwars.Game) -> smallwars.Game:
    """A copy of a game with the hidden cards, if there are any, in another order and other dice to come."""
    position = game.position()
    if "deck" in position:
        position["deck"] = position["deck"][::-1]
        assert position != game.position()
    return in_order.from_position(position, seed=987654321)


def quick(seed: int) -> Greedy:
    return Greedy(seed, futures=1)


BOTS = ("random", "greedy", "recruit:simulations=12", "search:simulations=12")
"""Bots that play the same way again: with a number of simulations, without a clock."""


def test_the_bots_have_names() -> None:
    assert bots() == ("random", "greedy", "recruit", "regular", "veteran", "commander")
    assert [bot(name).name for name in bots()] == ["random", "greedy", *["search"] * 4]


def test_an_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="unknown bot 'hal'; the bots are random, greedy"):
        bot("hal")


@each_title
@pytest.mark.parametrize("name", BOTS)
def test_a_choice_is_one_of_the_options_and_leaves_the_game_as_it_was(name: str, title: str) -> None:
    game = midway(title, 3)
    before, choices = game.position(), game.choices
    decision = game.decision
    assert decision is not None
    assert bot(name, 1).choose(game, decision.actor) in [option.id for option in decision.options]
    assert game.position() == before and game.choices == choices


@each_title
@pytest.mark.parametrize("name", BOTS)
def test_only_the_faction_that_decides_is_answered(name: str, title: str) -> None:
    game = midway(title, 3)
    other = next(faction for faction in FACTIONS[title] if faction != actor_of(game))
    with pytest.raises(ValueError, match="decides now"):
        bot(name).choose(game, other)


@each_title
@pytest.mark.parametrize("name", BOTS)
def test_nothing_is_chosen_when_the_game_is_over(name: str, title: str) -> None:
    game = midway(title, 3, 100_000)
    with pytest.raises(ValueError, match="the game is over"):
        bot(name).choose(game, FACTIONS[title][0])


@each_title
@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("seed", range(5))
def test_the_same_seed_makes_the_same_choice_whatever_is_hidden(name: str, seed: int, title: str) -> None:
    """At the beginning of a turn; within one there is often no choice."""
    game = midway(title, seed)
    while game.decision is not None and game.decision.kind not in evaluator(find(title)).kinds.starts:
        play_out(game, seed, 1)
    other = swapped(game)
    assert game.view() == other.view()
    assert bot(name, seed).choose(game, actor_of(game)) == bot(name, seed).choose(other, actor_of(game))


@each_title
def test_greedy_plays_a_whole_game_against_itself(title: str) -> None:
    options = {"campaigns": 1} if title in ("cyprus", "kenya") else {}
    game = in_order.new(title, seed=11, options=options, log=False)
    players = {faction: quick(seed) for seed, faction in enumerate(FACTIONS[title])}
    while (decision := game.decision) is not None:
        game.choose(players[decision.actor].choose(game, decision.actor))
    assert game.result is not None


@pytest.mark.slow
@pytest.mark.parametrize(
    ("title", "faction", "start", "direction"),
    [("cyprus", "british", 1, 1), ("cyprus", "eoka", 14, -1), ("kenya", "british", 8, 1), ("kenya", "mau_mau", 12, -1)],
)
def test_greedy_moves_political_will_its_way_against_random(
    title: str, faction: str, start: int, direction: int
) -> None:
    """Random British beat random EOKA nearly always, so the British start with little Political Will."""
    gains = [
        final_will(title, seed, faction, Greedy(seed, 1), start)
        - final_will(title, seed, faction, bot("random", seed), start)
        for seed in range(2)
    ]
    assert direction * sum(gains) >= 6


def final_will(title: str, seed: int, faction: str, player: Bot, start: int) -> int:
    game = in_order.new(title, seed=seed, options={"political_will": start}, log=False)
    opponent = bot("random", seed + 1)
    while (decision := game.decision) is not None:
        chooser = player if decision.actor == faction else opponent
        game.choose(chooser.choose(game, decision.actor))
    return int(game.position()["political_will"])
