"""Population Resettlement (16.5)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from tests.harness import GREECE, Table, rule

Greece = Callable[..., Table]


@pytest.fixture
def phase(greece: Greece) -> Greece:
    """A Mobilization Phase of the Government."""
    return partial(greece, phase="mobilization")


@pytest.fixture
def control(greece: Greece) -> Greece:
    """The Control Phase of turn 3. The DSE goes first: 4 points for three countries; it has a Guerrilla Band, so
    that it pays nothing (14.6)."""
    return partial(greece, phase="control", active=None, first="dse", lakonia="guerrilla1")


def indices(government: int, dse: int) -> dict[str, int]:
    """Both Political Indices."""
    return {"government": government, "dse": dse}


def why(table: Table, option: str) -> str:
    """The rule and the reason of a refusal."""
    return f"{table.refused(option)} {table.game.refusals()[option].key}"


def markers(table: Table, region: str) -> tuple[bool, bool]:
    """Whether a Region is resettled, and whether it is terrorized."""
    return table[region]["resettled"], table[region]["terror"]


# Where and when


@rule("greek_civil_war", "16.5")
def test_every_rural_region_with_a_conventional_government_unit_may_be_resettled(phase: Greece) -> None:
    table = phase(**dict.fromkeys(GREECE[:15], "brigade1"))
    assert (table.actor, table.kind) == ("government", "resettle")
    assert table.options == [*GREECE[2:15], "done"]
    table = phase(**dict.fromkeys(GREECE[11:26], "[brigade1]"))
    assert table.options == [*GREECE[11:26], "done"]


@rule("greek_civil_war", "16.5", "2.12")
@pytest.mark.parametrize("unit", ["division1", "brigade3", "mountain2", "lok1", "police1", "[police2]", "[lok1]"])
def test_any_conventional_unit_will_do(phase: Greece, unit: str) -> None:
    table = phase(arta=f"{unit} 3xpartisan1 dse")
    assert (table.kind, table.options) == ("resettle", ["arta", "done"])


@rule("greek_civil_war", "16.5", "2.12", "2.2")
def test_other_regions_are_refused_with_their_reasons(phase: Greece) -> None:
    table = phase(
        athens="division1",
        arta="division1",
        evia="lok_unconv0 [lok_unconv0]",
        drama="3xpartisan1",
        kozani="division1 resettled",
    )
    assert table.options == ["arta", "done"]
    assert why(table, "athens") == "16.5 not-rural"
    assert why(table, "thessalonika") == "16.5 not-rural"
    for country in GREECE[26:]:
        assert why(table, country) == "16.5 not-rural"
    for region in ("evia", "drama", "lakonia"):
        assert why(table, region) == "16.5 no-conventional-unit"
    assert why(table, "kozani") == "16.5 already-remote"


@rule("greek_civil_war", "16.5")
@pytest.mark.parametrize(
    "there", [{"athens": "3xdivision1"}, {"evia": "lok_unconv0"}, {"evia": "division1 resettled"}, {"evia": "cadre1"}]
)
def test_nothing_is_asked_where_no_region_can_be_resettled(phase: Greece, there: dict[str, str]) -> None:
    assert phase(**there).kind == "mobilize"


@rule("greek_civil_war", "16.5", "5.0")
@pytest.mark.parametrize("turn", [1, 2, 4])
def test_it_is_done_only_in_turns_with_mobilization(phase: Greece, turn: int) -> None:
    assert phase(turn=turn, larissa="mountain1").kind == "move"


@rule("greek_civil_war", "16.5")
def test_it_is_done_when_the_phase_of_the_government_begins_and_not_later(phase: Greece) -> None:
    table = phase(larissa="division1", evia="division1").play("done")
    assert table.kind == "mobilize"
    assert table["political_index"] == indices(50, 50)
    assert [region for region in GREECE if table[region]["resettled"] or table[region]["terror"]] == []
    assert "resettle" not in table.options
    table.play("police athens open demobilize larissa")
    assert table.kind == "mobilize"


@rule("greek_civil_war", "16.5")
def test_the_dse_resettles_nobody(phase: Greece) -> None:
    assert phase(active="dse", larissa="division1 cadre1").kind == "mobilize"


# a), b), c): markers and the die


@rule("greek_civil_war", "16.5", "16.4")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_the_die_goes_to_the_dse_and_off_the_government(phase: Greece, die: int) -> None:
    table = phase(larissa="division1 cadre1 [police1]").play("larissa")
    decision = table.game.decision
    assert decision is not None
    assert (decision.kind, decision.rule, decision.about) == ("die", "16.5", "larissa")
    table.play(f"{{{die}}}")
    assert table["political_index"] == indices(50 - die, 50 + die)
    assert markers(table, "larissa") == (True, True)
    assert table.units("larissa") == "division1 cadre1 [police1] [] []"
    assert (table.kind, table["points_left"]) == ("mobilize", 20)  # it is no spending (9.5)


@rule("greek_civil_war", "16.5", "7.2")
def test_the_dse_rises_to_99_at_most(phase: Greece) -> None:
    table = phase(larissa="division1", political_index=indices(60, 97), american_aid=True).play("larissa {5}")
    assert table["political_index"] == indices(60 - 5 + 10, 99)


@rule("greek_civil_war", "16.5")
def test_several_regions_may_be_resettled_each_with_a_die_of_its_own(phase: Greece) -> None:
    table = phase(arta="division1", larissa="lok1", evia="police1", ahaia="[brigade1]").play("arta {4}")
    assert (table.kind, table.options) == ("resettle", ["larissa", "evia", "ahaia", "done"])
    assert why(table, "arta") == "16.5 already-remote"
    table.play("ahaia {1}")
    assert table.options == ["larissa", "evia", "done"]
    table.play("evia {6} done")
    assert table.kind == "mobilize"
    assert table["political_index"] == indices(50 - 11, 50 + 11)
    assert [region for region in GREECE if markers(table, region) == (True, True)] == ["arta", "evia", "ahaia"]
    assert markers(table, "larissa") == (False, False)


@rule("greek_civil_war", "16.5", "6.1", "7.2")
@pytest.mark.parametrize(("before", "after", "over"), [(4, 1, False), (3, 0, True), (2, -1, True)])
def test_it_may_be_the_collapse_of_the_government(phase: Greece, before: int, after: int, over: bool) -> None:
    table = phase(larissa="division1", evia="division1", political_index=indices(before, 50)).play("larissa {3}")
    assert table["political_index"] == indices(after, 53)
    assert (table.game.decision is None) == over
    result = table.game.result
    if over:
        assert result is not None
        assert (result.winner, result.grade, result.key) == ("dse", "decisive", "government_collapsed")
    else:
        assert (result, table.kind) == (None, "resettle")


# d), e): for the rest of the game


@rule("greek_civil_war", "16.5", "14.5")
def test_each_resettled_region_costs_the_government_a_point_in_every_control_phase(control: Greece) -> None:
    table = control(evia="resettled", arta="resettled", duration=9).play("add.all")
    assert table["political_index"] == indices(48, 54)
    table.play("dse add.all")
    assert (table["turn"], table["political_index"]) == (5, indices(46, 58))
    assert (markers(table, "evia"), markers(table, "arta")) == ((True, False), (True, False))


@rule("greek_civil_war", "16.5", "14.5", "16.4")
def test_terror_there_costs_another_point(control: Greece) -> None:
    """[G-10]."""
    table = control(evia="resettled terror", arta="resettled", drama="terror").play("add.all")
    assert table["political_index"] == indices(50 - 2 - 2, 54)


@rule("greek_civil_war", "16.5", "14.1")
@pytest.mark.parametrize(
    ("region", "units", "printed"),
    [("korinthia", "[police1] [police1]", 2), ("evia", "[police1] [police1]", 1), ("fokida", "[police1]", 1)],
)
def test_a_resettled_region_brings_the_government_one_point(
    control: Greece, region: str, units: str, printed: int
) -> None:
    table = control(**{region: units}).play("add.all add")
    assert table["political_index"] == indices(50 + printed, 54)
    table = control(**{region: f"{units} resettled"}).play("add.all add")
    assert table["political_index"] == indices(50 + 1 - 1, 54)
    table = control(**{region: f"{units} resettled"}).play("add.all subtract")
    assert table["political_index"] == indices(50 - 1, 54 - 1)


@rule("greek_civil_war", "16.5", "14.1")
@pytest.mark.parametrize(
    ("region", "units", "printed"), [("larissa", "[cadre1] [cadre1] [cadre1]", 2), ("kastoria", "[cadre1]", 1)]
)
def test_a_resettled_region_brings_the_dse_one_point(control: Greece, region: str, units: str, printed: int) -> None:
    table = control(**{region: units}).play("add.all")
    assert table["political_index"] == indices(50, 54 + printed)
    table = control(**{region: f"{units} resettled"}).play("add.all")
    assert table["political_index"] == indices(49, 54 + 1)


@rule("greek_civil_war", "16.5", "16.4")
def test_while_it_is_terrorized_it_brings_nothing(control: Greece) -> None:
    """[G-10]."""
    table = control(korinthia="[police1] [police1] resettled terror").play("add.all")
    assert (table["turn"], table["political_index"]) == (4, indices(48, 54))


@rule("greek_civil_war", "16.5", "16.4", "12.2a")
def test_the_terror_of_a_resettlement_goes_like_any_other_but_the_marker_stays(greece: Greece) -> None:
    table = greece(phase="conflict", serres="brigade1 guerrilla1 terror resettled").play("serres {5}")
    assert markers(table, "serres") == (True, False)


@rule("greek_civil_war", "16.5")
def test_a_resettled_region_keeps_its_units_and_may_be_entered_and_built_in(greece: Greece) -> None:
    table = greece(phase="mobilization", larissa="division1 cadre1").play("larissa {1} mountain larissa open")
    assert table.units("larissa") == "division1 mountain1 cadre1 [] [] []"
