"""What the board of Operation Attila shows, and that it is a sound SVG."""

import json
import xml.etree.ElementTree as ET
from itertools import combinations
from typing import Any

import pytest

from smallwars.draw.scene import Rect, Scene, Sprite
from smallwars.titles.brief_border_wars.attila.picture import board as attila
from smallwars.titles.brief_border_wars.attila.picture.areas import BASE_NAME, BASES, CROWD, LOOSE, NAME, PLACES, SHEET
from smallwars.titles.brief_border_wars.attila.picture.board import KEYS, LEGEND
from smallwars.titles.brief_border_wars.attila.picture.boxes import BANDS, BOXES, HANDS, NOTED, VICTORY
from smallwars.titles.brief_border_wars.attila.picture.units import HEIGHTS, OUT_OF_SUPPLY, SIDES, TYPES
from tests.draw.measures import SVG, extent, inside, pieces_of, within, words_in
from tests.titles.attila.boards import (
    AREAS,
    DRAWING,
    FACTS,
    FULL,
    INLAND,
    PLAY,
    RANDOM,
    SETUP,
    TERRAIN,
    UNITS,
    VP,
    WORDS,
    Position,
    boxed,
    crowded,
    hidden,
    scene,
    svg,
)

pytestmark = pytest.mark.interpreted

POSITIONS = pytest.mark.parametrize(
    "position", [SETUP, PLAY, FULL, crowded("nicosia_city")], ids=["setup", "play", "full", "crowded"]
)
FORCES = {f"{side}_{type}{state}" for side in SIDES for type in TYPES for state in ("", "_disrupted")}
PAPER = Rect(0, 0, SHEET.width, SHEET.height)


def forces(picture: Scene, space: str) -> list[Sprite]:
    """The units that a picture shows in an area or a box."""
    return [s for s in picture.sprites(space=space) if s.kind in FORCES]


def look(unit: str, disrupted: list[str]) -> tuple[str, str]:
    """The sign and the name of a unit."""
    known, state = UNITS[unit], "_disrupted" if unit in disrupted else ""
    return f"{known['side']}_{known['type']}{state}", known["name"]


def places_of(position: Position) -> dict[str, list[str]]:
    """The units in every area and box of a position."""
    boxes = {f"{name}.{side}": units for name in ("rear", "damaged") for side, units in position[name].items()}
    return {**position["areas"], **boxes, "transit": position["transit"]}


def panels_of(picture: Scene) -> list[Sprite]:
    return [s for s in picture.sprites("box") if s.role == "panel"]


def plates_of(picture: Scene) -> list[Rect]:
    """The room of names and badges on the map."""
    [names] = [layer for layer in picture.layers if layer.name == "names"]
    spaces = [s for s in names.sprites if s.space in SHEET.spaces]
    texts = [extent(s).inset(3) for s in spaces if s.kind == "text"]
    return texts + [s.rect.inset(1) for s in spaces if s.kind != "text"]


def check_units(position: Position) -> None:
    """Every unit stands in its place with its side, type, state, name and Combat Value, and nowhere else."""
    picture, places = scene(position), places_of(position)
    for space in (*PLACES, *BOXES):
        shown, held = forces(picture, space), places.get(space, [])
        assert sorted((s.kind, s.label) for s in shown) == sorted(look(u, position["disrupted"]) for u in held), space
        values = [s.label for s in picture.sprites("text", space) if s.role in ("turkish_solid", "cypriot_solid")]
        assert sorted(values) == sorted(str(UNITS[unit]["cv"]) for unit in held), space
    assert sum(s.count for s in picture.sprites() if s.kind in FORCES) == sum(map(len, places.values()))


def check_room(position: Position) -> None:
    """No counter lies on another, nor on a name, badge or panel of others, nor outside the picture."""
    picture = scene(position)
    spaces = {*PLACES, *BOXES}
    counters = [s for s in picture.sprites() if s.space in spaces and (s.kind in FORCES or s.kind == "beachhead")]
    stacks = [s for s in pieces_of(picture) if s.kind.endswith("_stack")]
    rects = [s.rect.inset(0.5) for s in (*counters, *stacks)]
    assert not [pair for pair in combinations([*rects, *plates_of(picture)], 2) if pair[0].meets(pair[1])]
    assert all(within(rect, PAPER) for rect in [*rects, *plates_of(picture)])
    for panel in panels_of(picture):
        own = panel.space.removeprefix("crowd.")
        for counter in (*counters, *stacks):
            at_home = counter.space == own and counter.kind in FORCES
            assert within(counter.rect, panel.rect) if at_home else not panel.rect.meets(counter.rect)


@POSITIONS
def test_every_unit_is_shown_once_and_on_nothing_else(position: Position) -> None:
    check_units(position)
    check_room(position)


def test_random_positions_are_shown_whole() -> None:
    for position in RANDOM:
        check_units(position)
        ET.fromstring(svg(scene(position)))
    for position in RANDOM[::3]:
        check_room(position)


def test_the_rooms_of_areas_lie_apart_from_each_other_from_names_and_from_panels() -> None:
    picture = scene(crowded("dhali"))
    rooms = [place.room for place in PLACES.values()]
    kept = [*plates_of(picture), *(panel.rect for panel in panels_of(picture))]
    assert not [pair for pair in combinations(rooms, 2) if pair[0].meets(pair[1])]
    assert not [(room, thing) for room in rooms for thing in kept if room.meets(thing)]
    assert all(within(room, PAPER) for room in rooms)


@pytest.mark.parametrize("area", PLACES)
def test_each_area_is_drawn_with_its_name_points_and_symbols(area: str) -> None:
    picture = scene(SETUP)
    assert len(picture.sprites("area", area)) == 1
    assert SHEET.spaces[area]["name"] in words_in(picture)
    badges = [s for kind in ("vp", "vp_turkish") for s in picture.sprites(kind, area)]
    assert [s.label for s in badges] == [str(VP[area])]
    terrain = {kind for kind in TERRAIN if picture.sprites(f"terrain_{kind}", area)}
    assert terrain == {kind for kind, areas in TERRAIN.items() if area in areas}
    assert bool(picture.sprites("coastal", area)) == (area not in INLAND)
    assert bool(picture.sprites("airport", area)) == (area == "strovolos")


def test_a_symbol_that_is_printed_twice_is_shown_twice() -> None:
    facts = FACTS | {"areas": AREAS | {"troodos": AREAS["troodos"] | {"terrain": {"mountain": 2, "woods": 1}}}}
    picture = attila.scene(SETUP, WORDS, facts)
    assert [len(picture.sprites(f"terrain_{kind}", "troodos")) for kind in TERRAIN] == [2, 1, 0]


@pytest.mark.parametrize(("terrain", "tint"), [
    ({}, "open"), ({"woods": 2}, "woods"), ({"woods": 1, "mountain": 1}, "heights"),
    ({"mountain": 1, "urban": 1}, "urban"),
])  # fmt: skip
def test_the_colour_of_an_area_goes_by_its_terrain(terrain: dict[str, int], tint: str) -> None:
    facts = FACTS | {"areas": AREAS | {"paphos": AREAS["paphos"] | {"terrain": terrain}}}
    [area] = attila.scene(SETUP, WORDS, facts).sprites("area", "paphos")
    assert area.role == tint


def test_the_bases_are_named_and_have_no_points() -> None:
    picture = scene(SETUP)
    for base in BASES:
        [area], [name] = picture.sprites("area", base), picture.sprites("text", base)
        assert area.role == "sba" and (name.label, name.size) == (SHEET.spaces[base]["name"], BASE_NAME)
        assert area.tip == f"{name.label}: British base, closed to all units"
        assert not picture.sprites("vp", base)


@pytest.mark.parametrize("unit", UNITS)
@pytest.mark.parametrize("disrupted", [False, True])
def test_each_unit_has_its_counter(unit: str, disrupted: bool) -> None:
    position = SETUP | {"areas": {"larnaca": [unit]}, "disrupted": [unit] * disrupted}
    picture, known = scene(position), UNITS[unit]
    [counter] = forces(picture, "larnaca")
    assert (counter.kind, counter.label) == look(unit, position["disrupted"])
    assert inside(SHEET.spaces["larnaca"]["path"], *counter.rect.middle)
    state = " Disrupted" if disrupted else ""
    type, side = WORDS[f"type.{known['type']}"], WORDS[known["side"]]
    assert counter.tip == f"Larnaca: {known['name']} ({side}, {type}, CV {known['cv']}){state}"
    texts = [s for s in picture.sprites("text", "larnaca") if s.role == f"{known['side']}_solid"]
    assert [s.label for s in texts] == [str(known["cv"])] and within(extent(texts[0]).inset(2), counter.rect)


def test_sides_differ_in_colour_types_in_symbol_and_disrupted_units_are_torn() -> None:
    assert (DRAWING.paints["turkish"].fill, DRAWING.paints["turkish"].type) == ("#c4161c", "#ffffff")
    assert (
        DRAWING.paints["cypriot"].fill == "#ffffff"
        and DRAWING.paints["cypriot"].type == DRAWING.paints["cypriot_solid"].fill
    )
    for side in SIDES:
        looks = [DRAWING.glyphs[f"{side}_{type}"] for type in TYPES]
        assert len(set(looks)) == len(TYPES)
    for kind in FORCES - {kind for kind in FORCES if kind.endswith("_disrupted")}:
        torn = [shape for shape in DRAWING.glyphs[f"{kind}_disrupted"] if shape not in DRAWING.glyphs[kind]]
        assert [shape.role for shape in torn] == ["torn"]


def test_only_mechanized_types_are_highlighted() -> None:
    lit = {type for type in TYPES if any(shape.role == "turkish_mech" for shape in DRAWING.glyphs[f"turkish_{type}"])}
    assert lit == {"armor", "mechanized"}


@pytest.mark.parametrize("position", [SETUP, PLAY], ids=["setup", "play"])
def test_the_units_of_an_ordinary_position_stand_within_their_area(position: Position) -> None:
    for area, units in position["areas"].items():
        shown = forces(scene(position), area)
        outside = [s for s in shown if not inside(SHEET.spaces[area]["path"], *s.rect.middle)]
        assert len(outside) <= len(units) / 3, area
        assert min(s.h for s in shown) > 0.6 * LOOSE[0]


@pytest.mark.parametrize("area", PLACES)
@pytest.mark.parametrize("count", [6, 9, 12])
def test_many_units_stay_readable_in_or_beside_their_area(area: str, count: int) -> None:
    units = [*UNITS][10 : 10 + count]
    position = SETUP | {"areas": {area: units}, "disrupted": units[::2], "beachhead": area}
    check_room(position)
    assert min(s.h for s in forces(scene(position), area)) > 0.95 * LOOSE[-1] * (1 - 2 / 44)


@pytest.mark.parametrize("area", PLACES)
def test_a_crowd_lies_beside_the_map_and_its_area_tells_how_many(area: str) -> None:
    position = crowded(area)
    check_room(position)
    picture = scene(position)
    [panel], [line] = picture.sprites("box", f"crowd.{area}"), picture.sprites("area", f"crowd.{area}")
    assert all(within(s.rect, panel.rect) for s in forces(picture, area)) and within(panel.rect, CROWD)
    assert min(s.h for s in forces(picture, area)) > 30 and line.role == "leader"
    stacks = [s for s in picture.sprites(space=area) if s.kind.endswith("_stack")]
    assert [(s.kind, s.label, s.count) for s in stacks] == [("turkish_stack", "×20", 0), ("cypriot_stack", "×16", 0)]
    under = [name for s in stacks for name, there in SHEET.spaces.items() if inside(there["path"], *s.rect.middle)]
    assert set(under) <= {area}
    assert len(picture.sprites("beachhead", area)) == 1


def test_several_crowds_share_the_room_beside_the_map() -> None:
    names = [*UNITS]
    position = SETUP | {"areas": {"kythreia": names[:14], "nicosia_city": [], "peristerona": names[14:]}}
    position |= {"rear": {}, "transit": [], "damaged": {}}
    check_units(position)
    check_room(position)
    crowds = [s.space for s in scene(position).sprites("box") if s.space.startswith("crowd.")]
    assert crowds == ["crowd.kythreia", "crowd.peristerona"]


def test_without_a_crowd_there_is_no_room_for_one() -> None:
    assert not [s for position in (SETUP, PLAY) for s in scene(position).sprites() if s.space.startswith("crowd.")]


def test_few_units_are_large_and_many_small_and_the_sides_stand_apart() -> None:
    sizes = []
    for units in (["1a_ng"], ["1a_ng", "1b_ng", "2_ng", "5_ng", "tmt_1", "tmt_2", "trk", "slf"]):
        shown = forces(scene(SETUP | {"areas": {"athienou": units}}), "athienou")
        sizes.append(shown[0].h)
    assert sizes[0] > 1.2 * sizes[1]
    lines = {side: {s.y for s in shown if s.role == side} for side in SIDES}
    assert max(lines["turkish"]) < min(lines["cypriot"])


@pytest.mark.parametrize("box", BOXES)
def test_a_box_holds_all_units_of_its_side(box: str) -> None:
    position = boxed(box)
    check_units(position)
    check_room(position)
    assert min(s.h for s in forces(scene(position), box)) > 0.9 * HEIGHTS[HEIGHTS.index(30)]


@pytest.mark.parametrize(("units", "disrupted", "scored"), [
    (["tmt_1"], [], True),
    (["tmt_1", "1a_ng"], [], False),
    (["tmt_1", "1a_ng"], ["1a_ng"], True),
    (["tmt_1"], ["tmt_1"], False),
    (["taf_1"], [], False),
    (["tmt_1", "haf_1"], [], True),
    (["1a_ng"], [], False),
    ([], [], False),
])  # fmt: skip
def test_an_area_that_turkey_scores_is_tinted(units: list[str], disrupted: list[str], scored: bool) -> None:
    picture = scene(SETUP | {"areas": {"kyrenia": units}, "disrupted": disrupted})
    [area] = picture.sprites("area", "kyrenia")
    assert area.role == ("heights_turkish" if scored else "heights")
    assert bool(picture.sprites("vp_turkish", "kyrenia")) == scored
    assert area.tip.endswith(", scored by Turkey now") == scored


@pytest.mark.parametrize("position", [SETUP, PLAY], ids=["setup", "play"])
def test_the_tinted_areas_add_up_to_the_victory_points(position: Position) -> None:
    points = [int(s.label) for s in scene(position).sprites("vp_turkish") if s.space]
    assert sum(points) == position["victory_points"]


def test_every_tint_is_a_colour_of_the_palette() -> None:
    assert svg(scene(SETUP | {"areas": {area: ["trk"] for area in VP}}))


@pytest.mark.parametrize("position", [PLAY, crowded("dhali")], ids=["play", "crowded"])
def test_units_out_of_supply_bear_a_sign_and_say_so(position: Position) -> None:
    cut_off = ["trk", "39_div", "abn"]
    picture = scene(position | {"out_of_supply": cut_off})
    signs = [s for s in picture.sprites(OUT_OF_SUPPLY) if s.space]
    assert sorted(s.tip.partition(": ")[2].partition(" ")[0] for s in signs) == sorted(
        UNITS[u]["name"] for u in cut_off
    )
    for sign in signs:
        assert sign.tip.endswith("out of supply")
        [own] = [s for s in forces(picture, sign.space) if s.tip == sign.tip]
        assert within(sign.rect, own.rect)
    assert not [s for s in scene(position).sprites(OUT_OF_SUPPLY) if s.space]


def test_a_unit_may_be_disrupted_and_out_of_supply() -> None:
    told = scene(PLAY | {"disrupted": ["trk"], "out_of_supply": ["trk"]}).description
    assert "TRK (Turkish, Infantry, CV 2) Disrupted, out of supply" in told


@pytest.mark.parametrize("area", [*PLACES, None])
def test_the_beachhead_lies_in_its_area(area: str | None) -> None:
    picture = scene(SETUP | {"beachhead": area})
    shown = [s for s in picture.sprites("beachhead") if s.space]
    assert [(s.space, s.label) for s in shown] == ([(area, "Beachhead")] if area else [])


@pytest.mark.parametrize("turn", range(1, 8))
def test_the_turn_track_has_one_marker(turn: int) -> None:
    picture = scene(SETUP | {"turn": turn})
    cells = {s.space: s.role for s in picture.sprites("box") if s.space.startswith("turn.")}
    assert list(cells) == [f"turn.{number}" for number in range(1, 8)]
    assert [space for space, role in cells.items() if role == "cell_now"] == [f"turn.{turn}"]


@pytest.mark.parametrize("last", [6, 7])
def test_the_last_turn_is_marked(last: int) -> None:
    picture = scene(SETUP | {"last_turn": last})
    [mark], [cell] = picture.sprites("box", "last_turn"), picture.sprites("box", f"turn.{last}")
    assert mark.rect == cell.rect and f"last turn: {last}" in words_in(picture)


@pytest.mark.parametrize("phase", ["selection", "play", "final", None])
def test_the_phase_is_marked(phase: str | None) -> None:
    cells = [s for s in scene(SETUP | {"phase": phase}).sprites("box") if s.space.startswith("phase.")]
    assert len(cells) == 3
    assert [s.space for s in cells if s.role == "cell_now"] == ([f"phase.{phase}"] if phase else [])


@pytest.mark.parametrize("key", ["active", "first"])
@pytest.mark.parametrize("side", [*SIDES, None])
def test_the_player_to_play_and_the_first_are_shown(key: str, side: str | None) -> None:
    flags = scene(SETUP | {key: side}).sprites("flag", key)
    assert [(s.role, s.tip) for s in flags] == ([(side, f"{WORDS[key]}: {WORDS[side]}")] if side else [])


@pytest.mark.parametrize(("points", "cell", "band"), [
    (0, 0, "major_cypriot"), (4, 4, "major_cypriot"), (5, 5, "minor_cypriot"), (9, 9, "minor_cypriot"),
    (10, 10, "draw"), (15, 15, "draw"), (16, 16, "minor_turkish"), (22, 22, "minor_turkish"),
    (23, 23, "major_turkish"), (52, 23, "major_turkish"), (64, 23, "major_turkish"), (-1, 0, "major_cypriot"),
])  # fmt: skip
def test_the_victory_points_stand_on_their_track_and_in_their_band(points: int, cell: int, band: str) -> None:
    picture = scene(SETUP | {"victory_points": points})
    cells = [s for s in picture.sprites("box") if s.space.startswith("victory_points.")]
    assert [s.space for s in cells if s.role == "cell_now"] == [f"victory_points.{cell}"] and len(cells) == 24
    assert [s.label for s in picture.sprites("marker", f"victory_points.{cell}")] == [str(points)]
    bold = [s.label for s in picture.sprites("text") if "victory" in s.label.lower() or s.label == "Draw"]
    assert WORDS[f"band.{band}"] in bold and f"Victory Points {points}: {WORDS[f'band.{band}']}" in words_in(picture)


def test_each_band_stands_below_its_points() -> None:
    picture = scene(SETUP)
    for band, lowest in BANDS.items():
        [at], [cell] = picture.sprites("box", f"band.{band}"), picture.sprites("box", f"victory_points.{lowest}")
        assert at.x == cell.x and within(at.rect, VICTORY)
    bands = [s.rect for s in picture.sprites("box") if s.space.startswith("band.")]
    assert not [pair for pair in combinations(bands, 2) if pair[0].meets(pair[1])]


@pytest.mark.parametrize("side", SIDES)
def test_a_hand_that_is_shown_shows_movement_and_combat(side: str) -> None:
    picture = scene(PLAY)
    space, cards = f"hand.{side}", sorted(PLAY["hands"][side])
    faces = [s for s in picture.sprites("box", space) if s.role == f"card_{side}"]
    assert [s.tip for s in faces] == [f"Movement {card[1]}, Combat {card[3]}" for card in cards]
    assert [s.label for s in picture.sprites("text", space)] == [value for card in cards for value in card[1::2]]
    assert all(within(s.rect, HANDS[side]) for s in faces) and not picture.sprites("card_back", space)


@pytest.mark.parametrize("unseen", [(), ("turkish",), ("cypriot",), SIDES])
def test_hidden_cards_lie_face_down_and_are_not_in_the_svg(unseen: tuple[str, ...]) -> None:
    picture = scene(hidden(PLAY, *unseen))
    for side in SIDES:
        backs = picture.count("card_back", f"hand.{side}")
        assert backs == (len(PLAY["hands"][side]) if side in unseen else 0)
        assert f"{WORDS[f'hand.{side}']}: {len(PLAY['hands'][side])}" in words_in(picture)
    shown = svg(picture)
    for side in SIDES:
        for card in PLAY["hands"][side]:
            assert (f"Movement {card[1]}, Combat {card[3]}" in shown) == (side not in unseen)


def test_what_a_view_hides_does_not_change_the_rest_of_the_picture() -> None:
    other = PLAY | {"hands": PLAY["hands"] | {"turkish": ["g6-1", "g1-6"]}, "deck": PLAY["deck"][::-1]}
    assert svg(scene(hidden(PLAY, "turkish"))) == svg(scene(hidden(other, "turkish")))


def test_the_order_of_the_deck_is_never_drawn() -> None:
    assert svg(scene(PLAY)) == svg(scene(PLAY | {"deck": PLAY["deck"][::-1]}))
    assert svg(scene(hidden(PLAY))) == svg(scene(PLAY))


def test_six_cards_fit_in_a_hand() -> None:
    for side in SIDES:
        faces = [s.rect for s in scene(FULL).sprites("box", f"hand.{side}") if s.role == f"card_{side}"]
        assert len(faces) == 6 and not [pair for pair in combinations(faces, 2) if pair[0].meets(pair[1])]


@pytest.mark.parametrize("left", range(7))
def test_special_action_cards_that_are_left_are_shown(left: int) -> None:
    picture = scene(SETUP | {"special_actions": {"turkish": left, "cypriot": 6 - left}})
    assert [picture.count("card_special", f"special_actions.{side}") for side in SIDES] == [left, 6 - left]
    assert len(picture.sprites("card_spent")) == 6


def test_deck_discards_and_removed_cards_are_counted() -> None:
    for position, numbers in ((SETUP, ["42", "0", "0"]), (PLAY, ["24", "13", "0"]), (FULL, ["0", "36", "6"])):
        for view in (position, hidden(position, *SIDES)):
            heaps = [
                s.label for key in ("deck", "discards", "removed") for s in scene(view).sprites(space=f"cards.{key}")
            ]
            assert heaps == numbers


def test_what_is_in_force_is_listed() -> None:
    listed = [s.label for s in scene(FULL).sprites("text", "in_force")]
    assert listed == [
        "Cypriot Rear Area in chaos",
        "The other player has passed",
        *(WORDS[key] for key in NOTED[:-1]),
        "Special Actions given up ×4",
    ]
    assert not scene(SETUP).sprites("text", "in_force")
    assert "Turkish Rear Area in chaos" in words_in(scene(SETUP | {"rear_chaos": "turkish"}))


@POSITIONS
def test_panels_do_not_overlap_and_hold_their_type(position: Position) -> None:
    picture = scene(position)
    panels = [s.rect for s in panels_of(picture)]
    assert not [pair for pair in combinations(panels, 2) if pair[0].meets(pair[1])]
    for sprite in (s for layer in picture.layers if layer.name in ("tracks", "boxes", "crowds") for s in layer.sprites):
        rect = extent(sprite) if sprite.kind == "text" else sprite.rect
        assert any(within(rect, panel) for panel in panels), sprite
    for text in (s for s in picture.sprites("text") if not s.angle):
        assert within(extent(text), PAPER), text.label


@POSITIONS
def test_type_within_panels_does_not_overlap(position: Position) -> None:
    picture = scene(position)
    [tracks, boxes] = [layer for layer in picture.layers if layer.name in ("tracks", "boxes")]
    texts = [extent(s).inset(1) for layer in (tracks, boxes) for s in layer.sprites if s.kind == "text"]
    assert not [pair for pair in combinations(texts, 2) if pair[0].meets(pair[1])]


def test_captions_stand_on_no_name_room_or_panel() -> None:
    picture = scene(SETUP)
    captions = [extent(s).inset(2) for s in picture.sprites("text") if s.role == "sea_type"]
    kept = [*plates_of(picture), *(panel.rect for panel in panels_of(picture)), *(p.room for p in PLACES.values())]
    assert len(captions) == 5
    assert not [(caption, thing) for caption in captions for thing in kept if caption.meets(thing)]


def test_the_legend_names_every_type_and_sign_within_its_panel() -> None:
    [names] = [layer for layer in scene(SETUP).layers if layer.name == "names"]
    lines = [s for s in names.sprites if s.kind == "text" and s.size == 19]
    keys = (
        *SIDES,
        *(f"type.{type}" for type in TYPES),
        *(f"terrain.{kind}" for kind in TERRAIN),
        "disrupted",
        "beachhead",
    )
    keys += ("out_of_supply", "vp", "scored", "airport", "coastal", "movement", "combat", "legend.counter")
    assert {WORDS[key] for key in keys} == {s.label for s in lines}
    rooms = [extent(s) for s in lines]
    signs = [s.rect for s in names.sprites if s.kind != "text" and not s.space]
    assert all(within(room, LEGEND) for room in [*rooms, *signs])
    assert not [pair for pair in combinations([*rooms, *signs], 2) if pair[0].meets(pair[1])]


@pytest.mark.parametrize("odd", [
    {}, {"areas": None}, {"areas": {"atlantis": ["trk"], "kyrenia": None}}, {"areas": {"kyrenia": ["navy", "trk"]}},
    {"rear": None, "transit": None, "damaged": None}, {"rear": {"turkish": None}}, {"disrupted": None},
    {"turn": None}, {"turn": 0}, {"turn": 9, "last_turn": 9}, {"last_turn": None}, {"phase": "lunch"},
    {"active": "nobody", "first": "nobody"}, {"hands": None}, {"hands": {"turkish": None}}, {"hand_sizes": None},
    {"hands": {"turkish": ["event", "", "x"]}}, {"hands": {"turkish": ["g2-4"] * 20}}, {"special_actions": None},
    {"special_actions": {"turkish": 9}}, {"deck": None}, {"discards": None}, {"removed": None}, {"weather": "fine"},
    {"victory_points": None}, {"victory_points": -3}, {"rear_chaos": "nobody"}, {"beachhead": "atlantis"},
    {"given_up": None},
])  # fmt: skip
def test_what_a_view_lacks_or_the_board_does_not_know_is_left_out(odd: Position) -> None:
    for view in (odd, SETUP | odd):
        ET.fromstring(svg(scene(view)))
    assert "navy" not in svg(scene(SETUP | odd))


@pytest.mark.parametrize("facts", [None, {}, {"units": {}, "areas": {}}, {"units": None, "areas": None}])
def test_without_facts_no_units_and_no_points_are_shown(facts: dict[str, Any] | None) -> None:
    picture = attila.scene(PLAY, WORDS, facts)
    assert not [s for s in picture.sprites() if s.space and (s.kind in FORCES or s.kind in ("vp", "vp_turkish"))]
    assert svg(picture)


def test_a_unit_of_no_known_side_or_type_is_left_out() -> None:
    for odd in ({"side": "british"}, {"type": "navy"}):
        facts = FACTS | {"units": UNITS | {"trk": UNITS["trk"] | odd}}
        assert "TRK" not in words_in(attila.scene(SETUP, WORDS, facts))


def test_every_word_that_the_board_asks_for_is_used() -> None:
    assert set(KEYS) == set(SHEET.naming(WORDS)) - set(SHEET.spaces) and len(set(KEYS)) == len(KEYS)
    marked = {key: f"<{key}>" for key in KEYS}
    pictures = [scene(held, marked) for held in (SETUP, hidden(PLAY, "turkish"), FULL, *RANDOM[:9])]
    shown = " ".join(f"{s.label} {s.tip}" for picture in pictures for s in picture.sprites())
    assert [key for key, word in marked.items() if word not in shown] == []


@POSITIONS
def test_the_svg_is_sound_and_has_title_description_and_tooltips(position: Position) -> None:
    root = ET.fromstring(svg(scene(position)))
    assert root[0].tag == f"{SVG}title" and root[1].tag == f"{SVG}desc"
    tips = [title.text or "" for title in root.iter(f"{SVG}title")]
    assert any(tip.startswith("Kyrenia: Victory Points 5, Mountain, Coast") for tip in tips)
    outside = {"image", "use", "script", "style", "foreignObject"}
    assert not outside & {element.tag.removeprefix(SVG) for element in root.iter()}


def test_the_description_tells_turn_points_boxes_and_areas() -> None:
    told = scene(PLAY).description
    assert told.startswith("Game Turn 3. Victory Points 13: Draw. To play: Cypriot. Turkish cards: 2.")
    assert "Transit Box: 5(-) (Turkish, Armor, CV 4), A/28 (Turkish, Mechanized, CV 4)." in told
    assert "Kyrenia: Beachhead, 39(-) (Turkish, Infantry, CV 4)," in told
    assert "EMA (Cypriot, Mechanized, CV 3) Disrupted." in told


def test_the_same_position_gives_the_same_svg_in_whatever_order_it_is_told() -> None:
    turned = PLAY | {"areas": {area: units[::-1] for area, units in [*PLAY["areas"].items()][::-1]}}
    turned |= {"disrupted": PLAY["disrupted"][::-1], "transit": PLAY["transit"][::-1]}
    turned |= {"hands": {side: cards[::-1] for side, cards in PLAY["hands"].items()}}
    assert svg(scene(PLAY)) == svg(scene(PLAY)) == svg(scene(turned))


def test_text_is_escaped_and_an_area_may_have_another_name() -> None:
    nasty = "<b>&\"' ]]> \x00 \ud800"
    root = ET.fromstring(svg(scene(PLAY, {"larnaca": nasty, "rear.turkish": nasty})))
    assert not list(root.iter("b")) and any("<b>&" in (e.text or "") for e in root.iter(f"{SVG}text"))


def test_a_scene_is_plain_data() -> None:
    data = scene(crowded("kyrenia")).data()
    assert json.loads(json.dumps(data)) == data


def test_long_words_are_cut_and_whole_in_the_tooltip() -> None:
    long = "A very long word for something that is short in other languages"
    keys = ("phase.play", "active", "special_actions", "deck", "band.draw", "invaded")
    shown = [s for s in scene(PLAY, dict.fromkeys(keys, long)).sprites("text") if s.label.endswith("…")]
    assert len(shown) == len(keys) + 1 and all(s.tip.startswith(long) for s in shown)


def test_a_long_name_is_smaller_on_its_counter() -> None:
    facts = FACTS | {"units": UNITS | {"trk": UNITS["trk"] | {"name": "Regiment"}}}
    sizes = {s.label: s for s in forces(attila.scene(SETUP, WORDS, facts), "kioneli")}
    assert sizes["Regiment"].size < sizes["TMT-7"].size
    for counter in sizes.values():
        shown = Rect(counter.x, counter.y, counter.w, counter.h)
        assert within(extent(Sprite("text", *shown.middle, label=counter.label, size=counter.size)), shown)


def test_names_on_the_map_have_one_size() -> None:
    sizes = {s.size for s in scene(SETUP).sprites("text") if s.space in PLACES and "serif" in s.style}
    assert sizes == {NAME}
