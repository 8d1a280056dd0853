"""Two persons at one keyboard: neither sees the other's hand while the turn passes."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from textual.pilot import Pilot

import smallwars
from smallwars.engine.registry import titles
from smallwars.terminal.answers import meant, why_not
from smallwars.terminal.app import TableApp
from smallwars.terminal.plain import CLEAR, Plain
from smallwars.terminal.session import Session, Trouble
from tests.sessions import Opened

from .test_app import at_the_table, enter, page, shown

CARDS = {"turkish": "g3-3", "cypriot": "w6-1"}
MORE = {"turkish": "g4-4", "cypriot": "w5-3"}
TO_TURKISH = "Pass the keyboard to the Turkish player; Enter when ready."
TO_CYPRIOT = "Pass the keyboard to the Cypriot player; Enter when ready."
PANES = ("heading", "map", "tracks", "lasting", "card", "log", "question", "options", "typed", "message")


class Terminal(StringIO):
    """Lines as if they were typed, or printed, at a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def session(tmp_path: Path) -> Session:
    """Both sides in the hands of persons, two cards each; the Cypriot player is asked."""
    return seated(tmp_path)


def seated(tmp_path: Path, **players: str) -> Session:
    position = {
        "title": "attila",
        "active": "cypriot",
        "hands": {side: [CARDS[side], MORE[side]] for side in CARDS},
        "areas": {"paphos": ["5_ng"], "kyrenia": ["ema", "slf"], "famagusta": ["1a_ng"]},
    }
    game = smallwars.from_position(position, seed=1)
    return Session(game, {"turkish": "person", "cypriot": "person", **players}, tmp_path / "game.txt")


def on_screen(app: TableApp) -> str:
    """Everything that the table shows."""
    return "\n".join(shown(app, id) for id in PANES if id != "typed")


def tells(text: str, side: str) -> bool:
    """Whether a text tells a card of that side, by its id or by its values."""
    movement, combat = MORE[side][1:].split("-")
    ways = (MORE[side], MORE[side][1:], f"Movement {movement}, Combat {combat}")
    return any(way in text for way in ways)


# Who sits there


def test_the_next_person_must_sit_down_and_until_then_nothing_is_told(session: Session) -> None:
    assert session.next_person == "cypriot" and session.asked is None and session.view() == session.game.view(None)
    for typed in ("", "w", "w5-3", "xyz"):
        assert why_not(session, typed) == TO_CYPRIOT
    for typed in ("w", "w5-3", "pass", "xyz"):
        with pytest.raises(Trouble, match="Pass the keyboard to the Cypriot player"):
            meant(session, typed)
    session.sit_down()
    assert session.next_person is None and session.view() == session.game.view("cypriot")


def test_a_choice_passes_the_keyboard_on_and_a_takeback_returns_it(session: Session) -> None:
    session.sit_down()
    session.choose("pass")
    assert session.next_person == "turkish"
    session.undo()
    assert session.next_person is None and session.view() == session.game.view("cypriot")
    session.choose("pass")
    session.sit_down()
    session.undo()
    assert session.next_person == "cypriot" and session.view() == session.game.view(None)


def test_who_played_while_nothing_was_hidden_holds_the_keyboard(opened: Opened) -> None:
    session = opened(title="attila", seed=1)
    assert session.game.view("turkish")["hands"]["turkish"], "the hands are dealt"
    session.game.edit({"hands": {"turkish": [], "cypriot": []}, "discards": []})
    assert session.next_person is None
    session.choose("pass")
    assert session.seated is not None


@pytest.mark.parametrize("title", [title for title in titles() if title != "attila"])
def test_where_all_see_the_same_nobody_waits(opened: Opened, title: str) -> None:
    session = opened(title=title, seed=3)
    for _ in range(60):
        assert not session.has_secrets and session.next_person is None
        if session.decision is not None:
            session.choose(session.decision.options[0].id)


def test_open_hands_and_a_bot_for_an_enemy_need_no_handing_over(opened: Opened, tmp_path: Path) -> None:
    assert not opened(title="attila", options=("open_hands=true",)).has_secrets
    assert seated(tmp_path, turkish="random").next_person is None
    assert seated(tmp_path, turkish="random", cypriot="random").next_person is None


def test_a_hand_that_only_one_side_may_look_into_is_handed_over_too(opened: Opened) -> None:
    assert opened(title="attila", options=("intelligence_advantage=true",)).has_secrets


# Full-screen


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_the_table_shows_neither_hand_until_enter(session: Session, size: tuple[int, int]) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        assert shown(app, "question") == TO_CYPRIOT
        assert not tells(on_screen(app), "cypriot") and not tells(on_screen(app), "turkish")
        assert shown(app, "card").count(" hidden cards") == 2
        await pilot.press("enter")
        await pilot.pause()
        assert tells(shown(app, "options"), "cypriot") and tells(shown(app, "card"), "cypriot")
        assert not tells(on_screen(app), "turkish")
        await enter(pilot, "pass")
        assert shown(app, "question") == TO_TURKISH and "The Cypriot player passes" in shown(app, "log")
        assert not tells(on_screen(app), "cypriot") and not tells(on_screen(app), "turkish")
        await pilot.press("enter")
        await pilot.pause()
        assert tells(on_screen(app), "turkish") and not tells(on_screen(app), "cypriot")

    at_the_table(session, play, size)


def test_commands_tell_nothing_while_the_keyboard_is_handed_over(session: Session) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        for line in ("b", "?", "? w5-3", "? g4-4", "b kyrenia", "h"):
            await enter(pilot, line)
            assert not any(tells(page(app), side) for side in CARDS if side not in line)
            await pilot.press("escape")
        for line in ("w", "w5-3"):
            await enter(pilot, line)
            assert not any(tells(on_screen(app), side) for side in CARDS)
        await pilot.press("tab", "down", "enter")
        await pilot.pause()
        assert app.session.seated == "cypriot", "Enter alone says that the player is ready"

    at_the_table(session, play)


def test_an_answer_to_the_last_player_is_gone_when_the_turn_passes(session: Session) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("enter")
        await enter(pilot, "w")
        assert tells(shown(app, "message"), "cypriot")
        app.action_take("pass")
        await pilot.pause()
        assert shown(app, "question") == TO_TURKISH and not tells(on_screen(app), "cypriot")

    at_the_table(session, play)


def test_a_takeback_before_the_keyboard_is_passed_needs_no_enter(session: Session) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        for line in ("", "pass", "u"):
            await enter(pilot, line)
        assert tells(on_screen(app), "cypriot") and not tells(on_screen(app), "turkish")
        for line in ("pass", "", "u"):
            await enter(pilot, line)
        assert shown(app, "question") == TO_CYPRIOT
        assert not tells(on_screen(app), "cypriot") and not tells(on_screen(app), "turkish")

    at_the_table(session, play)


# Line by line


def test_a_terminal_is_wiped_and_shows_neither_hand_until_enter(session: Session) -> None:
    printed = Terminal()
    Plain(session, Terminal("w5-3\n\nb\npass\nb\ng4-4\n\nq\n"), printed).run()
    first, last = printed.getvalue().split(CLEAR)
    before, _, cypriot = first.partition("> " + TO_CYPRIOT)
    assert not any(tells(before, side) for side in CARDS)
    assert tells(cypriot, "cypriot") and not tells(cypriot, "turkish")
    assert last.startswith(f"The Cypriot player passes.\n{TO_TURKISH}\n")
    waiting, _, turkish = last.rpartition(TO_TURKISH)
    assert waiting.count(" hidden cards") == 2 and not any(tells(waiting, side) for side in CARDS)
    assert tells(turkish, "turkish") and not tells(last, "cypriot")


def test_what_a_player_did_is_told_again_on_a_wiped_terminal(session: Session) -> None:
    printed = Terminal()
    Plain(session, Terminal("\nw5-3\nmovement\n5_ng\ntroodos\ndone\n\nq\n"), printed).run()
    last = printed.getvalue().split(CLEAR)[-1]
    assert last.startswith("The Cypriot player plays a ") and "5 NG: Paphos → Troodos." in last


def test_through_a_pipe_an_answer_says_that_the_player_is_ready(session: Session) -> None:
    printed = StringIO()
    Plain(session, StringIO("pass\n\nb\nq\n"), printed).run()
    text = printed.getvalue()
    before, _, after = text.partition(TO_TURKISH)
    assert not tells(before, "turkish") and CLEAR not in text and session.game.log[0].verb == "pass"
    assert tells(after, "turkish") and not tells(text, "cypriot")
