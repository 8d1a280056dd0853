"""The game line by line."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from io import StringIO
from pathlib import Path
from random import Random

import pytest

import smallwars
from smallwars.engine.registry import titles
from smallwars.kit.words import outcome
from smallwars.terminal.plain import Plain
from tests.sessions import Opened


def told(opened: Opened, lines: str, **wish: object) -> str:
    """What is printed when these lines are typed."""
    printed = StringIO()
    Plain(opened(**wish), StringIO(lines), printed).run()
    return printed.getvalue()


def test_question_options_and_log_are_printed(opened: Opened) -> None:
    text = told(opened, "op\n")
    assert re.search(r"EOKA: C\d+ .+: what will you do\? \(2\.3\.2\)\n  1 op: Operation & Special Activity\n", text)
    assert "\nEOKA: Operation & Special Activity.\n" in text


def test_what_happened_before_the_first_question_is_told(opened: Opened) -> None:
    """A Random Event is among the first cards."""
    text = told(opened, "", title="attila", side="turkish", bot="random", seed=5)
    assert re.search(r"^Cards drawn: .+ Random Event\.\nRandom Event, a \d: .+\.$", text, re.MULTILINE)


def test_an_option_is_taken_by_number_id_or_letters(opened: Opened) -> None:
    for answer in ("1", "op", "o"):
        assert "Which Operation?" in told(opened, f"{answer}\n")


def test_numbers_mean_themselves_where_an_option_is_one(opened: Opened) -> None:
    text = told(opened, "op\nrecruit\ntroodos\n1\n")
    assert "1 Cell placed in Troodos" in text
    assert "how many Cells in Troodos? (3.3.1)\n  1\n  2\n" in text


def test_the_commands_answer(opened: Opened, tmp_path: Path) -> None:
    text = told(opened, f"op\nrecruit\n?\nh\nh c1\nb\nu\ns {tmp_path / 'copy.txt'}\nnonsense\n\nq\nop\n")
    assert "not in British Bases (3.3.1): Akrotiri, Dhekelia" in text
    assert "3.3.1 Recruit" in text and "C1 Makarios III" in text
    assert text.count("Political Will: 14 of 15") == 2
    assert "Taken back." in text and "No option fits “nonsense”" in text
    assert (tmp_path / "copy.txt").exists()


def test_a_bot_says_why_in_one_line_when_its_turn_is_over(opened: Opened) -> None:
    """The Mau Mau move first here."""
    text = told(opened, "", title="kenya", side="british", bot="greedy", seed=3)
    assert len(re.findall(r"^Mau Mau: For .+\.$", text, re.MULTILINE)) == 1
    assert "For " not in told(opened, "", title="kenya", side="british", bot="random", seed=3)


def test_the_end_of_the_input_saves_the_game(opened: Opened, tmp_path: Path) -> None:
    text = told(opened, "op\n", record=tmp_path / "game.txt")
    assert text.endswith(f"Go on with: smallwars play --resume {tmp_path / 'game.txt'}\n")
    assert smallwars.replay((tmp_path / "game.txt").read_text(encoding="utf-8")).choices > 0


def test_what_a_number_counts_is_said_where_other_options_stand_beside_it(opened: Opened) -> None:
    text = told(opened, "op\nterror\nnairobi\n1\n", title="kenya")
    marker = "a Terror marker if there is none, and a shift towards Resistance if it can shift"
    effect = f"  terror: {marker}\n  1: remove 1 Police\n  2: remove 2 Police\n"
    assert f"Mau Mau: Terror in Nairobi: which effect? (3.3.3)\n{effect}" in text
    assert "1 Police removed from Nairobi" in text


def test_a_card_is_listed_by_its_number_and_title_once(opened: Opened) -> None:
    assert "\n  13 K13 Ruck Family Killed\n" in told(opened, "", title="kenya", seed=None, manual=True)


@pytest.mark.parametrize("title", titles())
def test_a_whole_game_through_a_pipe(title: str, tmp_path: Path) -> None:
    script, ends = scripted(title, 7)
    command = [sys.executable, "-m", "smallwars", "play", title, "--side", "both", "--seed", "7", "--plain"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "XDG_DATA_HOME": str(tmp_path)}
    run = subprocess.run(
        [*command, "--record", str(tmp_path / "game.txt")],
        input=script,
        capture_output=True,
        text=True,
        env=environment,
        timeout=60,
    )
    assert run.returncode == 0 and run.stderr == ""
    assert f"Game over\n{ends}\n" in run.stdout and "Traceback" not in run.stdout
    assert smallwars.replay((tmp_path / "game.txt").read_text(encoding="utf-8")).result is not None


def scripted(title: str, seed: int) -> tuple[str, str]:
    """The choices of a random game, and how it ends."""
    game, rng, lines = smallwars.new(title, seed=seed), Random(seed), []
    while (decision := game.decision) is not None:
        lines.append(rng.choice(decision.options).id)
        game.choose(lines[-1])
    return "\n".join(lines) + "\n", outcome(game, "en")
