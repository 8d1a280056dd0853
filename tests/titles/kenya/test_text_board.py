"""The board of Kenya as text: other pieces, markers and tracks than Cyprus, from the same code."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from rich.style import Style

import smallwars
from smallwars.kit.text_board import text_board
from smallwars.kit.text_drawing import MARKER
from smallwars.kit.words import outcome
from smallwars.reading.rules import look_up
from smallwars.terminal import prose
from smallwars.terminal.app import Page, TableApp
from smallwars.terminal.session import Session
from smallwars.titles.british_way.family.text_board import CoinTextBoard
from smallwars.titles.british_way.family.text_board import drawing as board
from smallwars.titles.british_way.family.text_board.layouts import Look
from smallwars.titles.british_way.family.title import CoinTitle
from smallwars.titles.british_way.kenya import TITLE

pytestmark = [pytest.mark.interpreted, pytest.mark.usefixtures("data_home")]

PIECES = {"U": "underground", "A": "active", "B": "bases", "T": "troops", "P": "police"}


def held(pieces: str = "", **more: Any) -> dict[str, Any]:
    """A space of a position, its pieces in short: `1U 2A 1B 3T 1P`."""
    return {**{PIECES[word[-1]]: int(word[:-1]) for word in pieces.split()}, **more}


def look(title: CoinTitle) -> Look:
    """What the title's text board is drawn from."""
    known = text_board(title)
    assert isinstance(known, CoinTextBoard)
    return known.look


def setup() -> dict[str, Any]:
    """The set-up, as everybody sees it."""
    return smallwars.new("kenya", deck=["K1"], chance="manual").view()


def view(**changed: Any) -> dict[str, Any]:
    """The set-up with other pieces in some of its spaces, and whatever else is changed."""
    position = {name: value for name, value in setup().items() if name not in ("available", "deck_size")}
    spaces = {**position["spaces"], **changed.pop("spaces", {})}
    return smallwars.from_position({**position, **changed, "spaces": spaces}).view()


def crowded(**changed: Any) -> dict[str, Any]:
    """A position with as much as can be in one space, the longest names, and both cylinders on the track."""
    spaces = {
        "nyeri": held("10U 4A 2B 10T 14P", population=1, stance="resistance", terror=14),
        "mount_kenya": held("1A 1B", terror=1),
        "thompsons_falls": held("1P", stance="loyal"),
    }
    many = {"card": "K1", "political_will": 12, "resources": 8, "pipeline": 1, "capabilities": {"K3": "shaded"}}
    shown = smallwars.from_position({"title": "kenya", "spaces": spaces, **many, **changed}).view()
    return {**shown, "boxes": {"limited": "mau_mau", "event": None, "op": "british"}}


def test_every_piece_marker_and_state_is_on_the_map() -> None:
    drawn = board.spaces(look(TITLE), crowded(), "en").plain
    assert "10U 4A 2B 14Ter" in drawn
    assert " 10T 14P Res Br " in drawn
    assert " 1P          Loy Br " in drawn
    assert "Neu" not in drawn and all(len(line) <= board.WIDTH for line in drawn.splitlines())


def test_every_space_has_its_block_and_its_population() -> None:
    drawn = board.spaces(look(TITLE), setup(), "en").plain
    signs = {"city": "{}", "reserve": "{}R", "province": "{}", "jungle": "▲"}
    for space in TITLE.data["spaces"]:
        name, sign = space["name"], signs[space["kind"]].format(space["population"]["value"])
        assert f" {name}{sign:>{max(13 - len(name), 1 + len(sign))}} " in drawn


def test_the_population_is_the_current_one() -> None:
    changed = view(spaces={"nyeri": held("1T", population=1)})
    assert " Nyeri      1R " in board.spaces(look(TITLE), changed, "en").plain
    assert any(line.startswith("  Nyeri (Reserve, population 1, ") for line in prose.board(TITLE, changed, "en"))


def test_north_is_at_the_top_and_neighbours_stand_together() -> None:
    lines = board.spaces(look(TITLE), setup(), "en").plain.splitlines()
    rows = [lines[index] for index in (0, 4, 8, 12)]
    assert ["Thompson's Falls" in rows[0], "Meru" in rows[0], "Nairobi" in rows[3], "Thika" in rows[3]] == [True] * 4
    assert rows[1].index("Rift Valley") < rows[1].index("Aberdares") < rows[1].index("Mount Kenya")
    assert rows[2].index("Kiambu") == rows[3].index("Nairobi")


def test_control_has_the_colour_of_the_faction() -> None:
    drawn = board.spaces(look(TITLE), crowded(), "en")
    for word, faction in (("Br ", "british"), ("MM ", "mau_mau"), ("Loy", ""), ("14Ter", "")):
        spans = [span for span in drawn.spans if span.start == drawn.plain.index(word)]
        colour = Style.parse(look(TITLE).colours.get(faction, MARKER)).color
        assert any(Style.parse(str(span.style)).color == colour for span in spans)


def test_spaces_that_may_be_chosen_are_marked() -> None:
    drawn = board.spaces(look(TITLE), setup(), "en", ["thompsons_falls", "mount_kenya"]).plain
    assert "▸Thompson's Falls 1 " in drawn and "▸Mount Kenya ▲" in drawn and "▸Meru" not in drawn


def test_the_tracks_show_where_their_markers_are() -> None:
    tracks = board.tracks(look(TITLE), setup(), "en").plain.splitlines()
    assert tracks == [
        "Political Will 0 · · · · 5 · · · · 10 ·[12]· · 15 · · · · 20",
        "Resources      0 · · · · 5 · ·[8]· 10 · · · · 15 · · · · 20",
        "Pipeline       0[1]2 3 4 Emergency Powers  Out of Play 8 Police",
        "Initiative    1st Mau Mau   2nd British",
        "              Limited Op –   Event –   Op + Special –",
        "Available     7 Guerrillas, 1 Base, 4 Troops",
        "Capabilities  none",
    ]


@pytest.mark.parametrize("pipeline", range(5))
@pytest.mark.parametrize("step", [0, 9, 10, 19, 20])
def test_no_line_of_tracks_is_too_long(step: int, pipeline: int) -> None:
    full = crowded(political_will=step, resources=step, pipeline=pipeline, spaces={}, out_of_play={"police": 5})
    tracks = board.tracks(look(TITLE), full, "en").plain
    assert f"[{step}]" in tracks and f"[{pipeline}]" in tracks
    assert all(len(line) <= board.WIDTH for line in tracks.splitlines())
    assert "Available     15 Guerrillas, 4 Bases, 10 Troops, 10 Police" in tracks
    assert "Limited Op Mau Mau  Event –  Op + Special British" in tracks and "K3 shaded" in tracks


def test_an_empty_box_says_so() -> None:
    empty = view(out_of_play={"police": 0}, pipeline=4)
    assert "[4] Gulag   Out of Play none\n" in board.tracks(look(TITLE), empty, "en").plain
    assert "Out of Play: none" in prose.board(TITLE, empty, "en")


def test_the_card_and_the_capabilities_have_their_texts() -> None:
    shown = view(card="K1", capabilities={"K3": "shaded"})
    assert board.card(look(TITLE), shown, "en").plain.startswith(
        "K1 Operation Anvil\nUnshaded: All Guerrillas and Bases"
    )
    assert (
        board.lasting(look(TITLE), shown, "en").plain == f"K3 Passive Wing: {TITLE.cards_in_words('en')[2]['shaded']}\n"
    )
    assert look_up(TITLE, "k3", "en")[0] == "K3 Passive Wing · Mau Mau Capability"


def test_the_sentences_name_everything() -> None:
    lines = prose.board(TITLE, crowded(), "en")
    assert lines[0] == "The British Way: Kenya: K1 Operation Anvil, 20 cards to come, 0 played"
    for line in (
        "Political Will: 12 of 20",
        "Resources: 8 of 20",
        "Pipeline: 1 Emergency Powers",
        "Out of Play: none",
        "Initiative: 1st Mau Mau, Limited Op Mau Mau, Event –, Op + Special British",
        "Available: 1 Base",
        "Capabilities: K3 shaded",
    ):
        assert line in lines
    nyeri = "10 Underground Guerrillas, 4 Active Guerrillas, 2 Bases, 10 Troops, 14 Police, 14 Terror"
    assert f"  Nyeri (Reserve, population 1, Resistance, British Control): {nyeri}" in lines
    assert "  Thompson's Falls (Non-Reserve, population 1, Loyal, British Control): 1 Police" in lines
    jungle = "(Mountain Jungle, population 0, Neutral, Mau Mau Control): 1 Active Guerrilla, 1 Base, 1 Terror"
    assert f"  Mount Kenya {jungle}" in lines


def test_every_space_is_told_kind_by_kind() -> None:
    lines = prose.board(TITLE, view(spaces={"thika": held()}), "en")
    kinds = ["City:", "Reserve Provinces:", "Non-Reserve Provinces:", "Mountain Jungles:"]
    assert [line for line in lines if line.endswith("s:") or line == "City:"] == kinds
    assert len([line for line in lines if line.startswith("  ")]) == 12
    assert "  Thika (Non-Reserve, population 1, Neutral, Uncontrolled): empty" in lines


def test_a_tie_is_called_one() -> None:
    last = {"title": "kenya", "political_will": 6, "played": ["K33", "K34"], "card": "K35", "spaces": {}}
    assert outcome(smallwars.from_position(last), "en").startswith("A tie: Political Will is exactly 10 ")


def still(title: CoinTitle, shown: dict[str, Any], path: Path) -> Session:
    """A session of a game in which nothing happens."""
    game = SimpleNamespace(
        title=title, view=lambda faction: shown, log=[], decision=None, result=None, choices=0, options={}
    )
    return Session(game, {"british": "person", "mau_mau": "person"}, path)  # type: ignore[arg-type]


def test_the_whole_board_is_in_view_on_the_table(tmp_path: Path) -> None:
    async def sit() -> None:
        app = TableApp(still(TITLE, crowded(), tmp_path / "game.txt"))
        async with app.run_test(size=(100, 30)) as pilot:
            await pilot.pause()
            assert app.query_one("#board").max_scroll_y == 0
            assert [app.query_one(f"#{id}").region.height for id in ("map", "tracks")] == [15, 7]
            app.board("")
            await pilot.pause()
            assert isinstance(app.screen, Page) and "h K13 that card" in app.screen.hint

    asyncio.run(sit())
