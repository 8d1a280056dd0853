"""The data file of Operation Attila: its tables, written out once more, and the pages that tell them."""

from __future__ import annotations

import json
import re
import tomllib
from importlib.resources import files
from typing import Any

from smallwars.engine.registry import find
from smallwars.reading.rules import digest
from tests.engine.playing import ROOT
from tests.harness import rule

DATA: dict[str, Any] = tomllib.loads(
    (files("smallwars.titles.brief_border_wars.attila") / "data.toml").read_text(encoding="utf-8")
)
AREAS: dict[str, dict[str, Any]] = {area["id"]: area for area in DATA["areas"]}
UNITS: dict[str, dict[str, Any]] = {unit["id"]: unit for unit in DATA["units"]}
RULES = digest(find("attila"), "en")

MAP = {
    "karpas": ("Karpas", True, 0, 0, 0, 3),
    "akanthou": ("Akanthou", True, 0, 1, 0, 1),
    "trikomo": ("Trikomo", True, 0, 0, 0, 1),
    "famagusta": ("Famagusta", True, 0, 0, 1, 5),
    "ayia_napa": ("Ayia Napa", True, 0, 0, 0, 1),
    "lefkoniko": ("Lefkoniko", False, 0, 0, 0, 1),
    "kythreia": ("Kythreia", False, 0, 0, 0, 2),
    "kyrenia": ("Kyrenia", True, 0, 1, 0, 5),
    "lapithos": ("Lapithos", True, 0, 1, 0, 1),
    "kioneli": ("Kioneli", False, 0, 0, 0, 3),
    "nicosia_city": ("Nicosia City", False, 0, 0, 1, 6),
    "strovolos": ("Strovolos", False, 0, 0, 0, 3),
    "dhali": ("Dhali", False, 0, 0, 0, 1),
    "athienou": ("Athienou", False, 0, 0, 0, 1),
    "peristerona": ("Peristerona", False, 0, 0, 0, 1),
    "morfou": ("Morfou", True, 1, 0, 0, 4),
    "lefka": ("Lefka", True, 0, 1, 0, 1),
    "polis": ("Polis", True, 1, 0, 0, 1),
    "paphos": ("Paphos", True, 0, 1, 0, 2),
    "troodos": ("Troodos", False, 1, 1, 0, 1),
    "machairas": ("Machairas", False, 0, 1, 0, 1),
    "limassol": ("Limassol", True, 0, 0, 1, 3),
    "kophinou": ("Kophinou", True, 0, 0, 0, 1),
    "larnaca": ("Larnaca", True, 0, 0, 0, 3),
}
"""Area: name, coastal, woods, mountain, urban, Victory Points."""

ADJACENT = {
    "karpas": ["akanthou", "trikomo"],
    "akanthou": ["karpas", "trikomo", "lefkoniko", "kythreia", "kyrenia"],
    "trikomo": ["karpas", "akanthou", "lefkoniko", "famagusta"],
    "famagusta": ["trikomo", "lefkoniko", "athienou", "ayia_napa"],
    "ayia_napa": ["famagusta"],
    "lefkoniko": ["akanthou", "trikomo", "famagusta", "athienou", "kythreia"],
    "kythreia": ["kyrenia", "akanthou", "lefkoniko", "athienou", "nicosia_city", "kioneli"],
    "kyrenia": ["lapithos", "kioneli", "kythreia", "akanthou"],
    "lapithos": ["kyrenia", "kioneli", "morfou"],
    "kioneli": ["kyrenia", "lapithos", "morfou", "kythreia", "nicosia_city", "strovolos"],
    "nicosia_city": ["kioneli", "kythreia", "strovolos", "dhali"],
    "strovolos": ["kioneli", "nicosia_city", "dhali", "machairas", "peristerona"],
    "dhali": ["nicosia_city", "strovolos", "machairas", "kophinou", "larnaca", "athienou"],
    "athienou": ["kythreia", "lefkoniko", "famagusta", "dhali", "larnaca"],
    "peristerona": ["morfou", "lefka", "troodos", "machairas", "strovolos"],
    "morfou": ["lapithos", "kioneli", "peristerona", "lefka"],
    "lefka": ["morfou", "peristerona", "troodos", "polis"],
    "polis": ["lefka", "troodos", "paphos"],
    "paphos": ["polis", "troodos", "limassol"],
    "troodos": ["machairas", "limassol", "paphos", "polis", "lefka", "peristerona"],
    "machairas": ["strovolos", "dhali", "kophinou", "limassol", "troodos", "peristerona"],
    "limassol": ["paphos", "troodos", "machairas", "kophinou"],
    "kophinou": ["larnaca", "dhali", "machairas", "limassol"],
    "larnaca": ["athienou", "dhali", "kophinou"],
}

NAMED = "famagusta kioneli kyrenia kythreia larnaca limassol morfou nicosia_city paphos strovolos"
"""The areas that the rulebook names."""

ORDER_OF_BATTLE = {
    "1a_ng": ("1A NG", "cypriot", "infantry", 2, "famagusta"),
    "1b_ng": ("1B NG", "cypriot", "infantry", 1, "famagusta"),
    "3b_ng": ("3B NG", "cypriot", "infantry", 1, "kyrenia"),
    "ema": ("EMA", "cypriot", "mechanized", 3, "kyrenia"),
    "4_ng": ("4 NG", "cypriot", "infantry", 1, "limassol"),
    "eoka": ("EOKA", "cypriot", "irregular", 1, "limassol"),
    "2_ng": ("2 NG", "cypriot", "infantry", 2, "morfou"),
    "3a_ng": ("3A NG", "cypriot", "infantry", 2, "nicosia_city"),
    "es": ("ES", "cypriot", "military_police", 1, "nicosia_city"),
    "grk": ("GRK", "cypriot", "infantry", 3, "nicosia_city"),
    "mk": ("MK", "cypriot", "mountain", 2, "nicosia_city"),
    "5_ng": ("5 NG", "cypriot", "infantry", 1, "paphos"),
    "lok": ("LOK", "cypriot", "mountain", 2, "damaged"),
    "er": ("ER", "cypriot", "infantry", 2, "damaged"),
    "haf_1": ("HAF-1", "cypriot", "fighter", 2, "rear"),
    "haf_2": ("HAF-2", "cypriot", "fighter", 2, "rear"),
    "tmt_1": ("TMT-1", "turkish", "irregular", 1, "famagusta"),
    "tmt_2": ("TMT-2", "turkish", "irregular", 1, "kythreia"),
    "tmt_3": ("TMT-3", "turkish", "irregular", 1, "kyrenia"),
    "tmt_4": ("TMT-4", "turkish", "irregular", 1, "larnaca"),
    "tmt_5": ("TMT-5", "turkish", "irregular", 1, "limassol"),
    "tmt_6": ("TMT-6", "turkish", "irregular", 1, "paphos"),
    "tmt_7": ("TMT-7", "turkish", "irregular", 1, "kioneli"),
    "tmt_8": ("TMT-8", "turkish", "irregular", 1, "kioneli"),
    "trk": ("TRK", "turkish", "infantry", 2, "kioneli"),
    "slf": ("SLF", "turkish", "infantry", 3, "transit"),
    "39_div": ("39(-)", "turkish", "infantry", 4, "transit"),
    "5_div": ("5(-)", "turkish", "armor", 4, "rear"),
    "a_28": ("A/28", "turkish", "mechanized", 4, "rear"),
    "b_28": ("B/28", "turkish", "infantry", 4, "rear"),
    "abn": ("Abn", "turkish", "airborne", 3, "rear"),
    "cdo": ("Cdo", "turkish", "mountain", 3, "rear"),
    "taf_1": ("TAF-1", "turkish", "fighter", 2, "rear"),
    "taf_2": ("TAF-2", "turkish", "fighter", 2, "rear"),
    "taf_3": ("TAF-3", "turkish", "fighter", 2, "rear"),
    "taf_4": ("TAF-4", "turkish", "fighter", 2, "rear"),
}
"""Unit: name, side, type, Combat Value, set-up."""

CARDS = {
    (2, 4): 3, (4, 2): 3, (3, 3): 4, (3, 5): 2, (5, 3): 2,
    (4, 4): 2, (2, 3): 1, (3, 2): 1, (1, 6): 1, (6, 1): 1,
}  # fmt: skip
"""Movement and Combat, and how many such cards a colour has."""

PARAGRAPHS = """
1.0 1.1 2.0 2.2 2.3 2.31 2.32 2.4 3.0 4.0 5.0 6.0 6.1 6.11 6.12 6.2 6.21 6.22 6.23 6.24 6.3 6.31 6.32 6.33 7.0 8.0
9.0 9.1 9.11 9.12 9.13 9.14 9.15 9.2 9.3 9.4 10.0 E1 E2 E3 E4 E5 E6
"""
"""Every paragraph of the rulebook, the steps of its Sequence of Play, its Random Events."""


# The map


@rule("attila", "2.31")
def test_the_areas_their_coasts_symbols_and_victory_points_in_map_order() -> None:
    read = {
        id: (
            area["name"],
            area["coastal"]["value"],
            *[area["terrain"][symbol] for symbol in ("woods", "mountain", "urban")],
            area["vp"]["value"],
        )
        for id, area in AREAS.items()
    }
    assert read == MAP and list(AREAS) == list(MAP)


@rule("attila", "2.31")
def test_all_areas_together_are_worth_52_and_each_has_a_value() -> None:
    values = [entry[-1] for entry in MAP.values()]
    assert (len(MAP), sum(values), min(values)) == (24, 52, 1)


@rule("attila", "2.31", "8.0")
def test_what_the_lines_of_1974_would_be_worth() -> None:
    july = ["kyrenia", "lapithos", "kioneli", "kythreia"]
    august = [*july, "famagusta", "trikomo", "lefkoniko", "karpas", "akanthou", "morfou", "lefka"]
    enclaves = ["kioneli", "kythreia", "larnaca"]
    assert [sum(MAP[id][-1] for id in line) for line in (enclaves, july, august)] == [8, 11, 27]


@rule("attila", "2.31", "3.0", "9.4")
def test_ten_names_are_certain_and_no_other() -> None:
    assert sorted(id for id, area in AREAS.items() if area["confidence"] == "certain") == NAMED.split()
    assert [id for id, area in AREAS.items() if area.get("airport")] == ["strovolos"]


@rule("attila", "2.31", "6.1")
def test_the_borders_are_those_of_the_table() -> None:
    near: dict[str, set[str]] = {id: set() for id in MAP}
    for border in DATA["adjacent"]:
        one, two = border["pair"]
        assert list(MAP).index(one) < list(MAP).index(two) and two not in near[one], border
        near[one].add(two)
        near[two].add(one)
    assert near == {id: set(others) for id, others in ADJACENT.items()}
    assert sum(map(len, ADJACENT.values())) == 2 * len(DATA["adjacent"]) == 2 * 51


@rule("attila", "2.31", "6.1")
def test_every_area_can_be_reached_in_seven_steps_at_most() -> None:
    for start in MAP:
        reached, steps = {start}, 0
        while len(reached) < len(MAP):
            reached |= {other for area in reached for other in ADJACENT[area]}
            steps += 1
        assert steps <= 7, start


@rule("attila", "2.31")
def test_pairs_said_not_to_be_adjacent_are_not() -> None:
    pairs = [border["pair"] for border in DATA["not_adjacent"]]
    assert ["ayia_napa", "larnaca"] in pairs and not any(two in ADJACENT[one] for one, two in pairs)


@rule("attila", "6.11")
def test_two_sovereign_bases_are_no_areas() -> None:
    touched = {base["id"]: base["touches"] for base in DATA["sovereign_bases"]}
    assert touched == {
        "akrotiri_sba": ["limassol", "paphos"],
        "dhekelia_sba": ["larnaca", "athienou", "famagusta", "ayia_napa"],
    }
    assert not set(touched) & set(MAP)


@rule("attila", "2.31")
def test_where_areas_lie_and_are_drawn() -> None:
    moved = [id for id, area in AREAS.items() if area["xy"] != area["draw"]]
    around = "famagusta ayia_napa kythreia kyrenia kioneli nicosia_city strovolos peristerona morfou"
    assert moved == around.split()
    assert (AREAS["nicosia_city"]["xy"], AREAS["nicosia_city"]["draw"]) == ([478, 287], [490, 293])
    assert all(0 <= x <= 1000 and 0 <= y <= 620 for area in AREAS.values() for x, y in (area["xy"], area["draw"]))


# Units


@rule("attila", "2.2", "3.0")
def test_the_order_of_battle_and_the_set_up() -> None:
    read = {
        id: (unit["name"], unit["side"], unit["type"]["value"], unit["cv"]["value"], unit["setup"])
        for id, unit in UNITS.items()
    }
    assert read == ORDER_OF_BATTLE and list(UNITS) == list(ORDER_OF_BATTLE)
    aliases = {id: unit["alias"] for id, unit in UNITS.items() if "alias" in unit and not id.startswith("tmt")}
    assert aliases == {"eoka": "Eoka-B", "grk": "ELDYK", "er": "EE", "trk": "KTA"}


@rule("attila", "2.0", "2.2")
def test_both_sides_and_their_strength() -> None:
    for side, ground, strength, air in (("cypriot", 14, 24, 2), ("turkish", 16, 35, 4)):
        own = [entry for entry in ORDER_OF_BATTLE.values() if entry[1] == side]
        on_ground = [entry[3] for entry in own if entry[2] != "fighter"]
        assert (len(on_ground), sum(on_ground), len(own) - len(on_ground)) == (ground, strength, air)
        assert DATA["air_units"][side]["value"] == air


@rule("attila", "2.2", "6.24")
def test_armor_and_mechanized_units_are_mechanized() -> None:
    assert [id for id, unit in UNITS.items() if unit.get("mech", {}).get("value")] == ["ema", "5_div", "a_28"]
    assert DATA["types"]["mechanized"]["value"] == ["armor", "mechanized"]
    assert [id for id, unit in UNITS.items() if "mech" not in unit] == [
        id for id, entry in ORDER_OF_BATTLE.items() if entry[2] == "fighter"
    ]


@rule("attila", "2.2")
def test_the_types_of_units() -> None:
    ground = ["infantry", "military_police", "irregular", "airborne", "mountain", "armor", "mechanized"]
    assert (DATA["types"]["ground"]["value"], DATA["types"]["air"]["value"]) == (ground, ["fighter"])
    assert {entry[2] for entry in ORDER_OF_BATTLE.values()} == {*ground, "fighter"}


@rule("attila", "9.4")
def test_cypriot_fighters_are_an_option() -> None:
    assert [id for id, unit in UNITS.items() if unit.get("option") == "hellenic_air_force"] == ["haf_1", "haf_2"]


# Cards


@rule("attila", "3.0", "5.0")
def test_the_cards_of_both_colours() -> None:
    for colour in ("white", "grey"):
        cards = DATA["deck"][colour]["cards"]
        assert list(cards) == sorted(cards)
        assert {tuple(map(int, card.split("-"))): count for card, count in cards.items()} == CARDS
    assert DATA["deck"]["colours"]["white"] == "cypriot" and DATA["deck"]["colours"]["grey"] == "turkish"


@rule("attila", "5.0", "6.3")
def test_the_deck_is_drawn_to_the_end_in_seven_turns() -> None:
    deck, system = DATA["deck"], DATA["system"]
    drawn = 2 * deck["per_colour"]["value"] + deck["random_events"]["value"]
    assert sum(CARDS.values()) == deck["per_colour"]["value"] == 20
    assert drawn == system["turns"]["value"] * system["draw"]["value"] == 42
    assert (deck["special_actions"]["turkish"], deck["special_actions"]["cypriot"], 54 - drawn) == (6, 6, 12)
    for half in (0, 1):
        assert sum(values[half] * count for values, count in CARDS.items()) == 66


# Numbers, events, victory, options


@rule("attila", "1.1", "5.0", "6.2", "6.12", "6.33", "7.0", "9.3", "9.11")
def test_the_numbers_of_the_rules() -> None:
    system = dict(DATA["system"])
    terrain = system.pop("terrain_dice")
    assert [terrain[symbol] for symbol in ("woods", "mountain", "urban")] == [1, 1, 2]
    assert {name: entry["value"] for name, entry in system.items()} == {
        "turns": 7,
        "draw": 6,
        "hit": 5,
        "recovery": 5,
        "air_support_dice": 1,
        "out_of_supply_cost": 2,
        "rear_to_transit": 1,
        "transit_to_beachhead": 1,
        "invasions": 1,
        "invasion_brigades": 2,
        "drop_disrupted": 4,
        "reaction_ground_units": 2,
        "given_up_vp": 2,
    }


@rule("attila", "9.11")
def test_no_more_than_three_cards_are_given_up() -> None:
    #
    assert DATA["organizational_ability"]["most"] == 3 and DATA["organizational_ability"]["guess"]


@rule("attila", "9.14")
def test_what_a_poorly_trained_staff_costs() -> None:
    assert [DATA["poorly_trained_staff"][key] for key in ("roll", "loss", "least")] == [2, 1, 1]


@rule("attila", "E1", "E2", "E3", "E4", "E5", "E6")
def test_the_random_events_by_their_roll() -> None:
    assert [(event["id"], event["roll"], event["name"]) for event in DATA["events"]] == [
        ("E1", 1, "Friendly Fire"),
        ("E2", 2, "Irregular Laxity"),
        ("E3", 3, "Fuel and/or ammunition shortages"),
        ("E4", 4, "Rear Area chaos"),
        ("E5", 5, "UN pressure for ceasefire"),
        ("E6", 6, "Army/Air Force friction"),
    ]
    assert all(event["about"] and event["id"] in RULES for event in DATA["events"])


@rule("attila", "8.0")
def test_the_grades_of_victory() -> None:
    bands = [(band["min"], band.get("max"), band.get("winner"), band["grade"]) for band in DATA["victory"]["bands"]]
    assert bands == [
        (0, 4, "cypriot", "major"),
        (5, 9, "cypriot", "minor"),
        (10, 15, None, "draw"),
        (16, 22, "turkish", "minor"),
        (23, None, "turkish", "major"),
    ]


@rule("attila", "9.11", "9.12", "9.13", "9.14", "9.4")
def test_the_options_and_what_they_are_without_a_word() -> None:
    assert {name: (option["default"], option.get("ruling")) for name, option in DATA["options"].items()} == {
        "data_set": ("standard", "A-71"),
        "open_hands": (False, "A-68"),
        "disrupted_may_move": (True, "A-12"),
        "irregulars_bar_reaction": (False, "A-23"),
        "laxity": ("at_once", "A-41"),
        "organizational_ability": (False, "A-46"),
        "drop_without_landing": (False, "A-33"),
        "exploitation_by_this_battle": (False, "A-65"),
        "disrupted_may_exploit": (False, "A-66"),
        "formation_agility": (False, "A-56"),
        "free_air_reaction": (False, "A-67"),
        "intelligence_advantage": (False, "A-57"),
        "poorly_trained_staff": (False, "A-58"),
        "hellenic_air_force": (False, "A-50"),
    }


# Sources


@rule("attila", "2.31", "2.2")
def test_every_datum_has_a_source_and_what_is_reconstructed_is_marked() -> None:
    entries = [*DATA["areas"], *DATA["adjacent"], *DATA["not_adjacent"], *DATA["units"], *DATA["sovereign_bases"]]
    inner = [value for entry in entries for value in entry.values() if isinstance(value, dict)]
    rest = [value for section in ("map", "types", "air_units", "system") for value in DATA[section].values()]
    optional = (DATA["organizational_ability"], DATA["poorly_trained_staff"], *DATA["data_sets"].values())
    deck = [entry for entry in DATA["deck"].values() if isinstance(entry, dict)]
    for datum in [*entries, *inner, *rest, *deck, *DATA["events"], DATA["victory"], *optional]:
        assert datum["source"] and datum["confidence"] in ("certain", "high", "medium", "low"), datum
        reconstructed = datum["source"].startswith("reconstruction")
        assert reconstructed == (datum["confidence"] != "certain") or "boardgameguys" in datum["source"], datum
        assert not datum.get("guess") or datum["confidence"] != "certain", datum


# The pages that tell it


@rule("attila", "2.31")
def test_the_digest_tells_the_map_as_it_is() -> None:
    text = RULES["2.31"].text
    names = {entry[0]: id for id, entry in MAP.items()}
    told = re.findall(r"([A-Z][A-Za-z ]+): ([A-Za-z, ]+)\.", text.split("Neighbours. ")[1])
    assert {names[area]: {names[other] for other in others.split(", ")} for area, others in told} == {
        id: set(others) for id, others in ADJACENT.items()
    }
    values = re.findall(r"(\d) ([A-Z][A-Za-z, ]+)\.", text.split("[A-4]: ")[1].split("That makes")[0])
    assert {names[area]: int(value) for value, areas in values for area in areas.split(", ")} == {
        id: entry[-1] for id, entry in MAP.items()
    }
    coastal = text.split("(6.33): ")[1].split(". Inland")[0].split(", ")
    assert [names[area] for area in coastal] == [id for id, entry in MAP.items() if entry[1]]
    for place, symbol in ((2, "Woods"), (3, "Mountain"), (4, "Urban")):
        areas = text.split(f"{symbol}: ")[1].split(".")[0].split(", ")
        assert [names[area] for area in areas] == [id for id, entry in MAP.items() if entry[place]]


@rule("attila", "2.2", "3.0")
def test_the_digest_names_every_unit_and_its_place() -> None:
    for id, (name, _, _, _, setup) in ORDER_OF_BATTLE.items():
        if not id.startswith(("tmt", "taf")):
            assert name in RULES["2.2"].text and (name in RULES["3.0"].text), id
        assert setup in ("damaged", "rear", "transit") or MAP[setup][0] in RULES["3.0"].text


def test_the_digest_has_every_paragraph() -> None:
    for number in PARAGRAPHS.split():
        paragraph = RULES[number]
        assert paragraph.text and paragraph.playable == (paragraph.why == ""), number


def test_rulings_are_numbered_without_a_gap_and_all_are_cited() -> None:
    page = (ROOT / "docs" / "titles" / "attila" / "rulings.md").read_text(encoding="utf-8")
    rulings = sorted(map(int, re.findall(r"^\| A-(\d+) \|", page, re.MULTILINE)))
    assert rulings == list(range(1, len(rulings) + 1)) and len(rulings) >= 55
    cited = {int(ruling) for text in (json.dumps(DATA), *[p.text for p in RULES.values()]) for ruling in found(text)}
    assert cited == set(rulings)
    switched = dict(re.findall(r"^\| (A-\d+) \|.*\| `(\w+)` \|$", page, re.MULTILINE))
    assert switched == {o["ruling"]: name for name, o in DATA["options"].items() if "ruling" in o}


def found(text: str) -> list[str]:
    """The numbers of the rulings that a text cites."""
    return re.findall(r"\bA-(\d+)", text)
