"""Titles of other packages that fail: the others' pages are whole, and the log says what failed."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import httpx
import pytest

from tests.built_in import TITLES

from .installing import environment, install_skeleton

PARTS = ("picture", "text_board", "evaluator", "aid", "measures", "encoding")
PATIENCE = 60.0
"""Seconds that a game of one heap may take, the bot's thinking included."""
RAISING = "raise RuntimeError('this part cannot even be loaded')\n"
WRONG_CLASS = "class {name}:\n    pass\n"
BY_POSITION = {
    "picture": """
from smallwars.kit.picture import Picture as PlainPicture

class Picture(PlainPicture):
    def scene(self, view, language, options):
        if view["stones"] < 15:
            raise RuntimeError("no picture of a heap that was touched")
        return super().scene(view, language, options)
""",
    "text_board": """
from smallwars.kit.text_board import TextBoard as PlainTextBoard

class TextBoard(PlainTextBoard):
    def prose(self, view, language):
        if view["stones"] < 15:
            raise RuntimeError("no words for a heap that was touched")
        return super().prose(view, language)
""",
    "evaluator": """
from smallwars.kit.plain_evaluator import PlainEvaluator

class Evaluator(PlainEvaluator):
    def value(self, game, actor):
        if game.state.board.stones < 12:
            raise RuntimeError("no idea of small heaps")
        return super().value(game, actor)
""",
}


def named(text: str) -> dict[str, str]:
    """A module of that text for every part."""
    return {part: text.format(name="".join(part.title().split("_"))) for part in PARTS}


BROKEN = {"raises": named(RAISING), "wrong class": named(WRONG_CLASS), "by position": BY_POSITION}


@contextmanager
def serving(folder: Path) -> Iterator[tuple[httpx.Client, Path]]:
    """A server with what is installed in a folder: a visitor, and the file of its log."""
    log = folder / "server.log"
    command = [sys.executable, "-m", "smallwars", "serve", "--port", "0", "--database", str(folder / "games.db")]
    with log.open("w") as told:
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=told, text=True, env=environment(folder, False), cwd=folder
        )
        assert process.stdout is not None
        url = process.stdout.readline().strip().rpartition(" ")[2].rstrip("/")
        try:
            with httpx.Client(base_url=f"{url}/api", timeout=60) as visitor:
                visitor.get("/me")
                visitor.headers["x-csrftoken"] = visitor.cookies["csrftoken"]
                yield visitor, log
        finally:
            process.terminate()
            process.wait(20)


def fine(answer: httpx.Response) -> Any:
    """What a request was answered with."""
    assert answer.is_success, answer.text
    return answer.json()


def in_the_lobby(visitor: httpx.Client) -> set[str]:
    """The ids of the titles that are offered; there may be more installed than this test does."""
    return {line["id"] for line in fine(visitor.get("/titles"))}


@pytest.mark.parametrize("how", BROKEN)
def test_a_title_whose_parts_fail_is_played_all_the_same(how: str, tmp_path: Path) -> None:
    with serving(install_skeleton(tmp_path, **BROKEN[how])) as (visitor, log):
        assert in_the_lobby(visitor) >= {*TITLES, "hill_war"}
        for title in (*TITLES, "hill_war"):
            assert fine(visitor.get(f"/titles/{title}"))["board"]["scene"]["layers"]
        seats = {"first": {"who": "me"}, "second": {"who": "bot", "bot": "greedy"}}
        table = fine(visitor.post("/tables", json={"title": "hill_war", "seats": seats}))
        played_to_its_end(visitor, table)
    told = log.read_text(encoding="utf-8")
    assert "hill_war" in told and "the plain one serves" in told


def played_to_its_end(visitor: httpx.Client, table: dict[str, Any]) -> None:
    """Always take one stone; the bot answers in its own time."""
    end = monotonic() + PATIENCE
    while table["board"]["result"] is None:
        assert monotonic() < end, "the game does not end"
        if table["your_turn"]:
            word = table["board"]["question"]["options"][0]["id"]
            choice = {"seq": table["seq"], "option": word, "key": f"key-{table['seq']}"}
            fine(visitor.post(f"/tables/{table['id']}/choices", json=choice))
        else:
            sleep(0.05)
        table = fine(visitor.get(f"/tables/{table['id']}"))


def test_a_title_that_cannot_be_loaded_is_left_out(tmp_path: Path) -> None:
    install_skeleton(tmp_path)
    (tmp_path / "hill_war" / "rules.py").write_text("raise RuntimeError('broken rules')\n", encoding="utf-8")
    with serving(tmp_path) as (visitor, log):
        assert in_the_lobby(visitor) >= set(TITLES)
        assert "hill_war" not in in_the_lobby(visitor)
    assert "broken rules" in log.read_text(encoding="utf-8")


def test_a_table_that_cannot_be_drawn_is_not_kept(tmp_path: Path) -> None:
    """Rules that raise stop their own table, and nothing of it stays behind; other titles go on."""
    install_skeleton(tmp_path)
    title = tmp_path / "hill_war" / "title.py"
    broken = title.read_text(encoding="utf-8").replace(
        'return {"stones": board.stones}', "raise RuntimeError('no position')"
    )
    title.write_text(broken, encoding="utf-8")
    with serving(tmp_path) as (visitor, log):
        assert in_the_lobby(visitor) >= set(TITLES)
        seats = {"first": {"who": "me"}, "second": {"who": "me"}}
        refused = visitor.post("/tables", json={"title": "hill_war", "seats": seats})
        assert refused.status_code >= 400 and refused.json()["detail"]
        assert fine(visitor.get("/tables?list=mine")) == []
        fine(
            visitor.post("/tables", json={"title": "cyprus", "seats": {s: {"who": "me"} for s in ("british", "eoka")}})
        )
    assert "no position" in log.read_text(encoding="utf-8")
