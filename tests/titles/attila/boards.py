"""Positions of Operation Attila to draw: the set-up, crowded ones, random ones; and what is printed."""

import random
from typing import Any

from smallwars.draw.scene import Scene
from smallwars.draw.svg import svg as svg_text
from smallwars.kit.picture import drawing
from smallwars.titles.brief_border_wars.attila import TITLE
from smallwars.titles.brief_border_wars.attila.picture import board as attila
from smallwars.titles.brief_border_wars.attila.picture.areas import BASES, PLACES, SHEET

Position = dict[str, Any]

WORDS = {
    "turkish": "Turkish",
    "cypriot": "Cypriot",
    "turn": "Game Turn",
    "last_turn": "last turn:",
    "phase.selection": "Card Selection",
    "phase.play": "Card Play",
    "phase.final": "Final Phase",
    "active": "To play",
    "first": "First player",
    "passed": "The other player has passed",
    "victory_points": "Victory Points",
    "band.major_cypriot": "Major Cypriot victory",
    "band.minor_cypriot": "Minor Cypriot victory",
    "band.draw": "Draw",
    "band.minor_turkish": "Minor Turkish victory",
    "band.major_turkish": "Major Turkish victory",
    "rear.turkish": "Turkish Rear Area",
    "rear.cypriot": "Cypriot Rear Area",
    "transit": "Transit Box",
    "damaged.turkish": "Turkish Damaged",
    "damaged.cypriot": "Cypriot Damaged",
    "hand.turkish": "Turkish cards",
    "hand.cypriot": "Cypriot cards",
    "face_down": "A card face down",
    "movement": "Movement",
    "combat": "Combat",
    "special_actions": "Special Actions",
    "deck": "Deck",
    "discards": "Discards",
    "removed": "Removed",
    "in_force": "In force and done",
    "rear_chaos.turkish": "Turkish Rear Area in chaos",
    "rear_chaos.cypriot": "Cypriot Rear Area in chaos",
    "air_friction": "No air support of ground units",
    "airfield_lost": "Cypriot airfield lost",
    "invaded": "Invasion made this turn",
    "to_transit": "Unit sent to the Transit Box",
    "to_beachhead": "Unit landed at the Beachhead",
    "dropped": "Airborne brigade dropped",
    "given_up": "Special Actions given up",
    "none": "none",
    "type.infantry": "Infantry",
    "type.airborne": "Airborne",
    "type.mountain": "Mountain troops",
    "type.armor": "Armor",
    "type.mechanized": "Mechanized",
    "type.military_police": "Military police",
    "type.irregular": "Irregulars",
    "type.fighter": "Fighters",
    "cv": "CV",
    "disrupted": "Disrupted",
    "out_of_supply": "out of supply",
    "beachhead": "Beachhead",
    "vp": "Victory Points",
    "scored": "scored by Turkey now",
    "terrain.woods": "Woods",
    "terrain.mountain": "Mountain",
    "terrain.urban": "Urban",
    "coastal": "Coast",
    "airport": "Airport",
    "sba": "British base, closed to all units",
    "legend.counter": (
        "A counter shows a unit's type, Combat Value and name; a torn orange part marks it as disrupted. "
        "The barred disc: out of supply, so it attacks for 2 points of a card and does not roll to recover."
    ),
}


def _units(side: str, table: str) -> dict[str, Position]:
    """Units from lines `id name type CV`, an underscore in a name for a space."""
    rows = [line.split() for line in table.split("\n") if line.strip()]
    return {
        id: {"name": name.replace("_", " "), "side": side, "type": type, "cv": int(cv)} for id, name, type, cv in rows
    }


UNITS = _units("cypriot", """
    1a_ng 1A_NG infantry 2
    1b_ng 1B_NG infantry 1
    3b_ng 3B_NG infantry 1
    ema EMA mechanized 3
    4_ng 4_NG infantry 1
    eoka EOKA irregular 1
    2_ng 2_NG infantry 2
    3a_ng 3A_NG infantry 2
    es ES military_police 1
    grk GRK infantry 3
    mk MK mountain 2
    5_ng 5_NG infantry 1
    lok LOK mountain 2
    er ER infantry 2
    haf_1 HAF-1 fighter 2
    haf_2 HAF-2 fighter 2
""") | _units("turkish", """
    tmt_1 TMT-1 irregular 1
    tmt_2 TMT-2 irregular 1
    tmt_3 TMT-3 irregular 1
    tmt_4 TMT-4 irregular 1
    tmt_5 TMT-5 irregular 1
    tmt_6 TMT-6 irregular 1
    tmt_7 TMT-7 irregular 1
    tmt_8 TMT-8 irregular 1
    trk TRK infantry 2
    slf SLF infantry 3
    39_div 39(-) infantry 4
    5_div 5(-) armor 4
    a_28 A/28 mechanized 4
    b_28 B/28 infantry 4
    abn Abn airborne 3
    cdo Cdo mountain 3
    taf_1 TAF-1 fighter 2
    taf_2 TAF-2 fighter 2
    taf_3 TAF-3 fighter 2
    taf_4 TAF-4 fighter 2
""")  # fmt: skip
VP = {
    "karpas": 3, "akanthou": 1, "trikomo": 1, "famagusta": 5, "ayia_napa": 1, "lefkoniko": 1, "kythreia": 2,
    "kyrenia": 5, "lapithos": 1, "kioneli": 3, "nicosia_city": 6, "strovolos": 3, "dhali": 1, "athienou": 1,
    "peristerona": 1, "morfou": 4, "lefka": 1, "polis": 1, "paphos": 2, "troodos": 1, "machairas": 1, "limassol": 3,
    "kophinou": 1, "larnaca": 3,
}  # fmt: skip
TERRAIN = {
    "mountain": ("akanthou", "kyrenia", "lapithos", "lefka", "paphos", "troodos", "machairas"),
    "woods": ("morfou", "polis", "troodos"),
    "urban": ("famagusta", "nicosia_city", "limassol"),
}
INLAND = (
    "lefkoniko", "kythreia", "kioneli", "nicosia_city", "strovolos", "dhali", "athienou", "peristerona", "troodos",
    "machairas",
)  # fmt: skip
AREAS = {
    area: {
        "vp": vp,
        "terrain": {kind: 1 for kind, areas in TERRAIN.items() if area in areas},
        "coastal": area not in INLAND,
        "airport": area == "strovolos",
    }
    for area, vp in VP.items()
}
FACTS = {"units": UNITS, "areas": AREAS}
VALUES = ("2-4", "4-2", "3-3", "3-5", "5-3", "4-4", "2-3", "3-2", "1-6", "6-1")

SETUP: Position = {
    "title": "attila", "turn": 1, "last_turn": 7, "phase": "selection", "active": None, "first": None,
    "passed": False, "hands": {"turkish": [], "cypriot": []}, "special_actions": {"turkish": 6, "cypriot": 6},
    "deck": [colour + value for colour in "wg" for value in VALUES for _ in range(2)] + ["event", "event"],
    "discards": [], "removed": 0, "beachhead": None, "to_transit": 0, "to_beachhead": 0, "invaded": False,
    "dropped": False, "rear_chaos": None, "air_friction": False, "airfield_lost": False, "given_up": 0,
    "areas": {
        "famagusta": ["1a_ng", "1b_ng", "tmt_1"],
        "kythreia": ["tmt_2"],
        "kyrenia": ["3b_ng", "ema", "tmt_3"],
        "larnaca": ["tmt_4"],
        "limassol": ["4_ng", "eoka", "tmt_5"],
        "morfou": ["2_ng"],
        "nicosia_city": ["3a_ng", "es", "grk", "mk"],
        "paphos": ["5_ng", "tmt_6"],
        "kioneli": ["tmt_7", "tmt_8", "trk"],
    },
    "rear": {
        "turkish": ["taf_1", "taf_2", "taf_3", "taf_4", "5_div", "a_28", "b_28", "abn", "cdo"],
        "cypriot": ["haf_1", "haf_2"],
    },
    "transit": ["slf", "39_div"], "damaged": {"turkish": [], "cypriot": ["lok", "er"]},
    "disrupted": [], "victory_points": 8,
}  # fmt: skip
PLAY: Position = SETUP | {
    "turn": 3, "phase": "play", "active": "cypriot", "first": "turkish", "passed": True,
    "hands": {"turkish": ["g2-4", "g3-3"], "cypriot": ["w4-2", "w1-6", "w3-5"]},
    "special_actions": {"turkish": 3, "cypriot": 4}, "deck": SETUP["deck"][:24],
    "discards": ["g1-6", "w3-3", *SETUP["deck"][24:35]], "beachhead": "kyrenia", "to_transit": 1, "invaded": True,
    "dropped": True, "air_friction": True,
    "areas": {
        "famagusta": ["1a_ng", "1b_ng", "tmt_1"],
        "kythreia": ["tmt_2", "abn"],
        "kyrenia": ["ema", "tmt_3", "39_div", "slf", "taf_1"],
        "lapithos": ["3b_ng"],
        "larnaca": ["tmt_4"],
        "limassol": ["4_ng", "eoka", "tmt_5"],
        "morfou": ["2_ng"],
        "nicosia_city": ["3a_ng", "es", "grk", "tmt_8", "trk", "taf_2", "haf_1"],
        "paphos": ["5_ng", "tmt_6"],
        "kioneli": ["tmt_7", "mk"],
    },
    "rear": {"turkish": ["taf_3", "b_28", "cdo"], "cypriot": ["lok", "haf_2"]},
    "transit": ["5_div", "a_28"], "damaged": {"turkish": ["taf_4"], "cypriot": ["er"]},
    "disrupted": ["ema", "tmt_3", "grk", "mk", "taf_2"], "victory_points": 13,
}  # fmt: skip
FULL: Position = SETUP | {
    "turn": 6, "last_turn": 6, "phase": "play", "active": "turkish", "first": "cypriot", "passed": True,
    "hands": {"turkish": ["g6-1"] * 6, "cypriot": ["w1-6"] * 6}, "special_actions": {"turkish": 0, "cypriot": 1},
    "deck": [], "discards": ["event"] * 36, "removed": 6, "beachhead": "nicosia_city", "to_transit": 1,
    "to_beachhead": 1, "invaded": True, "dropped": True, "rear_chaos": "cypriot", "air_friction": True,
    "airfield_lost": True, "given_up": 4, "victory_points": 52,
}  # fmt: skip


def crowded(area: str) -> Position:
    """Every unit that there is in one area, half of them disrupted, and the Beachhead marker."""
    empty: Position = {"turkish": [], "cypriot": []}
    where = {"areas": {area: [*UNITS]}, "rear": empty, "transit": [], "damaged": empty}
    return FULL | where | {"beachhead": area, "disrupted": [*UNITS][::2]}


def boxed(box: str) -> Position:
    """Every unit of a side in one of its boxes."""
    name, _, side = box.partition(".")
    units = [id for id, unit in UNITS.items() if unit["side"] == (side or "turkish")]
    empty: Position = {"areas": {}, "rear": {}, "transit": [], "damaged": {}}
    return FULL | empty | {name: {side: units} if side else units, "disrupted": units[::2]}


def at_random(seed: int) -> Position:
    """A random position: units anywhere, some of them disrupted."""
    dice = random.Random(seed)
    held: Position = {"areas": {}, "rear": {"turkish": [], "cypriot": []}, "transit": [], "damaged": {}}
    areas = dice.sample([*VP], dice.randint(2, 12))
    for id, unit in UNITS.items():
        place = dice.choice(["area"] * 6 + ["rear", "damaged", "transit"])
        if place == "area":
            held["areas"].setdefault(dice.choice(areas), []).append(id)
        elif place == "transit" and unit["side"] == "turkish":
            held["transit"].append(id)
        else:
            held["damaged" if place == "damaged" else "rear"].setdefault(unit["side"], []).append(id)
    cards = [dice.choice("wg") + dice.choice(VALUES) for _ in range(6)]
    hands = {"turkish": [c for c in cards if c[0] == "g"], "cypriot": [c for c in cards if c[0] == "w"]}
    return FULL | held | {
        "turn": dice.randint(1, 7), "last_turn": 7, "hands": hands, "rear_chaos": dice.choice([None, "turkish"]),
        "phase": dice.choice(["selection", "play", "final"]), "active": dice.choice([None, "turkish", "cypriot"]),
        "special_actions": {"turkish": dice.randint(0, 6), "cypriot": dice.randint(0, 6)},
        "beachhead": dice.choice([None, *areas]), "disrupted": dice.sample([*UNITS], 12),
        "victory_points": dice.randint(0, 40), "passed": dice.random() < 0.5, "given_up": dice.randint(0, 2),
    }  # fmt: skip


RANDOM = [at_random(seed) for seed in range(30)]


def hidden(position: Position, *sides: str) -> Position:
    """The view of one who sees neither the deck nor the hands of these sides."""
    view = {key: value for key, value in position.items() if key != "deck"}
    hands = position["hands"]
    shown = {side: cards for side, cards in hands.items() if side not in sides}
    sizes = {side: len(hands[side]) for side in sides}
    return view | {"hands": shown, "hand_sizes": sizes, "deck_size": len(position["deck"])}


DRAWING = drawing(TITLE)
"""The glyphs and colours that the title is drawn with."""


def svg(picture: Scene) -> str:
    """A scene as SVG text, drawn as the title is."""
    return svg_text(picture, DRAWING)


def scene(position: Position, words: dict[str, str] | None = None) -> Scene:
    """The scene of a position, said in English."""
    return attila.scene(position, WORDS | (words or {}), FACTS)


assert set(PLACES) == set(VP) and set(SHEET.spaces) == {*VP, *BASES}
