"""Which text board a title has; one that brings none shows the fields of its position everywhere."""

from __future__ import annotations

from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from rich.console import Console
from textual.pilot import Pilot

import smallwars
from smallwars.engine import registry
from smallwars.engine.registry import find, titles
from smallwars.kit.text_board import WIDTH, TextBoard, text_board
from smallwars.reading.coverage import coverage, report
from smallwars.reading.rules import contents, digest, everything
from smallwars.reading.rulings import rulings
from smallwars.terminal import board, prose
from smallwars.terminal.app import TableApp
from smallwars.terminal.plain import Plain
from smallwars.terminal.session import Session
from tests.built_in import TITLES
from tests.engine.toy import TITLE as TOY
from tests.titles.greek_civil_war.stand_in import stand_in

from .test_app import at_the_table, enter, page, shown


@pytest.fixture
def stones() -> Iterator[smallwars.Game]:
    """A game of a title that nobody has drawn."""
    smallwars.register(TOY)
    yield smallwars.new("toy", seed=1)
    registry._titles.pop(TOY.id, None)


def test_a_title_without_a_text_board_has_the_plain_one(stones: smallwars.Game) -> None:
    assert type(text_board(stones.title)) is TextBoard


def test_every_title_of_ours_has_a_board() -> None:
    assert not [id for id in TITLES if type(text_board(find(id))) is TextBoard]


def test_the_fields_of_the_position_are_text_and_lines(stones: smallwars.Game) -> None:
    printed = StringIO()
    Console(file=printed, width=80).print(board.board(TOY, stones.view(), "en", stones.options))
    assert printed.getvalue().startswith("Stones\n left: 12\n taken: 0, 0\n")
    assert prose.board(TOY, stones.view(), "en")[:2] == ["left: 12", "taken: 0, 0"]


def test_it_is_played_at_the_table(stones: smallwars.Game, tmp_path: Path) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        assert "left: 12" in shown(app, "map") and shown(app, "heading").endswith("Blue: you")
        await enter(pilot, "3")
        assert "left: 9" in shown(app, "map") and "take 1 3" in shown(app, "log")
        await enter(pilot, "b")
        assert "left: 9" in page(app) and app.screen.hint == "Esc closes."  # type: ignore[attr-defined]

    at_the_table(Session(stones, {"red": "person", "blue": "person"}, tmp_path / "game.txt"), play)


def test_it_is_played_line_by_line(stones: smallwars.Game, tmp_path: Path) -> None:
    printed = StringIO()
    session = Session(stones, {"red": "person", "blue": "person"}, tmp_path / "game.txt")
    Plain(session, StringIO("3\nh 3.2\nq\n"), printed).run()
    assert "left: 12" in printed.getvalue() and "take 1 3" in printed.getvalue()
    assert "toy has no paragraph 3.2" in printed.getvalue()


def test_it_has_no_rules_to_read(stones: smallwars.Game, tmp_path: Path) -> None:
    assert list(contents(TOY, "en")) == list(everything(TOY, "en")) == []
    assert next(report(coverage(TOY, tmp_path), "en")) == "toy: 0 of 0 paragraphs have a test; 0 gaps"


def test_greek_civil_war_has_paragraphs_and_no_cards(tmp_path: Path) -> None:
    title = stand_in(in_words=True)
    lines = list(contents(title, "en"))
    assert "  16.3  Greek politics" in lines and "" not in lines
    parts = (digest(title, "en"), rulings(title, "en"), title.data["options"])
    assert len(list(everything(title, "en"))) == sum(map(len, parts))
    first = next(report(coverage(title, tmp_path), "en"))
    assert first.startswith("greek_civil_war: 0 of ") and "paragraphs have a test;" in first


@pytest.mark.parametrize("title", titles())
def test_every_position_of_a_game_can_be_shown(title: str) -> None:
    game, rng = smallwars.new(title, seed=2), Random(2)
    while (decision := game.decision) is not None:
        view = game.view()
        shown = text_board(game.title, game.options)
        widths = [len(line.rstrip()) for line in shown.map(view, "en").plain.splitlines()]
        assert max(widths) <= (79 if shown.large else WIDTH)
        assert len(board.log(game.title, game.log, "en").plain.splitlines()) == len(game.log)
        assert prose.board(game.title, view, "en")
        game.choose(rng.choice(decision.options).id)
