"""Components, map, forces, stacking, Loyalty and Resistance, markers and tracks (1.2-1.6, 1.8-1.11)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import smallwars
from tests.harness import KENYA, Table, rule

Kenya = Callable[..., Table]

RESERVES = ("kiambu", "fort_hall", "nyeri", "embu", "meru")
SETTLED = ("thompsons_falls", "rift_valley", "nanyuki", "thika")
JUNGLES = ("aberdares", "mount_kenya")

POPULATION = {
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
POPULATED = {space: value for space, value in POPULATION.items() if value}

NEIGHBOURS = {
    "nairobi": ["kiambu", "thika"],
    "kiambu": ["nairobi", "fort_hall", "rift_valley", "thika", "aberdares"],
    "fort_hall": ["kiambu", "nyeri", "embu", "thika", "aberdares"],
    "nyeri": ["fort_hall", "embu", "nanyuki", "aberdares", "mount_kenya"],
    "embu": ["fort_hall", "nyeri", "meru", "thika", "mount_kenya"],
    "meru": ["embu", "nanyuki", "mount_kenya"],
    "thompsons_falls": ["rift_valley", "nanyuki", "aberdares"],
    "rift_valley": ["kiambu", "thompsons_falls", "aberdares"],
    "nanyuki": ["nyeri", "meru", "thompsons_falls", "aberdares", "mount_kenya"],
    "thika": ["nairobi", "kiambu", "fort_hall", "embu"],
    "aberdares": ["kiambu", "fort_hall", "nyeri", "thompsons_falls", "rift_valley", "nanyuki"],
    "mount_kenya": ["nyeri", "embu", "meru", "nanyuki"],
}

QUIET = 4
"""6.1.3: no Mau Mau piece in Nairobi (+2), no Base outside Mountain Jungles (+2)."""


# 1.2 Components


@rule("kenya", "1.2", "1.4")
@pytest.mark.parametrize(
    "fields",
    [
        {"nyeri": "8U", "meru": "8A"},
        {"nyeri": "2B", "meru": "2B", "embu": "1B"},
        {"nairobi": "6T", "thika": "5T"},
        {"nairobi": "8P", "thika": "8P"},
        {"nairobi": "8P", "out_of_play": {"police": 8}},
        {"nyeri": "8Ter", "meru": "8Ter"},
    ],
    ids=["guerrillas", "bases", "troops", "police", "police out of play", "terror"],
)
def test_there_are_no_more_pieces_than_the_box_holds(kenya: Kenya, fields: dict[str, str]) -> None:
    with pytest.raises(smallwars.InvalidPosition):
        kenya(**fields)


@rule("kenya", "1.2", "1.4")
def test_every_piece_of_the_box_may_be_on_the_map_at_once(kenya: Kenya) -> None:
    table = kenya(nyeri="2B 15U", meru="2B", nairobi="10T 15P", thika="15Ter")
    assert table["available"] == {"guerrillas": 0, "bases": 0, "troops": 0, "police": 0}


@rule("kenya", "1.2", "1.9")
@pytest.mark.parametrize(("lying", "there"), [(14, "1A 1Ter Resist"), (15, "1A Resist")])
def test_terror_places_the_fifteenth_marker_and_no_sixteenth(kenya: Kenya, lying: int, there: str) -> None:
    """Ruling K-38."""
    table = kenya(nyeri="1U", thika=f"{lying}Ter").play("op terror nyeri")
    assert (table.pieces("nyeri"), table["thika"]["terror"]) == (there, lying)


@rule("kenya", "1.2", "5.1.1")
@pytest.mark.parametrize(("lying", "markers"), [(13, 2), (14, 1)])
def test_an_event_places_no_sixteenth_terror_marker(kenya: Kenya, lying: int, markers: int) -> None:
    """Ruling K-38."""
    table = kenya(card="K4", nyeri="1Ter", thika=f"{lying}Ter").play("event nyeri done")
    assert table.pieces("nyeri") == f"{markers}Ter"


@rule("kenya", "1.2", "6.6.3")
def test_dice_have_six_sides(kenya: Kenya) -> None:
    table = kenya(first="british", nyeri="1T").play("limited relocate nyeri")
    assert (table.actor, table.kind) == ("chance", "die")
    assert table.options == ["1", "2", "3", "4", "5", "6"]


# 1.3 The map


@rule("kenya", "1.3", "1.3.1")
def test_the_map_has_twelve_spaces(kenya: Kenya) -> None:
    assert list(kenya()["spaces"]) == ["nairobi", *RESERVES, *SETTLED, *JUNGLES]


@rule("kenya", "1.3.1")
def test_the_southern_provinces_are_no_space(kenya: Kenya) -> None:
    with pytest.raises(smallwars.InvalidPosition, match="southern_provinces"):
        kenya(spaces={"southern_provinces": {"troops": 1}})


@rule("kenya", "1.3.1", "3.2.3")
def test_every_space_can_hold_troops(kenya: Kenya) -> None:
    table = kenya(first="british", nairobi="1T").play("op sweep")
    assert [name for name in table.options if name in KENYA] == list(KENYA)


@rule("kenya", "1.3.1", "3.3.1")
def test_every_space_can_hold_guerrillas(kenya: Kenya) -> None:
    assert [name for name in kenya().play("op rally").options if name in KENYA] == list(KENYA)


@rule("kenya", "1.3.1", "1.4")
@pytest.mark.parametrize("space", KENYA)
def test_every_space_can_hold_every_kind_of_piece(kenya: Kenya, space: str) -> None:
    assert kenya(**{space: "2B 1U 1A 1T 1P 2Ter"}).pieces(space) == "2B 1U 1A 1T 1P 2Ter"


# 1.3.2 Provinces


@rule("kenya", "1.3.2", "1.3.3", "1.3.4", "1.7")
@pytest.mark.parametrize(("space", "population"), POPULATION.items())
def test_the_population_counts_for_control(kenya: Kenya, space: str, population: int) -> None:
    table = kenya().play(f"op rally {space}")
    assert (table.pieces(space), table["political_will"]) == ("1U", 10 - population)


@rule("kenya", "1.3.2", "1.3.4", "6.1.1")
@pytest.mark.parametrize(("space", "population"), POPULATED.items())
def test_the_population_counts_for_resistance_in_the_propaganda_round(
    kenya: Kenya, space: str, population: int
) -> None:
    assert kenya(card="K33", **{space: "Resist"})["political_will"] == 10 + QUIET - population


@rule("kenya", "1.3.2", "1.3.4", "3.3.1")
@pytest.mark.parametrize(("space", "population"), POPULATED.items())
def test_the_population_counts_for_rally_at_a_base(kenya: Kenya, space: str, population: int) -> None:
    table = kenya(**{space: "1B"}).play(f"op rally {space}")
    assert (table.kind, table.options) == ("rally.way", [str(count) for count in range(1, population + 2)])


@rule("kenya", "1.3.2", "3.3.1")
def test_loyalty_bars_rally_in_non_reserves_only(kenya: Kenya) -> None:
    """Ruling K-9."""
    table = kenya(**{space: "Loyal" for space in POPULATED}).play("op rally")
    assert table.options == [*RESERVES, *JUNGLES]
    assert {table.refused(space) for space in ("nairobi", *SETTLED)} == {"3.3.1"}


@rule("kenya", "1.3.2", "1.3.4", "4.3.2")
def test_only_reserves_take_an_oath(kenya: Kenya) -> None:
    table = kenya(**{space: "1U" for space in KENYA}).play("op march special oath")
    assert table.options == list(RESERVES)
    assert {table.refused(space) for space in ("nairobi", *SETTLED, *JUNGLES)} == {"4.3.2"}


@rule("kenya", "1.3.2", "3.2.2")
def test_relocate_lowers_the_population_of_a_reserve(kenya: Kenya) -> None:
    table = kenya(first="british", nyeri="1T").play("limited relocate nyeri {6}")
    assert (table["nyeri"]["population"], table["political_will"]) == (1, 10)


@rule("kenya", "1.3.2", "3.2.2")
def test_an_unpopulated_province_cannot_be_relocated_again(kenya: Kenya) -> None:
    table = kenya(first="british", nyeri="1T 0pop", embu="1T", thika="1T").play("op relocate")
    assert table.refused("nyeri") == "3.2.2"
    assert table.refused("thika") == "3.2.2"
    assert "embu" in table.options


@rule("kenya", "1.3.2", "1.7")
@pytest.mark.parametrize(("population", "will"), [(2, 8), (1, 9), (0, 10)])
def test_the_current_population_counts_for_control(kenya: Kenya, population: int, will: int) -> None:
    table = kenya(nyeri=f"{population}pop").play("op rally nyeri")
    assert (table.control("nyeri"), table["political_will"]) == ("mau_mau", will)


@rule("kenya", "1.3.2", "6.1.1")
@pytest.mark.parametrize(("population", "will"), [(2, 12), (1, 13)])
def test_the_current_population_counts_for_resistance(kenya: Kenya, population: int, will: int) -> None:
    assert kenya(card="K33", nyeri=f"{population}pop Resist")["political_will"] == will


@rule("kenya", "1.3.2", "3.3.1")
def test_the_current_population_counts_for_rally(kenya: Kenya) -> None:
    assert kenya(nyeri="1B 1pop").play("op rally nyeri").options == ["1", "2"]
    assert kenya(nyeri="1B 0pop").play("op rally nyeri").pieces("nyeri") == "1B 1U"


@rule("kenya", "1.3.2", "1.7", "K27 shaded")
def test_a_change_of_population_under_mau_mau_control_does_not_move_political_will(kenya: Kenya) -> None:
    """Ruling K-22."""
    table = kenya(card="K27", nyeri="2U 1pop").play("event shaded")
    assert (table["nyeri"]["population"], table.pieces("nyeri"), table["political_will"]) == (2, "3U", 10)


@rule("kenya", "1.3.2", "K23 shaded")
def test_population_never_rises_above_the_printed_value(kenya: Kenya) -> None:
    """Ruling K-23."""
    table = kenya(card="K23", meru="1U").play("event shaded")
    assert [there["population"] for there in table["spaces"].values()] == list(POPULATION.values())
    assert (table.pieces("meru"), table.actor) == ("1U", "british")


# 1.3.3 Mountain Jungles


@rule("kenya", "1.3.3", "3.3.3")
@pytest.mark.parametrize("jungle", JUNGLES)
def test_a_mountain_jungle_never_shifts_to_resistance(kenya: Kenya, jungle: str) -> None:
    table = kenya(**{jungle: "1U"}).play(f"op terror {jungle}")
    assert (table.pieces(jungle), table[jungle]["stance"]) == ("1A 1Ter", "neutral")


@rule("kenya", "1.3.3", "4.2.1")
@pytest.mark.parametrize("jungle", JUNGLES)
def test_a_mountain_jungle_takes_no_reward(kenya: Kenya, jungle: str) -> None:
    table = kenya(first="british", thika="1T", meru="1T", **{jungle: "1T"}).play("op deploy special")
    assert table.options == ["meru", "thika"]
    assert table.refused(jungle) == "4.2.1"


@rule("kenya", "1.3.3", "1.7")
@pytest.mark.parametrize("jungle", JUNGLES)
def test_either_faction_may_control_a_mountain_jungle(kenya: Kenya, jungle: str) -> None:
    assert kenya(**{jungle: "1U"}).control(jungle) == "mau_mau"
    assert kenya(**{jungle: "1T"}).control(jungle) == "british"
    assert kenya(**{jungle: "1T 1U"}).control(jungle) is None


# 1.3.4 Nairobi


@rule("kenya", "1.3.4", "6.1.2")
def test_terror_in_nairobi_costs_political_will_in_the_propaganda_round(kenya: Kenya) -> None:
    assert kenya(card="K33", nairobi="1Ter")["political_will"] == 10 + QUIET - 1
    assert kenya(card="K33", kiambu="1Ter")["political_will"] == 10 + QUIET


@rule("kenya", "1.3.4", "3.2.2", "4.2.3")
def test_nairobi_is_neither_a_reserve_nor_a_province(kenya: Kenya) -> None:
    """Ruling K-29."""
    table = kenya(first="british", nairobi="1A 2T", meru="1A 2T", embu="1A 2T")
    table.play("op relocate")
    assert table.refused("nairobi") == "3.2.2"
    table.play("special air_strike")
    assert table.options == ["embu", "meru"]
    assert table.refused("nairobi") == "4.2.3"


@rule("kenya", "1.3.4", "K12 unshaded")
def test_a_text_that_says_province_leaves_nairobi_out(kenya: Kenya) -> None:
    """Ruling K-29."""
    table = kenya(card="K12", nairobi="1U", nyeri="1U", thika="1U", aberdares="1U").play("event unshaded thika nyeri")
    assert [table.pieces(name) for name in ("nairobi", "nyeri", "thika", "aberdares")] == ["1U", "1A", "1A", "1U"]


# 1.3.5 Out of Play


@rule("kenya", "1.3.5", "3.2.1")
def test_police_out_of_play_cannot_be_deployed(kenya: Kenya) -> None:
    table = kenya(first="british", nairobi="7P", out_of_play={"police": 8}).play("op deploy nairobi")
    assert (table.kind, table.options) == ("deploy.troops", ["1", "2", "3", "4"])
    table.play("3")
    assert (table.pieces("nairobi"), table["out_of_play"]) == ("3T 7P", {"police": 8})


@rule("kenya", "1.3.5", "3.2.2")
@pytest.mark.parametrize(("out", "left", "available"), [(8, 7, 8), (1, 0, 15), (0, 0, 15)])
def test_relocate_makes_one_of_them_available(kenya: Kenya, out: int, left: int, available: int) -> None:
    table = kenya(first="british", nyeri="1T", out_of_play={"police": out}).play("limited relocate nyeri {6}")
    assert (table["out_of_play"]["police"], table["available"]["police"]) == (left, available)


@rule("kenya", "1.3.5", "K6 unshaded")
def test_an_event_may_place_them(kenya: Kenya) -> None:
    table = kenya(card="K6", first="british", nyeri="1T", out_of_play={"police": 8})
    table.play("event unshaded nyeri out_of_play nyeri out_of_play nyeri out_of_play")
    assert (table.pieces("nyeri"), table["out_of_play"]["police"]) == ("1T 3P", 5)
    assert table["available"]["police"] == 7


# 1.3.6 Adjacency


@rule("kenya", "1.3.6")
@pytest.mark.parametrize("space", KENYA)
def test_adjacent_are_the_spaces_that_share_a_border(kenya: Kenya, space: str) -> None:
    """March moves Guerrillas between adjacent spaces only, so its origins are the neighbours."""
    table = kenya(**{name: "1U" for name in KENYA}).play(f"limited march {space}")
    assert table.kind == "march.origin"
    assert table.options == [*sorted(NEIGHBOURS[space], key=KENYA.index), "done"]
    far = [name for name in KENYA if name not in NEIGHBOURS[space]]
    assert {table.refused(name) for name in far} == {"1.3.6"}


# 1.4 Forces


@rule("kenya", "1.4", "1.2")
def test_the_game_is_played_with_ten_troops_fifteen_police_fifteen_guerrillas_and_four_bases() -> None:
    position = smallwars.new("kenya", seed=1).position()
    spaces, available = position["spaces"].values(), position["available"]
    assert sum(there["troops"] for there in spaces) + available["troops"] == 10
    out = position["out_of_play"]["police"]
    assert sum(there["police"] for there in spaces) + available["police"] + out == 15
    assert sum(there["underground"] + there["active"] for there in spaces) + available["guerrillas"] == 15
    assert sum(there["bases"] for there in spaces) + available["bases"] == 4


@rule("kenya", "1.4.1")
def test_removed_police_become_available(kenya: Kenya) -> None:
    table = kenya(nyeri="1U 3P", out_of_play={"police": 8}).play("op terror nyeri 2")
    assert (table.pieces("nyeri"), table["available"]["police"], table["out_of_play"]) == ("1A 1P", 6, {"police": 8})


@rule("kenya", "1.4.1")
def test_removed_guerrillas_and_bases_become_available(kenya: Kenya) -> None:
    table = kenya(first="british", nyeri="1B 1A 2T", meru="1A 1T").play("op assault nyeri")
    assert table.pieces("nyeri") == "2T"
    assert table["available"] == {"guerrillas": 14, "bases": 4, "troops": 7, "police": 15}


@rule("kenya", "1.4.1", "K6 shaded")
def test_what_is_to_be_replaced_by_an_unavailable_piece_is_simply_removed(kenya: Kenya) -> None:
    """Ruling K-32: the British execute it, so no Guerrilla comes off the map."""
    table = kenya(card="K6", first="british", nyeri="1Ter", meru="15A").play("event shaded")
    assert (table.pieces("nyeri"), table.pieces("meru"), table.actor) == ("", "15A", "mau_mau")


# 1.4.2 Stacking


@rule("kenya", "1.4.2")
def test_no_position_has_three_bases_in_a_space(kenya: Kenya) -> None:
    with pytest.raises(smallwars.InvalidPosition, match="nyeri"):
        kenya(nyeri="3B")


@rule("kenya", "1.4.2", "3.3.1")
def test_rally_places_no_third_base(kenya: Kenya) -> None:
    assert kenya(nyeri="1B 2U").play("op rally nyeri").options == ["1", "2", "3", "base"]
    assert kenya(nyeri="2B 2U").play("op rally nyeri").options == ["1", "2", "3", "4"]


@rule("kenya", "1.4.2", "5.1.1", "K14 shaded", "K1 shaded")
def test_events_place_no_third_base(kenya: Kenya) -> None:
    table = kenya(card="K14", aberdares="2B", mount_kenya="2B").play("event shaded aberdares")
    assert (table.pieces("aberdares"), table.pieces("mount_kenya")) == ("2B 1U", "2B")
    assert kenya(card="K1", nairobi="2B").play("event shaded").pieces("nairobi") == "2B 2U Resist"
    assert kenya(card="K1", nairobi="1B").play("event shaded").options == ["0", "1"]


@rule("kenya", "1.4.2", "K4", "K16 shaded")
def test_events_may_place_more_than_one_terror_marker_in_a_space(kenya: Kenya) -> None:
    assert kenya(card="K4", nyeri="1Ter").play("event nyeri done").pieces("nyeri") == "2Ter"
    assert kenya(card="K16", nyeri="1T 2Ter").play("event shaded").pieces("nyeri") == "1T 3Ter Resist"


@rule("kenya", "1.4.2", "3.3.3")
@pytest.mark.parametrize("markers", [1, 2])
def test_the_terror_operation_places_no_second_marker(kenya: Kenya, markers: int) -> None:
    """Ruling K-7: the shift comes all the same."""
    table = kenya(nyeri=f"1U {markers}Ter").play("op terror nyeri")
    assert table.pieces("nyeri") == f"1A {markers}Ter Resist"


@rule("kenya", "1.4.2", "4.2.2")
@pytest.mark.parametrize(("before", "after"), [("", "1T 1Ter"), ("1Ter", "1T 1Ter"), ("3Ter", "1T 3Ter")])
def test_reprisal_places_no_second_marker(kenya: Kenya, before: str, after: str) -> None:
    table = kenya(first="british", nyeri=f"1T {before} Resist").play("op sweep special {6}")
    assert table.pieces("nyeri") == after
