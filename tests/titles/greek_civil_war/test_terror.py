"""Terror markers: what they do, and what removes them (16.4, 14.5, 12.2a)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from tests.harness import GREECE, Table, rule

Greece = Callable[..., Table]


@pytest.fixture
def control(greece: Greece) -> Greece:
    """The Control Phase of turn 3. The DSE goes first: 4 points for three countries; it has a Guerrilla Band, so
    that it pays nothing (14.6)."""
    return partial(greece, phase="control", active=None, first="dse", lakonia="guerrilla1")


@pytest.fixture
def conflict(greece: Greece) -> Greece:
    """A Conflict Phase."""
    return partial(greece, phase="conflict")


def indices(government: int, dse: int) -> dict[str, int]:
    """Both Political Indices."""
    return {"government": government, "dse": dse}


# a) A point for each


@rule("greek_civil_war", "16.4", "14.5")
@pytest.mark.parametrize(
    "there", ["terror", "terror [police1]", "terror 2xpartisan1", "terror dse", "terror government"]
)
def test_the_government_loses_a_point_for_each_terrorized_region(control: Greece, there: str) -> None:
    table = control(athens=there).play("add.all")
    assert table["political_index"] == indices(49, 54)
    table = control(athens=there, evia="terror", drama="terror").play("add.all")
    assert table["political_index"] == indices(47, 54)


@rule("greek_civil_war", "16.4", "14.5", "6.1")
def test_terror_may_be_the_collapse_of_the_government(control: Greece) -> None:
    table = control(athens="terror", evia="terror", political_index=indices(2, 50)).play("add.all")
    result = table.game.result
    assert result is not None
    assert (result.winner, result.grade, result.key) == ("dse", "decisive", "government_collapsed")
    assert table["political_index"] == indices(0, 54)


@rule("greek_civil_war", "16.4")
def test_a_marker_stays_and_costs_a_point_in_every_turn(control: Greece) -> None:
    table = control(turn=5, duration=9, evia="terror").play("add.all dse add.all")
    assert (table["turn"], table["political_index"]) == (7, indices(48, 58))
    assert table["evia"]["terror"] is True


# b) No Fronts


@rule("greek_civil_war", "16.4", "9.1")
def test_no_front_is_mobilized_in_a_terrorized_region(greece: Greece) -> None:
    table = greece(phase="mobilization", active="dse", athens="terror", arta="terror front0 dse").play("front")
    assert table.options == [region for region in GREECE[:26] if region not in ("athens", "arta")]
    assert table.refused("athens") == "16.4"
    assert table.refused("arta") == "16.4"


@rule("greek_civil_war", "16.4", "9.1")
def test_no_front_is_mobilized_when_every_region_is_terrorized(greece: Greece) -> None:
    table = greece(phase="mobilization", active="dse", **dict.fromkeys(GREECE[:26], "terror"))
    assert "front" not in table.options
    assert table.options == ["cadre", "partisan", "done"]


@rule("greek_civil_war", "16.4")
def test_terror_is_the_reason_that_no_front_is_mobilized(greece: Greece) -> None:
    table = greece(phase="mobilization", active="dse", **dict.fromkeys(GREECE[:26], "terror"))
    assert table.refused("front") == "16.4"


@rule("greek_civil_war", "16.4", "10.1")
def test_a_front_may_move_into_a_terrorized_region(greece: Greece) -> None:
    """[G-33]."""
    table = greece(active="dse", drama="front0", serres="terror").play("drama serres square")
    assert (table.units("drama"), table.units("serres")) == ("[] [] []", "[front0] [] []")


@rule("greek_civil_war", "16.4", "9.1")
def test_terror_bars_no_government_unit(greece: Greece) -> None:
    table = greece(phase="mobilization", athens="terror police1").play("division athens open police athens square")
    assert table.units("athens") == "division1 police1 [police1] [] []"


# c) No points


@rule("greek_civil_war", "16.4", "14.1")
def test_a_terrorized_region_brings_the_government_no_points(control: Greece) -> None:
    held = "[police1] [police1] [police1]"
    table = control(drama=f"{held} terror").play("add.all")
    assert table["political_index"] == indices(49, 54)  # nothing was asked
    assert table["drama"]["control"] == "government"
    table = control(drama=held).play("add.all add")
    assert table["political_index"] == indices(52, 54)


@rule("greek_civil_war", "16.4", "14.1")
def test_a_terrorized_region_brings_the_dse_no_points(control: Greece) -> None:
    held = "[cadre1] [cadre1] [cadre1]"
    table = control(drama=f"{held} terror").play("add.all")
    assert table["political_index"] == indices(49, 54)
    assert table["drama"]["control"] == "dse"
    table = control(drama=held).play("add.all")
    assert table["political_index"] == indices(50, 56)


@rule("greek_civil_war", "16.4", "14.7")
def test_only_regions_without_terror_are_asked_about(control: Greece) -> None:
    table = control(kastoria="[police1] terror", evritania="[police1]", fokida="[police1] terror")
    table.play("subtract.all")
    decision = table.game.decision
    assert decision is not None
    assert (decision.actor, decision.about, table.options) == ("government", "evritania", ["add", "subtract"])
    table.play("subtract")
    assert table["political_index"] == indices(50 - 4 - 2, 49)


# What places and removes a marker

EFFECTIVE = [
    ("brigade1 guerrilla1", "{5}", "brigade1 [] [] []"),  # 2:1, EA
    ("mountain1 guerrilla1", "{6}", "mountain1 [] [] []"),  # 1:1, EA
    ("division1 2xguerrilla1", "{5}", "division1 [guerrilla1] [] []"),  # 3:1, EA
    ("division1 guerrilla1", "{5}", "division1 [] [] []"),  # 4:1, EA
    ("division1 guerrilla1", "{6}", "division1 [] [] []"),  # 4:1, VE
    ("division1 [guerrilla1]", "{5} decline", "division1 [] [] []"),  # 4:1 in a square, EA
]


@rule("greek_civil_war", "16.4", "12.2a")
@pytest.mark.parametrize(("there", "dice", "after"), EFFECTIVE)
def test_an_effective_action_of_the_government_removes_terror(
    conflict: Greece, there: str, dice: str, after: str
) -> None:
    table = conflict(serres=f"{there} terror", evia="terror").play(f"serres {dice}")
    assert table.units("serres") == after
    assert table["serres"]["terror"] is False
    assert table["evia"]["terror"] is True
    table = conflict(serres=there).play(f"serres {dice}")
    assert table["serres"]["terror"] is False


@rule("greek_civil_war", "16.4", "12.2a")
@pytest.mark.parametrize(
    ("there", "dice", "after"),
    [
        ("police1 partisan1", "{5}", "partisan1 [] [] []"),  # 2:1, EA
        ("police1 2xpartisan1", "all {6}", "2xpartisan1 [] [] []"),  # 4:1, VE
        ("[police1] 2xpartisan1", "all {5} decline", "2xpartisan1 [] [] []"),  # 4:1 in a square, EA
    ],
)
def test_an_effective_action_of_the_dse_does_not(conflict: Greece, there: str, dice: str, after: str) -> None:
    """[G-51]."""
    table = conflict(active="dse", serres=f"{there} terror").play(f"serres {dice}")
    assert table.units("serres") == after
    assert table["serres"]["terror"] is True


@rule("greek_civil_war", "16.4", "12.2a")
@pytest.mark.parametrize("marker", ["", "terror"])
@pytest.mark.parametrize(
    ("side", "there", "dice", "after"),
    [
        ("government", "police1 partisan1", "{1}", "partisan1 [] [] []"),  # below 1:1, MD
        ("government", "brigade1 guerrilla1", "{6}", "brigade1 [] [] []"),  # 2:1, OK
        ("government", "mountain1 [guerrilla1]", "{1}", "[guerrilla1] [] []"),  # 1:1 in a square, MD
        ("government", "division1 [guerrilla1]", "{6} decline", "division1 [] [] []"),  # 4:1 in a square, OK
        ("dse", "brigade1 guerrilla1", "{1}", "brigade1 [] [] []"),  # below 1:1, MD
        ("dse", "police1 partisan1", "{6}", "partisan1 [] [] []"),  # 2:1, OK
    ],
)
def test_disaster_and_overkill_place_a_single_marker(
    conflict: Greece, marker: str, side: str, there: str, dice: str, after: str
) -> None:
    table = conflict(active=side, athens="lok1", arta="cadre1", serres=f"{there} {marker}").play(f"serres {dice}")
    assert table.units("serres") == after
    assert table["serres"]["terror"] is True
    assert [region for region in GREECE if table[region]["terror"]] == ["serres"]


@rule("greek_civil_war", "16.4", "12.2a")
@pytest.mark.parametrize("marker", [False, True])
@pytest.mark.parametrize("die", [1, 2, 3, 4])
@pytest.mark.parametrize("there", ["division1 guerrilla1", "mountain1 guerrilla1", "division1 [guerrilla1]"])
def test_no_other_result_places_or_removes_terror(conflict: Greece, marker: bool, die: int, there: str) -> None:
    """Columns 4:1 and 1:1 of the Open table and 4:1 of the Infrastructure table have changes of Level on 1 to 4."""
    table = conflict(serres=there + (" terror" if marker else ""), athens="lok1").play(f"serres {{{die}}}")
    assert table["serres"]["terror"] is marker


@rule("greek_civil_war", "16.4", "16.5")
def test_a_region_has_one_marker_though_it_is_resettled_too(greece: Greece) -> None:
    table = greece(phase="mobilization", larissa="division1 terror").play("larissa {2}")
    assert table["larissa"]["terror"] is True
    table = greece(phase="control", active=None, lakonia="guerrilla1", larissa="terror resettled").play("add.all")
    assert table["political_index"] == indices(50 - 1 - 1, 54)
