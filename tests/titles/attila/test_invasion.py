"""Turkish invasions and the Beachhead (6.33)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.harness import Table, rule
from tests.titles.attila.battles import HELLENIC, Attila, about, boxes, left, on_the_map, rule_of

COASTAL = [
    "karpas", "akanthou", "trikomo", "famagusta", "ayia_napa", "kyrenia", "lapithos", "morfou", "lefka", "polis",
    "paphos", "limassol", "kophinou", "larnaca",
]  # fmt: skip
INLAND = [
    "lefkoniko", "kythreia", "kioneli", "nicosia_city", "strovolos", "dhali", "athienou", "peristerona", "troodos",
    "machairas",
]  # fmt: skip


def at_sea(attila: Attila, **rest: Any) -> Table:
    """The Turkish player is to play a card, with SLF and 39(-) in the Transit Box; the Cypriot waits with a card."""
    return attila(**{"transit": "slf 39_div", "cypriot": "w2-3", **rest})


def final_phase(attila: Attila, **rest: Any) -> Table:
    """Both players pass; the cards of the next turn are known."""
    deck = ["g2-4", "g2-4", "g2-4", "w2-4", "w2-4", "w2-4"]
    table = attila(turkish="g3-3", cypriot="w3-3", deck=deck, special_actions={"turkish": 6, "cypriot": 0}, **rest)
    return table.play("pass pass")


# The landing


@rule("attila", "6.33", "6.3")
def test_a_special_action_card_brings_brigades_from_the_transit_box_to_a_coastal_area(attila: Attila) -> None:
    table = at_sea(attila).play("special")
    # There is nothing to refit: an invasion it is.
    assert (table.actor, table.kind, rule_of(table)) == ("turkish", "invasion.area", "6.33")
    table.play("kyrenia slf 39_div")
    assert (on_the_map(table), table["transit"], table["beachhead"]) == ({"kyrenia": "slf 39_div"}, [], "kyrenia")
    assert (table["special_actions"], table["invaded"]) == ({"turkish": 5, "cypriot": 6}, True)
    # It was the player's turn.
    assert (table.actor, table.kind) == ("cypriot", "play")


@rule("attila", "6.33")
def test_to_any_coastal_area_and_no_other(attila: Attila) -> None:
    table = at_sea(attila, morfou="2_ng grk", kioneli="trk", larnaca="tmt_4").play("special")
    assert table.options == COASTAL
    assert [table.refused(area) for area in INLAND] == ["6.33"] * 10


@rule("attila", "6.33")
@pytest.mark.parametrize("area", COASTAL)
def test_every_coastal_area_takes_brigades_and_beachhead(attila: Attila, area: str) -> None:
    table = at_sea(attila).play(f"special {area} 39_div done")
    assert (on_the_map(table), table["transit"], table["beachhead"]) == ({area: "39_div"}, ["slf"], area)


@rule("attila", "6.33")
def test_two_brigades_at_most_all_to_one_area(attila: Attila) -> None:
    table = at_sea(attila, transit="slf 39_div 5_div").play("special morfou")
    assert (table.kind, rule_of(table), about(table)) == ("invasion.unit", "6.33", "morfou")
    assert (table.options, left(table)) == (["slf", "39_div", "5_div"], 2)
    table.play("39_div")
    assert (table.options, left(table)) == (["slf", "5_div", "done"], 1)
    table.play("5_div")
    assert (table.kind, on_the_map(table), table["transit"]) == ("play", {"morfou": "39_div 5_div"}, ["slf"])


@rule("attila", "6.33")
@pytest.mark.parametrize("words", ["slf 5_div", "5_div slf"])
def test_the_brigades_land_in_any_order(attila: Attila, words: str) -> None:
    table = at_sea(attila, transit="slf 39_div 5_div").play(f"special morfou {words}")
    assert (table.kind, on_the_map(table), table["transit"]) == ("play", {"morfou": "slf 5_div"}, ["39_div"])


@rule("attila", "6.33")
def test_one_brigade_is_enough_but_there_must_be_one(attila: Attila) -> None:
    #
    table = at_sea(attila, transit="slf 39_div 5_div").play("special morfou")
    assert "done" not in table.options
    assert table.play("5_div").options == ["slf", "39_div", "done"]
    assert on_the_map(table.play("done")) == {"morfou": "5_div"}


@rule("attila", "6.33", "6.3")
def test_not_without_a_brigade_at_sea(attila: Attila) -> None:
    # Abn alone is not enough.
    table = at_sea(attila, transit="", rear_turkish="abn cdo", turkish="g2-4")
    assert (table.kind, table.options, table.refused("special")) == ("play", ["g2-4", "pass"], "6.3")


@rule("attila", "6.33", "6.3")
def test_not_without_a_special_action_card(attila: Attila) -> None:
    table = at_sea(attila, turkish="g2-4", special_actions={"turkish": 0, "cypriot": 6})
    assert (table.options, table.refused("special")) == (["g2-4", "pass"], "6.3")


@rule("attila", "6.33", "6.3")
def test_a_refit_or_an_invasion_with_one_card(attila: Attila) -> None:
    table = at_sea(attila, kioneli="trk-").play("special")
    assert (table.kind, table.options) == ("special", ["refit", "invasion"])
    table.play("invasion kyrenia slf done")
    assert on_the_map(table) == {"kyrenia": "slf", "kioneli": "trk-"}


@rule("attila", "6.33")
def test_the_cypriot_does_not_invade(attila: Attila) -> None:
    table = attila(active="cypriot", cypriot="w2-4", transit="slf", damaged_cypriot="lok")
    # The only Special Action is a Refit, and of that only one kind.
    assert table.options == ["w2-4", "special", "pass"]
    table.play("special")
    assert (boxes(table)[1], table["transit"]) == ("lok", ["slf"])


@rule("attila", "6.33")
def test_one_invasion_in_a_game_turn(attila: Attila) -> None:
    table = at_sea(attila, turkish="g2-4").play("special kyrenia slf done pass")
    assert (table.actor, table.options, table.refused("special")) == ("turkish", ["g2-4", "pass"], "6.3")
    table = at_sea(attila, invaded=True, kioneli="trk-", turkish="g2-4").play("special")
    # Of the Special Actions only the Refit is left; the area is the only one, too.
    assert (table.there("kioneli"), table["transit"]) == ("trk", ["slf", "39_div"])


@rule("attila", "6.33")
def test_another_in_the_next_game_turn(attila: Attila) -> None:
    table = final_phase(attila, transit="slf", invaded=True)
    assert (table["turn"], table["invaded"], table.options) == (3, False, ["g2-4", "special", "pass"])


@rule("attila", "6.33")
@pytest.mark.parametrize(
    ("there", "after"), [("grk mk", "grk mk slf"), ("tmt_3 ema", "ema tmt_3 slf"), ("tmt_3 cdo", "tmt_3 slf cdo")]
)
def test_whoever_is_there(attila: Attila, there: str, after: str) -> None:
    # There is no fight.
    table = at_sea(attila, kyrenia=there).play("special kyrenia slf done")
    assert (table.actor, table.kind, on_the_map(table)) == ("cypriot", "play", {"kyrenia": after})


@rule("attila", "6.33")
def test_a_disrupted_brigade_lands_disrupted(attila: Attila) -> None:
    #
    table = at_sea(attila, transit="slf- 39_div").play("special kyrenia slf 39_div")
    assert on_the_map(table) == {"kyrenia": "slf- 39_div"}


@rule("attila", "6.33", "6.12")
def test_landings_do_not_count_against_the_one_unit_a_turn_to_the_beachhead(attila: Attila) -> None:
    # Both ways round.
    table = at_sea(attila, transit="slf 39_div cdo", turkish="g2-4 g3-3").play("special kyrenia slf 39_div")
    assert (table["to_beachhead"], table["to_transit"]) == (0, 0)
    table.play("pass g2-4 cdo done")
    assert (on_the_map(table), table["to_beachhead"]) == ({"kyrenia": "slf 39_div cdo"}, 1)
    table = at_sea(attila, beachhead="kyrenia", to_beachhead=1).play("special kyrenia slf 39_div")
    assert (on_the_map(table), table["to_beachhead"]) == ({"kyrenia": "slf 39_div"}, 1)


@rule("attila", "6.33", "E4")
def test_chaos_in_the_rear_area_does_not_stop_it(attila: Attila) -> None:
    #
    table = at_sea(attila, rear_chaos="turkish").play("special kyrenia slf 39_div")
    assert on_the_map(table) == {"kyrenia": "slf 39_div"}


# The marker


@rule("attila", "6.33")
@pytest.mark.parametrize(("answer", "after"), [("beachhead.here", "morfou"), ("beachhead.stays", "kyrenia")])
def test_a_marker_on_the_map_is_moved_or_stays(attila: Attila, answer: str, after: str) -> None:
    table = at_sea(attila, beachhead="kyrenia", kyrenia="cdo").play("special morfou slf done")
    assert (table.actor, table.kind, rule_of(table), about(table)) == (
        "turkish", "invasion.beachhead", "6.33", "morfou",
    )  # fmt: skip
    assert table.options == ["beachhead.here", "beachhead.stays"]
    table.play(answer)
    assert (table["beachhead"], on_the_map(table)) == (after, {"kyrenia": "cdo", "morfou": "slf"})


@rule("attila", "6.33")
def test_it_is_not_asked_in_the_area_of_the_marker(attila: Attila) -> None:
    #
    table = at_sea(attila, beachhead="kyrenia", kyrenia="cdo").play("special kyrenia slf 39_div")
    assert (table.kind, table["beachhead"], on_the_map(table)) == ("play", "kyrenia", {"kyrenia": "slf 39_div cdo"})


@rule("attila", "6.33", "6.2")
def test_supply_comes_from_the_place_of_the_marker(attila: Attila) -> None:
    fields = {"beachhead": "kyrenia", "kioneli": "grk", "lapithos": "mk", "kythreia": "es", "akanthou": "er"}
    for answer, cost in (("beachhead.here", 1), ("beachhead.stays", 2)):
        table = at_sea(attila, turkish="g2-4", kyrenia="cdo", morfou="2_ng", rear_turkish="taf_1", **fields)
        table.play(f"special morfou slf done {answer} pass g2-4 combat morfou slf")
        assert (table.options, left(table)) == (["taf_1", "done"], 4 - cost)


# The marker is lost


LOST = [
    ("3b_ng", None),
    ("3b_ng-", None),
    ("eoka", None),
    ("3b_ng ema-", None),
    ("3b_ng taf_1", None),  # air units do not hold it
    ("3b_ng slf", "kyrenia"),
    ("3b_ng slf-", "kyrenia"),
    ("3b_ng tmt_3", "kyrenia"),
    ("3b_ng tmt_3-", "kyrenia"),
    ("slf", "kyrenia"),
    ("", "kyrenia"),
    ("taf_1", "kyrenia"),
    ("haf_1", "kyrenia"),
]


@rule("attila", "6.33", "7.2")
@pytest.mark.parametrize(("kyrenia", "beachhead"), LOST)
def test_the_marker_is_lost_in_the_final_phase_if_only_cypriots_are_there(
    attila: Attila, kyrenia: str, beachhead: str | None
) -> None:
    #
    table = final_phase(attila, options=HELLENIC, kyrenia=kyrenia, beachhead="kyrenia")
    assert table["beachhead"] == beachhead


@rule("attila", "6.33", "7.2")
def test_not_before_the_final_phase(attila: Attila) -> None:
    table = attila(turkish="g3-3", cypriot="w3-3", beachhead="kyrenia", kyrenia="ema", kioneli="slf").play("pass")
    assert (table.actor, table["beachhead"]) == ("cypriot", "kyrenia")


@rule("attila", "6.33", "7.3")
def test_when_it_is_lost_disrupted_regulars_do_not_recover(attila: Attila) -> None:
    # The marker first, then who is in supply. TMT-7 rolls, SLF and TRK do not.
    table = final_phase(attila, kyrenia="ema", kioneli="tmt_7- trk- slf-", beachhead="kyrenia")
    assert (table.kind, rule_of(table), about(table), table["beachhead"]) == ("die", "7.0", "tmt_7", None)
    table.play("{5}")
    assert (table["turn"], table.there("kioneli")) == (3, "tmt_7 trk- slf-")


@rule("attila", "6.33", "6.2", "6.12")
def test_after_that_brigades_must_invade_again(attila: Attila) -> None:
    fields = {"transit": "slf cdo", "kioneli": "trk grk", "larnaca": "tmt_4", "rear_turkish": "taf_1"}
    table = final_phase(attila, kyrenia="ema", beachhead="kyrenia", **fields)
    assert (table["turn"], table["beachhead"]) == (3, None)
    # Nobody leaves the Transit Box by Movement, and TRK counts as two.
    moving = Table(table.game.fork()).play("g2-4 movement")
    assert [moving.refused(unit) for unit in ("slf", "cdo")] == ["6.12", "6.12"]
    fighting = Table(table.game.fork()).play("g2-4 combat kioneli trk")
    assert (fighting.options, left(fighting)) == (["taf_1", "done"], 2)
    table.play("special morfou slf done")
    assert (table["beachhead"], table.there("morfou"), table["transit"]) == ("morfou", "slf", ["cdo"])


@rule("attila", "6.33", "6.1")
def test_where_disrupted_units_may_not_move_they_do_not_land(attila: Attila) -> None:
    #
    fields = {"transit": "slf- 39_div", "cypriot": "w2-3", "rear_turkish": "cdo"}
    assert attila(**fields).play("special invasion kyrenia").options == ["slf", "39_div"]
    still = {"disrupted_may_move": False}
    table = attila(options=still, transit="slf- 39_div 5_div", cypriot="w2-3").play("special invasion kyrenia")
    assert (table.options, table.refused("slf")) == (["39_div", "5_div"], "6.33")
    assert "invasion" not in attila(options=still, transit="slf-", cypriot="w2-3").options
