"""Components: the map, its Regions, squares, borders and points, the units and the Airstrikes (2.0)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.harness import GREECE, Table, rule
from tests.titles.greek_civil_war.test_data import ADJACENT, MAP, UNITS

Greece = Callable[..., Table]

GREEK = [id for id, entry in MAP.items() if entry[0] != "F"]
RURAL = [id for id, entry in MAP.items() if entry[0] == "R"]
FOREIGN = ["albania", "yugoslavia", "bulgaria"]
FACES = [(name, level) for name, unit in UNITS.items() for level in unit[1]]


def odds(table: Table) -> tuple[int, int, int]:
    """The last odds in the log: attack, defence, column."""
    return [entry.args for entry in table.game.log if entry.verb == "odds"][-1][:3]


# 2.1-2.3: the map and its Regions


@rule("greek_civil_war", "2.1")
def test_the_map_shows_greece_in_regions_and_three_countries_to_the_north(greece: Greece) -> None:
    assert list(greece()["regions"]) == [*GREEK, *FOREIGN] == list(GREECE)


@rule("greek_civil_war", "2.2")
def test_urban_or_rural_affects_operations_only_rural_regions_are_resettled(greece: Greece) -> None:
    table = greece(phase="mobilization", **dict.fromkeys(["athens", "thessalonika", "viotia", "serres"], "police1"))
    assert (table.kind, table.options) == ("resettle", ["serres", "viotia", "done"])
    assert table.refused("athens") == table.refused("thessalonika") == "16.5"


@rule("greek_civil_war", "2.2")
def test_every_rural_region_can_be_resettled(greece: Greece) -> None:
    table = greece(phase="mobilization", **dict.fromkeys(RURAL[:12], "police1"))
    assert table.options == [*RURAL[:12], "done"]
    table = greece(phase="mobilization", **dict.fromkeys(RURAL[12:], "police1"))
    assert table.options == [*RURAL[12:], "done"]


@rule("greek_civil_war", "2.2")
def test_athens_and_thessalonika_are_regions_of_their_own(greece: Greece) -> None:
    table = greece(phase="conflict", viotia="division1", serres="division1", athens="cadre1", thessalonika="cadre1")
    assert (table["phase"], table.actor) == ("mobilization", "dse")
    table = greece(phase="conflict", viotia="division1", athens="division1 cadre1", thessalonika="cadre1")
    assert (table.kind, table.options) == ("attack", ["athens", "done"])
    assert table.refused("viotia") == "11.1" and table.refused("thessalonika") == "11.2"


@rule("greek_civil_war", "2.2")
def test_units_are_deployed_in_the_open_area_or_into_squares_of_any_region(greece: Greece) -> None:
    for region in ("athens", "kastoria", "larissa"):
        table = greece(phase="mobilization", active="dse").play(f"front {region}")
        assert (table.kind, table.options) == ("build.place", ["open", "square"])
        assert table.play("square").units(region).startswith("[front0]")


@rule("greek_civil_war", "2.3")
@pytest.mark.parametrize("region", GREEK)
def test_each_square_holds_one_unit_and_the_open_area_the_rest(region: str, greece: Greece) -> None:
    squares = MAP[region][1]
    table = greece(phase="mobilization", active="dse")
    for _ in range(squares):
        table.play(f"front {region} square")
    assert table.units(region) == " ".join(["[front0]"] * squares)
    table.play(f"front {region}")
    assert table.kind == "mobilize"
    assert table.units(region) == " ".join(["front0", *["[front0]"] * squares])


@rule("greek_civil_war", "2.3", "13.2")
def test_a_full_square_is_no_place_for_a_second_unit(greece: Greece) -> None:
    table = greece(active="dse", larissa="2xcadre1 [police1] [police1] []").play("larissa")
    assert table.options == ["imathia", "kozani", "trikala", "larissa", "magnesia"]
    table.play("larissa larissa")
    assert table.units("larissa") == "cadre1 [police1] [police1] [cadre1]"
    table.play("cadre1")
    assert table.options == ["imathia", "kozani", "trikala", "magnesia"] and table.refused("larissa") == "13.2"


@rule("greek_civil_war", "2.3")
def test_both_players_may_have_units_in_squares_of_a_region_but_not_in_the_same(greece: Greece) -> None:
    table = greece(phase="mobilization", active="dse", athens="[police1] [] [division1]").play("front athens square")
    assert table.units("athens") == "[police1] [front0] [division1]"


@rule("greek_civil_war", "2.3")
def test_any_number_of_units_of_both_players_may_be_in_the_open_in_separate_stacks(greece: Greece) -> None:
    crowd = "9xdivision1 15xbrigade1 4xmountain1 5xlok1 18xpolice1 12xfront0 12xcadre1 20xguerrilla1 10xpartisan1"
    table = greece(evia=crowd)
    assert table.units("evia") == f"{crowd} [] []"


@rule("greek_civil_war", "2.3", "14.2")
def test_units_in_the_open_do_not_occupy_the_towns(greece: Greece) -> None:
    table = greece(phase="control", active=None, first="government", evia="9xdivision1 [police1] []", evros="cadre1")
    assert (table.actor, table["evia"]["control"]) == ("dse", None)


# 2.4: movement routes


@rule("greek_civil_war", "2.4", "10.2")
@pytest.mark.parametrize("region", GREECE)
def test_a_dse_unit_moves_to_each_region_with_a_common_border_or_an_arrow(region: str, greece: Greece) -> None:
    table = greece(active="dse", **{region: "cadre1"}).play(region)
    near = {*ADJACENT[region], *([region] if MAP[region][1] else [])}
    assert (table.kind, table.options) == ("move.to", [id for id in GREECE if id in near])
    for other in GREECE:
        assert other in near or table.refused(other) == ("13.2" if other == region else "10.2")


@rule("greek_civil_war", "2.4", "2.6", "10.5")
@pytest.mark.parametrize("region", GREEK)
def test_a_government_unit_moves_by_the_same_routes_but_never_abroad(region: str, greece: Greece) -> None:
    table = greece(**{region: "police1"}).play(region)
    assert table.options == [id for id in GREEK if id in ADJACENT[region] or id == region]
    assert {table.refused(id) for id in FOREIGN} == {"10.5"}


@rule("greek_civil_war", "2.4")
def test_a_unit_goes_from_open_area_to_open_area(greece: Greece) -> None:
    table = greece(active="dse", larissa="cadre1").play("larissa magnesia")
    assert (table.units("larissa"), table.units("magnesia")) == ("[] [] []", "cadre1 [] [] []")


# 2.5: Political Points


@rule("greek_civil_war", "2.5", "14.1")
@pytest.mark.parametrize("region", GREEK)
def test_the_number_right_of_the_slash_is_the_governments(region: str, greece: Greece) -> None:
    there = " ".join(["cadre1", *["[police1]"] * MAP[region][1]])
    table = greece(phase="control", active=None, first="government", **{region: there})
    assert (table.actor, table.kind) == ("government", "control")
    assert table.play("add").index("government") == 50 + MAP[region][3]


@rule("greek_civil_war", "2.5", "14.1")
@pytest.mark.parametrize("region", GREECE)
def test_the_number_left_of_the_slash_is_that_of_the_dse(region: str, greece: Greece) -> None:
    there = " ".join(["cadre1", *["[front0]"] * MAP[region][1]])
    table = greece(phase="control", active=None, first="dse", **{region: there})
    if region in FOREIGN:
        table.play("add " * FOREIGN.index(region))
    before = table.index("dse")
    assert (table.actor, table.kind) == ("dse", "control")
    assert table.play("add").index("dse") == before + MAP[region][2]


# 2.6: Foreign Areas


@rule("greek_civil_war", "2.6")
def test_foreign_areas_have_no_squares(greece: Greece) -> None:
    table = greece(phase="mobilization", active="dse", albania="cadre1", bulgaria="cadre1", yugoslavia="cadre1")
    assert [table[id]["squares"] for id in FOREIGN] == [[], [], []]
    assert table.play("cadre albania").units("albania") == "2xcadre1"


@rule("greek_civil_war", "2.6")
def test_dse_units_enter_and_exit_them(greece: Greece) -> None:
    table = greece(active="dse", florina="partisan1").play("florina yugoslavia")
    assert (table.units("florina"), table.units("yugoslavia")) == ("[] []", "partisan1")
    table = greece(active="dse", bulgaria="partisan1").play("bulgaria serres open")
    assert (table.units("bulgaria"), table.units("serres")) == ("", "partisan1 [] [] []")


@rule("greek_civil_war", "2.6", "17.1")
def test_events_may_deny_the_dse_access(greece: Greece) -> None:
    table = greece(active="dse", closed=["yugoslavia"], florina="cadre1").play("florina")
    assert "albania" in table.options and "yugoslavia" not in table.options
    assert table.refused("yugoslavia") == "17.1"


# 2.8, 2.14: Airstrikes


@rule("greek_civil_war", "2.8")
def test_bought_airstrikes_are_available_four_at_most(greece: Greece) -> None:
    table = greece(phase="mobilization")
    for held in (1, 2, 3, 4):
        assert table.play("airstrike")["airstrikes"] == held
    assert table.index("government") == 50 - 4 * 3
    assert table.refused("airstrike") == "2.8"


@rule("greek_civil_war", "2.8")
def test_an_airstrike_that_is_not_available_cannot_be_used(greece: Greece) -> None:
    table = greece(phase="conflict", larissa="division1 cadre1").play("larissa")
    assert (table.kind, table.actor) == ("die", "chance")


@rule("greek_civil_war", "2.14", "11.4")
def test_only_the_government_is_asked_for_airstrikes(greece: Greece) -> None:
    table = greece(phase="conflict", airstrikes=1, larissa="division1 cadre1").play("larissa")
    assert (table.kind, table.actor) == ("airstrike", "government")
    table = greece(phase="conflict", active="dse", airstrikes=1, larissa="division1 cadre1").play("larissa")
    assert (table.kind, table.actor) == ("airstrike", "government")
    table = greece(phase="mobilization", active="dse")
    assert "airstrike" not in table.options


@rule("greek_civil_war", "2.14", "11.4")
@pytest.mark.parametrize("region", GREEK)
def test_airstrikes_help_anywhere_in_greece_and_are_expended_after_use(region: str, greece: Greece) -> None:
    table = greece(phase="conflict", airstrikes=3, **{region: "mountain1 guerrilla2"}).play(f"{region} use")
    assert (table["airstrikes"], table.kind) == (2, "die")


@rule("greek_civil_war", "2.14")
def test_an_unused_airstrike_stays_available(greece: Greece) -> None:
    """Ruling G-34."""
    table = greece(phase="conflict", first="dse", turn=4, airstrikes=1, evros="division1 2xcadre1", arta="cadre1")
    table.play("evros decline {6} add.all")
    assert table.units("evros") == "division1 [] []"
    assert (table["turn"], table["phase"], table["airstrikes"]) == (5, "initiative", 1)


# 2.11-2.13: the playing pieces


@rule("greek_civil_war", "2.11", "9.1")
def test_each_player_has_units_of_his_own(greece: Greece) -> None:
    units = {"arta": "police1", "evros": "front0 cadre1 guerrilla1"}
    table = greece(phase="mobilization", **units).play("done")
    builds = ["division", "brigade", "mountain", "lok", "police", "airstrike"]
    assert table.options == ["demobilize", "upgrade", *builds, "done"]
    table = greece(phase="mobilization", active="dse", **units)
    assert table.options == ["demobilize", "upgrade", "front", "cadre", "guerrilla", "partisan", "done"]


@rule("greek_civil_war", "2.11", "10.1", "11.1")
def test_a_player_moves_and_attacks_with_his_own_units_only(greece: Greece) -> None:
    table = greece(active="dse", larissa="division1", evia="cadre1", arta="police1 [front0] []")
    assert table.options == ["arta", "evia", "done"]
    table = greece(active="dse", arta="police1 [front0] []").play("arta")
    assert table.kind == "move.to"
    table = greece(phase="conflict", active="dse", arta="police1 cadre1 front0 [division1] []").play("arta open")
    assert table.options == ["front0", "cadre1", "all"]


@rule("greek_civil_war", "2.12", "16.1")
@pytest.mark.parametrize(
    ("active", "unit", "enemy"),
    [(UNITS[name][0], f"{name}{level}", "cadre1" if UNITS[name][0] == "government" else "police1")
     for name, level in FACES],
)  # fmt: skip
def test_only_fronts_and_lok_units_in_that_mode_are_unconventional(
    active: str, unit: str, enemy: str, greece: Greece
) -> None:
    """Only these units attack from the Open a square past enemies in the Open."""
    table = greece(phase="conflict", active=active, larissa=f"{unit} {enemy} [{enemy}] [] []")
    assert (table.kind, table.options) == ("attack", ["larissa", "done"])
    table.play("larissa")
    if unit in ("front0", "lok_unconv0"):
        assert (table.kind, table.options) == ("attack.target", ["open", f"square.{enemy}"])
    else:
        assert table.kind == "die" and odds(table)[1] == UNITS[enemy[:-1]][1][1][0]


@rule("greek_civil_war", "2.12", "14.2")
def test_unconventional_units_function_like_others_they_hold_squares(greece: Greece) -> None:
    table = greece(phase="control", active=None, first="dse", evia="[front0] [front0]", arta="cadre1")
    assert table["evia"]["control"] == "dse"
    table = greece(phase="control", active=None, first="dse", evia="[lok_unconv0] [lok_unconv0]", arta="cadre1")
    assert table["evia"]["control"] == "government"


@rule("greek_civil_war", "2.13", "11.2")
@pytest.mark.parametrize(("name", "level"), FACES)
def test_the_first_number_is_the_conflict_rating(name: str, level: int, greece: Greece) -> None:
    side, levels = UNITS[name][:2]
    enemy = "cadre1" if side == "government" else "police1"
    attacks = greece(phase="conflict", active=side, evia=f"{name}{level} {enemy}").play("evia")
    rating = levels[level][0]
    assert odds(attacks) == (rating, 2, min(4, rating // 2))
    other = "dse" if side == "government" else "government"
    defends = greece(phase="conflict", active=other, evia=f"{name}{level} {enemy}").play("evia")
    assert odds(defends) == (2, rating, min(4, 2 // rating))


@rule("greek_civil_war", "2.13", "10.2")
@pytest.mark.parametrize(("name", "level"), FACES)
def test_the_third_number_is_how_many_regions_a_unit_may_travel(name: str, level: int, greece: Greece) -> None:
    side, levels = UNITS[name][:2]
    movement = levels[level][1]
    table = greece(active=side, first="dse", lakonia=f"{name}{level}", athens="police1", thessalonika="cadre1")
    if table.kind == "regroup":
        table.play("done")
    if movement == 0:
        assert "lakonia" not in table.options and table.refused("lakonia") == "10.2"
        return
    table.play("lakonia")
    seen, front = {"lakonia"}, {"lakonia"}
    for _ in range(movement):
        front = {id for other in front for id in ADJACENT[other]} - seen
        seen |= front
    assert table.options == [id for id in GREECE if id in seen]


@rule("greek_civil_war", "2.13", "10.5")
@pytest.mark.parametrize("name", ["division", "brigade", "mountain", "lok", "lok_unconv", "front", "partisan"])
def test_a_circle_around_it_means_infiltration(name: str, greece: Greece) -> None:
    """Arkadia, the way out of Lakonia with Messinia, has enemies in the Open, and so has Messinia."""
    side, levels, infiltration = UNITS[name][:3]
    enemy = "cadre1" if side == "government" else "police1"
    unit = f"{name}{min(levels)}"
    table = greece(active=side, lakonia=unit, arkadia=enemy, messinia=enemy)
    if table.kind == "regroup":
        table.play("done")
    table.play("lakonia")
    if infiltration:
        assert {"korinthia", "ahaia", "arkadia", "messinia", "lakonia"} < set(table.options)
    else:
        assert table.options == ["arkadia", "messinia", "lakonia"] and table.refused("korinthia") == "10.2"


# 2.15: dice


@rule("greek_civil_war", "2.15", "14.6")
def test_two_dice_count_by_their_sum(greece: Greece) -> None:
    table = greece(phase="control", active=None, first="dse").play("add.all")
    assert (table.kind, table.options) == ("die", ["1", "2", "3", "4", "5", "6"])
    assert table.play("{3}").index("dse") == 54
    assert table.play("{4}").index("dse") == 54 - 7
