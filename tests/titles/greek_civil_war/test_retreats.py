"""Retreats of defenders and attackers (12.4)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from tests.harness import Table, rule
from tests.titles.greek_civil_war.reachability import endings

Greece = Callable[..., Table]


@pytest.fixture
def government(greece: Greece) -> Greece:
    """The Conflict Phase of the Government begins. In the Open it gets Effective Action on a 5 with odds of 2:1 or
    more, Military Disaster on a 1 below 1:1."""
    return partial(greece, phase="conflict", active="government")


@pytest.fixture
def dse(greece: Greece) -> Greece:
    """The Conflict Phase of the DSE begins."""
    return partial(greece, phase="conflict", active="dse")


# Defenders, after Effective Action


@rule("greek_civil_war", "12.4")
def test_the_owner_moves_what_is_left_to_an_adjacent_region_or_a_square(government: Greece) -> None:
    table = government(larissa="division1 2xcadre1").play("larissa {5}")
    assert (table.actor, table.kind) == ("dse", "retreat")
    assert table.options == ["imathia", "kozani", "trikala", "larissa", "magnesia"]
    assert table.game.decision is not None and table.game.decision.about == "cadre1"
    assert table.units("larissa") == "division1 cadre1 [] [] []"
    table.play("trikala open")
    assert [table.units(name) for name in ("larissa", "trikala")] == ["division1 [] [] []", "cadre1 [] []"]


@rule("greek_civil_war", "12.4")
def test_the_own_region_means_a_square_of_it_never_its_open(government: Greece) -> None:
    # [G-49]
    table = government(larissa="division1 2xcadre1 [] [police1] [front0]").play("larissa open all {5} larissa")
    assert table.units("larissa") == "division1 [cadre1] [police1] [front0]"


@rule("greek_civil_war", "12.4", "13.2")
def test_without_an_empty_square_the_own_region_is_no_refuge(government: Greece) -> None:
    table = government(larissa="division1 2xcadre1 [guerrilla1] [police1] [front0]").play("larissa open all {5}")
    assert table.options == ["imathia", "kozani", "trikala", "magnesia"]
    assert table.refused("larissa") == "13.2"


@rule("greek_civil_war", "12.4")
def test_not_to_a_region_with_enemies_in_the_open(government: Greece) -> None:
    table = government(larissa="division1 2xcadre1", trikala="police1", magnesia="lok_unconv0").play("larissa {5}")
    assert table.options == ["imathia", "kozani", "larissa"]
    assert [table.refused(name) for name in ("trikala", "magnesia", "arta")] == ["12.4"] * 3


@rule("greek_civil_war", "12.4")
def test_enemies_in_squares_keep_nobody_out_of_the_open(government: Greece) -> None:
    table = government(larissa="division1 2xcadre1", trikala="[police1] [police2]").play("larissa {5} trikala")
    assert table.units("trikala") == "cadre1 [police1] [police2]"


@rule("greek_civil_war", "12.4")
@pytest.mark.parametrize("word", ["police1", "mountain1", "brigade1"])
def test_a_unit_without_infiltration_retreats_one_region_and_into_its_open(dse: Greece, word: str) -> None:
    table = dse(larissa=f"6xpartisan3 2x{word}").play("larissa all {5}")
    assert (table.actor, table.options) == ("government", ["imathia", "kozani", "trikala", "larissa", "magnesia"])
    assert {table.refused(name) for name in ("serres", "arta", "evia")} == {"12.4"}
    # There is an empty square in Magnesia, but nothing is asked.
    table.play("magnesia")
    assert [table.units(name) for name in ("larissa", "magnesia")] == ["6xpartisan3 [] [] []", f"{word} [] [] []"]


@rule("greek_civil_war", "12.4")
def test_a_division_retreats_one_region_whatever_its_movement(dse: Greece) -> None:
    # 35 against 26 is 1:1, where a 6 is Effective Action.
    table = dse(lakonia="5xpartisan3 2xdivision1").play("lakonia all {6}")
    assert table.options == ["arkadia", "messinia", "lakonia"]
    assert table.play("lakonia").units("lakonia") == "5xpartisan3 [division1] []"


@rule("greek_civil_war", "12.4", "12.1")
def test_one_unit_alone_is_the_half_that_is_eliminated(government: Greece) -> None:
    # [G-47]
    table = government(larissa="division1 cadre1").play("larissa {5}")
    assert (table.units("larissa"), table["phase"]) == ("division1 [] [] []", "mobilization")


@rule("greek_civil_war", "12.4", "12.1")
def test_of_three_units_two_are_eliminated_and_one_retreats(government: Greece) -> None:
    table = government(larissa="2xdivision1 cadre1 partisan1 front0").play("larissa all {5}")
    assert (table.kind, table.options) == ("eliminate.unit", ["front0", "cadre1", "partisan1"])
    table.play("front0 cadre1")
    assert table.game.decision is not None
    assert (table.kind, table.game.decision.about) == ("retreat", "partisan1")
    table.play("trikala open")
    assert [table.units(name) for name in ("larissa", "trikala")] == ["2xdivision1 [] [] []", "partisan1 [] []"]


@rule("greek_civil_war", "12.4")
def test_units_retreat_in_several_directions(government: Greece) -> None:
    table = government(larissa="5xdivision1 8xcadre1 [police1] [police1] []").play("larissa all {5}")
    table.play("magnesia open imathia open larissa")
    assert table.refused("larissa") == "13.2"
    table.play("magnesia open")
    assert [table.units(name) for name in ("larissa", "imathia", "magnesia")] == [
        "5xdivision1 [police1] [police1] [cadre1]", "cadre1 [] []", "2xcadre1 [] [] []",
    ]  # fmt: skip


@rule("greek_civil_war", "12.4")
def test_units_of_different_kinds_retreat_each_by_its_own_movement(government: Greece) -> None:
    table = government(evros="5xdivision1 2xcadre1 2xpartisan1", closed=["bulgaria"])
    table.play("evros all {5} cadre1 partisan1 cadre1")
    assert table.game.decision is not None
    assert (table.game.decision.about, table.options) == ("cadre1", ["evros", "rodopi"])
    table.play("evros")
    assert table.game.decision is not None
    assert (table.game.decision.about, table.options) == ("partisan1", ["evros", "rodopi", "drama", "serres"])
    table.play("serres open")
    assert [table.units(name) for name in ("evros", "serres")] == ["5xdivision1 [cadre1] []", "partisan1 [] [] []"]


# No refuge


@rule("greek_civil_war", "12.4")
@pytest.mark.parametrize("word", ["police1", "mountain2", "brigade1"])
def test_a_unit_without_refuge_is_eliminated(dse: Greece, word: str) -> None:
    # The enemies around are in the Open; the squares are held by anybody.
    around = {"arkadia": "front0 [] []", "messinia": "guerrilla1 [] []"}
    table = dse(lakonia=f"4xpartisan3 2x{word} [police1] [cadre1]", **around).play("lakonia open all {5}")
    assert table.units("lakonia") == "4xpartisan3 [police1] [cadre1]"
    assert [table.units(name) for name in around] == ["front0 [] []", "guerrilla1 [] []"]


@rule("greek_civil_war", "12.4")
def test_the_only_refuge_is_taken(dse: Greece) -> None:
    around = {"arkadia": "front0", "messinia": "guerrilla1"}
    table = dse(lakonia="4xpartisan3 2xpolice1 [police1] []", **around).play("lakonia open all {5}")
    assert table.units("lakonia") == "4xpartisan3 [police1] [police1]"


@rule("greek_civil_war", "12.4")
def test_when_the_last_square_is_taken_the_next_unit_is_eliminated(dse: Greece) -> None:
    around = {"arkadia": "front0", "messinia": "guerrilla1"}
    table = dse(lakonia="4xpartisan3 4xpolice1 [police2] []", **around).play("lakonia open all {5}")
    assert table.units("lakonia") == "4xpartisan3 [police2] [police1]"


# Guerrillas


@rule("greek_civil_war", "12.4", "10.2")
@pytest.mark.parametrize("word", ["guerrilla1", "guerrilla2"])
def test_guerrillas_retreat_into_squares_of_their_region_only(government: Greece, word: str) -> None:
    # [G-49] There is no choice.
    table = government(larissa=f"2xdivision1 2x{word} [police1] [] []").play("larissa all {5}")
    assert table.units("larissa") == f"2xdivision1 [police1] [{word}] []"


@rule("greek_civil_war", "12.4", "10.2")
def test_guerrillas_without_an_empty_square_are_eliminated(government: Greece) -> None:
    table = government(kastoria="division1 2xguerrilla1 [front0]").play("kastoria open {5}")
    assert table.units("kastoria") == "division1 [front0]"


@rule("greek_civil_war", "12.4")
def test_the_owner_chooses_which_unit_gets_the_last_square(government: Greece) -> None:
    table = government(larissa="2xdivision4 3xguerrilla1 guerrilla2 [police1] [police1] []").play("larissa all {5}")
    ends = [Table(game).units("larissa") for game in endings(table.game, "eliminate", "retreat")]
    saved = [f"2xdivision4 [police1] [police1] [guerrilla{level}]" for level in (1, 2)]
    assert set(ends) == set(saved)


@rule("greek_civil_war", "12.4")
def test_a_square_that_a_retreating_unit_left_is_unoccupied(dse: Greece) -> None:
    # The cadre goes abroad, then the band into its square.
    table = dse(kastoria="division1 3xguerrilla1 [cadre1]").play("kastoria all {1}")
    ends = [Table(game) for game in endings(table.game, "eliminate", "retreat")]
    found = {(end.units("kastoria"), end.units("albania")) for end in ends}
    assert ("division1 [guerrilla1]", "cadre1") in found


# Infiltration


@rule("greek_civil_war", "12.4")
@pytest.mark.parametrize(
    ("word", "side", "far"),
    [
        ("cadre1", "government", ["evros", "rodopi"]),
        ("front0", "government", ["evros", "rodopi", "drama", "serres"]),
        ("partisan1", "government", ["evros", "rodopi", "drama", "serres"]),
        ("lok1", "dse", ["thessalonika", "evros", "rodopi", "drama", "serres", "pella", "imathia"]),
        ("lok_unconv0", "dse", ["thessalonika", "evros", "rodopi", "drama", "serres", "pella", "imathia"]),
    ],
)
def test_infiltrating_units_retreat_as_many_regions_as_their_movement(
    greece: Greece, word: str, side: str, far: list[str]
) -> None:
    guard = "3xdivision1" if side == "government" else "4xpartisan3"
    table = greece(phase="conflict", active=side, closed=["bulgaria"], evros=f"{guard} 2x{word}")
    table.play("evros all {5}")
    assert table.options == far
    last = far[-1]
    table.play(f"{last} open")
    assert (table[last]["open"], set(table[last]["squares"])) == ({word: 1}, {None})


@rule("greek_civil_war", "12.4")
@pytest.mark.parametrize("place", ["open", "square"])
def test_an_infiltrating_unit_may_end_in_a_square(government: Greece, place: str) -> None:
    # [G-50]
    table = government(evros="2xdivision1 2xpartisan1", closed=["bulgaria"]).play("evros all {5} drama")
    assert (table.actor, table.kind, table.options) == ("dse", "retreat.place", ["open", "square"])
    table.play(place)
    assert table.units("drama") == ("partisan1 [] [] []" if place == "open" else "[partisan1] [] []")


@rule("greek_civil_war", "12.4")
@pytest.mark.parametrize("by_points", [False, True])
def test_a_cadre_retreats_into_a_square_of_the_next_region_unless_squares_cost_points(
    government: Greece, by_points: bool
) -> None:
    # [G-50, G-63]
    options = {"retreat_by_points": by_points}
    table = government(evros="2xdivision1 2xcadre1", closed=["bulgaria"], options=options).play("evros all {5} rodopi")
    if not by_points:
        assert table.options == ["open", "square"]
        table.play("square")
    assert table.units("rodopi") == ("cadre1 [] []" if by_points else "[cadre1] []")


@rule("greek_civil_war", "12.4", "10.5")
def test_an_infiltrating_unit_retreats_through_enemies_but_does_not_end_among_them(government: Greece) -> None:
    way = {"rodopi": "police1", "drama": "division1 [police1] [police1] [police1]"}
    table = government(evros="2xdivision1 2xpartisan1", closed=["bulgaria"], **way).play("evros all {5}")
    assert table.options == ["evros", "serres"]
    # Not even in a square: enemies are in the Open of the same Region.
    assert table.refused("drama") == table.refused("rodopi") == "12.4"


@rule("greek_civil_war", "12.4", "10.5")
def test_by_points_only_the_open_with_enemies_is_barred(government: Greece) -> None:
    # [G-50]
    way = {"rodopi": "police1", "drama": "division1 [police1] [police1] [police1]"}
    options = {"retreat_by_points": True}
    table = government(evros="2xdivision1 2xpartisan1", closed=["bulgaria"], options=options, **way)
    table.play("evros all {5}")
    assert table.options == ["evros", "rodopi", "serres"]
    assert table.refused("drama") == "12.4"
    # In Rodopi there is only the square: the Open is held.
    table.play("rodopi")
    assert table.units("rodopi") == "police1 [partisan1] []"


@rule("greek_civil_war", "12.4", "10.5")
def test_an_infiltrating_unit_does_not_end_among_enemies_with_its_last_point(government: Greece) -> None:
    way = dict.fromkeys(("rodopi", "drama"), "police1 [police1] [police1]") | {"serres": "police1"}
    here = "2xdivision1 2xpartisan1 [police1] [front0]"
    table = government(evros=here, closed=["bulgaria"], **way).play("evros open all {5}")
    assert [table.units(name) for name in ("evros", "drama")] == [
        "2xdivision1 [police1] [front0]", "police1 [police1] [police1] []",
    ]  # fmt: skip
    options = {"retreat_by_points": True}
    table = government(evros=here, closed=["bulgaria"], options=options, **way).play("evros open all {5}")
    # By points, only the third square of Drama is within reach.
    assert [table.units(name) for name in ("evros", "drama")] == [
        "2xdivision1 [police1] [front0]", "police1 [police1] [police1] [partisan1]",
    ]  # fmt: skip


@rule("greek_civil_war", "12.4", "10.5")
def test_an_infiltrating_unit_without_refuge_within_its_movement_is_eliminated(government: Greece) -> None:
    table = government(evros="division1 2xcadre1 [police1] [front0]", rodopi="police1", closed=["bulgaria"])
    table.play("evros open all {5}")
    assert [table.units(name) for name in ("evros", "rodopi")] == ["division1 [police1] [front0]", "police1 [] []"]


# Foreign Areas


@rule("greek_civil_war", "12.4", "10.5", "2.6")
@pytest.mark.parametrize("abroad", ["albania", "yugoslavia"])
def test_the_dse_retreats_abroad(government: Greece, abroad: str) -> None:
    table = government(florina="division1 2xcadre1").play("florina {5}")
    assert table.options == ["pella", "florina", "kastoria", "kozani", "albania", "yugoslavia"]
    table.play(abroad)
    assert [table.units(name) for name in ("florina", abroad)] == ["division1 [] []", "cadre1"]


@rule("greek_civil_war", "12.4", "17.1")
def test_nobody_retreats_over_a_closed_border(government: Greece) -> None:
    table = government(florina="division1 2xcadre1", closed=["albania"]).play("florina {5}")
    assert table.options == ["pella", "florina", "kastoria", "kozani", "yugoslavia"]
    assert table.refused("albania") == "17.1"


@rule("greek_civil_war", "12.4", "10.5", "2.6")
@pytest.mark.parametrize("word", ["police1", "lok1"])
def test_the_government_never_retreats_abroad(dse: Greece, word: str) -> None:
    # [G-40]
    table = dse(evros=f"4xpartisan3 2x{word}").play("evros all {5}")
    assert not {"albania", "yugoslavia", "bulgaria"} & set(table.options)
    assert table.refused("bulgaria") == "10.5"


@rule("greek_civil_war", "12.4", "10.5", "2.6")
def test_the_government_is_rather_eliminated_than_goes_abroad(dse: Greece) -> None:
    table = dse(evros="4xpartisan3 2xpolice1 [front0] [front0]", rodopi="front0").play("evros all {5}")
    assert [table.units(name) for name in ("evros", "bulgaria")] == ["4xpartisan3 [front0] [front0]", ""]


# Attackers, after a Military Disaster


@rule("greek_civil_war", "12.4")
def test_attackers_in_the_open_retreat_after_a_military_disaster(government: Greece) -> None:
    table = government(larissa="2xpolice1 2xpartisan3", trikala="front0").play("larissa all {1}")
    assert (table.actor, table.kind) == ("government", "retreat")
    assert table.options == ["imathia", "kozani", "larissa", "magnesia"]
    assert table.refused("trikala") == "12.4"
    table.play("imathia")
    assert [table.units(name) for name in ("larissa", "imathia")] == ["2xpartisan3 [] [] []", "police1 [] []"]


@rule("greek_civil_war", "12.4")
def test_units_that_did_not_attack_stay(government: Greece) -> None:
    table = government(larissa="mountain1 2xpolice1 2xpartisan3 [police1] [] []")
    table.play("larissa police1 police1 done {1} imathia")
    assert table.units("larissa") == "mountain1 2xpartisan3 [police1] [] []"
    assert table.units("imathia") == "police1 [] []"


@rule("greek_civil_war", "12.4")
def test_an_attacker_that_retreats_into_a_square_of_the_region(government: Greece) -> None:
    table = government(larissa="2xpolice1 2xpartisan3 [front0] [] []").play("larissa open all {1} larissa")
    assert table.units("larissa") == "2xpartisan3 [front0] [police1] []"


@rule("greek_civil_war", "12.4")
def test_an_attacker_in_a_square_retreats_to_another_square(government: Greece) -> None:
    # [G-49] Which of the squares it is does not matter; the Open of Larissa it is not.
    table = government(larissa="2xpartisan3 [police1] [police1] []").play("larissa all {1}")
    assert table.options == ["imathia", "kozani", "trikala", "larissa", "magnesia"]
    table.play("larissa")
    assert (table["larissa"]["open"], table["phase"]) == ({"partisan3": 2}, "mobilization")
    assert sorted(table["larissa"]["squares"], key=str) == [None, None, "police1"]


@rule("greek_civil_war", "12.4")
def test_an_attacker_in_a_square_retreats_to_an_adjacent_region(government: Greece) -> None:
    table = government(larissa="2xpartisan3 [police1] [police1] []").play("larissa all {1} trikala")
    assert [table.units(name) for name in ("larissa", "trikala")] == ["2xpartisan3 [] [] []", "police1 [] []"]


@rule("greek_civil_war", "12.4")
def test_an_attacker_on_a_square_does_not_retreat_to_the_open_of_the_region(government: Greece) -> None:
    # 4 against 7: below 1:1, where a 1 is a Military Disaster in a square too. The Open has no enemies.
    table = government(larissa="[police1] [police1] [partisan3]").play("larissa all {1} larissa")
    assert (table["larissa"]["open"], table["phase"]) == ({}, "mobilization")
    assert sorted(table["larissa"]["squares"], key=str) == [None, "partisan3", "police1"]


@rule("greek_civil_war", "12.4")
def test_an_infiltrating_attacker_does_not_come_back_to_the_open_of_the_region(dse: Greece) -> None:
    # There and back would be two Regions; a square is all that is left of its own.
    table = dse(larissa="[partisan1] [partisan1] [division1]").play("larissa all {1} larissa")
    assert (table["larissa"]["open"], table["phase"]) == ({}, "mobilization")
    assert sorted(table["larissa"]["squares"], key=str) == [None, "division1", "partisan1"]


@rule("greek_civil_war", "12.4")
def test_the_square_it_attacks_from_is_no_refuge(government: Greece) -> None:
    table = government(kastoria="2xpartisan3 police1 [police1]").play("kastoria all {1}")
    assert (table.kind, table.options) == ("eliminate.unit", ["police1", "square.police1"])
    table.play("police1")
    assert table.options == ["florina", "kozani", "ioannina"]
    assert table.refused("kastoria") == "13.2"
    table.play("kozani")
    assert [table.units(name) for name in ("kastoria", "kozani")] == ["2xpartisan3 []", "police1 [] []"]


@rule("greek_civil_war", "12.4")
def test_the_square_of_an_attacker_that_was_eliminated_is_empty(government: Greece) -> None:
    table = government(kastoria="2xpartisan3 police1 [police1]").play("kastoria all {1} square.police1 kastoria")
    assert table.units("kastoria") == "2xpartisan3 [police1]"


@rule("greek_civil_war", "12.4")
def test_squares_cost_nothing_in_a_retreat(dse: Greece) -> None:
    # [G-63] Three Regions, and a square after any of them.
    table = dse(evros="2xdivision1 [partisan1] [partisan1]", closed=["bulgaria"]).play("evros all {1}")
    assert table.options == ["evros", "rodopi", "drama", "serres"]
    table.play("serres")
    assert (table.kind, table.options) == ("retreat.place", ["open", "square"])
    table.play("square")
    assert table.units("serres") == "[partisan1] [] []"


@rule("greek_civil_war", "12.4")
def test_by_points_leaving_and_entering_a_square_cost_one_each(dse: Greece) -> None:
    # [G-63]
    options = {"retreat_by_points": True}
    table = dse(evros="2xdivision1 [partisan1] [partisan1]", closed=["bulgaria"], options=options)
    table.play("evros all {1}")
    assert (table.options, table.refused("serres")) == (["evros", "rodopi", "drama"], "12.4")
    table.play("rodopi")
    assert table.options == ["open", "square"]
    table = dse(evros="2xdivision1 [cadre1] [cadre1]", closed=["bulgaria"], options=options).play("evros all {1}")
    assert table.options == ["evros", "rodopi"]  # the next Region is open to it like to any unit


@rule("greek_civil_war", "12.4")
def test_guerrillas_that_attacked_retreat_into_squares_only(dse: Greece) -> None:
    table = dse(larissa="2xdivision1 4xguerrilla1 [police1] [police1] []").play("larissa open all {1}")
    assert table.units("larissa") == "2xdivision1 [police1] [police1] [guerrilla1]"


@rule("greek_civil_war", "12.4", "10.2")
def test_a_guerrilla_that_attacked_from_the_only_square_is_eliminated(dse: Greece) -> None:
    table = dse(kastoria="2xdivision1 guerrilla1 [guerrilla1]").play("kastoria all {1} guerrilla1")
    assert table.units("kastoria") == "2xdivision1 []"
    table = dse(kastoria="2xdivision1 guerrilla1 [guerrilla1]").play("kastoria all {1} square.guerrilla1")
    assert table.units("kastoria") == "2xdivision1 [guerrilla1]"


@rule("greek_civil_war", "12.4")
def test_attackers_without_refuge_are_eliminated(government: Greece) -> None:
    table = government(lakonia="2xpolice1 2xpartisan3 [front0] [front0]", arkadia="front0", messinia="front0")
    table.play("lakonia open all {1}")
    assert table.units("lakonia") == "2xpartisan3 [front0] [front0]"
    assert [table[name]["open"] for name in ("arkadia", "messinia")] == [{"front0": 1}] * 2


# After the retreat


@rule("greek_civil_war", "12.4", "11.2")
def test_a_unit_in_a_square_is_attacked_there_by_units_that_have_not_attacked(government: Greece) -> None:
    table = government(larissa="2xdivision1 mountain1 2xcadre1").play("larissa division1 done {5} larissa")
    assert (table.kind, table.options) == ("attack.target", ["square.cadre1", "done"])
    table.play("square.cadre1")
    assert (table.kind, table.options) == ("attack.unit", ["division1", "mountain1", "all"])
    # 16 against 2; Overkill on a 6. One of these attackers may occupy the square.
    table.play("all {6}")
    assert (table.kind, table.options) == ("occupy", ["division1", "mountain1", "decline"])
    assert table.play("mountain1").units("larissa") == "2xdivision1 [mountain1] [] []"


@rule("greek_civil_war", "12.4", "11.2")
def test_units_that_attacked_do_not_pursue_it_into_the_square(government: Greece) -> None:
    table = government(larissa="2xdivision1 2xcadre1").play("larissa all {5} larissa")
    assert (table.units("larissa"), table["phase"]) == ("2xdivision1 [cadre1] [] []", "mobilization")


@rule("greek_civil_war", "12.4", "11.1")
def test_a_unit_that_retreated_to_another_region_is_attacked_there(government: Greece) -> None:
    table = government(larissa="division1 2xcadre1", trikala="[police1] []")
    assert table.options == ["larissa", "done"]
    table.play("larissa {5} trikala open")
    assert (table.kind, table.options) == ("attack", ["trikala", "done"])
    # 2 against 2: Effective Action on a 6.
    assert table.play("trikala {6}").units("trikala") == "[police1] []"


@rule("greek_civil_war", "12.4", "11.2")
def test_an_attacker_that_retreated_does_not_attack_again(government: Greece) -> None:
    table = government(larissa="2xpolice1 2xpartisan3", trikala="police1 [cadre1] []").play("larissa all {1} trikala")
    assert (table.units("trikala"), table["trikala"]["acted"]) == ("2xpolice1 [cadre1] []", {"police1": 1})
    # One attacks alone, 2 against 2: on a 5 half of the attackers, which is all, lose a Level.
    table.play("trikala {5}")
    assert (table.units("trikala"), table["phase"]) == ("police1 [cadre1] []", "mobilization")


@rule("greek_civil_war", "12.4")
def test_a_unit_that_retreated_moves_normally_in_its_own_phase(government: Greece) -> None:
    table = government(turn=2, first="government", larissa="division1 2xcadre1").play("larissa {5} trikala open")
    assert (table.actor, table.kind, table.options) == ("dse", "move", ["trikala", "done"])
    assert table.play("trikala arta").units("arta") == "cadre1 [] []"
