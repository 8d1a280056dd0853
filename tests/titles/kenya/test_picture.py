"""What only the board of Kenya shows."""

import pytest

from smallwars.draw import svg
from smallwars.draw.layout import text_width
from smallwars.draw.scene import Scene
from smallwars.kit.picture import drawing
from smallwars.titles.british_way.kenya import picture as kenya
from smallwars.titles.british_way.kenya.picture import EDGE, LEGEND, MARKS, TRAYS
from tests.titles.british_way.boards import KENYA, KENYA_TITLE, PRINTED, RESERVES, Position

pytestmark = pytest.mark.interpreted

DRAWN = drawing(KENYA_TITLE)
SIGNS = {"flag", "pennant", "loyal", "resistance"}


def marks_of(picture: Scene, space: str) -> list[str]:
    return [s.kind for s in picture.sprites(space=space) if s.kind in SIGNS]


@pytest.mark.parametrize(("held", "signs"), [
    ({"control": "british"}, ["flag"]),
    ({"control": "mau_mau"}, ["pennant"]),
    ({"control": None, "stance": "loyal"}, ["loyal"]),
    ({"control": "mau_mau", "stance": "resistance"}, ["pennant", "resistance"]),
    ({"control": None, "stance": "neutral"}, []),
    ({"troops": 2}, []),
    ({"control": "settlers", "stance": "undecided"}, []),
])  # fmt: skip
def test_a_space_bears_the_markers_of_its_control_and_stance(held: Position, signs: list[str]) -> None:
    for space in TRAYS:
        assert marks_of(KENYA.scene(KENYA.setup | {"spaces": {space: held}}), space) == signs


def test_a_control_marker_bears_the_letter_of_its_faction() -> None:
    picture = KENYA.scene(KENYA.setup)
    assert {s.label for s in picture.sprites("flag") if s.space} == {"B"}
    assert {s.label for s in picture.sprites("pennant") if s.space} == {"M"}
    assert {s.space for s in picture.sprites("pennant") if s.space} == {*RESERVES, "aberdares", "mount_kenya"}


def test_the_markers_differ_in_shape_and_not_in_colour_alone() -> None:
    outlines = [DRAWN.glyphs[kind][0].path for kind in (*SIGNS, "terror", "underground", "bases", "troops")]
    assert len(set(outlines)) == len(outlines)


def test_terror_markers_are_shown_like_pieces() -> None:
    picture = KENYA.scene(KENYA.setup | {"spaces": {"nyeri": {"terror": 2}}})
    assert [s.count for s in picture.sprites("terror", "nyeri")] == [1, 1]


def test_each_space_shows_its_population_and_reserves_their_mark() -> None:
    picture = KENYA.scene(KENYA.setup)
    assert {s.space: int(s.label) for s in picture.sprites("value")} == PRINTED
    names = {s.space: s.label for s in picture.sprites("text") if s.space in TRAYS and s.role == "ink"}
    assert {space for space, name in names.items() if name.endswith("(R)")} == set(RESERVES)


def test_a_reduced_population_stands_beside_the_printed_one_struck_out() -> None:
    picture = KENYA.scene(KENYA.setup | {"spaces": {"nyeri": {"population": 1}}})
    assert [s.label for s in picture.sprites("struck", "nyeri")] == ["2"]
    assert [s.label for s in picture.sprites("reduced", "nyeri")] == ["1"]
    assert not picture.sprites("value", "nyeri") and len(picture.sprites("struck")) == 1
    assert "Nyeri: Reserve, Population 1, printed 2" in {s.tip for s in picture.sprites("area")}


@pytest.mark.parametrize(("held", "struck", "now"), [
    ({"population": 2, "printed": 2}, [], ["2"]),
    ({"population": 1, "printed": 2}, ["2"], ["1"]),
    ({"population": 1, "printed": 1}, [], ["1"]),
    ({"printed": 2}, [], ["2"]),
    ({"population": 2}, [], ["2"]),
])  # fmt: skip
def test_what_a_view_tells_as_printed_outweighs_the_map(held: Position, struck: list[str], now: list[str]) -> None:
    picture = KENYA.scene(KENYA.setup | {"spaces": {"meru": held}})
    assert [s.label for s in picture.sprites("struck", "meru")] == struck
    assert [s.label for kind in ("value", "reduced") for s in picture.sprites(kind, "meru")] == now


def test_without_printed_values_a_space_shows_the_population_of_the_view_or_none() -> None:
    picture = kenya.scene({"spaces": {"nyeri": {"population": 1}}}, KENYA.words)
    assert [(s.space, s.label) for s in picture.sprites("value")] == [("nyeri", "1")]
    assert not picture.sprites("struck")


@pytest.mark.parametrize(("will", "resources"), [(0, 0), (0, 20), (20, 0), (20, 20), (12, 8), (9, 9)])
def test_two_markers_stand_on_one_edge_track(will: int, resources: int) -> None:
    picture = KENYA.scene(KENYA.setup | {"political_will": will, "resources": resources})
    [upper], [lower] = picture.sprites("marker", "political_will"), picture.sprites("resources", "resources")
    assert (upper.label, lower.label) == (str(will), str(resources)) and not upper.rect.meets(lower.rect)
    for marker, number in ((upper, will), (lower, resources)):
        [cell] = picture.sprites("box", f"edge.{number}")
        assert cell.role == "cell_now" and cell.x < marker.x and marker.x + marker.w < cell.x + cell.w
        assert EDGE.y < marker.y and marker.y + marker.h < EDGE.y + EDGE.h
    assert len([s for s in picture.sprites("box") if s.space.startswith("edge.")]) == 21


@pytest.mark.parametrize("pipeline", range(5))
def test_the_pipeline_has_five_named_boxes_and_says_what_each_allows(pipeline: int) -> None:
    picture = KENYA.scene(KENYA.setup | {"pipeline": pipeline})
    boxes = [s for s in picture.sprites("box") if s.space.startswith("pipeline.")]
    assert [s.role == "cell_now" for s in boxes] == [number == pipeline for number in range(5)]
    shown = {s.label for s in picture.sprites("text")}
    for number in range(5):
        assert {KENYA.words[f"pipeline.{number}"], KENYA.words[f"pipeline.allows.{number}"]} <= shown


@pytest.mark.parametrize("pipeline", [-1, 5])
def test_a_pipeline_out_of_range_has_no_marker(pipeline: int) -> None:
    picture = KENYA.scene(KENYA.setup | {"pipeline": pipeline})
    assert [s.space for s in picture.sprites("marker")] == ["political_will"] and svg(picture, DRAWN)


def test_the_legend_names_every_piece_and_marker_within_its_panel() -> None:
    names = [layer for layer in KENYA.scene(KENYA.setup).layers if layer.name == "names"]
    lines = [s for s in names[0].sprites if s.kind == "text" and s.size == 16]
    assert [s.label for s in lines] == [KENYA.words[key] for key in (*KENYA.sheet.roles, *MARKS)]
    for line in lines:
        assert line.x + text_width(line.label, 16) <= LEGEND.x + LEGEND.w and line.y + 13 <= LEGEND.y + LEGEND.h


def test_the_description_tells_tracks_pieces_and_markers() -> None:
    told = KENYA.scene(KENYA.setup).description
    assert "Political Will 12. Resources 8. Pipeline: Emergency Powers." in told
    assert "Embu: Underground Guerrillas 1, Mau Mau Control." in told
