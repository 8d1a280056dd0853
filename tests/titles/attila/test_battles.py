"""Where battles are, and who is in them (6.2, 6.21)."""

from __future__ import annotations

import pytest

import smallwars
from tests.harness import rule
from tests.titles.attila.battles import HELLENIC, Attila, about, boxes, combat, dice, left, on_the_map, rule_of

# Where


@rule("attila", "6.2", "6.21")
def test_battles_are_where_ground_units_of_both_sides_are(attila: Attila) -> None:
    table = combat(
        attila,
        famagusta="tmt_1 1a_ng",
        kyrenia="slf 3b_ng",
        kioneli="trk",
        morfou="2_ng",
        larnaca="tmt_4 4_ng-",
        limassol="tmt_5- eoka",
    )
    assert (table.actor, table.kind, rule_of(table)) == ("turkish", "battle", "6.2")
    assert table.options == ["famagusta", "kyrenia", "larnaca", "done"]
    assert [table.refused(area) for area in ("kioneli", "morfou", "limassol", "karpas")] == ["6.2"] * 4


@rule("attila", "6.2", "6.21")
def test_air_units_make_no_battle(attila: Attila) -> None:
    table = combat(
        attila, options=HELLENIC, kyrenia="slf 3b_ng", morfou="taf_1 2_ng", kioneli="trk haf_1", polis="taf_2 haf_2"
    )
    assert table.options == ["kyrenia", "done"]
    assert [table.refused(area) for area in ("morfou", "kioneli", "polis")] == ["6.2"] * 3


@rule("attila", "6.2")
def test_a_card_cannot_be_played_for_combat_if_there_can_be_no_battle(attila: Attila) -> None:
    # The only unit among enemies is disrupted; Movement is taken by itself.
    table = attila(turkish="g3-3", kyrenia="slf- 3b_ng", kioneli="tmt_7").play("g3-3")
    assert (table.kind, table.options) == ("move.unit", ["tmt_7", "done"])


@rule("attila", "6.2")
def test_battles_in_several_areas_in_any_order_share_the_card(attila: Attila) -> None:
    table = combat(attila, value=3, famagusta="tmt_1 1a_ng", kioneli="tmt_7 tmt_8 es", larnaca="tmt_4 4_ng")
    table.play("larnaca {0} {0}")
    assert (table.options, left(table)) == (["famagusta", "kioneli", "done"], 2)
    table.play("famagusta {0} {0}")
    assert (table.options, left(table)) == (["kioneli", "done"], 1)
    # One point is left: one of the two, and there the card ends.
    assert table.play("kioneli").options == ["tmt_7", "tmt_8"]
    assert dice(table.play("tmt_8")) == (1, 1)
    assert (table.actor, table.kind) == ("cypriot", "play")


@rule("attila", "6.2")
def test_a_card_need_not_be_used_up(attila: Attila) -> None:
    #
    table = combat(attila, famagusta="tmt_1 1a_ng", larnaca="tmt_4 4_ng").play("done")
    assert (table.actor, table.kind, table["discards"]) == ("cypriot", "play", ["g1-6"])
    assert on_the_map(table) == {"famagusta": "1a_ng tmt_1", "larnaca": "4_ng tmt_4"}


@rule("attila", "6.2")
def test_one_battle_in_an_area_with_a_card(attila: Attila) -> None:
    #
    table = combat(attila, famagusta="tmt_1 1a_ng", kyrenia="slf cdo 3b_ng ema").play("kyrenia slf done ema done")
    assert dice(table) == (3, 4)
    assert (table.options, left(table)) == (["famagusta", "done"], 5)
    assert table.refused("kyrenia") == "6.2"


# The attackers


@rule("attila", "6.21")
@pytest.mark.in_order
def test_the_attacker_picks_any_undisrupted_ground_units_of_his_there(attila: Attila) -> None:
    table = combat(attila, kyrenia="tmt_3 slf 39_div- cdo ema", kioneli="trk").play("kyrenia")
    assert (table.actor, table.kind, rule_of(table), about(table)) == ("turkish", "attack.unit", "6.21", "kyrenia")
    assert (table.options, left(table)) == (["tmt_3", "slf", "cdo"], 6)
    assert table.refused("39_div") == "6.21"
    table.play("slf")
    assert (table.options, left(table)) == (["cdo", "again", "done"], 5)
    assert table.refused("39_div") == "6.21"
    assert dice(table.play("done")) == (3, 4)


@rule("attila", "6.21")
def test_one_attacker_at_least(attila: Attila) -> None:
    table = combat(attila, kyrenia="slf cdo ema").play("kyrenia")
    assert (table.options, table.refused("done")) == (["slf", "cdo"], "6.21")


@rule("attila", "6.2", "6.21")
@pytest.mark.parametrize("value", [1, 2, 3, 4])
def test_ground_and_air_units_together_are_no_more_than_the_card(attila: Attila, value: int) -> None:
    units = ["tmt_3", "slf", "taf_1", "taf_2", "taf_3"]
    table = combat(attila, value=value, kyrenia="tmt_3 slf ema taf_1", rear_turkish="taf_2 taf_3").play("kyrenia")
    for points in range(value, 0, -1):
        assert left(table) == points
        table.play(units[value - points])
    # No more units are asked for. EMA and the mountain: four dice.
    assert dice(table) == ([1, 4, 5, 6][value - 1], 4)
    assert boxes(table)[0] == ("taf_3" if value == 4 else "taf_2 taf_3")


@rule("attila", "6.2", "6.21")
def test_the_cypriot_attacks_in_the_same_way(attila: Attila) -> None:
    table = combat(attila, "cypriot", value=3, kyrenia="slf 39_div 3b_ng ema- grk mk es").play("kyrenia")
    assert (table.actor, table.options) == ("cypriot", ["3b_ng", "es", "grk", "mk"])
    assert table.refused("ema") == "6.21"
    table.play("3b_ng grk mk")
    assert (table.actor, table.kind, table.options) == ("cypriot", "target.unit", ["slf", "39_div", "all"])
    assert dice(table.play("39_div done")) == (1 + 3 + 2, 4 + 1)


# Air units of the attacker


@rule("attila", "6.21")
@pytest.mark.in_order
def test_air_units_join_from_the_battle_area_or_the_rear_area(attila: Attila) -> None:
    table = combat(
        attila, kyrenia="slf ema taf_1", kioneli="trk taf_2", rear_turkish="taf_3 taf_4- cdo", damaged_turkish="39_div"
    ).play("kyrenia")
    # SLF is the only ground unit. Not from another area, not disrupted.
    assert (table.options, left(table)) == (["taf_1", "taf_3", "done"], 5)
    assert table.refused("taf_4") == "6.21"
    assert dice(table.play("taf_1 taf_3")) == (5, 4)
    assert on_the_map(table) == {"kyrenia": "ema slf taf_1 taf_3", "kioneli": "trk taf_2"}
    assert boxes(table) == ["cdo taf_4-", "", "39_div", ""]


@rule("attila", "6.21")
def test_a_disrupted_air_unit_in_the_area_does_not_join(attila: Attila) -> None:
    table = combat(attila, kyrenia="slf ema taf_1-").play("kyrenia")
    assert dice(table) == (3, 4)


@rule("attila", "6.21")
@pytest.mark.in_order
def test_air_units_do_not_attack_alone(attila: Attila) -> None:
    table = combat(attila, kyrenia="slf cdo ema taf_1", rear_turkish="taf_2").play("kyrenia")
    assert table.options == ["slf", "cdo"]
    assert [table.refused(unit) for unit in ("taf_1", "taf_2")] == ["6.21", "6.21"]


@rule("attila", "6.21")
def test_ground_units_need_no_air_units(attila: Attila) -> None:
    table = combat(attila, kyrenia="slf ema taf_1", rear_turkish="taf_2").play("kyrenia slf done")
    assert dice(table) == (3, 4)
    assert (table.there("kyrenia"), boxes(table)[0]) == ("ema slf taf_1", "taf_2")


@rule("attila", "6.21")
def test_air_units_stay_in_the_area_and_join_battles_there_only(attila: Attila) -> None:
    #
    table = combat(attila, turkish="g1-6 g2-4", kyrenia="slf ema", larnaca="tmt_4 trk es", rear_turkish="taf_1 taf_2")
    table.play("kyrenia slf taf_1 done {0} {0} larnaca tmt_4 trk")
    assert table.options == ["taf_2", "done"]
    table.play("done {0} {0} pass g2-4 combat larnaca tmt_4 trk")
    assert table.options == ["taf_2", "done"]
    table.play("done {0} {0} kyrenia slf")
    assert table.options == ["taf_1", "taf_2", "done"]
    table.play("taf_1 done {0} {0} pass")
    # The Final Phase brings it home.
    assert table.kind == "card"
    assert boxes(table)[0] == "taf_1 taf_2"


@rule("attila", "6.2", "6.21")
def test_an_air_unit_in_the_area_fights_once_with_a_card(attila: Attila) -> None:
    # It came to Kyrenia with this card; there is no second battle there, and it does not fly on.
    table = combat(attila, kyrenia="slf ema", kioneli="trk grk", rear_turkish="taf_1").play("kyrenia taf_1 {0} {0}")
    assert (table.options, left(table)) == (["kioneli", "done"], 4)
    assert dice(table.play("kioneli")) == (2, 3)


# The defenders


@rule("attila", "6.21")
@pytest.mark.in_order
def test_the_attacker_picks_any_enemy_ground_units_there(attila: Attila) -> None:
    #
    table = combat(attila, options=HELLENIC, kyrenia="slf 3b_ng ema- grk haf_1", kioneli="mk").play("kyrenia")
    assert (table.actor, table.kind, rule_of(table), about(table)) == ("turkish", "target.unit", "6.21", "kyrenia")
    assert table.options == ["3b_ng", "ema", "grk", "all"]
    table.play("ema")
    assert table.options == ["grk", "all", "again", "done"]


@rule("attila", "6.21")
@pytest.mark.parametrize(
    ("words", "thrown"),
    [
        ("3b_ng done", 1),
        ("ema done", 3),
        ("3b_ng ema done", 4),
        ("3b_ng grk done", 4),
        ("ema grk done", 6),
        ("grk done", 3),
        ("grk again 3b_ng done", 4),
        ("ema again 3b_ng done", 4),
        ("grk again ema again 3b_ng", 7),
        ("all", 7),
        ("3b_ng all", 7),
        ("grk all", 7),
        ("ema again all", 7),
    ],
)
def test_only_those_picked_defend(attila: Attila, words: str, thrown: int) -> None:
    table = combat(attila, kyrenia="slf 3b_ng ema- grk").play(f"kyrenia {words}")
    assert dice(table) == (3, thrown + 1)


@rule("attila", "6.21", "6.23")
def test_an_enemy_that_was_not_picked_takes_no_hits(attila: Attila) -> None:
    table = combat(attila, dhali="39_div 3b_ng ema grk").play("dhali ema done {3} {1}")
    # Both hits are without a choice; EMA is disrupted and may go.
    assert (table.kind, about(table), table.there("dhali")) == ("retreat", "ema", "3b_ng ema- grk 39_div-")
    assert table.play("decline").there("dhali") == "3b_ng ema- grk 39_div-"


@rule("attila", "6.21")
def test_the_only_enemy_is_picked_without_a_question(attila: Attila) -> None:
    table = combat(attila, kyrenia="slf ema").play("kyrenia")
    assert (table.actor, table.kind, about(table)) == ("chance", "hits", "attacker")


# Air units of the defender in the area


@rule("attila", "6.21")
def test_air_units_of_the_defender_in_the_area_join_if_he_likes(attila: Attila) -> None:
    # Without a card.
    cards = {"turkish": 3, "cypriot": 0}
    table = combat(attila, "cypriot", kioneli="trk grk taf_1 taf_2 taf_3-", special_actions=cards).play("kioneli")
    assert (table.actor, table.kind, rule_of(table), about(table)) == ("turkish", "defend.air", "6.21", "kioneli")
    assert table.options == ["taf_1", "taf_2", "done"]
    table.play("taf_2")
    assert table.options == ["taf_1", "done"]
    assert dice(table.play("done")) == (3, 3)
    assert (table["special_actions"], table.there("kioneli")) == (cards, "grk trk taf_1 taf_2 taf_3-")


@rule("attila", "6.21")
@pytest.mark.parametrize(("words", "thrown"), [("done", 2), ("taf_1 done", 3), ("taf_1 taf_2", 4), ("taf_2 taf_1", 4)])
def test_each_of_them_adds_a_die(attila: Attila, words: str, thrown: int) -> None:
    table = combat(attila, "cypriot", kioneli="trk grk taf_1 taf_2").play(f"kioneli grk done trk done {words}")
    assert dice(table) == (3, thrown)


@rule("attila", "6.21")
def test_air_units_of_the_defender_elsewhere_are_not_asked(attila: Attila) -> None:
    table = combat(attila, "cypriot", kioneli="trk grk", kyrenia="slf taf_1", rear_turkish="taf_2").play("kioneli")
    assert dice(table) == (3, 2)


# Once with a card


@rule("attila", "6.2", "6.24")
def test_a_defender_is_not_attacked_again_where_it_retreated(attila: Attila) -> None:
    # GRK and the tanks that follow it have fought.
    table = combat(attila, beachhead="larnaca", dhali="5_div grk", athienou="tmt_1 es").play("dhali {3} {0} larnaca")
    table.play("larnaca")
    assert (table.there("larnaca"), table.options) == ("grk- 5_div", ["athienou", "done"])
    assert [table.refused(area) for area in ("larnaca", "dhali")] == ["6.2", "6.2"]


@rule("attila", "6.2", "6.21")
def test_a_unit_fights_again_with_the_next_card(attila: Attila) -> None:
    table = combat(attila, turkish="g1-6 g2-4", kyrenia="slf ema", larnaca="tmt_4 es").play("kyrenia {0} {0} done")
    assert dice(table.play("pass g2-4 combat kyrenia")) == (3, 4)


@rule("attila", "6.2", "6.24")
def test_a_unit_that_exploited_does_not_attack_again_with_the_card(attila: Attila) -> None:
    table = combat(attila, dhali="5_div es", athienou="trk cdo 4_ng", larnaca="mk", beachhead="larnaca")
    table.play("dhali {2} {0} athienou athienou")
    assert (table.kind, table.options) == ("attack.unit", ["trk", "cdo"])
    assert table.refused("5_div") == "6.2"
    table = combat(attila, dhali="5_div es", athienou="trk 4_ng", larnaca="mk").play("dhali {2} {0} larnaca")
    assert (table.options, table.refused("larnaca")) == (["athienou", "done"], "6.2")


@rule("attila", "6.21")
def test_fighters_of_the_cypriot_are_in_the_game_with_9_4_only() -> None:
    with pytest.raises(smallwars.InvalidPosition, match="hellenic_air_force"):
        smallwars.from_position({"title": "attila", "rear": {"cypriot": ["haf_1"]}})
