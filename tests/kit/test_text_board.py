"""The plain text board serves any title at any position."""

from __future__ import annotations

from typing import Any

import pytest
from rich.cells import cell_len

import smallwars
from smallwars.kit.text_board import WIDTH, TextBoard, text_board
from smallwars.kit.text_drawing import BLUE, CHANCE, RED
from tests.built_in import TITLES
from tests.engine.toy import TITLE as TOY
from tests.kit.moody import MoodyTitle

VIEW = {"left": 7, "squares": {"a1": "king", "b1": None, "c1": "man"}, "last": None}


@pytest.fixture
def lenient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Run as for a user: a part that fails is replaced."""
    monkeypatch.delenv("SMALLWARS_STRICT", raising=False)


@pytest.fixture
def plain() -> TextBoard[Any]:
    """The board of a title that brings none."""
    return text_board(TOY)


def test_a_title_without_a_text_board_has_the_plain_one(plain: TextBoard[Any]) -> None:
    assert type(plain) is TextBoard


def test_the_map_lists_the_fields_that_hold_something(plain: TextBoard[Any]) -> None:
    assert plain.map(VIEW, "en").plain.splitlines() == [
        " left: 7",
        " squares:",
        "   a1: king",
        "   c1: man",
        " last: –",
    ]


def test_what_may_be_chosen_is_marked_and_shown_though_it_is_empty(plain: TextBoard[Any]) -> None:
    lines = plain.map(VIEW, "en", ["b1"], "c1").plain.splitlines()
    assert lines[3:5] == ["▸  b1: –", "»  c1: man"]


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("id", TITLES)
def test_no_line_is_too_wide(id: str, language: str) -> None:
    game = smallwars.new(id, seed=1)
    drawn = TextBoard(game.title, game.options).map(game.view(), language).plain
    assert max(map(cell_len, drawn.splitlines())) <= WIDTH


def test_a_long_word_is_broken(plain: TextBoard[Any]) -> None:
    lines = plain.map({"seed": "x" * 200}, "en").plain.splitlines()
    assert len(lines) > 3 and max(map(len, lines)) <= WIDTH


def test_the_sentences_tell_everything(plain: TextBoard[Any]) -> None:
    assert plain.prose(VIEW, "en") == ["left: 7", "squares:", "  a1: king", "  b1: –", "  c1: man", "last: –"]
    views = [{"many": [*range(10_000), end]} for end in (1, 2)]
    assert plain.prose(views[0], "en") != plain.prose(views[1], "en")


def test_a_place_is_told_with_what_it_holds(plain: TextBoard[Any]) -> None:
    assert plain.place(VIEW, "a1", "en") == "a1: king"
    assert not plain.places()
    assert "nairobi" in TextBoard(smallwars.new("kenya", seed=1).title, {}).places()


def test_chance_and_factions_have_colours(plain: TextBoard[Any]) -> None:
    assert plain.colours() == {"chance": CHANCE, "red": BLUE, "blue": RED}
    assert plain.style_of("red") == f"bold {BLUE}" and plain.style_of(None) == plain.style_of("nobody") == ""


@pytest.mark.parametrize("id", TITLES)
def test_our_titles_have_boards_of_their_own(id: str) -> None:
    title = smallwars.new(id, seed=1).title
    board = text_board(title)
    assert type(board) is not TextBoard and set(board.colours()) == set(title.actors)


@pytest.mark.usefixtures("lenient")
def test_a_position_at_which_a_board_fails_is_shown_plainly(caplog: pytest.LogCaptureFixture) -> None:
    board = text_board(MoodyTitle())
    shown = [board.map({"left": left}, "en").plain for left in (4, 3, 2)]
    assert shown == ["oooo", " left: 3", "oo"]
    assert "its text_board.map failed" in caplog.text
    assert board.style_of("red") == "bold #ff0000" and board.large is False
