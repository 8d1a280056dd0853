"""The commands `analyse` and `hint`."""

from __future__ import annotations

from pathlib import Path

import pytest

import smallwars
from smallwars.bots.hints import HintError
from smallwars.engine.rollout import play_out
from smallwars.lab.analyses.analysis import AnalysisError, from_json
from smallwars.lab.analyses.commands import analyse_record, hint_for
from smallwars.lab.errors import LabError
from tests import in_order


@pytest.fixture
def record(tmp_path: Path) -> Path:
    game = in_order.new("kenya", seed=3)
    play_out(game, 1, 4)
    path = tmp_path / "game.txt"
    path.write_text(game.record())
    return path


def test_an_analysis_is_printed_as_text(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    analyse_record(record, simulations=2)
    assert capsys.readouterr().out.startswith("The British Way: Kenya: analysis\n")


def test_an_analysis_is_printed_as_json(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    analyse_record(record, simulations=2, format="json")
    assert from_json(capsys.readouterr().out).title == "kenya"


def test_an_analysis_is_written_as_a_page(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = record.with_suffix(".html")
    analyse_record(record, seconds=0.001, format="html", out=page)
    assert page.read_text().startswith("<!doctype html>") and capsys.readouterr().out == ""


def test_a_hint_is_for_the_end_of_the_record(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = smallwars.replay(record.read_text())
    assert game.decision is not None
    hint_for(record, depth="turn", simulations=4)
    assert capsys.readouterr().out.startswith(game.decision.text())
    hint_for(record, turn=(game.decision.options[0].id,), simulations=4)
    assert "that were weighed" in capsys.readouterr().out


def test_what_is_wrong_is_told(record: Path, tmp_path: Path) -> None:
    with pytest.raises(AnalysisError, match="cannot be read: No such file"):
        analyse_record(tmp_path / "nothing.txt")
    with pytest.raises(LabError, match="--simulations must be 1 or more"):
        analyse_record(record, simulations=0)
    with pytest.raises(AnalysisError, match="cannot be written"):
        analyse_record(record, simulations=1, out=tmp_path / "no" / "where.txt")
    game = in_order.new("cyprus", seed=1)
    play_out(game, 1)
    record.write_text(game.record())
    with pytest.raises(HintError, match="The game is over"):
        hint_for(record)


def test_why_not_wants_to_know_what(record: Path) -> None:
    with pytest.raises(HintError, match="Say what you mean to do"):
        hint_for(record, turn=())
