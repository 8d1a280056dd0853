"""The numbers of an aid are those of the data and of the engine."""

from __future__ import annotations

from typing import Any

import pytest

import smallwars
from smallwars.engine.registry import find
from smallwars.kit.data_title import DataTitle

from .reading import block, sheet


def data(title: str) -> dict[str, Any]:
    known = find(title)
    assert isinstance(known, DataTitle)
    return known.data


def test_international_opinion_box_by_box() -> None:
    names = data("cyprus")["tracks"]["international_opinion"]["names"]
    boxes = block("cyprus", "international_opinion").boxes
    assert [(box.value, box.name) for box in boxes] == [(str(n), name) for n, name in enumerate(names)]
    assert [box.texts[0] for box in boxes] == [f"Political Will −{n} a Round" for n in range(len(names))]
    assert [box.texts[1] for box in boxes] == ["no Smuggle", *["Smuggle in 1 space"] * 3, "Smuggle in 2 spaces"]
    assert [box.start for box in boxes].index(True) == data("cyprus")["setup"]["international_opinion"]


def test_pipeline_box_by_box() -> None:
    track = data("kenya")["tracks"]["pipeline"]
    boxes = block("kenya", "pipeline").boxes
    assert [box.name for box in boxes] == track["names"]
    for box, reprisal, relocate in zip(boxes, track["reprisal"], track["relocate"]):
        for text, count in zip(box.texts, (reprisal, relocate)):
            assert text.startswith("no ") if count == 0 else f"in {count} space" in text


@pytest.mark.parametrize(("title", "value"), [("cyprus", "value"), ("kenya", "population")])
def test_the_map_with_values_and_borders(title: str, value: str) -> None:
    spaces = data(title)["spaces"]
    rows = block(title, "spaces").rows
    assert [(row[0], row[2]) for row in rows] == [(space["name"], str(space[value]["value"])) for space in spaces]
    assert sum(len(row[3].split(", ")) for row in rows) == 2 * len(data(title)["adjacent"])


def test_victory_in_kenya() -> None:
    assert [box.value for box in block("kenya", "political_will").boxes] == ["0–2", "3–9", "10", "11–17", "18–20"]


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


def test_victory_points_and_bands() -> None:
    rows = block("attila", "bands").rows
    assert [row[0] for row in rows] == ["0–4", "5–9", "10–15", "16–22", "23+"]
    areas = data("attila")["areas"]
    assert [(row[0], row[1]) for row in block("attila", "areas").rows] == [
        (area["name"], str(area["vp"]["value"])) for area in areas
    ]


def test_random_events_by_their_roll() -> None:
    events = next(each for each in sheet("attila", "tables").blocks() if each.id == "chart")
    assert [row[0] for row in events.rows] == [str(event["roll"]) for event in data("attila")["events"]]  # type: ignore[union-attr]


def test_cards_of_a_colour() -> None:
    deck = block("attila", "deck")
    cards = data("attila")["deck"]["grey"]["cards"]
    assert [*deck.head[1:]] == [*cards] and [*map(int, deck.rows[0][1:])] == [*cards.values()]
    assert cards == data("attila")["deck"]["white"]["cards"]


HITS = {"fewer": 1, "value": 2, "twice": 4}
"""Hits on a unit of Combat Value 2."""


@pytest.mark.parametrize("disrupted", [False, True])
@pytest.mark.parametrize("hits", HITS)
def test_the_hit_table_is_what_the_engine_does_to_a_defender(hits: str, disrupted: bool) -> None:
    from smallwars.titles.brief_border_wars.family.rules.board import damaged_box, place_of
    from smallwars.titles.brief_border_wars.family.rules.resolution import INSTEAD, MAY, MUST, Retreat, suffer

    state = smallwars.new("attila", seed=1).state
    unit, area = 0, place_of(state.board, 0)
    assert state.board.shared.value[unit] == 2
    state.board.hits[unit] = HITS[hits]
    state.board.disrupted = 1 << unit if disrupted else 0
    after = suffer(state, unit, area)
    damaged = place_of(state.board, unit) == damaged_box(state.board, 2)
    why = [frame.why for frame in after if isinstance(frame, Retreat)]
    told = dict(zip(("attacker", "undisrupted", "disrupted", "air"), row_of(hits)))[
        "disrupted" if disrupted else "undisrupted"
    ]
    said = {"damaged": (True, []), "must retreat": (False, [MUST]), "retreats or is disrupted": (False, [INSTEAD])}
    assert (damaged, why) == said.get(told, (False, [MAY]))


def row_of(hits: str) -> tuple[str, ...]:
    rows = block("attila", "hit-table").rows
    return tuple(rows[list(HITS).index(hits)][1:])
