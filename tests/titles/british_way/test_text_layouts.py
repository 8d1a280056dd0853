"""The layouts: every space has a place of its own, everything on it has a word, and any title of the family shows."""

from __future__ import annotations

from itertools import chain, pairwise
from typing import Any

import pytest

from smallwars.engine.registry import find, titles
from smallwars.kit.parts import part_class
from smallwars.kit.text_board import text_board
from smallwars.kit.words import Words, board_words
from smallwars.titles.british_way.family.text_board import CoinTextBoard
from smallwars.titles.british_way.family.text_board import drawing as board
from smallwars.titles.british_way.family.text_board.board import LOUD, TURNS
from smallwars.titles.british_way.family.text_board.layouts import Box, Layout, Track
from smallwars.titles.british_way.family.title import CoinTitle

pytestmark = pytest.mark.interpreted

HEIGHT = 15
"""Lines of the map: with a line between and seven of tracks, the board fits a terminal of thirty."""


@pytest.fixture(params=["cyprus", "kenya"])
def title(request: pytest.FixtureRequest) -> CoinTitle:
    """Each title that has a layout."""
    found = find(request.param)
    assert isinstance(found, CoinTitle)
    return found


@pytest.fixture
def layout(title: CoinTitle) -> Layout:
    """The layout of the title's own board."""
    known = text_board(title)
    assert isinstance(known, CoinTextBoard) and known.own_layout
    return known.own_layout


@pytest.fixture
def words(title: CoinTitle) -> Words:
    """What is written on its board."""
    return board_words(title)


def test_every_title_of_the_family_has_a_layout() -> None:
    family = [find(id) for id in titles() if isinstance(find(id), CoinTitle)]
    assert len(family) >= 2 and all(part_class(title, "text_board", CoinTextBoard).own_layout for title in family)


def items(layout: Layout) -> list[Track | Box]:
    """Every track and box."""
    return list(chain(*layout.tracks, *layout.boxes))


def test_every_space_has_one_place(title: CoinTitle, layout: Layout) -> None:
    assert sorted(id for row in layout.rows for _, id in row) == sorted(title.spaces)


def test_blocks_and_legends_leave_each_other_room(layout: Layout, words: Words) -> None:
    for index, row in enumerate(layout.rows):
        taken = [(at, board.BLOCK) for at, _ in row]
        for legend in layout.legends:
            lines = words.say("en", legend.message).splitlines()
            if legend.line <= board.ROW * index + 2 < legend.line + len(lines):
                taken.append((legend.column, max(map(len, lines))))
        for (at, width), (following, _) in pairwise(sorted(taken)):
            assert at + width < following
        assert sum(max(taken)) <= board.WIDTH


def test_the_map_is_no_higher_than_the_screen_allows(layout: Layout, words: Words) -> None:
    ends = [legend.line + len(words.say("en", legend.message).splitlines()) for legend in layout.legends]
    assert max(board.ROW * len(layout.rows) - 1, *ends) == HEIGHT
    assert len(layout.tracks) + len(layout.boxes) == 4


def test_every_kind_of_space_has_its_ground_and_its_words(title: CoinTitle, layout: Layout, words: Words) -> None:
    kinds = {space["kind"] for space in title.data["spaces"]}
    assert kinds == set(layout.grounds)
    for kind in kinds:
        assert words.say("en", f"kind-{kind}") and words.say("en", f"kinds-{kind}")
        assert words.say("en", layout.grounds[kind].worth, value=1)


def test_everything_on_the_board_has_a_word(layout: Layout, words: Words) -> None:
    for item in items(layout):
        assert words.say("en", f"board-{item.field.replace('_', '-')}")
    for piece in layout.pieces:
        assert words.say("en", f"short-{piece}")
        assert words.say("en", f"count-{layout.words.get(piece, piece).replace('_', '-')}", count=2)
    assert words.say("en", f"board-{layout.worth}", kind="", value=1)


def test_every_faction_has_a_colour(title: CoinTitle, layout: Layout) -> None:
    assert {faction.id for faction in layout.factions} == set(title.actors[1:]) <= set(text_board(title).colours())


def test_every_line_of_the_log_that_says_who_acts_has_his_colour(title: CoinTitle) -> None:
    acts = {verb for verb, kinds in title.verbs.items() if kinds[:1] == ("faction",)}
    assert acts - {"eligible"} <= {*TURNS, *LOUD}


def test_tracks_are_as_long_as_the_data_say(title: CoinTitle, layout: Layout) -> None:
    limits = title.data["limits"]
    tracks = {item.field: item.most for item in items(layout) if isinstance(item, Track)}
    assert "political_will" in tracks
    assert all(limits[field]["value"] == most for field, most in tracks.items() if field in limits)


# A title without a layout


def space(id: str, kind: str, **more: int) -> dict[str, Any]:
    """A space of the data."""
    return {"id": id, "kind": kind, **{name: {"value": value} for name, value in more.items()}}


@pytest.fixture
def other() -> CoinTitle:
    """A title of the family that nobody has drawn yet, with kinds of space and a piece of its own."""
    states = [space(id, "state", population=1) for id in ("perak", "pahang", "selangor", "negri")]
    data = {"id": "malaya", "name": "Malaya", "spaces": [*states, space("johore", "coast")], "cards": []}
    return CoinTitle(data, ("chance", "british", "mcp"), {}, [], {}, ("will",))


VIEW: dict[str, Any] = {
    "card": None,
    "first": "mcp",
    "boxes": {"limited": None, "event": None, "op": None},
    "political_will": 12,
    "available": {"guerrillas": 2, "min_yuen": 3},
    "out_of_play": {"police": 8},
    "capabilities": {},
    "spaces": {
        "perak": {"underground": 1, "bases": 1, "control": "mcp", "population": 1},
        "negri": {"troops": 2, "police": 1, "stance": "loyal", "control": "british", "population": 0},
    },
}


def test_a_title_without_a_layout_gets_a_table(other: CoinTitle) -> None:
    assert [len(row) for row in CoinTextBoard(other, {}).layout.rows] == [4, 1]
    lines = board.spaces(CoinTextBoard(other, {}).look, VIEW, "en", ["johore"]).plain.splitlines()
    assert lines[0].split() == ["perak", "1", "pahang", "1", "selangor", "1", "negri", "0"]
    assert lines[1].split() == ["1U", "1B"] and lines[2].split() == ["mcp", "2T", "1P", "Loy", "Br"]
    assert lines[4].split() == ["▸johore", "0"]


def test_its_tracks_and_sentences_are_shown(other: CoinTitle) -> None:
    assert "Available     2 Guerrillas, 3 min yuen\n" in board.tracks(CoinTextBoard(other, {}).look, VIEW, "en").plain
    lines = CoinTextBoard(other, {}).prose(VIEW, "en")
    assert "Political Will: 12 of 20" in lines and "Out of Play: 8 Police" in lines
    assert "Initiative: 1st Mcp, Limited Op –, Event –, Op + Special –" in lines
    assert lines[-2:] == ["coast:", "  johore (coast, population 0): empty"]
