"""March (3.3.2)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.harness import Table, rule

Kenya = Callable[..., Table]


# Destinations


@rule("kenya", "3.3.2", "1.3.6")
def test_march_selects_any_spaces_with_a_guerrilla_next_to_them(kenya: Kenya) -> None:
    # [K-45]
    table = kenya(nyeri="1A 2T").play("op march")
    assert table.options == ["fort_hall", "embu", "nanyuki", "aberdares", "mount_kenya", "special"]
    assert table.refused("nyeri") == "3.3.2"
    assert table.refused("nairobi") == "3.3.2"


@rule("kenya", "3.3.2")
@pytest.mark.parametrize("there", ["4T 2P Loyal", "2B 3U Resist", "2P 1Ter"])
def test_nothing_in_the_destination_bars_a_march(kenya: Kenya, there: str) -> None:
    table = kenya(kiambu="1U", nairobi=there).play("op march")
    assert "nairobi" in table.options


@rule("kenya", "3.3.2", "1.4")
def test_bases_do_not_march(kenya: Kenya) -> None:
    table = kenya(nyeri="2B 1U", meru="1B").play("op march")
    assert table.refused("nyeri") == "3.3.2"
    table.play("embu done nyeri 1 done")
    assert (table.pieces("nyeri"), table.pieces("embu"), table.pieces("meru")) == ("2B", "1U", "1B")


@rule("kenya", "3.3.2", "3.1")
def test_march_without_a_guerrilla_on_the_map_is_refused(kenya: Kenya) -> None:
    table = kenya(kiambu="1B", thika="1U")
    assert "march" in table.play("op").options
    table = kenya(kiambu="1B", nairobi="1B").play("op")
    assert table.kind == "rally.space"  # the only Operation left


@rule("kenya", "3.3.2", "3.1", "1.8")
def test_march_costs_a_resource_for_each_destination(kenya: Kenya) -> None:
    table = kenya(nyeri="3U").play("op march fort_hall embu aberdares")
    assert table["resources"] == 2
    table.play("done fort_hall nyeri 1 embu nyeri 1 nyeri 1 done")
    assert [table.pieces(space) for space in ("fort_hall", "embu", "aberdares", "nyeri")] == ["1U", "1U", "1U", ""]
    assert table["resources"] == 2


@rule("kenya", "3.3.2", "3.1")
def test_no_more_destinations_than_resources(kenya: Kenya) -> None:
    table = kenya(resources=1, nyeri="2U").play("op march fort_hall")
    assert table.options == ["special", "done"]
    assert table.refused("nanyuki") == "3.1"
    assert table["resources"] == 0


@rule("kenya", "3.3.2", "3.1")
def test_destinations_are_named_each_once_and_in_any_order(kenya: Kenya) -> None:
    table = kenya(nyeri="2U").play("op march embu")
    assert table.refused("embu") == "3.1"
    assert "fort_hall" in table.options


@rule("kenya", "2.3.4", "3.3.2")
def test_a_limited_march_has_many_origins_but_one_destination(kenya: Kenya) -> None:
    table = kenya(thompsons_falls="1U", nyeri="2U", nanyuki="1P").play("limited march")
    assert table.refused("special") == "4.1"
    table.play("nanyuki nyeri 1 thompsons_falls")
    assert (table.pieces("nanyuki"), table.pieces("nyeri"), table.pieces("thompsons_falls")) == ("2U 1P", "1U", "")
    assert table["resources"] == 4
    assert table.actor == "british"


@rule("kenya", "3.1.2", "5.4", "3.3.2")
def test_a_free_march_costs_nothing(kenya: Kenya) -> None:
    table = kenya(card="K22", resources=0, nyeri="1U").play("event shaded march embu nyeri done")
    assert (table.pieces("embu"), table.pieces("nyeri"), table["resources"]) == ("1U", "", 0)


# Who moves


@rule("kenya", "3.3.2", "1.3.6")
def test_origins_are_adjacent_spaces_with_guerrillas(kenya: Kenya) -> None:
    table = kenya(nyeri="1U", meru="1A", kiambu="1U").play("op march nanyuki done")
    assert (table.kind, table.options) == ("march.origin", ["nyeri", "meru", "done"])
    assert table.refused("kiambu") == "1.3.6"
    assert table.refused("mount_kenya") == "3.3.2"


@rule("kenya", "3.3.2")
def test_any_guerrillas_desired_move_even_none(kenya: Kenya) -> None:
    table = kenya(nyeri="3U").play("limited march embu done")
    assert (table.pieces("nyeri"), table.pieces("embu")) == ("3U", "")
    assert table["resources"] == 4
    assert table.actor == "british"


@rule("kenya", "3.3.2")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_any_number_of_them_moves(kenya: Kenya, count: int) -> None:
    table = kenya(nyeri="3U", fort_hall="1T").play("limited march embu nyeri")
    assert (table.kind, table.options) == ("march.count", ["1", "2", "3"])
    table.play(str(count))
    assert (table["embu"]["underground"], table["nyeri"]["underground"]) == (count, 3 - count)


@rule("kenya", "3.3.2", "1.4.3")
@pytest.mark.parametrize(("active", "left", "moved"), [("1", "1A", "1U 1A"), ("2", "1U", "2A")])
def test_they_keep_their_state_and_the_mau_mau_say_who_goes(kenya: Kenya, active: str, left: str, moved: str) -> None:
    table = kenya(nyeri="1U 2A").play("limited march embu nyeri 2")
    assert (table.kind, table.options) == ("march.active", ["1", "2"])
    table.play(active)
    assert (table.pieces("nyeri"), table.pieces("embu")) == (left, moved)


@rule("kenya", "3.3.2")
def test_one_space_may_send_guerrillas_to_several_destinations(kenya: Kenya) -> None:
    table = kenya(nyeri="2U 1A").play(
        "op march embu nanyuki mount_kenya done embu nyeri 1 0 nanyuki nyeri 1 1 nyeri done"
    )
    assert [table.pieces(space) for space in ("embu", "nanyuki", "mount_kenya", "nyeri")] == ["1U", "1A", "1U", ""]


@rule("kenya", "3.3.2")
def test_moves_are_simultaneous_so_nobody_moves_twice(kenya: Kenya) -> None:
    table = kenya(kiambu="1U", aberdares="1U").play("op march fort_hall nyeri done fort_hall")
    assert table.options == ["kiambu", "aberdares", "done"]
    table.play("kiambu done")
    assert table.options == ["aberdares", "done"]
    assert table.refused("fort_hall") == "3.3.2"


@rule("kenya", "3.3.2")
def test_two_spaces_may_exchange_guerrillas(kenya: Kenya) -> None:
    table = kenya(kiambu="1U", fort_hall="1A").play("op march kiambu fort_hall done kiambu fort_hall kiambu done")
    assert (table.pieces("kiambu"), table.pieces("fort_hall")) == ("1A", "1U")


@rule("kenya", "3.3.2")
def test_those_who_arrived_are_not_among_those_who_may_leave(kenya: Kenya) -> None:
    table = kenya(kiambu="1U 1A", fort_hall="1U").play("op march kiambu fort_hall done kiambu fort_hall 1 kiambu")
    assert (table.kind, table.options) == ("march.count", ["1", "2"])
    table.play("2")
    assert (table.pieces("kiambu"), table.pieces("fort_hall")) == ("1U", "1U 1A")


# Activation


@rule("kenya", "3.3.2")
@pytest.mark.parametrize(
    ("origin", "destination", "there", "count", "exposed"),
    [
        ("nyeri", "nanyuki", "", 3, False),
        ("nyeri", "nanyuki", "", 4, True),
        ("nyeri", "nanyuki", "2P", 1, False),
        ("nyeri", "nanyuki", "1T 1P", 2, True),
        ("nyeri", "nanyuki", "3T", 1, True),
        ("nyeri", "nanyuki", "3T Resist", 1, True),
        ("kiambu", "nairobi", "1T 2P", 1, True),
        ("kiambu", "nairobi", "1T 1P", 1, False),
        ("kiambu", "thika", "2P Loyal", 2, True),
        ("thompsons_falls", "rift_valley", "3P", 1, True),
        ("fort_hall", "nyeri", "4T 2P", 3, False),
        ("fort_hall", "nyeri", "3T Resist", 4, False),
        ("fort_hall", "nyeri", "3T Loyal", 1, True),
        ("fort_hall", "nyeri", "2T Loyal", 1, False),
        ("fort_hall", "nyeri", "Loyal 1pop", 4, True),
        ("fort_hall", "nyeri", "4T 0pop", 4, False),
        ("nyeri", "mount_kenya", "5T 2P", 4, False),
    ],
)
def test_more_than_three_guerrillas_and_cubes_are_seen_in_settled_and_loyal_spaces(
    kenya: Kenya, origin: str, destination: str, there: str, count: int, exposed: bool
) -> None:
    table = kenya(**{origin: f"{count}U", destination: there}).play(f"limited march {destination} {origin} {count}")
    arrived = table[destination]
    assert (arrived["underground"], arrived["active"]) == ((0, count) if exposed else (count, 0))
    assert table[origin]["underground"] == 0


@rule("kenya", "3.3.2")
def test_each_group_is_tested_alone(kenya: Kenya) -> None:
    table = kenya(nyeri="2U", mount_kenya="1U", thompsons_falls="1U", nanyuki="2P")
    table.play("limited march nanyuki nyeri 2 thompsons_falls mount_kenya")
    assert table.pieces("nanyuki") == "2U 2A 2P"


@rule("kenya", "3.3.2")
def test_mau_mau_pieces_already_there_do_not_count_and_are_not_activated(kenya: Kenya) -> None:
    table = kenya(nyeri="1U", thika="1U", nanyuki="1B 4U 2P", kiambu="2U", nairobi="2U 3P")
    table.play("op march nairobi nanyuki done nairobi kiambu 1 thika nyeri done")
    assert table.pieces("nanyuki") == "1B 5U 2P"
    assert table.pieces("nairobi") == "2U 2A 3P"


@rule("kenya", "3.3.2")
def test_an_active_group_stays_active_where_nobody_sees_it(kenya: Kenya) -> None:
    table = kenya(nyeri="2A").play("limited march mount_kenya nyeri 2")
    assert table.pieces("mount_kenya") == "2A"


@rule("kenya", "3.3.2")
def test_active_guerrillas_count_towards_their_group(kenya: Kenya) -> None:
    table = kenya(nyeri="1U 2A", nanyuki="1P").play("limited march nanyuki nyeri 3")
    assert table.pieces("nanyuki") == "3A 1P"


@rule("kenya", "3.3.2")
def test_an_exposed_group_may_not_go_on_and_leaves_the_others_free(kenya: Kenya) -> None:
    table = kenya(kiambu="1U", thika="1U 3P", embu="1U").play("op march fort_hall thika done")
    table.play("fort_hall thika 1 done kiambu")  # Thika's own Guerrilla leaves, Kiambu's arrives Active
    assert table.options == ["embu", "done"]
    table.play("done")
    assert (table.pieces("fort_hall"), table.pieces("thika"), table.pieces("embu")) == ("1U", "1A 3P", "1U")


@rule("kenya", "3.3.2")
def test_those_activated_on_arrival_are_not_among_those_who_may_leave(kenya: Kenya) -> None:
    table = kenya(nairobi="1U 3P", thika="1U").play("op march nairobi kiambu done nairobi thika nairobi")
    assert (table.pieces("nairobi"), table.pieces("kiambu"), table.pieces("thika")) == ("1A 3P", "1U", "")


# Control and Political Will (1.7)


@rule("kenya", "3.3.2", "1.7", "1.10")
@pytest.mark.parametrize(("before", "after"), [(10, 11), (0, 1), (19, 20), (20, 20)])
def test_control_changes_at_both_ends_together(kenya: Kenya, before: int, after: int) -> None:
    # [K-2, K-39] Nyeri +2, Nanyuki -1: added up before the track moves.
    table = kenya(political_will=before, nyeri="1U").play("limited march nanyuki nyeri")
    assert (table.control("nyeri"), table.control("nanyuki")) == (None, "mau_mau")
    assert table["political_will"] == after


@rule("kenya", "3.3.2", "1.7")
def test_control_is_adjusted_once_when_all_have_moved(kenya: Kenya) -> None:
    # [K-2] Kiambu and Fort Hall, two Guerrillas each against one cube, exchange one: nothing changes hands.
    table = kenya(political_will=20, kiambu="2U 1T", fort_hall="2U 1P")
    table.play("op march kiambu fort_hall done kiambu fort_hall 2")
    assert table["political_will"] == 20
    table.play("kiambu 2")
    assert (table.control("kiambu"), table.control("fort_hall")) == ("mau_mau", "mau_mau")
    assert table["political_will"] == 20


@rule("kenya", "3.3.2", "1.7")
def test_a_march_into_a_british_space_costs_its_population(kenya: Kenya) -> None:
    table = kenya(thompsons_falls="1U 1P", nyeri="1U 2T", nanyuki="1P")
    table.play("limited march nanyuki nyeri thompsons_falls")
    assert [table.control(space) for space in ("nanyuki", "nyeri", "thompsons_falls")] == [
        "mau_mau",
        "british",
        "british",
    ]
    assert table["political_will"] == 9


# With a Special Activity (4.1)


@rule("kenya", "4.1", "4.3.1", "3.3.2")
def test_supply_between_two_destinations_pays_for_the_second(kenya: Kenya) -> None:
    # [K-42]
    table = kenya(resources=1, nairobi="1B 3T", nyeri="2U").play("op march embu special supply aberdares")
    assert (table["resources"], table.kind) == (0, "march.space.next")
    table.play("embu nyeri 1 nyeri")
    assert (table.pieces("embu"), table.pieces("aberdares"), table.pieces("nyeri")) == ("1U", "1U", "")


@rule("kenya", "4.1", "4.3.1", "3.3.2")
def test_supply_may_pay_for_a_march_without_resources(kenya: Kenya) -> None:
    # [K-41]
    table = kenya(resources=0, nairobi="1B 3T", thika="1U 2P").play("op march special supply")
    assert (table.kind, table["resources"]) == ("march.space", 1)
    table.play("kiambu thika")
    assert (table.pieces("kiambu"), table.pieces("thika")) == ("1U", "2P")


@rule("kenya", "4.1", "4.3.2", "3.3.2")
def test_a_guerrilla_placed_by_oath_may_march_at_once(kenya: Kenya) -> None:
    table = kenya(nyeri="1U").play("op march special oath nyeri 1 embu done nyeri 2")
    assert (table.pieces("nyeri"), table.pieces("embu")) == ("Resist", "2U")


@rule("kenya", "4.1", "4.3.2", "3.3.2")
def test_those_who_marched_may_oath_after_it(kenya: Kenya) -> None:
    table = kenya(aberdares="1U").play("op march nyeri done aberdares")
    assert (table.kind, table.options) == ("special", ["special", "done"])
    table.play("special oath nyeri 0")
    assert table.pieces("nyeri") == "1U Resist"
    assert table.actor == "british"


@rule("kenya", "4.1", "4.3.3", "3.3.2")
def test_a_raid_may_come_between_selecting_and_moving(kenya: Kenya) -> None:
    # [K-42] The Guerrilla hides on Mount Kenya and marches on from there.
    table = kenya(nyeri="1A").play("op march embu special raid nyeri retreat mount_kenya done mount_kenya")
    assert (table.pieces("embu"), table.pieces("mount_kenya"), table.pieces("nyeri")) == ("1U", "", "")
    assert table.actor == "british"


@rule("kenya", "4.1", "3.3.2")
def test_only_one_special_activity_accompanies_a_march(kenya: Kenya) -> None:
    table = kenya(nyeri="2U").play("op march special oath nyeri 0 embu")
    assert table.refused("special") == "4.1"
    table.play("done nyeri 1")
    assert table.actor == "british"
