"""What a position of Greek Civil War is worth moves the way a player would say, and greedy plays by it."""

from __future__ import annotations

from typing import Any

import pytest

import smallwars
from smallwars.bots import bot
from smallwars.bots.greedy import Greedy
from smallwars.engine.registry import find
from smallwars.kit.evaluators import evaluator
from smallwars.titles.greek_civil_war.rules.words import GOVERNMENT
from tests.harness import greece

pytestmark = pytest.mark.compiled


def term(name: str, **position: Any) -> float:
    """What one term adds to a position."""
    return evaluator(find("greek_civil_war"), by_hand=True).terms(greece(**position).game)[name]


def value(**position: Any) -> float:
    """What a position is worth to the Government."""
    return evaluator(find("greek_civil_war"), by_hand=True).value(greece(**position).game, GOVERNMENT)


def index(government: int, dse: int) -> dict[str, Any]:
    return {"political_index": {"government": government, "dse": dse}}


def choice(**position: Any) -> str:
    """What greedy does first."""
    game = greece(**position).game
    assert game.decision is not None
    return Greedy(1).choose(game, game.decision.actor)


def line(game: smallwars.Game, kinds: str) -> list[str]:
    """What greedy does while questions of these kinds are asked."""
    player, chosen = Greedy(1), []
    while (decision := game.decision) is not None and decision.kind.split(".")[0] in kinds.split():
        chosen.append(player.choose(game, decision.actor))
        game.choose(chosen[-1])
    return chosen


# The indices


def test_points_are_good_for_whose_index_they_are_on() -> None:
    assert term("indices", **index(51, 50)) > term("indices", **index(50, 50)) > term("indices", **index(50, 51))


def test_points_beyond_plenty_are_worth_less() -> None:
    assert term("indices", **index(90, 50)) - term("indices", **index(80, 50)) < 10


def test_an_index_that_one_check_may_bring_to_zero_is_in_danger() -> None:
    held = {"pella": "[guerrilla1] [guerrilla1]"}
    assert term("government danger", **index(50, 50), **held) == 0
    assert term("government danger", **index(8, 50), **held) < term("government danger", **index(12, 50), **held) < 0
    assert term("government danger", **index(12, 50)) > term("government danger", **index(12, 50), **held)


def test_the_dse_is_in_danger_of_what_the_government_controls() -> None:
    assert term("dse danger", **index(50, 12), viotia="[police1] [police1]") > term("dse danger", **index(50, 12)) > 0


def test_penalties_endanger_the_government() -> None:
    terror = term("government danger", **index(15, 50), viotia="terror", evia="terror")
    assert terror < term("government danger", **index(15, 50))


def test_the_lead_counts_more_as_the_agreed_end_comes_near() -> None:
    even = {"viotia": "[police1] [police1]", "korinthia": "[police1] [police1]"}
    early, late = [term("agreed end", turn=turn, phase="control", **index(60, 50), **even) for turn in (5, 14)]
    assert 0 < early < late


def test_aid_is_good_for_the_government_also_before_it_begins() -> None:
    begun, due, not_due = [
        term("american aid", american_aid=aid, **index(50, dse)) for aid, dse in ((True, 50), (False, 71), (False, 70))
    ]
    assert begun > due > not_due == 0


# Squares


def test_control_brings_points_to_its_side() -> None:
    assert term("control", viotia="[police1] [police1]") > term("control") > term("control", pella="[cadre1] [cadre1]")


def test_control_brings_more_the_more_checks_are_to_come() -> None:
    held = {"viotia": "[police1] [police1]"}
    assert term("control", turn=3, **held) > term("control", turn=14, **held) > 0


def test_there_is_nothing_to_control_under_terror() -> None:
    assert term("control", viotia="[police1] [police1] terror") == term("control")


def test_part_of_the_squares_are_progress_and_an_enemy_spoils_it() -> None:
    one, two = term("progress", larissa="[police1] [] []"), term("progress", larissa="[police1] [police1] []")
    assert 0 < one < two
    assert 0 < term("progress", larissa="[police1] [police1] [front0]") < two / 2


def test_a_unit_in_the_open_that_could_enter_a_square_is_progress() -> None:
    assert 0 < term("progress", larissa="brigade1 [] [] []") < term("progress", larissa="[brigade1] [] []")
    assert term("progress", larissa="guerrilla1 [] [] []") == 0


def test_the_weakest_square_makes_a_region_frail() -> None:
    weak, strong = [term("frailty", viotia=f"[brigade1] [{unit}]") for unit in ("police1", "brigade1")]
    assert weak < strong == 0
    assert term("frailty", pella="[front0] [front0]") > term("frailty", pella="[guerrilla2] [guerrilla2]") > 0


def test_a_front_is_a_seed_where_squares_are_empty() -> None:
    assert term("seeds", larissa="front0 [] [] []") < term("seeds", larissa="front0 [police1] [] []") < 0
    assert term("seeds", larissa="partisan1 [] [] []") == 0


# Units


def test_units_are_worth_their_price_and_less_near_the_end() -> None:
    division, brigade = term("units", larissa="division1"), term("units", larissa="brigade1")
    assert division > brigade > 0 > term("units", larissa="cadre1") > term("units", larissa="partisan1")
    assert term("units", larissa="brigade2") > brigade > term("units", larissa="brigade1", turn=14) > 0


def test_a_band_in_the_open_is_idle() -> None:
    assert term("idle bands", larissa="guerrilla1") > 0 == term("idle bands", larissa="[guerrilla1] [] []")


def test_police_and_fronts_wither_where_the_enemy_controls() -> None:
    assert term("attrition", pella="police1 [guerrilla1] [guerrilla1]") < 0
    assert term("attrition", viotia="front0 [police1] [police1]") > 0
    assert term("attrition", viotia="cadre1 [police1] [police1]") == 0


def test_a_strong_stack_threatens_a_weak_one_in_the_open() -> None:
    assert term("threats", larissa="division1 cadre1") > 0 > term("threats", larissa="police1 2xpartisan1")
    assert term("threats", larissa="division1 [cadre1] [] []") == 0


def test_strength_gathered_against_a_square_is_a_siege_unless_the_open_is_held() -> None:
    one, two = [term("sieges", pella=f"{count}xbrigade1 [guerrilla1] [guerrilla1]") for count in (1, 2)]
    assert 0 < one < two
    assert term("sieges", pella="brigade1 partisan1 [guerrilla1] [guerrilla1]") == 0
    assert term("sieges", viotia="front0 brigade1 [police1] [police1]") < 0


def test_brigades_are_bodies_for_empty_squares() -> None:
    assert term("spare bodies", larissa="3xbrigade1") > term("spare bodies", larissa="division1") > 0


def test_airstrikes_are_good_for_the_government() -> None:
    assert term("airstrikes", airstrikes=2) > term("airstrikes", airstrikes=1) > 0


def test_the_dse_wants_a_conventional_unit_in_greece() -> None:
    assert term("last unit", larissa="front0") == term("last unit", albania="cadre1") > 0
    assert term("last unit", larissa="cadre1") == 0


# Penalties and the turn


def test_terror_and_resettlement_are_bad_for_the_government() -> None:
    assert term("terror", larissa="terror") < 0 > term("resettled", larissa="resettled")
    assert term("resettled", larissa="resettled", turn=14) > term("resettled", larissa="resettled")


def test_tight_defense_wants_garrisons() -> None:
    none, two, three, division = [
        term("garrisons", doctrine="tight", athens=units) for units in ("", "2xbrigade1", "3xbrigade1", "division1")
    ]
    assert none < two < three == division
    assert term("garrisons", doctrine="area") == 0


def test_area_defense_wants_a_unit_everywhere() -> None:
    empty = term("presence", doctrine="area")
    assert empty < term("presence", doctrine="area", larissa="police1") < 0
    assert empty < term("presence", doctrine="area", larissa="resettled") < 0 == term("presence")


def test_who_moves_last_has_the_last_word() -> None:
    assert term("last word", first="dse") > 0 > term("last word", first="government")


# Mobilization


def test_greedy_buys_the_police_that_complete_a_region() -> None:
    game = greece(phase="mobilization", limit=10, viotia="[police1] []", first="government").game
    assert line(game, "resettle mobilize build upgrade")[:4] == ["done", "police", "viotia", "square"]


def test_greedy_buys_with_points_to_spare_and_keeps_an_index_that_is_low() -> None:
    held = dict.fromkeys(("viotia", "korinthia", "messinia", "arta", "evia"), "[police1] [police1]")
    bought = {}
    for points in (50, 14):
        game = greece(phase="mobilization", active="dse", first="dse", **held, **index(60, points)).game
        line(game, "mobilize build upgrade")
        bought[points] = points - game.position()["political_index"]["dse"]
    assert bought[50] >= 10 > bought[14]


@pytest.mark.parametrize("active", ["government", "dse"])
def test_greedy_neither_demobilizes_nor_resettles(active: str) -> None:
    crowd = {"larissa": "division1 [police1] [front0] []", "pella": "guerrilla1 [guerrilla1] [cadre1]"}
    game = greece(phase="mobilization", active=active, first=active, limit=10, doctrine="area", **crowd).game
    chosen = line(game, "resettle mobilize build upgrade")
    assert "demobilize" not in chosen and chosen[-1] == "done"
    assert not any(region["resettled"] for region in game.position()["regions"].values())


def test_greedy_buys_nothing_in_the_last_turn_that_brings_nothing() -> None:
    full = {"larissa": "[police1] [police1] [police1]", "viotia": "[police1] [police1]"}
    assert choice(phase="mobilization", turn=15, limit=10, first="government", **full) == "done"


# Movement and conflict


def test_greedy_breaks_a_division_down_to_take_three_squares() -> None:
    game = greece(larissa="division1 [] [] []").game
    line(game, "regroup break_down move")
    squares = [unit for region in game.position()["regions"].values() for unit in region["squares"] if unit]
    assert squares == ["brigade1"] * 3


def test_greedy_leaves_a_garrison_where_tight_defense_wants_it() -> None:
    posts = dict.fromkeys(("athens", "thessalonika", "viotia", "serres"), "division1")
    game = greece(doctrine="tight", first="dse", **posts).game
    line(game, "regroup break_down move")
    assert term_of(game, "garrisons") == 0


def term_of(game: smallwars.Game, name: str) -> float:
    return evaluator(find("greek_civil_war"), by_hand=True).terms(game)[name]


def test_greedy_does_not_start_again_for_ever() -> None:
    game = greece(larissa="division1 mountain1 [] [] []", athens="3xbrigade1 [] [] []").game
    assert line(game, "regroup break_down move").count("again") <= 3


def test_greedy_attacks_at_good_odds_and_not_at_bad_ones() -> None:
    assert choice(phase="conflict", larissa="division1 guerrilla1 [] [] []") == "larissa"
    assert choice(phase="conflict", active="dse", larissa="division1 guerrilla1 [] [] []") == "done"
    assert choice(phase="conflict", active="dse", pella="cadre1 front0 [brigade1] [brigade1]") == "done"


# Control


def test_greedy_takes_a_collapse_when_it_can() -> None:
    game = greece(phase="control", first="government", viotia="[police1] [police1]", **index(50, 2)).game
    assert game.result is None
    line(game, "control")
    assert game.result is not None and game.result.key == "dse_collapsed"


def test_greedy_rises_above_a_draw_before_it_brings_the_enemy_down() -> None:
    held = {region: "[guerrilla1] [guerrilla1]" for region in ("pella", "florina", "kozani", "ioannina")}
    game = greece(phase="control", first="dse", **held, **index(6, 22)).game
    chosen = line(game, "control")
    assert chosen[:2] == ["add", "add"]
    assert game.result is not None and (game.result.winner, game.result.grade) == ("dse", "marginal")


def test_greedy_adds_to_an_index_in_danger() -> None:
    held = {"viotia": "[police1] [police1]", "pella": "[guerrilla1] [guerrilla1]"}
    assert choice(phase="control", first="government", **held, **index(9, 60)) == "add"


def test_who_is_ahead_agrees_to_end_the_game() -> None:
    end, go_on = [
        choice(phase="end", turn=5, first="government", options={"shorter_game": True}, **index(*points))
        for points in ((60, 40), (40, 60))
    ]
    assert (end, go_on) == ("end", "go_on")


# Whole games


@pytest.mark.parametrize("faction", ["government", "dse"])
def test_greedy_beats_random(faction: str) -> None:
    # With seed 1 a random DSE ruins itself before the Government has more than the 25 points of a draw (6.1).
    assert [winner(seed, faction) for seed in (0, 2, 3)] == [faction] * 3


def winner(seed: int, faction: str) -> str | None:
    game = smallwars.new("greek_civil_war", seed=seed, log=False)
    player, opponent = bot("greedy", seed), bot("random", seed)
    while (decision := game.decision) is not None:
        chooser = player if decision.actor == faction else opponent
        game.choose(chooser.choose(game, decision.actor))
    assert game.result is not None
    return game.result.winner


@pytest.mark.slow
@pytest.mark.parametrize("options", [{"tito": True, "end_turn": 30}, {"start_1944": True}, {"remote_variant": True}])
def test_greedy_plays_with_the_optional_rules(options: dict[str, Any]) -> None:
    game = smallwars.new("greek_civil_war", seed=2, options=options, log=False)
    players = {faction: Greedy(1) for faction in ("government", "dse")}
    while (decision := game.decision) is not None:
        game.choose(players[decision.actor].choose(game, decision.actor))
    assert game.result is not None
