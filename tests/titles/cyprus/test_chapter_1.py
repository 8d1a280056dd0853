"""Components, map, forces, chits, caches, markers and tracks (chapter 1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import smallwars
from tests.harness import SPACES, Table, rule

Cyprus = Callable[..., Table]

TOWNS = ("paphos", "limassol", "nicosia", "larnaca", "famagusta", "karpas")
MOUNTAINS = ("troodos", "kyrenia")
BASES = ("akrotiri", "dhekelia")

NEIGHBOURS = {
    "paphos": ["limassol", "troodos"],
    "limassol": ["paphos", "larnaca", "troodos", "akrotiri"],
    "nicosia": ["famagusta", "troodos", "kyrenia"],
    "larnaca": ["limassol", "famagusta", "troodos", "dhekelia"],
    "famagusta": ["nicosia", "larnaca", "karpas", "troodos", "kyrenia", "dhekelia"],
    "karpas": ["famagusta", "kyrenia"],
    "troodos": ["paphos", "limassol", "nicosia", "larnaca", "famagusta"],
    "kyrenia": ["nicosia", "famagusta", "karpas"],
    "akrotiri": ["limassol"],
    "dhekelia": ["larnaca", "famagusta"],
}


def will_after_round(cyprus: Cyprus, **spaces: Any) -> int:
    """Political Will after a Propaganda Round that starts at 10 with nothing else to decide."""
    fields = {"international_opinion": 0, "intel": [0], **spaces}
    will: int = cyprus(card="C33", **fields)["political_will"]
    return will


# 1.2 Components


@rule("cyprus", "1.2", "1.4")
@pytest.mark.parametrize(
    "spaces",
    [
        {"paphos": "7U", "troodos": "6A"},
        {"paphos": "2C", "limassol": "2C", "troodos": "1C"},
        {"nicosia": "4P", "larnaca": "3P"},
        {"akrotiri": "7T", "dhekelia": "6T"},
        {"paphos": "8Sab", "karpas": "8Sab"},
        {name: "1T Cur" for name in TOWNS[:5]},
    ],
    ids=["cells", "caches", "police", "troops", "sabotage", "curfews"],
)
def test_there_are_no_more_pieces_than_the_box_holds(cyprus: Cyprus, spaces: dict[str, str]) -> None:
    with pytest.raises(smallwars.InvalidPosition):
        cyprus(**spaces)


@rule("cyprus", "1.2", "1.4")
def test_every_piece_of_the_box_may_be_on_the_map_at_once(cyprus: Cyprus) -> None:
    table = cyprus(paphos="12U 2C", troodos="2C", nicosia="12T 6P", karpas="15Sab")
    assert table["available"] == {"cells": 0, "caches": 0, "police": 0, "troops": 0}


@rule("cyprus", "1.2", "1.7", "5.1.1")
def test_a_sixteenth_sabotage_marker_is_not_placed(cyprus: Cyprus) -> None:
    """Ruling C-44."""
    table = cyprus(paphos="1U 5Sab", akrotiri="10Sab").play("op sabotage paphos {6}")
    assert table.pieces("paphos") == "1A 5Sab"


@rule("cyprus", "1.2", "1.7")
def test_the_fifteenth_sabotage_marker_is_placed(cyprus: Cyprus) -> None:
    """Ruling C-44."""
    table = cyprus(paphos="1U 4Sab", akrotiri="10Sab").play("op sabotage paphos {6}")
    assert table.pieces("paphos") == "1A 5Sab"


@rule("cyprus", "1.2")
def test_dice_have_six_sides(cyprus: Cyprus) -> None:
    table = cyprus(paphos="1U", karpas="1U").play("op sabotage paphos")
    assert (table.actor, table.kind) == ("chance", "die")
    assert table.options == ["1", "2", "3", "4", "5", "6"]


# 1.3 The map


@rule("cyprus", "1.3", "1.3.1")
def test_the_map_has_ten_spaces(cyprus: Cyprus) -> None:
    assert set(cyprus()["spaces"]) == {*TOWNS, *MOUNTAINS, *BASES}


@rule("cyprus", "1.3.1")
def test_every_kind_of_space_can_hold_troops(cyprus: Cyprus) -> None:
    table = cyprus(first="british", nicosia="1T", akrotiri="1T").play("op deploy done")
    assert [name for name in table.options if name != "done"] == list(SPACES)


@rule("cyprus", "1.3.1")
def test_every_kind_of_space_can_hold_cells(cyprus: Cyprus) -> None:
    table = cyprus(nicosia="1U").play("op travel nicosia")
    assert set(SPACES) <= set(table.options)


@rule("cyprus", "1.3.1")
@pytest.mark.parametrize("space", ["nicosia", "kyrenia", "dhekelia"])
def test_every_kind_of_space_can_hold_police(cyprus: Cyprus, space: str) -> None:
    assert cyprus(**{space: "2P"}).pieces(space) == "2P"


@rule("cyprus", "1.3.2", "6.1.2")
@pytest.mark.parametrize(
    ("town", "value"),
    [("paphos", 1), ("limassol", 1), ("nicosia", 2), ("larnaca", 1), ("famagusta", 1), ("karpas", 1)],
)
def test_a_town_costs_its_number_for_each_sabotage(cyprus: Cyprus, town: str, value: int) -> None:
    """A cache in the Mountains and five quiet Towns: +2 without the Sabotage."""
    assert will_after_round(cyprus, kyrenia="1C", **{town: "1Sab"}) == 10 + 2 - value
    assert will_after_round(cyprus, kyrenia="1C", **{town: "3Sab"}) == 10 + 2 - 3 * value


@rule("cyprus", "1.3.3", "6.1.2")
@pytest.mark.parametrize("mountain", MOUNTAINS)
def test_sabotage_in_a_mountain_costs_nothing(cyprus: Cyprus, mountain: str) -> None:
    assert will_after_round(cyprus, **{mountain: "1C 2Sab"}) == 10 + 3


@rule("cyprus", "1.3.4", "6.1.2")
@pytest.mark.parametrize("base", BASES)
def test_a_base_costs_two_for_each_sabotage(cyprus: Cyprus, base: str) -> None:
    assert will_after_round(cyprus, kyrenia="1C", **{base: "2Sab"}) == 10 + 3 - 4


@rule("cyprus", "1.3.4", "1.4.2")
@pytest.mark.parametrize("base", BASES)
def test_no_position_has_an_arms_cache_in_a_base(cyprus: Cyprus, base: str) -> None:
    with pytest.raises(smallwars.InvalidPosition, match=base):
        cyprus(**{base: "1C"})


@rule("cyprus", "1.3.4", "1.4.2", "1.6.2")
def test_smuggle_brings_no_arms_cache_into_a_base(cyprus: Cyprus) -> None:
    table = cyprus(nicosia="1U", troodos="1U", akrotiri="1U").play("op travel special smuggle place")
    assert table.options == ["nicosia", "troodos"]
    assert table.refused("akrotiri") in ("1.3.4", "1.4.2", "4.3.1")


@rule("cyprus", "1.3.4", "1.4.2", "1.3.5")
def test_ambush_puts_no_arms_cache_into_an_adjacent_base(cyprus: Cyprus) -> None:
    table = cyprus(larnaca="1U", karpas="1U").play("op ambush larnaca {1}")
    assert table.options == ["limassol", "larnaca", "famagusta", "troodos", "done"]


@rule("cyprus", "1.3.5")
@pytest.mark.parametrize("space", SPACES)
def test_adjacent_are_the_spaces_that_share_a_border(cyprus: Cyprus, space: str) -> None:
    """Search moves Troops between adjacent spaces only, so its origins are the neighbours."""
    table = cyprus(first="british", **{name: "1T" for name in SPACES}).play(f"op search {space} done")
    assert table.kind == "search.origin"
    assert table.options == [*sorted(NEIGHBOURS[space], key=SPACES.index), "done"]


@rule("cyprus", "1.3.5")
def test_adjacency_lets_a_cache_serve_its_neighbours_only(cyprus: Cyprus) -> None:
    table = cyprus(famagusta="1C").play("op recruit")
    assert table.options == ["nicosia", "larnaca", "famagusta", "karpas", "troodos", "kyrenia"]


# 1.3.6 Prison


@rule("cyprus", "1.3.6")
def test_patrol_sends_cells_to_prison(cyprus: Cyprus) -> None:
    table = cyprus(first="british", nicosia="1A 1P").play("op patrol nicosia done nicosia")
    assert (table.pieces("nicosia"), table["prison"], table["available"]["cells"]) == ("1P", 1, 11)


@rule("cyprus", "1.3.6")
def test_assault_sends_every_second_cell_to_prison(cyprus: Cyprus) -> None:
    table = cyprus(first="british", limassol="3A 3T").play("op assault limassol")
    assert (table.pieces("limassol"), table["prison"], table["available"]["cells"]) == ("3T", 1, 11)


@rule("cyprus", "1.3.6")
def test_some_events_send_cells_to_prison(cyprus: Cyprus) -> None:
    table = cyprus(card="C7", first="british", nicosia="1U 1A 1T Cur").play("event unshaded")
    assert (table.pieces("nicosia"), table["prison"]) == ("1T Cur", 2)


@rule("cyprus", "1.3.6", "6.4")
@pytest.mark.parametrize(("held", "kept"), [(0, 0), (1, 1), (2, 1), (5, 3)])
def test_half_the_cells_in_prison_return_at_reset_rounded_down(cyprus: Cyprus, held: int, kept: int) -> None:
    table = cyprus(card="C33", prison=held, intel=[0])
    assert (table["prison"], table["available"]["cells"]) == (kept, 12 - kept)


@rule("cyprus", "1.3.6", "1.4.1")
def test_cells_in_prison_cannot_be_placed(cyprus: Cyprus) -> None:
    table = cyprus(troodos="1C", nicosia="7U", prison=5).play("op")
    assert table["available"]["cells"] == 0
    assert "recruit" not in table.options


# 1.4 Forces


@rule("cyprus", "1.4", "1.2")
def test_the_game_is_played_with_twelve_troops_six_police_twelve_cells_and_four_caches() -> None:
    position = smallwars.new("cyprus", seed=1).position()
    spaces, available = position["spaces"].values(), position["available"]
    assert sum(there["troops"] for there in spaces) + available["troops"] == 12
    assert sum(there["police"] for there in spaces) + available["police"] == 6
    assert sum(there["underground"] + there["active"] for there in spaces) + available["cells"] == 12
    assert sum(there["caches"] for there in spaces) + available["caches"] == 4


@rule("cyprus", "1.4.1")
def test_a_removed_police_becomes_available(cyprus: Cyprus) -> None:
    table = cyprus(nicosia="1U 1P").play("op ambush nicosia {1}")
    assert (table.pieces("nicosia"), table["available"]["police"]) == ("1A", 6)


@rule("cyprus", "1.4.1")
def test_a_removed_cell_becomes_available_unless_it_goes_to_prison(cyprus: Cyprus) -> None:
    table = cyprus(card="C8", first="british", paphos="2U").play("event unshaded")
    assert (table.pieces("paphos"), table["available"]["cells"], table["prison"]) == ("", 12, 0)


@rule("cyprus", "1.4.1", "1.6.2")
def test_a_removed_arms_cache_becomes_available(cyprus: Cyprus) -> None:
    table = cyprus(first="british", limassol="1C 1T", paphos="1U 1T").play("op assault limassol {1}")
    assert (table.pieces("limassol"), table["available"]["caches"]) == ("1T", 4)


@rule("cyprus", "1.4.1")
def test_no_cell_is_recruited_when_none_is_available(cyprus: Cyprus) -> None:
    table = cyprus(troodos="1C", nicosia="11U", karpas="1U").play("op")
    assert "recruit" not in table.options


@rule("cyprus", "1.4.1")
def test_only_as_many_cells_are_recruited_as_are_available(cyprus: Cyprus) -> None:
    table = cyprus(troodos="1C", nicosia="11U").play("op recruit troodos 1")
    assert (table.pieces("troodos"), table.pieces("nicosia")) == ("1U 1C", "11U")


@rule("cyprus", "1.4.1")
def test_no_police_is_deployed_when_none_is_available(cyprus: Cyprus) -> None:
    table = cyprus(first="british", nicosia="1T 1P Cur", paphos="5P").play("op deploy")
    assert table.refused("nicosia") == "1.4.1"


@rule("cyprus", "1.4.1", "1.6.2")
def test_a_successful_ambush_places_no_cache_when_none_is_available(cyprus: Cyprus) -> None:
    table = cyprus(paphos="1U", karpas="1U", limassol="2C", troodos="2C").play("op ambush paphos {6} done")
    assert (table.pieces("paphos"), table.pieces("troodos"), table.actor) == ("1A", "2C", "british")


@rule("cyprus", "1.4.1")
def test_a_piece_whose_replacement_is_not_available_is_simply_removed(cyprus: Cyprus) -> None:
    """Ruling C-23."""
    table = cyprus(nicosia="1U 1P", paphos="11U").play("op travel special infiltrate nicosia")
    assert (table.pieces("nicosia"), table["available"]["police"]) == ("1U", 6)


@rule("cyprus", "1.4.1", "5.1.1")
def test_an_event_may_place_cells_from_elsewhere_if_it_says_so(cyprus: Cyprus) -> None:
    table = cyprus(card="C7", nicosia="1T Cur", paphos="10U", prison=2).play("event shaded nicosia")
    assert (table.pieces("nicosia"), table["prison"]) == ("1U 1T Cur", 1)


@rule("cyprus", "1.4.1", "5.1.1")
def test_an_event_does_not_take_cells_from_the_map_to_place_them(cyprus: Cyprus) -> None:
    table = cyprus(card="C20", nicosia="11U").play("event shaded paphos")
    assert (table.pieces("paphos"), table.pieces("nicosia"), table.actor) == ("1U", "11U", "british")


# 1.4.2 Stacking


@rule("cyprus", "1.4.2")
def test_no_position_has_three_arms_caches_in_a_space(cyprus: Cyprus) -> None:
    with pytest.raises(smallwars.InvalidPosition, match="paphos"):
        cyprus(paphos="3C")


@rule("cyprus", "1.4.2")
def test_smuggle_places_no_third_arms_cache(cyprus: Cyprus) -> None:
    table = cyprus(paphos="1U 2C", troodos="1U", karpas="1U").play("op travel special smuggle place")
    assert table.refused("paphos") == "1.4.2"


@rule("cyprus", "1.4.2")
def test_smuggle_moves_no_third_arms_cache_into_a_space(cyprus: Cyprus) -> None:
    table = cyprus(paphos="1U 2C", troodos="1U 1C", limassol="1U").play("op travel special smuggle move troodos")
    assert "1C" in table.pieces("limassol")
    assert table.pieces("paphos") == "1U 2C"


@rule("cyprus", "1.4.2")
def test_ambush_places_no_third_arms_cache(cyprus: Cyprus) -> None:
    table = cyprus(paphos="1U 2C", karpas="1U").play("op ambush paphos {1}")
    assert table.options == ["limassol", "troodos", "done"]


@rule("cyprus", "1.4.2", "6.2.1")
def test_the_propaganda_round_places_no_third_arms_cache(cyprus: Cyprus) -> None:
    table = cyprus(card="C33", paphos="1U 2C", karpas="1U")
    assert table.refused("paphos") == "1.4.2"


@rule("cyprus", "1.4.2", "6.3.2")
def test_redeploy_moves_no_third_arms_cache_into_a_space(cyprus: Cyprus) -> None:
    table = cyprus(card="C33", intel=[0], paphos="1U 2C", karpas="2C", troodos="1U").play("karpas")
    assert (table.pieces("paphos"), table.pieces("karpas"), table.pieces("troodos")) == ("1U 2C", "1C", "1U 1C")


@rule("cyprus", "1.4.2", "1.7")
def test_a_space_may_hold_more_than_one_sabotage_marker(cyprus: Cyprus) -> None:
    table = cyprus(paphos="1U 3Sab").play("op sabotage paphos {3}")
    assert table.pieces("paphos") == "1A 4Sab"


@rule("cyprus", "1.4.2", "1.10")
@pytest.mark.parametrize("space", [*MOUNTAINS, *BASES])
def test_search_places_a_curfew_in_towns_only(cyprus: Cyprus, space: str) -> None:
    table = cyprus(first="british", **{space: "2U 1T"}).play(f"op search {space} done")
    assert table.pieces(space) == "1U 1A 1T"


@rule("cyprus", "1.4.2", "1.10")
@pytest.mark.parametrize("space", [*MOUNTAINS, *BASES])
def test_no_position_has_a_curfew_outside_towns(cyprus: Cyprus, space: str) -> None:
    with pytest.raises(smallwars.InvalidPosition, match=space):
        cyprus(**{space: "1T Cur"})


@rule("cyprus", "1.4.2", "1.10")
def test_a_town_under_curfew_gets_no_second_one(cyprus: Cyprus) -> None:
    """All four are on the map, and none is moved for it."""
    towns = {name: "3T Cur" for name in TOWNS[:4]}
    table = cyprus(first="british", **towns).play("limited search paphos done curfew")
    assert [name for name in TOWNS if table[name]["curfew"]] == list(TOWNS[:4])
    assert table.actor == "eoka"


# 1.4.3 Underground and Active


@rule("cyprus", "1.4.3")
def test_recruited_cells_are_underground(cyprus: Cyprus) -> None:
    assert cyprus(troodos="1A 1C").play("op recruit troodos 2").pieces("troodos") == "2U 1A 1C"


@rule("cyprus", "1.4.3")
def test_cells_placed_by_an_event_are_underground_even_under_curfew(cyprus: Cyprus) -> None:
    table = cyprus(card="C21", limassol="3T Cur").play("event shaded limassol limassol")
    assert table.pieces("limassol") == "2U 3T Cur"


@rule("cyprus", "1.4.3")
def test_a_cell_that_replaces_a_piece_is_underground(cyprus: Cyprus) -> None:
    table = cyprus(nicosia="1U 1A 1P").play("op travel special infiltrate nicosia")
    assert table.pieces("nicosia") == "2U 1A"


@rule("cyprus", "1.4.3")
def test_a_cell_becomes_active_by_acting_and_underground_by_travel(cyprus: Cyprus) -> None:
    table = cyprus(paphos="1U", karpas="1U").play("op sabotage paphos {1} done")
    assert table.pieces("paphos") == "1A"
    table.play("pass.event {0} pass.event {0} op travel paphos paphos")
    assert table.pieces("paphos") == "1U"


@rule("cyprus", "1.4.3")
def test_cells_that_are_active_already_stay_active(cyprus: Cyprus) -> None:
    table = cyprus(first="british", troodos="2A 2T").play("op search troodos done")
    assert table.pieces("troodos") == "2A 2T"


@rule("cyprus", "1.4.3", "4.3.3")
def test_an_active_cell_is_enough_where_a_cell_is_to_be_activated(cyprus: Cyprus) -> None:
    table = cyprus(paphos="1U 1A 1Sab").play("op travel special propagandize paphos")
    assert table.pieces("paphos") == "1U 1A 1Sab"


@rule("cyprus", "1.4.3", "6.3.2")
def test_relocating_a_cell_does_not_change_its_state(cyprus: Cyprus) -> None:
    table = cyprus(card="C33", intel=[0], akrotiri="1A", paphos="2C", karpas="2C").play("kyrenia")
    assert table.kind == "redeploy.cache"
    assert table.pieces("kyrenia") == "1A"


# 1.5 Factions


@rule("cyprus", "1.5")
def test_the_two_factions_are_the_british_and_eoka(cyprus: Cyprus) -> None:
    table = cyprus()
    assert table.actor == "eoka"
    assert table.play("pass.event").actor == "british"
    for faction in ("british", "eoka"):
        assert table.game.view(faction)["card"] == "C3"
    with pytest.raises(smallwars.InvalidPosition):
        table.game.view("turkish")


# 1.6.1 Intel Chits


@rule("cyprus", "1.6.1")
def test_a_chit_is_drawn_at_random_from_values_of_zero_to_two(cyprus: Cyprus) -> None:
    table = cyprus(first="british").play("pass.event")
    assert (table.actor, table.kind, table.options) == ("chance", "chit", ["0", "1", "2"])


@rule("cyprus", "1.6.1")
def test_there_are_three_chits_of_each_value(cyprus: Cyprus) -> None:
    table = cyprus(first="british", intel=[2, 2, 2, 0]).play("pass.event")
    assert table.options == ["0", "1"]
    with pytest.raises(smallwars.InvalidPosition, match="intel"):
        cyprus(intel=[1, 1, 1, 1])


@rule("cyprus", "1.6.1")
def test_chits_are_drawn_according_to_what_is_left_in_the_bag() -> None:
    """With one chit of 0, two of 1 and three of 2 in the bag, a 2 comes about half of the time."""
    drawn = [0, 0, 0]
    for seed in range(600):
        position = {"title": "cyprus", "card": "C3", "first": "british", "intel": [0, 0, 1], "political_will": 10}
        game = smallwars.from_position(position, seed=seed)
        game.choose("pass.event")
        drawn[sum(game.position()["intel"]) - 1] += 1
    assert 60 < drawn[0] < 140
    assert 150 < drawn[1] < 250
    assert 250 < drawn[2] < 350


@rule("cyprus", "1.6.1")
def test_the_british_gain_a_chit_for_each_cache_removed_by_assault(cyprus: Cyprus) -> None:
    table = cyprus(first="british", limassol="2C 2T", paphos="1U 1T").play("op assault limassol {1} {0}")
    assert table["intel"] == [1, 0]


@rule("cyprus", "1.6.1")
def test_the_british_gain_chits_by_interrogate(cyprus: Cyprus) -> None:
    table = cyprus(first="british", prison=2).play("op search paphos special interrogate {2}")
    assert table["intel"] == [2]


@rule("cyprus", "1.6.1")
def test_the_british_gain_chits_by_events(cyprus: Cyprus) -> None:
    table = cyprus(card="C27", first="british", paphos="1U", prison=1).play("event unshaded {2}")
    assert table["intel"] == [2]


@rule("cyprus", "1.6.1", "2.2")
@pytest.mark.parametrize("viewer", ["british", "eoka", None])
def test_the_chits_held_are_open_to_everybody(cyprus: Cyprus, viewer: str | None) -> None:
    assert cyprus(intel=[2, 0]).game.view(viewer)["intel"] == [2, 0]


@rule("cyprus", "1.6.1")
def test_chits_are_spent_to_remove_underground_cells_with_patrol(cyprus: Cyprus) -> None:
    table = cyprus(first="british", intel=[2, 1], nicosia="2U 2P").play("op patrol nicosia done nicosia 2")
    assert (table.pieces("nicosia"), table["prison"], table["intel"]) == ("2P", 2, [1])


@rule("cyprus", "1.6.1")
def test_a_chit_of_one_removes_one_underground_cell(cyprus: Cyprus) -> None:
    table = cyprus(first="british", intel=[1], nicosia="2U 2P").play("op patrol nicosia done nicosia 1")
    assert (table.pieces("nicosia"), table["prison"], table["intel"]) == ("1U 2P", 1, [])


@rule("cyprus", "1.6.1")
def test_chits_are_spent_to_remove_underground_cells_with_assault(cyprus: Cyprus) -> None:
    table = cyprus(first="british", intel=[1, 1], limassol="2U 2T").play("op assault limassol 1 1")
    assert (table.pieces("limassol"), table["prison"], table["intel"]) == ("2T", 1, [])


@rule("cyprus", "1.6.1")
def test_a_chit_of_zero_removes_no_underground_cell(cyprus: Cyprus) -> None:
    """Ruling C-8."""
    table = cyprus(first="british", intel=[0], limassol="1U 2T").play("op assault limassol")
    assert table.pieces("limassol") == "1U 2T"
    assert table["intel"] == [0]


@rule("cyprus", "1.6.1")
def test_the_full_value_of_a_chit_is_spent_in_a_single_space(cyprus: Cyprus) -> None:
    table = cyprus(first="british", intel=[2], limassol="1U 2T", larnaca="1U 2T").play("op assault limassol 2 larnaca")
    assert (table.pieces("limassol"), table.pieces("larnaca"), table["intel"]) == ("2T", "1U 2T", [])


@rule("cyprus", "1.6.1")
def test_a_spent_chit_returns_to_the_bag(cyprus: Cyprus) -> None:
    table = cyprus(first="british", intel=[2, 2, 2], nicosia="1U 1P")
    table.play("op patrol nicosia done nicosia 2 done pass.event pass.event pass.limited")
    assert (table.kind, table.options) == ("chit", ["0", "1", "2"])


@rule("cyprus", "1.6.1", "2.3.7")
@pytest.mark.parametrize("value", [0, 1, 2])
def test_a_chit_of_any_value_is_discarded_for_an_intelligence_lead(cyprus: Cyprus, value: int) -> None:
    table = cyprus(first="british", intel=[value], limassol="1A 1T", larnaca="1A 1T")
    table.play("limited assault limassol lead larnaca")
    assert (table.pieces("larnaca"), table["intel"]) == ("1T", [])


@rule("cyprus", "1.6.1", "3.2.3")
@pytest.mark.parametrize("value", [0, 1, 2])
def test_a_chit_of_any_value_is_discarded_in_a_search(cyprus: Cyprus, value: int) -> None:
    table = cyprus(first="british", intel=[value], nicosia="2U 2T").play(f"op search nicosia done {value}")
    assert (table.pieces("nicosia"), table["intel"]) == ("2A 2T", [])


@rule("cyprus", "1.6.1")
def test_with_too_few_chits_in_the_bag_what_is_left_is_drawn(cyprus: Cyprus) -> None:
    """Ruling C-50."""
    table = cyprus(first="british", intel=[2, 2, 2, 1, 1, 1, 0, 0], limassol="2C 2T").play("op assault limassol")
    assert table["intel"] == [2, 2, 2, 1, 1, 1, 0, 0, 0]
    assert table["political_will"] == 12


@rule("cyprus", "1.6.1", "2.3.3")
def test_with_no_chit_in_the_bag_a_pass_draws_none(cyprus: Cyprus) -> None:
    """Ruling C-50."""
    table = cyprus(first="british", intel=[2, 2, 2, 1, 1, 1, 0, 0, 0]).play("pass.event")
    assert (len(table["intel"]), table.actor) == (9, "eoka")


# 1.6.2 Arms Caches


@rule("cyprus", "1.6.2")
def test_arms_caches_are_gained_by_ambush(cyprus: Cyprus) -> None:
    table = cyprus(paphos="1U", karpas="1U").play("op ambush paphos {1} paphos")
    assert (table.pieces("paphos"), table["available"]["caches"]) == ("1A 1C", 3)


@rule("cyprus", "1.6.2")
def test_arms_caches_are_gained_by_smuggle(cyprus: Cyprus) -> None:
    table = cyprus(paphos="1U").play("op travel special smuggle")
    assert (table.pieces("paphos"), table["available"]["caches"]) == ("1U 1C", 3)


@rule("cyprus", "1.6.2", "6.2.1")
def test_arms_caches_are_gained_in_the_propaganda_round(cyprus: Cyprus) -> None:
    table = cyprus(card="C33", paphos="1U").play("paphos")
    assert (table.pieces("paphos"), table["available"]["caches"]) == ("1U 1C", 3)


@rule("cyprus", "1.6.2")
def test_arms_caches_used_for_recruit_stay(cyprus: Cyprus) -> None:
    table = cyprus(troodos="1C").play("op recruit troodos 2 nicosia paphos done")
    assert (table.pieces("troodos"), table["available"]["caches"]) == ("2U 1C", 3)


@rule("cyprus", "1.6.2")
def test_arms_caches_are_spent_on_sabotage(cyprus: Cyprus) -> None:
    table = cyprus(paphos="1U", troodos="1C").play("op sabotage paphos troodos {1}")
    assert (table.pieces("paphos"), table.pieces("troodos")) == ("1A 1Sab", "")
    assert table["available"]["caches"] == 4


@rule("cyprus", "1.6.2", "2.3.7")
def test_arms_caches_are_spent_on_an_offensive(cyprus: Cyprus) -> None:
    table = cyprus(paphos="1U", karpas="1U", kyrenia="1C").play("limited sabotage paphos {1} offensive")
    assert (table.pieces("kyrenia"), table["available"]["caches"]) == ("", 4)


@rule("cyprus", "1.6.2", "7.1")
def test_the_british_remove_arms_caches_by_assault_and_by_events(cyprus: Cyprus) -> None:
    table = cyprus(first="british", paphos="1C 1T", karpas="1U 1T").play("op assault paphos {0}")
    assert table.pieces("paphos") == "1T"
    table = cyprus(card="C16", first="british", paphos="1C 1T").play("event unshaded paphos")
    assert (table.pieces("paphos"), table["political_will"], table["intel"]) == ("1T", 11, [])


@rule("cyprus", "1.6.2", "6.1.3")
def test_arms_caches_in_mountains_affect_political_will(cyprus: Cyprus) -> None:
    assert will_after_round(cyprus) == 10 + 3 + 2
    assert will_after_round(cyprus, troodos="1C") == 10 + 3
    assert will_after_round(cyprus, kyrenia="2C") == 10 + 3
    assert will_after_round(cyprus, paphos="2C") == 10 + 3 + 2


# 1.7 Sabotage


@rule("cyprus", "1.7")
def test_sabotage_markers_are_placed_by_the_operation_and_by_events(cyprus: Cyprus) -> None:
    assert cyprus(paphos="1U", karpas="1U").play("op sabotage paphos {3}").pieces("paphos") == "1A 1Sab"
    assert cyprus(card="C5", paphos="1U 1P").play("event shaded paphos").pieces("paphos") == "1U 1P 1Sab"


@rule("cyprus", "1.7", "6.1.2")
def test_sabotage_markers_lower_political_will_in_the_propaganda_round_only(cyprus: Cyprus) -> None:
    table = cyprus(card="C5", first="british", paphos="1U 1P").play("event shaded paphos")
    assert table["political_will"] == 10
    assert will_after_round(cyprus, kyrenia="1C", paphos="1Sab") == 10 + 2 - 1


# 1.8 Political Will


@rule("cyprus", "1.8", "7.0")
def test_political_will_is_never_above_fifteen(cyprus: Cyprus) -> None:
    assert cyprus(card="C3", first="eoka", political_will=15).play("event unshaded")["political_will"] == 15
    assert cyprus(card="C33", intel=[0], political_will=14, international_opinion=0)["political_will"] == 15
    with pytest.raises(smallwars.InvalidPosition, match="political_will"):
        cyprus(political_will=16)


@rule("cyprus", "1.8", "7.0")
def test_political_will_is_never_below_zero(cyprus: Cyprus) -> None:
    table = cyprus(political_will=0, paphos="1A 1Sab").play("op travel special propagandize")
    assert table["political_will"] == 0
    with pytest.raises(smallwars.InvalidPosition, match="political_will"):
        cyprus(political_will=-1)


@rule("cyprus", "1.8")
def test_political_will_moves_during_the_campaign(cyprus: Cyprus) -> None:
    table = cyprus(paphos="1A 1Sab").play("op travel special propagandize")
    assert table["political_will"] == 9


@rule("cyprus", "1.8", "6.1")
def test_political_will_moves_in_the_propaganda_round(cyprus: Cyprus) -> None:
    assert will_after_round(cyprus) == 15


# 1.9 International Opinion


@rule("cyprus", "1.9", "6.5.2")
def test_opinion_at_ignored_bars_smuggle(cyprus: Cyprus) -> None:
    table = cyprus(international_opinion=0, paphos="1U", nicosia="1U 1P").play("op travel special")
    assert table.pieces("nicosia") == "2U"  # Infiltrate was all that was left
    table = cyprus(international_opinion=0, paphos="1U 1A 1Sab", nicosia="1U 1P").play("op travel special")
    assert table.refused("smuggle") == "4.3.1"


@rule("cyprus", "1.9", "6.5.2")
def test_opinion_at_condemned_lets_smuggle_select_two_spaces(cyprus: Cyprus) -> None:
    table = cyprus(international_opinion=4, paphos="1U", karpas="1U", kyrenia="1U")
    table.play("op travel special smuggle place paphos place karpas")
    assert (table.pieces("paphos"), table.pieces("karpas")) == ("1U 1C", "1U 1C")


@rule("cyprus", "1.9", "6.1.1", "6.5.2")
@pytest.mark.parametrize("opinion", [0, 1, 2, 3, 4])
def test_opinion_lowers_political_will_by_its_value(cyprus: Cyprus, opinion: int) -> None:
    assert will_after_round(cyprus, international_opinion=opinion, kyrenia="1C") == 10 + 3 - opinion


@rule("cyprus", "1.9", "6.5")
def test_opinion_stays_on_its_track(cyprus: Cyprus) -> None:
    for opinion in (-1, 5):
        with pytest.raises(smallwars.InvalidPosition, match="international_opinion"):
            cyprus(international_opinion=opinion)


# 1.10 Curfews


@rule("cyprus", "1.10")
def test_search_places_a_curfew_in_a_town(cyprus: Cyprus) -> None:
    assert cyprus(first="british", nicosia="1T").play("op search nicosia done curfew").pieces("nicosia") == "1T Cur"


@rule("cyprus", "1.10")
def test_some_events_place_curfews(cyprus: Cyprus) -> None:
    table = cyprus(card="C20", first="british", nicosia="1T", paphos="1T").play("event unshaded paphos nicosia")
    assert (table.pieces("nicosia"), table.pieces("paphos")) == ("1T Cur", "1T Cur")


FOUR_CURFEWS = {"paphos": "1T Cur", "limassol": "1T Cur", "nicosia": "1T Cur", "larnaca": "1T Cur"}


@rule("cyprus", "1.10")
def test_with_no_curfew_available_the_british_must_move_one_for_a_search(cyprus: Cyprus) -> None:
    table = cyprus(first="british", famagusta="1T", **FOUR_CURFEWS).play("op search famagusta done done curfew")
    assert (table.actor, table.options) == ("british", ["paphos", "limassol", "nicosia", "larnaca"])
    table.play("limassol")
    assert (table.pieces("famagusta"), table.pieces("limassol")) == ("1T Cur", "1T")


@rule("cyprus", "1.10", "5.1.1")
def test_with_no_curfew_available_the_british_move_one_for_an_event_too(cyprus: Cyprus) -> None:
    """Ruling C-10: also when EOKA executes the Event, the British choose."""
    table = cyprus(card="C20", famagusta="1T", **FOUR_CURFEWS).play("event unshaded famagusta")
    assert (table.actor, table.options) == ("british", ["paphos", "limassol", "nicosia", "larnaca"])
    table.play("paphos")
    assert (table.pieces("famagusta"), table.pieces("paphos")) == ("1T Cur", "1T")


@rule("cyprus", "1.10")
def test_a_curfew_may_be_moved_from_a_town_of_the_same_action_that_has_long_had_it(cyprus: Cyprus) -> None:
    """Ruling C-10: Paphos is searched too, but its Curfew is none that this Search has placed."""
    table = cyprus(first="british", famagusta="1T", **FOUR_CURFEWS)
    table.play("op search paphos famagusta done done curfew curfew")
    assert table.options == ["paphos", "limassol", "nicosia", "larnaca"]
    assert table.refused("karpas") == "1.10"


@rule("cyprus", "1.10", "3.3.1")
def test_a_curfew_blocks_recruit(cyprus: Cyprus) -> None:
    table = cyprus(troodos="1C", nicosia="1T Cur").play("op recruit")
    assert table.refused("nicosia") == "3.3.1"


@rule("cyprus", "1.10", "3.3.2")
def test_a_curfew_helps_to_activate_cells_that_travel(cyprus: Cyprus) -> None:
    assert cyprus(paphos="1U", nicosia="3T Cur").play("op travel paphos nicosia").pieces("nicosia") == "1A 3T Cur"
    assert cyprus(paphos="1U", nicosia="3T").play("op travel paphos nicosia").pieces("nicosia") == "1U 3T"
    assert cyprus(paphos="1U", nicosia="2T Cur").play("op travel paphos nicosia").pieces("nicosia") == "1U 2T Cur"


@rule("cyprus", "1.10", "4.3.3")
def test_a_curfew_is_open_to_propagandize(cyprus: Cyprus) -> None:
    table = cyprus(nicosia="1U 3T Cur").play("op travel special propagandize")
    assert (table.pieces("nicosia"), table["international_opinion"]) == ("1A 3T Cur", 4)


@rule("cyprus", "1.10")
def test_a_curfew_goes_when_the_last_troops_leave_by_deploy(cyprus: Cyprus) -> None:
    """Ruling C-14."""
    table = cyprus(first="british", nicosia="2T Cur", akrotiri="1T").play("op deploy done akrotiri nicosia 2")
    assert (table.pieces("nicosia"), table.pieces("akrotiri")) == ("", "3T")


@rule("cyprus", "1.10")
def test_a_curfew_stays_while_any_british_piece_is_there(cyprus: Cyprus) -> None:
    table = cyprus(first="british", nicosia="2T 1P Cur", akrotiri="1T").play("op deploy done akrotiri nicosia 2")
    assert table.pieces("nicosia") == "1P Cur"


@rule("cyprus", "1.10")
def test_a_curfew_goes_when_the_last_police_leave_by_patrol(cyprus: Cyprus) -> None:
    """Ruling C-14."""
    table = cyprus(first="british", nicosia="1P Cur", paphos="1U").play("op patrol paphos done nicosia")
    assert (table.pieces("nicosia"), table.pieces("paphos")) == ("", "1U 1P")


@rule("cyprus", "1.10")
def test_a_curfew_freed_by_the_move_of_a_search_is_available_for_it(cyprus: Cyprus) -> None:
    """Ruling C-14: Larnaca is empty as soon as the Troops have moved, so its marker is back in the pool."""
    table = cyprus(first="british", **FOUR_CURFEWS).play("op search famagusta done larnaca curfew")
    assert (table.pieces("famagusta"), table.pieces("larnaca")) == ("1T Cur", "")
    assert table.kind == "special"


@rule("cyprus", "1.10", "3.2.3")
def test_a_curfew_stays_when_other_troops_move_in_at_the_same_time(cyprus: Cyprus) -> None:
    """The Troops of two Towns change places; with the chit no new Curfew is placed, so this is the old one."""
    table = cyprus(first="british", intel=[0], paphos="1T Cur", limassol="1T")
    table.play("op search paphos limassol done paphos limassol limassol paphos done 0 curfew")
    assert (table.pieces("paphos"), table.pieces("limassol"), table["intel"]) == ("1T Cur", "1T Cur", [])


@rule("cyprus", "1.10")
def test_a_curfew_goes_when_ambush_removes_the_last_police(cyprus: Cyprus) -> None:
    table = cyprus(nicosia="1U 1P Cur").play("op ambush nicosia {1}")
    assert table.pieces("nicosia") == "1A"


@rule("cyprus", "1.10")
def test_a_curfew_goes_when_infiltrate_replaces_the_last_police(cyprus: Cyprus) -> None:
    table = cyprus(nicosia="1U 1P Cur", paphos="1U").play("op travel special infiltrate")
    assert table.pieces("nicosia") == "2U"


@rule("cyprus", "1.10")
def test_a_curfew_goes_when_the_last_troops_are_withdrawn_to_suez(cyprus: Cyprus) -> None:
    table = cyprus(card="C4", nicosia="3T Cur", akrotiri="3T").play("event nicosia nicosia nicosia")
    assert (table.pieces("nicosia"), table["suez"]) == ("", 3)


@rule("cyprus", "1.10")
def test_a_curfew_goes_when_an_event_lures_the_last_troops_away(cyprus: Cyprus) -> None:
    table = cyprus(card="C19", nicosia="2T Cur", larnaca="1T").play("event shaded kyrenia nicosia 2 done")
    assert (table.pieces("nicosia"), table.pieces("kyrenia")) == ("", "2T")


@rule("cyprus", "1.10")
def test_no_position_has_a_curfew_without_a_british_piece(cyprus: Cyprus) -> None:
    with pytest.raises(smallwars.InvalidPosition, match="nicosia"):
        cyprus(nicosia="1U Cur")


@rule("cyprus", "1.10", "4.2.1")
def test_restore_removes_a_curfew(cyprus: Cyprus) -> None:
    table = cyprus(first="british", nicosia="1T 1P Cur").play("op deploy special restore")
    assert table.pieces("nicosia") == "1T 1P"


@rule("cyprus", "1.10", "6.4")
def test_reset_removes_all_curfews(cyprus: Cyprus) -> None:
    table = cyprus(card="C33", intel=[0], **FOUR_CURFEWS)
    assert [table.pieces(name) for name in TOWNS[:4]] == ["1T"] * 4
