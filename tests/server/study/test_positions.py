"""Positions: checked, shown and shared by link."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import smallwars
from tests.built_in import TITLES
from tests.server.visitors import House, Visitor, running

Json = dict[str, Any]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with running(tmp_path_factory.mktemp("positions")) as house:
        yield house


@pytest.fixture
def visitor(house: House) -> Iterator[Visitor]:
    with Visitor(house) as visitor:
        yield visitor


def position(title: str, choices: int) -> Json:
    """The first one after so many choices in which nothing is under way."""
    game, rng = smallwars.new(title, seed=2) if choices else smallwars.new(title, chance="manual"), Random(2)
    while choices > 0 or ("pending" in game.position() and game.decision is not None and game.choices):
        game.choose(rng.choice(game.decision.options).id)
        choices -= 1
    return {name: value for name, value in game.position().items() if name != "pending"}


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("choices", [0, 33])
def test_a_position_is_shown_with_what_is_asked_there(visitor: Visitor, title: str, choices: int) -> None:
    board = visitor.post("/positions/check", {"position": position(title, choices), "options": {}})["board"]
    assert board["scene"]["layers"] and board["question"]["options"]


@pytest.mark.parametrize("title", smallwars.titles())
def test_what_is_under_way_is_not_taken_from_outside(visitor: Visitor, title: str) -> None:
    request = {"position": {**position(title, 0), "pending": [["Endless", -1_000_000_000]]}}
    for path in ("/positions/check", "/positions"):
        assert visitor.refused("POST", path, request)["extra"] == {"field": "pending"}
    seats = {faction: {"who": "me"} for faction in smallwars.new(title).title.actors[1:]}
    assert visitor.refused("POST", "/tables", {"title": title, "seats": seats, **request})["extra"] == {
        "field": "pending"
    }


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"political_will": 99}, "political_will"),
        ({"spaces": {"atlantis": {}}}, "spaces.atlantis"),
        ({"spaces": []}, "spaces"),
        ({"deck": ["C99"]}, "deck[0]"),
        ({"title": "chess"}, "title"),
        ({"title": 7}, "title"),
        ({"what": 1}, "what"),
        ({"first": "x" * 3000}, "first"),
        ({"pending": [["Nothing"]]}, "pending"),
    ],
)
def test_the_field_that_is_wrong_is_named(visitor: Visitor, change: Json, field: str) -> None:
    wrong = copy.deepcopy(position("cyprus", 0)) | change
    for path in ("/positions/check", "/positions"):
        told = visitor.refused("POST", path, {"position": wrong})
        assert told["status_code"] == 400 and told["extra"]["field"] == field


def test_an_option_that_is_wrong_is_named(visitor: Visitor) -> None:
    request = {"position": position("cyprus", 0), "options": {"political_will": 99}}
    assert visitor.refused("POST", "/positions/check", request)["extra"] == {"field": "options.political_will"}
    request["options"] = {"data": "/etc/passwd"}
    assert visitor.status("POST", "/positions/check", request) == 400


def test_a_position_without_a_title_is_refused(visitor: Visitor) -> None:
    assert visitor.refused("POST", "/positions/check", {"position": {}})["extra"] == {"field": "title"}


def test_a_position_is_shared_by_link(visitor: Visitor, house: House) -> None:
    there = position("kenya", 12)
    shared = visitor.post("/positions", {"position": there, "options": {"political_will": 10}})
    with Visitor(house) as friend:
        found = friend.get(f"/positions/{shared['id']}")
    assert found == {"id": shared["id"], "title": "kenya", "position": there, "options": {"political_will": 10}}
    assert visitor.status("GET", "/positions/nowhere") == 404


def test_a_position_is_not_too_large(visitor: Visitor) -> None:
    deep: Any = []
    for _ in range(300):
        deep = [deep]
    for large in (
        {"title": "cyprus", "x": "y" * 200_001},
        {"title": "cyprus", "x": deep},
        {"title": "cyprus", "x": "\0"},
    ):
        assert visitor.status("POST", "/positions", {"position": large}) == 400
