"""Movement between Regions (10.1, 10.2, 10.4, 10.5; 2.4, 2.6)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

import smallwars
from tests.harness import GREECE, Table, rule
from tests.titles.greek_civil_war.reachability import ABROAD, FACES, NEXT_TO, kind_of, landed, side_of

Greece = Callable[..., Table]


@pytest.fixture
def dse(greece: Greece) -> Greece:
    """The Movement Phase of the DSE begins."""
    return partial(greece, active="dse")


def places(table: Table, word: str, region: str) -> list[str]:
    """Open or square: what may be chosen for the unit in that Region, also where there is no choice."""
    before = table.position
    chosen = Table(table.game.fork()).play(region)
    if chosen.kind == "move.place":
        return chosen.options
    place = landed(before, chosen.position, word)
    assert place is not None and place[0] == region
    return [place[1]]


# 10.1


@rule("greek_civil_war", "10.1")
def test_a_player_may_move_none_of_his_units(greece: Greece) -> None:
    table = greece(larissa="mountain1", evia="police1 [police2] []").play("done")
    assert [table.units(name) for name in ("larissa", "evia")] == ["mountain1 [] [] []", "police1 [police2] []"]
    assert (table["phase"], table["active"]) == ("mobilization", "dse")


@rule("greek_civil_war", "10.1")
def test_a_player_may_move_some_of_his_units(greece: Greece) -> None:
    table = greece(larissa="2xmountain1", evia="police1").play("larissa trikala open done")
    assert [table.units(name) for name in ("larissa", "trikala", "evia")] == [
        "mountain1 [] [] []", "mountain1 [] []", "police1 [] []",
    ]  # fmt: skip
    assert (table["phase"], table["active"]) == ("mobilization", "dse")


@rule("greek_civil_war", "10.1")
def test_a_player_may_move_all_of_his_units_and_the_phase_is_over(greece: Greece) -> None:
    table = greece(larissa="2xmountain1", evia="police1").play("larissa trikala open larissa trikala open evia viotia")
    assert [table.units(name) for name in ("larissa", "trikala", "evia", "viotia")] == [
        "[] [] []", "2xmountain1 [] []", "[] []", "police1 [] []",
    ]  # fmt: skip
    assert (table["phase"], table["active"]) == ("mobilization", "dse")


@rule("greek_civil_war", "10.1")
@pytest.mark.parametrize("side", ["government", "dse"])
def test_a_player_moves_only_his_own_units_in_his_own_phase(greece: Greece, side: str) -> None:
    table = greece(active=side, larissa="mountain1", trikala="partisan1")
    own, enemy = ("larissa", "trikala") if side == "government" else ("trikala", "larissa")
    assert (table.actor, table.kind, table.options) == (side, "move", [own, "done"])
    assert table.refused(enemy) == "10.1"


@rule("greek_civil_war", "10.1", "2.3")
def test_only_own_units_of_a_shared_region_are_named(dse: Greece) -> None:
    table = dse(larissa="mountain1 partisan1 cadre1 [police1] [front0] []").play("larissa")
    assert (table.kind, table.options) == ("move.unit", ["cadre1", "partisan1", "square.front0"])
    assert table.game.decision is not None and table.game.decision.about == "larissa"


@rule("greek_civil_war", "10.1", "10.5")
def test_a_unit_that_moved_cannot_move_again(greece: Greece) -> None:
    table = greece(larissa="mountain1 police1").play("larissa mountain1 magnesia open")
    assert table["magnesia"]["acted"] == {"mountain1": 1}
    assert table.options == ["larissa", "done"]
    assert table.refused("magnesia") == "10.1"


@rule("greek_civil_war", "10.1")
def test_an_equal_unit_that_has_not_moved_may_move_from_there(greece: Greece) -> None:
    table = greece(larissa="mountain1", magnesia="mountain1").play("larissa magnesia open")
    assert (table.units("magnesia"), table.options) == ("2xmountain1 [] [] []", ["magnesia", "done"])
    table.play("magnesia evia open")
    assert [table.units(name) for name in ("magnesia", "evia")] == ["mountain1 [] [] []", "mountain1 [] []"]
    assert table["phase"] == "mobilization"


@rule("greek_civil_war", "10.1")
def test_a_unit_that_moved_within_its_region_cannot_move_again(greece: Greece) -> None:
    table = greece(larissa="2xmountain1").play("larissa larissa")
    assert table.units("larissa") == "mountain1 [mountain1] [] []"
    # Only the one in the Open is left, and is not asked for.
    table.play("larissa")
    assert (table.kind, table.game.decision and table.game.decision.about) == ("move.to", "mountain1")
    table.play("trikala open")
    assert (table.units("larissa"), table["phase"]) == ("[mountain1] [] []", "mobilization")


@rule("greek_civil_war", "10.1")
def test_whoever_moved_may_move_again_in_the_next_turn(dse: Greece) -> None:
    table = dse(turn=2, first="government", larissa="cadre1").play("larissa trikala")
    # Control, Attrition, and the tie gives the choice to the DSE (8.0).
    table.play("add.all dse")
    assert (table["turn"], table["phase"], table["active"]) == (3, "mobilization", "dse")
    table.play("done trikala arta")
    assert table.units("arta") == "cadre1 [] []"


# The order of moves


@rule("greek_civil_war", "10.1")
def test_units_move_in_any_order(greece: Greece) -> None:
    table = greece(evros="police1", larissa="police1", lakonia="police1").play("larissa magnesia")
    assert table.options == ["evros", "lakonia", "done"] and table.refused("larissa") == "10.1"
    table.play("lakonia messinia evros rodopi done")
    assert [table.units(name).split()[0] for name in ("rodopi", "magnesia", "messinia")] == ["police1"] * 3


@rule("greek_civil_war", "10.1")
def test_to_name_a_region_or_a_unit_moves_nothing(greece: Greece) -> None:
    table = greece(evros="police1", larissa="police1 mountain1")
    before = table.position["regions"]
    table.game.choose("evros")
    assert (table.kind, table.options, table.may_go_back) == ("move.to", ["evros", "rodopi"], True)
    table.game.choose("back")
    table.game.choose("larissa")
    assert (table.kind, table.may_go_back) == ("move.unit", True)
    table.game.choose("mountain1")
    table.game.choose("back")
    assert (table.kind, table.options) == ("move", ["evros", "larissa", "done"])
    assert table.position["regions"] == before


@rule("greek_civil_war", "10.1")
def test_a_unit_with_one_way_to_go_does_not_go_by_itself(greece: Greece) -> None:
    table = greece(serres="guerrilla1 [police1] [] []")
    table.game.choose("serres")
    assert (table.kind, table.options, table.may_go_back) == ("move.to", ["serres"], True)


@rule("greek_civil_war", "10.1")
def test_the_end_of_the_last_move_is_said(greece: Greece) -> None:
    table = greece(evros="police1", active="government")
    for word in ("evros", "rodopi", "open"):
        table.game.choose(word)
    assert (table["phase"], table.kind, table.options) == ("movement", "move", ["done"])
    table.game.choose("done")
    assert table["phase"] != "movement"


# The order that bots keep


@rule("greek_civil_war", "10.1")
def test_bots_move_in_the_order_of_the_map(greece: Greece) -> None:
    table = greece(any_order=False, evros="police1", larissa="police1", lakonia="police1")
    assert table.options == ["evros", "larissa", "lakonia", "done"]
    table.play("larissa magnesia")
    assert table.options == ["lakonia", "again", "done"]
    assert [table.refused(name) for name in ("evros", "larissa")] == ["10.1", "10.1"]


@rule("greek_civil_war", "10.1")
def test_again_starts_the_order_anew(greece: Greece) -> None:
    table = greece(any_order=False, evros="police1", larissa="police1", lakonia="police1").play(
        "lakonia messinia again"
    )
    assert table.options == ["evros", "larissa", "done"]
    table.play("evros rodopi")
    assert table.options == ["larissa", "done"]
    table.play("larissa imathia")
    assert [table.units(name) for name in ("rodopi", "imathia", "messinia")] == ["police1 [] []"] * 3


@rule("greek_civil_war", "10.1")
def test_again_is_only_offered_if_it_opens_something(greece: Greece) -> None:
    table = greece(any_order=False, evros="police1", larissa="police1", lakonia="2xpolice1")
    for word in ("evros rodopi", "larissa imathia", "lakonia messinia"):
        assert "again" not in table.options
        table.play(word)
    assert table.options == ["lakonia", "done"]


@rule("greek_civil_war", "10.1")
def test_static_and_moved_units_do_not_open_the_order_again(dse: Greece) -> None:
    table = dse(evros="guerrilla1", larissa="cadre1", lakonia="cadre1", messinia="cadre1").play("larissa imathia")
    assert table.options == ["messinia", "lakonia", "done"]
    assert table.refused("evros") == "10.2"


@rule("greek_civil_war", "10.1")
def test_units_of_a_region_move_in_their_order(greece: Greece) -> None:
    table = greece(any_order=False, larissa="mountain1 mountain2 2xpolice1 [police1] [] []").play("larissa")
    assert table.options == ["mountain1", "mountain2", "police1", "square.police1"]
    table.play("police1 trikala")
    assert table.options == ["larissa", "again", "done"]
    table.play("larissa")
    assert table.options == ["police1", "square.police1"]
    assert [table.refused(unit) for unit in ("mountain1", "mountain2")] == ["10.1", "10.1"]
    table.play("square.police1")
    assert (table.units("larissa"), table.options) == ("mountain1 mountain2 2xpolice1 [] [] []", ["again", "done"])
    table.play("again larissa")
    assert table.options == ["mountain1", "mountain2", "police1"]


# 10.2


LINE = {1: ["rodopi"], 2: ["drama"], 3: ["serres"], 4: ["thessalonika", "pella", "imathia"]}
"""How far it is from Evros while Bulgaria is closed."""
ALLOWANCE = {
    "division": 2, "brigade": 3, "mountain": 4, "lok": 4, "lok_unconv": 4, "police": 1, "front": 3, "cadre": 1,
    "partisan": 3,
}  # fmt: skip


@rule("greek_civil_war", "10.2", "2.13")
@pytest.mark.parametrize("word", [word for word in FACES if kind_of(word) in ALLOWANCE])
def test_a_unit_enters_as_many_regions_as_its_movement_rating(greece: Greece, word: str) -> None:
    table = greece(active=side_of(word), evros=word, closed=["bulgaria"])
    table.play("done" if table.kind == "regroup" else "").play("evros")
    near = [region for steps in range(1, ALLOWANCE[kind_of(word)] + 1) for region in LINE[steps]]
    assert (table.kind, table.options) == ("move.to", sorted(["evros", *near], key=GREECE.index))
    far = [region for region in GREECE[:26] if region not in table.options]
    assert {table.refused(region) for region in far[:3]} == {"10.2"}


@rule("greek_civil_war", "10.2", "2.4")
@pytest.mark.parametrize("region", GREECE)
def test_a_unit_moves_to_the_regions_next_to_its_own(dse: Greece, region: str) -> None:
    table = dse(**{region: "cadre1"}).play(region)
    own = [] if region in ABROAD else [region]
    assert table.options == sorted([*own, *NEXT_TO[region]], key=GREECE.index)
    table.play(NEXT_TO[region][0])
    assert table[NEXT_TO[region][0]]["open"] == {"cadre1": 1}
    assert table[region]["open"] == {}


@rule("greek_civil_war", "10.2")
@pytest.mark.parametrize("word", ["guerrilla1", "guerrilla2"])
@pytest.mark.parametrize("there", ["{}", "[{}] [] []"])
def test_guerrillas_are_static(dse: Greece, word: str, there: str) -> None:
    # [G-35] Not even between the Open and a square.
    table = dse(larissa=there.format(word), trikala="cadre1")
    assert table.options == ["trikala", "done"]
    assert table.refused("larissa") == "10.2"
    before = table.units("larissa")
    table.play("done")
    assert table.units("larissa") == before


@rule("greek_civil_war", "10.2")
def test_a_guerrilla_stays_while_others_of_its_region_move(dse: Greece) -> None:
    table = dse(larissa="cadre1 guerrilla1 partisan1 [guerrilla2] [] []").play("larissa")
    assert table.options == ["cadre1", "partisan1"]
    assert [table.refused(unit) for unit in ("guerrilla1", "square.guerrilla2")] == ["10.2", "10.2"]


@rule("greek_civil_war", "10.2", "10.1")
def test_with_static_units_only_there_is_nothing_to_ask(dse: Greece) -> None:
    table = dse(larissa="2xguerrilla1 [guerrilla2] [] []")
    assert (table["phase"], table["active"]) == ("mobilization", "government")
    assert table.units("larissa") == "2xguerrilla1 [guerrilla2] [] []"


# 10.4: the examples


@rule("greek_civil_war", "10.4")
def test_the_example_of_larissa(greece: Greece) -> None:
    table = greece(larissa="division1").play("done larissa")
    assert table.options == [
        "serres", "pella", "imathia", "florina", "kastoria", "kozani", "ioannina", "arta", "trikala", "larissa",
        "magnesia", "evritania", "fokida", "evia", "korinthia",
    ]  # fmt: skip
    through_magnesia = ["evritania", "fokida", "evia", "korinthia"]
    assert [places(table, "division1", region) for region in through_magnesia] == [["open"]] * 4
    assert places(table, "division1", "magnesia") == ["open", "square"]
    table.play("magnesia square")
    assert [table.units(name) for name in ("larissa", "magnesia")] == ["[] [] []", "[division1] [] []"]


@rule("greek_civil_war", "10.4", "10.3")
@pytest.mark.parametrize("region", ["evritania", "fokida", "evia", "korinthia"])
def test_from_larissa_through_magnesia_into_the_open_of_a_region(greece: Greece, region: str) -> None:
    # The second point is spent: it ends in the Open, although there are empty squares.
    table = greece(larissa="division1").play(f"done larissa {region}")
    assert (table[region]["open"], set(table[region]["squares"])) == ({"division1": 1}, {None})
    assert table.units("larissa") == "[] [] []"


@rule("greek_civil_war", "10.4", "13.2")
def test_in_the_example_magnesia_must_have_an_empty_square(greece: Greece) -> None:
    table = greece(larissa="division1", magnesia="[police1] [guerrilla1] [police1]").play("done larissa magnesia")
    assert table.units("magnesia") == "division1 [police1] [guerrilla1] [police1]"


@rule("greek_civil_war", "10.4", "2.2")
def test_the_example_of_athens(greece: Greece) -> None:
    # [G-37] It starts in the Open.
    table = greece(athens="division1").play("done athens")
    assert table.options == ["athens", "fokida", "viotia", "evia", "korinthia"]
    assert [places(table, "division1", name) for name in ("fokida", "evia", "korinthia")] == [["open"]] * 3
    assert [places(table, "division1", name) for name in ("viotia", "athens")] == [["open", "square"], ["square"]]
    table.play("korinthia")
    assert [table.units(name) for name in ("athens", "korinthia")] == ["[] [] []", "division1 [] []"]


# 10.4: cities


@rule("greek_civil_war", "10.4", "2.2")
@pytest.mark.parametrize(("city", "around"), [("athens", "viotia"), ("thessalonika", "serres")])
def test_a_city_is_left_and_entered_through_one_region_only(greece: Greece, city: str, around: str) -> None:
    assert greece(**{city: "police1"}).play(city).options == [city, around]
    beside = [region for region in NEXT_TO[around] if region not in (city, "bulgaria")]
    for region in beside:
        assert city not in greece(**{region: "police1"}).play(region).options
        assert city in greece(**{region: "division1"}).play(f"done {region}").options
    assert greece(**{around: "police1"}).play(f"{around} {city}").units(city) == "police1 [] [] []"


@rule("greek_civil_war", "10.4", "10.5")
@pytest.mark.parametrize(("city", "around"), [("athens", "viotia"), ("thessalonika", "serres")])
def test_enemies_in_the_region_around_shut_a_city_in(greece: Greece, city: str, around: str) -> None:
    table = greece(**{city: "mountain1", around: "guerrilla1"}).play(city)
    assert table.options == sorted([city, around], key=GREECE.index)
    outside = "korinthia" if city == "athens" else "imathia"
    table = greece(**{outside: "mountain1", around: "guerrilla1"}).play(outside)
    assert around in table.options
    assert city not in table.options


@rule("greek_civil_war", "10.4")
def test_thessalonika_and_serres(greece: Greece) -> None:
    table = greece(thessalonika="division1").play("done thessalonika")
    assert table.options == ["thessalonika", "drama", "serres", "pella", "imathia"]


# 2.4: arrows


@rule("greek_civil_war", "2.4", "10.2", "10.4")
@pytest.mark.parametrize(
    ("one", "other"), [("magnesia", "korinthia"), ("magnesia", "evia"), ("viotia", "evia"), ("aitolia", "ahaia")]
)
def test_arrows_lead_over_water_both_ways(greece: Greece, one: str, other: str) -> None:
    for origin, to in ((one, other), (other, one)):
        table = greece(**{origin: "police1"}).play(f"{origin} {to}")
        assert (table[origin]["open"], table[to]["open"]) == ({}, {"police1": 1})


@rule("greek_civil_war", "2.4", "10.4")
@pytest.mark.parametrize(
    ("one", "other"), [("evia", "athens"), ("magnesia", "viotia"), ("magnesia", "trikala"), ("viotia", "evritania")]
)
def test_regions_without_border_or_arrow_are_not_connected(greece: Greece, one: str, other: str) -> None:
    # [G-3] The neighbours named in 10.4 are all there are.
    for origin, to in ((one, other), (other, one)):
        assert greece(**{origin: "police1"}).play(origin).refused(to) == "10.2"


# 2.6, 10.5: Foreign Areas


BORDERS = [(abroad, region) for abroad in ABROAD for region in NEXT_TO[abroad] if region not in ABROAD]


@rule("greek_civil_war", "2.6", "10.5")
@pytest.mark.parametrize(("abroad", "region"), BORDERS)
def test_dse_units_enter_and_exit_foreign_areas_freely(dse: Greece, abroad: str, region: str) -> None:
    table = dse(**{region: "cadre1"}).play(f"{region} {abroad}")
    assert table.units(abroad) == "cadre1"
    table = dse(**{abroad: "cadre1"}).play(f"{abroad} {region}")
    assert (table.units(abroad), table[region]["open"]) == ("", {"cadre1": 1})


@rule("greek_civil_war", "2.6", "10.5")
@pytest.mark.parametrize(("abroad", "region"), BORDERS)
def test_government_units_never_enter_foreign_areas(greece: Greece, abroad: str, region: str) -> None:
    for word in ("police1", "mountain4", "lok1", "lok_unconv0"):
        table = greece(**{region: f"{word} police2"})
        table.play("done" if table.kind == "regroup" else "").play(f"{region} {word}")
        assert table.refused(abroad) == "10.5"
        assert not set(ABROAD) & set(table.options)


@rule("greek_civil_war", "2.6", "10.5")
def test_government_units_do_not_pass_through_foreign_areas(greece: Greece) -> None:
    # Bulgaria would lead around the enemies in Rodopi.
    table = greece(evros="mountain1", rodopi="guerrilla1").play("evros")
    assert table.options == ["evros", "rodopi"]


@rule("greek_civil_war", "2.6", "10.5")
def test_dse_units_pass_through_foreign_areas(dse: Greece) -> None:
    table = dse(evros="partisan1").play("evros")
    assert table.options == [
        "thessalonika", "evros", "rodopi", "drama", "serres", "pella", "imathia", "florina", "albania", "yugoslavia",
        "bulgaria",
    ]  # fmt: skip
    table.play("florina")
    assert [table.units(name) for name in ("evros", "florina")] == ["[] []", "partisan1 [] []"]


@rule("greek_civil_war", "2.4", "10.5")
def test_foreign_areas_border_on_each_other(dse: Greece) -> None:
    # [G-6]
    table = dse(albania="cadre1").play("albania yugoslavia")
    assert [table.units(name) for name in ("albania", "yugoslavia")] == ["", "cadre1"]
    assert dse(albania="cadre1").play("albania").refused("bulgaria") == "10.2"


@rule("greek_civil_war", "2.6", "10.5", "17.1")
@pytest.mark.parametrize(
    ("abroad", "region"), [("albania", "kastoria"), ("yugoslavia", "pella"), ("bulgaria", "evros")]
)
def test_a_closed_foreign_area_is_neither_entered_nor_passed(dse: Greece, abroad: str, region: str) -> None:
    table = dse(closed=[abroad], **{region: "cadre1"}).play(region)
    assert table.refused(abroad) == "17.1"
    table = dse(closed=["bulgaria"], evros="partisan1").play("evros")
    assert table.options == ["evros", "rodopi", "drama", "serres"]


@rule("greek_civil_war", "2.6")
@pytest.mark.parametrize("abroad", ABROAD)
def test_foreign_areas_have_no_squares(dse: Greece, abroad: str) -> None:
    table = dse(**{abroad: "cadre1 front0"}).play(f"{abroad} front0")
    assert (table[abroad]["squares"], table.refused(abroad)) == ([], "13.2")
    with pytest.raises(smallwars.InvalidPosition):
        dse(**{abroad: "[cadre1]"})
