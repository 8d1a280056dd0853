"""Points for a better die, with unconventional units in a fight for a square (11.6)."""

from __future__ import annotations

import pytest

from tests.harness import rule
from tests.titles.greek_civil_war.fights import Greece, attack, indices, odds, on_the_map

ATTACKER_PAYS = [
    ("front0", 0, 5),
    ("2xfront0", 1, 4),
    ("4xfront0", 2, 3),
    ("6xfront0", 3, 2),
    ("8xfront0", 4, 1),
    ("11xfront0", 4, 1),
]
"""Fronts against police of Level 1, the column, and the cost of +1."""

DEFENDER_PAYS = [
    ("front0", 0, 1),
    ("guerrilla1", 1, 2),
    ("partisan1", 2, 3),
    ("guerrilla1 partisan1", 3, 4),
    ("2xpartisan1", 4, 5),
    ("2xpartisan3", 4, 5),
]
"""DSE units against a LOK unit in unconventional mode, the column, and the cost of -1."""

# Costs


@rule("greek_civil_war", "11.6")
@pytest.mark.parametrize(("fronts", "column", "cost"), ATTACKER_PAYS)
@pytest.mark.parametrize("answer", ["pay", "decline"])
def test_the_attacker_pays_by_the_odds(greece: Greece, fronts: str, column: int, cost: int, answer: str) -> None:
    table = attack(greece, "dse", f"{fronts} [police1] [] []").play("larissa")
    if table.kind == "attack.unit":
        table.play("all")
    assert odds(table)[2] == column
    assert (table.actor, table.kind, table.options) == ("dse", "pay", ["pay", "decline"])
    table.play(answer)
    assert (table.kind, indices(table)) == ("die", (50, 50 - cost if answer == "pay" else 50))


@rule("greek_civil_war", "11.6")
@pytest.mark.parametrize(("attackers", "column", "cost"), DEFENDER_PAYS)
@pytest.mark.parametrize("answer", ["pay", "decline"])
def test_the_defender_pays_by_the_odds(greece: Greece, attackers: str, column: int, cost: int, answer: str) -> None:
    table = attack(greece, "dse", f"{attackers} [lok_unconv0] [] []").play("larissa")
    if table.kind == "attack.unit":
        table.play("all")
    assert odds(table)[2] == column
    if table.actor == "dse":
        table.play("decline")
    assert (table.actor, table.kind, table.options) == ("government", "pay", ["pay", "decline"])
    table.play(answer)
    assert (table.kind, indices(table)) == ("die", (50 - cost if answer == "pay" else 50, 50))


@rule("greek_civil_war", "11.6")
@pytest.mark.parametrize(
    ("attackers", "column", "cost"), [("police1", 2, 3), ("police2", 3, 4), ("brigade1", 4, 5), ("division4", 4, 5)]
)
def test_a_front_pays_in_its_defence(greece: Greece, attackers: str, column: int, cost: int) -> None:
    table = attack(greece, "government", f"{attackers} [front0] [] []").play("larissa")
    assert (odds(table)[2], table.actor) == (column, "dse")
    assert indices(table.play("pay")) == (50, 50 - cost)


@rule("greek_civil_war", "11.6")
@pytest.mark.parametrize(
    ("defender", "column", "cost"), [("guerrilla2", 0, 5), ("guerrilla1", 1, 4), ("cadre1", 1, 4), ("front0", 2, 3)]
)
def test_a_lok_unit_pays_in_attack(greece: Greece, defender: str, column: int, cost: int) -> None:
    table = attack(greece, "government", f"lok_unconv0 [{defender}] [] []").play("larissa")
    assert (odds(table)[2], table.actor) == (column, "government")
    assert indices(table.play("pay")) == (50 - cost, 50)


# What it does


@rule("greek_civil_war", "11.6")
@pytest.mark.parametrize(
    ("die", "answer", "after"),
    [
        (1, "pay", "2xfront0 [police2] [] []"),  # 2: 100%D(+2)
        (2, "decline", "2xfront0 [police2] [] []"),
        (2, "pay", "[police1] [] []"),  # 3: 100%A(-1)
        (3, "decline", "[police1] [] []"),
        (3, "pay", "2xfront0 [police2] [] []"),  # 4: 50%D(+1)
        (4, "pay", "front0 [police1] [] []"),  # 5: 50%A(-1)
        (5, "decline", "front0 [police1] [] []"),
        (5, "pay", "2xfront0 [] [] []"),  # 6: 50%D(-1)
        (6, "decline", "2xfront0 [] [] []"),
    ],
)
def test_the_attacker_adds_1_to_the_die(greece: Greece, die: int, answer: str, after: str) -> None:
    table = attack(greece, "dse", "2xfront0 [police1] [] []").play(f"larissa all {answer} {{{die}}}")  # 1:1
    assert table.units("larissa") == after
    assert indices(table) == (50, 46 if answer == "pay" else 50)


@rule("greek_civil_war", "11.6")
@pytest.mark.parametrize(
    ("die", "answer", "after"),
    [
        (2, "decline", "partisan1 [lok_unconv0] [] []"),  # 100%D(+2): it never rises
        (4, "decline", "partisan1 [lok_unconv0] [] []"),  # 50%D(+2)
        (5, "decline", "partisan2 [lok_unconv0] [] []"),  # 50%A(+1)
        (6, "pay", "partisan2 [lok_unconv0] [] []"),  # 5
        (5, "pay", "partisan1 [lok_unconv0] [] []"),  # 4
        (4, "pay", "[lok_unconv0] [] []"),  # 3: 50%A(-2)
        (3, "decline", "[lok_unconv0] [] []"),
        (3, "pay", "partisan1 [lok_unconv0] [] []"),  # 2
        (2, "pay", "[lok_unconv0] [] []"),  # 1: 100%A(-2)
    ],
)
def test_the_defender_takes_1_off_the_die(greece: Greece, die: int, answer: str, after: str) -> None:
    table = attack(greece, "dse", "partisan1 [lok_unconv0] [] []").play(f"larissa {answer} {{{die}}}")  # 2:1
    assert table.units("larissa") == after
    assert indices(table) == (47 if answer == "pay" else 50, 50)


@rule("greek_civil_war", "11.6")
def test_a_die_of_6_plus_1_stays_6(greece: Greece) -> None:
    # [G-46]
    table = attack(greece, "dse", "8xfront0 [police1] [] []").play("larissa all pay {6}")  # 4:1, OK
    assert (table.kind, table.units("larissa"), indices(table)) == ("occupy", "8xfront0 [] [] []", (50, 49))


@rule("greek_civil_war", "11.6")
def test_a_die_of_1_minus_1_stays_1(greece: Greece) -> None:
    # [G-46]
    table = attack(greece, "dse", "2xpartisan1 [lok_unconv0] [] []").play("larissa all pay {1}")  # 4:1, 50%A(-2)
    assert (table.units("larissa"), indices(table)) == ("partisan1 [lok_unconv0] [] []", (45, 50))


# Both


@rule("greek_civil_war", "11.6")
def test_the_attacker_decides_first_and_then_the_defender(greece: Greece) -> None:
    table = attack(greece, "dse", "4xfront0 [lok_unconv0] [] []").play("larissa all")
    assert (table.actor, table.kind) == ("dse", "pay")
    table.play("pay")
    assert (table.actor, table.kind, indices(table)) == ("government", "pay", (50, 47))
    table = attack(greece, "government", "lok_unconv0 [front0] [] []").play("larissa")
    assert (table.actor, table.kind) == ("government", "pay")
    table.play("decline")
    assert (table.actor, table.kind, indices(table)) == ("dse", "pay", (50, 50))


@rule("greek_civil_war", "11.6")
@pytest.mark.parametrize(
    ("words", "after", "points"),
    [
        ("decline decline {5}", "front0 partisan2 [lok_unconv0] [] []", (50, 50)),  # 50%A(+1)
        ("pay decline {5}", "front0 partisan1 [] [] []", (50, 47)),  # 6: 100%D(-1)
        ("decline pay {5}", "front0 partisan1 [lok_unconv0] [] []", (47, 50)),  # 4: 50%D(+2), which is void
        ("pay pay {5}", "front0 partisan2 [lok_unconv0] [] []", (47, 47)),  # 5
        ("pay pay {6}", "front0 partisan1 [] [] []", (47, 47)),  # 6: 100%D(-1)
        ("pay pay {1}", "[lok_unconv0] [] []", (47, 47)),  # 1: 100%A(-2)
        ("decline decline {6}", "front0 partisan1 [] [] []", (50, 50)),
    ],
)
def test_if_both_pay_the_two_cancel_and_the_points_are_gone(
    greece: Greece, words: str, after: str, points: tuple[int, int]
) -> None:
    table = attack(greece, "dse", "front0 partisan1 [lok_unconv0] [] []").play(f"larissa all {words}")  # 2:1
    assert (table.units("larissa"), indices(table)) == (after, points)


@rule("greek_civil_war", "11.6")
@pytest.mark.parametrize(
    ("index", "asked"), [((50, 3), ["government"]), ((3, 50), ["dse"]), ((3, 3), []), ((4, 4), ["dse", "government"])]
)
def test_nobody_pays_down_to_0(greece: Greece, index: tuple[int, int], asked: list[str]) -> None:
    # [G-21] 2:1 costs 3 points on either side.
    there = "front0 partisan1 [lok_unconv0] [] []"
    table = attack(greece, "dse", there, political_index={"government": index[0], "dse": index[1]}).play("larissa all")
    for side in asked:
        assert (table.actor, table.kind) == (side, "pay")
        table.play("pay")
        assert table.index(side) == index[side == "dse"] - 3
    assert (table.kind, table.game.result) == ("die", None)


# Who may


@rule("greek_civil_war", "11.6")
@pytest.mark.parametrize(
    ("side", "there", "words"),
    [
        ("dse", "front0 partisan1 [police1] [] []", "larissa partisan1 done"),  # The Front does not attack.
        ("dse", "partisan1 [front0] [police1] []", "larissa partisan1 done"),
        ("government", "brigade1 lok_unconv0 [guerrilla1] [] []", "larissa brigade1 done"),
        ("dse", "cadre1 [police1] [lok_unconv0] []", "larissa square.police1"),  # Another square is attacked.
        ("dse", "lok_unconv0 [cadre1] [police1] []", "larissa square.police1"),  # It is in the Open.
        ("government", "brigade1 [guerrilla1] [front0] []", "larissa square.guerrilla1"),
        ("government", "front0 [police1] [guerrilla1] []", "larissa square.guerrilla1"),
        ("government", "lok1 [guerrilla1] [] []", "larissa"),  # In conventional mode
        ("dse", "cadre1 [lok1] [] []", "larissa"),
    ],
)
def test_only_an_unconventional_unit_in_the_fight_makes_its_side_pay(
    greece: Greece, side: str, there: str, words: str
) -> None:
    # [G-46]
    table = attack(greece, side, there).play(words)
    assert (table.kind, indices(table)) == ("die", (50, 50))


@rule("greek_civil_war", "11.6")
@pytest.mark.parametrize(
    ("side", "there"),
    [
        ("dse", "front0 police1"), ("dse", "front0 lok_unconv0"), ("government", "lok_unconv0 front0"),
        ("dse", "lok_unconv0 [front0] [] []"), ("government", "front0 [lok_unconv0] [] []"),
    ],
)  # fmt: skip
def test_there_is_nothing_to_pay_for_in_the_open(greece: Greece, side: str, there: str) -> None:
    assert attack(greece, side, there).play("larissa").kind == "die"


@rule("greek_civil_war", "11.6")
@pytest.mark.parametrize(
    ("side", "there"),
    [
        ("dse", "front0 cadre1 guerrilla1 partisan1 [division1] [] []"),
        ("dse", "cadre1 guerrilla1 partisan1 [front0] [division1] []"),
        ("government", "lok_unconv0 police1 [partisan3] [] []"),
        ("government", "police1 [lok_unconv0] [partisan3] []"),
    ],
)
def test_one_unconventional_unit_among_the_attackers_is_enough(greece: Greece, side: str, there: str) -> None:
    # [G-46] In the Open of the Region, or in a square.
    table = attack(greece, side, there).play("larissa all")
    assert (table.actor, table.kind) == (side, "pay")


@rule("greek_civil_war", "11.6")
def test_nobody_pays_for_more_than_1(greece: Greece) -> None:
    table = attack(greece, "dse", "5xfront0 [police1] [] []").play("larissa all pay")
    assert (table.kind, indices(table)) == ("die", (50, 47))


@rule("greek_civil_war", "11.6")
def test_it_is_decided_anew_for_each_attack(greece: Greece) -> None:
    table = attack(greece, "dse", "2xfront0 [police1] [] []").play("larissa front0 done pay {4}")
    assert (table.units("larissa"), indices(table)) == ("2xfront0 [police2] [] []", (50, 45))  # 5: 50%D(+2)
    table.play("square.police2 pay {4}")
    assert (table.units("larissa"), indices(table)) == ("2xfront0 [police2] [] []", (50, 40))


@rule("greek_civil_war", "11.6", "9.5")
def test_what_is_paid_does_not_count_against_the_limit(greece: Greece) -> None:
    # [G-29] The Government goes second and mobilizes after its defence.
    table = attack(greece, "dse", "partisan1 [lok_unconv0] [] []", doctrine="tight").play("larissa pay {2}")
    assert (on_the_map(table), indices(table)) == ({"larissa": "[lok_unconv0] [] []"}, (47, 50))
    assert (table["phase"], table["active"], table["points_left"]) == ("mobilization", "government", 10)
