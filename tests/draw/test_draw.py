"""What the picture of a Cyprus position shows, and that it is a sound SVG."""

import json
import random
import xml.etree.ElementTree as ET
from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from smallwars.draw import cyprus, svg
from smallwars.draw.chart import load
from smallwars.draw.cyprus import ROLES, TRAYS, value_of
from smallwars.draw.glyphs import GLYPHS, PALETTE
from smallwars.draw.layout import shorten, text_width, wrap
from smallwars.draw.scene import Rect, Scene, Sprite
from smallwars.titles.british_way.cyprus import TITLE

Position = dict[str, Any]
WORDS = TITLE.board_words("en")
TOWNS = [name for name, space in load("cyprus")["spaces"].items() if space["kind"] == "town"]
BASES = ["akrotiri", "dhekelia"]
SVG = "{http://www.w3.org/2000/svg}"
CARDS = {"C3": {"title": "AKEL", "unshaded": "A patrol.", "shaded": "A speech."}, "C4": {"title": "Suez Crisis"}}

SETUP: Position = {
    "title": "cyprus", "card": "C3", "deck": ["C21", "C11"], "played": [], "first": "eoka",
    "boxes": {"limited": None, "event": None, "op": None},
    "political_will": 14, "international_opinion": 2, "intel": [], "prison": 0,
    "available": {"cells": 6, "caches": 3, "police": 3, "troops": 0}, "suez": 0, "capabilities": {},
    "spaces": {
        "paphos": {"underground": 1}, "limassol": {"underground": 1, "troops": 2},
        "nicosia": {"underground": 1, "troops": 2, "police": 1},
        "larnaca": {"underground": 1, "troops": 2, "police": 1}, "famagusta": {"underground": 1, "police": 1},
        "troodos": {"underground": 1, "caches": 1}, "akrotiri": {"troops": 3}, "dhekelia": {"troops": 3},
    },
}  # fmt: skip


def full(space: str) -> dict[str, Any]:
    """More than can ever stand in one space."""
    heap: dict[str, Any] = {"underground": 6, "active": 6, "troops": 12, "police": 6, "sabotage": 15}
    return heap | {"caches": 0 if space in BASES else 2, "curfew": space in TOWNS}


EXTREME: Position = SETUP | {
    "card": None, "deck": [], "played": ["C3"] * 21, "political_will": 0, "international_opinion": 4,
    "boxes": {"limited": "british", "event": None, "op": "eoka"}, "intel": [2, 2, 2, 1, 1, 1, 0, 0, 0],
    "prison": 12, "suez": 12, "available": {"cells": 12, "caches": 4, "police": 6, "troops": 12},
    "capabilities": {f"C{number}": ("shaded", "unshaded")[number % 2] for number in range(9, 18)},
    "spaces": {space: full(space) for space in TRAYS},
}  # fmt: skip


def scattered(dice: random.Random) -> Position:
    """A random position with the right number of every piece."""
    spaces: dict[str, Counter[str]] = {space: Counter() for space in TRAYS}
    off: Counter[str] = Counter()
    for kind, number in {"troops": 12, "police": 6, "cells": 12, "caches": 4, "sabotage": 15}.items():
        for _ in range(number):
            space = dice.choice([*TRAYS, "", ""])
            state = dice.choice(["underground", "active"]) if kind == "cells" else kind
            misplaced = kind == "caches" and (space in BASES or (space and spaces[space]["caches"] == 2))
            (off if misplaced or not space else spaces[space])[kind if misplaced or not space else state] += 1
    prison = dice.randint(0, off["cells"])
    off["cells"] -= prison
    curfews = set(dice.sample(TOWNS, dice.randint(0, 4)))
    held = {space: dict(pieces) | {"curfew": space in curfews} for space, pieces in spaces.items()}
    return SETUP | _tracks(dice) | {"spaces": held, "available": dict(off), "prison": prison}


def _tracks(dice: random.Random) -> Position:
    players = dice.sample(["british", "eoka", None], 3)
    return {
        "first": dice.choice(["british", "eoka"]),
        "boxes": dict(zip(["limited", "event", "op"], players, strict=True)),
        "political_will": dice.randint(0, 15),
        "international_opinion": dice.randint(0, 4),
        "intel": dice.sample([0, 0, 0, 1, 1, 1, 2, 2, 2], dice.randint(0, 9)),
    }


RANDOM = [scattered(random.Random(seed)) for seed in range(200)]


def drawn(position: Position) -> ET.Element:
    text = svg(scene(position, CARDS))
    assert text.startswith("<svg")
    return ET.fromstring(text)


def words_in(picture: Scene) -> set[str]:
    return {sprite.label for sprite in picture.sprites() if sprite.label}


def check_counts(position: Position) -> None:
    picture = scene(position)
    for space in TRAYS:
        held = position["spaces"].get(space, {})
        for kind in ROLES:
            assert picture.count(kind, space) == held.get(kind, 0), (space, kind)
    available = position["available"]
    for kind, shown, space in [
        ("troops", "troops", "british"), ("police", "police", "british"),
        ("cells", "underground", "eoka"), ("caches", "caches", "eoka"),
    ]:  # fmt: skip
        assert picture.count(shown, f"available.{space}") == available.get(kind, 0)
    assert picture.count("underground", "prison") == position["prison"]
    assert picture.count("troops", "suez") == position["suez"]
    assert sorted(int(s.label) for s in picture.sprites("chit")) == sorted(position["intel"])


def check_room(position: Position) -> None:
    """No piece lies on another piece, nor outside the picture."""
    picture = scene(position)
    pieces = [s for layer in picture.layers if layer.name == "pieces" for s in layer.sprites]
    frame = Rect(0, 0, picture.width, picture.height)
    for one, other in combinations([s.rect.inset(2) for s in pieces], 2):
        assert not one.meets(other)
    for rect in (s.rect for s in picture.sprites()):
        assert 0 <= rect.x <= rect.x + rect.w <= frame.w and 0 <= rect.y <= rect.y + rect.h <= frame.h


def scene(position: Position, cards: Any = None, words: dict[str, str] | None = None) -> Scene:
    """The scene of a position, said in English."""
    return cyprus.scene(position, {**WORDS, **(words or {})}, cards)


@pytest.mark.parametrize("position", [SETUP, EXTREME], ids=["setup", "extreme"])
def test_every_piece_is_shown_once(position: Position) -> None:
    check_counts(position)
    check_room(position)


def test_random_positions_are_shown_whole() -> None:
    for position in RANDOM:
        check_counts(position)
    for position in RANDOM[::10]:
        check_room(position)


def test_few_pieces_are_shown_one_by_one_and_many_with_their_number() -> None:
    picture = scene(SETUP | {"spaces": {"nicosia": {"troops": 3, "police": 6}}})
    assert [s.count for s in picture.sprites("troops", "nicosia")] == [1, 1, 1]
    assert [s.count for s in picture.sprites("police", "nicosia")] == [6]
    assert "×6" in words_in(picture)


def test_active_cells_bear_a_mark_and_underground_cells_none() -> None:
    assert any(shape.role == "mark" for shape in GLYPHS["active"])
    assert not any(shape.role == "mark" for shape in GLYPHS["underground"])
    root = drawn(SETUP | {"spaces": {"paphos": {"active": 2, "underground": 1}}})
    cells = [g for g in root.iter(f"{SVG}g") if g.get("data-space") == "paphos" and g.get("data-count")]
    assert Counter(g.get("class") for g in cells) == {"sw-underground sw-role-eoka": 1, "sw-active sw-role-eoka": 2}
    white = {g.get("class"): sum(p.get("fill") == PALETTE["mark"].fill for p in g.iter(f"{SVG}path")) for g in cells}
    assert white == {"sw-underground sw-role-eoka": 0, "sw-active sw-role-eoka": 1}


def test_pieces_stand_near_the_anchor_of_their_space() -> None:
    for sprite in (s for s in scene(SETUP).sprites() if s.space in TRAYS and s.count):
        x, y = load("cyprus")["spaces"][sprite.space]["anchor"]
        middle = sprite.rect.middle
        assert abs(middle[0] - x) < 110 and abs(middle[1] - y) < 40


def test_each_space_shows_its_value() -> None:
    shown = {s.space: s.label for s in scene(SETUP).sprites("value")}
    assert shown == {space: str(value_of(space)) for space in TRAYS}
    assert [shown[space] for space in ("nicosia", "karpas", "troodos", "dhekelia")] == ["2", "1", "0", "2"]


@pytest.mark.parametrize(("boxes", "places"), [
    ({}, {"first": "eoka", "second": "british"}),
    ({"op": "eoka"}, {"op": "eoka", "second": "british"}),
    ({"limited": "british", "op": "eoka"}, {"limited": "british", "op": "eoka"}),
])  # fmt: skip
def test_a_cylinder_waits_in_its_eligible_box_until_it_is_set(boxes: Position, places: Position) -> None:
    cylinders = scene(SETUP | {"boxes": boxes}).sprites("cylinder")
    assert {s.space: s.role for s in cylinders} == places


def test_each_track_has_one_marker_on_its_number() -> None:
    for position in RANDOM[:16]:
        picture = scene(position)
        now = {s.space for s in picture.sprites("box") if s.role == "cell_now"}
        will, opinion = position["political_will"], position["international_opinion"]
        assert now == {f"political_will.{will}", f"international_opinion.{opinion}"}
        assert [s.label for s in picture.sprites("marker")] == [str(opinion), str(will)]


def test_the_box_for_suez_is_there_only_with_troops_in_it() -> None:
    assert not scene(SETUP).sprites(space="suez")
    assert scene(SETUP | {"suez": 3}).count("troops", "suez") == 3


def test_the_card_is_shown_with_its_texts_or_by_its_id_alone() -> None:
    assert {"C3 · AKEL", "A patrol.", "A speech."} <= words_in(scene(SETUP, CARDS))
    assert "C3" in words_in(scene(SETUP))
    assert WORDS["no_card"] in words_in(scene(SETUP | {"card": None}, CARDS))


def test_capabilities_are_shown_with_title_and_side() -> None:
    picture = scene(SETUP | {"capabilities": {"C3": "shaded", "C9": "unshaded"}}, CARDS)
    assert {"C3 · AKEL", "C9"} <= words_in(picture)
    assert [s.role for s in picture.sprites("side")] == ["shaded", "unshaded"]


def test_the_order_of_the_deck_is_never_in_the_picture() -> None:
    picture = scene(SETUP | {"deck": ["HIDDEN1", "HIDDEN2", "HIDDEN3"]}, CARDS)
    assert "HIDDEN" not in svg(picture) and "HIDDEN" not in picture.json()
    assert picture.sprites("text", "deck")[0].label == "3"


@pytest.mark.parametrize(("known", "shown"), [({"deck_size": 17}, "17"), ({}, "?"), ({"deck": ["?"] * 4}, "4")])
def test_a_view_may_tell_the_size_of_the_deck_or_nothing(known: Position, shown: str) -> None:
    view = {key: value for key, value in SETUP.items() if key != "deck"} | known
    assert scene(view).sprites("text", "deck")[0].label == shown


def test_a_scene_is_plain_data() -> None:
    data = scene(EXTREME, CARDS).data()
    assert json.loads(json.dumps(data)) == data
    assert Sprite("text", 1, 2, label="x").data() == {"kind": "text", "x": 1, "y": 2, "label": "x"}


@pytest.mark.parametrize("position", [SETUP, EXTREME], ids=["setup", "extreme"])
def test_the_svg_is_sound_and_has_title_description_and_tooltips(position: Position) -> None:
    root = drawn(position)
    assert root[0].tag == f"{SVG}title" and root[1].tag == f"{SVG}desc"
    assert "Nicosia: Troops" in (root[1].text or "")
    tips = {title.text for title in root.iter(f"{SVG}title")}
    assert "Nicosia: Town, value 2" in tips
    outside = {"image", "use", "script", "style", "foreignObject"}
    assert not outside & {element.tag.removeprefix(SVG) for element in root.iter()}


def test_the_svg_of_random_positions_is_sound() -> None:
    for position in RANDOM:
        drawn(position)


def test_text_is_escaped() -> None:
    nasty = "<b>&\"' ]]> \x00 \ud800"
    cards = {"C3": {"title": nasty, "unshaded": nasty, "shaded": nasty}}
    root = ET.fromstring(svg(scene(SETUP | {"capabilities": {"C3": nasty}}, cards, {"nicosia": nasty})))
    assert not list(root.iter("b")) and any("<b>&" in (e.text or "") for e in root.iter(f"{SVG}text"))


def test_lines_break_between_words_and_between_japanese_letters() -> None:
    lines = wrap("one two three four five six seven", 100, 20)
    assert " ".join(lines) == "one two three four five six seven" and all(text_width(s, 20) <= 100 for s in lines)
    assert wrap("潜伏セルを配置。", 80, 20) == ["潜伏セル", "を配置。"]
    assert wrap("", 80, 20) == []


def test_what_does_not_fit_is_cut_with_dots_and_whole_in_the_tooltip() -> None:
    assert shorten("short", 200, 20) == "short" and shorten("much too long", 60, 20).endswith("…")
    long = "word " * 600
    picture = scene(SETUP, {"C3": {"title": "AKEL", "unshaded": long, "shaded": long}})
    assert any(s.label.endswith("…") and s.tip == long for s in picture.sprites("text"))
    assert max(s.y for s in picture.sprites("text")) < picture.height
