"""Every cell of the Infrastructure Conflict Resolution Table (12.2a), each side attacking."""

from __future__ import annotations

import pytest

from tests.harness import rule
from tests.titles.greek_civil_war.fights import AFTER_TERROR, COLUMNS, Greece, attack, chosen, odds, on_the_map, terror

Cell = tuple[int, int, str, str, str, str, str, str, str]
"""Column, die, attackers, defender, words after the die, who of the attackers is still in the Open, the square and the
empty one beside it, Terror, who retreated to Kozani."""

NOBODY = ""
HOLDS = "[partisan3] []"
GONE = "[] []"

# The Government attacks the square of a Partisan Brigade; police in another square have no part in it.

GOVERNMENT_CELLS: list[Cell] = [
    (0, 1, "mountain2 police1", "partisan3", "police1 kozani", NOBODY, HOLDS, "placed", "mountain2"),  # MD
    (0, 2, "mountain2 police1", "partisan3", "mountain2 larissa", NOBODY, "[partisan3] [police1]", "placed", ""),  # MD
    (0, 3, "police2", "partisan1", "", "police2", "[partisan3] []", "", ""),  # 100%D(+2)
    (0, 4, "mountain3", "partisan3", "", "mountain1", HOLDS, "", ""),  # 50%A(-2)
    (0, 5, "mountain1", "partisan1", "", "mountain1", "[partisan3] []", "", ""),  # 50%D(+2)
    (0, 6, "mountain2 police1", "partisan3", "mountain2", "mountain3 police1", HOLDS, "", ""),  # 50%A(+1)
    (1, 1, "mountain1 police1 police2", "partisan2", "police1 police2 kozani", "", "[partisan2] []", "placed",
     "mountain1"),  # MD
    (1, 2, "mountain1 police1", "partisan1", "", "mountain1 police1", "[partisan3] []", "", ""),  # 100%D(+2)
    (1, 3, "brigade2 mountain3 police1", "partisan3", "", "brigade1 mountain2", HOLDS, "", ""),  # 100%A(-1)
    (1, 4, "mountain1 police1", "partisan1", "", "mountain1 police1", "[partisan2] []", "", ""),  # 50%D(+1)
    (1, 5, "brigade2 mountain3 police1", "partisan3", "brigade2 police1", "brigade1 mountain3", HOLDS, "",
     ""),  # 50%A(-1)
    (1, 6, "brigade2 mountain3 police1", "partisan3", "", "brigade2 mountain3 police1", "[partisan2] []", "",
     ""),  # 50%D(-1)
    (2, 1, "brigade3 mountain4 police2", "partisan3", "", "brigade1 mountain2", HOLDS, "", ""),  # 100%A(-2)
    (2, 2, "brigade2 mountain1 police1", "partisan1", "", "brigade2 mountain1 police1", "[partisan3] []", "",
     ""),  # 100%D(+2)
    (2, 3, "brigade3 mountain4 police2", "partisan3", "brigade3 mountain4", "brigade1 mountain2 police2", HOLDS, "",
     ""),  # 50%A(-2)
    (2, 4, "brigade2 mountain1 police1", "partisan1", "", "brigade2 mountain1 police1", "[partisan3] []", "",
     ""),  # 50%D(+2)
    (2, 5, "division1 brigade1 police1", "partisan3", "brigade1 police1", "division1 brigade2 police2", HOLDS, "",
     ""),  # 50%A(+1)
    (2, 6, "division1 brigade1 police1", "partisan3", "", "division1 brigade1 police1", "[partisan2] []", "",
     ""),  # 100%D(-1)
    (3, 1, "division1 brigade3 police1", "partisan3", "division1 brigade3", "brigade1 police1", HOLDS, "",
     ""),  # 50%A(-2)
    (3, 2, "brigade2 mountain2 police2", "partisan1", "", "brigade2 mountain2 police2", "[partisan2] []", "",
     ""),  # 100%D(+1)
    (3, 3, "division1 brigade3 police1", "partisan3", "division1 brigade3", "brigade2 police1", HOLDS, "",
     ""),  # 50%A(-1)
    (3, 4, "division1 brigade3 police1", "partisan3", "", "division1 brigade3 police1", "[partisan2] []", "",
     ""),  # 50%D(-1)
    (3, 5, "division1 brigade3 police1", "partisan3", "", "division2 brigade4 police2", HOLDS, "", ""),  # 100%A(+1)
    (3, 6, "division1 brigade3 police1", "partisan3", "police1", "division1 brigade3", "[police1] []", "placed",
     ""),  # OK
    (4, 1, "division1 division2 police1", "partisan3", "division2 police1", "division1", HOLDS, "", ""),  # 50%A(-2)
    (4, 2, "division1 police2", "partisan1", "", "division1 police2", "[partisan2] []", "", ""),  # 100%D(+1)
    (4, 3, "division1 division2 police1", "partisan3", "division1 police1", "2xdivision2 police2", HOLDS, "",
     ""),  # 50%A(+1)
    (4, 4, "division1 division2 police1", "partisan3", "", "division1 division2 police1", "[partisan2] []", "",
     ""),  # 50%D(-1)
    (4, 5, "division1 division2 police1", "partisan3", "division2", "division1 police1", "[division2] []", "removed",
     ""),  # EA
    (4, 6, "division1 division2 police1", "partisan3", "decline", "division1 division2 police1", GONE, "placed",
     ""),  # OK
]  # fmt: skip

# The DSE attacks the square of a brigade or a division; a Cadre in another square has no part in it.

KEPT = "[brigade2] []"

DSE_CELLS: list[Cell] = [
    (0, 1, "guerrilla2 partisan2 partisan3", "division2", "guerrilla2 partisan3 kozani open", NOBODY, "[division2] []",
     "placed", "partisan2"),  # MD
    (0, 2, "guerrilla2 partisan2 partisan3", "division2", "partisan2 partisan3", NOBODY, "[division2] [guerrilla2]",
     "placed", ""),  # MD
    (0, 3, "guerrilla2 partisan2 partisan3", "division2", "", "guerrilla2 partisan2 partisan3", "[division4] []", "",
     ""),  # 100%D(+2)
    (0, 4, "guerrilla2 partisan2 partisan3", "division2", "partisan2 partisan3", "guerrilla2 partisan1",
     "[division2] []", "", ""),  # 50%A(-2)
    (0, 5, "guerrilla2 partisan2 partisan3", "division2", "", "guerrilla2 partisan2 partisan3", "[division4] []", "",
     ""),  # 50%D(+2)
    (0, 6, "guerrilla2 partisan2 partisan3", "division2", "", "guerrilla2 2xpartisan3", "[division2] []", "",
     ""),  # 50%A(+1)
    (1, 1, "guerrilla1 guerrilla2 partisan1", "brigade2", "guerrilla1 guerrilla2 kozani open", NOBODY, KEPT, "placed",
     "partisan1"),  # MD
    (1, 2, "guerrilla1 guerrilla2 partisan1", "brigade2", "", "guerrilla1 guerrilla2 partisan1", "[brigade4] []", "",
     ""),  # 100%D(+2)
    (1, 3, "guerrilla1 guerrilla2 partisan1", "brigade2", "", "guerrilla1", KEPT, "", ""),  # 100%A(-1)
    (1, 4, "guerrilla1 guerrilla2 partisan1", "brigade2", "", "guerrilla1 guerrilla2 partisan1", "[brigade3] []", "",
     ""),  # 50%D(+1)
    (1, 5, "guerrilla1 guerrilla2 partisan1", "brigade2", "guerrilla2 partisan1", "2xguerrilla1", KEPT, "",
     ""),  # 50%A(-1)
    (1, 6, "guerrilla1 guerrilla2 partisan1", "brigade2", "", "guerrilla1 guerrilla2 partisan1", "[brigade1] []", "",
     ""),  # 50%D(-1)
    (2, 1, "guerrilla2 partisan1 partisan3", "brigade2", "", "partisan1", KEPT, "", ""),  # 100%A(-2)
    (2, 2, "guerrilla2 partisan1 partisan3", "brigade2", "", "guerrilla2 partisan1 partisan3", "[brigade4] []", "",
     ""),  # 100%D(+2)
    (2, 3, "guerrilla2 partisan1 partisan3", "brigade2", "guerrilla2 partisan3", "2xpartisan1", KEPT, "",
     ""),  # 50%A(-2)
    (2, 4, "guerrilla2 partisan1 partisan3", "brigade2", "", "guerrilla2 partisan1 partisan3", "[brigade4] []", "",
     ""),  # 50%D(+2)
    (2, 5, "guerrilla2 partisan1 partisan3", "brigade2", "", "guerrilla2 partisan2 partisan3", KEPT, "",
     ""),  # 50%A(+1)
    (2, 6, "guerrilla2 partisan1 partisan3", "brigade2", "", "guerrilla2 partisan1 partisan3", "[brigade1] []", "",
     ""),  # 100%D(-1)
    (3, 1, "guerrilla1 partisan1 partisan2 partisan3", "brigade2", "partisan1 partisan3",
     "guerrilla1 partisan1 partisan2", KEPT, "", ""),  # 50%A(-2)
    (3, 2, "guerrilla1 partisan1 partisan2 partisan3", "brigade2", "", "guerrilla1 partisan1 partisan2 partisan3",
     "[brigade3] []", "", ""),  # 100%D(+1)
    (3, 3, "guerrilla1 partisan1 partisan2 partisan3", "brigade2", "guerrilla1 partisan2", "2xpartisan1 partisan3",
     KEPT, "", ""),  # 50%A(-1)
    (3, 4, "guerrilla1 partisan1 partisan2 partisan3", "brigade2", "", "guerrilla1 partisan1 partisan2 partisan3",
     "[brigade1] []", "", ""),  # 50%D(-1)
    (3, 5, "guerrilla1 partisan1 partisan2 partisan3", "brigade2", "", "guerrilla2 partisan2 2xpartisan3", KEPT, "",
     ""),  # 100%A(+1)
    (3, 6, "guerrilla1 partisan1 partisan2 partisan3", "brigade2", "decline",
     "guerrilla1 partisan1 partisan2 partisan3", GONE, "placed", ""),  # OK
    (4, 1, "guerrilla1 guerrilla2 partisan1 partisan2 partisan3", "brigade2", "guerrilla1 guerrilla2 partisan3",
     "2xpartisan1 partisan2", KEPT, "", ""),  # 50%A(-2)
    (4, 2, "guerrilla1 guerrilla2 partisan1 partisan2 partisan3", "brigade2", "",
     "guerrilla1 guerrilla2 partisan1 partisan2 partisan3", "[brigade3] []", "", ""),  # 100%D(+1)
    (4, 3, "guerrilla1 guerrilla2 partisan1 partisan2 partisan3", "brigade2", "",
     "2xguerrilla2 partisan2 2xpartisan3", KEPT, "", ""),  # 50%A(+1)
    (4, 4, "guerrilla1 guerrilla2 partisan1 partisan2 partisan3", "brigade2", "",
     "guerrilla1 guerrilla2 partisan1 partisan2 partisan3", "[brigade1] []", "", ""),  # 50%D(-1)
    (4, 5, "guerrilla1 guerrilla2 partisan1 partisan2 partisan3", "brigade2", "partisan2",
     "guerrilla1 guerrilla2 partisan1 partisan3", "[partisan2] []", "", ""),  # EA
    (4, 6, "guerrilla1 guerrilla2 partisan1 partisan2 partisan3", "brigade2", "guerrilla1",
     "guerrilla2 partisan1 partisan2 partisan3", "[guerrilla1] []", "placed", ""),  # OK
]  # fmt: skip

STRENGTHS = {
    "partisan1": 4, "partisan2": 5, "partisan3": 7, "brigade2": 5, "division2": 16, "guerrilla1": 2, "guerrilla2": 3,
    "mountain1": 3, "mountain2": 4, "mountain3": 5, "mountain4": 6, "police1": 2, "police2": 3, "brigade1": 4,
    "brigade3": 6, "division1": 13,
}  # fmt: skip
"""The Conflict Ratings of the units above."""

WITH_AND_WITHOUT = pytest.mark.parametrize("before", [False, True], ids=["without Terror", "with Terror"])


def names(cells: list[Cell]) -> list[str]:
    """`2:1 die 5`."""
    return [f"{COLUMNS[cell[0]]} die {cell[1]}" for cell in cells]


def strength(units: str) -> int:
    """The sum of the Conflict Ratings."""
    return sum([STRENGTHS[unit] for unit in units.split()])


def test_both_lists_have_each_cell_once() -> None:
    cells = [(column, die) for column in range(5) for die in range(1, 7)]
    assert [cell[:2] for cell in GOVERNMENT_CELLS] == cells
    assert [cell[:2] for cell in DSE_CELLS] == cells


@rule("greek_civil_war", "12.2a", "11.3", "11.5")
@WITH_AND_WITHOUT
@pytest.mark.parametrize("cell", GOVERNMENT_CELLS, ids=names(GOVERNMENT_CELLS))
def test_a_cell_of_the_infrastructure_table_when_the_government_attacks(
    greece: Greece, cell: Cell, before: bool
) -> None:
    column, die, attackers, defender, words, left, boxes, marker, away = cell
    there = f"{attackers} [police1] [{defender}] []" + " terror" * before
    table = attack(greece, "government", there, airstrikes=4)
    table.play(f"larissa square.{defender} {chosen(attackers)}")
    assert odds(table) == (strength(attackers), strength(defender), column)
    table.play(f"{{{die}}} {words}")
    expected = {"larissa": f"{left} [police1] {boxes}".strip()}
    assert on_the_map(table) == ({"kozani": f"{away} [] []", **expected} if away else expected)
    assert (terror(table), table["airstrikes"]) == (AFTER_TERROR[marker, before], 4)


@rule("greek_civil_war", "12.2a", "11.3", "11.5")
@WITH_AND_WITHOUT
@pytest.mark.parametrize("cell", DSE_CELLS, ids=names(DSE_CELLS))
def test_a_cell_of_the_infrastructure_table_when_the_dse_attacks(greece: Greece, cell: Cell, before: bool) -> None:
    # [G-51] Results of attacks by the DSE never remove Terror.
    column, die, attackers, defender, words, left, boxes, marker, away = cell
    there = f"{attackers} [cadre1] [{defender}] []" + " terror" * before
    table = attack(greece, "dse", there, airstrikes=4)
    table.play(f"larissa square.{defender} {chosen(attackers)}")
    assert odds(table) == (strength(attackers), strength(defender), column)
    table.play(f"{{{die}}} {words}")
    expected = {"larissa": f"{left} [cadre1] {boxes}".strip()}
    assert on_the_map(table) == ({"kozani": f"{away} [] []", **expected} if away else expected)
    assert (terror(table), table["airstrikes"]) == (AFTER_TERROR[marker, before], 4)
