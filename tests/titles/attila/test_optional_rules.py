"""Optional rules: the Cypriot hand shown (9.13), a poor staff (9.14), the Hellenic Air Force (9.4); for 9.12 see
test_reaction."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import smallwars
from tests.harness import Table, rule
from tests.titles.attila.battles import HELLENIC, Attila, about, boxes, combat, dice, left, on_the_map, rule_of

NOBODY = {"turkish": 0, "cypriot": 0}

ADVANTAGE = {"intelligence_advantage": True}
STAFF = {"poorly_trained_staff": True}

DRAWN = ["g2-4", "g3-3", "g3-3", "w2-4", "w4-2", "w3-3"]

# 9.13

HANDS: dict[str, Any] = {"turkish": "g2-4 g3-3", "cypriot": "w2-4 w4-2"}
TURKISH, CYPRIOT = ["g2-4", "g3-3"], ["w2-4", "w4-2"]


@rule("attila", "9.13", "5.0")
def test_the_turkish_player_sees_the_cypriot_hand(attila: Attila) -> None:
    #
    game = attila(options=ADVANTAGE, **HANDS).game
    assert game.view("turkish")["hands"] == {"turkish": TURKISH, "cypriot": CYPRIOT}
    assert game.view("turkish")["hand_sizes"] == {"turkish": 2, "cypriot": 2}


@rule("attila", "9.13", "5.0")
def test_the_cypriot_does_not_see_the_turkish_one_nor_does_anybody_else(attila: Attila) -> None:
    game = attila(options=ADVANTAGE, **HANDS).game
    assert game.view("cypriot")["hands"] == {"cypriot": CYPRIOT}
    assert game.view()["hands"] == {}


@rule("attila", "9.13", "5.0")
def test_without_the_option_each_sees_his_own(attila: Attila) -> None:
    game = attila(**HANDS).game
    assert game.view("turkish")["hands"] == {"turkish": TURKISH}
    assert game.view("cypriot")["hands"] == {"cypriot": CYPRIOT}


@rule("attila", "9.13", "5.0")
def test_from_the_draw_on(attila: Attila) -> None:
    table = attila(active=None, deck=DRAWN, options=ADVANTAGE)
    assert table.kind == "play"
    assert table.game.view("turkish")["hands"]["cypriot"] == ["w2-4", "w3-3", "w4-2"]


@rule("attila", "9.13")
def test_a_hand_that_is_seen_is_not_dealt_anew(attila: Attila) -> None:
    game = attila(options=ADVANTAGE, **HANDS).game
    for seed in range(5):
        assert game.determinize("turkish", Random(seed)).position()["hands"]["cypriot"] == CYPRIOT
    others = [game.determinize("cypriot", Random(seed)).position()["hands"]["turkish"] for seed in range(5)]
    assert any(hand != TURKISH for hand in others)


# 9.14


@rule("attila", "9.14")
@pytest.mark.parametrize("roll", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize(
    ("card", "use", "value", "less"),
    [
        ("w2-4", "movement", 2, 1),
        ("w2-4", "combat", 4, 3),
        ("w6-1", "movement", 6, 5),
        ("w6-1", "combat", 1, 1),  # at least 1
        ("w1-6", "movement", 1, 1),
        ("w1-6", "combat", 6, 5),
        ("w3-3", "movement", 3, 2),
        ("w3-5", "combat", 5, 4),
    ],
)
def test_a_card_of_the_cypriot_is_worth_one_less_on_1_or_2(
    attila: Attila, card: str, use: str, value: int, less: int, roll: int
) -> None:
    #
    fields = {"dhali": "grk mk trk", "paphos": "5_ng", "special_actions": NOBODY}
    table = attila(active="cypriot", options=STAFF, cypriot=card, turkish="g2-3", **fields).play(f"{card} {use}")
    assert (table.actor, table.kind, rule_of(table), about(table)) == ("chance", "die", "9.14", "staff")
    table.play(f"{{{roll}}}")
    assert (table.kind, left(table)) == (
        "move.unit" if use == "movement" else "battle", less if roll < 3 else value,
    )  # fmt: skip


@rule("attila", "9.14")
def test_fewer_units_move_and_fight(attila: Attila) -> None:
    table = attila(active="cypriot", options=STAFF, cypriot="w2-4", turkish="g2-3", paphos="5_ng 4_ng")
    table.play("w2-4 movement {1} 5_ng polis")
    assert (table.actor, table.kind, on_the_map(table)) == ("turkish", "play", {"polis": "5_ng", "paphos": "4_ng"})
    table = combat(attila, "cypriot", value=2, options=STAFF, dhali="grk mk trk").play("{2} dhali grk")
    # The second point of the card is lost.
    assert dice(table) == (3, 2)


@rule("attila", "9.14")
def test_a_card_of_two_for_two_units_in_good_hands(attila: Attila) -> None:
    table = combat(attila, "cypriot", value=2, options=STAFF, dhali="grk mk trk").play("{3} dhali grk mk")
    assert dice(table) == (5, 2)


@rule("attila", "9.14")
def test_the_turkish_staff_is_not_affected(attila: Attila) -> None:
    table = combat(attila, value=2, options=STAFF, dhali="trk slf grk")
    assert (table.kind, left(table)) == ("battle", 2)


@rule("attila", "9.14", "6.3")
def test_special_action_cards_are_exempt(attila: Attila) -> None:
    fields = {"damaged_cypriot": "lok", "turkish": "g2-3", "cypriot": "w2-4"}
    table = attila(active="cypriot", options=STAFF, **fields).play("special")
    assert (table.actor, table.kind, boxes(table)[1]) == ("turkish", "play", "lok")


@rule("attila", "9.14", "6.32")
def test_reactions_are_exempt(attila: Attila) -> None:
    fields = {"kioneli": "trk grk", "morfou": "mk", "special_actions": {"turkish": 0, "cypriot": 1}}
    table = combat(attila, options=STAFF, **fields).play("kioneli reaction_move")
    assert dice(table) == (2, 5)


@rule("attila", "9.14")
def test_without_the_option_no_die_is_rolled(attila: Attila) -> None:
    table = combat(attila, "cypriot", value=2, dhali="grk mk trk")
    assert (table.kind, left(table)) == ("battle", 2)


# 9.4


def new_turn(attila: Attila, strovolos: str, **rest: Any) -> Table:
    """A turn begins, three cards each; the Turkish player is first. Nobody has Special Action cards."""
    fields: dict[str, Any] = {"rear_cypriot": "haf_1 haf_2", "special_actions": NOBODY, **rest}
    return attila(active=None, deck=DRAWN, options=HELLENIC, strovolos=strovolos, **fields)


@rule("attila", "9.4", "3.0")
@pytest.mark.parametrize(("options", "rear"), [({}, []), (HELLENIC, ["haf_1", "haf_2"])])
def test_two_fighters_are_in_the_cypriot_rear_area_at_set_up(options: dict[str, Any], rear: list[str]) -> None:
    game = smallwars.new("attila", options=options, chance="manual")
    assert game.position()["rear"]["cypriot"] == rear


STROVOLOS = [
    ("", False),
    ("trk", True),
    ("tmt_7", True),
    ("trk- tmt_7", True),
    ("trk-", False),
    ("trk es", False),
    ("trk es-", True),
    ("trk eoka", False),
    ("trk eoka-", True),
    ("es", False),
    ("trk- es-", False),
]


@rule("attila", "9.4")
@pytest.mark.parametrize(("strovolos", "lost"), STROVOLOS)
def test_they_stay_on_the_ground_if_the_enemy_controls_strovolos_when_the_turn_begins(
    attila: Attila, strovolos: str, lost: bool
) -> None:
    table = new_turn(attila, strovolos, paphos="5_ng")
    assert (table.kind, table["airfield_lost"]) == ("play", lost)
    table.play("pass w4-2 movement")
    assert ("haf_1" in table.options) == (not lost)
    if lost:
        assert [table.refused(unit) for unit in ("haf_1", "haf_2")] == ["9.4", "9.4"]


@rule("attila", "9.4")
def test_other_areas_do_not_matter(attila: Attila) -> None:
    table = new_turn(attila, "", nicosia_city="trk", kioneli="slf", dhali="cdo")
    assert table["airfield_lost"] is False


@rule("attila", "9.4", "6.21")
@pytest.mark.parametrize(("lost", "thrown"), [(True, (3, 2)), (False, (4, 2))])
def test_on_the_ground_they_do_not_attack(attila: Attila, lost: bool, thrown: tuple[int, int]) -> None:
    fields = {"airfield_lost": lost, "kioneli": "trk grk mk", "rear_cypriot": "haf_1"}
    table = combat(attila, "cypriot", options=HELLENIC, **fields).play("kioneli grk")
    assert table.options == (["mk", "done"] if lost else ["mk", "haf_1", "done"])
    if lost:
        assert table.refused("haf_1") == "9.4"
    table.play("done" if lost else "haf_1 done")
    assert dice(table) == thrown


@rule("attila", "9.4", "6.32")
def test_on_the_ground_they_do_not_defend(attila: Attila) -> None:
    #
    fields = {"kioneli": "trk grk", "morfou": "mk", "rear_cypriot": "haf_1", "special_actions": {"cypriot": 1}}
    table = combat(attila, options=HELLENIC, airfield_lost=True, **fields).play("kioneli")
    assert (table.actor, table.options) == ("cypriot", ["reaction_move", "decline"])
    assert table.refused("air_support") == "6.32"
    table = combat(attila, options=HELLENIC, **fields).play("kioneli")
    assert table.options == ["air_support", "reaction_move", "decline"]


@rule("attila", "9.4")
def test_retaking_the_airport_helps_from_the_next_turn_on(attila: Attila) -> None:
    table = new_turn(attila, "trk", nicosia_city="grk mk")
    table.play("pass w4-2 movement grk strovolos mk strovolos")
    # Both are there now, and still the fighters stay on the ground.
    assert (table.there("strovolos"), table["airfield_lost"]) == ("grk mk trk", True)
    table.play("pass w3-3 combat strovolos")
    assert table.options == ["grk", "mk"]
    table.play("grk done {0} {0} pass pass")
    # The next turn's cards are not known; the airport was looked at before they are drawn.
    assert (table["turn"], table.kind, table["airfield_lost"]) == (3, "card", False)


@rule("attila", "9.4")
def test_losing_the_airport_does_not_matter_before_the_next_turn(attila: Attila) -> None:
    table = new_turn(attila, "", kioneli="trk", paphos="5_ng")
    table.play("g3-3 movement trk strovolos w4-2 movement haf_1 paphos done")
    assert (table["airfield_lost"], table.there("paphos")) == (False, "5_ng haf_1")
    table.play("pass pass")
    assert (table["turn"], table["airfield_lost"], boxes(table)[1]) == (3, True, "haf_1 haf_2")


@rule("attila", "9.4")
def test_turkish_fighters_do_not_need_the_airport(attila: Attila) -> None:
    table = new_turn(attila, "trk", rear_turkish="taf_1").play("g3-3 movement")
    assert table.options == ["trk", "taf_1", "done"]


@rule("attila", "9.4", "9.12", "9.13", "9.14")
def test_the_options_are_off_unless_chosen() -> None:
    options = smallwars.new("attila", chance="manual").options
    names = ("hellenic_air_force", "formation_agility", "intelligence_advantage", "poorly_trained_staff")
    assert [options[name] for name in names] == [False] * 4
