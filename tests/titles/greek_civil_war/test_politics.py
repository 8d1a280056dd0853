"""Greek politics: doctrines, limits, duration, and what a doctrine costs (16.3, 14.5)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from tests.harness import GREECE, Table, rule

Greece = Callable[..., Table]
GREEK = GREECE[:26]
GARRISONS = ("athens", "thessalonika", "serres", "viotia")

DOCTRINES = {
    2: "tight", 3: "tight", 4: "tight", 5: "tight", 6: "area", 7: "area", 8: "area", 9: "aggressive",
    10: "aggressive", 11: "aggressive", 12: "aggressive",
}  # fmt: skip
DURATIONS = {2: 1, 3: 2, 4: 2, 5: 3, 6: 3, 7: 4, 8: 4, 9: 5, 10: 5, 11: 6, 12: 6}
LIMITS = {"tight": 10, "area": 15, "aggressive": 20}


@pytest.fixture
def initiative(greece: Greece) -> Greece:
    """An Initiative Phase without a doctrine."""
    return partial(greece, phase="initiative", active=None, doctrine=None, duration=0)


@pytest.fixture
def control(greece: Greece) -> Greece:
    """The Control Phase of turn 3. The DSE goes first: 4 points for three countries; it has a Guerrilla Band, so
    that it pays nothing (14.6)."""
    return partial(greece, phase="control", active=None, first="dse", lakonia="guerrilla1")


def two_dice(total: int) -> str:
    """Two dice with that sum."""
    return f"{{{max(1, total - 6)}}} {{{min(6, total - 1)}}}"


def indices(government: int, dse: int) -> dict[str, int]:
    """Both Political Indices."""
    return {"government": government, "dse": dse}


def about(table: Table) -> tuple[str | None, str, str | None]:
    """What is asked: its kind, its rule, what it is about."""
    decision = table.game.decision
    assert decision is not None
    return decision.kind, decision.rule, decision.about


# The Politics Table


@rule("greek_civil_war", "16.3", "9.5")
@pytest.mark.parametrize(("total", "doctrine"), DOCTRINES.items())
def test_two_dice_give_the_doctrine_and_its_limit(initiative: Greece, total: int, doctrine: str) -> None:
    table = initiative().play(two_dice(total))
    assert (table["doctrine"], table["limit"]) == (doctrine, LIMITS[doctrine])
    assert about(table) == ("die", "16.3", "duration")


@rule("greek_civil_war", "16.3")
@pytest.mark.parametrize(("total", "turns"), DURATIONS.items())
def test_two_dice_give_the_duration(initiative: Greece, total: int, turns: int) -> None:
    table = initiative().play("{3} {4} " + two_dice(total))
    assert (table["doctrine"], table["limit"], table["duration"]) == ("area", 15, turns)
    assert table.kind == "first"


@rule("greek_civil_war", "16.3", "2.15")
@pytest.mark.parametrize("dice", [(1, 4), (2, 3), (4, 1)])
def test_the_dice_count_by_their_sum(initiative: Greece, dice: tuple[int, int]) -> None:
    table = initiative().play(f"{{{dice[0]}}} {{{dice[1]}}}")
    assert table["doctrine"] == "tight"


@rule("greek_civil_war", "16.3", "8.0")
def test_the_rolls_come_before_the_choice_of_the_first_player(initiative: Greece) -> None:
    table = initiative()
    assert about(table) == ("die", "16.3", "doctrine")
    table.play("{1}")
    assert about(table) == ("die", "16.3", "doctrine")
    table.play("{1}")
    assert about(table) == ("die", "16.3", "duration")
    table.play("{1}")
    assert about(table) == ("die", "16.3", "duration")
    table.play("{1}")
    assert (table.kind, table["doctrine"], table["limit"], table["duration"]) == ("first", "tight", 10, 1)


# How long it lasts


@rule("greek_civil_war", "16.3")
@pytest.mark.parametrize("duration", [2, 3, 6])
def test_a_doctrine_stays_while_its_duration_lasts(greece: Greece, duration: int) -> None:
    table = greece(phase="end", active=None, doctrine="area", duration=duration)
    assert (table["turn"], table.kind) == (4, "first")
    assert (table["doctrine"], table["limit"], table["duration"]) == ("area", 15, duration - 1)


@rule("greek_civil_war", "16.3")
def test_after_its_last_turn_the_government_rolls_again(greece: Greece) -> None:
    table = greece(phase="end", active=None, doctrine="area", duration=1)
    assert (table["turn"], about(table)) == (4, ("die", "16.3", "doctrine"))
    table.play("{6} {6} {1} {2}")
    assert (table["doctrine"], table["limit"], table["duration"]) == ("aggressive", 20, 2)
    assert table.kind == "first"


@rule("greek_civil_war", "16.3")
def test_the_same_doctrine_may_come_again(greece: Greece) -> None:
    table = greece(phase="end", active=None, doctrine="tight", duration=1).play("{1} {1} {6} {6}")
    assert (table["doctrine"], table["limit"], table["duration"]) == ("tight", 10, 6)


@rule("greek_civil_war", "16.3")
def test_the_duration_counts_the_current_turn(initiative: Greece) -> None:
    """[G-19] Rolled in turn 3 for two turns: turns 3 and 4."""
    table = initiative(lakonia="guerrilla1").play("{6} {6} {1} {2} dse")
    table.play("done done add.all")  # both mobilize nothing; nobody can move
    assert (table["turn"], table["duration"], table.kind) == (4, 1, "first")
    table.play("dse add.all")
    assert (table["turn"], table["duration"], about(table)) == (5, 0, ("die", "16.3", "doctrine"))


@rule("greek_civil_war", "16.3", "4.0")
def test_the_first_rolls_are_made_before_the_set_up(greece: Greece) -> None:
    table = greece(phase="setup", active=None, turn=1, doctrine=None, duration=0)
    assert about(table) == ("die", "16.3", "doctrine")
    table.play("{5} {5} {6} {5}")
    assert (table["doctrine"], table["limit"], table["duration"]) == ("aggressive", 20, 6)
    assert table.kind == "setup.division"


@rule("greek_civil_war", "16.3", "4.0")
def test_the_doctrine_of_the_set_up_counts_the_first_turn(greece: Greece) -> None:
    table = greece(phase="end", active=None, turn=1, doctrine="tight", duration=1)
    assert (table["turn"], about(table)) == (2, ("die", "16.3", "doctrine"))


# Tight Defense

GARRISON = [
    "division1", "division4", "[division2]", "3xbrigade1", "brigade1 brigade2 brigade4", "2xbrigade1 [brigade3]",
    "division1 2xpartisan1", "5xbrigade1",
]  # fmt: skip
NO_GARRISON = [
    "", "2xbrigade1", "brigade4 [brigade4]", "2xbrigade1 mountain1", "2xbrigade2 lok1 [lok_unconv0]",
    "2xbrigade1 4xpolice2", "4xmountain1", "3xlok1", "6xpolice1", "3xpartisan1",
]  # fmt: skip


def tight(control: Greece, region: str, there: str) -> Table:
    """Tight Defense with a division in each of the four Regions, but not in this one; the DSE has got its points."""
    rest: dict[str, Any] = {other: "division1" for other in GARRISONS if other != region}
    return control(doctrine="tight", **rest, **{region: there}).play("add.all")


@rule("greek_civil_war", "16.3", "14.5")
@pytest.mark.parametrize("region", GARRISONS)
@pytest.mark.parametrize("there", GARRISON)
def test_a_division_or_three_brigades_anywhere_in_the_region_are_a_garrison(
    control: Greece, region: str, there: str
) -> None:
    """[G-12]."""
    table = tight(control, region, there)
    assert (table["turn"], table.kind, table["political_index"]) == (4, "first", indices(50, 54))


@rule("greek_civil_war", "16.3", "14.5")
def test_three_brigades_of_which_two_are_in_squares_are_a_garrison(control: Greece) -> None:
    table = tight(control, "athens", "brigade1 [brigade2] [brigade1]")
    assert (table["turn"], table["political_index"]) == (4, indices(50, 54))
    table = tight(control, "viotia", "brigade1 [brigade1] [brigade1]").play("add")  # and they control it: 2 points
    assert (table["turn"], table["political_index"]) == (4, indices(52, 54))


@rule("greek_civil_war", "16.3", "14.5", "10.6")
@pytest.mark.parametrize("region", GARRISONS)
@pytest.mark.parametrize("there", NO_GARRISON)
def test_anything_else_costs_the_government_a_die(control: Greece, region: str, there: str) -> None:
    """[G-12, G-66] Mountain, LOK and police units are no brigades."""
    table = tight(control, region, there)
    assert about(table) == ("die", "16.3", region)
    table.play("{5}")
    assert (table["turn"], table.kind, table["political_index"]) == (4, "first", indices(45, 54))


@rule("greek_civil_war", "16.3", "14.2")
def test_to_control_a_region_is_not_to_garrison_it(control: Greece) -> None:
    table = tight(control, "viotia", "[brigade1] [brigade1]").play("add {6}")
    assert (table["turn"], table["political_index"]) == (4, indices(50 + 2 - 6, 54))


@rule("greek_civil_war", "16.3", "14.5")
def test_each_region_without_a_garrison_costs_a_die_of_its_own(control: Greece) -> None:
    table = control(doctrine="tight").play("add.all")
    asked = []
    for die in (1, 2, 3, 4):
        asked.append(about(table)[2])
        table.play(f"{{{die}}}")
    assert sorted(name for name in asked if name) == sorted(GARRISONS)
    assert table["political_index"] == indices(40, 54)


@rule("greek_civil_war", "16.3")
def test_a_city_and_the_region_around_it_need_garrisons_of_their_own(control: Greece) -> None:
    table = control(doctrine="tight", athens="3xdivision1", serres="3xdivision1").play("add.all")
    asked = []
    for _ in range(2):
        asked.append(about(table)[2])
        table.play("{6}")
    assert sorted(name for name in asked if name) == ["thessalonika", "viotia"]
    assert table["political_index"] == indices(38, 54)


@rule("greek_civil_war", "16.3")
def test_other_regions_need_no_garrison_under_tight_defense(control: Greece) -> None:
    table = control(doctrine="tight", **{name: "division1" for name in GARRISONS}).play("add.all")
    assert (table["turn"], table["political_index"]) == (4, indices(50, 54))


@rule("greek_civil_war", "16.3", "6.1")
def test_the_dice_may_be_the_collapse_of_the_government(control: Greece) -> None:
    table = control(doctrine="tight", political_index=indices(5, 40)).play("add.all {3} {2}")
    assert table["political_index"] == indices(0, 44)
    assert table.game.decision is None
    result = table.game.result
    assert result is not None
    assert (result.winner, result.grade, result.key) == ("dse", "marginal", "government_collapsed")


# Area Defense


@rule("greek_civil_war", "16.3", "14.5", "2.6")
def test_each_region_without_a_government_unit_costs_a_point(control: Greece) -> None:
    table = control(doctrine="area").play("add.all")
    assert table["political_index"] == indices(50 - 26, 54)  # Foreign Areas are not counted
    table = control(doctrine="area", athens="police1", evia="4xdivision1").play("add.all")
    assert table["political_index"] == indices(50 - 24, 54)


@rule("greek_civil_war", "16.3", "14.5")
@pytest.mark.parametrize(
    "unit",
    ["division1", "brigade1", "mountain1", "lok1", "lok_unconv0", "police1", "[police2]", "[lok_unconv0]",
     "police1 5xpartisan1 [cadre1]"],
)  # fmt: skip
@pytest.mark.parametrize("region", ["thessalonika", "drama"])
def test_a_unit_of_any_type_is_enough(control: Greece, unit: str, region: str) -> None:
    table = control(doctrine="area", **{region: unit}).play("add.all")
    assert table["political_index"] == indices(50 - 25, 54)


@rule("greek_civil_war", "16.3", "14.5")
def test_a_government_with_units_everywhere_pays_nothing(control: Greece) -> None:
    everywhere = {name: "police1" if at < 18 else "brigade1" for at, name in enumerate(GREEK)}
    table = control(doctrine="area", **{**everywhere, "lakonia": "brigade1 guerrilla1"}).play("add.all")
    assert table["political_index"] == indices(50, 54)


@rule("greek_civil_war", "16.3", "16.5")
def test_remote_regions_need_no_unit_under_area_defense(control: Greece) -> None:
    """[G-1] A resettled Region costs its own point (16.5 d) and no other."""
    table = control(doctrine="area", evia="resettled", arta="resettled police1").play("add.all")
    assert table["political_index"] == indices(50 - 24 - 2, 54)


@rule("greek_civil_war", "16.3", "6.1")
def test_area_defense_may_be_the_collapse_of_the_government(control: Greece) -> None:
    table = control(doctrine="area", political_index=indices(26, 20)).play("add.all")
    result = table.game.result
    assert result is not None
    assert (result.winner, result.grade, result.key) == (None, "draw", "government_collapsed")
    assert table["political_index"] == indices(0, 24)


# Aggressive, and when it is looked at


@rule("greek_civil_war", "16.3")
def test_an_aggressive_government_pays_nothing(control: Greece) -> None:
    table = control(doctrine="aggressive").play("add.all")
    assert (table["turn"], table["political_index"]) == (4, indices(50, 54))


@rule("greek_civil_war", "16.3", "14.5", "5.0")
def test_the_penalty_comes_once_in_a_game_turn_after_both_players(greece: Greece) -> None:
    """[G-12]."""
    table = greece(doctrine="area", active="dse", turn=2, lakonia="guerrilla1 partisan1", athens="mountain1")
    table.play("done")
    assert (table["active"], table["political_index"]) == ("government", indices(50, 50))
    table.play("done")
    assert (table["phase"], table["political_index"]) == ("control", indices(50, 50))
    table.play("add.all")
    assert (table["turn"], table["political_index"]) == (3, indices(25, 54))


@rule("greek_civil_war", "16.3", "14.5")
def test_the_penalty_comes_after_the_points_of_both_sides(control: Greece) -> None:
    table = control(doctrine="tight", athens="[police1] [police1] [police1]", political_index=indices(2, 50))
    table.play("add.all add")  # Athens brings 3
    assert table.index("government") == 5
    table.play("{1} {1} {1} {1}")
    assert (table["turn"], table["political_index"]) == (4, indices(1, 54))
