"""Positions of Greek Civil War to draw: the set-up, one with too much of everything, random ones; what must hold."""

import random
from itertools import combinations
from typing import Any

from smallwars.draw.scene import Rect, Scene
from smallwars.draw.svg import svg as svg_text
from smallwars.kit.picture import drawing
from smallwars.titles.greek_civil_war import TITLE
from smallwars.titles.greek_civil_war.picture import board as greek_civil_war
from smallwars.titles.greek_civil_war.picture.board import NAME, PLACES, SHEET
from tests.draw.measures import extent, pieces_of, within

Position = dict[str, Any]

WORDS = {
    "government": "Government",
    "dse": "DSE",
    "turn": "Game Turn",
    "end_turn": "agreed end: turn",
    "first": "First Player",
    "political_index": "Political Index",
    "doctrine": "Government Doctrine",
    "doctrine.tight": "Tight Defense",
    "doctrine.area": "Area Defense",
    "doctrine.aggressive": "Aggressive",
    "limit": "Mobilization limit",
    "duration": "Turns left",
    "airstrikes": "Airstrikes Available",
    "american_aid": "American Aid",
    "aid.given": "in force",
    "stalin_score": "Stalin Score",
    "none": "none",
    "division": "Division",
    "brigade": "Brigade",
    "mountain": "Mountain",
    "lok": "LOK",
    "lok_unconv": "LOK, unconventional",
    "police": "Police",
    "partisan": "Partisan brigade",
    "guerrilla": "Guerrilla band",
    "cadre": "Cadre",
    "front": "Front",
    "level": "level",
    "open": "Open",
    "square": "Infrastructure",
    "urban": "Urban",
    "urban.mark": "U",
    "rural": "Rural",
    "rural.mark": "R",
    "foreign": "Foreign",
    "foreign.mark": "F",
    "pp": "PP DSE/Government",
    "printed": "printed",
    "control.government": "Government control",
    "control.dse": "DSE control",
    "terror": "Terror",
    "resettled": "Resettled",
    "closed": "Closed",
    "legend.counter": "The number on a counter is its level; a white band marks an unconventional unit.",
}
FOREIGN = ["albania", "yugoslavia", "bulgaria"]
SQUARES = {
    "athens": 3, "thessalonika": 3, "evros": 2, "rodopi": 2, "drama": 3, "serres": 3, "pella": 2, "imathia": 2,
    "florina": 2, "kastoria": 1, "kozani": 2, "ioannina": 2, "arta": 2, "trikala": 2, "larissa": 3, "magnesia": 3,
    "evritania": 1, "aitolia": 2, "fokida": 1, "viotia": 2, "evia": 2, "korinthia": 2, "ahaia": 3, "arkadia": 2,
    "messinia": 2, "lakonia": 2, "albania": 0, "yugoslavia": 0, "bulgaria": 0,
}  # fmt: skip
PP = {region: (1 + number % 4, number % 3) for number, region in enumerate(SQUARES)}
LEVELS = {
    "division": "1234", "brigade": "1234", "mountain": "1234", "lok": "1", "lok_unconv": "0", "police": "12",
    "partisan": "123", "guerrilla": "12", "cadre": "1", "front": "0",
}  # fmt: skip
UNITS = [kind + level for kind, levels in LEVELS.items() for level in levels]
REBELS = ("partisan", "guerrilla", "cadre", "front")


def region(squares: list[str | None] | None = None, /, **units: int) -> Position:
    """A region without markers."""
    return {"open": units, "squares": squares or [], "terror": False, "resettled": False, "control": None}


SETUP: Position = {
    "title": "greek_civil_war", "turn": 1, "first": None, "political_index": {"government": 60, "dse": 50},
    "doctrine": "area", "limit": 15, "duration": 4, "airstrikes": 0, "american_aid": False, "stalin_score": 0,
    "closed": [],
    "regions": {name: region([None] * count) for name, count in SQUARES.items()} | {
        "athens": region(["police1", None, None], division1=1),
        "thessalonika": region(["police1", None, None], division1=1),
        "viotia": region([None, None], division1=1),
        "serres": region([None, "police1", None], division1=1),
        "larissa": region(["police1", None, "front0"], division1=1, guerrilla1=1),
        "kozani": region(["police1", None], division1=1, cadre1=1),
        "ioannina": region([None, None], division1=1),
        "florina": region(["front0", None], guerrilla1=2, cadre1=1),
        "kastoria": region([None], guerrilla1=1, mountain1=1),
        "evritania": region(["cadre1"], guerrilla1=1),
        "arkadia": region(["front0", None], cadre1=1),
    },
}  # fmt: skip
CROWD = {
    "division1": 2, "division2": 3, "brigade1": 9, "brigade2": 3, "brigade4": 2, "mountain2": 2, "lok1": 3,
    "lok_unconv0": 2, "police2": 18, "partisan1": 4, "partisan2": 2, "partisan3": 3, "guerrilla1": 20,
    "guerrilla2": 4, "cadre1": 5, "front0": 6,
}  # fmt: skip
"""Nine kinds of the Government's units and all that the DSE has, each a pile."""
EXTREME: Position = SETUP | {
    "turn": 30, "end_turn": 30, "first": "government", "political_index": {"government": 0, "dse": 99},
    "doctrine": "aggressive", "limit": 30, "duration": 6, "airstrikes": 4, "american_aid": True, "stalin_score": 61,
    "closed": ["albania", "bulgaria"],
    "regions": {
        name: {
            "open": CROWD, "squares": [UNITS[(5 * number + 3 * square) % len(UNITS)] for square in range(count)],
            "terror": True, "resettled": True, "control": ("government", "dse")[number % 2],
        } for number, (name, count) in enumerate(SQUARES.items())
    },
}  # fmt: skip


def at_random(seed: int) -> Position:
    """A random position."""
    dice = random.Random(seed)
    regions = {}
    for name, count in SQUARES.items():
        kinds = [unit for unit in UNITS if name not in FOREIGN or unit.startswith(REBELS)]
        units = {unit: dice.randint(1, 12) for unit in dice.sample(kinds, dice.choice([0, 0, 1, 2, 3, 5, 7]))}
        squares = [dice.choice([None, *kinds]) for _ in range(count)]
        marks = {"terror": dice.random() < 0.3, "resettled": dice.random() < 0.2}
        control = dice.choice([None, "government", "dse"]) if name not in FOREIGN else "dse"
        regions[name] = {"open": units, "squares": squares, "control": control, **marks}
    indices = {side: dice.randint(1, 99) for side in ("government", "dse")}
    return SETUP | {
        "turn": dice.randint(1, 30), "first": dice.choice(["government", "dse"]), "political_index": indices,
        "doctrine": dice.choice(["tight", "area", "aggressive"]), "airstrikes": dice.randint(0, 4),
        "american_aid": dice.random() < 0.5, "stalin_score": dice.randint(0, 60), "regions": regions,
    }  # fmt: skip


RANDOM = [at_random(seed) for seed in range(40)]


DRAWING = drawing(TITLE)
"""The glyphs and colours that the title is drawn with."""


def svg(picture: Scene) -> str:
    """A scene as SVG text, drawn as the title is."""
    return svg_text(picture, DRAWING)


def scene(position: Position, words: dict[str, str] | None = None, **facts: Any) -> Scene:
    """The scene of a position, said in English."""
    return greek_civil_war.scene(position, WORDS | (words or {}), {"pp": PP} | facts)


def changed(name: str, **held: Any) -> Position:
    """The set-up with one region changed."""
    return SETUP | {"regions": SETUP["regions"] | {name: SETUP["regions"][name] | held}}


def units_in(picture: Scene, space: str) -> dict[str, int]:
    """The units that a picture shows in an Open area or a square."""
    shown = [s for s in picture.sprites(space=space) if s.kind.startswith("unit_")]
    return {s.kind.removeprefix("unit_") + s.label: s.count for s in shown}


def panels_of(picture: Scene) -> list[Rect]:
    return [s.rect for s in picture.sprites("box") if s.role == "panel"]


def check_units(position: Position) -> None:
    picture = scene(position)
    for name, held in position["regions"].items():
        assert units_in(picture, name) == held["open"], name
        for number, unit in enumerate(held["squares"]):
            assert units_in(picture, f"{name}.{number}") == ({unit: 1} if unit else {}), (name, number)


def check_room(position: Position) -> None:
    """No unit, square or marker lies on another, nor on a name, badge or panel, nor outside the picture."""
    picture = scene(position)
    bearers = [s for s in pieces_of(picture) if s.kind == "square" or "." not in s.space]
    things = [s.rect.inset(1) for s in bearers]
    names = [extent(s).inset(3) for s in picture.sprites("text") if s.size == NAME and s.space]
    badges = [s.rect.inset(2) for kind in ("code", "rating") for s in picture.sprites(kind) if s.space]
    for one, other in combinations([*things, *badges, *names], 2):
        assert not one.meets(other), (one, other)
    assert not [(panel, thing) for panel in panels_of(picture) for thing in things if panel.meets(thing)]
    assert all(within(rect, Rect(0, 0, picture.width, picture.height)) for rect in things)


assert set(PLACES) == set(SQUARES) == set(SHEET.spaces)
