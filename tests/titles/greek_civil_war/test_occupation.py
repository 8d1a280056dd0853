"""Attackers that move into the square they have cleared (11.5, 13.2)."""

from __future__ import annotations

import pytest

from tests.harness import rule
from tests.titles.greek_civil_war.fights import Greece, acted, attack, indices, on_the_map, terror

NOT_AN_ATTACKER = {"11.5", "12.1"}

# When


@rule("greek_civil_war", "11.5", "12.2a")
@pytest.mark.parametrize(
    ("side", "there", "die"),
    [
        ("government", "division1 [partisan1] [] []", 6),  # 3:1, OK
        ("government", "division2 [partisan1] [] []", 5),  # 4:1, EA: half of one unit
        ("government", "division2 [partisan1] [] []", 4),  # 4:1, 50%D(-1)
        ("government", "2xbrigade1 [partisan1] [] []", 6),  # 2:1, 100%D(-1)
        ("government", "brigade1 [partisan1] [] []", 6),  # 1:1, 50%D(-1)
        ("government", "division1 [front0] [] []", 4),  # Level 0 less 1
        ("dse", "partisan3 [police1] [] []", 6),  # 3:1, OK
        ("dse", "2xpartisan1 [police1] [] []", 5),  # 4:1, EA
        ("dse", "partisan1 [police1] [] []", 6),  # 2:1, 100%D(-1)
        ("dse", "guerrilla1 [police1] [] []", 6),  # 1:1, 50%D(-1)
        ("dse", "partisan1 [lok1] [] []", 6),
    ],
)
def test_one_attacker_may_occupy_a_square_whose_unit_was_eliminated(
    greece: Greece, side: str, there: str, die: int
) -> None:
    # [G-48] By loss of Levels too.
    units = there.split()[0]
    count, _, unit = units.rpartition("x")
    table = attack(greece, side, there).play("larissa")
    table.play(f"{'all' if count else ''} {'decline' if table.kind == 'pay' else ''} {{{die}}}")
    assert (table.actor, table.kind, table.options) == (side, "occupy", [unit, "decline"])
    assert table.units("larissa") == f"{units} [] [] []"
    table.play(unit)
    assert table.units("larissa") == f"{unit if count else ''} [{unit}] [] []".strip()


@rule("greek_civil_war", "11.5", "12.2b", "9.4")
def test_elimination_for_want_of_a_lower_counter_empties_the_square_too(greece: Greece) -> None:
    # [G-25] 1:1, 50%D(-1).
    table = attack(greece, "dse", "partisan3 [mountain3] [] []", arta="4xmountain1").play("larissa {6} partisan3")
    assert table.units("larissa") == "[partisan3] [] []"


@rule("greek_civil_war", "11.5")
@pytest.mark.parametrize(
    ("side", "there", "die", "after"),
    [
        ("government", "division2 [partisan2] [] []", 4, "division2 [partisan1] [] []"),  # 3:1, 50%D(-1)
        ("government", "division1 [partisan1] [] []", 5, "division2 [partisan1] [] []"),  # 3:1, 100%A(+1)
        ("dse", "partisan3 [police2] [] []", 6, "partisan3 [police1] [] []"),  # 2:1, 100%D(-1)
    ],
)
def test_a_square_that_was_not_emptied_is_not_occupied(
    greece: Greece, side: str, there: str, die: int, after: str
) -> None:
    table = attack(greece, side, there).play(f"larissa {{{die}}}")
    assert (table["phase"], table.units("larissa")) == ("mobilization", after)


@rule("greek_civil_war", "11.5")
@pytest.mark.parametrize(
    ("side", "there"), [("government", "division1 cadre1 [] [] []"), ("dse", "2xpartisan3 police1 [] [] []")]
)
def test_nothing_is_occupied_after_a_fight_in_the_open(greece: Greece, side: str, there: str) -> None:
    table = attack(greece, side, there).play("larissa")
    table.play("{6}" if table.kind == "die" else "all {6}")  # 4:1, VE
    assert (table["phase"], table.units("larissa")) == ("mobilization", f"{there.split()[0]} [] [] []")


# Who


@rule("greek_civil_war", "11.5")
def test_only_one_of_the_attackers_may_and_any_of_them(greece: Greece) -> None:
    there = "division1 brigade1 mountain1 police1 [police2] [partisan1] []"
    words = "larissa division1 mountain1 police1 done {6}"  # 4:1, OK
    table = attack(greece, "government", there).play(words)
    assert table.options == ["division1", "mountain1", "police1", "decline"]
    assert {table.refused("brigade1"), table.refused("square.police2")} <= NOT_AN_ATTACKER
    table.play("mountain1")
    assert table.units("larissa") == "division1 brigade1 police1 [police2] [mountain1] []"


@rule("greek_civil_war", "11.5")
@pytest.mark.parametrize(
    ("side", "there", "words", "after"),
    [
        (
            "government", "[division1] [partisan1] []", "larissa {6} square.division1",
            "[] [division1] []",
        ),  # 3:1, OK
        (
            "government", "brigade1 [division1] [partisan1] []", "larissa all {6} square.division1",
            "brigade1 [] [division1] []",
        ),
        ("dse", "[partisan3] [police1] []", "larissa {6} square.partisan3", "[] [partisan3] []"),
        ("dse", "[police1] [police2] [guerrilla2]", "larissa square.police1 {6} square.guerrilla2",
         "[guerrilla2] [police2] []"),  # 1:1, 50%D(-1)
    ],
)  # fmt: skip
def test_an_attacker_in_another_square_may_and_leaves_it(
    greece: Greece, side: str, there: str, words: str, after: str
) -> None:
    # [G-48]
    assert attack(greece, side, there).play(words).units("larissa") == after


@rule("greek_civil_war", "11.5", "10.2")
def test_a_guerrilla_band_may_though_it_never_moves(greece: Greece) -> None:
    # [G-35]
    table = attack(greece, "dse", "guerrilla1 [police1] [] []").play("larissa {6} guerrilla1")  # 1:1, 50%D(-1)
    assert table.units("larissa") == "[guerrilla1] [] []"


@rule("greek_civil_war", "11.5", "16.1")
def test_an_unconventional_unit_may_though_enemies_are_in_the_open(greece: Greece) -> None:
    table = attack(greece, "dse", "2xfront0 division1 [police1] [] []")
    table.play("larissa square.police1 all decline {6} front0")  # 1:1, 50%D(-1)
    assert table.units("larissa") == "division1 front0 [front0] [] []"


@rule("greek_civil_war", "11.5")
def test_attackers_of_an_earlier_fight_may_not(greece: Greece) -> None:
    table = attack(greece, "government", "brigade1 mountain1 police1 [cadre1] [] []").play("larissa police1 done")
    table.play("{4}")  # 1:1, 50%D(+1): a Cadre does not rise.
    table.play("square.cadre1 mountain1 done {6}")  # 1:1, 50%D(-1)
    assert (table.kind, table.options) == ("occupy", ["mountain1", "decline"])
    assert {table.refused("police1"), table.refused("brigade1")} <= NOT_AN_ATTACKER
    table.play("mountain1")
    assert table.units("larissa") == "brigade1 police1 [mountain1] [] []"


# At once, or never


@rule("greek_civil_war", "11.5")
def test_it_is_optional(greece: Greece) -> None:
    table = attack(greece, "government", "2xdivision1 [partisan1] [guerrilla1] []")
    table.play("larissa square.partisan1 division1 done {6} decline")
    assert (table.units("larissa"), table.kind) == ("2xdivision1 [] [guerrilla1] []", "attack.target")


@rule("greek_civil_war", "11.5")
def test_it_is_decided_before_the_next_attack_and_not_again(greece: Greece) -> None:
    table = attack(greece, "government", "2xdivision1 [partisan1] [guerrilla1] []")
    table.play("larissa square.partisan1 division1 done {6}")
    assert table.kind == "occupy"
    table.play("decline square.guerrilla1 {6}")
    assert (table.kind, acted(table)) == ("occupy", {"division1": 2})
    table.play("division1")
    assert table.units("larissa") == "division1 [] [division1] []"  # The first square stays empty.


@rule("greek_civil_war", "11.5", "11.2")
def test_who_occupies_a_square_has_attacked(greece: Greece) -> None:
    table = attack(greece, "government", "division1 brigade1 [partisan1] [cadre1] []")
    table.play("larissa square.partisan1 division1 done {6} division1")
    assert acted(table) == {"square.division1": 1}
    table.play("square.cadre1 {3}")  # 2:1, 50%A(-2): the brigade alone attacks.
    assert table.units("larissa") == "[division1] [cadre1] []"


@rule("greek_civil_war", "11.5", "13.2")
def test_it_costs_nothing_and_control_waits_for_the_check(greece: Greece) -> None:
    table = greece(phase="conflict", active="dse", fokida="partisan3 [police1] government")
    table.play("fokida {6} partisan3")  # 3:1, OK
    assert (table.units("fokida"), table["fokida"]["control"]) == ("[partisan3]", "government")
    assert (indices(table), terror(table, "fokida")) == ((50, 50), True)


@rule("greek_civil_war", "13.2", "11.5")
def test_a_square_changes_hands_only_by_movement_or_by_combat(greece: Greece) -> None:
    table = attack(greece, "government", "division1 [partisan3] [] []").play("larissa {5}")  # 1:1, 50%A(-1)
    assert on_the_map(table) == {"larissa": "[partisan3] [] []"}
