"""The board of Greek Civil War with a map that an owner of the printed game has corrected."""

import random
import re
import xml.etree.ElementTree as ET
from itertools import combinations
from pathlib import Path

import pytest

import smallwars
from smallwars.draw.chart import HEAD
from smallwars.draw.scene import Rect, Scene
from smallwars.titles import GREEK_CIVIL_WAR
from smallwars.titles.greek_civil_war.picture.board import SHEET
from tests.draw.measures import SVG, extent, inside, within
from tests.titles.greek_civil_war.boards import (
    EXTREME,
    FOREIGN,
    SETUP,
    SQUARES,
    UNITS,
    Position,
    changed,
    check_room,
    check_units,
    scene,
    units_in,
)

pytestmark = pytest.mark.interpreted

GREEK = [region for region in SQUARES if region not in FOREIGN]
CODES = {region["id"]: region["code"] for region in GREEK_CIVIL_WAR.data["regions"]}
BORDERS = {frozenset(border["pair"]) for border in GREEK_CIVIL_WAR.data["adjacent"]}
WATER = [frozenset(border["pair"]) for border in GREEK_CIVIL_WAR.data["adjacent"] if border.get("over_water")]
FILE = """
pairs = [
    { pair = ["trikala", "magnesia"], adjacent = true },
    { pair = ["magnesia", "korinthia"], adjacent = false },
    { pair = ["pella", "florina"], adjacent = false },
]

[regions]
kastoria = { squares = 3, pp = { dse = 7 } }
larissa = { squares = 1 }
drama = { code = "U" }
"""


def full(counts: dict[str, int]) -> Position:
    """A map with so many squares in each Region of Greece, a unit in each, and too much of everything else."""
    regions = {name: EXTREME["regions"][name] | {"squares": UNITS[4 : 4 + count]} for name, count in counts.items()}
    return EXTREME | {"regions": EXTREME["regions"] | regions}


def check_squares(position: Position) -> None:
    """Every square lies in its region, and every unit in its square, large enough to be read."""
    picture = scene(position)
    for square in picture.sprites("square"):
        if square.space:
            assert inside(SHEET.spaces[square.space.split(".")[0]]["path"], *square.rect.middle), square.space
            [unit] = [s for s in picture.sprites(space=square.space) if s.kind.startswith("unit_")]
            assert within(unit.rect, square.rect) and unit.w >= 28


def arrows(picture: Scene) -> list[list[tuple[float, float]]]:
    """The two ends of each arrow."""
    paths = [s.path for s in picture.sprites("area") if s.role == "route"]
    lines = [[(float(x), float(y)) for x, y in re.findall(r"([\d.]+),([\d.]+)", path)] for path in paths]
    return [[line[0], line[-1]] for line in lines]


@pytest.mark.parametrize("count", [1, 2, 3])
def test_any_region_has_room_for_one_to_three_squares(count: int) -> None:
    position = full(dict.fromkeys(GREEK, count))
    check_units(position)
    check_squares(position)
    check_room(position)


@pytest.mark.parametrize("seed", range(4))
def test_regions_with_different_numbers_of_squares_do_not_disturb_each_other(seed: int) -> None:
    dice = random.Random(seed)
    position = full({region: dice.randint(1, 3) for region in GREEK})
    check_units(position)
    check_squares(position)
    check_room(position)


@pytest.mark.parametrize(("region", "squares"), [("kastoria", ["police1", "cadre1", "front0"]), ("larissa", [None])])
def test_the_squares_are_those_of_the_view(region: str, squares: list[str | None]) -> None:
    picture = scene(changed(region, squares=squares, open={}))
    drawn = {s.space for s in picture.sprites("square") if s.space.startswith(f"{region}.")}
    assert drawn == {f"{region}.{number}" for number in range(len(squares))}
    assert [units_in(picture, f"{region}.{number}") for number in range(len(squares))] == [
        {unit: 1} if unit else {} for unit in squares
    ]


def test_the_description_tells_every_square() -> None:
    told = scene(changed("kastoria", squares=["police1", "cadre1", "front0"], open={})).description
    named = ", ".join(f"Infrastructure: {unit}" for unit in ("Police level 1", "Cadre level 1", "Front level 0"))
    assert f"Kastoria: {named}." in told


def test_where_the_view_does_not_tell_the_squares_are_those_of_the_map() -> None:
    drawn = [s.space for s in scene({}).sprites("square") if s.space]
    assert len(drawn) == sum(SQUARES.values())


def test_a_corrected_code_shows_in_mark_tooltip_and_colour() -> None:
    picture = scene(SETUP, codes=CODES | {"drama": "U", "athens": "R"})
    assert [s.label for region in ("drama", "athens") for s in picture.sprites("code", region)] == ["U", "R"]
    [drama], [athens] = picture.sprites("area", "drama"), picture.sprites("area", "athens")
    assert drama.tip.startswith("Drama: Urban, ") and athens.tip.startswith("Athens: Rural, ")
    assert (drama.role, athens.role) == ("urban", "rural")


def test_the_title_s_own_codes_are_those_of_the_map() -> None:
    assert scene(SETUP, codes=CODES).data() == scene(SETUP).data()


@pytest.mark.parametrize("pair", WATER, ids=lambda pair: "-".join(sorted(pair)))
def test_a_link_over_water_that_is_no_more_has_no_arrow(pair: frozenset[str]) -> None:
    [gone] = [route["path"] for route in SHEET.chart["routes"] if frozenset(route["between"]) == pair]
    before, after = ([s.path for s in scene(SETUP, links=links).sprites("area")] for links in ({}, {pair: False}))
    assert gone in before and gone not in after and len(after) == len(before) - 2


def test_other_borders_that_are_no_more_change_nothing() -> None:
    links = dict.fromkeys(BORDERS.difference(WATER), False)
    assert scene(SETUP, links=links).data() == scene(SETUP).data()


def test_a_new_link_has_an_arrow_from_region_to_region_clear_of_names_and_squares() -> None:
    new = [frozenset(pair) for pair in combinations(SQUARES, 2) if frozenset(pair) not in BORDERS]
    picture = scene(SETUP, links=dict.fromkeys(new, True))
    names = [extent(s) for s in picture.sprites("text") if s.style == "bold serif halo"]
    fixed = names + [s.rect for kind in ("square", "code", "rating") for s in picture.sprites(kind) if s.space]
    drawn = arrows(picture)[len(WATER) :]
    for pair, ends in zip(new, drawn, strict=True):
        for region, (x, y) in zip(sorted(pair), ends, strict=True):
            assert inside(SHEET.spaces[region]["path"], x, y), pair
            assert not any(Rect(x - HEAD / 2, y - HEAD / 2, HEAD, HEAD).meets(rect) for rect in fixed), pair


def test_a_data_file_is_seen_on_the_picture(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(FILE, encoding="utf-8")
    game = smallwars.new("greek_civil_war", seed=1, options={"data": str(file)})
    root = ET.fromstring(game.svg())
    tips = {title.text or "" for title in root.iter(f"{SVG}title")}
    assert {tip for tip in tips if tip.startswith(("Kastoria, Inf", "Larissa, Inf"))} == {
        *(f"Kastoria, Infrastructure {number}" for number in (1, 2, 3)), "Larissa, Infrastructure 1",
    }  # fmt: skip
    assert any(tip.startswith("Drama: Urban, ") for tip in tips)
    assert any(tip.startswith("Kastoria: Rural, PP DSE/Government 7/") for tip in tips)
    own = ET.fromstring(smallwars.new("greek_civil_war", seed=1).svg())
    lines, own_lines = ({e.get("d") for e in tree.iter(f"{SVG}path")} for tree in (root, own))
    assert len([line for line in own_lines - lines if line and "Z" not in line]) == 1
    assert len([line for line in lines - own_lines if line and "Z" not in line]) == 1
