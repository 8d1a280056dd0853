"""The Political Index: what moves it, how far, and what may be spent (7.0)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.harness import Table, rule

Greece = Callable[..., Table]


def index(government: int, dse: int) -> dict[str, int]:
    """Both indices."""
    return {"government": government, "dse": dse}


def control(greece: Greece, government: int, dse: int, **rest: Any) -> Table:
    """The Control Phase begins, the DSE is First Player and has a conventional unit."""
    given = {"first": "dse", "evros": "cadre1", **rest}
    return greece("control", None, political_index=index(government, dse), **given)


def told(table: Table) -> list[str]:
    """The log in words."""
    return [entry.text("en") for entry in table.game.log]


# 7.0, 7.1


@rule("greek_civil_war", "7.0", "7.1")
def test_political_points_purchase_units(greece: Greece) -> None:
    table = greece("mobilization", "dse").play("front evros open")
    assert table["political_index"] == index(50, 48)
    table = greece("mobilization", "government").play("division athens open")
    assert table["political_index"] == index(38, 50)


@rule("greek_civil_war", "7.0")
def test_the_side_with_more_points_is_winning(greece: Greece) -> None:
    for government, dse, leader in ((51, 50, "government"), (49, 50, "dse")):
        assert greece("initiative", political_index=index(government, dse)).actor == leader


@rule("greek_civil_war", "7.1", "14.7")
def test_gained_points_move_the_marker_up(greece: Greece) -> None:
    table = control(greece, 50, 50, athens="[police1] [police1] [police1]").play("add.all add")
    assert table["political_index"] == index(53, 54)


@rule("greek_civil_war", "7.1", "7.3", "14.7")
def test_points_deducted_by_the_opponent_move_it_down(greece: Greece) -> None:
    table = control(greece, 50, 50, athens="[police1] [police1] [police1]").play("subtract.all subtract")
    assert table["political_index"] == index(46, 47)


@rule("greek_civil_war", "7.1", "9.2", "11.4")
def test_expended_points_move_it_down(greece: Greece) -> None:
    table = greece("mobilization", "government", athens="division1 [police1] [] []").play("upgrade athens division1")
    assert table.index("government") == 45
    assert table.play("airstrike").index("government") == 42
    table = greece("mobilization", "dse", athens="guerrilla1").play("upgrade")
    assert table["political_index"] == index(50, 49)


# 7.2


@rule("greek_civil_war", "7.2")
@pytest.mark.parametrize(("before", "after"), [(94, 98), (95, 99), (96, 99), (98, 99), (99, 99)])
def test_an_index_goes_no_higher_than_99(before: int, after: int, greece: Greece) -> None:
    """What goes beyond is lost (ruling G-8)."""
    table = control(greece, 50, before).play("add.all")
    assert table["political_index"] == index(50, after)


@rule("greek_civil_war", "7.2", "9.6")
def test_american_aid_goes_no_higher_either(greece: Greece) -> None:
    table = greece("mobilization", "government", political_index=index(95, 50), american_aid=True)
    assert table.index("government") == 99


@rule("greek_civil_war", "7.2", "16.5")
def test_resettlement_goes_no_higher_either(greece: Greece) -> None:
    table = greece("mobilization", "government", political_index=index(50, 97), arta="police1").play("arta {5}")
    assert table["political_index"] == index(55, 99)


@rule("greek_civil_war", "7.2", "14.7")
def test_points_that_would_be_lost_may_be_taken_off_the_enemy(greece: Greece) -> None:
    table = control(greece, 50, 99).play("add subtract.all")
    assert table["political_index"] == index(47, 99)


@rule("greek_civil_war", "7.2")
def test_a_cap_on_one_region_does_not_carry_over_to_the_next(greece: Greece) -> None:
    """99 less 1 for Terror is 98, whatever was lost above 99 before."""
    table = control(greece, 98, 50, athens="[police1] [police1] [police1]", arta="terror").play("add.all add")
    assert table.index("government") == 98


@rule("greek_civil_war", "7.2")
@pytest.mark.parametrize(("dice", "after"), [("{1} {1}", 2), ("{1} {2}", 1), ("{2} {2}", 0), ("{6} {6}", -8)])
def test_an_index_can_go_lower_than_zero_and_at_zero_the_game_ends(dice: str, after: int, greece: Greece) -> None:
    table = control(greece, 50, 4, evros="front0", closed=["albania", "yugoslavia", "bulgaria"]).play(dice)
    assert table.index("dse") == after
    assert (table.game.result is not None) == (after <= 0)


# 7.3


@rule("greek_civil_war", "7.3", "12.2a")
@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize("target", ["open", "square.cadre1"])
@pytest.mark.parametrize("attackers", ["police1", "division1"])
def test_no_result_of_a_fight_gives_or_costs_points(die: int, target: str, attackers: str, greece: Greece) -> None:
    """Ruling G-2."""
    there = f"{attackers} cadre1 [] [] []" if target == "open" else f"{attackers} [cadre1] [] []"
    table = greece("conflict", "government", turn=4, larissa=there).play(f"larissa {{{die}}}")
    assert table["political_index"] == index(50, 50)


@rule("greek_civil_war", "7.3", "10.1")
def test_moving_costs_no_points(greece: Greece) -> None:
    table = greece("movement", "dse", larissa="partisan1").play("larissa magnesia open")
    assert table["political_index"] == index(50, 50)


@rule("greek_civil_war", "7.3", "9.3")
def test_demobilizing_gains_nobody_points(greece: Greece) -> None:
    table = greece("mobilization", "government", athens="division4 division1").play("demobilize athens division4")
    assert (table.units("athens"), table["political_index"]) == ("division1 [] [] []", index(50, 50))


@rule("greek_civil_war", "7.3", "6.1")
def test_nobody_spends_himself_into_collapse_by_building(greece: Greece) -> None:
    """Ruling G-21: at least 1 must be left."""
    units = {"evros": "front0 guerrilla1"}
    table = greece("mobilization", "dse", political_index=index(50, 4), **units)
    assert table.options == ["demobilize", "upgrade", "front", "cadre", "guerrilla", "done"]
    assert table.refused("partisan") == "7.3"
    table = greece("mobilization", "dse", political_index=index(50, 3), **units)
    assert [table.refused(word) for word in ("guerrilla", "partisan")] == ["7.3", "7.3"]
    table.play("front athens open")
    assert table.index("dse") == 1
    assert table.options == ["demobilize", "done"]
    assert [table.refused(word) for word in ("front", "cadre")] == ["7.3", "7.3"]


@rule("greek_civil_war", "7.3", "6.1")
def test_nobody_spends_himself_into_collapse_by_airstrikes_or_upgrades(greece: Greece) -> None:
    table = greece("mobilization", "government", political_index=index(3, 50), athens="division1 [police1] [] []")
    assert table["american_aid"] and table.index("government") == 13
    table.play("upgrade athens division1 airstrike airstrike")
    assert (table.index("government"), table["airstrikes"]) == (2, 2)
    assert table.refused("airstrike") == "7.3" and "police" not in table.options
    table.play("again upgrade")
    assert (table.index("government"), table.units("athens")) == (1, "division2 [police2] [] []")


@rule("greek_civil_war", "7.3", "6.1", "11.6")
def test_nobody_spends_himself_into_collapse_by_changing_a_die(greece: Greece) -> None:
    """A Front against police: below 1:1 an attacker pays 5."""
    there = {"larissa": "front0 [police1] [] []"}
    table = greece("conflict", "dse", political_index=index(50, 5), **there).play("larissa")
    assert table.kind == "die"
    table = greece("conflict", "dse", political_index=index(50, 6), **there).play("larissa")
    assert (table.kind, table.actor) == ("pay", "dse")
    assert table.play("pay")["political_index"] == index(50, 1)


@rule("greek_civil_war", "7.3", "9.5")
def test_the_politics_table_limits_what_the_government_spends(greece: Greece) -> None:
    table = greece("mobilization", "government", doctrine="tight")
    assert table.refused("division") == "9.5"
    table.play("lok athens open lok athens open")
    assert (table.index("government"), table.options) == (40, ["demobilize", "done"])


@rule("greek_civil_war", "7.2")
def test_points_for_an_index_at_its_highest_are_told_to_be_lost(greece: Greece) -> None:
    table = control(greece, 50, 99, albania="dse").play("add.all")
    assert "Political Index of the DSE stays at 99: it is the highest." in told(table)
    assert table.index("dse") == 99
