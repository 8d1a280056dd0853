"""Declaring attacks, Region by Region, and who takes part in them (11.1, 11.2, 16.1)."""

from __future__ import annotations

import pytest

from tests.harness import GREECE, rule
from tests.titles.greek_civil_war.fights import Greece, acted, attack, odds, on_the_map

BY_THE_OPEN = ("11.1", "16.1")
"""The paragraphs that keep a unit in the Open from attacking squares while enemies are there."""

# Where


@rule("greek_civil_war", "11.1")
@pytest.mark.parametrize("side", ["government", "dse"])
def test_conflict_is_always_optional(greece: Greece, side: str) -> None:
    table = attack(greece, side, "brigade1 partisan1 [police1] [cadre1] []")
    assert (table.actor, table.kind, table.options) == (side, "attack", ["larissa", "done"])
    table.play("done")
    assert table.units("larissa") == "brigade1 partisan1 [police1] [cadre1] []"
    assert (table["phase"], table["active"]) == ("mobilization", "dse" if side == "government" else "government")


@rule("greek_civil_war", "11.1")
def test_conflict_may_occur_where_both_sides_have_units(greece: Greece) -> None:
    table = greece(
        phase="conflict", larissa="division1 cadre1", arta="police1 [front0]", evia="[police1] [cadre1]",
        kozani="division1", trikala="partisan1 [partisan1]", albania="partisan1",
    )  # fmt: skip
    assert table.options == ["arta", "larissa", "evia", "done"]
    assert table.refused("kozani").startswith("11.")
    assert table.game.refusals()["trikala"].text == "there is no unit for that"
    assert {table.refused(region) for region in GREECE if region not in table.options} <= {"11.1", "11.2"}


@rule("greek_civil_war", "11.1")
@pytest.mark.parametrize("side", ["government", "dse"])
def test_units_in_adjacent_regions_may_not_attack_each_other(greece: Greece, side: str) -> None:
    table = attack(greece, side, "division1", kozani="partisan1", trikala="[guerrilla1]", magnesia="[police1]")
    assert (table["phase"], table["active"]) != ("conflict", side)
    assert table.kind != "attack"


@rule("greek_civil_war", "11.1")
def test_only_units_in_the_region_take_part(greece: Greece) -> None:
    table = attack(greece, "government", "brigade1 partisan1", kozani="division1 [division2]", trikala="partisan1")
    assert odds(table.play("larissa")) == (4, 4, 1)


@rule("greek_civil_war", "11.1")
def test_the_player_whose_turn_is_in_progress_is_the_attacker(greece: Greece) -> None:
    table = attack(greece, "dse", "brigade1 partisan1").play("larissa {4}")
    assert table.units("larissa") == "partisan1 [] [] []"  # 1:1, 50%D(-1)


@rule("greek_civil_war", "11.1")
@pytest.mark.parametrize("words", ["arta {3} larissa {3} evia {3}", "evia {3} larissa {3} arta {3}"])
def test_regions_are_attacked_in_any_order(greece: Greece, words: str) -> None:
    there = "mountain2 partisan1"
    table = attack(greece, "government", there, arta=there, evia=there).play(words)  # 1:1, 50%A(-1)
    after = {"arta": "mountain1 partisan1 [] []", "evia": "mountain1 partisan1 [] []"}
    assert on_the_map(table) == {**after, "larissa": "mountain1 partisan1 [] [] []"}


@rule("greek_civil_war", "11.1")
def test_attacks_are_decided_one_at_a_time_after_seeing_the_results_before(greece: Greece) -> None:
    table = attack(greece, "government", "2xbrigade1 partisan1", arta="brigade1 cadre1").play("larissa open brigade1")
    table.play("done {1}")  # 1:1, 50%A(-2)
    assert table.units("larissa") == "brigade1 partisan1 [] [] []"
    assert (table.kind, table.options) == ("attack.target", ["open", "done"])
    table.play("done")
    assert (table.kind, table.options) == ("attack", ["arta", "done"])


@rule("greek_civil_war", "11.1")
def test_all_attacks_in_a_region_are_completed_before_any_in_another(greece: Greece) -> None:
    table = attack(greece, "government", "2xbrigade1 2xcadre1", arta="brigade1 cadre1").play("larissa brigade1 done")
    table.play("{3}")  # 1:1, 50%A(-1)
    assert "arta" not in table.options
    table.play("done arta {3}")
    assert table.kind != "attack"  # One brigade in Larissa has not attacked, but the Region was left.
    assert table.units("larissa") == "brigade1 2xcadre1 [] [] []"
    assert (table["phase"], table["active"]) == ("mobilization", "dse")


@rule("greek_civil_war", "11.1")
def test_a_region_that_was_left_is_not_entered_again(greece: Greece) -> None:
    table = attack(greece, "government", "2xbrigade1 2xcadre1", arta="brigade1 cadre1").play("larissa brigade1 done")
    table.play("{3} done")
    assert (table.options, table.refused("larissa")) == (["arta", "done"], "11.1")


@rule("greek_civil_war", "11.1")
def test_the_next_region_is_asked_for_only_while_there_are_attackers_and_enemies(greece: Greece) -> None:
    table = attack(greece, "government", "brigade1 2xcadre1").play("larissa {3}")
    assert (table["phase"], table["active"], on_the_map(table)) == (
        "mobilization",
        "dse",
        {"larissa": "2xcadre1 [] [] []"},
    )


@rule("greek_civil_war", "11.1")
def test_units_attack_in_the_turn_in_which_they_have_moved(greece: Greece) -> None:
    table = greece(phase="movement", turn=2, larissa="brigade1", kozani="partisan1").play("larissa kozani")
    assert (table["phase"], table.options, acted(table, "kozani")) == ("conflict", ["kozani", "done"], {})
    table.play("kozani {6}")
    assert table.units("kozani") == "brigade1 [] []"  # 1:1, EA: half of one unit is that unit


# The Open before squares


@rule("greek_civil_war", "11.1")
@pytest.mark.parametrize(
    ("side", "there", "unit", "square"),
    [
        ("government", "2xdivision1 2xpartisan1 [cadre1] [] []", "division1", "square.cadre1"),
        ("dse", "2xdivision1 2xpartisan3 [police1] [] []", "partisan3", "square.police1"),
    ],
)
def test_squares_cannot_be_attacked_while_enemies_are_in_the_open(
    greece: Greece, side: str, there: str, unit: str, square: str
) -> None:
    table = attack(greece, side, there).play("larissa")
    assert (table.kind, table.options) == ("attack.unit", [unit, "all"])  # The Open was the only target.
    table.play(f"{unit} done {{3}}")  # 1:1 and below 1:1: half or all attackers lose a Level.
    assert (table.kind, table.options) == ("attack.target", ["open", "done"])
    assert table.refused(square) in BY_THE_OPEN


@rule("greek_civil_war", "11.1")
def test_squares_can_be_attacked_once_the_enemies_in_the_open_are_eliminated(greece: Greece) -> None:
    table = attack(greece, "government", "division1 brigade1 cadre1 [cadre1] [] []").play("larissa division1 done {6}")
    assert (table.kind, table.options) == ("attack.target", ["square.cadre1", "done"])  # 4:1, VE
    table.play("square.cadre1 {6} decline")  # 2:1, 100%D(-1)
    assert on_the_map(table) == {"larissa": "division1 brigade1 [] [] []"}


@rule("greek_civil_war", "11.1", "12.4")
def test_squares_can_be_attacked_once_the_enemies_have_moved_out_of_the_open(greece: Greece) -> None:
    table = attack(greece, "government", "division1 brigade1 2xpartisan1 [cadre1] [] []")
    table.play("larissa division1 done {6} kozani open")  # 1:1, EA
    assert (table.units("larissa"), table.units("kozani")) == (
        "division1 brigade1 [cadre1] [] []",
        "partisan1 [] []",
    )
    assert table.options == ["square.cadre1", "done"]


@rule("greek_civil_war", "11.1", "12.4")
def test_a_unit_that_retreated_into_a_square_is_attacked_there_by_those_who_have_not_attacked(greece: Greece) -> None:
    table = attack(greece, "government", "division1 brigade1 2xpartisan1").play("larissa division1 done {6}")
    table.play("larissa")
    assert (table.units("larissa"), table.options) == (
        "division1 brigade1 [partisan1] [] []",
        ["square.partisan1", "done"],
    )
    assert odds(table.play("square.partisan1")) == (4, 4, 1)


@rule("greek_civil_war", "11.1", "5.0")
def test_once_a_square_was_attacked_the_open_is_not(greece: Greece) -> None:
    # [G-42]
    table = attack(greece, "dse", "partisan1 front0 brigade1 [police1] [police2] []")
    table.play("larissa square.police1 decline {3}")  # Below 1:1, 100%D(+2): by the Front alone
    assert table.units("larissa") == "brigade1 front0 partisan1 [police2] [police2] []"
    assert (table.kind, table.actor) != (
        "attack.target",
        "dse",
    )  # Nobody left may attack squares, and the Open is late.
    assert table["phase"] == "mobilization"


@rule("greek_civil_war", "11.1", "5.0")
def test_the_open_is_refused_after_a_square_of_the_region(greece: Greece) -> None:
    # [G-42]
    table = attack(greece, "dse", "2xfront0 partisan1 brigade1 [police1] [] []")
    table.play("larissa square.police1 front0 done decline {3}")
    assert (table.options, table.refused("open")) == (["square.police2", "done"], "11.1")


@rule("greek_civil_war", "11.1", "16.1")
def test_the_open_may_be_attacked_before_its_squares_though_it_is_not_cleared(greece: Greece) -> None:
    # [G-42]
    table = attack(greece, "dse", "front0 partisan1 brigade1 [police1] [] []").play("larissa open partisan1 done {3}")
    assert table.units("larissa") == "brigade1 front0 [police1] [] []"  # 1:1, 50%A(-1)
    assert table.options == ["open", "square.police1", "done"]


# Units in squares and unconventional ones


@rule("greek_civil_war", "11.1")
@pytest.mark.parametrize(
    ("side", "there", "target", "strengths"),
    [
        ("government", "partisan1 [police1] [guerrilla1] []", "square.guerrilla1", (2, 2, 1)),
        ("government", "partisan1 [division1] [guerrilla1] []", "square.guerrilla1", (13, 2, 4)),
        ("dse", "brigade1 [cadre1] [police1] []", "square.police1", (2, 2, 1)),
        ("dse", "brigade1 [guerrilla2] [police2] []", "square.police2", (3, 3, 1)),
        ("dse", "brigade1 [partisan2] [police1] [mountain1]", "square.mountain1", (5, 3, 1)),
    ],
)
def test_a_unit_in_a_square_may_attack_another_square_though_enemies_are_in_the_open(
    greece: Greece, side: str, there: str, target: str, strengths: tuple[int, int, int]
) -> None:
    assert odds(attack(greece, side, there).play(f"larissa {target}")) == strengths


@rule("greek_civil_war", "11.1")
@pytest.mark.parametrize(
    ("side", "there", "strengths"),
    [
        ("government", "partisan1 [police1] [guerrilla1] []", (2, 4, 0)),
        ("dse", "brigade1 mountain1 [cadre1] [police1] []", (2, 7, 0)),
        ("dse", "police1 [partisan3] [police1] []", (7, 2, 3)),
    ],
)
def test_a_unit_in_a_square_may_attack_the_open(
    greece: Greece, side: str, there: str, strengths: tuple[int, int, int]
) -> None:
    assert odds(attack(greece, side, there).play("larissa open")) == strengths


@rule("greek_civil_war", "16.1", "2.12")
@pytest.mark.parametrize(
    ("side", "there", "target", "strengths"),
    [
        ("dse", "front0 division1 [police1] [] []", "square.police1", (1, 2, 0)),
        ("dse", "division1 [front0] [police1] []", "square.police1", (1, 2, 0)),
        ("government", "lok_unconv0 partisan1 [guerrilla1] [] []", "square.guerrilla1", (2, 2, 1)),
        ("government", "partisan1 [lok_unconv0] [guerrilla1] []", "square.guerrilla1", (2, 2, 1)),
    ],
)
def test_unconventional_units_may_attack_a_square_though_enemies_are_in_the_open(
    greece: Greece, side: str, there: str, target: str, strengths: tuple[int, int, int]
) -> None:
    table = attack(greece, side, there).play("larissa")
    assert table.options == ["open", target]
    assert odds(table.play(target)) == strengths


@rule("greek_civil_war", "16.1", "10.7")
@pytest.mark.parametrize(
    ("side", "there"),
    [
        ("government", "lok1 partisan1 [guerrilla1] [] []"),
        ("government", "mountain1 partisan1 [guerrilla1] [] []"),
        ("dse", "cadre1 division1 [police1] [] []"),
        ("dse", "guerrilla1 division1 [police1] [] []"),
    ],
)
def test_conventional_units_in_the_open_may_not(greece: Greece, side: str, there: str) -> None:
    table = attack(greece, side, there).play("larissa")
    assert table.kind == "die"  # The Open is the only target, the unit the only attacker.
    assert acted(table) == {there.split()[0]: 1}
    assert table["larissa"]["marked"] == {there.split()[0]: 1, there.split()[1]: 1}


@rule("greek_civil_war", "11.1", "16.1")
@pytest.mark.parametrize(
    ("side", "there", "target", "offered", "kept_out"),
    [
        (
            "dse", "front0 partisan1 division1 [cadre1] [police1] []", "square.police1",
            ["front0", "square.cadre1", "all"], ["partisan1"],
        ),
        (
            "government", "division1 lok1 lok_unconv0 partisan1 [police1] [guerrilla1] []", "square.guerrilla1",
            ["lok_unconv0", "square.police1", "all"], ["division1", "lok1"],
        ),
    ],
)  # fmt: skip
def test_in_a_mixed_group_every_attacker_must_be_in_a_square_or_unconventional(
    greece: Greece, side: str, there: str, target: str, offered: list[str], kept_out: list[str]
) -> None:
    # [G-43]
    table = attack(greece, side, there).play(f"larissa {target}")
    assert table.options == offered
    for unit in kept_out:
        assert table.refused(unit) in BY_THE_OPEN
    assert odds(table.play("all"))[:2] == ({"dse": 3, "government": 4}[side], 2)


@rule("greek_civil_war", "11.1", "16.1")
def test_everybody_may_join_once_the_open_is_clear(greece: Greece) -> None:
    table = attack(greece, "dse", "front0 partisan1 [cadre1] [division1] []").play("larissa")
    assert table.options == ["front0", "partisan1", "square.cadre1", "all"]
    assert odds(table.play("all")) == (7, 13, 0)


# Grouping


@rule("greek_civil_war", "11.2")
@pytest.mark.parametrize(
    ("words", "strength"),
    [
        ("brigade1 done", 4),
        ("mountain1 done", 3),
        ("square.police2 done", 3),
        ("brigade1 brigade1 done", 8),
        ("brigade1 mountain1 done", 7),
        ("brigade1 square.police2 done", 7),
        ("square.police2 brigade1 done", 7),
        ("brigade1 all", 14),
        ("brigade1 mountain1 square.police2 done", 10),
        ("mountain1 square.police2 done", 6),
        ("square.police2 mountain1 brigade1 done", 10),
        ("square.police2 all", 14),
        ("all", 14),
    ],
)
def test_a_player_attacks_with_as_few_or_as_many_units_as_he_likes(greece: Greece, words: str, strength: int) -> None:
    table = attack(greece, "government", "2xbrigade1 mountain1 partisan1 [police2] [] []").play(f"larissa {words}")
    assert odds(table)[:2] == (strength, 4)


@rule("greek_civil_war", "11.2", "11.5")
def test_the_die_falls_when_the_attacker_says_so_and_not_before(greece: Greece) -> None:
    table = attack(greece, "government", "division1 police1 partisan1")
    for word in ("larissa", "open"):
        table.game.choose(word)
    assert (table.kind, table.options, table.refused("done")) == (
        "attack.unit",
        ["division1", "police1", "all"],
        "11.2",
    )
    table.game.choose("police1")
    assert (table.kind, table.options) == ("attack.unit", ["division1", "done"])
    table.game.choose("division1")
    assert (table.kind, table.options) == ("attack.unit", ["done"])
    table.game.choose("done")
    assert (table.kind, odds(table)) == ("die", (15, 4, 3))


@rule("greek_civil_war", "11.2", "11.5")
def test_all_join_in_and_wait_for_the_fight(greece: Greece) -> None:
    table = attack(greece, "government", "division1 police1 partisan1")
    for word in ("larissa", "open", "all"):
        table.game.choose(word)
    assert (table.kind, table.options) == ("attack.unit", ["done"])


@rule("greek_civil_war", "11.1")
def test_a_region_is_left_again_while_nothing_is_declared_there(greece: Greece) -> None:
    table = attack(greece, "government", "division1 cadre1", florina="division1 cadre1")
    table.game.choose("florina")
    assert (table.kind, table.options, table.may_go_back) == ("attack.target", ["open"], True)
    table.game.choose("back")
    assert (table.kind, table.options) == ("attack", ["florina", "larissa", "done"])
    table.play("florina open done {6}")  # 4:1, VE
    assert table.options == ["larissa", "done"]


@rule("greek_civil_war", "11.1")
def test_to_look_at_one_region_leaves_the_others_as_they_were(greece: Greece) -> None:
    table = attack(greece, "government", "2xbrigade1 2xcadre1", arta="brigade1 cadre1")
    table.play("larissa brigade1 done {3} done")  # 1:1, 50%A(-1): one has not attacked, but the Region was left.
    table.game.choose("arta")
    table.game.choose("back")
    assert (table.options, table.refused("larissa")) == (["arta", "done"], "11.1")


@rule("greek_civil_war", "11.2")
def test_bots_name_attackers_in_the_order_of_the_units_and_at_least_one(greece: Greece) -> None:
    there = "2xbrigade1 mountain1 partisan1 [police2] [] []"
    table = attack(greece, "government", there, any_order=False).play("larissa")
    assert table.options == ["brigade1", "mountain1", "square.police2", "all"]
    assert table.refused("done") == "11.2"
    table.play("mountain1")
    assert (table.options, table.refused("brigade1")) == (["square.police2", "done"], "11.2")


@rule("greek_civil_war", "11.2")
def test_an_attack_is_directed_against_one_place_only(greece: Greece) -> None:
    table = attack(greece, "government", "division1 [cadre1] [guerrilla1] [guerrilla1]").play("larissa")
    assert table.options == ["square.cadre1", "square.guerrilla1"]
    table.play("square.guerrilla1 {6} decline")  # 4:1, OK
    assert table.units("larissa") == "division1 [cadre1] [] [guerrilla1]"


@rule("greek_civil_war", "11.2")
def test_all_enemies_in_the_open_are_attacked_and_squares_never_support_them(greece: Greece) -> None:
    # [G-44]
    table = attack(greece, "government", "division1 cadre1 guerrilla2 partisan3 [partisan3] [front0] []")
    table.play("larissa")
    assert odds(table) == (13, 12, 1)
    assert table["larissa"]["marked"] == {"division1": 1, "cadre1": 1, "guerrilla2": 1, "partisan3": 1}


@rule("greek_civil_war", "11.2")
def test_a_unit_attacks_once_in_a_phase(greece: Greece) -> None:
    table = attack(greece, "government", "brigade1 mountain1 2xcadre1 [cadre1] [] []").play("larissa brigade1 done {5}")
    assert acted(table) == {"brigade2": 1}  # 1:1, 100%A(+1)
    table.play("open")
    assert odds(table) == (3, 4, 0)
    table.play("{5}")  # Below 1:1, 50%A(+1)
    assert (table.units("larissa"), table["active"]) == ("brigade2 mountain2 2xcadre1 [cadre1] [] []", "dse")


@rule("greek_civil_war", "11.2")
def test_a_unit_that_has_attacked_is_refused(greece: Greece) -> None:
    table = attack(greece, "government", "brigade1 2xmountain1 2xcadre1").play("larissa brigade1 done {5} open")
    assert (table.options, table.refused("brigade2")) == (["mountain1", "all"], "11.2")


@rule("greek_civil_war", "11.2")
def test_units_that_were_not_in_the_attack_may_still_attack(greece: Greece) -> None:
    table = attack(greece, "dse", "3xpartisan1 division1").play("larissa partisan1 done {3}")  # 100%A(-1)
    assert (table.units("larissa"), table.options) == ("division1 2xpartisan1 [] [] []", ["open", "done"])
    table.play("open all {2}")  # Below 1:1, 50%D(+2)
    assert (table.units("larissa"), table["phase"]) == ("division3 2xpartisan1 [] [] []", "mobilization")


@rule("greek_civil_war", "11.2")
def test_a_square_may_be_attacked_again_by_other_units(greece: Greece) -> None:
    table = attack(greece, "government", "brigade1 mountain1 police1 [partisan1] [] []").play("larissa mountain1 done")
    table.play("{5}")  # Below 1:1, 50%D(+2)
    assert (table.units("larissa"), table.options) == (
        "brigade1 mountain1 police1 [partisan3] [] []",
        ["square.partisan3", "done"],
    )
    assert odds(table.play("square.partisan3 all")) == (6, 7, 0)


@rule("greek_civil_war", "11.1", "11.2")
def test_an_attacker_that_retreated_does_not_attack_where_it_came_to(greece: Greece) -> None:
    table = attack(greece, "government", "2xbrigade1 2xpartisan3", kozani="[cadre1]", arta="police1 cadre1")
    table.play("larissa all {1} kozani")  # Below 1:1, MD
    assert table.units("kozani") == "brigade1 [cadre1] []"
    assert (table.options, acted(table, "kozani")) == (["arta", "done"], {"brigade1": 1})


@rule("greek_civil_war", "11.2")
def test_that_attacker_is_refused_because_it_has_attacked(greece: Greece) -> None:
    table = attack(greece, "government", "2xbrigade1 2xpartisan3", kozani="[cadre1]", arta="police1 cadre1")
    table.play("larissa all {1} kozani")
    assert table.refused("kozani") == "11.2"


@rule("greek_civil_war", "11.1")
def test_what_attacked_is_forgotten_when_the_phase_is_over(greece: Greece) -> None:
    table = attack(greece, "government", "brigade1 2xcadre1").play("larissa {5}")
    assert (table["phase"], acted(table), table.units("larissa")) == ("mobilization", {}, "brigade2 2xcadre1 [] [] []")
