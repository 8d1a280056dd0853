"""Relocate (3.2.2)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from tests.harness import KENYA, Table, rule

Kenya = Callable[..., Table]


@pytest.fixture
def british(kenya: Kenya) -> Kenya:
    """A position in which the British are First Eligible and five Police are Out of Play."""
    return partial(kenya, first="british", out_of_play={"police": 5})


# What it does


@rule("kenya", "3.2.2", "1.3.2", "1.3.5")
@pytest.mark.parametrize(("space", "before"), [("nyeri", 2), ("kiambu", 2), ("fort_hall", 2), ("embu", 1), ("meru", 1)])
def test_relocate_takes_one_population_and_releases_one_police(british: Kenya, space: str, before: int) -> None:
    table = british(**{space: "2T 1U"}).play(f"limited relocate {space} {{6}}")
    assert (table[space]["population"], table.pieces(space)) == (before - 1, "1U 2T")
    assert table["out_of_play"] == {"police": 4}
    assert table["available"] == {"guerrillas": 14, "bases": 4, "troops": 8, "police": 11}
    assert (table["political_will"], table.actor) == (10, "mau_mau")


@rule("kenya", "3.2.2", "1.3.5")
def test_relocate_takes_population_even_with_nobody_out_of_play(british: Kenya) -> None:
    table = british(nyeri="2T", out_of_play={"police": 0}).play("limited relocate nyeri {6}")
    assert table["nyeri"]["population"] == 1
    assert (table["out_of_play"], table["available"]["police"]) == ({"police": 0}, 15)


@rule("kenya", "3.2.2", "1.3.5")
def test_two_spaces_release_only_the_police_there_are(british: Kenya) -> None:
    table = british(nyeri="2T", meru="1T", out_of_play={"police": 1}, pipeline=4)
    table.play("op relocate nyeri meru done {6} done")
    assert (table["nyeri"]["population"], table["meru"]["population"]) == (1, 0)
    assert (table["out_of_play"], table["available"]["police"]) == ({"police": 0}, 15)


@rule("kenya", "3.2.2")
def test_a_space_may_be_relocated_again_on_another_turn_until_nobody_is_left(british: Kenya) -> None:
    table = british(nyeri="2T 1P", pipeline=3).play("limited relocate {6} pass.op limited relocate nyeri {6}")
    assert table["nyeri"]["population"] == 0
    assert (table["out_of_play"], table["available"]["police"]) == ({"police": 3}, 11)
    table.play("pass.op limited")
    assert table.refused("relocate") == "3.1"


@rule("kenya", "3.2.2", "1.6")
@pytest.mark.parametrize("stance", ["Loyal", "Resist"])
def test_the_last_population_takes_loyalty_and_resistance_with_it_but_not_terror(british: Kenya, stance: str) -> None:
    # [K-34]
    table = british(meru=f"2T 2Ter {stance}").play("limited relocate meru {6}")
    assert (table["meru"]["population"], table.pieces("meru")) == (0, "2T 2Ter")


@rule("kenya", "3.2.2", "1.6")
@pytest.mark.parametrize("stance", ["Loyal", "Resist"])
def test_while_somebody_is_left_the_marker_stays(british: Kenya, stance: str) -> None:
    table = british(nyeri=f"2T 1Ter {stance}").play("limited relocate nyeri {6}")
    assert (table["nyeri"]["population"], table.pieces("nyeri")) == (1, f"2T 1Ter {stance}")


@rule("kenya", "3.2.2", "1.7")
@pytest.mark.parametrize(("population", "will"), [(2, 12), (1, 11), (0, 10)])
def test_later_changes_of_control_count_the_population_that_is_left(british: Kenya, population: int, will: int) -> None:
    # [K-22]
    table = british(nyeri=f"1U {population}pop", thika="2T").play("limited deploy done nyeri thika 1")
    assert (table.control("nyeri"), table["political_will"]) == (None, will)


@rule("kenya", "3.2.2", "1.7")
def test_control_lost_after_a_relocate_costs_less_political_will(british: Kenya) -> None:
    # [K-22] Nyeri had 2 before.
    table = british(nyeri="2T 1U").play("limited relocate nyeri {6} pass.op op deploy done thika nyeri 2")
    assert (table.control("nyeri"), table["nyeri"]["population"], table["political_will"]) == ("mau_mau", 1, 9)


# Where


@rule("kenya", "3.2.2")
def test_relocate_selects_populated_reserves_under_british_control(british: Kenya) -> None:
    table = british(
        nairobi="2T", kiambu="1P", fort_hall="1T 1U", nyeri="1T", embu="2P 0pop", meru="1P 1T 1B", thika="1P",
        aberdares="2T",
    ).play("limited relocate")  # fmt: skip
    assert table.options == ["kiambu", "nyeri", "meru"]


@rule("kenya", "3.2.2")
@pytest.mark.parametrize("space", ["nairobi", "thompsons_falls", "rift_valley", "nanyuki", "thika", "aberdares"])
def test_a_space_that_is_no_reserve_is_refused(british: Kenya, space: str) -> None:
    table = british(nyeri="1T", embu="1T", **{space: "2T"}).play("limited relocate")
    assert table.refused(space) == "3.2.2"


@rule("kenya", "3.2.2")
@pytest.mark.parametrize("there", ["", "2T 0pop", "1T 1U", "1P 1A", "1P 1B", "1T 2U", "2U"])
def test_a_reserve_without_population_or_british_control_is_refused(british: Kenya, there: str) -> None:
    table = british(nyeri=there, embu="1T", meru="1T").play("limited relocate")
    assert table.refused("nyeri") == "3.2.2"


@rule("kenya", "3.2.2", "3.1")
@pytest.mark.parametrize("there", ["", "2T 0pop", "1T 1U", "2U"])
def test_relocate_cannot_be_chosen_without_such_a_reserve(british: Kenya, there: str) -> None:
    # [B2]
    for action in ("op", "limited"):
        table = british(nyeri=there, thika="2T", nairobi="1T").play(action)
        assert table.refused("relocate") == "3.1"


# How many (6.6.2)


@rule("kenya", "3.2.2", "6.6.2")
@pytest.mark.parametrize("action", ["op", "limited"])
@pytest.mark.parametrize("pipeline", [0, 1])
def test_there_is_no_relocate_below_villagization(british: Kenya, pipeline: int, action: str) -> None:
    # [K-37]
    table = british(nyeri="2T", meru="2T", pipeline=pipeline).play(action)
    assert table.refused("relocate") == "6.6.2"


@rule("kenya", "3.2.2", "6.6.2")
@pytest.mark.parametrize("pipeline", [2, 3])
def test_relocate_selects_one_space_at_villagization_and_prison_system(british: Kenya, pipeline: int) -> None:
    # [K-37]
    table = british(nyeri="2T", meru="2T", pipeline=pipeline).play("op relocate nyeri")
    assert table.options == ["special", "done"]
    table.refused("meru")
    table.play("done {6} done")
    assert (table["nyeri"]["population"], table["meru"]["population"], table.actor) == (1, 1, "mau_mau")


@rule("kenya", "3.2.2", "6.6.2", "3.1")
def test_relocate_selects_two_spaces_at_gulag_each_once(british: Kenya) -> None:
    # [K-37]
    table = british(nyeri="2T", meru="2T", embu="2T", pipeline=4).play("op relocate nyeri")
    assert table.refused("nyeri") == "3.1"
    table.play("meru")
    assert table.options == ["special", "done"]
    table.refused("embu")
    table.play("done {6} done")
    assert [table[name]["population"] for name in ("nyeri", "meru", "embu")] == [1, 0, 1]
    assert (table["out_of_play"], table["available"]["police"]) == ({"police": 3}, 12)


@rule("kenya", "3.2.2", "6.6.2")
def test_at_gulag_one_space_will_do(british: Kenya) -> None:
    table = british(nyeri="2T", meru="2T", pipeline=4).play("op relocate meru done {6} done")
    assert (table["nyeri"]["population"], table["meru"]["population"]) == (2, 0)
    assert table.actor == "mau_mau"


@rule("kenya", "3.2.2", "2.3.4")
def test_a_limited_relocate_takes_place_in_one_space_even_at_gulag(british: Kenya) -> None:
    table = british(nyeri="2T", meru="2T", pipeline=4).play("limited relocate nyeri {6}")
    assert (table["nyeri"]["population"], table["meru"]["population"]) == (1, 1)
    assert table.actor == "mau_mau"


@rule("kenya", "3.2.2", "3.1")
def test_relocate_selects_at_least_one_space(british: Kenya) -> None:
    # [B2]
    table = british(nyeri="2T", meru="2T", pipeline=4).play("op relocate")
    assert table.options == ["nyeri", "meru", "special"]


# Outrage


@rule("kenya", "3.2.2", "6.6.3")
@pytest.mark.parametrize(
    ("pipeline", "die", "will"), [(2, 1, 9), (2, 2, 10), (3, 2, 9), (3, 3, 10), (4, 3, 9), (4, 4, 10), (4, 6, 10)]
)
def test_then_outrage_is_rolled_against_the_pipeline(british: Kenya, pipeline: int, die: int, will: int) -> None:
    table = british(nyeri="2T", pipeline=pipeline).play("limited relocate nyeri")
    assert (table.actor, table.kind, table["nyeri"]["population"]) == ("chance", "die", 1)
    assert (table.play(f"{{{die}}}")["political_will"], table.actor) == (will, "mau_mau")
    assert table["pipeline"] == pipeline


@rule("kenya", "3.2.2", "6.6.3")
def test_two_spaces_bring_one_roll(british: Kenya) -> None:
    table = british(nyeri="2T", meru="2T", pipeline=4).play("op relocate nyeri meru done {1} done")
    assert (table["political_will"], table.actor) == (9, "mau_mau")


# With a Special Activity (4.1)


@rule("kenya", "3.2.2", "4.1", "4.2.1")
def test_reward_before_relocate(british: Kenya) -> None:
    table = british(meru="2T Resist 1Ter", pipeline=2).play("op relocate special reward")
    assert (table.pieces("meru"), table["meru"]["population"]) == ("2T", 0)
    assert (table.actor, table.kind) == ("chance", "die")
    assert table.play("{6}").actor == "mau_mau"


@rule("kenya", "3.2.2", "4.1", "4.2.1")
def test_reward_between_the_two_spaces_of_a_relocate(british: Kenya) -> None:
    table = british(nyeri="2T Resist", meru="1T Resist", embu="1T", pipeline=4)
    table.play("op relocate meru special reward")
    assert table.refused("meru") == "4.2.1"
    table.play("nyeri embu {6}")
    assert [table.pieces(name) for name in ("nyeri", "meru", "embu")] == ["2T", "1T", "1T"]
    assert [table[name]["population"] for name in ("nyeri", "meru", "embu")] == [2, 0, 0]


@rule("kenya", "3.2.2", "4.1", "4.2.1")
@pytest.mark.parametrize("play", ["nyeri special {6}", "nyeri done {6} special"])
def test_reward_after_relocate_before_the_roll_or_after_it(british: Kenya, play: str) -> None:
    table = british(nyeri="2T 1Ter").play(f"op relocate {play}")
    assert (table.pieces("nyeri"), table["nyeri"]["population"], table.actor) == ("2T Loyal", 1, "mau_mau")


@rule("kenya", "3.2.2", "4.1", "4.2.3")
def test_air_strike_before_relocate_may_win_the_control_it_needs(british: Kenya) -> None:
    # [B5] Embu has it already.
    table = british(nyeri="1A 1T", embu="1T").play("op relocate")
    assert table.refused("nyeri") == "3.2.2"
    table.play("special air_strike nyeri nyeri {6}")
    assert (table.pieces("nyeri"), table["nyeri"]["population"], table["embu"]["population"]) == ("1T", 1, 1)


@rule("kenya", "3.2.2", "3.1", "4.1", "4.2.3")
@pytest.mark.parametrize("there", ["1A 1T", "2A 2T", "1A 1U 2P", "1B 1A 1T 1P"])
def test_relocate_may_be_chosen_where_only_an_air_strike_gives_it_a_space(british: Kenya, there: str) -> None:
    # [K-41] Nothing else can be done, so everything up to the roll is done by itself.
    table = british(nyeri=there).play("op relocate")
    assert (table.actor, table.kind) == ("chance", "die")
    assert (table["nyeri"]["population"], table.control("nyeri")) == (1, "british")
    table.play("{6}")
    assert table.actor == "mau_mau"


@rule("kenya", "3.2.2", "3.1", "4.1", "4.2.3")
@pytest.mark.parametrize("there", ["1U 1T", "2A 1T", "1A 1T 0pop", "1B 1T", "1A"])
def test_relocate_is_refused_where_no_air_strike_would_give_it_a_space(british: Kenya, there: str) -> None:
    # [K-41]
    table = british(nyeri=there, thika="1A 1T", nairobi="2A 2T").play("op")
    assert table.refused("relocate") == "3.1"


@rule("kenya", "3.2.2", "3.1", "4.1")
def test_a_limited_relocate_has_no_air_strike_to_help_it(british: Kenya) -> None:
    # [K-41]
    table = british(nyeri="1A 1T").play("limited")
    assert table.refused("relocate") == "3.1"


@rule("kenya", "3.2.2", "4.1", "4.1.1")
def test_reward_cannot_come_before_the_air_strike_that_relocate_needs(british: Kenya) -> None:
    # [K-41]
    table = british(nyeri="1A 1T", meru="1A 1T", nairobi="2T").play("op relocate")
    assert (table.kind, table.options) == ("air_strike.space", ["nyeri", "meru"])
    assert table["nairobi"]["stance"] == "neutral"


@rule("kenya", "3.2.2", "4.1", "4.2.3")
def test_the_air_strike_that_relocate_needs_does_not_go_elsewhere(british: Kenya) -> None:
    # [K-41] Thika is no Reserve, and in Embu one Guerrilla less wins no Control.
    table = british(nyeri="1A 1T", meru="1A 1T", thika="1A 1T", embu="3A 1T").play("op relocate")
    assert [table.refused(name) for name in ("thika", "embu")] == ["3.1", "3.1"]
    table.play("nyeri")
    assert (table.pieces("nyeri"), table["nyeri"]["population"]) == ("1T", 1)


@rule("kenya", "3.2.2", "4.1", "4.1.1")
def test_reprisal_does_not_accompany_relocate(british: Kenya) -> None:
    table = british(nyeri="2T 1A", aberdares="1A").play("op relocate special")
    assert table.options == ["reward", "air_strike"]
    assert table.refused("reprisal") == "4.1.1"


@rule("kenya", "3.2.2")
def test_relocate_moves_no_piece_on_the_map(british: Kenya) -> None:
    table = british(nyeri="3T 2P 1U 1A", aberdares="2U").play("limited relocate nyeri {6}")
    pieces = {name: table.pieces(name) for name in KENYA if table.pieces(name)}
    assert pieces == {"nyeri": "1U 1A 3T 2P", "aberdares": "2U"}
