"""Optional rules: Tito Breaks with Stalin (17.1), 1944 Start (17.3), Remote Regions (remote_variant)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from tests.harness import GREECE, Table, rule

Greece = Callable[..., Table]
GREEK, FOREIGN = list(GREECE[:26]), list(GREECE[26:])
TITO = {"tito": True}
REMOTE = ("rodopi", "florina", "kastoria", "evritania", "fokida", "arkadia")


@pytest.fixture
def tito(greece: Greece) -> Greece:
    """A Mobilization Phase of the DSE with the option tito."""
    return partial(greece, phase="mobilization", active="dse", options=TITO)


@pytest.fixture
def early(greece: Greece) -> Greece:
    """A Mobilization Phase of the DSE with the option start_1944."""
    return partial(greece, phase="mobilization", active="dse", options={"start_1944": True})


def indices(government: int, dse: int) -> dict[str, int]:
    """Both Political Indices."""
    return {"government": government, "dse": dse}


def about(table: Table) -> tuple[str | None, str, str | None]:
    """What is asked: its kind, its rule, what it is about."""
    decision = table.game.decision
    assert decision is not None
    return decision.kind, decision.rule, decision.about


def why(table: Table, option: str) -> str:
    """The rule and the reason of a refusal."""
    return f"{table.refused(option)} {table.game.refusals()[option].key}"


# 17.1: the Stalin Score


@rule("greek_civil_war", "17.1")
@pytest.mark.parametrize(("before", "dice", "after"), [(0, "{1} {1}", 2), (0, "{6} {6}", 12), (30, "{3} {5}", 38)])
def test_two_dice_are_added_to_the_score_when_the_phase_of_the_dse_begins(
    tito: Greece, before: int, dice: str, after: int
) -> None:
    table = tito(stalin_score=before, arta="cadre1")
    assert about(table) == ("die", "17.1", "stalin_score")
    table.play(dice)
    assert (table["stalin_score"], table.kind, table["closed"]) == (after, "mobilize", [])
    assert table["political_index"] == indices(50, 50)


@rule("greek_civil_war", "17.1")
def test_without_the_option_there_is_no_score(tito: Greece) -> None:
    table = tito(arta="cadre1", options={})
    assert (table.kind, table["stalin_score"]) == ("mobilize", 0)


@rule("greek_civil_war", "17.1", "5.0")
@pytest.mark.parametrize("turn", [1, 2, 4])
def test_the_score_is_rolled_only_in_turns_with_mobilization(tito: Greece, turn: int) -> None:
    assert tito(turn=turn, arta="cadre1").kind == "move"


@rule("greek_civil_war", "17.1")
def test_the_phase_of_the_government_rolls_nothing(tito: Greece) -> None:
    table = tito(active="government", athens="mountain1", arta="cadre1", stalin_score=49)
    assert table.kind == "mobilize"
    table.play("done done")
    assert (table["active"], about(table)) == ("dse", ("die", "17.1", "stalin_score"))


@rule("greek_civil_war", "17.1")
@pytest.mark.parametrize(
    ("before", "dice", "breaks"),
    [
        (47, "{1} {1}", False),
        (38, "{6} {5}", False),
        (38, "{6} {6}", True),
        (48, "{1} {1}", True),
        (49, "{6} {6}", True),
    ],
)
def test_the_party_decides_when_the_score_reaches_or_passes_50(
    tito: Greece, before: int, dice: str, breaks: bool
) -> None:
    table = tito(stalin_score=before, arta="cadre1").play(dice)
    assert (about(table) == ("die", "17.1", "line")) == breaks
    assert (table.kind == "mobilize") != breaks


# 17.1: the line


@rule("greek_civil_war", "17.1")
@pytest.mark.parametrize("die", [1, 2, 3, 4])
def test_on_1_to_4_yugoslavia_shuts_its_borders_and_a_purge_costs_two_dice(tito: Greece, die: int) -> None:
    table = tito(
        stalin_score=48, arta="cadre1", yugoslavia="2xpartisan3 front0 cadre1", albania="partisan1", bulgaria="cadre1"
    ).play(f"{{1}} {{1}} {{{die}}}")  # fmt: skip
    assert table["closed"] == ["yugoslavia"]
    assert (table.units("albania"), table.units("yugoslavia"), table.units("bulgaria")) == ("partisan1", "", "cadre1")
    assert about(table) == ("die", "17.1", "purge")
    table.play("{5} {6}")
    assert (table["political_index"], table.kind) == (indices(50, 39), "mobilize")


@rule("greek_civil_war", "17.1")
@pytest.mark.parametrize("die", [5, 6])
def test_on_5_and_6_albania_and_bulgaria_close_their_borders_and_it_costs_four_dice(tito: Greece, die: int) -> None:
    table = tito(
        stalin_score=48, arta="cadre1", yugoslavia="partisan2", albania="2xpartisan1 cadre1", bulgaria="front0"
    ).play(f"{{1}} {{1}} {{{die}}}")  # fmt: skip
    assert table["closed"] == ["albania", "bulgaria"]
    assert (table.units("albania"), table.units("yugoslavia"), table.units("bulgaria")) == ("", "partisan2", "")
    table.play("{6} {6} {6}")
    assert about(table) == ("die", "17.1", "purge")
    table.play("{1}")
    assert (table["political_index"], table.kind) == (indices(50, 31), "mobilize")


@rule("greek_civil_war", "17.1", "9.3")
def test_the_units_that_are_lost_may_be_mobilized_again(tito: Greece) -> None:
    table = tito(stalin_score=48, arta="guerrilla1", yugoslavia="10xpartisan1").play("{1} {1} {1} {1} {1}")
    table.play("partisan arta open")
    assert (table.units("yugoslavia"), table.units("arta")) == ("", "guerrilla1 partisan1 [] []")


@rule("greek_civil_war", "17.1", "6.1")
@pytest.mark.parametrize(("before", "after", "over"), [(8, 1, False), (7, 0, True), (5, -2, True)])
def test_the_loss_may_be_the_collapse_of_the_dse(tito: Greece, before: int, after: int, over: bool) -> None:
    table = tito(stalin_score=48, arta="cadre1", political_index=indices(80, before))
    table.play("{1} {1} {4} {3} {4}")
    assert table["political_index"] == indices(80, after)
    result = table.game.result
    assert (result is not None) == over
    if result is not None:
        assert (result.winner, result.grade, result.key) == ("government", "turning_point", "dse_collapsed")


@rule("greek_civil_war", "17.1")
@pytest.mark.parametrize("closed", [["yugoslavia"], ["albania", "bulgaria"]])
def test_the_line_is_decided_once(tito: Greece, closed: list[str]) -> None:
    table = tito(stalin_score=55, closed=closed, arta="cadre1")
    assert (table.kind, table["stalin_score"]) == ("mobilize", 55)


# 17.1: closed borders


@rule("greek_civil_war", "17.1", "9.1")
@pytest.mark.parametrize("closed", [["yugoslavia"], ["albania", "bulgaria"]])
@pytest.mark.parametrize("type", ["cadre", "partisan"])
def test_nothing_is_built_behind_a_closed_border(tito: Greece, closed: list[str], type: str) -> None:
    table = tito(closed=closed, arta="front0 guerrilla1").play(type)
    assert table.options == ["arta", *[country for country in FOREIGN if country not in closed]]
    for country in closed:
        assert why(table, country) == "17.1 closed-border"


@rule("greek_civil_war", "17.1", "10.5")
@pytest.mark.parametrize(
    ("closed", "open"), [(["yugoslavia"], ["albania", "bulgaria"]), (["albania", "bulgaria"], ["yugoslavia"])]
)
def test_units_do_not_enter_a_closed_country(greece: Greece, closed: list[str], open: list[str]) -> None:
    table = greece(active="dse", closed=closed, options=TITO, florina="partisan1", arta="cadre1").play("florina")
    assert [country for country in table.options if country in FOREIGN] == open
    for country in closed:
        assert why(table, country) == "17.1 closed-border"


@rule("greek_civil_war", "17.1", "10.5")
def test_units_do_not_pass_through_a_closed_country(greece: Greece) -> None:
    def reach(*closed: str) -> list[str]:
        table = greece(active="dse", closed=list(closed), options=TITO, albania="partisan1", arta="cadre1")
        return table.play("albania").options

    assert [region for region in ("serres", "evros", "bulgaria") if region in reach()] == [
        "serres",
        "evros",
        "bulgaria",
    ]
    assert [region for region in ("serres", "evros", "bulgaria") if region in reach("yugoslavia")] == ["serres"]


@rule("greek_civil_war", "17.1", "10.5")
def test_units_still_enter_and_leave_the_open_countries(greece: Greece) -> None:
    table = greece(active="dse", closed=["yugoslavia"], options=TITO, florina="partisan1", bulgaria="cadre1")
    table.play("florina albania bulgaria drama")
    assert (table.units("albania"), table.units("drama")) == ("partisan1", "cadre1 [] [] []")


@rule("greek_civil_war", "17.1", "12.4")
def test_units_do_not_retreat_into_a_closed_country(greece: Greece) -> None:
    table = greece(phase="conflict", closed=["yugoslavia"], options=TITO, florina="division1 2xcadre1", arta="lok1")
    table.play("florina {5}")  # 13 against 4 is 3:1: Effective Action
    assert (table.kind, table.options) == ("retreat", ["pella", "florina", "kastoria", "kozani", "albania"])
    assert why(table, "yugoslavia") == "17.1 closed-border"


@rule("greek_civil_war", "17.1", "12.4")
@pytest.mark.parametrize(
    ("closed", "after"), [([], "cadre1"), (["yugoslavia"], "cadre1"), (["albania", "bulgaria"], "")]
)
def test_a_unit_whose_only_refuge_is_closed_is_eliminated(greece: Greece, closed: list[str], after: str) -> None:
    table = greece(
        phase="conflict",
        closed=closed,
        options=TITO,
        evros="division1 2xcadre1 [police1] [police1]",
        rodopi="brigade1",
    ).play("evros division1 done {5}")
    assert table.units("evros") == "division1 [police1] [police1]"
    assert table.units("bulgaria") == after


@rule("greek_civil_war", "17.1", "14.4")
@pytest.mark.parametrize(("closed", "points"), [([], 4), (["yugoslavia"], 2), (["albania", "bulgaria"], 2)])
def test_only_open_countries_bring_their_points(greece: Greece, closed: list[str], points: int) -> None:
    """[G-54]."""
    table = greece(phase="control", active=None, closed=closed, options=TITO, arta="guerrilla1")
    table.play("add" if closed == ["albania", "bulgaria"] else "add.all")
    assert (table["turn"], table["political_index"]) == (4, indices(50, 50 + points))
    assert [table[country]["control"] for country in FOREIGN] == [
        None if country in closed else "dse" for country in FOREIGN
    ]


@rule("greek_civil_war", "17.1", "14.4")
def test_control_of_a_country_that_closes_is_lost_at_once(tito: Greece) -> None:
    table = tito(stalin_score=48, arta="cadre1").play("{1} {1} {6} {1} {1} {1} {1}")
    assert [table[country]["control"] for country in FOREIGN] == [None, "dse", None]


# 17.3: the 1944 start


@rule("greek_civil_war", "17.3")
@pytest.mark.parametrize("type", ["cadre", "guerrilla", "partisan"])
@pytest.mark.parametrize("band", ["guerrilla2", "[guerrilla2]", "guerrilla1 guerrilla2"])
def test_all_units_but_fronts_are_built_only_beside_a_level_2_band(early: Greece, type: str, band: str) -> None:
    table = early(arta=f"front0 {band}", evia=f"[front0] {band}", drama="front0 guerrilla1", kozani="dse")
    table.play(type)
    assert table.options == ["arta", "evia"]
    for region in ("drama", *(FOREIGN if type != "guerrilla" else [])):
        assert why(table, region) == "17.3 needs-level-2-guerrilla"
    assert table.refused("lakonia") == "9.1"


@rule("greek_civil_war", "17.3", "9.1")
def test_the_chart_asks_for_its_own_units_all_the_same(early: Greece) -> None:
    table = early(arta="guerrilla2", evia="front0 guerrilla2", drama="dse guerrilla2").play("cadre")
    assert table.options == ["drama", "evia"]
    assert table.refused("arta") == "9.1"


@rule("greek_civil_war", "17.3")
def test_a_level_1_band_is_not_enough(early: Greece) -> None:
    table = early(arta="front0 5xguerrilla1 [guerrilla1]", kozani="dse front0")
    assert "cadre" not in table.options
    assert "partisan" not in table.options


@rule("greek_civil_war", "17.3")
@pytest.mark.parametrize("type", ["cadre", "partisan"])
def test_the_missing_band_is_the_reason(early: Greece, type: str) -> None:
    assert early(arta="front0 guerrilla1").refused(type) == "17.3"


@rule("greek_civil_war", "17.3")
def test_fronts_are_exempt(early: Greece) -> None:
    table = early(arta="cadre1")
    assert table.refused("guerrilla") == "17.3"
    assert table.play("front evia open").units("evia") == "front0 [] []"


@rule("greek_civil_war", "17.3")
def test_with_an_option_guerrilla_bands_are_exempt_too(early: Greece) -> None:
    """[G-55]."""
    table = early(arta="cadre1", options={"start_1944": True, "start_1944_free_bands": True}).play(
        "front evia open guerrilla arta open guerrilla arta open guerrilla arta square"
    )
    assert (table.units("evia"), table.units("arta")) == ("front0 [] []", "cadre1 2xguerrilla1 [guerrilla1] []")
    assert table.index("dse") == 50 - 2 - 9


@rule("greek_civil_war", "17.3")
def test_a_band_upgraded_in_this_phase_does_not_count_yet(early: Greece) -> None:
    """[G-55]."""
    table = early(arta="front0 guerrilla1", evia="front0 guerrilla2").play("upgrade").play("cadre")
    assert table.units("arta") == "front0 guerrilla2 [] []"
    table.play("open")  # Evia, the only Region
    assert table.units("evia") == "front0 cadre1 guerrilla2 [] []"


@rule("greek_civil_war", "17.3", "9.3")
def test_when_the_band_is_gone_the_restriction_is_imposed_again(early: Greece) -> None:
    table = early(arta="front0 guerrilla2", evia="front0 guerrilla2").play("cadre arta open demobilize arta guerrilla2")
    assert table.units("arta") == "front0 cadre1 [] []"
    table.play("cadre open")
    assert table.units("evia") == "front0 cadre1 guerrilla2 [] []"
    table.play("demobilize evia guerrilla2")
    assert "cadre" not in table.options
    assert "partisan" not in table.options


@rule("greek_civil_war", "17.3")
def test_units_on_the_map_are_upgraded_as_ever(early: Greece) -> None:
    table = early(arta="partisan1").play("upgrade")
    assert table.units("arta") == "partisan2 [] []"


@rule("greek_civil_war", "17.3")
def test_without_the_option_no_band_is_needed(early: Greece) -> None:
    table = early(arta="front0 guerrilla1", options={}).play("cadre arta open partisan albania")
    assert (table.units("arta"), table.units("albania")) == ("front0 cadre1 guerrilla1 [] []", "partisan1")


# 17.3: the limit


@rule("greek_civil_war", "17.3", "16.3")
@pytest.mark.parametrize(
    ("total", "limit"),
    [(2, 10), (3, 10), (4, 10), (5, 10), (6, 15), (7, 15), (8, 15), (9, 20), (10, 20), (11, 20), (12, 20)],
)
@pytest.mark.parametrize(("dice", "doctrine"), [("{1} {1}", "tight"), ("{3} {4}", "area"), ("{6} {6}", "aggressive")])
def test_the_limit_is_rolled_for_after_the_doctrine(
    greece: Greece, total: int, limit: int, dice: str, doctrine: str
) -> None:
    options = {"start_1944": True}
    table = greece(phase="initiative", active=None, doctrine=None, duration=0, options=options).play(dice)
    assert about(table) == ("die", "17.3", "limit")
    table.play(f"{{{max(1, total - 6)}}} {{{min(6, total - 1)}}}")
    assert (table["doctrine"], table["limit"]) == (doctrine, limit)
    assert about(table) == ("die", "16.3", "duration")
    table.play("{1} {3}")
    assert (table["doctrine"], table["limit"], table["duration"], table.kind) == (doctrine, limit, 2, "first")


@rule("greek_civil_war", "17.3", "16.3")
@pytest.mark.parametrize("total", [2, 7, 12])
def test_with_an_option_the_limit_is_the_sum_of_the_dice(greece: Greece, total: int) -> None:
    """[G-55]."""
    options = {"start_1944": True, "start_1944_limit_by_sum": True}
    table = greece(phase="initiative", active=None, doctrine=None, duration=0, options=options).play("{6} {6}")
    table.play(f"{{{max(1, total - 6)}}} {{{min(6, total - 1)}}}")
    assert (table["doctrine"], table["limit"]) == ("aggressive", total)


@rule("greek_civil_war", "17.3", "4.0")
def test_it_is_rolled_for_at_the_set_up_too(greece: Greece) -> None:
    options = {"start_1944": True}
    table = greece(phase="setup", active=None, turn=1, doctrine=None, duration=0, options=options)
    table.play("{6} {6} {1} {1} {2} {1}")
    assert (table["doctrine"], table["limit"], table["duration"]) == ("aggressive", 10, 2)
    assert table.kind == "setup.division"


@rule("greek_civil_war", "17.3", "9.5", "9.6")
@pytest.mark.parametrize(("aid", "left"), [(False, 20), (True, 30)])
def test_the_limit_that_was_rolled_counts(early: Greece, aid: bool, left: int) -> None:
    table = early(active="government", doctrine="tight", limit=20, american_aid=aid, athens="police1")
    assert table["points_left"] == left
    table.play("division athens open")
    assert table["points_left"] == left - 12


# The option remote_variant [G-1, G-67]


@rule("greek_civil_war", "16.3", "2.2")
def test_with_the_option_six_regions_need_no_unit_under_area_defense(greece: Greece) -> None:
    for options, penalty in (({}, 26), ({"remote_variant": True}, 20)):
        table = greece(phase="control", active=None, doctrine="area", options=options, lakonia="guerrilla1")
        assert table.play("add.all")["political_index"] == indices(50 - penalty, 54)


@rule("greek_civil_war", "16.3", "2.2")
@pytest.mark.parametrize("region", GREEK)
def test_these_are_the_six_regions(greece: Greece, region: str) -> None:
    options = {"remote_variant": True}
    units = {"lakonia": "guerrilla1", region: "mountain1 guerrilla1"}
    table = greece(phase="control", active=None, doctrine="area", options=options, **units).play("add.all")
    assert table.index("government") == 50 - 20 + (region not in REMOTE)


@rule("greek_civil_war", "16.5", "2.2")
def test_they_cannot_be_resettled(greece: Greece) -> None:
    options = {"remote_variant": True}
    table = greece(phase="mobilization", options=options, **dict.fromkeys((*REMOTE, "evia"), "brigade1"))
    assert table.options == ["evia", "done"]
    for region in REMOTE:
        assert why(table, region) == "16.5 already-remote"
    table = greece(phase="mobilization", **dict.fromkeys((*REMOTE, "evia"), "brigade1"))
    assert table.options == ["rodopi", "florina", "kastoria", "evritania", "fokida", "evia", "arkadia", "done"]


@rule("greek_civil_war", "14.1", "14.5")
def test_they_keep_their_points_and_cost_nothing(greece: Greece) -> None:
    options = {"remote_variant": True}
    table = greece(phase="control", active=None, options=options, florina="[cadre1] [cadre1]").play("add.all")
    assert table["political_index"] == indices(50, 50 + 2 + 4)
    assert [table[region]["resettled"] for region in REMOTE] == [False] * 6


@rule("greek_civil_war", "9.1")
def test_mountain_units_are_built_there_as_in_any_rural_region(greece: Greece) -> None:
    options = {"remote_variant": True}
    table = greece(phase="mobilization", options=options, florina="police1").play("mountain open")
    assert table.units("florina") == "mountain1 police1 [] []"
