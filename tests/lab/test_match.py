"""Matches of real games: mirrored, taken up again, the same wherever they are played."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from cyclopts import App

from smallwars.bots import RandomBot
from smallwars.lab.errors import LabError
from smallwars.lab.matches import report as match_report
from smallwars.lab.matches.commands import match as match_command
from smallwars.lab.matches.games import Job, MatchGame, play
from smallwars.lab.matches.ladder import from_files
from smallwars.lab.matches.match import Match, Tally, play_match
from smallwars.lab.matches.sprt import GOES_ON, H0, Sprt

QUICK = Match("greek_civil_war", "random", "greedy", 6, run=3)
RANDOM = Match("cyprus", "random", "random", 24)

EXAMPLES = Path(__file__).parents[2] / "examples"


def facts(tally: Tally) -> list[dict[str, Any]]:
    return [tally.games[index].facts() for index in sorted(tally.games)]


def kept(path: Path) -> dict[int, str]:
    """The lines of a file by game, without what was measured."""
    lines = [json.loads(line) for line in path.read_text().splitlines()[1:]]
    return {line["index"]: json.dumps({**line, "seconds": None}) for line in lines if "index" in line}


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A match that nothing interrupted."""
    path = tmp_path_factory.mktemp("match") / "whole.jsonl"
    play_match(RANDOM, out=path)
    return path


# Games


def test_a_pair_has_the_same_cards_and_dice_and_the_sides_swapped() -> None:
    one, two, three = (play(Job("cyprus", {}, 1, index, "random", "random")) for index in range(3))
    assert one.seed == two.seed != three.seed
    assert (one.a, one.b) == (two.b, two.a) == ("british", "eoka")


def test_a_game_is_the_same_when_it_is_played_again_and_its_times_are_kept_apart() -> None:
    job = Job("greek_civil_war", {}, 5, 1, "greedy", "random")
    one, two = play(job), play(job)
    assert one.facts() == two.facts()
    assert set(one.line()) - set(one.facts()) == {"seconds"}
    assert len(one.seconds["a"]) > 5 and sum(one.seconds["a"]) > sum(one.seconds["b"])
    assert max(map(len, one.seconds.values())) <= one.turns + 1


def test_title_options_reach_the_game() -> None:
    short, long = (play(Job("kenya", {"campaigns": many}, 1, 0, "random", "random")) for many in (1, 3))
    assert short.turns < long.turns


def test_the_score_is_a_s() -> None:
    for index in range(4):
        game = play(Job("kenya", {}, 1, index, "random", "random"))
        assert game.score == (0.5 if game.winner is None else float(game.winner == game.a))
        assert game.of("a") == (game.a, game.score) and game.of("b") == (game.b, 1 - game.score)


def test_a_bot_that_breaks_the_rules_is_named_with_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RandomBot, "choose", lambda self, game, faction: "surrender")
    with pytest.raises(LabError, match=r"game 7 \(seed \d+\).*surrender"):
        play(Job("cyprus", {}, 1, 7, "random", "random"))


# Matches


def test_a_match_is_the_same_with_one_worker_and_with_two() -> None:
    assert facts(play_match(RANDOM, 1)) == facts(play_match(RANDOM, 2))


def test_games_come_in_pairs() -> None:
    assert len(play_match(Match("cyprus", "random", "random", 3)).games) == 4


def test_another_run_deals_other_cards() -> None:
    again = Match("cyprus", "random", "random", 4, run=2)
    assert {game.seed for game in play_match(again).games.values()}.isdisjoint(
        {game.seed for game in play_match(Match("cyprus", "random", "random", 4)).games.values()}
    )


def test_an_outside_bot_is_seated() -> None:
    command = f"{sys.executable} {EXAMPLES / 'random_bot.py'}"
    tally = play_match(Match("cyprus", "engine", "random", 2, engine=command))
    assert len(tally.games) == 2


def test_engine_without_its_command_is_refused() -> None:
    with pytest.raises(LabError, match="--engine"):
        play_match(Match("cyprus", "engine", "random", 2))


def test_an_unknown_bot_is_refused_before_the_first_game(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="nobody"):
        play_match(Match("cyprus", "random", "nobody", 2), out=tmp_path / "x.jsonl")
    assert not (tmp_path / "x.jsonl").exists()


# Files


def cuts(size: int) -> Iterator[int]:
    """Where a run may have been killed: here and there, and at some ends of lines."""
    rng = Random(8)
    yield from (0, 1, 15, 60, size - 1, size)
    yield from (rng.randrange(size) for _ in range(5))


def test_a_match_goes_on_wherever_it_was_killed(whole: Path, tmp_path: Path) -> None:
    data = whole.read_bytes()
    for cut in cuts(len(data)):
        path = tmp_path / "cut.jsonl"
        path.write_bytes(data[:cut])
        tally = play_match(RANDOM, out=path)
        assert kept(path) == kept(whole), cut
        assert len(path.read_text().splitlines()) == 1 + len(tally.games) == 25
        assert path.read_bytes().startswith(data[:cut].rpartition(b"\n")[0]), cut


def test_games_that_were_played_are_not_played_again(
    whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "half.jsonl"
    path.write_bytes(b"".join(whole.read_bytes().splitlines(keepends=True)[:11]))
    asked: list[int] = []

    def noted(job: Job) -> MatchGame:
        asked.append(job.index)
        return play(job)

    monkeypatch.setattr("smallwars.lab.matches.match.play", noted)
    play_match(RANDOM, out=path)
    assert asked == list(range(10, 24))
    play_match(RANDOM, out=path)
    assert asked == list(range(10, 24))


def test_a_match_can_be_made_longer_and_a_shorter_one_counts_its_own_games_only(whole: Path, tmp_path: Path) -> None:
    path = tmp_path / "more.jsonl"
    path.write_bytes(whole.read_bytes())
    assert len(play_match(Match("cyprus", "random", "random", 26), out=path).games) == 26
    assert len(play_match(Match("cyprus", "random", "random", 10), out=path).games) == 10
    assert len(kept(path)) == 26


@pytest.mark.parametrize(
    ("other", "named"),
    [
        (Match("kenya", "random", "random", 24), "title"),
        (Match("cyprus", "random", "greedy", 24), "b"),
        (Match("cyprus", "random", "random", 24, run=2), "run"),
        (Match("cyprus", "random", "random", 24, options={"political_will": 12}), "options"),
        (Match("cyprus", "random", "random", 24, engine="x"), "engine"),
    ],
)
def test_the_file_of_another_match_is_refused_and_left_alone(whole: Path, other: Match, named: str) -> None:
    before = whole.read_bytes()
    with pytest.raises(LabError, match=f"its {named} is"):
        play_match(other, out=whole)
    assert whole.read_bytes() == before


@pytest.mark.parametrize("text", ["a letter", "a letter\nin lines\n", '{"smallwars": "simulate"}\n', "[]\n", "{}"])
def test_a_file_that_is_none_of_ours_is_refused_and_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "letter.txt"
    path.write_text(text)
    with pytest.raises(LabError, match=r"letter\.txt"):
        play_match(RANDOM, out=path)
    assert path.read_text() == text


def test_a_line_in_the_middle_that_is_no_game_is_named(whole: Path, tmp_path: Path) -> None:
    lines = whole.read_text().splitlines(keepends=True)
    path = tmp_path / "broken.jsonl"
    for wrong in ("{half\n", '{"index": 3}\n', "\n[1]\n"):
        path.write_text("".join([*lines[:3], wrong, *lines[3:]]))
        with pytest.raises(LabError, match=r"broken\.jsonl, line [45]"):
            play_match(RANDOM, out=path)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"score": 7.5}, "the score is 7.5, but with winner"),
        ({"winner": "mau_mau"}, "the winner mau_mau is no side of the title; the sides are british, eoka"),
        ({"winner": None, "score": 1.0}, "the score is 1, but with winner null it is 0.5"),
        ({"a": "eoka", "b": "eoka"}, "a is eoka and b is eoka in game 1"),
        ({"a": "british", "b": "eoka"}, "a is british and b is eoka in game 1"),
        ({"index": -1}, "not a game of a match"),
    ],
)
def test_a_game_that_cannot_have_gone_so_is_named(
    whole: Path, tmp_path: Path, change: dict[str, Any], told: str
) -> None:
    header, first, second, *others = whole.read_text().splitlines()
    path = tmp_path / "bent.jsonl"
    path.write_text("\n".join([header, first, json.dumps({**json.loads(second), **change}), *others, ""]))
    before = path.read_bytes()
    with pytest.raises(LabError, match=rf"bent\.jsonl, line 3: {told}"):
        play_match(RANDOM, out=path)
    assert path.read_bytes() == before


def test_a_file_of_a_title_that_is_not_there_is_named(whole: Path, tmp_path: Path) -> None:
    path = tmp_path / "old.jsonl"
    path.write_text(whole.read_text().replace('"title": "cyprus"', '"title": "malaya"', 1))
    with pytest.raises(LabError, match=r"old\.jsonl, line 1: there is no title malaya"):
        from_files([path])


def test_other_sources_leave_their_mark(whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "two.jsonl"
    path.write_bytes(b"".join(whole.read_bytes().splitlines(keepends=True)[:5]))
    monkeypatch.setattr("smallwars.lab.running.stamp.commit", lambda: "abcdef1")
    tally = play_match(RANDOM, out=path)
    assert len(tally.commits) == 2 and tally.commits[1] == "abcdef1"
    assert play_match(RANDOM, out=path).commits == tally.commits
    assert kept(path) == kept(whole)


def test_a_folder_that_is_not_there_is_one_clear_error(tmp_path: Path) -> None:
    with pytest.raises(LabError, match="cannot write"):
        play_match(RANDOM, out=tmp_path / "none" / "x.jsonl")


# The test that stops a match


def test_sprt_stops_at_the_same_pair_with_any_number_of_workers() -> None:
    long = Match("greek_civil_war", "random", "greedy", 400)
    alone, together = (play_match(long, workers, sprt=Sprt(0, 400)) for workers in (1, 2))
    assert alone.sprt is not None and together.sprt is not None
    assert alone.sprt.verdict == together.sprt.verdict == H0
    assert alone.counted() == together.counted() and len(alone.games) < 100
    assert match_report.figures(alone)["score"] == match_report.figures(together)["score"]


def test_sprt_that_was_interrupted_goes_on_to_the_same_end(tmp_path: Path) -> None:
    long = Match("greek_civil_war", "random", "greedy", 60)
    once = play_match(long, sprt=Sprt(0, 400), out=tmp_path / "x.jsonl")
    lines = (tmp_path / "x.jsonl").read_bytes().splitlines(keepends=True)
    (tmp_path / "x.jsonl").write_bytes(b"".join(lines[:4]) + lines[4][:30])
    again = play_match(long, sprt=Sprt(0, 400), out=tmp_path / "x.jsonl")
    assert facts(again) == facts(once) and again.sprt == once.sprt


def test_sprt_without_enough_games_stays_undecided() -> None:
    tally = play_match(Match("cyprus", "random", "random", 4), sprt=Sprt(0, 20))
    assert tally.sprt is not None and tally.sprt.verdict == GOES_ON
    assert "undecided" in "\n".join(match_report.lines(tally))


# The report


@pytest.fixture(scope="module")
def quick() -> Tally:
    return play_match(QUICK, 2)


def test_the_figures_add_up(quick: Tally) -> None:
    found = match_report.figures(quick)
    assert found["games"] == 6 and found["pairs"] == 3
    assert found["score"]["a"]["score"] + found["score"]["b"]["score"] == pytest.approx(1)
    for slot in ("a", "b"):
        sides = found["sides"][slot].values()
        assert [side["games"] for side in sides] == [3, 3]
        for name in ("won", "drawn", "lost", "games"):
            assert sum(side[name] for side in sides) == found["score"][slot][name]
        assert found["seconds_a_turn"][slot]["p50"] <= found["seconds_a_turn"][slot]["p95"]
    assert found["run"] == 3 and found["commit"] and found["command"].startswith("smallwars")
    assert json.loads(match_report.as_json(found)) == found


def test_the_report_says_how_draws_count_and_repeats_its_command(quick: Tally) -> None:
    text = "\n".join(match_report.lines(quick))
    assert "A draw counts half a win" in text and "from pairs" in text
    assert "random" in text and "greedy" in text and "run 3" in text
    assert match_report.figures(quick)["command"] in text


def test_bots_of_the_same_name_are_told_apart() -> None:
    text = "\n".join(match_report.lines(play_match(Match("cyprus", "random", "random", 2))))
    assert "random (A) against random (B)" in text


def test_no_games_make_a_report_too() -> None:
    tally = Tally(RANDOM)
    assert match_report.figures(tally)["score"]["a"]["score"] is None
    assert "0 games" in "\n".join(match_report.lines(tally))


# The command


def command(*arguments: str) -> None:
    app = App(result_action="return_value")
    app.command(match_command)
    app(["match", *arguments], exit_on_error=False, print_error=False)


def test_the_command_prints_the_report_and_tells_how_it_stands_beside_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "x.jsonl"
    wanted = ("random", "random", "--title", "cyprus", "--games", "4", "--workers", "1", "--out", str(out))
    command(*wanted, "--json", "--option", "political_will=12", "--sprt", "-20", "0")
    printed = capsys.readouterr()
    found = json.loads(printed.out)
    assert found["games"] == 4 and found["options"] == {"political_will": 12} and found["sprt"]["elo0"] == -20
    assert "4 of 4 games" in printed.err and "LLR" in printed.err
    assert json.loads(out.read_text().splitlines()[0])["smallwars"] == "match"


@pytest.mark.parametrize(
    ("more", "why"),
    [
        (("--games", "0"), "--games"),
        (("--workers", "0"), "--workers"),
        (("--sprt", "20", "0"), "greater"),
        (("--option", "political_will"), "name=value"),
        (("--option", "will=3"), "will"),
    ],
)
def test_whatever_is_wrong_is_one_clear_error(more: tuple[str, ...], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        command("random", "random", "--title", "cyprus", *more)
