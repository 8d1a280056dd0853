"""Smuggle, Infiltrate, Propagandize (4.3)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.harness import Table, rule

Cyprus = Callable[..., Table]


# 4.3.1 Smuggle: placing


@rule("cyprus", "4.3.1")
@pytest.mark.parametrize("cell", ["1U", "1A"])
def test_smuggle_places_a_cache_with_a_cell_and_no_cubes(cyprus: Cyprus, cell: str) -> None:
    table = cyprus(paphos=cell, nicosia="1U").play("op travel special smuggle place paphos")
    assert table.pieces("paphos") == f"{cell} 1C"
    assert table["available"]["caches"] == 3


@rule("cyprus", "4.3.1")
def test_smuggle_places_in_towns_and_mountains(cyprus: Cyprus) -> None:
    table = cyprus(paphos="1U", kyrenia="1U", akrotiri="1U").play("op travel special smuggle")
    assert table.options == ["paphos", "kyrenia"]


@rule("cyprus", "4.3.1", "1.3.4", "1.4.2")
def test_smuggle_places_nothing_in_a_base(cyprus: Cyprus) -> None:
    table = cyprus(paphos="1U", kyrenia="1U", akrotiri="1U").play("op travel special smuggle")
    assert table.refused("akrotiri") in ("1.4.2", "4.3.1", "1.3.4")


@rule("cyprus", "4.3.1")
@pytest.mark.parametrize("cubes", ["1T", "1P"])
def test_smuggle_places_nothing_where_cubes_are(cyprus: Cyprus, cubes: str) -> None:
    table = cyprus(paphos="1U", kyrenia="1U", nicosia=f"2U {cubes}").play("op travel special smuggle")
    assert table.refused("nicosia") == "4.3.1"


@rule("cyprus", "4.3.1")
def test_smuggle_places_nothing_without_a_cell(cyprus: Cyprus) -> None:
    table = cyprus(paphos="1U", kyrenia="1U").play("op travel special smuggle")
    assert table.refused("nicosia") in ("4.3", "4.3.1")


@rule("cyprus", "4.3.1", "1.4.2")
def test_smuggle_places_no_third_cache(cyprus: Cyprus) -> None:
    table = cyprus(paphos="1U 2C", karpas="1U", larnaca="1U").play("op travel special smuggle place")
    assert table.refused("paphos") == "1.4.2"


@rule("cyprus", "4.3.1", "1.4.1")
def test_smuggle_places_nothing_when_no_cache_is_available(cyprus: Cyprus) -> None:
    table = cyprus(paphos="1U 2C", limassol="1U 1C", karpas="1U", kyrenia="1C").play("op travel special smuggle")
    assert "place" not in table.options
    assert table["available"]["caches"] == 0


# 4.3.1 Smuggle: moving


@rule("cyprus", "4.3.1")
def test_smuggle_moves_a_cache_to_an_adjacent_space_with_a_cell(cyprus: Cyprus) -> None:
    table = cyprus(troodos="1U 1C", nicosia="1U", karpas="1U").play("op travel special smuggle move")
    assert (table["troodos"]["caches"], table["nicosia"]["caches"]) == (0, 1)
    assert table["available"]["caches"] == 3


@rule("cyprus", "4.3.1")
@pytest.mark.parametrize(("origin", "destination"), [("1A", "1A"), ("1U", "1A"), ("1A", "1U")])
def test_the_state_of_the_cells_is_irrelevant(cyprus: Cyprus, origin: str, destination: str) -> None:
    # [C-22]
    table = cyprus(troodos=f"{origin} 1C", nicosia=destination).play("op travel special smuggle move")
    assert (table.pieces("troodos"), table.pieces("nicosia")) == (origin, f"{destination} 1C")


@rule("cyprus", "4.3.1")
def test_cubes_do_not_hinder_a_cache_that_moves(cyprus: Cyprus) -> None:
    # [C-22] Nothing can be placed here, so the single way is taken by itself.
    table = cyprus(troodos="1U 1C 3T", nicosia="1U 3T 1P").play("op travel special smuggle")
    assert (table.pieces("troodos"), table.pieces("nicosia")) == ("1U 3T", "1U 1C 3T 1P")


@rule("cyprus", "4.3.1", "1.4.3")
def test_moving_a_cache_does_not_move_or_flip_cells(cyprus: Cyprus) -> None:
    table = cyprus(troodos="1U 1A 1C 1T", nicosia="1U 1T").play("op travel special smuggle")
    assert (table.pieces("troodos"), table.pieces("nicosia")) == ("1U 1A 1T", "1U 1C 1T")


@rule("cyprus", "4.3.1")
@pytest.mark.parametrize(
    "spaces",
    [
        {"troodos": "1C", "nicosia": "1U 1T"},
        {"troodos": "1U 1C 1T", "nicosia": "1T"},
        {"troodos": "1U 1C 1T", "kyrenia": "1U 1T"},
        {"limassol": "1U 1C 1T", "akrotiri": "1U 1T"},
        {"troodos": "1U 2C 1T", "nicosia": "2C 1T", "kyrenia": "1U 1T"},
    ],
)
def test_smuggle_is_impossible_without_a_cell_at_both_ends_of_a_legal_move(
    cyprus: Cyprus, spaces: dict[str, str]
) -> None:
    # [C-22] No Cell at the origin; none at the destination; not adjacent; a Base; not adjacent and full.
    table = cyprus(**spaces).play("op travel")
    assert "special" not in table.options


@rule("cyprus", "4.3.1", "1.4.2")
def test_a_cache_does_not_move_where_two_already_lie(cyprus: Cyprus) -> None:
    table = cyprus(troodos="1U 1C 1T", nicosia="1U 2C 1T", paphos="1U 1T").play(
        "op travel special smuggle move troodos"
    )
    assert table["paphos"]["caches"] == 1


# 4.3.1 Smuggle and International Opinion


@rule("cyprus", "4.3.1", "6.5.2")
def test_there_is_no_smuggle_while_opinion_is_ignored(cyprus: Cyprus) -> None:
    table = cyprus(paphos="1U", nicosia="1U 1Sab", karpas="1U 1P", international_opinion=0).play("op travel special")
    assert table.refused("smuggle") == "4.3.1"


@rule("cyprus", "4.3.1", "6.5.2")
@pytest.mark.parametrize("opinion", [1, 2, 3])
def test_smuggle_takes_place_in_one_space_below_condemned(cyprus: Cyprus, opinion: int) -> None:
    table = cyprus(paphos="1U", karpas="1U", international_opinion=opinion).play("op travel special smuggle paphos")
    assert (table["paphos"]["caches"], table["karpas"]["caches"]) == (1, 0)
    assert table.kind == "travel.origin"


@rule("cyprus", "4.3.1", "6.5.2")
def test_smuggle_may_select_a_second_space_at_condemned(cyprus: Cyprus) -> None:
    table = cyprus(paphos="1U", karpas="1U", nicosia="1U", international_opinion=4)
    table.play("op travel special smuggle paphos place karpas")
    assert (table["paphos"]["caches"], table["karpas"]["caches"]) == (1, 1)
    assert table.kind == "travel.origin"


@rule("cyprus", "4.3.1", "6.5.2")
def test_the_second_space_is_not_compulsory(cyprus: Cyprus) -> None:
    table = cyprus(paphos="1U", karpas="1U", international_opinion=4).play("op travel special smuggle paphos done")
    assert table["available"]["caches"] == 3
    assert table.kind == "travel.origin"


@rule("cyprus", "4.3.1", "4.1")
def test_the_two_spaces_of_smuggle_differ(cyprus: Cyprus) -> None:
    table = cyprus(paphos="1U", karpas="1U", nicosia="1U", international_opinion=4)
    table.play("op travel special smuggle paphos place")
    assert table.refused("paphos") == "4.1"


@rule("cyprus", "4.3.1")
def test_one_space_may_be_placed_in_and_another_moved_to(cyprus: Cyprus) -> None:
    table = cyprus(paphos="1U", troodos="1U 1C 1T", nicosia="1U 1T", international_opinion=4)
    table.play("op travel special smuggle place move troodos nicosia")
    assert [table[space]["caches"] for space in ("paphos", "troodos", "nicosia")] == [1, 0, 1]


@rule("cyprus", "4.3.1", "1.4.1")
def test_the_last_available_cache_ends_placing(cyprus: Cyprus) -> None:
    table = cyprus(paphos="1U", karpas="1U", limassol="2C", larnaca="1C", international_opinion=4)
    table.play("op travel special smuggle paphos")
    assert table["available"]["caches"] == 0
    assert table.kind == "travel.origin"


# 4.3.2 Infiltrate


@rule("cyprus", "4.3.2", "1.4.3")
@pytest.mark.parametrize(("there", "after"), [("1U 1P", "2U"), ("2U 2P", "3U 1P"), ("3U 1A 2P 4T", "4U 1A 4T 1P")])
def test_infiltrate_replaces_one_police_with_an_underground_cell(cyprus: Cyprus, there: str, after: str) -> None:
    table = cyprus(nicosia=there, paphos="1U 1T").play("op travel special infiltrate")
    assert table.pieces("nicosia") == after


@rule("cyprus", "4.3.2", "1.4.1")
def test_the_police_goes_to_available_and_the_cell_comes_from_there(cyprus: Cyprus) -> None:
    table = cyprus(nicosia="1U 1P", paphos="1U 1T").play("op travel special infiltrate")
    assert (table["available"]["police"], table["available"]["cells"]) == (6, 9)


@rule("cyprus", "4.3.2")
@pytest.mark.parametrize("there", ["1U 2P", "2U 3P", "2A 1P", "1U 3A 2P"])
def test_infiltrate_is_refused_with_fewer_underground_cells_than_police(cyprus: Cyprus, there: str) -> None:
    table = cyprus(limassol="1U 1P", karpas="1U 1P", nicosia=there).play("op travel special infiltrate")
    assert table.refused("nicosia") == "4.3.2"


@rule("cyprus", "4.3.2")
@pytest.mark.parametrize("there", ["2U", "2U 3T"])
def test_infiltrate_is_refused_without_police(cyprus: Cyprus, there: str) -> None:
    table = cyprus(limassol="1U 1P", karpas="1U 1P", nicosia=there).play("op travel special infiltrate")
    assert table.refused("nicosia") == "4.3.2"


@rule("cyprus", "4.3.2")
def test_infiltrate_takes_place_in_one_space_of_any_kind(cyprus: Cyprus) -> None:
    table = cyprus(limassol="1U 1P", troodos="1U 1P", akrotiri="1U 1P").play("op travel special infiltrate")
    assert table.options == ["limassol", "troodos", "akrotiri"]
    table.play("akrotiri")
    assert [table.pieces(space) for space in ("limassol", "troodos", "akrotiri")] == ["1U 1P", "1U 1P", "2U"]


@rule("cyprus", "4.3.2", "1.6.1")
@pytest.mark.parametrize(
    ("chits", "left"), [([2, 1, 0], [1, 0]), ([1, 1, 0], [1, 0]), ([0], []), ([2, 2], [2]), ([], [])]
)
def test_then_the_highest_chit_in_play_is_discarded(cyprus: Cyprus, chits: list[int], left: list[int]) -> None:
    # [C-23]
    table = cyprus(nicosia="1U 1P", paphos="1U 1T", intel=chits).play("op travel special infiltrate")
    assert table["intel"] == left


@rule("cyprus", "4.3.2", "1.4.1")
def test_without_an_available_cell_the_police_is_only_removed_and_the_chit_still_goes(cyprus: Cyprus) -> None:
    # [C-23]
    table = cyprus(nicosia="1U 1P", paphos="1U 1T", intel=[2], available={"cells": 0}).play(
        "op travel special infiltrate"
    )
    assert table.pieces("nicosia") == "1U"
    assert table["intel"] == []


@rule("cyprus", "4.3.2", "1.10")
def test_the_last_police_takes_the_curfew_with_it(cyprus: Cyprus) -> None:
    # [C-14]
    table = cyprus(nicosia="1U 1P Cur", paphos="1U 1T", international_opinion=0).play("op travel special infiltrate")
    assert table.pieces("nicosia") == "2U"


@rule("cyprus", "4.3.2", "1.10")
def test_the_curfew_stays_while_troops_are_there(cyprus: Cyprus) -> None:
    table = cyprus(nicosia="1U 1T 1P Cur", paphos="1U 1T").play("op travel special infiltrate")
    assert table.pieces("nicosia") == "2U 1T Cur"


@rule("cyprus", "4.3.2")
def test_infiltrate_activates_nobody(cyprus: Cyprus) -> None:
    table = cyprus(nicosia="2U 1P", paphos="1U 1T").play("op travel special infiltrate")
    assert table["nicosia"]["active"] == 0


# 4.3.3 Propagandize


@rule("cyprus", "4.3.3")
@pytest.mark.parametrize("there", ["1U", "1C 1T Cur", "2T 1Sab", ""])
def test_propagandize_is_refused_without_a_cell_and_a_marker(cyprus: Cyprus, there: str) -> None:
    table = cyprus(limassol="1U 1Sab", larnaca="1U 1Sab", nicosia=there).play("op travel special propagandize")
    assert table.refused("nicosia") in ("4.3.3", "4.3")


@rule("cyprus", "4.3.3")
def test_propagandize_takes_place_in_one_space(cyprus: Cyprus) -> None:
    table = cyprus(limassol="1U 1Sab", larnaca="1U 1Sab").play("op travel special propagandize limassol")
    assert (table.pieces("limassol"), table.pieces("larnaca")) == ("1A 1Sab", "1U 1Sab")
    assert table["political_will"] == 9


@rule("cyprus", "4.3.3")
@pytest.mark.parametrize(("there", "after"), [("1U", "1A"), ("3U", "2U 1A"), ("2U 1A", "2U 1A"), ("1A", "1A")])
def test_one_cell_is_activated_only_if_all_are_underground(cyprus: Cyprus, there: str, after: str) -> None:
    table = cyprus(nicosia=f"{there} 1Sab", paphos="1U 1T").play("op travel special propagandize")
    assert table.pieces("nicosia") == f"{after} 1Sab"


@rule("cyprus", "4.3.3", "1.8")
@pytest.mark.parametrize("markers", [1, 3])
def test_at_sabotage_political_will_falls_by_1_however_many_markers(cyprus: Cyprus, markers: int) -> None:
    table = cyprus(nicosia=f"1U {markers}Sab", paphos="1U 1T").play("op travel special propagandize")
    assert (table["political_will"], table["international_opinion"]) == (9, 2)
    assert table["nicosia"]["sabotage"] == markers


@rule("cyprus", "4.3.3")
def test_propagandize_at_sabotage_in_a_base(cyprus: Cyprus) -> None:
    table = cyprus(akrotiri="1U 3T 1Sab", paphos="1U 1T").play("op travel special propagandize")
    assert table["political_will"] == 9


@rule("cyprus", "4.3.3", "6.5.1")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (1, 3), (2, 4), (3, 4), (4, 4)])
def test_at_a_curfew_opinion_shifts_two_steps_to_the_right_as_far_as_it_goes(
    cyprus: Cyprus, before: int, after: int
) -> None:
    table = cyprus(nicosia="1U 1T Cur", paphos="1U 1T", international_opinion=before).play(
        "op travel special propagandize"
    )
    assert (table["political_will"], table["international_opinion"]) == (10, after)
    assert table["nicosia"]["curfew"]


@rule("cyprus", "4.3.3")
@pytest.mark.parametrize(("effect", "will", "opinion"), [("political_will", 9, 1), ("international_opinion", 10, 3)])
def test_with_both_markers_only_one_option_is_taken(cyprus: Cyprus, effect: str, will: int, opinion: int) -> None:
    table = cyprus(nicosia="1U 1T Cur 2Sab", paphos="1U 1T", international_opinion=1)
    table.play("op travel special propagandize")
    assert table.options == ["political_will", "international_opinion"]
    table.play(effect)
    assert (table["political_will"], table["international_opinion"]) == (will, opinion)


@rule("cyprus", "4.3.3", "1.8")
def test_political_will_does_not_fall_below_0(cyprus: Cyprus) -> None:
    table = cyprus(nicosia="1U 1Sab", paphos="1U 1T", political_will=0).play("op travel special propagandize")
    assert table["political_will"] == 0


@rule("cyprus", "4.3.3", "7.0.1")
def test_political_will_at_0_ends_nothing_before_the_propaganda_round(cyprus: Cyprus) -> None:
    table = cyprus(nicosia="1U 1Sab", paphos="1U 1T", political_will=1).play("op travel special propagandize")
    assert table["political_will"] == 0
    assert table.game.result is None


@rule("cyprus", "4.3.3")
def test_a_cache_is_no_cell(cyprus: Cyprus) -> None:
    table = cyprus(nicosia="1C 1Sab", paphos="1U 1T").play("op travel")
    assert "special" not in table.options
