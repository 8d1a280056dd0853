"""The example of play (8.0), step by step against the states it must pass through."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import smallwars
from tests.harness import SPACES, Table, pieces, rule

RECORD = Path(__file__).with_name("example_of_play.record").read_text(encoding="utf-8")

# A state: the spaces that are not empty; then Political Will, International Opinion, Available Cells, Arms Caches and
# Police, Prison, Intel Chits, and who is 1st Eligible (which changes only once both have acted).
Tracks = tuple[int, int, int, int, int, int, list[int], str]
STATES: dict[str, tuple[str, Tracks]] = {
    "set-up": (
        """paphos: 1U / limassol: 1U 2T / nicosia: 1U 2T 1P / larnaca: 1U 2T 1P / famagusta: 1U 1P / troodos: 1U 1C
        / akrotiri: 3T / dhekelia: 3T""",
        (14, 2, 6, 3, 3, 0, [], "eoka"),
    ),
    "1a": (
        """paphos: 2U 1C / limassol: 1U 2T / nicosia: 2U 2T 1P / larnaca: 1U 2T 1P / famagusta: 1U 1P / troodos: 3U 1C
        / akrotiri: 3T / dhekelia: 3T""",
        (14, 2, 2, 2, 3, 0, [], "eoka"),
    ),
    "1b": (
        """paphos: 2U 1C / limassol: 1U 2T / nicosia: 2U 2T 1P / larnaca: 1U 2T 1P / famagusta: 1U 1P / troodos: 3U 1C
        / akrotiri: 3T / dhekelia: 3T""",
        (14, 2, 2, 2, 3, 0, [2], "british"),
    ),
    "2a": (
        """paphos: 2U 1C / limassol: 1A 3T Cur / nicosia: 2U 1P / larnaca: 1U 1P / famagusta: 1A 3T 1P Cur
        / troodos: 3A 1C 6T""",
        (14, 1, 2, 2, 3, 0, [2], "british"),
    ),
    "2b": (
        """paphos: 2U 1C / limassol: 1U 1A 3T Cur / nicosia: 2U 1P / larnaca: 1U 1P / famagusta: 1A 3T 1P Cur
        / karpas: 1U / troodos: 3A 1C 6T""",
        (14, 1, 0, 2, 3, 0, [2], "eoka"),
    ),
    "3a": (
        """paphos: 1U 1A / limassol: 2A 3T Cur 1Sab / nicosia: 1U 1A 1P 1Sab / larnaca: 1U 1P
        / famagusta: 1A 3T 1P Cur / karpas: 1A 1Sab / troodos: 3A 6T""",
        (14, 3, 0, 4, 3, 0, [2], "eoka"),
    ),
    "3b": (
        """paphos: 1U 1A / limassol: 2A 3T Cur 1Sab / nicosia: 1U 1A 1P 1Sab / larnaca: 1U 1P
        / famagusta: 1A 3T 1P Cur / karpas: 1A 1Sab / troodos: 6T""",
        (14, 3, 2, 4, 3, 1, [2], "british"),
    ),
    "4a": (
        """paphos: 1U 1A / limassol: 2A 3T Cur 1Sab / nicosia: 2P 1Sab / larnaca: 1U / famagusta: 1A 3T Cur
        / karpas: 1A 1P 1Sab / troodos: 6T""",
        (14, 3, 2, 4, 3, 3, [], "british"),
    ),
    "4a'": (
        """paphos: 1U 1A / limassol: 2A 3T Cur 1Sab / nicosia: 2P 1Sab / larnaca: 1U / famagusta: 1A 3T Cur
        / karpas: 1A 1P 1Sab / troodos: 6T""",
        (14, 3, 2, 4, 3, 3, [1], "british"),
    ),
    "4b": (
        """paphos: 1U 1A / limassol: 2A 3T Cur 1Sab / nicosia: 2P 1Sab / larnaca: 1A 1C / famagusta: 1A 3T Cur
        / karpas: 1A 1P 1Sab / troodos: 6T""",
        (14, 3, 2, 3, 3, 3, [1], "eoka"),
    ),
    "5a": (
        """paphos: 1U / limassol: 3T Cur 1Sab / nicosia: 2U 2P 1Sab / larnaca: 1A 1C / famagusta: 3T Cur
        / karpas: 1A 1P 1Sab / troodos: 6T / kyrenia: 1U / akrotiri: 1U""",
        (14, 3, 2, 3, 3, 3, [1], "eoka"),
    ),
    "5a'": (
        """paphos: 1U / limassol: 3T Cur 1Sab / nicosia: 3U 1P 1Sab / larnaca: 1A 1C / famagusta: 3T Cur
        / karpas: 1A 1P 1Sab / troodos: 6T / kyrenia: 1U / akrotiri: 1U""",
        (14, 3, 1, 3, 4, 3, [], "eoka"),
    ),
    "5b": (
        """paphos: 1U / limassol: 3T Cur 1Sab / nicosia: 3U 1P 1Sab / larnaca: 1A 1C / famagusta: 3T Cur
        / karpas: 1P 1Sab / troodos: 6T / kyrenia: 1U / akrotiri: 1U""",
        (14, 3, 1, 3, 4, 4, [], "british"),
    ),
    "6a": (
        """paphos: 1U / limassol: 3T 1P / nicosia: 3U 6T 1P 1Sab / larnaca: 1A 1C / famagusta: 3T 1P Cur
        / karpas: 1P 1Sab / kyrenia: 1U / akrotiri: 1U""",
        (14, 3, 1, 3, 2, 4, [], "british"),
    ),
    "6b": (
        """paphos: 1U / limassol: 3T 1P / nicosia: 3U 6T 1P 1Sab / larnaca: 1A 1C / famagusta: 3T 1P Cur
        / karpas: 1P 1Sab / kyrenia: 1U / akrotiri: 1U""",
        (14, 3, 1, 3, 2, 4, [], "eoka"),
    ),
    "P1": (
        """paphos: 1U / limassol: 3T 1P / nicosia: 3U 6T 1P 1Sab / larnaca: 1A 1C / famagusta: 3T 1P Cur
        / karpas: 1P 1Sab / kyrenia: 1U / akrotiri: 1U""",
        (12, 3, 1, 3, 2, 4, [], "eoka"),
    ),
    "P2": (
        """paphos: 1U / limassol: 3T 1P / nicosia: 3U 6T 1P 1Sab / larnaca: 1A 1C / famagusta: 3T 1P Cur
        / karpas: 1P 1Sab / kyrenia: 1U 1C / akrotiri: 1U""",
        (12, 3, 1, 2, 2, 4, [1], "eoka"),
    ),
    "P3": (
        """paphos: 1U / limassol: 3T / nicosia: 3U 6T 4P 1Sab / larnaca: 1A 1C / famagusta: 3T Cur / karpas: 1U 1Sab
        / kyrenia: 1U 1C""",
        (12, 3, 1, 2, 2, 4, [1], "eoka"),
    ),
    "P4": (
        """paphos: 1U / limassol: 3T / nicosia: 3U 6T 4P / larnaca: 1U 1C / famagusta: 3T / karpas: 1U
        / kyrenia: 1U 1C""",
        (12, 2, 3, 2, 2, 2, [1], "eoka"),
    ),
}

STEPS = list(STATES)
MARKER = re.compile(r"^; (\w+'?): ", re.MULTILINE)


def up_to(step: str) -> str:
    """The record up to the end of a step. After 6b an Event comes instead of the Propaganda card, so that the state is
    seen before the Political Will Phase, in which nothing is decided."""
    starts = {found.group(1): found.start() for found in MARKER.finditer(RECORD)}
    assert list(starts) == STEPS[1:]
    later = STEPS.index(step) + 1
    text = RECORD[: starts[STEPS[later]]] if later < len(STEPS) else RECORD
    return text.replace("C35", "C1") if step == "6b" else text


def spaces_of(text: str) -> dict[str, str]:
    """All ten spaces of a state in short."""
    named = dict(part.strip().split(": ") for part in text.split("/"))
    assert set(named) <= set(SPACES)
    return {space: named.get(space, "") for space in SPACES}


def tracks_of(position: dict[str, Any]) -> Tracks:
    """The tracks of a position in the order of the table."""
    available = position["available"]
    return (
        position["political_will"],
        position["international_opinion"],
        available["cells"],
        available["caches"],
        available["police"],
        position["prison"],
        position["intel"],
        position["first"],
    )


@rule("cyprus", "8.0")
@pytest.mark.parametrize("step", STEPS)
def test_the_example_of_play_passes_through_its_states(step: str) -> None:
    spaces, tracks = STATES[step]
    table = Table(smallwars.replay(up_to(step)))
    assert {space: table.pieces(space) for space in SPACES} == spaces_of(spaces)
    assert tracks_of(table.position) == tracks
    assert table["available"]["troops"] == 0


@rule("cyprus", "8.0")
@pytest.mark.parametrize("step", STEPS)
def test_every_state_of_the_table_holds_all_the_pieces(step: str) -> None:
    """A check of the table itself: 12 Cells, 4 Arms Caches, 6 Police and 12 Troops are somewhere."""
    spaces, (_, _, cells, caches, police, prison, _, _) = STATES[step]
    there = [pieces(text) for text in spaces_of(spaces).values()]
    held = {name: sum(space.get(name, 0) for space in there) for name in ("underground", "active", "caches")}
    assert held["underground"] + held["active"] + cells + prison == 12
    assert held["caches"] + caches == 4
    assert sum(space.get("police", 0) for space in there) + police == 6
    assert sum(space.get("troops", 0) for space in there) == 12


@rule("cyprus", "8.0", "5.3")
def test_the_capability_of_the_sixth_card_stays_in_play() -> None:
    for step in ("6b", "P1", "P4"):
        assert smallwars.replay(up_to(step)).position()["capabilities"] == {"C13": "shaded"}


@rule("cyprus", "8.0", "2.3.5")
@pytest.mark.parametrize(
    ("step", "card", "actor"),
    [
        ("set-up", "C3", "eoka"),
        ("1a", "C3", "british"),
        ("1b", "C21", "british"),
        ("2a", "C21", "eoka"),
        ("2b", "C11", "eoka"),
        ("3b", "C6", "british"),
        ("4b", "C19", "eoka"),
        ("5b", "C13", "british"),
        ("6a", "C13", "eoka"),
        ("P1", "C35", "eoka"),
        ("P2", "C35", "british"),
    ],
)
def test_card_and_player_to_decide_after_each_turn(step: str, card: str, actor: str) -> None:
    table = Table(smallwars.replay(up_to(step)))
    assert (table["card"], table.actor) == (card, actor)


@rule("cyprus", "8.0", "4.2.3", "4.1.1")
def test_interrogate_does_not_accompany_the_patrol_of_the_example() -> None:
    """Ruling C-1: three Cells are in Prison, so only the pairing forbids it."""
    table = Table(smallwars.replay(up_to("4a") + " special"))
    assert table.game.decision is not None
    assert table.options == ["diplomacy"]
    assert (table["prison"], table["intel"]) == (3, [])


@rule("cyprus", "8.0", "6.3.2")
def test_the_cell_of_akrotiri_may_not_redeploy_to_karpas() -> None:
    """Ruling C-2: the legal spaces are those with EOKA pieces and the Mountains."""
    legal = up_to("P3").split('{edit: {"spaces"')[0]
    table = Table(smallwars.replay(legal))
    assert table.options == ["paphos", "nicosia", "larnaca", "troodos", "kyrenia"]
    assert table.refused("karpas") == "6.3.2"


@rule("cyprus", "8.0", "4.2.1", "6.4")
def test_restore_takes_the_curfew_of_limassol_too() -> None:
    """Ruling C-49: three marked Towns are left at Reset, so International Opinion shifts."""
    table = Table(smallwars.replay(up_to("P3")))
    assert [name for name in SPACES[:6] if table[name]["curfew"] or table[name]["sabotage"]] == [
        "nicosia",
        "famagusta",
        "karpas",
    ]


@rule("cyprus", "8.0")
def test_after_the_example_the_next_card_is_awaited() -> None:
    table = Table(smallwars.replay(RECORD))
    assert (table.actor, table.kind, table["card"]) == ("chance", "card", "C35")
    assert not set(table.options) & {"C3", "C21", "C11", "C6", "C19", "C13", "C33", "C34", "C35"}


@rule("cyprus", "8.0")
def test_the_record_written_by_the_game_replays_to_the_same_position() -> None:
    game = smallwars.replay(RECORD)
    assert smallwars.replay(game.record()).position() == game.position()
