"""Terror (3.3.3)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.harness import Table, rule

Kenya = Callable[..., Table]


# Which spaces


@rule("kenya", "3.3.3")
def test_terror_selects_any_spaces_with_an_underground_guerrilla(kenya: Kenya) -> None:
    # [K-8]
    table = kenya(
        nairobi="1U 3T", kiambu="2A", nyeri="1U 1A Loyal", meru="1U 0pop", thika="1B", mount_kenya="1U", embu="1P"
    )
    table.play("op terror")
    assert table.options == ["nairobi", "nyeri", "meru", "mount_kenya", "special"]
    for space in ("kiambu", "thika", "embu", "aberdares"):
        assert table.refused(space) == "3.3.3"


@rule("kenya", "3.3.3", "3.1", "1.8")
def test_terror_costs_a_resource_for_each_space(kenya: Kenya) -> None:
    table = kenya(kiambu="1U", nyeri="1U", embu="1U").play("op terror kiambu nyeri embu")
    assert table["resources"] == 2
    assert [table.pieces(space) for space in ("kiambu", "nyeri", "embu")] == ["1A 1Ter Resist"] * 3


@rule("kenya", "3.3.3", "3.1")
def test_no_more_spaces_than_resources(kenya: Kenya) -> None:
    table = kenya(resources=1, kiambu="1U", nyeri="1U").play("op terror kiambu")
    assert table.options == ["special", "done"]
    assert table.refused("nyeri") == "3.1"
    assert table["resources"] == 0


@rule("kenya", "3.3.3", "3.1")
def test_no_terror_without_resources_or_underground_guerrillas(kenya: Kenya) -> None:
    assert kenya(resources=0, thika="1U").refused("op") == "3.1"
    table = kenya(nairobi="2A 3T").play("op")
    assert table.refused("terror") == "3.1"


@rule("kenya", "2.3.4", "3.3.3")
def test_a_limited_terror_is_in_one_space(kenya: Kenya) -> None:
    table = kenya(kiambu="1U", nyeri="1U").play("limited terror")
    assert table.refused("special") == "4.1"
    table.play("nyeri")
    assert (table.pieces("kiambu"), table.pieces("nyeri"), table["resources"]) == ("1U", "1A 1Ter Resist", 4)
    assert table.actor == "british"


@rule("kenya", "3.1.2", "5.4", "3.3.3")
def test_a_free_terror_costs_nothing(kenya: Kenya) -> None:
    table = kenya(card="K29", resources=0, kiambu="1U", nyeri="1U 2P").play("event shaded kiambu nyeri 2")
    assert (table.pieces("kiambu"), table.pieces("nyeri"), table["resources"]) == ("1A 1Ter Resist", "1A", 0)


@rule("kenya", "3.3.3", "3.1")
def test_a_space_is_terrorised_once(kenya: Kenya) -> None:
    table = kenya(nyeri="2U", embu="1U").play("op terror nyeri")
    assert table.refused("nyeri") == "3.1"


# Marker and shift


@rule("kenya", "3.3.3", "1.4.3")
@pytest.mark.parametrize(("before", "after"), [("1U", "1A"), ("3U", "2U 1A"), ("1U 2A", "3A"), ("1B 1U", "1B 1A")])
def test_one_underground_guerrilla_is_activated(kenya: Kenya, before: str, after: str) -> None:
    table = kenya(nyeri=before).play("limited terror nyeri")
    assert table.pieces("nyeri") == f"{after} 1Ter Resist"


@rule("kenya", "3.3.3", "1.6", "1.9")
@pytest.mark.parametrize(
    ("before", "after"), [("Loyal", "1Ter"), ("", "1Ter Resist"), ("Resist", "1Ter Resist"), ("1Ter", "1Ter Resist")]
)
@pytest.mark.parametrize("space", ["nairobi", "nyeri", "thika"])
def test_terror_places_a_marker_and_shifts_once_towards_resistance(
    kenya: Kenya, space: str, before: str, after: str
) -> None:
    table = kenya(**{space: f"1U {before}"}).play(f"limited terror {space}")
    assert table.pieces(space) == f"1A {after}"


@rule("kenya", "3.3.3", "1.4.2")
@pytest.mark.parametrize(
    ("before", "after"), [("1Ter Loyal", "1Ter"), ("1Ter", "1Ter Resist"), ("2Ter Resist", "2Ter Resist")]
)
def test_no_second_marker_but_still_a_shift(kenya: Kenya, before: str, after: str) -> None:
    # [K-7]
    table = kenya(embu=f"1U {before}").play("limited terror embu")
    assert table.pieces("embu") == f"1A {after}"


@rule("kenya", "3.3.3", "1.3.3", "1.6")
@pytest.mark.parametrize(("space", "there"), [("aberdares", "1U"), ("kiambu", "1U 0pop")])
def test_where_nobody_lives_there_is_a_marker_and_no_shift(kenya: Kenya, space: str, there: str) -> None:
    # [K-8]
    table = kenya(**{space: there}).play(f"limited terror {space}")
    assert table.pieces(space) == "1A 1Ter"
    assert table[space]["stance"] == "neutral"


@rule("kenya", "3.3.3", "1.2")
def test_with_all_fifteen_markers_on_the_map_there_is_only_the_shift(kenya: Kenya) -> None:
    # [K-38]
    table = kenya(nyeri="1U", aberdares="15Ter").play("limited terror nyeri")
    assert table.pieces("nyeri") == "1A Resist"
    assert table.pieces("aberdares") == "15Ter"


@rule("kenya", "3.3.3", "1.9")
def test_terror_by_itself_moves_no_political_will(kenya: Kenya) -> None:
    table = kenya(nairobi="1U 3T", thika="1U 2P").play("op terror nairobi thika terror done")
    assert table["political_will"] == 10
    assert (table.pieces("nairobi"), table.pieces("thika")) == ("1A 3T 1Ter Resist", "1A 2P 1Ter Resist")


# Police


@rule("kenya", "3.3.3")
@pytest.mark.parametrize(
    ("there", "options"),
    [("1U 1P", ["terror", "1"]), ("1U 2P", ["terror", "1", "2"]), ("1U 4P 2T", ["terror", "1", "2"])],
)
def test_up_to_two_police_may_go_instead(kenya: Kenya, there: str, options: list[str]) -> None:
    table = kenya(nyeri=there).play("limited terror nyeri")
    assert (table.kind, table.options) == ("terror.effect", options)


@rule("kenya", "3.3.3", "1.4.1")
@pytest.mark.parametrize(
    ("before", "count", "after"),
    [
        ("1U 3P", 2, "1A 1P"),
        ("1U 3P", 1, "1A 2P"),
        ("1U 2T 1P 1Ter", 1, "1A 2T 1Ter"),
        ("2U 2P Loyal", 2, "1U 1A Loyal"),
    ],
)
def test_police_removed_are_available_and_nothing_else_happens(
    kenya: Kenya, before: str, count: int, after: str
) -> None:
    table = kenya(nyeri=before, out_of_play={"police": 5}).play(f"limited terror nyeri {count}")
    assert table.pieces("nyeri") == after
    assert table["available"]["police"] + table["nyeri"]["police"] == 10
    assert table["out_of_play"] == {"police": 5}


@rule("kenya", "3.3.3")
def test_troops_are_never_removed(kenya: Kenya) -> None:
    table = kenya(nyeri="1U 3T").play("limited terror nyeri")
    assert table.pieces("nyeri") == "1A 3T 1Ter Resist"


@rule("kenya", "3.3.3", "1.3.3")
@pytest.mark.parametrize(("space", "there"), [("mount_kenya", "1U 2P"), ("meru", "1U 2P 0pop")])
def test_police_may_be_removed_where_nobody_lives(kenya: Kenya, space: str, there: str) -> None:
    # [K-8]
    table = kenya(**{space: there}).play(f"limited terror {space} 2")
    assert table.pieces(space) == "1A"
    assert (table.control(space), table["political_will"]) == ("mau_mau", 10)


@rule("kenya", "3.3.3", "1.7", "1.10")
@pytest.mark.parametrize(
    ("space", "there", "count", "control", "change"),
    [
        ("rift_valley", "1U 1P", 1, "mau_mau", -1),
        ("nyeri", "1U 2P", 2, "mau_mau", -2),
        ("nyeri", "1U 2P", 1, None, 0),
        ("nyeri", "1U 2P 1pop", 2, "mau_mau", -1),
        ("nairobi", "1B 1U 2T 2P", 2, None, 0),
        ("nairobi", "1B 1U 1T 1P", 1, "mau_mau", -2),
        ("embu", "2U 1P", 1, "mau_mau", 0),
    ],
)
def test_control_gained_by_removing_police_costs_the_population(
    kenya: Kenya, space: str, there: str, count: int, control: str | None, change: int
) -> None:
    table = kenya(**{space: there}).play(f"limited terror {space} {count}")
    assert (table.control(space), table["political_will"]) == (control, 10 + change)
    low = kenya(political_will=1, **{space: there}).play(f"limited terror {space} {count}")
    assert low["political_will"] == max(0, 1 + change)


@rule("kenya", "3.3.3", "3.1")
def test_each_space_has_its_own_effect(kenya: Kenya) -> None:
    table = kenya(nairobi="1U 2P", embu="1U 1P").play("op terror embu terror nairobi 2 done")
    assert (table.pieces("embu"), table.pieces("nairobi")) == ("1A 1P 1Ter Resist", "1A")
    assert table["political_will"] == 8


# With a Special Activity (4.1)


@rule("kenya", "4.1", "4.3.2", "3.3.3")
def test_a_guerrilla_activated_by_terror_cannot_lead_an_oath_but_may_before(kenya: Kenya) -> None:
    table = kenya(meru="1U", nyeri="1U", embu="1U").play("op terror meru special oath")
    assert table.options == ["nyeri", "embu"]
    assert table.refused("meru") == "4.3.2"
    first = kenya(meru="1U").play("op terror special oath meru 0 meru done")
    assert first.pieces("meru") == "1A 1Ter Resist"


@rule("kenya", "4.1", "4.3.2", "3.3.3")
def test_a_guerrilla_placed_by_oath_may_lead_the_next_terror(kenya: Kenya) -> None:
    table = kenya(meru="1U").play("op terror special oath meru 1 meru done")
    assert table.pieces("meru") == "1U 1A 1Ter Resist"


@rule("kenya", "4.1", "4.3.1", "3.3.3")
def test_supply_may_pay_for_a_terror_without_resources(kenya: Kenya) -> None:
    # [K-41]
    table = kenya(resources=0, nairobi="1B 1U 3T", thika="1U 2P").play("op terror special supply")
    assert (table.kind, table["resources"]) == ("terror.space", 1)
    table.play("thika 2")
    assert (table.pieces("thika"), table["resources"], table.actor) == ("1A", 0, "british")


@rule("kenya", "4.1", "4.3.3", "3.3.3")
def test_a_raid_that_hides_guerrillas_may_make_terror_possible(kenya: Kenya) -> None:
    # [K-41]
    table = kenya(nyeri="2A").play("op terror special raid nyeri retreat mount_kenya 1")
    assert (table.pieces("nyeri"), table.pieces("mount_kenya")) == ("1A", "1A 1Ter")
    assert (table["resources"], table.actor) == (4, "british")


@rule("kenya", "4.1", "4.3.3", "3.3.3")
def test_a_raid_whose_free_rally_places_a_guerrilla_may_make_terror_possible(kenya: Kenya) -> None:
    # [K-41]
    table = kenya(aberdares="1A")
    table.play("op terror special raid kiambu strike aberdares")
    assert (table.pieces("kiambu"), table["resources"], table.actor) == ("2A 1Ter Resist", 4, "british")


@rule("kenya", "4.1", "4.3.3", "3.3.3")
def test_those_who_struck_may_retreat_after_terror(kenya: Kenya) -> None:
    table = kenya(nyeri="1U", embu="1U").play("op terror nyeri embu special raid nyeri retreat mount_kenya done")
    assert [table.pieces(space) for space in ("nyeri", "embu", "mount_kenya")] == [
        "1Ter Resist",
        "1A 1Ter Resist",
        "1U",
    ]
