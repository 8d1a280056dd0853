"""The aid of Greek Civil War: everything that the rules offer stands on it, with the numbers of the data."""

from __future__ import annotations

import pytest

from smallwars.engine.registry import find
from tests.aids.reading import block, data, entries, offered, sheet

pytestmark = pytest.mark.interpreted

GREEK_KINDS = {
    "resettle": "resettle",
    "build": "build",
    "build.place": "build",
    "upgrade": "upgrade",
    "upgrade.unit": "upgrade",
    "demobilize": "demobilize",
    "demobilize.unit": "demobilize",
    "break_down": "break_down",
    "combine": "combine",
    "switch": "switch",
    "move": "move",
    "move.unit": "move",
    "move.to": "move",
    "move.place": "move",
    "attack": "attack",
    "attack.target": "square",
    "attack.unit": "attack",
    "airstrike": "airstrike",
    "pay": "pay",
    "occupy": "square",
    "retreat": "results",
    "retreat.unit": "results",
    "retreat.place": "results",
    "reduce.unit": "results",
    "raise.unit": "results",
    "eliminate.unit": "results",
}
"""Where the aid tells of a kind of decision; set-up, initiative and control are told on the sheet of the turn."""


@pytest.mark.parametrize("faction", ["government", "dse"])
def test_a_sheet_tells_of_every_decision_in_greece(faction: str) -> None:
    turn = (
        "setup",
        "first",
        "mobilize",
        "regroup",
        "control",
        "agree",
        "attrition",
        "combine.",
        "break_down.",
        "switch.",
    )
    kinds = {kind for actor, kind in offered("greek_civil_war") if actor == faction and not kind.startswith(turn)}
    assert {GREEK_KINDS[kind] for kind in kinds} <= set(entries("greek_civil_war", faction))


@pytest.mark.parametrize("faction", ["government", "dse"])
def test_a_sheet_has_all_that_can_be_bought_and_regrouped(faction: str) -> None:
    can_do = offered("greek_civil_war")
    words = can_do[faction, "mobilize"] | can_do.get((faction, "regroup"), set())
    chart = [row[0] for row in block_of(faction, "chart").rows]
    title = find("greek_civil_war")
    units = {title.phrase("en", f"word-{word}") for word in words if word in title.data["units"] or word == "airstrike"}  # type: ignore[attr-defined]
    assert units == set(chart)
    actions = {word for word in words if title.phrase("en", f"word-{word.replace('_', '-')}") not in units}
    assert actions - {"done", "again"} <= set(entries("greek_civil_war", faction))


def block_of(faction: str, id: str) -> object:
    return next(each for each in sheet("greek_civil_war", faction).blocks() if each.id == id)


@pytest.mark.parametrize("name", ["open", "infrastructure"])
def test_both_combat_tables(name: str) -> None:
    rows = block("greek_civil_war", f"crt-{name}").rows
    printed = data("greek_civil_war")["crt"][name]
    assert [[cell.replace("−", "-") for cell in row] for row in rows] == [[die, *row] for die, row in printed.items()]


def test_prices_of_changing_the_die() -> None:
    attacker, defender = block("greek_civil_war", "payments").rows
    prices = data("greek_civil_war")["crt"]["unconventional_pp"].values()
    assert [*attacker[1:]] == [str(price["attacker"]) for price in prices]
    assert [*defender[1:]] == [str(price["defender"]) for price in prices]


@pytest.mark.parametrize("side", ["government", "dse"])
def test_mobilization_charts(side: str) -> None:
    chart = data("greek_civil_war")["mobilization"][side]
    rows = {
        row[0]: row for row in next(each for each in sheet("greek_civil_war", side).blocks() if each.id == "chart").rows
    }  # type: ignore[union-attr]
    title = find("greek_civil_war")
    for type, entry in chart.items():
        row = rows.pop(title.phrase("en", f"word-{type}"))
        assert row[2:4] == (str(entry["build"]), str(entry.get("upgrade", "–")))
    assert not rows


def test_ratings_are_those_of_the_counters() -> None:
    chart = next(each for each in sheet("greek_civil_war", "government").blocks() if each.id == "chart")
    assert chart.rows[0][1].split() == ["13‑1‑2", "16‑2‑2", "19‑3‑2", "22‑4‑2"]  # type: ignore[union-attr]
    assert chart.rows[3][1].split() == ["3‑1‑4°", "2‑0‑4°"]  # type: ignore[union-attr]


@pytest.mark.parametrize("column", ["doctrine", "duration"])
def test_politics_table(column: str) -> None:
    rolls = data("greek_civil_war")["politics"][column]["roll"]
    for span, result in block("greek_civil_war", f"roll-{column}").rows:
        least, _, most = span.partition("–")
        for roll in range(int(least), int(most or least) + 1):
            told = rolls[str(roll)]
            assert result == (
                find("greek_civil_war").phrase("en", f"word-{told}") if isinstance(told, str) else str(told)
            )


def test_regions_with_their_points() -> None:
    regions = data("greek_civil_war")["regions"]
    told = [(row[0], row[2], row[3]) for row in block("greek_civil_war", "regions").rows]
    assert told == [
        (each["name"], str(each["squares"]["value"]), f"{each['pp']['dse']}/{each['pp']['government']}")
        for each in regions
    ]


def test_american_aid_begins_where_the_engine_says() -> None:
    assert "below 30 or the DSE above 70" in " ".join(block("greek_civil_war", "aid").lines[1].texts)
