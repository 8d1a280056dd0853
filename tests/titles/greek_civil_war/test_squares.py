"""Moving into and out of Infrastructure squares (10.3, 10.4, 13.1, 13.2; 2.3)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

import smallwars
from tests.harness import GREECE, Table, rule
from tests.titles.greek_civil_war.reachability import SQUARES

Greece = Callable[..., Table]
GREEK = GREECE[:26]


@pytest.fixture
def dse(greece: Greece) -> Greece:
    """The Movement Phase of the DSE begins."""
    return partial(greece, active="dse")


# Capacity


@rule("greek_civil_war", "2.3", "13.2")
@pytest.mark.parametrize("region", GREEK)
def test_a_region_of_greece_has_one_to_three_squares(greece: Greece, region: str) -> None:
    table = greece(**{region: "police1"})
    assert table[region]["squares"] == [None] * SQUARES[region]
    assert 1 <= SQUARES[region] <= 3


@rule("greek_civil_war", "2.3", "13.2")
@pytest.mark.parametrize("region", GREEK)
def test_one_unit_to_a_square_and_no_more(dse: Greece, region: str) -> None:
    count = SQUARES[region]
    table = dse(**{region: f"{count + 2}xpartisan1"})
    for entered in range(count):
        assert table[region]["squares"] == ["partisan1"] * entered + [None] * (count - entered)
        table.play(f"{region} {region}")
    assert table.units(region) == " ".join(["2xpartisan1", *["[partisan1]"] * count])
    table.play(region)
    assert table.refused(region) == "13.2"


@rule("greek_civil_war", "2.3", "13.2")
@pytest.mark.parametrize("holders", [("police1", "police2"), ("cadre1", "cadre1"), ("police1", "guerrilla2")])
def test_no_unit_enters_a_square_that_is_held_by_whomever(dse: Greece, holders: tuple[str, str]) -> None:
    there = "[{}] [{}]".format(*holders)
    table = dse(trikala=there, larissa="partisan1").play("larissa trikala")
    assert table.units("trikala") == f"partisan1 {there}"


@rule("greek_civil_war", "2.3", "13.2")
def test_the_players_may_hold_different_squares_of_a_region(dse: Greece) -> None:
    table = dse(larissa="partisan1 [police1] [] [front0]").play("larissa partisan1 larissa")
    assert table.units("larissa") == "[police1] [partisan1] [front0]"


@rule("greek_civil_war", "2.3")
def test_there_is_no_limit_in_the_open(greece: Greece) -> None:
    table = greece(larissa="18xpolice1 12xcadre1", evia="mountain1 division1").play("done evia mountain1 larissa open")
    assert table.units("larissa") == "mountain1 18xpolice1 12xcadre1 [] [] []"


@rule("greek_civil_war", "2.3")
def test_a_position_has_one_unit_to_a_square_and_no_square_too_many(greece: Greece) -> None:
    with pytest.raises(smallwars.InvalidPosition):
        greece(kastoria="[police1] [police1]")


# What it costs


@rule("greek_civil_war", "10.3", "13.1")
@pytest.mark.parametrize("word", ["police1", "police2", "mountain1"])
def test_a_unit_enters_a_square_of_its_region_for_one_point(greece: Greece, word: str) -> None:
    table = greece(larissa=word).play("larissa larissa")
    assert table.units("larissa") == f"[{word}] [] []"


@rule("greek_civil_war", "10.3", "13.1")
def test_a_unit_with_one_point_does_not_enter_a_square_of_another_region(greece: Greece) -> None:
    table = greece(larissa="police1").play("larissa trikala")
    assert table.units("trikala") == "police1 [] []"


@rule("greek_civil_war", "10.3", "10.5")
@pytest.mark.parametrize(
    ("word", "last"), [("division1", "rodopi"), ("brigade1", "drama"), ("mountain1", "serres")]
)  # fmt: skip
def test_a_region_and_its_square_cost_one_point_each(greece: Greece, word: str, last: str) -> None:
    # From Evros there is one way: Rodopi, Drama, Serres, and beyond.
    table = greece(evros=word)
    table.play("done" if table.kind == "regroup" else "").play(f"evros {last}")
    assert (table.kind, table.options) == ("move.place", ["open", "square"])
    table.play("square")
    assert table[last]["squares"][0] == word
    following = {"rodopi": "drama", "drama": "serres", "serres": "pella"}[last]
    table = greece(evros=word)
    table.play("done" if table.kind == "regroup" else "").play(f"evros {following}")
    assert table[following]["open"] == {word: 1}


@rule("greek_civil_war", "10.4", "13.1")
def test_leaving_a_square_for_the_open_costs_one_point(greece: Greece) -> None:
    # Nothing is left to go on with, nor is there another way.
    table = greece(larissa="[police1] [] []", evia="police1").play("larissa")
    assert (table.units("larissa"), table["larissa"]["acted"]) == ("police1 [] [] []", {"police1": 1})


@rule("greek_civil_war", "10.4", "13.1")
@pytest.mark.parametrize(
    ("word", "reached"),
    [
        ("division1", ["evros", "rodopi"]),
        ("brigade1", ["evros", "rodopi", "drama"]),
        ("mountain1", ["evros", "rodopi", "drama", "serres"]),
        ("lok1", ["evros", "rodopi", "drama", "serres"]),
    ],
)
def test_from_a_square_to_another_region_the_open_costs_one_point_too(
    greece: Greece, word: str, reached: list[str]
) -> None:
    table = greece(evros=f"[{word}] []")
    table.play("done" if table.kind == "regroup" else "").play("evros")
    assert table.options == reached
    # To its own Open it may go as well.
    table.play("evros")
    assert table.units("evros") == f"{word} [] []"


@rule("greek_civil_war", "10.3", "10.4", "13.1")
def test_from_square_to_square_of_the_next_region_costs_three_points(greece: Greece) -> None:
    table = greece(evros="[brigade1] []").play("evros rodopi")
    assert (table.kind, table.options) == ("move.place", ["open", "square"])
    table.play("square")
    assert [table.units(name) for name in ("evros", "rodopi")] == ["[] []", "[brigade1] []"]
    table = greece(evros="[division1] []").play("done evros rodopi")
    assert table.units("rodopi") == "division1 [] []"


@rule("greek_civil_war", "10.4", "13.1")
def test_from_one_square_to_another_of_the_same_region_nothing_would_change(greece: Greece) -> None:
    # [G-58] The Region itself stands for its Open area only.
    table = greece(larissa="[mountain1] [] []").play("larissa larissa")
    assert table.units("larissa") == "mountain1 [] [] []"


@rule("greek_civil_war", "10.3")
@pytest.mark.parametrize("there", ["[police1]", "[front0]"])
def test_without_an_empty_square_a_unit_in_the_open_cannot_stay_and_move(greece: Greece, there: str) -> None:
    table = greece(kastoria=f"mountain1 {there}").play("kastoria")
    table.play("mountain1" if table.kind == "move.unit" else "")
    assert table.refused("kastoria") == "13.2"


# Squares that were vacated


@rule("greek_civil_war", "10.4", "13.2", "10.1")
def test_units_of_a_region_swap_their_places(greece: Greece) -> None:
    # The square must be empty first.
    table = greece(kastoria="mountain1 [police1]").play("kastoria mountain1")
    assert "kastoria" not in table.options
    table = greece(kastoria="mountain1 [police1]").play("kastoria square.police1")
    assert (table.units("kastoria"), table.options) == ("mountain1 police1 []", ["kastoria", "done"])
    table.play("kastoria kastoria")
    assert table.units("kastoria") == "police1 [mountain1]"
    assert table["phase"] == "mobilization"


@rule("greek_civil_war", "10.4", "13.2", "10.1")
def test_a_vacated_square_is_entered_from_a_region_that_comes_before(greece: Greece) -> None:
    table = greece(florina="division1", kastoria="[police1]").play("done kastoria")
    assert table.options == ["florina", "break_down", "done"]
    table.play("florina kastoria")
    assert (table.kind, table.options) == ("move.place", ["open", "square"])
    table.play("square")
    assert [table.units(name) for name in ("florina", "kastoria")] == ["[] []", "police1 [division1]"]


@rule("greek_civil_war", "10.4", "13.2")
def test_a_vacated_square_is_entered_from_a_region_that_comes_later(greece: Greece) -> None:
    table = greece(kastoria="[mountain1]", kozani="division1").play(
        "done kastoria florina square kozani kastoria square"
    )
    assert [table.units(name) for name in ("florina", "kastoria", "kozani")] == [
        "[mountain1] []", "[division1]", "[] []",
    ]  # fmt: skip


@rule("greek_civil_war", "10.4", "13.2", "10.1")
def test_a_unit_goes_from_its_square_to_the_one_that_another_left(greece: Greece) -> None:
    # One of them gets no further than the Open, for it moves once.
    table = greece(kastoria="[mountain1]", ioannina="[mountain2] [police1]")
    table.play("ioannina square.mountain2 kastoria")
    assert [table.units(name) for name in ("kastoria", "ioannina")] == ["mountain2 [mountain1]", "[] [police1]"]
    table.play("again kastoria ioannina square")
    assert [table.units(name) for name in ("kastoria", "ioannina")] == ["mountain2 []", "[mountain1] [police1]"]


@rule("greek_civil_war", "13.2", "10.1")
def test_a_square_that_was_filled_in_this_phase_is_not_empty(greece: Greece) -> None:
    table = greece(kastoria="2xmountain1").play("kastoria kastoria kastoria")
    assert table.refused("kastoria") == "13.2"


@rule("greek_civil_war", "13.2")
def test_a_unit_that_moved_into_a_square_occupies_it(dse: Greece) -> None:
    # It stays there through the enemy's phases, until it is moved out or eliminated.
    table = dse(turn=2, first="dse", kastoria="cadre1", evia="division1").play("kastoria kastoria")
    assert (table.actor, table["phase"]) == ("government", "movement")
    table.play("done evia magnesia open add.all")
    assert (table.units("kastoria"), table["kastoria"]["control"]) == ("[cadre1]", "dse")


@rule("greek_civil_war", "13.2")
@pytest.mark.parametrize("enemy", ["division4", "mountain4"])
def test_a_unit_is_not_moved_out_of_its_square_by_enemies_that_move_in(greece: Greece, enemy: str) -> None:
    table = greece(kastoria="[front0]", florina=enemy)
    table.play("done" if table.kind == "regroup" else "").play("florina kastoria")
    assert table.units("kastoria") == f"{enemy} [front0]"
