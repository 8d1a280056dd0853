"""What ends a turn or throws a die is chosen twice; one pick of a series is taken back alone."""

from __future__ import annotations

from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest

import smallwars
from smallwars.engine import registry
from smallwars.terminal.plain import Plain
from smallwars.terminal.session import PERSON, Session
from tests.engine.garden import TITLE


@pytest.fixture(autouse=True)
def garden() -> Iterator[None]:
    """The game of the garden among the titles, for one test."""
    smallwars.register(TITLE)
    yield
    registry._titles.pop(TITLE.id, None)


def typed(tmp_path: Path, *lines: str, confirms: bool = True) -> tuple[Session, str]:
    """A session after these lines at a keyboard, and what was printed."""
    game = smallwars.new("garden", seed=4, any_order=True)
    session = Session(game, dict.fromkeys(("anna", "bert"), PERSON), tmp_path / "game.txt", confirms=confirms)
    out = StringIO()
    Plain(session, StringIO("".join(line + "\n" for line in lines)), out).run()
    return session, out.getvalue()


def test_what_throws_a_die_says_so_and_waits(tmp_path: Path) -> None:
    session, out = typed(tmp_path, "peas", "2", "done")
    assert session.game.position()["turns"] == 0
    assert "done: this throws a die or turns a card up, and cannot be taken back. Enter does it" in out


@pytest.mark.parametrize("again", ["", "done"])
def test_enter_or_the_same_answer_does_it(tmp_path: Path, again: str) -> None:
    session, _ = typed(tmp_path, "peas", "2", "done", again)
    assert session.game.position()["turns"] == 1


def test_another_answer_does_something_else_and_then_it_waits_again(tmp_path: Path) -> None:
    session, _ = typed(tmp_path, "peas", "2", "done", "leek", "done")
    assert session.game.position()["grows"] == [2, 0, 1] and session.game.position()["turns"] == 0


def test_enter_alone_does_nothing_where_nothing_waits(tmp_path: Path) -> None:
    session, _ = typed(tmp_path, "peas", "2", "", "")
    assert session.game.choices == 2


def test_without_confirming_it_is_done_at_once(tmp_path: Path) -> None:
    session, _ = typed(tmp_path, "peas", "2", "done", confirms=False)
    assert session.game.position()["turns"] == 1


def test_a_pick_is_taken_back_by_its_number_and_saved(tmp_path: Path) -> None:
    session, out = typed(tmp_path, "leek", "peas", "2", "t", "t 1")
    assert "1 leek" in out and "2 peas, 2" in out and "Taken back." in out
    assert session.game.position()["grows"] == [2, 0, 0]
    assert smallwars.replay((tmp_path / "game.txt").read_text().partition("\n")[2]).position()["grows"] == [2, 0, 0]


@pytest.mark.parametrize(
    ("line", "said"),
    [("t", "Nothing can be taken back alone here"), ("t 1", "no pick"), ("t x", "t x: the number of a pick follows")],
)
def test_where_nothing_can_be_taken_back_it_says_so(tmp_path: Path, line: str, said: str) -> None:
    session, out = typed(tmp_path, line)
    assert said in out and session.game.choices == 0


def test_a_pick_that_a_later_one_needs_stays(tmp_path: Path) -> None:
    session, out = typed(tmp_path, "peas", "2", "beans", "1", "t 1")
    assert "cannot be taken back alone" in out and session.game.position()["grows"] == [2, 1, 0]
