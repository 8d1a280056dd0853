"""Titles: our own, registered ones, and those another package offers."""

from __future__ import annotations

from pathlib import Path

import pytest

import smallwars
from smallwars.engine import registry
from tests.engine import toy as stones
from tests.engine.playing import python

OUTSIDE = """
import random
import smallwars

print(*smallwars.titles())
game, rng = smallwars.new("toy", seed=5), random.Random(5)
while game.decision is not None:
    game.choose(rng.choice(game.decision.options).id)
again = smallwars.replay(game.record())
print(game.result.winner in ("red", "blue"), again.position() == game.position())
"""

BROKEN = """
import smallwars
print(smallwars.new("cyprus", seed=1).decision.kind)
"""


def package(folder: Path, entry_point: str) -> Path:
    """A package beside ours, as an installer leaves it."""
    info = folder / "outside_title-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: outside-title\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[smallwars.titles]\n{entry_point}\n")
    (folder / "outside_title.py").write_text(Path(stones.__file__).read_text(encoding="utf-8"), encoding="utf-8")
    return folder


def test_titles_names_the_titles_there_are() -> None:
    assert "cyprus" in smallwars.titles()
    assert all(isinstance(title, str) for title in smallwars.titles())


def test_a_title_of_another_package_shows_up_and_plays(tmp_path: Path) -> None:
    printed = python(OUTSIDE, path=[package(tmp_path, "toy = outside_title:TITLE")]).splitlines()
    assert set(printed[0].split()) >= {"cyprus", "toy"}
    assert printed[1] == "True True"


def test_a_broken_title_of_another_package_does_not_spoil_ours(tmp_path: Path) -> None:
    printed = python(BROKEN, path=[package(tmp_path, "broken = outside_title:NO_SUCH_THING")])
    assert printed.split() == ["action"]


def test_a_registered_title_can_be_played() -> None:
    assert "toy" not in registry.titles()
    smallwars.register(stones.TITLE)
    try:
        assert "toy" in registry.titles()
        assert smallwars.new("toy", seed=1).title is stones.TITLE
    finally:
        registry._titles.pop("toy")


@pytest.mark.parametrize("wrong", ["nosuchtitle", "", "Cyprus"])
def test_an_unknown_title_is_an_error_that_names_it_and_the_ones_there_are(wrong: str) -> None:
    with pytest.raises(smallwars.UnknownTitle) as caught:
        smallwars.new(wrong)
    assert repr(wrong) in str(caught.value) and "cyprus" in str(caught.value)
    assert isinstance(caught.value, ValueError)


@pytest.mark.parametrize(
    ("options", "what"),
    [
        ({"nosuch": 1}, "nosuch"),
        ({"campaigns": 4}, "campaigns"),
        ({"campaigns": 0}, "campaigns"),
        ({"campaigns": "3"}, "campaigns"),
        ({"campaigns": True}, "campaigns"),
        ({"political_will": 16}, "political_will"),
        ({"lead_adds_removal": 1}, "lead_adds_removal"),
    ],
)
def test_an_impossible_option_of_a_title_is_an_error_that_names_it(options: dict[str, object], what: str) -> None:
    with pytest.raises(smallwars.InvalidOption, match=what):
        smallwars.new("cyprus", options=options)


@pytest.mark.usefixtures("toy")
def test_an_outside_title_checks_its_options_too() -> None:
    for options in ({"stones": 0}, {"pebbles": 3}):
        with pytest.raises(smallwars.InvalidOption, match=r"stones|pebbles"):
            smallwars.new("toy", options=options)
    assert smallwars.new("toy", seed=1, options={"stones": 5}).position()["left"] == 5


def test_every_error_about_something_handed_in_is_a_value_error() -> None:
    for error in (
        smallwars.UnknownTitle,
        smallwars.InvalidOption,
        smallwars.IllegalChoice,
        smallwars.NothingToUndo,
        smallwars.ChanceExhausted,
        smallwars.InvalidPosition,
        smallwars.InvalidRecord,
    ):
        assert issubclass(error, smallwars.SmallWarsError) and issubclass(error, ValueError)
