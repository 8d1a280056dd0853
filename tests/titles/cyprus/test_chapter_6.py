"""The Propaganda Round, phase by phase, and the International Opinion Track (chapter 6)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.harness import Table, rule

Cyprus = Callable[..., Table]

TOWNS = ("paphos", "limassol", "larnaca", "famagusta", "karpas", "nicosia")


def propaganda(cyprus: Cyprus, **fields: Any) -> Table:
    """A Propaganda Round that is not the last; a single chit of 0, so that none is drawn or discarded."""
    return cyprus(**{"card": "C33", "intel": [0], **fields})


# 6.0 The phases


@rule("cyprus", "6.0", "6.2", "6.3", "6.4")
def test_the_phases_come_in_their_order(cyprus: Cyprus) -> None:
    table = cyprus(
        card="C33", suez=2, troodos="1U 1C 2T", nicosia="1U 1T 1P", akrotiri="1U 1P", dhekelia="3T", political_will=8
    )
    assert table["political_will"] == 8 - 2 + 3  # 6.1 is over: no Sabotage, but a cache in the Mountains
    asked: list[tuple[str | None, str | None]] = []
    for word in ("nicosia", "{1}", "done", "1", "troodos", "done", "2"):
        asked.append((table.actor, table.kind))
        table.play(word)
    assert asked == [
        ("eoka", "resource.cache"),
        ("chance", "chit"),
        ("british", "redeploy.origin"),
        ("british", "redeploy.akrotiri"),
        ("eoka", "redeploy.cell"),
        ("eoka", "redeploy.cache"),
        ("british", "reset.akrotiri"),
    ]
    assert (table.actor, table.kind, table["card"]) == ("eoka", "action", "C1")
    assert (table.pieces("troodos"), table.pieces("nicosia")) == ("2U 1C", "1U 1C 1T 1P")
    assert (table.pieces("akrotiri"), table.pieces("dhekelia")) == ("3T 1P", "4T")


@rule("cyprus", "6.0", "2.4")
def test_each_propaganda_card_starts_a_round(cyprus: Cyprus) -> None:
    for card in ("C33", "C34", "C35"):
        assert cyprus(card=card, intel=[0])["political_will"] == 10 - 2 + 2 + 3


# 6.1 Political Will Phase


@rule("cyprus", "6.1")
def test_political_will_shifts_by_the_net_effect(cyprus: Cyprus) -> None:
    """-3 Opinion, -2 Nicosia, -1 Karpas, -4 Akrotiri, +2 Mountains, +2 for four quiet Towns."""
    table = propaganda(cyprus, international_opinion=3, nicosia="1Sab", karpas="1Sab", akrotiri="2Sab")
    assert table["political_will"] == 10 - 3 - 2 - 1 - 4 + 2 + 2


@rule("cyprus", "6.1", "6.1.4")
def test_political_will_does_not_stop_at_zero_on_the_way(cyprus: Cyprus) -> None:
    """Ruling B9: 2 - 4 + 5 is 3, not a stop at 0."""
    table = propaganda(cyprus, political_will=2, international_opinion=4)
    assert (table["political_will"], table.game.result) == (3, None)


@rule("cyprus", "6.1", "1.8")
def test_political_will_does_not_stop_at_fifteen_on_the_way(cyprus: Cyprus) -> None:
    """Ruling B9: 15 + 5 - 8 is 12, not 7 (nor 15 - 8 + 5 stopped anywhere)."""
    table = propaganda(cyprus, political_will=15, international_opinion=4, dhekelia="2Sab")
    assert table["political_will"] == 15 + 5 - 8


@rule("cyprus", "6.1", "1.8")
def test_the_net_effect_is_held_within_the_track(cyprus: Cyprus) -> None:
    """Ruling B9."""
    assert propaganda(cyprus, political_will=13, international_opinion=0)["political_will"] == 15


@rule("cyprus", "6.1.1")
@pytest.mark.parametrize("opinion", [0, 1, 2, 3, 4])
def test_international_pressure_is_the_value_of_the_track(cyprus: Cyprus, opinion: int) -> None:
    assert propaganda(cyprus, international_opinion=opinion)["political_will"] == min(15, 10 + 5 - opinion)


@rule("cyprus", "6.1.2")
@pytest.mark.parametrize(
    ("spaces", "cost"),
    [
        ({"paphos": "1Sab"}, 1),
        ({"paphos": "2Sab"}, 2),
        ({"nicosia": "1Sab"}, 2),
        ({"nicosia": "2Sab"}, 4),
        ({"karpas": "1Sab"}, 1),
        ({"nicosia": "1Sab", "akrotiri": "1Sab"}, 4),
    ],
)
def test_each_sabotage_marker_costs_the_value_of_its_space(cyprus: Cyprus, spaces: dict[str, str], cost: int) -> None:
    """One Town is marked in each case, so that five are quiet (+2)."""
    table = propaganda(cyprus, international_opinion=0, troodos="1C", **spaces)
    assert table["political_will"] == 10 + 2 - cost


@rule("cyprus", "6.1.2")
@pytest.mark.parametrize("base", ["akrotiri", "dhekelia"])
def test_each_sabotage_marker_in_a_base_costs_two(cyprus: Cyprus, base: str) -> None:
    table = propaganda(cyprus, international_opinion=0, troodos="1C", **{base: "3Sab"})
    assert table["political_will"] == 10 + 3 - 6


@rule("cyprus", "6.1.3")
def test_no_arms_cache_in_mountains_is_worth_two(cyprus: Cyprus) -> None:
    fields = {"international_opinion": 4, "political_will": 5}
    assert propaganda(cyprus, **fields)["political_will"] == 5 - 4 + 3 + 2
    assert propaganda(cyprus, paphos="2C", karpas="2C", **fields)["political_will"] == 5 - 4 + 3 + 2
    for mountain in ("troodos", "kyrenia"):
        assert propaganda(cyprus, **{mountain: "1C"}, **fields)["political_will"] == 5 - 4 + 3


@rule("cyprus", "6.1.3")
@pytest.mark.parametrize(("marked", "gain"), [(0, 3), (1, 2), (2, 2), (3, 1), (4, 1), (5, 0), (6, 0)])
def test_every_two_towns_without_sabotage_are_worth_one(cyprus: Cyprus, marked: int, gain: int) -> None:
    """The six Towns in an order that ends with Nicosia, whose marker costs 2."""
    towns = {name: "1Sab" for name in TOWNS[:marked]}
    cost = marked + (1 if marked == 6 else 0)
    table = propaganda(cyprus, international_opinion=0, kyrenia="1C", **towns)
    assert table["political_will"] == 10 + gain - cost


@rule("cyprus", "6.1.3")
def test_a_town_under_curfew_is_without_sabotage(cyprus: Cyprus) -> None:
    towns = {name: "1T Cur" for name in TOWNS[:4]}
    assert propaganda(cyprus, international_opinion=0, kyrenia="1C", **towns)["political_will"] == 10 + 3


@rule("cyprus", "6.1.3")
def test_bases_and_mountains_are_not_counted_among_the_quiet_towns(cyprus: Cyprus) -> None:
    towns = {name: "1Sab" for name in TOWNS}
    assert propaganda(cyprus, international_opinion=0, kyrenia="1C", **towns)["political_will"] == 10 - 7


@rule("cyprus", "6.1.4", "7.0.1")
@pytest.mark.parametrize("will", [1, 4])
def test_eoka_wins_at_once_when_political_will_is_zero(cyprus: Cyprus, will: int) -> None:
    table = propaganda(
        cyprus, political_will=will, international_opinion=4, troodos="1U 1C", akrotiri="2Sab", nicosia="1U", prison=4
    )
    assert table.game.decision is None
    assert table.game.result is not None
    assert table.game.result.winner == "eoka"
    assert (table["political_will"], table["prison"], table.pieces("akrotiri")) == (0, 4, "2Sab")


@rule("cyprus", "6.1.4")
def test_eoka_do_not_win_while_political_will_is_one(cyprus: Cyprus) -> None:
    table = propaganda(cyprus, political_will=2, international_opinion=4, troodos="1C")
    assert (table["political_will"], table.game.result, table["card"]) == (1, None, "C1")


LAST = {"card": "C35", "played": ["C33", "C34"]}


@rule("cyprus", "6.1.5", "7.0.2")
def test_the_british_win_at_once_at_the_final_propaganda_card(cyprus: Cyprus) -> None:
    """Ruling B14: no later phase is played."""
    fields = {"nicosia": "1A 1T 1P Cur", "troodos": "1U 2T", "prison": 4, "paphos": "1Sab"}
    table = propaganda(cyprus, **LAST, **fields)
    assert table.game.decision is None
    assert table.game.result is not None
    assert table.game.result.winner == "british"
    assert (table["prison"], table.pieces("nicosia"), table.pieces("troodos")) == (4, "1A 1T 1P Cur", "1U 2T")
    assert table["political_will"] == 10 - 2 - 1 + 2 + 2


@rule("cyprus", "6.1.5", "6.1.4", "7.0.1")
def test_eoka_may_win_at_the_final_propaganda_card_too(cyprus: Cyprus) -> None:
    table = propaganda(cyprus, **LAST, political_will=1, international_opinion=4, troodos="1C")
    assert table.game.result is not None
    assert table.game.result.winner == "eoka"


@rule("cyprus", "6.1.5")
@pytest.mark.parametrize("played", [[], ["C34"]])
def test_an_earlier_propaganda_card_does_not_end_the_game(cyprus: Cyprus, played: list[str]) -> None:
    table = propaganda(cyprus, played=played)
    assert (table.game.result, table["card"]) == (None, "C1")


@rule("cyprus", "6.1.5", "2.1")
@pytest.mark.parametrize(("campaigns", "played"), [(1, []), (2, ["C34"])])
def test_with_fewer_campaigns_the_last_of_them_ends_the_game(cyprus: Cyprus, campaigns: int, played: list[str]) -> None:
    table = propaganda(cyprus, options={"campaigns": campaigns}, played=played)
    assert table.game.result is not None
    assert table.game.result.winner == "british"


# 6.2 Resource Phase


@rule("cyprus", "6.2.1")
def test_eoka_may_place_an_arms_cache_where_a_cell_is(cyprus: Cyprus) -> None:
    table = propaganda(cyprus, nicosia="1A 3T 1P Cur", troodos="1U", akrotiri="1U", paphos="1C")
    assert (table.actor, table.options) == ("eoka", ["nicosia", "troodos", "done"])
    assert table.refused("paphos") == "6.2.1"
    assert table.refused("akrotiri") in ("1.3.4", "1.4.2", "6.2.1")
    table.play("nicosia")
    assert (table.pieces("nicosia"), table["available"]["caches"]) == ("1A 1C 3T 1P Cur", 2)


@rule("cyprus", "6.2.1")
def test_eoka_place_one_arms_cache_only(cyprus: Cyprus) -> None:
    table = propaganda(cyprus, nicosia="1U", troodos="1U").play("nicosia")
    assert table.kind != "resource.cache"
    assert table["available"]["caches"] == 3


@rule("cyprus", "6.2.1")
def test_eoka_need_not_place_an_arms_cache(cyprus: Cyprus) -> None:
    table = propaganda(cyprus, nicosia="1U").play("done")
    assert (table.pieces("nicosia"), table["card"]) == ("1U", "C1")


@rule("cyprus", "6.2.1", "1.4.1")
def test_eoka_place_no_arms_cache_when_none_is_available(cyprus: Cyprus) -> None:
    table = propaganda(cyprus, nicosia="1U", paphos="2C", karpas="2C")
    assert table.kind == "redeploy.cache"


@rule("cyprus", "6.2.2")
def test_without_a_chit_the_british_draw_one(cyprus: Cyprus) -> None:
    table = cyprus(card="C33")
    assert (table.actor, table.kind) == ("chance", "chit")
    assert table.play("{0}")["intel"] == [0]


@rule("cyprus", "6.2.2")
def test_with_one_chit_the_british_keep_it_and_draw_none(cyprus: Cyprus) -> None:
    table = cyprus(card="C33", intel=[1])
    assert (table["intel"], table["card"]) == ([1], "C1")


@rule("cyprus", "6.2.2")
@pytest.mark.parametrize(
    ("held", "discarded", "kept"),
    [
        ([2, 1], "1", [2]),
        ([2, 1], "2", [1]),
        ([2, 1, 0], "0", [2, 1]),
        ([2, 1, 0], "2", [1, 0]),
        ([2, 2, 1, 0], "0 2", [2, 1]),
        ([2, 2, 1, 1, 0], "1 1", [2, 2, 0]),
        ([2, 2, 1, 1, 0, 0], "0 1 2", [2, 1, 0]),
    ],
)
def test_with_more_chits_the_british_discard_half_rounded_down_of_their_choice(
    cyprus: Cyprus, held: list[int], discarded: str, kept: list[int]
) -> None:
    """Ruling C-42."""
    table = cyprus(card="C33", intel=held)
    assert (table.actor, "done" in table.options) == ("british", False)
    table.play(discarded)
    assert (table["intel"], table["card"]) == (kept, "C1")


# 6.3 Redeploy Phase


@rule("cyprus", "6.3.1")
def test_police_may_move_among_spaces_with_british_pieces(cyprus: Cyprus) -> None:
    table = propaganda(cyprus, nicosia="2P", larnaca="1T", akrotiri="1T").play("nicosia")
    assert (table.actor, table.options) == ("british", ["larnaca", "akrotiri"])
    table.play("akrotiri 2")
    assert (table.pieces("nicosia"), table.pieces("akrotiri")) == ("", "1T 2P")


@rule("cyprus", "6.3.1")
def test_police_may_move_to_several_spaces(cyprus: Cyprus) -> None:
    table = propaganda(cyprus, nicosia="2P", karpas="1P", larnaca="1T", dhekelia="1T")
    table.play("nicosia larnaca 1 nicosia dhekelia karpas nicosia")
    assert [table.pieces(name) for name in ("nicosia", "larnaca", "karpas", "dhekelia")] == ["1P", "1T 1P", "", "1T 1P"]


@rule("cyprus", "6.3.1")
def test_police_need_not_move(cyprus: Cyprus) -> None:
    table = propaganda(cyprus, nicosia="2P", larnaca="1T").play("done")
    assert (table.pieces("nicosia"), table["card"]) == ("2P", "C1")


@rule("cyprus", "6.3.1")
def test_troops_outside_mountains_do_not_move(cyprus: Cyprus) -> None:
    table = propaganda(cyprus, nicosia="2T", larnaca="1T")
    assert (table.pieces("nicosia"), table.pieces("larnaca"), table["card"]) == ("2T", "1T", "C1")


@rule("cyprus", "6.3.1")
def test_all_troops_in_mountains_must_move_to_either_base(cyprus: Cyprus) -> None:
    table = propaganda(cyprus, troodos="3T", kyrenia="2T")
    assert (table.actor, table.options) == ("british", ["0", "1", "2", "3"])
    table.play("1")
    assert table.options == ["0", "1", "2"]
    table.play("2")
    assert (table.pieces("troodos"), table.pieces("kyrenia")) == ("", "")
    assert (table.pieces("akrotiri"), table.pieces("dhekelia")) == ("3T", "2T")


@rule("cyprus", "6.3.1")
def test_police_move_before_troops_leave_the_mountains(cyprus: Cyprus) -> None:
    table = propaganda(cyprus, troodos="1T", nicosia="1P", karpas="1T").play("nicosia troodos 0")
    assert (table.pieces("troodos"), table.pieces("dhekelia"), table.pieces("nicosia")) == ("1P", "1T", "")


@rule("cyprus", "6.3.1")
def test_police_in_mountains_may_stay_or_leave(cyprus: Cyprus) -> None:
    """Ruling C-43."""
    table = propaganda(cyprus, troodos="1P 1T", nicosia="1T").play("done 1")
    assert (table.pieces("troodos"), table.pieces("akrotiri")) == ("1P", "1T")
    table = propaganda(cyprus, troodos="1P 1T", nicosia="1T").play("troodos nicosia done 1")
    assert (table.pieces("troodos"), table.pieces("nicosia"), table.pieces("akrotiri")) == ("", "1T 1P", "1T")


@rule("cyprus", "6.3.1", "1.10", "6.4")
def test_a_curfew_left_by_the_last_police_goes_before_the_count_of_reset(cyprus: Cyprus) -> None:
    """Ruling C-14: four marked Towns become three, so International Opinion shifts."""
    towns = {"paphos": "1T Cur", "larnaca": "1T Cur", "karpas": "1Sab", "nicosia": "1P Cur"}
    stay = propaganda(cyprus, **towns).play("done")
    assert stay["international_opinion"] == 2
    leave = propaganda(cyprus, **towns).play("nicosia paphos")
    assert leave["international_opinion"] == 1


@rule("cyprus", "6.3.2")
def test_cells_in_bases_must_move_to_towns_with_eoka_pieces_or_to_mountains(cyprus: Cyprus) -> None:
    """Ruling C-2: an empty Town will not do."""
    table = propaganda(cyprus, akrotiri="1U", paphos="1C 1T", karpas="1U").play("done")
    assert (table.actor, table.options) == ("eoka", ["paphos", "karpas", "troodos", "kyrenia"])
    assert table.refused("nicosia") == "6.3.2"
    table.play("paphos")
    assert (table.pieces("akrotiri"), table.pieces("paphos")) == ("", "1U 1C 1T")


@rule("cyprus", "6.3.2")
def test_all_cells_in_both_bases_move_each_where_eoka_like(cyprus: Cyprus) -> None:
    table = propaganda(cyprus, akrotiri="1U 1A 3T", dhekelia="1A 3T", karpas="1A").play("done karpas troodos kyrenia")
    assert (table.pieces("akrotiri"), table.pieces("dhekelia")) == ("3T", "3T")
    assert [table.pieces(name) for name in ("karpas", "troodos", "kyrenia")] == ["2U", "1U", "1U"]


@rule("cyprus", "6.3.2")
def test_cells_in_bases_have_the_mountains_when_eoka_are_nowhere_else(cyprus: Cyprus) -> None:
    table = propaganda(cyprus, akrotiri="1U")
    assert table.options == ["troodos", "kyrenia"]


@rule("cyprus", "6.3.2")
def test_eoka_may_move_one_arms_cache_to_any_space_with_a_cell(cyprus: Cyprus) -> None:
    """At any distance, from a space with or without a Cell, cubes or none."""
    table = propaganda(cyprus, paphos="1C", kyrenia="1U", karpas="1A 2T", troodos="1C 1P").play("done done")
    assert (table.actor, table.kind, table.options) == ("eoka", "redeploy.cache", ["paphos", "troodos", "done"])
    table.play("paphos")
    assert table.options == ["karpas", "kyrenia"]
    table.play("karpas")
    assert (table.pieces("paphos"), table.pieces("karpas"), table["card"]) == ("", "1U 1C 2T", "C1")


@rule("cyprus", "6.3.2")
def test_eoka_need_not_move_an_arms_cache(cyprus: Cyprus) -> None:
    table = propaganda(cyprus, paphos="2C", kyrenia="1U", karpas="2C").play("done")
    assert (table.pieces("paphos"), table["card"]) == ("2C", "C1")


@rule("cyprus", "6.3.2")
def test_a_cell_that_has_just_left_a_base_can_receive_the_arms_cache(cyprus: Cyprus) -> None:
    table = propaganda(cyprus, paphos="2C", karpas="2C", akrotiri="1U").play("kyrenia karpas")
    assert (table.pieces("karpas"), table.pieces("kyrenia")) == ("1C", "1U 1C")


@rule("cyprus", "6.3", "6.3.1", "6.3.2")
def test_the_british_redeploy_before_eoka(cyprus: Cyprus) -> None:
    table = propaganda(cyprus, nicosia="1P", larnaca="1T", troodos="1T", akrotiri="1U")
    assert table.kind == "redeploy.origin"
    assert table.play("done").kind == "redeploy.akrotiri"
    assert table.play("0").kind == "redeploy.cell"


# 6.4 Reset Phase


@rule("cyprus", "6.4", "6.5.1")
@pytest.mark.parametrize(
    ("towns", "opinion"),
    [
        ({}, 1),
        ({"paphos": "1Sab", "limassol": "1T Cur", "karpas": "2Sab"}, 1),
        ({"paphos": "1T Cur 1Sab", "limassol": "1T Cur 1Sab", "karpas": "2Sab"}, 1),
        ({"paphos": "1Sab", "limassol": "1T Cur", "karpas": "2Sab", "larnaca": "1Sab"}, 2),
        ({"paphos": "1T Cur", "limassol": "1T Cur", "karpas": "1T Cur", "larnaca": "1T Cur"}, 2),
    ],
)
def test_opinion_shifts_towards_ignored_with_three_or_fewer_marked_towns(
    cyprus: Cyprus, towns: dict[str, str], opinion: int
) -> None:
    assert propaganda(cyprus, **towns)["international_opinion"] == opinion


@rule("cyprus", "6.4")
def test_bases_are_not_counted_among_the_marked_towns(cyprus: Cyprus) -> None:
    """Ruling C-45."""
    marked = {"paphos": "1Sab", "limassol": "1Sab", "karpas": "1Sab", "akrotiri": "1Sab", "dhekelia": "1Sab"}
    assert propaganda(cyprus, **marked)["international_opinion"] == 1


@rule("cyprus", "4.2.2", "6.5.1")
def test_bases_do_not_hinder_diplomacy_either(cyprus: Cyprus) -> None:
    """Ruling C-45."""
    marked = {"paphos": "1Sab", "limassol": "1Sab", "karpas": "1Sab", "akrotiri": "1Sab", "dhekelia": "1Sab"}
    table = cyprus(first="british", nicosia="1T", **marked).play("op deploy special diplomacy")
    assert table["international_opinion"] == 1


@rule("cyprus", "6.4", "6.5")
def test_opinion_at_ignored_stays_there(cyprus: Cyprus) -> None:
    assert propaganda(cyprus, international_opinion=0)["international_opinion"] == 0


@rule("cyprus", "6.4")
def test_all_curfew_and_sabotage_markers_are_removed(cyprus: Cyprus) -> None:
    marked = {name: "1T Cur 1Sab" for name in TOWNS[:4]}
    table = propaganda(cyprus, karpas="2Sab", akrotiri="1Sab", dhekelia="3Sab", political_will=15, **marked)
    assert [table.pieces(name) for name in TOWNS[:4]] == ["1T"] * 4
    assert [table.pieces(name) for name in ("karpas", "akrotiri", "dhekelia")] == ["", "", ""]


@rule("cyprus", "6.4", "1.3.6")
@pytest.mark.parametrize(("held", "kept"), [(1, 1), (3, 2), (4, 2), (12, 6)])
def test_half_the_prison_becomes_available_rounded_down(cyprus: Cyprus, held: int, kept: int) -> None:
    table = propaganda(cyprus, prison=held)
    assert (table["prison"], table["available"]["cells"]) == (kept, 12 - kept)


@rule("cyprus", "6.4", "1.4.3")
def test_all_cells_are_flipped_underground(cyprus: Cyprus) -> None:
    table = propaganda(cyprus, paphos="1U 2A", troodos="1A", nicosia="1A 3T Cur").play("done")
    assert [table.pieces(name) for name in ("paphos", "troodos", "nicosia")] == ["3U", "1U", "1U 3T"]


@rule("cyprus", "6.4", "2.3.1")
def test_eoka_are_set_to_first_eligible(cyprus: Cyprus) -> None:
    """Ruling B13: though the British took the leftmost box on the card before."""
    table = cyprus(deck=["C33", "C1"], intel=[0]).play("pass.op limited search karpas done")
    assert (table["first"], table.actor, table["card"]) == ("eoka", "eoka", "C1")


@rule("cyprus", "6.4", "2.3.6")
def test_the_next_card_is_revealed_and_play_goes_on(cyprus: Cyprus) -> None:
    table = propaganda(cyprus, deck=["C21", "C5"])
    assert (table["card"], table["played"], table["deck"]) == ("C21", ["C33"], ["C5"])
    assert (table.actor, table.kind) == ("eoka", "action")


@rule("cyprus", "6.4")
def test_cordon_and_search_arrests_first_and_the_arrested_count_for_the_release(cyprus: Cyprus) -> None:
    """Ruling C-37: three arrested and one held are four, of which two are released."""
    towns = {"paphos": "1U 1A 1T Cur", "larnaca": "1A 1T Cur", "karpas": "1A"}
    table = propaganda(cyprus, capabilities={"C18": "unshaded"}, prison=1, **towns).play("done")
    assert [table.pieces(name) for name in towns] == ["1T", "1T", "1U"]
    assert (table["prison"], table["available"]["cells"]) == (2, 12 - 2 - 1)


@rule("cyprus", "6.4")
def test_cordon_and_search_shaded_arrests_nobody(cyprus: Cyprus) -> None:
    table = propaganda(cyprus, capabilities={"C18": "shaded"}, paphos="1A 1T Cur").play("done")
    assert (table.pieces("paphos"), table["prison"]) == ("1U 1T", 0)


@rule("cyprus", "6.4", "6.3.1")
def test_cordon_and_search_spares_a_town_whose_curfew_went_in_redeploy(cyprus: Cyprus) -> None:
    """Rulings C-14 and C-37."""
    towns = {"paphos": "1A 1P Cur", "larnaca": "1T"}
    table = propaganda(cyprus, capabilities={"C18": "unshaded"}, **towns).play("done paphos larnaca")
    assert (table.pieces("paphos"), table["prison"]) == ("1U", 0)


@rule("cyprus", "6.4")
def test_troops_at_suez_return_at_the_end_of_reset_to_bases_of_british_choice(cyprus: Cyprus) -> None:
    """Ruling C-37."""
    table = propaganda(cyprus, suez=3, prison=2, paphos="1A 1T Cur", karpas="1Sab").play("done")
    assert (table.actor, table.options, table["card"]) == ("british", ["0", "1", "2", "3"], "C33")
    assert (table.pieces("paphos"), table.pieces("karpas"), table["prison"]) == ("1U 1T", "", 1)
    assert (table["international_opinion"], table["suez"]) == (1, 3)
    table.play("1")
    assert (table.pieces("akrotiri"), table.pieces("dhekelia"), table["suez"]) == ("1T", "2T", 0)
    assert table["card"] == "C1"


@rule("cyprus", "6.4")
def test_troops_at_suez_stay_away_until_the_next_reset(cyprus: Cyprus) -> None:
    table = cyprus(card="C4", deck=["C1", "C33", "C5"], intel=[0], akrotiri="5T").play("event")
    assert (table["suez"], table.pieces("akrotiri")) == (3, "2T")
    table.play("pass.op {0} pass.op pass.event {1}")
    assert table["card"] == "C33"
    table.play("0 3")
    assert (table["suez"], table.pieces("akrotiri"), table["card"]) == (0, "5T", "C5")


# 6.5 International Opinion Track


@rule("cyprus", "6.5")
def test_the_track_has_five_boxes_with_their_names(cyprus: Cyprus) -> None:
    names = ["Ignored", "Discussed", "Debated", "Criticized", "Condemned"]
    for value, name in enumerate(names[1:], 1):
        table = cyprus(card="C11", international_opinion=value).play("event unshaded")
        noted = [entry.text("en") for entry in table.game.log if entry.verb == "international_opinion"]
        assert name in noted[0]
        assert "Ignored" in noted[0]


@rule("cyprus", "6.5", "6.5.1")
@pytest.mark.parametrize(
    ("card", "side", "before", "after"),
    [
        ("C1", "shaded", 1, 3),
        ("C1", "shaded", 3, 4),
        ("C15", "shaded", 4, 4),
        ("C5", "unshaded", 3, 1),
        ("C5", "unshaded", 1, 0),
        ("C11", "unshaded", 3, 0),
        ("C11", "shaded", 4, 2),
    ],
)
def test_events_shift_the_track_either_way_and_stop_at_its_ends(
    cyprus: Cyprus, card: str, side: str, before: int, after: int
) -> None:
    table = cyprus(card=card, international_opinion=before).play(f"event {side}")
    assert table["international_opinion"] == after


@rule("cyprus", "6.5.1", "4.3.3")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (2, 4), (3, 4), (4, 4)])
def test_propagandize_at_a_curfew_raises_the_track(cyprus: Cyprus, before: int, after: int) -> None:
    table = cyprus(international_opinion=before, nicosia="1A 1T Cur").play("op travel special propagandize")
    assert table["international_opinion"] == after


@rule("cyprus", "6.5.1", "4.2.2")
def test_diplomacy_lowers_the_track(cyprus: Cyprus) -> None:
    table = cyprus(first="british", international_opinion=3, nicosia="1T").play("op deploy special diplomacy")
    assert table["international_opinion"] == 2


@rule("cyprus", "6.5.1", "6.4")
def test_reset_lowers_the_track(cyprus: Cyprus) -> None:
    assert propaganda(cyprus, international_opinion=4)["international_opinion"] == 3


@rule("cyprus", "6.5.2", "6.1.1")
def test_the_track_is_read_before_reset_moves_it(cyprus: Cyprus) -> None:
    table = propaganda(cyprus, international_opinion=4)
    assert (table["political_will"], table["international_opinion"]) == (10 + 5 - 4, 3)


@rule("cyprus", "6.5.2", "4.3.1")
@pytest.mark.parametrize(("opinion", "spaces"), [(1, 1), (2, 1), (3, 1), (4, 2)])
def test_the_track_sets_how_many_spaces_smuggle_may_select(cyprus: Cyprus, opinion: int, spaces: int) -> None:
    table = cyprus(international_opinion=opinion, paphos="1U", karpas="1U", kyrenia="1U")
    table.play("op travel special smuggle place paphos")
    if spaces == 2:
        table.play("place karpas")
    assert table.kind == "travel.origin"
    assert table["available"]["caches"] == 4 - spaces


@rule("cyprus", "6.5.2", "4.3.1")
def test_the_track_at_ignored_bars_smuggle(cyprus: Cyprus) -> None:
    table = cyprus(international_opinion=0, paphos="1U", karpas="1U").play("op travel")
    assert "special" not in table.options


@rule("cyprus", "6.5.2", "4.3.2")
@pytest.mark.parametrize("opinion", [0, 4])
def test_the_track_does_not_touch_infiltrate(cyprus: Cyprus, opinion: int) -> None:
    """Ruling C-47."""
    spaces = {"nicosia": "1U 1P", "paphos": "1A 1Sab"}
    table = cyprus(international_opinion=opinion, **spaces).play("op travel special infiltrate")
    assert table.pieces("nicosia") == "2U"


@rule("cyprus", "6.5.2")
@pytest.mark.parametrize(("opinion", "left"), [(0, 0), (1, 0), (2, 3), (4, 3)])
def test_some_events_look_at_the_track(cyprus: Cyprus, opinion: int, left: int) -> None:
    """C14 removes Cells only at Discussed or Ignored."""
    table = cyprus(card="C14", first="british", international_opinion=opinion, paphos="3U").play("event unshaded")
    assert table["paphos"]["underground"] == left
