"""Operations in general (3.1), free ones (3.1.2) and Limited ones (2.3.4)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from tests.harness import KENYA, Table, rule

Kenya = Callable[..., Table]

MAU_MAU: dict[str, Any] = {"nairobi": "1B 1U", "nyeri": "2U", "embu": "1U", "aberdares": "1B 1U"}
"""Every Operation and every Special Activity of the Mau Mau is possible."""

BRITISH: dict[str, Any] = {"nyeri": "1A 3T Resist", "embu": "1A 2T", "aberdares": "2A 2T"}
"""Every British Operation is possible, and a Special Activity with each."""


@pytest.fixture
def british(kenya: Kenya) -> Kenya:
    """A position in which the British are First Eligible."""
    return partial(kenya, first="british")


# 3.1: one of the Faction's Operations


@rule("kenya", "3.1", "3.2")
@pytest.mark.parametrize("action", ["op", "limited"])
def test_the_british_choose_one_of_their_four_operations(british: Kenya, action: str) -> None:
    table = british(**BRITISH).play(action)
    assert (table.actor, table.kind) == ("british", "operation")
    assert table.options == ["deploy", "relocate", "sweep", "assault"]


@rule("kenya", "3.1", "3.3")
@pytest.mark.parametrize("action", ["op", "limited"])
def test_the_mau_mau_choose_one_of_their_three_operations(kenya: Kenya, action: str) -> None:
    table = kenya(**MAU_MAU).play(action)
    assert (table.actor, table.kind) == ("mau_mau", "operation")
    assert table.options == ["rally", "march", "terror"]


@rule("kenya", "3.1")
def test_one_operation_only(british: Kenya) -> None:
    table = british(nyeri="1A 1T", embu="1U 1T", pipeline=0).play("op assault nyeri done")
    assert [table.pieces(name) for name in ("nyeri", "embu")] == ["1T", "1U 1T"]
    assert (table.actor, table.kind) == ("mau_mau", "action")


# 3.1: an Operation needs a space [B2]


@rule("kenya", "3.1")
def test_on_an_empty_map_the_british_may_deploy_and_sweep(british: Kenya) -> None:
    # [B2]
    for action in ("op", "limited"):
        table = british().play(action)
        assert table.options == ["deploy", "sweep"]
        assert [table.refused(operation) for operation in ("relocate", "assault")] == ["3.1", "3.1"]


@rule("kenya", "3.1")
def test_without_guerrillas_on_the_map_the_mau_mau_can_only_rally(kenya: Kenya) -> None:
    # [B2] The single option is taken by itself.
    for action in ("op", "limited"):
        assert kenya(nyeri="1B 2T").play(action).kind == "rally.space"


@rule("kenya", "3.1", "3.3.3")
def test_without_an_underground_guerrilla_there_is_no_terror(kenya: Kenya) -> None:
    # [B2, K-41] Thika is next to no Mountain Jungle, so no Raid can hide them.
    for action in ("op", "limited"):
        table = kenya(thika="2A", nairobi="1A").play(action)
        assert (table.options, table.refused("terror")) == (["rally", "march"], "3.1")


@rule("kenya", "3.1")
@pytest.mark.parametrize("operation", ["relocate", "sweep", "assault"])
@pytest.mark.parametrize("action", ["op", "limited"])
def test_a_british_operation_selects_at_least_one_space(british: Kenya, operation: str, action: str) -> None:
    # [B2]
    assert "done" not in british(**BRITISH).play(f"{action} {operation}").options


@rule("kenya", "3.1")
@pytest.mark.parametrize("operation", ["rally", "march", "terror"])
@pytest.mark.parametrize("action", ["op", "limited"])
def test_a_mau_mau_operation_selects_at_least_one_space(kenya: Kenya, operation: str, action: str) -> None:
    # [B2]
    assert "done" not in kenya(**MAU_MAU).play(f"{action} {operation}").options


@rule("kenya", "3.1")
@pytest.mark.parametrize("action", ["op", "limited"])
def test_only_deploy_may_select_no_space(british: Kenya, action: str) -> None:
    # [B2]
    assert "done" in british(**BRITISH).play(f"{action} deploy").options


# 3.1: each space once, any number of them


@rule("kenya", "3.1")
@pytest.mark.parametrize("play", ["rally nyeri 1", "march embu", "terror nyeri"])
def test_the_mau_mau_select_a_space_only_once(kenya: Kenya, play: str) -> None:
    table = kenya(**MAU_MAU).play(f"op {play}")
    assert table.refused(play.split()[1]) == "3.1"


@rule("kenya", "3.1")
@pytest.mark.parametrize("play", ["deploy nyeri 1", "relocate embu", "sweep nyeri", "assault nyeri"])
def test_the_british_select_a_space_only_once(british: Kenya, play: str) -> None:
    table = british(**BRITISH, pipeline=4).play(f"op {play}")
    assert table.refused(play.split()[1]) == "3.1"


@rule("kenya", "3.1")
def test_rally_takes_place_in_any_number_of_spaces(kenya: Kenya) -> None:
    table = kenya(resources=20, political_will=20).play("op rally").play(" ".join(reversed(KENYA)))
    assert [table.pieces(space) for space in KENYA] == ["1U"] * 12
    assert (table["resources"], table["available"]["guerrillas"], table["political_will"]) == (8, 3, 6)


@rule("kenya", "3.1")
def test_terror_takes_place_in_any_number_of_spaces(kenya: Kenya) -> None:
    table = kenya(**{space: "1U" for space in KENYA}, resources=13).play("op terror").play(" ".join(reversed(KENYA)))
    table.play("done")
    assert [table.pieces(space) for space in KENYA] == ["1A 1Ter Resist"] * 10 + ["1A 1Ter"] * 2
    assert table["resources"] == 1


@rule("kenya", "3.1", "3.3.2")
def test_march_has_any_number_of_destinations(kenya: Kenya) -> None:
    table = kenya(resources=6, nyeri="5U").play("op march fort_hall embu nanyuki aberdares mount_kenya")
    assert table["resources"] == 1
    table.play("done mount_kenya nyeri 1 fort_hall nyeri 1 embu nyeri 1 nanyuki nyeri 1 nyeri")
    assert [table.pieces(name) for name in ("fort_hall", "embu", "nanyuki", "aberdares", "mount_kenya", "nyeri")] == [
        "1U", "1U", "1U", "1U", "1U", "",
    ]  # fmt: skip


@rule("kenya", "3.1")
def test_as_few_spaces_as_the_faction_likes(kenya: Kenya) -> None:
    table = kenya(**MAU_MAU).play("op terror embu done")
    assert [table.pieces(name) for name in ("nyeri", "embu")] == ["2U", "1A 1Ter Resist"]
    assert (table["resources"], table.actor) == (4, "british")


@rule("kenya", "3.1")
def test_the_executing_faction_chooses_the_order_of_spaces(kenya: Kenya) -> None:
    # Nanyuki's Active Guerrilla is taken for Nyeri first; an Underground one then comes back.
    table = kenya(nyeri="14U", nanyuki="1A").play("op rally nyeri 1 nanyuki nanyuki 1 nyeri done")
    assert [table.pieces(name) for name in ("nyeri", "nanyuki")] == ["14U", "1U"]
    assert table["resources"] == 3


@rule("kenya", "3.1")
def test_the_british_choose_the_order_of_spaces_too(british: Kenya) -> None:
    # Embu takes both of Nyeri's Police, one of which came from Embu just before.
    table = british(nyeri="1P", embu="14P").play("op deploy nyeri 1 embu embu 2 nyeri nyeri done")
    assert [table.pieces(name) for name in ("nyeri", "embu")] == ["", "15P"]


@rule("kenya", "3.1")
def test_a_space_is_tested_when_it_is_resolved_not_before(british: Kenya) -> None:
    # [B5] Nyeri gives its only Police away, and with it the Control it needs.
    table = british(nyeri="1P", embu="8P", meru="6P").play("op deploy")
    assert "nyeri" in table.options
    table.play("embu 1 nyeri")
    assert table.pieces("nyeri") == ""
    assert "nyeri" not in table.options


@rule("kenya", "3.1")
def test_targeted_pieces_are_affected_to_the_maximum_extent(british: Kenya) -> None:
    # Nobody asks how many.
    table = british(nyeri="1B 2A 3T").play("limited assault nyeri")
    assert (table.pieces("nyeri"), table.actor) == ("3T", "mau_mau")


@rule("kenya", "3.1")
def test_actions_on_enemy_pieces_need_no_permission(kenya: Kenya) -> None:
    table = kenya(nyeri="1U 2P", embu="1U 1P").play("op terror nyeri 2")
    assert (table.pieces("nyeri"), table.actor) == ("1A", "mau_mau")


# 3.1: Resources


@rule("kenya", "3.1", "1.8")
@pytest.mark.parametrize(
    ("play", "cost"),
    [
        ("rally nyeri 1 done", 1),
        ("rally nyeri 1 meru thika done", 3),
        ("rally nyeri base done", 1),
        ("rally nairobi 3 done", 1),
        ("march embu done nyeri 2 done", 1),
        ("march fort_hall embu done fort_hall nyeri 1 done nyeri done", 2),
        ("terror nyeri done", 1),
        ("terror nyeri embu nairobi done", 3),
    ],
)
def test_the_mau_mau_pay_a_resource_for_each_space_selected(kenya: Kenya, play: str, cost: int) -> None:
    table = kenya(**MAU_MAU).play(f"op {play}")
    assert table["resources"] == 5 - cost


@rule("kenya", "3.1", "1.8")
@pytest.mark.parametrize(
    ("play", "next_space"),
    [("rally nyeri 1 embu 1", "meru"), ("march nyeri embu", "meru"), ("terror nyeri embu", "aberdares")],
)
def test_every_space_must_be_paid_for(kenya: Kenya, play: str, next_space: str) -> None:
    # Supply is still open, so the question stands.
    table = kenya(**MAU_MAU, resources=2).play(f"op {play}")
    assert table["resources"] == 0
    assert table.refused(next_space) == "3.1"


@rule("kenya", "3.1", "1.8")
@pytest.mark.parametrize("operation", ["rally nyeri 1", "march nyeri embu done", "terror nyeri"])
def test_a_limited_operation_costs_a_resource_too(kenya: Kenya, operation: str) -> None:
    table = kenya(**MAU_MAU, resources=1).play(f"limited {operation}")
    assert (table["resources"], table.actor) == (0, "british")


@rule("kenya", "3.1", "2.3.3")
def test_without_resources_the_mau_mau_cannot_operate(kenya: Kenya) -> None:
    table = kenya(nyeri="2U", resources=0)
    assert [table.refused(action) for action in ("op", "limited")] == ["3.1", "3.1"]
    assert table.options == ["event", "pass.op", "pass.limited", "pass.event"]


@rule("kenya", "3.1")
@pytest.mark.parametrize("play", ["deploy nyeri 1 embu 1 done", "sweep nyeri embu done", "assault nyeri embu"])
def test_british_operations_cost_no_resources(british: Kenya, play: str) -> None:
    table = british(**BRITISH, resources=0).play(f"op {play}")
    assert table["resources"] == 0


# 2.3.4: Limited Operations


@rule("kenya", "2.3.4", "3.1")
@pytest.mark.parametrize("operation", ["deploy", "relocate", "sweep", "assault"])
def test_a_limited_british_operation_has_no_special_activity(british: Kenya, operation: str) -> None:
    assert "special" in british(**BRITISH).play(f"op {operation}").options
    table = british(**BRITISH).play(f"limited {operation}")
    assert table.refused("special") == "4.1"


@rule("kenya", "2.3.4", "3.1")
@pytest.mark.parametrize("operation", ["rally", "march", "terror"])
def test_a_limited_mau_mau_operation_has_no_special_activity(kenya: Kenya, operation: str) -> None:
    assert "special" in kenya(**MAU_MAU).play(f"op {operation}").options
    table = kenya(**MAU_MAU).play(f"limited {operation}")
    assert table.refused("special") == "4.1"


@rule("kenya", "2.3.4", "3.1")
@pytest.mark.parametrize("play", ["rally meru", "terror embu"])
def test_a_limited_mau_mau_operation_takes_place_in_one_space(kenya: Kenya, play: str) -> None:
    table = kenya(**MAU_MAU).play(f"limited {play}")
    assert (table.actor, table.kind, table["resources"]) == ("british", "action", 4)


@rule("kenya", "2.3.4", "3.3.2")
def test_a_limited_march_has_many_origins_but_one_destination(kenya: Kenya) -> None:
    table = kenya(nyeri="1U", embu="1U", thika="1U").play("limited march fort_hall nyeri embu thika")
    assert [table.pieces(name) for name in ("fort_hall", "nyeri", "embu", "thika")] == ["3U", "", "", ""]
    assert (table["resources"], table.actor) == (4, "british")


# 3.1.2: free Operations


@rule("kenya", "3.1.2", "4.3.3", "5.4")
def test_raid_s_operation_costs_nothing(kenya: Kenya) -> None:
    table = kenya(**MAU_MAU, resources=2).play("op rally meru special raid nyeri strike aberdares terror")
    assert table["resources"] == 1
    assert [table.pieces(name) for name in ("nyeri", "aberdares", "meru")] == ["2U 1A 1Ter Resist", "1B", "1U"]


@rule("kenya", "3.1.2", "5.4")
def test_an_event_s_free_operation_costs_nothing(kenya: Kenya) -> None:
    # K22 shaded
    table = kenya(card="K22", resources=0, nyeri="1U").play("event shaded terror rally nyeri 1")
    assert (table["resources"], table.pieces("nyeri"), table.actor) == (0, "1U 1A 1Ter Resist", "british")


@rule("kenya", "3.1.2", "5.4", "3.3.1")
def test_all_other_requirements_of_a_free_operation_apply(kenya: Kenya) -> None:
    # K20 shaded
    table = kenya(card="K20", resources=0, thika="Loyal").play("event shaded")
    assert (table.kind, table.refused("thika")) == ("rally.space", "3.3.1")
    table.play("meru")
    assert table.refused("meru") == "3.1"
    table.play("nyeri")
    assert (table["resources"], table.pieces("meru"), table.pieces("nyeri")) == (0, "1U", "1U")
    assert table.actor == "british"


@rule("kenya", "3.1.2", "5.4", "2.3.4")
def test_a_free_limited_operation_has_no_special_activity(british: Kenya) -> None:
    # K9 unshaded
    table = british(card="K9", **BRITISH).play("event unshaded assault")
    assert table.refused("special") == "4.1"


@rule("kenya", "3.1.2", "5.4", "2.3.1")
def test_a_free_operation_does_not_affect_eligibility(kenya: Kenya) -> None:
    # K22 shaded
    table = kenya(card="K22", nyeri="1U").play("event shaded terror rally meru")
    assert table["boxes"] == {"limited": None, "event": "mau_mau", "op": None}
    assert table["first"] == "mau_mau"
