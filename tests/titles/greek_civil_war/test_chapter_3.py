"""Unit Levels: up and down, the counters that carry them, and the highest Level of each type (3.0)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.harness import Table, rule
from tests.titles.greek_civil_war.test_data import UNITS

Greece = Callable[..., Table]

FACES = [(name, level) for name, unit in UNITS.items() for level in unit[1]]
RISE = ("5", "5", "4", "3", "2")
"""By column of the Open table: the die that raises one attacker by one Level."""
LOSS = ("6", "4", "3")
"""The die that reduces one defender by one Level."""


def fight(greece: Greece, unit: str, against: str, die: str, active: str, **rest: str) -> str:
    """What is left of a unit, or of several, after a fight in the Open of Evia."""
    table = greece(phase="conflict", active=active, evia=f"{unit} {against}", **rest).play(f"evia {{{die}}}")
    names = [part for part in table.units("evia").split() if not part.startswith("[")]
    return " ".join([part for part in names if part != against])


# 3.1: one Level up, one Level down


@rule("greek_civil_war", "3.1")
@pytest.mark.parametrize(("name", "level"), FACES)
def test_a_unit_goes_up_one_level_unless_its_type_has_no_higher_one(name: str, level: int, greece: Greece) -> None:
    side, levels = UNITS[name][:2]
    against = "front0" if side == "government" else "lok_unconv0"
    column = min(4, levels[level][0] // (1 if side == "government" else 2))
    after = level + 1 if level + 1 in levels and level > 0 else level
    assert fight(greece, f"{name}{level}", against, RISE[column], side) == f"{name}{after}"


@rule("greek_civil_war", "3.1")
@pytest.mark.parametrize(("name", "level"), FACES)
def test_a_unit_goes_down_one_level_and_is_eliminated_below_its_lowest(name: str, level: int, greece: Greece) -> None:
    """A LOK unit of Level 1 does not become an unconventional one (ruling G-26)."""
    side, levels = UNITS[name][:2]
    enemy, against = ("dse", "cadre1") if side == "government" else ("government", "police1")
    column = 2 // levels[level][0]
    after = f"{name}{level - 1}" if level - 1 in levels else ""
    assert fight(greece, f"{name}{level}", against, LOSS[column], enemy) == after


@rule("greek_civil_war", "3.1")
def test_no_unit_goes_higher_than_level_4(greece: Greece) -> None:
    assert fight(greece, "division4", "front0", "4", "government") == "division4"
    table = greece(phase="mobilization", athens="division4 [police2] [police2] [police2]")
    assert "upgrade" not in table.options and table.refused("upgrade") == "9.2"


@rule("greek_civil_war", "3.1", "9.2")
@pytest.mark.parametrize(
    ("unit", "after"),
    [
        ("division1", "division2"),
        ("division3", "division4"),
        ("brigade2", "brigade3"),
        ("mountain3", "mountain4"),
        ("police1", "police2"),
        ("police2", ""),
        ("lok1", ""),
        ("lok_unconv0", ""),
        ("front0", ""),
        ("cadre1", ""),
        ("guerrilla1", "guerrilla2"),
        ("guerrilla2", ""),
        ("partisan2", "partisan3"),
        ("partisan3", ""),
    ],
)
def test_some_types_stop_at_a_level_below_4(unit: str, after: str, greece: Greece) -> None:
    table = greece(phase="mobilization", active=UNITS[unit[:-1]][0], athens=unit)
    if after:
        assert table.play("upgrade").units("athens") == f"{after} [] [] []"
    else:
        assert "upgrade" not in table.options and table.refused("upgrade") == "9.2"


@rule("greek_civil_war", "3.1", "15.1")
def test_a_front_below_level_0_is_eliminated(greece: Greece) -> None:
    table = greece(phase="control", active=None, first="dse", turn=2, kastoria="front0 cadre1 [police1]")
    table.play("add.all add")
    assert (table["turn"], table.units("kastoria")) == (3, "cadre1 [police1]")


# 3.1: flipping and replacing counters


@rule("greek_civil_war", "3.1", "9.4")
def test_levels_1_and_2_are_two_faces_of_one_counter(greece: Greece) -> None:
    table = greece(phase="mobilization", athens="9xdivision1")
    assert table.refused("division") == "9.4"
    table.play("upgrade")
    assert table.units("athens") == "8xdivision1 division2 [] [] []"
    assert table.refused("division") == "9.4"


@rule("greek_civil_war", "3.1", "9.4")
def test_levels_3_and_4_are_two_faces_of_another(greece: Greece) -> None:
    table = greece(phase="mobilization", athens="5xdivision3")
    table.play("upgrade")
    assert table.units("athens") == "4xdivision3 division4 [] [] []"
    assert fight(greece, "division4", "cadre1", "6", "dse", evros="4xdivision3 9xdivision1") == "division3"


@rule("greek_civil_war", "3.1", "9.4")
def test_from_level_2_to_3_a_unit_is_replaced_and_its_old_counter_is_free_again(greece: Greece) -> None:
    table = greece(phase="mobilization", athens="8xdivision1 division2")
    assert table.refused("division") == "9.4"
    table.play("upgrade division2")
    assert table.units("athens") == "8xdivision1 division3 [] [] []"
    table.play("division athens open")
    assert table.units("athens") == "9xdivision1 division3 [] [] []"
    assert table.index("government") == 50 - 5 - 12


@rule("greek_civil_war", "3.1", "9.4")
def test_from_level_3_to_2_a_unit_is_replaced_and_its_old_counter_is_free_again(greece: Greece) -> None:
    """After the loss a counter of Levels 3 and 4 is there for the division of Level 2 in Athens."""
    table = greece(
        phase="conflict", active="dse", turn=3, athens="division2", serres="4xdivision3", evia="cadre1 division3"
    )
    table.play("evia {6} done")
    assert table.units("evia") == "division2 cadre1 [] []"
    table.play("upgrade athens")
    assert table.units("athens") == "division3 [] [] []"


@rule("greek_civil_war", "3.1", "9.4")
def test_a_rise_without_a_free_counter_is_forfeited(greece: Greece) -> None:
    """Ruling G-25: five divisions of Levels 3 and 4 are all there are."""
    assert fight(greece, "division2", "front0", "2", "government", evros="4xdivision3") == "division3"
    assert fight(greece, "division2", "front0", "2", "government", evros="4xdivision3 division4") == "division2"
    table = greece(phase="mobilization", athens="division2 5xdivision3")
    table.play("upgrade")
    assert table.units("athens") == "division2 4xdivision3 division4 [] [] []"


@rule("greek_civil_war", "3.1", "9.4")
def test_two_rises_and_one_free_counter(greece: Greece) -> None:
    table = greece(phase="conflict", evia="2xmountain2 front0", evros="2xmountain3").play("evia all {2}")
    assert table.units("evia") == "mountain2 mountain3 front0 [] []"


@rule("greek_civil_war", "3.1", "9.4")
def test_an_upgrade_without_a_free_counter_is_refused(greece: Greece) -> None:
    table = greece(phase="mobilization", athens="division1 division2", thessalonika="5xdivision4").play("upgrade")
    assert table.units("athens") == "2xdivision2 [] [] []"
    assert "upgrade" not in table.options
    table = greece(phase="mobilization", athens="mountain1 mountain2", thessalonika="3xmountain4")
    table.play("upgrade")
    assert table.units("athens") == "2xmountain2 [] [] []"


@rule("greek_civil_war", "3.1", "9.4")
def test_a_loss_without_a_free_counter_goes_on_to_elimination(greece: Greece) -> None:
    """Ruling G-25: nine divisions of Levels 1 and 2 are all there are."""
    assert fight(greece, "division3", "cadre1", "6", "dse", evros="8xdivision1") == "division2"
    assert fight(greece, "division3", "cadre1", "6", "dse", evros="5xdivision1 4xdivision2") == ""


@rule("greek_civil_war", "3.1", "9.4")
def test_a_counter_freed_by_one_unit_helps_the_next(greece: Greece) -> None:
    """Ruling G-62: the lowest first; with four mountain units of Levels 1 and 2 on the map, one of them here."""
    assert fight(greece, "mountain1 mountain3", "cadre1", "6", "dse", evros="3xmountain1") == "mountain2"
    assert fight(greece, "mountain2 mountain3", "cadre1", "6", "dse", evros="3xmountain1") == "mountain1"


@rule("greek_civil_war", "3.1", "10.7")
def test_both_modes_of_lok_units_are_one_counter(greece: Greece) -> None:
    table = greece(phase="mobilization", athens="2xlok1 3xlok_unconv0")
    assert table.refused("lok") == "9.4"
    assert "lok" in greece(phase="mobilization", athens="2xlok1 2xlok_unconv0").options


# 3.2: skipping Levels


@rule("greek_civil_war", "3.2")
@pytest.mark.parametrize(
    ("unit", "attackers", "after"),
    [
        ("mountain4", "3xpartisan3", "mountain2"),
        ("mountain3", "2xpartisan3 cadre1", "mountain1"),
        ("mountain2", "3xpartisan1", ""),
        ("mountain1", "2xpartisan2", ""),
        ("brigade4", "3xpartisan3", "brigade2"),
    ],
)
def test_levels_may_be_skipped_going_down(unit: str, attackers: str, after: str, greece: Greece) -> None:
    """Odds of 3:1, and a 4: all defenders lose two Levels."""
    table = greece(phase="conflict", active="dse", evia=f"{unit} {attackers}").play("evia all {4}")
    parts = [after, *([] if "cadre" not in attackers else ["cadre1"]), attackers.removesuffix(" cadre1"), "[]", "[]"]
    assert table.units("evia") == " ".join([part for part in parts if part])


@rule("greek_civil_war", "3.2", "9.4")
def test_two_levels_down_need_a_counter_too(greece: Greece) -> None:
    attackers = {"phase": "conflict", "active": "dse", "evia": "mountain4 3xpartisan3"}
    assert greece(**attackers, evros="3xmountain1").play("evia all {4}").units("evia") == "mountain2 3xpartisan3 [] []"
    assert greece(**attackers, evros="4xmountain1").play("evia all {4}").units("evia") == "3xpartisan3 [] []"


@rule("greek_civil_war", "3.2", "12.2b")
@pytest.mark.parametrize(
    ("unit", "two_steps", "one_step"),
    [
        ("division1", "division3", "division2"),
        ("division2", "division4", "division3"),
        ("division3", "division4", "division4"),
        ("division4", "division4", "division4"),
    ],
)
def test_two_levels_up_are_two_steps_or_by_the_option_one(
    unit: str, two_steps: str, one_step: str, greece: Greece
) -> None:
    """Ruling G-24; a 4 at 4:1 raises half of the attackers by 2."""
    assert fight(greece, unit, "front0", "4", "government") == two_steps
    options = {"plus2_two_steps": False}
    table = greece(phase="conflict", options=options, evia=f"{unit} front0").play("evia {4}")
    assert table.units("evia") == f"{one_step} front0 [] []"


@rule("greek_civil_war", "3.2", "12.2b")
@pytest.mark.parametrize(
    ("unit", "enemy", "side", "after"),
    [
        ("police1", "front0", "dse", "police2"),
        ("mountain2", "front0", "dse", "mountain4"),
        ("lok1", "front0", "dse", "lok1"),
        ("partisan1", "police1", "government", "partisan3"),
        ("partisan2", "police1", "government", "partisan3"),
        ("guerrilla2", "police1", "government", "guerrilla2"),
    ],
)
def test_two_steps_stop_at_the_highest_level_of_the_type(
    unit: str, enemy: str, side: str, after: str, greece: Greece
) -> None:
    """A 4 below 1:1 raises all defenders by 2."""
    assert fight(greece, unit, enemy, "4", side) == after


@rule("greek_civil_war", "3.2", "9.4")
def test_each_of_two_steps_needs_a_counter(greece: Greece) -> None:
    """Ruling G-24: with all five counters of Levels 3 and 4 on the map the second step is forfeited."""
    assert fight(greece, "division1", "front0", "4", "government", evros="4xdivision3") == "division3"
    assert fight(greece, "division1", "front0", "4", "government", evros="5xdivision3") == "division2"


@rule("greek_civil_war", "3.2", "9.2")
def test_no_level_is_skipped_by_buying(greece: Greece) -> None:
    table = greece(phase="mobilization", athens="division1").play("upgrade")
    assert table.units("athens") == "division2 [] [] []" and "upgrade" not in table.options


# 3.3: Airstrikes


@rule("greek_civil_war", "3.3")
def test_airstrikes_have_no_level_to_buy(greece: Greece) -> None:
    table = greece(phase="mobilization", airstrikes=3)
    assert (table.options, table.refused("upgrade")) == (["division", "lok", "police", "airstrike", "done"], "9.2")


@rule("greek_civil_war", "3.3")
@pytest.mark.parametrize(("die", "police"), [("1", ""), ("3", ""), ("5", "police2 "), ("2", "police1 ")])
def test_airstrikes_are_never_affected_by_combat(die: str, police: str, greece: Greece) -> None:
    """2 against 7 becomes 1:1; whatever comes of it, one Airstrike was used and two are left."""
    table = greece(phase="conflict", airstrikes=3, evia="police1 partisan3").play(f"evia use {{{die}}}")
    assert (table["airstrikes"], table.units("evia")) == (2, f"{police}partisan3 [] []")
