"""Special Action cards in defence: Defensive Air Support and Reaction Moves (6.32, 9.12)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.harness import Table, rule
from tests.titles.attila.battles import HELLENIC, Attila, about, boxes, combat, dice, left, on_the_map, rule_of

SIX = {"turkish": 6, "cypriot": 6}

AGILITY = {"formation_agility": True}


def assault(attila: Attila, dhali: str = "grk trk", **rest: Any) -> Table:
    """The Cypriot attacks all units in Dhali, and the Turkish player has Special Action cards."""
    fields: dict[str, Any] = {"special_actions": SIX, "beachhead": "larnaca", "dhali": dhali, **rest}
    table = combat(attila, "cypriot", **fields).play("dhali")
    while table.kind in ("attack.unit", "target.unit"):
        table.play("all" if table.kind == "target.unit" else table.options[0])
    return table


# When and by whom


@rule("attila", "6.32", "6.21")
def test_the_defender_may_react_when_the_defenders_are_named(attila: Attila) -> None:
    table = combat(attila, "cypriot", special_actions=SIX, dhali="grk trk slf", larnaca="cdo", rear_turkish="taf_1")
    table.play("dhali")
    assert (table.actor, table.kind) == ("cypriot", "target.unit")
    table.play("slf done")
    assert (table.actor, table.kind, rule_of(table), about(table)) == ("turkish", "reaction", "6.32", "dhali")
    assert table.options == ["air_support", "reaction_move", "decline"]


@rule("attila", "6.32")
def test_the_cypriot_reacts_as_well(attila: Attila) -> None:
    table = combat(
        attila, options=HELLENIC, special_actions=SIX, kioneli="trk grk", morfou="mk", rear_cypriot="haf_1"
    ).play("kioneli")
    assert (table.actor, table.options) == ("cypriot", ["air_support", "reaction_move", "decline"])


@rule("attila", "6.32")
def test_without_a_reaction_the_card_is_kept(attila: Attila) -> None:
    table = assault(attila, larnaca="cdo", rear_turkish="taf_1").play("decline")
    assert dice(table) == (3, 2)
    assert (table["special_actions"], on_the_map(table)) == (SIX, {"dhali": "grk trk", "larnaca": "cdo"})
    assert boxes(table)[0] == "taf_1"


@rule("attila", "6.32", "6.3")
def test_it_takes_a_special_action_card(attila: Attila) -> None:
    table = assault(attila, rear_turkish="taf_1").play("air_support")
    assert table["special_actions"] == {"turkish": 5, "cypriot": 6}
    table = assault(attila, larnaca="cdo").play("reaction_move")
    assert table["special_actions"] == {"turkish": 5, "cypriot": 6}


@rule("attila", "6.32", "6.3")
def test_without_such_a_card_nothing_is_asked(attila: Attila) -> None:
    table = assault(attila, larnaca="cdo", rear_turkish="taf_1", special_actions={"turkish": 0, "cypriot": 6})
    assert dice(table) == (3, 2)


@rule("attila", "6.32", "6.3")
def test_it_is_not_the_defenders_turn(attila: Attila) -> None:
    # The Cypriot card ends, and the Turkish player plays one.
    table = assault(attila, rear_turkish="taf_1").play("air_support {0} {0}")
    assert (table.actor, table.kind, table["hands"]["turkish"]) == ("turkish", "play", ["g2-3"])


@rule("attila", "6.32")
def test_with_nobody_to_come_nothing_is_asked(attila: Attila) -> None:
    # Disrupted fighters and units, one too far away, one at sea.
    table = assault(attila, larnaca="cdo-", kioneli="39_div", transit="slf", rear_turkish="taf_1- abn")
    assert dice(table) == (3, 2)


@rule("attila", "6.32")
def test_what_cannot_be_done_is_refused(attila: Attila) -> None:
    table = assault(attila, rear_turkish="taf_1", larnaca="cdo-")
    assert (table.options, table.refused("reaction_move")) == (["air_support", "decline"], "6.32")
    table = assault(attila, rear_turkish="taf_1-", larnaca="cdo")
    assert (table.options, table.refused("air_support")) == (["reaction_move", "decline"], "6.32")


@rule("attila", "6.32")
def test_one_card_in_a_battle_for_one_of_the_two(attila: Attila) -> None:
    #
    table = assault(attila, larnaca="cdo", rear_turkish="taf_1").play("air_support")
    assert dice(table) == (3, 3)
    table = assault(attila, larnaca="cdo", rear_turkish="taf_1").play("reaction_move")
    assert dice(table) == (3, 5)


@rule("attila", "6.32")
def test_a_card_in_each_battle(attila: Attila) -> None:
    table = combat(
        attila, "cypriot", special_actions=SIX, dhali="grk trk", kyrenia="ema slf", rear_turkish="taf_1 taf_2"
    ).play("dhali air_support taf_1 {0} {0} kyrenia")
    assert (table.kind, table.options) == ("reaction", ["air_support", "decline"])
    table.play("air_support")
    assert table["special_actions"] == {"turkish": 4, "cypriot": 6}
    assert on_the_map(table) == {"kyrenia": "ema slf taf_2", "dhali": "grk trk taf_1"}


# Defensive Air Support


@rule("attila", "6.32")
@pytest.mark.parametrize(
    ("dhali", "most"),
    [("grk trk", 1), ("grk trk slf-", 2), ("grk trk slf tmt_1", 3), ("grk trk slf tmt_1 tmt_2", 4)],
)
def test_as_many_air_units_as_defending_ground_units(attila: Attila, dhali: str, most: int) -> None:
    table = assault(attila, dhali, rear_turkish="taf_1 taf_2 taf_3 taf_4", larnaca="cdo").play("air_support")
    assert (table.actor, table.kind, rule_of(table), about(table)) == ("turkish", "reaction.unit", "6.32", "dhali")
    assert table.options == ["taf_1", "taf_2", "taf_3", "taf_4"]
    for number in range(1, most + 1):
        assert left(table) == most + 1 - number
        table.play(f"taf_{number}")
    # No more is asked for: they fight.
    values = sum({"trk": 2, "slf": 3, "slf-": 3}.get(unit, 1) for unit in dhali.split()[1:])
    assert dice(table) == (3, values + most)
    assert boxes(table)[0] == " ".join([f"taf_{number}" for number in range(most + 1, 5)])


@rule("attila", "6.32")
def test_enemies_of_the_attacker_that_he_left_alone_do_not_count(attila: Attila) -> None:
    table = combat(
        attila, "cypriot", special_actions=SIX, dhali="grk trk slf cdo", rear_turkish="taf_1 taf_2 taf_3"
    ).play("dhali slf done air_support")
    assert left(table) == 1
    table.play("taf_3")
    assert dice(table) == (3, 4)


@rule("attila", "6.32")
def test_fewer_air_units_one_at_least_in_any_order(attila: Attila) -> None:
    table = assault(attila, "grk trk slf cdo", rear_turkish="taf_1 taf_2- taf_3 taf_4").play("air_support")
    # Not a disrupted one.
    assert table.options == ["taf_1", "taf_3", "taf_4"]
    table.play("taf_3")
    assert (table.options, left(table)) == (["taf_1", "taf_4", "done"], 2)
    table.play("taf_1")
    assert (table.options, left(table)) == (["taf_4", "done"], 1)
    assert dice(table.play("done")) == (3, 10)
    assert (boxes(table)[0], table.there("dhali")) == ("taf_2- taf_4", "grk trk slf cdo taf_1 taf_3")


@rule("attila", "6.32", "6.21")
def test_they_join_those_that_are_in_the_area(attila: Attila) -> None:
    # TAF-1 is there already and comes for nothing, beyond the limit.
    table = assault(attila, "grk trk taf_1", rear_turkish="taf_2 taf_3").play("air_support taf_2")
    assert (table.kind, table.options) == ("defend.air", ["taf_1", "done"])
    assert dice(table.play("taf_1")) == (3, 4)


@rule("attila", "6.32", "6.22")
def test_they_fight_the_attackers_air_units(attila: Attila) -> None:
    table = assault(attila, rear_cypriot="haf_1", rear_turkish="taf_1", options=HELLENIC).play("air_support")
    assert (rule_of(table), dice(table)) == ("6.22", (2, 2))
    assert (rule_of(table), dice(table)) == ("6.23", (4, 3))


@rule("attila", "6.32", "9.2")
def test_irregulars_may_call_them_but_get_no_dice(attila: Attila) -> None:
    table = assault(attila, "grk tmt_1", rear_turkish="taf_1").play("air_support")
    assert (table.there("dhali"), dice(table)) == ("grk tmt_1 taf_1", (3, 1))


@rule("attila", "6.32", "E4")
def test_not_out_of_a_rear_area_in_chaos(attila: Attila) -> None:
    #
    table = assault(attila, rear_turkish="taf_1", larnaca="cdo", rear_chaos="turkish")
    assert (table.options, table.refused("air_support")) == (["reaction_move", "decline"], "6.32")
    table = assault(attila, rear_turkish="taf_1", larnaca="cdo", rear_chaos="cypriot")
    assert table.options == ["air_support", "reaction_move", "decline"]


@rule("attila", "6.32", "6.3", "9.2")
def test_air_units_that_give_no_die_now_may_help_in_a_later_battle_there(attila: Attila) -> None:
    # So the card is not played for nothing.
    table = combat(attila, "cypriot", special_actions=SIX, dhali="grk tmt_1 trk", rear_turkish="taf_1")
    table = table.play("dhali tmt_1 done air_support")
    assert dice(table) == (3, 1) and table.there("dhali") == "grk tmt_1 trk taf_1"


# Reaction Moves


@rule("attila", "6.32")
def test_up_to_two_ground_units_from_up_to_two_adjacent_areas(attila: Attila) -> None:
    table = assault(attila, larnaca="cdo tmt_4", athienou="39_div").play("reaction_move")
    assert (table.actor, table.kind, rule_of(table), about(table)) == ("turkish", "reaction.unit", "6.32", "dhali")
    assert (table.options, left(table)) == (["tmt_4", "39_div", "cdo"], 2)
    table.play("39_div")
    assert (table.options, left(table)) == (["tmt_4", "cdo", "done"], 1)
    table.play("cdo")
    assert dice(table) == (3, 2 + 4 + 3)
    assert on_the_map(table) == {"dhali": "grk trk 39_div cdo", "larnaca": "tmt_4"}


@rule("attila", "6.32")
@pytest.mark.parametrize("words", ["tmt_4 cdo", "cdo tmt_4"])
def test_two_from_one_area_in_any_order(attila: Attila, words: str) -> None:
    table = assault(attila, larnaca="cdo tmt_4 39_div").play(f"reaction_move {words}")
    assert (dice(table), on_the_map(table)) == ((3, 6), {"dhali": "grk tmt_4 trk cdo", "larnaca": "39_div"})


@rule("attila", "6.32")
def test_one_is_enough(attila: Attila) -> None:
    table = assault(attila, larnaca="cdo tmt_4").play("reaction_move tmt_4 done")
    assert (dice(table), on_the_map(table)) == ((3, 3), {"dhali": "grk tmt_4 trk", "larnaca": "cdo"})


@rule("attila", "6.32")
def test_only_undisrupted_ground_units_from_adjacent_areas(attila: Attila) -> None:
    table = assault(
        attila, larnaca="cdo- abn taf_1", kioneli="39_div", famagusta="b_28", strovolos="tmt_7", rear_turkish="a_28"
    ).play("reaction_move")
    assert table.options == ["tmt_7", "abn"]


ORIGINS = [
    ("cdo", True),
    ("cdo es", False),
    ("cdo es-", True),
    ("cdo es- mk", False),
    ("cdo eoka", True),
    ("cdo eoka-", True),
    ("cdo tmt_4 39_div es", False),
    ("cdo haf_1", True),
]


@rule("attila", "6.32")
@pytest.mark.parametrize(("larnaca", "free"), ORIGINS)
def test_not_out_of_an_area_with_undisrupted_enemy_ground_units(attila: Attila, larnaca: str, free: bool) -> None:
    table = assault(attila, larnaca=larnaca, options=HELLENIC)
    if free:
        assert (table.kind, table.options) == ("reaction", ["reaction_move", "decline"])
        assert dice(table.play("reaction_move")) == (3, 5)
    else:
        assert dice(table) == (3, 2)


@rule("attila", "6.32")
@pytest.mark.parametrize(
    ("morfou", "free"),
    [("mk", True), ("mk slf", False), ("mk slf-", True), ("mk tmt_1", True), ("mk tmt_1 slf", False)],
)
def test_the_same_holds_for_the_cypriot(attila: Attila, morfou: str, free: bool) -> None:
    table = combat(attila, special_actions=SIX, kioneli="trk grk", morfou=morfou).play("kioneli")
    if free:
        assert (table.actor, table.options) == ("cypriot", ["reaction_move", "decline"])
        assert dice(table.play("reaction_move")) == (2, 5)
    else:
        assert dice(table) == (2, 3)


@rule("attila", "6.32", "9.2", "6.11")
def test_irregulars_bar_a_reaction_move_as_little_as_any_other(attila: Attila) -> None:
    # 9.2: Irregulars do not keep enemies from moving out of their area.
    fields = {"akanthou": "slf 2_ng", "kyrenia": "3b_ng ema tmt_3", "special_actions": SIX, "beachhead": "akanthou"}
    table = combat(attila, **fields).play("akanthou")
    assert (table.actor, table.options) == ("cypriot", ["reaction_move", "decline"])
    assert table.play("reaction_move").options == ["3b_ng", "ema"]


@rule("attila", "6.32", "9.2")
def test_with_the_option_irregulars_bar_reaction_moves(attila: Attila) -> None:
    #
    fields = {"akanthou": "slf 2_ng", "kyrenia": "3b_ng ema tmt_3", "special_actions": SIX, "beachhead": "akanthou"}
    assert dice(combat(attila, options={"irregulars_bar_reaction": True}, **fields).play("akanthou")) == (3, 3)


@rule("attila", "6.32", "6.23")
def test_those_that_come_are_defenders_and_take_hits(attila: Attila) -> None:
    table = assault(attila, larnaca="cdo").play("reaction_move {3} {0}")
    assert (table.actor, table.kind, table.options) == ("cypriot", "hit.unit", ["trk", "cdo"])
    table.play("cdo cdo cdo")
    assert (table.kind, about(table)) == ("retreat", "cdo")
    assert on_the_map(table.play("decline")) == {"dhali": "grk trk cdo-"}


@rule("attila", "6.32", "9.2")
def test_a_regular_that_comes_lets_air_units_support_irregulars(attila: Attila) -> None:
    #
    table = assault(attila, "grk tmt_1 taf_1", larnaca="cdo").play("reaction_move taf_1")
    assert dice(table) == (3, 1 + 3 + 1)
    table = assault(attila, "grk tmt_1 taf_1", larnaca="cdo").play("decline taf_1")
    assert dice(table) == (3, 1)


@rule("attila", "6.32", "6.2")
def test_a_unit_that_has_fought_with_this_card_does_not_come(attila: Attila) -> None:
    # SLF retreats undisrupted from Larnaca to Athienou, next to Dhali, where Cdo is.
    table = combat(attila, "cypriot", special_actions=SIX, dhali="grk trk", larnaca="mk slf", athienou="cdo")
    table.play("larnaca decline {1} {0} athienou dhali reaction_move")
    assert (table.there("athienou"), dice(table)) == ("slf", (3, 5))


@rule("attila", "6.32", "6.2")
def test_a_unit_that_came_does_not_come_again_with_this_card(attila: Attila) -> None:
    # Dhali and Athienou are adjacent to Larnaca, and to each other.
    table = combat(attila, "cypriot", special_actions=SIX, dhali="grk trk", athienou="mk slf", larnaca="cdo")
    table.play("dhali reaction_move {1} {0} cdo larnaca athienou")
    assert (table.there("larnaca"), dice(table)) == ("cdo", (2, 3))


@rule("attila", "6.32", "6.2")
def test_it_may_come_again_with_another_card(attila: Attila) -> None:
    fields = {"dhali": "grk trk", "larnaca": "cdo", "cypriot": "w1-6 w2-4", "turkish": "g2-3"}
    table = combat(attila, "cypriot", special_actions=SIX, **fields)
    table.play("dhali reaction_move {1} {0} cdo larnaca pass w2-4 combat dhali reaction_move")
    assert (dice(table), table["special_actions"]) == ((3, 5), {"turkish": 4, "cypriot": 6})


@rule("attila", "6.32")
def test_units_of_the_battle_area_that_were_not_attacked_do_not_come(attila: Attila) -> None:
    table = combat(attila, "cypriot", special_actions=SIX, dhali="grk trk slf").play("dhali trk done")
    assert dice(table) == (3, 2)


@rule("attila", "6.32", "6.2")
def test_a_unit_that_left_is_not_in_a_later_battle_in_its_area(attila: Attila) -> None:
    # Cdo leaves Larnaca, where only a disrupted enemy is; there is nobody left there to fight.
    table = combat(attila, "cypriot", special_actions=SIX, dhali="grk trk", larnaca="cdo es-", kyrenia="ema slf")
    table.play("dhali reaction_move {0} {0}")
    assert (table.options, table.refused("larnaca")) == (["kyrenia", "done"], "6.2")


# Formation Agility


@rule("attila", "9.12", "6.32")
def test_with_formation_agility_the_turkish_player_reacts_by_air_only(attila: Attila) -> None:
    #
    table = assault(attila, rear_turkish="taf_1", larnaca="cdo", options=AGILITY)
    assert (table.actor, table.options) == ("turkish", ["air_support", "decline"])
    assert table.refused("reaction_move") == "9.12"
    assert dice(table.play("air_support")) == (3, 3)


@rule("attila", "9.12", "6.32")
def test_as_a_gift_formation_agility_brings_air_units_without_a_card(attila: Attila) -> None:
    #
    gift = {**AGILITY, "free_air_reaction": True}
    none = {"turkish": 0, "cypriot": 6}
    table = assault(attila, rear_turkish="taf_1", larnaca="cdo", options=gift, special_actions=none)
    assert (table.options, table.refused("reaction_move")) == (["air_support", "decline"], "6.3")
    assert dice(table.play("air_support")) == (3, 3) and table["special_actions"] == none
    table = assault(attila, rear_turkish="taf_1", larnaca="cdo", options=gift)
    assert table.options == ["air_support", "reaction_move", "decline"]
    assert table.play("reaction_move")["special_actions"] == {"turkish": 5, "cypriot": 6}


@rule("attila", "9.12", "6.32")
def test_the_gift_is_a_part_of_formation_agility(attila: Attila) -> None:
    #
    table = assault(attila, rear_turkish="taf_1", options={"free_air_reaction": True}).play("air_support")
    assert table["special_actions"] == {"turkish": 5, "cypriot": 6}


@rule("attila", "9.12", "6.32")
def test_with_formation_agility_and_no_air_units_there_is_no_turkish_reaction(attila: Attila) -> None:
    assert dice(assault(attila, larnaca="cdo", options=AGILITY)) == (3, 2)


@rule("attila", "9.12", "6.32")
def test_with_formation_agility_the_cypriot_still_does_either(attila: Attila) -> None:
    fields = {"kioneli": "trk grk", "morfou": "mk", "rear_cypriot": "haf_1", "special_actions": SIX}
    table = combat(attila, options={**AGILITY, **HELLENIC}, **fields).play("kioneli")
    assert (table.actor, table.options) == ("cypriot", ["air_support", "reaction_move", "decline"])
    assert dice(table.play("reaction_move")) == (2, 5)
