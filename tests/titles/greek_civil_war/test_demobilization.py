"""Replacements and demobilization (9.3, 9.4)."""

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


# Which units


@rule("greek_civil_war", "9.3")
def test_any_friendly_unit_may_be_removed(government: Greece) -> None:
    table = government(
        athens="division2 police1 cadre1 [brigade3] [front0]", arta="resettled lok_unconv0", evia="cadre1"
    )
    table.play("demobilize")
    assert (table.kind, table.options) == ("demobilize", ["athens", "arta"])
    assert why(table, "evia") == "9.3 nothing-there"
    assert why(table, "lakonia") == "9.3 nothing-there"
    table.play("athens")
    assert (table.kind, table.options) == ("demobilize.unit", ["division2", "police1", "square.brigade3"])
    table.play("square.brigade3 demobilize arta")
    assert table.units("athens") == "division2 police1 cadre1 [] [front0] []"
    assert table.units("arta") == "[] []"


@rule("greek_civil_war", "9.3")
@pytest.mark.parametrize("unit", ["division1", "division4", "brigade3", "mountain2", "lok1", "lok_unconv0", "police2"])
def test_every_type_of_the_government_may_be_removed(government: Greece, unit: str) -> None:
    table = government(athens=f"{unit} [{unit}]").play(f"demobilize {unit} demobilize")
    assert table.units("athens") == "[] [] []"
    assert why(table, "demobilize") == "9.3 nothing-there"
    assert table["political_index"] == {"government": 50, "dse": 50}


@rule("greek_civil_war", "9.3", "2.6")
@pytest.mark.parametrize("unit", ["front0", "cadre1", "guerrilla1", "guerrilla2", "partisan1", "partisan3"])
def test_every_type_of_the_dse_may_be_removed_abroad_too(dse: Greece, unit: str) -> None:
    table = dse(athens=f"[{unit}] 2xpolice1", albania=unit).play("demobilize athens demobilize")
    assert (table.units("athens"), table.units("albania")) == ("2xpolice1 [] [] []", "")
    assert table["political_index"] == {"government": 50, "dse": 50}


@rule("greek_civil_war", "9.3")
def test_removing_units_costs_and_brings_nothing(government: Greece) -> None:
    table = government(athens="4xdivision4").play("demobilize demobilize demobilize")
    assert table.units("athens") == "division4 [] [] []"
    assert table["political_index"] == {"government": 50, "dse": 50}
    assert table["points_left"] == 20


@rule("greek_civil_war", "9.3")
def test_a_unit_built_in_this_phase_may_be_removed(government: Greece) -> None:
    """[G-60]."""
    table = government(athens="brigade1 [lok1]", evia="resettled police1").play("police athens open police arta open")
    table.play("demobilize")
    assert (table.options, table.refused("larissa")) == (["athens", "arta", "evia"], "9.3")
    table.play("athens")
    assert table.options == ["brigade1", "police1", "square.lok1"]
    table.play("police1 demobilize arta")
    assert (table.units("athens"), table.units("arta")) == ("brigade1 [lok1] [] []", "[] []")
    assert table.index("government") == 50 - 2 - 2  # No points are paid back.


@rule("greek_civil_war", "9.3")
def test_of_two_equal_units_the_one_built_in_this_phase_goes_first(government: Greece) -> None:
    """[G-60] So the other may still be upgraded."""
    table = government(athens="police1").play("police athens open demobilize")
    assert table.units("athens") == "police1 [] [] []" and "marked" not in table["athens"]
    table.play("upgrade")
    assert table.units("athens") == "police2 [] [] []"


@rule("greek_civil_war", "9.3")
def test_a_unit_upgraded_in_this_phase_may_be_removed(government: Greece) -> None:
    table = government(athens="brigade1 police1").play("upgrade brigade1 demobilize brigade2")
    assert table.units("athens") == "police1 [] [] []"
    assert table.index("government") == 48


@rule("greek_civil_war", "9.3", "9.2")
@pytest.mark.parametrize(
    ("there", "after", "end"),
    [
        ("brigade1 brigade2 [lok1]", "brigade2 [lok1] [] []", "brigade3 [lok1] [] []"),
        ("lok1 [brigade1] [brigade2]", "lok1 [] [brigade2] []", "lok1 [] [brigade3] []"),
    ],
)
def test_of_two_equal_units_the_upgraded_one_goes_first(government: Greece, there: str, after: str, end: str) -> None:
    """[G-60] So the other may still be upgraded."""
    square = "square." if "[brigade1]" in there else ""
    table = government(athens=there).play(f"upgrade {square}brigade1 demobilize {square}brigade2")
    assert table.units("athens") == after
    assert "acted" not in table["athens"]
    table.play("upgrade")
    assert table.units("athens") == end
    assert table.index("government") == 46


# Counters and squares are free at once


@rule("greek_civil_war", "9.3", "9.4")
@pytest.mark.parametrize(
    ("type", "there", "unit", "after"),
    [
        ("division", "8xdivision1 division2", "division2", "9xdivision1"),
        ("brigade", "14xbrigade1 brigade2", "brigade2", "15xbrigade1"),
        ("lok", "4xlok1 lok_unconv0", "lok_unconv0", "5xlok1"),
        ("police", "18xpolice1", "police1", "18xpolice1"),
    ],
)
def test_a_removed_counter_can_be_built_at_once(
    government: Greece, type: str, there: str, unit: str, after: str
) -> None:
    table = government(athens=there)
    assert why(table, type) == "9.4 no-counter"
    table.play(f"demobilize {unit} {type} athens open")
    assert table.units("athens") == f"{after} [] [] []"


@rule("greek_civil_war", "9.3", "9.4")
@pytest.mark.parametrize(
    ("type", "there"),
    [("front", "12xfront0"), ("cadre", "12xcadre1 front0"), ("guerrilla", "cadre1 20xguerrilla1"),
     ("partisan", "guerrilla1 10xpartisan1")],
)  # fmt: skip
def test_a_removed_counter_of_the_dse_can_be_built_at_once(dse: Greece, type: str, there: str) -> None:
    level = 0 if type == "front" else 1
    table = dse(athens=there)
    before = table.units("athens")
    assert why(table, type) == "9.4 no-counter"
    table.play(f"demobilize {type}{level} {type} athens open")
    assert table.units("athens") == before
    assert why(table, type) == "9.4 no-counter"


@rule("greek_civil_war", "9.3", "9.2", "3.1")
def test_a_removed_counter_can_be_used_for_an_upgrade_at_once(government: Greece) -> None:
    table = government(athens="brigade2 9xbrigade4")
    assert "upgrade" not in table.options
    table.play("demobilize brigade4 upgrade")
    assert table.units("athens") == "brigade3 8xbrigade4 [] [] []"


@rule("greek_civil_war", "9.3", "9.4")
def test_a_level_3_counter_does_not_replace_one_of_level_1(government: Greece) -> None:
    table = government(athens="15xbrigade1 brigade3").play("demobilize brigade3")
    assert why(table, "brigade") == "9.4 no-counter"


@rule("greek_civil_war", "9.3", "9.1", "13.2")
def test_a_square_is_free_at_once(government: Greece) -> None:
    table = government(kastoria="resettled [police1] lok1 cadre1").play("brigade kastoria")
    assert table.units("kastoria") == "brigade1 lok1 cadre1 [police1]"  # no square, so no choice
    table.play("demobilize kastoria square.police1 brigade kastoria square")
    assert table.units("kastoria") == "brigade1 lok1 cadre1 [brigade1]"


@rule("greek_civil_war", "9.3", "12.3")
def test_an_eliminated_unit_is_available_again(greece: Greece) -> None:
    table = greece(phase="conflict", serres="division1 2xguerrilla1", arta="cadre1 18xguerrilla1", athens="lok1")
    table.play("serres {6}")  # 13 against 4 is 3:1: Overkill
    assert table.units("serres") == "division1 [] [] []"
    table.play("guerrilla arta open guerrilla arta open")
    assert table.units("arta") == "cadre1 20xguerrilla1 [] []"
    assert why(table, "guerrilla") == "9.4 no-counter"


@rule("greek_civil_war", "9.3")
def test_removal_changes_no_control_before_the_next_check(dse: Greece) -> None:
    table = dse(kastoria="[cadre1] dse").play("demobilize cadre kastoria open")
    assert table.units("kastoria") == "cadre1 []"
    assert table["kastoria"]["control"] == "dse"
