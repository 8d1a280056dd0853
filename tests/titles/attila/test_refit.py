"""Refit, the Special Action of both sides: ground units of an area, air units, damaged units (6.3, 6.31)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.harness import Table, rule
from tests.titles.attila.test_set_up import everywhere

Fixture = Callable[..., Table]

WAITING = {"turkish": "g2-4", "cypriot": "w2-4"}
"""A card in each hand, so that the phase does not end."""
AIR_FORCE = {"hellenic_air_force": True}


def acting(attila: Fixture, side: str = "turkish", **rest: Any) -> Table:
    """A table where a side has played a Special Action card."""
    return attila(side, **WAITING, **rest).play("special")


# What there is to refit


@rule("attila", "6.31", "6.3")
def test_a_refit_is_for_ground_units_air_units_or_damaged_units(attila: Fixture) -> None:
    table = acting(attila, dhali="trk-", rear_turkish="taf_1-", damaged_turkish="slf")
    assert (table.actor, table.kind, table.options) == ("turkish", "refit", ["ground", "air", "damaged"])


REFUSED = [
    ({"dhali": "trk-"}, "ground"),
    ({"rear_turkish": "taf_1-"}, "air"),
    ({"damaged_turkish": "slf"}, "damaged"),
]


@rule("attila", "6.31", "6.3")
@pytest.mark.parametrize(("place", "what"), REFUSED, ids=[what for _, what in REFUSED])
def test_the_only_refit_that_would_change_something_is_taken(attila: Fixture, place: dict[str, str], what: str) -> None:
    """Ruling A-64. Alone with nothing else to do, it happens at once."""
    table = acting(attila, **place, larnaca="tmt_1 es-", damaged_cypriot="lok")
    assert table.actor == "cypriot" and table["special_actions"]["turkish"] == 5 and table["disrupted"] == ["es"]
    assert table.there("damaged_turkish") == ""


@rule("attila", "6.31")
@pytest.mark.parametrize(
    ("places", "offered", "refused"),
    [
        ({"dhali": "trk-", "damaged_turkish": "slf"}, ["ground", "damaged"], "air"),
        ({"dhali": "trk-", "rear_turkish": "taf_1-"}, ["ground", "air"], "damaged"),
        ({"rear_turkish": "taf_1-", "damaged_turkish": "slf"}, ["air", "damaged"], "ground"),
    ],
)
def test_a_refit_of_nothing_is_refused(
    attila: Fixture, places: dict[str, str], offered: list[str], refused: str
) -> None:
    table = acting(attila, **places)
    assert table.options == offered and table.refused(refused) == "6.31"


# Ground units of one area


@rule("attila", "6.31")
def test_all_disrupted_ground_units_in_one_area_are_undisrupted(attila: Fixture) -> None:
    table = acting(attila, dhali="trk- slf- tmt_1- 39_div", larnaca="tmt_2-", kophinou="cdo")
    assert (table.kind, table.options) == ("refit.area", ["dhali", "larnaca"])
    assert table.refused("kophinou") == "6.31" and table.refused("karpas") == "6.31"
    table.play("dhali")
    assert everywhere(table) == {"dhali": "tmt_1 trk slf 39_div", "kophinou": "cdo", "larnaca": "tmt_2-"}
    assert (table.actor, table["special_actions"]) == ("cypriot", {"turkish": 5, "cypriot": 6})


@rule("attila", "6.31")
def test_enemies_in_that_area_stay_disrupted(attila: Fixture) -> None:
    table = acting(attila, dhali="es- mk- trk-", larnaca="tmt_1-").play("dhali")
    assert everywhere(table) == {"dhali": "es- mk- trk", "larnaca": "tmt_1-"}
    table = acting(attila, "cypriot", dhali="es- mk- trk-", larnaca="eoka-").play("dhali")
    assert everywhere(table) == {"dhali": "es mk trk-", "larnaca": "eoka-"}


@rule("attila", "6.31")
def test_areas_with_disrupted_enemies_only_are_not_offered(attila: Fixture) -> None:
    table = acting(attila, "cypriot", dhali="es-", karpas="trk-", larnaca="mk-")
    assert table.options == ["dhali", "larnaca"] and table.refused("karpas") == "6.31"


@rule("attila", "6.31", "6.2", "7.0")
@pytest.mark.parametrize("beachhead", [None, "karpas"])
def test_units_out_of_supply_are_refitted_too(attila: Fixture, beachhead: str | None) -> None:
    """Ruling A-31: no Beachhead, or one that enemies cut off."""
    table = acting(attila, dhali="trk- slf-", karpas="es", beachhead=beachhead)
    assert everywhere(table) == {"karpas": "es", "dhali": "trk slf"}


@rule("attila", "6.31")
def test_units_in_the_transit_box_are_not_in_an_area(attila: Fixture) -> None:
    table = acting(attila, transit="slf- 39_div", dhali="trk")
    assert table.kind == "invasion.area"
    table = attila("turkish", **WAITING, transit="slf-", invaded=True, dhali="trk")
    assert table.refused("special") == "6.3"


@rule("attila", "6.31")
def test_disrupted_air_units_in_an_area_are_no_ground_units(attila: Fixture) -> None:
    table = acting(attila, dhali="trk- taf_1-", larnaca="tmt_1-").play("dhali")
    assert everywhere(table) == {"dhali": "trk taf_1-", "larnaca": "tmt_1-"}
    assert attila("turkish", **WAITING, dhali="trk taf_1-").refused("special") == "6.3"


# Air units


@rule("attila", "6.31")
def test_all_disrupted_air_units_in_the_rear_area_are_undisrupted(attila: Fixture) -> None:
    table = acting(
        attila, rear_turkish="taf_1- taf_2 taf_3-", rear_cypriot="haf_1-", dhali="trk-", options=AIR_FORCE
    ).play("air")
    assert everywhere(table) == {"rear_turkish": "taf_1 taf_2 taf_3", "rear_cypriot": "haf_1-", "dhali": "trk-"}


@rule("attila", "6.31", "9.4")
def test_the_cypriot_fighters_are_refitted_like_others(attila: Fixture) -> None:
    table = acting(attila, "cypriot", rear_cypriot="haf_1- haf_2-", dhali="es-", options=AIR_FORCE).play("air")
    assert everywhere(table) == {"rear_cypriot": "haf_1 haf_2", "dhali": "es-"}


@rule("attila", "6.31", "E4", "9.4")
def test_chaos_and_a_lost_airport_do_not_stop_a_refit(attila: Fixture) -> None:
    table = acting(attila, rear_turkish="taf_1-", rear_chaos="turkish", dhali="trk")
    assert table.there("rear_turkish") == "taf_1"
    table = acting(attila, "cypriot", rear_cypriot="haf_1-", airfield_lost=True, dhali="es", options=AIR_FORCE)
    assert table.there("rear_cypriot") == "haf_1"


# Damaged units


@rule("attila", "6.31", "2.0")
def test_all_damaged_units_go_to_the_rear_area_undisrupted(attila: Fixture) -> None:
    table = acting(
        attila, damaged_turkish="tmt_1 slf 5_div taf_1", damaged_cypriot="es", rear_turkish="taf_2-", dhali="trk-"
    ).play("damaged")
    assert everywhere(table) == {
        "dhali": "trk-", "rear_turkish": "tmt_1 slf 5_div taf_1 taf_2-", "damaged_cypriot": "es",
    }  # fmt: skip


@rule("attila", "6.31", "3.0")
def test_lok_and_er_come_with_a_refit_of_damaged_units(attila: Fixture) -> None:
    """Ruling A-32."""
    table = acting(attila, "cypriot", damaged_cypriot="es lok er", dhali="mk-", damaged_turkish="taf_1").play("damaged")
    assert everywhere(table) == {"dhali": "mk-", "rear_cypriot": "es lok er", "damaged_turkish": "taf_1"}


@rule("attila", "6.31", "6.12")
def test_what_came_back_may_move_to_the_map_with_the_next_card(attila: Fixture) -> None:
    table = acting(attila, "cypriot", damaged_cypriot="lok er", dhali="mk").play("pass w2-4 lok dhali er dhali")
    assert everywhere(table) == {"dhali": "mk lok er"}


@rule("attila", "6.31", "6.3")
def test_each_refit_takes_a_card(attila: Fixture) -> None:
    table = acting(attila, dhali="trk-", rear_turkish="taf_1-", damaged_turkish="slf")
    table.play("ground pass special air pass special pass")
    assert table["special_actions"] == {"turkish": 3, "cypriot": 6}
    assert everywhere(table) == {"dhali": "trk", "rear_turkish": "slf taf_1"}
