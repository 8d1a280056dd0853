"""Air-to-air combat (6.22)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.harness import Table, rule
from tests.titles.attila.battles import HELLENIC, Attila, about, boxes, combat, dice, left, past, rule_of, weights


def dogfight(attila: Attila, kioneli: str = "trk grk", **rest: Any) -> Table:
    """The Turkish player attacks in Kioneli, with all his aircraft, and all Cypriot ones join: air units roll."""
    table = combat(attila, options=HELLENIC, kioneli=kioneli, **rest).play("kioneli")
    while table.kind in ("attack.unit", "target.unit", "defend.air"):
        table.play("all" if table.kind == "target.unit" else table.options[0])
    return table


# Who fights


@rule("attila", "6.22")
def test_air_units_of_both_sides_fight_before_the_ground_units(attila: Attila) -> None:
    table = dogfight(attila, "trk grk taf_1 haf_1")
    assert (table.actor, table.kind, rule_of(table), about(table)) == ("chance", "hits", "6.22", "attacker")
    assert (table.options, left(table), weights(table)) == (["0", "1", "2"], 2, [4, 4, 1])
    table.play("{0}")
    assert (table.actor, table.kind, rule_of(table), about(table)) == ("chance", "hits", "6.22", "defender")
    assert table.options == ["0", "1", "2"]
    table.play("{0}")
    # One round only; then the ground units, with a die more for each air unit.
    assert (rule_of(table), dice(table)) == ("6.23", (3, 4))


@rule("attila", "6.22")
@pytest.mark.parametrize(
    ("kioneli", "thrown"),
    [
        ("trk grk taf_1 haf_1", (2, 2)),
        ("trk grk taf_1 taf_2 haf_1", (4, 2)),
        ("trk grk taf_1 haf_1 haf_2", (2, 4)),
        ("trk grk taf_1 taf_2 taf_3 taf_4 haf_1 haf_2", (8, 4)),
    ],
)
def test_each_side_throws_as_many_dice_as_its_fighters_have_combat_value(
    attila: Attila, kioneli: str, thrown: tuple[int, int]
) -> None:
    assert dice(dogfight(attila, kioneli)) == thrown


@rule("attila", "6.22")
def test_nobody_fights_in_the_air_if_only_one_side_is_there(attila: Attila) -> None:
    #
    table = dogfight(attila, "trk grk taf_1 taf_2")
    assert (rule_of(table), dice(table)) == ("6.23", (4, 3))
    table = dogfight(attila, "trk grk haf_1 haf_2")
    assert (rule_of(table), dice(table)) == ("6.23", (2, 5))


@rule("attila", "6.22", "6.21")
def test_air_units_that_do_not_join_are_not_fought(attila: Attila) -> None:
    table = combat(attila, options=HELLENIC, kioneli="trk grk taf_1 haf_1 haf_2").play(
        "kioneli trk taf_1 done grk done done"
    )
    assert (table.actor, table.kind, rule_of(table)) == ("chance", "hits", "6.23")
    assert dice(table) == (3, 3)
    table = combat(attila, options=HELLENIC, kioneli="trk grk taf_1 haf_1").play("kioneli trk done grk done haf_1")
    assert (rule_of(table), dice(table)) == ("6.23", (2, 4))


@rule("attila", "6.22", "6.21")
def test_the_cypriot_attacks_with_fighters_from_the_rear_area(attila: Attila) -> None:
    table = combat(attila, "cypriot", options=HELLENIC, kioneli="trk grk taf_1", rear_cypriot="haf_1 haf_2")
    table.play("kioneli haf_1 haf_2 taf_1")
    assert (rule_of(table), dice(table)) == ("6.22", (4, 2))
    assert (rule_of(table), dice(table)) == ("6.23", (5, 3))
    assert table.there("kioneli") == "grk haf_1 haf_2 trk taf_1"


# What hits do


@rule("attila", "6.22")
@pytest.mark.parametrize(
    ("hits", "after"),
    [
        (0, ["", "", "", ""]),
        (1, ["", "haf_1-", "", ""]),
        (2, ["", "", "", "haf_1"]),
        (3, ["", "", "", "haf_1"]),
        (4, ["", "", "", "haf_1"]),
    ],
)
def test_a_defending_air_unit_is_disrupted_below_its_value_and_damaged_from_it_on(
    attila: Attila, hits: int, after: list[str]
) -> None:
    table = dogfight(attila, "trk grk taf_1 taf_2 haf_1").play(f"{{{hits}}} {{0}}")
    assert boxes(table) == after
    assert table.there("kioneli") == ("grk haf_1 trk taf_1 taf_2" if hits == 0 else "grk trk taf_1 taf_2")
    assert dice(table) == (4, 4 if hits == 0 else 3)


@rule("attila", "6.22")
@pytest.mark.parametrize(
    ("hits", "after"),
    [
        (1, ["taf_1-", "", "", ""]),
        (2, ["", "", "taf_1", ""]),
        (3, ["", "", "taf_1", ""]),
        (4, ["", "", "taf_1", ""]),
    ],
)
def test_an_attacking_air_unit_likewise(attila: Attila, hits: int, after: list[str]) -> None:
    table = dogfight(attila, "trk grk taf_1 haf_1 haf_2").play(f"{{0}} {{{hits}}}")
    assert (boxes(table), table.there("kioneli")) == (after, "grk haf_1 haf_2 trk")
    assert dice(table) == (2, 5)


@rule("attila", "6.22")
@pytest.mark.parametrize(
    ("words", "rear", "damaged", "thrown"),
    [
        ("{1} {0} haf_1", "haf_1-", "", (4, 4)),
        ("{1} {0} haf_2", "haf_2-", "", (4, 4)),
        ("{2} {0} haf_1 haf_1", "", "haf_1", (4, 4)),
        ("{2} {0} haf_1 haf_2", "haf_1- haf_2-", "", (4, 3)),
        ("{3} {0} haf_1 haf_1 haf_2", "haf_2-", "haf_1", (4, 3)),
        ("{3} {0} haf_1 haf_2 haf_2", "haf_1-", "haf_2", (4, 3)),
        ("{3} {0} haf_2 again haf_1 haf_2", "haf_1-", "haf_2", (4, 3)),
        ("{4} {0} haf_1 haf_1 haf_2 haf_2", "", "haf_1 haf_2", (4, 3)),
        ("{4} {0} haf_1 haf_1 haf_1 haf_1", "", "haf_1", (4, 4)),
    ],
)
def test_who_hits_allocates(attila: Attila, words: str, rear: str, damaged: str, thrown: tuple[int, int]) -> None:
    table = dogfight(attila, "trk grk taf_1 taf_2 haf_1 haf_2").play(words)
    assert (table.kind, rule_of(table)) == ("hits", "6.23")
    assert boxes(table) == ["", rear, "", damaged]
    assert dice(table) == thrown


@rule("attila", "6.22")
@pytest.mark.in_order
def test_the_attacker_allocates_first_one_hit_at_a_time_in_order(attila: Attila) -> None:
    #
    table = dogfight(attila, "trk grk taf_1 taf_2 haf_1 haf_2").play("{3} {2}")
    assert (table.actor, table.kind, rule_of(table)) == ("turkish", "hit.unit", "6.22")
    assert (table.options, left(table)) == (["haf_1", "haf_2"], 3)
    table.play("haf_2")
    assert (table.actor, table.options, left(table)) == ("turkish", ["haf_2", "again"], 2)
    table.play("haf_2 haf_2")
    assert (table.actor, table.kind, table.options, left(table)) == ("cypriot", "hit.unit", ["taf_1", "taf_2"], 2)
    # Nothing is lost before all hits are allocated.
    assert table.there("kioneli") == "grk haf_1 haf_2 trk taf_1 taf_2"
    table.play("taf_1 taf_2")
    assert (table.there("kioneli"), boxes(table)) == ("grk haf_1 trk", ["taf_1- taf_2-", "", "", "haf_2"])


@rule("attila", "6.22")
@pytest.mark.in_order
def test_hits_out_of_order_are_refused_but_again_goes_back(attila: Attila) -> None:
    table = dogfight(attila, "trk grk taf_1 taf_2 taf_3 haf_1 haf_2").play("{0} {2} taf_2")
    assert (table.kind, table.options) == ("hit.unit", ["taf_2", "taf_3", "again"])
    assert past(table, "taf_1") == "6.22"
    table.play("again")
    assert (table.options, left(table), table["hits"]) == (["taf_1", "taf_2", "taf_3"], 1, {"taf_2": 1})
    assert boxes(table.play("taf_1")) == ["taf_1- taf_2-", "", "", ""]


@rule("attila", "6.22")
def test_both_sides_hit_at_once(attila: Attila) -> None:
    table = dogfight(attila, "trk grk taf_1 haf_1").play("{2} {2}")
    assert (table.there("kioneli"), boxes(table)) == ("grk trk", ["", "", "taf_1", "haf_1"])
    assert dice(table) == (2, 3)


@rule("attila", "6.22")
def test_hits_in_the_air_do_nothing_to_ground_units(attila: Attila) -> None:
    table = dogfight(attila, "tmt_7 es taf_1 taf_2 haf_1").play("{4} {2} taf_1 taf_1")
    assert (table.there("kioneli"), boxes(table)) == ("es tmt_7 taf_2", ["", "", "taf_1", "haf_1"])


@rule("attila", "6.22", "6.23")
def test_hits_on_the_ground_do_nothing_to_air_units(attila: Attila) -> None:
    table = dogfight(attila, "trk cdo grk mk taf_1 haf_1").play("{0} {0} {6} {6}")
    assert (table.actor, table.kind, rule_of(table), table.options) == (
        "turkish", "hit.unit", "6.23", ["grk", "mk"],
    )  # fmt: skip
    table.play("grk " * 6)
    assert (table.actor, table.options) == ("cypriot", ["trk", "cdo"])
    table.play("trk trk cdo cdo cdo cdo")
    assert (table.there("kioneli"), boxes(table)) == ("mk haf_1 taf_1", ["", "", "trk cdo", "grk"])


@rule("attila", "6.22")
def test_a_disrupted_air_unit_does_not_come_back_with_the_next_card(attila: Attila) -> None:
    table = dogfight(attila, "trk grk haf_1", turkish="g1-6 g2-4", rear_turkish="taf_1").play("{0} {1} {0} {0}")
    assert boxes(table)[0] == "taf_1-"
    table.play("pass g2-4 combat kioneli")
    assert (table.actor, table.kind, table.options) == ("cypriot", "defend.air", ["haf_1", "done"])


@rule("attila", "6.22")
def test_an_air_unit_that_won_fights_again_with_the_next_card(attila: Attila) -> None:
    table = dogfight(attila, "trk grk haf_1 taf_1", turkish="g1-6 g2-4").play("{0} {0} {0} {0}")
    table.play("pass g2-4 combat kioneli taf_1 haf_1")
    assert (rule_of(table), dice(table)) == ("6.22", (2, 2))


# Air units that only fight each other


@rule("attila", "6.22", "9.2")
def test_air_units_of_irregulars_fight_in_the_air_but_give_no_support(attila: Attila) -> None:
    table = dogfight(attila, "tmt_7 tmt_8 grk taf_1 taf_2 haf_1")
    assert (rule_of(table), dice(table)) == ("6.22", (4, 2))
    # Two dice for two Irregulars, three and one more for GRK.
    assert (rule_of(table), dice(table)) == ("6.23", (2, 4))
    table = dogfight(attila, "trk eoka taf_1 haf_1 haf_2")
    assert (rule_of(table), dice(table)) == ("6.22", (2, 4))
    assert (rule_of(table), dice(table)) == ("6.23", (3, 1))


@rule("attila", "6.22", "E6")
def test_with_event_6_air_units_fight_each_other_all_the_same(attila: Attila) -> None:
    table = dogfight(attila, "trk grk taf_1 haf_1", air_friction=True)
    assert rule_of(table) == "6.22"
    table.play("{1} {0}")
    assert boxes(table) == ["", "haf_1-", "", ""]
    assert (rule_of(table), dice(table)) == ("6.23", (2, 3))
