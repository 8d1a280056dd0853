"""How many dice are thrown, who allocates hits, and what they do (6.23)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.harness import Table, rule
from tests.titles.attila.battles import (
    HELLENIC,
    Attila,
    about,
    boxes,
    combat,
    dice,
    duel,
    left,
    on_the_map,
    past,
    rule_of,
    weights,
)

# Dice

TERRAIN = {
    "karpas": 0, "akanthou": 1, "trikomo": 0, "famagusta": 2, "ayia_napa": 0, "lefkoniko": 0, "kythreia": 0,
    "kyrenia": 1, "lapithos": 1, "kioneli": 0, "nicosia_city": 2, "strovolos": 0, "dhali": 0, "athienou": 0,
    "peristerona": 0, "morfou": 1, "lefka": 1, "polis": 1, "paphos": 1, "troodos": 2, "machairas": 1, "limassol": 2,
    "kophinou": 0, "larnaca": 0,
}  # fmt: skip
"""A die for a mountain or for woods, two for a town; Troodos has both a mountain and woods."""


@rule("attila", "6.23")
@pytest.mark.parametrize("side", ["turkish", "cypriot"])
@pytest.mark.parametrize("area", TERRAIN)
def test_the_defender_adds_dice_for_the_terrain(attila: Attila, area: str, side: str) -> None:
    #
    table = combat(attila, side, **{area: "slf lok"}).play(area)
    values = {"turkish": 3, "cypriot": 2}
    assert dice(table) == (values[side], 5 - values[side] + TERRAIN[area])


@rule("attila", "6.23")
@pytest.mark.parametrize(
    ("units", "thrown"),
    [
        ("tmt_1 es", (1, 1)),
        ("tmt_1 tmt_2 trk eoka 1a_ng", (4, 3)),
        ("slf abn cdo ema grk", (9, 6)),
        ("39_div 5_div a_28 b_28 2_ng 3a_ng mk lok er", (16, 10)),
        ("39_div 1b_ng 3b_ng 4_ng 5_ng", (4, 4)),
    ],
)
def test_each_side_throws_a_die_for_each_point_of_combat_value(
    attila: Attila, units: str, thrown: tuple[int, int]
) -> None:
    assert dice(duel(attila, "turkish", units)) == thrown
    assert dice(duel(attila, "cypriot", units)) == thrown[::-1]


@rule("attila", "6.23")
def test_disrupted_defenders_throw_all_their_dice(attila: Attila) -> None:
    #
    assert dice(duel(attila, "turkish", "trk grk- mk")) == (2, 5)
    assert dice(duel(attila, "cypriot", "39_div- tmt_1- es")) == (1, 5)


@rule("attila", "6.23")
@pytest.mark.parametrize(
    ("units", "thrown"),
    [
        ("trk grk taf_1", (3, 3)),
        ("trk grk taf_1 taf_2 taf_3", (5, 3)),
        ("tmt_1 trk grk taf_1", (4, 3)),
        ("tmt_1 tmt_2 grk taf_1 taf_2", (2, 3)),
        ("tmt_1 tmt_2- trk- grk taf_1 taf_2", (1, 3)),  # TRK does not attack
    ],
)
def test_an_air_unit_adds_a_die_to_the_attack_unless_all_are_irregular(
    attila: Attila, units: str, thrown: tuple[int, int]
) -> None:
    assert dice(duel(attila, "turkish", units)) == thrown


@rule("attila", "6.23", "9.2")
@pytest.mark.parametrize(
    ("words", "thrown"),
    [
        ("tmt_1 tmt_2 done taf_1 taf_2", 2),
        ("tmt_1 trk done taf_1 taf_2", 5),
        ("trk done taf_1 done", 3),
        ("trk done done", 2),
        ("all taf_1 taf_2", 6),
    ],
)
def test_an_air_unit_adds_a_die_to_the_defence_unless_all_are_irregular(
    attila: Attila, words: str, thrown: int
) -> None:
    table = combat(attila, "cypriot", dhali="tmt_1 tmt_2 trk- grk taf_1 taf_2").play(f"dhali {words}")
    assert dice(table) == (3, thrown)


@rule("attila", "6.23", "9.2")
def test_eoka_alone_gets_no_support_from_the_air(attila: Attila) -> None:
    table = combat(attila, "cypriot", options=HELLENIC, dhali="trk eoka es haf_1").play("dhali eoka haf_1 done")
    assert dice(table) == (1, 2)
    table = combat(attila, "cypriot", options=HELLENIC, dhali="trk eoka es haf_1").play("dhali eoka es haf_1")
    assert dice(table) == (3, 2)


@rule("attila", "6.23", "E6")
def test_with_event_6_no_air_unit_adds_a_die(attila: Attila) -> None:
    assert dice(duel(attila, "turkish", "trk grk taf_1 taf_2", air_friction=True)) == (2, 3)
    table = combat(attila, "cypriot", dhali="trk grk taf_1", air_friction=True).play("dhali taf_1")
    assert dice(table) == (3, 2)


@rule("attila", "6.23")
@pytest.mark.parametrize(
    ("units", "odds"),
    [
        ("tmt_1 es", [2, 1]),
        ("trk es", [4, 4, 1]),
        ("slf es", [8, 12, 6, 1]),
        ("39_div es", [16, 32, 24, 8, 1]),
        ("trk slf es", [32, 80, 80, 40, 10, 1]),
    ],
)
def test_a_die_hits_on_5_or_6(attila: Attila, units: str, odds: list[int]) -> None:
    # One of three for each die.
    table = duel(attila, "turkish", units)
    assert (table.kind, rule_of(table), about(table)) == ("hits", "6.23", "attacker")
    assert (weights(table), left(table)) == (odds, len(odds) - 1)
    assert table.options == [str(hits) for hits in range(len(odds))]
    table.play("{0}")
    assert (about(table), weights(table), left(table)) == ("defender", [2, 1], 1)


# Hits


@rule("attila", "6.23")
def test_both_sides_throw_at_once(attila: Attila) -> None:
    # Who is disrupted or damaged has hit all the same.
    table = duel(attila, "turkish", "tmt_1 es").play("{1} {1}")
    assert (table.kind, about(table), table.there("dhali")) == ("retreat", "es", "es-")
    assert boxes(table) == ["", "", "tmt_1", ""]
    table = duel(attila, "turkish", "trk es").play("{2} {1}")
    assert (on_the_map(table), boxes(table)) == ({"dhali": "trk-"}, ["", "", "", "es"])


@rule("attila", "6.23")
def test_without_hits_nothing_happens(attila: Attila) -> None:
    table = duel(attila, "turkish", "trk tmt_1 es grk-").play("{0} {0}")
    assert (table.actor, table.kind, table.there("dhali")) == ("cypriot", "play", "es grk- tmt_1 trk")


@rule("attila", "6.23")
def test_the_attacker_allocates_his_hits_first_then_the_defender(attila: Attila) -> None:
    #
    table = duel(attila, "cypriot", "grk mk slf cdo").play("{2} {3}")
    assert (table.actor, table.kind, rule_of(table)) == ("cypriot", "hit.unit", "6.23")
    assert (table.options, left(table)) == (["slf", "cdo"], 2)
    table.play("slf")
    assert (table.actor, table.options, left(table)) == ("cypriot", ["slf", "cdo"], 1)
    table.play("slf")
    assert (table.actor, table.options, left(table)) == ("turkish", ["grk", "mk"], 3)
    assert table["hits"] == {"slf": 2}
    table.play("grk mk mk")
    assert (boxes(table)[3], table.there("dhali")) == ("mk", "grk- slf cdo")
    assert (table.actor, table.kind, about(table)) == ("turkish", "retreat", "slf")


@rule("attila", "6.23")
@pytest.mark.in_order
def test_hits_are_allocated_in_the_order_of_the_units_which_may_be_started_again(attila: Attila) -> None:
    table = duel(attila, "turkish", "39_div 3b_ng ema grk").play("{3} {0} ema")
    assert (table.options, past(table, "3b_ng")) == (["ema", "grk", "again"], "6.23")
    table.play("again")
    # What was hit stays hit; it opens nothing a second time.
    assert (table.options, left(table), table["hits"]) == (["3b_ng", "ema", "grk"], 2, {"ema": 1})
    table.play("3b_ng")
    assert (table.options, table["hits"]) == (["3b_ng", "ema", "grk"], {"3b_ng": 1, "ema": 1})
    table.play("grk")
    assert (table.kind, about(table), table["disrupted"]) == ("retreat", "3b_ng", ["3b_ng"])


ALLOCATIONS = [
    ("ema ema ema ema", "", "3b_ng ema- grk", ["ema"]),
    ("3b_ng ema grk grk", "", "3b_ng- ema grk", ["3b_ng", "ema", "grk"]),
    ("3b_ng 3b_ng ema ema", "3b_ng", "ema grk", ["ema"]),
    ("3b_ng 3b_ng ema grk", "3b_ng", "ema grk", ["ema", "grk"]),
    ("3b_ng grk grk grk", "", "3b_ng- ema grk-", ["3b_ng", "grk"]),
    ("grk grk grk grk", "", "3b_ng ema grk-", ["grk"]),
    ("grk again ema again 3b_ng 3b_ng", "3b_ng", "ema grk", ["ema", "grk"]),
    ("3b_ng grk again 3b_ng grk", "3b_ng", "ema grk", ["grk"]),
    ("3b_ng 3b_ng 3b_ng 3b_ng", "3b_ng", "ema grk", []),
]
"""Four hits of 39(-); who is damaged, what is there before retreats, and who may retreat."""


@rule("attila", "6.23")
@pytest.mark.parametrize(("words", "damaged", "there", "retreats"), ALLOCATIONS)
def test_who_hits_decides_which_units_take_how_many(
    attila: Attila, words: str, damaged: str, there: str, retreats: list[str]
) -> None:
    table = duel(attila, "turkish", "39_div 3b_ng ema grk").play("{4} {0} " + words)
    assert (boxes(table)[3], table.there("dhali")) == (damaged, f"{there} 39_div")
    asked = []
    while table.kind == "retreat":
        asked.append(about(table))
        table.play("athienou")
    assert asked == retreats


# What hits do to a unit

FEWER = [(2, 1), (3, 1), (3, 2), (4, 1), (4, 2), (4, 3)]
AS_MANY = [(1, 1), (2, 2), (2, 3), (3, 3), (3, 4), (3, 5), (4, 4), (4, 5), (4, 6), (4, 7)]
TWICE = [(1, 2), (1, 3), (2, 4), (2, 5), (3, 6), (3, 7), (4, 8), (4, 9)]
"""Combat Value and hits."""

TURKISH = {1: "tmt_1", 2: "trk", 3: "slf", 4: "39_div"}
CYPRIOT = {1: "4_ng", 2: "2_ng", 3: "ema"}
AROUND = ["nicosia_city", "strovolos", "athienou", "machairas", "kophinou", "larnaca"]


def victims(rows: list[tuple[int, int]]) -> pytest.MarkDecorator:
    """Each row for a Turkish unit, and for a Cypriot one as far as there is one of that value."""
    turkish = [("turkish", TURKISH[value], hits) for value, hits in rows]
    cypriot = [("cypriot", CYPRIOT[value], hits) for value, hits in rows if value < 4]
    return pytest.mark.parametrize(("side", "unit", "hits"), turkish + cypriot)


def attacker_hit(attila: Attila, side: str, unit: str, hits: int) -> Table:
    """A table where a unit has attacked alone and taken hits; it has hit nothing."""
    enemies = "grk mk lok er 3a_ng" if side == "turkish" else "a_28 b_28 5_div"
    return duel(attila, side, f"{unit} {enemies}").play(f"{{0}} {{{hits}}}")


def defender_hit(attila: Attila, side: str, unit: str, hits: int, **rest: Any) -> Table:
    """A table where a unit, disrupted if it has a minus, was attacked and took hits; it has hit nothing."""
    turkish = side == "turkish"
    enemies = "grk mk lok er 3a_ng" if turkish else "slf b_28 abn"
    table = duel(attila, "cypriot" if turkish else "turkish", f"{unit} {enemies}", **rest)
    return table.play(f"{{{hits}}} {{0}}")


def damaged(side: str, unit: str) -> list[str]:
    """The boxes if that unit is damaged."""
    return ["", "", unit, ""] if side == "turkish" else ["", "", "", unit]


@rule("attila", "6.23")
@victims(FEWER)
def test_fewer_hits_than_its_value_disrupt_an_attacker(attila: Attila, side: str, unit: str, hits: int) -> None:
    table = attacker_hit(attila, side, unit, hits)
    assert table.kind == "play" and table["disrupted"] == [unit]
    assert (unit in table["dhali"], boxes(table)) == (True, ["", "", "", ""])


@rule("attila", "6.23")
@victims(AS_MANY + TWICE)
def test_its_value_or_more_damages_an_attacker(attila: Attila, side: str, unit: str, hits: int) -> None:
    table = attacker_hit(attila, side, unit, hits)
    assert table.kind == "play" and table["disrupted"] == []
    assert (unit in table["dhali"], boxes(table)) == (False, damaged(side, unit))


@rule("attila", "6.23")
@victims(FEWER)
def test_fewer_than_its_value_an_undisrupted_defender_retreats_or_is_disrupted(
    attila: Attila, side: str, unit: str, hits: int
) -> None:
    table = defender_hit(attila, side, unit, hits)
    assert (table.actor, table.kind, rule_of(table), about(table)) == (side, "retreat", "6.23", unit)
    assert (table.options, table["disrupted"]) == ([*AROUND, "disrupt"], [])
    gone = Table(table.game.fork()).play("athienou")
    assert (gone.kind, gone.there("athienou"), unit in gone["dhali"]) == ("play", unit, False)
    assert (gone["disrupted"], boxes(gone)) == ([], ["", "", "", ""])
    table.play("disrupt")
    assert (table["disrupted"], unit in table["dhali"]) == ([unit], True)


@rule("attila", "6.23")
@victims(AS_MANY)
def test_from_its_value_on_an_undisrupted_defender_is_disrupted_and_may_retreat(
    attila: Attila, side: str, unit: str, hits: int
) -> None:
    table = defender_hit(attila, side, unit, hits)
    assert (table.actor, table.kind, about(table)) == (side, "retreat", unit)
    assert (table.options, table["disrupted"]) == ([*AROUND, "decline"], [unit])
    gone = Table(table.game.fork()).play("kophinou")
    assert (gone.there("kophinou"), gone.kind, boxes(gone)) == (f"{unit}-", "play", ["", "", "", ""])
    table.play("decline")
    assert (table["disrupted"], unit in table["dhali"], table.kind) == ([unit], True, "play")


@rule("attila", "6.23")
@victims(TWICE)
def test_twice_its_value_or_more_damages_an_undisrupted_defender(
    attila: Attila, side: str, unit: str, hits: int
) -> None:
    table = defender_hit(attila, side, unit, hits)
    assert (table.kind, table["disrupted"], boxes(table)) == ("play", [], damaged(side, unit))
    assert unit not in table["dhali"]


@rule("attila", "6.23")
@victims(FEWER)
def test_fewer_than_its_value_a_disrupted_defender_must_retreat(
    attila: Attila, side: str, unit: str, hits: int
) -> None:
    table = defender_hit(attila, side, f"{unit}-", hits)
    assert (table.actor, table.kind, about(table)) == (side, "retreat", unit)
    assert (table.options, table["disrupted"]) == (AROUND, [unit])
    table.play("strovolos")
    assert (table.there("strovolos"), table.kind, boxes(table)) == (f"{unit}-", "play", ["", "", "", ""])


@rule("attila", "6.23")
@victims(AS_MANY + TWICE)
def test_its_value_or_more_damages_a_disrupted_defender(attila: Attila, side: str, unit: str, hits: int) -> None:
    table = defender_hit(attila, side, f"{unit}-", hits)
    assert (table.kind, table["disrupted"], boxes(table)) == ("play", [], damaged(side, unit))
    assert unit not in table["dhali"]
