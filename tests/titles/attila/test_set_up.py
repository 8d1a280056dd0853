"""Components and set-up: every unit, the cards, the markers (2.0, 3.0), and cards given up before the war (9.11)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import smallwars
from tests.harness import CYPRUS_1974, MODES, SIDES, Table, rule
from tests.titles.attila.test_data import CARDS, ORDER_OF_BATTLE

Fixture = Callable[..., Table]
Opening = Callable[..., Table]

BOXES = ("rear_turkish", "rear_cypriot", "damaged_turkish", "damaged_cypriot", "transit")
GROUND = [id for id, unit in ORDER_OF_BATTLE.items() if unit[2] != "fighter"]
AIR = [id for id, unit in ORDER_OF_BATTLE.items() if unit[2] == "fighter"]
DECK = Counter({f"{colour}{move}-{combat}": n for colour in "gw" for (move, combat), n in CARDS.items()} | {"event": 2})
"""5.0: the 42 cards of the deck."""

SET_UP = {
    "famagusta": "1a_ng 1b_ng tmt_1",
    "kythreia": "tmt_2",
    "kyrenia": "3b_ng ema tmt_3",
    "kioneli": "tmt_7 tmt_8 trk",
    "nicosia_city": "3a_ng es grk mk",
    "morfou": "2_ng",
    "paphos": "5_ng tmt_6",
    "limassol": "4_ng eoka tmt_5",
    "larnaca": "tmt_4",
    "rear_turkish": "5_div a_28 b_28 abn cdo taf_1 taf_2 taf_3 taf_4",
    "damaged_cypriot": "lok er",
    "transit": "slf 39_div",
}
"""3.0, both sides together."""


@pytest.fixture(params=MODES)
def opening(request: pytest.FixtureRequest) -> Opening:
    """A new game with dice and cards by hand; plain, on forks, on reloaded positions."""

    def begin(deck: str = "", **options: Any) -> Table:
        game = smallwars.new("attila", chance="manual", deck=deck.split(), options=options)
        return Table(game, request.param, options)

    return begin


def everywhere(table: Table) -> dict[str, str]:
    """Every area and box with units in it, in short."""
    places = {place: table.there(place) for place in (*CYPRUS_1974, *BOXES)}
    return {place: units for place, units in places.items() if units}


def side_of(unit: str) -> str:
    """2.0: whose unit it is."""
    return ORDER_OF_BATTLE[unit][1]


def enemy_of(side: str) -> str:
    """The other side."""
    return SIDES[1 - SIDES.index(side)]


# 3.0


@rule("attila", "3.0", "2.32")
def test_every_unit_stands_where_the_set_up_has_it(opening: Opening) -> None:
    assert everywhere(opening()) == SET_UP


@rule("attila", "3.0", "2.0")
def test_all_units_but_the_fighters_of_9_4_are_there_once() -> None:
    placed = sorted(unit for units in SET_UP.values() for unit in units.split())
    assert placed == sorted(set(ORDER_OF_BATTLE) - {"haf_1", "haf_2"})


@rule("attila", "3.0", "9.4")
def test_with_the_option_both_cypriot_fighters_are_in_the_rear_area(opening: Opening) -> None:
    assert everywhere(opening(hellenic_air_force=True)) == {**SET_UP, "rear_cypriot": "haf_1 haf_2"}


@rule("attila", "3.0")
@pytest.mark.parametrize(
    "option", ["open_hands", "formation_agility", "intelligence_advantage", "poorly_trained_staff"]
)
def test_other_options_leave_the_set_up_as_it_is(opening: Opening, option: str) -> None:
    assert everywhere(opening(**{option: True})) == SET_UP


@rule("attila", "3.0")
def test_all_units_are_undisrupted_and_no_marker_is_on_the_map(opening: Opening) -> None:
    table = opening()
    assert (table["disrupted"], table["beachhead"], table["dropped"], table["invaded"]) == ([], None, False, False)
    assert (table["to_transit"], table["to_beachhead"], table["given_up"]) == (0, 0, 0)
    assert (table["rear_chaos"], table["air_friction"], table["airfield_lost"]) == (None, False, False)


@rule("attila", "3.0", "1.1", "4.0")
def test_the_first_of_seven_turns_begins_with_card_selection(opening: Opening) -> None:
    table = opening()
    assert (table["turn"], table["last_turn"], table["phase"]) == (1, 7, "selection")
    assert (table["active"], table["first"], table["passed"]) == (None, None, False)
    assert (table.actor, table.kind) == ("chance", "card")


@rule("attila", "3.0", "6.3")
def test_each_player_holds_six_special_action_cards_and_no_other(opening: Opening) -> None:
    table = opening()
    assert table["special_actions"] == {"turkish": 6, "cypriot": 6}
    assert table["hands"] == {"turkish": [], "cypriot": []} and table["discards"] == []


@rule("attila", "3.0", "5.0")
@pytest.mark.parametrize("seed", range(5))
def test_forty_two_cards_are_shuffled(seed: int) -> None:
    """With the option of 9.11 the game stops before the first draw."""
    position = smallwars.new("attila", seed=seed, options={"organizational_ability": True}).position()
    assert Counter(position["deck"]) == DECK and sum(DECK.values()) == 42
    assert (position["deck_size"], position["removed"], position["removed_cards"]) == (42, 0, [])


@rule("attila", "3.0", "5.0")
def test_every_shuffle_is_another_one() -> None:
    options = {"organizational_ability": True}
    decks = {tuple(smallwars.new("attila", seed=seed, options=options).position()["deck"]) for seed in range(30)}
    assert len(decks) == 30


@rule("attila", "3.0", "8.0")
def test_the_set_up_is_worth_8(opening: Opening) -> None:
    assert opening()["victory_points"] == 8


# 2.2: what is printed on a counter, as play shows it


def attack_alone(attila: Fixture, unit: str) -> Table:
    """A table where a unit attacks an enemy of Combat Value 1 in Dhali, which has no terrain; nobody can react."""
    side = side_of(unit)
    card, target = ("g1-6", "es") if side == "turkish" else ("w1-6", "tmt_1")
    table = attila(side, dhali=f"{unit} {target}", special_actions={enemy_of(side): 0}, **{side: card})
    return table.play(f"{card} combat dhali")


@rule("attila", "2.0", "2.2", "6.23")
@pytest.mark.parametrize("unit", GROUND)
def test_a_unit_throws_as_many_dice_as_its_combat_value(attila: Fixture, unit: str) -> None:
    table = attack_alone(attila, unit)
    assert table.kind == "hits" and table.options == [str(hits) for hits in range(ORDER_OF_BATTLE[unit][3] + 1)]


@rule("attila", "2.2", "6.24")
@pytest.mark.parametrize("unit", GROUND)
def test_only_mechanized_types_exploit(attila: Fixture, unit: str) -> None:
    table = attack_alone(attila, unit).play("{1} {0} decline")
    assert (table.kind == "exploit") == (unit in ("ema", "5_div", "a_28"))


@rule("attila", "2.0", "2.32")
@pytest.mark.parametrize("unit", GROUND)
def test_a_damaged_unit_is_in_the_box_of_its_side_and_cannot_be_used(attila: Fixture, unit: str) -> None:
    side = side_of(unit)
    friend = "trk" if side == "turkish" else "mk"
    friend = friend if friend != unit else "tmt_1" if side == "turkish" else "es"
    hand = {"turkish": "g3-3", "cypriot": "w3-3"}[side]
    table = attila(side, dhali=friend, **{side: hand, f"damaged_{side}": unit}).play(hand)
    assert table.kind == "move.unit" and table.options == [friend, "done"]
    assert table.there(f"damaged_{side}") == unit


@rule("attila", "2.0")
def test_any_number_of_units_of_both_sides_may_be_in_an_area(attila: Fixture) -> None:
    """Ruling A-62."""
    crowd = " ".join(unit for unit in GROUND if unit not in ("es", "er"))
    table = attila("cypriot", dhali=crowd, nicosia_city="es", rear_cypriot="er", cypriot="w2-4")
    table.play("w2-4 movement es dhali er dhali")
    assert table.there("dhali").split() == GROUND


@rule("attila", "2.0", "5.0")
def test_grey_cards_are_turkish_and_white_ones_cypriot(opening: Opening) -> None:
    table = opening("g2-4 w2-4 g3-3 w3-3 g1-6 w1-6")
    assert table["hands"] == {"turkish": ["g1-6", "g2-4", "g3-3"], "cypriot": ["w1-6", "w2-4", "w3-3"]}


# 9.11


@rule("attila", "9.11")
def test_without_the_option_nobody_gives_up_cards(opening: Opening) -> None:
    assert opening().kind == "card"


@rule("attila", "9.11")
@pytest.mark.parametrize("count", range(4))
def test_before_turn_1_the_turkish_player_may_give_up_special_action_cards(opening: Opening, count: int) -> None:
    """Ruling A-46."""
    table = opening(organizational_ability=True)
    assert (table.actor, table.kind, table.options) == ("turkish", "give_up", ["0", "1", "2", "3"])
    assert (table["turn"], table["phase"], table["deck_size"]) == (1, "selection", 42)
    table.play(str(count))
    assert table["special_actions"] == {"turkish": 6 - count, "cypriot": 6}
    assert (table["given_up"], table["victory_points"]) == (count, 8 + 2 * count)
    assert table.kind == "card" and everywhere(table) == SET_UP


@rule("attila", "9.11", "6.3")
def test_who_gave_up_all_cards_has_none_to_play(opening: Opening) -> None:
    # A data file may let him.
    data = {"organizational_ability": {"most": 12}}
    table = opening("g2-4 g2-4 g2-4 g3-3 g3-3 g3-3", organizational_ability=True, data=data).play("6")
    assert table.options == ["g2-4", "g3-3", "pass"] and table.refused("special") == "6.3"


@rule("attila", "9.11")
def test_cards_are_given_up_once_in_the_game(opening: Opening) -> None:
    table = opening("g2-4 g2-4 g2-4 g3-3 g3-3 g3-3", organizational_ability=True).play("2 pass pass {1} {1}")
    assert (table["turn"], table.kind, table["given_up"]) == (2, "card", 2)
    assert table["special_actions"] == {"turkish": 4, "cypriot": 6}


@rule("attila", "3.0", "6.3")
def test_the_even_data_set_changes_special_action_cards_alone(opening: Opening) -> None:
    #
    even, standard = opening(data_set="even").position, opening().position
    assert even["special_actions"] == {"turkish": 8, "cypriot": 4}
    assert standard["special_actions"] == {"turkish": 6, "cypriot": 6}
    assert {**even, "special_actions": standard["special_actions"]} == standard


@rule("attila", "3.0", "6.3")
def test_a_data_file_corrects_the_even_data_set_too(opening: Opening) -> None:
    #
    data = {"deck": {"special_actions": {"cypriot": 5}}}
    table = opening(data_set="even", data=data)
    assert table["special_actions"] == {"turkish": 8, "cypriot": 5}


@pytest.mark.parametrize(("value", "told"), [("odd", "standard, even"), (1, "standard, even")])
def test_a_data_set_that_is_not_known_is_refused(value: Any, told: str) -> None:
    with pytest.raises(smallwars.InvalidOption, match=told):
        smallwars.new("attila", options={"data_set": value})
