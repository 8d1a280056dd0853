"""Commands of the laboratory that are handed something wrong: one sentence, before anything is played."""

from __future__ import annotations

from collections.abc import Callable
from math import inf, nan
from pathlib import Path

import pytest

from smallwars.bots.outside.protocol import ProtocolError
from smallwars.cli import serve
from smallwars.engine.errors import SmallWarsError
from smallwars.lab.analyses.calibration import store
from smallwars.lab.analyses.commands import analyse_record, calibrate, hint_for
from smallwars.lab.fitting.commands import fit
from smallwars.lab.matches.commands import ladder, match
from smallwars.lab.matches.engine_commands import check_conformance
from smallwars.lab.simulations.commands import simulate
from tests import in_order

FILE = Path(__file__)
Command = Callable[[Path], object]

WRONG: dict[str, tuple[Command, str]] = {
    "an engine that does not play": (
        lambda folder: match("greedy", "random", title="cyprus", engine="python x.py"),
        "no such bot plays",
    ),
    "an engine that does not climb": (
        lambda folder: ladder("greedy", "random", title="cyprus", engine="python x.py"),
        "no such bot plays",
    ),
    "an engine without a command": (
        lambda folder: simulate("cyprus", bot=("engine",), out=folder),
        "match and ladder take --engine",
    ),
    "a file instead of a folder": (
        lambda folder: ladder("greedy", "random", title="cyprus", out=FILE),
        f"cannot write {FILE}",
    ),
    "no workers": (lambda folder: simulate("cyprus", workers=0, out=folder), "--workers must be 1 or more"),
    "no workers to calibrate": (lambda folder: calibrate("cyprus", workers=0), "--workers must be 1 or more"),
    "no workers to fit": (lambda folder: fit("cyprus", workers=0), "--workers must be 1 or more"),
    "one game to fit": (lambda folder: fit("attila", games=1), "1 games are too few"),
    "too much noise": (lambda folder: fit("attila", noise=2), "--noise must be from 0 to 1"),
    "weights nowhere": (lambda folder: fit("attila", out=folder / "no" / "w.toml"), "cannot write .*w.toml"),
    "weights that are none": (lambda folder: fit("attila", out=FILE), "is not a TOML file"),
    "chances nowhere": (lambda folder: calibrate("attila", out=folder / "no" / "c.toml"), "cannot write .*c.toml"),
    "chances that are none": (lambda folder: calibrate("attila", out=FILE), "is not a TOML file"),
    "chances for which there is no room": (
        lambda folder: store({}, folder / "no" / "c.toml"),
        "cannot write .*c.toml",
    ),
    "a test of nothing": (lambda folder: match("greedy", "random", title="kenya", sprt=(nan, 0)), "within ±1,?000"),
    "a test without end": (lambda folder: match("greedy", "random", title="kenya", sprt=(0, inf)), "within ±1,?000"),
    "nothing to forbid": (lambda folder: simulate("cyprus", forbid=("",), out=folder), "is not written WORD"),
    "a list to vary": (lambda folder: simulate("cyprus", vary="political_will=[1],2", out=folder), "political_will"),
    "nothing to vary": (
        lambda folder: simulate("cyprus", vary=("political_will=",), out=folder),
        r"write which values, as in political_will=least\.\.most",
    ),
    "a faction of another title": (
        lambda folder: simulate("cyprus", bot=("mau_mau=greedy",), out=folder),
        "cyprus has no faction mau_mau; its factions are british, eoka",
    ),
    "two bots on one chair": (
        lambda folder: simulate("cyprus", bot=("eoka=greedy", "eoka=random"), out=folder),
        "eoka= is given twice, as greedy and as random",
    ),
    "two values of an option": (
        lambda folder: simulate("cyprus", option=("political_will=10", "political_will=12"), out=folder),
        "--option political_will is given twice",
    ),
    "an option with one value and several": (
        lambda folder: simulate("cyprus", option=("political_will=10",), vary=("political_will=12..13",), out=folder),
        "political_will is set by --option and varied by --vary",
    ),
    "some of nothing": (
        lambda folder: simulate("cyprus", only=("political_will",), out=folder),
        "--only political_will narrows --sensitivity",
    ),
    "no number of seconds": (lambda folder: hint_for(FILE, seconds=nan), "--seconds must be 0 or more"),
    "time that runs backwards": (lambda folder: analyse_record(FILE, seconds=-1), "--seconds must be 0 or more"),
    "a hint before it is asked for": (lambda folder: hint_for(FILE, seconds=-1), "--seconds must be 0 or more"),
    "no time to conform": (lambda folder: check_conformance("x", seconds=0), "--seconds must be more than 0"),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_it_is_told_at_once(wrong: str, tmp_path: Path) -> None:
    command, told = WRONG[wrong]
    with pytest.raises(SmallWarsError, match=told):
        command(tmp_path)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("command", [fit, calibrate])
def test_ctrl_c_in_a_measurement_tells_that_nothing_was_written(
    command: Callable[..., None],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def tired(*given: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("smallwars.lab.fitting.commands.gather", tired)
    monkeypatch.setattr("smallwars.lab.analyses.commands.measure", tired)
    with pytest.raises(KeyboardInterrupt):
        command("attila", out=tmp_path / "x.toml")
    assert "Interrupted. Nothing was written." in capsys.readouterr().err and not list(tmp_path.iterdir())


def test_a_word_in_the_middle_of_a_turn_that_cannot_be_chosen_is_told(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    record.write_text(in_order.new("cyprus", seed=7).record(), encoding="utf-8")
    with pytest.raises(SmallWarsError, match="'nonsense' cannot be chosen now"):
        hint_for(record, turn=("op", "nonsense"), simulations=5)


def test_a_server_does_not_start_with_an_engine_that_does_not_answer() -> None:
    with pytest.raises(ProtocolError, match="no-such-program"):
        serve(engine="no-such-program", port=0)
