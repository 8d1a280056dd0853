"""Special Activities in general: one, before, during or after the Operation (4.1), and what they make possible."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from tests.harness import Table, rule

Kenya = Callable[..., Table]

MAU_MAU: dict[str, Any] = {"nairobi": "1B 1U", "nyeri": "2U", "embu": "1U", "aberdares": "1B 1U"}
"""Every Operation and every Special Activity of the Mau Mau is possible; Supply gains 1."""

BRITISH: dict[str, Any] = {"nyeri": "1A 3T Resist", "embu": "1A 2T", "aberdares": "2A 2T"}
"""Every British Operation is possible, and a Special Activity with each."""


@pytest.fixture
def british(kenya: Kenya) -> Kenya:
    """A position in which the British are First Eligible."""
    return partial(kenya, first="british")


# 4.1: one Special Activity, if any


@rule("kenya", "4.1", "2.3.2")
@pytest.mark.parametrize("play", ["rally meru done", "terror nyeri done", "march meru done done done"])
def test_the_mau_mau_need_not_execute_one(kenya: Kenya, play: str) -> None:
    # [B3]
    table = kenya(**MAU_MAU).play(f"op {play}")
    assert (table.actor, table["resources"]) == ("british", 4)


@rule("kenya", "4.1", "2.3.2")
@pytest.mark.parametrize(
    "play",
    ["deploy done done done", "relocate nyeri done {6} done", "sweep nyeri done done done done", "assault nyeri done"],
)
def test_the_british_need_not_execute_one(british: Kenya, play: str) -> None:
    # [B3]
    table = british(**BRITISH).play(f"op {play}")
    assert (table.actor, table["nyeri"]["stance"], table["aberdares"]["active"]) == ("mau_mau", "resistance", 2)


@rule("kenya", "4.1", "4.1.1", "4.3")
@pytest.mark.parametrize("operation", ["rally", "march", "terror"])
def test_any_special_activity_of_the_mau_mau_accompanies_any_operation(kenya: Kenya, operation: str) -> None:
    table = kenya(**MAU_MAU).play(f"op {operation} special")
    assert (table.actor, table.kind, table.options) == ("mau_mau", "special_activity", ["supply", "oath", "raid"])


@rule("kenya", "4.2", "4.1.1")
@pytest.mark.parametrize(
    ("operation", "specials"),
    [
        ("deploy", ["reward", "air_strike"]),
        ("sweep", ["reprisal", "air_strike"]),
        ("assault", ["reprisal", "air_strike"]),
    ],
)
def test_the_british_choose_from_reward_reprisal_and_air_strike(
    british: Kenya, operation: str, specials: list[str]
) -> None:
    table = british(**BRITISH).play(f"op {operation} special")
    assert (table.actor, table.kind, table.options) == ("british", "special_activity", specials)
    assert {*table.options, *table.game.refusals()} == {"reward", "reprisal", "air_strike"}


@rule("kenya", "4.1")
@pytest.mark.parametrize("operation", ["rally", "march", "terror"])
def test_only_one_special_activity_of_the_mau_mau(kenya: Kenya, operation: str) -> None:
    table = kenya(**MAU_MAU).play(f"op {operation} special supply")
    assert (table["resources"], table.refused("special")) == (6, "4.1")


@rule("kenya", "4.1")
@pytest.mark.parametrize("play", ["deploy special reward nyeri", "assault special air_strike embu"])
def test_only_one_special_activity_of_the_british(british: Kenya, play: str) -> None:
    table = british(**BRITISH).play(f"op {play}")
    assert table.refused("special") == "4.1"


@rule("kenya", "4.1")
def test_the_same_space_may_serve_the_operation_and_the_special_activity(kenya: Kenya) -> None:
    table = kenya(**MAU_MAU).play("op terror nyeri special oath nyeri 1 done")
    assert (table.pieces("nyeri"), table["resources"]) == ("2U 1A 1Ter Resist", 4)


@rule("kenya", "4.1", "2.3.1")
def test_a_special_activity_granted_by_an_event_does_not_affect_eligibility(british: Kenya) -> None:
    # K24 unshaded
    table = british(card="K24", nyeri="2T").play("event unshaded done done nyeri")
    assert (table.pieces("nyeri"), table.actor) == ("2T Loyal", "mau_mau")
    assert table["boxes"] == {"limited": None, "event": "british", "op": None}


# 4.1: before, during, after


@rule("kenya", "4.1", "4.3.1")
def test_supply_before_rally(kenya: Kenya) -> None:
    table = kenya(nairobi="2B", resources=1).play("op rally special meru embu nyeri")
    assert (table["resources"], table.actor) == (0, "british")
    assert [table.pieces(name) for name in ("meru", "embu", "nyeri")] == ["1U", "1U", "1U"]


@rule("kenya", "4.1", "4.3.1")
def test_rally_in_one_space_then_supply_then_rally_in_others(kenya: Kenya) -> None:
    # The example of 4.1.
    table = kenya(nairobi="2B", resources=1).play("op rally meru")
    assert (table["resources"], table.options) == (0, ["special", "done"])
    table.play("special supply embu nyeri")
    assert (table["resources"], table.actor) == (0, "british")
    assert [table.pieces(name) for name in ("meru", "embu", "nyeri")] == ["1U", "1U", "1U"]


@rule("kenya", "4.1", "4.3.1")
def test_supply_after_the_last_space(kenya: Kenya) -> None:
    table = kenya(**MAU_MAU, resources=3).play("op terror nyeri special supply done")
    assert (table["resources"], table.actor) == (3, "british")


@rule("kenya", "4.1", "4.3.2")
def test_oath_before_terror_uses_a_guerrilla_that_is_underground_still(kenya: Kenya) -> None:
    table = kenya(embu="1U", nairobi="1B 1U").play("op terror special oath 0 embu done")
    assert (table.pieces("embu"), table.actor) == ("1A 1Ter Resist", "british")
    table = kenya(embu="1U", nairobi="1B 1U").play("op terror embu special")
    assert (table.options, table.refused("oath")) == (["supply", "raid"], "4.1")


@rule("kenya", "4.1", "4.3.2")
def test_oath_after_rally_uses_the_guerrilla_just_placed(kenya: Kenya) -> None:
    table = kenya(thika="1A").play("op rally")
    assert table.refused("special") == "4.1"
    table.play("meru special oath 1 done")
    assert (table.pieces("meru"), table["resources"], table.actor) == ("2U Resist", 4, "british")


@rule("kenya", "4.1", "4.3.1", "3.3.2")
def test_supply_while_the_destinations_of_a_march_are_selected(kenya: Kenya) -> None:
    # [K-42]
    table = kenya(nairobi="2B", nyeri="3U", resources=1).play(
        "op march fort_hall special supply embu done fort_hall nyeri 1 nyeri 2"
    )
    assert [table.pieces(name) for name in ("fort_hall", "embu", "nyeri")] == ["1U", "2U", ""]
    assert (table["resources"], table.actor) == (1, "british")


@rule("kenya", "4.1", "4.3.1", "3.3.2")
def test_supply_after_a_march_follows_the_new_path(kenya: Kenya) -> None:
    # The Guerrilla in Kiambu connects Aberdares with Nairobi.
    table = kenya(aberdares="2B 1U", resources=1).play("op march")
    assert "supply" not in table.options
    table.play("kiambu done aberdares")
    assert (table.kind, table.options) == ("special", ["special", "done"])
    table.play("special supply")
    assert (table["resources"], table.actor) == (2, "british")


@rule("kenya", "4.1", "4.3.3", "3.3.2")
def test_raid_before_a_march_may_bring_the_guerrilla_that_marches(kenya: Kenya) -> None:
    # Rally, free in Embu, then March on from there.
    table = kenya(mount_kenya="1U").play("op march special raid embu rally 1 thika done embu 2")
    assert [table.pieces(name) for name in ("mount_kenya", "embu", "thika")] == ["", "", "2U"]
    assert table["resources"] == 4


@rule("kenya", "4.1", "4.2.1")
def test_the_british_choose_the_moment_too(british: Kenya) -> None:
    # Nairobi is under British Control only after its Deploy, Nyeri only before its Troops leave.
    start = {"nairobi": "1U", "nyeri": "1U 2T"}
    before = british(**start).play("op deploy special done thika nyeri 2")
    assert (before["nairobi"]["stance"], before["nyeri"]["stance"]) == ("neutral", "loyal")
    during = british(**start).play("op deploy nairobi 0 4 special reward nairobi done thika nyeri 2")
    assert (during["nairobi"]["stance"], during["nyeri"]["stance"]) == ("loyal", "neutral")
    after = british(**start).play("op deploy done thika nyeri 2 special")
    assert (after["thika"]["stance"], after["nyeri"]["stance"]) == ("loyal", "neutral")


# 4.1: a Special Activity that makes the Operation possible [K-41]


@rule("kenya", "4.1", "3.1", "4.3.1")
def test_supply_pays_for_an_operation_of_which_the_mau_mau_could_pay_nothing(kenya: Kenya) -> None:
    # [K-41] Oath and Raid are possible too, but would leave the Operation without a space.
    table = kenya(**MAU_MAU, resources=0)
    assert table.refused("limited") == "3.1"
    for operation in ("rally", "march", "terror"):
        table = kenya(**MAU_MAU, resources=0).play(f"op {operation}")
        assert (table.kind, table["resources"]) == (f"{operation}.space", 1)
        assert "special" not in table.options


@rule("kenya", "4.1", "3.1", "4.3.1")
@pytest.mark.parametrize(
    "there", [{"meru": "1B", "nyeri": "2U"}, {"nyeri": "2U"}, {"kiambu": "1T", "aberdares": "2B 1U"}]
)
def test_without_a_supply_there_is_no_operation_at_no_resources(kenya: Kenya, there: dict[str, str]) -> None:
    # [K-41] No Base, or none connected to Nairobi.
    table = kenya(**there, resources=0)
    assert [table.refused(action) for action in ("op", "limited")] == ["3.1", "3.1"]


@rule("kenya", "4.1", "3.1", "3.3.3")
def test_supply_alone_makes_no_terror_possible_without_an_underground_guerrilla(kenya: Kenya) -> None:
    # [K-41] One Special Activity, not two.
    table = kenya(nairobi="1B", nyeri="1A", resources=0).play("op")
    assert (table.options, table.refused("terror")) == (["rally", "march"], "3.1")


@rule("kenya", "4.1", "3.1", "3.3.3", "4.3.3")
def test_a_retreat_before_terror_hides_the_guerrillas_it_needs(kenya: Kenya) -> None:
    # [K-41] Aberdares is then the only space.
    table = kenya(nyeri="2A", resources=2).play("op terror")
    assert (table.kind, table.options) == ("raid.to", ["aberdares", "mount_kenya"])
    table.play("aberdares 2")
    assert [table.pieces(name) for name in ("nyeri", "aberdares")] == ["", "1U 1A 1Ter"]
    assert (table["resources"], table.actor) == (1, "british")


@rule("kenya", "4.1", "3.1", "3.3.3", "4.3.3")
def test_a_raid_that_terror_needs_has_to_leave_an_underground_guerrilla(kenya: Kenya) -> None:
    # [K-41] Raid's free Operation is a Rally, and not for a Base; Thompson's Falls, Loyal, cannot Rally.
    table = kenya(nyeri="1A", thompsons_falls="Loyal", aberdares="1A", resources=2).play("op terror")
    assert table.refused("thompsons_falls") == "3.3.1"
    table.play("nyeri strike")
    assert [table.pieces(name) for name in ("nyeri", "aberdares")] == ["3A 1Ter Resist", ""]
    assert (table["resources"], table.actor) == (1, "british")


@rule("kenya", "4.1", "3.1", "3.2.2", "4.2.3")
def test_an_air_strike_that_relocate_needs_has_to_win_control(british: Kenya) -> None:
    # [K-41] Not Thika, where Relocate could not take place.
    table = british(kiambu="2P 2A", thika="1A", nyeri="1P 3A").play("op relocate")
    assert (table.pieces("kiambu"), table["kiambu"]["population"]) == ("1A 2P", 1)


@rule("kenya", "4.1", "3.1", "3.3.3", "4.3.3")
def test_a_special_activity_may_take_the_last_space_away(kenya: Kenya) -> None:
    # [B5, K-41] The free Terror Activates the only Guerrilla.
    table = kenya(aberdares="1U", nyeri="2P", resources=1).play("op terror special raid nyeri terror terror")
    assert (table.pieces("nyeri"), table["resources"], table.actor) == ("1A 2P 1Ter Resist", 1, "british")


@rule("kenya", "4.1", "3.1", "3.3.3", "4.3.3")
def test_a_strike_before_terror_may_rally_the_guerrilla_it_needs(kenya: Kenya) -> None:
    # [K-41]
    table = kenya(nyeri="1A", aberdares="1A", resources=2).play("op terror nyeri strike 1")
    assert [table.pieces(name) for name in ("nyeri", "aberdares")] == ["3A 1Ter Resist", ""]
    assert (table["resources"], table.actor) == (1, "british")


@rule("kenya", "4.1", "3.1", "3.3.3", "4.3.3")
def test_terror_may_be_chosen_where_only_a_strike_can_rally_the_guerrilla_it_needs(kenya: Kenya) -> None:
    # [K-41] Nobody could retreat; the Active Guerrilla strikes, Rally places an Underground one, Terror follows.
    table = kenya(aberdares="1A", resources=2).play("op terror nyeri")
    assert [table.pieces(name) for name in ("nyeri", "aberdares")] == ["2A 1Ter Resist", ""]
    assert (table["resources"], table.actor) == (1, "british")


@rule("kenya", "4.1", "3.1", "3.3.3")
def test_a_limited_terror_has_no_raid_to_help_it(kenya: Kenya) -> None:
    # [K-41]
    table = kenya(nyeri="2A", resources=2).play("limited")
    assert table.refused("terror") == "3.1"
