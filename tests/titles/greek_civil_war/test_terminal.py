"""Greek Civil War at the full-screen table: a large map that scrolls, no card, the turn in its place."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from textual.pilot import Pilot

from smallwars.terminal.app import TableApp
from smallwars.terminal.session import Session
from smallwars.terminal.typed import letters
from tests.sessions import Opened
from tests.terminal.test_app import at_the_table, enter, page, shown
from tests.titles.greek_civil_war.stand_in import held, stand_in, view

pytestmark = [pytest.mark.interpreted, pytest.mark.usefixtures("data_home")]

Play = Callable[[TableApp, Pilot[None]], Awaitable[None]]


def asked(*options: str, about: str | None = None) -> SimpleNamespace:
    """A question with these options."""
    offered = [SimpleNamespace(id=id, text=lambda language, id=id: id) for id in options]
    return SimpleNamespace(
        actor="dse", kind="move", rule="10.1", about=about, options=offered, text=lambda language: "Where?"
    )


def still(path: Path, decision: SimpleNamespace | None = None, **changed: Any) -> Session:
    """A session of a game in which nothing happens."""
    game = SimpleNamespace(
        title=stand_in(),
        view=lambda faction: view(**changed),
        log=[],
        decision=decision,
        result=None,
        choices=0,
        options={"end_turn": 10},
    )
    return Session(game, {"government": "person", "dse": "person"}, path)  # type: ignore[arg-type]


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40)])
def test_map_turn_log_and_question_are_in_view(tmp_path: Path, size: tuple[int, int]) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        for id in ("heading", "board", "card-pane", "log-pane", "question", "options", "typed", "message"):
            region = app.query_one(f"#{id}").region
            assert region.height > 0 and app.screen.region.contains_region(region), id
        assert app.query_one("#map").region.width == 79 and app.query_one("#board").size.width >= 79
        assert app.query_one("#message").region.height == 1
        assert "Turn 3 of 10" in shown(app, "heading") and "Government 60" in shown(app, "card")
        assert app.query_one("#card").region.height <= app.query_one("#card-pane").region.height
        assert (app.query_one("#board").max_scroll_y == 0) == (size[1] == 40)

    at_the_table(still(tmp_path / "game.txt", asked("arta", "done")), play, size)


def test_on_a_broad_screen_the_log_stands_beside_the_map_and_on_others_below_it(tmp_path: Path) -> None:
    async def broad(app: TableApp, pilot: Pilot[None]) -> None:
        assert (
            app.query_one("#side").region.x == 82
            and app.query_one("#side").region.y == app.query_one("#board").region.y
        )

    async def narrow(app: TableApp, pilot: Pilot[None]) -> None:
        assert app.query_one("#side").region.x == 0 and app.query_one("#log-pane").region.x == 36

    at_the_table(still(tmp_path / "game.txt"), broad, (120, 40))
    at_the_table(still(tmp_path / "game.txt"), narrow, (100, 30))


@pytest.mark.parametrize("decision", [asked("lakonia", "done"), asked("front0", "done", about="lakonia")])
def test_what_the_question_is_about_is_scrolled_into_view(tmp_path: Path, decision: SimpleNamespace) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.pause(0.05)
        pane = app.query_one("#board")
        line = next(n for n, text in enumerate(shown(app, "map").splitlines()) if "Lakonia" in text)
        assert pane.scroll_y <= line < pane.scroll_y + pane.size.height
        assert ("▸Lakonia" if decision.about is None else "»Lakonia") in shown(app, "map")

    at_the_table(still(tmp_path / "game.txt", decision), play, (80, 24))


def test_a_map_stays_where_it_is_while_a_place_to_choose_is_in_view(tmp_path: Path) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        assert app.query_one("#board").scroll_y == 0

    at_the_table(still(tmp_path / "game.txt", asked("evros", "lakonia")), play, (80, 24))


def test_the_map_is_leafed_through(tmp_path: Path) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        pane = app.query_one("#board")
        await pilot.press("shift+down")
        await pilot.pause(0.05)
        assert pane.scroll_y == pane.size.height - 1
        await pilot.press("shift+up")
        await pilot.pause(0.05)
        assert pane.scroll_y == 0

    at_the_table(still(tmp_path / "game.txt"), play, (80, 24))


def test_pages_name_no_card(tmp_path: Path) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await enter(pilot, "b")
        assert "\nFlorina (Rural" in page(app) and "\nEmpty: Athens (3 squares), " in page(app)
        hint = app.screen.hint  # type: ignore[attr-defined]
        assert hint.startswith("Esc closes. h 9.1 shows that paragraph, h and a word searches, b athens that space")
        await pilot.press("escape")
        await enter(pilot, "h 99")
        assert shown(app, "message") == "greek_civil_war has no paragraph 99"

    regions = {"florina": held({"front0": 1})}
    at_the_table(still(tmp_path / "game.txt", asked("arta"), regions=regions), play)


@pytest.mark.slow
def test_a_whole_game_by_typed_letters_against_a_bot(opened: Opened) -> None:
    rng = Random(3)

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        while (decision := app.session.decision) is not None:
            if app.session.bot_to_move is not None:
                await pilot.pause(0.005)
                continue
            before = app.session.game.choices
            await enter(pilot, letters(rng.choice(decision.options), decision.options, "en"))
            assert app.session.game.choices > before
        await pilot.pause(0.05)
        assert "Game over. " in shown(app, "question")

    at_the_table(opened(title="greek_civil_war", side="dse", options=("end_turn=5",)), play, (80, 24))
