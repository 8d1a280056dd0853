"""The Mobilization Phase: its menu, its limits, the order of purchases, Airstrikes (9.0, 9.5, 2.8, 2.14, 7.3)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

import smallwars
from tests.harness import Table, rule

Greece = Callable[..., Table]
LIMITS = {"tight": 10, "area": 15, "aggressive": 20}
CHART = ["division", "brigade", "mountain", "lok", "police"]


@pytest.fixture
def phase(greece: Greece) -> Greece:
    """A Mobilization Phase, of the Government unless the test says otherwise."""
    return partial(greece, phase="mobilization")


def indices(government: int, dse: int) -> dict[str, int]:
    """Both Political Indices."""
    return {"government": government, "dse": dse}


def why(table: Table, option: str) -> str:
    """The rule and the reason of a refusal."""
    return f"{table.refused(option)} {table.game.refusals()[option].key}"


# 9.0: the phase


@rule("greek_civil_war", "9.0", "2.10")
def test_the_government_may_build_improve_and_remove_units_and_buy_airstrikes(phase: Greece) -> None:
    table = phase(athens="division1", larissa="resettled police1")
    assert (table.actor, table.kind) == ("government", "mobilize")
    assert table.options == [
        "demobilize", "upgrade", "division", "brigade", "mountain", "lok", "police", "airstrike", "done",
    ]  # fmt: skip


@rule("greek_civil_war", "9.0", "2.10")
def test_the_dse_may_build_improve_and_remove_units(phase: Greece) -> None:
    table = phase(active="dse", kastoria="front0 guerrilla1")
    assert (table.actor, table.kind) == ("dse", "mobilize")
    assert table.options == ["demobilize", "upgrade", "front", "cadre", "guerrilla", "partisan", "done"]


@rule("greek_civil_war", "9.0", "2.14", "11.4")
@pytest.mark.parametrize("bought", ["airstrike", "division", "police"])
def test_the_dse_buys_nothing_from_the_chart_of_the_government(phase: Greece, bought: str) -> None:
    table = phase(active="dse", kastoria="front0 guerrilla1")
    before = table.position
    with pytest.raises(smallwars.IllegalChoice):
        table.game.choose(bought)
    assert table.position == before


@rule("greek_civil_war", "9.0", "9.1")
@pytest.mark.parametrize("bought", ["front", "cadre", "guerrilla", "partisan"])
def test_the_government_buys_nothing_from_the_chart_of_the_dse(phase: Greece, bought: str) -> None:
    table = phase(kastoria="front0 guerrilla1")
    with pytest.raises(smallwars.IllegalChoice):
        table.game.choose(bought)


@rule("greek_civil_war", "9.0", "5.0")
@pytest.mark.parametrize(("turn", "kind"), [(1, "move"), (2, "move"), (3, "mobilize"), (4, "move"), (5, "mobilize")])
@pytest.mark.parametrize(("side", "unit"), [("government", "mountain1"), ("dse", "cadre1")])
def test_a_mobilization_phase_is_in_odd_turns_but_not_the_first(
    phase: Greece, turn: int, kind: str, side: str, unit: str
) -> None:
    table = phase(active=side, turn=turn, athens=unit)
    assert (table.actor, table.kind) == (side, kind)


@rule("greek_civil_war", "9.0", "5.0")
def test_nobody_has_to_spend_anything(phase: Greece) -> None:
    table = phase(athens="mountain1").play("done")
    assert table["political_index"] == indices(50, 50)
    assert (table["phase"], table["active"], table.kind) == ("movement", "government", "move")
    assert "points_left" not in table.position


@rule("greek_civil_war", "9.0", "9.1", "5.0")
def test_each_player_mobilizes_in_his_own_player_turn(phase: Greece) -> None:
    table = phase(active="dse", athens="mountain1", arkadia="cadre1").play("front athens open done done")
    assert table["political_index"] == indices(50, 48)
    assert (table["phase"], table["active"], table.kind) == ("conflict", "dse", "attack")
    table.play("done")
    assert (table["phase"], table["active"], table.kind) == ("mobilization", "government", "mobilize")


# 9.5, 16.3: the limit of the Government


@rule("greek_civil_war", "9.5", "16.3")
@pytest.mark.parametrize(("doctrine", "limit"), LIMITS.items())
def test_the_doctrine_limits_what_the_government_may_spend(phase: Greece, doctrine: str, limit: int) -> None:
    table = phase(doctrine=doctrine, athens="mountain1")
    assert table["points_left"] == limit
    for spent in range(2, limit - 1, 2):
        table.play("police athens open")
        assert (table["points_left"], table.index("government")) == (limit - spent, 50 - spent)
    assert table["points_left"] in (2, 3)


@rule("greek_civil_war", "9.5", "16.3")
def test_under_tight_defense_ten_points_may_be_spent_and_no_more(phase: Greece) -> None:
    table = phase(doctrine="tight", athens="division1")
    assert why(table, "division") == "9.5 beyond-limit"
    table.play("brigade athens open brigade athens open police athens open")
    assert table.units("athens") == "division1 2xbrigade1 police1 [] [] []"
    assert table.index("government") == 40
    assert "points_left" not in table.position
    for bought in ("division", "brigade", "lok", "police", "airstrike"):
        assert why(table, bought) == "9.5 beyond-limit"


@rule("greek_civil_war", "9.5", "16.3", "2.14")
def test_under_area_defense_fifteen_points_may_be_spent_on_units_upgrades_and_airstrikes(phase: Greece) -> None:
    table = phase(doctrine="area", athens="division1 [police1] brigade1")
    table.play("upgrade athens division1 upgrade athens brigade1 upgrade athens")
    assert (table["points_left"], table.index("government")) == (7, 42)
    table.play("brigade athens open airstrike")
    assert (table.index("government"), table["airstrikes"]) == (35, 1)
    assert table.units("athens") == "division2 brigade1 brigade2 [police2] [] []"
    for bought in ("division", "brigade", "lok", "police", "airstrike"):
        assert why(table, bought) == "9.5 beyond-limit"


@rule("greek_civil_war", "9.5", "16.3")
def test_an_aggressive_government_may_spend_twenty_points(phase: Greece) -> None:
    table = phase(athens="police1").play("division athens open brigade athens open brigade athens open")
    assert table.units("athens") == "division1 2xbrigade1 police1 [] [] []"
    assert table.index("government") == 30
    assert why(table, "police") == "9.5 beyond-limit"


@rule("greek_civil_war", "9.5")
def test_what_is_left_of_the_limit_must_cover_a_price(phase: Greece) -> None:
    table = phase(doctrine="area", athens="police1").play("division athens open")
    assert table["points_left"] == 3
    assert why(table, "brigade") == "9.5 beyond-limit"
    table.play("airstrike")
    assert (table["airstrikes"], table.index("government")) == (1, 35)


@rule("greek_civil_war", "9.5")
def test_the_limit_is_there_again_in_the_next_mobilization_phase(phase: Greece) -> None:
    table = phase(doctrine="tight", duration=6, athens="3xmountain1", arkadia="cadre1")
    table.play("airstrike airstrike airstrike done done")
    table.play("done done add.all {1} {1} {1} {1}")  # four garrisons are missing
    table.play("dse done done add.all {1} {1} {1} {1}")
    assert (table["turn"], table["political_index"]) == (5, indices(50 - 9 - 4 - 4, 50 + 4 + 4))
    table.play("government")
    assert (table.kind, table["points_left"]) == ("mobilize", 10)


@rule("greek_civil_war", "9.1", "9.5")
def test_the_dse_has_no_limit(phase: Greece) -> None:
    table = phase(active="dse", political_index=indices(50, 99), kastoria="[front0]")
    table.play("front athens open " * 11 + "partisan albania " * 10)
    assert table.index("dse") == 99 - 22 - 60
    assert table.units("athens") == "11xfront0 [] [] []"
    assert table.units("albania") == "10xpartisan1"
    assert "points_left" not in table.position


# 7.3, 6.1: nobody spends himself into collapse [G-21]


@rule("greek_civil_war", "7.3", "9.1", "6.1")
def test_the_dse_never_spends_its_last_point(phase: Greece) -> None:
    table = phase(active="dse", political_index=indices(50, 9), kastoria="front0 guerrilla2")
    table.play("partisan albania")
    assert table.index("dse") == 3
    assert why(table, "guerrilla") == "7.3 cannot-afford"
    table.play("front athens open")
    assert table.index("dse") == 1
    for bought in ("front", "cadre", "guerrilla", "partisan"):
        assert why(table, bought) == "7.3 cannot-afford"


@rule("greek_civil_war", "7.3", "9.1")
@pytest.mark.parametrize(
    ("index", "bought", "points", "beyond"),
    [
        (3, "", 13, []),
        (2, "", 12, ["division"]),
        (1, "lok athens open", 6, ["division"]),
        (1, "airstrike airstrike", 5, ["division", "lok"]),
        (1, "police athens open police athens open airstrike", 4, ["division", "brigade", "mountain", "lok"]),
        (1, "police athens open " * 4, 3, ["division", "brigade", "mountain", "lok", "airstrike"]),
        (1, "airstrike airstrike airstrike", 2, [*CHART, "airstrike"]),
    ],
)
def test_the_government_never_spends_its_last_point(
    phase: Greece, index: int, bought: str, points: int, beyond: list[str]
) -> None:
    # So weak a Government gets American Aid (9.6): ten points more, and a limit of 30 that does not bind.
    table = phase(political_index=indices(index, 50), athens="mountain1").play(bought)
    assert table.index("government") == points
    refused = table.game.refusals()
    dear = [option for option in refused if refused[option].key == "cannot-afford"]
    assert [option for option in dear if option != "upgrade"] == beyond
    for option in beyond:
        assert why(table, option) == "7.3 cannot-afford"


@rule("greek_civil_war", "7.3", "9.2")
def test_an_upgrade_never_takes_the_last_point(phase: Greece) -> None:
    table = phase(active="dse", political_index=indices(50, 4), kastoria="guerrilla1 partisan1 [guerrilla1]")
    table.play("upgrade kastoria partisan1")
    assert table.index("dse") == 1
    assert table.units("kastoria") == "guerrilla1 partisan2 [guerrilla1]"
    table = phase(active="dse", political_index=indices(50, 3), kastoria="guerrilla1 partisan1 [guerrilla1]")
    table.play("upgrade kastoria")
    assert table.options == ["guerrilla1", "square.guerrilla1"]
    assert why(table, "partisan1") == "7.3 cannot-afford"


@rule("greek_civil_war", "9.2", "7.3")
def test_when_no_upgrade_can_be_afforded_that_is_the_reason(phase: Greece) -> None:
    table = phase(active="dse", political_index=indices(50, 1), kastoria="guerrilla1")
    assert why(table, "upgrade") == "7.3 cannot-afford"


@rule("greek_civil_war", "9.2", "9.5")
def test_when_no_upgrade_is_within_the_limit_that_is_the_reason(phase: Greece) -> None:
    table = phase(doctrine="tight", athens="2xdivision1 police2").play("upgrade athens upgrade athens")
    assert (table.units("athens"), table.index("government")) == ("2xdivision2 police2 [] [] []", 40)
    table = phase(doctrine="tight", athens="3xdivision1").play("upgrade athens upgrade athens")
    assert why(table, "upgrade") == "9.5 beyond-limit"


# Purchases in any order


@rule("greek_civil_war", "9.0", "9.1", "9.2", "9.3")
@pytest.mark.parametrize(
    "order",
    [(0, 1, 2, 3), (3, 2, 1, 0), (2, 0, 3, 1), (1, 3, 0, 2)],
    ids=str,
)
def test_building_upgrading_and_demobilizing_come_in_any_order(phase: Greece, order: tuple[int, ...]) -> None:
    words = ["police ahaia open", "upgrade athens", "brigade athens open", "demobilize evros mountain1"]
    table = phase(athens="division1", evros="mountain1").play("done")
    for index in order:
        table.play(words[index])
    assert [table.units(name) for name in ("athens", "ahaia", "evros")] == [
        "division2 brigade1 [] [] []",
        "police1 [] [] []",
        "[] []",
    ]
    assert table.index("government") == 50 - 2 - 5 - 4


@rule("greek_civil_war", "9.0")
@pytest.mark.parametrize("word", ["police", "upgrade", "demobilize"])
def test_to_name_what_is_bought_buys_nothing(phase: Greece, word: str) -> None:
    table = phase(athens="division1")
    before = table.position["regions"]
    table.game.choose(word)
    assert table.may_go_back
    table.game.choose("back")
    assert (table.kind, table.index("government"), table.position["regions"]) == ("mobilize", 50, before)


@rule("greek_civil_war", "9.3")
def test_the_only_unit_on_the_map_is_not_demobilized_by_a_look(phase: Greece) -> None:
    table = phase(athens="division1")
    table.game.choose("demobilize")
    assert (table.kind, table.options, table.may_go_back) == ("demobilize", ["athens"], True)
    table.game.choose("athens")
    assert (table.kind, table.options, table.may_go_back) == ("demobilize.unit", ["division1"], True)
    table.game.choose("back")
    assert (table.kind, table.units("athens")) == ("mobilize", "division1 [] [] []")


# The order in which bots buy, and how they start it again


@rule("greek_civil_war", "9.0", "9.1", "9.2")
def test_upgrades_come_before_builds(phase: Greece) -> None:
    table = phase(any_order=False, athens="brigade1").play("police athens open")
    assert why(table, "upgrade") == "9.2 out-of-order-again"
    table.play("again upgrade athens brigade1")
    assert table.units("athens") == "brigade2 police1 [] [] []"
    assert table.index("government") == 46


@rule("greek_civil_war", "9.0", "9.1")
def test_builds_come_in_the_order_of_the_chart(phase: Greece) -> None:
    table = phase(any_order=False, active="dse", kastoria="front0 guerrilla1").play("guerrilla kastoria open")
    assert why(table, "front") == "9.1 out-of-order-again"
    assert why(table, "cadre") == "9.1 out-of-order-again"
    assert table.options == ["demobilize", "guerrilla", "partisan", "again", "done"]
    table.play("again cadre kastoria open")
    assert table.units("kastoria") == "front0 cadre1 2xguerrilla1 []"


@rule("greek_civil_war", "9.0", "9.1")
def test_builds_of_a_type_come_in_the_order_of_the_map(phase: Greece) -> None:
    table = phase(any_order=False, athens="lok1").play("police larissa open police")
    assert table.options == [
        "larissa", "magnesia", "evritania", "aitolia", "fokida", "viotia", "evia", "korinthia", "ahaia", "arkadia",
        "messinia", "lakonia",
    ]  # fmt: skip
    assert why(table, "trikala") == "9.1 out-of-order-again"
    table.play("lakonia open again police trikala square")
    assert (table.units("larissa"), table.units("lakonia")) == ("police1 [] [] []", "police1 [] []")
    assert table.units("trikala") == "[police1] []"


@rule("greek_civil_war", "9.0", "9.2")
def test_upgrades_come_in_the_order_of_regions_and_units(phase: Greece) -> None:
    table = phase(
        any_order=False,
        active="dse",
        kastoria="guerrilla1 partisan1 [guerrilla1]",
        arta="guerrilla1",
        evia="guerrilla1",
        ahaia="[guerrilla1]",
    )
    table.play("upgrade arta guerrilla1 upgrade")
    assert table.options == ["evia", "ahaia"]
    assert why(table, "kastoria") == "9.2 out-of-order-again"
    table.play("evia guerrilla1 upgrade ahaia square.guerrilla1 again upgrade kastoria partisan1 upgrade kastoria")
    assert table.units("kastoria") == "guerrilla1 partisan2 [guerrilla2]"  # only the one in the square comes later
    assert why(table, "upgrade") == "9.2 out-of-order-again"
    table.play("again upgrade kastoria guerrilla1")
    assert table.units("kastoria") == "guerrilla2 partisan2 [guerrilla2]"
    assert (table.units("arta"), table.units("evia")) == ("guerrilla2 [] []", "guerrilla2 [] []")
    assert table.units("ahaia") == "[guerrilla2] [] []"
    assert table.index("dse") == 50 - 1 - 1 - 1 - 3 - 1 - 1


@rule("greek_civil_war", "9.0")
def test_at_the_start_there_is_nothing_to_start_again(phase: Greece) -> None:
    table = phase(any_order=False, athens="brigade1")
    assert why(table, "again") == "9.1 nothing-before"


@rule("greek_civil_war", "9.0")
@pytest.mark.parametrize("bought", ["brigade athens open", "police thessalonika square", "airstrike"])
def test_again_leads_back_to_an_upgrade(phase: Greece, bought: str) -> None:
    table = phase(any_order=False, athens="brigade1").play(bought)
    assert "again" in table.options
    table.play("again")
    assert "upgrade" in table.options
    assert why(table, "again") == "9.1 nothing-before"


@rule("greek_civil_war", "9.0")
def test_again_is_not_offered_when_nothing_before_can_be_done_by_the_government(phase: Greece) -> None:
    table = phase(any_order=False, doctrine="tight", athens="lok1").play("police athens open " * 5)
    assert table.index("government") == 40
    assert table.options == ["demobilize", "done"]
    assert why(table, "again") == "9.1 nothing-before"


@rule("greek_civil_war", "9.0")
def test_again_is_not_offered_when_nothing_before_can_be_done_by_the_dse(phase: Greece) -> None:
    table = phase(any_order=False, active="dse", arkadia="cadre1 resettled").play("front athens open")
    assert table.options == ["demobilize", "front", "cadre", "guerrilla", "partisan", "done"]
    assert why(table, "again") == "9.1 nothing-before"


@rule("greek_civil_war", "9.0", "5.0")
def test_the_phase_ends_by_a_word_while_anything_can_be_done(phase: Greece) -> None:
    table = phase(active="dse", political_index=indices(50, 3)).play("front athens open")
    assert table.units("athens") == "front0 [] [] []"
    assert (table.kind, table.options) == ("mobilize", ["demobilize", "done"])
    assert table.play("done").kind == "move"


@rule("greek_civil_war", "9.0", "9.3")
def test_a_demobilization_starts_the_order_anew(phase: Greece) -> None:
    table = phase(any_order=False, athens="brigade1 mountain1").play("police lakonia open demobilize athens mountain1")
    assert why(table, "again") == "9.1 nothing-before"
    table.play("upgrade athens brigade1 police athens open")
    assert table.units("athens") == "brigade2 police1 [] [] []"
    assert table.units("lakonia") == "police1 [] []"
    assert table.index("government") == 50 - 2 - 2 - 2


# 2.8, 2.14: Airstrikes


@rule("greek_civil_war", "2.8", "2.14", "9.1")
def test_an_airstrike_costs_three_points_and_lies_in_the_box(phase: Greece) -> None:
    table = phase(athens="mountain1").play("airstrike")
    assert (table["airstrikes"], table.index("government"), table["points_left"]) == (1, 47, 17)
    assert table.units("athens") == "mountain1 [] [] []"


@rule("greek_civil_war", "2.8", "2.14", "9.4")
def test_the_box_holds_four_airstrikes(phase: Greece) -> None:
    table = phase(athens="mountain1", airstrikes=2).play("airstrike airstrike")
    assert (table["airstrikes"], table.index("government")) == (4, 44)
    assert why(table, "airstrike") == "2.8 box-full"
    table = phase(athens="mountain1", airstrikes=4)
    assert why(table, "airstrike") == "2.8 box-full"


@rule("greek_civil_war", "2.14", "2.8", "11.4")
def test_unused_airstrikes_stay_available(phase: Greece) -> None:
    # [G-34]
    table = phase(active="dse", airstrikes=1, athens="mountain1", arkadia="cadre1").play("done done")
    table.play("airstrike done done add.all")
    assert (table["turn"], table["airstrikes"], table.kind) == (4, 2, "first")


@rule("greek_civil_war", "2.8", "2.14", "11.4")
def test_a_used_airstrike_is_set_aside_and_can_be_bought_again(phase: Greece) -> None:
    table = phase(phase="conflict", airstrikes=4, serres="brigade1 2xguerrilla1 police1", turn=3)
    table.play("serres open brigade1 done use {6}")  # 4 against 4, one column up: 2:1, Overkill
    assert (table["airstrikes"], table.units("serres")) == (3, "brigade1 police1 [] [] []")
    table = phase(airstrikes=3, athens="mountain1").play("airstrike")
    assert table["airstrikes"] == 4


@rule("greek_civil_war", "2.8", "2.14", "11.4")
def test_an_airstrike_bought_in_a_turn_is_available_in_it(phase: Greece) -> None:
    table = phase(serres="resettled mountain1 guerrilla1").play("airstrike done done serres")
    assert (table.actor, table.kind, table.options) == ("government", "airstrike", ["use", "decline"])
    table.play("use {5}")  # 3 against 2 is 1:1, one column up 2:1: Effective Action
    assert (table["airstrikes"], table.units("serres")) == (0, "mountain1 [] [] []")
