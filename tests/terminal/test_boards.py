"""Which board a title has; one that nobody has drawn shows its bare position everywhere."""

from __future__ import annotations

import json
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from textual.pilot import Pilot

import smallwars
from smallwars.engine import registry
from smallwars.engine.registry import find, titles
from smallwars.reading.coverage import coverage, report
from smallwars.reading.rules import contents, digest, everything
from smallwars.reading.rulings import rulings
from smallwars.terminal import board, prose
from smallwars.terminal.app import Table
from smallwars.terminal.boards import Board, board_of
from smallwars.terminal.plain import Plain
from smallwars.terminal.session import Session
from smallwars.titles.brief_border_wars.attila import TITLE as ATTILA
from smallwars.titles.brief_border_wars.attila.text_board.board import AttilaBoard
from smallwars.titles.british_way.family.text_board.board import CoinBoard
from smallwars.titles.greek_civil_war.text_board.board import GreekBoard
from tests.engine.toy import TITLE as TOY

from .greek import stand_in
from .test_app import at_the_table, enter, page, shown


@pytest.fixture
def stones() -> Iterator[smallwars.Game]:
    """A game of a title that nobody has drawn."""
    smallwars.register(TOY)
    yield smallwars.new("toy", seed=1)
    registry._titles.pop(TOY.id, None)


def test_each_kind_of_title_has_its_board(stones: smallwars.Game) -> None:
    kinds = {"cyprus": CoinBoard, "kenya": CoinBoard, "toy": Board}
    assert {id: type(board_of(find(id))) for id in kinds} == kinds
    assert isinstance(board_of(stand_in()), GreekBoard) and isinstance(board_of(ATTILA), AttilaBoard)


def test_every_title_of_ours_has_a_board() -> None:
    assert not [id for id in titles() if type(board_of(find(id))) is Board]


def test_the_bare_position_is_text_and_lines(stones: smallwars.Game) -> None:
    printed = StringIO()
    Console(file=printed, width=80).print(board.board(TOY, stones.view(), "en", stones.options))
    assert printed.getvalue().startswith('Stones\n{\n "title": "toy",\n "left": 12,')
    assert json.loads("\n".join(prose.board(TOY, stones.view(), "en"))) == stones.view()


def test_it_is_played_at_the_table(stones: smallwars.Game, tmp_path: Path) -> None:
    async def play(app: Table, pilot: Pilot[None]) -> None:
        assert '"left": 12' in shown(app, "map") and shown(app, "heading").endswith("blue: you")
        await enter(pilot, "3")
        assert '"left": 9' in shown(app, "map") and "take 1 3" in shown(app, "log")
        await enter(pilot, "b")
        assert '"left": 9' in page(app) and app.screen.hint == "Esc closes."  # type: ignore[attr-defined]

    at_the_table(Session(stones, {"red": "person", "blue": "person"}, tmp_path / "game.txt"), play)


def test_it_is_played_line_by_line(stones: smallwars.Game, tmp_path: Path) -> None:
    printed = StringIO()
    session = Session(stones, {"red": "person", "blue": "person"}, tmp_path / "game.txt")
    Plain(session, StringIO("3\nh 3.2\nq\n"), printed).run()
    assert '"left": 12' in printed.getvalue() and "take 1 3" in printed.getvalue()
    assert "toy has no paragraph 3.2" in printed.getvalue()


def test_it_has_no_rules_to_read(stones: smallwars.Game, tmp_path: Path) -> None:
    assert list(contents(TOY, "en")) == list(everything(TOY, "en")) == []
    assert next(report(coverage(TOY, tmp_path), "en")) == "toy: 0 of 0 paragraphs have a test; 0 gaps"


def test_greek_civil_war_has_paragraphs_and_no_cards(tmp_path: Path) -> None:
    title = stand_in("greek_civil_war")
    lines = list(contents(title, "en"))
    assert "  16.3  Greek politics" in lines and "" not in lines
    parts = (digest(title.id, "en"), rulings(title, "en"), title.data["options"])
    assert len(list(everything(title, "en"))) == sum(map(len, parts))
    first = next(report(coverage(title, tmp_path), "en"))
    assert first.startswith("greek_civil_war: 0 of ") and "paragraphs have a test;" in first
