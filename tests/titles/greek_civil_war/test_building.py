"""Building new units: both Mobilization Charts, and the counters there are (9.1, 9.4)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from tests.harness import GREECE, Table, rule

Greece = Callable[..., Table]
GREEK, FOREIGN = list(GREECE[:26]), list(GREECE[26:])
CITIES, RURAL = GREEK[:2], GREEK[2:]

FORBIDDEN = "9.1 chart-forbids"
NO_UNIT = "9.1 no-unit-in-place"
ENEMY = "9.1 enemy-controls"
NOT_OWN = "9.1 not-controlled"


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


def reasons(table: Table) -> dict[str, list[str]]:
    """The Regions by what is said of them: `yes`, or why not."""
    assert table.kind == "build"
    found: dict[str, list[str]] = {"yes": table.options}
    for region in GREECE:
        if region not in table.options:
            found.setdefault(why(table, region), []).append(region)
    return found


def without(regions: list[str], *others: str) -> list[str]:
    """Regions less some of them."""
    return [region for region in regions if region not in others]


# 9.1: costs and Levels


@rule("greek_civil_war", "9.1", "2.10")
@pytest.mark.parametrize(
    ("type", "unit", "cost"),
    [("division", "division1", 12), ("brigade", "brigade1", 4), ("lok", "lok1", 5), ("police", "police1", 2)],
)
def test_government_units_are_bought_at_level_1(government: Greece, type: str, unit: str, cost: int) -> None:
    """[G-22] LOK units in conventional mode."""
    table = government(athens="[mountain2]").play(f"{type} athens open")
    assert table.units("athens") == f"{unit} [mountain2] [] []"
    assert (table.index("government"), table.index("dse"), table["points_left"]) == (50 - cost, 50, 20 - cost)
    table = government(athens="[mountain2]").play(f"{type} athens square")
    assert table.units("athens") == f"[mountain2] [{unit}] []"


@rule("greek_civil_war", "9.1", "2.10")
def test_a_mountain_unit_is_bought_at_level_1(government: Greece) -> None:
    table = government(larissa="resettled [police1]").play("mountain larissa square mountain larissa open")
    assert table.units("larissa") == "mountain1 [police1] [mountain1] []"
    assert (table.index("government"), table.index("dse"), table["points_left"]) == (42, 50, 12)


@rule("greek_civil_war", "9.1", "2.10")
@pytest.mark.parametrize(
    ("type", "unit", "cost"),
    [("front", "front0", 2), ("cadre", "cadre1", 2), ("guerrilla", "guerrilla1", 3), ("partisan", "partisan1", 6)],
)
def test_dse_units_are_bought_at_level_1_but_fronts_at_level_0(dse: Greece, type: str, unit: str, cost: int) -> None:
    """[G-22]."""
    table = dse(drama="[front0] [guerrilla2]").play(f"{type} drama open")
    assert table.units("drama") == f"{unit} [front0] [guerrilla2] []"
    assert (table.index("dse"), table.index("government")) == (50 - cost, 50)
    table = dse(drama="[front0] [guerrilla2]").play(f"{type} drama square")
    assert table.units("drama") == f"[front0] [guerrilla2] [{unit}]"


@rule("greek_civil_war", "9.1", "10.7", "3.1")
def test_a_lok_unit_is_not_bought_in_unconventional_mode(government: Greece) -> None:
    assert why(government(athens="lok1"), "lok_unconv") == FORBIDDEN


# 9.1: where Government units are placed


@rule("greek_civil_war", "9.1")
def test_a_division_is_built_in_a_city(government: Greece) -> None:
    table = government(larissa="resettled division1 [police1] [police1] [police1] government").play("division")
    assert reasons(table) == {"yes": CITIES, FORBIDDEN: RURAL + FOREIGN}


@rule("greek_civil_war", "9.1", "14.2")
@pytest.mark.parametrize(("held", "other"), [("athens", "thessalonika"), ("thessalonika", "athens")])
def test_a_division_is_not_built_in_a_city_that_the_dse_controls(government: Greece, held: str, other: str) -> None:
    table = government(**{held: "[cadre1] [cadre1] [cadre1] dse", other: "lok1"}).play("division open")
    assert table.units(other) == "division1 lok1 [] [] []"
    assert table.units(held) == "[cadre1] [cadre1] [cadre1]"


@rule("greek_civil_war", "9.1", "14.2")
def test_no_division_is_built_while_the_dse_controls_both_cities(government: Greece) -> None:
    table = government(athens="dse lok1", thessalonika="dse division1")
    assert table.refused("division") == "9.1"


@rule("greek_civil_war", "9.1")
def test_control_of_both_cities_is_the_reason_that_no_division_is_built(government: Greece) -> None:
    table = government(athens="dse lok1", thessalonika="dse division1")
    assert why(table, "division") == ENEMY


@rule("greek_civil_war", "9.1", "14.1")
@pytest.mark.parametrize("there", ["", "4xpartisan1", "[cadre1] [cadre1] [cadre1]", "government", "terror"])
def test_neither_enemies_nor_terror_bar_a_division(government: Greece, there: str) -> None:
    """[G-11] What fills the squares since the last Control Check does not count."""
    table = government(thessalonika=there, larissa="resettled division1").play("division")
    assert table.options == CITIES


@rule("greek_civil_war", "9.1")
@pytest.mark.parametrize(
    "unit",
    ["division1", "division4", "brigade2", "mountain3", "lok1", "lok_unconv0", "police2", "[police1]", "[lok_unconv0]"],
)
def test_a_brigade_is_built_beside_any_government_unit_in_place(government: Greece, unit: str) -> None:
    table = government(athens="police1", arta=f"resettled {unit}", evros="cadre1 government", florina="dse")
    assert reasons(table.play("brigade")) == {
        "yes": ["athens", "arta"],
        NO_UNIT: without(GREEK, "athens", "arta"),
        FORBIDDEN: FOREIGN,
    }


@rule("greek_civil_war", "9.1")
def test_a_brigade_may_be_built_where_the_dse_controls(government: Greece) -> None:
    table = government(kozani="resettled mountain1 [cadre1] [front0] dse").play("brigade kozani")
    assert table.units("kozani") == "brigade1 mountain1 [cadre1] [front0]"


@rule("greek_civil_war", "9.1")
def test_no_brigade_is_built_without_a_government_unit(government: Greece) -> None:
    table = government(kozani="cadre1", arta="government").play("police athens open again")
    assert why(table, "brigade") == NO_UNIT


@rule("greek_civil_war", "9.1", "2.2", "16.5")
def test_a_mountain_unit_is_built_outside_the_cities_beside_a_government_unit_in_place(government: Greece) -> None:
    table = government(athens="division1", serres="resettled [police1]", arta="resettled lok1", evia="front0")
    assert reasons(table.play("mountain")) == {
        "yes": ["serres", "arta"],
        NO_UNIT: without(RURAL, "serres", "arta"),
        FORBIDDEN: CITIES + FOREIGN,
    }


@rule("greek_civil_war", "9.1", "14.1")
def test_a_lok_unit_is_built_in_a_city_or_where_the_government_controls(government: Greece) -> None:
    table = government(athens="dse", evia="government", kozani="resettled 2xdivision1 [police1] [police1]", arta="dse")
    assert reasons(table.play("lok")) == {
        "yes": ["athens", "thessalonika", "evia"],
        NOT_OWN: without(RURAL, "evia"),
        FORBIDDEN: FOREIGN,
    }


@rule("greek_civil_war", "9.1", "14.1")
def test_police_are_built_anywhere_in_greece_where_the_dse_does_not_control(government: Greece) -> None:
    table = government(athens="dse", evia="government", arta="dse police1 resettled", evros="terror 2xpartisan1")
    assert reasons(table.play("police")) == {
        "yes": without(GREEK, "athens", "arta"),
        ENEMY: ["athens", "arta"],
        FORBIDDEN: FOREIGN,
    }


# 9.1: where DSE units are placed


@rule("greek_civil_war", "9.1", "16.4")
def test_a_front_is_built_anywhere_in_greece_without_terror(dse: Greece) -> None:
    table = dse(athens="terror", evia="terror front0", arta="government 3xdivision1", evros="resettled")
    assert reasons(table.play("front")) == {
        "yes": without(GREEK, "athens", "evia"),
        "16.4 terror-there": ["athens", "evia"],
        FORBIDDEN: FOREIGN,
    }


@rule("greek_civil_war", "9.1", "14.1", "2.6")
def test_a_cadre_is_built_beside_a_front_under_dse_control_or_abroad(dse: Greece) -> None:
    table = dse(
        athens="front0", evia="[front0] government", arta="dse", evros="cadre1 guerrilla2 partisan1", kozani="police1"
    )  # fmt: skip
    table.play("cadre")
    assert table.options == ["athens", "arta", "evia", *FOREIGN]
    for region in without(GREEK, "athens", "arta", "evia"):
        assert table.refused(region) == "9.1"


@rule("greek_civil_war", "9.1", "16.4")
def test_terror_bars_neither_cadres_nor_guerrillas_nor_partisans(dse: Greece) -> None:
    table = dse(evia="terror front0 guerrilla1").play("cadre evia open guerrilla evia open partisan evia open")
    assert table.units("evia") == "front0 cadre1 2xguerrilla1 partisan1 [] []"


@rule("greek_civil_war", "9.1")
@pytest.mark.parametrize("unit", ["front0", "cadre1", "[front0]", "[cadre1]"])
def test_a_guerrilla_band_is_built_beside_a_cadre_or_front_in_place(dse: Greece, unit: str) -> None:
    table = dse(athens=unit, arta="front0", evros="guerrilla1 partisan1", evia="dse", albania="cadre1 front0")
    assert reasons(table.play("guerrilla")) == {
        "yes": ["athens", "arta"],
        NO_UNIT: without(GREEK, "athens", "arta"),
        FORBIDDEN: FOREIGN,
    }


@rule("greek_civil_war", "9.1", "2.6")
@pytest.mark.parametrize("unit", ["guerrilla1", "guerrilla2", "[guerrilla1]", "[guerrilla2]"])
def test_a_partisan_brigade_is_built_beside_a_guerrilla_band_in_place_or_abroad(dse: Greece, unit: str) -> None:
    table = dse(arta=unit, evros="cadre1 front0 partisan1", evia="dse")
    assert reasons(table.play("partisan")) == {"yes": ["arta", *FOREIGN], NO_UNIT: without(GREEK, "arta")}


# 9.1: in place at the start of the phase


@rule("greek_civil_war", "9.1")
@pytest.mark.parametrize(
    ("bought", "type", "with_it"),
    [
        ("front evia open", "cadre", ["messinia", *FOREIGN]),
        ("front evia square", "cadre", ["messinia", *FOREIGN]),
        ("front evia open", "guerrilla", ["arta", "lakonia"]),
        ("cadre messinia open", "guerrilla", ["arta", "lakonia"]),
        ("guerrilla arta open", "partisan", FOREIGN),
    ],
)
def test_a_unit_placed_in_this_phase_is_not_in_place_for_the_dse(
    dse: Greece, bought: str, type: str, with_it: list[str]
) -> None:
    table = dse(arta="cadre1", lakonia="cadre1", messinia="dse").play(f"{bought} {type}")
    assert table.kind == "build"
    assert table.options == with_it


@rule("greek_civil_war", "9.1")
def test_a_unit_placed_in_this_phase_is_not_in_place_for_the_government(government: Greece) -> None:
    table = government(athens="lok1", evia="resettled police1").play("police arta open again brigade")
    assert table.options == ["athens", "evia"]
    assert why(table, "arta") == NO_UNIT
    table.play("athens open mountain open")  # evia is the only Region left for it
    assert (table.units("arta"), table.units("evia")) == ("police1 [] []", "mountain1 police1 [] []")


@rule("greek_civil_war", "9.1", "9.2")
def test_a_unit_upgraded_in_this_phase_is_in_place(dse: Greece) -> None:
    table = dse(arta="guerrilla1").play("upgrade arta guerrilla1 partisan arta open")
    assert table.units("arta") == "guerrilla2 partisan1 [] []"


@rule("greek_civil_war", "9.1")
def test_a_unit_in_place_counts_beside_one_placed_in_this_phase(dse: Greece) -> None:
    table = dse(arta="front0").play("front arta open cadre arta open guerrilla arta open")
    assert table.units("arta") == "2xfront0 cadre1 guerrilla1 [] []"
    assert table.index("dse") == 50 - 2 - 2 - 3


@rule("greek_civil_war", "9.1", "9.3")
def test_a_demobilized_unit_is_no_longer_in_place(dse: Greece) -> None:
    """[G-68]."""
    table = dse(arta="front0", evia="front0").play("front arta square demobilize arta front0")
    assert table.units("arta") == "[front0] []"  # the new one
    table.play("guerrilla")
    assert table.units("evia") == "front0 [] []"
    assert (table.kind, table.options) == ("build.place", ["open", "square"])
    table.play("square")
    assert table.units("evia") == "front0 [guerrilla1] []"


@rule("greek_civil_war", "9.1")
def test_in_the_next_phase_a_unit_has_been_in_place(dse: Greece) -> None:
    table = dse(duration=9, lakonia="cadre1").play("front arta open done done done add.all")
    table.play("dse done add.all dse guerrilla")
    assert (table["turn"], table.options) == (5, ["arta", "lakonia"])


# 9.1: the Open area or an empty square; enemies do not matter


@rule("greek_civil_war", "9.1", "13.2")
def test_a_unit_is_placed_in_the_open_or_in_an_unoccupied_square(government: Greece) -> None:
    table = government(athens="[police1] [cadre1] []").play("police athens")
    assert (table.kind, table.options, table.game.decision and table.game.decision.about) == (
        "build.place", ["open", "square"], "athens",
    )  # fmt: skip
    table.play("square police athens")  # now the squares are full
    assert table.units("athens") == "police1 [police1] [cadre1] [police1]"


@rule("greek_civil_war", "9.1", "2.6", "13.2")
def test_abroad_there_is_only_the_open(dse: Greece) -> None:
    table = dse(arta="front0").play("cadre bulgaria partisan bulgaria")
    assert table.units("bulgaria") == "cadre1 partisan1"


@rule("greek_civil_war", "9.1")
def test_enemy_units_have_no_effect_on_placing(dse: Greece) -> None:
    table = dse(athens="3xdivision1 [police1] [police1] [] government").play("front athens open front athens square")
    assert table.units("athens") == "3xdivision1 front0 [police1] [police1] [front0]"


@rule("greek_civil_war", "9.1", "5.0", "10.1")
def test_new_units_may_move_in_the_same_turn(government: Greece) -> None:
    table = government(evia="resettled police1").play("lok athens open done")
    assert table["athens"].get("marked") is None
    table.play("done athens fokida open")  # no regrouping
    assert (table.units("athens"), table.units("fokida")) == ("[] [] []", "lok1 []")


@rule("greek_civil_war", "9.1")
def test_the_position_tells_what_was_built_in_this_phase(government: Greece) -> None:
    table = government(athens="police1").play("police athens open police athens square")
    assert (table["athens"]["marked"], table["athens"]["marked_squares"]) == ({"police1": 1}, [0])
    assert "acted" not in table["athens"]


# 9.4: the number of counters


@rule("greek_civil_war", "9.4", "3.1", "10.7")
@pytest.mark.parametrize(
    ("type", "there", "after"),
    [
        ("division", "5xdivision1 3xdivision2 5xdivision3", "6xdivision1 3xdivision2 5xdivision3"),
        ("brigade", "7xbrigade1 7xbrigade2 9xbrigade4", "8xbrigade1 7xbrigade2 9xbrigade4"),
        ("lok", "2xlok1 2xlok_unconv0", "3xlok1 2xlok_unconv0"),
        ("police", "9xpolice1 8xpolice2", "10xpolice1 8xpolice2"),
    ],
)
def test_the_counters_of_the_government_are_a_limit(government: Greece, type: str, there: str, after: str) -> None:
    """Levels 1 and 2 are faces of one counter, 3 and 4 of another; both modes of LOK units are one."""
    table = government(athens=there, american_aid=True).play(f"{type} athens open")
    assert table.units("athens") == f"{after} [] [] []"
    assert why(table, type) == "9.4 no-counter"


@rule("greek_civil_war", "9.4", "3.1")
def test_there_are_four_mountain_units_of_the_lower_levels(government: Greece) -> None:
    table = government(ahaia="resettled mountain1 2xmountain2 3xmountain3").play("mountain ahaia open")
    assert table.units("ahaia") == "2xmountain1 2xmountain2 3xmountain3 [] [] []"
    assert why(table, "mountain") == "9.4 no-counter"


@rule("greek_civil_war", "9.4", "3.1")
@pytest.mark.parametrize(
    ("type", "there", "after"),
    [
        ("front", "11xfront0", "12xfront0"),
        ("cadre", "11xcadre1 front0", "front0 12xcadre1"),
        ("guerrilla", "cadre1 10xguerrilla1 9xguerrilla2", "cadre1 11xguerrilla1 9xguerrilla2"),
        (
            "partisan",
            "guerrilla1 5xpartisan1 4xpartisan2 6xpartisan3",
            "guerrilla1 6xpartisan1 4xpartisan2 6xpartisan3",
        ),
    ],
)
def test_the_counters_of_the_dse_are_a_limit(dse: Greece, type: str, there: str, after: str) -> None:
    table = dse(athens=there).play(f"{type} athens open")
    assert table.units("athens") == f"{after} [] [] []"
    assert why(table, type) == "9.4 no-counter"
