"""Setting up: the Government by its doctrine, then the DSE (4.0)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import smallwars
from tests.harness import GREECE, MODES, Table, rule
from tests.titles.greek_civil_war.test_data import MAP

Opening = Callable[..., Table]

GREEK = [id for id, entry in MAP.items() if entry[0] != "F"]
FOREIGN = ["albania", "yugoslavia", "bulgaria"]
TIGHT, AREA, AGGRESSIVE = "{1} {4}", "{3} {4}", "{5} {4}"
"""Two dice for the doctrine: 5, 7 and 9."""
THREE_TURNS = "{2} {3}"


@pytest.fixture(params=MODES)
def opening(request: pytest.FixtureRequest) -> Opening:
    """A new game with dice by hand, before anything is rolled; plain, on forks, on reloaded positions."""

    def begin(any_order: bool = False, **options: Any) -> Table:
        game = smallwars.new("greek_civil_war", chance="manual", options=options, any_order=any_order)
        return Table(game, request.param, options)

    return begin


def from_on(region: str) -> list[str]:
    """The Regions of Greece from there on, in map order."""
    return GREEK[GREEK.index(region) :]


def on_map(table: Table) -> dict[str, str]:
    """Every Region with units, in short."""
    empty = {id: " ".join(["[]"] * entry[1]) for id, entry in MAP.items()}
    return {id: table.units(id) for id in GREECE if table.units(id) != empty[id]}


def about(table: Table) -> str | None:
    """What the question is about."""
    assert table.game.decision is not None
    return table.game.decision.about


# The Government's rolls


@rule("greek_civil_war", "4.0", "16.3")
def test_the_government_first_determines_doctrine_and_duration(opening: Opening) -> None:
    table = opening()
    assert (table["phase"], table["turn"], table["doctrine"], on_map(table)) == ("setup", 1, None, {})
    asked = []
    for die in ("{3}", "{4}", "{2}", "{3}"):
        asked.append((table.kind, table.actor, about(table)))
        table.play(die)
    assert asked == [("die", "chance", "doctrine")] * 2 + [("die", "chance", "duration")] * 2
    assert (table["doctrine"], table["limit"], table["duration"]) == ("area", 15, 3)
    assert (table.kind, table.actor) == ("setup.division", "government")


@rule("greek_civil_war", "4.0", "16.3", "17.3")
def test_with_the_option_the_limit_is_rolled_between_them(opening: Opening) -> None:
    table = opening(start_1944=True)
    asked = []
    for die in ("{1}", "{1}", "{6}", "{6}", "{2}", "{3}"):
        asked.append(about(table))
        table.play(die)
    assert asked == ["doctrine"] * 2 + ["limit"] * 2 + ["duration"] * 2
    assert (table["doctrine"], table["limit"], table["duration"]) == ("tight", 20, 3)


@rule("greek_civil_war", "4.0", "16.3", "9.5")
@pytest.mark.parametrize(
    ("total", "doctrine", "limit"),
    [(total, "tight", 10) for total in range(2, 6)]
    + [(total, "area", 15) for total in range(6, 9)]
    + [(total, "aggressive", 20) for total in range(9, 13)],
)
def test_the_doctrine_and_its_limit_by_the_sum_of_two_dice(
    total: int, doctrine: str, limit: int, opening: Opening
) -> None:
    table = opening().play(f"{{{total // 2}}} {{{total - total // 2}}} {THREE_TURNS}")
    assert (table["doctrine"], table["limit"], table["duration"]) == (doctrine, limit, 3)


@rule("greek_civil_war", "4.0", "16.3")
@pytest.mark.parametrize(("total", "turns"), list(zip(range(2, 13), [1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6], strict=True)))
def test_the_duration_by_the_sum_of_two_dice(total: int, turns: int, opening: Opening) -> None:
    table = opening().play(f"{AREA} {{{total // 2}}} {{{total - total // 2}}}")
    assert (table["duration"], table["turn"]) == (turns, 1)


# The Government's units


@rule("greek_civil_war", "4.0")
def test_seven_divisions_and_a_mountain_unit_go_to_the_open_anywhere_in_greece(opening: Opening) -> None:
    table = opening().play(f"{AGGRESSIVE} {THREE_TURNS}")
    for _ in range(7):
        assert (table.kind, table.actor, table.options) == ("setup.division", "government", GREEK)
        assert [table.refused(id) for id in FOREIGN] == ["4.0"] * 3
        table.play("athens")
    assert (table.kind, table.actor, table.options) == ("setup.mountain", "government", GREEK)
    assert [table.refused(id) for id in FOREIGN] == ["4.0"] * 3
    table.play("evros")
    assert on_map(table) == {"athens": "7xdivision1 [] [] []", "evros": "mountain1 [] []"}
    assert table.kind == "setup.police"


@rule("greek_civil_war", "4.0")
def test_units_of_a_type_are_set_up_in_map_order(opening: Opening) -> None:
    table = opening().play(f"{AGGRESSIVE} {THREE_TURNS} drama")
    assert table.options == from_on("drama")
    assert [table.refused(id) for id in ("athens", "rodopi")] == ["4.0", "4.0"]
    table.play("drama lakonia")
    assert (table.kind, table.options) == ("setup.mountain", GREEK)
    assert on_map(table) == {"drama": "2xdivision1 [] [] []", "lakonia": "5xdivision1 [] []"}


@rule("greek_civil_war", "4.0", "13.2")
def test_five_police_units_go_to_squares_one_to_each(opening: Opening) -> None:
    table = opening().play(f"{AGGRESSIVE} {THREE_TURNS} {'evia ' * 7} evia")
    assert (table.kind, table.actor) == ("setup.police", "government")
    assert table.options == GREEK[:-2]
    assert [table.refused(id) for id in FOREIGN] == ["4.0"] * 3
    table.play("kastoria")
    assert table.refused("kastoria") == "13.2" and table.refused("florina") == "4.0"
    table.play("larissa larissa larissa")
    assert table.refused("larissa") == "13.2" and table.options == from_on("magnesia")
    table.play("magnesia")
    assert on_map(table) == {
        "evia": "7xdivision1 mountain1 [] []",
        "kastoria": "[police1]",
        "larissa": "[police1] [police1] [police1]",
        "magnesia": "[police1] [] []",
    }


@rule("greek_civil_war", "4.0")
def test_no_police_unit_goes_where_the_rest_would_find_no_squares(opening: Opening) -> None:
    """From Arkadia on there are six squares, from Messinia on four, in Lakonia two."""
    table = opening().play(f"{AGGRESSIVE} {THREE_TURNS} {'evia ' * 7} evia")
    assert table.options[-1] == "arkadia"
    assert table.refused("messinia") == table.refused("lakonia") == "4.0"
    table.play("arkadia")
    assert table.options == ["arkadia", "messinia"] and table.refused("lakonia") == "4.0"
    table.play("messinia")
    assert [table.units(id) for id in GREEK[-3:]] == ["[police1] []", "[police1] [police1]", "[police1] [police1]"]
    assert table.kind == "setup.front"


@rule("greek_civil_war", "4.0", "16.3")
def test_tight_defense_puts_a_division_into_each_city_and_the_regions_around_them(opening: Opening) -> None:
    """Ruling G-20."""
    table = opening().play(f"{TIGHT} {THREE_TURNS}")
    garrison = {"athens": "division1 [] [] []", "thessalonika": "division1 [] [] []", "serres": "division1 [] [] []"}
    assert on_map(table) == {**garrison, "viotia": "division1 [] []"}
    for _ in range(3):
        assert (table.kind, table.options) == ("setup.division", GREEK)
        table.play("athens")
    assert (table.kind, table.options) == ("setup.mountain", GREEK)
    table.play("athens")
    assert table.units("athens") == "4xdivision1 mountain1 [] [] []"
    assert (table.kind, table.options) == ("setup.police", GREEK[:-2])


@rule("greek_civil_war", "4.0", "16.3")
def test_area_defense_puts_divisions_and_the_mountain_unit_each_into_a_region_of_its_own(opening: Opening) -> None:
    """Ruling G-20."""
    table = opening().play(f"{AREA} {THREE_TURNS}")
    assert table.options == GREEK[: GREEK.index("viotia") + 1]
    table.play("athens")
    assert table.refused("athens") == "4.0"
    table.play("thessalonika evros rodopi drama serres pella")
    assert (table.kind, table.options) == ("setup.mountain", from_on("imathia"))
    assert [table.refused(id) for id in ("athens", "pella", "albania")] == ["4.0"] * 3
    table.play("imathia")
    units = [table.units(id).split()[0] for id in GREEK[:8]]
    assert units == ["division1"] * 7 + ["mountain1"]


@rule("greek_civil_war", "4.0")
def test_area_defense_leaves_room_for_the_divisions_still_to_come(opening: Opening) -> None:
    """Seven divisions need seven Regions: none begins after Viotia, and the last seven are filled one by one."""
    table = opening().play(f"{AREA} {THREE_TURNS}")
    assert [table.refused(id) for id in GREEK[-6:]] == ["4.0"] * 6
    table.play("viotia")
    assert on_map(table) == {id: "division1 " + " ".join(["[]"] * MAP[id][1]) for id in GREEK[-7:]}
    assert (table.kind, table.options) == ("setup.mountain", GREEK[:-7])


@rule("greek_civil_war", "4.0", "16.3")
def test_police_are_free_under_area_defense(opening: Opening) -> None:
    """Ruling G-61."""
    table = opening().play(f"{AREA} {THREE_TURNS} athens thessalonika evros rodopi drama serres pella imathia")
    assert (table.kind, table.options) == ("setup.police", GREEK[:-2])
    table.play("athens athens athens thessalonika imathia")
    assert table.units("athens") == "division1 [police1] [police1] [police1]"
    assert table.units("thessalonika") == "division1 [police1] [] []"
    assert table.units("imathia") == "mountain1 [police1] []"
    assert table.actor == "dse"


# The units of the DSE


def government_done(opening: Opening, **options: Any) -> Table:
    """The Government has set up: all its divisions in Athens, the mountain unit in Evia, police in five squares."""
    police = "athens athens athens kastoria larissa"
    return opening(**options).play(f"{AGGRESSIVE} {THREE_TURNS} {'athens ' * 7} evia {police}")


@rule("greek_civil_war", "4.0")
def test_the_dse_sets_up_second_and_without_a_roll(opening: Opening) -> None:
    table = government_done(opening)
    assert (table.kind, table.actor, table.options) == ("setup.front", "dse", GREEK)
    assert [table.refused(id) for id in FOREIGN] == ["4.0"] * 3


@rule("greek_civil_war", "4.0")
def test_three_fronts_four_cadres_and_five_bands_in_the_open_or_in_squares(opening: Opening) -> None:
    table = government_done(opening)
    kinds = []
    for kind, count in (("front", 3), ("cadre", 4), ("guerrilla", 5)):
        for _ in range(count):
            kinds.append(table.kind)
            assert table.options == GREEK and table.refused("albania") == "4.0"
            table.play("athens")
        assert kinds[-count:] == [f"setup.{kind}"] * count
    assert table.units("athens") == "7xdivision1 3xfront0 4xcadre1 5xguerrilla1 [police1] [police1] [police1]"


@rule("greek_civil_war", "4.0")
def test_each_unit_of_the_dse_has_its_place_chosen(opening: Opening) -> None:
    table = government_done(opening).play("evros")
    assert (table.kind, table.actor, about(table), table.options) == ("setup.place", "dse", "evros", ["open", "square"])
    table.play("square evros open evros")
    assert table.options == ["open", "square"]
    table.play("square")
    assert (table.units("evros"), table.kind) == ("front0 [front0] [front0]", "setup.cadre")
    table.play("evros")
    assert (table.units("evros"), table.kind) == ("front0 cadre1 [front0] [front0]", "setup.cadre")


@rule("greek_civil_war", "4.0", "13.2")
def test_where_all_squares_are_taken_the_open_is_left(opening: Opening) -> None:
    table = government_done(opening).play("kastoria")
    assert (table.units("kastoria"), table.kind) == ("front0 [police1]", "setup.front")


@rule("greek_civil_war", "4.0")
def test_the_dse_sets_up_each_type_in_map_order(opening: Opening) -> None:
    table = government_done(opening).play("messinia open")
    assert table.options == ["messinia", "lakonia"]
    assert [table.refused(id) for id in ("athens", "arkadia")] == ["4.0", "4.0"]
    table.play("lakonia square open")
    assert (table.units("messinia"), table.units("lakonia")) == ("front0 [] []", "front0 [front0] []")
    assert (table.kind, table.options) == ("setup.cadre", GREEK)


@rule("greek_civil_war", "4.0", "2.3")
def test_both_sides_may_share_a_region(opening: Opening) -> None:
    table = government_done(opening).play("larissa square larissa open evia square")
    assert table.units("larissa") == "front0 [police1] [front0] []"
    assert table.units("evia") == "mountain1 [front0] []"


# In any order


@rule("greek_civil_war", "4.0")
def test_a_side_sets_up_its_units_in_any_order_of_regions_and_types(opening: Opening) -> None:
    table = opening(any_order=True).play(f"{AGGRESSIVE} {THREE_TURNS} larissa")
    assert (table.kind, table.options) == ("setup.division", [*GREEK, "mountain", "police"])
    table.play("athens police")
    assert (table.kind, table.options) == ("setup.police", [*GREEK, "division", "mountain"])
    table.play("larissa athens mountain evros")
    assert table.kind == "setup.division"  # five more
    table.play("evia evia evia evia evia drama arta larissa")
    assert (table.kind, table.actor, table.options) == ("setup.front", "dse", [*GREEK, "cadre", "guerrilla"])
    assert on_map(table) == {
        "athens": "division1 [police1] [] []",
        "evros": "mountain1 [] []",
        "drama": "[police1] [] []",
        "arta": "[police1] []",
        "larissa": "division1 [police1] [police1] []",
        "evia": "5xdivision1 [] []",
    }
    table.play("guerrilla lakonia square front athens open cadre evros open")
    assert (table.kind, table.units("lakonia"), table.units("evros")) == (
        "setup.cadre",
        "[guerrilla1] []",
        "mountain1 cadre1 [] []",
    )


@rule("greek_civil_war", "4.0", "16.3")
def test_police_set_up_first_keep_no_division_out_under_area_defense(opening: Opening) -> None:
    """Rulings G-20 and G-61: only the eight units of the army are kept apart."""
    table = opening(any_order=True).play(f"{AREA} {THREE_TURNS} police athens division athens")
    assert table.units("athens") == "division1 [police1] [] []"
    assert (table.refused("athens"), "athens" in table.options) == ("4.0", False)
    assert "lakonia" in table.options  # and nothing is refused because too few Regions would be left


@rule("greek_civil_war", "4.0")
def test_no_refusal_of_the_set_up_speaks_of_an_order(opening: Opening) -> None:
    table = opening(any_order=True).play(f"{AREA} {THREE_TURNS} lakonia")
    assert {refusal.key for refusal in table.game.refusals().values()} == {"not-in-greece", "has-army-unit"}


@rule("greek_civil_war", "4.0")
def test_a_unit_that_was_set_up_is_taken_back_alone() -> None:
    table = Table(smallwars.new("greek_civil_war", chance="manual", any_order=True)).play(
        f"{AGGRESSIVE} {THREE_TURNS} larissa athens evia"
    )
    assert [pick.words for pick in table.game.picks()] == [["larissa"], ["athens"], ["evia"]]
    table.game.retract(1)
    assert on_map(table) == {"larissa": "division1 [] [] []", "evia": "division1 [] []"}


# When all is set up


@rule("greek_civil_war", "4.0", "5.0")
def test_the_indices_are_60_and_50_and_the_first_turn_begins(opening: Opening) -> None:
    dse = "evros square evros open evros square arta open arta open arta open arta open"
    table = government_done(opening).play(dse).play("pella open " * 5)
    assert table["political_index"] == {"government": 60, "dse": 50}
    assert (table["turn"], table["phase"], table["first"]) == (1, "initiative", None)
    assert (table.kind, table.actor) == ("first", "government")
    assert on_map(table) == {
        "athens": "7xdivision1 [police1] [police1] [police1]",
        "evros": "front0 [front0] [front0]",
        "pella": "5xguerrilla1 [] []",
        "kastoria": "[police1]",
        "arta": "4xcadre1 [] []",
        "larissa": "[police1] [] []",
        "evia": "mountain1 [] []",
    }
    assert (table["airstrikes"], table["american_aid"], table["stalin_score"]) == (0, False, 0)


@rule("greek_civil_war", "4.0", "5.0")
def test_nothing_in_greece_is_controlled_by_anyone_before_the_first_control_phase(opening: Opening) -> None:
    table = government_done(opening).play("evros square evros square rodopi open " + "arta open " * 4)
    table.play("pella open " * 5)
    assert (table.units("kastoria"), table.units("evros")) == ("[police1]", "[front0] [front0]")
    assert {table[id]["control"] for id in GREEK} == {None}
    assert {table[id]["control"] for id in FOREIGN} == {"dse"}


@rule("greek_civil_war", "4.0")
def test_options_set_other_indices(opening: Opening) -> None:
    table = opening(political_index_government=33, political_index_dse=99)
    assert table["political_index"] == {"government": 33, "dse": 99}


@rule("greek_civil_war", "4.0")
@pytest.mark.parametrize("name", ["political_index_government", "political_index_dse"])
@pytest.mark.parametrize("wrong", [0, -1, 100, True, "60", 60.0], ids=str)
def test_an_index_that_cannot_be_is_refused(name: str, wrong: Any) -> None:
    with pytest.raises(smallwars.InvalidOption) as caught:
        smallwars.new("greek_civil_war", seed=1, options={name: wrong})
    assert caught.value.option == name
