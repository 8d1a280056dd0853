"""How to win: sudden death with its levels, the order in which points are booked, and the Shorter Game (6.0)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.harness import Table, rule

Greece = Callable[..., Table]

GRADES = [
    (1, "draw"),
    (24, "draw"),
    (25, "draw"),
    (26, "marginal"),
    (50, "marginal"),
    (51, "decisive"),
    (75, "decisive"),
    (76, "turning_point"),
    (99, "turning_point"),
]
GOVERNMENT_FELL, DSE_FELL = "government_collapsed", "dse_collapsed"


def control(greece: Greece, first: str, government: int, dse: int, **rest: Any) -> Table:
    """The Control Phase begins; the DSE has a conventional unit in Evros unless it is said otherwise."""
    index = {"government": government, "dse": dse}
    return greece("control", None, first=first, political_index=index, **{"evros": "cadre1", **rest})


def ended(table: Table) -> tuple[str | None, str, str]:
    """Who won, how much, why; nothing is left to be done."""
    result = table.game.result
    assert result is not None and table.game.decision is None
    assert table.position["result"] == {"winner": result.winner, "grade": result.grade, "reason": result.key}
    return result.winner, result.grade, result.key


# 6.1: levels of victory


@rule("greek_civil_war", "6.1")
@pytest.mark.parametrize(("points", "grade"), GRADES)
def test_the_level_of_the_governments_victory_goes_by_its_points(points: int, grade: str, greece: Greece) -> None:
    """In a draw nobody has won, but who collapsed is told (ruling G-16)."""
    table = control(greece, "government", points, 1, kastoria="[police1]").play("subtract")
    assert ended(table) == (None if grade == "draw" else "government", grade, DSE_FELL)
    assert table["political_index"] == {"government": points, "dse": 0}


@rule("greek_civil_war", "6.1")
@pytest.mark.parametrize(("points", "grade"), GRADES)
def test_the_level_of_the_victory_of_the_dse_goes_by_its_points(points: int, grade: str, greece: Greece) -> None:
    table = control(greece, "dse", 1, points).play("subtract")
    assert ended(table) == (None if grade == "draw" else "dse", grade, GOVERNMENT_FELL)
    assert table["political_index"] == {"government": 0, "dse": points}


@rule("greek_civil_war", "6.1", "7.2")
def test_an_index_of_1_is_no_collapse(greece: Greece) -> None:
    table = control(greece, "dse", 2, 50).play("subtract")
    assert table.game.result is None and table.index("government") == 1


@rule("greek_civil_war", "6.1", "7.2")
def test_below_zero_is_a_collapse_too(greece: Greece) -> None:
    table = control(greece, "dse", 1, 40, closed=["albania", "bulgaria"]).play("subtract")
    assert ended(table) == ("dse", "marginal", GOVERNMENT_FELL)
    assert table["political_index"] == {"government": -1, "dse": 40}


# 6.1: at any time


@rule("greek_civil_war", "6.1", "14.5")
def test_the_government_collapses_by_terror_and_resettlement(greece: Greece) -> None:
    marked = {"arta": "terror", "evia": "terror resettled", "lakonia": "resettled"}
    table = control(greece, "dse", 5, 50, **marked).play("add.all")
    assert table.game.result is None and table["political_index"] == {"government": 1, "dse": 54}
    table = control(greece, "dse", 4, 50, **marked).play("add.all")
    assert ended(table) == ("dse", "decisive", GOVERNMENT_FELL)
    assert table["political_index"] == {"government": 0, "dse": 54}


@rule("greek_civil_war", "6.1", "16.3")
def test_the_government_collapses_by_area_defense(greece: Greece) -> None:
    """26 Regions of Greece have no Government unit."""
    table = control(greece, "dse", 27, 40, doctrine="area").play("add.all")
    assert table.game.result is None and table.index("government") == 1
    table = control(greece, "dse", 26, 40, doctrine="area").play("add.all")
    assert ended(table) == ("dse", "marginal", GOVERNMENT_FELL)


@rule("greek_civil_war", "6.1", "16.3")
def test_the_government_collapses_by_tight_defense_at_the_first_die_that_is_too_much(greece: Greece) -> None:
    table = control(greece, "dse", 5, 73, doctrine="tight").play("add.all {2} {2}")
    assert table.game.result is None and table.index("government") == 1
    table.play("{1}")
    assert ended(table) == ("dse", "turning_point", GOVERNMENT_FELL)
    assert table["political_index"] == {"government": 0, "dse": 77}


@rule("greek_civil_war", "6.1", "14.6")
def test_the_dse_collapses_by_its_penalty(greece: Greece) -> None:
    table = control(greece, "dse", 60, 5, evros="").play("add.all {4} {4}")
    assert table.game.result is None and table.index("dse") == 1
    table = control(greece, "dse", 60, 5, evros="").play("add.all {6} {4}")
    assert ended(table) == ("government", "decisive", DSE_FELL)
    assert table["political_index"] == {"government": 60, "dse": -1}


@rule("greek_civil_war", "6.1", "16.5")
def test_the_government_collapses_by_resettling(greece: Greece) -> None:
    index = {"government": 3, "dse": 48}
    table = greece("mobilization", "government", political_index=index, arta="police1").play("arta {3}")
    assert ended(table) == ("dse", "decisive", GOVERNMENT_FELL)
    assert table["political_index"] == {"government": 0, "dse": 51}
    table = greece("mobilization", "government", political_index=index, arta="police1").play("arta {2}")
    assert table.game.result is None and table.index("government") == 11


@rule("greek_civil_war", "6.1", "17.1")
def test_the_dse_collapses_by_a_purge(greece: Greece) -> None:
    index = {"government": 50, "dse": 11}
    table = greece("mobilization", "dse", {"tito": True}, political_index=index, stalin_score=48)
    table.play("{1} {1} {4} {6} {6}")
    assert ended(table) == ("government", "marginal", DSE_FELL)
    assert table["political_index"] == {"government": 50, "dse": -1}


@rule("greek_civil_war", "6.1")
def test_an_agreed_end_does_not_rule_out_a_collapse_in_its_turn_or_before(greece: Greece) -> None:
    """Ruling G-64."""
    for turn in (9, 10):
        index = {"government": 30, "dse": 1}
        table = greece("control", None, {"end_turn": 10}, turn=turn, first="government", political_index=index,
                       kastoria="[police1]", evros="cadre1").play("subtract")  # fmt: skip
        assert ended(table) == ("government", "marginal", DSE_FELL)


@rule("greek_civil_war", "6.1")
def test_nobody_may_move_after_the_end(greece: Greece) -> None:
    table = control(greece, "dse", 1, 50).play("subtract")
    assert (table.game.decision, table.options, table.kind) == (None, [], None)
    assert table["turn"] == 3 and table["phase"] == "control"


# 6.1, 14.1: the order of booking


@rule("greek_civil_war", "6.1", "14.1")
def test_the_first_player_books_before_the_second(greece: Greece) -> None:
    """Ruling G-7: the Government with 2 points and Kastoria, the DSE with four to take away."""
    table = control(greece, "dse", 2, 60, kastoria="[police1]").play("subtract.all")
    assert ended(table) == ("dse", "decisive", GOVERNMENT_FELL)
    assert table["political_index"] == {"government": -1, "dse": 60}
    table = control(greece, "government", 4, 60, kastoria="[police1]").play("add subtract.all")
    assert table.game.result is None and table["political_index"] == {"government": 1, "dse": 60}


@rule("greek_civil_war", "6.1", "14.7")
def test_the_game_ends_with_the_region_that_brings_the_collapse(greece: Greece) -> None:
    """Albania takes the last point; Yugoslavia and Bulgaria are not booked any more."""
    table = control(greece, "dse", 1, 25).play("subtract.all")
    assert ended(table) == (None, "draw", GOVERNMENT_FELL)
    assert table["political_index"] == {"government": 0, "dse": 25}


@rule("greek_civil_war", "6.1", "14.7")
def test_points_added_before_count_for_the_level(greece: Greece) -> None:
    table = control(greece, "dse", 1, 25).play("add subtract")
    assert ended(table) == ("dse", "marginal", GOVERNMENT_FELL)
    assert table["political_index"] == {"government": -1, "dse": 26}


@rule("greek_civil_war", "6.1", "14.5")
def test_penalties_come_after_the_gains_of_both(greece: Greece) -> None:
    table = control(greece, "dse", 1, 50, kastoria="[police1]", arta="terror").play("add.all add")
    assert table.game.result is None and table["political_index"] == {"government": 1, "dse": 54}


@rule("greek_civil_war", "6.1", "14.5", "16.3")
def test_terror_is_paid_before_the_doctrine(greece: Greece) -> None:
    """The game is over before a die is rolled for the garrisons."""
    table = control(greece, "dse", 1, 50, arta="terror", doctrine="tight").play("add.all")
    assert ended(table) == ("dse", "decisive", GOVERNMENT_FELL)


@rule("greek_civil_war", "6.1", "14.6")
def test_only_one_side_collapses_the_governments_penalties_come_first(greece: Greece) -> None:
    """The DSE, without a conventional unit, would be next with two dice."""
    table = control(greece, "dse", 1, 22, evros="front0", arta="terror").play("add.all")
    assert ended(table) == ("dse", "marginal", GOVERNMENT_FELL)
    assert table["political_index"] == {"government": 0, "dse": 26}


# 6.2: a Shorter Game


def fifth_turn(greece: Greece, turn: int, government: int, dse: int, first: str = "dse", **options: Any) -> Table:
    """The end of a turn with the option; the DSE has just collected four points."""
    given = {"shorter_game": True, "end_turn": 30, **options}
    index = {"government": government, "dse": dse}
    table = greece("control", None, given, first=first, turn=turn, political_index=index, evros="cadre1")
    return table.play("add.all")


@rule("greek_civil_war", "6.2")
@pytest.mark.parametrize("turn", [5, 10, 15, 20, 25])
@pytest.mark.parametrize(("first", "second"), [("dse", "government"), ("government", "dse")])
def test_at_the_end_of_any_fifth_turn_both_players_may_agree_to_end(
    turn: int, first: str, second: str, greece: Greece
) -> None:
    """Ruling G-65: the First Player is asked, then the Second."""
    table = fifth_turn(greece, turn, 60, 50, first)
    assert (table["turn"], table["phase"], table.kind, table.actor) == (turn, "end", "agree", first)
    assert table.options == ["end", "go_on"]
    table.play("end")
    assert (table.kind, table.actor, table.options) == ("agree", second, ["end", "go_on"])
    assert ended(table.play("end")) == ("government", "check", "victory_check")


@rule("greek_civil_war", "6.2", "5.0")
@pytest.mark.parametrize(("government", "winner"), [(55, "government"), (54, None), (53, "dse"), (1, "dse")])
def test_whoever_has_more_points_has_won_without_levels(government: int, winner: str | None, greece: Greece) -> None:
    assert ended(fifth_turn(greece, 5, government, 50).play("end end")) == (winner, "check", "victory_check")


@rule("greek_civil_war", "6.2")
def test_both_must_consent(greece: Greece) -> None:
    table = fifth_turn(greece, 5, 60, 50).play("end go_on")
    assert table.game.result is None and (table["turn"], table.kind) == (6, "first")
    table = fifth_turn(greece, 5, 60, 50).play("go_on")
    assert table.game.result is None and (table["turn"], table.kind) == (6, "first")


@rule("greek_civil_war", "6.2")
@pytest.mark.parametrize("turn", [1, 2, 3, 4, 6, 9, 11, 24, 26, 29])
def test_no_other_turn_is_asked_about(turn: int, greece: Greece) -> None:
    table = fifth_turn(greece, turn, 60, 50)
    assert (table["turn"], table.kind) == (turn + 1, "first")


@rule("greek_civil_war", "6.2", "5.0")
@pytest.mark.parametrize("turn", [5, 15, 30])
def test_at_the_agreed_end_nobody_is_asked(turn: int, greece: Greece) -> None:
    table = fifth_turn(greece, turn, 60, 50, end_turn=turn)
    assert ended(table) == ("government", "check", "victory_check")


@rule("greek_civil_war", "6.2", "6.1")
@pytest.mark.parametrize("turn", [5, 15, 30, 35])
def test_without_an_agreed_end_any_fifth_turn_is_asked_about(turn: int, greece: Greece) -> None:
    """Ruling G-65."""
    table = fifth_turn(greece, turn, 60, 50, end_turn=0)
    assert (table.kind, table.options) == ("agree", ["end", "go_on"])
    assert ended(table.play("end end")) == ("government", "check", "victory_check")
    assert fifth_turn(greece, turn, 60, 50, end_turn=0).play("end go_on")["turn"] == turn + 1


@rule("greek_civil_war", "6.2", "15.0")
def test_it_is_asked_after_attrition(greece: Greece) -> None:
    units = {"evia": "police1 [front0] [front0]", "arta": "cadre1"}
    table = greece("control", None, {"shorter_game": True}, turn=10, first="dse", **units).play("add.all")
    assert (table.kind, table.units("evia")) == ("agree", "[front0] [front0]")


@rule("greek_civil_war", "6.2")
def test_without_the_option_nobody_is_asked(greece: Greece) -> None:
    table = fifth_turn(greece, 5, 60, 50, shorter_game=False)
    assert (table["turn"], table.kind) == (6, "first")
