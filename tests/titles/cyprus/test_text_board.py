"""The board as text."""

from __future__ import annotations

import pytest

import smallwars
from smallwars.kit.text_board import text_board
from smallwars.terminal import prose
from smallwars.titles.british_way.family.text_board import CoinTextBoard
from smallwars.titles.british_way.family.text_board import drawing as board
from smallwars.titles.british_way.family.text_board.layouts import Look

pytestmark = pytest.mark.interpreted

CROWDED = {
    "title": "cyprus",
    "card": "C12",
    "political_will": 3,
    "international_opinion": 4,
    "intel": [2, 1, 0],
    "prison": 1,
    "suez": 3,
    "capabilities": {"C13": "shaded", "C31": "unshaded"},
    "boxes": {"event": "eoka"},
    "spaces": {
        "nicosia": {
            "underground": 1,
            "active": 10,
            "caches": 2,
            "troops": 9,
            "police": 6,
            "sabotage": 5,
            "curfew": True,
        }
    },
}


def coin(game: smallwars.Game) -> Look:
    known = text_board(game.title)
    assert isinstance(known, CoinTextBoard)
    return known.look


def test_every_piece_and_marker_is_on_the_map() -> None:
    game = smallwars.from_position(CROWDED, seed=1)
    drawn = board.spaces(coin(game), game.view(), "en").plain
    assert "1U 10A 2C 5Sab" in drawn
    assert "9T 6P  Curfew" in drawn
    assert all(len(line) <= board.WIDTH for line in drawn.splitlines())


def test_every_space_has_its_block_and_its_value() -> None:
    game = smallwars.new("cyprus", chance="manual")
    drawn = board.spaces(coin(game), game.view(), "en").plain
    for name in ("Paphos", "Limassol", "Larnaca", "Famagusta", "Karpas"):
        assert f"{name:<12}1" in drawn
    for name in ("Nicosia", "Akrotiri", "Dhekelia"):
        assert f"{name:<12}2" in drawn
    assert drawn.count("▲") == 3  # two Mountains and the legend


def test_spaces_that_may_be_chosen_are_marked() -> None:
    game = smallwars.new("cyprus", chance="manual")
    drawn = board.spaces(coin(game), game.view(), "en", ["nicosia", "troodos"]).plain
    assert "▸Nicosia" in drawn and "▸Troodos" in drawn and "▸Paphos" not in drawn


def test_the_tracks_show_where_their_markers_are() -> None:
    game = smallwars.from_position(CROWDED, seed=1)
    tracks = board.tracks(coin(game), game.view(), "en").plain
    assert "[ 3]" in tracks and "[Condemned]" in tracks
    assert "1st –" in tracks and "2nd British" in tracks and "Event EOKA" in tracks
    assert "Intel Chits 2 1 0" in tracks and "Suez 3" in tracks
    assert "C13 shaded, C31 unshaded" in tracks
    assert all(len(line.rstrip()) <= board.WIDTH for line in tracks.splitlines())


def test_the_card_shows_both_texts_and_the_capabilities_theirs() -> None:
    game = smallwars.from_position(CROWDED, seed=1)
    card = board.card(coin(game), game.view(), "en").plain
    assert card.startswith("C12 Hugh Foot") and "\nUnshaded: " in card and "\nShaded: " in card
    assert board.lasting(coin(game), game.view(), "en").plain.startswith("C13 Human Rights Committees: The Special")


def test_the_sentences_name_everything() -> None:
    game = smallwars.from_position(CROWDED, seed=1)
    lines = prose.board(game.title, game.view(), "en")
    assert "Political Will: 3 of 15" in lines
    assert "International Opinion: 4 Condemned" in lines
    assert "Initiative: 1st EOKA, Limited Op –, Event EOKA, Op + Special –" in lines
    nicosia = "1 Underground Cell, 10 Active Cells, 2 Arms Caches, 9 Troops, 6 Police, 5 Sabotage, Curfew"
    assert f"  Nicosia (Town, value 2): {nicosia}" in lines
    assert "  Karpas (Town, value 1): empty" in lines


def test_another_language_falls_back_to_english() -> None:
    game = smallwars.new("cyprus", seed=1)
    assert prose.board(game.title, game.view(), "xx") == prose.board(game.title, game.view(), "en")
