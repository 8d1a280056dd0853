"""The Final Phase: the Beachhead, air units, recovery, the next turn (7.0 to 7.3), and supply there (6.2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.harness import Table, rule
from tests.titles.attila.test_set_up import GROUND, everywhere, side_of

Fixture = Callable[..., Table]

AIR_FORCE = {"hellenic_air_force": True}
BRIGADES = [unit for unit in GROUND if side_of(unit) == "turkish" and not unit.startswith("tmt")]


def ending(attila: Fixture, **rest: Any) -> Table:
    """The Final Phase of turn 2 begins."""
    return attila(None, phase="final", **rest)


def rolling(table: Table) -> list[str]:
    """The units that roll, one after the other, none with success."""
    found = []
    while table.kind == "die":
        assert table.game.decision is not None and table.game.decision.about is not None
        found.append(table.game.decision.about)
        table.play("{1}")
    return found


# The order of things


@rule("attila", "7.0", "4.0")
def test_after_the_final_phase_the_next_turn_begins(attila: Fixture) -> None:
    table = ending(attila, dhali="es trk")
    assert (table["turn"], table["phase"], table.kind) == (3, "selection", "card")
    assert (table["active"], table["first"], table["passed"]) == (None, None, False)


@rule("attila", "7.0", "6.0")
def test_it_comes_when_both_players_have_passed(attila: Fixture) -> None:
    table = attila(turkish="g2-4", cypriot="w2-4", dhali="trk- taf_1", rear_turkish="taf_2", beachhead="larnaca")
    table.play("pass pass")
    assert (table["turn"], table["phase"], table.kind) == (2, "final", "die")
    assert everywhere(table) == {"dhali": "trk-", "rear_turkish": "taf_1 taf_2"} and table["active"] is None
    assert table["hands"] == {"turkish": [], "cypriot": []}


@rule("attila", "7.0", "6.12", "6.33", "E4", "E6")
def test_what_was_done_and_what_happened_in_a_turn_is_forgotten_with_it(attila: Fixture) -> None:
    table = ending(
        attila, dhali="es trk", to_transit=1, to_beachhead=1, invaded=True, dropped=True, rear_chaos="cypriot",
        air_friction=True, airfield_lost=True, beachhead="kyrenia", options=AIR_FORCE,
    )  # fmt: skip
    assert (table["to_transit"], table["to_beachhead"], table["invaded"]) == (0, 0, False)
    assert (table["rear_chaos"], table["air_friction"], table["airfield_lost"]) == (None, False, False)
    assert (table["dropped"], table["beachhead"]) == (True, "kyrenia")


# 7.2: air units


@rule("attila", "7.2", "7.0", "6.1")
def test_all_air_units_return_to_their_rear_areas(attila: Fixture) -> None:
    table = ending(
        attila, dhali="es haf_1 taf_1", karpas="taf_2", polis="haf_2", rear_turkish="taf_3", damaged_turkish="taf_4",
        options=AIR_FORCE,
    )  # fmt: skip
    assert everywhere(table) == {
        "dhali": "es",
        "rear_turkish": "taf_1 taf_2 taf_3",
        "rear_cypriot": "haf_1 haf_2",
        "damaged_turkish": "taf_4",
    }


@rule("attila", "7.2")
def test_disrupted_air_units_return_too_and_stay_disrupted(attila: Fixture) -> None:
    table = ending(attila, dhali="es taf_1- taf_2", rear_turkish="taf_3-")
    assert everywhere(table) == {"dhali": "es", "rear_turkish": "taf_1- taf_2 taf_3-"}
    assert rolling(table) == ["taf_1", "taf_3"]


@rule("attila", "7.2")
def test_ground_units_stay_where_they_are(attila: Fixture) -> None:
    table = ending(attila, dhali="es trk", karpas="slf", transit="cdo", rear_turkish="5_div", rear_cypriot="lok")
    assert everywhere(table) == {
        "karpas": "slf", "dhali": "es trk", "rear_turkish": "5_div", "rear_cypriot": "lok", "transit": "cdo",
    }  # fmt: skip


# 7.2: the Beachhead


@rule("attila", "7.2", "6.33")
@pytest.mark.parametrize("cypriots", ["es", "es-", "eoka", "eoka-", "grk mk es"])
def test_the_beachhead_is_lost_where_only_cypriots_are(attila: Fixture, cypriots: str) -> None:
    """Ruling A-39."""
    table = ending(attila, kyrenia=cypriots, dhali="trk", beachhead="kyrenia")
    rolling(table)
    assert (table["beachhead"], table["turn"]) == (None, 3)


@rule("attila", "7.2", "6.33")
@pytest.mark.parametrize("units", ["trk", "trk-", "tmt_1", "tmt_1-", "es trk", "es grk trk-", "es tmt_1-", "", "taf_1"])
def test_the_beachhead_stays_with_a_turkish_ground_unit_or_in_an_empty_area(attila: Fixture, units: str) -> None:
    table = ending(attila, kyrenia=units, dhali="mk", beachhead="kyrenia")
    rolling(table)
    assert (table["beachhead"], table["turn"]) == ("kyrenia", 3)


@rule("attila", "7.2", "6.33")
def test_air_units_neither_keep_the_beachhead_nor_take_it(attila: Fixture) -> None:
    table = ending(attila, kyrenia="es taf_1 taf_2", beachhead="kyrenia", dhali="trk")
    assert table["beachhead"] is None
    table = ending(attila, kyrenia="haf_1", beachhead="kyrenia", dhali="trk", options=AIR_FORCE)
    assert table["beachhead"] == "kyrenia"


@rule("attila", "7.2", "6.33", "6.12")
def test_without_its_beachhead_the_turkish_player_must_invade_again(attila: Fixture) -> None:
    deck = ["g2-4", "g3-3", "g4-4", "g5-3", "w2-4", "w3-3"]
    table = ending(attila, kyrenia="es", beachhead="kyrenia", transit="slf 39_div", dhali="trk", deck=deck)
    assert table.play("g2-4").options == ["trk", "done"] and table.refused("slf") == "6.12"
    table.play("done pass special karpas slf done")
    assert (table["beachhead"], table.there("karpas"), table.there("transit")) == ("karpas", "slf", "39_div")


# 7.3: who rolls what


@rule("attila", "7.3", "7.0")
@pytest.mark.parametrize("die", range(1, 7))
def test_a_disrupted_unit_rallies_on_5_or_6_where_it_is(attila: Fixture, die: int) -> None:
    table = ending(attila, dhali="es-", larnaca="trk").play(f"{{{die}}}")
    assert everywhere(table) == {"dhali": "es" if die >= 5 else "es-", "larnaca": "trk"}
    assert (table["turn"], table.kind) == (3, "card")


@rule("attila", "7.3", "7.0", "2.0")
@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize("unit", ["lok", "es", "haf_1", "trk", "tmt_1", "taf_1"])
def test_a_damaged_unit_comes_to_its_rear_area_on_5_or_6(attila: Fixture, unit: str, die: int) -> None:
    side = "turkish" if unit in ("trk", "tmt_1", "taf_1") else "cypriot"
    table = ending(attila, dhali="grk", options=AIR_FORCE, **{f"damaged_{side}": unit}).play(f"{{{die}}}")
    box = "rear" if die >= 5 else "damaged"
    assert everywhere(table) == {"dhali": "grk", f"{box}_{side}": unit} and table["disrupted"] == []


@rule("attila", "7.3", "7.0")
@pytest.mark.parametrize("die", [4, 5])
def test_a_disrupted_air_unit_rallies_in_the_rear_area(attila: Fixture, die: int) -> None:
    table = ending(attila, dhali="es", rear_turkish="taf_1- taf_2").play(f"{{{die}}}")
    assert everywhere(table) == {"dhali": "es", "rear_turkish": "taf_1- taf_2" if die == 4 else "taf_1 taf_2"}


@rule("attila", "7.3", "7.0")
@pytest.mark.parametrize("die", [4, 5])
def test_a_unit_disrupted_in_the_transit_box_rolls_there_supply_or_not(attila: Fixture, die: int) -> None:
    """Ruling A-36."""
    table = ending(attila, dhali="es", transit="slf- cdo").play(f"{{{die}}}")
    assert everywhere(table) == {"dhali": "es", "transit": "slf- cdo" if die == 4 else "slf cdo"}


@rule("attila", "7.3", "7.0")
def test_each_disrupted_and_each_damaged_unit_rolls_its_own_die_in_order(attila: Fixture) -> None:
    table = ending(
        attila, beachhead="kyrenia", kyrenia="ema- slf- 39_div-", larnaca="tmt_4- tmt_5", dhali="mk",
        rear_turkish="taf_1-", damaged_cypriot="lok er", damaged_turkish="cdo taf_2",
    )  # fmt: skip
    assert rolling(Table(table.game.fork())) == ["ema", "lok", "er", "tmt_4", "slf", "39_div", "cdo", "taf_1", "taf_2"]
    table.play("{5} {1} {6} {4} {5} {3} {6} {2} {5}")
    assert everywhere(table) == {
        "kyrenia": "ema slf 39_div-",
        "dhali": "mk",
        "larnaca": "tmt_4- tmt_5",
        "rear_turkish": "cdo taf_1- taf_2",
        "rear_cypriot": "er",
        "damaged_cypriot": "lok",
    }


@rule("attila", "7.3")
def test_undisrupted_units_do_not_roll(attila: Fixture) -> None:
    assert rolling(ending(attila, dhali="es mk trk", rear_turkish="taf_1", transit="slf", rear_cypriot="lok")) == []


@rule("attila", "7.3")
def test_who_failed_rolls_again_in_the_next_final_phase(attila: Fixture) -> None:
    deck = ["g2-4", "g3-3", "g4-4", "w2-4", "w3-3", "w4-4"]
    table = ending(attila, dhali="es-", larnaca="trk", deck=deck).play("{4}")
    assert (table["turn"], table["phase"], table.there("dhali")) == (3, "play", "es-")
    table.play("pass pass {5}")
    assert (table["turn"], table.there("dhali")) == (4, "es")


# 7.3 and 6.2: out of supply


@rule("attila", "7.3", "7.0", "6.2")
@pytest.mark.parametrize("unit", BRIGADES)
def test_a_brigade_out_of_supply_on_the_map_does_not_roll(attila: Fixture, unit: str) -> None:
    table = ending(attila, dhali=f"{unit}-", larnaca="es")
    assert table.kind == "card" and everywhere(table) == {"dhali": f"{unit}-", "larnaca": "es"}
    assert rolling(ending(attila, dhali=f"{unit}-", larnaca="es", beachhead="kophinou")) == [unit]


@rule("attila", "7.3", "7.0")
@pytest.mark.parametrize("unit", ["tmt_1", "tmt_8", "eoka", "es", "grk", "ema"])
def test_irregulars_and_cypriots_need_no_supply(attila: Fixture, unit: str) -> None:
    assert rolling(ending(attila, dhali=f"{unit}-")) == [unit]


CHAINS = [
    ({"kyrenia": "slf-"}, True),
    ({"kioneli": "slf-"}, True),
    ({"strovolos": "slf-"}, True),
    ({"kyrenia": "slf- es"}, False),
    ({"kyrenia": "slf- es-"}, True),
    ({"kyrenia": "slf- eoka"}, False),
    ({"kyrenia": "slf- es tmt_1"}, True),
    ({"kyrenia": "slf- es taf_1"}, False),
    ({"kioneli": "slf-", "kyrenia": "es tmt_1-"}, False),
    ({"kioneli": "slf-", "kyrenia": "es tmt_1"}, True),
    ({"kioneli": "slf- es"}, False),
    ({"kioneli": "slf- es trk"}, True),
    ({"nicosia_city": "slf-", "kioneli": "es"}, True),
    ({"nicosia_city": "slf-", "kioneli": "es", "kythreia": "mk"}, True),
    ({"nicosia_city": "slf-", "kioneli": "es", "kythreia": "mk", "strovolos": "grk", "dhali": "ema"}, False),
    ({"nicosia_city": "slf-", "kioneli": "es", "kythreia": "mk tmt_1", "strovolos": "grk", "dhali": "ema"}, True),
    ({"ayia_napa": "slf-"}, True),
    ({"ayia_napa": "slf-", "famagusta": "eoka"}, False),
    ({"ayia_napa": "slf-", "famagusta": "eoka-"}, True),
]
"""The Beachhead is in Kyrenia: where SLF is, who else is about, and whether it is in supply."""


@rule("attila", "7.3", "7.0", "6.2")
@pytest.mark.parametrize(("places", "supplied"), CHAINS, ids=[str(places) for places, _ in CHAINS])
def test_supply_is_a_chain_to_the_beachhead(attila: Fixture, places: dict[str, str], supplied: bool) -> None:
    """Rulings A-28 and A-29; whoever else is disrupted rolls anyhow."""
    table = ending(attila, **{"kyrenia": "tmt_3", **places}, beachhead="kyrenia")
    assert ("slf" in rolling(table)) == supplied


@rule("attila", "7.3", "7.2", "6.33")
def test_with_the_beachhead_lost_in_this_phase_brigades_do_not_roll(attila: Fixture) -> None:
    table = ending(attila, kyrenia="es-", kioneli="slf- tmt_7-", beachhead="kyrenia")
    assert rolling(table) == ["es", "tmt_7"] and table["beachhead"] is None


@rule("attila", "7.3", "7.0")
def test_who_is_out_of_supply_is_settled_before_the_first_die(attila: Fixture) -> None:
    """Ruling A-63: EMA rallies and cuts SLF off, which rolls all the same."""
    table = ending(attila, kyrenia="ema- slf-", beachhead="kyrenia").play("{6} {5}")
    assert everywhere(table) == {"kyrenia": "ema slf"}


@rule("attila", "7.3", "7.0")
def test_a_chain_that_opens_with_a_die_comes_too_late(attila: Fixture) -> None:
    """Ruling A-63: TMT-7 rallies beside ES; SLF behind it was out of supply when the rolls began."""
    table = ending(attila, kyrenia="es tmt_7- slf-", beachhead="kyrenia").play("{6}")
    assert (everywhere(table), table.kind) == ({"kyrenia": "es tmt_7 slf-"}, "card")


# 7.1: the last turn


@rule("attila", "7.1", "7.0", "8.0")
@pytest.mark.parametrize("last", [6, 7])
def test_in_the_last_turn_nobody_recovers_and_nothing_else_happens(attila: Fixture, last: int) -> None:
    """Ruling A-45."""
    table = ending(
        attila, turn=last, last_turn=last, removed=6 * (7 - last), dhali="es- trk taf_1", kyrenia="mk",
        beachhead="kyrenia", damaged_cypriot="lok", rear_turkish="taf_2-",
    )  # fmt: skip
    assert table.game.decision is None and table.game.result is not None
    assert (table["turn"], table["beachhead"], table["victory_points"]) == (last, "kyrenia", 1)
    assert everywhere(table) == {
        "kyrenia": "mk", "dhali": "es- trk taf_1", "rear_turkish": "taf_2-", "damaged_cypriot": "lok",
    }  # fmt: skip


@rule("attila", "7.1", "1.1")
@pytest.mark.parametrize("turn", range(1, 7))
def test_before_the_last_turn_the_game_goes_on(attila: Fixture, turn: int) -> None:
    table = ending(attila, turn=turn, dhali="es trk")
    assert (table.game.result, table["turn"], table.kind) == (None, turn + 1, "card")
