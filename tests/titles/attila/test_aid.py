"""The aid of Operation Attila: everything that the rules offer stands on it, with the numbers of the data."""

from __future__ import annotations

import pytest

import smallwars
from tests.aids.reading import block, data, entries, offered, sheet

pytestmark = pytest.mark.interpreted

HITS = {"fewer": 1, "value": 2, "twice": 4}
"""Hits on a unit of Combat Value 2."""


@pytest.mark.parametrize("faction", ["turkish", "cypriot"])
def test_a_sheet_tells_of_every_card_and_reaction_in_attila(faction: str) -> None:
    can_do = offered("attila")
    words = can_do[faction, "use"] | can_do[faction, "special"] | can_do.get((faction, "reaction"), set()) | {"pass"}
    words -= {"back"}
    drops = {"drop"} if (faction, "drop") in can_do else set()
    told = set(entries("attila", faction))
    assert {word for word in words if word != "decline"} | drops <= told | {"ground", "air", "damaged"}
    assert told <= words | drops | {"refit", "invasion", "air_support", "reaction_move"}


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
