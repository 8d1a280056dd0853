"""Movement: steps on the map, who is held in an area, ways out of the boxes, Irregulars (6.1, 6.11, 6.12, 9.2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import smallwars
from tests.harness import CYPRUS_1974, Table, rule
from tests.titles.attila.test_data import ADJACENT
from tests.titles.attila.test_set_up import GROUND, everywhere, side_of

Fixture = Callable[..., Table]

CARDS = {"turkish": "g4-4", "cypriot": "w4-4"}
AREAS = list(CYPRUS_1974)
STAY_PUT = {"disrupted_may_move": False}


def moving(attila: Fixture, side: str = "turkish", card: str = "", **rest: Any) -> Table:
    """A table where a side has played a card for Movement."""
    card = card or CARDS[side]
    table = attila(side, **{side: f"{card} {rest.pop(side, '')}", **rest}).play(card)
    return table.play("movement") if table.kind == "use" else table


def near(area: str) -> list[str]:
    """The neighbours of an area, in map order."""
    return [other for other in AREAS if other in ADJACENT[area]]


def left(table: Table) -> int:
    """How many more units may move."""
    question = table.game.question()
    assert question is not None
    return question.left


# 6.1: steps


@rule("attila", "6.1", "2.31")
@pytest.mark.parametrize("area", AREAS)
def test_a_unit_moves_to_an_adjacent_area_and_no_other(attila: Fixture, area: str) -> None:
    table = moving(attila, **{area: "trk"}).play("trk")
    if len(near(area)) > 1:
        assert (table.kind, table.options) == ("move.to", near(area))
        far = [other for other in AREAS if other not in near(area)]
        assert {table.refused(other) for other in far} == {"6.1"}
        table.play(near(area)[0])
    assert everywhere(table) == {near(area)[0]: "trk"}


@rule("attila", "6.11", "6.1")
@pytest.mark.parametrize("unit", ["trk", "tmt_1", "5_div", "taf_1"])
@pytest.mark.parametrize("base", ["akrotiri_sba", "dhekelia_sba"])
def test_no_unit_enters_a_sovereign_base_area(attila: Fixture, unit: str, base: str) -> None:
    """Limassol and Paphos touch Akrotiri; Larnaca, Athienou, Famagusta and Ayia Napa touch Dhekelia."""
    for area in ("limassol", "larnaca", "athienou", "famagusta"):
        place = {"rear_turkish": unit} if unit == "taf_1" else {area: unit}
        table = moving(attila, **place).play(unit)
        assert base not in table.options
        with pytest.raises(smallwars.IllegalChoice):
            table.game.choose(base)


@rule("attila", "6.1")
@pytest.mark.parametrize(("card", "most"), [("g1-6", 1), ("g2-4", 2), ("g3-3", 3), ("g6-1", 6)])
def test_as_many_units_move_as_the_movement_value(attila: Fixture, card: str, most: int) -> None:
    units = ["trk", "slf", "39_div", "5_div", "a_28", "b_28", "abn"]
    table = moving(attila, card=card, cypriot="w2-4", karpas="grk", dhali=" ".join(units))
    for number, unit in enumerate(units[:most]):
        assert (table.actor, table.kind, left(table)) == ("turkish", "move.unit", most - number)
        table.play(f"{unit} larnaca")
    assert (table.actor, table.kind) == ("cypriot", "play")
    assert everywhere(table) == {
        "karpas": "grk", "larnaca": " ".join(units[:most]), "dhali": " ".join(units[most:]),
    }  # fmt: skip


@rule("attila", "6.1")
@pytest.mark.parametrize("enemies", ["es", "eoka", "grk mk", "es-"])
def test_units_may_enter_an_area_with_enemies(attila: Fixture, enemies: str) -> None:
    table = moving(attila, dhali="trk", larnaca=enemies).play("trk larnaca")
    assert everywhere(table) == {"larnaca": f"{enemies} trk"}


@rule("attila", "6.1")
def test_a_unit_moves_once_with_a_card(attila: Fixture) -> None:
    table = moving(attila, dhali="trk slf").play("trk larnaca")
    assert table.options == ["slf", "done"] and table.refused("trk") == "6.1"
    assert moving(attila, card="g4-4", dhali="trk", cypriot="w2-4", karpas="es").play("trk larnaca").actor == "cypriot"


@rule("attila", "6.1")
def test_it_may_move_again_with_the_next_card(attila: Fixture) -> None:
    table = moving(attila, turkish="g2-4", dhali="trk").play("trk larnaca g2-4 trk kophinou")
    assert everywhere(table) == {"kophinou": "trk"}


@rule("attila", "6.1", "6.12")
def test_a_unit_that_came_from_a_box_does_not_move_on_with_that_card(attila: Fixture) -> None:
    table = moving(attila, "cypriot", dhali="es", rear_cypriot="lok").play("lok again")
    assert table.options == ["es", "done"] and table.refused("lok") == "6.1"


@rule("attila", "6.1")
def test_units_from_one_area_may_go_different_ways(attila: Fixture) -> None:
    table = moving(attila, dhali="trk slf 39_div").play("trk larnaca slf kophinou 39_div strovolos")
    assert everywhere(table) == {"strovolos": "39_div", "kophinou": "slf", "larnaca": "trk"}


@rule("attila", "6.1")
def test_nobody_moves_from_the_map_to_a_box_nor_the_units_of_the_enemy(attila: Fixture) -> None:
    """Ruling A-62."""
    table = moving(attila, dhali="trk", larnaca="es", rear_cypriot="lok", transit="slf", rear_turkish="taf_1")
    assert table.options == ["trk", "taf_1", "done"]
    assert table.play("trk").options == near("dhali")


# 6.1: the order of units


@rule("attila", "6.1")
@pytest.mark.in_order
def test_units_are_asked_for_in_order_and_again_goes_back_to_the_first(attila: Fixture) -> None:
    table = moving(attila, dhali="trk slf 39_div")
    assert table.options == ["trk", "slf", "39_div", "done"]
    table.play("slf larnaca")
    assert table.options == ["39_div", "again", "done"] and table.refused("trk") == "6.1"
    table.play("again")
    assert table.options == ["trk", "39_div", "done"]
    assert everywhere(table.play("trk kophinou done")) == {"dhali": "39_div", "kophinou": "trk", "larnaca": "slf"}


@rule("attila", "6.1")
def test_again_is_offered_only_if_it_opens_something(attila: Fixture) -> None:
    table = moving(attila, dhali="trk slf 39_div", kyrenia="ema 5_div", strovolos="taf_1")
    assert table.options == ["trk", "slf", "39_div", "done"]
    assert table.play("trk larnaca").options == ["slf", "39_div", "done"]
    assert table.play("slf larnaca").options == ["39_div", "done"]


@rule("attila", "6.1", "9.2", "6.12")
@pytest.mark.in_order
def test_a_move_may_open_the_way_for_a_unit_before_it(attila: Fixture) -> None:
    """1A NG has no friends on the map until EOKA is there."""
    table = moving(attila, "cypriot", dhali="trk", rear_cypriot="1a_ng eoka")
    assert table.options == ["eoka", "done"] and table.refused("1a_ng") == "6.12"
    table.play("eoka karpas")
    assert table.options == ["again", "done"]
    assert table.play("again").options == ["1a_ng", "done"]
    assert everywhere(table.play("1a_ng")) == {"dhali": "trk", "karpas": "1a_ng eoka"}


@rule("attila", "6.1")
@pytest.mark.in_order
def test_of_equal_units_in_one_place_and_state_the_first_is_asked_for(attila: Fixture) -> None:
    table = moving(attila, dhali="tmt_2 tmt_4 tmt_6", larnaca="tmt_3", rear_turkish="taf_1 taf_3")
    assert table.options == ["tmt_2", "tmt_3", "taf_1", "done"]
    assert [table.refused(unit) for unit in ("tmt_4", "tmt_6", "taf_3")] == ["6.1"] * 3
    table.play("tmt_2 larnaca")
    assert table.options == ["tmt_3", "tmt_4", "taf_1", "done"]
    table.play("tmt_4 kophinou")
    assert table.options == ["tmt_6", "taf_1", "again", "done"]
    table.play("taf_1 dhali")
    assert table.options == ["taf_3", "again", "done"]


@rule("attila", "6.1")
@pytest.mark.in_order
def test_equal_units_in_another_state_are_told_apart(attila: Fixture) -> None:
    table = moving(attila, dhali="tmt_2 tmt_4- tmt_5 tmt_6-")
    assert table.options == ["tmt_2", "tmt_4", "done"]
    assert [table.refused(unit) for unit in ("tmt_5", "tmt_6")] == ["6.1", "6.1"]
    assert everywhere(table.play("tmt_4 larnaca done")) == {"dhali": "tmt_2 tmt_5 tmt_6-", "larnaca": "tmt_4-"}


# 6.1: disrupted units


@rule("attila", "6.1", "2.0")
def test_disrupted_ground_units_move_and_stay_disrupted(attila: Fixture) -> None:
    """Ruling A-12."""
    table = moving(attila, dhali="trk- tmt_1-").play("tmt_1 larnaca trk kophinou")
    assert everywhere(table) == {"kophinou": "trk-", "larnaca": "tmt_1-"}


@rule("attila", "6.1")
def test_with_the_option_off_disrupted_units_do_not_move(attila: Fixture) -> None:
    table = moving(attila, dhali="trk- slf tmt_1-", transit="39_div-", beachhead="kyrenia", options=STAY_PUT)
    assert table.options == ["slf", "done"]
    assert [table.refused(unit) for unit in ("trk", "tmt_1", "39_div")] == ["6.1"] * 3


@rule("attila", "6.1")
def test_with_the_option_off_undisrupted_units_move_as_ever(attila: Fixture) -> None:
    table = moving(attila, "cypriot", dhali="es mk-", rear_cypriot="lok", options=STAY_PUT)
    assert table.options == ["es", "lok", "done"]
    assert everywhere(table.play("es larnaca lok dhali")) == {"dhali": "mk- lok", "larnaca": "es"}


@rule("attila", "6.1")
@pytest.mark.parametrize("may_move", [True, False])
def test_disrupted_air_units_do_not_fly(attila: Fixture, may_move: bool) -> None:
    """Ruling A-61."""
    table = moving(attila, dhali="trk", rear_turkish="taf_1- taf_2", options={"disrupted_may_move": may_move})
    assert table.options == ["trk", "taf_2", "done"] and table.refused("taf_1") == "6.1"


# 6.1: air units


@rule("attila", "6.1", "6.12")
@pytest.mark.parametrize("side", ["turkish", "cypriot"])
def test_air_units_fly_from_the_rear_area_to_any_area_whoever_is_there(attila: Fixture, side: str) -> None:
    unit = "taf_1" if side == "turkish" else "haf_1"
    options = {"hellenic_air_force": True}
    table = moving(attila, side, dhali="es", larnaca="trk", **{f"rear_{side}": unit}, options=options).play(unit)
    assert table.options == AREAS
    for area in ("dhali", "larnaca", "troodos"):
        again = Table(table.game.fork()).play(area)
        assert unit in again.there(area).split() and again.there(f"rear_{side}") == ""


@rule("attila", "6.1", "6.12")
def test_any_number_of_air_units_fly_each_counting_against_the_card(attila: Fixture) -> None:
    table = moving(attila, card="g3-3", dhali="es", cypriot="w2-4", rear_turkish="taf_1 taf_2 taf_3 taf_4")
    table.play("taf_1 dhali taf_2 dhali taf_3 karpas")
    assert everywhere(table) == {"karpas": "taf_3", "dhali": "es taf_1 taf_2", "rear_turkish": "taf_4"}
    assert table.actor == "cypriot"


@rule("attila", "6.1")
def test_air_units_on_the_map_stay_where_they_are(attila: Fixture) -> None:
    """Ruling A-47."""
    table = moving(attila, dhali="trk taf_1", karpas="taf_2")
    assert table.options == ["trk", "done"] and [table.refused(unit) for unit in ("taf_1", "taf_2")] == ["6.1", "6.1"]


# 6.11 and 9.2: who is held in an area


@rule("attila", "6.11", "9.2", "2.2")
@pytest.mark.parametrize("enemy", GROUND)
def test_every_undisrupted_enemy_but_an_irregular_holds_a_unit(attila: Fixture, enemy: str) -> None:
    side, unit, free = ("turkish", "trk", "cdo") if side_of(enemy) == "cypriot" else ("cypriot", "mk", "ema")
    table = moving(attila, side, dhali=f"{unit} {enemy}", karpas=free)
    if enemy == "eoka" or enemy.startswith("tmt"):
        assert unit in table.options
    else:
        assert table.refused(unit) == "6.11"


@rule("attila", "6.11", "2.0")
@pytest.mark.parametrize("enemies", ["grk-", "es- grk- mk-", "eoka", "eoka-", "eoka grk-", "eoka- es-"])
def test_disrupted_enemies_and_irregulars_hold_nobody(attila: Fixture, enemies: str) -> None:
    assert everywhere(moving(attila, dhali=f"{enemies} trk").play("trk larnaca")) == {
        "dhali": enemies,
        "larnaca": "trk",
    }


@rule("attila", "6.11", "9.2")
@pytest.mark.parametrize("enemies", ["eoka es", "eoka- es", "grk- es", "es"])
def test_one_undisrupted_enemy_that_is_not_irregular_is_enough_to_hold_all(attila: Fixture, enemies: str) -> None:
    table = moving(attila, dhali=f"{enemies} trk slf 39_div- tmt_1 tmt_2-", larnaca="cdo")
    assert table.options == ["cdo", "done"]
    assert {table.refused(unit) for unit in ("trk", "slf", "39_div", "tmt_1", "tmt_2")} == {"6.11"}


@rule("attila", "6.11", "9.2")
def test_irregulars_are_held_like_others(attila: Fixture) -> None:
    """Ruling A-17."""
    assert moving(attila, dhali="es tmt_1", larnaca="tmt_2").refused("tmt_1") == "6.11"
    assert moving(attila, "cypriot", dhali="eoka trk", larnaca="es").refused("eoka") == "6.11"
    assert "eoka" in moving(attila, "cypriot", dhali="eoka tmt_1 trk-", larnaca="es").options


@rule("attila", "6.11", "6.1")
def test_air_units_hold_nobody(attila: Fixture) -> None:
    """Ruling A-52."""
    table = moving(attila, "cypriot", turkish="g2-4", dhali="es taf_1 taf_2").play("es larnaca")
    assert everywhere(table) == {"dhali": "taf_1 taf_2", "larnaca": "es"}


@rule("attila", "6.11")
def test_friends_do_not_help_a_unit_out(attila: Fixture) -> None:
    table = moving(attila, dhali="es trk slf 39_div 5_div a_28 b_28 taf_1", larnaca="cdo")
    assert table.options == ["cdo", "done"] and table.refused("5_div") == "6.11"


@rule("attila", "6.11")
def test_a_unit_that_walked_into_enemies_is_held_from_then_on(attila: Fixture) -> None:
    table = moving(attila, turkish="g2-4", kophinou="trk slf", larnaca="es").play("trk larnaca done g2-4 movement")
    assert table.options == ["slf", "done"] and table.refused("trk") == "6.11"


@rule("attila", "6.11")
def test_units_may_come_to_one_that_is_held(attila: Fixture) -> None:
    table = moving(attila, "cypriot", dhali="es trk", larnaca="mk", rear_cypriot="lok").play("mk dhali lok dhali")
    assert everywhere(table) == {"dhali": "es mk lok trk"}


# 6.12: Cypriots out of the Rear Area


FRONT = {"dhali": "es", "larnaca": "mk- trk", "karpas": "slf", "polis": "haf_1", "paphos": "taf_1"}
"""Friends alone, a disrupted friend with enemies, enemies alone, own air only, enemy air only."""
AIR_FORCE = {"hellenic_air_force": True}
EMPTY = [area for area in AREAS if area not in ("dhali", "larnaca", "karpas")]


@rule("attila", "6.12")
def test_cypriot_regulars_go_where_friends_are_and_nowhere_else(attila: Fixture) -> None:
    """Rulings A-13 and A-14."""
    table = moving(attila, "cypriot", **FRONT, rear_cypriot="lok", options=AIR_FORCE).play("lok")
    assert table.options == ["dhali", "larnaca"]
    assert {table.refused(area) for area in AREAS if area not in table.options} == {"6.12"}
    assert table.play("larnaca").there("larnaca") == "mk- lok trk"


@rule("attila", "6.12")
def test_without_friends_on_the_map_cypriot_regulars_stay(attila: Fixture) -> None:
    table = moving(attila, "cypriot", dhali="trk haf_1", rear_cypriot="lok haf_2", options=AIR_FORCE)
    assert table.options == ["haf_2", "done"] and table.refused("lok") == "6.12"


@rule("attila", "6.12")
def test_any_number_of_cypriots_leave_the_rear_area_in_a_turn(attila: Fixture) -> None:
    table = moving(attila, "cypriot", dhali="es", rear_cypriot="1a_ng 2_ng lok er", karpas="trk")
    table.play("1a_ng 2_ng lok er")
    assert everywhere(table) == {"karpas": "trk", "dhali": "1a_ng 2_ng es lok er"}


@rule("attila", "9.2", "6.12")
@pytest.mark.parametrize("side", ["turkish", "cypriot"])
def test_irregulars_of_both_sides_go_to_friends_or_to_an_empty_area(attila: Fixture, side: str) -> None:
    unit, alone = ("tmt_1", "dhali") if side == "turkish" else ("eoka", "karpas")
    table = moving(attila, side, **FRONT, **{f"rear_{side}": unit}, options=AIR_FORCE).play(unit)
    assert table.options == [area for area in AREAS if area != alone]
    assert table.refused(alone) == "9.2"
    assert set(EMPTY) < set(table.options)


@rule("attila", "9.2", "6.12")
def test_disrupted_enemies_keep_an_area_from_being_empty(attila: Fixture) -> None:
    table = moving(attila, dhali="es-", larnaca="trk", rear_turkish="tmt_1").play("tmt_1")
    assert table.options == [area for area in AREAS if area != "dhali"] and table.refused("dhali") == "9.2"


@rule("attila", "9.2")
def test_several_irregulars_may_come_in_a_turn_and_never_by_the_transit_box(attila: Fixture) -> None:
    table = moving(attila, cypriot="w2-4", rear_turkish="tmt_1 tmt_2 tmt_3", to_transit=1, to_beachhead=1, karpas="es")
    table.play("tmt_1 dhali tmt_2 dhali tmt_3 polis")
    assert everywhere(table) == {"karpas": "es", "dhali": "tmt_1 tmt_2", "polis": "tmt_3"}
    assert (table["to_transit"], table["to_beachhead"]) == (1, 1)


# 6.12: Turkish brigades


@rule("attila", "6.12", "2.32")
@pytest.mark.parametrize("unit", [unit for unit in GROUND if side_of(unit) == "turkish" and "tmt" not in unit])
def test_a_turkish_brigade_goes_from_the_rear_area_to_the_transit_box_only(attila: Fixture, unit: str) -> None:
    table = moving(attila, "turkish", "g1-6", dhali="tmt_1", beachhead="kyrenia", rear_turkish=unit).play(unit)
    assert everywhere(table) == {"dhali": "tmt_1", "transit": unit}
    assert (table["to_transit"], table["to_beachhead"]) == (1, 0)


@rule("attila", "6.12")
def test_one_brigade_a_turn_enters_the_transit_box(attila: Fixture) -> None:
    table = moving(attila, turkish="g2-4", rear_turkish="5_div a_28", dhali="trk")
    assert table.options == ["trk", "5_div", "a_28", "done"]
    table.play("a_28 again")
    assert table.options == ["trk", "done"] and table.refused("5_div") == "6.12"
    table.play("done g2-4")
    assert table.options == ["trk", "done"] and table.refused("5_div") == "6.12"
    assert everywhere(table) == {"dhali": "trk", "rear_turkish": "5_div", "transit": "a_28"}


@rule("attila", "6.12")
@pytest.mark.in_order
def test_one_brigade_a_turn_goes_from_the_transit_box_to_the_beachhead(attila: Fixture) -> None:
    table = moving(attila, turkish="g2-4", transit="slf 39_div 5_div", beachhead="kyrenia", kyrenia="ema", dhali="trk")
    assert table.options == ["trk", "slf", "39_div", "5_div", "done"]
    table.play("39_div")
    assert table.options == ["again", "done"]
    assert [table.refused(unit) for unit in ("slf", "5_div")] == ["6.12", "6.12"]
    table.play("done g2-4 movement")
    assert table.options == ["trk", "done"] and table.refused("slf") == "6.12"
    assert everywhere(table) == {"kyrenia": "ema 39_div", "dhali": "trk", "transit": "slf 5_div"}
    assert (table["to_transit"], table["to_beachhead"]) == (0, 1)


@rule("attila", "6.12")
def test_without_a_beachhead_nobody_leaves_the_transit_box_by_movement(attila: Fixture) -> None:
    table = moving(attila, transit="slf", dhali="trk")
    assert table.options == ["trk", "done"] and table.refused("slf") == "6.12"


@rule("attila", "6.12", "6.1")
def test_both_steps_count_against_the_card(attila: Fixture) -> None:
    """Ruling A-16."""
    table = moving(attila, card="g2-4", cypriot="w2-4", transit="slf", rear_turkish="5_div", beachhead="kyrenia",
                   dhali="trk", karpas="es").play("slf 5_div")  # fmt: skip
    assert table.actor == "cypriot"
    assert everywhere(table) == {"karpas": "es", "kyrenia": "slf", "dhali": "trk", "transit": "5_div"}


@rule("attila", "6.12", "6.1")
def test_one_brigade_may_take_both_steps_in_a_turn_with_two_cards(attila: Fixture) -> None:
    """Ruling A-15."""
    table = moving(attila, turkish="g2-4", rear_turkish="5_div", beachhead="kyrenia", dhali="trk").play("5_div again")
    assert table.options == ["trk", "done"] and table.refused("5_div") == "6.1"
    table.play("done g2-4 5_div done")
    assert everywhere(table) == {"kyrenia": "5_div", "dhali": "trk"}


@rule("attila", "6.12")
def test_the_transit_box_holds_any_number(attila: Fixture) -> None:
    crowd = "trk slf 39_div 5_div a_28 b_28 abn"
    table = moving(attila, transit=crowd, rear_turkish="cdo", dhali="tmt_1").play("cdo")
    assert everywhere(table) == {"dhali": "tmt_1", "transit": f"{crowd} cdo"}


@rule("attila", "6.12", "4.0")
def test_the_limits_are_those_of_a_turn(attila: Fixture) -> None:
    deck = ["g2-4", "g3-3", "g4-4", "g5-3", "w2-4", "w3-3"]
    table = attila(None, turn=2, to_transit=1, to_beachhead=1, invaded=True, deck=deck, beachhead="kyrenia",
                   transit="slf", rear_turkish="5_div", dhali="trk")  # fmt: skip
    assert (table["to_transit"], table["to_beachhead"], table["invaded"]) == (0, 0, False)
    assert table.play("g3-3").options == ["trk", "slf", "5_div", "done"]


@rule("attila", "6.12", "6.33")
def test_an_invasion_does_not_count_against_the_limit(attila: Fixture) -> None:
    """Ruling A-35."""
    table = attila(turkish="g2-4", transit="slf 39_div 5_div", karpas="es")
    table.play("special kyrenia slf 39_div")
    assert (table["invaded"], table["to_beachhead"], table["beachhead"]) == (True, 0, "kyrenia")
    table.play("g2-4 5_div done")
    assert everywhere(table) == {"karpas": "es", "kyrenia": "slf 39_div 5_div"}


@rule("attila", "6.12", "6.1")
def test_a_brigade_disrupted_in_the_transit_box_lands_disrupted(attila: Fixture) -> None:
    """Ruling A-36."""
    table = moving(attila, transit="slf-", beachhead="kyrenia", dhali="trk").play("slf done")
    assert everywhere(table) == {"kyrenia": "slf-", "dhali": "trk"}


@rule("attila", "6.12")
def test_turkish_fighters_do_not_go_by_the_transit_box(attila: Fixture) -> None:
    table = moving(attila, rear_turkish="taf_1", to_transit=1).play("taf_1")
    assert table.options == AREAS
