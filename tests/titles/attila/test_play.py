"""The Card Play and Resolution Phase: alternation, passes, what a card is used for (4.0, 6.0, 6.3)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.harness import Table, attila, rule
from tests.titles.attila.test_set_up import everywhere

Fixture = Callable[..., Table]

FRONT = {"dhali": "mk es", "kophinou": "trk tmt_1"}
"""A few units that can move, and no battle."""


def turn(table: Table) -> tuple[str | None, str | None]:
    """Who is asked what."""
    return table.actor, table.kind


# Alternation


@rule("attila", "6.0", "4.0")
@pytest.mark.parametrize("first", ["turkish", "cypriot"])
def test_players_play_one_card_each_in_turn(attila: Fixture, first: str) -> None:
    table = attila(first, turkish="g2-4 g3-3", cypriot="w2-4 w3-3", **FRONT)
    order = []
    for _ in range(4):
        assert table.actor is not None
        order.append(table.actor)
        table.play(f"{table.options[0]} done")
    second = "cypriot" if first == "turkish" else "turkish"
    assert order == [first, second, first, second]
    played = {"turkish": "g2-4 w2-4 g3-3 w3-3", "cypriot": "w2-4 g2-4 w3-3 g3-3"}
    assert table["discards"] == played[first].split()


@rule("attila", "6.0")
def test_a_player_plays_his_own_cards_only_each_kind_offered_once(attila: Fixture) -> None:
    table = attila(turkish="g3-3 g2-4 g3-3", cypriot="w2-4", **FRONT)
    assert turn(table) == ("turkish", "play") and table.options == ["g2-4", "g3-3", "pass"]
    table.play("g3-3 done")
    assert turn(table) == ("cypriot", "play") and table.options == ["w2-4", "pass"]
    assert table["hands"] == {"turkish": ["g2-4", "g3-3"], "cypriot": ["w2-4"]}


@rule("attila", "6.0", "2.32")
def test_a_card_is_discarded_face_up_when_it_is_played(attila: Fixture) -> None:
    table = attila(turkish="g2-4", discards=["w1-6", "event"], **FRONT).play("g2-4")
    assert turn(table) == ("turkish", "move.unit")
    assert (table["discards"], table["hands"]["turkish"]) == (["w1-6", "event", "g2-4"], [])
    assert table.game.view("cypriot")["discards"] == ["w1-6", "event", "g2-4"]


# What a card is used for


@rule("attila", "6.0", "6.1", "6.2")
def test_a_card_is_played_for_movement_or_for_combat(attila: Fixture) -> None:
    table = attila(turkish="g2-4", dhali="es trk", beachhead="larnaca").play("g2-4")
    assert turn(table) == ("turkish", "use") and table.options == ["movement", "combat"]
    assert table.game.decision is not None and table.game.decision.about == "g2-4"


@rule("attila", "6.0", "6.1")
def test_for_movement_it_moves_as_many_units_as_its_movement_value_and_nothing_fights(attila: Fixture) -> None:
    table = attila(turkish="g2-4", dhali="es tmt_1", kophinou="trk slf 39_div", cypriot="w2-4", karpas="grk")
    table.play("g2-4 movement trk larnaca slf larnaca")
    assert turn(table) == ("cypriot", "play")
    assert everywhere(table) == {
        "karpas": "grk", "dhali": "es tmt_1", "kophinou": "39_div", "larnaca": "trk slf",
    }  # fmt: skip


@rule("attila", "6.0", "6.2")
def test_for_combat_nothing_moves(attila: Fixture) -> None:
    table = attila(
        turkish="g2-4", dhali="grk trk", kophinou="slf", cypriot="w2-4", special_actions={"turkish": 6, "cypriot": 0}
    )
    table.play("g2-4 combat dhali {0} {0}")
    assert turn(table) == ("cypriot", "play")
    assert everywhere(table) == {"dhali": "grk trk", "kophinou": "slf"}


@rule("attila", "6.0", "6.2")
def test_where_there_can_be_no_battle_a_card_is_for_movement(attila: Fixture) -> None:
    assert turn(attila(turkish="g2-4", **FRONT).play("g2-4")) == ("turkish", "move.unit")


@rule("attila", "6.0", "6.1")
@pytest.mark.parametrize("words", ["done", "tmt_1 larnaca done", "tmt_1 larnaca trk larnaca"])
def test_a_card_need_not_be_used_up_nor_used_at_all(attila: Fixture, words: str) -> None:
    """Ruling A-11."""
    table = attila(turkish="g4-4", cypriot="w2-4", **FRONT).play(f"g4-4 {words}")
    assert turn(table) == ("cypriot", "play") and table["discards"] == ["g4-4"]


@rule("attila", "6.0", "6.2")
def test_a_combat_card_need_not_be_used_either(attila: Fixture) -> None:
    table = attila(turkish="g2-4", dhali="es trk", cypriot="w2-4").play("g2-4 combat done")
    assert turn(table) == ("cypriot", "play") and everywhere(table) == {"dhali": "es trk"}


@rule("attila", "6.0")
def test_a_card_that_nobody_can_move_with_is_gone_all_the_same(attila: Fixture) -> None:
    table = attila(turkish="g4-4", cypriot="w2-4", dhali="es").play("g4-4")
    assert turn(table) == ("cypriot", "play") and table["discards"] == ["g4-4"]


# Passing


@rule("attila", "6.0")
def test_who_passes_keeps_his_cards_and_the_enemy_goes_on(attila: Fixture) -> None:
    table = attila(turkish="g2-4", cypriot="w2-4", **FRONT).play("pass")
    assert turn(table) == ("cypriot", "play") and table["passed"] is True
    assert table["hands"] == {"turkish": ["g2-4"], "cypriot": ["w2-4"]} and table["discards"] == []


@rule("attila", "6.0")
def test_who_passed_may_play_again_later(attila: Fixture) -> None:
    """Ruling A-8."""
    table = attila(turkish="g2-4 g3-3", cypriot="w2-4 w3-3", **FRONT)
    table.play("pass w2-4 done g2-4 done pass g3-3 done")
    assert turn(table) == ("cypriot", "play") and table.options == ["w3-3", "pass"]
    assert (table["passed"], table["phase"], table["discards"]) == (False, "play", ["w2-4", "g2-4", "g3-3"])


@rule("attila", "6.0")
@pytest.mark.parametrize("first", ["turkish", "cypriot"])
def test_two_passes_in_a_row_end_the_phase(attila: Fixture, first: str) -> None:
    table = attila(first, turkish="g2-4", cypriot="w2-4", **FRONT).play("pass pass")
    assert (table["turn"], table["phase"], table.kind) == (3, "selection", "card")


@rule("attila", "6.0")
def test_passes_that_do_not_follow_each_other_do_not_end_it(attila: Fixture) -> None:
    table = attila(turkish="g2-4 g3-3", cypriot="w2-4 w3-3 w4-4", **FRONT)
    table.play("pass w2-4 done pass w3-3 done g2-4 done pass g3-3 done")
    assert turn(table) == ("cypriot", "play") and (table["turn"], table["phase"]) == (2, "play")
    assert table["discards"] == ["w2-4", "w3-3", "g2-4", "g3-3"]


@rule("attila", "6.0")
def test_a_player_with_nothing_to_play_passes_by_himself(attila: Fixture) -> None:
    """Nothing else is left to him; his pass still counts."""
    table = attila(turkish="g2-4 g3-3 g4-4", **FRONT)
    table.play("g2-4 done")
    assert turn(table) == ("turkish", "play") and table["passed"] is True
    table.play("g3-3 done pass pass")
    assert (table["turn"], table["discards"]) == (3, ["g2-4", "g3-3", "g4-4"])


@rule("attila", "6.0")
def test_a_loaded_pass_counts_as_the_first_of_two(attila: Fixture) -> None:
    table = attila("cypriot", cypriot="w2-4", passed=True, **FRONT).play("pass")
    assert (table["turn"], table["phase"], table["passed"]) == (3, "selection", False)


@rule("attila", "6.0")
def test_a_card_after_a_loaded_pass_starts_the_count_again(attila: Fixture) -> None:
    table = attila("cypriot", cypriot="w2-4 w3-3", turkish="g2-4", passed=True, **FRONT).play("w2-4 done pass")
    assert turn(table) == ("cypriot", "play") and table["turn"] == 2


# What is left


@rule("attila", "6.0")
def test_cards_left_in_hand_are_discarded_and_special_action_cards_kept(attila: Fixture) -> None:
    """Ruling A-9."""
    specials = {"turkish": 4, "cypriot": 2}
    table = attila(turkish="g2-4 g3-3", cypriot="w1-6", discards=["event"], special_actions=specials, **FRONT)
    table.play("pass pass")
    assert table["hands"] == {"turkish": [], "cypriot": []}
    assert table["discards"] == ["event", "g2-4", "g3-3", "w1-6"]
    assert table["special_actions"] == {"turkish": 4, "cypriot": 2}


@rule("attila", "6.0", "4.0", "5.0")
def test_the_next_turn_draws_six_again_and_who_begins_is_settled_anew(attila: Fixture) -> None:
    deck = ["w2-4", "w3-3", "w4-4", "g2-4", "g3-3", "w5-3", "g1-6"]
    table = attila(turkish="g4-4", cypriot="w1-6", first="turkish", deck=deck, **FRONT).play("pass pass")
    assert (table["turn"], table["phase"], table["first"], table.actor) == (3, "play", "cypriot", "cypriot")
    assert table["hands"] == {"turkish": ["g2-4", "g3-3"], "cypriot": ["w2-4", "w3-3", "w4-4", "w5-3"]}
    assert table["deck"] == ["g1-6"]


@rule("attila", "4.0", "7.0")
def test_the_phases_of_a_turn_follow_each_other() -> None:
    deck = ["w2-4", "w3-3", "g4-4", "g2-4", "g3-3", "event"]
    table = attila("plain", None, deck=deck, dhali="es-", kophinou="trk").play("{6} g2-4 done pass pass {5}")
    assert [entry.verb for entry in table.game.log] == [
        "turn", "drawn", "event", "air_friction",
        "play_phase", "card", "use", "pass", "pass", "leftover", "leftover",
        "final_phase", "rallied",
        "turn",
    ]  # fmt: skip
    assert (table["turn"], table["phase"], table.kind) == (3, "selection", "card")


# Special Action cards


@rule("attila", "6.3", "6.0")
def test_a_special_action_card_may_be_played_instead_of_a_drawn_one(attila: Fixture) -> None:
    table = attila(turkish="g2-4", cypriot="w2-4", dhali="es- trk-")
    assert table.options == ["g2-4", "special", "pass"]
    table.play("special dhali")
    assert turn(table) == ("cypriot", "play") and table.there("dhali") == "es- trk"
    assert table["special_actions"] == {"turkish": 5, "cypriot": 6}
    assert (table["hands"]["turkish"], table["discards"]) == (["g2-4"], [])


@rule("attila", "6.3", "6.0")
def test_a_special_action_between_two_passes_keeps_the_phase_going(attila: Fixture) -> None:
    table = attila(turkish="g2-4", cypriot="w2-4", dhali="es- trk").play("pass special dhali pass")
    assert turn(table) == ("cypriot", "play") and (table["turn"], table["passed"]) == (2, True)
    assert table["special_actions"] == {"turkish": 6, "cypriot": 5}


@rule("attila", "6.3")
def test_without_a_special_action_card_there_is_no_special_action(attila: Fixture) -> None:
    table = attila(turkish="g2-4", dhali="trk-", transit="slf", special_actions={"turkish": 0, "cypriot": 6})
    assert table.options == ["g2-4", "pass"] and table.refused("special") == "6.3"


@rule("attila", "6.3")
@pytest.mark.parametrize("side", ["turkish", "cypriot"])
def test_a_special_action_that_would_change_nothing_cannot_be_chosen(attila: Fixture, side: str) -> None:
    """Ruling A-64."""
    table = attila(side, turkish="g2-4", cypriot="w2-4", dhali="es mk trk")
    assert table.refused("special") == "6.3"


@rule("attila", "6.3")
def test_what_is_disrupted_or_damaged_of_the_enemy_is_no_reason_for_a_special_action(attila: Fixture) -> None:
    table = attila(turkish="g2-4", dhali="es- trk", damaged_cypriot="lok")
    assert table.refused("special") == "6.3"
    table = attila("cypriot", cypriot="w2-4", dhali="es trk-", damaged_turkish="taf_1", transit="slf")
    assert table.refused("special") == "6.3"


@rule("attila", "6.3", "6.31", "6.33")
def test_the_turkish_player_chooses_between_refit_and_invasion(attila: Fixture) -> None:
    table = attila(turkish="g2-4", dhali="trk-", transit="slf").play("special")
    assert turn(table) == ("turkish", "special") and table.options == ["refit", "invasion"]


@rule("attila", "6.3")
def test_special_action_cards_are_played_until_none_is_left(attila: Fixture) -> None:
    table = attila(
        turkish="g2-4",
        special_actions={"turkish": 2, "cypriot": 0},
        dhali="trk-", kophinou="slf-", larnaca="39_div-",
    )  # fmt: skip
    table.play("special dhali special kophinou")
    assert table["special_actions"] == {"turkish": 0, "cypriot": 0} and table["turn"] == 2
    assert table.options == ["g2-4", "pass"] and table.refused("special") == "6.3"
    assert everywhere(table) == {"dhali": "trk", "kophinou": "slf", "larnaca": "39_div-"}


@rule("attila", "6.3", "6.32", "6.0")
def test_a_card_played_in_defence_is_not_the_defenders_turn(attila: Fixture) -> None:
    """Ruling A-10."""
    table = attila(turkish="g2-4", cypriot="w2-4", dhali="grk trk", kophinou="mk", beachhead="larnaca")
    table.play("g2-4 combat dhali reaction_move mk {0} {0}")
    assert turn(table) == ("cypriot", "play") and table.options == ["w2-4", "pass"]
    assert table["special_actions"] == {"turkish": 6, "cypriot": 5} and table.there("dhali") == "grk mk trk"
