"""Special Activities in general (4.1) and which Operations they accompany (4.1.1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.harness import Table, rule

Cyprus = Callable[..., Table]

BRITISH: dict[str, Any] = {
    "first": "british", "nicosia": "1A 3T 1P", "karpas": "1A 2T", "limassol": "2T 1P 1Sab", "larnaca": "2T 1P Cur",
    "prison": 4,
}  # fmt: skip
"""Every British Operation and, but for the pairing, every British Special Activity is possible."""

EOKA: dict[str, Any] = {
    "nicosia": "2U 1P 1Sab", "karpas": "2U 1P 1Sab", "paphos": "1U", "troodos": "1C",
}  # fmt: skip
"""Every EOKA Operation and, but for the pairing, every EOKA Special Activity is possible."""


# 4.1.1: accompanying Operations


@rule("cyprus", "4.1.1", "4.2.1", "4.2.2", "4.2.3")
@pytest.mark.parametrize(
    ("operation", "specials"),
    [
        ("deploy", ["restore", "diplomacy"]),
        ("search", ["diplomacy", "interrogate"]),
    ],
)
def test_which_special_activities_accompany_deploy_and_search(
    cyprus: Cyprus, operation: str, specials: list[str]
) -> None:
    table = cyprus(**BRITISH).play(f"op {operation} special")
    assert table.options == specials
    for special in {"restore", "diplomacy", "interrogate"} - set(specials):
        assert table.refused(special) == "4.1.1"


@rule("cyprus", "4.1.1", "4.2.2")
def test_only_diplomacy_accompanies_patrol(cyprus: Cyprus) -> None:
    # [C-1] Not Interrogate, though the example of play says so. The single option is taken by itself.
    table = cyprus(**BRITISH).play("op patrol special")
    assert table["international_opinion"] == 1
    assert table["intel"] == []
    table = cyprus(**{**BRITISH, "international_opinion": 0}).play("op patrol")
    assert "special" not in table.options


@rule("cyprus", "4.1.1", "4.2.3")
def test_only_interrogate_accompanies_assault(cyprus: Cyprus) -> None:
    table = cyprus(**BRITISH).play("op assault special {2} {1}")
    assert table["intel"] == [2, 1]
    table = cyprus(**{**BRITISH, "prison": 1}).play("op assault")
    assert "special" not in table.options


@rule("cyprus", "4.1.1", "4.3.1", "4.3.2", "4.3.3")
@pytest.mark.parametrize("operation", ["recruit", "travel"])
def test_every_eoka_special_activity_accompanies_recruit_and_travel(cyprus: Cyprus, operation: str) -> None:
    table = cyprus(**EOKA).play(f"op {operation} special")
    assert table.options == ["smuggle", "infiltrate", "propagandize"]


@rule("cyprus", "4.1.1", "4.3.1", "4.3.2", "4.3.3")
@pytest.mark.parametrize("operation", ["sabotage", "ambush"])
def test_sabotage_and_ambush_are_accompanied_by_all_but_smuggle(cyprus: Cyprus, operation: str) -> None:
    table = cyprus(**EOKA).play(f"op {operation} special")
    assert table.options == ["infiltrate", "propagandize"]
    assert table.refused("smuggle") == "4.1.1"


# 4.1: one of them, in a full Operation


@rule("cyprus", "4.1")
@pytest.mark.parametrize("operation", ["deploy", "patrol", "search", "assault"])
def test_the_british_may_execute_one_special_activity_only(cyprus: Cyprus, operation: str) -> None:
    table = cyprus(**BRITISH).play(f"op {operation} special")
    if table.kind == "special_activity":
        table.play("diplomacy")
    if table.actor == "chance":
        table.play("{0} {0}")
    assert table.kind == f"{operation}.space"
    assert "special" not in table.options


@rule("cyprus", "4.1")
@pytest.mark.parametrize("operation", ["recruit", "travel", "sabotage", "ambush"])
def test_eoka_may_execute_one_special_activity_only(cyprus: Cyprus, operation: str) -> None:
    table = cyprus(**EOKA).play(f"op {operation} special infiltrate nicosia")
    assert "special" not in table.options


@rule("cyprus", "4.1")
@pytest.mark.parametrize("operation", ["recruit", "travel", "sabotage", "ambush"])
def test_it_may_come_before_the_first_space(cyprus: Cyprus, operation: str) -> None:
    table = cyprus(**EOKA).play(f"op {operation} special propagandize nicosia")
    assert table["political_will"] == 9
    assert table.kind in (f"{operation}.space", f"{operation}.origin")


@rule("cyprus", "4.1")
@pytest.mark.parametrize(
    "play",
    ["recruit paphos", "travel paphos limassol", "sabotage nicosia done {1}", "ambush nicosia {1} done"],
)
def test_it_may_come_between_two_spaces(cyprus: Cyprus, play: str) -> None:
    table = cyprus(**EOKA).play(f"op {play} special propagandize karpas")
    assert table["political_will"] == 9
    assert table.kind in ("recruit.space", "travel.origin", "sabotage.space", "ambush.space")
    assert len(table.options) > 1


@rule("cyprus", "4.1")
@pytest.mark.parametrize(
    "play",
    [
        "recruit paphos limassol nicosia",
        "travel paphos limassol nicosia limassol 2 karpas larnaca 2",
        "sabotage nicosia done {1} karpas {1} paphos done {1}",
        "ambush nicosia {1} done karpas {1} done paphos {1} done",
    ],
)
def test_it_may_come_after_the_last_space(cyprus: Cyprus, play: str) -> None:
    table = cyprus(**{**EOKA, "larnaca": "1A 1Sab"}).play(f"op {play} special propagandize larnaca")
    assert table["political_will"] == 9


@rule("cyprus", "4.1")
def test_it_is_not_offered_once_the_operation_is_over(cyprus: Cyprus) -> None:
    table = cyprus(**EOKA).play("op recruit paphos done")
    assert table.actor == "british"


@rule("cyprus", "4.1")
def test_it_is_offered_only_when_one_could_be_executed(cyprus: Cyprus) -> None:
    table = cyprus(nicosia="1U 2P", limassol="1U").play("op sabotage")
    assert "special" not in table.options


@rule("cyprus", "4.1", "4.3.1")
def test_a_space_is_selected_only_once_as_its_location(cyprus: Cyprus) -> None:
    table = cyprus(paphos="1U", limassol="1U", international_opinion=4)
    table.play("op travel special smuggle place paphos place")
    assert (table["paphos"]["caches"], table["limassol"]["caches"]) == (1, 1)


@rule("cyprus", "4.1", "5.1")
def test_an_event_may_grant_a_free_one(cyprus: Cyprus) -> None:
    # C3 shaded; the Event box decides eligibility, nothing else does.
    table = cyprus(card="C3", nicosia="1U 1T Cur").play("event shaded nicosia pass.op {0}")
    assert table["international_opinion"] == 4
    assert table["first"] == "eoka"


@rule("cyprus", "4.1", "3.1")
def test_the_last_available_cell_is_infiltrated_and_none_is_left_to_recruit(cyprus: Cyprus) -> None:
    # Nothing is made out of thin air: twelve Cells before and after.
    table = cyprus(troodos="6U 1C", kyrenia="4U", nicosia="1U 1P").play("op recruit special infiltrate")
    assert [table.pieces(space) for space in ("troodos", "kyrenia", "nicosia")] == ["6U 1C", "4U", "2U"]
    assert table["available"]["cells"] == 0


@rule("cyprus", "4.2")
def test_the_british_choose_from_restore_diplomacy_and_interrogate(cyprus: Cyprus) -> None:
    table = cyprus(card="C12", first="british", nicosia="1T 1P 1Sab", akrotiri="1T", prison=2)
    table.play("event unshaded search akrotiri done search akrotiri done")
    assert table.options == ["restore", "diplomacy", "interrogate"]


@rule("cyprus", "4.3")
def test_eoka_chooses_from_smuggle_infiltrate_and_propagandize(cyprus: Cyprus) -> None:
    table = cyprus(paphos="1U", nicosia="1U 1P 1Sab").play("op travel special")
    assert table.options == ["smuggle", "infiltrate", "propagandize"]
