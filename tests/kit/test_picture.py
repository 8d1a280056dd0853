"""The plain picture serves any title at any position, and each title has glyphs and colours of its own."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from typing import Any

import pytest

import smallwars
from smallwars.draw.glyphs import GENERAL
from smallwars.draw.scene import Scene
from smallwars.engine.registry import find
from smallwars.engine.title import Title
from smallwars.kit.field_lines import LINES, field_lines
from smallwars.kit.picture import Picture, drawing, picture, scene, svg
from tests.built_in import TITLES
from tests.engine.toy import TITLE as TOY
from tests.kit.moody import MoodyTitle


@pytest.fixture
def lenient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Run as for a user: a part that fails is replaced."""
    monkeypatch.delenv("SMALLWARS_STRICT", raising=False)


def told(title: Title, view: dict[str, Any], language: str = "en") -> list[str]:
    return ["  " * line.depth + line.text for line in field_lines(title, view, language)]


def labels(drawn: Scene) -> list[str]:
    return [sprite.label for sprite in drawn.sprites("text")]


def test_a_title_without_a_picture_has_the_plain_one() -> None:
    assert type(picture(TOY)) is Picture


def test_the_plain_picture_lists_the_fields_of_the_view() -> None:
    drawn = scene(TOY, {"title": TOY.id, "left": 7, "to_move": "red"}, "en", {})
    assert labels(drawn) == [TOY.name, "left", "7", "to move", "red"]
    assert drawn.description == "left: 7. to move: red"
    assert [sprite.space for sprite in drawn.sprites("box")] == ["", "left", "to_move"]


def test_fields_are_told_in_lines_to_read() -> None:
    view = {
        "quiet": None,
        "open": True,
        "hands": {"red": [], "blue": ["a_1", "a_2"]},
        "squares": {"a1": {"piece": "king", "taken": 0, "crowned": True}, "b1": {}},
        "rows": [["x", "y"], ["z"]],
    }
    assert told(TOY, view) == [
        "quiet: –",
        "open: ✓",
        "hands:",
        "  red: –",
        "  blue: a 1, a 2",
        "squares:",
        "  a1: piece king, crowned",
        "  b1: –",
        "rows:",
        "  1: x, y",
        "  2: z",
    ]


def test_the_lines_are_bounded_in_number_length_and_depth() -> None:
    deep: Any = "bottom"
    for _ in range(50):
        deep = {"in": [deep]}
    view = {"deep": deep, "long": "x" * 10_000, "many": list(range(100_000)), **{f"f{n}": n for n in range(1000)}}
    lines = field_lines(TOY, view, "en")
    assert len(lines) == LINES + 1 and lines[-1].value.startswith("+")
    assert max(len(line.text) for line in lines) < 500 and max(line.depth for line in lines) < 6
    ET.fromstring(svg(TOY, view, "en", {}))


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("id", TITLES)
def test_the_plain_picture_can_draw_our_titles(id: str, language: str) -> None:
    game = smallwars.new(id, seed=1)
    drawn = Picture(game.title).scene(game.view(), language, game.options)
    for sprite in drawn.sprites():
        assert 0 <= sprite.x <= drawn.width and 0 <= sprite.y + sprite.h <= drawn.height


@pytest.mark.usefixtures("lenient")
def test_a_position_at_which_a_picture_fails_is_drawn_plainly(caplog: pytest.LogCaptureFixture) -> None:
    moody = MoodyTitle()
    names = [scene(moody, {"left": left}, "en", {}).layers[0].name for left in (6, 5, 2)]
    assert names == ["ground", "paper", "ground"]
    assert "its picture.scene failed" in caplog.text


@pytest.mark.usefixtures("lenient")
def test_a_scene_that_cannot_be_drawn_becomes_the_plain_picture() -> None:
    assert "#123456" in svg(MoodyTitle(), {"left": 6}, "en", {})
    assert "left" in svg(MoodyTitle(), {"left": 4}, "en", {})


@pytest.mark.usefixtures("lenient")
def test_what_is_no_scene_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.kit.moody.picture.Picture.scene", lambda *_: "a picture")
    assert scene(MoodyTitle(), {"left": 6}, "en", {}).layers[0].name == "paper"


def test_our_own_tests_are_strict() -> None:
    with pytest.raises(ValueError, match="5"):
        scene(MoodyTitle(), {"left": 5}, "en", {})


def test_a_title_wears_its_own_colours_and_no_other_title_does() -> None:
    assert drawing(MoodyTitle()).paints["stone"].fill == "#123456"
    assert "stone" not in drawing(TOY).paints and "stone" not in GENERAL.paints
    assert drawing(find("kenya")).glyphs["terror"] is not drawing(find("cyprus")).glyphs.get("terror")


def test_every_faction_has_a_colour() -> None:
    assert drawing(TOY).paints["red"] != drawing(TOY).paints["blue"]
    assert drawing(MoodyTitle()).paints["red"].fill == "#ff0000"
    for id in TITLES:
        assert set(find(id).actors[1:]) <= set(drawing(find(id)).paints)


def test_a_drawing_stays_the_same_object() -> None:
    assert drawing(find("kenya")) is drawing(find("kenya"))
