"""The full-screen table, played by keys without a screen."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, Static

from smallwars.terminal.app import Page, TableApp
from smallwars.terminal.session import Session
from smallwars.terminal.typed import letters
from tests.sessions import Opened

Play = Callable[[TableApp, Pilot[None]], Awaitable[None]]


def at_the_table(session: Session, play: Play, size: tuple[int, int] = (100, 30)) -> None:
    """Sit down, do that, and leave."""

    async def sit() -> None:
        app = TableApp(session, pace=0.001)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await play(app, pilot)

    asyncio.run(sit())


async def enter(pilot: Pilot[None], line: str) -> None:
    """Type a line."""
    pilot.app.screen_stack[0].query_one("#typed", Input).value = line
    await pilot.press("enter")
    await pilot.pause()


def shown(app: TableApp, id: str) -> str:
    """What a pane shows."""
    return str(app.screen_stack[0].query_one(f"#{id}", Static).render())


def page(app: TableApp) -> str:
    """What the page over the table says."""
    assert isinstance(app.screen, Page)
    return f"{app.screen.heading}\n{app.screen.text}"


@pytest.mark.parametrize(("title", "capital", "will"), [("cyprus", "Nicosia", "[14]"), ("kenya", "Nairobi", "[12]")])
@pytest.mark.parametrize("size", [(100, 30), (140, 45)])
def test_the_whole_table_is_in_view(opened: Opened, size: tuple[int, int], title: str, capital: str, will: str) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        for id in ("map", "tracks", "question", "options", "typed", "message"):
            region = app.query_one(f"#{id}").region
            assert region.height > 0 and app.screen.region.contains_region(region), id
        pane = app.query_one("#board")
        assert pane.max_scroll_y == 0, "the board does not fit"
        assert capital in shown(app, "map") and will in shown(app, "tracks")
        card = app.session.game.position()["card"]
        assert shown(app, "card").startswith(f"{card} ") and f"Card: {card} " in shown(app, "log")
        assert "what will you do? (2.3.2)" in shown(app, "question")
        assert "Operation & Special Activity" in shown(app, "options")

    at_the_table(opened(title=title), play, size)


def test_a_small_screen_shows_the_map_and_every_option_and_does_without_the_card(opened: Opened) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        for line in ("op", "rally", "nyeri"):
            await enter(pilot, line)
        assert "Special Activity" in shown(app, "options") and shown(app, "options").endswith("done")
        assert app.query_one("#options-pane").max_scroll_y == 0
        assert app.query_one("#board").region.contains_region(app.query_one("#map").region)
        assert app.query_one("#map").region.width == 63 and not app.query_one("#card-pane").region.height

    at_the_table(opened(title="kenya"), play, (80, 24))


def test_the_options_keep_their_columns_when_a_scrollbar_appears(opened: Opened) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        pane = app.query_one("#options-pane")
        assert pane.max_scroll_y > 0
        wide = pane.scrollable_content_region.width
        assert max(map(len, shown(app, "options").splitlines())) <= wide
        await enter(pilot, "c12")
        assert pane.max_scroll_y == 0 and pane.scrollable_content_region.width == wide == app.size.width - 2

    at_the_table(opened(seed=None, manual=True), play, (80, 24))


def test_the_marked_option_is_in_view(opened: Opened) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        pane = app.query_one("#options-pane")
        assert pane.max_scroll_y > 0 and pane.scroll_y == 0
        await pilot.press("shift+tab")
        await pilot.pause(0.05)
        assert pane.scroll_y == pane.max_scroll_y

    at_the_table(opened(seed=None, manual=True), play, (100, 24))


def test_an_option_is_chosen_by_its_letters(opened: Opened) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("o")
        assert "Limited" not in shown(app, "options")
        await pilot.press("enter")
        await pilot.press("r", "e", "enter")
        await pilot.press("n", "enter")
        await pilot.pause()
        assert app.session.game.position()["spaces"]["nicosia"]["underground"] == 2
        assert "1 Cell placed in Nicosia" in shown(app, "log")

    at_the_table(opened(), play)


def test_an_option_is_chosen_by_marking_or_clicking_it(opened: Opened) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("tab", "down", "up", "enter")
        await pilot.pause()
        assert app.session.decision is not None and app.session.decision.kind == "operation"
        await pilot.click("#options", offset=(1, 0))
        await pilot.pause()
        assert app.session.decision.kind == "recruit.space"

    at_the_table(opened(), play)


def test_what_does_not_fit_is_explained_and_changes_nothing(opened: Opened) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        before = app.session.game.record()
        await enter(pilot, "pass")
        assert "type more letters" in shown(app, "message")
        await enter(pilot, "xyz")
        assert "No option fits “xyz”" in shown(app, "message")
        assert app.session.game.record() == before

    at_the_table(opened(), play)


def test_a_question_mark_says_why_not_with_the_rule(opened: Opened) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await enter(pilot, "op")
        await enter(pilot, "recruit")
        await enter(pilot, "?")
        assert "not in British Bases (3.3.1): Akrotiri, Dhekelia" in page(app)
        await pilot.press("escape")
        await enter(pilot, "? akr")
        assert "Akrotiri: not in British Bases (3.3.1)" in page(app)

    at_the_table(opened(), play)


def test_h_shows_the_rule_of_the_question_or_by_number(opened: Opened) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await enter(pilot, "h")
        assert page(app).startswith("2.3.2 Options for Eligible factions")
        await pilot.press("escape")
        await enter(pilot, "h c13")
        assert page(app).startswith("C13 Human Rights Committees")
        await pilot.press("escape")
        await enter(pilot, "h 99")
        assert "no paragraph or card 99" in shown(app, "message")

    at_the_table(opened(), play)


def test_u_takes_back_and_says_when_it_cannot(opened: Opened) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await enter(pilot, "op")
        await enter(pilot, "u")
        assert "Taken back" in shown(app, "message") and "what will you do" in shown(app, "question")
        await enter(pilot, "u")
        assert "Taken back" not in shown(app, "message")

    at_the_table(opened(), play)


def test_s_saves_q_leaves_and_the_game_is_found_again(opened: Opened, tmp_path: Path) -> None:
    async def first(app: TableApp, pilot: Pilot[None]) -> None:
        await enter(pilot, "op")
        await enter(pilot, f"s {tmp_path / 'copy.txt'}")
        assert "Saved" in shown(app, "message")
        await enter(pilot, "q")
        assert not app.is_running or app._exit

    async def second(app: TableApp, pilot: Pilot[None]) -> None:
        assert "Resumed from" in shown(app, "message")
        assert "Which Operation?" in shown(app, "question")

    at_the_table(opened(record=tmp_path / "game.txt"), first)
    for name in ("game.txt", "copy.txt"):
        at_the_table(opened(title=None, seed=None, side=None, resume=str(tmp_path / name)), second)


def test_dice_are_typed_at_a_real_table(opened: Opened) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        for line in ("c12", "op", "sab", "nic", "done", "4"):
            await enter(pilot, line)
        assert app.session.game.position()["spaces"]["nicosia"]["sabotage"] == 1
        assert "1Sab" in shown(app, "map")

    at_the_table(opened(seed=None, manual=True), play)


def test_bots_play_by_themselves_to_the_end(opened: Opened) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        while app.session.decision is not None:
            await pilot.pause(0.01)
        await pilot.pause(0.05)
        assert "Game over. Victory for" in shown(app, "question")
        assert "victory" in shown(app, "log")

    at_the_table(opened(side="none", options=("campaigns=1",)), play)


def test_the_log_ends_at_its_last_line_and_can_be_leafed_through(opened: Opened) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        while app.session.decision is not None:
            await pilot.pause(0.01)
        await pilot.pause(0.1)
        pane = app.query_one("#log-pane")
        assert pane.max_scroll_y > 0 and pane.scroll_y == pane.max_scroll_y
        await pilot.press("pageup")
        await pilot.pause(0.05)
        assert pane.scroll_y < pane.max_scroll_y

    at_the_table(opened(side="none", options=("campaigns=1",)), play)


@pytest.mark.slow
def test_bots_go_on_while_a_page_is_read(opened: Opened) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await enter(pilot, "h 2.1")
        before = app.session.game.choices
        while app.session.game.choices == before and app.session.decision is not None:
            await pilot.pause(0.02)
        assert page(app).startswith("2.1 Set-up")
        assert app.session.game.choices > before or app.session.decision is None

    at_the_table(opened(side="none"), play)


@pytest.mark.parametrize(("title", "side"), [("cyprus", "eoka"), ("kenya", "mau_mau")])
def test_a_whole_game_by_typed_letters_against_a_bot(opened: Opened, title: str, side: str) -> None:
    rng = Random(1)

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        while (decision := app.session.decision) is not None:
            if app.session.bot_to_move is not None:
                await pilot.pause(0.01)
                continue
            option = rng.choice(decision.options)
            before = app.session.game.choices
            await enter(pilot, letters(option, decision.options, "en"))
            assert app.session.game.choices > before
        await pilot.pause(0.05)
        assert "Game over" in shown(app, "question")

    at_the_table(opened(title=title, side=side, options=("campaigns=1",)), play)
