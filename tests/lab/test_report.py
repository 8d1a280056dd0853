"""The report says what the raw data show, with intervals, and what it takes to have it again."""

import json
import math
import re
import statistics
from html.parser import HTMLParser
from pathlib import Path
from warnings import catch_warnings, simplefilter

import pytest

from smallwars.engine.registry import find
from smallwars.lab.reports.columns import padded, wrapped
from smallwars.lab.reports.document import Grid, Part, as_text
from smallwars.lab.simulations import charts
from smallwars.lab.simulations.arms import Plan, SimulateError, forbidden, levels, read_bans
from smallwars.lab.simulations.commands import opening, simulate
from smallwars.lab.simulations.figures import (
    Findings,
    Point,
    Share,
    closest,
    crossing,
    fair_bid,
    independent,
    mean_of,
    paired,
)
from smallwars.lab.simulations.raw_data import GAMES
from smallwars.lab.simulations.simulation import Run
from smallwars.lab.simulations.wording import Names


def game(arm: str, index: int, winner: str, turns: int = 3) -> list[str | int]:
    return [arm, index, 1, winner, "final", "held-out", turns, 1, 10, 0]


def findings(
    *rows: list[str | int],
    cards: tuple[list[str | int], ...] = (),
    paths: tuple[list[str | int], ...] = (),
    operations: tuple[list[str | int], ...] = (),
) -> Findings:
    title = find("cyprus")
    [base] = levels(title, ("random",), title.check_options({}), "random")
    plan = Plan("cyprus", 1, 100, [base, forbidden(base, read_bans(title, ("curfew",))[0])])
    return Findings(
        plan, {GAMES: list(rows), "paths": list(paths), "cards": list(cards), "operations": list(operations)}
    )


# Figures


def test_wins_are_counted_with_their_interval() -> None:
    found = findings(game("random", 0, "british"), game("random", 1, "eoka"), game("random", 2, ""))
    arm = found.plan.arms[0]
    assert found.wins(arm, "british") == Share(1, 3)
    assert found.score(arm, "british").value == 0.5
    low, high = found.wins(arm, "british").interval
    assert 0 < low < 1 / 3 < high < 1


def test_a_change_is_compared_seed_by_seed() -> None:
    arm = "random forbid=curfew"
    rows = [game("random", at, "british") for at in range(4)] + [
        game(arm, at, "eoka" if at else "british") for at in range(3)
    ]
    change = findings(*rows).change(findings().plan.arms[1], "british")
    assert change.n == 3
    assert change.value == pytest.approx(-2 / 3)
    assert change.interval[0] < -2 / 3 < change.interval[1]


def test_pairs_make_a_difference_surer_than_two_samples() -> None:
    pairs = [1.0] * 10 + [0.0] * 90
    width = paired(pairs).interval[1] - paired(pairs).interval[0]
    apart = independent(Share(55, 100), Share(45, 100)).interval
    assert width < apart[1] - apart[0]


def test_without_any_difference_an_interval_is_not_a_point() -> None:
    low, high = paired([0.0] * 20).interval
    assert low < 0 < high


def test_the_worth_of_a_card_is_the_score_when_played_less_that_when_not() -> None:
    rows = [game("random", at, "british" if at < 3 else "eoka") for at in range(6)]
    cards: list[list[str | int]] = [
        [
            "random",
            at,
            1,
            "C1",
            "shaded" if at < 2 else "",
            "british" if at < 2 else "",
            "british" if at < 3 else "eoka",
        ]
        for at in range(6)
    ]
    [played] = findings(*rows, cards=tuple(cards)).cards(findings().plan.arms[0])
    assert (played.card, played.side, played.faction, played.up) == ("C1", "shaded", "british", 6)
    assert (played.then, played.other) == (Share(2, 2), Share(1, 4))
    assert played.worth.value == 0.75


def test_a_fan_holds_the_games_that_still_go_on() -> None:
    paths: list[list[str | int]] = [
        ["random", at, turn, 1, "political_will", 10 + at] for at in range(5) for turn in range(at + 1)
    ]
    fan = findings(paths=tuple(paths)).fan(findings().plan.arms[0], "political_will")
    assert [row[:2] for row in fan] == [[0, 5], [1, 4], [2, 3], [3, 2], [4, 1]]
    assert fan[0][2:] == pytest.approx([10.4, 11, 12, 13, 13.6])


def test_a_mean_has_its_interval_and_games_without_a_value_count_as_0() -> None:
    found = mean_of([1, 2, 3], 4)
    assert found.value == 1.5
    assert found.error == pytest.approx(1.96 * statistics.stdev([1, 2, 3, 0]) / 2, rel=1e-4)
    assert mean_of([7], 1).error == mean_of([7, 7], 2).error == 0


def test_operations_are_counted_in_the_games_that_came_to_the_round() -> None:
    done: list[list[str | int]] = [["random", 0, turn, 1, "eoka", "recruit", 2] for turn in (1, 2)]
    rows = [game("random", at, "eoka") for at in range(2)]
    found = findings(*rows, operations=tuple(done)).operations(findings().plan.arms[0])
    assert found["eoka", "recruit"][1] == mean_of([4, 0], 2)


def test_means_are_told_with_intervals_and_paths_with_whose_they_are(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    simulate("kenya", games=6, bot=("random",), workers=1, out=tmp_path)
    told = capsys.readouterr().out
    [paths] = [line for line in told.splitlines() if "percentiles of the games that were still going" in line]
    assert "n = 6" in paths
    assert re.search(r"random +decisions +[\d.]+ +[\d.]+ to [\d.]+ ", told)
    assert re.search(r"Mau Mau +Rally .* ±\d\.\d\d", told) and told.count("normal approximation") == 2


# The fair bid


def points(*scores: tuple[int, float]) -> list[Point]:
    return [Point(str(at), float(at), Share(1000 * score, 1000)) for at, score in scores]


def test_the_fair_bid_lies_where_the_line_meets_a_half() -> None:
    found = fair_bid(points((10, 0.3), (11, 0.45), (12, 0.55), (13, 0.7)))
    assert found is not None
    at, (low, high) = found
    assert at == pytest.approx(11.5)
    assert 11 < low < 11.5 < high < 12


def test_where_no_line_meets_a_half_there_is_no_fair_bid() -> None:
    assert fair_bid(points((10, 0.6), (11, 0.7))) is None
    assert crossing([(1.0, 0.2)]) is None


def test_the_value_that_comes_nearest_is_named() -> None:
    assert closest(points((10, 0.6), (11, 0.52), (12, 0.4))).value == "11"


# Text and page


def test_tables_are_set_in_columns() -> None:
    part = Part(
        "Heading", "stamp", "command", ["A sentence."], [Grid(["side", "n"], [["British", "5"], ["EOKA", "120"]])]
    )
    text = as_text("Title", ["Intro."], [part])
    assert "side       n\n-------  ---\nBritish    5\nEOKA     120\n" in text
    assert "stamp\n$ command" in text


class Page(HTMLParser):
    """Counts what a page holds, and checks that it is closed in order."""

    VOID = ("meta", "br", "link", "img", "path", "use", "rect")

    def __init__(self) -> None:
        super().__init__()
        self.counts: dict[str, int] = {}
        self.open: list[str] = []
        self.outside: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.counts[tag] = self.counts.get(tag, 0) + 1
        self.outside += [
            value
            for name, value in attrs
            if name in ("src", "href", "xlink:href") and value and not value.startswith("#")
        ]
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.VOID:
            assert self.open.pop() == tag


@pytest.mark.parametrize("title", ["cyprus", "greek_civil_war", "attila"])
def test_the_page_holds_all_its_pictures_and_fetches_nothing(title: str, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    simulate(title, games=25, bot=("random",), workers=1, out=tmp_path)
    page = Page()
    page.feed((tmp_path / "index.html").read_text(encoding="utf-8"))
    assert not page.open and not page.outside
    assert page.counts["svg"] == page.counts["figure"] >= 5
    assert "script" not in page.counts


def test_every_part_tells_how_to_have_it_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("matplotlib")
    simulate(
        "kenya", games=12, bot=("random",), vary=("political_will=10..14",), forbid=("terror",),
        sensitivity=True, only=("political_will",), workers=1, run=5, out=tmp_path,
    )  # fmt: skip
    told = capsys.readouterr().out
    assert told == (tmp_path / "report.txt").read_text(encoding="utf-8")
    assert told.count("Commit ") == told.count("run 5, games 0–11 · n = 12 ·") == told.count("\n$ smallwars") >= 8
    for heading in (
        "The fair bid: political_will",
        "Restricted play",
        "One more and one less",
        "Who wins",
        "Cards (random)",
    ):
        assert heading in told
    assert "association, not cause" in told
    for name in ("vary_political_will.csv", "forbid.csv", "sensitivity.csv"):
        assert len((tmp_path / name).read_text().splitlines()) > 2


def test_the_titles_own_value_is_a_point_of_the_fair_bid(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Cyprus begins with 14."""
    simulate("cyprus", games=3, bot=("random",), vary=("political_will=12,15",), workers=1, out=tmp_path)
    rows = [line.split(",")[2] for line in (tmp_path / "vary_political_will.csv").read_text().splitlines()]
    assert rows == ["value", "12", "14", "15"]


def test_a_folder_that_was_filled_by_several_commands_says_so(tmp_path: Path) -> None:
    """The folder keeps no figure that the last report does not have."""
    simulate("cyprus", games=4, bot=("random",), vary=("political_will=12",), workers=1, out=tmp_path)
    simulate("cyprus", games=2, bot=("random",), workers=1, out=tmp_path)
    told = json.loads((tmp_path / "header.json").read_text())
    assert told["games"] == 4 and len(told["before"]) == 1
    assert not (tmp_path / "vary_political_will.csv").exists()


def test_values_that_are_no_numbers_have_no_fair_bid(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    simulate("cyprus", games=2, bot=("random",), vary=("lead_adds_removal",), workers=1, out=tmp_path)
    told = capsys.readouterr().out
    assert "Each value of lead_adds_removal" in told
    assert "fair" not in told and "nearest to an even game" not in told


@pytest.mark.parametrize(
    ("spec", "clock"),
    [
        ("random", False),
        ("greedy", False),
        ("search:simulations=9", False),
        ("regular", False),
        ("veteran:simulations=9", False),
        ("search", True),
        ("search:seconds=0.1", True),
        ("uct:seconds=0.1", True),
        ("veteran", True),
        ("commander", True),
    ],
)
def test_only_a_bot_on_a_clock_is_excepted_from_what_is_claimed(spec: str, clock: bool) -> None:
    title = find("attila")
    plan = Plan("attila", 1, 4, levels(title, ("random", f"turkish={spec}"), title.check_options({}), "random"))
    told = " ".join(opening(Names(title), plan, Run(), 1, [])[1])
    assert (f"a bot that thinks by the clock ({spec})" in told) == clock
    assert "anybody can have again with the command below" in told


def test_without_matplotlib_text_and_data_come_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "matplotlib", None)
    monkeypatch.setitem(__import__("sys").modules, "matplotlib.figure", None)
    with pytest.raises(SimulateError, match=r"\[lab\]"):
        simulate("cyprus", games=2, bot=("random",), workers=1, out=tmp_path)
    assert "Who wins" in capsys.readouterr().out
    assert {"report.txt", "games.csv", "header.json"} <= {path.name for path in tmp_path.iterdir()}
    assert not (tmp_path / "index.html").exists()


def test_colours_belong_to_sides() -> None:
    assert len(set(charts.colours(("british", "eoka")).values())) == 3


def test_nothing_is_no_number() -> None:
    assert math.isnan(Share(0, 0).value)


# Japanese


def test_wide_letters_take_two_columns_and_no_line_begins_with_a_full_stop() -> None:
    assert padded("英国", 6) == "英国  " and padded("英国", 6, right=True) == "  英国"
    assert wrapped("the sides are British and EOKA", 12) == ["the sides", "are British", "and EOKA"]
    assert wrapped("得点率を示します。次に、", 16) == ["得点率を示しま", "す。次に、"]


def test_a_report_in_japanese_has_no_english_left(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with catch_warnings():
        simplefilter("error")  # as of a letter that no font has
        simulate("attila", games=3, bot=("random",), forbid=("battle",), workers=1, out=tmp_path, lang="ja")
    told = "\n".join([line for line in capsys.readouterr().out.splitlines() if not line.startswith("$")])
    html = (tmp_path / "index.html").read_text("utf-8")
    page = re.sub(r"(?s)<style.*?</style>|<code>.*?</code>|<!--.*?-->|<[^>]*>", " ", html)
    assert "アッティラ作戦：シミュレーション3局" in told and "トルコ" in page
    assert '<html lang="ja">' in html
    [head] = [line.split() for line in told.splitlines() if "禁じたもの  " in line]
    assert "陣営" in head and "面" not in head
    for text in (told, page):
        assert not re.search(r"[A-Za-z]{2,},? [a-z]{2,},? [a-z]{2,}", text)
