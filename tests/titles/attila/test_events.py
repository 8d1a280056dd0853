"""The Random Events (5.0, E1 to E6)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import smallwars
from tests.harness import Table, rule
from tests.titles.attila.battles import HELLENIC, Attila, about, boxes, combat, dice, left, on_the_map, rule_of, weights

DRAWN = ["event", "g2-4", "g3-3", "g3-3", "w2-4", "w4-2"]
"""Three Turkish cards, two Cypriot ones."""

NEXT = ["g4-2", "g4-2", "g5-3", "w3-3", "w3-3", "w5-3"]
AFTER = ["g4-4", "g4-4", "w4-4", "w4-4", "w3-5", "event"]

COUNTS = {"2-4": 3, "4-2": 3, "3-3": 4, "3-5": 2, "5-3": 2, "4-4": 2, "2-3": 1, "3-2": 1, "1-6": 1, "6-1": 1}
REST = ["event", *[f"{colour}{card}" for card, count in COUNTS.items() for _ in range(count) for colour in "gw"]]
"""All other cards."""
for card in DRAWN[1:]:
    REST.remove(card)


def event(attila: Attila, roll: int, /, **rest: Any) -> Table:
    """A turn begins, with a Random Event among its cards, and this is rolled on the chart."""
    table = attila(active=None, **{"deck": DRAWN, **rest})
    assert (table.actor, table.kind, rule_of(table)) == ("chance", "die", "5.0")
    return table.play(f"{{{roll}}}")


def has_begun(table: Table) -> bool:
    """Whether nothing more was asked: the Turkish player, with three cards, is to play one."""
    return (table.actor, table.kind, table["first"]) == ("turkish", "play", "turkish")


# E1


@rule("attila", "E1")
def test_e1_the_cypriot_may_damage_an_air_unit_or_disrupt_a_unit_in_transit(attila: Attila) -> None:
    table = event(attila, 1, rear_turkish="taf_1 taf_2- taf_4 cdo", damaged_turkish="taf_3 39_div", transit="slf a_28-")
    assert (table.actor, table.kind, rule_of(table)) == ("cypriot", "friendly_fire", "E1")
    # A disrupted air unit too, not a damaged one; not a unit that is disrupted in the Transit Box.
    assert table.options == ["slf", "taf_1", "taf_2", "taf_4", "decline"]


@rule("attila", "E1")
@pytest.mark.parametrize(
    ("answer", "rear", "damaged", "transit"),
    [
        ("taf_1", "cdo taf_2-", "taf_1", "slf 39_div"),
        ("taf_2", "cdo taf_1", "taf_2", "slf 39_div"),
        ("slf", "cdo taf_1 taf_2-", "", "slf- 39_div"),
        ("39_div", "cdo taf_1 taf_2-", "", "slf 39_div-"),
        ("decline", "cdo taf_1 taf_2-", "", "slf 39_div"),
    ],
)
def test_e1_one_of_them_or_none(attila: Attila, answer: str, rear: str, damaged: str, transit: str) -> None:
    fields = {"rear_turkish": "taf_1 taf_2- cdo", "damaged_turkish": "taf_3 taf_4", "transit": "slf 39_div"}
    table = event(attila, 1, **fields).play(answer)
    assert has_begun(table)
    assert (boxes(table)[0], table.there("transit")) == (rear, transit)
    assert boxes(table)[2] == f"{damaged} taf_3 taf_4".strip()


@rule("attila", "E1")
def test_e1_with_no_air_unit_left_and_nobody_at_sea_nothing_happens(attila: Attila) -> None:
    #
    table = event(attila, 1, damaged_turkish="taf_1 taf_2 taf_3 taf_4", rear_turkish="cdo", transit="slf-")
    assert has_begun(table)


@rule("attila", "E1")
def test_e1_a_unit_disrupted_at_sea_may_land_and_rolls_in_the_final_phase(attila: Attila) -> None:
    #
    fields = {"damaged_turkish": "taf_1 taf_2 taf_3 taf_4", "special_actions": {"turkish": 1, "cypriot": 0}}
    table = event(attila, 1, transit="slf 39_div", **fields).play("slf")
    landed = Table(table.game.fork()).play("special invasion kyrenia slf done")
    assert landed.there("kyrenia") == "slf-"
    table.play("pass pass")
    assert (table.kind, rule_of(table), about(table)) == ("die", "7.0", "slf")
    assert table.play("{5}").there("transit") == "slf 39_div"


@rule("attila", "E1")
def test_e1_an_air_unit_that_is_not_in_the_game_is_not_offered(attila: Attila) -> None:
    table = event(attila, 1, rear_turkish="taf_1")
    assert table.options == ["taf_1", "decline"]


# E2


AT_RISK = {"kyrenia": "tmt_3", "kioneli": "tmt_7- tmt_8 trk", "limassol": "eoka 4_ng", "rear_turkish": "tmt_1"}


@rule("attila", "E2")
def test_e2_the_turkish_player_may_disrupt_eoka_for_one_of_his_own(attila: Attila) -> None:
    #
    table = event(attila, 2, **AT_RISK)
    # EOKA is the only one, so not up to two.
    assert (table.actor, table.kind, rule_of(table), left(table)) == ("turkish", "laxity", "E2", 1)
    assert table.options == ["eoka", "done"]
    table.play("eoka")
    # His own on the map that is not disrupted yet.
    assert (table.actor, table.kind, rule_of(table)) == ("turkish", "laxity.own", "E2")
    assert table.options == ["tmt_3", "tmt_8"]
    table.play("tmt_8 done")
    assert has_begun(table)
    assert on_the_map(table) == {"kyrenia": "tmt_3", "kioneli": "tmt_7- tmt_8- trk", "limassol": "4_ng eoka-"}


@rule("attila", "E2")
def test_e2_both_players_choose_on_the_board_before_the_event(attila: Attila) -> None:
    # EOKA, which the Turkish player names, still pays for what the Cypriot names.
    table = event(attila, 2, **AT_RISK).play("eoka tmt_8")
    assert (table.actor, table.kind, left(table), table["disrupted"]) == ("cypriot", "laxity", 1, ["tmt_7"])
    # TMT-8, which the Turkish player has given, is disrupted only when all is said.
    assert table.options == ["tmt_3", "tmt_8", "done"]
    table.play("tmt_3")
    assert has_begun(table)
    assert on_the_map(table) == {"kyrenia": "tmt_3-", "kioneli": "tmt_7- tmt_8- trk", "limassol": "4_ng eoka-"}


@rule("attila", "E2")
def test_e2_the_cypriot_may_disrupt_one_for_eoka(attila: Attila) -> None:
    #
    table = event(attila, 2, kyrenia="tmt_3", kioneli="tmt_7- tmt_8 trk", limassol="eoka 4_ng").play("done")
    assert (table.actor, table.kind, rule_of(table)) == ("cypriot", "laxity", "E2")
    assert table.options == ["tmt_3", "tmt_8", "done"]
    # EOKA is the only one he has.
    table.play("tmt_3")
    assert has_begun(table)
    assert on_the_map(table) == {"kyrenia": "tmt_3-", "kioneli": "tmt_7- tmt_8 trk", "limassol": "4_ng eoka-"}


@rule("attila", "E2")
def test_e2_with_the_option_the_turkish_player_is_first(attila: Attila) -> None:
    # The Cypriot has no undisrupted Irregular left to give.
    table = event(attila, 2, options={"laxity": "in_turn"}, **AT_RISK).play("eoka tmt_8")
    assert has_begun(table)
    assert on_the_map(table) == {"kyrenia": "tmt_3", "kioneli": "tmt_7- tmt_8- trk", "limassol": "4_ng eoka-"}


@rule("attila", "E2")
def test_e2_with_the_option_any_ground_units_pay(attila: Attila) -> None:
    #
    table = event(attila, 2, options={"laxity": "any_own"}, **AT_RISK).play("eoka")
    assert table.options == ["tmt_3", "tmt_8", "trk"]
    table.play("trk")
    assert (table.actor, left(table)) == ("cypriot", 2)
    table.play("tmt_3 4_ng tmt_8 eoka")
    assert has_begun(table)
    assert on_the_map(table) == {"kyrenia": "tmt_3-", "kioneli": "tmt_7- tmt_8- trk-", "limassol": "4_ng- eoka-"}


@rule("attila", "E2")
def test_e2_neither_of_them_must(attila: Attila) -> None:
    table = event(attila, 2, kyrenia="tmt_3", limassol="eoka").play("done done")
    assert (has_begun(table), table["disrupted"]) == (True, [])


@rule("attila", "E2")
@pytest.mark.parametrize(
    "fields",
    [
        {"kyrenia": "tmt_3", "limassol": "eoka-"},
        {"kyrenia": "tmt_3", "rear_cypriot": "eoka"},
        {"kyrenia": "tmt_3", "damaged_cypriot": "eoka"},
        {"kyrenia": "tmt_3-", "limassol": "eoka"},
        {"rear_turkish": "tmt_3", "limassol": "eoka"},
        {"kyrenia": "trk", "limassol": "eoka es"},
    ],
)
def test_e2_nothing_without_an_undisrupted_irregular_on_the_map_on_both_sides(
    attila: Attila, fields: dict[str, str]
) -> None:
    table = event(attila, 2, **fields)
    assert has_begun(table)


@rule("attila", "E2")
def test_e2_up_to_two_each_where_there_are_two(attila: Attila) -> None:
    # A data file makes ES an Irregular.
    options = {"data": {"units": {"es": {"type": "irregular"}}}}
    fields = {"kyrenia": "tmt_3 tmt_5", "kioneli": "tmt_8", "limassol": "eoka es"}
    table = event(attila, 2, options=options, **fields).play("eoka tmt_3")
    assert (table.actor, table.kind, table.options, left(table)) == ("turkish", "laxity", ["es", "done"], 1)
    table.play("es")
    assert (table.kind, table.options) == ("laxity.own", ["tmt_5", "tmt_8"])
    table.play("tmt_8 done")
    assert has_begun(table)
    assert on_the_map(table) == {"kyrenia": "tmt_3- tmt_5", "kioneli": "tmt_8-", "limassol": "eoka- es-"}


@rule("attila", "E2")
def test_e2_no_more_than_two(attila: Attila) -> None:
    options = {"data": {"units": {"es": {"type": "irregular"}, "5_ng": {"type": "irregular"}}}}
    fields = {"kyrenia": "tmt_3 tmt_5 tmt_6", "limassol": "eoka es 5_ng"}
    table = event(attila, 2, options=options, **fields).play("done tmt_3 eoka tmt_5 es")
    assert has_begun(table)
    assert on_the_map(table) == {"kyrenia": "tmt_3- tmt_5- tmt_6", "limassol": "eoka- es- 5_ng"}


# E3


@rule("attila", "E3")
def test_e3_each_player_loses_a_card_by_chance(attila: Attila) -> None:
    table = event(attila, 3)
    assert (table.actor, table.kind, rule_of(table), about(table)) == ("chance", "discard", "E3", "turkish")
    # Two of his three cards are alike.
    assert (table.options, weights(table)) == (["g2-4", "g3-3"], [1, 2])
    table.play("{g3-3}")
    assert (table.kind, about(table), table.options, weights(table)) == (
        "discard", "cypriot", ["w2-4", "w4-2"], [1, 1],
    )  # fmt: skip
    table.play("{w2-4}")
    assert has_begun(table)
    assert table["hands"] == {"turkish": ["g2-4", "g3-3"], "cypriot": ["w4-2"]}
    assert table["discards"] == ["event", "g3-3", "w2-4"]
    #
    assert table["special_actions"] == {"turkish": 6, "cypriot": 6}


@rule("attila", "E3")
@pytest.mark.parametrize(("colour", "side", "at"), [("w", "cypriot", 0), ("g", "turkish", 1)])
def test_e3_nothing_is_lost_from_an_empty_hand(attila: Attila, colour: str, side: str, at: int) -> None:
    cards = [f"{colour}{values}" for values in ("2-4", "2-4", "3-3", "4-2", "1-6")]
    table = event(attila, 3, deck=["event", *cards])
    assert (table.kind, about(table), weights(table)) == ("discard", side, [1, 2, 1, 1])
    table.play(f"{{{colour}2-4}}")
    assert (table.actor, table["first"], len(table["hands"][side])) == (side, side, 4)
    assert list(table["hands"].values())[at] == []


@rule("attila", "E3", "6.0")
def test_e3_a_single_card_is_lost_and_who_begins_stays(attila: Attila) -> None:
    # Four white cards and one grey; the grey one goes without a question.
    table = event(attila, 3, deck=["w2-4", "w2-4", "g3-3", "event", "w3-3", "w4-2"]).play("{w3-3}")
    assert (table.actor, table.kind, table["first"]) == ("cypriot", "play", "cypriot")
    assert table["hands"] == {"turkish": [], "cypriot": ["w2-4", "w2-4", "w4-2"]}


# E4


@rule("attila", "E4")
@pytest.mark.parametrize(
    ("roll", "side"),
    [(1, "turkish"), (2, "turkish"), (3, "turkish"), (4, "cypriot"), (5, "cypriot"), (6, "cypriot")],
)
def test_e4_a_die_says_whose_rear_area_is_in_chaos(attila: Attila, roll: int, side: str) -> None:
    table = event(attila, 4)
    assert (table.actor, table.kind, rule_of(table), about(table)) == ("chance", "die", "E4", "chaos")
    table.play(f"{{{roll}}}")
    assert (has_begun(table), table["rear_chaos"]) == (True, side)


@rule("attila", "E4", "6.12")
def test_e4_no_turkish_unit_moves_from_the_rear_area_to_the_map(attila: Attila) -> None:
    # To the Transit Box, and from there to the Beachhead, they may.
    fields = {"rear_turkish": "tmt_1 cdo taf_1", "transit": "slf", "kyrenia": "tmt_3", "beachhead": "kyrenia"}
    table = event(attila, 4, **fields).play("{2} g3-3 movement")
    assert table.options == ["tmt_3", "slf", "cdo", "done"]
    assert [table.refused(unit) for unit in ("tmt_1", "taf_1")] == ["E4", "E4"]
    table.play("slf cdo done")
    assert (table.there("kyrenia"), table["transit"], boxes(table)[0]) == ("tmt_3 slf", ["cdo"], "tmt_1 taf_1")


@rule("attila", "E4", "6.12")
def test_e4_no_cypriot_unit_moves_from_the_rear_area_to_the_map(attila: Attila) -> None:
    fields = {"rear_cypriot": "eoka lok haf_1", "rear_turkish": "tmt_1 taf_1", "paphos": "5_ng"}
    table = event(attila, 4, options=HELLENIC, special_actions={"turkish": 0, "cypriot": 0}, **fields).play("{6}")
    # The Turkish player is not concerned.
    turkish = Table(table.game.fork()).play("g3-3 movement")
    assert turkish.options == ["tmt_1", "taf_1", "done"]
    table.play("pass w4-2 movement")
    assert table.options == ["5_ng", "done"]
    assert [table.refused(unit) for unit in ("eoka", "lok", "haf_1")] == ["E4", "E4", "E4"]


@rule("attila", "E4", "6.21")
def test_e4_no_air_unit_joins_a_battle_from_the_rear_area(attila: Attila) -> None:
    # One that is in the area already does.
    table = combat(attila, rear_chaos="turkish", kyrenia="slf ema taf_1", rear_turkish="taf_2").play("kyrenia slf")
    assert (table.options, table.refused("taf_2")) == (["taf_1", "done"], "E4")
    table = combat(attila, rear_chaos="cypriot", kyrenia="slf ema taf_1", rear_turkish="taf_2").play("kyrenia slf")
    assert table.options == ["taf_1", "taf_2", "done"]


@rule("attila", "E4")
def test_e4_is_over_with_the_turn(attila: Attila) -> None:
    fields = {"rear_turkish": "tmt_1", "kyrenia": "tmt_3", "special_actions": {"turkish": 0, "cypriot": 0}}
    table = event(attila, 4, deck=[*DRAWN, *NEXT], **fields).play("{1} pass pass")
    assert (table["turn"], table["rear_chaos"]) == (3, None)
    assert table.play("g4-2").options == ["tmt_1", "tmt_3", "done"]


@rule("attila", "E4")
def test_e4_twice_in_a_turn_may_stop_both_sides(attila: Attila) -> None:
    deck = ["event", "event", "g2-4", "g3-3", "w2-4", "w4-2"]
    fields = {"rear_turkish": "tmt_1 taf_1", "kyrenia": "tmt_3", "rear_cypriot": "lok", "paphos": "5_ng"}
    table = event(attila, 4, deck=deck, special_actions={"turkish": 0, "cypriot": 0}, **fields).play("{1} {4} {6}")
    cypriot = Table(table.game.fork()).play("pass w4-2 movement")
    assert cypriot.refused("lok") == "E4"
    table.play("g3-3 movement")
    assert [table.refused(unit) for unit in ("tmt_1", "taf_1")] == ["E4", "E4"]


# E5


@rule("attila", "E5")
@pytest.mark.parametrize("turn", [1, 2, 3, 4, 5])
def test_e5_turn_6_will_be_the_last_and_six_cards_are_removed(attila: Attila, turn: int) -> None:
    table = event(attila, 5, deck=[*DRAWN, *NEXT, *AFTER], turn=turn)
    assert has_begun(table)
    assert (table["last_turn"], table["removed"], table["deck"]) == (6, 6, AFTER)
    # They are not among the discards, and no hand has them.
    assert (table["discards"], table["deck_size"]) == (["event"], 42 - 6 - 6)
    assert table["hands"] == {"turkish": ["g2-4", "g3-3", "g3-3"], "cypriot": ["w2-4", "w4-2"]}


@rule("attila", "E5", "5.0")
def test_e5_the_next_turn_draws_what_comes_after_them(attila: Attila) -> None:
    table = event(attila, 5, deck=[*DRAWN, *NEXT, *AFTER]).play("pass pass {6}")
    assert (table["turn"], table["last_turn"]) == (3, 6)
    assert table["hands"] == {"turkish": ["g4-4", "g4-4"], "cypriot": ["w3-5", "w4-4", "w4-4"]}


@rule("attila", "E5")
def test_e5_nobody_sees_the_cards(attila: Attila) -> None:
    #
    table = event(attila, 5, deck=[*DRAWN, *NEXT, *AFTER])
    for faction in ("turkish", "cypriot", None):
        view = table.game.view(faction)
        assert (view["removed"], view["discards"], view["deck_size"]) == (6, ["event"], 30)
        assert not {"deck", "removed_cards", "pending"} & set(view)
    told = " ".join([entry.text("en") for entry in table.game.log])
    assert "g5-3" not in told and "Movement 5" not in told


@rule("attila", "E5")
def test_e5_to_a_player_the_removed_cards_may_be_any_he_has_not_seen(attila: Attila) -> None:
    # The whole deck is fixed ahead. Of 38 cards that the Turkish player has not seen, 32 are in play.
    game = event(attila, 5, deck=[*DRAWN, *REST]).game
    dealt = [game.determinize("turkish", Random(seed)).position() for seed in range(5)]
    assert {len(deal["deck"]) + len(deal["hands"]["cypriot"]) for deal in dealt} == {32}
    assert len({tuple(sorted([*deal["deck"], *deal["hands"]["cypriot"]])) for deal in dealt}) > 1


@rule("attila", "E5", "7.1", "8.0")
@pytest.mark.parametrize(("last_turn", "over"), [(6, True), (7, False)])
def test_e5_the_game_ends_after_turn_6(attila: Attila, last_turn: int, over: bool) -> None:
    nobody = {"turkish": 0, "cypriot": 0}
    table = attila(turn=6, last_turn=last_turn, turkish="g2-4", special_actions=nobody).play("pass")
    assert (table.game.decision is None, table["turn"]) == ((True, 6) if over else (False, 7))
    assert table.game.result is None or (table.game.result.winner, table.game.result.grade) == ("cypriot", "major")


@rule("attila", "E5")
@pytest.mark.parametrize(("turn", "last_turn"), [(6, 7), (7, 7), (2, 6), (5, 6), (6, 6)])
def test_e5_rolled_before_or_in_turn_6_or_7_is_rolled_again(attila: Attila, turn: int, last_turn: int) -> None:
    table = event(attila, 5, deck=[*DRAWN, *NEXT], turn=turn, last_turn=last_turn)
    assert (table.actor, table.kind, rule_of(table)) == ("chance", "die", "5.0")
    # Another 5 is rolled again, too.
    assert table.play("{5}").kind == "die"
    table.play("{6}")
    assert (has_begun(table), table["air_friction"]) == (True, True)
    assert (table["last_turn"], table["deck"], table["removed"]) == (last_turn, NEXT, 0)


@rule("attila", "E5")
@pytest.mark.parametrize(("roll", "kind"), [(1, "friendly_fire"), (2, "laxity"), (3, "discard"), (4, "die")])
def test_e5_what_is_rolled_instead_happens(attila: Attila, roll: int, kind: str) -> None:
    fields = {"rear_turkish": "taf_1 taf_2 taf_3 taf_4", "kyrenia": "tmt_3", "limassol": "eoka"}
    table = event(attila, 5, turn=6, **fields).play(f"{{{roll}}}")
    assert (table.kind, rule_of(table)) == (kind, f"E{roll}")


@rule("attila", "E5", "5.0")
def test_e5_twice_in_one_turn_is_rolled_again(attila: Attila) -> None:
    deck = ["event", "event", "g2-4", "g3-3", "w2-4", "w4-2"]
    table = event(attila, 5, deck=[*deck, *NEXT, *AFTER[:5]]).play("{5}")
    assert (table.kind, rule_of(table)) == ("die", "5.0")
    table.play("{6}")
    assert (has_begun(table), table["deck"], table["removed"]) == (True, AFTER[:5], 6)


# E6


@rule("attila", "E6", "6.23")
def test_e6_air_units_support_nobody_this_turn(attila: Attila) -> None:
    fields = {"kyrenia": "slf ema", "beachhead": "kyrenia", "rear_turkish": "taf_1", "turn": 3}
    nobody = {"turkish": 0, "cypriot": 0}
    table = event(attila, 6, deck=[*DRAWN, *NEXT], special_actions=nobody, **fields)
    assert (has_begun(table), table["air_friction"]) == (True, True)
    table.play("g3-3 combat kyrenia taf_1")
    assert dice(table) == (3, 4)
    # The next turn is as usual.
    table.play("pass pass")
    assert (table["turn"], table["air_friction"]) == (4, False)
    assert dice(table.play("g5-3 combat kyrenia taf_1")) == (4, 4)


@rule("attila", "5.0", "E3", "E6")
def test_two_events_happen_one_after_the_other(attila: Attila) -> None:
    #
    table = event(attila, 3, deck=["event", "g2-4", "g3-3", "event", "w2-4", "w4-2"]).play("{g2-4} {w2-4}")
    assert (table.kind, rule_of(table)) == ("die", "5.0")
    table.play("{6}")
    assert (table["air_friction"], table["hands"]) == (True, {"turkish": ["g3-3"], "cypriot": ["w4-2"]})
    assert table["discards"] == ["event", "event", "g2-4", "w2-4"]


@rule("attila", "5.0")
def test_the_chart_has_six_events() -> None:
    position = {"title": "attila", "turn": 2, "deck": DRAWN}
    game = smallwars.from_position(position, chance="manual")
    assert game.decision is not None
    assert [option.id for option in game.decision.options] == ["1", "2", "3", "4", "5", "6"]
