"""What the picture of a position shows on either board, and that it is a sound SVG."""

import json
import xml.etree.ElementTree as ET
from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from smallwars.draw import svg
from smallwars.draw.chart import NAME_TYPE, load
from smallwars.draw.drawing import Drawing
from smallwars.draw.glyphs import GENERAL
from smallwars.draw.layout import shorten
from smallwars.draw.scene import Sprite
from tests.draw.measures import SVG, extent, inside, pieces_of, words_in
from tests.titles.british_way.boards import CARDS, CYPRUS, KENYA, Board, Position

BOARDS = [CYPRUS, KENYA]
NAMES = ["cyprus", "kenya"]

pytestmark = [pytest.mark.interpreted, pytest.mark.parametrize("board", BOARDS, ids=NAMES)]


@pytest.fixture(params=["setup", "extreme"])
def position(request: pytest.FixtureRequest, board: Board) -> Position:
    held: Position = getattr(board, request.param)
    return held


def drawing_of(board: Board) -> Drawing:
    return GENERAL.extended(board.drawing)


def drawn(board: Board, position: Position) -> ET.Element:
    text = svg(board.scene(position, CARDS), drawing_of(board))
    assert text.startswith("<svg")
    return ET.fromstring(text)


def check_counts(board: Board, position: Position) -> None:
    picture = board.scene(position)
    for space in board.sheet.trays:
        held = position["spaces"].get(space, {})
        for kind in board.sheet.roles:
            assert picture.count(kind, space) == held.get(kind, 0), (space, kind)
    for box, kinds in board.off_map.items():
        held = board.outside(position, box)
        assert {kind: picture.count(shown, box) for kind, shown in kinds.items()} == {
            kind: held.get(kind, 0) for kind in kinds
        }


def check_room(board: Board, position: Position) -> None:
    """No piece lies on another piece, nor on a panel or its space's name, nor outside the picture."""
    picture = board.scene(position)
    pieces = [s.rect.inset(2) for s in pieces_of(picture)]
    panels = [s.rect for s in picture.sprites("box") if s.role == "panel"]
    names = [extent(s).inset(3) for s in picture.sprites("text") if s.size == NAME_TYPE and s.space and not s.angle]
    badges = [s.rect.inset(2) for kind in ("value", "struck", "reduced") for s in picture.sprites(kind)]
    for one, other in combinations(pieces, 2):
        assert not one.meets(other)
    for piece in pieces:
        assert not [thing for thing in [*panels, *names, *badges] if thing.meets(piece)]
    for rect in (s.rect for s in picture.sprites()):
        assert 0 <= rect.x <= rect.x + rect.w <= picture.width and 0 <= rect.y <= rect.y + rect.h <= picture.height


def test_every_piece_is_shown_once(board: Board, position: Position) -> None:
    check_counts(board, position)
    check_room(board, position)


def test_random_positions_are_shown_whole(board: Board) -> None:
    for position in board.random:
        check_counts(board, position)
    for position in board.random[::10]:
        check_room(board, position)


def test_panels_do_not_overlap_and_hold_their_pieces(board: Board, position: Position) -> None:
    picture = board.scene(position, CARDS)
    panels = [s for s in picture.sprites("box") if s.role == "panel"]
    assert not [pair for pair in combinations([s.rect for s in panels], 2) if pair[0].meets(pair[1])]
    for panel in panels:
        held = [s.rect for s in picture.sprites(space=panel.space) if panel.space and s.count]
        room = panel.rect
        assert all(room.x <= r.x and r.x + r.w <= room.x + room.w for r in held), panel.space
        assert all(room.y <= r.y and r.y + r.h <= room.y + room.h for r in held), panel.space


def test_no_line_of_type_runs_out_of_the_picture(board: Board, position: Position) -> None:
    picture = board.scene(position, CARDS)
    for text in (s for s in picture.sprites("text") if not s.angle):
        room = extent(text)
        assert room.x >= 0 and room.x + room.w <= picture.width and room.y + room.h <= picture.height, text.label


def test_each_space_is_drawn_with_its_name(board: Board) -> None:
    picture = board.scene(board.setup)
    spaces = load(board.sheet.map)["spaces"]
    assert {s.space for s in picture.sprites("area") if s.space} == set(spaces) == set(board.sheet.trays)
    assert all(any(label.startswith(space["name"]) for label in words_in(picture)) for space in spaces.values())


def test_pieces_of_the_set_up_stand_within_their_space(board: Board) -> None:
    spaces = board.sheet.spaces
    for sprite in (s for s in board.scene(board.setup).sprites() if s.space in board.sheet.trays and s.count):
        if sprite.kind in board.sheet.roles:
            assert inside(spaces[sprite.space]["path"], *sprite.rect.middle), sprite.space


def test_few_pieces_are_shown_one_by_one_and_many_with_their_number(board: Board) -> None:
    capital = "nicosia" if board is CYPRUS else "embu"
    picture = board.scene(board.setup | {"spaces": {capital: {"troops": 3, "police": 6}}})
    assert [s.count for s in picture.sprites("troops", capital)] == [1, 1, 1]
    assert [s.count for s in picture.sprites("police", capital)] == [6]
    assert "×6" in words_in(picture)


def test_active_pieces_bear_a_mark_and_underground_pieces_none(board: Board) -> None:
    assert any(shape.role == "mark" for shape in drawing_of(board).glyphs["active"])
    assert not any(shape.role == "mark" for shape in drawing_of(board).glyphs["underground"])
    space, role = next(iter(board.sheet.trays)), f"sw-role-{board.rebels}"
    root = drawn(board, board.setup | {"spaces": {space: {"active": 2, "underground": 1}}})
    cells = [g for g in root.iter(f"{SVG}g") if g.get("data-space") == space and g.get("data-count")]
    assert Counter(g.get("class") for g in cells) == {f"sw-underground {role}": 1, f"sw-active {role}": 2}
    white = {
        g.get("class"): sum(p.get("fill") == drawing_of(board).paints["mark"].fill for p in g.iter(f"{SVG}path"))
        for g in cells
    }
    assert white == {f"sw-underground {role}": 0, f"sw-active {role}": 1}


@pytest.mark.parametrize(("boxes", "places"), [
    ({}, {"first": "rebels", "second": "british"}),
    ({"op": "rebels"}, {"op": "rebels", "second": "british"}),
    ({"limited": "british", "op": "rebels"}, {"limited": "british", "op": "rebels"}),
])  # fmt: skip
def test_a_cylinder_waits_in_its_eligible_box_until_it_is_set(
    board: Board, boxes: dict[str, str], places: dict[str, str]
) -> None:
    named = {"rebels": board.rebels, "british": "british"}
    held = {box: named[who] for box, who in boxes.items()}
    cylinders = board.scene(board.setup | {"boxes": held}).sprites("cylinder")
    assert {s.space: s.role for s in cylinders} == {box: named[who] for box, who in places.items()}


def test_the_card_is_shown_with_its_texts_or_by_its_id_alone(board: Board) -> None:
    assert {"C3 · AKEL", "A patrol.", "A speech."} <= words_in(board.scene(board.setup, CARDS))
    assert "C3" in words_in(board.scene(board.setup))
    assert board.words["no_card"] in words_in(board.scene(board.setup | {"card": None}, CARDS))


def test_capabilities_are_shown_with_title_and_side(board: Board) -> None:
    picture = board.scene(board.setup | {"capabilities": {"C3": "shaded", "C9": "unshaded"}}, CARDS)
    assert {"C3 · AKEL", "C9"} <= words_in(picture)
    assert [s.role for s in picture.sprites("side")] == ["shaded", "unshaded"]


def test_the_order_of_the_deck_is_never_in_the_picture(board: Board) -> None:
    picture = board.scene(board.setup | {"deck": ["HIDDEN1", "HIDDEN2", "HIDDEN3"]}, CARDS)
    assert "HIDDEN" not in svg(picture, drawing_of(board)) and "HIDDEN" not in picture.json()
    assert picture.sprites("text", "deck")[0].label == "3"


@pytest.mark.parametrize(("known", "shown"), [({"deck_size": 17}, "17"), ({}, "?"), ({"deck": ["?"] * 4}, "4")])
def test_a_view_may_tell_the_size_of_the_deck_or_nothing(board: Board, known: Position, shown: str) -> None:
    view = {key: value for key, value in board.setup.items() if key != "deck"} | known
    assert board.scene(view).sprites("text", "deck")[0].label == shown


@pytest.mark.parametrize("odd", [
    {}, {"spaces": {"atlantis": {"troops": 3}}}, {"first": "nobody", "boxes": {"op": "nobody", "moon": "british"}},
    {"card": "X99", "capabilities": {"X99": "sideways"}}, {"political_will": 99}, {"political_will": -1},
])  # fmt: skip
def test_what_a_view_lacks_or_the_board_does_not_know_is_left_out(board: Board, odd: Position) -> None:
    ET.fromstring(svg(board.scene(odd, CARDS), drawing_of(board)))
    drawn(board, board.setup | odd)


def test_a_scene_is_plain_data(board: Board) -> None:
    data = board.scene(board.extreme, CARDS).data()
    assert json.loads(json.dumps(data)) == data
    assert Sprite("text", 1, 2, label="x").data() == {"kind": "text", "x": 1, "y": 2, "label": "x"}


def test_every_word_that_the_board_asks_for_is_used(board: Board) -> None:
    marked = {key: f"<{key}>" for key in board.module.KEYS}
    pictures = [board.scene(held, CARDS, marked) for held in (board.setup, board.extreme, *board.random[:9])]
    shown = " ".join(f"{s.label} {s.tip}" for picture in pictures for s in picture.sprites())
    assert [key for key, word in marked.items() if word not in shown] == []


def test_the_svg_is_sound_and_has_title_description_and_tooltips(board: Board, position: Position) -> None:
    root = drawn(board, position)
    assert root[0].tag == f"{SVG}title" and root[1].tag == f"{SVG}desc"
    space, tip = {
        "cyprus": ("Nicosia", "Nicosia: Town, value 2"),
        "kenya": ("Nairobi", "Nairobi: City, Population"),
    }[board.sheet.map.parent.name]
    assert f"{space}: Troops" in (root[1].text or "")
    assert any((title.text or "").startswith(tip) for title in root.iter(f"{SVG}title"))
    outside = {"image", "use", "script", "style", "foreignObject"}
    assert not outside & {element.tag.removeprefix(SVG) for element in root.iter()}


def test_the_svg_of_random_positions_is_sound(board: Board) -> None:
    for position in board.random:
        drawn(board, position)


def test_text_is_escaped(board: Board) -> None:
    nasty = "<b>&\"' ]]> \x00 \ud800"
    cards = {"C3": {"title": nasty, "unshaded": nasty, "shaded": nasty}}
    words = {next(iter(board.sheet.trays)): nasty}
    root = ET.fromstring(
        svg(board.scene(board.setup | {"capabilities": {"C3": nasty}}, cards, words), drawing_of(board))
    )
    assert not list(root.iter("b")) and any("<b>&" in (e.text or "") for e in root.iter(f"{SVG}text"))


def test_what_does_not_fit_is_cut_with_dots_and_whole_in_the_tooltip(board: Board) -> None:
    assert shorten("short", 200, 20) == "short" and shorten("much too long", 60, 20).endswith("…")
    long = "word " * 600
    cards: Any = {"C3": {"title": "AKEL", "unshaded": long, "shaded": long}}
    picture = board.scene(board.setup, cards)
    assert any(s.label.endswith("…") and s.tip == long for s in picture.sprites("text"))
    assert max(s.y for s in picture.sprites("text")) < picture.height
