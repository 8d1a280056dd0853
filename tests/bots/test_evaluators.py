"""What every evaluator does, and what the evaluators of The British Way share."""

from __future__ import annotations

import tomllib

import pytest

import smallwars
from smallwars.bots.greedy import Greedy
from smallwars.engine.registry import find
from smallwars.engine.rollout import play_out
from smallwars.kit.evaluators import WEIGHTS, evaluator
from smallwars.kit.parts import file_of
from smallwars.titles.british_way.family.rules.words import INSURGENT
from tests import in_order
from tests.bots.evaluation import Scale
from tests.built_in import TITLES

COIN = ("cyprus", "kenya")

each_title = pytest.mark.parametrize("title", TITLES)
each_coin_title = pytest.mark.parametrize("scale", [Scale(title) for title in COIN], ids=COIN)


@each_title
def test_weights_lie_between_those_by_hand_and_those_that_were_fitted(title: str) -> None:
    file = file_of(find(title), WEIGHTS)
    fit = None if file is None else tomllib.loads(file.read_text(encoding="utf-8"))
    judge, by_hand = evaluator(find(title)), evaluator(find(title), by_hand=True)
    if fit is None or fit["share"] == 0:
        assert judge.weights == by_hand.weights and judge.swing == by_hand.swing
    else:
        found = [fit["weights"][name][0] for name in judge.names]
        assert judge.weights != by_hand.weights
        assert all(min(a, b) - 1e-9 <= x <= max(a, b) + 1e-9 for a, b, x in zip(by_hand.weights, found, judge.weights))


@each_title
def test_ten_to_thirty_named_terms(title: str) -> None:
    assert 10 <= len(evaluator(find(title)).terms(in_order.new(title, seed=1))) <= 30


@each_title
@pytest.mark.parametrize("seed", range(3))
def test_what_one_faction_gains_the_other_loses(title: str, seed: int) -> None:
    game = in_order.new(title, seed=seed)
    judge = evaluator(find(title))
    assert judge.value(game, 1) == -judge.value(game, 2)


@each_title
@pytest.mark.parametrize("seed", range(3))
def test_the_terms_add_up_to_the_value(title: str, seed: int) -> None:
    game = in_order.new(title, seed=seed)
    play_out(game, seed, 60)
    judge = evaluator(find(title))
    assert judge.total(game) == pytest.approx(sum(judge.terms(game).values()))


@each_title
def test_a_won_game_is_worth_more_than_all_terms_together(title: str) -> None:
    game = won_game(title)
    assert abs(evaluator(find(title)).value(game, 1)) == evaluator(find(title)).victory
    assert all(abs(evaluator(find(title)).total(in_order.new(title, seed=seed))) < 100 for seed in range(3))


def won_game(title: str) -> smallwars.Game:
    """A random game that somebody has won."""
    for seed in range(5, 50):
        game = in_order.new(title, seed=seed)
        play_out(game, seed)
        if game.result is not None and game.result.winner is not None:
            return game
    raise AssertionError(f"nobody wins {title}")


@each_coin_title
def test_political_will_is_good_for_the_british(scale: Scale) -> None:
    assert scale.value(political_will=10) < scale.value(political_will=12)


@each_coin_title
def test_the_track_has_no_room_beyond_its_ends(scale: Scale) -> None:
    assert scale.term("next propaganda", political_will=0) >= 0


@each_coin_title
def test_the_cylinder_in_the_limited_box_is_first_next(scale: Scale) -> None:
    insurgents = scale.game().title.actors[INSURGENT]
    boxes = {"limited": None, "event": None, "op": insurgents}
    assert scale.term("initiative", boxes=boxes) > 0
    assert scale.term("initiative", boxes={**boxes, "limited": insurgents, "op": None}) < 0


@each_coin_title
def test_a_won_game_outweighs_every_term(scale: Scale) -> None:
    over = {"winner": scale.game().title.actors[INSURGENT], "grade": "early", "reason": "no-will"}
    assert scale.value(result=over) == -100


@each_coin_title
def test_greedy_explains_a_position_by_its_heaviest_terms_first(scale: Scale) -> None:
    game = scale.game()
    assert game.decision is not None
    terms = Greedy(1).explain(game, game.decision.actor)
    weights = [abs(value) for value in terms.values()]
    assert weights == sorted(weights, reverse=True) and "political will" in list(terms)[:2]
