"""The page docs/titles/attila/positions.md: its record gives its position; and what docs/titles/attila/data.md says."""

from __future__ import annotations

import json
import re
import tomllib
from typing import Any

import pytest

import smallwars
from smallwars.engine import registry
from smallwars.engine.errors import InvalidOption
from smallwars.titles.brief_border_wars.attila import TITLE
from tests.engine.playing import ROOT

PAGE = (ROOT / "docs" / "titles" / "attila" / "positions.md").read_text(encoding="utf-8")
DATA_PAGE = (ROOT / "docs" / "titles" / "attila" / "data.md").read_text(encoding="utf-8")
ALL_OPTIONS = {
    "organizational_ability": True,
    "formation_agility": True,
    "intelligence_advantage": True,
    "poorly_trained_staff": True,
    "hellenic_air_force": True,
}


@pytest.fixture(autouse=True)
def attila(monkeypatch: pytest.MonkeyPatch) -> None:
    """The title, playable."""
    if TITLE.id not in smallwars.titles():
        monkeypatch.setitem(registry._titles, TITLE.id, TITLE)


def record() -> str:
    """The indented block under the heading of records."""
    block = re.search(r"(?:^    .*\n|^\n)+", PAGE[PAGE.index('    [Title "attila"]') :], re.MULTILINE)
    assert block is not None
    return "\n".join(line[4:] for line in block.group().splitlines()) + "\n"


def position() -> dict[str, Any]:
    """The fenced block of the position."""
    start = PAGE.index("```json") + len("```json")
    told: dict[str, Any] = json.loads(PAGE[start : PAGE.index("```", start)])
    return told


def walk(seed: int) -> tuple[set[str], set[str]]:
    """The kinds of decisions and the words of a game in which chance is asked too."""
    game = smallwars.new("attila", chance="manual", options=ALL_OPTIONS if seed % 2 else {}, log=False)
    kinds, words, turn = set(), set(), seed
    while (decision := game.decision) is not None:
        kinds.add(decision.kind)
        words |= {option.id for option in decision.options}
        turn = (turn * 5 + 3) % 997
        game.choose(decision.options[turn % len(decision.options)].id)
    return kinds, words


def test_the_record_of_the_page_gives_the_position_of_the_page() -> None:
    told = smallwars.from_position(position(), chance="manual").position()
    assert smallwars.replay(record()).position() == told
    assert position()["victory_points"] == told["victory_points"]


def test_the_fields_of_positions_and_views_are_those_of_the_page() -> None:
    game = smallwars.new("attila", seed=1)
    told = set(re.findall(r"`(\w+)`", " ".join(re.findall(r"^\| (`[^|]*`) \|", PAGE, re.MULTILINE))))
    assert set(game.position()) <= told
    assert {f"`{field}`" for field in game.view() if f"`{field}`" not in PAGE} == set()


def test_every_kind_of_decision_and_every_word_is_on_the_page() -> None:
    games = [walk(seed) for seed in range(40)]
    kinds = {kind for game in games for kind in game[0]}
    words = {word for game in games for word in game[1]}
    table = PAGE[PAGE.index("| kind |") : PAGE.index("## A record")]
    assert kinds == set(re.findall(r"^\| `([\w.]+)` \|", table, re.MULTILINE))
    plain = {word for word in words if not re.fullmatch(r"\d+|[gw]\d-\d|(?:tmt|taf|haf)_\d", word)}
    assert [word for word in sorted(plain) if f"`{word}`" not in PAGE] == []


def test_every_option_is_on_the_page_with_its_default() -> None:
    told = dict(re.findall(r"^\| `(\w+)` \| (\w+) \|", PAGE[PAGE.index("## Options") :], re.MULTILINE))
    switched: dict[str, Any] = {"on": True, "off": False}
    assert {name: switched.get(value, value) for name, value in told.items()} == TITLE.check_options({})


# The page of the data file


def test_the_file_on_the_page_of_the_data_file_does_what_it_says() -> None:
    example = tomllib.loads(DATA_PAGE[DATA_PAGE.index("```toml") + len("```toml") :].split("```")[0])
    kept = TITLE.check_options({"data": example})["data"]
    assert kept == {**example, "areas": {"paphos": {"vp": 3, "terrain": {"woods": 1, "mountain": 0}}}} | {
        "units": {**example["units"], "ema": {"mech": False}, "a_28": {"mech": False}}
    }


@pytest.mark.parametrize(
    ("data", "why"),
    [
        ({"pairs": [{"pair": ["famagusta", "ayia_napa"], "adjacent": False}]}, "pairs would cut off ayia_napa"),
        ({"areas": {"kyrenia": {"coastal": False}}}, "areas.kyrenia.coastal is false"),
        ({"deck": {"grey": {"cards": {"2-5": 1}}}}, "deck.grey.cards would be 21"),
    ],
)
def test_the_errors_on_the_page_of_the_data_file_are_those_that_are_told(data: dict[str, Any], why: str) -> None:
    with pytest.raises(InvalidOption) as caught:
        TITLE.check_options({"data": data})
    told = [line.split("my-attila.toml: ")[1] for line in DATA_PAGE.splitlines() if "my-attila.toml: " in line]
    assert [line for line in told if line.startswith(why)] == [str(caught.value).removeprefix("data: ")]
    assert len(told) == 3
