"""One space with its neighbours: `b kioneli`."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from textual.pilot import Pilot

from smallwars.engine.registry import titles
from smallwars.reading.errors import NotFound
from smallwars.reading.spaces import borders_of
from smallwars.terminal.answers import space_page
from smallwars.terminal.app import TableApp
from smallwars.terminal.plain import Plain
from tests.sessions import Opened
from tests.terminal.test_app import at_the_table, enter, page, shown


@pytest.mark.parametrize("title", titles())
def test_every_space_is_told_with_its_neighbours_and_they_with_it(opened: Opened, title: str) -> None:
    session = opened(title=title)
    for id in session.board.places():
        heading, text = space_page(session, id)
        near = borders_of(session.board, id)
        assert text.startswith(heading) and text.count("\n  ") == len(near)
        assert all(id in borders_of(session.board, other) for other in near)


def test_a_space_is_told_as_the_whole_board_tells_it(opened: Opened) -> None:
    session = opened()
    lines = session.board.prose(session.view(), "en")
    for line in space_page(session, "nicosia")[1].splitlines()[3:]:
        assert line in lines


@pytest.mark.parametrize(
    ("title", "typed", "told"),
    [
        (
            "cyprus",
            "NIC",
            "Nicosia (Town, value 2): 1 Underground Cell, 2 Troops, 1 Police\n\nAdjacent:\n  Famagusta (",
        ),
        ("kenya", "mount k", "Mount Kenya (Mountain Jungle, population 0, Neutral, Mau Mau Control): 1 Undergr"),
        (
            "greek_civil_war",
            "magn",
            "Magnesia (Rural, 3 squares, worth 2 to the DSE, 2 to the Government, disputed): no",
        ),
        ("attila", "kio", "Kioneli (3 Victory Points, Turkish control): Turkish TMT-7 (Irregular, "),
        ("attila", "tr.b", "Transit Box: SLF (Infantry"),
    ],
)
def test_letters_begin_an_id_or_a_name(opened: Opened, title: str, typed: str, told: str) -> None:
    session = opened(title=title)
    assert space_page(session, "transit" if typed == "tr.b" else typed)[1].startswith(told)


def test_a_border_over_water_is_told(opened: Opened) -> None:
    text = space_page(opened(title="greek_civil_war"), "magnesia")[1]
    assert "  Evia (" in text and text.count(" – over the water") == 2


def test_a_data_file_moves_the_border(opened: Opened, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('[[pairs]]\npair = ["nicosia", "larnaca"]\nadjacent = true\n', encoding="utf-8")
    assert "\n  Larnaca (" in space_page(opened(data=file), "nicosia")[1]
    assert "\n  Larnaca (" not in space_page(opened(), "nicosia")[1]


def test_what_is_no_space_or_several_is_said(opened: Opened) -> None:
    with pytest.raises(NotFound, match="No space of the map begins with “xyz”"):
        space_page(opened(), "xyz")
    with pytest.raises(NotFound, match="“l” fits limassol, larnaca: type more letters"):
        space_page(opened(), "l")


def test_b_shows_it_at_the_table_and_line_by_line(opened: Opened) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await enter(pilot, "b nic")
        assert page(app).startswith("Nicosia\nNicosia (Town, value 2): ") and "\nAdjacent:\n" in page(app)
        await pilot.press("escape")
        await enter(pilot, "b xyz")
        assert "No space of the map" in shown(app, "message")

    at_the_table(opened(), play)
    printed = StringIO()
    Plain(opened(), StringIO("b nic\nb xyz\nq\n"), printed).run()
    assert "Nicosia (Town, value 2): 1 Underground Cell, 2 Troops, 1 Police\n\nAdjacent:\n" in printed.getvalue()
    assert "No space of the map begins with “xyz”." in printed.getvalue()
