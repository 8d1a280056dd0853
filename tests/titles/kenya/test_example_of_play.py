"""The example of play (8.0), step by step against the states it must pass through."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import smallwars
from tests.harness import KENYA, MODES, Table, pieces, rule

RECORD = Path(__file__).with_name("example_of_play.record").read_text(encoding="utf-8")

# A state: all spaces, with Control in brackets; then Political Will, Resources, Pipeline, Available Guerrillas, Bases,
# Troops and Police, Police Out of Play, and who is 1st Eligible (which changes only once both have acted).
Tracks = tuple[int, int, int, int, int, int, int, int, str]
STATES: dict[str, tuple[str, Tracks]] = {
    "set-up": (
        """nairobi: 1B 1U 2T 3P [BR] / kiambu: 1U [MM] / fort_hall: 1U [MM] / nyeri: 1U [MM] / embu: 1U [MM]
        / meru: 1U [MM] / thompsons_falls: 1P [BR] / rift_valley: 2T 1P [BR] / nanyuki: 2T 1P [BR] / thika: 1P [BR]
        / aberdares: 1B 1U [MM] / mount_kenya: 1B 1U [MM]""",
        (12, 8, 1, 7, 1, 4, 0, 8, "mau_mau"),
    ),
    "1a": (
        """nairobi: 1B 1U 2T 3P [BR] / kiambu: 1A 1Ter Resist [MM] / fort_hall: 1A 1Ter Resist [MM]
        / nyeri: 2U Resist [MM] / embu: 1A 1Ter Resist [MM] / meru: 1A 1Ter Resist [MM] / thompsons_falls: 1P [BR]
        / rift_valley: 2T 1P [BR] / nanyuki: 2T 1P [BR] / thika: 1P [BR] / aberdares: 1B 1U [MM]
        / mount_kenya: 1B 1U [MM]""",
        (12, 4, 1, 6, 1, 4, 0, 8, "mau_mau"),
    ),
    "1b": (
        """nairobi: 1B 1U 3P [BR] / kiambu: 1A 1Ter Resist [MM] / fort_hall: 1A 1Ter Resist [MM]
        / nyeri: 2U 6T Resist [BR] / embu: 1A 1Ter Resist [MM] / meru: 1A 1Ter Resist [MM]
        / thompsons_falls: 1P [BR] / rift_valley: 2T 1P [BR] / nanyuki: 2T 1P [BR] / thika: 1P [BR]
        / aberdares: 1B 1U [MM] / mount_kenya: 1B 1U [MM]""",
        (14, 4, 1, 6, 1, 0, 0, 8, "british"),
    ),
    "2a": (
        """nairobi: 1B 1A 3P [BR] / kiambu: 1A 1Ter Resist [MM] / fort_hall: 1A 1Ter Resist [MM]
        / nyeri: 2A 2T Resist [--] / embu: 1A 1Ter Resist [MM] / meru: 1A 1Ter Resist [MM]
        / thompsons_falls: 1P [BR] / rift_valley: 1P [BR] / nanyuki: 1P [BR] / thika: 1P [BR]
        / aberdares: 1B 1A 4T [BR] / mount_kenya: 1B 1A 4T [BR]""",
        (14, 4, 1, 6, 1, 0, 0, 8, "british"),
    ),
    "2a'": (
        """nairobi: 1B 1A 3P [BR] / kiambu: 1A 1Ter Resist [MM] / fort_hall: 1A 1Ter Resist [MM]
        / nyeri: 1A 2T Resist [BR] / embu: 1A 1Ter Resist [MM] / meru: 1A 1Ter Resist [MM]
        / thompsons_falls: 1P [BR] / rift_valley: 1P [BR] / nanyuki: 1P [BR] / thika: 1P [BR]
        / aberdares: 1B 1A 4T [BR] / mount_kenya: 1B 1A 4T [BR]""",
        (14, 4, 1, 7, 1, 0, 0, 8, "british"),
    ),
    "2b": (
        """nairobi: 1B 1A 3P [BR] / kiambu: 1A 1Ter Resist [MM] / fort_hall: 1A 1Ter Resist [MM]
        / nyeri: 1A 2T Resist [BR] / embu: 1A 1Ter Resist [MM] / meru: 1A 1Ter Resist [MM]
        / thompsons_falls: 1P [BR] / rift_valley: 1P [BR] / nanyuki: 1P [BR] / thika: 1P [BR]
        / aberdares: 1B 1A 4T [BR] / mount_kenya: 1B 1A 4T [BR]""",
        (14, 4, 1, 7, 1, 0, 0, 8, "mau_mau"),
    ),
    "3a": (
        """nairobi: 1B 3U 1A 3P [MM] / kiambu: 1A 1Ter Resist [MM] / fort_hall: 1A 1Ter Resist [MM]
        / nyeri: 1A 2T Resist [BR] / embu: 1A 1Ter Resist [MM] / meru: 1A 1Ter Resist [MM]
        / thompsons_falls: 1U 1P [--] / rift_valley: 1P [BR] / nanyuki: 1P [BR] / thika: 1P [BR]
        / aberdares: 1B 1U 1A 4T [BR] / mount_kenya: 1B 1U 1A 4T [BR]""",
        (12, 0, 1, 1, 1, 0, 0, 8, "mau_mau"),
    ),
    "3a'": (
        """nairobi: 1B 3U 1A 3P [MM] / kiambu: 1A 1Ter Resist [MM] / fort_hall: 1A 1Ter Resist [MM]
        / nyeri: 1U 1A 2T Resist [--] / embu: 1A 1Ter Resist [MM] / meru: 1A 1Ter Resist [MM]
        / thompsons_falls: 1U 1P [--] / rift_valley: 1P [BR] / nanyuki: 1P [BR] / thika: 1P [BR]
        / aberdares: 1B 1U 1A 4T [BR] / mount_kenya: 1B 1U 1A 4T [BR]""",
        (12, 2, 1, 0, 1, 0, 0, 8, "mau_mau"),
    ),
    "3b": (
        """nairobi: 1B 3U 1A 3P [MM] / kiambu: 1A 1Ter Resist [MM] / fort_hall: 1A 1Ter Resist [MM]
        / nyeri: 1U 1A 2T Resist [--] / embu: 1A 1Ter Resist [MM] / meru: 1A 1Ter Resist [MM]
        / thompsons_falls: 1U 1P [--] / rift_valley: 1P [BR] / nanyuki: 1P [BR] / thika: 1P [BR]
        / aberdares: 1B 1U 1A 4T [BR] / mount_kenya: 1B 1U 1A 4T [BR]""",
        (12, 2, 2, 0, 1, 0, 0, 8, "british"),
    ),
    "4a": (
        """nairobi: 1B 3U 1A 3P [MM] / kiambu: 1A 1Ter Resist [MM] / fort_hall: 1A 1Ter Resist [MM]
        / nyeri: 1U 2T 1Ter [BR] / embu: 1A 1Ter Resist [MM] / meru: 1A 1Ter Resist [MM]
        / thompsons_falls: 1U 1P [--] / rift_valley: 1P [BR] / nanyuki: 1P [BR] / thika: 1P [BR]
        / aberdares: 1B 1U 1A 4T [BR] / mount_kenya: 1B 1U 2A 4T [--]""",
        (12, 2, 2, 0, 1, 0, 0, 8, "british"),
    ),
    "4a'": (
        """nairobi: 1B 3U 3P [MM] / kiambu: 1A 1Ter Resist [MM] / fort_hall: 1A 1Ter Resist [MM]
        / nyeri: 1U 2T 1Ter [BR] / embu: 1A 1Ter Resist [MM] / meru: 1A 1Ter Resist [MM]
        / thompsons_falls: 1U 1P [--] / rift_valley: 1P [BR] / nanyuki: 1P [BR] / thika: 1P [BR]
        / aberdares: 1B 1U 4T [BR] / mount_kenya: 1B 1U 4T [BR]""",
        (12, 2, 2, 4, 1, 0, 0, 8, "british"),
    ),
    "4b": (
        """nairobi: 1B 3U 3P [MM] / kiambu: 1A 1Ter Resist [MM] / fort_hall: 1A 1Ter Resist [MM]
        / nyeri: 2T 1Ter [BR] / embu: 1A 1Ter Resist [MM] / meru: 1A 1Ter Resist [MM] / thompsons_falls: 1P [BR]
        / rift_valley: 1P [BR] / nanyuki: 2U 1P [MM] / thika: 1P [BR] / aberdares: 1B 1U 4T [BR]
        / mount_kenya: 1B 1U 4T [BR]""",
        (11, 1, 2, 4, 1, 0, 0, 8, "mau_mau"),
    ),
    "5a": (
        """nairobi: 1B 3U 3P [MM] / kiambu: 1A 1Ter Resist [MM] / fort_hall: 1A 1Ter Resist [MM]
        / nyeri: 2T 1Ter [BR] / embu: 1A 1Ter Resist [MM] / meru: 1A 1Ter Resist [MM] / thompsons_falls: 1P [BR]
        / rift_valley: 1U 1P [--] / nanyuki: 3U 1P [MM] / thika: 1P [BR] / aberdares: 1B 4T [BR]
        / mount_kenya: 1B 4T [BR]""",
        (11, 1, 2, 4, 1, 0, 0, 8, "mau_mau"),
    ),
    "5a'": (
        """nairobi: 1B 3U 3P [MM] / kiambu: 1A 1Ter Resist [MM] / fort_hall: 1A 1Ter Resist [MM]
        / nyeri: 2T 1Ter [BR] / embu: 1A 1Ter Resist [MM] / meru: 1A 1Ter Resist [MM] / thompsons_falls: 1P [BR]
        / rift_valley: 1A [MM] / nanyuki: 1B 1U 1P [MM] / thika: 1P [BR] / aberdares: 1B 4T [BR]
        / mount_kenya: 1B 4T [BR]""",
        (10, 1, 2, 6, 0, 0, 1, 8, "mau_mau"),
    ),
    "5a''": (
        """nairobi: 1B 2U 1A 3P 1Ter Resist [MM] / kiambu: 1A 1Ter Resist [MM] / fort_hall: 1A 1Ter Resist [MM]
        / nyeri: 2T 1Ter [BR] / embu: 1A 1Ter Resist [MM] / meru: 1A 1Ter Resist [MM] / thompsons_falls: 1P [BR]
        / rift_valley: 1A [MM] / nanyuki: 1B 1U 1P [MM] / thika: 1P [BR] / aberdares: 1B 4T [BR]
        / mount_kenya: 1B 4T [BR]""",
        (10, 0, 2, 6, 0, 0, 1, 8, "mau_mau"),
    ),
    "5b": (
        """nairobi: 1B 2U 1A 3P 1Ter Resist [MM] / kiambu: 1A 1Ter Resist [MM] / fort_hall: 1A 1Ter Resist [MM]
        / nyeri: 2T 1Ter [BR] / embu: 1A 1Ter Resist [MM] / meru: 1A 1Ter Resist [MM] / thompsons_falls: 1P [BR]
        / rift_valley: 1A [MM] / nanyuki: 1B 1U 1P [MM] / thika: 1P [BR] / aberdares: 1B 4T [BR]
        / mount_kenya: 1B 4T [BR]""",
        (9, 0, 2, 6, 0, 0, 2, 7, "british"),
    ),
    "6a": (
        """nairobi: 1B 2U 1A 5P 1Ter Resist [BR] / kiambu: 1A 1Ter Resist [MM] / fort_hall: 1A 1Ter Resist [MM]
        / nyeri: 2T 1Ter [BR] / embu: 1A 1Ter Resist [MM] / meru: 1A 1Ter Resist [MM] / thompsons_falls: 1P [BR]
        / rift_valley: 1A [MM] / nanyuki: 1B 1U 1P [MM] / thika: 1P [BR] / aberdares: 1B 4T [BR]
        / mount_kenya: 1B 4T [BR]""",
        (11, 0, 2, 6, 0, 0, 0, 7, "british"),
    ),
    "6a'": (
        """nairobi: 1B 2U 1A 5P 1Ter Resist [BR] / kiambu: 1A 1Ter Resist [MM] / fort_hall: 1A 2T 1Ter Resist [BR]
        / nyeri: 1P 1Ter [BR] / embu: 1A 1Ter Resist [MM] / meru: 1A 1Ter Resist [MM] / thompsons_falls: 1P [BR]
        / rift_valley: 1A [MM] / nanyuki: 1B 1U [MM] / thika: 1P [BR] / aberdares: 1B 4T [BR]
        / mount_kenya: 1B 4T [BR]""",
        (13, 0, 2, 6, 0, 0, 0, 7, "british"),
    ),
    "6a''": (
        """nairobi: 1B 2U 1A 5P [BR] / kiambu: 1A 1Ter Resist [MM] / fort_hall: 1A 2T 1Ter Resist [BR]
        / nyeri: 1P 1Ter [BR] / embu: 1A 1Ter Resist [MM] / meru: 1A 1Ter Resist [MM] / thompsons_falls: 1P [BR]
        / rift_valley: 1A [MM] / nanyuki: 1B 1U [MM] / thika: 1P [BR] / aberdares: 1B 4T [BR]
        / mount_kenya: 1B 4T [BR]""",
        (13, 0, 2, 6, 0, 0, 0, 7, "british"),
    ),
    "6b": (
        """nairobi: 1B 2U 1A 5P [BR] / kiambu: 1A 1Ter Resist [MM] / fort_hall: 1A 2T 1Ter Resist [BR]
        / nyeri: 1P 1Ter [BR] / embu: 1A 1Ter Resist [MM] / meru: 1A 1Ter Resist [MM] / thompsons_falls: 1P [BR]
        / rift_valley: 1A [MM] / nanyuki: 1B 1U [MM] / thika: 1P [BR] / aberdares: 1B 4T [BR]
        / mount_kenya: 1B 4T [BR]""",
        (13, 1, 2, 6, 0, 0, 0, 7, "mau_mau"),
    ),
    "P1": (
        """nairobi: 1B 2U 1A 5P [BR] / kiambu: 1A 1Ter Resist [MM] / fort_hall: 1A 2T 1Ter Resist [BR]
        / nyeri: 1P 1Ter [BR] / embu: 1A 1Ter Resist [MM] / meru: 1A 1Ter Resist [MM] / thompsons_falls: 1P [BR]
        / rift_valley: 1A [MM] / nanyuki: 1B 1U [MM] / thika: 1P [BR] / aberdares: 1B 4T [BR]
        / mount_kenya: 1B 4T [BR]""",
        (7, 1, 2, 6, 0, 0, 0, 7, "mau_mau"),
    ),
    "P2": (
        """nairobi: 1B 2U 1A 5P [BR] / kiambu: 1A 1Ter Resist [MM] / fort_hall: 1A 2T 1Ter Resist [BR]
        / nyeri: 1P 1Ter [BR] / embu: 1A 1Ter Resist [MM] / meru: 1A 1Ter Resist [MM] / thompsons_falls: 1P [BR]
        / rift_valley: 1A [MM] / nanyuki: 1B 1U [MM] / thika: 1P [BR] / aberdares: 1B 4T [BR]
        / mount_kenya: 1B 4T [BR]""",
        (7, 5, 2, 6, 0, 0, 0, 7, "mau_mau"),
    ),
    "P3": (
        """nairobi: 1B 2U 1A 5P Loyal [BR] / kiambu: 1A 1Ter Resist [MM] / fort_hall: 1A 2T 1Ter Resist [BR]
        / nyeri: 1P 1Ter [BR] / embu: 1A 1Ter Resist [MM] / meru: 1A 1Ter Resist [MM] / thompsons_falls: 1P [BR]
        / rift_valley: 1A [MM] / nanyuki: 1B 1U [MM] / thika: 1P [BR] / aberdares: 1B 4T [BR]
        / mount_kenya: 1B 4T [BR]""",
        (7, 5, 2, 6, 0, 0, 0, 7, "mau_mau"),
    ),
    "P4": (
        """nairobi: 1B 2U 1A 5P Loyal [BR] / kiambu: 1A 1Ter Resist [MM] / fort_hall: 1A 4T 1Ter Resist [BR]
        / nyeri: 2T 1P 1Ter [BR] / embu: 1A 1Ter Resist [MM] / meru: 1A 1Ter Resist [MM]
        / thompsons_falls: 2T 1P [BR] / rift_valley: 1A [MM] / nanyuki: 1B 1U [MM] / thika: 2T 1P [BR]
        / aberdares: 1B 1U [MM] / mount_kenya: 1B 1U [MM]""",
        (7, 5, 2, 4, 0, 0, 0, 7, "mau_mau"),
    ),
    "P5": (
        """nairobi: 1B 3U 5P Loyal [BR] / kiambu: 1U Resist [MM] / fort_hall: 1U 4T Resist [BR] / nyeri: 2T 1P [BR]
        / embu: 1U Resist [MM] / meru: 1U Resist [MM] / thompsons_falls: 2T 1P [BR] / rift_valley: 1U [MM]
        / nanyuki: 1B 1U [MM] / thika: 2T 1P [BR] / aberdares: 1B 1U [MM] / mount_kenya: 1B 1U [MM]""",
        (7, 5, 3, 4, 0, 0, 0, 7, "mau_mau"),
    ),
}

STEPS = list(STATES)
MARKER = re.compile(r"^; (\w+'*): ", re.MULTILINE)
HOLDERS = {"british": "[BR]", "mau_mau": "[MM]", None: "[--]"}


def up_to(step: str) -> str:
    """The record up to the end of a step."""
    starts = {found.group(1): found.start() for found in MARKER.finditer(RECORD)}
    assert list(starts) == STEPS[1:]
    later = STEPS.index(step) + 1
    return RECORD[: starts[STEPS[later]]] if later < len(STEPS) else RECORD


def after(step: str) -> Table:
    """The game after a step. Between the Propaganda card and the Support Phase nothing is decided, nor between the last
    Forest Camp and Reset: after 6b an Event comes instead of that card, for P1 it is the last one, so that the game
    ends with the Political Will Phase, and for P4 the Reset Phase is left out."""
    text = up_to(step)
    if step == "6b":
        text = text.replace("K35", "K1")
    elif step == "P1":
        text = text.replace("\n\n", '\n[Option "campaigns=1"]\n\n', 1)
    elif step == "P4":
        return without_reset(text)
    return Table(smallwars.replay(text))


def without_reset(text: str) -> Table:
    """Play the last word of a Redeploy Phase in a position from which no Reset Phase follows."""
    before, last = text.rstrip().rsplit(" ", 1)
    position = smallwars.replay(before).position()
    kept = [frame for frame in position["pending"] if frame != ["ResetPhase"]]
    assert len(kept) == len(position["pending"]) - 1
    return Table(smallwars.from_position({**position, "pending": kept}, chance="manual", any_order=True)).play(last)


def spaces_of(text: str) -> dict[str, str]:
    """The twelve spaces of a state in short."""
    named = dict(part.strip().split(": ") for part in text.split("/"))
    assert list(named) == list(KENYA)
    return named


def tracks_of(position: dict[str, Any]) -> Tracks:
    """The tracks of a position in the order of the table."""
    available = position["available"]
    return (
        position["political_will"],
        position["resources"],
        position["pipeline"],
        available["guerrillas"],
        available["bases"],
        available["troops"],
        available["police"],
        position["out_of_play"]["police"],
        position["first"],
    )


@rule("kenya", "8.0")
@pytest.mark.parametrize("step", STEPS)
def test_the_example_of_play_passes_through_its_states(step: str) -> None:
    spaces, tracks = STATES[step]
    table = after(step)
    there = {space: f"{table.pieces(space)} {HOLDERS[table.control(space)]}" for space in KENYA}
    assert there == spaces_of(spaces)
    assert tracks_of(table.position) == tracks


@rule("kenya", "8.0", "3.2.2")
@pytest.mark.parametrize("step", STEPS)
def test_nobody_is_relocated_but_one_population_of_nyeri(step: str) -> None:
    table = after(step)
    printed = [2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 0, 0]
    if STEPS.index(step) >= STEPS.index("5b"):
        printed[KENYA.index("nyeri")] = 1
    assert [table[space]["population"] for space in KENYA] == printed


@rule("kenya", "8.0")
@pytest.mark.parametrize("step", STEPS)
def test_every_state_of_the_table_holds_all_the_pieces(step: str) -> None:
    """A check of the table itself: 15 Guerrillas, 4 Bases, 10 Troops and 15 Police are somewhere."""
    spaces, (_, _, _, guerrillas, bases, troops, police, out_of_play, _) = STATES[step]
    there = [pieces(text.split("[")[0]) for text in spaces_of(spaces).values()]
    names = ("underground", "active", "bases", "troops", "police")
    held = {name: sum(space.get(name, 0) for space in there) for name in names}
    assert held["underground"] + held["active"] + guerrillas == 15
    assert held["bases"] + bases == 4
    assert held["troops"] + troops == 10
    assert held["police"] + police + out_of_play == 15


@rule("kenya", "8.0", "5.3")
def test_the_capability_of_the_second_card_stays_in_play() -> None:
    assert after("2a'")["capabilities"] == {}
    for step in ("2b", "5b", "P1", "P5"):
        assert after(step)["capabilities"] == {"K31": "shaded"}


@rule("kenya", "8.0", "2.3.5")
@pytest.mark.parametrize(
    ("step", "card", "actor"),
    [
        ("set-up", "K19", "mau_mau"), ("1a", "K19", "british"), ("1b", "K31", "british"), ("2a", "K31", "british"),
        ("2a'", "K31", "mau_mau"), ("2b", "K17", "mau_mau"), ("3a", "K17", "mau_mau"), ("3a'", "K17", "british"),
        ("3b", "K25", "british"), ("4a", "K25", "british"), ("4a'", "K25", "mau_mau"), ("4b", "K20", "mau_mau"),
        ("5a", "K20", "mau_mau"), ("5a'", "K20", "mau_mau"), ("5a''", "K20", "british"), ("5b", "K7", "british"),
        ("6a", "K7", "british"), ("6a'", "K7", "british"), ("6a''", "K7", "mau_mau"), ("6b", "K1", "mau_mau"),
        ("P1", "K35", None), ("P2", "K35", "british"), ("P3", "K35", "british"), ("P4", "K35", "british"),
        ("P5", "K35", "chance"),
    ],
)  # fmt: skip
def test_card_and_player_to_decide_after_each_step(step: str, card: str, actor: str | None) -> None:
    table = after(step)
    assert (table["card"], table.actor) == (card, actor)


@rule("kenya", "8.0")
def test_after_the_example_the_next_card_is_awaited() -> None:
    table = Table(smallwars.replay(RECORD))
    assert (table.actor, table.kind, table["card"]) == ("chance", "card", "K35")
    assert table["deck_size"] == 14
    assert not set(table.options) & {"K19", "K31", "K17", "K25", "K20", "K7", "K33", "K34", "K35"}
    assert len(table.options) == 32 - 6


@rule("kenya", "8.0")
def test_the_record_needs_no_edit() -> None:
    assert "edit" not in RECORD


@rule("kenya", "8.0")
def test_the_record_written_by_the_game_replays_to_the_same_position() -> None:
    game = smallwars.replay(RECORD)
    assert smallwars.replay(game.record()).position() == game.position()


@rule("kenya", "8.0")
@pytest.mark.parametrize("mode", MODES)
def test_the_example_played_word_by_word_on_copies_ends_the_same(mode: str) -> None:
    head, body = RECORD.split("\n\n", 1)
    table = Table(smallwars.replay(head), mode).play(re.sub(";.*", "", body))
    assert table.position == smallwars.replay(RECORD).position()
