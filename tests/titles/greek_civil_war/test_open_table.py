"""Every cell of the Open Conflict Resolution Table (12.2a), each side attacking."""

from __future__ import annotations

import pytest

from tests.harness import rule
from tests.titles.greek_civil_war.fights import AFTER_TERROR, COLUMNS, Greece, attack, chosen, odds, on_the_map, terror

Cell = tuple[int, int, str, str | None, str | None, str, dict[str, str]]
"""Column, die, words after it, attackers and defenders afterwards (None: as before), Terror, who retreated where."""

# The Government attacks. Defenders: 2 + 4 + 5 + 7 = 18, and a Cadre in a square that has no part in it, as police.

DSE = "guerrilla1 partisan1 partisan2 partisan3"
SQUARES = "[police1] [cadre1] []"
NOBODY = ""

GOVERNMENT_ATTACKS: list[tuple[str, int]] = [
    ("brigade2 mountain3 police1", 12),
    ("division1 brigade2 mountain4 police1", 26),
    ("division1 division4 brigade3 police1", 43),
    ("division1 division3 division4 brigade2", 59),
    ("division1 division2 division3 division4 brigade1", 74),
]
"""The attackers in each column, and their strength."""

GOVERNMENT_CELLS: list[Cell] = [
    (0, 1, "brigade2 police1 kozani", NOBODY, None, "placed", {"kozani": "mountain3"}),  # MD
    (0, 2, "partisan1 partisan2", None, "guerrilla1 3xpartisan3", "", {}),  # 50%D(+2)
    (0, 3, "", "brigade1 mountain2", None, "", {}),  # 100%A(-1)
    (0, 4, "", None, "guerrilla2 3xpartisan3", "", {}),  # 100%D(+2)
    (0, 5, "brigade2 police1", "brigade3 mountain3 police2", None, "", {}),  # 50%A(+1)
    (0, 6, "", None, "partisan1 partisan2", "", {}),  # 100%D(-1)
    (1, 1, "brigade2 mountain4", "division1 mountain2 police1", None, "", {}),  # 50%A(-2)
    (1, 2, "", None, "guerrilla2 partisan2 2xpartisan3", "", {}),  # 100%D(+1)
    (1, 3, "mountain4 police1", "division1 brigade2 mountain3", None, "", {}),  # 50%A(-1)
    (1, 4, "guerrilla1 partisan3", None, "partisan1 2xpartisan2", "", {}),  # 50%D(-1)
    (1, 5, "", "division2 brigade3 mountain4 police2", None, "", {}),  # 100%A(+1)
    (
        1, 6, "guerrilla1 partisan2 partisan1 kozani open trikala open",
        None, NOBODY, "removed", {"kozani": "partisan1", "trikala": "partisan3"},
    ),  # EA
    (2, 1, "guerrilla1 partisan1", None, "guerrilla2 partisan2 2xpartisan3", "", {}),  # 50%D(+2)
    (2, 2, "division4 brigade3", "division1 division3 brigade2 police1", None, "", {}),  # 50%A(-1)
    (2, 3, "partisan1 partisan2", None, "guerrilla1 partisan1 partisan3", "", {}),  # 50%D(-1)
    (2, 4, "division1 police1", "division2 division4 brigade3 police2", None, "", {}),  # 50%A(+1)
    (
        2, 5, "partisan1 partisan2 guerrilla1 kozani open",
        None, "[guerrilla1]", "removed", {"kozani": "partisan3"},
    ),  # EA
    (2, 6, "", None, NOBODY, "placed", {}),  # OK
    (3, 1, "division1 brigade2", "division3 division4 brigade1", None, "", {}),  # 50%A(-1)
    (3, 2, "", None, "partisan1 partisan2", "", {}),  # 100%D(-1)
    (3, 3, "division3 brigade2", "division1 2xdivision4 brigade3", None, "", {}),  # 50%A(+1)
    (3, 4, "", None, "partisan1", "", {}),  # 100%D(-2)
    (
        3, 5, "guerrilla1 partisan1 partisan2 trikala open imathia open",
        None, NOBODY, "removed", {"trikala": "partisan2", "imathia": "partisan3"},
    ),  # EA
    (3, 6, "", None, NOBODY, "placed", {}),  # OK
    (4, 1, "guerrilla1 partisan1", None, "partisan2 partisan3", "", {}),  # 50%D(-1)
    (4, 2, "", "division2 division3 2xdivision4 brigade2", None, "", {}),  # 100%A(+1)
    (4, 3, "partisan2 partisan3", None, "guerrilla1 2xpartisan1", "", {}),  # 50%D(-2)
    (4, 4, "division1 division2 brigade1", "2xdivision3 2xdivision4 brigade3", None, "", {}),  # 50%A(+2)
    (
        4, 5, "partisan1 partisan3 guerrilla1 magnesia open",
        None, "[guerrilla1]", "removed", {"magnesia": "partisan2"},
    ),  # EA
    (4, 6, "", None, NOBODY, "removed", {}),  # VE
]  # fmt: skip

# The DSE attacks. Defenders: 4 + 5 + 2 = 11, and police in a square that have no part in it, as a Cadre.

GOVERNMENT = "brigade1 mountain3 police1"

DSE_ATTACKS: list[tuple[str, int]] = [
    ("guerrilla1 guerrilla2 partisan1", 9),
    ("guerrilla1 guerrilla2 partisan1 partisan2", 14),
    ("guerrilla1 partisan1 partisan2 2xpartisan3", 25),
    ("guerrilla1 partisan2 4xpartisan3", 35),
    ("guerrilla1 4xguerrilla2 partisan1 partisan2 3xpartisan3", 44),
]

DSE_CELLS: list[Cell] = [
    (0, 1, "guerrilla1 guerrilla2 kozani open", NOBODY, None, "placed", {"kozani": "partisan1"}),  # MD
    (0, 2, "brigade1 police1", None, "brigade3 mountain3 police2", "", {}),  # 50%D(+2)
    (0, 3, "", "guerrilla1", None, "", {}),  # 100%A(-1)
    (0, 4, "", None, "brigade3 mountain4 police2", "", {}),  # 100%D(+2)
    (0, 5, "", "2xguerrilla2 partisan2", None, "", {}),  # 50%A(+1)
    (0, 6, "", None, "mountain2", "", {}),  # 100%D(-1)
    (1, 1, "guerrilla1 guerrilla2", "partisan1 partisan2", None, "", {}),  # 50%A(-2)
    (1, 2, "", None, "brigade2 mountain4 police2", "", {}),  # 100%D(+1)
    (1, 3, "guerrilla2 partisan2", "2xguerrilla1 2xpartisan1", None, "", {}),  # 50%A(-1)
    (1, 4, "mountain3 police1", None, "brigade1 mountain2", "", {}),  # 50%D(-1)
    (1, 5, "", "2xguerrilla2 partisan2 partisan3", None, "", {}),  # 100%A(+1)
    (1, 6, "brigade1 police1 trikala", None, NOBODY, "", {"trikala": "mountain3"}),  # EA
    (2, 1, "mountain3 police1", None, "brigade1 mountain4 police2", "", {}),  # 50%D(+2)
    (2, 2, "guerrilla1 partisan1 partisan3", "2xpartisan2 partisan3", None, "", {}),  # 50%A(-1)
    (2, 3, "brigade1 mountain3", None, "mountain2 police1", "", {}),  # 50%D(-1)
    (2, 4, "", "guerrilla2 partisan2 3xpartisan3", None, "", {}),  # 50%A(+1)
    (2, 5, "brigade1 mountain3 larissa", None, "[police1]", "", {}),  # EA
    (2, 6, "", None, NOBODY, "placed", {}),  # OK
    (3, 1, "guerrilla1 partisan2", "partisan1 partisan2 3xpartisan3", None, "", {}),  # 50%A(-1)
    (3, 2, "", None, "mountain2", "", {}),  # 100%D(-1)
    (3, 3, "", "guerrilla2 5xpartisan3", None, "", {}),  # 50%A(+1)
    (3, 4, "", None, "mountain1", "", {}),  # 100%D(-2)
    (3, 5, "mountain3 police1 magnesia", None, NOBODY, "", {"magnesia": "brigade1"}),  # EA
    (3, 6, "", None, NOBODY, "placed", {}),  # OK
    (4, 1, "brigade1 police1", None, "mountain3", "", {}),  # 50%D(-1)
    (4, 2, "", "5xguerrilla2 partisan2 4xpartisan3", None, "", {}),  # 100%A(+1)
    (4, 3, "brigade1 mountain3", None, "mountain1 police1", "", {}),  # 50%D(-2)
    (4, 4, "", "5xguerrilla2 5xpartisan3", None, "", {}),  # 50%A(+2)
    (4, 5, "brigade1 police1 imathia", None, NOBODY, "", {"imathia": "mountain3"}),  # EA
    (4, 6, "", None, NOBODY, "", {}),  # VE
]


def names(cells: list[Cell]) -> list[str]:
    """`2:1 die 5`."""
    return [f"{COLUMNS[cell[0]]} die {cell[1]}" for cell in cells]


def test_both_lists_have_each_cell_once() -> None:
    cells = [(column, die) for column in range(5) for die in range(1, 7)]
    assert [cell[:2] for cell in GOVERNMENT_CELLS] == cells
    assert [cell[:2] for cell in DSE_CELLS] == cells


WITH_AND_WITHOUT = pytest.mark.parametrize("before", [False, True], ids=["without Terror", "with Terror"])


@rule("greek_civil_war", "12.2a", "11.3", "11.5")
@WITH_AND_WITHOUT
@pytest.mark.parametrize("cell", GOVERNMENT_CELLS, ids=names(GOVERNMENT_CELLS))
def test_a_cell_of_the_open_table_when_the_government_attacks(greece: Greece, cell: Cell, before: bool) -> None:
    column, die, words, attackers, defenders, marker, away = cell
    units, strength = GOVERNMENT_ATTACKS[column]
    table = attack(greece, "government", f"{units} {DSE} {SQUARES}" + " terror" * before)
    table.play(f"larissa open {chosen(units)}")
    assert odds(table) == (strength, 18, column)
    table.play(f"{{{die}}} {words}")
    left = [units if attackers is None else attackers, DSE if defenders is None else defenders]
    assert on_the_map(table) == {"larissa": everybody(*left), **in_the_open(away)}
    assert terror(table) == AFTER_TERROR[marker, before]


@rule("greek_civil_war", "12.2a", "11.3", "11.5")
@WITH_AND_WITHOUT
@pytest.mark.parametrize("cell", DSE_CELLS, ids=names(DSE_CELLS))
def test_a_cell_of_the_open_table_when_the_dse_attacks(greece: Greece, cell: Cell, before: bool) -> None:
    # [G-51] Results of attacks by the DSE never remove Terror.
    column, die, words, attackers, defenders, marker, away = cell
    units, strength = DSE_ATTACKS[column]
    table = attack(greece, "dse", f"{units} {GOVERNMENT} {SQUARES}" + " terror" * before)
    table.play(f"larissa open {chosen(units)}")
    assert odds(table) == (strength, 11, column)
    table.play(f"{{{die}}} {words}")
    left = [GOVERNMENT if defenders is None else defenders, units if attackers is None else attackers]
    assert on_the_map(table) == {"larissa": everybody(*left), **in_the_open(away)}
    assert terror(table) == AFTER_TERROR[marker, before]


def everybody(government: str, dse: str) -> str:
    """Larissa in short, somebody who retreated into its empty square included."""
    refugees = [side for side in (government, dse) if side.startswith("[")]
    opens = [side for side in (government, dse) if side and not side.startswith("[")]
    return " ".join([*opens, SQUARES.replace("[]", refugees[0]) if refugees else SQUARES])


def in_the_open(away: dict[str, str]) -> dict[str, str]:
    """Regions next to Larissa in which these units are in the Open."""
    return {region: f"{unit} [] []" + " []" * (region == "magnesia") for region, unit in away.items()}
