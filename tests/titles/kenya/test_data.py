"""The data file of Kenya and what is built on it (1.2, 1.3, 2.1, 6.6)."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest

import smallwars
from smallwars.titles.british_way.kenya import TITLE
from smallwars.titles.british_way.kenya.rules import board, pipeline
from tests.harness import KENYA, kenya, rule

DATA: dict[str, Any] = TITLE.data
SPACES: dict[str, dict[str, Any]] = {space["id"]: space for space in DATA["spaces"]}

LIMITS = {
    "guerrillas": board.GUERRILLAS,
    "bases": board.BASES,
    "troops": board.TROOP_CUBES,
    "police": board.POLICE_CUBES,
    "terror": board.TERROR_MARKERS,
    "bases_in_a_space": board.BASES_IN_A_SPACE,
    "political_will": board.MOST_WILL,
    "resources": board.MOST_RESOURCES,
    "pipeline": board.MOST_PIPELINE,
}

ADJACENT = {
    "Nairobi": ["Kiambu", "Thika"],
    "Kiambu": ["Rift Valley", "Aberdares", "Fort Hall", "Thika", "Nairobi"],
    "Fort Hall": ["Kiambu", "Aberdares", "Nyeri", "Embu", "Thika"],
    "Nyeri": ["Fort Hall", "Aberdares", "Nanyuki", "Mount Kenya", "Embu"],
    "Embu": ["Fort Hall", "Nyeri", "Mount Kenya", "Meru", "Thika"],
    "Meru": ["Embu", "Mount Kenya", "Nanyuki"],
    "Thompson's Falls": ["Rift Valley", "Aberdares", "Nanyuki"],
    "Rift Valley": ["Thompson's Falls", "Aberdares", "Kiambu"],
    "Nanyuki": ["Thompson's Falls", "Aberdares", "Nyeri", "Mount Kenya", "Meru"],
    "Thika": ["Kiambu", "Fort Hall", "Embu", "Nairobi"],
    "Aberdares": ["Rift Valley", "Thompson's Falls", "Nanyuki", "Nyeri", "Fort Hall", "Kiambu"],
    "Mount Kenya": ["Nanyuki", "Nyeri", "Embu", "Meru"],
}

CERTAIN = [
    ["nairobi", "kiambu"],
    ["kiambu", "fort_hall"],
    ["kiambu", "rift_valley"],
    ["kiambu", "thika"],
    ["kiambu", "aberdares"],
    ["nyeri", "nanyuki"],
    ["nyeri", "aberdares"],
    ["nyeri", "mount_kenya"],
    ["thompsons_falls", "nanyuki"],
    ["rift_valley", "aberdares"],
    ["nanyuki", "mount_kenya"],
]
"""Borders that the rulebook's text tells: 1.3.6 and 8.0."""


def named(names: list[str]) -> set[str]:
    """The ids of spaces with these names."""
    return {id for id, space in SPACES.items() if space["name"] in names}


# Components and tracks


@rule("kenya", "1.2", "1.4.2", "1.8", "1.10")
def test_the_limits_of_the_components_are_those_of_the_data_file() -> None:
    assert {name: limit["value"] for name, limit in DATA["limits"].items()} == LIMITS


@rule("kenya", "1.2", "1.4", "1.4.2", "1.8", "1.10", "1.11")
def test_the_limits_are_those_of_the_rulebook() -> None:
    assert LIMITS == {
        "guerrillas": 15,
        "bases": 4,
        "troops": 10,
        "police": 15,
        "terror": 15,
        "bases_in_a_space": 2,
        "political_will": 20,
        "resources": 20,
        "pipeline": 4,
    }


@rule("kenya", "1.11", "6.6", "6.6.2")
def test_the_pipeline_track_of_the_code_is_that_of_the_data_file() -> None:
    """Ruling K-37."""
    track = DATA["tracks"]["pipeline"]
    assert track["names"] == ["Rule of Law", "Emergency Powers", "Villagization", "Prison System", "Gulag"]
    assert track["reprisal"] == pipeline.REPRISAL_SPACES == [0, 1, 1, 2, 2]
    assert track["relocate"] == pipeline.RELOCATE_SPACES == [0, 0, 1, 1, 2]
    assert len(track["names"]) - 1 == board.MOST_PIPELINE


@rule("kenya", "6.6.3")
def test_outrage_is_possible_above_emergency_powers() -> None:
    """Ruling K-18."""
    assert pipeline.NO_OUTRAGE == 1


# The map


@rule("kenya", "1.3")
def test_the_spaces_of_the_code_are_those_of_the_data_file_in_map_order() -> None:
    assert tuple(SPACES) == KENYA
    assert [getattr(board, id.upper()) for id in SPACES] == list(range(board.SPACES))


@rule("kenya", "1.3.1", "1.3.2", "1.3.3", "1.3.4")
@pytest.mark.parametrize(
    ("kind", "bits", "spaces"),
    [
        ("city", board.CITY, ["nairobi"]),
        ("reserve", board.RESERVES, ["kiambu", "fort_hall", "nyeri", "embu", "meru"]),
        ("province", board.NON_RESERVE_PROVINCES, ["thompsons_falls", "rift_valley", "nanyuki", "thika"]),
        ("jungle", board.JUNGLES, ["aberdares", "mount_kenya"]),
    ],
)
def test_the_kinds_of_space_are_those_of_the_code(kind: str, bits: int, spaces: list[str]) -> None:
    assert [id for id, space in SPACES.items() if space["kind"] == kind] == spaces
    assert [id for index, id in enumerate(SPACES) if bits >> index & 1] == spaces


@rule("kenya", "1.3.2", "1.3.4")
def test_provinces_non_reserves_and_the_whole_map_are_made_of_them() -> None:
    assert board.PROVINCES == board.RESERVES | board.NON_RESERVE_PROVINCES
    assert board.NON_RESERVES == board.CITY | board.NON_RESERVE_PROVINCES
    assert board.EVERYWHERE == board.PROVINCES | board.CITY | board.JUNGLES == (1 << board.SPACES) - 1


@rule("kenya", "1.3.2", "1.3.3", "1.3.4")
def test_the_printed_population_of_each_space() -> None:
    assert {id: space["population"]["value"] for id, space in SPACES.items()} == {
        "nairobi": 2,
        "kiambu": 2,
        "fort_hall": 2,
        "nyeri": 2,
        "embu": 1,
        "meru": 1,
        "thompsons_falls": 1,
        "rift_valley": 1,
        "nanyuki": 1,
        "thika": 1,
        "aberdares": 0,
        "mount_kenya": 0,
    }


@rule("kenya", "1.3.2")
def test_kiambu_embu_and_meru_have_four_together() -> None:
    """The example of play counts 6 at Resistance in them and Fort Hall (2)."""
    assert sum(SPACES[id]["population"]["value"] for id in ("kiambu", "embu", "meru", "fort_hall")) == 6


@rule("kenya", "1.3.2")
def test_five_populations_are_marked_as_guessed() -> None:
    guessed = [id for id, space in SPACES.items() if space["population"].get("guess")]
    assert guessed == ["kiambu", "embu", "meru", "thompsons_falls", "thika"]
    certain = [id for id, space in SPACES.items() if space["population"]["confidence"] == "certain"]
    assert [id for id in SPACES if id not in guessed] == certain


# Borders


@rule("kenya", "1.3.6")
def test_the_table_of_borders_is_symmetric_and_has_25_of_66_pairs() -> None:
    assert all(space in ADJACENT[near] for space, nears in ADJACENT.items() for near in nears)
    assert sum(len(nears) for nears in ADJACENT.values()) == 2 * 25 == 2 * len(DATA["adjacent"])


@rule("kenya", "1.3.6")
def test_the_borders_are_those_of_the_table() -> None:
    near: dict[str, set[str]] = {id: set() for id in SPACES}
    for border in DATA["adjacent"]:
        one, two = border["pair"]
        assert two not in near[one], border
        near[one].add(two)
        near[two].add(one)
    assert near == {id: named(ADJACENT[space["name"]]) for id, space in SPACES.items()}


@rule("kenya", "1.3.6")
def test_the_code_plays_on_these_borders() -> None:
    facts = smallwars.new("kenya", seed=1).state.board.facts
    ids = list(SPACES)
    for index, space in enumerate(SPACES.values()):
        near = {id for bit, id in enumerate(ids) if facts.adjacent[index] >> bit & 1}
        assert near == named(ADJACENT[space["name"]]), space["id"]


@rule("kenya", "1.3.6")
def test_kiambu_borders_what_the_example_of_the_rulebook_says() -> None:
    assert set(ADJACENT["Kiambu"]) == {"Rift Valley", "Aberdares", "Fort Hall", "Thika", "Nairobi"}


@rule("kenya", "1.3.6")
def test_borders_the_rulebook_tells_are_certain_and_no_others() -> None:
    assert [border["pair"] for border in DATA["adjacent"] if border["confidence"] == "certain"] == CERTAIN


@rule("kenya", "1.3.6")
def test_five_pairs_are_marked_as_guessed() -> None:
    assert [border["pair"] for border in DATA["adjacent"] if border.get("guess")] == [
        ["nairobi", "thika"],
        ["embu", "thika"],
        ["nanyuki", "aberdares"],
    ]
    assert [border["pair"] for border in DATA["not_adjacent"] if border.get("guess")] == [
        ["nairobi", "rift_valley"],
        ["nyeri", "thompsons_falls"],
    ]
    listed = {frozenset(border["pair"]) for border in DATA["adjacent"]}
    assert not any(frozenset(border["pair"]) in listed for border in DATA["not_adjacent"])


@rule("kenya", "1.3.6")
def test_every_datum_of_the_map_has_a_source() -> None:
    assert all(space["population"]["source"] for space in DATA["spaces"])
    assert all(border["source"] and border["confidence"] for border in [*DATA["adjacent"], *DATA["not_adjacent"]])
    assert all(limit["source"] for limit in DATA["limits"].values())


# Set-up, cards, options


@rule("kenya", "2.1", "1.2")
@pytest.mark.parametrize(
    ("piece", "on_map", "limit"),
    [("underground", 8, "guerrillas"), ("bases", 3, "bases"), ("troops", 6, "troops"), ("police", 7, "police")],
)
def test_the_pieces_of_the_set_up_add_up(piece: str, on_map: int, limit: str) -> None:
    """Available then: 7 Guerrillas, 1 Base, 4 Troops, and with 8 Out of Play no Police."""
    assert sum(there.get(piece, 0) for there in DATA["setup"]["spaces"].values()) == on_map
    left = {"guerrillas": 7, "bases": 1, "troops": 4, "police": DATA["setup"]["out_of_play_police"]}
    assert on_map + left[limit] == LIMITS[limit]


@rule("kenya", "2.1")
def test_the_set_up_names_every_space_and_only_pieces() -> None:
    assert list(DATA["setup"]["spaces"]) == list(SPACES)
    pieces = {piece for there in DATA["setup"]["spaces"].values() for piece in there}
    assert pieces == {"underground", "bases", "troops", "police"}


@rule("kenya", "2.1")
def test_options_start_from_the_set_up_of_the_data_file() -> None:
    options = TITLE.check_options({})
    assert options == {
        "political_will": DATA["setup"]["political_will"],
        "campaigns": len(DATA["deck"]["propaganda"]),
        "each_deploy_moves_troops": False,
        "escape_flips_everywhere": True,
        "operations_by_owner": True,
        "operation_may_be_empty": False,
        "redeploy_into_jungles": False,
        "pseudo_gangs_need_cubes": True,
    }
    assert (options["political_will"], options["campaigns"], DATA["deck"]["campaigns"]) == (12, 3, 3)
    assert DATA["setup"]["first"] == "mau_mau"


@rule("kenya", "1.2", "2.1")
def test_there_are_thirty_two_events_and_three_propaganda_cards() -> None:
    assert [card["id"] for card in DATA["cards"]] == [f"K{number}" for number in range(1, 36)]
    assert [card["number"] for card in DATA["cards"]] == list(range(1, 36))
    assert DATA["deck"]["propaganda"] == ["K33", "K34", "K35"]
    assert (DATA["deck"]["events_per_campaign"], DATA["deck"]["events_mixed_with_propaganda"]) == (6, 2)


@rule("kenya", "5.2", "5.3")
def test_capabilities_and_cards_of_one_text_are_marked() -> None:
    kinds = {card["id"]: card["capability"] for card in DATA["cards"] if "capability" in card}
    assert kinds == {
        "K3": "mau_mau",
        "K5": "british",
        "K7": "british",
        "K11": "british",
        "K28": "mau_mau",
        "K31": "mau_mau",
    }
    assert [card["id"] for card in DATA["cards"][:32] if card["sides"] == 1] == ["K4", "K26"]


# The picture


@rule("kenya", "1.3")
def test_the_picture_has_the_spaces_of_the_map() -> None:
    drawn = json.loads(files("smallwars.titles.british_way.kenya").joinpath("map.json").read_text(encoding="utf-8"))
    names = {"province": "non_reserve", "jungle": "mountain_jungle"}
    kinds = {id: names.get(space["kind"], space["kind"]) for id, space in SPACES.items()}
    assert {id: space["kind"] for id, space in drawn["spaces"].items()} == kinds


# Play follows the data


@rule("kenya", "1.3.2", "1.7")
def test_a_corrected_population_counts() -> None:
    """The 2 among Kiambu, Embu and Meru may be Meru's."""
    options = {"data": {"spaces": {"meru": {"population": 2}, "kiambu": {"population": 1}}}}
    assert kenya(options=options).play("op rally meru")["political_will"] == 8
    assert kenya(options=options).play("op rally kiambu")["political_will"] == 9


@rule("kenya", "1.3.6")
@pytest.mark.parametrize(
    "border", [*DATA["adjacent"][-3:], *DATA["not_adjacent"]], ids=lambda border: str(border["pair"])
)
def test_a_corrected_border_counts(border: dict[str, Any]) -> None:
    one, two = border["pair"]
    was = border in DATA["adjacent"]
    options = {"data": {"pairs": [{"pair": [one, two], "adjacent": not was}]}}
    everybody: dict[str, Any] = {name: "1U" for name in KENYA}
    for changed, adjacent in (({}, was), (options, not was)):
        table = kenya(options=changed, **everybody).play(f"limited march {one}")
        assert (two in table.options) == adjacent
