"""Events K14, K15 and K16."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.harness import Table, rule

Kenya = Callable[..., Table]


def available(guerrillas: int = 0, bases: int = 0, troops: int = 0, police: int = 0) -> dict[str, int]:
    """What is Available, where it matters that little is."""
    return {"guerrillas": guerrillas, "bases": bases, "troops": troops, "police": police}


def decided_by(faction: str, table: Table, words: str) -> Table:
    """Play these words; each must be that Faction's to say."""
    for word in words.split():
        assert table.actor == faction, f"{word!r} answers {table.game.decision}"
        table.step(word)
    return table.play("")


# K14 Waruhiu Itote


@rule("kenya", "K14 unshaded", "5.1")
@pytest.mark.parametrize("executing", ["british", "mau_mau"])
@pytest.mark.parametrize(("state", "left"), [("underground", "1B 1A"), ("active", "1B 1U")])
def test_k14_removes_a_guerrilla_from_each_mountain_jungle(kenya: Kenya, executing: str, state: str, left: str) -> None:
    table = kenya(card="K14", first=executing, aberdares="1B 1U 1A", mount_kenya="2U", nyeri="2U")
    table.play("event unshaded")
    assert (table.kind, table.actor, table.options) == ("event.state", executing, ["underground", "active"])
    table.play(state)
    assert (table.pieces("aberdares"), table.pieces("mount_kenya"), table.pieces("nyeri")) == (left, "1U", "2U")
    assert table["available"]["guerrillas"] == 11
    assert table["political_will"] == 10
    assert table.kind == "action"


@rule("kenya", "K14 unshaded", "5.1.3", "1.7")
def test_k14_does_what_it_can_in_one_of_them(kenya: Kenya) -> None:
    table = kenya(card="K14", aberdares="1B", mount_kenya="1A 1T").play("event unshaded")
    assert table.kind == "action"
    assert (table.pieces("aberdares"), table.pieces("mount_kenya")) == ("1B", "1T")
    assert (table.control("aberdares"), table.control("mount_kenya")) == ("mau_mau", "british")
    assert table["political_will"] == 10


@rule("kenya", "K14 shaded", "5.1")
@pytest.mark.parametrize("executing", ["british", "mau_mau"])
def test_k14_shaded_places_a_base_and_a_guerrilla_in_one_mountain_jungle(kenya: Kenya, executing: str) -> None:
    table = kenya(card="K14", first=executing, aberdares="1B 1A 2T").play("event shaded")
    assert (table.kind, table.actor, table.options) == ("event.jungle", executing, ["aberdares", "mount_kenya"])
    table.play("aberdares")
    assert (table.pieces("aberdares"), table.pieces("mount_kenya")) == ("2B 1U 1A 2T", "")
    assert table.control("aberdares") == "mau_mau"
    assert table["available"] == available(13, 2, 8, 15)
    assert table["political_will"] == 10
    assert table.kind == "action"


@rule("kenya", "K14 shaded", "1.4.2", "5.1.1")
@pytest.mark.parametrize("executing", ["british", "mau_mau"])
def test_k14_shaded_never_places_a_third_base(kenya: Kenya, executing: str) -> None:
    table = kenya(card="K14", first=executing, aberdares="2B", mount_kenya="2B").play("event shaded aberdares")
    assert table.kind == "action"
    assert (table.pieces("aberdares"), table.pieces("mount_kenya")) == ("2B 1U", "2B")


@rule("kenya", "K14 shaded", "5.1.3")
def test_k14_shaded_places_the_base_if_it_can(kenya: Kenya) -> None:
    table = kenya(card="K14", first="british", aberdares="2B").play("event shaded")
    assert table.kind == "action"
    assert (table.pieces("aberdares"), table.pieces("mount_kenya")) == ("2B", "1B 1U")


@rule("kenya", "K14 shaded", "5.1.1")
@pytest.mark.parametrize(("left", "there"), [((1, 0), "1U"), ((0, 1), "1B"), ((0, 0), "")])
def test_k14_shaded_by_the_british_places_only_what_is_available(
    kenya: Kenya, left: tuple[int, int], there: str
) -> None:
    table = kenya(card="K14", first="british", nairobi="1B 2U", available=available(*left))
    table.play("event shaded mount_kenya")
    assert table.kind == "action"
    assert (table.pieces("mount_kenya"), table.pieces("nairobi")) == (there, "1B 2U")


@rule("kenya", "K14 shaded", "1.4.1")
def test_k14_shaded_by_the_mau_mau_takes_pieces_from_the_map(kenya: Kenya) -> None:
    """K-6: Nairobi leaves Mau Mau Control (+2), but there is no bonus for a Base that only moves."""
    table = kenya(card="K14", nairobi="1B 1A 1T", aberdares="1B 2A", thika="1B", available=available())
    table.play("event shaded aberdares")
    assert (table.kind, table.actor, table.options) == ("take.base", "mau_mau", ["nairobi", "thika", "done"])
    table.play("nairobi")
    assert (table.kind, table.actor) == ("take.guerrilla", "mau_mau")
    assert table.options == ["nairobi", "aberdares", "done"]
    table.play("aberdares")
    assert (table.pieces("nairobi"), table.pieces("aberdares")) == ("1A 1T", "2B 1U 1A")
    assert table.control("nairobi") is None
    assert table["political_will"] == 12
    assert table.kind == "action"


@rule("kenya", "K14 shaded", "1.4.1")
def test_k14_shaded_need_not_take_what_is_not_available(kenya: Kenya) -> None:
    table = kenya(card="K14", nairobi="1B 1A", available=available()).play("event shaded aberdares done done")
    assert (table.pieces("nairobi"), table.pieces("aberdares")) == ("1B 1A", "")
    assert table.kind == "action"


@rule("kenya", "K14 shaded", "5.1.3")
@pytest.mark.parametrize("executing", ["british", "mau_mau"])
def test_k14_shaded_with_every_base_on_the_map_any_mountain_jungle_will_do(kenya: Kenya, executing: str) -> None:
    """Ruling K-46: no Base must be placed, so none must fit."""
    table = kenya(card="K14", first=executing, aberdares="2B", nairobi="2B").play("event shaded")
    assert table.options == ["aberdares", "mount_kenya"]


# K15 Nairobi


@rule("kenya", "K15 unshaded", "5.1", "3.2.3")
@pytest.mark.parametrize("executing", ["british", "mau_mau"])
def test_k15_the_british_place_up_to_four_cubes_then_sweep_with_troops_from_next_door(
    kenya: Kenya, executing: str
) -> None:
    table = kenya(card="K15", first=executing, nairobi="1B 3U 1A Resist", kiambu="2T", thika="1T", nyeri="1T 2U")
    table.play("event unshaded")
    assert (table.kind, table.options) == ("event.troops", ["0", "1", "2", "3", "4"])
    table.step("2")
    assert (table.kind, table.options) == ("event.police", ["0", "1", "2"])
    decided_by("british", table, "1")
    assert table.pieces("nairobi") == "1B 3U 1A 2T 1P Resist"
    assert (table.control("nairobi"), table["political_will"]) == ("mau_mau", 10)
    assert (table.kind, table.options) == ("sweep.origin", ["kiambu", "thika", "done"])
    decided_by("british", table, "kiambu 2 thika done")
    assert table.pieces("nairobi") == "1B 4A 5T 1P Resist"
    assert (table.pieces("kiambu"), table.pieces("thika"), table.pieces("nyeri")) == ("", "", "2U 1T")
    assert (table.control("nairobi"), table["political_will"]) == ("british", 12)
    assert table.kind == "action"


@rule("kenya", "K15 unshaded", "3.2.3")
@pytest.mark.parametrize(
    ("words", "there"),
    [("0 0", "2U 1A 1P"), ("4", "3A 4T 1P"), ("0 1", "1U 2A 2P"), ("0 4", "3A 5P"), ("1 0", "1U 2A 1T 1P")],
)
def test_k15_activates_a_guerrilla_for_each_cube_placed_or_there(kenya: Kenya, words: str, there: str) -> None:
    table = kenya(card="K15", first="british", nairobi="3U 1P").play(f"event unshaded {words}")
    assert table.kind == "action"
    assert table.pieces("nairobi") == there


@rule("kenya", "K15 unshaded", "1.4.1", "1.7")
def test_k15_by_the_british_takes_cubes_from_elsewhere_on_the_map(kenya: Kenya) -> None:
    table = kenya(
        card="K15", first="british", nairobi="2U 1T", nyeri="1U 1T", thika="2T 1P", out_of_play={"police": 8},
        available=available(troops=1),
    ).play("event unshaded")  # fmt: skip
    assert table.options == ["0", "1", "2", "3", "4"]
    table.play("3")
    assert table.options == ["0", "1"]
    table.play("1")
    assert (table.kind, table.actor, table.options) == ("take.troops", "british", ["nyeri", "thika"])
    table.play("nyeri")
    assert (table.kind, table.options) == ("sweep.origin", ["thika", "done"])
    table.play("done")
    assert (table.pieces("nyeri"), table.pieces("thika")) == ("1U", "1T")
    assert table.pieces("nairobi") == "2A 4T 1P"
    assert table.control("nairobi") == "british"
    assert table["political_will"] == 10
    assert table.kind == "action"


@rule("kenya", "K15 unshaded", "5.1.1")
def test_k15_by_the_mau_mau_places_only_available_cubes(kenya: Kenya) -> None:
    table = kenya(
        card="K15", first="mau_mau", nairobi="2U", nyeri="3T", thika="2P", available=available(troops=1)
    ).play("event unshaded")
    assert (table.actor, table.kind, table.options) == ("british", "event.troops", ["0", "1"])
    table.play("1")
    assert table.kind == "action"
    assert (table.pieces("nairobi"), table.pieces("nyeri"), table.pieces("thika")) == ("1U 1A 1T", "3T", "2P")


@rule("kenya", "K15 unshaded", "5.1.3")
def test_k15_with_no_cube_to_place_still_sweeps(kenya: Kenya) -> None:
    table = kenya(card="K15", first="mau_mau", nairobi="2U 1P", kiambu="1T", available=available())
    table.play("event unshaded")
    assert (table.actor, table.kind) == ("british", "sweep.origin")
    table.play("kiambu")
    assert (table.pieces("nairobi"), table.pieces("kiambu")) == ("2A 1T 1P", "")


@rule("kenya", "K15 unshaded", "K7 shaded")
def test_k15_is_no_deploy_for_k7(kenya: Kenya) -> None:
    table = kenya(card="K15", first="british", nairobi="1U", capabilities={"K7": "shaded"})
    table.play("event unshaded 1 1")
    assert (table.kind, table.pieces("nairobi")) == ("action", "1A 1T 1P")


@rule("kenya", "K15 shaded", "5.1", "5.4")
@pytest.mark.parametrize("executing", ["british", "mau_mau"])
@pytest.mark.parametrize(
    ("effect", "there", "control", "will"),
    [
        ("terror", "1A 3P 1Ter", "british", 10),
        ("1", "1A 2P Loyal", "british", 10),
        ("2", "1A 1P Loyal", None, 10),
    ],
)
def test_k15_shaded_the_mau_mau_place_a_guerrilla_then_terror_for_free(
    kenya: Kenya, executing: str, effect: str, there: str, control: str | None, will: int
) -> None:
    table = kenya(card="K15", first=executing, nairobi="3P Loyal", nyeri="1U", resources=0).play("event shaded")
    assert (table.kind, table.options) == ("terror.effect", ["terror", "1", "2"])
    decided_by("mau_mau", table, effect)
    assert (table.pieces("nairobi"), table.control("nairobi")) == (there, control)
    assert (table["political_will"], table["resources"], table.pieces("nyeri")) == (will, 0, "1U")
    assert table.kind == "action"


@rule("kenya", "K15 shaded", "1.7")
def test_k15_shaded_counts_control_after_the_guerrilla_and_after_the_terror(kenya: Kenya) -> None:
    table = kenya(card="K15", nairobi="1B 2P").play("event shaded")
    assert (table.control("nairobi"), table["political_will"]) == (None, 10)
    table.play("1")
    assert (table.pieces("nairobi"), table.control("nairobi")) == ("1B 1A 1P", "mau_mau")
    assert table["political_will"] == 8
    assert table["resources"] == 5


@rule("kenya", "K15 shaded", "1.4.2", "3.3.3")
def test_k15_shaded_adds_no_second_marker_but_shifts(kenya: Kenya) -> None:
    table = kenya(card="K15", nairobi="2T 1Ter").play("event shaded")
    assert table.kind == "action"
    assert table.pieces("nairobi") == "1A 2T 1Ter Resist"


@rule("kenya", "K15 shaded", "1.4.1", "1.4.3")
def test_k15_shaded_by_the_mau_mau_may_take_an_active_guerrilla_from_nairobi_itself(kenya: Kenya) -> None:
    table = kenya(card="K15", nairobi="1A 1T", nyeri="1U", available=available()).play("event shaded")
    assert (table.kind, table.actor) == ("take.guerrilla", "mau_mau")
    assert table.options == ["nairobi", "nyeri", "done"]
    table.play("nairobi")
    assert table.pieces("nairobi") == "1A 1T 1Ter Resist"
    assert table["political_will"] == 10
    assert table.kind == "action"


@rule("kenya", "K15 shaded", "5.1.1", "5.1.3")
@pytest.mark.parametrize(("before", "after"), [("1U 1T", "1A 1T 1Ter Resist"), ("1A 1T", "1A 1T"), ("1T", "1T")])
def test_k15_shaded_by_the_british_with_none_available_still_terrors_if_it_can(
    kenya: Kenya, before: str, after: str
) -> None:
    table = kenya(card="K15", first="british", nairobi=before, nyeri="1U", available=available()).play("event shaded")
    assert table.kind == "action"
    assert (table.pieces("nairobi"), table.pieces("nyeri")) == (after, "1U")


@rule("kenya", "K15 shaded")
def test_k15_shaded_declining_to_take_a_guerrilla_leaves_no_terror(kenya: Kenya) -> None:
    table = kenya(card="K15", nairobi="1A 1T", nyeri="1U", available=available()).play("event shaded done")
    assert (table.kind, table.pieces("nairobi")) == ("action", "1A 1T")


# K16 King's African Rifles


@rule("kenya", "K16 unshaded", "5.1", "2.3.4")
@pytest.mark.parametrize("executing", ["british", "mau_mau"])
def test_k16_four_troops_in_any_space_then_a_limited_operation_there(kenya: Kenya, executing: str) -> None:
    table = kenya(card="K16", first=executing, nyeri="2U 1A", embu="1A 1T", thika="1U").play("event unshaded")
    assert table.kind == "event.space"
    assert len(table.options) == 12
    decided_by("british", table, "nyeri")
    assert (table.pieces("nyeri"), table["political_will"]) == ("2U 1A 4T", 12)
    assert (table.kind, table.options) == ("operation", ["deploy", "relocate", "sweep", "assault"])
    decided_by("british", table, "assault")
    assert (table.pieces("nyeri"), table.pieces("embu")) == ("2U 4T", "1A 1T")
    assert table["available"]["troops"] == 5
    assert table.kind == "action"


@rule("kenya", "K16 unshaded", "3.2.3")
def test_k16_a_sweep_there_may_bring_in_troops_from_adjacent_spaces(kenya: Kenya) -> None:
    table = kenya(card="K16", first="british", aberdares="1B 3U", nyeri="2T", thika="2T").play(
        "event unshaded aberdares"
    )
    assert table.options == ["sweep", "assault"]
    assert table.refused("deploy") == table.refused("relocate") == "3.1"
    table.play("sweep")
    assert (table.kind, table.options) == ("sweep.origin", ["nyeri", "done"])
    table.play("nyeri 2")
    assert (table.pieces("aberdares"), table.pieces("nyeri")) == ("1B 3A 6T", "")
    assert table["political_will"] == 10
    assert table.kind == "action"


@rule("kenya", "K16 unshaded", "3.2.1")
def test_k16_a_deploy_there_places_police_and_moves_troops(kenya: Kenya) -> None:
    table = kenya(card="K16", first="british", nyeri="1U", kiambu="1T", meru="1U").play("event unshaded nyeri deploy")
    assert table.kind == "deploy.space"
    assert table.refused("kiambu") == table.refused("nairobi") == "5.1"
    table.play("nyeri 2 meru nyeri 4")
    assert (table.pieces("nyeri"), table.pieces("meru"), table.pieces("kiambu")) == ("1U 2P", "1U 4T", "1T")
    assert table["political_will"] == 13
    assert table.kind == "action"


@rule("kenya", "K16 unshaded", "3.2.1", "3.2.2")
def test_k16_four_troops_that_win_no_control_allow_neither_deploy_nor_relocate(kenya: Kenya) -> None:
    table = kenya(card="K16", first="british", nyeri="4A").play("event unshaded nyeri")
    assert (table.kind, table.options) == ("operation", ["sweep", "assault"])
    assert (table.control("nyeri"), table["political_will"]) == (None, 12)
    table.play("assault")
    assert (table.pieces("nyeri"), table.control("nyeri")) == ("4T", "british")
    assert table["political_will"] == 12


@rule("kenya", "K16 unshaded", "3.2.2", "6.6.2", "6.6.3")
def test_k16_a_relocate_there_obeys_the_pipeline_and_rolls(kenya: Kenya) -> None:
    table = kenya(card="K16", first="british", nyeri="1U", embu="1T", pipeline=3, out_of_play={"police": 1})
    table.play("event unshaded nyeri relocate {2}")
    assert (table["nyeri"]["population"], table["embu"]["population"]) == (1, 1)
    assert table["political_will"] == 11
    assert (table["out_of_play"], table["available"]["police"]) == ({"police": 0}, 15)
    table = kenya(card="K16", first="british", nyeri="1U", pipeline=1).play("event unshaded nyeri")
    assert table.refused("relocate") == "6.6.2"


@rule("kenya", "K16 unshaded")
def test_k16_the_limited_operation_takes_no_special_activity(kenya: Kenya) -> None:
    table = kenya(card="K16", first="british", nyeri="2A", embu="1A").play("event unshaded nyeri sweep")
    assert (table.kind, table.pieces("nyeri")) == ("action", "2A 4T")


@rule("kenya", "K16 unshaded", "1.4.1")
def test_k16_by_the_british_takes_troops_from_elsewhere_on_the_map(kenya: Kenya) -> None:
    """K-25, K-39: Kiambu falls to the Mau Mau (-2), Nyeri is wrested from them (+2)."""
    table = kenya(
        card="K16", first="british", political_will=1, kiambu="1U 1T", nyeri="2U 1T", thika="3T",
        available=available(troops=2),
    ).play("event unshaded nyeri")  # fmt: skip
    assert (table.kind, table.actor, table.options) == ("event.troops", "british", ["2", "3", "4"])
    table.play("4")
    assert (table.kind, table.actor, table.options) == ("take.troops", "british", ["kiambu", "thika"])
    table.play("kiambu thika")
    assert (table.pieces("kiambu"), table.pieces("nyeri"), table.pieces("thika")) == ("1U", "2U 5T", "2T")
    assert table["political_will"] == 1
    assert table.kind == "operation"


@rule("kenya", "K16 unshaded", "1.4.1")
def test_k16_may_do_with_the_troops_that_are_available(kenya: Kenya) -> None:
    table = kenya(card="K16", first="british", nyeri="1U", thika="3T", available=available(troops=2))
    table.play("event unshaded nyeri 2 sweep")
    assert (table.pieces("nyeri"), table.pieces("thika")) == ("1A 2T", "3T")
    assert table.kind == "action"


@rule("kenya", "K16 unshaded", "5.1.1", "5.1.3")
@pytest.mark.parametrize(("troops", "there"), [(2, "1U 2A 2T"), (0, "3U")])
def test_k16_by_the_mau_mau_places_only_available_troops(kenya: Kenya, troops: int, there: str) -> None:
    table = kenya(card="K16", first="mau_mau", nyeri="3U", thika="3T", available=available(troops=troops))
    decided_by("british", table.play("event unshaded"), "nyeri")
    assert table.kind == "operation"
    decided_by("british", table, "sweep")
    assert table.kind == "action"
    assert (table.pieces("nyeri"), table.pieces("thika")) == (there, "3T")


@rule("kenya", "K16 unshaded", "2.3.4", "3.2.1")
def test_k16_a_deploy_there_that_places_nothing_moves_troops_there(kenya: Kenya) -> None:
    """K-50"""
    table = kenya(card="K16", first="british", kiambu="1T 1U").play("event unshaded nairobi deploy done")
    assert (table.kind, table.options) == ("deploy.destination", ["nairobi", "done"])
    assert table.refused("nyeri") == "5.1"
    table.play("nairobi kiambu")
    assert (table.pieces("nairobi"), table.pieces("kiambu")) == ("5T", "1U")


@rule("kenya", "K16 unshaded", "2.3.4", "3.2.1")
def test_k16_a_deploy_there_may_only_bring_troops(kenya: Kenya) -> None:
    """K-50: Nyeri is not under British Control, so that no Police can be placed there."""
    table = kenya(card="K16", first="british", kiambu="1T", nyeri="5U").play("event unshaded nyeri")
    assert table.options == ["deploy", "sweep", "assault"]
    table.play("deploy nyeri kiambu")
    assert (table.pieces("nyeri"), table.pieces("kiambu")) == ("5U 5T", "")


@rule("kenya", "K14 shaded", "5.1.3")
def test_k14_shaded_without_a_base_any_mountain_jungle_will_do(kenya: Kenya) -> None:
    """K-46: nowhere could a Base be placed."""
    left = {"guerrillas": 3, "bases": 0, "troops": 0, "police": 0}
    table = kenya(card="K14", first="british", aberdares="2B", mount_kenya="1B", nyeri="1B", available=left)
    assert table.play("event shaded").options == ["aberdares", "mount_kenya"]


@rule("kenya", "K16 shaded", "5.1")
@pytest.mark.parametrize("executing", ["british", "mau_mau"])
def test_k16_shaded_sets_a_province_with_troops_to_resistance_with_a_marker(kenya: Kenya, executing: str) -> None:
    table = kenya(
        card="K16", first=executing, nairobi="2T", nyeri="1T 1Ter Loyal", embu="2P", thika="1T", aberdares="1T"
    ).play("event shaded")
    assert (table.kind, table.actor, table.options) == ("event.resistance", executing, ["nyeri", "thika"])
    assert table.refused("nairobi") == table.refused("embu") == table.refused("aberdares") == "5.1"
    table.play("nyeri")
    assert (table.pieces("nyeri"), table.pieces("thika")) == ("1T 2Ter Resist", "1T")
    assert table["political_will"] == 10
    assert table.kind == "action"


@rule("kenya", "K16 shaded")
def test_k16_shaded_places_a_marker_where_resistance_is_already(kenya: Kenya) -> None:
    table = kenya(card="K16", nyeri="1T Resist").play("event shaded")
    assert (table.kind, table.pieces("nyeri")) == ("action", "1T 1Ter Resist")


@rule("kenya", "K16 shaded", "1.2")
def test_k16_shaded_places_no_sixteenth_marker(kenya: Kenya) -> None:
    table = kenya(card="K16", nairobi="15Ter", nyeri="1T").play("event shaded")
    assert (table.pieces("nyeri"), table.pieces("nairobi")) == ("1T Resist", "15Ter")


@rule("kenya", "K16 shaded", "5.1.3", "1.6")
def test_k16_shaded_takes_an_unpopulated_province_only_where_there_is_no_other(kenya: Kenya) -> None:
    table = kenya(card="K16", embu="1T 0pop").play("event shaded")
    assert (table.pieces("embu"), table["embu"]["stance"]) == ("1T 1Ter", "neutral")
    table = kenya(card="K16", embu="1T 0pop", nyeri="1T", thika="1T").play("event shaded")
    assert table.options == ["nyeri", "thika"]
    assert table.refused("embu") == "5.1"


@rule("kenya", "K16 shaded", "5.1.3")
def test_k16_shaded_without_troops_in_a_province_does_nothing(kenya: Kenya) -> None:
    table = kenya(card="K16", nairobi="2T", aberdares="2T", nyeri="2P").play("event shaded")
    assert table.kind == "action"
    assert (table.pieces("nairobi"), table.pieces("aberdares"), table.pieces("nyeri")) == ("2T", "2T", "2P")
