"""Upgrading units (9.2, 3.1, 9.4)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from tests.harness import Table, rule

Greece = Callable[..., Table]


@pytest.fixture
def government(greece: Greece) -> Greece:
    """A Mobilization Phase of the Government."""
    return partial(greece, phase="mobilization")


@pytest.fixture
def dse(greece: Greece) -> Greece:
    """A Mobilization Phase of the DSE."""
    return partial(greece, phase="mobilization", active="dse")


def why(table: Table, option: str) -> str:
    """The rule and the reason of a refusal."""
    return f"{table.refused(option)} {table.game.refusals()[option].key}"


GOVERNMENT = [
    ("division1", "division2", 5), ("division2", "division3", 5), ("division3", "division4", 5),
    ("brigade1", "brigade2", 2), ("brigade2", "brigade3", 2), ("brigade3", "brigade4", 2),
    ("mountain1", "mountain2", 2), ("mountain2", "mountain3", 2), ("mountain3", "mountain4", 2),
    ("police1", "police2", 1),
]  # fmt: skip
DSE = [
    ("guerrilla1", "guerrilla2", 1), ("partisan1", "partisan2", 3), ("partisan2", "partisan3", 3),
]  # fmt: skip


# Costs, and how high each type goes


@rule("greek_civil_war", "9.2", "3.1")
@pytest.mark.parametrize(("unit", "after", "cost"), GOVERNMENT)
def test_a_government_unit_rises_one_level(government: Greece, unit: str, after: str, cost: int) -> None:
    table = government(athens=unit).play(f"upgrade athens {unit}")
    assert table.units("athens") == f"{after} [] [] []"
    assert (table.index("government"), table.index("dse"), table["points_left"]) == (50 - cost, 50, 20 - cost)


@rule("greek_civil_war", "9.2", "3.1")
@pytest.mark.parametrize(("unit", "after", "cost"), DSE)
def test_a_dse_unit_rises_one_level(dse: Greece, unit: str, after: str, cost: int) -> None:
    table = dse(athens=unit).play(f"upgrade athens {unit}")
    assert table.units("athens") == f"{after} [] [] []"
    assert (table.index("government"), table.index("dse")) == (50, 50 - cost)


@rule("greek_civil_war", "9.2", "3.1")
@pytest.mark.parametrize(("unit", "after", "cost"), GOVERNMENT)
def test_a_unit_in_a_square_rises_in_its_square(government: Greece, unit: str, after: str, cost: int) -> None:
    table = government(athens=f"[cadre1] [{unit}]").play(f"upgrade athens square.{unit}")
    assert table.units("athens") == f"[cadre1] [{after}] []"
    assert table.index("government") == 50 - cost


@rule("greek_civil_war", "9.2", "3.1")
@pytest.mark.parametrize("unit", ["division4", "brigade4", "mountain4", "police2", "lok1", "lok_unconv0"])
def test_these_government_units_have_no_higher_level(government: Greece, unit: str) -> None:
    table = government(athens=f"{unit} brigade1 [brigade1]").play("upgrade")
    assert table.options == ["brigade1", "square.brigade1"]
    assert why(table, unit) == "9.2 highest-level"
    assert government(athens=unit).refused("upgrade") == "9.2"


@rule("greek_civil_war", "9.2", "3.1", "17.3")
@pytest.mark.parametrize("unit", ["front0", "cadre1", "guerrilla2", "partisan3"])
def test_these_dse_units_have_no_higher_level(dse: Greece, unit: str) -> None:
    table = dse(athens=f"{unit} partisan1 [guerrilla1]").play("upgrade")
    assert table.options == ["partisan1", "square.guerrilla1"]
    assert why(table, unit) == "9.2 highest-level"
    assert dse(athens=unit).refused("upgrade") == "9.2"


@rule("greek_civil_war", "9.2")
def test_units_are_upgraded_wherever_they_are(dse: Greece) -> None:
    table = dse(arta="partisan1 3xdivision1 terror government", albania="partisan2", evia="resettled [guerrilla1]")
    table.play("upgrade")
    assert table.options == ["arta", "evia", "albania"]
    assert why(table, "athens") == "9.2 nothing-there"
    table.play("arta upgrade evia upgrade albania")
    assert (table.units("arta"), table.units("albania")) == ("3xdivision1 partisan2 [] []", "partisan3")
    assert table.units("evia") == "[guerrilla2] []"
    assert table.index("dse") == 50 - 3 - 1 - 3


@rule("greek_civil_war", "9.2")
def test_only_own_units_are_upgraded(government: Greece) -> None:
    table = government(athens="brigade1 police1 guerrilla1 [guerrilla1]", arta="partisan1").play("upgrade")
    assert table.options == ["brigade1", "police1"]


# One Level in a phase, and not a unit built in it


@rule("greek_civil_war", "9.2")
def test_a_unit_is_not_upgraded_twice_in_a_phase(government: Greece) -> None:
    table = government(athens="brigade1 police1 [police1]").play("upgrade brigade1 upgrade")
    assert table.options == ["police1", "square.police1"]
    assert why(table, "brigade2") == "9.2 already-upgraded"
    table.play("police1 upgrade")
    assert table.units("athens") == "brigade2 police2 [police2] [] []"
    assert why(table, "upgrade") == "9.2 nothing-there"
    assert table.index("government") == 46


@rule("greek_civil_war", "9.2")
def test_not_twice_by_starting_the_order_again_either(government: Greece) -> None:
    table = government(athens="brigade1").play("upgrade police athens open again")
    assert why(table, "upgrade") == "9.2 nothing-there"
    assert table.units("athens") == "brigade2 police1 [] [] []"


@rule("greek_civil_war", "9.2")
def test_each_of_several_equal_units_may_be_upgraded(government: Greece) -> None:
    table = government(athens="3xbrigade1 [brigade1]").play("upgrade brigade1 upgrade brigade1 upgrade square.brigade1")
    assert table.units("athens") == "brigade1 2xbrigade2 [brigade2] [] []"
    assert (table["athens"]["acted"], table["athens"]["acted_squares"]) == ({"brigade2": 2}, [0])
    table.play("again upgrade")
    assert table.units("athens") == "3xbrigade2 [brigade2] [] []"
    assert table.index("government") == 42


@rule("greek_civil_war", "9.2")
def test_a_unit_that_was_at_that_level_before_may_still_rise(government: Greece) -> None:
    table = government(athens="brigade1 brigade2").play("upgrade brigade1 upgrade brigade2")
    assert table.units("athens") == "brigade2 brigade3 [] [] []"
    assert why(table, "upgrade") == "9.2 nothing-there"


@rule("greek_civil_war", "9.2")
def test_a_unit_built_in_this_phase_is_not_upgraded(government: Greece) -> None:
    table = government(athens="brigade1").play("brigade athens open brigade athens square again upgrade")
    assert table.units("athens") == "brigade1 brigade2 [brigade1] [] []"
    assert why(table, "upgrade") == "9.2 nothing-there"
    table = government(athens="brigade1 [police1]").play("police athens open again upgrade")
    assert table.options == ["brigade1", "square.police1"]
    assert why(table, "police1") == "9.2 built-this-phase"


@rule("greek_civil_war", "9.2")
def test_in_the_next_phase_it_may_rise_again(government: Greece) -> None:
    table = government(duration=9, athens="mountain1", arkadia="cadre1").play("upgrade done done done done add.all")
    table.play("dse done done add.all")
    assert (table["turn"], table.units("athens")) == (5, "mountain2 [] [] []")
    table.play("government upgrade")
    assert table.units("athens") == "mountain3 [] [] []"


@rule("greek_civil_war", "9.2", "12.2b")
def test_a_level_won_in_a_fight_does_not_count(government: Greece) -> None:
    """[G-28]."""
    table = government(serres="resettled brigade1 guerrilla1").play("upgrade done done serres {4}")
    assert table.units("serres") == "brigade3 guerrilla1 [] [] []"  # 5 against 2 is 2:1: 50%A(+1)


# 3.1, 9.4: flips and exchanges


@rule("greek_civil_war", "9.2", "9.4", "3.1")
@pytest.mark.parametrize(
    ("there", "unit", "after"),
    [
        ("4xdivision1 5xdivision2", "division1", "3xdivision1 6xdivision2"),
        ("15xbrigade1", "brigade1", "14xbrigade1 brigade2"),
        ("9xbrigade3", "brigade3", "8xbrigade3 brigade4"),
        ("3xdivision3 2xdivision4", "division3", "2xdivision3 3xdivision4"),
        ("4xmountain1", "mountain1", "3xmountain1 mountain2"),
        ("3xmountain3", "mountain3", "2xmountain3 mountain4"),
        ("18xpolice1", "police1", "17xpolice1 police2"),
    ],
)
def test_level_1_to_2_and_3_to_4_is_a_flip_that_needs_no_counter(
    government: Greece, there: str, unit: str, after: str
) -> None:
    table = government(athens=there).play(f"upgrade {unit}")
    assert table.units("athens") == f"{after} [] [] []"


@rule("greek_civil_war", "9.2", "9.4", "3.1")
@pytest.mark.parametrize(
    ("there", "unit", "others"),
    [
        ("division1 2xdivision2 4xdivision4", "division2", "division1 division2 division3 4xdivision4"),
        ("brigade1 2xbrigade2 8xbrigade4", "brigade2", "brigade1 brigade2 brigade3 8xbrigade4"),
        ("mountain1 2xmountain2 2xmountain4", "mountain2", "mountain1 mountain2 mountain3 2xmountain4"),
    ],
)
def test_level_2_to_3_is_an_exchange_for_a_free_counter(government: Greece, there: str, unit: str, others: str) -> None:
    table = government(athens=f"{there} [police1]").play(f"upgrade {unit}")
    assert table.units("athens") == f"{others} [police1] [] []"
    table.play("again upgrade")
    assert table.options == [unit.replace("2", "1"), "square.police1"]
    assert why(table, unit) == "9.4 no-counter"


@rule("greek_civil_war", "9.2", "9.4")
def test_when_no_counter_is_free_that_is_the_reason(government: Greece) -> None:
    assert why(government(athens="brigade2 9xbrigade4"), "upgrade") == "9.4 no-counter"


@rule("greek_civil_war", "9.2", "9.4", "3.1")
def test_partisans_of_level_3_are_six(dse: Greece) -> None:
    table = dse(athens="partisan1 2xpartisan2 5xpartisan3 [guerrilla1]").play("upgrade partisan2 again upgrade")
    assert table.options == ["partisan1", "square.guerrilla1"]
    assert why(table, "partisan2") == "9.4 no-counter"
    assert table.units("athens") == "partisan1 partisan2 6xpartisan3 [guerrilla1] [] []"


@rule("greek_civil_war", "9.2", "9.3", "9.4")
def test_the_counter_that_was_exchanged_can_be_built_at_once(government: Greece) -> None:
    table = government(athens="14xbrigade1 brigade2")
    assert why(table, "brigade") == "9.4 no-counter"
    table.play("upgrade brigade2 brigade athens open")
    assert table.units("athens") == "15xbrigade1 brigade3 [] [] []"
    assert why(table, "brigade") == "9.4 no-counter"
    assert table.index("government") == 44


@rule("greek_civil_war", "9.2", "9.5")
def test_an_upgrade_beyond_the_limit_is_refused(government: Greece) -> None:
    table = government(doctrine="tight", athens="division1 brigade1 [brigade1]").play(
        "airstrike airstrike again upgrade"
    )
    assert table["points_left"] == 4
    assert table.options == ["brigade1", "square.brigade1"]
    assert why(table, "division1") == "9.5 beyond-limit"
