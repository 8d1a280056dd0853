"""Events K21 to K25."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.harness import Table, rule

Kenya = Callable[..., Table]

NON_RESERVE_SPACES = ["nairobi", "thompsons_falls", "rift_valley", "nanyuki", "thika"]


# K21 'Shot While Escaping'


@rule("kenya", "K21 unshaded", "3.2.4")
@pytest.mark.parametrize("executing", ["british", "mau_mau"])
def test_k21_assaults_in_a_space_then_reveals_all_guerrillas_there(kenya: Kenya, executing: str) -> None:
    table = kenya(card="K21", first=executing, nyeri="3U 1A 2T", embu="1A 1T", meru="1A", thika="2T")
    table.play("event unshaded")
    assert (table.actor, table.kind, table.options) == ("british", "assault.space", ["nyeri", "embu"])
    assert (table.refused("meru"), table.refused("thika")) == ("3.2.4", "3.2.4")
    table.play("nyeri")
    assert (table.pieces("nyeri"), table.pieces("embu"), table.pieces("meru")) == ("3A 2T", "1A 1T", "1A")
    assert (table["available"]["guerrillas"], table["political_will"], table.kind) == (10, 10, "action")


@rule("kenya", "K21 unshaded", "3.2.4", "1.7", "7.1")
def test_k21_assault_removes_bases_and_ends_control(kenya: Kenya) -> None:
    """+2 for the Control of Nyeri, +1 for its Base."""
    table = kenya(card="K21", first="british", nyeri="1B 2A 3T 1P", kiambu="1A 1T").play("event unshaded nyeri")
    assert (table.pieces("nyeri"), table["political_will"]) == ("3T 1P", 11)
    table = kenya(card="K21", first="british", nyeri="2B 2A 3T", kiambu="1A 1T").play("event unshaded nyeri")
    assert (table.pieces("nyeri"), table.control("nyeri"), table["political_will"]) == ("1B 3T", "british", 13)


@rule("kenya", "K21 unshaded", "3.2.4")
def test_k21_assault_spares_the_base_behind_an_underground_guerrilla_who_is_then_revealed(kenya: Kenya) -> None:
    table = kenya(card="K21", first="british", embu="1B 1U 1A 3T").play("event unshaded embu")
    assert (table.pieces("embu"), table["political_will"]) == ("1B 1A 3T", 10)


@rule("kenya", "K21 unshaded", "3.2.4")
def test_k21_police_alone_assault_nobody_in_a_province_but_reveal_them(kenya: Kenya) -> None:
    """Ruling K-20."""
    table = kenya(card="K21", first="british", thika="2U 1A 2P").play("event unshaded thika")
    assert (table.pieces("thika"), table["political_will"]) == ("3A 2P", 10)


@rule("kenya", "K21 unshaded", "3.2.4")
def test_k21_police_count_in_nairobi(kenya: Kenya) -> None:
    """Ruling K-20."""
    table = kenya(card="K21", first="british", nairobi="1U 4A 1T 2P").play("event unshaded nairobi")
    assert (table.pieces("nairobi"), table.control("nairobi"), table["political_will"]) == ("2A 1T 2P", "british", 12)


@rule("kenya", "K21 unshaded", "3.2.4")
def test_k21_in_a_mountain_jungle_removes_one_for_every_two_troops(kenya: Kenya) -> None:
    table = kenya(card="K21", first="british", aberdares="1U 2A 3T 2P").play("event unshaded aberdares")
    assert table.pieces("aberdares") == "2A 3T 2P"


@rule("kenya", "K21 unshaded", "5.1.3", "5.4")
def test_k21_is_for_one_space_without_special_activity_and_cannot_be_declined(kenya: Kenya) -> None:
    table = kenya(card="K21", pipeline=4, nyeri="1U 1T", embu="1A 1T").play("event unshaded")
    assert table.options == ["nyeri", "embu"]
    table.play("embu")
    assert (table.pieces("nyeri"), table.pieces("embu")) == ("1U 1T", "1T")
    assert (table.actor, table.kind) == ("british", "action")


@rule("kenya", "K21 unshaded", "5.1.3")
def test_k21_without_a_space_to_assault_does_nothing(kenya: Kenya) -> None:
    table = kenya(card="K21", first="british", nyeri="2U", embu="2T").play("event unshaded")
    assert (table.pieces("nyeri"), table.pieces("embu"), table.kind) == ("2U", "2T", "action")


@rule("kenya", "K21 shaded", "1.7")
@pytest.mark.parametrize("executing", ["british", "mau_mau"])
def test_k21_shaded_removes_a_guerrilla_with_troops_to_hide_all_others(kenya: Kenya, executing: str) -> None:
    """Ruling K-26: everywhere."""
    table = kenya(
        card="K21", first=executing, nyeri="1U 1A 1T", embu="2A 1T", meru="2A", nairobi="1A 3P", aberdares="1B 1A"
    )
    table.play("event shaded")
    assert (table.actor, table.kind, table.options) == (executing, "event.remove_guerrilla", ["nyeri", "embu"])
    assert (table.refused("nairobi"), table.refused("meru")) == ("5.1", "5.1")
    table.play("nyeri")
    assert (table.actor, table.kind, table.options) == (executing, "event.state", ["underground", "active"])
    table.play("underground")
    assert (table.pieces("nyeri"), table.pieces("embu"), table.pieces("meru")) == ("1U 1T", "2U 1T", "2U")
    assert (table.pieces("nairobi"), table.pieces("aberdares")) == ("1U 3P", "1B 1U")
    assert (table["available"]["guerrillas"], table["political_will"], table.kind) == (8, 12, "action")


@rule("kenya", "K21 shaded")
def test_k21_shaded_may_be_read_as_hiding_only_those_in_the_space(kenya: Kenya) -> None:
    """Ruling K-26, the option."""
    here = {"escape_flips_everywhere": False}
    table = kenya(card="K21", options=here, nyeri="1U 2A 1T", embu="2A 1T", aberdares="1A")
    table.play("event shaded nyeri active")
    assert (table.pieces("nyeri"), table.pieces("embu"), table.pieces("aberdares")) == ("2U 1T", "2A 1T", "1A")
    assert table.kind == "action"
    table = kenya(card="K21", options=here, nyeri="1A 1T", embu="2A").play("event shaded")
    assert (table.pieces("nyeri"), table.pieces("embu")) == ("1T", "2A")


@rule("kenya", "K21 shaded", "5.1")
@pytest.mark.parametrize("everywhere", [True, False])
def test_k21_shaded_hides_nobody_when_no_guerrilla_is_with_troops(kenya: Kenya, everywhere: bool) -> None:
    """Ruling B11: Police are not Troops, a Base is not a Guerrilla."""
    options = {"escape_flips_everywhere": everywhere}
    table = kenya(card="K21", options=options, nyeri="2A 2P", embu="1B 1T", meru="1A").play("event shaded")
    assert (table.pieces("nyeri"), table.pieces("embu"), table.pieces("meru")) == ("2A 2P", "1B 1T", "1A")
    assert (table.actor, table.kind) == ("british", "action")


@rule("kenya", "K21 shaded", "5.1.3")
def test_k21_shaded_hides_the_others_after_the_only_guerrilla_with_troops_is_gone(kenya: Kenya) -> None:
    table = kenya(card="K21", first="british", aberdares="1U 4T", meru="2A").play("event shaded")
    assert (table.pieces("aberdares"), table.pieces("meru"), table.kind) == ("4T", "2U", "action")


# K22 Dedan Kimathi


@rule("kenya", "K22 unshaded", "7.1", "1.7")
def test_k22_removes_a_base_from_a_british_controlled_space(kenya: Kenya) -> None:
    table = kenya(card="K22", first="british", nairobi="1B 1U 3T", nyeri="1B 1T", aberdares="1B", thika="2P")
    table.play("event unshaded")
    assert [table.pieces(space) for space in ("nairobi", "nyeri", "aberdares")] == ["1U 3T", "1B 1T", "1B"]
    assert (table["political_will"], table["available"]["bases"]) == (11, 2)
    assert (table.actor, table.kind) == ("mau_mau", "action")


@rule("kenya", "K22 unshaded", "5.1", "5.1.3")
@pytest.mark.parametrize("executing", ["british", "mau_mau"])
def test_k22_lets_the_executing_player_choose_but_not_decline(kenya: Kenya, executing: str) -> None:
    table = kenya(card="K22", first=executing, kiambu="1B 2P", thika="1B 1P", mount_kenya="2B 3T")
    table.play("event unshaded")
    assert (table.actor, table.kind, table.options) == (executing, "event.remove_base", ["kiambu", "mount_kenya"])
    assert table.refused("thika") == "5.1"
    table.play("mount_kenya")
    assert (table.pieces("kiambu"), table.pieces("mount_kenya"), table["political_will"]) == ("1B 2P", "1B 3T", 11)


@rule("kenya", "K22 unshaded", "5.1.1", "5.1.3")
def test_k22_at_twenty_or_without_such_a_base(kenya: Kenya) -> None:
    table = kenya(card="K22", first="british", political_will=20, kiambu="1B 2P").play("event unshaded")
    assert (table.pieces("kiambu"), table["political_will"]) == ("2P", 20)
    table = kenya(card="K22", first="british", kiambu="1B 1P", nairobi="2T").play("event unshaded")
    assert (table.pieces("kiambu"), table["political_will"], table.kind) == ("1B 1P", 10, "action")


@rule("kenya", "K22 shaded", "5.4", "2.3.4")
@pytest.mark.parametrize("executing", ["british", "mau_mau"])
def test_k22_shaded_gives_two_free_limited_operations_that_may_use_the_same_pieces(
    kenya: Kenya, executing: str
) -> None:
    table = kenya(card="K22", first=executing, resources=0, aberdares="2U", meru="1A").play("event shaded")
    assert (table.actor, table.kind, table.options) == ("mau_mau", "operation", ["rally", "march", "terror", "done"])
    table.play("march nyeri aberdares 2")
    assert (table.pieces("nyeri"), table["political_will"]) == ("2U", 8)
    assert (table.actor, table.kind, table.options) == ("mau_mau", "operation", ["rally", "march", "terror", "done"])
    table.play("terror")
    assert (table.pieces("nyeri"), table.pieces("aberdares"), table["resources"]) == ("1U 1A 1Ter Resist", "", 0)
    assert (table.kind, table["boxes"]) == ("action", {"limited": None, "event": executing, "op": None})


@rule("kenya", "K22 shaded", "2.3.4", "3.3.2")
def test_k22_shaded_march_has_one_destination_and_many_origins(kenya: Kenya) -> None:
    table = kenya(card="K22", nyeri="1U", meru="1U", thompsons_falls="1U", embu="2U")
    table.play("event shaded march nanyuki nyeri meru thompsons_falls done")
    assert (table.pieces("nanyuki"), table["resources"], table["political_will"]) == ("3U", 5, 13)
    assert table.kind == "action"


@rule("kenya", "K22 shaded", "2.3.4")
def test_k22_shaded_operations_are_in_one_space_each_without_special_activity(kenya: Kenya) -> None:
    table = kenya(card="K22", nairobi="1B", nyeri="1U", kiambu="1U").play("event shaded rally")
    assert not {"special", "done"} & set(table.options)
    table.play("nyeri")
    assert (table.kind, table.options) == ("operation", ["rally", "march", "terror", "done"])
    table.play("rally nyeri")
    assert table.options == ["1", "base"]
    table.play("base")
    assert (table.pieces("nyeri"), table.pieces("kiambu"), table["resources"]) == ("1B", "1U", 5)
    assert (table.actor, table.kind) == ("british", "action")


@rule("kenya", "K22 shaded", "5.1.3")
def test_k22_shaded_may_be_declined_wholly_or_in_part(kenya: Kenya) -> None:
    """Ruling B12."""
    table = kenya(card="K22", first="british", nyeri="1U").play("event shaded done")
    assert (table.pieces("nyeri"), table.actor, table.kind) == ("1U", "mau_mau", "action")
    table = kenya(card="K22", first="british", nyeri="1U").play("event shaded rally nyeri done")
    assert (table.pieces("nyeri"), table.actor, table.kind) == ("2U", "mau_mau", "action")


@rule("kenya", "K22 shaded", "5.4")
def test_k22_shaded_keeps_the_other_conditions_of_the_operations(kenya: Kenya) -> None:
    table = kenya(card="K22", nyeri="1A", thika="Loyal").play("event shaded")
    assert table.refused("terror") == "3.1"
    table.play("rally")
    assert table.refused("thika") == "3.3.1"


# K23 Mass Evictions, and the shaded text that K27 shares


@rule("kenya", "K23 unshaded", "1.3.4", "6.6.1")
@pytest.mark.parametrize("executing", ["british", "mau_mau"])
def test_k23_sets_two_non_reserve_spaces_to_loyal_and_shifts_the_pipeline_right(kenya: Kenya, executing: str) -> None:
    """Ruling K-29: Nairobi is a Non-Reserve space."""
    table = kenya(card="K23", first=executing, nairobi="1U Resist", nanyuki="1U").play("event unshaded")
    assert (table.actor, table.kind) == (executing, "event.loyal")
    assert table.options == NON_RESERVE_SPACES
    assert (table.refused("nyeri"), table.refused("aberdares")) == ("5.1", "5.1")
    table.play("nairobi nanyuki")
    assert (table.pieces("nairobi"), table.pieces("nanyuki"), table.pieces("thika")) == ("1U Loyal", "1U Loyal", "")
    assert (table["pipeline"], table["political_will"], table.kind) == (3, 10, "action")


@rule("kenya", "K23 unshaded", "5.1.3")
def test_k23_sets_spaces_that_are_not_loyal_yet(kenya: Kenya) -> None:
    table = kenya(card="K23", nairobi="Loyal", rift_valley="Loyal", thika="Resist").play("event unshaded")
    assert (table.options, table.refused("nairobi")) == (["thompsons_falls", "nanyuki", "thika"], "5.1")
    table.play("thompsons_falls thika")
    assert [table.pieces(space) for space in NON_RESERVE_SPACES] == ["Loyal", "Loyal", "Loyal", "", "Loyal"]


@rule("kenya", "K23 unshaded", "5.1.3")
def test_k23_does_what_it_can(kenya: Kenya) -> None:
    loyal = dict.fromkeys(NON_RESERVE_SPACES, "Loyal")
    table = kenya(card="K23", first="british", **{**loyal, "nanyuki": ""}).play("event unshaded")
    assert (table.pieces("nanyuki"), table["pipeline"]) == ("Loyal", 3)
    table = kenya(card="K23", first="british", pipeline=4, **loyal).play("event unshaded")
    assert ([table.pieces(space) for space in NON_RESERVE_SPACES], table["pipeline"]) == (["Loyal"] * 5, 4)
    assert table.kind == "action"


@rule("kenya", "K23 shaded", "K27 shaded")
@pytest.mark.parametrize("card", ["K23", "K27"])
@pytest.mark.parametrize("executing", ["british", "mau_mau"])
def test_k23_and_k27_shaded_return_a_population_removed_by_relocate_and_place_a_guerrilla_there(
    kenya: Kenya, card: str, executing: str
) -> None:
    table = kenya(card=card, first=executing, kiambu="2P 1pop", nyeri="0pop", meru="0pop").play("event shaded")
    assert (table.actor, table.kind, table.options) == (executing, "event.resettle", ["kiambu", "nyeri", "meru"])
    assert (table.refused("embu"), table.refused("thika")) == ("5.1", "5.1")
    table.play("nyeri")
    assert (table.pieces("nyeri"), table["nyeri"]["population"], table["nyeri"]["stance"]) == ("1U", 1, "neutral")
    assert (table["kiambu"]["population"], table["meru"]["population"]) == (1, 0)
    assert (table.control("nyeri"), table["political_will"], table["pipeline"]) == ("mau_mau", 9, 2)
    assert (table["available"]["guerrillas"], table.kind) == (14, "action")


@rule("kenya", "K23 shaded", "K27 shaded", "1.7")
@pytest.mark.parametrize("card", ["K23", "K27"])
def test_k23_and_k27_shaded_change_no_political_will_by_population_alone(kenya: Kenya, card: str) -> None:
    """Ruling K-22: under Mau Mau Control nothing happens; Control gained afterwards counts the new value."""
    table = kenya(card=card, kiambu="1U 1Ter Resist 1pop").play("event shaded")
    assert (table.pieces("kiambu"), table["kiambu"]["population"]) == ("2U 1Ter Resist", 2)
    assert table["political_will"] == 10
    table = kenya(card=card, kiambu="1U 1P Loyal 1pop").play("event shaded")
    assert (table.pieces("kiambu"), table["kiambu"]["population"]) == ("2U 1P Loyal", 2)
    assert (table.control("kiambu"), table["political_will"]) == ("mau_mau", 8)


@rule("kenya", "K23 shaded", "K27 shaded", "5.1.3")
@pytest.mark.parametrize("card", ["K23", "K27"])
@pytest.mark.parametrize("executing", ["british", "mau_mau"])
def test_k23_and_k27_shaded_do_nothing_when_nobody_was_relocated(kenya: Kenya, card: str, executing: str) -> None:
    """Ruling K-23: no Guerrilla either."""
    table = kenya(card=card, first=executing, nyeri="1P").play("event shaded")
    assert (table["available"]["guerrillas"], table["nyeri"]["population"], table.kind) == (15, 2, "action")


@rule("kenya", "K23 shaded", "K27 shaded", "5.1.1")
@pytest.mark.parametrize("card", ["K23", "K27"])
def test_k23_and_k27_shaded_executed_by_the_british_place_only_an_available_guerrilla(kenya: Kenya, card: str) -> None:
    """Ruling K-5."""
    table = kenya(card=card, first="british", aberdares="15U", kiambu="1pop").play("event shaded")
    assert (table.pieces("kiambu"), table["kiambu"]["population"]) == ("", 2)
    assert (table.pieces("aberdares"), table.actor, table.kind) == ("15U", "mau_mau", "action")


@rule("kenya", "K23 shaded", "K27 shaded", "1.4.1")
@pytest.mark.parametrize("card", ["K23", "K27"])
def test_k23_and_k27_shaded_executed_by_the_mau_mau_may_take_a_guerrilla_from_the_map(kenya: Kenya, card: str) -> None:
    """Ruling K-5; the one taken goes Underground."""
    table = kenya(card=card, aberdares="14U", nyeri="1A", kiambu="1pop").play("event shaded")
    assert (table.actor, table.kind, table.options) == ("mau_mau", "take.guerrilla", ["nyeri", "aberdares", "done"])
    table.play("aberdares")
    assert (table.pieces("kiambu"), table.pieces("aberdares"), table.pieces("nyeri")) == ("1U", "13U", "1A")
    assert table["political_will"] == 8
    table = kenya(card=card, aberdares="14U", nyeri="1A", kiambu="1pop").play("event shaded done")
    assert (table.pieces("kiambu"), table["kiambu"]["population"], table["political_will"]) == ("", 2, 10)


@rule("kenya", "K23 shaded", "1.4.1", "1.7")
def test_k23_shaded_adds_up_control_lost_and_gained_by_the_guerrilla_taken(kenya: Kenya) -> None:
    """Rulings K-2, K-39: +2 for Nyeri and -2 for Kiambu are one step, so nothing is lost at 20."""
    table = kenya(card="K23", political_will=19, aberdares="14U", nyeri="1A", kiambu="1pop")
    table.play("event shaded nyeri")
    assert (table.control("nyeri"), table.control("kiambu"), table["political_will"]) == (None, "mau_mau", 19)


# K24 Labour Party


@rule("kenya", "K24 unshaded", "3.2.1", "4.2.1")
@pytest.mark.parametrize("executing", ["british", "mau_mau"])
def test_k24_lets_the_british_deploy_then_reward(kenya: Kenya, executing: str) -> None:
    table = kenya(card="K24", first=executing, thika="1P Loyal", nyeri="1U 2Ter Resist", nairobi="2U 1P")
    table.play("event unshaded")
    assert (table.actor, table.kind) == ("british", "deploy.space")
    assert (table.options, table.refused("nyeri")) == (["nairobi", "thika", "done"], "3.2.1")
    table.play("nairobi 3 1")
    assert (table.pieces("nairobi"), table["political_will"]) == ("2U 3T 2P", 12)
    table.play("thika 2")
    assert (table.kind, table.actor) == ("deploy.destination", "british")
    table.play("nyeri nairobi 2")
    assert (table.pieces("nyeri"), table["political_will"]) == ("1U 2T 2Ter Resist", 14)
    assert (table.actor, table.kind, table.options) == ("british", "reward.space", ["nairobi", "nyeri"])
    assert table.refused("thika") == "4.2.1"
    table.play("nyeri")
    assert [table.pieces(space) for space in ("nairobi", "nyeri", "thika")] == ["2U 1T 2P", "1U 2T 1Ter", "3P Loyal"]
    assert (table["political_will"], table.kind) == (14, "action")


@rule("kenya", "K24 unshaded", "5.1.3")
def test_k24_may_deploy_nothing_but_must_reward_where_it_can(kenya: Kenya) -> None:
    """Ruling B2: a Deploy may place nothing."""
    table = kenya(card="K24", first="british", thika="1P", nyeri="1P").play("event unshaded done")
    assert (table.kind, table.options) == ("reward.space", ["nyeri", "thika"])
    table.play("thika")
    assert (table.pieces("thika"), table.pieces("nyeri"), table.kind) == ("1P Loyal", "1P", "action")
    table = kenya(card="K24", first="british", thika="1P Loyal", meru="1P 0pop").play("event unshaded done")
    assert (table.pieces("thika"), table.kind) == ("1P Loyal", "action")


@rule("kenya", "K24 unshaded", "1.4.1")
def test_k24_deploys_cubes_of_the_map_even_if_the_mau_mau_execute_it(kenya: Kenya) -> None:
    """The Deploy is an Operation of the British, whoever executes the Event."""
    table = kenya(card="K24", thika="14P", embu="1P Loyal", nairobi="10T").play("event unshaded embu 2")
    table.play("done done")
    assert (table.pieces("embu"), table.pieces("thika"), table.kind) == ("3P Loyal", "12P", "reward.space")


@rule("kenya", "K24 unshaded", "K11 unshaded", "5.3")
def test_k24_rewards_in_two_spaces_with_land_to_loyalists(kenya: Kenya) -> None:
    """The Event gives no number of its own, so ruling B7 does not apply."""
    position = {"capabilities": {"K11": "unshaded"}, "thika": "1P", "nyeri": "1P Resist"}
    table = kenya(card="K24", first="british", **position).play("event unshaded done nyeri thika")
    assert (table.pieces("thika"), table.pieces("nyeri"), table.kind) == ("1P Loyal", "1P", "action")
    table = kenya(card="K24", first="british", **position).play("event unshaded done nyeri done")
    assert (table.pieces("thika"), table.pieces("nyeri"), table.kind) == ("1P", "1P", "action")


@rule("kenya", "K24 unshaded", "K11 shaded")
@pytest.mark.parametrize("executing", ["british", "mau_mau"])
def test_k24_reward_lets_the_mau_mau_place_a_guerrilla_with_limited_reforms(kenya: Kenya, executing: str) -> None:
    """Ruling K-30."""
    table = kenya(card="K24", first=executing, capabilities={"K11": "shaded"}, thika="1P").play("event unshaded done")
    assert (table.actor, table.kind) == ("mau_mau", "reward.guerrilla")
    table.play("mount_kenya")
    assert (table.pieces("thika"), table.pieces("mount_kenya"), table.kind) == ("1P Loyal", "1U", "action")


@rule("kenya", "K24 unshaded", "K7 shaded")
def test_k24_deploy_places_or_moves_with_additional_training(kenya: Kenya) -> None:
    table = kenya(card="K24", first="british", capabilities={"K7": "shaded"}, thika="1P", embu="2T")
    table.play("event unshaded thika 1 done")
    assert (table.kind, table.pieces("thika")) == ("reward.space", "2P")


@rule("kenya", "K24 shaded", "6.6.1")
@pytest.mark.parametrize("executing", ["british", "mau_mau"])
@pytest.mark.parametrize(
    ("will", "pipeline", "after"),
    [(10, 4, (6, 3)), (10, 2, (8, 1)), (10, 1, (9, 0)), (10, 0, (10, 0)), (3, 4, (0, 3)), (0, 3, (0, 2))],
)
def test_k24_shaded_lowers_political_will_by_the_pipeline_then_shifts_it_left(
    kenya: Kenya, executing: str, will: int, pipeline: int, after: tuple[int, int]
) -> None:
    table = kenya(card="K24", first=executing, political_will=will, pipeline=pipeline).play("event shaded")
    assert ((table["political_will"], table["pipeline"]), table.kind) == (after, "action")


# K25 McLean Inquiry


@rule("kenya", "K25 unshaded", "5.1.1", "6.6.1")
@pytest.mark.parametrize("executing", ["british", "mau_mau"])
@pytest.mark.parametrize(
    ("will", "pipeline", "after"), [(10, 4, (12, 3)), (18, 1, (20, 0)), (19, 2, (20, 1)), (20, 0, (20, 0))]
)
def test_k25_raises_political_will_by_two_and_shifts_the_pipeline_left(
    kenya: Kenya, executing: str, will: int, pipeline: int, after: tuple[int, int]
) -> None:
    table = kenya(card="K25", first=executing, political_will=will, pipeline=pipeline).play("event unshaded")
    assert ((table["political_will"], table["pipeline"]), table.kind) == (after, "action")


@rule("kenya", "K25 shaded", "6.6.3", "5.1.1")
@pytest.mark.parametrize("executing", ["british", "mau_mau"])
@pytest.mark.parametrize(
    ("will", "pipeline", "roll", "after"),
    [(10, 2, 1, 8), (10, 2, 2, 10), (10, 3, 2, 8), (10, 3, 3, 10), (10, 4, 3, 8), (10, 4, 4, 10), (1, 4, 1, 0)],
)
def test_k25_shaded_rolls_for_an_outrage_that_costs_two(
    kenya: Kenya, executing: str, will: int, pipeline: int, roll: int, after: int
) -> None:
    table = kenya(card="K25", first=executing, political_will=will, pipeline=pipeline).play("event shaded")
    assert table.actor == "chance"
    table.play(f"{{{roll}}}")
    assert (table["political_will"], table["pipeline"], table.kind) == (after, pipeline, "action")


@rule("kenya", "K25 shaded", "6.6.3")
@pytest.mark.parametrize("pipeline", [0, 1])
def test_k25_shaded_needs_no_roll_at_the_left_of_the_track(kenya: Kenya, pipeline: int) -> None:
    """Ruling K-18."""
    table = kenya(card="K25", pipeline=pipeline).play("event shaded")
    assert (table["political_will"], table["pipeline"], table.actor) == (10, pipeline, "british")
