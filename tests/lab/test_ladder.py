"""Ladders: several bots rated together, from games or from files."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from cyclopts import App

from smallwars.lab.errors import LabError
from smallwars.lab.matches import ladder
from smallwars.lab.matches.commands import ladder as ladder_command
from smallwars.lab.matches.games import MatchGame
from smallwars.lab.matches.ladder import Ladder, Meeting
from smallwars.lab.matches.match import Match, play_match

RANDOM = Match("cyprus", "random", "random", 4)


def command(*arguments: str) -> None:
    app = App(result_action="return_value")
    app.command(ladder_command)
    app(["ladder", *arguments], exit_on_error=False, print_error=False)


def game(index: int, score: float) -> MatchGame:
    """A game of Cyprus that nobody played."""
    a, b = ("british", "eoka") if index % 2 == 0 else ("eoka", "british")
    winner = None if score == 0.5 else a if score else b
    return MatchGame(index, index // 2, a, b, winner, "final", "held-out", score, 10, 100)


def meeting(a: str, b: str, scores: list[float]) -> Meeting:
    return Meeting(a, b, 1, tuple(game(index, score) for index, score in enumerate(scores)))


def told(*meetings: Meeting) -> Ladder:
    return Ladder("cyprus", {}, ("abc",), meetings)


def test_everybody_meets_everybody_or_the_next_only() -> None:
    bots = ("random", "greedy", "search:seconds=0.2")
    assert [(match.a, match.b) for match in ladder.matches("cyprus", bots, False, games=2)] == [
        ("random", "greedy"),
        ("random", "search:seconds=0.2"),
        ("greedy", "search:seconds=0.2"),
    ]
    assert len(ladder.matches("cyprus", bots, True, games=2)) == 2


@pytest.mark.parametrize("bots", [(), ("random",), ("random", "random")])
def test_a_ladder_needs_two_bots(bots: tuple[str, ...]) -> None:
    with pytest.raises(LabError, match="two or more"):
        ladder.matches("cyprus", bots, False, games=2)


def test_the_strongest_stands_first_and_random_is_0() -> None:
    found = ladder.figures(
        told(meeting("random", "rule", [0, 0, 0, 1] * 10), meeting("rule", "search", [0, 0, 1, 0] * 10))
    )
    assert [rung["bot"] for rung in found["bots"]] == ["search", "rule", "random"]
    assert found["bots"][-1]["elo"] == 0 and found["anchor"] == "random"
    assert found["bots"][0]["below"]["score"] == 0.75 and found["bots"][-1]["below"] is None
    assert found["bots"][0]["low"] < found["bots"][0]["elo"] < found["bots"][0]["high"]


def test_the_side_is_told_from_the_bots() -> None:
    found = ladder.figures(told(meeting("random", "rule", [1, 0, 1, 0, 1, 0, 0, 1] * 5)))
    assert found["side"]["faction"] == "british" and found["side"]["low"] > 0
    assert found["bots"][0]["elo"] == pytest.approx(0, abs=1)


def test_without_random_the_first_named_is_0() -> None:
    assert ladder.rated(told(meeting("rule", "search", [0, 1, 0, 0]))).anchor == "rule"


def test_bots_that_nothing_ties_together_are_refused() -> None:
    with pytest.raises(LabError, match="x, y"):
        ladder.rated(told(meeting("random", "rule", [0, 1]), meeting("x", "y", [0, 1])))
    with pytest.raises(LabError, match="no complete pair"):
        ladder.rated(told(meeting("random", "rule", [])))


def test_a_ladder_of_files_is_the_ladder_of_their_games(tmp_path: Path) -> None:
    wanted = ladder.matches("greek_civil_war", ("random", "greedy"), False, games=6, run=4)
    tallies = [play_match(match, out=tmp_path / ladder.file_name(match)) for match in wanted]
    played, read = ladder.figures(ladder.from_tallies(tallies)), ladder.figures(ladder.from_files(tmp_path.iterdir()))
    assert played == read
    assert played["bots"][0]["bot"] == "greedy" and played["games"] == 6
    text = "\n".join(ladder.lines(played))
    assert "Fisher" in text and "random is 0" in text and "Government is worth" in text


def test_half_a_pair_is_left_out(tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    play_match(RANDOM, out=path)
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join(lines[:-1]))
    assert len(ladder.from_files([path]).meetings[0].games) == 2


def test_files_of_two_titles_are_not_rated_together(tmp_path: Path) -> None:
    play_match(RANDOM, out=tmp_path / "one.jsonl")
    play_match(Match("kenya", "random", "random", 2), out=tmp_path / "two.jsonl")
    with pytest.raises(LabError, match="title differ"):
        ladder.from_files([tmp_path / "one.jsonl", tmp_path / "two.jsonl"])


def test_the_same_games_in_two_files_are_refused_and_both_are_named(tmp_path: Path) -> None:
    one, copy, other = (tmp_path / name for name in ("one.jsonl", "copy.jsonl", "other.jsonl"))
    play_match(RANDOM, out=one)
    copy.write_bytes(one.read_bytes())
    with pytest.raises(LabError, match=r"one\.jsonl and .*copy\.jsonl both hold game 0 of random against random"):
        ladder.from_files([one, copy])
    play_match(Match("cyprus", "random", "random", 4, run=2), out=other)
    assert [len(meeting.games) for meeting in ladder.from_files([one, one, other]).meetings] == [4, 4]


def test_the_command_plays_and_reads(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bots = ("random", "greedy", "--title", "greek_civil_war", "--games", "4", "--workers", "1")
    command(*bots, "--out", str(tmp_path / "folder"), "--json")
    played = json.loads(capsys.readouterr().out)
    files = [str(path) for path in (tmp_path / "folder").iterdir()]
    command("--results", *files, "--json")
    assert json.loads(capsys.readouterr().out)["bots"] == played["bots"]
    command("--results", *files)
    assert "Ladder of Greek Civil War" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("random", "greedy"), "--title"),
        (("random", "--title", "cyprus"), "two or more"),
        (("random", "greedy", "--results", "x.jsonl"), "not both"),
        (("--results", "nowhere.jsonl"), "cannot read"),
        (("random", "nobody", "--title", "cyprus"), "nobody"),
    ],
)
def test_whatever_is_wrong_is_one_clear_error(arguments: tuple[str, ...], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        command(*arguments)
