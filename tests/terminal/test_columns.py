"""Boards and tables keep their columns in every language: a Japanese letter is two columns wide."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest
from rich.cells import cell_len
from rich.text import Text

import smallwars
from smallwars.engine.registry import titles
from smallwars.kit.text_board import text_board
from smallwars.kit.text_drawing import LABEL, labelled, pad, spread, starts
from smallwars.reading import coverage
from smallwars.terminal import panes
from smallwars.texts import languages
from smallwars.titles.british_way.family.text_board.drawing import WIDTH

POSITIONS = 6
STRIDE = 40


def positions(title: str) -> list[smallwars.Game]:
    """A game from its set-up, every so many choices."""
    game, chance, found = smallwars.new(title, seed=5), Random(5), []
    for step in range(POSITIONS * STRIDE):
        if game.decision is None:
            break
        if step % STRIDE == 0:
            found.append(game.fork())
        game.choose(chance.choice(game.decision.options).id)
    return found


@pytest.mark.parametrize("language", sorted(languages()))
@pytest.mark.parametrize("title", titles())
def test_no_line_of_a_board_is_wider_than_the_board(title: str, language: str) -> None:
    for game in positions(title):
        board = text_board(game.title, game.options)
        drawn = [board.map(game.view(), language), board.below(game.view(), language)]
        lines = [line for text in drawn for line in text.plain.splitlines()]
        assert max(map(cell_len, lines)) <= (79 if board.large else WIDTH), max(lines, key=cell_len)


def grounds(drawn: Text) -> dict[int, list[tuple[int, int]]]:
    """Where each background of a line begins and ends, in columns."""
    plain = drawn.plain
    found: dict[int, list[tuple[int, int]]] = {}
    for span in sorted(drawn.spans):
        if "on #" in str(span.style):
            line = plain.rfind("\n", 0, span.start) + 1
            edges = cell_len(plain[line : span.start]), cell_len(plain[line : span.end])
            found.setdefault(plain.count("\n", 0, span.start), []).append(edges)
    return found


@pytest.mark.parametrize("title", ["cyprus", "kenya"])
def test_the_three_lines_of_a_space_are_of_one_width_in_japanese(title: str) -> None:
    for game in positions(title):
        found = grounds(text_board(game.title, game.options).map(game.view(), "ja"))
        rows = [found[line] for line in sorted(found)]
        assert rows and all(rows[line] == rows[line - line % 3] for line in range(len(rows)))


@pytest.mark.parametrize("title", ["greek_civil_war", "attila"])
def test_the_places_of_a_map_stand_in_the_same_columns_in_japanese(title: str) -> None:
    """Places move where a name is long, but not far, and are never closer than a column."""
    for game in positions(title):
        board = text_board(game.title, game.options)
        for line, edges in grounds(board.map(game.view(), "ja")).items():
            assert all(end < start for (_, end), (start, _) in pairwise(edges)), line
            assert all(min(abs(start - column) for column in range(0, 80, 8)) <= 4 for start, _ in edges), line


def test_a_text_is_padded_by_columns() -> None:
    assert [cell_len(pad(word, 10)) for word in ("Troops", "兵員", "政治意思")] == [10, 10, 10]
    assert pad("国際世論トラック", 4) == "国際世論トラック"
    assert cell_len(labelled("政治意思", Text("x")).plain) == LABEL + 1
    assert spread(" ", Text("兵員"), Text("警察"), 15).cell_len == 15


def test_blocks_are_moved_only_where_they_must() -> None:
    assert starts([0, 16, 32], [15, 15, 15], 63) == [0, 16, 32]
    assert starts([0, 16, 32], [20, 10, 10], 63) == [0, 21, 32]
    assert starts([0, 16, 32], [20, 20, 20], 63) == [0, 21, 42]
    assert starts([16, 32, 48], [13, 21, 11], 63)[-1] + 11 == 63
    assert starts([0, 16], [40, 40], 63)[0] < 0


def test_options_stand_in_columns_in_japanese() -> None:
    cells = [Text(word) for word in ("展開", "パトロール", "捜索", "強襲", "Op", "終了")]
    first, second = panes.columns(cells, 30).plain.splitlines()
    assert first == pad("展開", 4 + panes.GAP) + pad("パトロール", 10 + panes.GAP) + "捜索"
    assert second == pad("強襲", 4 + panes.GAP) + pad("Op", 10 + panes.GAP) + "終了"


def test_the_coverage_has_its_numbers_below_each_other() -> None:
    items = [coverage.Item("1.1", "概要", "見出し"), coverage.Item("1.2", "A long heading", "見出し")]
    lines = list(coverage.report(coverage.Coverage("cyprus", items, {}), "ja"))[1:]
    assert len({cell_len(line[: line.index("見出し")]) for line in lines}) == 1
