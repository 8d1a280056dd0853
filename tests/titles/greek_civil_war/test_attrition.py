"""The Attrition Phase (15.0)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.harness import Table, rule
from tests.titles.greek_civil_war.fights import Greece, indices, on_the_map

Attrition = Callable[..., Table]

DSE_SQUARES = "[cadre1] [guerrilla1] [partisan1]"
GOVERNMENT_SQUARES = "[police1] [brigade1] [division1]"


@pytest.fixture
def attrition(greece: Greece) -> Attrition:
    """An Attrition Phase of turn 2."""

    def start(first: str = "government", **rest: Any) -> Table:
        return greece(phase="attrition", first=first, **{"turn": 2, **rest})

    return start


# 15.1: the example


@rule("greek_civil_war", "15.1")
@pytest.mark.parametrize(
    ("pick", "after"),
    [("police2 police2", "3xpolice1"), ("police1", "police1 police2"), ("police2 police1", "police1 police2")],
    ids=["both of Level 2", "one of each", "one of each, the other way round"],
)
def test_the_example_of_one_level_1_and_two_level_2_police(attrition: Attrition, pick: str, after: str) -> None:
    table = attrition(larissa=f"police1 2xpolice2 {DSE_SQUARES} dse")
    assert (table.actor, table.kind, table.options) == ("government", "attrition.unit", ["police1", "police2"])
    table.play(pick)
    assert (table.units("larissa"), table["turn"]) == (f"{after} {DSE_SQUARES}", 3)


# 15.1: half, rounded up


@rule("greek_civil_war", "15.1", "12.1")
@pytest.mark.parametrize(
    ("police", "after"),
    [
        ("police1", ""), ("2xpolice1", "police1"), ("3xpolice1", "police1"), ("4xpolice1", "2xpolice1"),
        ("5xpolice1", "2xpolice1"), ("police2", "police1"), ("2xpolice2", "police1 police2"),
        ("3xpolice2", "2xpolice1 police2"), ("5xpolice2", "3xpolice1 2xpolice2"),
    ],
)  # fmt: skip
def test_half_of_the_police_in_a_region_rounded_up_lose_a_level(attrition: Attrition, police: str, after: str) -> None:
    # [G-15]
    table = attrition(larissa=f"{police} {DSE_SQUARES} dse")
    assert (table.units("larissa"), table["turn"]) == (f"{after} {DSE_SQUARES}".strip(), 3)


@rule("greek_civil_war", "15.1")
@pytest.mark.parametrize(
    ("fronts", "after"), [("front0", ""), ("2xfront0", "front0"), ("3xfront0", "front0"), ("6xfront0", "3xfront0")]
)
def test_half_of_the_fronts_in_a_region_rounded_up_are_eliminated(
    attrition: Attrition, fronts: str, after: str
) -> None:
    # [G-15]
    table = attrition(larissa=f"{fronts} {GOVERNMENT_SQUARES} government")
    assert (table.units("larissa"), table["turn"]) == (f"{after} {GOVERNMENT_SQUARES}".strip(), 3)


@rule("greek_civil_war", "15.1")
def test_each_region_is_counted_for_itself(attrition: Attrition) -> None:
    there = "front0 [police1] [police1] government"
    table = attrition(evros=there, arta=there, evia=f"3x{there}", larissa=f"2xfront0 {GOVERNMENT_SQUARES} government")
    squares = "[police1] [police1]"
    assert on_the_map(table) == {
        "evros": squares, "arta": squares, "evia": f"front0 {squares}", "larissa": f"front0 {GOVERNMENT_SQUARES}",
    }  # fmt: skip


@rule("greek_civil_war", "15.1")
def test_regions_are_asked_about_one_after_the_other(attrition: Attrition) -> None:
    there = "police1 police2 [cadre1] [cadre1] dse"
    table = attrition(evros=there, arta=there).play("police1")
    assert (table.units("evros"), table.units("arta"), table.kind) == (
        "police2 [cadre1] [cadre1]",
        "police1 police2 [cadre1] [cadre1]",
        "attrition.unit",
    )
    table.play("police2")
    assert (table.units("evros"), table.units("arta")) == ("police2 [cadre1] [cadre1]", "2xpolice1 [cadre1] [cadre1]")


@rule("greek_civil_war", "15.1")
def test_a_unit_is_reduced_once(attrition: Attrition) -> None:
    # Three of five: the reduced one is police of Level 1 now, but is not counted among the others.
    table = attrition(larissa=f"2xpolice1 3xpolice2 {DSE_SQUARES} dse").play("police1 police2 police1")
    assert table.units("larissa") == f"police1 2xpolice2 {DSE_SQUARES}"
    table = attrition(larissa=f"2xpolice1 3xpolice2 {DSE_SQUARES} dse").play("police2 police2 police2")
    assert table.units("larissa") == f"5xpolice1 {DSE_SQUARES}"


# 15.0: which units


@rule("greek_civil_war", "15.0", "15.1")
def test_only_police_and_fronts_are_subject_to_attrition_and_counted(attrition: Attrition) -> None:
    # [G-15]
    others = "division1 brigade1 mountain1 lok1 lok_unconv0"
    table = attrition(larissa=f"{others} 2xpolice1 {DSE_SQUARES} dse",
                      ahaia=f"2xfront0 cadre1 guerrilla1 partisan1 {GOVERNMENT_SQUARES} government")  # fmt: skip
    assert on_the_map(table) == {
        "larissa": f"{others} police1 {DSE_SQUARES}",
        "ahaia": f"front0 cadre1 guerrilla1 partisan1 {GOVERNMENT_SQUARES}",
    }


@rule("greek_civil_war", "15.0", "14.4")
@pytest.mark.parametrize(
    "there",
    [
        "2xpolice1 2xfront0 [police1] [front0] []",  # Nobody's
        "2xpolice1 [police1] [police1] [police1] government",  # Their own side's
        "2xfront0 [front0] [front0] [front0] dse",
    ],
)
def test_units_in_regions_that_the_enemy_does_not_control_are_safe(attrition: Attrition, there: str) -> None:
    table = attrition(larissa=there, albania="2xfront0")
    units = there.removesuffix(" government").removesuffix(" dse")
    assert on_the_map(table) == {"larissa": units, "albania": "2xfront0"}
    assert table["turn"] == 3


# 15.0: when, and in which order


@rule("greek_civil_war", "15.0", "5.0")
@pytest.mark.parametrize("turn", range(1, 13))
def test_there_is_attrition_in_even_turns_only(attrition: Attrition, turn: int) -> None:
    table = attrition(turn=turn, larissa=f"4xpolice1 {DSE_SQUARES} dse", evia="4xfront0 [police1] [police1] government")
    police, fronts = ("2xpolice1", "2xfront0") if turn % 2 == 0 else ("4xpolice1", "4xfront0")
    assert on_the_map(table) == {"larissa": f"{police} {DSE_SQUARES}", "evia": f"{fronts} [police1] [police1]"}
    assert table["turn"] == turn + 1


@rule("greek_civil_war", "15.0", "5.0")
@pytest.mark.parametrize(("first", "fronts"), [("dse", "2xfront0"), ("government", "front0")])
def test_the_second_player_goes_first(attrition: Attrition, first: str, fronts: str) -> None:
    # When the Government is asked, the Fronts of a second player are gone already.
    table = attrition(first=first, larissa=f"police1 police2 {DSE_SQUARES} dse",
                      evia="2xfront0 [police1] [police1] government")  # fmt: skip
    assert (table.kind, table.units("evia")) == ("attrition.unit", f"{fronts} [police1] [police1]")
    table.play("police2")
    assert on_the_map(table) == {"larissa": f"2xpolice1 {DSE_SQUARES}", "evia": "front0 [police1] [police1]"}


@rule("greek_civil_war", "15.0", "14.1")
@pytest.mark.parametrize(
    ("before", "there", "after"),
    [
        ("", f"2xpolice1 {DSE_SQUARES}", f"police1 {DSE_SQUARES}"),
        ("government", f"2xpolice1 {DSE_SQUARES}", f"police1 {DSE_SQUARES}"),
        ("dse", "2xpolice1 [cadre1] [guerrilla1] []", "2xpolice1 [cadre1] [guerrilla1] []"),
        ("dse", f"2xpolice1 2xfront0 {GOVERNMENT_SQUARES}", f"2xpolice1 front0 {GOVERNMENT_SQUARES}"),
    ],
)
def test_attrition_goes_by_the_control_just_checked(greece: Greece, before: str, there: str, after: str) -> None:
    # [G-11]
    closed = ["albania", "yugoslavia", "bulgaria"]
    table = greece(phase="control", first="dse", turn=2, closed=closed, larissa=f"{there} {before}", evros="cadre1")
    if table.kind == "control":
        table.play("add")
    assert (table["turn"], table.units("larissa")) == (3, after)


@rule("greek_civil_war", "15.0", "15.1")
def test_attrition_moves_no_control_and_no_points(attrition: Attrition) -> None:
    # The last square of the Government stays: only units in Regions of the enemy are subject to it.
    table = attrition(larissa=f"police1 {DSE_SQUARES} dse", evia="front0 [police1] [police1] government")
    assert [table["larissa"]["control"], table["evia"]["control"]] == ["dse", "government"]
    assert (indices(table), "marked" in table["larissa"]) == ((50, 50), False)
