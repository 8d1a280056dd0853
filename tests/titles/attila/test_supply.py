"""Supply of Turkish regulars that attack (6.2)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.harness import Table, rule
from tests.titles.attila.battles import HELLENIC, Attila, combat, dice, left, on_the_map


def cost(table: Table, area: str, unit: str) -> int:
    """What this unit counts against the card if it attacks there; another unit is in the area."""
    table.play(area)
    before = left(table)
    table.play(unit)
    return before - left(table)


# The chain


@rule("attila", "6.2")
def test_a_regular_in_the_beachhead_area_counts_as_one(attila: Attila) -> None:
    assert cost(combat(attila, kyrenia="slf cdo ema"), "kyrenia", "slf") == 1


@rule("attila", "6.2")
@pytest.mark.parametrize("unit", ["trk", "slf", "39_div", "5_div", "a_28", "b_28", "abn", "cdo"])
def test_every_turkish_regular_counts_as_two_without_a_beachhead(attila: Attila, unit: str) -> None:
    #
    table = combat(attila, beachhead=None, kioneli=f"{unit} 3a_ng", rear_turkish="taf_1").play(f"kioneli {unit}")
    assert (table.options, left(table)) == (["taf_1", "done"], 4)


@rule("attila", "6.2")
@pytest.mark.parametrize("area", ["kioneli", "strovolos", "machairas", "limassol", "karpas", "ayia_napa", "polis"])
def test_a_chain_of_empty_areas_leads_back_to_the_beachhead(attila: Attila, area: str) -> None:
    assert cost(combat(attila, **{area: "slf trk 4_ng"}), area, "trk") == 1


FAMAGUSTA = [
    ("", 1),
    ("1a_ng", 2),
    ("es", 2),
    ("1a_ng-", 1),
    ("1a_ng- 1b_ng", 2),
    ("1a_ng- 1b_ng-", 1),
    ("1a_ng trk", 1),
    ("1a_ng 1b_ng ema trk", 1),
    ("1a_ng trk-", 2),
    ("1a_ng- trk-", 1),
    ("trk-", 1),
    ("1a_ng tmt_1", 1),
    ("1a_ng tmt_1-", 2),
    ("1a_ng tmt_1- tmt_2", 1),
    ("eoka", 2),
    ("eoka-", 1),
    ("eoka tmt_1", 1),
    ("1a_ng taf_1", 2),
    ("haf_1", 1),
    ("haf_1 1a_ng-", 1),
]


@rule("attila", "6.2")
@pytest.mark.parametrize(("famagusta", "points"), FAMAGUSTA)
def test_undisrupted_enemies_alone_in_an_area_cut_the_chain(attila: Attila, famagusta: str, points: int) -> None:
    # Famagusta is the only way from Ayia Napa to Kyrenia.
    table = combat(attila, options=HELLENIC, ayia_napa="slf cdo 5_ng", famagusta=famagusta)
    assert cost(table, "ayia_napa", "slf") == points


@rule("attila", "6.2")
def test_a_chain_may_go_round(attila: Attila) -> None:
    # Kythreia, Lefkoniko and Athienou are closed, Akanthou and Trikomo are open.
    cut = {"kythreia": "grk", "lefkoniko": "mk", "athienou": "es"}
    assert cost(combat(attila, famagusta="slf cdo 1a_ng", **cut), "famagusta", "slf") == 1
    assert cost(combat(attila, famagusta="slf cdo 1a_ng", trikomo="2_ng", **cut), "famagusta", "slf") == 2


@rule("attila", "6.2")
def test_no_chain_runs_over_a_sovereign_base_area(attila: Attila) -> None:
    # Dhekelia touches Ayia Napa and Larnaca.
    table = combat(attila, beachhead="larnaca", ayia_napa="slf cdo 5_ng", famagusta="1a_ng")
    assert cost(table, "ayia_napa", "slf") == 2


@rule("attila", "6.2")
@pytest.mark.parametrize(
    ("larnaca", "points"), [("4_ng", 2), ("4_ng tmt_4", 1), ("4_ng tmt_4-", 2), ("4_ng-", 1), ("eoka", 2), ("", 1)]
)
def test_the_beachhead_area_is_part_of_the_chain(attila: Attila, larnaca: str, points: int) -> None:
    #
    table = combat(attila, beachhead="larnaca", dhali="slf cdo es", larnaca=larnaca)
    assert cost(table, "dhali", "slf") == points


@rule("attila", "6.2")
def test_the_attacker_itself_keeps_its_own_area_open(attila: Attila) -> None:
    assert cost(combat(attila, kyrenia="39_div- slf cdo ema grk"), "kyrenia", "slf") == 1


# What it costs


@rule("attila", "6.2")
def test_irregulars_count_as_one_without_supply(attila: Attila) -> None:
    assert cost(combat(attila, beachhead=None, kioneli="tmt_7 tmt_8 grk"), "kioneli", "tmt_7") == 1


@rule("attila", "6.2")
def test_cypriot_units_need_no_supply(attila: Attila) -> None:
    table = combat(attila, "cypriot", beachhead=None, kioneli="trk grk mk")
    assert cost(table, "kioneli", "grk") == 1


@rule("attila", "6.2", "6.21")
def test_air_units_count_as_one_beside_a_brigade_out_of_supply(attila: Attila) -> None:
    table = combat(attila, value=4, beachhead=None, kioneli="trk grk", rear_turkish="taf_1 taf_2 taf_3").play(
        "kioneli trk"
    )
    assert left(table) == 2
    table.play("taf_1 taf_2")
    # The card is used up: 2 + 1 + 1. Dice: 2 + 1 + 1 against 3.
    assert dice(table) == (4, 3)


@rule("attila", "6.2")
def test_a_card_of_one_is_too_small_for_a_brigade_out_of_supply(attila: Attila) -> None:
    away = {"ayia_napa": "slf 5_ng", "famagusta": "1a_ng"}
    table = attila(turkish="g6-1", beachhead="kyrenia", kioneli="tmt_7", **away).play("g6-1")
    # There is no other use for it than Movement.
    assert (table.kind, left(table)) == ("move.unit", 6)
    table = combat(attila, value=1, larnaca="tmt_4 4_ng", **away)
    assert (table.options, table.refused("ayia_napa")) == (["larnaca", "done"], "6.2")


@rule("attila", "6.2")
def test_a_brigade_out_of_supply_takes_two_points_of_what_is_left(attila: Attila) -> None:
    table = combat(attila, value=4, beachhead=None, kioneli="tmt_7 tmt_8 trk slf cdo 3a_ng", rear_turkish="taf_1")
    table.play("kioneli tmt_7")
    assert (table.options, left(table)) == (["tmt_8", "trk", "slf", "cdo", "taf_1", "done"], 3)
    table.play("trk")
    # One point: nothing for another brigade.
    assert [table.refused(unit) for unit in ("slf", "cdo")] == ["6.2", "6.2"]
    # Enough for the Irregulars.
    assert (table.options, left(table)) == (["tmt_8", "taf_1", "done"], 1)


@rule("attila", "6.2")
def test_without_supply_three_brigades_fill_a_card_of_six(attila: Attila) -> None:
    table = combat(attila, beachhead=None, kioneli="trk slf abn cdo grk").play("kioneli trk slf abn")
    assert dice(table) == (2 + 3 + 3, 3)
    table = combat(attila, kioneli="trk slf abn cdo grk").play("kioneli trk slf abn")
    assert (table.options, left(table)) == (["cdo", "done"], 3)


@rule("attila", "6.2")
def test_supply_changes_neither_dice_nor_defence(attila: Attila) -> None:
    #
    for beachhead in ("larnaca", None):
        table = combat(attila, beachhead=beachhead, dhali="39_div es").play("dhali")
        assert dice(table) == (4, 1)
        table = combat(attila, "cypriot", beachhead=beachhead, dhali="39_div es").play("dhali")
        assert dice(table) == (1, 4)


# Anew in each battle


def two_battles(attila: Attila, **rest: Any) -> Table:
    """SLF in Ayia Napa can be supplied from Larnaca by way of Athienou and Famagusta only."""
    closed = {"lefkoniko": "mk", "trikomo": "3a_ng", "dhali": "grk"}
    return combat(attila, value=2, beachhead="larnaca", ayia_napa="slf 5_ng", **closed, **rest)


@rule("attila", "6.2", "6.24")
def test_an_exploitation_in_the_first_battle_opens_the_chain_for_the_second(attila: Attila) -> None:
    #
    table = two_battles(attila, famagusta="1a_ng", athienou="5_div 4_ng").play("athienou {2} {0}")
    assert (table.kind, on_the_map(table)["athienou"]) == ("exploit", "5_div")
    table.play("famagusta")
    assert (table.options, left(table)) == (["ayia_napa", "done"], 1)
    assert dice(table.play("ayia_napa")) == (3, 1)


@rule("attila", "6.2", "6.24")
def test_without_the_exploitation_the_second_battle_is_too_dear(attila: Attila) -> None:
    table = two_battles(attila, famagusta="1a_ng", athienou="5_div 4_ng", larnaca="tmt_4 es")
    assert table.options == ["ayia_napa", "athienou", "larnaca", "done"]
    table.play("athienou {2} {0} done")
    assert (table.kind, table.options) == ("battle", ["larnaca", "done"])
    assert table.refused("ayia_napa") == "6.2"


@rule("attila", "6.2", "6.23")
@pytest.mark.parametrize(("retreat", "offered"), [("famagusta", False), ("kythreia", True)])
def test_a_retreat_in_the_first_battle_closes_the_chain_for_the_second(
    attila: Attila, retreat: str, offered: bool
) -> None:
    #
    table = two_battles(attila, athienou="trk 2_ng", larnaca="tmt_4 es").play(f"athienou {{1}} {{0}} {retreat}")
    assert (table.kind, left(table), table.there(retreat)) == ("battle", 1, "2_ng")
    assert table.options == (["ayia_napa"] if offered else []) + ["larnaca", "done"]


@rule("attila", "6.2", "6.23")
@pytest.mark.parametrize(("hits", "offered"), [(0, True), (1, False)])
def test_an_irregular_lost_in_the_first_battle_closes_the_chain_for_the_second(
    attila: Attila, hits: int, offered: bool
) -> None:
    #
    table = two_battles(attila, famagusta="tmt_1 1a_ng", larnaca="tmt_4 es").play(f"famagusta {{0}} {{{hits}}}")
    assert (table.kind, left(table)) == ("battle", 1)
    assert table.there("famagusta") == ("1a_ng tmt_1" if offered else "1a_ng")
    assert table.options == (["ayia_napa"] if offered else []) + ["larnaca", "done"]
