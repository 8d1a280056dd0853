"""A title that brings no measures is simulated all the same: who wins, how, and how long games are."""

from __future__ import annotations

import csv
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from smallwars.engine import registry
from smallwars.engine.rollout import play_out
from smallwars.engine.table import new
from smallwars.kit import parts
from smallwars.kit.measures import Measures, measures
from smallwars.lab.simulations.arms import Ban, SimulateError
from smallwars.lab.simulations.commands import simulate
from smallwars.lab.simulations.restrictions import check_bans
from tests.built_in import TITLES
from tests.kit.broken_row import TITLE as BROKEN
from tests.kit.row import TITLE as ROW


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    registry.titles()
    for title in (ROW, BROKEN):
        monkeypatch.setitem(registry._titles, title.id, title)
    yield


@pytest.fixture
def lenient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Run as for a user: a part that fails is replaced."""
    monkeypatch.delenv("SMALLWARS_STRICT", raising=False)
    monkeypatch.setattr(parts, "_reported", set())


def games(folder: Path) -> list[dict[str, str]]:
    with (folder / "games.csv").open(encoding="utf-8") as file:
        return list(csv.DictReader(file))


def test_the_plain_measures_keep_the_end_and_the_length() -> None:
    found = measures(ROW)
    assert type(found) is Measures and not found.scores() and not found.numbers() and not found.cards("en")
    game = new("row", seed=1)
    watch = found.watch(game)
    decisions = play_out(game, 1)
    facts = watch.facts(game, decisions)
    assert game.result is not None
    assert (facts.winner, facts.grade, facts.reason) == (game.result.winner or "", game.result.grade, game.result.key)
    assert facts.turns == facts.decisions == game.choices and not facts.operations


@pytest.mark.parametrize("title", TITLES)
def test_titles_of_ours_bring_their_own(title: str) -> None:
    found = measures(registry.find(title))
    assert type(found) is not Measures and found.scores() and found.numbers()


def test_a_title_of_rules_alone_is_simulated(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    simulate("row", games=6, bot=("random", "greedy"), forbid=("b2",), workers=1, out=tmp_path)
    told = capsys.readouterr().out
    assert "Row: 6 games, simulated" in told and "cross" in told and "won" in told
    rows = games(tmp_path)
    assert len(rows) == 24 and all(5 <= int(row["turns"]) <= 9 for row in rows)


def test_a_title_without_numbers_has_no_sensitivity(tmp_path: Path) -> None:
    with pytest.raises(SimulateError, match="row"):
        simulate("row", games=1, sensitivity=True, out=tmp_path)


def test_a_log_that_cannot_be_read_keeps_the_end_and_the_length(
    tmp_path: Path, lenient: None, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR, "smallwars.titles"):
        watch = measures(BROKEN).watch(game := new("broken_row", seed=1))
        game.choose("a1")
        watch.see(game)
        simulate("broken_row", games=2, bot=("random",), workers=1, out=tmp_path)
        check_bans(BROKEN, [Ban("b2")])
    assert all(row["end_marks"] == "0" and int(row["turns"]) >= 5 for row in games(tmp_path))
    assert {record.message.split(" failed")[0] for record in caplog.records} == {
        "title 'broken_row': its measures",
        "title 'broken_row': its measures.never_forbidden",
    }
