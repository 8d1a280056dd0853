"""The odds of an attack (11.2, 11.3)."""

from __future__ import annotations

import pytest

from tests.harness import rule
from tests.titles.greek_civil_war.fights import Greece, attack, odds

# The rulebook's examples


@rule("greek_civil_war", "11.2")
def test_example_1_nine_factors_against_six_are_1_to_1(greece: Greece) -> None:
    table = attack(greece, "government", "brigade1 brigade2 3xcadre1").play("larissa all")
    assert odds(table) == (9, 6, 1)
    assert table.play("{4}").units("larissa") == "brigade1 brigade2 cadre1 [] [] []"  # 50%D(-1): two of three


@rule("greek_civil_war", "11.2")
def test_example_2_three_factors_against_four_are_less_than_1_to_1(greece: Greece) -> None:
    table = attack(greece, "government", "mountain1 partisan1").play("larissa")
    assert odds(table) == (3, 4, 0)
    assert table.play("{4}").units("larissa") == "mountain1 partisan3 [] [] []"  # 100%D(+2)


@rule("greek_civil_war", "11.2")
def test_both_examples_hold_in_a_square_too(greece: Greece) -> None:
    table = attack(greece, "dse", "partisan1 partisan2 [mountain4] [] []").play("larissa all")
    assert odds(table) == (9, 6, 1)
    assert table.play("{3}").units("larissa") == "partisan1 [mountain4] [] []"  # 100%A(-1)
    table = attack(greece, "dse", "guerrilla2 [brigade1] [] []").play("larissa")
    assert odds(table) == (3, 4, 0)
    assert table.play("{3}").units("larissa") == "guerrilla2 [brigade3] [] []"  # 100%D(+2)


# The bounds of every column

FOURTEEN = "2xpartisan3"

BOUNDS = [
    ("division1", 13, 0),
    ("4xpolice1 2xpolice2", 14, 1),
    ("division1 4xpolice1 2xpolice2", 27, 1),
    ("division2 4xpolice2", 28, 2),
    ("division1 division2 4xpolice2", 41, 2),
    ("2xdivision1 division2", 42, 3),
    ("3xdivision1 division2", 55, 3),
    ("2xdivision4 4xpolice2", 56, 4),
    ("3xdivision4 4xpolice1", 74, 4),
    ("5xdivision4", 110, 4),
]


@rule("greek_civil_war", "11.2")
@pytest.mark.parametrize(("attackers", "strength", "column"), BOUNDS)
def test_fractions_are_dropped_in_the_open(greece: Greece, attackers: str, strength: int, column: int) -> None:
    # [G-41]
    table = attack(greece, "government", f"{attackers} {FOURTEEN}").play("larissa")
    if table.kind == "attack.unit":
        table.play("all")
    assert odds(table) == (strength, 14, column)


IN_A_SQUARE = [
    ("police1", 2, 0),
    ("2xmountain1", 6, 0),
    ("2xpolice1 mountain1", 7, 1),
    ("division1", 13, 1),
    ("4xpolice1 2xpolice2", 14, 2),
    ("division2 brigade1", 20, 2),
    ("division2 brigade2", 21, 3),
    ("division1 4xpolice1 2xpolice2", 27, 3),
    ("division2 4xpolice2", 28, 4),
    ("4xdivision4", 88, 4),
]


@rule("greek_civil_war", "11.2")
@pytest.mark.parametrize(("attackers", "strength", "column"), IN_A_SQUARE)
def test_fractions_are_dropped_in_a_square(greece: Greece, attackers: str, strength: int, column: int) -> None:
    # [G-41]
    table = attack(greece, "government", f"{attackers} [partisan3] [guerrilla1] []").play("larissa square.partisan3")
    if table.kind == "attack.unit":
        table.play("all")
    assert odds(table) == (strength, 7, column)


@rule("greek_civil_war", "11.2", "11.3")
@pytest.mark.parametrize(
    ("brigades", "after"),
    [
        ("brigade1", "brigade1 partisan3"),  # 4:5, 100%D(+2)
        ("2xbrigade1", "2xbrigade1 partisan1"),  # 8:5 = 1.6, 50%D(-1)
        ("3xbrigade1", "brigade1 2xbrigade2 partisan2"),  # 12:5 = 2.4, 50%A(+1)
        ("4xbrigade1", "4xbrigade1"),  # 16:5 = 3.2, 100%D(-2)
        ("5xbrigade1", "2xbrigade1 3xbrigade3 partisan2"),  # 20:5, 50%A(+2)
        ("6xbrigade1", "3xbrigade1 3xbrigade3 partisan2"),  # 24:5 = 4.8, 50%A(+2)
        ("12xbrigade1", "6xbrigade1 6xbrigade3 partisan2"),  # 48:5 = 9.6, 50%A(+2)
    ],
)
def test_the_open_table_is_read_in_the_column_of_the_odds(greece: Greece, brigades: str, after: str) -> None:
    table = attack(greece, "government", f"{brigades} partisan2").play("larissa")
    table.play("{4}" if table.kind == "die" else "all {4}")
    assert table.units("larissa") == f"{after} [] [] []"


@rule("greek_civil_war", "11.2", "11.3")
@pytest.mark.parametrize(
    ("brigades", "after"),
    [
        ("brigade2", "brigade2 [partisan3]"),  # 5:7, 100%D(+2), void at Level 3
        ("2xbrigade2", "2xbrigade1 [partisan3]"),  # 10:7 = 1.4, 100%A(-1)
        ("3xbrigade2", "brigade2 [partisan3]"),  # 15:7 = 2.1, 50%A(-2)
        ("5xbrigade2", "3xbrigade1 2xbrigade2 [partisan3]"),  # 25:7 = 3.6, 50%A(-1)
        ("6xbrigade2", "3xbrigade2 3xbrigade3 [partisan3]"),  # 30:7 = 4.3, 50%A(+1)
        ("8xbrigade2", "4xbrigade2 4xbrigade3 [partisan3]"),  # 40:7 = 5.7, 50%A(+1)
    ],
)
def test_the_infrastructure_table_is_read_in_the_column_of_the_odds(greece: Greece, brigades: str, after: str) -> None:
    table = attack(greece, "government", f"{brigades} [partisan3] [] []").play("larissa")
    table.play("{3}" if table.kind == "die" else "all {3}")
    assert table.units("larissa") == f"{after} [] []"


@rule("greek_civil_war", "11.2")
@pytest.mark.parametrize(
    ("attackers", "strengths"),
    [("3xpartisan1", (12, 13, 0)), ("front0 3xpartisan1", (13, 13, 1)), ("front0 3xpartisan3 partisan1", (26, 13, 2))],
)
def test_a_single_factor_tips_the_odds(greece: Greece, attackers: str, strengths: tuple[int, int, int]) -> None:
    table = attack(greece, "dse", f"{attackers} division1").play("larissa all")
    assert odds(table) == strengths


# Strengths


@rule("greek_civil_war", "11.2", "2.13")
@pytest.mark.parametrize(
    ("unit", "rating"),
    [
        ("division1", 13), ("division2", 16), ("division3", 19), ("division4", 22), ("brigade1", 4), ("brigade2", 5),
        ("brigade3", 6), ("brigade4", 7), ("mountain1", 3), ("mountain2", 4), ("mountain3", 5), ("mountain4", 6),
        ("lok1", 3), ("lok_unconv0", 2), ("police1", 2), ("police2", 3),
    ],
)  # fmt: skip
def test_units_of_the_government_count_by_their_conflict_rating(greece: Greece, unit: str, rating: int) -> None:
    assert odds(attack(greece, "government", f"{unit} cadre1").play("larissa"))[:2] == (rating, 2)
    assert odds(attack(greece, "dse", f"{unit} cadre1").play("larissa"))[:2] == (2, rating)


@rule("greek_civil_war", "11.2", "2.13")
@pytest.mark.parametrize(
    ("unit", "rating"),
    [
        ("front0", 1), ("cadre1", 2), ("guerrilla1", 2), ("guerrilla2", 3), ("partisan1", 4), ("partisan2", 5),
        ("partisan3", 7),
    ],
)  # fmt: skip
def test_units_of_the_dse_count_by_their_conflict_rating(greece: Greece, unit: str, rating: int) -> None:
    assert odds(attack(greece, "government", f"police1 {unit}").play("larissa"))[:2] == (2, rating)
    assert odds(attack(greece, "dse", f"police1 {unit}").play("larissa"))[:2] == (rating, 2)


@rule("greek_civil_war", "11.2")
def test_units_in_the_open_and_in_squares_add_up(greece: Greece) -> None:
    table = attack(greece, "government", "brigade1 partisan1 [police1] [division1] [police2]").play("larissa all")
    assert odds(table) == (22, 4, 4)
    table = attack(greece, "dse", "partisan1 [police1] [cadre1] [guerrilla2]").play("larissa all")
    assert odds(table) == (9, 2, 4)


@rule("greek_civil_war", "11.2")
def test_a_unit_counts_by_the_level_it_has_at_the_moment(greece: Greece) -> None:
    table = attack(greece, "dse", "2xpartisan1 brigade1").play("larissa partisan1 done {2}")  # 1:1, 100%D(+1)
    assert table.units("larissa") == "brigade2 2xpartisan1 [] [] []"
    assert odds(table.play("open")) == (4, 5, 0)
