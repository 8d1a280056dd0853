"""Events K17 to K20."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.harness import Table, rule

Kenya = Callable[..., Table]

NON_RESERVES = ["thompsons_falls", "rift_valley", "nanyuki", "thika"]
RESERVES = ["kiambu", "fort_hall", "nyeri", "embu", "meru"]
RING = {
    "aberdares": ["kiambu", "fort_hall", "nyeri", "thompsons_falls", "rift_valley", "nanyuki"],
    "mount_kenya": ["nyeri", "embu", "meru", "nanyuki"],
}


# K17 Kenya Police Reserve


@rule("kenya", "K17 unshaded")
def test_k17_places_a_police_from_anywhere_in_each_non_reserve_province(kenya: Kenya) -> None:
    table = kenya(card="K17", first="british", out_of_play={"police": 4}, nyeri="1T 2P").play("event unshaded")
    assert (table.kind, table.options) == ("event.police.next", NON_RESERVES)
    table.play("thika")
    assert (table.kind, table.options) == ("event.police_from", ["available", "out_of_play", "nyeri"])
    table.play("available nanyuki out_of_play rift_valley nyeri")
    assert table.options[:3] == ["available", "out_of_play", "nyeri"]
    table.play("out_of_play")
    assert [table.pieces(space) for space in NON_RESERVES] == ["1P"] * 4
    assert [table.control(space) for space in NON_RESERVES] == ["british"] * 4
    assert (table.pieces("nyeri"), table.pieces("nairobi")) == ("1T 1P", "")
    assert (table["available"]["police"], table["out_of_play"]["police"]) == (8, 2)
    assert (table.actor, table.kind) == ("mau_mau", "action")


@rule("kenya", "K17 unshaded")
def test_k17_asks_province_by_province_in_any_order(kenya: Kenya) -> None:
    table = kenya(card="K17", first="british", out_of_play={"police": 8}).play("event unshaded")
    for count in (4, 3, 2):
        assert (table.kind, table.options) == ("event.police.next", NON_RESERVES[:count])
        table.play(f"{NON_RESERVES[count - 1]} out_of_play")
    assert table.game.decision is not None and table.game.decision.about == NON_RESERVES[0]
    table.play("out_of_play")
    assert table["out_of_play"]["police"] == 4


@rule("kenya", "K17 unshaded")
def test_k17_takes_no_police_that_it_has_just_placed(kenya: Kenya) -> None:
    """K-47: of the two in Thompson's Falls one stood there before."""
    table = kenya(card="K17", first="british", thompsons_falls="1P", nyeri="1P")
    table.play("event unshaded thompsons_falls available rift_valley")
    assert table.options == ["available", "nyeri", "thompsons_falls"]
    table.play("thompsons_falls nanyuki")
    assert table.options == ["available", "nyeri"]
    table.play("nyeri available")
    assert [table.pieces(space) for space in NON_RESERVES] == ["1P"] * 4


@rule("kenya", "K17 unshaded", "1.7")
def test_k17_ends_mau_mau_control_where_the_police_equals_the_guerrillas(kenya: Kenya) -> None:
    table = kenya(card="K17", first="british", out_of_play={"police": 8}, thompsons_falls="1U", thika="1B 1U 1P")
    table.play("event unshaded thompsons_falls available rift_valley available nanyuki available available")
    assert (table.control("thompsons_falls"), table.control("thika")) == (None, None)
    assert (table.control("rift_valley"), table.control("nanyuki")) == ("british", "british")
    assert table["political_will"] == 12


@rule("kenya", "K17 unshaded", "5.1", "1.7")
def test_k17_executed_by_the_mau_mau_takes_police_from_where_they_like(kenya: Kenya) -> None:
    """Ruling K-5 does not bind a text that says from anywhere."""
    table = kenya(card="K17", nairobi="1U 2P").play("event unshaded")
    assert table.actor == "mau_mau"
    table.play("thompsons_falls nairobi rift_valley nairobi nanyuki available available")
    assert (table.pieces("nairobi"), table.control("nairobi")) == ("1U", "mau_mau")
    assert [table.pieces(space) for space in NON_RESERVES] == ["1P"] * 4
    assert table["political_will"] == 8


@rule("kenya", "K17 unshaded", "1.7", "5.1.1")
def test_k17_adds_up_what_one_police_changes_before_the_track_moves(kenya: Kenya) -> None:
    """Ruling K-39: Nairobi gained (-2) and Thika lost (+1) by the same Police."""
    table = kenya(card="K17", nairobi="1U 1P", thika="1U", political_will=1)
    table.play("event unshaded thompsons_falls available rift_valley available nanyuki available nairobi")
    assert (table.control("nairobi"), table.control("thika"), table["political_will"]) == ("mau_mau", None, 0)


@rule("kenya", "K17 unshaded", "5.1.3")
def test_k17_takes_a_police_from_the_map_when_no_other_is_left(kenya: Kenya) -> None:
    table = kenya(card="K17", first="british", nairobi="15P").play("event unshaded")
    table.play("thompsons_falls nairobi rift_valley nairobi nanyuki nairobi nairobi")
    assert table.pieces("nairobi") == "11P"
    assert [table.pieces(space) for space in NON_RESERVES] == ["1P"] * 4


@rule("kenya", "K17 unshaded", "5.1.3")
def test_k17_leaves_out_a_province_that_holds_all_the_police(kenya: Kenya) -> None:
    table = kenya(card="K17", first="british", thompsons_falls="15P").play("event unshaded")
    table.play("rift_valley thompsons_falls nanyuki thompsons_falls thompsons_falls")
    assert [table.pieces(space) for space in NON_RESERVES] == ["12P", "1P", "1P", "1P"]
    assert table.kind == "action"


@rule("kenya", "K17 shaded", "1.7")
@pytest.mark.parametrize("executing", ["british", "mau_mau"])
def test_k17_shaded_removes_a_guerrilla_in_each_non_reserve_province_to_set_it_to_resistance(
    kenya: Kenya, executing: str
) -> None:
    table = kenya(
        card="K17", first=executing, thompsons_falls="1U Loyal", rift_valley="1U 1A", nanyuki="1P Loyal",
        thika="2U 1P", nairobi="1U", kiambu="1U", aberdares="1U",
    )  # fmt: skip
    table.play("event shaded")
    assert (table.actor, table.kind, table.options) == (executing, "event.state", ["underground", "active"])
    table.play("active")
    assert [table.pieces(space) for space in NON_RESERVES] == ["Resist", "1U Resist", "1P Loyal", "1U 1P Resist"]
    assert [table.control(space) for space in NON_RESERVES] == [None, "mau_mau", "british", None]
    assert [table.pieces(space) for space in ("nairobi", "kiambu", "aberdares")] == ["1U", "1U", "1U"]
    assert (table["political_will"], table["available"]["guerrillas"]) == (12, 10)
    assert table.kind == "action"


@rule("kenya", "K17 shaded", "5.1")
def test_k17_shaded_sets_nothing_where_no_guerrilla_was_removed(kenya: Kenya) -> None:
    """Ruling B11: a Base is not a Guerrilla."""
    table = kenya(card="K17", rift_valley="1B", thika="2T Loyal").play("event shaded")
    assert [table.pieces(space) for space in NON_RESERVES] == ["", "1B", "", "2T Loyal"]
    assert (table["political_will"], table.kind) == (10, "action")


@rule("kenya", "K17 shaded", "5.1.3")
def test_k17_shaded_removes_a_guerrilla_even_where_resistance_is_already(kenya: Kenya) -> None:
    table = kenya(card="K17", thika="1A Resist").play("event shaded")
    assert (table.pieces("thika"), table["political_will"]) == ("Resist", 11)


# K18 Operation Blitz


@rule("kenya", "K18 unshaded", "3.2.3", "4.2.3")
def test_k18_sweeps_into_a_mountain_jungle_then_air_strikes_there(kenya: Kenya) -> None:
    table = kenya(
        card="K18", first="british", aberdares="3U 1T", nyeri="2T", rift_valley="1T 1P", embu="2T", mount_kenya="2A"
    )
    table.play("event unshaded")
    assert (table.actor, table.kind, table.options) == ("british", "event.jungle", ["aberdares", "mount_kenya"])
    table.play("aberdares")
    assert (table.kind, table.options) == ("sweep.origin", ["nyeri", "rift_valley", "done"])
    table.play("nyeri 2 rift_valley")
    assert (table.pieces("aberdares"), table.control("aberdares")) == ("1U 2A 4T", "british")
    assert (table.actor, table.kind, table.options) == ("british", "air_strike.count", ["2", "1"])
    table.play("2")
    assert (table.pieces("aberdares"), table.pieces("mount_kenya")) == ("1U 4T", "2A")
    assert (table.pieces("nyeri"), table.pieces("rift_valley"), table.pieces("embu")) == ("", "1P", "2T")
    assert (table["available"]["guerrillas"], table["political_will"]) == (12, 10)
    assert (table.actor, table.kind) == ("mau_mau", "action")


@rule("kenya", "K18 unshaded", "4.2.3")
def test_k18_may_remove_one_of_two_active_guerrillas(kenya: Kenya) -> None:
    table = kenya(card="K18", first="british", aberdares="2A").play("event unshaded aberdares 1")
    assert (table.pieces("aberdares"), table.kind) == ("1A", "action")


@rule("kenya", "K18 unshaded", "3.2.3")
def test_k18_counts_police_in_the_sweep(kenya: Kenya) -> None:
    """Ruling K-21: one Guerrilla for two cubes, the Police among them; the Base is out of reach."""
    table = kenya(card="K18", first="british", aberdares="1B 3U 2T 1P").play("event unshaded aberdares")
    assert (table.pieces("aberdares"), table.kind) == ("1B 2U 2T 1P", "action")


@rule("kenya", "K18 unshaded", "5.1.3")
def test_k18_air_strikes_an_active_guerrilla_without_any_troops(kenya: Kenya) -> None:
    table = kenya(card="K18", first="british", mount_kenya="1U 1A").play("event unshaded mount_kenya")
    assert (table.pieces("mount_kenya"), table.kind) == ("1U", "action")


@rule("kenya", "K18 unshaded", "5.1.3")
def test_k18_skips_the_air_strike_when_no_guerrilla_is_active(kenya: Kenya) -> None:
    table = kenya(card="K18", first="british", mount_kenya="2U", meru="1T").play("event unshaded mount_kenya meru")
    assert (table.pieces("mount_kenya"), table.pieces("meru"), table.kind) == ("2U 1T", "", "action")


@rule("kenya", "K18 unshaded", "1.7", "3.2.3")
def test_k18_gives_up_a_province_for_the_sweep(kenya: Kenya) -> None:
    table = kenya(card="K18", first="british", nyeri="1U 2T", aberdares="1A").play("event unshaded aberdares nyeri 2")
    assert (table.control("nyeri"), table.control("aberdares"), table["political_will"]) == ("mau_mau", "british", 8)
    assert table.pieces("aberdares") == "2T"


@rule("kenya", "K18 unshaded", "5.1.2", "K5 unshaded")
def test_k18_air_strikes_only_there_whatever_legal_zones_allow(kenya: Kenya) -> None:
    """Ruling B7."""
    table = kenya(
        card="K18", first="british", capabilities={"K5": "unshaded"}, aberdares="2A", mount_kenya="2A", nyeri="1A"
    )
    table.play("event unshaded aberdares 2")
    assert [table.pieces(space) for space in ("aberdares", "mount_kenya", "nyeri")] == ["", "2A", "1A"]
    assert table.kind == "action"


@rule("kenya", "K18 unshaded", "K5 shaded")
def test_k18_is_not_hindered_by_restricted_zones(kenya: Kenya) -> None:
    table = kenya(card="K18", first="british", capabilities={"K5": "shaded"}, aberdares="2A")
    assert table.play("event unshaded aberdares 2").pieces("aberdares") == ""


@rule("kenya", "K18 unshaded", "K7 unshaded")
def test_k18_with_pseudo_gangs_activates_for_each_cube_and_removes_a_guerrilla(kenya: Kenya) -> None:
    """Ruling K-21."""
    table = kenya(card="K18", first="mau_mau", capabilities={"K7": "unshaded"}, aberdares="4U", nyeri="3T")
    table.play("event unshaded aberdares nyeri 3")
    assert (table.actor, table.kind, table.options) == ("british", "sweep.removal", ["underground", "active"])
    table.play("underground")
    assert (table.pieces("aberdares"), table.kind) == ("3A 3T", "air_strike.count")
    table.play("2")
    assert (table.pieces("aberdares"), table["available"]["guerrillas"]) == ("1A 3T", 14)


@rule("kenya", "K18 unshaded", "K7 unshaded")
def test_k18_with_pseudo_gangs_removes_none_where_no_cube_stands(kenya: Kenya) -> None:
    """Ruling K-21."""
    table = kenya(card="K18", first="british", capabilities={"K7": "unshaded"}, aberdares="2U")
    assert table.play("event unshaded aberdares").pieces("aberdares") == "2U"


@rule("kenya", "K18 unshaded", "5.4", "4.1")
def test_k18_brings_no_further_special_activity(kenya: Kenya) -> None:
    table = kenya(card="K18", first="british", pipeline=4, aberdares="1U 2T", nyeri="1A 2T", rift_valley="1T")
    table.play("event unshaded aberdares done")
    assert (table.kind, table.pieces("aberdares"), table.pieces("nyeri")) == ("action", "2T", "1A 2T")


@rule("kenya", "K18 shaded")
@pytest.mark.parametrize("executing", ["british", "mau_mau"])
def test_k18_shaded_hides_all_guerrillas_in_mountain_jungles_and_no_others(kenya: Kenya, executing: str) -> None:
    table = kenya(card="K18", first=executing, aberdares="1B 1U 2A", mount_kenya="1A 3T", nyeri="1A", nairobi="1A")
    table.play("event shaded")
    assert (table.pieces("aberdares"), table.pieces("mount_kenya")) == ("1B 3U", "1U 3T")
    assert (table.pieces("nyeri"), table.pieces("nairobi"), table.kind) == ("1A", "1A", "action")


# K19 'One-Mile Strip'


@rule("kenya", "K19 unshaded", "7.1")
def test_k19_removes_a_base_from_a_mountain_jungle_ringed_by_british_pieces(kenya: Kenya) -> None:
    """Troops and Police will do, in any number; Guerrillas do not protect the Base."""
    ring = {"kiambu": "2U 1P", "fort_hall": "1T", "nyeri": "1P", "thompsons_falls": "3T", "rift_valley": "1P"}
    table = kenya(card="K19", first="british", aberdares="2B 3U", nanyuki="1T 1P", mount_kenya="1B", **ring)
    table.play("event unshaded")
    assert (table.pieces("aberdares"), table.pieces("mount_kenya")) == ("1B 3U", "1B")
    assert (table["political_will"], table["available"]["bases"]) == (11, 2)
    assert (table.actor, table.kind) == ("mau_mau", "action")


@rule("kenya", "K19 unshaded", "1.3.6")
@pytest.mark.parametrize(("jungle", "gap"), [(jungle, gap) for jungle, ring in RING.items() for gap in ring])
def test_k19_removes_no_base_with_a_gap_in_the_ring(kenya: Kenya, jungle: str, gap: str) -> None:
    """Ruling K-31: the ring is that of the map."""
    ring = {space: "1P" for space in RING[jungle] if space != gap}
    table = kenya(card="K19", first="british", **{jungle: "1B 2T"}, **ring).play("event unshaded")
    assert (table.pieces(jungle), table["political_will"], table.kind) == ("1B 2T", 10, "action")


@rule("kenya", "K19 unshaded", "1.3.6")
@pytest.mark.parametrize("jungle", RING)
def test_k19_needs_no_cube_beyond_the_ring(kenya: Kenya, jungle: str) -> None:
    """Ruling K-31: the whole ring, and nothing but the ring."""
    ring = dict.fromkeys(RING[jungle], "1P")
    table = kenya(card="K19", first="british", **{jungle: "1B"}, **ring).play("event unshaded")
    assert (table.pieces(jungle), table["political_will"]) == ("", 11)


@rule("kenya", "K19 unshaded", "1.3.6")
def test_k19_follows_a_corrected_map(kenya: Kenya) -> None:
    """Ruling K-31: the doubtful border of Nanyuki and the Aberdares, taken away."""
    options = {"data": {"pairs": [{"pair": ["nanyuki", "aberdares"], "adjacent": False}]}}
    ring = {space: "1P" for space in RING["aberdares"] if space != "nanyuki"}
    table = kenya(card="K19", first="british", options=options, aberdares="1B", **ring).play("event unshaded")
    assert (table.pieces("aberdares"), table["political_will"]) == ("", 11)


@rule("kenya", "K19 unshaded", "5.1", "5.1.3")
@pytest.mark.parametrize("executing", ["british", "mau_mau"])
def test_k19_lets_the_executing_player_choose_between_two_rings_but_not_decline(kenya: Kenya, executing: str) -> None:
    ring = dict.fromkeys({*RING["aberdares"], *RING["mount_kenya"]}, "1P")
    table = kenya(card="K19", first=executing, aberdares="1B", mount_kenya="1B", **ring).play("event unshaded")
    assert (table.actor, table.kind, table.options) == (executing, "event.remove_base", ["aberdares", "mount_kenya"])
    table.play("mount_kenya")
    assert (table.pieces("aberdares"), table.pieces("mount_kenya"), table["political_will"]) == ("1B", "", 11)


@rule("kenya", "K19 unshaded", "5.1.3")
def test_k19_removes_a_base_from_the_ringed_mountain_jungle_that_has_one(kenya: Kenya) -> None:
    ring = dict.fromkeys({*RING["aberdares"], *RING["mount_kenya"]}, "1P")
    table = kenya(card="K19", first="british", aberdares="2U", mount_kenya="1B", **ring).play("event unshaded")
    assert (table.pieces("aberdares"), table.pieces("mount_kenya"), table["political_will"]) == ("2U", "", 11)


@rule("kenya", "K19 unshaded", "5.1.1")
def test_k19_does_not_raise_political_will_beyond_twenty(kenya: Kenya) -> None:
    ring = dict.fromkeys(RING["mount_kenya"], "1P")
    table = kenya(card="K19", first="british", political_will=20, mount_kenya="1B", **ring).play("event unshaded")
    assert (table.pieces("mount_kenya"), table["political_will"]) == ("", 20)


@rule("kenya", "K19 unshaded")
def test_k19_removes_no_base_outside_the_mountain_jungles(kenya: Kenya) -> None:
    ring = dict.fromkeys([*RING["aberdares"], "embu", "meru", "thika", "nairobi"], "1P")
    ring["fort_hall"] = "1B 1P"
    table = kenya(card="K19", first="british", **ring).play("event unshaded")
    assert (table.pieces("fort_hall"), table["political_will"], table.kind) == ("1B 1P", 10, "action")


@rule("kenya", "K19 shaded", "1.6")
@pytest.mark.parametrize("executing", ["british", "mau_mau"])
def test_k19_shaded_sets_a_reserve_province_to_resistance(kenya: Kenya, executing: str) -> None:
    table = kenya(card="K19", first=executing, kiambu="2P Loyal", nyeri="1U").play("event shaded")
    assert (table.actor, table.kind, table.options) == (executing, "event.resistance", RESERVES)
    assert (table.refused("thika"), table.refused("nairobi"), table.refused("aberdares")) == ("5.1", "5.1", "5.1")
    table.play("kiambu")
    assert (table.pieces("kiambu"), table.control("kiambu")) == ("2P Resist", "british")
    assert (table["political_will"], table.kind) == (10, "action")


@rule("kenya", "K19 shaded", "1.6", "5.1.3")
def test_k19_shaded_takes_a_populated_reserve_that_is_not_at_resistance(kenya: Kenya) -> None:
    table = kenya(card="K19", first="british", fort_hall="Resist", meru="0pop").play("event shaded")
    assert table.options == ["kiambu", "nyeri", "embu"]
    assert (table.refused("meru"), table.refused("fort_hall")) == ("5.1", "5.1")


@rule("kenya", "K19 shaded", "1.6", "5.1.3")
def test_k19_shaded_does_nothing_when_every_reserve_is_at_resistance_or_empty(kenya: Kenya) -> None:
    rest = {"kiambu": "Resist", "fort_hall": "Resist", "nyeri": "0pop", "embu": "0pop", "meru": "Resist"}
    table = kenya(card="K19", **rest).play("event shaded")
    assert [table.pieces(space) for space in RESERVES] == ["Resist", "Resist", "", "", "Resist"]
    assert (table.kind, table["boxes"]["event"]) == ("action", "mau_mau")


# K20 Surrender Schemes


@rule("kenya", "K20 unshaded", "1.7")
@pytest.mark.parametrize("executing", ["british", "mau_mau"])
def test_k20_removes_a_guerrilla_each_from_two_spaces_with_troops(kenya: Kenya, executing: str) -> None:
    table = kenya(
        card="K20", first=executing, nairobi="1U 2P", nyeri="1U 1A 1T", meru="1B 2T", thika="2U",
        aberdares="2U 1T", mount_kenya="1A 1T",
    )  # fmt: skip
    table.play("event unshaded")
    assert (table.actor, table.kind) == (executing, "event.remove_guerrilla")
    assert table.options == ["nyeri", "aberdares", "mount_kenya", "done"]
    assert {table.refused(space) for space in ("nairobi", "meru", "thika")} == {"5.1"}
    table.play("nyeri")
    assert (table.actor, table.kind, table.options) == (executing, "event.state", ["underground", "active"])
    table.play("underground")
    assert (table.pieces("nyeri"), table.control("nyeri"), table["political_will"]) == ("1A 1T", None, 12)
    assert table.options == ["aberdares", "mount_kenya", "done"]
    table.play("aberdares")
    assert (table.pieces("aberdares"), table.pieces("mount_kenya")) == ("1U 1T", "1A 1T")
    assert (table["available"]["guerrillas"], table["political_will"], table.kind) == (9, 12, "action")


@rule("kenya", "K20 unshaded", "5.1.3")
def test_k20_says_up_to_two_so_one_or_none_will_do(kenya: Kenya) -> None:
    table = kenya(card="K20", nyeri="1U 1T", meru="1U 1T").play("event unshaded done")
    assert (table.pieces("nyeri"), table.pieces("meru"), table.kind) == ("1U 1T", "1U 1T", "action")
    table = kenya(card="K20", nyeri="2U 1T", meru="1U 1T").play("event unshaded nyeri done")
    assert (table.pieces("nyeri"), table.pieces("meru"), table.kind) == ("1U 1T", "1U 1T", "action")


@rule("kenya", "K20 unshaded")
def test_k20_takes_one_guerrilla_of_a_space_not_two(kenya: Kenya) -> None:
    table = kenya(card="K20", first="british", nyeri="3U 1T").play("event unshaded nyeri")
    assert (table.pieces("nyeri"), table.kind) == ("2U 1T", "action")


@rule("kenya", "K20 shaded", "3.3.1", "5.4")
@pytest.mark.parametrize("executing", ["british", "mau_mau"])
def test_k20_shaded_gives_the_mau_mau_a_free_rally_in_two_spaces(kenya: Kenya, executing: str) -> None:
    table = kenya(card="K20", first=executing, resources=0, nyeri="1U 1A", rift_valley="1P").play("event shaded")
    assert (table.actor, table.kind) == ("mau_mau", "rally.space")
    table.play("kiambu nyeri")
    assert (table.kind, table.options) == ("rally.way", ["1", "base"])
    table.play("base")
    assert (table.pieces("kiambu"), table.pieces("nyeri")) == ("1U", "1B")
    assert (table["resources"], table["political_will"]) == (0, 8)
    assert (table["available"]["guerrillas"], table["available"]["bases"]) == (14, 3)
    assert (table.kind, table["boxes"]["event"]) == ("action", executing)


@rule("kenya", "K20 shaded", "3.3.1")
def test_k20_shaded_keeps_to_the_usual_restrictions(kenya: Kenya) -> None:
    """No Loyal space outside the Reserves; ruling K-9."""
    table = kenya(card="K20", nairobi="Loyal", kiambu="Loyal", thika="Loyal", nanyuki="Resist").play("event shaded")
    assert (table.refused("nairobi"), table.refused("thika")) == ("3.3.1", "3.3.1")
    table.play("kiambu nanyuki")
    assert (table.pieces("kiambu"), table.pieces("nanyuki"), table["political_will"]) == ("1U Loyal", "1U Resist", 7)


@rule("kenya", "K20 shaded", "5.1.3", "3.1")
def test_k20_shaded_is_for_two_different_spaces_and_cannot_be_declined(kenya: Kenya) -> None:
    table = kenya(card="K20").play("event shaded")
    assert not {"done", "special"} & set(table.options)
    table.play("nyeri")
    assert not {"done", "special"} & set(table.options)
    assert table.refused("nyeri") == "3.1"
    table.play("aberdares")
    assert (table.pieces("nyeri"), table.pieces("aberdares"), table["resources"]) == ("1U", "1U", 5)
    assert (table.actor, table.kind) == ("british", "action")


@rule("kenya", "K20 shaded", "3.3.1")
def test_k20_shaded_with_a_base_places_as_many_as_its_population_allows_or_hides_all(kenya: Kenya) -> None:
    table = kenya(card="K20", nairobi="1B 1A 4P", aberdares="2B 2A").play("event shaded nairobi")
    assert table.options == ["1", "2", "3", "flip"]
    table.play("3 aberdares")
    assert table.options == ["1", "2", "flip"]
    table.play("flip")
    assert (table.pieces("nairobi"), table.pieces("aberdares")) == ("1B 3U 1A 4P", "2B 2U")
    assert (table.control("nairobi"), table["political_will"]) == ("mau_mau", 8)


@rule("kenya", "K20 shaded", "1.4.1")
@pytest.mark.parametrize("executing", ["british", "mau_mau"])
def test_k20_shaded_rallies_with_guerrillas_of_the_map_when_none_is_available(kenya: Kenya, executing: str) -> None:
    """The Rally is an Operation of the Mau Mau, whoever executes the Event."""
    table = kenya(card="K20", first=executing, aberdares="13A", mount_kenya="2U").play("event shaded kiambu")
    assert (table.actor, table.kind, table.options) == ("mau_mau", "take.guerrilla", ["aberdares", "mount_kenya"])
    table.play("aberdares nyeri mount_kenya")
    assert [table.pieces(space) for space in ("kiambu", "nyeri", "aberdares", "mount_kenya")] == [
        "1U", "1U", "12A", "1U",
    ]  # fmt: skip
    assert (table["political_will"], table.kind) == (6, "action")
