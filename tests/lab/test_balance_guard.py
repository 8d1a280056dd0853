"""The rule bot's side win rates on fixed seeds lie within their recorded intervals (tests/lab/balance.toml)."""

from math import sqrt
from pathlib import Path
from random import Random

import pytest

import smallwars
from smallwars.lab import balance as guard
from tests.built_in import TITLES

FILE = Path(__file__).parent / "balance.toml"


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("title", TITLES)
def test_side_win_rates_are_as_recorded(title: str) -> None:
    wrong = [finding.text(title) for finding in guard.check(title, FILE) if not finding.holds]
    assert not wrong, "\n".join(wrong)


def test_every_interval_says_why_it_is_so() -> None:
    for title, entry in guard.load(FILE).items():
        assert title in smallwars.titles()
        assert len(entry["why"].split()) >= 3, title
        assert entry["commit"] and entry["games"] >= 1


def test_luck_alone_stays_inside_nineteen_times_in_twenty() -> None:
    """All shares of a title together, where a thousand games said 38, 55 and 7 %."""
    rng, shares = Random(1), {"a": 384, "b": 547, "": 69}
    ends = {side: guard.within(wins, 1000, 60) for side, wins in shares.items()}
    inside = 0
    for _ in range(2000):
        true = [rng.gauss(wins / 1000, sqrt(wins / 1000 * (1 - wins / 1000) / 1000)) for wins in shares.values()]
        drawn = rng.choices(list(shares), true, k=60)
        inside += all(low <= drawn.count(side) / 60 <= high for side, (low, high) in ends.items())
    assert 0.93 < inside / 2000 < 0.99


def test_an_interval_is_recorded_only_with_a_reason(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "balance.toml"
    assert guard.main(["--write", "--file", str(path)]) == 2
    assert "--why" in capsys.readouterr().err


def test_what_was_recorded_holds_and_what_lies_outside_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(guard, "BOT", "random")
    path = tmp_path / "balance.toml"
    common = ["--title", "kenya", "--workers", "1", "--file", str(path)]
    assert guard.main([*common, "--write", "--games", "20", "--why", 'a "first" record']) == 0
    assert guard.main(common) == 0
    path.write_text(path.read_text().replace("high = 0.", "high = 0.0").replace("low = 0.", "low = 0.0"))
    assert guard.main(common) == 1
    assert "record it anew" in capsys.readouterr().out


def test_other_titles_stay_as_they_were_recorded(tmp_path: Path) -> None:
    path = tmp_path / "balance.toml"
    shares = {"turkish": [4, 0.1, 0.7], "": [1, 0.0, 0.4]}
    kept = guard.BalanceRecord("attila", "greedy", 1, 10, 20, "abc", "once", shares)
    guard.write(path, [kept])
    guard.write(path, [guard.BalanceRecord("kenya", "greedy", 1, 5, 5, "def", "again", {"british": [2, 0.1, 0.8]})])
    found = guard.load(path)
    assert list(found) == ["kenya", "attila"]
    assert found["attila"]["shares"]["draw"] == {"wins": 1, "low": 0.0, "high": 0.4}
