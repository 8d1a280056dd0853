"""The Control Phase: control, points, penalties (14.0)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from tests.harness import Table, rule
from tests.titles.greek_civil_war.fights import Greece, indices

FOREIGN = ["albania", "yugoslavia", "bulgaria"]

MAP = {
    "athens": (3, 4, 3), "thessalonika": (3, 3, 2), "evros": (2, 1, 1), "rodopi": (2, 1, 1), "drama": (3, 2, 2),
    "serres": (3, 2, 2), "pella": (2, 2, 1), "imathia": (2, 1, 1), "florina": (2, 2, 1), "kastoria": (1, 1, 1),
    "kozani": (2, 2, 1), "ioannina": (2, 2, 1), "arta": (2, 1, 1), "trikala": (2, 2, 1), "larissa": (3, 2, 2),
    "magnesia": (3, 2, 2), "evritania": (1, 1, 1), "aitolia": (2, 1, 1), "fokida": (1, 1, 1), "viotia": (2, 1, 2),
    "evia": (2, 1, 1), "korinthia": (2, 1, 2), "ahaia": (3, 2, 2), "arkadia": (2, 1, 1), "messinia": (2, 1, 2),
    "lakonia": (2, 1, 1),
}  # fmt: skip
"""Squares, points of the DSE, points of the Government."""


def full(region: str, unit: str) -> str:
    """All squares of a Region, each with such a unit."""
    return " ".join([f"[{unit}]"] * MAP[region][0])


@pytest.fixture
def check(greece: Greece) -> Callable[..., Table]:
    """A Control Phase of turn 3; borders are closed, and a Cadre in Evros keeps 14.6 away."""

    def start(first: str = "dse", evros: str = "cadre1", **rest: Any) -> Table:
        start = partial(greece, phase="control", first=first)
        return start(evros=evros, **{"closed": FOREIGN, **rest})

    return start


Check = Callable[..., Table]


def ended(table: Table) -> bool:
    """Whether the Control Phase is over: turn 4 has begun."""
    return bool(table["turn"] == 4 and table.kind == "first")


# 14.1, 14.2: all squares


@rule("greek_civil_war", "14.1", "14.2", "14.7", "2.5")
@pytest.mark.parametrize("region", MAP)
@pytest.mark.parametrize(("side", "unit"), [("government", "police1"), ("dse", "guerrilla1")])
def test_who_is_in_all_squares_controls_the_region_and_collects_its_points(
    check: Check, region: str, side: str, unit: str
) -> None:
    fields = {"evros": "", "drama": "cadre1", region: full(region, unit)}
    if region == "drama":
        fields["evros"] = "cadre1"
    table = check(**fields)
    points = MAP[region][2 if side == "government" else 1]
    assert (table.actor, table.kind, table.options) == (side, "control", ["add", "subtract"])
    assert [name for name in MAP if table[name]["control"]] == [region]
    table.play("add")
    assert indices(table) == ((50 + points, 50) if side == "government" else (50, 50 + points))
    assert (table[region]["control"], ended(table)) == (side, True)


@rule("greek_civil_war", "14.2")
@pytest.mark.parametrize(
    ("there", "holder"),
    [
        ("[police1] [division1] [lok_unconv0]", "government"),  # Units of any type
        ("[front0] [cadre1] [partisan3]", "dse"),
        ("5xpartisan3 [police1] [police1] [police1]", "government"),  # The Open does not matter.
        ("5xdivision1 [front0] [front0] [front0]", "dse"),
    ],
)
def test_only_squares_matter_for_control(check: Check, there: str, holder: str) -> None:
    table = check(larissa=there)
    assert (table["larissa"]["control"], table.actor, table.kind) == (holder, holder, "control")


@rule("greek_civil_war", "14.3")
@pytest.mark.parametrize(
    "there",
    [
        "[police1] [police1] [cadre1]", "[cadre1] [guerrilla1] [police1]", "[police1] [police1] []", "[] [] [front0]",
        "[police1] [] [cadre1]", "[] [] []", "3xdivision1", "partisan3 [police1] [police1] []",
        "2xdivision1 3xpartisan1",
    ],
)  # fmt: skip
@pytest.mark.parametrize("before", ["", "government", "dse"])
def test_control_is_disputed_otherwise_and_nobody_gets_points(check: Check, there: str, before: str) -> None:
    table = check(larissa=f"{there} {before}")
    assert (table["larissa"]["control"], indices(table), ended(table)) == (None, (50, 50), True)


@rule("greek_civil_war", "14.1", "5.0")
@pytest.mark.parametrize(("unit", "side"), [("police1", "government"), ("cadre1", "dse")])
@pytest.mark.parametrize("before", ["", "government", "dse"])
def test_points_go_by_the_check_just_made(check: Check, unit: str, side: str, before: str) -> None:
    table = check(larissa=f"{full('larissa', unit)} {before}")
    assert (table["larissa"]["control"], table.actor) == (side, side)
    table.play("add")
    assert indices(table) == ((52, 50) if side == "government" else (50, 52))


# 14.4: Foreign Areas


@rule("greek_civil_war", "14.4", "2.6")
@pytest.mark.parametrize("units", ["", "3xpartisan1"])
def test_foreign_areas_bring_the_dse_points_with_or_without_units(check: Check, units: str) -> None:
    table = check(closed=[], **dict.fromkeys(FOREIGN, units))
    seen = []
    while table.kind == "control":
        assert table.actor == "dse"
        table.play("add")
        seen.append(table.index("dse"))
    assert (seen, ended(table)) == ([51, 53, 54], True)  # Albania 1, Yugoslavia 2, Bulgaria 1
    assert [table[area]["control"] for area in FOREIGN] == ["dse"] * 3


@rule("greek_civil_war", "14.4", "17.1")
@pytest.mark.parametrize(
    ("closed", "points"),
    [(["yugoslavia"], 2), (["albania", "bulgaria"], 2), (["albania"], 3), (["albania", "yugoslavia"], 1), (FOREIGN, 0)],
)
def test_a_closed_country_brings_nothing(check: Check, closed: list[str], points: int) -> None:
    table = check(closed=closed)
    while table.kind == "control":
        table.play("subtract")
    assert (indices(table), ended(table)) == ((50 - points, 50), True)


# 14.7: add or subtract


@rule("greek_civil_war", "14.7")
@pytest.mark.parametrize(
    ("unit", "answer", "after"),
    [
        ("police1", "add", (52, 50)),
        ("police1", "subtract", (50, 48)),
        ("cadre1", "add", (50, 52)),
        ("cadre1", "subtract", (48, 50)),
    ],
)
def test_the_example_two_points_to_the_own_index_or_off_the_enemys(
    check: Check, unit: str, answer: str, after: tuple[int, int]
) -> None:
    assert indices(check(larissa=full("larissa", unit)).play(answer)) == after


@rule("greek_civil_war", "14.7")
@pytest.mark.parametrize(
    ("region", "unit", "after"),
    [
        ("viotia", "police1", (50, 48)), ("viotia", "cadre1", (49, 50)),  # 1/2
        ("pella", "police1", (50, 49)), ("pella", "cadre1", (48, 50)),  # 2/1
    ],
)  # fmt: skip
def test_points_on_the_other_side_of_the_slash_are_not_used(
    check: Check, region: str, unit: str, after: tuple[int, int]
) -> None:
    assert indices(check(**{region: full(region, unit)}).play("subtract")) == after


ALL_THREE = {
    "athens": "[police1] [police1] [police1]",
    "larissa": "[police1] [police1] [police1]",
    "evia": "[police1] [police1]",
}
"""3, 2 and 1 points for the Government, in the order of the map."""


@rule("greek_civil_war", "14.7")
@pytest.mark.parametrize(
    ("words", "after"),
    [
        ("add add add", (56, 50)),
        ("subtract subtract subtract", (50, 44)),
        ("add subtract add", (54, 48)),
        ("subtract add subtract", (52, 46)),
        ("add.all", (56, 50)),
        ("subtract.all", (50, 44)),
        ("add subtract.all", (53, 47)),
        ("subtract add.all", (53, 47)),
    ],
)
def test_the_choice_is_made_region_by_region_or_for_all_to_come(
    check: Check, words: str, after: tuple[int, int]
) -> None:
    # [G-8]
    table = check(**ALL_THREE).play(words)
    assert (indices(table), ended(table)) == (after, True)


@rule("greek_civil_war", "14.7")
def test_all_at_once_is_offered_while_two_or_more_regions_are_to_come(check: Check) -> None:
    table = check(**ALL_THREE, any_order=False)
    assert table.options == ["add", "subtract", "add.all", "subtract.all"]
    assert table.play("add").options == ["add", "subtract", "add.all", "subtract.all"]
    assert table.play("add").options == ["add", "subtract"]


@rule("greek_civil_war", "14.7", "14.1")
def test_the_regions_are_taken_in_any_order(check: Check) -> None:
    # [G-69]
    table = check(**ALL_THREE)
    assert table.options == ["add", "subtract", "add.all", "subtract.all", "larissa", "evia"]
    table.play("evia")
    assert table.game.decision is not None and table.game.decision.about == "evia"
    table.play("add")
    assert table.game.decision.about == "athens" and table.options[4:] == ["larissa"]


@rule("greek_civil_war", "14.7", "6.1")
@pytest.mark.parametrize(
    ("words", "index", "winner"), [("larissa add subtract", 26, "government"), ("subtract", 24, None)]
)
def test_the_order_of_collecting_may_win_a_level(check: Check, words: str, index: int, winner: str | None) -> None:
    # [G-69] First Larissa's 2 to the own 24, then Athens' 3 off the 3 of the DSE: more than the 25 of a draw.
    there = {"athens": full("athens", "police1"), "larissa": full("larissa", "police1")}
    table = check(first="government", political_index={"government": 24, "dse": 3}, **there).play(words)
    result = table.game.result
    assert result is not None and result.winner == winner and table.index("government") == index


@rule("greek_civil_war", "14.7", "7.2")
def test_what_goes_beyond_99_is_lost(check: Check) -> None:
    # [G-8]
    table = check(**ALL_THREE, political_index={"government": 97, "dse": 50}).play("add.all")
    assert indices(table) == (99, 50)
    table = check(**ALL_THREE, political_index={"government": 97, "dse": 50}).play("add subtract.all")
    assert indices(table) == (99, 47)


# 14.1: the First Player first

BOTH = {
    "athens": "[police1] [police1] [police1]",
    "larissa": "[cadre1] [cadre1] [cadre1]",
    "viotia": "[front0] [front0]",
}


@rule("greek_civil_war", "14.1")
@pytest.mark.parametrize(
    ("first", "asked"), [("government", ["government", "dse", "dse"]), ("dse", ["dse", "dse", "government"])]
)
def test_the_first_player_takes_all_his_points_before_the_second(check: Check, first: str, asked: list[str]) -> None:
    # [G-7]
    table = check(first=first, **BOTH)
    seen = []
    while table.kind == "control":
        seen.append(table.actor)
        table.play("add")
    assert (seen, indices(table)) == (asked, (53, 53))


@rule("greek_civil_war", "14.7")
def test_all_to_come_is_said_for_the_own_regions_only(check: Check) -> None:
    table = check(first="dse", **BOTH).play("subtract.all")
    assert (table.actor, table.options, indices(table)) == ("government", ["add", "subtract"], (47, 50))


# 16.4, 16.5: Terror and Resettlement


@rule("greek_civil_war", "14.1", "16.4")
@pytest.mark.parametrize("unit", ["police1", "cadre1"])
def test_a_terrorized_region_brings_its_controller_nothing(check: Check, unit: str) -> None:
    table = check(larissa=f"{full('larissa', unit)} terror")
    assert (indices(table), ended(table)) == ((49, 50), True)  # 14.5: the Government's penalty
    assert table["larissa"]["control"] == ("government" if unit == "police1" else "dse")


@rule("greek_civil_war", "14.1", "16.5")
@pytest.mark.parametrize(
    ("region", "unit", "after"),
    [
        ("larissa", "police1", (50, 50)), ("larissa", "cadre1", (49, 51)), ("evia", "police1", (50, 50)),
        ("korinthia", "police1", (50, 50)), ("korinthia", "cadre1", (49, 51)),
    ],
)  # fmt: skip
def test_a_resettled_region_brings_one_point(check: Check, region: str, unit: str, after: tuple[int, int]) -> None:
    table = check(**{region: f"{full(region, unit)} resettled"}).play("add")
    assert (indices(table), ended(table)) == (after, True)  # The Government gains 1 and loses 1.


@rule("greek_civil_war", "14.1", "14.5", "16.5")
@pytest.mark.parametrize("unit", ["police1", "cadre1"])
def test_a_resettled_region_with_terror_brings_nothing_and_costs_2(check: Check, unit: str) -> None:
    # [G-10]
    table = check(larissa=f"{full('larissa', unit)} terror resettled")
    assert (indices(table), ended(table)) == ((48, 50), True)


@rule("greek_civil_war", "14.5", "16.4", "16.5")
@pytest.mark.parametrize(
    ("markers", "loss"),
    [
        ({"larissa": "terror"}, 1),
        ({"athens": "terror", "larissa": "terror", "evia": "division1 terror", "arta": "[cadre1] [] terror"}, 4),
        ({"larissa": "resettled"}, 1),
        ({"larissa": "resettled", "evia": "police1 resettled"}, 2),
        ({"larissa": "terror resettled"}, 2),
        ({"athens": "terror", "larissa": "terror resettled", "evia": "resettled"}, 4),
    ],
)
def test_the_government_loses_a_point_for_each_terror_and_each_resettlement(
    check: Check, markers: dict[str, str], loss: int
) -> None:
    # [G-10]
    table = check(**markers)
    assert (indices(table), ended(table)) == ((50 - loss, 50), True)


@rule("greek_civil_war", "14.5")
@pytest.mark.parametrize("first", ["government", "dse"])
def test_these_losses_come_at_the_end_of_the_phase(check: Check, first: str) -> None:
    table = check(first=first, athens=full("athens", "police1"), arta="terror", evia="terror",
                  political_index={"government": 2, "dse": 50})  # fmt: skip
    assert indices(table) == (2, 50)
    assert (indices(table.play("add")), table.game.result) == ((3, 50), None)


# 14.5, 16.3: garrisons


@rule("greek_civil_war", "14.5", "16.3")
def test_tight_defense_costs_a_die_for_each_region_without_a_garrison(check: Check) -> None:
    # [G-12] One after the other: Viotia has its brigades, Serres a mountain unit instead.
    table = check(doctrine="tight", athens="[division1] [] []", viotia="2xbrigade1 [brigade2] []", serres="mountain4",
                  larissa="terror")  # fmt: skip
    assert (table.kind, indices(table)) == ("die", (49, 50))  # Terror first
    table.play("{3}")
    assert (table.kind, indices(table)) == ("die", (46, 50))
    table.play("{5}")
    assert (indices(table), ended(table)) == ((41, 50), True)


@rule("greek_civil_war", "14.5", "16.3")
def test_area_defense_costs_a_point_for_each_region_without_a_government_unit(check: Check) -> None:
    # [G-1, G-12] 26 Regions, of which two have units and one is Remote; that one costs its own point.
    table = check(doctrine="area", athens="[police1] [] []", larissa="lok_unconv0", kozani="resettled", arta="cadre1")
    assert (indices(table), ended(table)) == ((50 - 1 - 23, 50), True)


@rule("greek_civil_war", "14.5", "16.3")
def test_an_aggressive_government_need_not_be_anywhere(check: Check) -> None:
    assert indices(check(doctrine="aggressive")) == (50, 50)


# 14.6: no conventional DSE unit in Greece


@rule("greek_civil_war", "14.6")
@pytest.mark.parametrize(
    "units",
    [
        {}, {"larissa": "3xfront0"}, {"larissa": "[front0] [] []"}, {"albania": "5xpartisan3"},
        {"yugoslavia": "cadre1 partisan1", "larissa": "front0"}, {"larissa": "division1 [lok_unconv0] [police1] []"},
    ],
)  # fmt: skip
def test_the_dse_loses_two_dice_without_a_conventional_unit_in_greece(check: Check, units: dict[str, str]) -> None:
    # [G-13]
    table = check(evros="", **{"closed": [area for area in FOREIGN if area not in units], **units})
    while table.kind == "control":
        table.play("subtract")
    government = table.index("government")
    assert (table.kind, table.actor, table.index("dse")) == ("die", "chance", 50)
    assert table.play("{3}").index("dse") == 50
    table.play("{5}")
    assert (indices(table), ended(table)) == ((government, 42), True)


@rule("greek_civil_war", "14.6")
@pytest.mark.parametrize(
    "there",
    [
        "cadre1",
        "guerrilla1",
        "guerrilla2",
        "partisan1",
        "[cadre1] [] []",
        "[] [] [partisan3]",
        "4xdivision1 guerrilla1",
    ],
)
def test_one_conventional_unit_anywhere_in_greece_saves_it(check: Check, there: str) -> None:
    table = check(evros="", larissa=there)
    assert (indices(table), ended(table)) == ((50, 50), True)


@rule("greek_civil_war", "14.6", "14.5")
def test_that_loss_is_the_last(check: Check) -> None:
    # [G-7] Points, Terror, doctrine, 14.6.
    table = check(evros="", doctrine="tight", athens=full("athens", "police1"), larissa="terror", viotia="division1",
                  serres="division1", thessalonika="division1")  # fmt: skip
    assert (table.kind, indices(table)) == ("control", (50, 50))
    assert (table.play("add").kind, indices(table)) == ("die", (52, 50))
    assert (table.play("{6}").kind, indices(table)) == ("die", (46, 50))
    assert indices(table.play("{1} {1}")) == (46, 48)


# 6.1: sudden death in the middle


def result(table: Table) -> tuple[str | None, str, str]:
    """Winner, grade and reason."""
    outcome = table.game.result
    assert outcome is not None and table.game.decision is None
    return outcome.winner, outcome.grade, table.position["result"]["reason"]


@rule("greek_civil_war", "14.7", "6.1")
def test_points_taken_off_the_enemy_end_the_game_at_once(check: Check) -> None:
    # [G-7] Athens brings 4; the Government's own points come too late.
    table = check(first="dse", athens=full("athens", "cadre1"), larissa=full("larissa", "cadre1"),
                  ahaia=full("ahaia", "police1"), political_index={"government": 3, "dse": 50})  # fmt: skip
    table.play("subtract.all")
    assert (result(table), indices(table)) == (("dse", "marginal", "government_collapsed"), (-1, 50))


@rule("greek_civil_war", "14.7", "6.1")
def test_the_first_player_may_save_himself(check: Check) -> None:
    table = check(first="government", athens=full("athens", "cadre1"), ahaia=full("ahaia", "police1"),
                  political_index={"government": 3, "dse": 50})  # fmt: skip
    table.play("add subtract")
    assert (indices(table), table.game.result) == ((1, 50), None)


@rule("greek_civil_war", "14.7", "6.1")
def test_the_dse_collapses_by_the_points_of_the_government(check: Check) -> None:
    table = check(first="government", athens=full("athens", "police1"), larissa=full("larissa", "cadre1"),
                  political_index={"government": 51, "dse": 3}).play("subtract")  # fmt: skip
    assert (result(table), indices(table)) == (("government", "decisive", "dse_collapsed"), (51, 0))


@rule("greek_civil_war", "14.5", "6.1")
@pytest.mark.parametrize(("index", "after"), [(2, 0), (1, -1)])
def test_terror_can_be_the_end_before_the_doctrine_and_the_dse_pay(check: Check, index: int, after: int) -> None:
    table = check(evros="", doctrine="tight", larissa="terror", arta="resettled",
                  political_index={"government": index, "dse": 76})  # fmt: skip
    assert (result(table), indices(table)) == (("dse", "turning_point", "government_collapsed"), (after, 76))


@rule("greek_civil_war", "14.5", "16.3", "6.1")
def test_a_garrison_can_be_the_end_before_the_next_die(check: Check) -> None:
    table = check(doctrine="tight", political_index={"government": 5, "dse": 25}).play("{2} {3}")
    assert (result(table), indices(table)) == ((None, "draw", "government_collapsed"), (0, 25))


@rule("greek_civil_war", "14.6", "6.1")
def test_the_loss_of_two_dice_can_be_the_end(check: Check) -> None:
    table = check(evros="", political_index={"government": 30, "dse": 7}).play("{6} {3}")
    assert (result(table), indices(table)) == (("government", "marginal", "dse_collapsed"), (30, -2))
