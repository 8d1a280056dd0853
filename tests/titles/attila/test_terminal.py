"""Operation Attila at the table: hands that the enemy does not see, a map that scrolls, whole games."""

from __future__ import annotations

import os
import subprocess
import sys
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from textual.pilot import Pilot

import smallwars
from smallwars.cli import main
from smallwars.reading.errors import NotFound
from smallwars.terminal.answers import meant, why_not
from smallwars.terminal.app import TableApp
from smallwars.terminal.plain import Plain
from smallwars.terminal.session import Session, Trouble
from smallwars.terminal.typed import letters
from smallwars.titles.brief_border_wars.attila import TITLE
from tests.sessions import Opened
from tests.terminal.test_app import at_the_table, enter, page, shown
from tests.terminal.test_plain import scripted

pytestmark = [pytest.mark.interpreted, pytest.mark.usefixtures("data_home")]


SEED = 11
CYPRIOT_CARD = {
    "title": "attila",
    "active": "cypriot",
    "hands": {"turkish": ["g2-4"], "cypriot": ["w5-3"]},
    "areas": {"paphos": ["5_ng"], "kyrenia": ["ema", "slf"], "famagusta": ["1a_ng"]},
}
PIPED = (
    "from smallwars.engine.registry import register; "
    "from smallwars.titles.brief_border_wars.attila import TITLE; register(TITLE);"
    "from smallwars.cli import main; main()"
)


@pytest.fixture
def sat(opened: Opened) -> Opened:
    """A session of Operation Attila."""

    def sat(**wish: object) -> Session:
        return opened(**{"title": "attila", "seed": SEED, **wish})

    return sat


def hands(session: Session) -> dict[str, str]:
    """The hands as the board would tell them."""
    held: dict[str, list[str]] = session.game.position()["hands"]
    return {side: " ".join(sorted(card[1:] for card in cards)) for side, cards in held.items()}


def panel(session: Session) -> list[str]:
    """The lines of both hands."""
    return session.board.side_panel(session.view(), "en").plain.splitlines()[3:5]


def bots_play(session: Session) -> None:
    """Let the bots play until a person is asked."""
    while session.play_bot():
        pass


# Who sees what


@pytest.mark.parametrize(("side", "enemy", "line"), [("turkish", "cypriot", 0), ("cypriot", "turkish", 1)])
def test_a_person_sees_the_own_hand_only_whoever_is_asked(sat: Opened, side: str, enemy: str, line: int) -> None:
    session = sat(side=side)
    for _ in range(40):
        own, theirs = panel(session)[line], panel(session)[1 - line]
        assert own.endswith(f" · {hands(session)[side] or 'no cards'}")
        assert theirs.endswith(("hidden cards", "1 hidden card", "no cards"))
        if not session.play_bot() and session.decision is not None:
            session.choose(session.decision.options[0].id)


def test_in_a_hot_seat_only_the_one_who_is_asked_sees_the_own_hand(sat: Opened) -> None:
    session, rng, seen = sat(side="both"), Random(1), set()
    while (decision := session.decision) is not None:
        session.sit_down()
        turkish, cypriot = panel(session)
        seen.add(decision.actor)
        own, theirs = (turkish, cypriot) if decision.actor == "turkish" else (cypriot, turkish)
        assert own.endswith(f" · {hands(session)[decision.actor] or 'no cards'}")
        assert theirs.endswith(("hidden cards", "1 hidden card", "no cards"))
        session.choose(rng.choice(decision.options).id)
    assert seen == {"turkish", "cypriot"}


def test_who_watches_bots_sees_no_hand(sat: Opened) -> None:
    assert all(" hidden card" in line for line in panel(sat(side="none")))


def test_while_a_bot_is_asked_nothing_tells_what_it_holds(sat: Opened) -> None:
    session = sat(side="turkish")
    assert session.bot_to_move == "cypriot" and session.decision is not None
    for option in ("", "w", *[option.id for option in session.decision.options]):
        assert why_not(session, option) == "Cypriot is played by a bot."
        with pytest.raises(Trouble):
            meant(session, option)


def test_open_hands_are_seen_by_everybody(sat: Opened) -> None:
    session = sat(side="none", options=("open_hands=true",))
    assert [line.split(" · ")[1] for line in panel(session)] == list(hands(session).values())


# The table


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40)])
def test_map_cards_log_and_question_are_in_view(sat: Opened, size: tuple[int, int]) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        for id in ("heading", "board", "card-pane", "log-pane", "question", "options", "typed", "message"):
            region = app.query_one(f"#{id}").region
            assert region.height > 0 and app.screen.region.contains_region(region), id
        assert app.query_one("#map").region.width == 79 and app.query_one("#board").size.width >= 79
        assert app.query_one("#card").region.height <= app.query_one("#card-pane").region.height
        assert "Turn 1 of 7" in shown(app, "heading") and "hidden cards" in shown(app, "card")
        assert (app.query_one("#board").max_scroll_y == 0) == (size[1] == 40)

    at_the_table(sat(), play, size)


def test_units_and_areas_to_choose_are_marked_and_scrolled_into_view(tmp_path: Path) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        for line in ("", "w", "movement", "5_ng"):
            await enter(pilot, line)
        await pilot.pause(0.05)
        assert "»5 NG¹" in shown(app, "map") and "▸Troodos" in shown(app, "map") and "▸Kyrenia" not in shown(app, "map")
        pane = app.query_one("#board")
        at = next(n for n, text in enumerate(shown(app, "map").splitlines()) if "▸Troodos" in text)
        assert pane.scroll_y <= at < pane.scroll_y + pane.size.height
        await enter(pilot, "troodos")
        assert "5 NG: Paphos → Troodos." in shown(app, "log") and " 5 NG¹" in shown(app, "map")

    game = smallwars.from_position(CYPRIOT_CARD, seed=1)
    players = {"turkish": "person", "cypriot": "person"}
    at_the_table(Session(game, players, tmp_path / "game.txt"), play, (80, 24))


def test_the_board_is_read_as_text_and_rules_are_looked_up(sat: Opened) -> None:
    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        for line in ("", "b"):
            await enter(pilot, line)
        assert "\nTransit Box: SLF (Infantry, Combat Value 3), 39(-) (Inf" in page(app)
        assert "cards: Movement " in page(app) and page(app).count(" hidden cards") == 1
        assert app.screen.hint.startswith("Esc closes. h 6.33 shows that paragraph, h ")  # type: ignore[attr-defined]
        await pilot.press("escape")
        await enter(pilot, "h e4")
        assert page(app).startswith("E4 Rear Area chaos")

    at_the_table(sat(), play)


def test_a_whole_game_by_typed_letters_against_a_bot(sat: Opened) -> None:
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

    at_the_table(sat(side="turkish"), play, (80, 24))


def test_a_whole_game_by_typed_dice_and_cards(sat: Opened) -> None:
    rng = Random(5)
    session = sat(seed=None, manual=True)
    while (decision := session.decision) is not None:
        session.sit_down()
        session.choose(meant(session, letters(rng.choice(decision.options), decision.options, "en")).id)
    assert session.game.result is not None


# Line by line


def test_question_options_and_own_hand_are_printed(sat: Opened) -> None:
    printed = StringIO()
    session = sat(side="turkish")
    Plain(session, StringIO("pass\nb\nq\n"), printed).run()
    text = printed.getvalue()
    assert text.count("\nCypriot cards: ") == 2 and text.count("\nTurkish cards: Movement ") == 2
    assert "Turkish: Play a card, or pass? (6.0)\n  1 g4-2: grey card, Movement 4, Combat 2\n" in text
    assert "\nThe Turkish player passes.\n" in text


def test_a_whole_game_through_a_pipe(tmp_path: Path) -> None:
    script, ends = scripted("attila", 7)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "XDG_DATA_HOME": str(tmp_path)}
    record = tmp_path / "game.txt"
    command = [sys.executable, "-c", PIPED, "play", "attila", "--side", "both", "--seed", "7", "--plain"]
    run = subprocess.run(
        [*command, "--record", str(record)],
        input=script,
        capture_output=True,
        text=True,
        env=environment,
        timeout=60,
    )
    assert run.returncode == 0 and run.stderr == ""
    assert f"Game over\n{ends}\n" in run.stdout and "Traceback" not in run.stdout
    assert smallwars.replay(record.read_text(encoding="utf-8")).result is not None


@pytest.mark.parametrize(
    ("flags", "first"),
    [(("--text",), "Operation Attila\n Turkish Rear Area 5(-)⁴"), (("--plain",), "Operation Attila: Turn 1 of 7\n")],
)
def test_the_set_up_is_shown_as_text(flags: tuple[str, ...], first: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["show", "attila", *flags])
    assert ended.value.code == 0 and capsys.readouterr().out.startswith(first)


def test_a_record_is_shown_without_any_hand(sat: Opened, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    session = sat(side="both", record=tmp_path / "game.txt")
    session.choose("pass")
    for command in (["show", "--plain"], ["replay", "--plain"]):
        with pytest.raises(SystemExit):
            main([command[0], str(tmp_path / "game.txt"), command[1]])
        told = capsys.readouterr().out
        assert told.count(" hidden cards\n") == 2 and "cards: Movement" not in told


def test_the_rules_have_paragraphs_and_events_but_no_cards() -> None:
    from smallwars.reading.rules import contents, look_up

    lines = list(contents(TITLE, "en"))
    assert any(line.strip().startswith("E6 ") for line in lines) and "" not in lines
    assert look_up(TITLE, "e4", "en") == look_up(TITLE, "E4", "en")
    with pytest.raises(NotFound, match="attila has no paragraph E9"):
        look_up(TITLE, "E9", "en")
