"""What the board of Greek Civil War shows, and that it is a sound SVG."""

import json
import xml.etree.ElementTree as ET
from itertools import combinations
from typing import Any

import pytest

from smallwars.draw.scene import Rect, Sprite
from smallwars.titles.greek_civil_war.picture import board as greek_civil_war
from smallwars.titles.greek_civil_war.picture.board import KEYS, LEGEND, MARKS, PLACES, SHEET, SIZES
from smallwars.titles.greek_civil_war.picture.board import UNITS as SIDES
from smallwars.titles.greek_civil_war.picture.tracks import INDEX
from tests.draw.measures import SVG, extent, inside, pieces_of, within, words_in
from tests.titles.greek_civil_war.boards import (
    CROWD,
    DRAWING,
    EXTREME,
    FOREIGN,
    PP,
    RANDOM,
    REBELS,
    SETUP,
    SQUARES,
    UNITS,
    WORDS,
    Position,
    changed,
    check_room,
    check_units,
    panels_of,
    scene,
    svg,
    units_in,
)

pytestmark = pytest.mark.interpreted

POSITIONS = pytest.mark.parametrize("position", [SETUP, EXTREME], ids=["setup", "extreme"])


def glyph(word: str) -> tuple[str, str]:
    """The sign and the level of a unit."""
    return f"unit_{word[:-1]}", word[-1]


@POSITIONS
def test_every_unit_is_shown_once_and_on_nothing_else(position: Position) -> None:
    check_units(position)
    check_room(position)


def test_random_positions_are_shown_whole() -> None:
    for position in RANDOM:
        check_units(position)
        ET.fromstring(svg(scene(position)))
    for position in RANDOM[::8]:
        check_room(position)


@pytest.mark.parametrize("name", PLACES)
def test_each_region_is_drawn_with_name_code_points_and_squares(name: str) -> None:
    picture, space = scene(SETUP), SHEET.spaces[name]
    assert len(picture.sprites("area", name)) == 1
    assert space["name"] in words_in(picture)
    assert [s.label for s in picture.sprites("code", name)] == [WORDS[f"{space['kind']}.mark"]]
    assert [s.label for s in picture.sprites("rating", name)] == ["/".join(map(str, PP[name]))]
    squares = [s for number in range(4) for s in picture.sprites("square", f"{name}.{number}")]
    assert len(squares) == SQUARES[name]
    assert all(inside(space["path"], *s.rect.middle) for s in squares)


def test_two_regions_are_urban_and_three_foreign() -> None:
    codes = {s.space: s.label for s in scene(SETUP).sprites("code") if s.space}
    assert [name for name, code in codes.items() if code == "U"] == ["athens", "thessalonika"]
    assert [name for name, code in codes.items() if code == "F"] == FOREIGN


@pytest.mark.parametrize("unit", UNITS)
def test_each_kind_of_unit_stands_in_the_open_and_in_a_square_with_its_level(unit: str) -> None:
    picture = scene(changed("larissa", open={unit: 3}, squares=[None, unit, None]))
    [pile], [single] = picture.sprites(glyph(unit)[0], "larissa"), picture.sprites(glyph(unit)[0], "larissa.1")
    assert (pile.count, single.count) == (3, 1) and pile.label == single.label == unit[-1]
    assert "×3" in {s.label for s in picture.sprites("text", "larissa")}
    assert pile.tip == f"Larissa, Open: {WORDS[unit[:-1]]} level {unit[-1]} × 3"
    assert single.tip == f"Larissa, Infrastructure 2: {WORDS[unit[:-1]]} level {unit[-1]}"
    [square] = picture.sprites("square", "larissa.1")
    assert within(single.rect, square.rect)


def test_the_sides_differ_in_shape_and_the_types_in_their_symbol() -> None:
    frames = {kind: DRAWING.glyphs[f"unit_{kind}"][0].path for kind in SIDES}
    government = {frames[kind] for kind in SIDES if kind not in REBELS}
    assert len(government) == 1 and len({frames[kind] for kind in REBELS} | government) == 2
    for side in ("government", "dse"):
        looks = [DRAWING.glyphs[f"unit_{kind}"] for kind, (owner, _) in SIDES.items() if owner == side]
        assert len(set(looks)) == len(looks)


def test_only_unconventional_units_bear_a_band() -> None:
    banded = {kind for kind, (side, role) in SIDES.items() if role == f"{side}_band"}
    assert banded == {"lok_unconv", "front"}
    assert len(DRAWING.glyphs["unit_lok_unconv"]) == len(DRAWING.glyphs["unit_lok"]) + 1


def test_the_units_of_the_set_up_stand_within_their_region() -> None:
    for sprite in pieces_of(scene(SETUP)):
        if sprite.kind.startswith("unit_"):
            assert inside(SHEET.spaces[sprite.space.split(".")[0]]["path"], *sprite.rect.middle), sprite.space


@pytest.mark.parametrize("name", PLACES)
def test_a_crowd_stays_readable_and_mostly_off_its_neighbours(name: str) -> None:
    crowd = [s for s in scene(changed(name, open=CROWD)).sprites(space=name) if s.kind.startswith("unit_")]
    assert len(crowd) == len(CROWD) and min(s.w for s in crowd) > 0.9 * SIZES[-1]
    others = [space["path"] for other, space in SHEET.spaces.items() if other != name]
    away = [s for s in crowd if not inside(SHEET.spaces[name]["path"], *s.rect.middle)]
    assert len([s for s in away if any(inside(path, *s.rect.middle) for path in others)]) <= 0.4 * len(crowd)


def test_few_units_are_large_and_many_small() -> None:
    few, many = (scene(changed("trikala", open=held)) for held in ({"brigade2": 1, "cadre1": 1}, CROWD))
    sizes = [{s.w for s in picture.sprites("unit_cadre", "trikala")} for picture in (few, many)]
    assert min(sizes[0]) > 1.5 * max(sizes[1])


def test_the_stacks_of_the_sides_stand_apart() -> None:
    picture = scene(changed("ioannina", open=CROWD))
    lines: dict[str, set[float]] = {"government": set(), "dse": set()}
    for sprite in (s for s in picture.sprites(space="ioannina") if s.kind.startswith("unit_")):
        lines[SIDES[sprite.kind.removeprefix("unit_")][0]].add(sprite.y)
    assert max(lines["government"]) < min(lines["dse"])


@pytest.mark.parametrize(("held", "signs", "tint"), [
    ({}, [], "rural"),
    ({"control": "government"}, ["flag"], "rural_government"),
    ({"control": "dse"}, ["pennant"], "rural_dse"),
    ({"terror": True}, ["terror"], "rural"),
    ({"resettled": True}, ["resettled"], "rural"),
    ({"control": "dse", "terror": True, "resettled": True}, ["pennant", "terror", "resettled"], "rural_dse"),
    ({"control": "allies"}, [], "rural"),
])  # fmt: skip
def test_a_region_bears_its_markers_and_the_tint_of_its_control(held: Position, signs: list[str], tint: str) -> None:
    picture = scene(changed("evritania", **held))
    shown = [s for s in picture.sprites(space="evritania") if s.kind in {kind for kind, _ in MARKS.values()}]
    assert [s.kind for s in shown] == signs
    assert [s.role for s in picture.sprites("area", "evritania")] == [tint]


def test_every_tint_is_a_colour_of_the_palette() -> None:
    for name in PLACES:
        for control in ("government", "dse"):
            assert svg(scene(changed(name, control=control)))


def test_a_closed_country_is_barred_and_grey() -> None:
    picture = scene(SETUP | {"closed": ["albania", "bulgaria"]})
    assert {s.space for s in picture.sprites("closed") if s.space} == {"albania", "bulgaria"}
    roles = {s.space: s.role for s in picture.sprites("area") if s.space in FOREIGN}
    assert roles == {"albania": "foreign_closed", "bulgaria": "foreign_closed", "yugoslavia": "foreign"}


def test_a_resettled_region_is_worth_one_and_one() -> None:
    picture = scene(changed("athens", resettled=True))
    assert [s.label for s in picture.sprites("rating", "athens")] == ["1/1"]
    [tip] = [s.tip for s in picture.sprites("area", "athens")]
    assert tip == "Athens: Urban, PP DSE/Government 1/1, printed 1/0, Resettled"


def test_without_facts_no_points_are_shown() -> None:
    picture = greek_civil_war.scene(SETUP, WORDS)
    assert not [s for s in picture.sprites("rating") if s.space] and svg(picture)


def test_arrows_cross_the_water_and_lines_lead_to_the_cities() -> None:
    picture = scene(SETUP)
    roles = [s.role for s in picture.sprites("area")]
    assert (roles.count("route"), roles.count("route_head"), roles.count("leader")) == (4, 4, 2)
    assert all(s.path.count("M") == 2 for s in picture.sprites("area") if s.role == "route_head")
    assert [s.space for s in picture.sprites("pin")] == ["athens", "thessalonika"]


@pytest.mark.parametrize("turn", [1, 12, 30])
def test_the_turn_track_has_one_marker(turn: int) -> None:
    picture = scene(SETUP | {"turn": turn})
    cells = {s.space: s.role for s in picture.sprites("box") if s.space.startswith("turn.")}
    assert list(cells) == [f"turn.{number}" for number in range(1, 31)]
    assert [space for space, role in cells.items() if role == "cell_now"] == [f"turn.{turn}"]
    assert [s.label for s in picture.sprites("marker")] == [str(turn)]


@pytest.mark.parametrize(("view", "facts", "shown"), [
    ({"end_turn": 15}, {}, "turn.15"), ({}, {"end_turn": 20}, "turn.20"), ({"end_turn": 5}, {"end_turn": 20}, "turn.5"),
])  # fmt: skip
def test_the_agreed_end_is_marked(view: Position, facts: dict[str, Any], shown: str) -> None:
    picture = scene(SETUP | view, **facts)
    [mark], [cell] = picture.sprites("box", "end_turn"), picture.sprites("box", shown)
    assert mark.rect == cell.rect and f"agreed end: turn {shown[5:]}" in words_in(picture)
    assert not scene(SETUP).sprites(space="end_turn")


@pytest.mark.parametrize(("government", "dse"), [(0, 0), (0, 99), (99, 0), (99, 99), (60, 50), (-7, 120)])
def test_both_indices_stand_on_one_scale(government: int, dse: int) -> None:
    picture = scene(SETUP | {"political_index": {"government": government, "dse": dse}})
    [upper], [lower] = picture.sprites("point_down", "index.government"), picture.sprites("point_up", "index.dse")
    assert (upper.label, lower.label) == (str(government), str(dse)) and not upper.rect.meets(lower.rect)
    assert within(upper.rect, INDEX) and within(lower.rect, INDEX)
    figures = [extent(s) for side in ("government", "dse") for s in picture.sprites("text", f"index.{side}")]
    assert not any(marker.rect.inset(1).meets(figure.inset(6)) for marker in (upper, lower) for figure in figures)


def test_a_higher_index_stands_further_right() -> None:
    places = [scene(SETUP | {"political_index": {"dse": number}}).sprites("point_up")[0].x for number in range(100)]
    assert places == sorted(places) and len(set(places)) == 100


@pytest.mark.parametrize("doctrine", ["tight", "area", "aggressive", None])
def test_the_doctrine_in_force_is_marked_with_limit_and_turns_left(doctrine: str | None) -> None:
    picture = scene(SETUP | {"doctrine": doctrine, "limit": 20, "duration": 6})
    now = [s.space for s in picture.sprites("box") if s.space.startswith("doctrine.") and s.role == "cell_now"]
    assert now == ([f"doctrine.{doctrine}"] if doctrine else [])
    figures = [s.label for name in ("limit", "duration") for s in picture.sprites("text", name)]
    assert figures == (["20", "6"] if doctrine else ["–", "–"])
    assert f"Mobilization limit {figures[0]}. Turns left {figures[1]}." in picture.description


def test_the_boxes_show_first_player_airstrikes_aid_and_score() -> None:
    empty, full = scene(SETUP), scene(EXTREME)
    assert [picture.count("airstrike", "airstrikes") for picture in (empty, full)] == [0, 4]
    assert [picture.count("aid", "american_aid") for picture in (empty, full)] == [0, 1]
    assert [picture.sprites("text", "stalin_figure")[0].label for picture in (empty, full)] == ["0", "61"]
    assert not empty.sprites(space="stalin_bar") and full.sprites(space="stalin_bar")
    assert "First Player: Government" in {s.tip for s in full.sprites("flag")}
    assert "First Player: DSE" in {s.tip for s in scene(SETUP | {"first": "dse"}).sprites("pennant")}


@POSITIONS
def test_panels_do_not_overlap_and_hold_their_type(position: Position) -> None:
    picture = scene(position)
    panels = panels_of(picture)
    assert not [pair for pair in combinations(panels, 2) if pair[0].meets(pair[1])]
    beside = [s for layer in picture.layers if layer.name in ("tracks", "boxes") for s in layer.sprites]
    for sprite in beside:
        rect = extent(sprite) if sprite.kind == "text" else sprite.rect
        assert any(within(rect, panel) for panel in panels), sprite
    for text in (s for s in picture.sprites("text") if not s.angle):
        assert within(extent(text), Rect(0, 0, picture.width, picture.height)), text.label


def test_the_legend_names_every_unit_and_marker_within_its_panel() -> None:
    [names] = [layer for layer in scene(SETUP).layers if layer.name == "names"]
    lines = [s for s in names.sprites if s.kind == "text" and s.size == 19]
    assert {WORDS[key] for key in (*SIDES, *MARKS, "urban", "rural", "foreign", "square", "pp")} == {
        s.label for s in lines
    }
    rooms = [extent(s) for s in lines]
    assert all(within(room, LEGEND) for room in rooms)
    assert not [pair for pair in combinations(rooms, 2) if pair[0].meets(pair[1])]
    signs = [s.rect for s in names.sprites if s.kind != "text" and not s.space]
    assert not [sign for sign in signs if any(sign.meets(room) for room in rooms)]


@pytest.mark.parametrize("odd", [
    {}, {"regions": {"atlantis": {"open": {"division1": 3}}}}, {"regions": None}, {"first": "nobody"},
    {"regions": {"larissa": {"open": {"navy1": 3, "division": 2, "": 1, "cadre1": 0, "front0": None}}}},
    {"regions": {"larissa": {"squares": ["navy1", "police9", None, "police1", "police1"], "control": "allies"}}},
    {"regions": {"larissa": {"open": None, "squares": None}, "evros": None}},
    {"regions": {"albania": {"squares": ["police1"]}}},
    {"doctrine": "naval"}, {"turn": 0}, {"turn": 31, "end_turn": 99}, {"turn": None}, {"political_index": None},
    {"political_index": {"allies": 3}}, {"airstrikes": -1}, {"airstrikes": 40}, {"stalin_score": -5},
    {"closed": ["atlantis"]}, {"closed": None}, {"limit": None, "duration": None}, {"weather": "fine"},
])  # fmt: skip
def test_what_a_view_lacks_or_the_board_does_not_know_is_left_out(odd: Position) -> None:
    for view in (odd, SETUP | odd):
        ET.fromstring(svg(scene(view)))
    assert "unit_navy" not in svg(scene(SETUP | odd))


def test_a_level_that_no_counter_has_is_still_told() -> None:
    picture = scene(changed("larissa", squares=["police9"]))
    assert units_in(picture, "larissa.0") == {"police9": 1}


def test_every_word_that_the_board_asks_for_is_used() -> None:
    assert set(KEYS) == set(SHEET.naming(WORDS)) - set(SHEET.spaces)
    marked = {key: f"<{key}>" for key in KEYS}
    pictures = [scene(held, marked) for held in (SETUP, EXTREME, *RANDOM[:9])]
    shown = " ".join(f"{s.label} {s.tip}" for picture in pictures for s in picture.sprites())
    assert [key for key, word in marked.items() if word not in shown] == []


@POSITIONS
def test_the_svg_is_sound_and_has_title_description_and_tooltips(position: Position) -> None:
    root = ET.fromstring(svg(scene(position)))
    assert root[0].tag == f"{SVG}title" and root[1].tag == f"{SVG}desc"
    assert any((title.text or "").startswith("Larissa: Rural, PP") for title in root.iter(f"{SVG}title"))
    outside = {"image", "use", "script", "style", "foreignObject"}
    assert not outside & {element.tag.removeprefix(SVG) for element in root.iter()}


def test_the_description_tells_tracks_units_and_markers() -> None:
    told = scene(changed("florina", control="dse")).description
    assert "Game Turn 1. Government: Political Index 60. DSE: Political Index 50." in told
    assert "Government Doctrine: Area Defense. Mobilization limit 15." in told
    assert "Florina: Guerrilla band level 1 × 2, Cadre level 1, Infrastructure: Front level 0, DSE control." in told


def test_text_is_escaped_and_a_region_may_have_another_name() -> None:
    nasty = "<b>&\"' ]]> \x00 \ud800"
    root = ET.fromstring(svg(scene(SETUP, {"larissa": nasty, "doctrine": nasty})))
    assert not list(root.iter("b")) and any("<b>&" in (e.text or "") for e in root.iter(f"{SVG}text"))


def test_a_scene_is_plain_data() -> None:
    data = scene(EXTREME).data()
    assert json.loads(json.dumps(data)) == data


def test_long_words_are_cut_and_whole_in_the_tooltip() -> None:
    long = "Defence of every single village"
    shown = [s for s in scene(SETUP, {"doctrine.tight": long, "limit": long}).sprites("text") if s.label.endswith("…")]
    assert [s.tip.startswith(long) for s in shown] == [True, True]
    assert all(isinstance(s, Sprite) and s.label != long for s in shown)
